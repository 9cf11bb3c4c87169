"""Cards, tiles, dice and tents as the page draws them."""

from functools import lru_cache
from typing import Final, Literal

import msgspec

from chapiteau.titles.the_magnificent.rules import counted, effects, words
from chapiteau.titles.the_magnificent.rules.box import (
    COLOURS,
    COSTS,
    KINDS,
    SIZES,
    Box,
    Colour,
    Cost,
    Kind,
    Size,
)
from chapiteau.titles.the_magnificent.rules.camp import SIDE, Turned
from chapiteau.titles.the_magnificent.rules.camp import Figure as Shape
from chapiteau.titles.the_magnificent.rules.position import Position
from chapiteau.titles.the_magnificent.rules.scoring import card_points, half_points

COUNTED: Final = {
    *(effects.COINS, effects.POINTS, effects.MARKER, effects.CLEAR, effects.WAGON, effects.EXTRA),
    *(effects.MORE, effects.EXCHANGE, effects.POWER, effects.POWER_BUILD, effects.POWER_TRAVEL),
    effects.POWER_SHOW,
}
"""Effects of which there can be more than one."""


Cell = tuple[int, int]
"""Row and column."""


class Gain(msgspec.Struct, frozen=True):
    """What a bonus does: a part of the bonus of a space, or all of that of a card, trainer tile or printed space."""

    kind: effects.Effect
    """Its name is `magnificent-effect-<kind>`."""
    amount: int
    """0 where there is nothing to count."""


class Die(msgspec.Struct, frozen=True):
    """A die that was taken."""

    kind: Kind
    pips: int


class Hat(msgspec.Struct, frozen=True):
    id: str
    """`hat:2:0`: seat and number."""
    seat: int


class Tent(msgspec.Struct, frozen=True):
    id: str
    """`tent:9`; the one printed on a board `tent:printed:<seat>`."""
    points: int
    """These and coins each time the poster above is completed."""
    coins: int
    cost: Cost
    """Gems to discard then; `two` are of different colours. Its name is `magnificent-tent-<cost>`."""


class Bottom(msgspec.Struct, frozen=True):
    """Points per thing on a master card (MG-9.1)."""

    points: int
    per: counted.Thing
    """The name is `magnificent-per-<thing>`."""
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


class Need(msgspec.Struct, frozen=True):
    """One thing that a poster asks for: a tile (`large`, `small`) or a gem of a colour."""

    size: Size | Literal["gem"]
    colour: Colour
    missing: bool
    """Over a section: not there now; tiles and gems are counted once, in the order of the needs. Else false."""


class Poster(msgspec.Struct, frozen=True):
    id: str
    """`poster:31`"""
    needs: list[Need]
    points: int
    coins: int


class Turn(msgspec.Struct, frozen=True):
    """A tile in one orientation."""

    number: int
    """Of MG-10.2."""
    cells: list[Cell]
    """From the upper left corner of the bounding box."""
    grip: Cell
    """The covered cell nearest to the middle of the box, of equally near ones the first: where it comes to lie is the target of a placement
    (`cell:4:5`)."""


class Figure(msgspec.Struct, frozen=True):
    colour: Colour
    size: Size
    turns: list[Turn]
    """Those that look different, rising."""
    supply: int
    """Tiles left."""


def cell(number: int) -> Cell:
    """Where a cell is, by its number."""
    return number // SIDE, number % SIDE


def gain(box: Box, part: int) -> Gain:
    """A part of a bonus."""
    effect = box.effect[part]
    return Gain(effects.NAMES[effect], box.amount[part] if effect in COUNTED else 0)


def gains(box: Box, parts: list[int]) -> list[Gain]:
    """All parts of a bonus."""
    return [gain(box, part) for part in parts]


def master(state: Position, card: int, owner: int = -1, usable: bool = False) -> Master:
    """A master card; without an owner one in the display or in a draft."""
    box = state.box
    kind = state.die_kind[card] if owner >= 0 else -1
    return Master(
        code=box.cards[card],
        top=gain(box, box.top[card]),
        bottom=Bottom(
            box.points[card], counted.NAMES[box.thing[card]], box.each[card], box.most[card]
        ),
        die=Die(KINDS[kind], state.die_face[card]) if kind >= 0 else None,
        value=card_points(state, owner, card) if owner >= 0 else 0,
        half=half_points(state, owner, card) if owner >= 0 else 0,
        usable=usable,
    )


def trainer(box: Box, number: int, used: bool = False, usable: bool = False) -> Trainer:
    """A trainer tile, or a printed trainer space."""
    code = words.trainer_code(number) if number < box.trainers else ""
    return Trainer(code, box.trainer_cost[number], gain(box, box.trainer[number]), used, usable)


def poster(
    box: Box, number: int, tiles: list[int] | None = None, gems: list[int] | None = None
) -> Poster:
    """A poster. With the tiles and gems that its owner can count for it, its needs say what is missing."""
    needs = []
    for kind in range(6):
        for i in range(box.needs[number * 6 + kind]):
            missing = tiles is not None and i >= tiles[kind]
            needs.append(Need(SIZES[kind % 2], COLOURS[kind // 2], missing))
    clear = gems[3] if gems else 0
    for colour in range(3):
        for i in range(box.price[number * 3 + colour]):
            missing = gems is not None and i >= gems[colour]
            if missing and clear:
                missing = False
                clear -= 1
            needs.append(Need("gem", COLOURS[colour], missing))
    return Poster(f"poster:{number}", needs, box.poster_points[number], box.poster_coins[number])


def tent(box: Box, number: int, owner: int = -1) -> Tent:
    """A tent of the box, or the one that is printed on the owner's board."""
    return Tent(
        id=f"tent:{number}" if number != box.printed else f"tent:printed:{owner}",
        points=box.tent_points[number],
        coins=box.tent_coins[number],
        cost=COSTS[box.tent_cost[number]],
    )


def figures(state: Position) -> list[Figure]:
    """All camp tiles, in all the ways to turn them."""
    return [
        Figure(
            colour=COLOURS[kind // 2],
            size=SIZES[kind % 2],
            turns=turns(state.box.figures[kind]),
            supply=state.spare[kind],
        )
        for kind in range(6)
    ]


@lru_cache(maxsize=96)
def turns(figure: Shape) -> list[Turn]:
    """A tile in all its orientations: the same as long as a box is played with."""
    return [turn(turned) for turned in figure.turned]


def turn(turned: Turned) -> Turn:
    """A tile in one orientation."""
    return Turn(turned.number, [cell(one) for one in turned.cells], cell(turned.grip))
