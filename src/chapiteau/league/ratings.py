"""What results in pairs say about strength: Bradley and Terry's model, and openskill's ratings."""

from collections.abc import Sequence
from math import exp, log10
from random import Random
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

ELO: Final = 400.0
"""Ten to one is such a difference (A. Elo 1978)."""
ROUNDS: Final = 200
SAMPLES: Final = 400
"""Resamples from which the intervals are read."""
Z95: Final = 1.96


class Met(NamedTuple):
    """A match of two players: 1 if the first won, 0.5 for a draw, 0 if the second won."""

    one: int
    two: int
    result: float


class Rating(NamedTuple):
    """How strong a player is, and a 95 % interval."""

    value: float
    low: float
    high: float


def bradley_terry(matches: Sequence[Met], players: int, zero: int) -> list[Rating]:
    """Ratings on Elo's scale, with the player `zero` at 0 (R. A. Bradley and M. E. Terry 1952; draws count half). Intervals are from
    matches drawn again with replacement (B. Efron 1979), the same number for each pair.

    Each player has one draw more against one of middle strength, so that who won all matches does not become infinitely strong.
    """
    found = elo(fit(matches, players), zero)
    pairs: dict[tuple[int, int], list[Met]] = {}
    for met in matches:
        pairs.setdefault((met.one, met.two), []).append(met)
    # Always the same, so that one file of matches gives one table.
    random = Random(1)
    drawn = []
    for _ in range(SAMPLES):
        again = [met for pair in pairs.values() for met in random.choices(pair, k=len(pair))]
        drawn.append(elo(fit(again, players), zero))
    ratings = []
    for player in range(players):
        spread = sorted(sample[player] for sample in drawn)
        low, high = spread[SAMPLES // 40], spread[-1 - SAMPLES // 40]
        ratings.append(Rating(found[player], low, high))
    return ratings


def fit(matches: Sequence[Met], players: int) -> list[float]:
    """Strengths whose ratios are the odds, by minorization and maximization (D. R. Hunter 2004)."""
    won = [0.5] * players
    times = [[0] * players for _ in range(players)]
    for met in matches:
        won[met.one] += met.result
        won[met.two] += 1 - met.result
        times[met.one][met.two] += 1
        times[met.two][met.one] += 1
    strength = [1.0] * players
    for _ in range(ROUNDS):
        strength = [
            won[i]
            / (
                1 / (strength[i] + 1)
                + sum(
                    count / (strength[i] + strength[j]) for j, count in enumerate(times[i]) if count
                )
            )
            for i in range(players)
        ]
    return strength


def elo(strength: list[float], zero: int) -> list[float]:
    """Strengths on Elo's scale."""
    return [ELO * log10(one / strength[zero]) for one in strength]


def expected(difference: float) -> float:
    """The share of points that a difference on Elo's scale promises.

    >>> round(expected(0), 2), round(expected(100), 2)
    (0.5, 0.64)
    """
    return 1 / (1 + exp(-difference / ELO * 2.302585092994046))


def openskill(matches: Sequence[Met], players: int) -> list[Rating]:
    """Ratings by openskill's model of Plackett and Luce, match by match: mu, and mu less and more 1.96 sigma."""
    model = PlackettLuce()
    now = [model.rating() for _ in range(players)]
    for met in matches:
        teams = [[now[met.one]], [now[met.two]]]
        rated = model.rate(teams, ranks=[1 - met.result, met.result])
        now[met.one], now[met.two] = rated[0][0], rated[1][0]
    return [Rating(one.mu, one.mu - Z95 * one.sigma, one.mu + Z95 * one.sigma) for one in now]
