"""The command line: what it prints, and that every mistake is one line and exit code 2."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from chapiteau import cli, record
from chapiteau.chance import seed_from
from chapiteau.match import Match
from tests.kit import play

pytestmark = pytest.mark.engine


class Run:
    """Runs commands in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *words: str) -> tuple[int, str, str]:
        """(exit code, output, errors)."""
        self.monkeypatch.setattr(sys, "argv", ["chapiteau", *words])
        try:
            cli.main()
            code = 0
        except SystemExit as leave:
            code = leave.code if isinstance(leave.code, int) else int(bool(leave.code))
        said = self.capsys.readouterr()
        return code, said.out, said.err


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.delenv("CHAPITEAU_LANG", raising=False)
    return Run(capsys, monkeypatch)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A whole match of Aramini Circus."""
    match = Match.start("aramini-circus", 2, {}, seed_from(4), names=["Ada", "Grace"])
    rng = match.state.chance.stream("test")
    while not match.state.is_final():
        play.do(match, play.regret(match, rng))
    path = tmp_path / "match.json"
    path.write_bytes(record.encode(record.of(match)))
    return path


def test_version_names_the_build() -> None:
    for build in ("interpreted",):
        said = subprocess.run(
            [sys.executable, "-c", "from chapiteau.cli import main; main()", "--version"],
            capture_output=True,
            text=True,
            check=True,
            env=os.environ | {"CHAPITEAU_BUILD": build},
        )
        assert said.stdout.strip() == f"chapiteau 0.1.0 ({build} build)"


def test_verify(run: Run, file: Path) -> None:
    code, out, err = run("record", "verify", str(file))
    assert (code, err) == (0, "")
    assert "Aramini Circus" in out
    assert "Places by seat" in out


def test_show_tells_the_log_in_each_language(run: Run, file: Path) -> None:
    _, english, _ = run("record", "show", str(file))
    _, french, _ = run("record", "show", str(file), "--lang", "fr")
    assert "Ada took back the last step." in english
    assert "Ada a annulé la dernière étape." in french
    assert "{" not in english + french


def test_components(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("components", "flip-circus")
    assert code == 0
    assert 'house      tokens.pairs.0 = ["acrobat", "magician"]' in out
    own = tmp_path / "box" / "own.toml"
    assert run("components", "flip-circus", "--write", str(own))[0] == 0
    assert run("components", "flip-circus", "--check", str(own))[0] == 0
    own.write_text(own.read_text("utf-8").replace("tamer", "tamed"), "utf-8")
    code, out, err = run("components", "flip-circus", "--check", str(own))
    assert code == 2
    assert ": line " in err.splitlines()[0]
    code, _, err = run("perft", "flip-circus", "--components", str(own))
    assert code == 2
    assert "wrong in line" in err


def test_own_components_are_played(run: Run, tmp_path: Path) -> None:
    """Another ring of pairs gives other numbers of moves."""
    own = tmp_path / "own.toml"
    run("components", "flip-circus", "--write", str(own))
    ring = own.read_text("utf-8").replace('"acrobat", "magician"]', '"acrobat", "fortune-teller"]')
    own.write_text(ring.replace('["fortune-teller", "str', '["magician", "str'), "utf-8")
    house = run("perft", "flip-circus", "--depth", "3")
    other = run("perft", "flip-circus", "--depth", "3", "--components", str(own))
    assert (house[0], other[0]) == (0, 0), other[2]
    assert house[1] != other[1]


def test_perft(run: Run, file: Path, tmp_path: Path) -> None:
    code, out, _ = run("perft", "aramini-circus", "--depth", "2", "--option", "bonus=on")
    assert code == 0
    assert [line.split() for line in out.splitlines()][:2] == [
        ["depth", "paths", "positions", "final"],
        ["0", "1", "1", "0"],
    ]
    code, out, _ = run("perft", "aramini-circus", "--depth", "1", "--position", str(file))
    assert out.splitlines()[1].split() == ["0", "1", "1", "1"], "a match that is over"
    assert out.splitlines()[2].split() == ["1", "0", "0", "0"]
    running = Match.start("aramini-circus", 2, {}, seed_from(9))
    path = tmp_path / "running.json"
    path.write_bytes(record.encode(record.of(running)))
    position = run("perft", "aramini-circus", "--position", str(path), "--seed", "9")
    assert position == run("perft", "aramini-circus", "--seed", "9")
    assert position[0] == 0


def test_playthrough(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "new" / "game.txt"
    assert run("playthrough", "flip-circus", "--seed", "2", "--out", str(out))[0] == 0
    assert run("playthrough", "flip-circus", "--seed", "2")[1] == out.read_text("utf-8")


def test_rules(run: Run) -> None:
    assert "**FC-3.2**" in run("rules", "flip-circus")[1]
    assert run("rules", "flip-circus")[1] != run("rules", "flip-circus", "--lang", "fr")[1]


MISTAKES = [
    ("perft chess", "There is no title “chess”. Known titles: flip-circus"),
    (
        "perft flip-circus --players 3",
        "cannot be played at 3 seats. Possible numbers of seats: 2, 4.",
    ),
    ("perft flip-circus --option memory", "Write it as name=value"),
    ("perft flip-circus --option colour=red", "There is no option “colour”"),
    ("perft flip-circus --option memory=red", "cannot be red"),
    ("perft flip-circus --option turn-limit=many", "cannot be many"),
    ("perft flip-circus --option draw-offers=perhaps", "cannot be perhaps"),
    ("perft flip-circus --position none.json --players 2", "brings its own number of players"),
    ("perft flip-circus --position none.json", "none.json cannot be read"),
    ("record verify none.json", "none.json cannot be read"),
    ("record verify pyproject.toml", "This is not a record of a match"),
    ("record show src", "src cannot be read"),
    ("components flip-circus --check none.toml", "none.toml cannot be read"),
    ("components flip-circus --write /proc/none/x", "cannot be written"),
    ("rules chess", "There is no title"),
    ("rules flip-circus --lang de", "There is no language “de”"),
    ("rules chess --lang fr", "Le titre « chess » n'existe pas"),
]


@pytest.mark.parametrize(("words", "expected"), MISTAKES, ids=[row[0] for row in MISTAKES])
def test_mistakes_are_one_line(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: str, expected: str
) -> None:
    monkeypatch.chdir(Path(__file__).resolve().parents[2])
    code, out, err = run(*words.split())
    assert (code, out) == (2, "")
    assert err.startswith("chapiteau: ")
    assert err.count("\n") == 1
    assert expected in err.replace("\u202f", " ")


def test_record_of_another_title_is_no_position(run: Run, file: Path) -> None:
    code, _, err = run("perft", "flip-circus", "--position", str(file))
    assert code == 2
    assert "a record of aramini-circus, not of flip-circus" in err


def test_coverage_without_tests_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chapiteau.commands.tests_folder", lambda: None)
    code, _, err = run("rules", "flip-circus", "--coverage")
    assert code == 2
    assert "no tests folder" in err
