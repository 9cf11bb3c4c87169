"""Ratings from results in pairs."""

import pytest

from chapiteau.league.ratings import Met, bradley_terry, elo, expected, fit, openskill

pytestmark = pytest.mark.engine


def results(one: int, two: int, points: int, games: int) -> list[Met]:
    return [Met(one, two, float(number < points)) for number in range(games)]


def test_two_players_differ_by_what_their_odds_say() -> None:
    """75 of 100 are odds of three to one: 191 points of Elo, a little less for the draw that everybody has more."""
    first, second = bradley_terry(results(0, 1, 25, 100), 2, 0)
    assert first.value == 0
    assert 180 < second.value < 191
    assert second.low < second.value < second.high
    assert expected(second.value) == pytest.approx(0.75, abs=0.02)


def test_strength_is_known_through_others() -> None:
    """Who never met is compared by whom both met."""
    met = results(0, 1, 30, 100) + results(1, 2, 30, 100)
    first, second, third = elo(fit(met, 3), 0)
    assert first < second < third
    assert third - second == pytest.approx(second - first, rel=0.05)


def test_draws_count_half() -> None:
    drawn = [Met(0, 1, 0.5)] * 40
    even = results(0, 1, 20, 40)
    assert fit(drawn, 2) == pytest.approx(fit(even, 2))


def test_who_won_everything_is_not_infinitely_strong() -> None:
    first, second = bradley_terry(results(0, 1, 0, 50), 2, 0)
    assert first.value < second.value < 1500


@pytest.mark.slow
def test_more_matches_say_more() -> None:
    few, many = (bradley_terry(results(0, 1, n // 3, n), 2, 0)[1] for n in (30, 300))
    assert few.high - few.low > 2 * (many.high - many.low)


def test_openskill_sees_the_same_order() -> None:
    met = [m for pair in zip(results(0, 1, 5, 30), results(1, 2, 5, 30), strict=True) for m in pair]
    first, second, third = openskill(met, 3)
    assert first.value < second.value < third.value
    assert first.low < first.value < first.high
