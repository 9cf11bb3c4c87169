"""The rules against the slow and obvious ones of `reference`, step by step in long matches."""

from collections import Counter
from collections.abc import Callable

import pytest

from chapiteau.chance import Chance, Rng, seed_from
from chapiteau.titles.flip_circus.rules.ring import PERFORMERS, PLACES
from chapiteau.titles.flip_circus.rules.state import FlipState
from tests.titles.flip_circus.build import BUY, END_TURN, OFFER, TAKE, board, legal, position
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


def tireless(allowed: list[int], rng: Rng) -> int:
    """Takes and buys whenever it can, and moves clowns about: as many situations in one turn as possible."""
    for action in (TAKE, BUY):
        if action in allowed and rng.below(8):
            return action
    moves = [action for action in allowed if action < 10 or 20 <= action < 30]
    return rng.pick(moves) if moves and rng.below(20) else rng.pick(allowed)


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
    for seed in range(40):
        state = position("CA CM AM CF CS MF FS CT ST TA", applause=(2, 0), turn_limit=1000)
        barred += compare(state, tireless, seed, 250)
    assert barred["buy"] > 10
    assert barred["take"] > 5


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
