"""What lies in the box: how the rules number it, and its values, read once from the component data and shared by all positions.

Performers are 0 to 44 and personnel 45 to 59, in the order of the component file; both together are "cards". Investments are 0 to 29;
equal ones have one kind (0 to 18), an index into INVESTMENTS. Colours are 0 to 4, types of performers too.
"""

from typing import Final

COLOURS: Final = ("white", "yellow", "green", "blue", "red")  # DR-1.2
LETTERS: Final = "WYGBR"
TYPES: Final = ("acrobat", "tamer", "juggler", "magician", "bizarre")  # DR-1.3
MAGICIAN: Final = 3
BIZARRE: Final = 4

PERFORMERS: Final = 45  # DR-1.4
CARDS: Final = 60  # DR-8.1: the other 15 are personnel
VENDOR: Final = 45
ORCHESTRA: Final = 46
BANK_CARD: Final = 47
SUPPLIER: Final = 48
ORGANIZER: Final = 49
AGENTS: Final = 50
"""The first of five Agents."""
ASSISTANTS: Final = 55
"""The first of five Personal Assistants."""

INVESTMENTS: Final = (
    "unblock",
    "trailer",
    "fire",
    "double-vote",
    "resource-bonus",
    "trailer-bonus",
    "personnel-bonus",
    "income",
    "income-cube",
    *("applause-" + name for name in TYPES),
    *("resources-" + name for name in COLOURS),
)
"""The kinds of investments."""
UNBLOCK: Final = 0
TRAILER: Final = 1
FIRE: Final = 2
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
SPACES: Final = (*COLOURS, "tickets", "invest", "hire-performer", "hire-personnel", "pass")

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

    def is_free_cube(self) -> bool:
        """Whether it gives a cube of any colour."""
        return self.gives == CUBE and self.amount == ANY_COLOUR


class Box:
    """The values, by card, kind and colour."""

    def __init__(self, rules: int) -> None:
        self.rules = rules
        """The version of the rules that is played (`Meta.rules_version`): `box.rules >= 3` where version 3 changed something."""
        self.type = [0] * PERFORMERS
        self.hire = [0] * CARDS
        self.salary = [0] * CARDS
        """Regular salary, PER_BIZARRE added where it grows."""
        self.secondary = [0] * PERFORMERS
        """Salary once flipped."""
        self.prestige = [0] * PERFORMERS
        self.cube = [0] * (PERFORMERS * 3)
        """By performer * 3 + level (poor, good, outstanding): the colour that it needs."""
        self.benefit: list[list[int]] = [[] for _ in range(PERFORMERS * 3)]
        """By performer * 3 + level: indices into `parts`, in the order in which they are gained."""
        self.parts: list[Part] = []
        self.agent = [0] * 10
        """By Agent * 2: its two colours."""
        self.assistant = [0] * 15
        """By Assistant * 3: the colour it takes, the two that it gives."""
        self.vendor_coins = 0
        self.orchestra_prestige = 0
        self.kind: list[int] = []
        """Per investment card."""
        self.region: list[int] = []
        """By region * 2: its two types."""
        self.money = 0
        self.invest = 0
        self.tickets: list[int] = []
        self.pass_income = 0
        self.unpaid = 0
        self.no_performance = 0
        self.late_vote = 0
        self.cubes = 0
        self.trailers = 0
        self.tokens = 0
        self.income = 0
        self.income_cube = 0
        self.unused = 0
        # The awards of the edition that is played; 0 where it has none.
        self.second = False
        """The second edition is played."""
        self.largest = 0
        self.variety = 0
        self.perfect = 0
        self.troupe = 0
        self.troupe_size = 0
        self.organized = 0
        self.staff_size = 0
        self.most_organized = 0
        self.all_flipped = 0
        self.each_show = False
        """Most Organized and the Perfect Show of flipped performers are scored after every show (DR-10.3)."""

    def __getnewargs__(self) -> tuple[int]:
        return (self.rules,)
