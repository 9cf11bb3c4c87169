"""The chi-square test itself, against the tables that textbooks print and examples reckoned by hand."""

import math

import pytest

from tests.kit.chi_square import evenness, likeness, p_value

# Critical values of the chi-square distribution (NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4).
TABLE = {
    1: (2.706, 3.841, 5.024, 6.635, 10.828),
    2: (4.605, 5.991, 7.378, 9.210, 13.816),
    3: (6.251, 7.815, 9.348, 11.345, 16.266),
    10: (15.987, 18.307, 20.483, 23.209, 29.588),
    25: (34.382, 37.652, 40.646, 44.314, 52.620),
    100: (118.498, 124.342, 129.561, 135.807, 149.449),
}
CHANCES = (0.1, 0.05, 0.025, 0.01, 0.001)


@pytest.mark.parametrize("freedom", TABLE)
def test_p_values_of_the_table(freedom: int) -> None:
    for statistic, chance in zip(TABLE[freedom], CHANCES, strict=True):
        assert p_value(statistic, freedom) == pytest.approx(chance, rel=2e-3)


def test_p_values_far_out_and_with_many_degrees() -> None:
    assert p_value(0, 4) == 1.0
    assert p_value(2 * math.log(1e12), 2) == pytest.approx(1e-12)
    # With many degrees the variable is nearly normal about their number (Wilson and Hilferty's cube root).
    for freedom, statistic in ((999, 999.0), (5000, 5300.0), (20_000, 20_800.0)):
        spread = 2 / (9 * freedom)
        far = ((statistic / freedom) ** (1 / 3) - 1 + spread) / math.sqrt(spread)
        assert p_value(statistic, freedom) == pytest.approx(math.erfc(far / math.sqrt(2)) / 2, 1e-2)


def test_counts_against_what_is_expected() -> None:
    # A die thrown 60 times: (25 + 4 + 4 + 1 + 0 + 100) / 10 = 13.4 with five degrees.
    assert evenness([5, 8, 8, 9, 10, 20]) == pytest.approx(p_value(13.4, 5))
    # Mendel's peas: 315, 101, 108, 32 of 556 at 9 : 3 : 3 : 1 give 0.470.
    peas = evenness([315, 101, 108, 32], [556 * share / 16 for share in (9, 3, 3, 1)])
    assert peas == pytest.approx(p_value(0.470, 3), rel=1e-3)
    assert peas > 0.9
    assert evenness([900, 1100]) < 1e-4 < evenness([980, 1020])


def test_two_rows_of_counts() -> None:
    # 10, 20, 30 beside 20, 20, 20: the columns' means are 15, 20, 25: 25/15 and 25/25 in each row, with two degrees.
    assert likeness([10, 20, 30], [20, 20, 20]) == pytest.approx(p_value(2 * 25 / 15 + 2 * 1, 2))
    # Of two values each difference of 5 is taken as 4.5.
    assert likeness([15, 5], [5, 15]) == pytest.approx(p_value(4 * 4.5**2 / 10, 1))
    assert likeness([7, 7], [7, 7]) == 1.0
    # Rows of different length are compared by their shares.
    assert likeness([100, 200, 300], [10, 20, 30]) == 1.0
    assert likeness([100, 200, 300], [30, 20, 10]) < 1e-7
