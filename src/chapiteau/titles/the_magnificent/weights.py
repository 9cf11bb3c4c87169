"""How much `greedy` makes of things at The Magnificent: the weights of the first day, made by hand. In the last round coins that the bill
leaves count less."""

from dataclasses import dataclass
from typing import Final

from chapiteau.titles.the_magnificent.rules.box import ROUNDS
from chapiteau.titles.the_magnificent.rules.position import Position


@dataclass
class Weights:
    """How much an eye makes of things beside the tables in `worth`."""

    # Coins
    due: float = 1.5
    """Coins that each further turn of the round adds to the bill beyond what it earns."""
    over: float = 0.5
    """A coin that the bill leaves, as long as few are left (`worth.FEW`)."""
    many_coins: float = 0.2
    poster_coin: float = 0.5
    """A coin that a poster or tent pays."""

    # Master cards
    half: float = 0.5
    """A card beyond those that will be scored in full."""
    fade: float = 0.85
    """What may be spent again counts less: gems, coins, posters."""

    # Posters and tents
    ready: float = 0.6
    no_small: float = 0.1
    no_large: float = 0.13
    no_gem: float = 0.1
    no_tent: float = 0.25
    """How sure a poster is, and what is off for each tile, gem or tent that it wants."""

    # Stores
    gem: float = 0.9
    clear_gem: float = 1.2
    marker_now: float = 0.8
    marker_later: float = 1.6
    trainer: float = 1.5
    strength: float = 0.6
    """Each pip of earlier dice of one colour, for each turn that is left in the round."""
    hat: float = 0.1

    # What a turn's power can still do (`value.promise`)
    tile_small: float = 2.6
    tile_large: float = 4.2
    wanted: float = 2.0
    """More for a tile for each poster on the board that wants it."""
    new_poster: float = 1.5
    new_tent: float = 3.5
    coin: float = 0.5


EARLY: Final = Weights()
LAST: Final = Weights(over=0.2)
"""Of the last round."""


def of(state: Position) -> Weights:
    """Those of the round."""
    return EARLY if state.round < ROUNDS else LAST
