"""All that can be decided in Aramini Circus."""

from typing import Final

from chapiteau.kinds import Domain, Kind, Kinds
from chapiteau.titles.aramini_circus.rules.actions import ANIMALS, BONUSES, FIRST_BONUS
from chapiteau.titles.aramini_circus.rules.table import OFFERED, Box

ANIMAL: Final = Domain("animal", ANIMALS)
SLOT: Final = Domain("place", [str(place + 1) for place in range(OFFERED)])
WAGON: Final = Domain("wagon", [f"{animal}-{value}" for animal in ANIMALS for value in range(1, 5)])


def kinds(box: Box) -> Kinds:
    """What can be decided with this box. Bonus cards are called by their kind and copy: `pay-less-2`."""
    copies = zip(box.bonus[FIRST_BONUS:], box.copy[FIRST_BONUS:], strict=True)
    bonus = [f"{BONUSES[kind]}-{copy}" for kind, copy in copies]
    return Kinds(
        [
            Kind("end-turn", "AC-3.1"),
            Kind("draw-pile", "AC-3.2"),
            Kind("draw-discard", "AC-3.2"),
            Kind("fill", "AC-3.4", SLOT),
            Kind("swap", "AC-3.6", ANIMAL),
            Kind("pay", "AC-3.4", ANIMAL),
            Kind("hitch", "AC-4.2", WAGON),
            Kind("play", "AC-5.1", Domain("bonus", bonus)),
            Kind("take", "AC-5.4", Domain("card", [*ANIMALS, *bonus])),
        ]
    )
