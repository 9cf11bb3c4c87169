"""The fit of weights to outcomes: those under which the squares of what `evaluate` said wrongly are least.

To leave the usual weights costs something too (ridge regression). As values are not linear in weights, some steps of Gauss and Newton are
taken.
"""

from collections.abc import Callable
from statistics import fmean
from typing import Final, NamedTuple

from chapiteau.game import State
from chapiteau.title import Eye

Evaluate = Callable[[State, int], float]

LEAVING: Final = 0.5
"""By which part of a weight it may be left as easily as one line is said wrongly by as much as usual."""
SMALLEST: Final = 0.2
"""Weights nearer to 0 are taken for this there."""
STEPS: Final = 4


class Sample(NamedTuple):
    """A turn that was looked at, ready to be weighed."""

    match: int
    seat: int
    states: list[State]
    points: list[float]


def gain(samples: list[Sample], evaluate: Evaluate) -> float:
    """What the choice by values gains: points of the line with the highest one above the mean of the lines."""
    gained = []
    for one in samples:
        values = [evaluate(state, one.seat) for state in one.states]
        gained.append(one.points[values.index(max(values))] - fmean(one.points))
    return fmean(gained)


def apart(numbers: list[float]) -> list[float]:
    """By how much each is above their mean."""
    mean = fmean(numbers)
    return [number - mean for number in numbers]


class Fitting:
    """The fit of one stage."""

    def __init__(self, eye: Eye, stage: int) -> None:
        self.eye = eye
        self.stage = stage
        self.usual = {name: row[stage] for name, row in eye.weights.items()}
        self.ease = {name: LEAVING * max(abs(x), SMALLEST) for name, x in self.usual.items()}

    def evaluate(self, weights: dict[str, float]) -> Evaluate:
        """`evaluate` with these weights in this stage."""
        rows = {}
        for name, value in weights.items():
            rows[name] = [*self.eye.weights[name]]
            rows[name][self.stage] = value
        return self.eye.with_weights(rows)

    def weights(self, samples: list[Sample]) -> dict[str, float]:
        """Those under which what came is said best. None is below 0."""
        points = [number for one in samples for number in apart(one.points)]
        weights = dict(self.usual)
        said = self.said(samples, weights)
        noise = fmean((y - x) ** 2 for x, y in zip(said, points, strict=True))
        names = list(weights)
        for _ in range(STEPS if noise else 0):
            wrong = [y - x for x, y in zip(said, points, strict=True)]
            slopes = {name: self.slopes(samples, weights, said, name) for name in names}
            # Most weights have no part in a stage: they are tried but once.
            names = [name for name in names if any(slopes[name])]
            slopes = {name: slopes[name] for name in names}
            change = self.step(weights, slopes, wrong, noise)
            now = self.cost(weights, wrong, noise)
            for part in (1.0, 0.5, 0.25, 0.125):
                nearer = {name: max(0.0, x + part * change[name]) for name, x in weights.items()}
                said = self.said(samples, nearer)
                wrong = [y - x for x, y in zip(said, points, strict=True)]
                if self.cost(nearer, wrong, noise) < now:
                    weights = nearer
                    break
            else:
                break
        return weights

    def said(self, samples: list[Sample], weights: dict[str, float]) -> list[float]:
        """What weights say of all lines, above the mean of each turn's."""
        evaluate = self.evaluate(weights)
        return [
            value
            for one in samples
            for value in apart([evaluate(state, one.seat) for state in one.states])
        ]

    def slopes(
        self, samples: list[Sample], weights: dict[str, float], said: list[float], name: str
    ) -> list[float]:
        """How what is said changes with a weight."""
        by = 0.1 * max(abs(weights[name]), SMALLEST)
        more = self.said(samples, {**weights, name: weights[name] + by})
        return [(y - x) / by for x, y in zip(said, more, strict=True)]

    def cost(self, weights: dict[str, float], wrong: list[float], noise: float) -> float:
        """What the fit makes small."""
        left = sum(((x - self.usual[name]) / self.ease[name]) ** 2 for name, x in weights.items())
        return sum(x * x for x in wrong) / noise + left

    def step(
        self,
        weights: dict[str, float],
        slopes: dict[str, list[float]],
        wrong: list[float],
        noise: float,
    ) -> dict[str, float]:
        """The step of Gauss and Newton, solved by Gauss and Seidel."""
        pull = {name: self.ease[name] ** -2 for name in slopes}
        sums = {
            one: {two: dot(row, slopes[two]) / noise for two in slopes}
            for one, row in slopes.items()
        }
        target = {
            name: dot(row, wrong) / noise - pull[name] * (weights[name] - self.usual[name])
            for name, row in slopes.items()
        }
        change = dict.fromkeys(weights, 0.0)
        for _ in range(200):
            for name in slopes:
                rest = target[name] - dot([*sums[name].values()], [change[x] for x in slopes])
                change[name] += (rest - pull[name] * change[name]) / (sums[name][name] + pull[name])
        return change


def dot(one: list[float], two: list[float]) -> float:
    """The sum of products."""
    return sum(map(float.__mul__, one, two))
