"""What the page draws of The Magnificent, as plain structs. `view` fills them in.

The page knows no rules: whatever it should show beside the pieces (power before a die is taken, what it will cost, what is reachable,
what is missing, what a card is worth now) stands here ready. Everything is a number or one of these words:

- kinds of dice and gems: `orange`, `green`, `purple`, `clear`;
- sizes of camp tiles: `small`, `large`;
- cells of a camp: `[row, column]` from 0, the upper left first;
- effects, things and costs: the NAMES of `rules/effects.py` and `rules/counted.py`, and COSTS of `rules/box.py`.

Nothing is sent twice. Names are messages that the page makes of these words: `magnificent-effect-<kind>` and so on. Places are named after
what they are; of what lies before seats only the viewer's own can be chosen:

    die:orange-5      dice of the main tent             track:5           performance track, from the bottom
    master:M-05       own master cards, draft           pair:2            display
    trainer:T05       own trainer tiles, draft          poster:2          display; poster:deck
    printed:2         printed trainer spaces, from 1    section:2         own sections, from 1
    gem:clear         own store                         tent:2            own tent spaces, from 1
    ring:orange:7     space of a ring                   put:2:4           the poster of section 4 onto section 2
    wagon:orange      wagon                             level:3           own build ladder
    hat:track:6       own hat there; hat:front          tile:small, turn:0, cell:4:5, bonus:4:7   own camp
"""

import msgspec


class Gain(msgspec.Struct, frozen=True):
    """What a bonus does: a part of the bonus of a space, or all of that of a card, trainer tile or printed space."""

    kind: str
    """One of the NAMES of `rules/effects.py`; its name is `magnificent-effect-<kind>`."""
    amount: int
    """0 where there is nothing to count."""


class Use(msgspec.Struct, frozen=True):
    """What a die of the main tent would give whoever is on turn (MG-3.2, MG-3.3)."""

    colour: str
    """The colour of the turn: for a clear die each of the three, else its own."""
    power: int
    """Die and earlier dice; gems and bonuses come on top."""


class Die(msgspec.Struct, frozen=True):
    """A die that was taken."""

    kind: str
    pips: int


class Dice(msgspec.Struct, frozen=True):
    """Equal dice of the main tent."""

    kind: str
    pips: int
    count: int
    uses: list[Use]
    """While somebody takes a die."""
    bill: int
    """What the payment of MG-7.1 would be with one of them among those of whoever is on turn; 0 without `uses`."""


class Part(msgspec.Struct, frozen=True):
    """A summand of a power."""

    source: str
    """`die`, `earlier` or `bonus`; its name is `magnificent-power-<source>`."""
    power: int


class Power(msgspec.Struct, frozen=True):
    """The turn that is going on (MG-3.2)."""

    colour: str
    """`clear` as long as the colour of a clear die is not named (MG-3.3)."""
    total: int
    """For any action."""
    build: int
    """On top of it, for one action alone."""
    travel: int
    perform: int
    parts: list[Part]
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
    """Gems to discard then: `none`, a colour, `any`, or `two` of different colours. Its name is `magnificent-tent-<cost>`."""


class Space(msgspec.Struct, frozen=True):
    """A space of a ring."""

    gem: str
    """The kind of gem, or empty on a poster space."""
    tent: Tent | None
    """What still covers the poster."""
    steps: list[int]
    """Numbers of steps that end here and can be named now, rising; [] out of reach."""


class Ring(msgspec.Struct, frozen=True):
    colour: str
    spaces: list[Space]
    """Clockwise from space 0."""
    wagon: int
    """The space on which the wagon stands."""


class Hat(msgspec.Struct, frozen=True):
    id: str
    """`hat:2:0`: seat and number."""
    seat: int


class Step(msgspec.Struct, frozen=True):
    """A place of the performance track."""

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
    """One of the NAMES of `rules/counted.py`: `orange-small`, `row`, `set`. The name is `magnificent-per-<thing>`."""
    each: int
    """How many of the thing count once: 2 for "per 2 coins", else 1."""
    most: int
    """0: no maximum."""


class Master(msgspec.Struct, frozen=True):
    """A master card; the piece `master:<code>`."""

    code: str
    """`M-05`"""
    top: Gain
    bottom: Bottom
    die: Die | None
    value: int
    """Points if it were scored now (MG-7.4); 0 in the display and in a draft."""
    half: int
    """Points if it were scored at half value now (MG-8.1)."""
    usable: bool
    """Its bonus can be used now, by whoever is on turn."""


