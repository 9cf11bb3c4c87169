"""The terminal, driven by its keys alone."""

from asyncio import timeout
from itertools import cycle
from pathlib import Path

import pytest
from textual.timer import Timer
from textual.widgets import Input
from typer.testing import CliRunner

from chapiteau.chance import Rng, commitment, seed_from
from chapiteau.cli import app as commands
from chapiteau.game import State
from chapiteau.match import Match
from chapiteau.players import registry
from chapiteau.players.base import Decision
from chapiteau.players.seat import decide
from chapiteau.record import read, verify
from chapiteau.registry import names
from chapiteau.terminal.paint import Painter
from chapiteau.terminal.screens import Curtain, Leave
from chapiteau.terminal.table import Table
from chapiteau.text import Texts
from chapiteau.words import END, LANGUAGES, ChapiteauError
from tests.terminal.keyboard import end_by_keys, play_by_keys, sitting

LEFT = {"flip-circus": 8}
"""Steps before the end where a match is taken up, else FEW. Whole matches are played by `make soak`."""
FEW = 5
SHORT = {"flip-circus": 20}
"""Seeds of matches that planning players end soon: at Flip Circus most between equals are long."""

WON = {"flip-circus": 10, "aramini-circus": 8, "drum-roll": 7, "the-magnificent": 14}
"""Seeds of matches that the first seat wins from there, soon: each key takes a while."""


@pytest.mark.parametrize(("title", "lang"), zip(names(), cycle(LANGUAGES)))
async def test_a_match_begins_and_ends_by_keys(title: str, lang: str, tmp_path: Path) -> None:
    """From the first choices, and to a victory and its record, all by arrow keys and Enter."""
    file = tmp_path / "match.json"
    async with sitting(title, lang=lang, seed=3) as player:
        await play_by_keys(player, 5)
    seed = WON.get(title, 3)
    async with sitting(
        title, lang=lang, record=file, seed=seed, left=LEFT.get(title, FEW)
    ) as player:
        await end_by_keys(player)
    result = player.match.view(END).result
    assert result is not None
    assert result.places[0] == [0]
    assert verify(read(file)).revision == player.match.revision


def test_a_key_and_its_label_stay_in_one_line() -> None:
    lines = Painter(Texts("en"), []).keys(False, 78).plain.split("\n")
    assert len(lines) == 2
    assert max(map(len, lines)) <= 78
    assert any("Ctrl+L français" in line for line in lines)


@pytest.mark.parametrize("title", names())
async def test_several_people_play_to_the_end(title: str) -> None:
    """Two at one screen; a curtain before each change that hides something."""
    curtains = 0
    async with sitting(
        title, "person", seed=SHORT.get(title, 8), left=LEFT.get(title, FEW)
    ) as player:
        match = player.match
        brain, rng = registry.make("greedy", match.title), Rng(match.seed)
        while not match.state.is_final():
            if isinstance(player.app.screen, Curtain):
                curtains += 1
                await player.press("enter")
            seat = player.table.viewer
            assert seat in match.state.to_act()
            action = decide(brain, match.state, seat, rng).action
            await player.choose(player.offered().index(action))
        assert player.table.viewer == END
    # In Flip Circus only looks are hidden, and a match may pass without one.
    assert curtains > 0 or title == "flip-circus"


async def test_the_curtain_hides_everything_before_the_seat_changes() -> None:
    async with sitting("aramini-circus", "person", people="Ann,Ben,Cleo", players=3) as player:
        match = player.match
        first = match.state.current()
        # Nobody has sat down yet: even the first hand is covered.
        assert isinstance(player.app.screen, Curtain)
        assert ["Ann", "Ben", "Cleo"][first] in player.screen_text()
        hands = {seat: hand_of(match, seat) for seat in range(3)}
        for hand in hands.values():
            assert hand not in player.screen_text()
            assert hand not in player.text("position-text")
        await player.press("enter")
        assert hands[first] in player.screen_text()
        await player.choose(player.offered().index(0))  # ends the turn
        assert isinstance(player.app.screen, Curtain)
        following = match.state.current()
        assert following != first
        # Neither on the curtain nor on the sheet below it.
        for hand in hands.values():
            assert hand not in player.screen_text()
            assert hand not in player.text("position-text")
        assert player.options.option_count == 0
        await player.press("space", "escape")
        assert isinstance(player.app.screen, Curtain)
        await player.press("enter")
        assert hands[following] in player.screen_text()
        assert hands[first] not in player.screen_text()


