"""What lies in the box: how the rules number it, and its values, read once from the component data and shared by all positions.

Performers come first and then personnel, in the order of the component file; both together are "cards". Equal investments have one
kind, an index into INVESTMENTS. Colours are 0 to 4, types of performers too.
"""

from typing import Final, Literal, get_args

from chapiteau.words import Message

Colour = Literal["white", "yellow", "green", "blue", "red"]  # DR-1.2
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
LETTERS: Final = "WYGBR"
Type = Literal["acrobat", "tamer", "juggler", "magician", "bizarre"]  # DR-1.3
TYPES: Final[tuple[Type, ...]] = get_args(Type)
MAGICIAN: Final = 3
BIZARRE: Final = 4

Role = Literal[
    "popcorn-vendor",
    "orchestra",
    "bank-representative",
    "general-supplier",
    "show-organizer",
    "agent",
    "assistant",
]
"""What personnel do (DR-8.1). Of the last two there may be many."""
ROLES: Final[tuple[Role, ...]] = get_args(Role)
VENDOR: Final = 0
ORCHESTRA: Final = 1
BANK: Final = 2
SUPPLIER: Final = 3
ORGANIZER: Final = 4
AGENT: Final = 5
ASSISTANT: Final = 6

Investment = Literal[
    "unblock",
    "trailer",
    "fire",
    "double-vote",
    "resource-bonus",
    "trailer-bonus",
    "personnel-bonus",
    "income",
    "income-cube",
    "applause-acrobat",
    "applause-tamer",
    "applause-juggler",
    "applause-magician",
    "applause-bizarre",
    "resources-white",
    "resources-yellow",
    "resources-green",
    "resources-blue",
    "resources-red",
]
"""The kinds of investments."""
INVESTMENTS: Final[tuple[Investment, ...]] = get_args(Investment)
UNBLOCK: Final = 0
TRAILER: Final = 1
FIRE: Final = 2
UNUSED: Final = (UNBLOCK, TRAILER, FIRE)
"""Those that are worth prestige in hand at the end (DR-9.2 to DR-9.4)."""
DOUBLE_VOTE: Final = 3  # DR-9.8
RESOURCE_BONUS: Final = 4
TRAILER_BONUS: Final = 5
PERSONNEL_BONUS: Final = 6
INCOME: Final = 7
INCOME_CUBE: Final = 8
APPLAUSE: Final = 9
"""The first of five, one for each type."""
RESOURCES: Final = 14
"""The first of five, one for each colour."""

# Where a marker can go: 0 to 4 are the cube actions of each colour.
TICKETS: Final = 5
INVEST: Final = 6
HIRE_PERFORMER: Final = 7
HIRE_PERSONNEL: Final = 8
PASS: Final = 9
Space = Literal[Colour, "tickets", "invest", "hire-performer", "hire-personnel", "pass"]
SPACES: Final[tuple[Space, ...]] = get_args(Space)

PER_BIZARRE: Final = 100
"""Added to a salary or a prestige that grows by 1 for each bizarre performer in the circus (DR-11.5)."""

# What a part of a benefit gives.
COINS: Final = 0
CUBE: Final = 1
LOOK: Final = 2
TRAILER_WON: Final = 3
SKIP: Final = 4
SKIP_OR_TRAILER: Final = 5
ANY_COLOUR: Final = 31
"""Mask of all colours."""


class Part:
    """One part of a benefit (DR-11.2): a price, and what it buys."""

    def __init__(self, cubes: int, coins: int, gives: int, amount: int, keep: int) -> None:
        self.cubes = cubes
        """Stored cubes of any colour to spend."""
        self.coins = coins
        self.gives = gives
        """COINS, CUBE, LOOK, TRAILER_WON, SKIP or SKIP_OR_TRAILER."""
        self.amount = amount
        """Coins, skips, or cards to look at; for CUBE the mask of colours to choose from."""
        self.keep = keep
        """Cards to keep."""

    def __getnewargs__(self) -> tuple[int, ...]:
        return (self.cubes, self.coins, self.gives, self.amount, self.keep)


class Box:
    """The values, by card, kind and colour. Those of single numbers are called as in the component file."""

    def __init__(self, rules: int, performers: int, cards: int) -> None:
        self.rules = rules
        """The version of the rules that is played (`Meta.rules_version`): `box.rules >= 3` where version 3 changed something."""
        self.performers = performers
        """How many there are, and the number of the first personnel member."""
        self.cards = cards
        # ---- cards
        self.id: list[str] = []
        """What records and pages call a card: `rope-walker`, `agent-3`."""
        self.name: list[Message] = []
        self.hire = [0] * cards
        self.salary = [0] * cards
        """Regular salary, PER_BIZARRE added where it grows."""
        # ---- performers
        self.type = [0] * performers
        self.secondary = [0] * performers
        """Salary once flipped."""
        self.prestige = [0] * performers
        self.cube = [0] * (performers * 3)
        """By performer * 3 + level (poor, good, outstanding): the colour that it needs."""
        self.benefit: list[list[int]] = [[] for _ in range(performers * 3)]
        """By performer * 3 + level: indices into `parts`, in the order in which they are gained."""
        self.parts: list[Part] = []
        # ---- personnel
        self.role = [-1] * cards
        """By card; -1 for performers."""
        self.number = [0] * cards
        """Of an Agent or Assistant, as its id has it."""
        self.member = [-1] * len(ROLES)
        """By role: the card that has it alone; -1 where there is none, and for Agents and Assistants."""
        self.takes: list[list[int]] = [[] for _ in range(cards)]
        """By card: the colour that an Assistant takes."""
        self.gives: list[list[int]] = [[] for _ in range(cards)]
        """By card: the two colours that an Agent or Assistant gives."""
        self.agents: list[int] = []
        self.assistants: list[int] = []
        self.vendor_coins = 0
        self.orchestra_prestige = 0
        # ---- investments and regions
        self.kind: list[int] = []
        """Per investment card."""
        self.region: list[int] = []
        """By region * 2: its two types."""
        # ---- single values
        self.tickets: list[int] = []
        self.money = self.invest = self.pass_income = 0
        self.unpaid = self.no_performance = self.late_vote = 0
        self.cubes = self.trailers = self.tokens = 0
        self.income = self.income_cube = self.unused = 0
        # ---- the awards of the edition that is played; 0 where it has none
        self.second = False
        """The second edition is played."""
        self.largest = self.variety = self.perfect = self.troupe = self.troupe_size = 0
        self.organized = self.staff_size = self.most_organized = self.all_flipped = 0
        self.each_show = False
        """Most Organized and the Perfect Show of flipped performers are scored after every show (DR-10.3)."""

    def __getnewargs__(self) -> tuple[int, int, int]:
        return (self.rules, self.performers, self.cards)
