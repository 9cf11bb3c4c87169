"""What `stronger` promises of its errors."""

from collections.abc import Iterator

from chapiteau.chance import Rng, seed_from
from tests.kit.stronger import stronger

TRIALS = 300


def matches(rng: Rng, percent: int) -> Iterator[float]:
    while True:
        yield float(rng.below(100) < percent)


def taken_for_stronger(percent: int, least: float = 2 / 3, sure: float = 3) -> int:
    rng = Rng(seed_from(percent))
    return sum(stronger(matches(rng, percent), least, sure) for _ in range(TRIALS))


def test_who_is_as_strong_as_promised_passes() -> None:
    assert taken_for_stronger(67) == TRIALS
    assert taken_for_stronger(95, 0.95, 10) == TRIALS


def test_who_is_alike_mostly_does_not() -> None:
    assert taken_for_stronger(50) <= 0.4 * TRIALS
    assert taken_for_stronger(50, 0.95, 10) <= 0.15 * TRIALS


def test_four_wins_are_enough() -> None:
    assert stronger([1.0] * 4)
    assert not stronger([0.0] * 23)
