"""All that can be decided in The Magnificent."""

from itertools import permutations
from typing import Final

from chapiteau.kinds import Domain, Kind, Kinds
from chapiteau.titles.the_magnificent.rules import actions
from chapiteau.titles.the_magnificent.rules.actions import COLOURS, SECTIONS
from chapiteau.titles.the_magnificent.rules.camp import ORIENTATIONS, SIDE


def numbers(name: str, count: int, first: int = 1) -> Domain:
    """Things that are called by their number."""
    return Domain(name, [str(first + i) for i in range(count)])


COLOUR: Final = Domain("colour", COLOURS)
GEM: Final = Domain("gem", actions.KINDS)
FACE: Final = numbers("face", 6)
SECTION: Final = numbers("section", SECTIONS)
PLACE: Final = numbers("place", 4)
CELL: Final = Domain(
    "cell", [f"{'ABCDEFGHI'[column]}{row + 1}" for row in range(SIDE) for column in range(SIDE)]
)
BOARD: Final = Domain("board", [f"{board}-{side}" for board in range(1, 5) for side in "ab"])
ARRANGEMENT: Final = Domain(
    "sections", ["".join(map(str, order)) for order in permutations(range(1, SECTIONS + 1))]
)


def kinds(masters: list[str]) -> Kinds:
    """What can be decided. `masters`: the names of the master cards."""
    return Kinds(
        [
            Kind("end-turn", "MG-3.1"),
            Kind("enough", "MG-6.2"),
            Kind("leave", "MG-5.3"),
            Kind("discard-poster", "MG-5.3"),
            Kind("use-master", "MG-3.1"),
            Kind("use-trainer", "MG-3.1", numbers("trainer", actions.TRAINERS)),
            Kind("use-space", "MG-3.1", numbers("space", actions.PRINTED_SPACES)),
            Kind("spend", "MG-3.2", GEM),
            Kind("name-colour", "MG-3.3", COLOUR),
            Kind("set-die", "MG-3.1", FACE),
            Kind("wagon", "MG-5.1", COLOUR),
            Kind("gem", "MG-5.2", GEM),
            Kind("sell", "MG-5.2", GEM),
            Kind("die", "MG-3.1", GEM, FACE),
            Kind("master", "MG-3.1", Domain("master", masters)),
            Kind("trainer", "MG-2.6", numbers("trainer", actions.TRAINERS)),
            Kind("board", "MG-12.3", BOARD),
            Kind("pair", "MG-7.2", PLACE),
            Kind("discard-pair", "MG-7.3", PLACE),
            Kind("poster", "MG-5.3", Domain("source", [*PLACE.names, "deck"])),
            Kind("section", "MG-5.3", SECTION),
            Kind("complete", "MG-6.3", SECTION),
            Kind("tent", "MG-5.4", SECTION),
            Kind("passed-tent", "MG-5.4", COLOUR, numbers("space", actions.RING)),
            Kind("build", "MG-4.1", numbers("level", actions.MOST_LEVELS)),
            Kind("travel", "MG-5.1", numbers("steps", actions.MOST_STEPS + 1, 0)),
            Kind("show", "MG-6.1", numbers("hat", 2), numbers("space", actions.MOST_SHOWS)),
            Kind("claim", "MG-4.3", Domain("owed", [*actions.KINDS, "choice", "poster"])),
            Kind("arrange", "MG-6.4", ARRANGEMENT),
            Kind(
                "tile", "MG-4.2", Domain("size", actions.SIZES), numbers("turn", ORIENTATIONS), CELL
            ),
        ]
    )
