"""What the page draws of The Magnificent, as plain structs. `view` fills them in.

The page knows no rules: whatever it should show beside the pieces (power before a die is taken, what it will cost, what is reachable,
what is missing, what a card is worth now) stands here ready. Words are messages; everything else is a number or one of these words:

- kinds of dice and gems: `orange`, `green`, `purple`, `clear`;
- sizes of camp tiles: `small`, `large`;
- cells of a camp: `[row, column]` from 0, the upper left first.

`target` is the name by which `Choice.targets` means a place; it is empty where a place can never be chosen. `id` names a piece for as
long as it lives, so that the page can let it move.
"""

import msgspec

from chapiteau.words import Message


class Gain(msgspec.Struct, frozen=True):
    """What a bonus does: a part of the bonus of a space, or all of that of a card, trainer tile or printed space."""

    kind: str
    """A word of EFFECTS (`rules/actions.py`)."""
    amount: int
    """0 where there is nothing to count."""
    name: Message


class Use(msgspec.Struct, frozen=True):
    """What a die of the main tent would give whoever is on turn (MG-3.2, MG-3.3)."""

    colour: str
    """The colour of the turn: for a clear die each of the three, else its own."""
    power: int
    """Die and earlier dice; gems and bonuses come on top."""


class Die(msgspec.Struct, frozen=True):
    id: str
    """Dice are not told apart, so they are named after where they lie: `die:orange-5:0` in the main tent, `die:hand`, `die:M-05` on a
    card."""
    kind: str
    pips: int
    target: str
    """`die:orange-5` in the main tent: equal dice are one target. Empty elsewhere."""
    uses: list[Use]
    """In the main tent only, and while somebody takes a die."""
    bill: int
    """What the payment of MG-7.1 would be with this die among those of whoever is on turn; 0 without `uses`."""


class Power(msgspec.Struct, frozen=True):
    """The turn that is going on (MG-3.2)."""

    colour: str
    total: int
    """For any action."""
    build: int
    """On top of it, for one action alone."""
    travel: int
    perform: int
    parts: list[Message]
    """What the total is made of: this die, earlier dice, gems and bonuses."""
    read: bool
    """Level, steps or show space is named: no more is added."""


class Tent(msgspec.Struct, frozen=True):
    id: str
    """`tent:9`; the one printed on a board `tent:printed:<seat>`."""
    points: int
    """These and coins each time the poster above is completed."""
    coins: int
    cost: str
    """Gems to discard then, a word of COSTS (`rules/actions.py`): `none`, a colour, `any`, or `two` of different colours."""
    name: Message


class Space(msgspec.Struct, frozen=True):
    """A space of a ring."""

    target: str
    """`ring:orange:7`"""
    gem: str
    """The kind of gem, or empty on a poster space."""
    tent: Tent | None
    """What still covers the poster."""
    steps: list[int]
    """Numbers of steps that end here and can be named now, rising; [] out of reach."""
    name: Message


class Ring(msgspec.Struct, frozen=True):
    colour: str
    spaces: list[Space]
    """Clockwise from space 0."""
    wagon: int
    """The space on which the wagon `wagon:<colour>` stands."""


class Hat(msgspec.Struct, frozen=True):
    id: str
    """`hat:2:0`: seat and number."""
    seat: int
    target: str
    """`hat:track:6` (its place) or `hat:front` on the viewer's own."""


class Step(msgspec.Struct, frozen=True):
    """A place of the performance track."""

    target: str
    """`track:5`, from the bottom, order places counted."""
    order: int
    """Of an order place, from 1; 0 on a show space."""
    power: int
    """The number of a show space."""
    posters: int
    """How many posters it lets complete."""
    hat: Hat | None
    reachable: bool
    """Free, and within the power of whoever is on turn; false on order places."""


class Bottom(msgspec.Struct, frozen=True):
    """Points per thing on a master card (MG-9.1)."""

    points: int
    per: str
    """A word of THINGS (`rules/actions.py`): `orange-small`, `row`, `set`."""
    each: int
    """How many of the thing count once: 2 for "per 2 coins", else 1."""
    most: int
    """0: no maximum."""
    name: Message


class Master(msgspec.Struct, frozen=True):
    id: str
    """`master:M-05`"""
    code: str
    target: str
    """The id on an own card and in a draft; empty in the display, where the pair is the target."""
    top: Gain
    bottom: Bottom
    die: Die | None
    value: int
    """Points if it were scored now (MG-7.4); 0 in the display."""
    half: int
    """Points if it were scored at half value now (MG-8.1)."""
    usable: bool
    """Its bonus can be used now."""


class Trainer(msgspec.Struct, frozen=True):
    """A trainer tile, or a printed trainer space."""

    id: str
    """`trainer:T05`; a printed space `printed:<seat>:<1 to 5>`."""
    code: str
    """`T05`; empty on a printed space."""
    target: str
    """`trainer:T05`, `printed:2`; empty in the display and on boards of others."""
    cost: int
    top: Gain
    used: bool
    """In this turn."""
    usable: bool
    """Paid for and with an effect, now."""


class Pair(msgspec.Struct, frozen=True):
    """A place of the display: master card and trainer tile."""

    target: str
    """`pair:2`"""
    master: Master | None
    trainer: Trainer | None