class Trainer(msgspec.Struct, frozen=True):
    """A trainer tile (the piece `trainer:<code>`), or a printed trainer space."""

    code: str
    """`T05`; empty on a printed space."""
    cost: int
    top: Gain
    used: bool
    """In this turn."""
    usable: bool
    """It can be used now, by whoever is on turn: paid for and with an effect."""


class Pair(msgspec.Struct, frozen=True):
    """A place of the display: master card and trainer tile."""

    master: Master | None
    trainer: Trainer | None


class Need(msgspec.Struct, frozen=True):
    """One thing that a poster asks for: a tile (`large`, `small`) or a gem of a colour."""

    size: str
    """`large`, `small`, `gem`."""
    colour: str
    missing: bool
    """Over a section: not there now; tiles and gems are counted once, in the order of the needs. Else false."""


class Poster(msgspec.Struct, frozen=True):
    id: str
    """`poster:31`"""
    needs: list[Need]
    points: int
    coins: int


class Section(msgspec.Struct, frozen=True):
    """One of the five columns above a board: a tent space and the poster over it."""

    tent: Tent | None
    poster: Poster | None
    done: bool
    """The poster was completed in the show that is going on: it lies face down until its end (MG-6.4)."""
    unpaid: bool
    """The gems are not enough for the poster and the cost of the tent."""
    ready: bool
    """Tent, tiles and gems of the poster are there, taken alone; tiles counted in a show that goes on are not."""


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
    covered: bool


class Owed(msgspec.Struct, frozen=True):
    """What a covered bonus space still owes whoever is on turn (MG-4.3)."""

    cell: list[int]
    what: str
    """A kind of gem, `choice` for a coloured one of choice, `poster`."""


class Level(msgspec.Struct, frozen=True):
    """A line of the build ladder."""

    power: int
    large: int
    small: int
    state: str
    """`open`: may be named now; `power`: asks for more power than there is; `supply`: its tiles are not all there; empty: nobody builds."""


class Mat(msgspec.Struct, frozen=True):
    """Everything that lies before one seat."""

    seat: int
    board: str
    """`I-A`; empty before it is dealt or chosen."""
    coins: int
    gems: list[int]
    """In the order of `Board.kinds`."""
    markers: int
    spent: int
    """Used markers: they return at the end of the round."""
    bill: list[int]
    """Running bill (MG-7.1): the sum of each of the three colours, then all clear pips; zeros once it is paid."""
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
    completed: list[Poster]
    """The pile."""
    front: Hat | None
    """The hat that lies in front."""
    rows: int
    """Covered rows, columns and zones (MG-9.1)."""
    columns: int
    zones: int


class Turn(msgspec.Struct, frozen=True):
    """A tile in one orientation."""

    number: int
    """Of MG-10.2."""
    cells: list[list[int]]
    """From the upper left corner of the bounding box."""
    grip: list[int]
    """The covered cell nearest to the middle of the box, of equally near ones the first: where it comes to lie is the target of a placement
    (`cell:4:5`)."""


class Figure(msgspec.Struct, frozen=True):
    colour: str
    size: str
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
    room: int
    """At most so many gems of one kind in a store."""
    phase: str
    """What is asked now, as `view.phase` has it."""
    round: int
    turn: int
    """Of the four turns of the round, from 1."""
    first: int
    """The seat that starts the round."""
    mover: int
    """The seat whose turn or pick it is."""
    dice: list[Dice]
    """In the main tent, by kind and pips."""
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
    """Cards in the deck."""
    poster_discard: int
    master_deck: int
    trainer_deck: int
    figures: list[Figure]
    zones: list[str]
    """The camp as nine lines of nine characters: one letter per zone, "." outside all zones."""
    under: list[list[Gain]]
    """The bonus under each of the five tent spaces of a board; none under the printed tent."""
    printed: list[Trainer]
    """The printed trainer spaces; `used` by whoever is on turn."""
    place: Place | None
    owed: list[Owed]
    show: Show | None
    mats: list[Mat]
    """Per seat."""
    draft: list[Master]
    """Starting cards from which the viewer chooses (MG-12.4); secret."""
    kept: list[Master]
    """Starting cards that the viewer has kept so far; secret until the draft is over."""
    picked: str
    """Code of the card that the viewer has chosen to keep (MG-12.4) or to score (MG-7.4) while others still choose; secret."""
    trainers: list[Trainer]
    """Trainer tiles of the draft (MG-2.6)."""
