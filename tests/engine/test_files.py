"""Files that people bring along: what editors write is read, and whatever is broken is one sentence that says where, in every command."""

import errno
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from chapiteau import cli, components, record, registry
from chapiteau.chance import commitment, seed_from
from chapiteau.components import LARGEST_FILE as LARGEST_BOX
from chapiteau.files import BOM
from chapiteau.match import Match
from chapiteau.record import LARGEST
from chapiteau.words import ChapiteauError
from tests.kit import play

pytestmark = pytest.mark.engine

SEED = bytes(32)
HEAD = (
    b'{"format": 1, "title": "flip-circus", "rules_version": 1, "players": 2, "options": {}, '
    + f'"commitment": "{commitment(SEED)}", "seed": "{SEED.hex()}"'.encode()
)
DEEP = 20_000

RECORDS: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "line 1, column 1, it is no JSON"),
    "a byte": (b'{\n "title": "\xff"}', "line 2, column 12, a byte is no UTF-8"),
    "half a letter": (b'{"title": "caf\xc3', "line 1, column 15, a byte is no UTF-8"),
    "UTF-16": ('{"format": 1}'.encode("utf-16"), "line 1, column 1, a byte is no UTF-8"),
    "NUL": (b'{"title":\x00}', "line 1, column 10, it is no JSON"),
    "only NUL": (bytes(5000), "line 1, column 1, it is no JSON"),
    "cut off": (HEAD + b',\n "entries": [{"player": 0', "line 2, column 26, it is no JSON"),
    "a comma": (HEAD + b",\n}", "line 2, column 1, it is no JSON"),
    "no value": (HEAD + ',\n "names": ["é", tru]}'.encode(), "line 2, column 21, it is no JSON"),
    "half a pair": (b'{"title":\n "\\ud83d"}', "line 2, column 3, it is no JSON"),
    "a list": (b"[]", "got `array`"),
    "a word": (b'"flip"', "got `str`"),
    "nothing in it": (b"{}", "missing required field `format`"),
    "a kind": (HEAD.replace(b'"players": 2', b'"players": "2"') + b"}", "at players, Expected `int`"),
    "an entry": (HEAD + b', "entries": [{"player": 0}, {"player": 1.5}]}', "at entries[1].player"),
    "a field": (HEAD + b', "entries": [], "colour": 1}', "unknown field `colour`"),
    "deep": (b"[" * DEEP, "got `array`"),
    "deep inside": (HEAD + b', "components": {"a":' + b"[" * DEEP, "too many brackets"),
    "deep in both": (HEAD + b', "components": ' + b'{"a":' * DEEP + b"1" + b"}" * DEEP + b"}", "too many brackets"),
    "huge": (HEAD.replace(b'version": 1', b'version": 1' + b"0" * 40) + b', "entries": []}', "1" + "0" * 40),
    "more digits than Python likes": (HEAD.replace(b'version": 1', b'version": 1' + b"0" * 5000) + b', "entries": []}', ""),
    "a huge fraction": (HEAD.replace(b'version": 1', b'version": 1e999') + b', "entries": []}', "at rules_version"),
    "huge player": (HEAD.replace(b'players": 2', b'players": 2' + b"0" * 40) + b', "entries": []}', ""),
    "huge entry": (HEAD + b', "entries": [{"player": 0, "action": 1' + b"0" * 40 + b"}]}", ""),
}  # fmt: skip

BOXES: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "line 1: expected the key"),
    "a byte": (b'a = 1\nb = "\xff"\n', "line 2, column 6, a byte is no UTF-8"),
    "UTF-16": ("a = 1".encode("utf-16"), "line 1, column 1, a byte is no UTF-8"),
    "NUL": (b"a = 1\nb = \x00\n", "line 2"),
    "cut off": (b"a = 1\nb = [1,\n", "line 2"),
    "no TOML": (b"a = 1\n<html>\n", "line 2"),
    "a word twice": (b"a = 1\na = 2\n", "line 2"),
    "deep": (b"a = 1\nb = " + b"[" * DEEP + b"]" * DEEP + b"\n", "line 2: expected levels of tables and lists: 8 at most"),
    "a little deep": (b"a = 1\nb = " + b"[" * 8 + b"]" * 8 + b"\nc = 2\n", "line 2: expected levels of tables and lists: 8 at most"),
    "deep tables": (b"a = 1\n\n[" + b".".join([b"t"] * 2000) + b"]\nx = 1\n", "line 3: expected levels of tables and lists: 8 at most"),
    "deep on many lines": (b"a = 1\nb = [\n" + b"[\n" * DEEP + b"]\n" * DEEP + b"]\n", "expected levels of tables and lists: 8 at most"),
    "more digits than Python likes": (b"a = 1\nb = 1" + b"0" * 5000 + b"\n", "line 2: expected a number"),
    "huge": (b"a = 1" + b"0" * 40 + b"\n", "line 1"),
}  # fmt: skip


