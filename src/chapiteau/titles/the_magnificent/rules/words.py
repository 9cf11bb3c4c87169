"""Messages that the rules tell, and their arguments: cards, gems, tiles, posters."""

from typing import Final

from chapiteau.titles.the_magnificent.rules import counted, effects
from chapiteau.titles.the_magnificent.rules.box import CLEAR, COSTS, KINDS, ORDER_PLACES, SIZES, Box
from chapiteau.titles.the_magnificent.rules.camp import SIDE, cells
from chapiteau.titles.the_magnificent.rules.position import Position
from chapiteau.words import Args, Message

# texts: magnificent-colour-*, magnificent-gem-*
COLOURS: Final = [Message("magnificent-colour-" + kind) for kind in KINDS]
"""The names of colours; the last for that of a clear die before it is named (MG-3.3)."""
GEMS: Final = [Message("magnificent-gem-" + kind) for kind in KINDS]
"""An orange gem."""
WAGONS: Final = [Message("magnificent-wagon", {"colour": kind}) for kind in KINDS[:CLEAR]]
"""The orange wagon."""
OWED: Final = [*GEMS, Message("magnificent-gem-choice"), Message("magnificent-ring-poster")]
"""What a covered bonus space owes: a gem of kind 0 to 3, one of choice, a poster (MG-4.3)."""


def card(box: Box, number: int) -> Message:
    """A master card by its number: master card M-12."""
    return Message("magnificent-card", {"id": box.cards[number]})


# texts: magnificent-gems-*
def gems(kind: int, count: int) -> Message:
    """2 orange gems."""
    return Message("magnificent-gems-" + KINDS[kind], {"count": count})


# texts: magnificent-die-*
def die(index: int) -> Message:
    """An orange 5; `index` is kind * 6 + face - 1."""
    return Message("magnificent-die-" + KINDS[index // 6], {"face": index % 6 + 1})


# texts: magnificent-tiles-*
def tiles(tile: int, count: int) -> Message:
    """2 large orange tiles; `tile` is colour * 2 + size."""
    name = f"magnificent-tiles-{KINDS[tile // 2]}-{SIZES[tile % 2]}"
    return Message(name, {"count": count})


def small_and_large(colour: int, small: int, large: int) -> list[Message]:
    """2 small orange tiles and 1 large one; of either size only if there are any."""
    counts = enumerate((small, large), colour * 2)
    return [tiles(tile, count) for tile, count in counts if count]


def tell(box: Box) -> None:
    """Make the messages of what is printed on things, once for a match."""
    # texts: magnificent-effect-*, magnificent-tent-*, magnificent-per-*
    for effect, amount in zip(box.effect, box.amount, strict=True):
        name = "magnificent-effect-" + effects.NAMES[effect]
        box.told_parts.append(Message(name, {"amount": amount}))
    for number in range(len(box.poster_points)):
        args: Args = {"needs": poster_needs(box, number)}
        args |= {"points": box.poster_points[number], "coins": box.poster_coins[number]}
        box.told_posters.append(Message("magnificent-poster", args))
    for number, cost in enumerate(box.tent_cost):
        args = {"points": box.tent_points[number], "coins": box.tent_coins[number]}
        box.told_tents.append(Message("magnificent-tent-" + COSTS[cost], args))
    for number, code in enumerate(box.cards):
        args = {"points": box.points[number], "each": box.each[number], "most": box.most[number]}
        bottom = Message("magnificent-per-" + counted.NAMES[box.thing[number]], args)
        args = {"id": code, "effect": box.told_parts[box.top[number]], "bottom": bottom}
        box.told_bottoms.append(bottom)
        box.told_masters.append(Message("magnificent-master", args))


def parts(box: Box, numbers: list[int]) -> list[Message]:
    """What a bonus does."""
    return [box.told_parts[number] for number in numbers]


def trainer_code(tile: int) -> str:
    """What is printed on a trainer tile: `T05`."""
    return f"T{tile + 1:02}"


def trainer(box: Box, number: int) -> Message:
    """A trainer tile, its number and what it does; or what a printed trainer space does."""
    told: Args = {"effect": box.told_parts[box.trainer[number]]}
    if number >= box.trainers:
        return Message("magnificent-trainer-space", told)
    return Message("magnificent-trainer", {"number": number + 1} | told)


def poster_needs(box: Box, poster: int) -> list[Message]:
    """Tiles that a poster wants, then gems to discard."""
    wanted = enumerate(box.needs[poster * 6 : poster * 6 + 6])
    price = enumerate(box.price[poster * 3 : poster * 3 + 3])
    needs = [tiles(tile, count) for tile, count in wanted if count]
    return needs + [gems(kind, count) for kind, count in price if count]


def board(number: int) -> Message:
    """Board II, side B; `number` is board * 2 + side."""
    return Message("magnificent-board", {"number": number // 2 + 1, "side": "AB"[number % 2]})


def current_die(state: Position) -> Message:
    """The die of this turn as it lies now."""
    kind, face = state.die_kind[state.card], state.die_face[state.card]
    return die(kind * 6 + face - 1)


def track_place(state: Position, place: int) -> Message:
    """A place of the performance track: order place 2, show space 7; in front."""
    if place < 0:
        return Message("magnificent-track-front")
    if place < ORDER_PLACES:
        return Message("magnificent-track-order", {"number": place + 1})
    return Message("magnificent-track-show", {"number": state.box.shows[place - ORDER_PLACES]})


def ring_space(state: Position, place: int) -> Message:
    """What is on a space of a ring: an orange gem, a poster, a tent."""
    if state.ring_tent[place] >= 0:
        return state.box.told_tents[state.ring_tent[place]]
    if state.box.ring[place] < 0:
        return Message("magnificent-ring-poster")
    return GEMS[state.box.ring[place]]


def cell(number: int) -> str:
    """A cell of a camp as people say it: B4. Columns have letters from the left, rows numbers from the top."""
    return "ABCDEFGHI"[number % SIDE] + str(number // SIDE + 1)


def cell_list(area: int) -> str:
    """Cells of a camp as people say them: B4, C4, B5."""
    return ", ".join([cell(number) for number in cells(area)])
