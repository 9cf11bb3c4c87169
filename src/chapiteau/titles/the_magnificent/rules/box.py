"""What lies in the box: how much of everything, and what is printed on it.

Colours: 0 orange, 1 green, 2 purple; dice and gems have 3, clear, besides (MG-1.2). Tiles: colour * 2 + size, where size is 0 small, 1
large. Master cards 0 to 55 (0 to 15 the starting cards I-1 to IV-4), posters 0 to 53 (0 to 5 the starting ones), tents 0 to 15 and 16 the
printed one, trainer tiles 0 to 11, in the order of the component file. Places on the performance track: 0 to 3 the order places, then show
spaces.
"""

from typing import Final

from chapiteau.titles.the_magnificent.rules.camp import CELLS, Figure
from chapiteau.words import Message

COLOURS: Final = ("orange", "green", "purple")
KINDS: Final = ("orange", "green", "purple", "clear")
LETTERS: Final = "OGPc"
SIZES: Final = ("small", "large")
CLEAR: Final = 3
"""A kind of dice and gems, not a colour: what is coloured is below it (MG-1.2)."""

BOARDS: Final = 4
CARDS: Final = 56
STARTING: Final = 16
"""Master cards before this are starting cards, four to a board."""
POSTERS: Final = 54
STARTING_POSTERS: Final = 6
TENTS: Final = 16
PRINTED: Final = 16
"""The tent that is printed on the first tent space."""
TRAINERS: Final = 12
PRINTED_SPACES: Final = 5
RING: Final = 15
"""Spaces of each ring."""
SECTIONS: Final = 5
ORDER_PLACES: Final = 4
ROUNDS: Final = 3
TURNS: Final = 4
"""Of each player in a round (MG-1.1)."""
MOST_GEMS: Final = 3
"""Of each kind in store (MG-5.2)."""
HELD: Final = 5
"""Master cards that a player has at most (MG-7.4)."""

MOST_LEVELS: Final = 12
MOST_STEPS: Final = 99
MOST_SHOWS: Final = 24

# What a tent costs each time.
C_NONE: Final = 0
C_COLOUR: Final = 1
"""To 3: a gem of colour 0 to 2."""
C_ANY: Final = 4
C_TWO: Final = 5
"""Two gems of different colours."""
COSTS: Final = ("none", "orange", "green", "purple", "any", "two")


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

    def __init__(self, rules: int) -> None:
        self.rules = rules
        """The version of the rules that is played (`Meta.rules_version`): `box.rules >= 3` where version 3 changed something."""
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

    def __getnewargs__(self) -> tuple[int]:
        return (self.rules,)
