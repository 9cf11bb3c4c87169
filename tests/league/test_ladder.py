"""The ladder: every match is kept, what was interrupted goes on, and what does not belong together is not counted together."""

import json
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from chapiteau import files
from chapiteau.cli import app
from chapiteau.league import arena, ladder
from chapiteau.league.kept import load
from chapiteau.players import guest
from chapiteau.words import ChapiteauError

pytestmark = pytest.mark.long
NAMES = ["random", "apprentice", "juggler"]


def wanted(games: int = 2, names: list[str] = NAMES, nearest: bool = False) -> ladder.Wanted:
    return ladder.Wanted("aramini-circus", names, 2, {}, games, 7, nearest)


def test_everybody_meets_everybody_and_seats_change(tmp_path: Path) -> None:
    table = ladder.run(wanted(), tmp_path / "ladder")
    assert [(pair.one, pair.two, pair.games) for pair in table.pairings] == [
        ("random", "apprentice", 2),
        ("random", "juggler", 2),
        ("apprentice", "juggler", 2),
    ]
    assert [rank.games for rank in table.ranks] == [4, 4, 4]
    plan = wanted().plan("random", "apprentice")
    assert [arena.play(plan, number).seating for number in (0, 1)] == [[0, 1], [1, 0]]


def test_each_against_the_next(tmp_path: Path) -> None:
    table = ladder.run(wanted(nearest=True), tmp_path / "ladder")
    assert [(pair.one, pair.two) for pair in table.pairings] == list(pairwise(NAMES))


def test_results_are_those_of_the_matches() -> None:
    for number in (0, 1):
        line = ladder.play(wanted(), "random", "juggler", number)
        played = arena.play(wanted().plan("random", "juggler"), number)
        places = played.record.result
        assert places is not None
        own = played.seating.index(0)
        assert (
            line.result
            == {-1: 1.0, 0: 0.5, 1: 0.0}[
                (places[own] > places[1 - own]) - (places[own] < places[1 - own])
            ]
        )
        assert line.scores == (played.scores[own], played.scores[1 - own])


def test_what_was_interrupted_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = ladder.run(wanted(), tmp_path / "whole")
    file = tmp_path / "ladder"
    play = ladder.play
    asked: list[object] = []

    def interrupted(*match: object) -> ladder.Line:
        asked.append(match[1:])
        if len(asked) == 4:
            raise KeyboardInterrupt
        return play(*match)  # type: ignore[arg-type]

    monkeypatch.setattr(ladder, "play", interrupted)
    with pytest.raises(KeyboardInterrupt):
        ladder.run(wanted(), file)
    kept = file.read_text().splitlines()
    assert len(kept) == 1 + 3
    # Killed in the middle of a line: that match is played again.
    file.write_text("\n".join([*kept[:-1], kept[-1][:20]]))
    assert ladder.run(wanted(), file) == whole
    assert len(asked) == 4 + 4
    # All is there: nothing is played.
    assert ladder.run(wanted(), file) == whole
    assert len(asked) == 8


def test_others_who_take_part_change_nothing(tmp_path: Path) -> None:
    ladder.run(wanted(), tmp_path / "all")
    ladder.run(wanted(names=["apprentice", "juggler"]), tmp_path / "two")
    two = set((tmp_path / "two").read_text().splitlines())
    assert two <= set((tmp_path / "all").read_text().splitlines())


@pytest.mark.slow
def test_the_work_can_be_split(tmp_path: Path) -> None:
    alone = ladder.run(wanted(), tmp_path / "one")
    assert ladder.run(wanted(), tmp_path / "two", jobs=2) == alone


def test_matches_that_were_played_otherwise_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "ladder"
    ladder.run(wanted(games=1), file)
    before = file.read_bytes()
    for change in ({"seed": 8}, {"options": {"game": "short"}}):
        other = msgspec.structs.replace(wanted(), **change)
        with pytest.raises(ChapiteauError) as caught:
            ladder.run(other, file)
        assert caught.value.code in ("wrong-ladder", "wrong-option")
    # Other players, by another version of the program.
    head = msgspec.structs.replace(wanted().head(), code="0" * 16)
    with pytest.raises(ChapiteauError, match="code"):
        load(file, head, ladder.Line)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["", "no ladder\n", '{"title": 1}\n', "[]\n"])
def test_another_file_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "ladder"
    file.write_text(text)
    with pytest.raises(ChapiteauError) as caught:
        ladder.run(wanted(), file)
    assert caught.value.code == "wrong-ladder"
    assert file.read_text() == text


@pytest.mark.parametrize("names", [["random"], ["random", "random"], ["random", "nobody"]])
def test_wrong_names_are_refused(tmp_path: Path, names: list[str]) -> None:
    with pytest.raises(ChapiteauError):
        ladder.run(wanted(names=names), tmp_path / "ladder")
    assert not (tmp_path / "ladder").exists()


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, *args: object, **more: object) -> None:
        raise OSError(28, "No space left on device")

    ladder.run(wanted(games=1), tmp_path / "ladder")
    monkeypatch.setattr(Path, "open", full)
    with pytest.raises(ChapiteauError, match="No space left"):
        files.append(tmp_path / "ladder", "more")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_command(tmp_path: Path, lang: str) -> None:
    words = ["ladder", "aramini-circus", "--players", "random,apprentice", "--games", "2"]
    words += ["--file", str(tmp_path / "ladder"), "--lang", lang]
    told = CliRunner().invoke(app, words)
    assert told.exit_code == 0, told.output
    assert "apprentice - random" in told.output
    assert "openskill" in told.output
    found = json.loads(CliRunner().invoke(app, [*words, "--json"]).output)
    assert found["pairings"][0]["games"] == 2
    assert [rank["name"] for rank in found["ranks"]] == ["random", "apprentice"]


def test_a_guest_whose_file_changed_is_another_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    source = tmp_path / "own_player.py"
    source.write_text(
        "class Own:\n    def choose(self, state, player, rng):\n"
        "        return state.legal_actions(player)[0]\n"
    )
    names = ["random", "own_player:Own"]
    file = tmp_path / "ladder"
    first = ladder.run(wanted(names=names), file)
    assert [(pair.one, pair.two, pair.games) for pair in first.pairings] == [
        ("random", "own_player:Own", 2)
    ]
    guest.end_all()
    assert ladder.run(wanted(names=names), file, jobs=2) == first
    assert len(file.read_text().splitlines()) == 1 + 2
    guest.end_all()
    source.write_text(source.read_text().replace("[0]", "[-1]"))
    again = ladder.run(wanted(names=names), file, jobs=2)
    assert again.pairings[0].games == 2
    assert len(file.read_text().splitlines()) == 1 + 4
    guest.end_all()
