"""Effects of bonuses, trainers, spaces and tents."""

from typing import Final

COINS: Final = 0
POINTS: Final = 1
MARKER: Final = 2
CLEAR: Final = 3
"""Clear gems."""
GEM: Final = 4
"""A coloured gem of choice."""
EACH: Final = 5
"""A gem of each of the three colours."""
POSTER: Final = 6
EXCHANGE: Final = 7
WAGON: Final = 8
PASSED: Final = 9
EXTRA: Final = 10
MORE: Final = 11
POWER: Final = 12
POWER_BUILD: Final = 13
POWER_TRAVEL: Final = 14
POWER_SHOW: Final = 15
COLOUR: Final = 16
REROLL: Final = 17
OPPOSITE: Final = 18
NEXT: Final = 19
SET: Final = 20
COPY: Final = 21
AGAIN: Final = 22
NAMES: Final = (
    *("coins", "points", "marker", "clear-gem", "coloured-gem", "gem-of-each", "poster"),
    *("exchange", "wagon", "passed-tent", "extra-tile", "more-posters"),
    *("power", "power-build", "power-travel", "power-perform", "colour"),
    *("reroll", "opposite", "next-face", "set-face", "copy", "again"),
)
