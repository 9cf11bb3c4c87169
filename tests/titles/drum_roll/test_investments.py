"""DR-8 and DR-9: personnel and investments."""

from itertools import chain

import pytest

from chapiteau.titles.drum_roll.rules import scoring
from chapiteau.titles.drum_roll.rules.box import COLOURS, INVESTMENTS
from chapiteau.titles.drum_roll.rules.phase import PAYING
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from tests.titles.drum_roll.build import (
    ALL,
    TITLE,
    card,
    do,
    earned,
    hand,
    legal,
    names,
    place,
    position,
    refuse,
    stored,
)

pytestmark = pytest.mark.engine

WHITE, YELLOW, GREEN, BLUE, RED = range(5)
PASS = "place pass"


@pytest.mark.rule("DR-8.1")
def test_agents_and_assistants_offer_each_colour_twice() -> None:
    box = position().box
    for members in (box.agents, box.assistants):
        assert sorted(chain(*[box.gives[member] for member in members])) == sorted([*range(5)] * 2)
    assert sorted(box.takes[member] for member in box.assistants) == [[0], [1], [2], [3], [4]]


@pytest.mark.rule("DR-8.2")
def test_personnel_needs_no_cubes_and_is_never_fired() -> None:
    state = position(
        2,
        phase="distribute",
        staff=["orchestra"],
        hands=["fire"],
        troupe=["tumbler"],
        storage=["W"],
    )
    assert legal(state, 0, "fire") == ["fire tumbler"]
    assert card("orchestra") >= state.box.performers


@pytest.mark.rule("DR-8.3", "DR-3.14")
@pytest.mark.parametrize(("staff", "moves"), [("", 2), ("general-supplier", 3)])
def test_the_general_supplier_moves_a_third_cube(staff: str, moves: int) -> None:
    state = position(
        2,
        phase="distribute",
        staff=[staff],
        troupe=["rope-walker giant"],
        storage=["RRYYWWB"],
        offer="",
    )
    for _ in range(moves):
        do(state, legal(state, 0, "move-cube")[0], 0)
    assert 0 not in state.to_act(), "no more cube may be moved"


@pytest.mark.rule("DR-8.4")
def test_one_agent_exchanges_any_cube_for_a_different_shown_one_once() -> None:
    # Agent 1 gives white or green, Agent 2 yellow or blue.
    state = position(2, phase="distribute", staff=["agent-1 agent-2"], storage=["WR"], personnel="")
    assert legal(state, 0, "agent") == [
        "agent 1 white second",
        "agent 1 red first",
        "agent 1 red second",
        "agent 2 white first",
        "agent 2 white second",
        "agent 2 red first",
        "agent 2 red second",
    ]
    do(state, "agent 1 red second", 0)
    assert stored(state, 0) == "WG"
    assert 0 not in state.to_act(), "one Agent per phase"


@pytest.mark.rule("DR-8.5")
def test_an_assistant_and_an_agent_may_both_be_used() -> None:
    # Assistant 1: white for yellow and blue.
    state = position(
        2,
        phase="distribute",
        staff=["assistant-1 assistant-3 agent-1"],
        storage=["WG"],
        personnel="",
    )
    do(state, "assistant 1", 0)
    assert stored(state, 0) == "YGB"
    assert refuse(state, "assistant 3", 0) == "DR-8.5"
    do(state, "agent 1 blue first", 0)
    assert stored(state, 0) == "WYG"


@pytest.mark.rule("DR-8.5")
def test_an_exchange_needs_all_its_cubes_before_the_paid_one_returns() -> None:
    state = position(2, phase="distribute", staff=["assistant-1"], storage=["W"], hands=["trailer"])
    state.stock[BLUE] = 0
    assert refuse(state, "assistant 1", 0) == "DR-8.5"


@pytest.mark.rule("DR-8.8")
def test_vendor_and_orchestra_after_each_show() -> None:
    box = position().box
    assert (box.vendor_coins, box.orchestra_prestige) == (3, 2)


# ---- investments


def legal_when_asked(state: DrumRollState, seat: int) -> list[str]:
    """What a seat may do at its next decision; until then everybody passes."""
    while seat not in state.to_act():
        do(state, PASS)
    return legal(state, seat)


def any_time(state: DrumRollState, seat: int) -> bool:
    return "income" in legal(state, seat)


@pytest.mark.rule("DR-9.1")
def test_any_time_cards_at_every_named_moment() -> None:
    hands = ["income", "income"]
    for phase in ("place", "distribute", "vote", "curtain", "salaries"):
        state = position(2, phase=phase, hands=hands)
        assert any_time(state, 0), phase
    organizer = position(2, phase="organizer", hands=hands, staff=["show-organizer"])
    assert any_time(organizer, 0)
    show = position(
        2, phase="show", hands=hands, troupe=["giant", "fakir"], cubes={"giant": 1, "fakir": 1}
    )
    assert any_time(show, 0), "in the own show between performers"
    assert not any_time(show, 1), "not in another's"
    resolving = position(2, hands=hands, coins=[0, 0])
    place(resolving, "hire-performer", *["pass"] * 5)
    assert resolving.to_act() == [0]
    assert any_time(resolving, 0), "also where the marker cannot be carried out"