def hand_of(match: Match, seat: int) -> str:
    """The sentence about the own hand, which only that seat's description has."""
    texts = Texts("en")
    names = ["Ann", "Ben", "Cleo"]
    sentences = {texts.format(message, names) for message in match.view(seat).description}
    others = {
        texts.format(message, names)
        for other in range(-1, match.players)
        if other != seat
        for message in match.view(other).description
    }
    (own,) = sentences - others
    return own


async def test_no_curtain_where_nothing_is_hidden() -> None:
    async with sitting("flip-circus", "person") as player:
        assert isinstance(player.app.screen, Table)
        assert player.table.viewer == player.match.state.current()


@pytest.mark.parametrize("title", names())
async def test_the_language_changes_at_any_time(title: str) -> None:
    async with sitting(title, seed=2) as player:
        english = player.screen_text()
        await player.press("ctrl+l")
        french = player.screen_text()
        assert english != french
        fr = Texts("fr")
        seats = player.app.sitting.names(fr)
        assert fr.format(player.match.view(0).status, seats) in french
        assert "terminal-" not in french
        await player.press("ctrl+l")
        assert player.screen_text() == english


async def test_the_language_changes_behind_the_curtain_too() -> None:
    async with sitting("aramini-circus", "person") as player:
        await player.press("ctrl+l")
        assert "rideau" in player.screen_text()
        await player.press("enter")
        assert "Choix" in str(player.table.query_one("#choosing").border_title)


async def test_typing_filters_the_choices() -> None:
    async with sitting("flip-circus", "person", "fr") as player:
        everything = player.offered()
        # Without the accent, in small letters, words apart.
        await player.press(*"echanger", "space", *"place", "space", "3")
        some = player.offered()
        assert 0 < len(some) < len(everything)
        fr = Texts("fr")
        kept = {choice.action: fr.format(choice.label) for choice in player.table.choices}
        for action in everything:
            label = kept[action].casefold()
            assert (action in some) == ("échanger" in label and "place" in label and "3" in label)
        await player.press("escape")
        assert player.offered() == everything
        await player.press(*"xyzzy")
        assert player.offered() == []
        assert "filtre" in player.text("detail")
        await player.press("enter")
        assert player.match.revision == 0
        await player.press("escape", "enter")
        assert player.match.revision == 1
        assert player.table.query_one("#filter", Input).value == ""


async def test_undo_goes_back_and_says_why_not() -> None:
    async with sitting("flip-circus", "person") as player:
        match = player.match
        before = match.state.key()
        await player.press("ctrl+z")
        assert match.revision == 0
        swap = next(a for a in player.offered() if not match.choices(0)[a].final)
        await player.choose(player.offered().index(swap))
        assert match.state.key() != before
        await player.press("ctrl+z")
        assert match.state.key() == before
        assert match.revision == 2
        assert "took back" in player.text("log-text")
        await player.press("ctrl+z")
        assert match.revision == 2
        notices = [str(notice.message) for notice in player.app._notifications]
        assert all("cannot be taken back" in notice for notice in notices)
        assert len(notices) == 2


async def test_the_first_choice_marked_can_be_taken_back() -> None:
    """Enter pressed once too often must not end a turn."""
    async with sitting("aramini-circus", "person", seed=1) as player:
        await player.press("enter")
        highlighted = player.options.highlighted
        assert highlighted is not None
        action = int(player.options.get_option_at_index(highlighted).id or "-1")
        choice = next(c for c in player.table.choices if c.action == action)
        assert not choice.final
        assert player.table.choices[0].final


