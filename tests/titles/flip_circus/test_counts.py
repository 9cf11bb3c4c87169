"""FC-6.4 and FC-8.3: what ends a match by count is shown, and said one step before."""

from importlib.resources import files

import pytest

from chapiteau.game import EVERYBODY
from chapiteau.match import with_previews
from chapiteau.text import Texts
from chapiteau.titles.flip_circus.rules.position import LAST_TURN, THIRD_TIME
from chapiteau.titles.flip_circus.rules.state import FlipState
from chapiteau.titles.flip_circus.view import view
from chapiteau.words import LANGUAGES, SPECTATOR
from tests.titles.flip_circus.build import (
    DECLINE,
    END_TURN,
    RETURN,
    TAKE,
    board,
    flip,
    legal,
    look,
    play,
    position,
    swap,
    told,
    use,
)

pytestmark = [pytest.mark.engine, pytest.mark.rule("FC-8.3")]

IDLE = (flip(10), flip(10), END_TURN)
"""A turn that leaves the ring as it was."""
AHEAD = "flip-third-time-ahead"


def previewed(state: FlipState, action: int) -> list[str]:
    """Ids of what the choice of an action says that will surely happen."""
    choices = with_previews(state, state.current())
    (preview,) = (choice.preview for choice in choices if choice.action == action)
    return [message.id for message in preview]


def events(state: FlipState, action: int) -> list[str]:
    found = told(state, action)
    assert {audience for message, audience in found if message.id == AHEAD} <= {EVERYBODY}
    return [message.id for message, _ in found]


def said(state: FlipState, words: str) -> tuple[bool, bool]:
    """Whether the status and the twin of the board say the words to everybody."""
    shown = view(state, SPECTATOR)
    say = Texts("en").format
    return words in say(shown.status), any(words in say(told) for told in shown.description)


def nearly(memory: str = "record", applause: tuple[int, int] = (0, 0)) -> FlipState:
    """Both players have begun twice with this ring; the second one has one action left, and the tenth token lies turned over."""
    state = position("CA AM CM MF CF FS CS ST CT TA", memory=memory, applause=applause)
    return play(state, *IDLE, *IDLE, *IDLE, flip(10))


def test_how_often_a_turn_has_begun_so_is_counted() -> None:
    state = position()
    for begun, close in ((1, "goes-on"), (1, "goes-on"), (2, "goes-on"), (2, "third-time")):
        for action in IDLE:
            assert board(state).begun == begun
            assert said(state, "for the second time") == (False, begun == 2)
            at_home = not state.cells[9] & 1
            assert board(state).close == (close if at_home else "goes-on")
            third = at_home and close == "third-time"
            assert said(state, "by repetition") == (third, third)
            assert said(state, "like one before") == (begun == 2 and not third, False)
            play(state, action)
    assert state.ending == THIRD_TIME


def test_the_second_time_is_told_when_the_turn_begins() -> None:
    first = play(position(), *IDLE[:2])
    assert events(first, END_TURN) == ["flip-turn-ended"]
    play(first, *IDLE[:2])
    assert events(first, END_TURN) == ["flip-turn-ended", "flip-second-time"]


@pytest.mark.parametrize("memory", ["none", "pencil", "record", "open"])
def test_the_action_that_leaves_nothing_but_a_draw_says_so_before(memory: str) -> None:
    """The flip back makes the third time; another flip does not. Without a record it shows the face anew, and the warning comes first."""
    state = nearly(memory)
    assert AHEAD in previewed(state, flip(10))
    assert AHEAD not in previewed(state, flip(1))
    assert AHEAD in events(state.clone(), flip(10))
    play(state, flip(10))
    assert legal(state)[0] == END_TURN
    assert "flip-drawn-third-time" in previewed(state, END_TURN)
    assert play(state, END_TURN).ending == THIRD_TIME


def test_the_warning_comes_only_when_no_action_is_left() -> None:
    state = play(nearly(applause=(0, 1)), flip(10))
    assert board(state).close == "third-time"
    assert AHEAD not in events(play(nearly(applause=(0, 1)), 40), flip(10))
    # An applause spent is another turn start.
    play(state, look(1))
    assert board(state).close == "goes-on"


