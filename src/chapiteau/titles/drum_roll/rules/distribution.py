"""DR-3.14, DR-8.3 to DR-8.5: cubes from storage onto performers, all players at once."""

from typing import Final

from chapiteau.game import EVERYBODY
from chapiteau.titles.drum_roll.rules import words
from chapiteau.titles.drum_roll.rules.actions import (
    AGENT,
    AGENTS,
    ASSIST,
    ASSISTANTS,
    MOVE,
    SUPPLIER,
)
from chapiteau.titles.drum_roll.rules.table import Table
from chapiteau.words import seat

MOVES: Final = 2
SUPPLIER_MOVES: Final = 3
ALL_CUBES: Final = 7


def begin(table: Table) -> None:
    """A new distribution: nothing moved, no helper used, nobody done."""
    for player in range(table.players):
        table.moved[player] = 0
    table.used = 0
    table.done = 0
    table.closed = 0


def most_moves(table: Table, player: int) -> int:
    """DR-3.14: 2 cubes; DR-8.3: 3 with the General Supplier."""
    return SUPPLIER_MOVES if SUPPLIER in table.staff[player] else MOVES


def distribution_actions(table: Table, player: int) -> list[int]:
    """Everything but "done" and cards: assistants, agents, moves."""
    legal: list[int] = []
    staff = table.staff[player]
    if staff:
        at = player * 5
        if not table.used >> (4 + player) & 1:
            for i in range(5):
                if ASSISTANTS + i in staff and may_assist(table, player, i):
                    legal.append(ASSIST + i)
        if not table.used >> player & 1:
            for i in range(5):
                if AGENTS + i in staff:
                    for paid in range(5):
                        if table.storage[at + paid] == 0:
                            continue
                        for which in range(2):
                            gained = table.box.agent[i * 2 + which]
                            if gained != paid and table.stock[gained] > 0:
                                legal.append(AGENT + i * 10 + paid * 2 + which)
    if table.moved[player] < most_moves(table, player):
        legal += move_actions(table, player)
    return legal


def may_assist(table: Table, player: int, i: int) -> bool:
    """DR-8.5: the shown colour is stored, and both others are in stock before it returns."""
    takes = table.box.assistant[i * 3]
    one = table.box.assistant[i * 3 + 1]
    two = table.box.assistant[i * 3 + 2]
    return table.storage[player * 5 + takes] > 0 and table.stock[one] > 0 and table.stock[two] > 0


def move_actions(table: Table, player: int) -> list[int]:
    """DR-3.14: stored cubes that an own unflipped performer requires and does not have yet."""
    moves: list[int] = []
    at = player * 5
    cube = table.box.cube
    storage = table.storage
    for card in table.troupe[player]:
        has = table.cubes[card]
        if table.flipped[card] or has == ALL_CUBES:
            continue
        for level in range(3):
            if not has >> level & 1 and storage[at + cube[card * 3 + level]] > 0:
                moves.append(MOVE + card * 3 + level)
    moves.sort()
    return moves


def move(table: Table, player: int, card: int, level: int) -> None:
    """DR-3.14: a cube from storage onto a performer."""
    colour = table.box.cube[card * 3 + level]
    table.storage[player * 5 + colour] -= 1
    table.cubes[card] |= 1 << level
    table.moved[player] += 1
    if table.telling:
        what: words.Args = {"colour": words.colour(colour), "card": words.card(card)}
        table.tell(EVERYBODY, "drum-log-moved", {"player": seat(player)} | what)


def use_agent(table: Table, player: int, code: int) -> None:
    """DR-8.4: any stored cube for one of the two colours shown."""
    paid = code % 10 // 2
    gained = table.box.agent[code // 10 * 2 + code % 2]
    table.pay_cube(player, paid)
    table.gain_cube(player, gained)
    table.used |= 1 << player
    if table.telling:
        both: words.Args = {"paid": words.colour(paid), "gained": words.colour(gained)}
        name: words.Args = {"card": words.card(AGENTS + code // 10)}
        table.tell(EVERYBODY, "drum-log-agent", {"player": seat(player)} | name | both)


def use_assistant(table: Table, player: int, i: int) -> None:
    """DR-8.5: a stored cube of the shown colour for the two cubes shown."""
    paid = table.box.assistant[i * 3]
    gained = table.box.assistant[i * 3 + 1 : i * 3 + 3]
    table.pay_cube(player, paid)
    for colour in gained:
        table.gain_cube(player, colour)
    table.used |= 1 << (4 + player)
    if table.telling:
        both: words.Args = {"paid": words.colour(paid), "gained": words.colours(gained)}
        name: words.Args = {"card": words.card(ASSISTANTS + i)}
        table.tell(EVERYBODY, "drum-log-assistant", {"player": seat(player)} | name | both)


def strip(table: Table, card: int) -> None:
    """The cubes of a performer go back to stock."""
    for level in range(3):
        if table.cubes[card] >> level & 1:
            table.stock[table.box.cube[card * 3 + level]] += 1
    table.cubes[card] = 0


def dismiss(table: Table, player: int, card: int) -> None:
    """DR-5.5, DR-9.4: a performer leaves: cubes, trailer and card."""
    strip(table, card)
    if table.trailer[card]:
        table.trailer[card] = 0
        table.trailers += 1
    table.flipped[card] = 0
    table.act[card] = 0
    table.troupe[player].remove(card)
    table.performer_discard.append(card)
    table.check_limit(player)  # DR-3.10
