"""Perft: the numbers of the page, and what they count."""

import math

import pytest

from chapiteau import build_name
from chapiteau.chance import Chance, seed_from
from chapiteau.perft import Depth, count
from tests.engine.perft_page import Table, counted, written
from tests.kit import toy

pytestmark = pytest.mark.engine


@pytest.mark.long
@pytest.mark.parametrize("table", list(written()), ids=str)
def test_numbers_of_the_page(table: Table) -> None:
    depths = written()[table]
    assert [line.depth for line in depths] == list(range(1, len(depths) + 1))
    assert counted(table, len(depths)) == depths


def test_page_covers_titles_and_numbers_of_players() -> None:
    tables = set(written())
    assert {(t.title, t.players) for t in tables} == {
        ("flip-circus", 2),
        ("flip-circus", 4),
        ("aramini-circus", 2),
        ("aramini-circus", 3),
        ("aramini-circus", 4),
        ("drum-roll", 2),
        ("drum-roll", 3),
        ("drum-roll", 4),
        ("the-magnificent", 1),
        ("the-magnificent", 2),
        ("the-magnificent", 3),
        ("the-magnificent", 4),
    }


@pytest.mark.skipif(
    build_name() == "compiled", reason="plain Python cannot inherit from a compiled State"
)
def test_simultaneous_steps_count_in_every_order() -> None:
    """Three players pick one of three cards and seal it, in any order: 6! / 2**3 * 3**3 paths, 3**3 positions."""
    state = toy.Toy(3, Chance(seed_from(1)), 14, 1, False)
    lines = list(count(state, 6))
    assert lines[0] == Depth(0, 1, 1, 0)
    assert lines[1] == Depth(1, 9, 9, 0)
    assert (lines[6].paths, lines[6].positions) == (math.factorial(6) // 8 * 27, 27)


@pytest.mark.skipif(
    build_name() == "compiled", reason="plain Python cannot inherit from a compiled State"
)
def test_the_end_has_no_steps() -> None:
    state = toy.Toy(2, Chance(seed_from(1)), 14, 1, False)
    lines = list(count(state, 9))
    assert lines[5].final > 0, "two bids, each picked and sealed, and a stop"
    assert lines[-1].paths == 0, "bids, two actions and a stop are the longest match of one round"
    assert lines[7].positions == lines[7].final
