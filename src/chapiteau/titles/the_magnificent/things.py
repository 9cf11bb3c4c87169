"""Cards, tiles, dice and tents as the page draws them."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

import msgspec

from chapiteau.titles.the_magnificent.rules import box, counted, effects, scoring, words
from chapiteau.titles.the_magnificent.rules.camp import SIDE
from chapiteau.titles.the_magnificent.rules.camp import Figure as Shape
from chapiteau.titles.the_magnificent.rules.position import Position

ONE: Final = {effects.GEM, effects.EACH, effects.POSTER, effects.PASSED}
COUNTED: Final = {*range(effects.COLOUR)} - ONE
"""Effects of which there can be more than one."""
ENOUGH: Final = (99,) * 6
"""Of everything that a poster wants."""


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

    kind: box.Kind
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
    cost: box.Cost
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

    size: box.Size | Literal["gem"]
    colour: box.Colour
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
    colour: box.Colour
    size: box.Size
    turns: list[Turn]
    """Those that look different, rising."""
    supply: int
    """Tiles left."""


def cell(number: int) -> Cell:
    """Where a cell is, by its number."""
    return number // SIDE, number % SIDE


def hat(number: int) -> Hat:
    """One of the two of each seat, by seat * 2 and one more."""
    return Hat(f"hat:{number // 2}:{number % 2}", number // 2)


def gain(of: box.Box, part: int) -> Gain:
    """A part of a bonus."""
    effect = of.effect[part]
    return Gain(effects.NAMES[effect], of.amount[part] if effect in COUNTED else 0)


def gains(of: box.Box, parts: list[int]) -> list[Gain]:
    """All parts of a bonus."""
    return [gain(of, part) for part in parts]


def master(state: Position, card: int, owner: int = -1, usable: bool = False) -> Master:
    """A master card; without an owner one in the display or in a draft."""
    of, owned = state.box, owner >= 0
    kind = state.die_kind[card] if owned else -1
    thing = counted.NAMES[of.thing[card]]
    return Master(
        code=of.cards[card],
        top=gain(of, of.top[card]),
        bottom=Bottom(of.points[card], thing, of.each[card], of.most[card]),
        die=Die(box.KINDS[kind], state.die_face[card]) if kind >= 0 else None,
        value=scoring.card_points(state, owner, card) if owned else 0,
        half=scoring.half_points(state, owner, card) if owned else 0,
        usable=usable,
    )


def trainer(of: box.Box, number: int, used: bool = False, usable: bool = False) -> Trainer:
    """A trainer tile, or a printed trainer space."""
    code = words.trainer_code(number) if number < of.trainers else ""
    return Trainer(code, of.trainer_cost[number], gain(of, of.trainer[number]), used, usable)


def poster(
    of: box.Box, number: int, tiles: Sequence[int] = ENOUGH, gems: Sequence[int] = ENOUGH
) -> Poster:
    """A poster. With the tiles and gems that its owner can count for it, its needs say what is missing."""
    needs = []
    for kind in range(6):
        colour, size = box.COLOURS[kind // 2], box.SIZES[kind % 2]
        for i in range(of.needs[number * 6 + kind]):
            needs.append(Need(size, colour, i >= tiles[kind]))
    clear = gems[box.CLEAR]
    for kind, colour in enumerate(box.COLOURS):
        for i in range(of.price[number * 3 + kind]):
            lacking = i >= gems[kind]
            needs.append(Need("gem", colour, lacking and clear <= 0))
            clear -= lacking
    return Poster(f"poster:{number}", needs, of.poster_points[number], of.poster_coins[number])


def tent(of: box.Box, number: int, owner: int = -1) -> Tent:
    """A tent of the box, or the one that is printed on the owner's board."""
    return Tent(
        id=f"tent:{number}" if number != of.printed else f"tent:printed:{owner}",
        points=of.tent_points[number],
        coins=of.tent_coins[number],
        cost=box.COSTS[of.tent_cost[number]],
    )


@lru_cache(maxsize=96)
def turns(figure: Shape) -> list[Turn]:
    """A tile in all its orientations: the same as long as a box is played with."""
    return [
        Turn(turned.number, [cell(one) for one in turned.cells], cell(turned.grip))
        for turned in figure.turned
    ]
