"""NT-5.1: who knows what, and what could be behind the rest."""

from chapiteau.chance import Chance, Rng
from tools.template.title.rules.position import Position


def redeal(state: Position, viewer: int, rng: Rng) -> None:
    """Deal anew what the viewer (a seat, or -1: the spectator) does not see, the other hands and the pile; each way equally likely.

    Any card may be played (NT-3.2), so what others played tells nothing of what they hold; and what they bid is no evidence.
    """
    hidden = state.pile[:]
    for player in range(state.players):
        if player != viewer:
            hidden += state.hands[player]
    rng.shuffle(hidden)
    for player in range(state.players):
        if player != viewer:
            hand = [hidden.pop() for _ in state.hands[player]]
            hand.sort()
            state.hands[player] = hand
    hidden.sort()
    state.pile = hidden
    state.chance = Chance(rng.seed())