class Need(msgspec.Struct, frozen=True):
    """One thing that a poster asks for: a tile (`large`, `small`) or a gem of a colour."""

    size: str
    """`large`, `small`, `gem`."""
    colour: str
    missing: bool
    """Above an own section: not there now; tiles and gems are counted once, in the order of the needs. Else false."""


class Poster(msgspec.Struct, frozen=True):
    id: str
    """`poster:31`"""
    target: str
    """`poster:2` in the display; empty elsewhere, where the section is the target."""
    needs: list[Need]
    points: int
    coins: int
    name: Message


class Section(msgspec.Struct, frozen=True):
    """One of the five columns above a board: a tent space and the poster over it."""

    target: str
    """`section:2`: its poster, or the room for one."""
    tent_target: str
    """`tent:2`: its tent space."""
    under: list[Gain]
    """The bonus under a tent space; what the printed tent pays."""
    printed: bool
    tent: Tent | None
    poster: Poster | None
    missing: list[Message]
    """Why the poster cannot be completed: no tent, tiles, gems, in words; [] where it can, or there is no poster."""
    ready: bool
    """The poster could be completed in a show now, taken alone."""


class Tile(msgspec.Struct, frozen=True):
    id: str
    """`tile:<number in the order of placing>`"""
    colour: str
    size: str
    cells: list[list[int]]


class Bonus(msgspec.Struct, frozen=True):
    """A bonus space of a camp."""

    cell: list[int]
    gains: list[Gain]
    target: str
    """`bonus:4:7` where it waits to be taken in an order of choice."""
    covered: bool


class Level(msgspec.Struct, frozen=True):
    """A line of the build ladder."""

    target: str
    """`level:3`"""
    power: int
    large: int
    small: int
    state: str
    """`open`: may be named now; `power`: asks for more power than there is; `supply`: its tiles are not all there; empty: nobody builds."""


class Mat(msgspec.Struct, frozen=True):
    """Everything that lies before one seat."""

    seat: int
    board: str
    """`I-A`"""
    coins: int
    gems: list[int]
    """In the order of `Board.kinds`; each kind is a target `gem:<kind>` on the own board."""
    room: int
    """At most so many gems of one kind."""
    markers: int
    spent: int
    """Markers that lie at the main tent until the end of the round."""
    bill: list[int]
    """Running bill (MG-7.1): the sum of each of the three colours, then all clear pips."""
    due: int
    """What it comes to."""
    fine: int
    """Points that the coins missing now would cost."""
    sections: list[Section]
    tiles: list[Tile]
    bonuses: list[Bonus]
    ladder: list[Level]
    masters: list[Master]
    trainers: list[Trainer]
    printed: list[Trainer]
    completed: list[Poster]
    """The pile, oldest first."""
    front: Hat | None
    """The hat that lies in front."""
    rows: int
    """Covered rows, columns and zones (MG-9.1)."""
    columns: int
    zones: int


class Turn(msgspec.Struct, frozen=True):
    """A tile in one orientation."""

    number: int
    """Of MG-10.2; its target is `turn:<number>`."""
    cells: list[list[int]]
    """From the upper left corner of the bounding box."""
    grip: list[int]
    """The covered cell nearest to the middle of the box, of equally near ones the first: where it comes to lie is the target of a placement
    (`cell:4:5`)."""


class Figure(msgspec.Struct, frozen=True):
    colour: str
    size: str
    """Its target while it is placed is `tile:<size>`."""
    turns: list[Turn]
    """Those that look different, rising."""
    supply: int
    """Tiles left."""


class Place(msgspec.Struct, frozen=True):
    """A build that is going on."""

    colour: str
    large: int
    """Tiles still to place."""
    small: int


class Show(msgspec.Struct, frozen=True):
    """A show that is going on (MG-6.2)."""

    left: int
    """Posters that may still be completed."""


class Board(msgspec.Struct, frozen=True):
    """Everything the page draws."""

    kinds: list[str]
    """`orange`, `green`, `purple`, `clear`."""
    phase: str
    """What is asked now, a word of PHASES or ASKED in `view`."""
    round: int
    turn: int
    """Of the four turns of the round, from 1."""
    first: int
    """The seat that starts the round."""
    mover: int
    """The seat whose turn or pick it is."""
    dice: list[Die]
    """In the main tent."""
    hand: Die | None
    """Taken, and not yet on a card."""
    power: Power | None
    rings: list[Ring]
    track: list[Step]
    """From the bottom."""
    pairs: list[Pair]
    posters: list[Poster | None]
    offered: Poster | None
    """A poster that is about to be put down (MG-5.3)."""
    poster_deck: int
    """Cards in the deck; its target is `poster:deck`."""
    poster_discard: int
    master_deck: int
    trainer_deck: int
    figures: list[Figure]
    zones: list[str]
    """The camp as nine lines of nine characters: one letter per zone, "." outside all zones."""
    place: Place | None
    show: Show | None
    mats: list[Mat]
    """Per seat."""
    draft: list[Master]
    """Starting cards from which the viewer chooses (MG-12.4); secret."""
    kept: list[Master]
    """Starting cards that the viewer has kept so far; secret until the draft is over."""
    picked: str
    """Id of the card that the viewer has chosen to keep (MG-12.4) or to score (MG-7.4) while others still choose; secret."""
    trainers: list[Trainer]
    """Trainer tiles of the draft (MG-2.6)."""
