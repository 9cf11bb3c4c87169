"""MG-3.1, MG-9.1 to MG-9.3: the bonus of this turn's master card, trainer tiles and printed trainer spaces.

Trainers may be used from the beginning of the turn to its end, the bonus of the card from the moment its die lies there, whenever nothing
lies on `Table.todo`. A use must be paid in full and have an effect (ruling).
"""

from chapiteau import pieces
from chapiteau.game import EVERYBODY
from chapiteau.titles.the_magnificent.rules import words
from chapiteau.titles.the_magnificent.rules.actions import (
    A_BUILD,
    A_TRAVEL,
    CARD,
    CLEAR,
    E_AGAIN,
    E_COLOUR,
    E_COPY,
    E_EXCHANGE,
    E_EXTRA,
    E_MORE,
    E_NEXT,
    E_OPPOSITE,
    E_PASSED,
    E_POSTER,
    E_POWER,
    E_POWER_BUILD,
    E_POWER_SHOW,
    E_POWER_TRAVEL,
    E_REROLL,
    E_SET,
    E_WAGON,
    ENOUGH,
    FACE,
    GEM,
    KINDS,
    M_AFTER,
    M_BEFORE,
    M_DIE,
    M_PLACING,
    M_SHOWING,
    MOST_GEMS,
    PRINTED_SPACES,
    SECTIONS,
    SELL,
    T_COPY,
    T_EXCHANGE,
    T_FACE,
    T_PASSED,
    T_RECOLOUR,
    T_WAGON,
    TRAINERS,
    USE_MASTER,
    USE_SPACE,
    USE_TRAINER,
)
from chapiteau.titles.the_magnificent.rules.build import fits, take_tiles
from chapiteau.titles.the_magnificent.rules.gains import any_poster, gain, take_gem
from chapiteau.titles.the_magnificent.rules.perform import completable
from chapiteau.titles.the_magnificent.rules.table import Table
from chapiteau.titles.the_magnificent.rules.travel import passed_tents, vacant_spaces


def may_use(table: Table) -> bool:
    """MG-3.1: whether no choice is open in the turn, so that trainers and the bonus of the card may come."""
    return not table.todo and table.mode in (M_DIE, M_BEFORE, M_PLACING, M_SHOWING, M_AFTER)


def free_actions(table: Table) -> list[int]:
    """MG-3.1, MG-11.1: bonuses that may be used now."""
    legal: list[int] = []
    if table.card >= 0 and not table.top_used and has_effect(table, table.box.top[table.card]):
        legal.append(USE_MASTER)
    player = table.player
    markers = table.markers[player]
    if markers == 0:
        return legal
    box = table.box
    for tile in range(TRAINERS):
        if (
            table.trainer_owner[tile] == player
            and box.trainer_cost[tile] <= markers
            and not table.used >> tile & 1
            and has_effect(table, box.trainer[tile])
        ):
            legal.append(USE_TRAINER + tile)
    for space in range(PRINTED_SPACES):
        if (
            box.space_cost[space] <= markers
            and not table.used >> TRAINERS + space & 1
            and has_effect(table, box.space[space])
        ):
            legal.append(USE_SPACE + space)
    return legal


def has_effect(table: Table, part: int) -> bool:
    """Whether a bonus would do anything now (rulings, MG-3.1, MG-3.6)."""
    effect = table.box.effect[part]
    if effect < E_POSTER:
        return True
    if effect == E_COLOUR:  # MG-3.3: a clear die is named first
        return table.mode == M_BEFORE and table.colour != CLEAR
    if (
        effect >= E_POWER and effect < E_COPY
    ):  # MG-3.2, MG-3.6, MG-9.2: with a die, before the action
        return table.mode == M_BEFORE
    if effect == E_POSTER:
        return any_poster(table)
    if effect == E_EXCHANGE:
        return len(exchange_actions(table, table.box.amount[part], 0)) > 0
    if effect == E_PASSED:
        return table.action == A_TRAVEL and bool(passed_tents(table) and vacant_spaces(table))
    if effect == E_EXTRA:
        small = table.spare[table.colour * 2] if table.action == A_BUILD else 0
        return small > 0 and fits(table, 0)
    if effect == E_MORE:
        return table.mode == M_SHOWING and any(
            completable(table, table.player, section) for section in range(SECTIONS)
        )
    if effect == E_COPY:
        return len(copy_actions(table)) > 0
    if effect == E_AGAIN:
        return table.top_used and has_effect(table, table.box.top[table.card])
    return True


def use_master(table: Table) -> None:
    """MG-3.1: the bonus at the top of this turn's card, once."""
    table.top_used = True
    part = table.box.top[table.card]
    if table.telling:
        told = words.by(table.player) | {"card": words.card(table.card)}
        told["effect"] = words.part(table.box, part)
        table.tell(EVERYBODY, "magnificent-log-uses-master", told)
    do_effect(table, part)


def use_trainer(table: Table, tile: int) -> None:
    """MG-3.1: an own trainer tile, for its cost in markers."""
    pay_markers(table, tile, table.box.trainer_cost[tile])
    if table.telling:
        told = words.by(table.player) | {"trainer": words.trainer(table.box, tile)}
        table.tell(EVERYBODY, "magnificent-log-uses-trainer", told)
    do_effect(table, table.box.trainer[tile])


