"""Ridge regression: the weights under which a sum of features comes nearest to what came, where large weights cost something too."""

from statistics import fmean, pvariance
from typing import Final

Row = list[float]

PULL: Final = 20.0
"""A weight costs as much as if so many more samples said that its feature has no part in anything."""


def fit(rows: list[Row], results: list[float]) -> list[float]:
    """A weight for each feature; that of the first, which is 1 in every row, costs nothing and is what remains."""
    means = [fmean(column) for column in zip(*rows, strict=True)]
    spreads = [pvariance(column) ** 0.5 for column in zip(*rows, strict=True)]
    seen = [i for i, spread in enumerate(spreads) if i and spread > 0]
    columns = [[(row[i] - means[i]) / spreads[i] for row in rows] for i in seen]
    middle = fmean(results)
    left = [result - middle for result in results]
    sums = [[dot(one, two) for two in columns] for one in columns]
    for i in range(len(columns)):
        sums[i][i] += PULL
    weights = [0.0] * len(means)
    for i, weight in zip(seen, solve(sums, [dot(column, left) for column in columns]), strict=True):
        weights[i] = weight / spreads[i]
    weights[0] = middle - dot(weights, means)
    return weights


def solve(matrix: list[Row], target: list[float]) -> list[float]:
    """The x with matrix times x = target, by Gaussian elimination; for a matrix that is symmetric and positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, target, strict=True)]
    size = len(rows)
    for i in range(size):
        for below in rows[i + 1 :]:
            part = below[i] / rows[i][i]
            for j in range(i, size + 1):
                below[j] -= part * rows[i][j]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = rows[i][size] - dot(rows[i][i + 1 : size], found[i + 1 :])
        found[i] = rest / rows[i][i]
    return found


def explained(weights: list[float], rows: list[Row], results: list[float]) -> float:
    """Which part of the variance of results is said by weights: 1 all, 0 none, below 0 worse than their mean."""
    missed = [result - dot(weights, row) for row, result in zip(rows, results, strict=True)]
    return 1 - pvariance(missed) / pvariance(results)


def dot(one: list[float], two: list[float]) -> float:
    """The sum of products."""
    return sum(map(float.__mul__, one, two))
