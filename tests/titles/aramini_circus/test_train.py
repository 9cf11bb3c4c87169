"""AC-4, with AC-1.1: hitching, pending wagons, and who wins."""

import pytest

from chapiteau.titles.aramini_circus.rules.position import GOAL, NO_WAGONS, ROUND_FINISHED, STALLED
from tests.titles.aramini_circus.build import (
    TITLE,
    move,
    offer,
    pending,
    position,
    refuse,
    targets,
    train,
)

pytestmark = pytest.mark.engine

SEVENTEEN = "4-bear 3-bear 3-bear 2-bear 2-bear 1-bear 1-bear 1-bear"


@pytest.mark.rule("AC-4.1")
def test_the_first_wagon_always_fits() -> None:
    state = position(hands=["fish"])
    move(state, "fill", "offer:2")
    assert train(state, 0) == "1-fish"


@pytest.mark.rule("AC-4.1")
@pytest.mark.parametrize(
    ("bought", "hitched"),
    [("2-giraffe", True), ("2-bear", True), ("1-giraffe", True), ("1-bear", False)],
)
def test_animal_or_value_must_match(bought: str, hitched: bool) -> None:
    """The rulebook's example: behind the 2-giraffe wagon a "2" or a giraffe."""
    state = position(
        hands=["giraffe giraffe bear bear"], trains=["2-giraffe"], offer=bought, tokens="tiger fish"
    )
    move(state, "fill", "offer:0")
    assert train(state, 0) == ("2-giraffe " + bought if hitched else "2-giraffe")
    assert pending(state, 0) == ("" if hitched else bought)


@pytest.mark.rule("AC-4.1")
def test_a_wagon_that_fits_is_hitched_without_asking() -> None:
    state = position(hands=["bear"], trains=["1-fish"])
    move(state, "fill", "offer:1")
    assert train(state, 0) == "1-fish 1-bear"


@pytest.mark.rule("AC-1.1", "AC-4.1")
def test_pending_wagons_score_nothing() -> None:
    """The rulebook's example: the 3-bear wagon waits behind a 1-tiger wagon."""
    state = position(hands=["bear bear bear"], trains=["3-fish 2-fish 1-tiger"], offer="3-bear")
    move(state, "fill", "offer:0")
    assert pending(state, 0) == "3-bear"
    view = TITLE.view(state, 0)
    assert (view.seats[0].score, view.board.places[0].pending_points) == (6, 3)


@pytest.mark.rule("AC-4.2")
@pytest.mark.parametrize("hitched", ["3-tiger", "1-bear"])
def test_the_rulebook_example_of_a_pending_wagon(hitched: str) -> None:
    """With a 3-bear wagon waiting behind 1-tiger: a 3-tiger or a 1-bear wagon brings it in."""
    state = position(
        hands=["tiger tiger tiger bear"],
        trains=["1-tiger"],
        pending=["3-bear"],
        offer=hitched,
        tokens="fish bear",
    )
    assert refuse(state, "hitch bear-3") == "AC-4.2", "nothing was hitched in this turn yet"
    move(state, "fill", "offer:0")
    assert targets(state, "hitch") == ["pending:bear-3"]
    actions = state.actions
    move(state, "hitch", "pending:bear-3")
    assert train(state, 0) == f"1-tiger {hitched} 3-bear"
    assert state.actions == actions, "free"
    assert state.points[0] == 1 + int(hitched[0]) + 3


@pytest.mark.rule("AC-4.2")
def test_pending_wagons_may_be_left() -> None:
    state = position(hands=["bear"], trains=["1-tiger"], pending=["2-bear"])
    move(state, "fill", "offer:1")
    move(state, "turn")
    assert pending(state, 0) == "2-bear"


@pytest.mark.rule("AC-4.2")
def test_any_order_each_matching_the_one_before() -> None:
    state = position(
        hands=["bear"], trains=["1-tiger"], pending=["2-bear 3-fish 2-fish 4-giraffe"], actions=1
    )
    move(state, "fill", "offer:1")
    assert targets(state, "hitch") == ["pending:bear-2"]
    assert refuse(state, "hitch fish-2") == "AC-4.2"
    move(state, "hitch", "pending:bear-2")
    assert targets(state, "hitch") == ["pending:fish-2"]
    move(state, "hitch", "pending:fish-2")
    move(state, "hitch", "pending:fish-3")
    assert train(state, 0) == "1-tiger 1-bear 2-bear 2-fish 3-fish"
    assert pending(state, 0) == "4-giraffe"
    assert refuse(state, "hitch fish-3") == "AC-4.2"


