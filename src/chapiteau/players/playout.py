"""Random play in one tight loop: what search and benchmarks run on."""

from chapiteau.chance import Rng
from chapiteau.game import State


def playout(state: State, rng: Rng, limit: int = 1_000_000) -> int:
    """Play `state` on to its end, in place, each player choosing evenly among the legal actions. Returns the number of steps.

    Stops after `limit` steps.
    """
    steps = 0
    player = state.current()
    while player >= 0 and steps < limit:
        legal = state.legal_actions(player)
        state.advance(player, legal[rng.below(len(legal))])
        steps += 1
        player = state.current()
    return steps
