"""DR-11: what a performance brings, part by part, and trailers."""

from chapiteau.game import EVERYBODY, bit
from chapiteau.titles.drum_roll.rules import words
from chapiteau.titles.drum_roll.rules.actions import (
    GAINING,
    KEEP,
    LOOKING,
    SPEND,
    TAKE_CUBE,
    TAKE_SKIP,
    TRAILER,
)
from chapiteau.titles.drum_roll.rules.box import (
    COINS,
    CUBE,
    LOOK,
    SKIP,
    SKIP_OR_TRAILER,
    TRAILER_WON,
    Part,
)
from chapiteau.titles.drum_roll.rules.decks import can_draw, draw_investment, put_below
from chapiteau.titles.drum_roll.rules.table import Table
from chapiteau.words import seat


def parts_of(table: Table, card: int) -> list[int]:
    """The parts of the benefit that a performer's level gives (DR-5.3)."""
    return table.box.benefit[card * 3 + table.act[card] - 1]


def possible(table: Table, player: int, part: Part) -> bool:
    """DR-11.2, DR-11.4: the price can be paid in full, and what it buys is to be had."""
    if table.coins[player] < part.coins or table.cubes_of(player) < part.cubes:
        return False
    if part.gives == CUBE:
        return len(choosable(table, part.amount)) > 0
    if part.gives == LOOK:
        return can_draw(table)
    if part.gives == TRAILER_WON:
        return len(without_trailer(table, player)) > 0
    return True


def any_possible(table: Table, player: int, card: int) -> bool:
    """Whether the benefit would bring anything."""
    return any(possible(table, player, table.box.parts[i]) for i in parts_of(table, card))


def choosable(table: Table, mask: int) -> list[int]:
    """The colours of a mask that are in stock."""
    return [colour for colour in range(5) if mask >> colour & 1 and table.stock[colour] > 0]


def without_trailer(table: Table, player: int) -> list[int]:
    """DR-11.1: the performers that may get a trailer; none when there is no trailer left."""
    if table.trailers == 0:
        return []
    return [card for card in table.troupe[player] if not table.trailer[card]]


# ---- part by part


def take_benefit(table: Table, player: int) -> None:
    """DR-11.2: the benefit is taken as a whole, its parts in their order."""
    if table.telling:
        args: words.Args = {"player": seat(player), "card": words.card(table.acting)}
        table.tell(EVERYBODY, "drum-log-benefit", args)
    table.todo = parts_of(table, table.acting)[:]
    table.mode = GAINING


def go_on(table: Table, player: int) -> None:
    """Do what needs no choice, up to the next choice, an overfull hand or the end of the benefit."""
    while table.todo and not table.crowded:
        part = table.box.parts[table.todo[0]]
        if not possible(table, player, part):  # DR-11.2
            table.todo.pop(0)
            if table.telling:
                table.tell(EVERYBODY, "drum-log-part-lost", {"part": words.part(part)})
            continue
        if part.cubes:
            table.spending = part.cubes
            return
        if not pay_for(table, player, part):
            return


def pay_for(table: Table, player: int, part: Part) -> bool:
    """Pay the coins and gain what the part gives. False where that takes a choice."""
    if part.gives == COINS:
        table.coins[player] += part.amount
        if table.telling:
            args: words.Args = {"player": seat(player), "coins": part.amount}
            table.tell(EVERYBODY, "drum-log-coins", args)
    elif part.gives == SKIP or (
        part.gives == SKIP_OR_TRAILER and not without_trailer(table, player)
    ):
        add_skips(table, player, part.amount)
    elif part.gives == CUBE:
        colours = choosable(table, part.amount)
        if len(colours) > 1:
            return False
        take_cube(table, player, colours[0])
    elif part.gives == LOOK:
        return look(table, player, part)
    else:
        return False
    table.todo.pop(0)
    return True


def add_skips(table: Table, player: int, count: int) -> None:
    """DR-6.3: won for the salaries of this show."""
    table.skips[player] += count
    if table.telling:
        table.tell(EVERYBODY, "drum-log-skips", {"player": seat(player), "count": count})


def take_cube(table: Table, player: int, colour: int) -> None:
    """A cube won in a show goes into storage."""
    table.gain_cube(player, colour)
    if table.telling:
        args: words.Args = {"player": seat(player), "colour": words.colour(colour)}
        table.tell(EVERYBODY, "drum-log-got-cube", args)