@pytest.mark.rule("AC-4.2")
def test_between_and_after_further_actions() -> None:
    state = position(hands=["bear"], trains=["1-tiger"], pending=["2-bear 2-bear"], actions=3)
    move(state, "fill", "offer:1")
    move(state, "draw", "pile")
    move(state, "hitch", "pending:bear-2")
    move(state, "draw", "pile")
    assert state.actions == 0
    move(state, "hitch", "pending:bear-2")
    assert train(state, 0) == "1-tiger 1-bear 2-bear 2-bear"


@pytest.mark.rule("AC-4.2")
def test_also_one_that_became_pending_in_this_turn() -> None:
    state = position(hands=["fish fish fish"], trains=["1-tiger"], offer="2-fish 1-fish", wagons="")
    move(state, "fill", "offer:0")
    assert pending(state, 0) == "2-fish"
    assert targets(state, "hitch") == []
    move(state, "fill", "offer:1")
    move(state, "hitch", "pending:fish-2")
    assert train(state, 0) == "1-tiger 1-fish 2-fish"


@pytest.mark.rule("AC-4.2")
def test_only_until_the_end_of_the_turn() -> None:
    state = position(hands=["bear"], trains=["1-tiger"], pending=["2-bear", ""])
    move(state, "fill", "offer:1")
    move(state, "turn")
    move(state, "draw", "pile")
    move(state, "turn")
    assert targets(state, "hitch") == []
    assert refuse(state, "hitch bear-2") == "AC-4.2"


@pytest.mark.rule("AC-4.3")
def test_an_empty_wagon_pile_is_not_refilled() -> None:
    state = position(hands=["bear bear fish"], offer="1-bear 1-fish", wagons="", actions=3)
    move(state, "fill", "offer:0")
    assert offer(state) == ". 1-fish . ."
    assert refuse(state, "fill 1") == "AC-4.3"
    move(state, "fill", "offer:1")
    assert not state.is_final(), "the turn is played to its end"
    move(state, "draw", "pile")
    move(state, "turn")
    assert state.over == NO_WAGONS
    assert state.returns() == [1.0, 0.0]


# ---- who wins


@pytest.mark.rule("AC-1.1")
@pytest.mark.parametrize(("players", "goal"), [(2, 18), (3, 18), (4, 16)])
def test_the_first_to_reach_the_goal_wins_at_once(players: int, goal: int) -> None:
    before = {18: SEVENTEEN, 16: SEVENTEEN.replace("2-bear ", "", 1)}[goal]
    state = position(players, hands=["bear"], trains=[before], ringmaster=0, actions=3)
    assert state.points[0] == goal - 1
    move(state, "fill", "offer:1")
    assert state.over == GOAL
    assert state.to_act() == []
    assert state.returns() == [1.0] + [0.0] * (players - 1)
    assert TITLE.view(state, 0).board.goal == goal


@pytest.mark.rule("AC-1.1")
def test_one_point_short_goes_on() -> None:
    state = position(hands=["bear"], trains=["4-bear 3-bear 3-bear 2-bear 2-bear 1-bear 1-bear"])
    move(state, "fill", "offer:1")
    assert state.points[0] == 17
    assert not state.is_final()


@pytest.mark.rule("AC-1.1")
def test_the_goal_is_tested_after_a_pending_wagon_too() -> None:
    state = position(
        hands=["bear"],
        trains=["4-bear 3-bear 3-bear 2-bear 1-bear 1-bear 1-tiger"],
        pending=["2-bear"],
    )
    move(state, "fill", "offer:1")
    assert not state.is_final()
    move(state, "hitch", "pending:bear-2")
    assert state.over == GOAL


