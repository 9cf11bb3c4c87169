"""What the page draws of Drum Roll, as plain data: the structs that `view` fills.

The page knows no rules, so whatever can be reckoned from the position stands here: prices, wages, what regions would pay.
"""

from typing import Final, Literal, get_args

import msgspec

from chapiteau.titles.drum_roll.rules import box, words
from chapiteau.titles.drum_roll.rules.box import Colour, Role, Type
from chapiteau.titles.drum_roll.rules.phase import Phase
from chapiteau.words import Message

Gives = Literal["coins", "cube", "look", "trailer", "skip", "skip-or-trailer"]
GIVES: Final[tuple[Gives, ...]] = get_args(Gives)
"""By `box.Part.gives`."""


class Benefit(msgspec.Struct, frozen=True):
    """One part of a benefit (DR-11.2): a price, an arrow, a gain."""

    pays: Literal["", "coins", "cubes"]
    price: int
    gives: Gives
    amount: int
    """Coins, skips, or cards to look at; 1 for a cube or a trailer."""
    keep: int
    """Cards to keep."""
    colours: list[Colour]
    """Of a cube: the colours to choose from."""


class Level(msgspec.Struct, frozen=True):
    """What one level of performance needs and brings."""

    colour: Colour
    filled: bool
    """The cube lies on the performer."""
    stored: bool
    """It is not there, but the owner has one in storage."""
    benefit: list[Benefit]
    target: str
    """`cube:rope-walker:0`: where the cube goes."""


class Performer(msgspec.Struct, frozen=True):
    """A performer card, face up."""

    id: str
    """`rope-walker`: the same card all through the match. Its text is `drum-performer-<id>`."""
    type: Type
    hire: int
    price: int
    """Hiring cost minus discount; only in the offer it differs from `hire`."""
    discount: int
    """Tokens on it."""
    salary: int
    """What it costs at the next payment, trailer counted (DR-6.1, DR-6.2, DR-11.5)."""
    regular: int
    secondary: int
    """Salary once flipped."""
    prestige: int
    """What a flip now would score in this circus; in the offer what it would score as the only one."""
    salary_grows: bool
    """The regular salary is printed with N: the bizarre performers of the circus (DR-11.5)."""
    prestige_grows: bool
    """So is the prestige."""
    levels: list[Level]
    reached: int
    """0 to 3: the level that its cubes give."""
    performed: int
    """The level it performed at in this show; 0 if it has not."""
    flipped: bool
    flipped_now: bool
    """In this show: the regular salary is due once more."""
    trailer: bool
    excused: bool
    """Its salary is skipped."""
    acting: bool
    """It performs just now."""
    target: str
    """`card:rope-walker`."""


class Member(msgspec.Struct, frozen=True):
    """A personnel card."""

    id: str
    """`orchestra`, `agent-1`, `assistant-5`. Its text is `drum-personnel-<kind>`, with a number for Agents and Assistants."""
    kind: Role
    """The id without a number."""
    number: int
    """Of an Agent or Assistant, from 1; else 0."""
    hire: int
    price: int
    discount: int
    salary: int
    takes: list[Colour]
    """Colours that an exchange takes; empty: any."""
    gives: list[Colour]
    """Colours it gives: an Agent one of them, an Assistant both."""
    effect: Message
    """What it does."""
    used: bool
    """The exchange was used in this distribution."""
    banked: int
    """Coins on the Bank Representative."""
    excused: bool
    target: str


class Investment(msgspec.Struct, frozen=True):
    """An investment card that the viewer sees."""

    id: str
    """Equal cards cannot be told apart and are counted where they lie: `hand:income:0`."""
    kind: box.Investment
    """Text: `drum-investment-<kind>`."""
    effect: Message
    """What it does."""
    worth: int
    """Prestige if the match ended now with this card in hand."""
    target: str
    """`investment:income`."""


