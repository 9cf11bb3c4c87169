"""What lies in the box, read once from the component data and shared by all positions."""

from chapiteau.titles.the_magnificent.rules.actions import (
    CARDS,
    POSTERS,
    PRINTED_SPACES,
    RING,
    TENTS,
    TRAINERS,
)
from chapiteau.titles.the_magnificent.rules.camp import CELLS, Figure
from chapiteau.words import Message


class Side:
    """One side of a player board."""

    def __init__(self) -> None:
        self.bonus: list[list[int]] = [[] for _ in range(CELLS)]
        """Per cell of the camp: the parts of its bonus, as indices into `Box.effect`."""
        self.bonuses = 0
        """Mask of the cells with a bonus."""
        self.power: list[int] = []
        """Of each build level, rising (MG-4.1)."""
        self.tiles: list[int] = []
        """By level * 2 + size: how many tiles a level gives."""
        self.coins = 0
        self.markers = 0
        self.gems: list[int] = [0, 0, 0, 0]
        """Start goods (MG-2.5)."""
        self.points = 0


class Box:
    """Tables by card, poster, tent, tile and space."""

    def __init__(self) -> None:
        # ---- parts of bonuses: an effect and its amount
        self.effect: list[int] = []
        self.amount: list[int] = []

        # ---- camps and tiles
        self.figures: list[Figure] = []
        """By colour * 2 + size."""
        self.tiles = [0, 0]
        """How many small and large tiles there are of each colour."""
        self.zones: list[int] = []
        """Masks (MG-10.1)."""
        self.sides: list[Side] = []
        """By board * 2 + side."""

        # ---- the main tent, the rings, the performance track
        self.dice = [0, 0, 0, 0]
        """By kind, for the number of players (MG-2.1)."""
        self.ring = [0] * (3 * RING)
        """By ring * 15 + space: a gem of kind 0 to 3, or -1 for a poster."""
        self.shows: list[int] = []
        """The number of each show space, rising: the power that it needs."""
        self.posters_of_show: list[int] = []
        """How many posters each show space allows."""

        # ---- posters and tents
        self.needs = [0] * (POSTERS * 6)
        """By poster * 6 + colour * 2 + size: tiles."""
        self.price = [0] * (POSTERS * 3)
        """By poster * 3 + colour: gems to discard."""
        self.poster_points = [0] * POSTERS
        self.poster_coins = [0] * POSTERS
        self.tent_cost = [0] * (TENTS + 1)
        """C_NONE, C_COLOUR + colour, C_ANY or C_TWO."""
        self.tent_points = [0] * (TENTS + 1)
        self.tent_coins = [0] * (TENTS + 1)
        self.tent_space: list[list[int]] = []
        """Per tent space: the parts of the bonus under it."""

        # ---- trainers
        self.trainer = [0] * TRAINERS
        """Per tile: its part."""
        self.trainer_cost = [0] * TRAINERS
        self.space = [0] * PRINTED_SPACES
        self.space_cost = [0] * PRINTED_SPACES

        # ---- master cards
        self.top = [0] * CARDS
        """Per card: the part of its bonus."""
        self.points = [0] * CARDS
        self.thing = [0] * CARDS
        self.each = [1] * CARDS
        """So many things for the points."""
        self.most = [0] * CARDS
        """The maximum; 0 for none."""

        # ---- what is printed, in words: made when it is first told (`words`)
        self.told_parts: list[Message] = []
        self.told_posters: list[Message] = []
        self.told_tents: list[Message] = []
        self.told_bottoms: list[Message] = []
        self.told_masters: list[Message] = []

        # ---- set-up and options
        self.given = 0
        """Coins that the starting player gives to the last one (MG-2.5)."""
        self.any_gems = False
        """MG-12.2."""
        self.choose_boards = False
        self.sides_used = 0
        """0: A sides, 1: B sides, 2: a random one of each board (MG-12.3)."""
        self.draft_masters = False
        self.spare_to_deck = False
        """MG-12.4."""