@pytest.mark.rule("AC-1.1")
def test_more_than_the_goal_is_as_good() -> None:
    reverse = " ".join(reversed(SEVENTEEN.split()))
    ends_with_2 = reverse.replace("2-bear 2-bear ", "") + " 2-bear 2-bear"
    state = position(hands=["fish fish"], trains=[ends_with_2], offer="2-fish")
    move(state, "fill", "offer:0")
    assert (state.over, state.points[0]) == (GOAL, 19)


@pytest.mark.rule("AC-1.1")
def test_finish_the_round() -> None:
    """The first player is seat 0, so the round ends with seat 2, even when seat 1 reached the goal."""
    state = position(
        3,
        hands=["", "bear fish", "tiger tiger"],
        trains=["", SEVENTEEN, SEVENTEEN.replace("bear", "tiger")],
        offer="1-giraffe 1-bear 1-fish 2-tiger",
        wagons="2-giraffe 2-fish",
        player=1,
        ending="finish-round",
    )
    assert state.points[2] == 17
    move(state, "fill", "offer:1")
    assert not state.is_final()
    assert TITLE.view(state, 0).board.last_round
    move(state, "draw", "pile")
    move(state, "turn")
    move(state, "fill", "offer:3")
    move(state, "turn")
    assert state.over == ROUND_FINISHED
    assert state.points == [0, 18, 19]
    assert state.ranking() == [3, 2, 1]
    assert state.returns() == [0.0, 0.0, 1.0]


@pytest.mark.rule("AC-1.1")
def test_the_last_of_the_round_ends_it_with_the_own_turn() -> None:
    state = position(2, hands=["", "bear"], trains=["", SEVENTEEN], player=1, ending="finish-round")
    move(state, "fill", "offer:1")
    move(state, "turn")
    assert state.over == ROUND_FINISHED


@pytest.mark.rule("AC-1.1")
def test_fewer_pending_points_break_a_tie() -> None:
    state = position(
        3,
        trains=["2-bear", "2-fish", "1-fish"],
        pending=["3-fish 1-bear", "2-tiger 1-tiger", ""],
        idle=8,
    )
    move(state, "turn")
    assert state.over == STALLED
    assert state.ranking() == [2, 1, 3]
    result = TITLE.view(state, 0).result
    assert result is not None
    assert result.places == [[1], [0], [2]]
    assert result.tie_break is not None
    assert result.tie_break.id == "aramini-tie-pending"


@pytest.mark.rule("AC-1.1")
def test_a_full_tie_is_shared() -> None:
    state = position(
        3, trains=["2-bear", "2-fish", "1-fish"], pending=["1-bear", "1-tiger", ""], idle=8
    )
    move(state, "turn")
    assert state.ranking() == [1, 1, 3]
    assert state.returns() == [0.5, 0.5, 0.0]
    result = TITLE.view(state, 0).result
    assert result is not None
    assert result.places == [[0, 1], [2]]
    assert result.tie_break is not None
    assert result.tie_break.id == "aramini-tie-shared"


def test_points_by_animal_add_up() -> None:
    state = position(2, trains=["2-bear 3-bear 3-fish", "1-tiger"], idle=5)
    move(state, "turn")
    result = TITLE.view(state, 0).result
    assert result is not None
    assert [
        sum(column) for column in zip(*(row.values for row in result.sources), strict=True)
    ] == [
        8,
        1,
    ]
    assert result.tie_break is None


@pytest.mark.rule("AC-4.2")
@pytest.mark.parametrize(
    ("coupling", "wagon", "why"),
    [
        (True, "giraffe-1", "aramini-no-pending"),
        (True, "fish-2", "aramini-no-pending"),
        (True, "tiger-3", "aramini-no-fit"),
        (False, "bear-2", "aramini-no-coupling"),
    ],
)
def test_why_a_wagon_is_not_hitched(coupling: bool, wagon: str, why: str) -> None:
    """None of the kind waits (one of another seat's does not count), or it does not fit, or none was hitched before."""
    state = position(trains=["1-bear"], pending=["2-bear 3-tiger", "2-fish"])
    state.coupling = coupling
    action = state.kinds().action(f"hitch {wagon}")
    rule, message = state.why_illegal(0, action)
    assert (rule, message.id) == ("AC-4.2", why)
    assert action not in state.legal_actions(0)
    assert (state.kinds().action("hitch bear-2") in state.legal_actions(0)) == coupling
