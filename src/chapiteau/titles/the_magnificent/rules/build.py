"""MG-4: building."""

from chapiteau.game import EVERYBODY
from chapiteau.titles.the_magnificent.rules import words
from chapiteau.titles.the_magnificent.rules.actions import (
    A_BUILD,
    BONUS,
    LEVEL,
    M_AFTER,
    M_PLACING,
    T_BONUS,
    TILE,
)
from chapiteau.titles.the_magnificent.rules.box import Side
from chapiteau.titles.the_magnificent.rules.camp import PLACES, cells
from chapiteau.titles.the_magnificent.rules.gains import gain_all
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
    """MG-4.2: a tile goes into the camp. MG-4.3: the bonus spaces that it covers come next."""
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
    table.covered = area & side(table).bonuses
    if table.covered:
        table.push(T_BONUS)
    if table.telling:
        told = words.by(player) | {"tile": words.tiles(tile, 1), "cells": words.cell_list(area)}
        table.tell(EVERYBODY, "magnificent-log-places", told)


# ---- bonus spaces


def bonus_actions(table: Table) -> list[int]:
    """MG-4.3: which of the covered bonuses comes next; of equal ones the first."""
    bonus = side(table).bonus
    legal: list[int] = []
    seen: list[list[int]] = []
    for cell in cells(table.covered):
        if bonus[cell] not in seen:
            seen.append(bonus[cell])
            legal.append(BONUS + cell)
    return legal


def settle_bonus(table: Table) -> bool:
    """MG-4.3: bonuses whose order does not matter. True when the player has to be asked which one is next."""
    if table.covered == 0:
        table.todo.pop()
        return False
    legal = bonus_actions(table)
    if len(legal) > 1:
        return True
    take_bonus(table, legal[0] - BONUS)
    return False


def choose_bonus(table: Table, cell: int) -> None:
    """MG-4.3: the player says which bonus comes next."""
    if table.telling:
        told = words.by(table.player) | {"cell": words.cell(cell)}
        told["gains"] = words.parts(table.box, side(table).bonus[cell])
        table.tell(EVERYBODY, "magnificent-log-chooses-bonus", told)
    take_bonus(table, cell)


def take_bonus(table: Table, cell: int) -> None:
    """MG-4.3: the bonus of a covered space; the others wait."""
    table.covered &= ~(1 << cell)
    gain_all(table, side(table).bonus[cell])
