"""DR-9.1a: the step before the curtain, in rounds, in secret and at once."""

import pytest

from chapiteau.match import with_previews
from chapiteau.titles.drum_roll.rules import words
from chapiteau.titles.drum_roll.rules.box import COLOURS
from chapiteau.titles.drum_roll.rules.phase import CURTAIN, ORGANIZING, SHOWING
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.words import SPECTATOR, Message
from tests.titles.drum_roll.build import (
    TITLE,
    card,
    do,
    hand,
    legal,
    names,
    on_top,
    place,
    position,
    refuse,
    stored,
)

pytestmark = pytest.mark.engine

THREE = ["giant", "rope-walker", "fakir"]
"""A performer for each of three seats."""
WHITE = "resources white white"
"""Extra Resources (white), for a white cube."""


def before(*hands: str, start: int = 0) -> DrumRollState:
    """The step begins; each of three seats has a performer without cubes."""
    return position(
        3, phase="curtain", round_=6, start=start, hands=hands, troupe=THREE, coins=[5, 5, 5]
    )


def told(state: DrumRollState, action: str, seat: int, viewer: int) -> list[str]:
    """What a viewer hears of a step."""
    state.telling = True
    do(state, action, seat)
    state.telling = False
    mask = 1 << viewer if viewer >= 0 else 1 << 7
    return [e.message.id.removeprefix("drum-log-") for e in state.events if e.audience & mask]


@pytest.mark.rule("DR-9.1a", "DR-3.15")
def test_it_follows_the_vote_and_the_organizer_and_precedes_the_first_show() -> None:
    state = position(
        3,
        phase="vote",
        round_=5,
        start=0,
        hands=["", "", "income"],
        staff=["", "show-organizer"],
        troupe=THREE,
    )
    for seat in range(3):
        do(state, "vote start", seat)
    do(state, "done")  # Double Vote: seat 2 holds a card.
    assert (state.mode, state.to_act()) == (ORGANIZING, [1])
    do(state, "return-organizer")
    assert (state.mode, state.to_act(), state.start) == (CURTAIN, [2], 1), "the tile passed at once"
    do(state, "done")
    assert (state.mode, state.current()) == (SHOWING, 1)


@pytest.mark.rule("DR-9.1a")
def test_it_comes_once_for_each_show_and_not_before_another_turn() -> None:
    delayed = position(3, phase="vote", round_=5, hands=["income"])
    for seat in range(3):
        do(delayed, "vote delay", seat)
    do(delayed, "done")
    assert (delayed.mode != CURTAIN, delayed.round) == (True, 6)
    seventh = position(3, round_=7, hands=["", "income"], troupe=THREE)
    place(seventh, *["pass"] * 9)
    do(seventh, "done")  # The distribution.
    assert (seventh.mode, seventh.to_act()) == (CURTAIN, [1]), "without a vote, too"


@pytest.mark.rule("DR-9.1a", "DR-9.1b")
def test_all_holders_of_investments_are_asked_playable_or_not() -> None:
    state = before("resource-bonus", "", "income")
    assert state.to_act() == [0, 2]
    assert legal(state, 0) == ["done"]
    assert legal(state, 2) == ["done", "income"]
    assert before("", "", "").mode == SHOWING, "nobody holds a card: the curtain rises"


@pytest.mark.rule("DR-9.1a", "DR-1.5")
def test_what_is_chosen_is_secret_until_all_have_chosen_and_then_carried_out() -> None:
    state = before("fire", "income", "income", start=1)
    heard = {viewer: told(state.clone(), "fire giant", 0, viewer) for viewer in (0, 1)}
    assert heard == {0: ["chooses"], 1: ["has-chosen"]}
    do(state, "fire giant", 0)
    assert names(state.troupe[0]) == "giant", "nothing happens before all have chosen"
    assert state.to_act() == [1, 2]
    shown = {viewer: TITLE.view(state, viewer).board.chosen for viewer in (0, 1, SPECTATOR)}
    assert shown[0].id == "drum-describe-own-card"
    assert shown[1] is shown[SPECTATOR] is None
    assert [circus.done for circus in TITLE.view(state, 1).board.circuses] == [True, False, False]
    assert refuse(state, "done", 0) == "DR-3.2", "chosen is chosen"
    do(state, "income", 2)
    log = told(state, "done", 1, SPECTATOR)
    # From the starting player clockwise: seat 1 passes, seat 2 gets its coins, seat 0 lets the giant go.
    assert log[:5] == ["has-chosen", "curtain-pass", "played", "coins", "played"]
    assert names(state.troupe[0]) == ""
    assert state.coins[2] == 9


