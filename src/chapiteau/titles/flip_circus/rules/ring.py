"""The ring: ten places, six performers, and what stands beside or opposite what.

A *mask* is a set of places: bit p is place p. Everything the rules ask of the picture (FC-3.2, FC-4, FC-5, FC-6) is answered with the
masks of the six performers, so that no step has to walk round the ring.
"""

from typing import Final, Literal, get_args

Performer = Literal["acrobat", "magician", "fortune-teller", "strongman", "tamer", "clown"]

ACROBAT: Final = 0
MAGICIAN: Final = 1
TELLER: Final = 2
STRONGMAN: Final = 3
TAMER: Final = 4
CLOWN: Final = 5
PERFORMERS: Final[tuple[Performer, ...]] = get_args(Performer)
"""FC-1.2, numbered as the constants above."""
POSTERS: Final = 5
"""Performers 0 to 4 have a poster; there is no clown poster (FC-5.3)."""
ALL_POSTERS: Final = 31

PLACES: Final = 10
NEXT: Final = [(place + 1) % PLACES for place in range(PLACES)]
"""Place to the place after it, clockwise."""
LAST: Final = [(place - 1) % PLACES for place in range(PLACES)]
"""Place to the place before it."""
OPPOSITE: Final = [(place + PLACES // 2) % PLACES for place in range(PLACES)]
"""Place to the opposite one, five places on (FC-4.1)."""
WHOLE: Final = (1 << PLACES) - 1


def _turned(mask: int, by: int) -> int:
    """The places that lie `by` places after those of `mask`, round the ring."""
    return ((mask << by) | (mask >> (PLACES - by))) & WHOLE


def _members(mask: int) -> list[int]:
    return [place for place in range(PLACES) if mask >> place & 1]


AFTER: Final = [_turned(mask, 1) for mask in range(WHOLE + 1)]
"""Mask to the mask of the places one further on."""
BEFORE: Final = [_turned(mask, PLACES - 1) for mask in range(WHOLE + 1)]
"""Mask to the mask of the places one back."""
BESIDE: Final = [AFTER[mask] | BEFORE[mask] for mask in range(WHOLE + 1)]
"""Mask to the mask of the places one further on or one back."""
ACROSS: Final = [_turned(mask, PLACES // 2) for mask in range(WHOLE + 1)]
"""Mask to the mask of the opposite places."""
MEMBERS: Final = [_members(mask) for mask in range(WHOLE + 1)]
"""Mask to its places in rising order."""
COUNT: Final = [len(_members(mask)) for mask in range(WHOLE + 1)]
"""Mask to how many places (or posters) it holds."""
MIDDLE: Final = [mask & AFTER[mask] & BEFORE[mask] for mask in range(WHOLE + 1)]
"""Mask to the middle places of all groups of three side by side in it (FC-6.1)."""
