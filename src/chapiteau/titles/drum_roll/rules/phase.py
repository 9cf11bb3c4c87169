"""The phases of a match: what is asked of the players."""

from typing import Final, Literal, get_args

DRAFTING: Final = 0
CUBES: Final = 1
BANKING: Final = 2
PLACING: Final = 3
RESOLVING: Final = 4
DISTRIBUTING: Final = 5
VOTING: Final = 6
DOUBLING: Final = 7
ORGANIZING: Final = 8
SHOWING: Final = 9
BENEFITING: Final = 10
"""A performer has performed: the benefit, nothing, or the flip."""
GAINING: Final = 11
"""A benefit was taken, and something in it is still to be chosen."""
LOOKING: Final = 12
APPLAUDING: Final = 13
PAYING: Final = 14
OVER: Final = 15
CURTAIN: Final = 16
"""The step before a show in which cards are chosen in secret (DR-9.1a)."""

Phase = Literal[
    "draft",
    "cubes",
    "bank",
    "place",
    "resolve",
    "distribute",
    "vote",
    "double",
    "organizer",
    "show",
    "benefit",
    "gain",
    "look",
    "applause",
    "salaries",
    "over",
    "curtain",
]
"""The word for what is asked; part of the ids of texts."""
ASKED: Final[tuple[Phase, ...]] = get_args(Phase)

AT_ONCE: Final = (DRAFTING, CUBES, DISTRIBUTING, VOTING, CURTAIN, PAYING)
"""All decide at once."""
ON_STAGE: Final = (SHOWING, BENEFITING, GAINING, LOOKING, APPLAUDING)
"""One player's show."""
