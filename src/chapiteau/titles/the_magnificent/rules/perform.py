"""MG-6: performing."""

from itertools import permutations
from typing import Final

from chapiteau.game import EVERYBODY
from chapiteau.titles.the_magnificent.rules import words
from chapiteau.titles.the_magnificent.rules.actions import (
    A_SHOW,
    ARRANGE,
    C_ANY,
    C_COLOUR,
    C_NONE,
    C_TWO,
    CLEAR,
    COMPLETE,
    GEM,
    KINDS,
    M_AFTER,
    M_ARRANGING,
    M_SHOWING,
    MOST_SHOWS,
    ORDER_PLACES,
    S_POSTERS,
    S_TENTS,
    SECTIONS,
    SHOW,
    T_PAY,
)
from chapiteau.titles.the_magnificent.rules.table import Table
from chapiteau.titles.the_magnificent.rules.turn import power

# What has to be paid, besides a gem of colour 0 to 2, as `Table.price` has it.
ANY: Final = 3
FIRST: Final = 4
"""The first of two gems of different colours; then 5 + its kind for the second."""
SECOND: Final = 5

ORDERS: Final = [list(order) for order in permutations(range(SECTIONS))]
"""Arrangements: per section the section from which its poster comes. The first leaves all as it is."""


def different(taken: int) -> list[int]:
    """MG-6.4: arrangements of the posters on these sections (mask), of equal ones the lowest."""
    legal: list[int] = []
    seen: set[tuple[int, ...]] = set()
    for number, order in enumerate(ORDERS):
        look = tuple([section if taken >> section & 1 else -1 for section in order])
        if look not in seen:
            seen.add(look)
            legal.append(ARRANGE + number)
    return legal


DIFFERENT: Final = [different(taken) for taken in range(1 << SECTIONS)]

# ---- the hat


def hats(table: Table) -> list[int]:
    """MG-6.1: first show the hat on the track, second the hat in front, later shows either."""
    at = table.player * 2
    if table.shows[table.player] >= 2:
        return [0, 1]
    on_track = table.shows[table.player] == 0
    return [hat for hat in range(2) if (table.hat[at + hat] >= 0) == on_track]


def show_actions(table: Table) -> list[int]:
    """MG-6.1: vacant show spaces within the power."""
    reach = power(table) + table.bonus_show
    spaces = [
        space
        for space in range(len(table.box.shows))
        if table.box.shows[space] <= reach and ORDER_PLACES + space not in table.hat
    ]
    return [SHOW + hat * MOST_SHOWS + space for hat in hats(table) for space in spaces]


def give_show(table: Table, hat: int, space: int) -> None:
    """MG-6.1: the hat moves. MG-6.2: the space says how many posters may be completed."""
    player = table.player
    table.hat[player * 2 + hat] = ORDER_PLACES + space
    table.shows[player] += 1
    table.action = A_SHOW
    table.mode = M_SHOWING
    table.may_complete = table.box.posters_of_show[space]
    if table.telling:
        told = words.by(player) | {"space": table.box.shows[space], "posters": table.may_complete}
        table.tell(EVERYBODY, "magnificent-log-shows", told)


# ---- posters


def has_tiles(table: Table, player: int, poster: int) -> bool:
    """MG-6.3: the camp holds all tiles of a poster besides those counted for others in this action."""
    for tile in range(6):
        need = table.box.needs[poster * 6 + tile]
        if need and table.built[player * 6 + tile] - table.counted[tile] < need:
            return False
    return True


def full_price(table: Table, poster: int, tent: int) -> list[int]:
    """MG-6.3: the gems shown on poster and tent (-1 for none)."""
    due: list[int] = []
    for colour in range(CLEAR):
        due += [colour] * table.box.price[poster * 3 + colour]
    cost = table.box.tent_cost[tent] if tent >= 0 else C_NONE
    if cost == C_ANY:
        due.append(ANY)
    elif cost == C_TWO:
        due.append(FIRST)
    elif cost >= C_COLOUR:
        due.append(cost - C_COLOUR)
    return due


def may_pay(due: int, kind: int) -> bool:
    """MG-6.3: whether a gem of this kind pays for this part of a price."""
    if due < ANY:
        return kind in (due, CLEAR)
    if due >= SECOND:
        return kind != due - SECOND or kind == CLEAR
    return True


def payable(gems: list[int], price: list[int]) -> bool:
    """Whether four counts of gems can pay a price, exactly."""
    if not price:
        return True
    due, rest = price[0], price[1:]
    for kind in range(len(KINDS)):
        if gems[kind] and may_pay(due, kind):
            gems[kind] -= 1
            found = payable(gems, [SECOND + kind, *rest] if due == FIRST else rest)
            gems[kind] += 1
            if found:
                return True
    return False


def completable(table: Table, player: int, section: int) -> bool:
    """MG-6.3: a tent directly below, all its tiles, and the gems. MG-6.4: not one that lies face down."""
    at = player * SECTIONS + section
    poster, tent = table.poster[at], table.tent[at]
    if poster < 0 or tent < 0 or not has_tiles(table, player, poster):
        return False
    if player == table.player and table.face_down >> section & 1:
        return False
    price = full_price(table, poster, tent)
    return not price or payable(table.gems[player * 4 : player * 4 + 4], price)


