"""How good a position of Flip Circus is for a side: posters, and how near the next ones are for whoever may go on.

The ring belongs to both, so a poster that is two steps away is good for the side to move and bad for the other. How far a poster is away
is estimated: flips that bring its three performers up, and swaps that bring them side by side, each one action.
"""

from typing import Final

from chapiteau.game import State
from chapiteau.titles.flip_circus.rules.position import ACT, BENEFIT, DRAWN, NOBODY
from chapiteau.titles.flip_circus.rules.ring import (
    ALL_POSTERS,
    CLOWN,
    COUNT,
    MEMBERS,
    PLACES,
    POSTERS,
    WHOLE,
)
from chapiteau.titles.flip_circus.rules.state import FlipState

WIN: Final = 1000.0
"""A won match; a lost one is -WIN."""
DRAW: Final = -250.0
"""A drawn match: welcome only to a side that stands to lose."""
POSTER: Final = 100.0
APPLAUSE: Final = 8.0
IN_REACH: Final = 60.0
"""A poster that the side to move can probably take with the actions it has."""
NEAR: Final = 3.0
"""Each action by which a poster is nearer than FAR."""
FAR: Final = 6
UNUSED: Final = 0.5
"""Each action or step not yet used, so that equal lines end early."""


def _gathering(mask: int) -> int:
    """Swaps of neighbours that bring the three places of `mask` side by side; 0 for other numbers of places."""
    places = MEMBERS[mask]
    if len(places) != 3:
        return 0
    best = PLACES
    for first in range(3):
        # The ring is cut before one of the three; the one in the middle stays.
        one, two, three = ((places[(first + i) % 3] - places[first]) % PLACES for i in range(3))
        best = min(best, (two - one - 1) + (three - two - 1))
    return best


GATHERING: Final = [_gathering(mask) for mask in range(WHOLE + 1)]


def distance(state: FlipState, performer: int, backs: list[int]) -> int:
    """Estimated actions until the three tokens of `performer` lie face up side by side. `backs`: per performer the places it is behind."""
    behind = backs[performer]
    return COUNT[behind] + GATHERING[state.where[performer] | behind]


def evaluate(state: State, player: int) -> float:
    """The worth of a position for `player`'s side: above 0 is good, WIN is a won match.

    For computer players, on resampled states: it reads backs.
    """
    assert isinstance(state, FlipState)
    side = player & 1
    if state.winner != NOBODY:
        if state.winner == DRAWN:
            return DRAW
        return WIN if state.winner == side else -WIN
    own, other = state.posters[side], state.posters[1 - side]
    worth = POSTER * (COUNT[own] - COUNT[other])
    worth += APPLAUSE * (state.applause[side] - state.applause[1 - side])
    backs = [0] * (CLOWN + 1)
    for place in range(PLACES):
        backs[state.backs[state.cells[place] >> 1]] |= 1 << place
    # Who profits from the ring as it lies, and how far that side can go.
    mover = state.mover & 1
    steps = state.left + state.applause[mover]
    if state.left == 0 and state.phase == ACT:
        # The turn is as good as over: the other side profits next.
        mover = 1 - mover
        steps = 2 + state.applause[mover]
    elif state.phase == BENEFIT and state.left == 0:
        mover = 1 - mover
        steps = 2 + state.applause[mover]
    sign = 1.0 if mover == side else -1.0
    free = ALL_POSTERS & ~(own | other)
    for performer in range(POSTERS):
        if free >> performer & 1:
            away = distance(state, performer, backs)
            if away <= steps:
                worth += sign * IN_REACH
            elif away < FAR:
                worth += sign * NEAR * (FAR - away)
    return worth - UNUSED * state.left