async def test_leaving_asks_first() -> None:
    async with sitting("flip-circus", "person") as player:
        await player.press("ctrl+q")
        assert isinstance(player.app.screen, Leave)
        await player.press("escape")
        assert isinstance(player.app.screen, Table)
        assert player.app._exit is False
        await player.press("ctrl+q")
        await player.pilot.press("enter")
        await player.pilot.pause()
        assert player.app._exit is True


async def test_saving_waits_for_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with sitting("aramini-circus", "greedy", seed=8, left=FEW) as player:
        assert player.table.viewer == END
        await player.press("ctrl+s")
    (file,) = tmp_path.iterdir()
    assert file.name == f"aramini-circus-{commitment(seed_from(8))[:8]}.json"
    verify(read(file))
    async with sitting("aramini-circus", "person", seed=8) as player:
        await player.press("enter", "ctrl+s")
    assert list(tmp_path.iterdir()) == [file]


async def test_the_promise_about_the_seed_shows_from_the_start() -> None:
    async with sitting("flip-circus", "person", seed=9) as player:
        assert commitment(seed_from(9)) in player.text("position-text")
        assert seed_from(9).hex() not in player.screen_text()


class Crasher:
    def choose(self, state: State, player: int, rng: Rng) -> Decision:
        raise RuntimeError("out of ideas")


async def test_a_computer_player_that_fails_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._MAKERS, "broken", lambda title: Crasher())
    async with sitting("aramini-circus", "person,broken", seed=1) as player:
        await player.choose(player.offered().index(0))
        assert player.app.sitting.seats == ["person", "random"]
        assert any("out of ideas" in str(n.message) for n in player.app._notifications)
        assert player.match.state.current() == 0 or player.match.state.is_final()


async def test_a_busy_machine_loses_no_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """A timer of Textual that is to ring once, and is late when it begins, never rings: here they all are."""
    run = Timer._run

    async def late(timer: Timer) -> None:
        if timer._repeat != 0:
            await run(timer)

    monkeypatch.setattr(Timer, "_run", late)
    async with timeout(30), sitting("aramini-circus", "person,greedy", seed=1) as player:
        seen = player.match.revision
        await player.choose(player.offered().index(0))
        assert player.match.revision > seen + 1
        assert player.match.state.current() == 0


async def test_the_screen_answers_while_a_computer_player_waits() -> None:
    async with sitting("aramini-circus", "greedy", pace=30, seed=1) as player:
        await player.pilot.pause()
        assert player.table.thinking >= 0
        assert "is thinking" in player.text("status")
        assert player.options.option_count == 0
        await player.pilot.press("ctrl+l", "ctrl+t")
        await player.pilot.pause()
        assert "réfléchit" in player.text("status")
        assert player.app.theme == "chapiteau-day"


@pytest.mark.parametrize("size", [(80, 24), (60, 40), (160, 50)])
async def test_choices_and_scores_fit_every_window(size: tuple[int, int]) -> None:
    async with sitting("aramini-circus", "person", players=4, size=size) as player:
        await player.press("enter")
        for name in ("status", "scores", "choices", "position"):
            region = player.table.query_one(f"#{name}").region
            assert region.height >= 2, name
            assert region.right <= size[0]
            assert region.bottom <= size[1]


# ---- the command


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["--seats", "person,clever"], "unknown-player"),
        (["--players", "7"], "wrong-players"),
        (["--seats", "person,person,person"], "wrong-seats"),
        ([], "no-terminal"),
    ],
)
def test_what_cannot_be_played_is_refused(words: list[str], wrong: str) -> None:
    result = CliRunner().invoke(commands, ["play", "flip-circus", *words])
    assert isinstance(result.exception, ChapiteauError)
    assert result.exception.code == wrong
    for lang in ("en", "fr"):
        assert Texts(lang).problems(result.exception.message) == []