@pytest.mark.rule("DR-9.1a")
def test_passing_is_secret_too_and_for_good_and_rounds_follow() -> None:
    state = before("income trailer", "income income", "")
    passed, chosen = state.clone(), state.clone()
    assert told(passed, "done", 1, 0) == told(chosen, "income", 1, 0) == ["has-chosen"]
    do(state, "done", 1)
    do(state, "income", 0)
    assert state.to_act() == [0], "seat 1 is out, seat 0 has still a card"
    assert state.coins[:2] == [9, 5]
    do(state, "play-trailer giant", 0)
    assert state.mode == SHOWING, "all have passed or hold no card"
    assert state.trailer[card("giant")] == 1


@pytest.mark.rule("DR-9.1a")
@pytest.mark.parametrize(("start", "served"), [(0, 0), (1, 1), (2, 0)])
def test_a_card_that_has_lost_its_effect_stays_in_its_hand_unseen(start: int, served: int) -> None:
    state = before("resources-white", "resources-white", start=start)
    state.stock[0] = 1
    unserved = 1 - served
    do(state, WHITE, unserved)
    log = told(state, WHITE, served, SPECTATOR)
    assert stored(state, served) == "W", "who comes first from the starting player"
    assert stored(state, unserved) == ""
    assert hand(state, unserved) == "resources-white"
    assert "card-stays" in log
    assert log.count("played") == 1
    kept = state.hand[unserved][0]
    assert state.seen[kept] == 1 << unserved, "nobody has seen it"
    assert state.to_act() == [unserved], "it may be chosen anew"
    assert WHITE not in legal(state, unserved)


@pytest.mark.rule("DR-9.1a")
def test_with_enough_for_both_no_card_stays() -> None:
    state = before("resources-white", "resources-white")
    state.stock[0] = 2
    do(state, WHITE, 1)
    do(state, WHITE, 0)
    assert [stored(state, seat) for seat in (0, 1)] == ["W", "W"]
    assert [hand(state, seat) for seat in (0, 1)] == ["", ""]


@pytest.mark.rule("DR-9.1a", "DR-9.3")
def test_the_last_trailer_goes_to_who_comes_first() -> None:
    state = before("trailer", "", "trailer", start=2)
    state.trailers = 1
    do(state, "play-trailer giant", 0)
    do(state, "play-trailer fakir", 2)
    assert (state.trailer[card("giant")], state.trailer[card("fakir")]) == (0, 1)
    assert (hand(state, 0), hand(state, 2)) == ("trailer", "")


@pytest.mark.rule("DR-9.1a", "DR-3.10")
def test_over_the_hand_limit_in_the_middle_of_a_round() -> None:
    crowded = position(
        2,
        phase="curtain",
        round_=6,
        hands=["fire income resources-white", "resources-white"],
        troupe=["illusionist", "fakir"],
        offer="",
    )
    on_top(crowded, "resource-bonus")
    crowded.hand[0].append(crowded.deck.pop())
    crowded.stock[0] = 1
    do(crowded, WHITE, 1)
    do(crowded, "fire illusionist", 0)
    assert (crowded.to_act(), crowded.crowded) == ([0], 1), "before anything else happens"
    assert stored(crowded, 1) == "", "the other card waits"
    assert "discard resource-bonus" in legal(crowded, 0)
    taken = crowded.clone()
    do(taken, WHITE, 0)
    assert stored(taken, 0) == "W", "played at once"
    assert hand(taken, 1) == "resources-white", "and the last cube is gone"
    do(crowded, "discard resource-bonus", 0)
    assert stored(crowded, 1) == "W"


@pytest.mark.rule("DR-9.1a", "DR-1.5")
def test_the_last_to_choose_is_not_foretold_what_the_others_chose() -> None:
    state = before("fire", "income", "")
    do(state, "fire giant", 0)
    for choice in with_previews(state, 1):
        assert choice.preview == [], "all that follows depends on a secret"
        assert choice.final


@pytest.mark.rule("DR-9.1a")
def test_a_single_holder_goes_round_after_round_alone() -> None:
    state = before("income income fire")
    for _ in range(2):
        do(state, "income")
        assert state.to_act() == [0]
    do(state, "fire giant")
    assert state.coins[0] == 13
    assert state.mode == SHOWING
    assert "perform giant" not in legal(state, 0)


def test_the_choice_is_said_in_words() -> None:
    state = before("fire", "income")
    do(state, "fire giant", 0)
    own = TITLE.view(state, 0)
    chosen = own.board.chosen
    assert isinstance(chosen, Message)
    assert chosen in own.description
    assert chosen not in TITLE.view(state, 1).description


@pytest.mark.parametrize(
    ("card", "action", "colour"),
    [
        ("resources-white", "resources white blue", "blue"),
        ("resources-white", "resources white pair", "white"),
        ("resources-blue", "resources blue red", "red"),
        ("income-cube", "income-for-cube green", "green"),
    ],
)
def test_the_choice_says_for_which_cube(card: str, action: str, colour: str) -> None:
    state = before(card, "income")
    state.storage[2] = 1
    state.stock[2] -= 1
    do(state, action, 0)
    chosen = TITLE.view(state, 0).board.chosen
    assert chosen.args["what"].args["colour"] == words.colour(COLOURS.index(colour))
