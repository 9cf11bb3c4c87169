"""MG-4: building."""

from chapiteau.game import EVERYBODY
from chapiteau.titles.the_magnificent.rules import words
from chapiteau.titles.the_magnificent.rules.actions import (
    A_BUILD,
    CLEAR,
    E_CLEAR,
    E_EACH,
    E_GEM,
    E_POSTER,
    LEVEL,
    M_AFTER,
    M_PLACING,
    O_CHOICE,
    O_POSTER,
    OWED,
    T_EARN,
    T_GEM,
    T_POSTER,
    TILE,
)
from chapiteau.titles.the_magnificent.rules.box import Side
from chapiteau.titles.the_magnificent.rules.camp import CELLS, PLACES, cells
from chapiteau.titles.the_magnificent.rules.gains import gain, gem_actions, has_room, take_gem
from chapiteau.titles.the_magnificent.rules.table import Table
from chapiteau.titles.the_magnificent.rules.turn import power


def side(table: Table) -> Side:
    """The board of the player in turn."""
    return table.box.sides[table.board[table.player]]


def level_actions(table: Table) -> list[int]:
    """MG-4.1: build levels within the power whose tiles are all in supply."""
    board = side(table)
    reach = power(table) + table.bonus_build
    small, large = table.spare[table.colour * 2], table.spare[table.colour * 2 + 1]
    return [
        LEVEL + i
        for i in range(len(board.power))
        if board.power[i] <= reach
        and board.tiles[i * 2] <= small
        and board.tiles[i * 2 + 1] <= large
    ]


def build(table: Table, level: int) -> None:
    """MG-4.1: its tiles are taken in the turn's colour, all at once."""
    board = side(table)
    take_tiles(table, board.tiles[level * 2], board.tiles[level * 2 + 1])
    table.action = A_BUILD
    if table.telling:
        at = table.colour * 2
        taken = [
            words.tiles(at + size, board.tiles[level * 2 + size])
            for size in range(2)
            if board.tiles[level * 2 + size]
        ]
        told = words.by(table.player) | {"power": board.power[level], "tiles": taken}
        table.tell(EVERYBODY, "magnificent-log-builds", told)


def take_tiles(table: Table, small: int, large: int) -> None:
    """Tiles of the turn's colour come from the supply, to be placed."""
    table.spare[table.colour * 2] -= small
    table.spare[table.colour * 2 + 1] -= large
    table.left_small += small
    table.left_large += large
    table.mode = M_PLACING


def fits(table: Table, size: int) -> bool:
    """MG-4.2: whether a tile of the turn's colour fits into the camp."""
    return table.box.figures[table.colour * 2 + size].fits(table.camp[table.player])


def settle_placing(table: Table) -> bool:
    """MG-4.2: when none of the remaining tiles fits, they go back. True while one has to be placed."""
    if (table.left_small and fits(table, 0)) or (table.left_large and fits(table, 1)):
        return True
    if table.telling:
        left = (table.left_small, table.left_large)
        back = [words.tiles(table.colour * 2 + size, left[size]) for size in range(2) if left[size]]
        if back:
            told = words.by(table.player) | {"tiles": back}
            table.tell(EVERYBODY, "magnificent-log-tiles-back", told)
    table.spare[table.colour * 2] += table.left_small
    table.spare[table.colour * 2 + 1] += table.left_large
    table.left_small = 0
    table.left_large = 0
    table.mode = M_AFTER
    return False


def tile_actions(table: Table) -> list[int]:
    """MG-4.2: every place of each tile that is left."""
    legal: list[int] = []
    camp = table.camp[table.player]
    for size in range(2):
        if table.left_large if size else table.left_small:
            first = TILE + size * PLACES
            figure = table.box.figures[table.colour * 2 + size]
            legal += [first + code for code in figure.places(camp)]
    return legal


def place(table: Table, size: int, code: int) -> None:
    """MG-4.2: a tile goes into the camp. MG-4.3: the bonus spaces that it covers come next, from the upper left."""
    player = table.player
    tile = table.colour * 2 + size
    area = table.box.figures[tile].cover(code)
    table.camp[player] |= area
    table.built[player * 6 + tile] += 1
    table.tiles.append((player * 6 + tile) * PLACES + code)
    if size:
        table.left_large -= 1
    else:
        table.left_small -= 1
    if table.telling:
        told = words.by(player) | {"tile": words.tiles(tile, 1), "cells": words.cell_list(area)}
        table.tell(EVERYBODY, "magnificent-log-places", told)
    board = side(table)
    for cell in cells(area & board.bonuses)[::-1]:
        for part in board.bonus[cell][::-1]:
            table.push(T_EARN, part * CELLS + cell)


# ---- bonus spaces


def earn(table: Table, part: int, cell: int) -> None:
    """MG-4.3: a bonus of a covered space. Ruling: a poster and a gem without room wait, all else comes at once."""
    table.todo.pop()
    effect = table.box.effect[part]
    if effect == E_POSTER:
        owe(table, O_POSTER, cell)
    elif effect == E_GEM:
        if gem_actions(table):
            gain(table, part)
        else:
            owe(table, O_CHOICE, cell)
    elif effect == E_CLEAR:
        for _ in range(table.box.amount[part]):
            earn_gem(table, CLEAR, cell)
    elif effect == E_EACH:
        for colour in range(CLEAR):
            earn_gem(table, colour, cell)
    else:
        gain(table, part)


def earn_gem(table: Table, kind: int, cell: int) -> None:
    """MG-4.3: a gem with room comes at once, another waits."""
    if has_room(table, kind):
        take_gem(table, kind)
    else:
        owe(table, kind, cell)


def owe(table: Table, what: int, cell: int) -> None:
    """MG-4.3: this waits to be taken."""
    table.owed.append(what * CELLS + cell)
    if table.telling:
        told = words.by(table.player) | {"what": words.owed(what), "cell": words.cell(cell)}
        table.tell(EVERYBODY, "magnificent-log-owed", told)


def owed_actions(table: Table) -> list[int]:
    """MG-4.3: what waits, in any order of choice; of equal things the first."""
    if not table.owed:
        return []
    return [OWED + what for what in sorted({waiting // CELLS for waiting in table.owed})]


def claim(table: Table, what: int) -> None:
    """MG-4.3: it is taken now, by MG-5.2 and MG-5.3 as things stand."""
    for i in range(len(table.owed)):
        if table.owed[i] // CELLS == what:
            cell = table.owed.pop(i) % CELLS
            break
    if table.telling:
        told = words.by(table.player) | {"what": words.owed(what), "cell": words.cell(cell)}
        table.tell(EVERYBODY, "magnificent-log-claims", told)
    if what == O_POSTER:
        table.push(T_POSTER)
    elif what == O_CHOICE:
        table.push(T_GEM)
    else:
        take_gem(table, what)