class Circus(msgspec.Struct, frozen=True):
    """What lies before one seat."""

    seat: int
    coins: int
    storage: list[int]
    """Cubes by colour."""
    sold: int
    """Sales for this show: how far the ticket marker has moved on its track (`Board.tickets`)."""
    performers: list[Performer]
    personnel: list[Member]
    hand: int
    """Number of investments."""
    hand_limit: int
    region: words.Region
    region_pays: int
    """Prestige that the region would give now (DR-7.1)."""
    next_region: words.Region | Literal[""]
    """The region that comes after this show (DR-7.3); empty before the last one."""
    next_region_pays: int
    """Prestige that it would give now."""
    wages: int
    """DR-6.1: what the next payment costs now, skips used counted."""
    shortfall: int
    """Coins missing for it."""
    skips: int
    laid: list[box.Investment]
    """Kinds of Extended Applause that lie before it, to be counted at the end of its show (DR-9.5)."""
    moves_left: int
    """Cubes that can still be moved in this distribution."""
    done: bool
    """Has finished what all do at once, or has chosen in secret."""
    earned: list[int]
    """Prestige by source, as in `Board.sources`."""
    bizarre: int


class Region(msgspec.Struct, frozen=True):
    """A region tile."""

    id: words.Region
    types: list[Type]


class Space(msgspec.Struct, frozen=True):
    """A space for markers."""

    id: box.Space
    markers: list[int]
    """Seats, in the order in which their markers were placed and will be resolved."""
    orders: list[int]
    """For each of them its number among all markers of the turn, from 1."""
    target: str
    """`space:white`."""


class Award(msgspec.Struct, frozen=True):
    """An award that is given after a show or at the end (DR-10.2, DR-10.3)."""

    label: Message
    prestige: int
    seats: list[int]
    """Who would win it now; a performer with all its cubes counts as outstanding."""
    every_show: bool
    """It is given after every show."""


class Vote(msgspec.Struct, frozen=True):
    """A vote that has been shown."""

    seat: int
    delay: bool
    double: bool


class Board(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything the page draws."""

    edition: Literal["first", "second"]
    phase: Phase
    show: int
    round: int
    """The preparation turn, 1 to 7."""
    start: int
    """The seat with the starting player's tile."""
    on_stage: int
    """The seat whose show it is; -1 outside shows."""
    colours: list[Colour]
    sources: list[Message]
    """Where prestige comes from; what the edition does not have is left out."""
    awards: list[Award]
    stock: list[int]
    trailers: int
    tokens: int
    performer_deck: int
    performer_discard: int
    personnel_deck: int
    personnel_discard: int
    investment_deck: int
    performers_out: list[str]
    """Ids of the discarded performers, from the bottom to the top; they lay open."""
    personnel_out: list[str]
    investment_discard: list[box.Investment]
    """Kinds, from the bottom to the top; face up."""
    offer: list[Performer]
    personnel: list[Member]
    spaces: list[Space]
    markers_left: list[int]
    """By seat."""
    cube_actions_left: int
    """Markers that may still go on cube actions in this turn (DR-3.3); 0 when none are being placed."""
    resolving: box.Space | Literal[""]
    """The space whose marker is being resolved; empty outside resolution."""
    tickets: list[int]
    """What each sale pays."""
    regions: list[Region]
    table_region: words.Region | Literal[""]
    """With two players: the region that lies between them."""
    circuses: list[Circus]
    hand: list[Investment]
    """Own, by kind."""
    hands: list[list[Investment]]
    """Everybody's, after the match."""
    looked: list[Investment]
    """Cards that the viewer is looking at."""
    keeping: int
    """How many of them are to be kept."""
    draft: list[Performer]
    """The viewer's two starting performers while one is to be chosen."""
    kept: str
    """The one that the viewer has chosen to keep."""
    picked: list[Colour]
    """Colours that the viewer has chosen in secret."""
    chosen: Message | None
    """What the viewer has chosen in secret before the curtain (DR-9.1a)."""
    vote: Literal["", "delay", "start"]
    """The viewer's own secret vote."""
    votes: list[Vote]
    """Shown votes, while they are being counted."""
    returned: int
    """Who returned the Show Organizer in this turn; -1 for nobody."""
    barred: int
    """Who may not hire the Show Organizer in this turn; -1 for nobody."""
    own_names: dict[str, Message] = {}
    """What the cards of a box of one's own are called in it, by id; the names of all others are among the texts."""
