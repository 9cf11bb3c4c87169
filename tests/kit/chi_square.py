"""Pearson's chi-square test, for whole numbers of degrees of freedom."""

import math
from collections.abc import Sequence


def evenness(observed: Sequence[int], expected: Sequence[float] | None = None) -> float:
    """How likely counts that lie as far from `expected` (default: all equal) as these are by chance alone."""
    mean = sum(observed) / len(observed)
    wanted = expected or [mean] * len(observed)
    assert math.isclose(sum(wanted), sum(observed)), "both must count as many"
    statistic = sum((o - e) ** 2 / e for o, e in zip(observed, wanted, strict=True))
    return p_value(statistic, len(observed) - 1)


def likeness(one: Sequence[int], two: Sequence[int]) -> float:
    """How likely two rows of counts of the same values that differ as much as these are by chance alone, if both are drawn alike.

    No value may be counted in neither row. With two values the difference is taken half a unit smaller (Yates), as is usual.
    """
    totals = [a + b for a, b in zip(one, two, strict=True)]
    slack = 0.5 if len(totals) == 2 else 0.0
    statistic = 0.0
    for row in (one, two):
        for count, total in zip(row, totals, strict=True):
            expected = total * sum(row) / sum(totals)
            statistic += max(abs(count - expected) - slack, 0.0) ** 2 / expected
    return p_value(statistic, len(totals) - 1)


def p_value(statistic: float, freedom: int) -> float:
    """How likely a chi-square variable of `freedom` degrees is at least `statistic`: the regularized upper gamma function Q(freedom / 2,
    statistic / 2), by Q(a + 1, x) = Q(a, x) + x**a exp(-x) / gamma(a + 1) from Q(1/2, x) = erfc(sqrt(x)) or Q(0, x) = 0.
    """
    if statistic <= 0:
        return 1.0
    x = statistic / 2
    steps, odd = divmod(freedom, 2)
    tail = math.erfc(math.sqrt(x)) if odd else 0.0
    for step in range(steps):
        a = step + odd / 2
        tail += math.exp(a * math.log(x) - x - math.lgamma(a + 1))
    return min(tail, 1.0)
