"""How good a position of Flip Circus is for a side: posters, and how near the next ones are for whoever may go on.

The ring belongs to both, so a poster that is two steps away is good for the side to move and bad for the other. One that is a little too
far for it is a threat of the other side, which may go on from there. How far a poster is away is estimated: flips that bring its three
performers up, and swaps that bring them side by side, each one action.

How much each of these counts is an `Eye`: `FIRST`, with which `greedy` plays for good, and `TUNED`, which grows with what matches show.

A ring that lay so before at the start of a turn is worth a little less with each time, to whoever leaves it. So of lines that are about
equal a new one is taken, and two sides do not give and take the same applause for ever.
"""

from typing import Final

from chapiteau.titles.flip_circus.rules.box import ACTIONS_PER_TURN
from chapiteau.titles.flip_circus.rules.position import ANSWER, DRAWN, NOBODY
from chapiteau.titles.flip_circus.rules.ring import CLOWN, COUNT, MEMBERS, PLACES, POSTERS, WHOLE
from chapiteau.titles.flip_circus.rules.state import FlipState

WIN: Final = 1000.0
"""A won match; a lost one is -WIN."""
DRAW: Final = -250.0
"""A drawn match: welcome only to a side that stands to lose."""
POSTER: Final = 100.0
FAR: Final = 6
STALE: Final = 2.0
"""What each earlier time costs that the ring lay so at the start of a turn since the last poster."""
OTHERS: Final = 0.2
"""Share that counts of all posters but the best one: a turn is rarely long enough for two."""


class Eye:
    """What things are worth; a poster is worth POSTER."""

    def __init__(self, applause: float, in_reach: float, near: float) -> None:
        self.applause: float = applause
        self.in_reach: float = in_reach
        """A poster that the side to act next can probably take with the actions it has."""
        self.near: float = near
        """To the side to act next, of a poster that is out of reach: each action by which it is nearer than FAR. Below 0: the other side
        may go on from there."""


FIRST: Final[Eye] = Eye(8.0, 60.0, -2.0)
TUNED: Final[Eye] = Eye(25.0, 24.0, 1.2)
"""With a search of the reply, which sees threats by itself."""


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


GATHERING: Final[list[int]] = [_gathering(mask) for mask in range(WHOLE + 1)]


def evaluate(state: FlipState, player: int) -> float:
    """The worth of a position for `player`'s side: above 0 is good, WIN is a won match.

    For computer players, on resampled states: it reads backs.
    """
    worth = seen(state, player, TUNED)
    # FC-8.3: who offers a draw may get one.
    offering = state.phase == ANSWER and player & 1 == state.mover & 1
    return min(worth, DRAW) if offering else worth


def first(state: FlipState, player: int) -> float:
    """As `evaluate`, with the weights of `greedy`."""
    return seen(state, player, FIRST)


def seen(state: FlipState, player: int, eye: Eye) -> float:
    """The same with these weights."""
    side = player & 1
    if state.winner != NOBODY:
        if state.winner == DRAWN:
            return DRAW
        return WIN if state.winner == side else -WIN
    worth = POSTER * (COUNT[state.posters[side]] - COUNT[state.posters[1 - side]])
    worth += eye.applause * (state.applause[side] - state.applause[1 - side])
    # The ring profits whoever may act next: the side to move, or the other one when the turn is as good as over.
    next_side = state.mover & 1
    steps = state.left
    if steps == 0 and state.phase != ANSWER:
        next_side = 1 - next_side
        steps = ACTIONS_PER_TURN
    steps += state.applause[next_side]
    ring = chances(state, steps, eye) + STALE * times_before(state)
    return worth + (ring if next_side == side else -ring)


def times_before(state: FlipState) -> int:
    """How often the ring lay at the start of a turn since the last poster as it lies now; 0 in the midst of a turn."""
    fresh = state.left == ACTIONS_PER_TURN and state.bought == 0
    if state.left and not fresh:
        return 0
    times = state.times_of_ring()
    # The turn that has only begun is one of them.
    return times - 1 if fresh and times else times


def chances(state: FlipState, steps: int, eye: Eye) -> float:
    """What the ring is worth to a side that has `steps` actions, bought ones included."""
    taken = state.posters[0] | state.posters[1]
    behind = [0] * (CLOWN + 1)
    for place in range(PLACES):
        behind[state.backs[state.cells[place] >> 1]] |= 1 << place
    best = -WIN
    total = 0.0
    for away in distances(state, taken, behind):
        worth = chance(away, steps, eye)
        best = max(best, worth)
        total += worth
    return best + OTHERS * (total - best)


def distances(state: FlipState, taken: int, behind: list[int]) -> list[int]:
    """Estimated actions until each poster can be taken. `behind`: per performer the places where it is face down."""
    found: list[int] = []
    for performer in range(POSTERS):
        if not taken >> performer & 1:
            flips = behind[performer]
            found.append(COUNT[flips] + GATHERING[state.where[performer] | flips])
    if COUNT[state.posters[0]] == 2 and COUNT[state.posters[1]] == 2:
        found.append(COUNT[behind[CLOWN]])  # FC-6.4
    return found


def chance(away: int, steps: int, eye: Eye) -> float:
    """What a poster is worth that is `away` actions away, to a side that has `steps`."""
    if away <= steps:
        return eye.in_reach
    return eye.near * (FAR - away) if away < FAR else 0.0
