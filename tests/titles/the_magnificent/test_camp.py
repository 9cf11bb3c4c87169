"""MG-10, MG-4.2: camps and tiles, against a count that knows nothing of masks."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chapiteau.titles.the_magnificent.rules.camp import (
    ALL,
    CELLS,
    COLUMNS,
    ORIENTATIONS,
    ROW,
    ROWS,
    SIDE,
    Figure,
    border,
    cells,
    full_areas,
)

pytestmark = pytest.mark.engine
UNHURRIED = settings(deadline=None)
"""A busy machine is no mistake."""

Cell = tuple[int, int]

T = [(0, 0), (0, 1), (0, 2), (1, 1)]
Z = [(0, 0), (0, 1), (1, 1), (1, 2)]
L = [(0, 0), (1, 0), (2, 0), (2, 1)]
HAT = [(0, 0), (0, 1), (0, 2), (0, 3), (1, 1), (1, 2)]
STAIRS = [(0, 0), (0, 1), (1, 1), (1, 2), (2, 2), (2, 3)]
HOOK = [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2)]
BLOCK = [(0, 0), (0, 1), (1, 0), (1, 1)]
BAR = [(0, column) for column in range(6)]
SHAPES = [T, Z, L, HAT, STAIRS, HOOK, BLOCK, BAR]


def mask(places: set[Cell]) -> int:
    return sum(1 << row * SIDE + column for row, column in places)


def figure(shape: list[Cell]) -> Figure:
    return Figure([row * SIDE + column for row, column in shape])


def turned(shape: list[Cell], number: int) -> list[Cell]:
    """MG-10.2, in so many words."""
    if number >= 4:
        shape = [(row, -column) for row, column in shape]
    for _ in range(number % 4):
        shape = [(column, -row) for row, column in shape]
    top = min(row for row, _ in shape)
    left = min(column for _, column in shape)
    return [(row - top, column - left) for row, column in shape]


def beside(place: Cell) -> set[Cell]:
    row, column = place
    return {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}


def by_hand(shape: list[Cell], camp: set[Cell]) -> Iterator[tuple[int, set[Cell]]]:
    """MG-4.2: each code with the cells it covers, by looking at every cell of every place."""
    looks = []
    for number in range(ORIENTATIONS):
        look = set(turned(shape, number))
        if look in looks:
            continue
        looks.append(look)
        for row in range(SIDE):
            for column in range(SIDE):
                tile = {(row + r, column + c) for r, c in look}
                inside = all(0 <= r < SIDE and 0 <= c < SIDE for r, c in tile)
                touching = not camp or any(beside(place) & camp for place in tile)
                if inside and touching and not tile & camp:
                    yield number * CELLS + row * SIDE + column, tile


places = st.tuples(st.integers(0, SIDE - 1), st.integers(0, SIDE - 1))


@st.composite
def shapes(draw: st.DrawFn) -> list[Cell]:
    """Connected shapes of 1 to 6 cells."""
    shape = [(0, 0)]
    for _ in range(draw(st.integers(0, 5))):
        rim = sorted(set().union(*map(beside, shape)) - set(shape))
        shape.append(draw(st.sampled_from(rim)))
    return turned(shape, 0)


@pytest.mark.rule("MG-10.2")
def test_orientations() -> None:
    """The purple small tile, drawn by hand in all eight."""
    drawn = [
        "X. X. XX",
        "XXX X..",
        "XX .X .X",
        "..X XXX",
        ".X .X XX",
        "X.. XXX",
        "XX X. X.",
        "XXX ..X",
    ]
    for number, picture in enumerate(drawn):
        rows = picture.split()
        seen = {(r, c) for r, row in enumerate(rows) for c, cell in enumerate(row) if cell == "X"}
        look = figure(L).by_number[number]
        assert cells(look.mask) == cells(mask(seen))
        assert (look.rows, look.columns, look.number) == (len(rows), len(rows[0]), number)


@pytest.mark.rule("MG-10.2")
@pytest.mark.parametrize(
    ("shape", "numbers"),
    [
        (T, [0, 1, 2, 3, 0, 1, 2, 3]),
        (Z, [0, 1, 0, 1, 4, 5, 4, 5]),
        (L, [0, 1, 2, 3, 4, 5, 6, 7]),
        (BLOCK, [0] * 8),
        (BAR, [0, 1, 0, 1, 0, 1, 0, 1]),
    ],
)
def test_of_equal_figures_the_lowest_number(shape: list[Cell], numbers: list[int]) -> None:
    assert [look.number for look in figure(shape).by_number] == numbers
    assert [look.number for look in figure(shape).turned] == sorted(set(numbers))


@pytest.mark.rule("MG-10.2")
def test_the_upper_left_corner_is_that_of_the_bounding_box() -> None:
    """Orientation 1 of the orange small tile has no cell there."""
    look = figure(T).cover(1 * CELLS + 4 * SIDE + 6)
    assert cells(look) == [4 * SIDE + 7, 5 * SIDE + 6, 5 * SIDE + 7, 6 * SIDE + 7]


@pytest.mark.rule("MG-4.2", "MG-10.2")
@UNHURRIED
@given(st.one_of(st.sampled_from(SHAPES), shapes()), st.sets(places, max_size=CELLS))
def test_places(shape: list[Cell], camp: set[Cell]) -> None:
    expected = dict(by_hand(shape, camp))
    piece = figure(shape)
    assert piece.places(mask(camp)) == sorted(expected)
    assert piece.fits(mask(camp)) == bool(expected)
    for code, tile in expected.items():
        assert piece.cover(code) == mask(tile)


@pytest.mark.slow
@pytest.mark.rule("MG-4.2")
@UNHURRIED
@given(st.lists(st.sampled_from(SHAPES), max_size=20), st.randoms(use_true_random=False))
def test_a_camp_that_grows(order: list[list[Cell]], rng: object) -> None:
    """Tile by tile, as in play: it stays in one piece, nothing overlaps."""
    camp: set[Cell] = set()
    for shape in order:
        expected = dict(by_hand(shape, camp))
        codes = figure(shape).places(mask(camp))
        assert codes == sorted(expected)
        if codes:
            camp |= expected[rng.choice(codes)]  # type: ignore[attr-defined]
    if camp:
        reached = {min(camp)}
        while more := set().union(*map(beside, reached)) & camp - reached:
            reached |= more
        assert reached == camp


@pytest.mark.rule("MG-4.2")
def test_the_first_tile_may_lie_anywhere_and_the_next_not() -> None:
    block = figure(BLOCK)
    assert len(block.places(0)) == 64
    corner = block.cover(0)
    assert block.places(corner) == [2, SIDE + 2, 2 * SIDE, 2 * SIDE + 1]
    assert not block.fits(ALL)
    assert block.places(ALL ^ corner) == [0]


@pytest.mark.rule("MG-10.1")
def test_a_camp_has_nine_rows_of_nine() -> None:
    assert (SIDE, CELLS, ALL.bit_count()) == (9, 81, 81)
    bar = figure(BAR)
    ends = {max(cell % SIDE for cell in cells(bar.cover(code))) for code in bar.places(0)}
    assert ends == set(range(SIDE))


@UNHURRIED
@given(st.sets(places))
def test_border_and_cells(camp: set[Cell]) -> None:
    rim = set().union(*map(beside, camp)) - camp
    inside = {(row, column) for row, column in rim if 0 <= row < SIDE and 0 <= column < SIDE}
    assert border(mask(camp)) == mask(inside)
    assert cells(mask(camp)) == sorted(row * SIDE + column for row, column in camp)


@pytest.mark.rule("MG-9.1")
@UNHURRIED
@given(st.sets(st.integers(0, 8)), st.sets(st.integers(0, 8)), st.sets(places, max_size=6))
def test_rows_and_columns_covered(rows: set[int], columns: set[int], holes: set[Cell]) -> None:
    everywhere = {(row, column) for row in range(SIDE) for column in range(SIDE)}
    camp = {cell for cell in everywhere if cell[0] in rows or cell[1] in columns} - holes
    full = [sum(all((r, c) in camp for c in range(SIDE)) for r in range(SIDE))]
    full += [sum(all((r, c) in camp for r in range(SIDE)) for c in range(SIDE))]
    assert [full_areas(mask(camp), ROWS), full_areas(mask(camp), COLUMNS)] == full


@pytest.mark.rule("MG-9.1")
def test_areas_covered() -> None:
    assert full_areas(ROW, [ROW, 1 << 3, 1 << 9, ROW << SIDE, ROW | 1 << 9]) == 2
