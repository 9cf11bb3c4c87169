"""From the component file to the box that the rules play with."""

from chapiteau.components import Data
from chapiteau.title import Options
from chapiteau.titles.aramini_circus.meta import META
from chapiteau.titles.aramini_circus.rules.box import ANIMALS, BONUSES, Box


def box(options: Options, data: Data, rules: int) -> Box:
    """Options with defaults and checked component data, as the rules need them."""
    return Box(
        rules=rules,
        with_bonus=bool(options["bonus"]),
        finish_round=options["ending"] == "finish-round",
        goals=[data["goal"][str(players)] for players in META.players],
        wagons=[data["wagons"][animal] for animal in ANIMALS],
        animals=[data["animals"][animal] for animal in ANIMALS],
        bonuses=[data["bonus"][kind] for kind in BONUSES],
    )
