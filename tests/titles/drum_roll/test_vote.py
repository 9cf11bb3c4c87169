"""DR-4: the vote, Double Vote, and the Show Organizer at the end of a turn."""

import pytest

from chapiteau.titles.drum_roll.rules.phase import ORGANIZING, SHOWING, VOTING
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.words import SPECTATOR
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
)

pytestmark = pytest.mark.engine


def cast(state: DrumRollState, votes: str) -> None:
    """`"dsd"`: delay, start, delay, from seat 0."""
    for seat, vote in enumerate(votes):
        do(state, "vote delay" if vote == "d" else "vote start", seat)


def outcome(players: int, votes: str, round_: int = 5, start: int = 0) -> str:
    state = position(
        players, phase="vote", round_=round_, start=start, troupe=["giant"], cubes={"giant": ALL}
    )
    cast(state, votes)
    return "show" if state.mode == SHOWING else f"turn {state.round}"


@pytest.mark.rule("DR-4.1")
def test_majority_decides_and_in_a_tie_the_starting_player() -> None:
    assert outcome(3, "dds") == "turn 6"
    assert outcome(3, "dss") == "show"
    assert outcome(4, "ddss", start=0) == "turn 6"
    assert outcome(4, "ddss", start=2) == "show"


@pytest.mark.rule("DR-4.1")
def test_votes_are_secret_until_all_are_in() -> None:
    state = position(3, phase="vote", round_=5)
    assert state.to_act() == [0, 1, 2]
    do(state, "vote delay", 1)
    assert state.to_act() == [0, 2]
    assert TITLE.view(state, 1).board.vote == "delay"
    for viewer in (0, 2, SPECTATOR):
        board = TITLE.view(state, viewer).board
        assert board.vote == ""
        assert board.votes == []
        assert [circus.done for circus in board.circuses] == [False, True, False]
    assert refuse(state, "vote start", 1) == "DR-3.2", "a vote is final"


@pytest.mark.rule("DR-4.2")
def test_after_the_second_vote_delay_costs_prestige_but_not_start() -> None:
    delayed = position(3, phase="vote", round_=6)
    cast(delayed, "dds")
    assert delayed.round == 7
    assert [earned(delayed, seat) for seat in range(3)] == [{"late-vote": -3}] * 2 + [{}]
    started = position(3, phase="vote", round_=6, troupe=["giant"], cubes={"giant": ALL})
    cast(started, "dss")
    assert started.mode == SHOWING
    assert started.score == [0, 0, 0]
    first = position(3, phase="vote", round_=5)
    cast(first, "ddd")
    assert first.score == [0, 0, 0]


@pytest.mark.rule("DR-4.3")
def test_two_players_have_a_virtual_delay_in_the_first_vote_only() -> None:
    assert outcome(2, "ds", start=1) == "turn 6"
    assert outcome(2, "ss") == "show"
    assert outcome(2, "ds", round_=6, start=1) == "show"
    assert outcome(2, "ds", round_=6, start=0) == "turn 7"


@pytest.mark.rule("DR-4.4")
def test_double_vote_after_the_reveal() -> None:
    state = position(
        3,
        phase="vote",
        round_=6,
        hands=["", "", "double-vote"],
        troupe=["giant"],
        cubes={"giant": ALL},
    )
    cast(state, "ssd")
    assert state.to_act() == [2]
    assert [vote.delay for vote in TITLE.view(state, 0).board.votes] == [False, False, True]
    assert legal(state, 2) == ["done", "double-vote"]
    do(state, "double-vote")
    # Two votes each: a tie, and the starting player voted for the show.
    assert state.mode == SHOWING
    assert hand(state, 2) == ""
    decided = position(3, phase="vote", round_=6, start=2, hands=["", "", "double-vote"])
    cast(decided, "ssd")
    do(decided, "double-vote")
    assert decided.round == 7
    assert earned(decided, 2) == {"late-vote": -3}, "the loss is the same"


@pytest.mark.rule("DR-4.4")
def test_the_question_for_double_vote_tells_nothing_of_a_hand() -> None:
    state = position(3, phase="vote", round_=5, start=1, hands=["income", "", "double-vote"])
    cast(state, "ddd")
    assert state.to_act() == [2], "from the starting player clockwise, whoever holds a card"
    do(state, "done")
    assert state.to_act() == [0]
    assert "double-vote" not in legal(state, 0)
    do(state, "done")
    assert state.mode != VOTING
    assert state.round == 6


@pytest.mark.rule("DR-4.4")
def test_who_has_doubled_the_vote_is_not_asked_again() -> None:
    state = position(
        3, phase="vote", round_=5, start=1, hands=["fire", "double-vote trailer-bonus", ""]
    )
    cast(state, "ddd")
    do(state, "double-vote")
    assert hand(state, 1) == "trailer-bonus", "who holds a card would be asked"
    assert state.to_act() == [0]


