"""`chapiteau record analyse`: what it prints, in both languages and for programs, and what it says of wrong files."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from chapiteau import cli, record
from chapiteau.chance import seed_from
from chapiteau.look_back import page
from chapiteau.match import Match
from chapiteau.players.coach import Analysis, Better, Point, Swing
from chapiteau.text import Texts
from chapiteau.words import LANGUAGES, say
from tests.kit import play
from tests.titles.aramini_circus.build import BOX

pytestmark = pytest.mark.long

SHORT: dict[str, Any] = {**BOX, "goal": {"2": 1, "3": 1, "4": 1}}
LABEL, REASON = say("reason-only"), say("reason-win")
SWINGS = [
    Swing(3, 1, 0, 6, LABEL, "mistake", 0.6, 0.4, Better(7, LABEL, REASON)),
    Swing(5, 2, 1, 6, LABEL, "move", 0.5, 0.6, None, REASON),
    Swing(7, 3, 0, 6, LABEL, "luck", 0.4, 0.45),
]
CURVE = [Point(at + 1, at // 2, at // 2 % 2, [0.75, 0.25]) for at in range(300)]
CURVE.append(Point(0, 150, -1, [1.0, 0.0]))


def match() -> Match:
    """A whole match by chance with a box of one's own."""
    found = Match.start("aramini-circus", 2, {}, seed_from(4), SHORT, ["Ada", "Grace"])
    rng = found.state.chance.stream("test")
    while not found.state.is_final():
        play.do(found, play.chance(found, rng))
    return found


def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str
) -> tuple[int, str, str]:
    """(exit code, output, errors)."""
    monkeypatch.setattr(sys, "argv", ["chapiteau", "record", "analyse", *words])
    monkeypatch.delenv("CHAPITEAU_LANG", raising=False)
    with pytest.raises(SystemExit) as leave:
        cli.main()
    said = capsys.readouterr()
    return int(leave.value.code or 0), said.out, said.err


def test_a_record_is_looked_back_at(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(record.encode(record.of(match())))
    code, english, errors = run(capsys, monkeypatch, str(file))
    assert (code, errors) == (0, "")
    assert "Ada" in english
    assert "  end  " in english
    code, told, _ = run(capsys, monkeypatch, str(file), "--json")
    assert code == 0
    data = json.loads(told)
    assert data["players"] == 2
    assert data["curve"][-1]["step"] == 0


def test_wrong_files_are_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    running = tmp_path / "running.json"
    begun = Match.start("aramini-circus", 2, {}, seed_from(9))
    running.write_bytes(record.encode(record.of(begun)))
    broken = tmp_path / "broken.json"
    broken.write_text("[1, 2", "utf-8")
    for file, words in [
        (running, "no seed"),
        (broken, "not a record"),
        (tmp_path / "none", "cannot be read"),
    ]:
        code, out, errors = run(capsys, monkeypatch, str(file))
        assert (code, out, len(errors.splitlines())) == (2, "", 1)
        assert words in errors


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("alone", [False, True])
def test_the_page_is_short_and_says_all(lang: str, alone: bool) -> None:
    curve = [Point(p.step, p.turn, p.seat, p.chances[:1]) for p in CURVE] if alone else CURVE
    swings = [one for one in SWINGS if not (alone and one.sort == "move")]
    found = Analysis("aramini-circus", 1 if alone else 2, alone, curve, swings)
    lines = page(found, ["Ada", "Grace"][: found.players], Texts(lang))
    assert len(lines) < 60
    text = "\n".join(lines)
    assert "{" not in text
    for number, swing in enumerate(swings, 1):
        # Beside the curve, and below it with its words.
        assert text.count(f"({number})") == 2
        assert any(line.startswith(f"({number}) ") and str(swing.step) in line for line in lines)
    assert ("30 %" in text or "75 %" in text) != alone


def test_a_calm_match_says_so() -> None:
    found = Analysis("aramini-circus", 2, False, CURVE, [])
    assert page(found, [], Texts("en"))[-1] == "No step changed much."
