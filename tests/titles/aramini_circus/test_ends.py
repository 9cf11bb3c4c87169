"""AC-3.3 and AC-3.8: how a match without progress ends, and that nobody is surprised by it. Which of two ends is named."""

import pytest

from chapiteau.titles.aramini_circus.rules.position import (
    NO_WAGONS,
    ROUND_FINISHED,
    STALLED,
    TOO_LONG,
)
from chapiteau.titles.aramini_circus.rules.state import AraminiState
from chapiteau.titles.aramini_circus.view import Count
from chapiteau.words import SPECTATOR
from tests.titles.aramini_circus.build import TITLE, match_of, move, position, targets

pytestmark = pytest.mark.engine

EVERYWHERE = [0, 1, SPECTATOR]


@pytest.mark.rule("AC-3.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_rounds_without_progress_end_the_match(players: int) -> None:
    state = position(players, trains=["1-bear", "2-bear"])
    for _ in range(3 * players):
        assert not state.is_final()
        move(state, "swap")  # Swaps alone do not count.
        move(state, "turn")
    assert state.over == STALLED
    assert state.ranking()[:2] == [2, 1]


@pytest.mark.rule("AC-3.3", "AC-3.8")
def test_a_round_begins_anywhere() -> None:
    """Twelve turns in a row of four players, from whichever seat on."""
    for begins in range(4):
        state = position(4, player=begins)
        move(state, "draw", "pile")
        for _ in range(12):
            assert not state.is_final()
            move(state, "turn")
        assert not state.is_final(), "the first of the twelve saw a draw"
        move(state, "turn")
        assert state.over == STALLED


@pytest.mark.rule("AC-3.3")
@pytest.mark.parametrize(("what", "goes_on"), [("draw", 1), ("fill", 1), ("bonus", 1), ("swap", 0)])
def test_progress_starts_the_count_again(what: str, goes_on: bool) -> None:
    state = position(hands=["giraffe pay-less-1"], idle=5)
    move(state, what)
    move(state, "turn")
    assert state.is_final() != goes_on
    assert state.idle == (0 if goes_on else 6)


@pytest.mark.rule("AC-3.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_25_rounds_without_a_purchase_end_the_match(players: int) -> None:
    state = position(
        players, trains=["1-bear", "2-bear"], calm=25 * players - 2, pile="bear fish tiger"
    )
    for _ in range(2):
        assert not state.is_final()
        move(state, "draw", "pile")
        move(state, "turn")
    assert state.over == TOO_LONG
    assert state.ranking()[:2] == [2, 1]


@pytest.mark.rule("AC-3.8")
@pytest.mark.parametrize(("what", "goes_on"), [("fill", 1), ("draw", 0), ("bonus", 0), ("swap", 0)])
def test_only_a_purchase_starts_the_25_rounds_again(what: str, goes_on: bool) -> None:
    state = position(hands=["giraffe pay-less-1"], calm=49)
    move(state, what)
    move(state, "turn")
    assert state.is_final() != goes_on
    assert state.calm == (0 if goes_on else 50)


@pytest.mark.rule("AC-3.8")
def test_an_idle_turn_counts_for_both() -> None:
    state = position()
    move(state, "turn")
    assert (state.idle, state.calm) == (1, 1)
    move(state, "draw", "pile")
    move(state, "turn")
    assert (state.idle, state.calm) == (0, 2)


@pytest.mark.rule("AC-3.8", "AC-4.2")
def test_a_hitch_has_a_purchase_in_its_turn() -> None:
    state = position(
        hands=["bear"], trains=["1-tiger"], pending=["2-bear"], actions=1, idle=3, calm=9
    )
    assert targets(state, "hitch") == []
    move(state, "fill", "offer:1")
    move(state, "hitch", "pending:bear-2")
    move(state, "turn")
    assert (state.idle, state.calm) == (0, 0)


@pytest.mark.rule("AC-1.1", "AC-3.3", "AC-3.8", "AC-4.3")
@pytest.mark.parametrize(
    ("round_finished", "no_wagons", "idle", "calm", "named"),
    [
        (True, True, 0, 0, ROUND_FINISHED),
        (True, True, 5, 49, ROUND_FINISHED),
        (False, True, 5, 49, NO_WAGONS),
        (False, False, 5, 49, STALLED),
        (False, False, 0, 49, TOO_LONG),
        (False, False, 4, 48, 0),
    ],
)
def test_of_two_ends_one_is_named(
    round_finished: bool, no_wagons: bool, idle: int, calm: int, named: int
) -> None:
    state = position(
        offer=". . . ." if no_wagons else "1-bear",
        wagons="",
        trains=["2-bear", "1-bear"],
        player=1,
        idle=idle,
        calm=calm,
        ending="finish-round",
    )
    state.last_round = round_finished
    move(state, "turn")
    assert state.over == named
    if named:
        assert state.ranking() == [1, 2], "the result is the same"


@pytest.mark.rule("AC-3.3", "AC-3.8")
@pytest.mark.parametrize("viewer", EVERYWHERE)
def test_both_counts_are_public(viewer: int) -> None:
    view = TITLE.view(position(3, idle=4, calm=31), viewer)
    assert (view.board.idle, view.board.calm) == (Count(4, 9), Count(31, 75))
    said = {message.id: message.args for message in view.description}
    assert said["aramini-describe-idle"] == {"turns": 4, "limit": 9}
    assert said["aramini-describe-calm"] == {"turns": 31, "limit": 75}


def warned(state: AraminiState, viewer: int) -> str:
    """Which end a viewer is warned of by board, status and description, which agree; "" for none."""
    view = TITLE.view(state, viewer)
    named = [
        message.id.removeprefix("aramini-describe-ends-")
        for message in view.description
        if message.id.startswith("aramini-describe-ends-")
    ]
    assert named == [view.board.last] * (view.board.last != "")
    assert view.status.args["last"] == (view.board.last or "no")
    last: str = view.board.last
    return last


@pytest.mark.rule("AC-3.3", "AC-3.8")
@pytest.mark.parametrize("viewer", EVERYWHERE)
@pytest.mark.parametrize(
    ("end", "counts", "frees"),
    [
        ("stalled", (4, 4), ["draw", "fill", "bonus"]),
        ("long", (0, 48), ["fill"]),
    ],
)
def test_a_turn_that_may_end_the_match_says_so_from_its_start(
    viewer: int, end: str, counts: tuple[int, int], frees: list[str]
) -> None:
    state = position(hands=["", "giraffe pay-less-1"], idle=counts[0], calm=counts[1])
    assert warned(state, viewer) == "", "not yet the turn before"
    move(state, "turn")
    assert warned(state, viewer) == end
    for what in ("draw", "fill", "bonus", "swap"):
        trial = state.clone()
        move(trial, what)
        assert warned(trial, viewer) == ("" if what in frees else end), what


@pytest.mark.rule("AC-3.3", "AC-3.8")
@pytest.mark.parametrize(
    ("idle", "calm", "over"), [(5, 5, "aramini-over-stalled"), (0, 49, "aramini-over-long")]
)
def test_ending_such_a_turn_is_foretold_to_end_the_match(idle: int, calm: int, over: str) -> None:
    state = position(hands=["giraffe"], idle=idle, calm=calm)

    def foretold() -> bool:
        end = next(choice for choice in match_of(state).choices(0) if choice.group == "turn")
        return over in [message.id for message in end.preview]

    assert foretold()
    move(state, "fill", "offer:0")
    assert not foretold()


@pytest.mark.rule("AC-1.1", "AC-4.3")
@pytest.mark.parametrize("viewer", EVERYWHERE)
def test_the_last_turn_of_a_round_and_of_the_wagons_says_so_too(viewer: int) -> None:
    state = position(hands=["", "bear bear"], offer="1-bear", wagons="", ending="finish-round")
    state.last_round = True
    assert warned(state, viewer) == ""
    move(state, "turn")
    assert warned(state, viewer) == "round"
    state.last_round = False
    assert warned(state, viewer) == ""
    move(state, "fill", "offer:0")
    assert warned(state, viewer) == "wagons"