def complete_actions(table: Table) -> list[int]:
    """MG-6.2: posters that can be completed now, while the space allows another."""
    if table.may_complete == 0:
        return []
    return [
        COMPLETE + section
        for section in range(SECTIONS)
        if completable(table, table.player, section)
    ]


def complete(table: Table, section: int) -> None:
    """MG-6.3: the poster is named; first its gems are paid."""
    at = table.player * SECTIONS + section
    table.completing = section
    table.price = full_price(table, table.poster[at], table.tent[at])
    table.push(T_PAY)
    if table.telling:
        told = words.by(table.player) | {"poster": words.poster(table.box, table.poster[at])}
        table.tell(EVERYBODY, "magnificent-log-completes", told)


def pay_actions(table: Table) -> list[int]:
    """MG-6.3: kinds of gem for the next part of the price that leave the rest payable."""
    at = table.player * 4
    gems = table.gems[at : at + 4]
    due, rest = table.price[0], table.price[1:]
    legal: list[int] = []
    for kind in range(len(KINDS)):
        if gems[kind] and may_pay(due, kind):
            gems[kind] -= 1
            if payable(gems, [SECOND + kind, *rest] if due == FIRST else rest):
                legal.append(GEM + kind)
            gems[kind] += 1
    return legal


def rests(gems: list[int], price: list[int], found: list[list[int]]) -> None:
    """Add to `found` what may be left of four counts of gems when a price is paid."""
    if not price:
        if gems not in found:
            found.append(gems[:])
        return
    due, rest = price[0], price[1:]
    for kind in range(len(KINDS)):
        if gems[kind] and may_pay(due, kind):
            gems[kind] -= 1
            rests(gems, [SECOND + kind, *rest] if due == FIRST else rest, found)
            gems[kind] += 1


def settle_pay(table: Table) -> bool:
    """What can be paid with the same gems only. True when the player has to be asked."""
    at = table.player * 4
    while table.price:
        legal = pay_actions(table)
        if len(legal) > 1:
            found: list[list[int]] = []
            rests(table.gems[at : at + 4], table.price, found)
            if len(found) > 1:
                return True
        pay(table, legal[0] - GEM)
    table.todo.pop()
    turn_down(table)
    return False


def pay(table: Table, kind: int) -> None:
    """MG-6.3: one gem is discarded."""
    due = table.price[0]
    table.gems[table.player * 4 + kind] -= 1
    table.price = [SECOND + kind, *table.price[1:]] if due == FIRST else table.price[1:]
    if table.telling:
        told = words.by(table.player) | {"gem": words.gem(kind)}
        table.tell(EVERYBODY, "magnificent-log-pays-gem", told)


def turn_down(table: Table) -> None:
    """MG-6.4: the poster that is paid for is turned face down where it lies. Its tiles do not count for another one (MG-6.3)."""
    poster = table.poster[table.player * SECTIONS + table.completing]
    for tile in range(6):
        table.counted[tile] += table.box.needs[poster * 6 + tile]
    table.face_down |= 1 << table.completing
    table.may_complete -= 1
    table.completing = -1


# ---- the end of the show


def end_show(table: Table) -> None:
    """MG-6.4: points and coins of all its posters and their tents come at once, the posters go to the pile, the tents stay. Then what
    remains may be rearranged. The tiles are free again (MG-6.3)."""
    player, box = table.player, table.box
    points = coins = 0
    for section in range(SECTIONS):
        if table.face_down >> section & 1:
            at = player * SECTIONS + section
            poster, tent = table.poster[at], table.tent[at]
            table.earn(player, S_POSTERS, box.poster_points[poster])
            table.earn(player, S_TENTS, box.tent_points[tent])
            points += box.poster_points[poster] + box.tent_points[tent]
            coins += box.poster_coins[poster] + box.tent_coins[tent]
            table.poster[at] = -1
            table.poster_owner[poster] = player
            table.completed[player] += 1
    if table.telling:
        posters = table.face_down.bit_count()
        told = words.by(player) | {"posters": posters, "points": points, "coins": coins}
        table.tell(EVERYBODY, "magnificent-log-ends-show", told)
    table.coins[player] += coins
    table.face_down = 0
    table.may_complete = 0
    table.counted = [0] * 6
    at = player * SECTIONS
    table.mode = M_ARRANGING if max(table.poster[at : at + SECTIONS]) >= 0 else M_AFTER


def arrange_actions(table: Table) -> list[int]:
    """MG-6.4: each different arrangement once, by its lowest number."""
    taken = 0
    for section in range(SECTIONS):
        if table.poster[table.player * SECTIONS + section] >= 0:
            taken |= 1 << section
    return DIFFERENT[taken][:]


def arrange(table: Table, number: int) -> None:
    """MG-6.4: the posters that remain, in one decision."""
    at = table.player * SECTIONS
    posters = table.poster[at : at + SECTIONS]
    order = ORDERS[number]
    for section in range(SECTIONS):
        table.poster[at + section] = posters[order[section]]
    table.mode = M_AFTER
    if table.telling:
        # texts: magnificent-log-arranges, magnificent-log-leaves-posters
        name = "magnificent-log-arranges" if number else "magnificent-log-leaves-posters"
        table.tell(EVERYBODY, name, words.by(table.player))