@pytest.mark.rule("DR-9.1")
def test_not_while_choosing_from_looked_at_cards_nor_after_done() -> None:
    state = position(
        2,
        phase="show",
        hands=["income", "income"],
        troupe=["card-sharp", "fakir"],
        cubes={"card-sharp": ALL, "fakir": 1},
    )
    do(state, "perform card-sharp")
    do(state, "benefit")
    assert not any_time(state, 0)
    assert refuse(state, "income") == "DR-9.7"
    done = position(2, phase="distribute", hands=["income", "income"])
    do(done, "done", 0)
    assert refuse(done, "income", 0) == "DR-3.2"


@pytest.mark.rule("DR-9.1")
def test_who_has_nothing_to_decide_is_not_asked() -> None:
    state = position(2, phase="distribute", hands=["", "income"])
    assert state.to_act() == [1]
    nobody = position(2, phase="distribute")
    assert nobody.round == 2


@pytest.mark.rule("DR-9.1")
def test_cards_are_playable_only_with_full_effect() -> None:
    hand = "resources-red trailer income-cube"
    state = position(2, phase="distribute", hands=[hand], troupe=["illusionist"])
    state.stock[RED] = 1
    assert "resources red red" in legal(state, 0)
    assert refuse(state, "resources red pair", 0) == "DR-9.6", "two must be in stock"
    assert refuse(state, "play-trailer tumbler", 0) == "DR-9.3"
    assert refuse(state, "income-for-cube red", 0) == "DR-9.7"


@pytest.mark.rule("DR-9.2")
def test_unblock_puts_the_marker_on_any_cube_action_and_counts() -> None:
    state = position(
        2,
        hands=["", "unblock"],
    )
    place(state, "white")
    do(state, "unblock white")
    assert state.current() == 0, "played instead of a placement"
    assert refuse(state, "place yellow") == "DR-3.3", "it counts like any cube marker"
    full = position(2, hands=["unblock", ""])
    place(full, "tickets", "white", "tickets", "red")
    do(full, "unblock green")
    assert [marker >> 2 for marker in full.markers][-1] == GREEN, "beyond the number of players"
    assert hand(full, 0) == ""


@pytest.mark.rule("DR-9.3")
def test_trailer_card() -> None:
    state = position(
        2,
        phase="distribute",
        hands=["trailer"],
        troupe=["giant rope-walker"],
        trailers="giant",
    )
    assert legal(state, 0, "play-trailer") == ["play-trailer rope-walker"]
    do(state, "play-trailer rope-walker", 0)
    assert state.trailer[card("rope-walker")] == 1


@pytest.mark.rule("DR-9.4")
def test_fire_a_performer_flipped_or_not_the_last_one_too_without_loss() -> None:
    state = position(
        2,
        phase="distribute",
        hands=["fire fire", ""],
        troupe=["giant rope-walker"],
        cubes={"rope-walker": 0b011},
        flipped="giant",
        trailers="giant rope-walker",
        coins=[10, 10],
    )
    stock, trailers = sum(state.stock), state.trailers
    do(state, "fire rope-walker", 0)
    assert names(state.troupe[0]) == "giant"
    assert (sum(state.stock), state.trailers) == (stock + 2, trailers + 1)
    do(state, "fire giant", 0)
    assert names(state.troupe[0]) == "", "the last one, and flipped"
    assert state.trailers == trailers + 2
    assert state.flipped[card("giant")] == 0
    assert [names([c]) for c in state.performer_discard[-2:]] == ["rope-walker", "giant"]
    assert (state.coins[0], state.score[0]) == (10, 0), "neither compensation nor loss"


@pytest.mark.rule("DR-9.4")
def test_nobody_is_let_go_from_the_beginning_of_a_show_until_the_last_salary_is_paid() -> None:
    state = position(
        2,
        phase="curtain",
        round_=6,
        hands=["fire", "fire"],
        troupe=["giant rope-walker", "fakir"],
        cubes={"giant": 1, "fakir": 1, "rope-walker": 1},
    )
    assert "fire rope-walker" in legal(state, 0), "before the curtain"
    do(state, "done", 1)
    do(state, "done", 0)
    assert state.to_act() == [0]
    assert refuse(state, "fire rope-walker") == "DR-9.4", "for the opener, too"
    for name in ("giant", "rope-walker"):
        do(state, f"perform {name}")
        do(state, "done")
    do(state, "done")
    assert state.to_act() == [1]
    assert refuse(state, "fire fakir") == "DR-9.4"
    do(state, "perform fakir")
    while state.mode != PAYING:
        do(state, "done")
    do(state, "done", 0)
    assert refuse(state, "fire fakir") == "DR-9.4", "until the last salary is paid"
    do(state, "done", 1)
    assert "fire fakir" in legal_when_asked(state, 1)