def test_a_look_and_a_clown_benefit_can_lead_there_too() -> None:
    ring = "CA AM CM MF CF FS CS ST CT TA"
    nothing = (use(6), use(6), END_TURN)
    state = play(position(ring, applause=(0, 1)), *nothing, *nothing)
    second = play(state.clone(), use(6))
    assert AHEAD not in previewed(second, use(6))
    third = play(state, *nothing, use(6))
    assert AHEAD in previewed(third, use(6))
    # Looking behind a token costs the applause: the ring stood so without it.
    spent = play(position(ring, applause=(0, 1), first=1), use(6), use(6))
    spent.applause[1] = 0
    spent.starts = [spent.start(0)] * 2
    spent.applause[1] = 1
    assert board(spent).close == "goes-on"
    assert AHEAD in previewed(spent, look(1))
    # Of the three ways to decide a clown benefit one leads to what stood before.
    clowns = play(position(applause=(1, 1), left=1), swap(2))
    clowns.starts = [clowns.start(1)] * 2
    assert [AHEAD in previewed(clowns, action) for action in (TAKE, RETURN, DECLINE)] == [
        False,
        False,
        True,
    ]
    # While it is undecided nothing is said.
    undecided = position(applause=(1, 1), left=1)
    undecided.starts = clowns.starts
    assert events(undecided, swap(2)) == ["flip-swapped"]


def test_the_last_turn_is_told_shown_and_foretold() -> None:
    state = position(turn_limit=20, left=0)
    state.turn = 17
    assert events(state, END_TURN) == ["flip-turn-ended"]
    assert board(state).close == "goes-on"
    assert said(state, "turn 19/20") == (True, False)
    assert said(state, "Turn 19 of at most 20") == (False, True)
    assert said(state, ", the last:") == said(state, "the last turn") == (False, False)
    play(state, flip(10), flip(9))
    assert "flip-last-turn" in previewed(state, END_TURN)
    assert events(state, END_TURN) == ["flip-turn-ended", "flip-last-turn"]
    assert board(state).close == "last-turn"
    assert said(state, ", the last:") == (True, False)
    assert said(state, "the last turn") == (False, True)
    play(state, flip(8), flip(7))
    assert previewed(state, END_TURN) == ["flip-drawn-last-turn"]
    assert play(state, END_TURN).ending == LAST_TURN


@pytest.mark.parametrize("times", [1, 2])
def test_repetition_comes_before_the_limit_of_turns(times: int) -> None:
    state = position(turn_limit=20, left=0)
    state.turn = 19
    state.starts = [state.start(1)] * times
    assert board(state).close == ("third-time" if times == 2 else "last-turn")
    play(state, END_TURN)
    assert state.ending == (THIRD_TIME if times == 2 else LAST_TURN)
    assert state.returns() == [0.5, 0.5]


@pytest.mark.rule("FC-6.4")
def test_five_clowns_that_win_when_the_turn_ends_are_announced() -> None:
    ring = "CA AM CM MF CF FS CS ST CT TA"
    state = position(ring, posters=("AM", "FS"), left=0)
    assert board(state).close == "five-clowns"
    assert said(state, "five clowns") == (True, True)
    for other in (
        position(ring, posters=("AM", "F"), left=0),
        position("AC", posters=("AM", "FS")),
    ):
        assert board(other).close == "goes-on"
        assert said(other, "five clowns") == (False, False)


RULINGS = (
    *("FC-1.3", "FC-2.1", "FC-3.5", "FC-3.6", "FC-4.5", "FC-4.6", "FC-4.7", "FC-5.1", "FC-5.2"),
    *("FC-6.1", "FC-6.2", "FC-6.4", "FC-8.1", "FC-8.2", "FC-8.3"),
)
"""Rules in which the table narrows, widens or orders what the rulebook says."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_calls_a_ruling_a_ruling(lang: str) -> None:
    page = files("chapiteau.titles.flip_circus").joinpath(f"RULES.{lang}.md").read_text("utf-8")
    mark = {"en": "*Ruling:*", "fr": "*Décision\u202f:*"}[lang]
    rules = {part[:6]: part for part in page.split("\n**")[1:]}
    assert tuple(number for number, text in rules.items() if mark in text) == RULINGS