def use_space(table: Table, space: int) -> None:
    """MG-3.1: a printed trainer space, for its cost in markers."""
    pay_markers(table, TRAINERS + space, table.box.space_cost[space])
    if table.telling:
        told = words.by(table.player) | {"trainer": words.space(table.box, space)}
        table.tell(EVERYBODY, "magnificent-log-uses-trainer", told)
    do_effect(table, table.box.space[space])


def pay_markers(table: Table, number: int, cost: int) -> None:
    """MG-3.1: the markers return at the end of the round; each tile and space once a turn."""
    table.used |= 1 << number
    table.markers[table.player] -= cost
    table.spent[table.player] += cost


def do_effect(table: Table, part: int) -> None:
    """What a bonus does."""
    effect, amount = table.box.effect[part], table.box.amount[part]
    if effect <= E_POSTER:
        gain(table, part)
    elif effect == E_POWER:
        table.bonus += amount
    elif effect == E_POWER_BUILD:
        table.bonus_build += amount
    elif effect == E_POWER_TRAVEL:
        table.bonus_travel += amount
    elif effect == E_POWER_SHOW:
        table.bonus_show += amount
    elif effect == E_COLOUR:
        table.push(T_RECOLOUR)
    elif effect == E_REROLL:
        reroll(table)
    elif effect == E_OPPOSITE:
        set_die(table, 7 - table.die_face[table.card])
    elif effect == E_NEXT:
        table.push(T_FACE, 1)
    elif effect == E_SET:
        table.push(T_FACE, 0)
    elif effect == E_COPY:
        table.push(T_COPY)
    elif effect == E_AGAIN:
        do_effect(table, table.box.top[table.card])
    elif effect == E_EXCHANGE:
        table.traded = 0
        table.push(T_EXCHANGE, amount)
    elif effect == E_WAGON:
        table.push(T_WAGON, amount)
    elif effect == E_PASSED:
        table.push(T_PASSED)
    elif effect == E_MORE:
        table.may_complete += amount
    else:
        take_tiles(table, min(amount, table.spare[table.colour * 2]), 0)


# ---- the die


def reroll(table: Table) -> None:
    """MG-9.2: the die of this turn is rolled again."""
    table.rolls += 1
    set_die(table, pieces.roll(table, "dice", table.rolls, 1)[0])


def set_die(table: Table, face: int) -> None:
    """MG-9.2: the die really shows this face now, also for the payment."""
    table.die_face[table.card] = face
    if table.telling:
        told = words.by(table.player) | {"die": words.current_die(table)}
        table.tell(EVERYBODY, "magnificent-log-die-shows", told)


def face_actions(table: Table, next_only: int) -> list[int]:
    """T12: any other face; M-18 and others: one more or one less, 1 to 6."""
    now = table.die_face[table.card]
    return [
        FACE + face - 1
        for face in range(1, 7)
        if face != now and (not next_only or abs(face - now) == 1)
    ]


# ---- copying


def copy_actions(table: Table) -> list[int]:
    """MG-9.3: any other own master card, vacant or not, whose top has an effect and is not a copy."""
    box = table.box
    cards = [
        card
        for card in table.held(table.player)
        if card != table.card
        and box.effect[box.top[card]] != E_COPY
        and has_effect(table, box.top[card])
    ]
    cards.sort()
    return [CARD + card for card in cards]


def copy_top(table: Table, card: int) -> None:
    """MG-9.3: the top of that card is used."""
    table.todo.pop()
    part = table.box.top[card]
    if table.telling:
        told = words.by(table.player) | {"card": words.card(card)}
        told["effect"] = words.part(table.box, part)
        table.tell(EVERYBODY, "magnificent-log-copies", told)
    do_effect(table, part)


# ---- exchanging


def exchange_actions(table: Table, rate: int, traded: int) -> list[int]:
    """T09: sell gems, or buy them with room for them. Ruling: no kind is both sold and bought in one exchange."""
    player = table.player
    legal = [ENOUGH] if traded else []
    for kind in range(len(KINDS)):
        room = table.gems[player * 4 + kind] < MOST_GEMS
        if room and table.coins[player] >= rate and not traded >> kind & 1:
            legal.append(GEM + kind)
    for kind in range(len(KINDS)):
        if table.gems[player * 4 + kind] and not traded >> 4 + kind & 1:
            legal.append(SELL + kind)
    return legal


def exchange(table: Table, action: int, rate: int) -> None:
    """T09: one gem for coins, coins for one gem, or enough."""
    player = table.player
    if action == ENOUGH:
        table.todo.pop()
        if table.telling:
            table.tell(EVERYBODY, "magnificent-log-ends-exchange", words.by(player))
        return
    if action >= SELL:
        kind = action - SELL
        table.gems[player * 4 + kind] -= 1
        table.coins[player] += rate
        table.traded |= 1 << kind
        if table.telling:
            told = words.by(player) | {"gem": words.gem(kind), "coins": rate}
            table.tell(EVERYBODY, "magnificent-log-sells-gem", told)
        return
    kind = action - GEM
    table.coins[player] -= rate
    table.traded |= 16 << kind
    if table.telling:
        told = words.by(player) | {"gem": words.gem(kind), "coins": rate}
        table.tell(EVERYBODY, "magnificent-log-buys-gem", told)
    take_gem(table, kind)


def settle_exchange(table: Table, rate: int) -> bool:
    """True while something is left to exchange."""
    if exchange_actions(table, rate, table.traded) != [ENOUGH]:
        return True
    table.todo.pop()
    return False
