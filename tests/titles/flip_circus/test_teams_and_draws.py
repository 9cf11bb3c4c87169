"""FC-7 and FC-8.3: teams, and how a match is drawn."""

import pytest

from chapiteau.chance import Chance, seed_from
from tests.titles.flip_circus.build import (
    ACCEPT,
    DECLINE,
    END_TURN,
    OFFER,
    REFUSE,
    RETURN,
    TAKE,
    backs,
    board,
    faces,
    flip,
    legal,
    look,
    play,
    position,
    posters,
    refusal,
    swap,
    told,
    use,
)

pytestmark = pytest.mark.engine

IDLE = (flip(10), flip(10), END_TURN)
"""A turn that leaves the ring as it was."""


# ---- teams


@pytest.mark.rule("FC-7.1")
def test_seats_alternate_between_teams_and_turns_go_clockwise() -> None:
    state = position(players=4, first=2)
    assert board(state).sides == [0, 1, 0, 1]
    order = []
    for _ in range(6):
        order.append(state.current())
        play(state, *IDLE)
    assert order == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("FC-7.1")
def test_a_team_shares_applause_posters_and_looks() -> None:
    state = position("AM CM AC AT CF FS CS ST CT MF", players=4, applause=(1, 0))
    play(state, look(8), swap(1), flip(7), END_TURN, *IDLE)
    assert state.current() == 2
    assert posters(state, 0) == "A"
    assert state.scores() == [1, 0, 1, 0]
    assert backs(state, 2)[7] == "T"
    assert backs(state, 3)[7] == "."
    state = play(position(players=4, applause=(0, 1)), swap(2), TAKE, flip(10), END_TURN, *IDLE)
    assert look(1) in legal(state)  # seat 2 spends what seat 0 has gained


@pytest.mark.rule("FC-7.1")
def test_the_opponent_is_the_other_team_and_a_team_wins_together() -> None:
    state = play(position(players=4, applause=(0, 2), first=2), swap(2), RETURN)
    assert board(state).applause == [0, 1]
    state = position("AM CM AC AT CF FS CS ST CT MF", players=4, posters=("MF", "ST"))
    play(state, swap(1))
    assert state.returns() == [1, 0, 1, 0]
    assert state.ranking() == [1, 3, 1, 3]


# ---- draws


@pytest.mark.rule("FC-8.3")
def test_a_draw_by_agreement() -> None:
    state = play(position(), flip(1), OFFER)
    assert state.to_act() == [1]
    assert legal(state) == [ACCEPT, REFUSE]
    assert refusal(state, flip(1)) == ("FC-8.3", "flip-error-answer")
    play(state, ACCEPT)
    assert state.returns() == [0.5, 0.5]
    assert state.ranking() == [1, 1]
    assert board(state).phase == "over"


@pytest.mark.rule("FC-8.3")
def test_once_per_turn_and_a_refusal_changes_nothing_else() -> None:
    state = play(position(), flip(1), OFFER, REFUSE)
    assert (state.to_act(), board(state).left) == ([0], 1)
    assert refusal(state, OFFER) == ("FC-8.3", "flip-error-offered")
    play(state, flip(1))
    assert OFFER not in legal(state)
    play(state, END_TURN)
    assert OFFER in legal(state)


@pytest.mark.rule("FC-8.3")
def test_the_others_answer_clockwise_and_one_refusal_ends_it() -> None:
    state = play(position(players=4, first=1), OFFER)
    answered = []
    for _ in range(3):
        answered.append(state.current())
        play(state, ACCEPT)
    assert answered == [2, 3, 0]
    assert state.returns() == [0.5] * 4
    state = play(position(players=4, first=1), OFFER, ACCEPT, REFUSE)
    assert state.to_act() == [1]


@pytest.mark.rule("FC-8.3")
def test_not_during_a_clown_decision_and_nothing_to_answer_without_an_offer() -> None:
    state = play(position(), swap(2))
    assert refusal(state, OFFER) == ("FC-8.3", "flip-error-benefit")
    play(state, DECLINE)
    assert OFFER in legal(state)
    assert refusal(state, ACCEPT) == ("FC-8.3", "flip-error-no-offer")


@pytest.mark.rule("FC-8.3")
def test_agreement_can_be_switched_off() -> None:
    state = position(draw_offers=False)
    assert OFFER not in legal(state)
    assert refusal(state, OFFER) == ("FC-8.3", "flip-error-no-draws")
    play(state, flip(1), flip(1))
    assert legal(state) == [END_TURN]


@pytest.mark.rule("FC-8.3")
@pytest.mark.parametrize("players", [2, 4])
def test_the_same_turn_start_for_the_third_time(players: int) -> None:
    state = position(players=players)
    for turn in range(2 * players):
        assert not state.is_final(), turn
        play(state, *IDLE)
    assert state.is_final()
    assert state.turn == 2 * players
    assert state.returns() == [0.5] * players


@pytest.mark.rule("FC-8.3")
def test_turn_starts_with_another_ring_applause_or_posters_do_not_count() -> None:
    nothing = (use(6), use(6), END_TURN)  # the fortune teller's looks change nothing
    ring = "AM CM AC AT CF FS CS ST CT MF"
    state = play(position(ring), *nothing, *nothing, *nothing, *nothing)
    assert state.is_final()
    # The same faces, but two clowns have changed places.
    state = play(position("CA CM AM MF CF FS CS ST CT TA"), *nothing, *nothing)
    play(state, swap(1), use(6), END_TURN, *nothing)
    assert not state.is_final()
    # The same ring, but an applause was spent.
    state = play(position(ring, applause=(1, 0)), *nothing, *nothing)
    play(state, look(1), *nothing, *nothing)
    assert not state.is_final()
    # The same ring, but a poster was taken; from there on it must stand three times again.
    state = play(position(ring), *nothing, *nothing)
    ids = [token.id for token in board(state).ring]
    play(state, swap(1), use(6), END_TURN, flip(3), swap(1), END_TURN)
    assert [token.id for token in board(state).ring] == ids
    assert faces(state) == "ACAACFCSCM"
    assert posters(state, 0) == "A"
    assert not state.is_final()
    play(state, *nothing, *nothing)
    assert not state.is_final()
    play(state, *nothing, *nothing)
    assert state.is_final()


@pytest.mark.rule("FC-8.3")
def test_a_draw_when_the_turns_are_used_up() -> None:
    drawn = 0
    for seed in range(10):
        state = position(turn_limit=20, draw_offers=False)
        rng = Chance(seed_from(seed)).stream("test")
        while not state.is_final():
            assert state.turn < 20
            play(state, rng.pick(legal(state)))
        if state.returns() == [0.5, 0.5]:
            assert state.turn == 20
            drawn += 1
    assert drawn > 3


@pytest.mark.rule("FC-8.3")
def test_the_kinds_of_draw_are_told_apart() -> None:
    state = play(position(), OFFER)
    assert [message.id for message, _ in told(state, ACCEPT)] == [
        "flip-draw-accepted",
        "flip-drawn-agreed",
    ]
    state = play(position(), *IDLE, *IDLE, *IDLE, *IDLE[:2])
    assert [message.id for message, _ in told(state, END_TURN)] == [
        "flip-turn-ended",
        "flip-drawn-third-time",
    ]
    state = position(turn_limit=20, left=0)
    state.turn = 19
    assert told(state, END_TURN)[1][0].id == "flip-drawn-last-turn"
