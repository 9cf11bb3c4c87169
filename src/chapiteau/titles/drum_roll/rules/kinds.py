"""All that can be decided in Drum Roll."""

from typing import Final

from chapiteau.kinds import Domain, Kind, Kinds
from chapiteau.titles.drum_roll.rules.actions import (
    CARDS,
    COLOURS,
    KINDS,
    MOST_BANKED,
    PERFORMERS,
    SPACES,
    TYPES,
)
from chapiteau.titles.drum_roll.rules.words import card_id

COLOUR: Final = Domain("colour", COLOURS)
TYPE: Final = Domain("type", TYPES)
INVESTMENT: Final = Domain("investment", KINDS)
CARD: Final = Domain("card", [card_id(card) for card in range(CARDS)])
PERFORMER: Final = Domain("performer", CARD.names[:PERFORMERS])
HELPER: Final = Domain("helper", ["1", "2", "3", "4", "5"])


def kinds() -> Kinds:
    """What can be decided."""
    return Kinds(
        [
            Kind("done", "DR-9.1"),
            Kind("place", "DR-3.2", Domain("space", SPACES)),
            Kind("invest", "DR-3.10"),
            Kind("double-vote", "DR-4.4"),
            Kind("return-organizer", "DR-8.7"),
            Kind("benefit", "DR-5.3"),
            Kind("flip", "DR-5.4"),
            Kind("vote", "DR-4.1", Domain("vote", ["delay", "start"])),
            Kind("take-skip", "DR-11.2"),
            Kind("bank", "DR-3.1", Domain("coins", [str(1 + i) for i in range(MOST_BANKED)])),
            Kind("take-cube", "DR-11.2", COLOUR),
            Kind("spend-cube", "DR-11.2", COLOUR),
            Kind("keep-performer", "DR-2.5", Domain("of two", ["first", "second"])),
            Kind("unblock", "DR-9.2", COLOUR),
            Kind("income-for-cube", "DR-9.7", COLOUR),
            Kind("income", "DR-9.7"),
            Kind("applause", "DR-9.5", TYPE),
            Kind("resources", "DR-9.6", COLOUR, Domain("wanted", [*COLOURS, "pair"])),
            Kind("assistant", "DR-8.5", HELPER),
            Kind("agent", "DR-8.4", HELPER, COLOUR, Domain("gained", ["first", "second"])),
            Kind("keep", "DR-11.3", INVESTMENT),
            Kind("discard", "DR-3.10", INVESTMENT),
            Kind("hire", "DR-3.11", CARD),
            Kind("excuse", "DR-6.3", CARD),
            Kind("perform", "DR-5.1", PERFORMER),
            Kind("trailer", "DR-11.1", PERFORMER),
            Kind("play-trailer", "DR-9.3", PERFORMER),
            Kind("fire", "DR-9.4", PERFORMER),
            Kind(
                "move-cube", "DR-3.14", PERFORMER, Domain("level", ["poor", "good", "outstanding"])
            ),
        ]
    )
