"""The chance to win, from a title's `evaluate`: what a lead says of who will win, by the title's `Spread`.

With values v of the sides and a spread s, a side wins with the chance exp(v / s) over the sum of that over all sides; with two sides that
is the logistic of their difference. A position that is over has no chances any more but its result.
"""

from math import exp

from chapiteau.game import State
from chapiteau.title import Title
from chapiteau.words import SPECTATOR

HIGHEST = 40.0
"""A lead of so many spreads is a won match; a larger one would be more than `exp` can take."""


class Odds:
    """Chances in the matches of one title, set up as `state` is. A seat wins when its side does: with its team, where there are teams."""

    def __init__(self, title: Title, state: State) -> None:
        self.title = title
        self.side_of = [seat.side for seat in title.view(state, SPECTATOR).seats]
        """For each seat its side."""
        self.sides = sorted(set(self.side_of))

    @property
    def alone(self) -> bool:
        """Whether there is nobody to win against: then a position is told by its worth in place of a chance."""
        return len(self.sides) == 1

    def values(self, state: State) -> list[float]:
        """What a position that is not over is worth to each side, in units of `evaluate`."""
        return [self.title.evaluate(state, self.side_of.index(side)) for side in self.sides]

    def by_side(self, state: State) -> list[float]:
        """The chance of each side, from 0 to 1, together 1: as it looks in this world, hidden things included. A draw is shared."""
        if state.is_final():
            won = state.returns()
            return [
                sum(part for part, owner in zip(won, self.side_of, strict=True) if owner == side)
                for side in self.sides
            ]
        spread = self.title.spread
        values = self.values(state)
        values[self.mover(state)] += spread.move
        return shares(values, spread.at(state.turn, state.players))

    def mover(self, state: State) -> int:
        """The index of the side that decides next in a position that is not over."""
        return self.sides.index(self.side_of[state.current()])

    def of(self, state: State) -> list[float]:
        """The chance of each seat, from 0 to 1; alone what the position is worth, at the end its points."""
        if self.alone:
            if state.is_final():
                return [float(state.scores()[0])]
            return [self.title.evaluate(state, 0)]
        chances = dict(zip(self.sides, self.by_side(state), strict=True))
        return [chances[side] for side in self.side_of]


def shares(values: list[float], spread: float) -> list[float]:
    """What part of the win each of these values promises.

    >>> [round(share, 2) for share in shares([30.0, 20.0], 10.0)]
    [0.73, 0.27]
    """
    top = max(values)
    weights = [exp(max((value - top) / spread, -HIGHEST)) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
