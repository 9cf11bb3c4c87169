"""MG-10.1, MG-10.2, MG-4.2, MG-8.3: camps, their zones, tiles and where a tile may lie.

A camp, an area of it or the place of a tile is a mask of 81 bits, one a cell: bit row * 9 + column, from the upper left. Places of a
tile are numbered

    code = orientation * 81 + row * 9 + column

where row and column are the upper left corner of the tile's bounding box and orientation is as MG-10.2 counts.

>>> bar = Figure([0, 1, 2, 3])
>>> bar.places(0)[0], cells(bar.cover(81))
(0, [0, 9, 18, 27])
"""

from typing import Any, Final

SIDE: Final = 9
"""Rows and columns of a camp (MG-10.1)."""
CELLS: Final = SIDE * SIDE
ALL: Final = (1 << CELLS) - 1
ROW: Final = (1 << SIDE) - 1
"""The uppermost row, and the mask of a row's bits."""
COLUMN: Final = sum(1 << SIDE * row for row in range(SIDE))
"""The column on the left."""
ROWS: Final = [ROW << SIDE * row for row in range(SIDE)]
COLUMNS: Final = [COLUMN << column for column in range(SIDE)]
ORIENTATIONS: Final = 8
PLACES: Final = ORIENTATIONS * CELLS
"""Numbers of places are below this."""

HALF: Final = 5 * SIDE
"""Cells of the upper half: as a mask it fits into a machine word, which a camp does not."""
BITS: Final = [[column for column in range(SIDE) if row >> column & 1] for row in range(ROW + 1)]
"""Per mask of a row: the columns in it, rising."""


class Turned:
    """A figure in one orientation, in the upper left corner of a camp."""

    def __init__(self, number: int, cells: list[int]) -> None:
        """`number`: the orientation of MG-10.2. `cells`: bits of the figure, moved to the corner."""
        self.number = number
        self.cells = cells
        self.rows = 1 + max([cell // SIDE for cell in cells])
        self.columns = 1 + max([cell % SIDE for cell in cells])
        self.mask = sum([1 << cell for cell in cells])
        self.grip = min(cells, key=self.off_middle)
        """The cell by which it is held: the nearest to the middle of its bounding box, of equally near ones the first."""
        self.corners = 0
        """Where the upper left corner of the bounding box may lie so that all of it is inside a camp."""
        for row in range(SIDE + 1 - self.rows):
            self.corners |= ((1 << SIDE + 1 - self.columns) - 1) << SIDE * row

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.number, self.cells)

    def off_middle(self, cell: int) -> int:
        """How far a cell is from the middle of the bounding box: half cells, squared."""
        down = 2 * (cell // SIDE) - self.rows + 1
        right = 2 * (cell % SIDE) - self.columns + 1
        return down * down + right * right


class Figure:
    """A camp tile's shape. It never changes, so positions share it."""

    def __init__(self, cells: list[int]) -> None:
        """`cells`: bits of the shape anywhere in a camp."""
        looks: dict[int, Turned] = {}
        self.by_number: list[Turned] = []
        """Per orientation 0 to 7: the one of `turned` that looks so."""
        for number in range(ORIENTATIONS):
            turned = Turned(number, oriented(cells, number))
            self.by_number.append(looks.setdefault(turned.mask, turned))
        self.turned = list(looks.values())
        """Its different orientations: of equal figures the lowest number (MG-10.2). Rising."""

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.turned[0].cells,)

    def places(self, camp: int, first: int = 0) -> list[int]:
        """MG-4.2: `first` + codes of all places where the tile may lie, rising: edge to edge with an own tile, the first of the match
        anywhere."""
        codes: list[int] = []
        free = ALL ^ camp
        touching = border(camp) if camp else ALL
        for turned in self.turned:
            add_cells(codes, legal_corners(turned, free, touching), first + turned.number * CELLS)
        return codes

    def fits(self, camp: int) -> bool:
        """MG-4.2: whether it may lie anywhere."""
        free = ALL ^ camp
        touching = border(camp) if camp else ALL
        return any(legal_corners(turned, free, touching) for turned in self.turned)

    def cover(self, code: int) -> int:
        """The cells that it covers in a place."""
        return self.by_number[code // CELLS].mask << code % CELLS


def legal_corners(turned: Turned, free: int, touching: int) -> int:
    """Where the upper left corner may lie: all of the tile inside the camp, on `free` cells, and one of them `touching`."""
    corners = turned.corners
    beside = 0
    for cell in turned.cells:
        corners &= free >> cell
        beside |= touching >> cell
    return corners & beside


def border(camp: int) -> int:
    """The free cells that lie edge to edge with covered ones."""
    left = camp & ~COLUMN
    right = camp & ~(COLUMN << SIDE - 1)
    return (left >> 1 | right << 1 | camp >> SIDE | camp << SIDE) & ~camp & ALL


def oriented(figure: list[int], number: int) -> list[int]:
    """MG-10.2: a figure flipped left to right (4 to 7), given quarter turns clockwise, and moved to the upper left. Rising."""
    places = [(cell // SIDE, cell % SIDE) for cell in figure]
    if number >= 4:
        places = [(row, -column) for row, column in places]
    for _ in range(number % 4):
        places = [(column, -row) for row, column in places]
    top = min([row for row, _ in places])
    left = min([column for _, column in places])
    return sorted([(row - top) * SIDE + column - left for row, column in places])


def cells(area: int) -> list[int]:
    """The cells of an area, rising."""
    found: list[int] = []
    add_cells(found, area, 0)
    return found


def add_cells(found: list[int], area: int, first: int) -> None:
    """Append `first` + each cell of an area, rising."""
    for half in range(0, CELLS, HALF):
        part = area >> half & (1 << HALF) - 1
        row = first + half
        while part:
            for column in BITS[part & ROW]:
                found.append(row + column)
            part >>= SIDE
            row += SIDE


def full_areas(camp: int, areas: list[int]) -> int:
    """MG-9.1: how many of the areas (rows, columns, zones) are covered whole."""
    return sum([camp & area == area for area in areas])


# ---- zones


def fill_zones(camp: int, zones: list[int], gems: int) -> int:
    """MG-8.3: the most zones that are covered when each of `gems` gems may fill one empty cell.

    A gem helps only where its whole zone becomes full, and no cell lies in two zones. So the zones that need the fewest gems come first.
    """
    filled = 0
    for cells in sorted([(zone & ~camp).bit_count() for zone in zones]):
        gems -= cells
        if gems < 0:
            break
        filled += 1
    return filled


def parse_zones(picture: list[str]) -> list[int]:
    """MG-10.1: the zones in a picture of the camp, one letter a zone, "." for cells of none, as masks in the order of their letters.

    >>> parse_zones(["AAB", "A.B"])
    [515, 2052]
    """
    zones: dict[str, int] = dict.fromkeys(sorted(set("".join(picture)) - {"."}), 0)
    for cell, letter in drawn(picture):
        zones[letter] |= 1 << cell
    return list(zones.values())


def drawn(picture: list[str]) -> list[tuple[int, str]]:
    """The cells with a letter in a picture of the camp, or of what lies in its upper left corner, and the letters."""
    return [
        (row * SIDE + column, letter)
        for row, line in enumerate(picture)
        for column, letter in enumerate(line)
        if letter != "."
    ]
