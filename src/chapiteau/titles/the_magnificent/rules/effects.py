"""Effects of bonuses, trainers, spaces and tents."""

from typing import Final, Literal, get_args

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

Good = Literal["coins", "points", "marker", "clear-gem", "coloured-gem", "gem-of-each", "poster"]
Deed = Literal["exchange", "wagon", "passed-tent", "extra-tile", "more-posters"]
Power = Literal["power", "power-build", "power-travel", "power-perform"]
Change = Literal["colour", "reroll", "opposite", "next-face", "set-face", "copy", "again"]
Effect = Literal[Good, Deed, Power, Change]

NAMES: Final[tuple[Effect, ...]] = get_args(Effect)
