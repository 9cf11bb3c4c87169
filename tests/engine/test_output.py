"""What commands print: readable in every encoding, and no traceback where nobody takes it."""

import errno
import io
import os
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from chapiteau import cli, record, registry
from chapiteau.chance import seed_from
from chapiteau.console import run
from chapiteau.match import Match
from chapiteau.readable import NAME, plain
from chapiteau.text import sources
from chapiteau.words import LANGUAGES
from tests.kit import play

ENCODINGS = ["ascii", "cp1252", "cp850", "latin-1", "utf-8"]


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record with names from everywhere."""
    made = Match.start("flip-circus", 2, {}, seed_from(4), names=["Zoë Œuvre", "שלום \x1b[2J"])
    rng = made.state.chance.stream("test")
    while not made.state.is_final():
        play.do(made, play.chance(made, rng))
    file = tmp_path_factory.mktemp("output") / "match.json"
    file.write_bytes(record.encode(record.of(made)))
    return file


def printed(
    monkeypatch: pytest.MonkeyPatch, encoding: str, *words: str, errors: str = "strict"
) -> tuple[int, str, str]:
    """(exit code, output, errors) of a command, with streams of that encoding."""
    streams = [io.TextIOWrapper(io.BytesIO(), encoding, errors) for _ in range(2)]
    monkeypatch.setattr(sys, "stdout", streams[0])
    monkeypatch.setattr(sys, "stderr", streams[1])
    monkeypatch.setattr(sys, "argv", ["chapiteau", *words])
    with pytest.raises(SystemExit) as left:
        cli.main()
    for stream in streams:
        stream.flush()
    out, err = (stream.buffer.getvalue().decode(encoding) for stream in streams)
    return int(left.value.code or 0), out, err


COMMANDS = [
    ["rules", "{title}"],
    ["components", "{title}"],
    ["playthrough", "{title}", "--head", "3", "--tail", "1", "--players", "2"],
    ["perft", "{title}", "--depth", "1"],
    ["match", "{title}", "--games", "1", "--players", "random,random", "--report"],
    ["rules", "{title}", "--help"],
    ["rules", "no-such-title"],
    ["perft", "{title}", "--option", "œ=«ÿ»"],
]


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_every_command_is_readable_in_every_encoding(
    monkeypatch: pytest.MonkeyPatch, encoding: str, words: list[str]
) -> None:
    filled = [word.format(title="flip-circus") for word in words]
    language = [] if "--help" in words else ["--lang", "fr"]
    code, out, err = printed(monkeypatch, encoding, *filled, *language)
    _, whole, fault = printed(monkeypatch, "utf-8", *filled, *language)
    assert (out + err).strip()
    assert "Traceback" not in out + err
    assert code == (2 if fault else 0)
    # Nothing is lost but accents and narrow spaces.
    letters = "".join(plain(c) if not c.isascii() else c for c in whole + fault)
    flat = "".join(plain(c) if not c.isascii() else c for c in out + err)
    if "match" not in words:  # It tells the time.
        assert re.sub(r"\s+", "", flat) == re.sub(r"\s+", "", letters)


def test_accents_stay_where_the_encoding_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    first = {
        encoding: printed(monkeypatch, encoding, "rules", "flip-circus", "--lang", "fr")[1]
        for encoding in ENCODINGS
    }
    assert "*Décision\u202f:*" in first["utf-8"]
    assert "*Décision :*" in first["cp1252"]
    assert "*Décision :*" in first["cp850"]
    assert "*Decision :*" in first["ascii"]


def test_names_of_a_record_are_shown_without_harm(
    monkeypatch: pytest.MonkeyPatch, match: Path
) -> None:
    for encoding in ENCODINGS:
        code, out, err = printed(monkeypatch, encoding, "record", "show", str(match))
        assert (code, err) == (0, "")
        assert "\x1b" not in out
        assert ("\u2068שלום [2J\u2069" if encoding == "utf-8" else "???? [2J") in out
        assert {"ascii": "Zoe OEuvre", "utf-8": "Zoë Œuvre", "cp1252": "Zoë Œuvre"}.get(
            encoding, "Zoë OEuvre"
        ) in out


def test_all_letters_of_our_own_have_others_to_stand_in() -> None:
    pages = [source.read_text("utf-8") for lang in LANGUAGES for source in sources(lang)]
    for name in registry.names():
        room = files(registry.folder(name))
        own = [f"RULES.{lang}.md" for lang in LANGUAGES]
        pages += [(room / part).read_text("utf-8") for part in (*own, "components.toml")]
    letters = {letter for page in pages for letter in page if not letter.isascii()}
    letters.discard("\u00ad")  # It shows only where a line is broken.
    assert len(letters) > 20
    assert not [
        letter for letter in letters if plain(letter) in ("", "?") or not plain(letter).isascii()
    ]
    assert "a\u202fb\u200dc\u2068".encode("ascii", NAME) == b"a bc"


# ---- as programs

SCRIPT = [sys.executable, "-m", "chapiteau"]
ENVIRONMENT = {**os.environ, "CHAPITEAU_BUILD": "interpreted"}


@pytest.mark.slow
def test_the_package_can_be_run() -> None:
    for words, expected in ((["--version"], "chapiteau 0."), (["--help"], "playthrough")):
        said = subprocess.run(
            [*SCRIPT, *words], capture_output=True, text=True, env=ENVIRONMENT, check=True
        )
        assert expected in said.stdout
        assert said.stderr == ""


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp850"])
def test_output_into_a_file(tmp_path: Path, encoding: str) -> None:
    """`PYTHONIOENCODING` as a person sets it, or as a code page does."""
    file = tmp_path / "rules.md"
    with file.open("wb") as out:
        done = subprocess.run(
            [*SCRIPT, "rules", "flip-circus", "--lang", "fr"],
            stdout=out,
            stderr=subprocess.PIPE,
            env={**ENVIRONMENT, "PYTHONIOENCODING": encoding},
            check=True,
        )
    assert done.stderr == b""
    assert "**FC-8.3**" in file.read_text(encoding)


@pytest.mark.slow
@pytest.mark.parametrize(
    "words",
    [["rules", "drum-roll"], ["--help"], ["perft", "flip-circus", "--depth", "1"]],
    ids=" ".join,
)
@pytest.mark.parametrize("taken", [0, 1])
def test_a_reader_that_leaves_early_is_no_fault(words: list[str], taken: int) -> None:
    """As `| head -1` does."""
    program = subprocess.Popen(
        [*SCRIPT, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
    )
    assert program.stdout is not None
    assert program.stderr is not None
    for _ in range(taken):
        program.stdout.readline()
    program.stdout.close()
    assert program.stderr.read() == b""
    program.stderr.close()
    assert program.wait() in (0, 1)


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device")
@pytest.mark.parametrize(
    "words", [["rules", "drum-roll"], ["--version"], ["components", "flip-circus"]]
)
def test_a_full_disk_is_one_sentence(words: list[str]) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [*SCRIPT, *words], stdout=full, stderr=subprocess.PIPE, env=ENVIRONMENT
        )
    said = done.stderr.decode()
    assert done.returncode == 2
    assert said.count("\n") == 1
    assert said.startswith(f"chapiteau: The output cannot be written: {os.strerror(errno.ENOSPC)}")


def test_a_command_that_ends_well_ends_with_0(capsys: pytest.CaptureFixture[str]) -> None:
    run(lambda: print("done"))
    assert capsys.readouterr().out == "done\n"