def give_trailer(table: Table, player: int, card: int) -> None:
    """DR-11.1: at once to a performer of that circus without one."""
    table.trailers -= 1
    table.trailer[card] = 1
    if table.telling:
        args: words.Args = {"player": seat(player), "card": words.card(card)}
        table.tell(EVERYBODY, "drum-log-trailer", args)


# ---- choices within a benefit


def gain_actions(table: Table, player: int) -> list[int]:
    """What the part at hand leaves open."""
    part = table.box.parts[table.todo[0]]
    if table.spending:
        return [SPEND + colour for colour in range(5) if table.storage[player * 5 + colour] > 0]
    if part.gives == CUBE:
        return [TAKE_CUBE + colour for colour in choosable(table, part.amount)]
    legal = [TRAILER + card for card in without_trailer(table, player)]
    legal.sort()
    return [TAKE_SKIP, *legal] if part.gives == SKIP_OR_TRAILER else legal


def choose_cube(table: Table, player: int, colour: int) -> None:
    take_cube(table, player, colour)
    table.todo.pop(0)


def choose_trailer(table: Table, player: int, card: int) -> None:
    """The coins that a trailer costs are paid as it is given."""
    table.coins[player] -= table.box.parts[table.todo[0]].coins
    give_trailer(table, player, card)
    table.todo.pop(0)


def choose_skip(table: Table, player: int) -> None:
    """DR-11.2: "or" chooses one alternative."""
    add_skips(table, player, 1)
    table.todo.pop(0)


def spend(table: Table, player: int, colour: int) -> None:
    """DR-11.2: cubes are spent exactly and in full, then comes what they buy."""
    table.pay_cube(player, colour)
    if table.telling:
        args: words.Args = {"player": seat(player), "colour": words.colour(colour)}
        table.tell(EVERYBODY, "drum-log-spent", args)
    table.spending -= 1
    if table.spending == 0:
        pay_for(table, player, table.box.parts[table.todo[0]])


# ---- looking at investments


def look(table: Table, player: int, part: Part) -> bool:
    """DR-11.3: cards are drawn one by one; exactly `keep` are kept, or all if there are no more. False where that takes a choice."""
    if table.telling:
        args: words.Args = {"player": seat(player), "count": part.amount}
        table.tell(EVERYBODY, "drum-log-looks", args)
    while len(table.looked) < part.amount and can_draw(table):
        table.looked.append(draw_investment(table, player))
    if table.telling:
        seen: words.Args = {"player": seat(player), "cards": words.investments(table, table.looked)}
        table.tell(bit(player), "drum-log-sees", seen)
    table.keeping = min(part.keep, len(table.looked))
    if table.keeping < len(table.looked):
        table.mode = LOOKING
        return False
    while table.looked:
        keep_card(table, player, table.looked[0])
    end_look(table, player)
    return True


def look_actions(table: Table, player: int) -> list[int]:
    """DR-11.3: which of the cards to keep, one after the other."""
    kinds = sorted({table.box.kind[card] for card in table.looked})
    return [KEEP + kind for kind in kinds]


def keep_card(table: Table, player: int, card: int) -> None:
    """A card that was looked at is kept. Until all are chosen this is nobody else's business."""
    table.looked.remove(card)
    table.keeps.append(card)
    if table.telling:
        name: words.Args = {"card": words.investment(table.box.kind[card])}
        table.tell(bit(player), "drum-log-kept", {"player": seat(player)} | name)


def choose_card(table: Table, player: int, kind: int) -> None:
    """DR-11.3: keep one; after the last the rest goes below the deck in drawn order."""
    for card in table.looked:
        if table.box.kind[card] == kind:
            keep_card(table, player, card)
            break
    table.keeping -= 1
    if table.keeping:
        return
    rest = len(table.looked)
    while table.looked:
        put_below(table, table.looked.pop(0))
    if table.telling:
        table.tell(EVERYBODY, "drum-log-put-below", {"player": seat(player), "count": rest})
    end_look(table, player)
    table.mode = GAINING


def end_look(table: Table, player: int) -> None:
    """DR-11.3: what is kept comes into the hand, and then the hand limit is checked."""
    table.hand[player] += table.keeps
    table.keeps.clear()
    table.keeping = 0
    table.todo.pop(0)
    table.check_limit(player)