@pytest.mark.rule("DR-9.5")
def test_extended_applause_counts_outstanding_and_poor_of_its_type_in_this_show() -> None:
    state = position(
        2,
        phase="show",
        hands=["applause-bizarre applause-acrobat", ""],
        troupe=["giant fakir strong-man fire-eater", "rope-walker"],
        cubes={"giant": ALL, "fakir": ALL, "strong-man": 1, "rope-walker": 1},
        flipped="fire-eater",
    )
    do(state, "perform giant")
    do(state, "flip")
    do(state, "perform fakir")
    do(state, "done")
    do(state, "perform strong-man")
    do(state, "done")
    assert legal(state, 0) == ["done", "applause acrobat", "applause bizarre"]
    before = state.score[0]
    do(state, "applause bizarre")
    assert state.score[0] - before == 2 - 1
    do(state, "applause acrobat")
    assert earned(state, 0)["applause"] == 1, "played for nothing; several may be played"


@pytest.mark.rule("DR-9.5")
def test_applause_may_cost_prestige() -> None:
    state = position(
        2,
        phase="show",
        hands=["applause-acrobat"],
        troupe=["rope-walker", "giant"],
        cubes={"rope-walker": 1, "giant": 1},
    )
    do(state, "perform rope-walker")
    do(state, "done")
    do(state, "applause acrobat")
    assert earned(state, 0)["applause"] == -1


@pytest.mark.rule("DR-9.6")
def test_extra_resources_any_one_or_two_of_the_shown() -> None:
    for wanted in range(5):
        state = position(2, phase="distribute", hands=["resources-green"])
        do(state, f"resources green {COLOURS[wanted]}", 0)
        assert stored(state, 0) == "WYGBR"[wanted]
    state = position(2, phase="distribute", hands=["resources-green"])
    do(state, "resources green pair", 0)
    assert stored(state, 0) == "GG"


@pytest.mark.rule("DR-9.6")
def test_there_are_two_extra_resources_of_each_colour_and_one_applause_of_each_type() -> None:
    kinds: list[str] = [INVESTMENTS[kind] for kind in position().box.kind]
    assert all(kinds.count(f"resources-{name}") == 2 for name in COLOURS)
    assert sum(kind.startswith("applause-") for kind in kinds) == 5


@pytest.mark.rule("DR-9.7")
def test_extra_income() -> None:
    state = position(2, phase="distribute", hands=["income income-cube"], storage=["B"])
    do(state, "income", 0)
    assert state.coins[0] == 14
    do(state, "income-for-cube blue", 0)
    assert (state.coins[0], stored(state, 0)) == (19, "")


@pytest.mark.rule("DR-9.8")
def test_double_vote_is_played_in_its_own_step_only() -> None:
    state = position(2, phase="distribute", hands=["double-vote"])
    assert legal(state, 0) == ["done"]
    assert refuse(state, "double-vote", 0) == "DR-4.4"
    vote = position(2, phase="vote", round_=5, hands=["double-vote"])
    do(vote, "vote delay", 1)
    do(vote, "vote delay", 0)
    assert legal(vote, 0) == ["done", "double-vote"]


@pytest.mark.rule("DR-9.9", "DR-9.2", "DR-9.3", "DR-9.4")
def test_what_is_held_at_the_end_scores() -> None:
    state = position(
        2,
        hands=[" ".join(INVESTMENTS)],
        storage=["WWYYGGB"],
        troupe=["giant rope-walker"],
        trailers="giant rope-walker",
        staff=["orchestra popcorn-vendor bank-representative"],
    )
    worth = {
        name: scoring.held_prestige(state, 0, kind)
        for kind, name in enumerate(INVESTMENTS)
        if scoring.held_prestige(state, 0, kind)
    }
    assert worth == {
        "unblock": 1,
        "trailer": 1,
        "fire": 1,
        "resource-bonus": 2,
        "trailer-bonus": 2,
        "personnel-bonus": 3,
    }
    board = TITLE.view(state, 0).board
    assert sum(one.worth for one in board.hand) == 10


@pytest.mark.rule("DR-9.9", "DR-10.5")
def test_held_cards_are_added_after_the_last_show() -> None:
    state = position(2, phase="salaries", show=3, hands=["unblock resource-bonus"], storage=["WWW"])
    do(state, "done", 0)
    assert state.is_final()
    assert earned(state, 0)["investments"] == 2
