"""How good a position of Aramini Circus is for a seat: points, wagons that wait, and what the hand can soon pay for."""

from typing import Final

from chapiteau.game import State
from chapiteau.titles.aramini_circus.rules.actions import FACES, FIRST_BONUS
from chapiteau.titles.aramini_circus.rules.state import AraminiState

WIN: Final = 1000.0
POINT: Final = 10.0
RIVAL: Final = 5.0
WAITING: Final = 4.0
CARD: Final = 2.0
BONUS: Final = 4.0


def evaluate(state: State, player: int) -> float:
    """The worth of a position for a seat: WIN is a won match, -WIN a lost one, a shared one lies between."""
    assert isinstance(state, AraminiState)
    if state.over:
        return WIN * (2.0 * state.returns()[player] - 1.0)
    worth = POINT * state.points[player]
    best = 0
    for other in range(state.players):
        if other != player and state.points[other] > best:
            best = state.points[other]
    worth -= RIVAL * best
    worth += WAITING * state.pending_points(player)
    base = player * FACES
    for face in range(FACES):
        worth += (CARD if face < FIRST_BONUS else BONUS) * state.hand[base + face]
    return worth
