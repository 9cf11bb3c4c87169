"""The rules against the slow and obvious ones of `reference`, step by step in long matches."""

from collections import Counter
from collections.abc import Callable

import pytest

from chapiteau.chance import Chance, Rng, seed_from
from chapiteau.titles.flip_circus.rules.position import Earlier
from chapiteau.titles.flip_circus.rules.ring import PERFORMERS, PLACES
from chapiteau.titles.flip_circus.rules.state import FlipState
from tests.titles.flip_circus.build import (
    BUY,
    DECLINE,
    END_TURN,
    OFFER,
    RETURN,
    TAKE,
    board,
    flip,
    legal,
    play,
    position,
    posters,
    refusal,
    swap,
    told,
)
from tests.titles.flip_circus.reference import Reference, Token

pytestmark = pytest.mark.engine

Way = Callable[[list[int], Rng], int]


def reference(state: FlipState) -> Reference:
    ring = [
        Token(cell >> 1, state.faces[place], state.backs[cell >> 1])
        for place, cell in enumerate(state.cells)
    ]
    return Reference(
        ring, state.players, state.current(), list(state.applause), [set(), set()],
        most_bought=state.box.most_bought,
    )  # fmt: skip


def same(state: FlipState, other: Reference) -> None:
    shown = board(state)
    assert [token.id for token in shown.ring] == [token.number for token in other.ring]
    assert [PERFORMERS.index(token.face) for token in shown.ring] == [t.up for t in other.ring]
    assert shown.applause == other.applause
    owners = [next((s for s in (0, 1) if p in other.posters[s]), None) for p in range(5)]
    assert [poster.side for poster in shown.posters] == owners
    over = other.winner is not None or other.drawn
    assert (state.phase == 3) == over
    if other.winner is not None:
        assert state.returns() == [float(s % 2 == other.winner) for s in range(state.players)]
    elif other.drawn:
        assert state.returns() == [0.5] * state.players
    else:
        assert (state.mover, state.left, state.bought) == (other.mover, other.left, other.bought)


def compare(state: FlipState, way: Way, seed: int, steps: int) -> Counter[str]:
    """Play both side by side. Gives how often FC-8.2 barred something."""
    other = reference(state)
    rng = Chance(seed_from(seed)).stream("reference")
    barred: Counter[str] = Counter()
    for _ in range(steps):
        allowed = [action for action in legal(state) if action != OFFER]
        assert allowed == other.legal()
        if not allowed:
            break
        able = other.applause[other.mover % 2] > 0
        unlimited = not other.most_bought or other.bought < other.most_bought
        barred["buy"] += able and unlimited and not other.choosing and BUY not in allowed
        barred["take"] += other.choosing and TAKE not in allowed and sum(other.applause) < 5
        action = way(allowed, rng)
        state.apply(state.current(), action)
        other.play(action)
        same(state, other)
    return barred


def anything(allowed: list[int], rng: Rng) -> int:
    return rng.pick(allowed)


TWO_SITES = "CA CM AM CF CS MF CT FS ST TA"
"""Swapping places 2 and 3, or 5 and 6, moves a clown from one group to another: each time there is an applause to take."""


def tireless(allowed: list[int], rng: Rng) -> int:
    """Moves the clowns of TWO_SITES to and fro, takes and buys whenever it can: as many situations in one turn as possible."""
    if TAKE in allowed:
        return TAKE if rng.below(10) else rng.pick(allowed)
    moves = [action for action in (swap(2), swap(5), BUY) if action in allowed]
    return rng.pick(moves) if moves and rng.below(40) else rng.pick(allowed)


@pytest.mark.slow
@pytest.mark.rule("FC-3.1", "FC-3.2", "FC-3.4", "FC-4.1", "FC-4.2", "FC-4.6", "FC-5.1", "FC-6.1")
@pytest.mark.parametrize("players", [2, 4])
def test_random_play_agrees(players: int) -> None:
    for seed in range(12):
        state = position(players=players, applause=(0, 1), turn_limit=1000)
        compare(state, anything, seed, 500)


@pytest.mark.rule("FC-8.2")
def test_no_situation_comes_up_twice_in_a_turn() -> None:
    """Long turns of clowns: what is barred is exactly what would bring back a situation of this turn."""
    barred: Counter[str] = Counter()
    for seed in range(30):
        state = position(TWO_SITES, applause=(1 + seed % 3, seed % 2), turn_limit=1000)
        barred += compare(state, tireless, seed, 120)
    assert barred["buy"] > 20
    assert barred["take"] > 20


@pytest.mark.rule("FC-8.2")
def test_buying_that_leads_back_is_not_legal() -> None:
    state = play(position(TWO_SITES), swap(2), TAKE)
    assert BUY in legal(state)  # one action left, as before, but another ring
    play(state, BUY, swap(2), TAKE)
    assert refusal(state, BUY) == (
        "FC-8.2",
        "flip-error-repeats",
    )  # it would be the start of the turn
    assert BUY in legal(play(state, flip(8)))


@pytest.mark.rule("FC-8.2", "FC-5.2")
@pytest.mark.parametrize("opponent", [0, 1])
def test_taking_that_leads_back_is_not_legal(opponent: int) -> None:
    """Both clowns moved, then the second one back: that stood with one action left after the first move."""
    state = position(TWO_SITES, applause=(1, opponent))
    play(state, swap(2), TAKE, swap(5), TAKE, BUY, BUY)
    events = [message.id for message, _ in told(state, swap(5))]
    if opponent:
        assert legal(state) == [RETURN, DECLINE]
        assert refusal(state, TAKE) == ("FC-8.2", "flip-error-repeats")
        assert "flip-benefit-barred" not in events
    else:
        assert events == ["flip-swapped", "flip-benefit-barred"]
        assert board(state).phase == "act"


@pytest.mark.rule("FC-8.2")
def test_a_ring_that_stood_with_fewer_posters_is_another_situation() -> None:
    state = position("CM CF AC CS AM AT FS ST CT MF")
    after = play(state.clone(), swap(3))
    assert posters(after, 0) == "A"
    # As if this ring had stood before, when the poster was still there.
    state.settled = after.situation(1)
    state.earlier = Earlier(after.situation(1), None)
    assert TAKE in legal(play(state, swap(3)))


@pytest.mark.rule("FC-8.2")
def test_the_next_turn_begins_anew() -> None:
    state = play(position(TWO_SITES), swap(2), TAKE, BUY, swap(2), TAKE, flip(10), END_TURN)
    play(state, flip(10), flip(10), END_TURN, flip(10))
    assert BUY in legal(state)


@pytest.mark.rule("FC-8.2")
@pytest.mark.parametrize("most", [1, 3])
def test_the_limit_on_bought_actions(most: int) -> None:
    for seed in range(6):
        state = position(applause=(3, 2), most_bought=most, turn_limit=1000)
        compare(state, tireless, seed, 150)
    state = position(applause=(5, 0), most_bought=most)
    for _ in range(most):
        state.apply(0, BUY)
    assert BUY not in legal(state)
    assert state.why_illegal(0, BUY)[1].id == "flip-error-most-bought"
    while END_TURN not in legal(state):
        state.apply(0, 10)
    assert len(board(state).ring) == PLACES
