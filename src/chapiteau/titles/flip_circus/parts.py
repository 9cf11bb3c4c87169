"""From the component file to the box that the rules play with."""

from chapiteau.components import Data
from chapiteau.title import Options
from chapiteau.titles.flip_circus.rules.box import MEMORIES, Box
from chapiteau.titles.flip_circus.rules.ring import PERFORMERS


def box(options: Options, data: Data, rules: int) -> Box:
    """Options with defaults and checked component data, as the rules need them."""
    return Box(
        rules=rules,
        memory=[*map(str, MEMORIES)].index(str(options["memory"])),
        most_bought=int(options["most-bought"]),
        draw_offers=bool(options["draw-offers"]),
        turn_limit=int(options["turn-limit"]),
        pairs=[[PERFORMERS.index(name) for name in pair] for pair in data["tokens"]["pairs"]],
        applause=data["applause"]["tokens"],
        second_player=data["applause"]["second_player"],
    )