class Said:
    """What a command printed and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


Run = Callable[..., Said]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.delenv("CHAPITEAU_LANG", raising=False)

    def command(*words: str) -> Said:
        monkeypatch.setattr(sys, "argv", ["chapiteau", *words])
        with pytest.raises(SystemExit) as left:
            cli.main()
        said = capsys.readouterr()
        return Said(int(left.value.code or 0), said.out, said.err)

    return command


def one_sentence(said: Said, expected: str) -> None:
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1, said.err
    assert len(said.err) < 6000
    assert "Traceback" not in said.err
    assert expected in said.err


# ---- records


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.parametrize(
    "words", [("record", "verify"), ("record", "show"), ("perft", "flip-circus", "--position")]
)
def test_a_broken_record_is_one_sentence(
    run: Run, tmp_path: Path, name: str, words: tuple[str, ...]
) -> None:
    data, expected = RECORDS[name]
    file = tmp_path / "broken.json"
    file.write_bytes(data)
    one_sentence(run(*words, str(file)), expected)


@pytest.mark.parametrize("name", RECORDS)
def test_the_library_raises_its_own_error(name: str) -> None:
    with pytest.raises(ChapiteauError):
        record.verify(record.decode(RECORDS[name][0]))
    with pytest.raises(ChapiteauError):
        record.verify(record.decode(BOM + RECORDS[name][0]))


def test_a_record_with_a_byte_order_mark_is_read(run: Run, tmp_path: Path) -> None:
    match = Match.start("aramini-circus", 2, {}, seed_from(4), names=["Ada", "Zoë"])
    rng = match.state.chance.stream("test")
    while not match.state.is_final():
        play.do(match, play.chance(match, rng))
    data = record.encode(record.of(match))
    file = tmp_path / "marked.json"
    file.write_bytes(BOM + data.replace(b"\n", b"\r\n"))
    assert record.read(file) == record.decode(BOM + data) == record.of(match)
    assert run("record", "verify", str(file)).code == 0


# ---- component files


@pytest.mark.parametrize("name", BOXES)
def test_a_broken_box_is_one_sentence(run: Run, tmp_path: Path, name: str) -> None:
    data, expected = BOXES[name]
    file = tmp_path / "broken.toml"
    file.write_bytes(data)
    said = run("components", "aramini-circus", "--check", str(file))
    assert (said.code, said.out) == (2, "")
    assert "Traceback" not in said.err
    assert len(said.err) < 6000
    assert expected in said.err.splitlines()[0]
    for words in (
        ("perft", "aramini-circus"),
        ("match", "aramini-circus", "--games", "1"),
        ("playthrough", "aramini-circus"),
    ):
        # The same place, in one sentence.
        one_sentence(run(*words, "--components", str(file)), "")


@pytest.mark.parametrize("title", registry.names())
def test_a_box_with_a_byte_order_mark_is_read(run: Run, tmp_path: Path, title: str) -> None:
    file = tmp_path / "marked.toml"
    assert run("components", title, "--write", str(file)).code == 0
    file.write_bytes(BOM + file.read_bytes().replace(b"\n", b"\r\n"))
    assert run("components", title, "--check", str(file)).code == 0
    assert components.load_file(file) == registry.title(title).components


@pytest.mark.parametrize(
    ("mistakes", "told"), [(components.MOST_PARTS - 1, components.MOST), (9_000, 1)]
)
def test_of_many_mistakes_the_first_are_told_and_of_too_many_that_there_are(
    run: Run, tmp_path: Path, mistakes: int, told: int
) -> None:
    file = tmp_path / "many.toml"
    keys = "".join(f"k{i} = {i}\n" for i in range(mistakes))
    file.write_text('source = "house"\n' + keys, "utf-8")
    said = run("components", "aramini-circus", "--check", str(file))
    assert said.code == 2
    assert said.err.count("\n") == told


# ---- every file

READERS = [
    ("record", "verify"),
    ("record", "show"),
    ("perft", "flip-circus", "--position"),
    ("components", "flip-circus", "--check"),
    ("perft", "flip-circus", "--components"),
    ("match", "flip-circus", "--games", "1", "--components"),
    ("playthrough", "flip-circus", "--components"),
    ("play", "flip-circus", "--components"),
]


def endless(folder: Path) -> Iterator[tuple[str, str]]:
    yield str(folder), os.strerror(errno.EISDIR)
    yield str(folder / "none"), os.strerror(errno.ENOENT)
    yield "/dev/zero", " kB"
    large = folder / "large"
    with large.open("wb") as opened:
        opened.truncate(100_000_000)
    yield str(large), " kB"
    yield str(folder / "\udcff\x1b[2J"), "\\udcff\\x1b[2J"
    yield str(folder / ("long" * 100)), os.strerror(errno.ENAMETOOLONG)


@pytest.mark.parametrize("words", READERS, ids=" ".join)
def test_what_is_no_file_is_one_sentence(run: Run, tmp_path: Path, words: tuple[str, ...]) -> None:
    for file, reason in endless(tmp_path):
        one_sentence(run(*words, file), reason)


def test_the_bounds_are_what_the_sentence_says(tmp_path: Path) -> None:
    for most, reader in ((LARGEST, record.read), (LARGEST_BOX, components.load_file)):
        read: Any = reader
        file = tmp_path / "large"
        file.write_bytes(b" " * (most + 1))
        with pytest.raises(ChapiteauError) as error:
            read(file)
        assert f"'kilobytes': {most // 1000}" in str(error.value)
        file.write_bytes(b"x" * most)
        with pytest.raises(ChapiteauError) as error:
            read(file)
        assert error.value.code != "no-file"


WRITERS = [
    ("components", "flip-circus", "--write"),
    ("playthrough", "flip-circus", "--out"),
    ("match", "flip-circus", "--games", "1", "--players", "random,random", "--record"),
]


@pytest.mark.parametrize("words", WRITERS, ids=" ".join)
def test_what_cannot_be_written_is_one_sentence(
    run: Run, tmp_path: Path, words: tuple[str, ...]
) -> None:
    file = tmp_path / "file"
    file.write_text("here", "utf-8")
    places = ["/proc/none/x", str(file / "below"), str(tmp_path / ("long" * 100))]
    if "--record" not in words:
        places += [str(tmp_path), "/dev/full"]
    for place in places:
        one_sentence(run(*words, place), "cannot be written: ")
    assert file.read_text("utf-8") == "here"