@pytest.mark.rule("DR-4.4", "DR-9.1", "DR-9.1b")
def test_each_holder_is_asked_once_and_may_play_other_cards_first() -> None:
    state = position(
        3, phase="vote", round_=5, start=1, hands=["resource-bonus", "income double-vote", ""]
    )
    cast(state, "ddd")
    assert state.to_act() == [1]
    assert legal(state, 1) == ["done", "double-vote", "income"]
    do(state, "income")
    assert state.to_act() == [1], "a card before the answer"
    do(state, "double-vote")
    assert state.to_act() == [0], "not asked again; seat 2 holds nothing"
    assert legal(state, 0) == ["done"], "asked, whatever the card is"
    do(state, "done")
    assert state.round == 6


@pytest.mark.rule("DR-4.4")
def test_double_vote_and_the_virtual_vote() -> None:
    state = position(
        2,
        phase="vote",
        round_=5,
        start=0,
        hands=["double-vote"],
        troupe=["giant"],
        cubes={"giant": ALL},
    )
    cast(state, "sd")
    do(state, "double-vote")
    assert state.mode == SHOWING, "two against two: the starting player's own vote"


@pytest.mark.rule("DR-8.7")
def test_the_organizer_returned_makes_its_owner_the_next_starting_player() -> None:
    state = position(3, phase="organizer", staff=["", "", "show-organizer"], start=0)
    assert (state.mode, state.to_act()) == (ORGANIZING, [2])
    coins = state.coins[2]
    do(state, "return-organizer")
    assert (state.start, state.round) == (2, 2)
    assert state.coins[2] == coins, "no refund"
    assert card("show-organizer") in state.offered_personnel
    assert state.discount[card("show-organizer")] == 0
    assert len(state.offered_personnel) == 4, "the offer exceeds its size by it"
    assert len(state.offered_performers) == 4, "the performers are refilled"


@pytest.mark.rule("DR-8.7")
def test_the_organizer_may_be_kept() -> None:
    state = position(3, phase="organizer", staff=["", "", "show-organizer"], start=0)
    do(state, "done")
    assert (state.start, state.round) == (1, 2)
    assert names(state.staff[2]) == "show-organizer"


@pytest.mark.rule("DR-8.7")
def test_the_former_owner_may_not_hire_it_in_the_next_turn() -> None:
    state = position(2, phase="organizer", staff=["show-organizer"], personnel="agent-1 agent-2")
    do(state, "return-organizer")
    place(state, "hire-personnel", "hire-personnel", *["pass"] * 4)
    organizer = "hire show-organizer"
    assert refuse(state, organizer) == "DR-8.7"
    do(state, "done")
    assert organizer in legal(state, 1)
    do(state, "done")
    place(state, "pass", "hire-personnel", *["pass"] * 4)
    assert state.current() == 0
    assert organizer in legal(state, 0), "a turn later it may be hired again"


@pytest.mark.rule("DR-8.7", "DR-3.15")
def test_before_a_show_who_returns_it_opens_the_show() -> None:
    state = position(
        3,
        phase="organizer",
        round_=7,
        staff=["", "", "show-organizer"],
        start=0,
        troupe=["", "", "giant"],
        cubes={"giant": ALL},
    )
    do(state, "return-organizer")
    assert (state.mode, state.start, state.current()) == (SHOWING, 2, 2)
    do(state, "perform giant")
    do(state, "done")
    assert (state.show, state.round, state.start) == (2, 1, 0)
    # The offer is new; let the Organizer come up again.
    organizer = card("show-organizer")
    for pile in (state.personnel_deck, state.personnel_discard, state.offered_personnel):
        if organizer in pile:
            pile.remove(organizer)
    state.offered_personnel.append(organizer)
    place(state, "hire-personnel", "pass", "hire-personnel", *["pass"] * 6)
    assert "hire show-organizer" in legal(state, 0)
    do(state, "done")
    assert refuse(state, "hire show-organizer") == "DR-8.7", "also in turn 1 of the next show"


@pytest.mark.rule("DR-9.1")
def test_cards_may_be_played_before_the_own_vote_and_not_after() -> None:
    state = position(2, phase="vote", round_=5, hands=["income income"], coins=[0, 0])
    do(state, "income", 0)
    assert state.coins[0] == 4
    assert state.to_act() == [0, 1]
    do(state, "vote start", 0)
    assert refuse(state, "income", 0) == "DR-3.2"


@pytest.mark.rule("DR-4.4")
def test_the_question_for_double_vote_begins_anew_in_each_vote() -> None:
    """However many were asked something before."""
    state = position(2, phase="vote", round_=5, hands=["double-vote", "income"])
    state.asked = 1
    do(state, "vote start", 0)
    do(state, "vote start", 1)
    assert state.to_act() == [0]
    do(state, "done")
    assert state.to_act() == [1]
