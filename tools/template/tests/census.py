"""For the test kit: where every card lies, and small positions for the test of fairness."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import permutations

from chapiteau.game import State
from chapiteau.words import SPECTATOR
from tools.template.tests.build import play, start
from tools.template.title.rules.state import NewTitleState

Positions = Callable[[], list[tuple[int, ...]]]


def census(state: State) -> dict[str, int]:
    """Each card of the box in exactly one place."""
    assert isinstance(state, NewTitleState)
    found: dict[str, int] = {}
    for pile in (state.pile, state.trick, state.played, *state.hands):
        for card in pile:
            name = state.box.name(card)
            assert name not in found, f"{name} is there twice"
            found[name] = 1
    return found


def small_states() -> Iterator[tuple[State, int, Positions]]:
    """(state, viewer, all positions that the viewer cannot tell apart, equally likely)."""
    state = start(cards={"ranks": 2})
    for viewer in (0, 1, SPECTATOR):
        yield state, viewer, partial(positions, state, viewer)
    play(state, "bid 1", "bid 0")
    state.apply(state.current(), state.legal_actions(state.current())[0])
    for viewer in (0, 1, SPECTATOR):
        yield state, viewer, partial(positions, state, viewer)


def positions(state: NewTitleState, viewer: int) -> list[tuple[int, ...]]:
    """Every way to deal what the viewer does not see, by brute force."""
    others = [player for player in range(state.players) if player != viewer]
    hidden = state.pile + [card for player in others for card in state.hands[player]]
    found = []
    for order in permutations(hidden):
        new, left = state.clone(), list(order)
        for player in others:
            new.hands[player] = sorted(left.pop() for _ in state.hands[player])
        found.append(new.key())
    return found
