"""Things that master cards give points for (MG-9.1). Tiles come first: colour * 2 + size."""

from typing import Final, Literal, get_args

SET: Final = 6
GEM: Final = 7
MARKER: Final = 8
COINS: Final = 9
TENT: Final = 10
BONUS: Final = 11
ZONE: Final = 12
ROW: Final = 13
COLUMN: Final = 14
UNFINISHED: Final = 15
COMPLETED: Final = 16

Tile = Literal[
    "orange-small", "orange-large", "green-small", "green-large", "purple-small", "purple-large"
]
Had = Literal["set", "gem", "marker", "coins", "tent", "bonus-space"]
Filled = Literal["zone", "row", "column", "unfinished-poster", "completed-poster"]
Thing = Literal[Tile, Had, Filled]

NAMES: Final[tuple[Thing, ...]] = get_args(Thing)
