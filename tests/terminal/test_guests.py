"""Whoever sits down at the terminal: at any number of seats, with any name."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.widgets import Static
from typer.testing import CliRunner

from chapiteau import record
from chapiteau.chance import seed_from
from chapiteau.cli import app as commands
from chapiteau.match import Match
from chapiteau.names import ISOLATE, POP
from chapiteau.record import encode, read, replay
from chapiteau.registry import meta, names
from chapiteau.terminal.app import Terminal
from chapiteau.terminal.sitting import Sitting
from chapiteau.text import Texts
from chapiteau.words import LANGUAGES, ChapiteauError

TRICK = "\x1b]0;title\x07\x1b[2J"
UNSEEN = ["\u3164", "\u2800", "\ufe0f", "\u115f\u1160", "\u200b", "\x1b"]


@pytest.mark.parametrize("title", names())
def test_every_title_can_be_played_without_more_words(title: str) -> None:
    """All that is missing here is a terminal."""
    result = CliRunner().invoke(commands, ["play", title])
    assert isinstance(result.exception, ChapiteauError)
    assert result.exception.code == "no-terminal"


@pytest.mark.parametrize("title", names())
def test_one_person_plays_against_a_gentle_one_unless_there_is_but_one_seat(title: str) -> None:
    for players in meta(title).players:
        match = Match.start(title, players, {}, seed_from(1))
        assert Sitting(match, [], []).seats == ["person", *["apprentice"] * (players - 1)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_too_many_guests_are_counted_rightly(lang: str) -> None:
    for title, players, sentence in (
        ("the-magnificent", 1, {"en": "There is 1 seat, but 2 names for it.", "fr": "Il y a 1 place, mais 2 noms pour elle."}),
        ("the-magnificent", 2, {"en": "There are 2 seats, but 3 names for them.", "fr": "Il y a 2 places, mais 3 noms pour elles."}),
    ):  # fmt: skip
        match = Match.start(title, players, {}, seed_from(1))
        for seats, given in ((["person"] * (players + 1), []), ([], ["Ada"] * (players + 1))):
            with pytest.raises(ChapiteauError) as error:
                Sitting(match, seats, given)
            assert Texts(lang).format(error.value.message) == sentence[lang]


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_a_name_that_nobody_can_see_is_refused(name: str) -> None:
    result = CliRunner().invoke(commands, ["play", "flip-circus", "--names", f"Ada,{name}"])
    assert isinstance(result.exception, ChapiteauError)
    assert result.exception.code == "no-name"
    # Left out it is no mistake.
    result = CliRunner().invoke(commands, ["play", "flip-circus", "--names", "Ada,"])
    assert isinstance(result.exception, ChapiteauError)
    assert result.exception.code == "no-terminal"


async def test_names_command_no_terminal_and_move_no_numbers() -> None:
    given = [TRICK, "שלום", "日本語", "B\u202eb"]
    match = Match.start("aramini-circus", 4, {}, seed_from(1))
    app = Terminal(Sitting(match, ["person", "random"], given), "en", None, 60)
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        shown = "\n".join(str(part.content) for part in app.screen.query(Static))
        scores = str(app.table.query_one("#scores", Static).content).splitlines()
    assert "\x1b" not in shown
    assert "\u202e" not in shown
    assert "]0;title [2J" in shown
    assert f"{ISOLATE}שלום{POP}" in shown
    # The points stand below one another, however wide the names are drawn.
    heads = [line for line in scores if re.search(r"[2J\u2069語b] +\d+(?:   |$)", line)]
    assert len(heads) == 4
    points = [re.search(r" +\d+(?=   |$)", line) for line in heads]
    assert (
        len({cell_len(line[: at.end()]) for line, at in zip(heads, points, strict=True) if at}) == 1
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_of_a_record_with_such_names(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    match = Match.start("aramini-circus", 2, {}, seed_from(1), names=[TRICK, "ab\u202ecd"])
    match.act(match.state.current(), match.state.legal_actions(match.state.current())[0])
    file.write_bytes(encode(record.of(match)))
    assert read(file).names == [TRICK, "ab\u202ecd"]  # What was recorded stays.
    again = replay(read(file), seed_from(1))
    told = [
        Texts(lang).format(message, again.names)
        for line in again.log(-1)
        for message in line.messages
    ]
    assert told
    assert not any("\x1b" in sentence or "\u202e" in sentence for sentence in told)
