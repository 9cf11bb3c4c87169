"""What lies in the box: how much of everything, and what is printed on it.

Colours: 0 orange, 1 green, 2 purple; dice and gems have 3, clear, besides (MG-1.2). Tiles: colour * 2 + size, where size is 0 small, 1
large. Places on the performance track: 0 to 3 the order places, then show spaces.

Master cards, posters, tents and trainer tiles have the numbers of their lines in the component file, however many there are. The starting
ones come first among master cards and posters; the tent that is printed on boards follows the loose ones, the printed trainer spaces
follow the tiles.
"""

from typing import Final, Literal, get_args

from chapiteau.titles.the_magnificent.rules.camp import CELLS, Figure
from chapiteau.words import Message

Colour = Literal["orange", "green", "purple"]
Kind = Literal[Colour, "clear"]
Size = Literal["small", "large"]
Debt = Literal[Kind, "choice", "poster"]
"""What a covered bonus space owes: a gem, a coloured one of choice, a poster (MG-4.3)."""
Cost = Literal["none", Colour, "any", "two"]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
SIZES: Final[tuple[Size, ...]] = get_args(Size)
DEBTS: Final[tuple[Debt, ...]] = get_args(Debt)
CLEAR: Final = 3
"""A kind of dice and gems, not a colour: what is coloured is below it (MG-1.2)."""

NUMERALS: Final = ("I", "II", "III", "IV")
BOARDS: Final = 4
KEPT: Final = 4
"""Starting cards of each board and player (MG-2.5)."""
STARTING_CARDS: Final = [f"{board}-{i + 1}" for board in NUMERALS for i in range(KEPT)]
STARTING: Final = 16
"""Master cards before this are starting cards."""
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
COSTS: Final[tuple[Cost, ...]] = get_args(Cost)


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
        self.starting_posters = 0
        """Posters before this are starting posters."""
        self.needs: list[int] = []
        """By poster * 6 + colour * 2 + size: tiles."""
        self.price: list[int] = []
        """By poster * 3 + colour: gems to discard."""
        self.poster_points: list[int] = []
        self.poster_coins: list[int] = []
        self.printed = 0
        """The tent that is printed on the first tent space; those before it are loose."""
        self.tent_cost: list[int] = []
        """C_NONE, C_COLOUR + colour, C_ANY or C_TWO."""
        self.tent_points: list[int] = []
        self.tent_coins: list[int] = []
        self.tent_space: list[list[int]] = []
        """Per tent space: the parts of the bonus under it."""

        # ---- trainers
        self.trainers = 0
        """Trainers before this are tiles."""
        self.spaces: list[int] = []
        """The other trainers: printed spaces."""
        self.trainer: list[int] = []
        """Per trainer: its part."""
        self.trainer_cost: list[int] = []

        # ---- master cards
        self.cards: list[str] = []
        """What is printed on each: `M-12`."""
        self.top: list[int] = []
        """Per card: the part of its bonus."""
        self.points: list[int] = []
        self.thing: list[int] = []
        self.each: list[int] = []
        """So many things for the points."""
        self.most: list[int] = []
        """The maximum; 0 for none."""

        # ---- what is printed, in words (`words.tell`)
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
