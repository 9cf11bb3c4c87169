"""Fitting a spread: what it finds in results whose truth is known, and that equal plans get equal fits."""

from math import exp

import pytest

from chapiteau.chance import Rng, seed_from
from chapiteau.league import arena, spread
from chapiteau.league.spread import Sample, fitted, lowest, quality

pytestmark = pytest.mark.long

PLAN = arena.Plan("flip-circus", ["random", "random"], 2, {}, 6, 1)


MOVE = 8.0
"""What the move is worth in them."""


def results(first: float, last: float, games: int) -> list[list[Sample]]:
    """Matches of ten turns whose winners were drawn by such a spread."""
    rng = Rng(seed_from(5))
    found: list[list[Sample]] = []
    for _ in range(games):
        turn = rng.below(11)
        lead = rng.below(81) - 40.0
        mover = rng.below(2)
        ahead = lead + (MOVE if mover == 0 else -MOVE)
        chance = 1 / (1 + exp(-ahead / (first + (last - first) * turn / 10)))
        won = rng.below(1_000_000) < chance * 1_000_000
        found.append([Sample(turn, [lead, 0.0], mover, [1.0, 0.0] if won else [0.0, 1.0], 1.0)])
    return found


def test_it_finds_what_results_were_drawn_by() -> None:
    varying, same = fitted(results(20.0, 5.0, 3000), 5.0, 2)
    assert varying.first == pytest.approx(20, rel=0.25)
    assert varying.last == pytest.approx(5, rel=0.25)
    assert varying.move == pytest.approx(MOVE, rel=0.25)
    assert varying.last < same.first < varying.first


def test_equal_plans_equal_fits() -> None:
    found = spread.run(PLAN)
    assert found == spread.run(PLAN)
    assert found.games == 6
    assert found.nothing.log_loss == pytest.approx(0.693, abs=0.001)


def test_lowest() -> None:
    assert lowest(lambda x: (x - 30) ** 2) == pytest.approx(30, rel=0.01)


def test_quality() -> None:
    sure = Sample(0, [0.0, 0.0], 0, [1.0, 0.0], 1.0)
    draw = Sample(0, [0.0, 0.0], 0, [0.5, 0.5], 1.0)
    assert quality([(sure, [1.0, 0.0])]).log_loss == pytest.approx(0, abs=1e-6)
    assert quality([(sure, [0.5, 0.5]), (draw, [0.5, 0.5])]).brier == 0.25
