"""How good a position of Aramini Circus is for a seat: points, wagons that wait, cards, and the best wagon that is nearly paid for.

How much each of these counts is an `Eye`: `FIRST`, with which `greedy` plays for good, and `TUNED`, which grows with what matches show.
"""

from typing import Final

from chapiteau.titles.aramini_circus.rules.box import FIRST_BONUS
from chapiteau.titles.aramini_circus.rules.position import Position
from chapiteau.titles.aramini_circus.rules.state import AraminiState
from chapiteau.titles.aramini_circus.rules.train import fits

WIN: Final = 1000.0
"""A won match; a lost one is -WIN, a shared one lies between."""
POINT: Final = 10.0
RIVAL: Final = 5.0
"""Each point of the best other train."""
BONUS: Final = 6.0
NEAR: Final = (0.5, 0.3, 0.15)
"""The part of a wagon's worth that it has while 0, 1 or 2 cards are missing for it."""


class Eye:
    """What things are worth; a point is worth POINT."""

    def __init__(self, fitting: float, waiting: float, card: float) -> None:
        self.fitting: float = fitting
        """Each point of a pending wagon that fits behind the train as it ends now."""
        self.waiting: float = waiting
        """Each point of another pending wagon."""
        self.card: float = card


FIRST: Final[Eye] = Eye(6.0, 4.0, 2.5)
TUNED: Final[Eye] = Eye(8.0, 8.0, 4.0)
"""64 % against the first in 170 matches of the same planner."""


def evaluate(state: AraminiState, player: int) -> float:
    """The worth of a position for a seat: a point is worth POINT, a won match WIN.

    For computer players, on resampled states. It looks at nothing that is hidden from the seat.
    """
    return seen(state, player, TUNED)


def first(state: AraminiState, player: int) -> float:
    """As `evaluate`, with the weights of `greedy`."""
    return seen(state, player, FIRST)


def seen(state: AraminiState, player: int, eye: Eye) -> float:
    """The same with these weights."""
    if state.over:
        return WIN * (2.0 * state.returns()[player] - 1.0)
    best = 0
    for other in range(state.players):
        if other != player and state.points[other] > best:
            best = state.points[other]
    worth = POINT * state.points[player] - RIVAL * best
    for wagon in state.waiting[player]:
        # Each point of a wagon that is pending.
        worth += state.value[wagon] * (eye.fitting if fits(state, player, wagon) else eye.waiting)
    base = player * state.faces
    for face in range(state.faces):
        worth += (eye.card if face < FIRST_BONUS else BONUS) * state.hand[base + face]
    return worth + within_reach(state, player, eye)


def within_reach(state: Position, player: int, eye: Eye) -> float:
    """What the wagon on offer promises that the hand can best pay for, or nearly so."""
    base = player * state.faces
    token = state.token[player]
    exchanged = state.hand[base + token] >> 1
    best = 0.0
    for number in state.offer:
        if number < 0:
            continue
        value, animal = state.value[number], state.animal[number]
        missing = value - state.hand[base + animal]
        if animal != token:
            missing -= exchanged
        if missing < len(NEAR):
            point = POINT if fits(state, player, number) else eye.waiting
            promise = value * point * NEAR[max(0, missing)]
            if promise > best:
                best = promise
    return best
