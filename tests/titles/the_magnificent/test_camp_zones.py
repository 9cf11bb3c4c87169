"""MG-8.3: zones and the gems that fill them, against every way to lay the gems."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chapiteau.titles.the_magnificent.rules.camp import (
    ALL,
    CELLS,
    SIDE,
    cells,
    fill_zones,
    parse_zones,
)

pytestmark = pytest.mark.engine
UNHURRIED = settings(deadline=None)
"""A busy machine is no mistake."""

NINE = [letters for band in ("AAABBBCCC", "DDDEEEFFF", "GGGHHHIII") for letters in [band] * 3]
ODD = ["AABBBBCC.", "A.B..CC..", ".........", "DDDDDDDDD"] + ["....EE..."] * 5


def full(camp: int, zones: list[int]) -> int:
    return sum(not zone & ~camp for zone in zones)


@pytest.mark.rule("MG-8.3", "MG-10.1")
def test_nine_zones_of_three_by_three() -> None:
    zones = parse_zones(NINE)
    assert len(zones) == 9
    assert sum(zones) == ALL
    assert cells(zones[5]) == [r * SIDE + c for r in (3, 4, 5) for c in (6, 7, 8)]


@pytest.mark.rule("MG-8.3")
def test_one_gem_one_cell() -> None:
    zones = parse_zones(NINE)
    nearly = zones[0] ^ 1
    assert fill_zones(nearly, zones, 0) == 0
    assert fill_zones(nearly, zones, 1) == 1
    assert fill_zones(zones[0], zones, 8) == 1
    assert fill_zones(zones[0], zones, 9) == 2
    assert fill_zones(0, zones, 81) == fill_zones(ALL, zones, 0) == 9


@pytest.mark.rule("MG-8.3")
@UNHURRIED
@given(
    st.sampled_from([NINE, ODD]),
    st.sets(st.integers(0, CELLS - 1), max_size=7),
    st.integers(0, 5),
)
def test_best_of_all_ways_to_lay_the_gems(picture: list[str], holes: set[int], gems: int) -> None:
    zones = parse_zones(picture)
    camp = ALL ^ sum(1 << hole for hole in holes)
    ways = [
        full(camp | sum(1 << cell for cell in laid), zones)
        for count in range(gems + 1)
        for laid in combinations(sorted(holes), count)
    ]
    assert fill_zones(camp, zones, gems) == max(ways)


@pytest.mark.rule("MG-8.3")
@UNHURRIED
@given(st.integers(0, ALL), st.integers(0, 12))
def test_best_choice_of_zones(camp: int, gems: int) -> None:
    """Emptier camps: every set of zones that the gems can fill."""
    zones = parse_zones(NINE)
    missing = [len(cells(zone & ~camp)) for zone in zones]
    sets = [chosen for k in range(10) for chosen in combinations(missing, k) if sum(chosen) <= gems]
    assert fill_zones(camp, zones, gems) == max(map(len, sets))
