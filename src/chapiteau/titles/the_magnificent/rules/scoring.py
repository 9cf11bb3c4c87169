"""MG-8, MG-9.1: what master cards are worth, and the final scoring."""

from chapiteau.game import EVERYBODY
from chapiteau.titles.the_magnificent.rules import words
from chapiteau.titles.the_magnificent.rules.actions import (
    CLEAR,
    KINDS,
    M_AFTER,
    M_OVER,
    P_BONUS,
    P_COINS,
    P_COLUMN,
    P_COMPLETED,
    P_GEM,
    P_MARKER,
    P_ROW,
    P_SET,
    P_TENT,
    P_UNFINISHED,
    P_ZONE,
    S_COINS,
    S_HALVES,
    S_ZONES,
    SECTIONS,
)
from chapiteau.titles.the_magnificent.rules.camp import full_areas, full_columns, full_rows
from chapiteau.titles.the_magnificent.rules.table import Table
from chapiteau.titles.the_magnificent.rules.zones import fill

ZONE_POINTS = 4
COINS_A_POINT = 5


def all_gems(table: Table, player: int) -> int:
    """Gems of all four kinds in store."""
    at = player * 4
    gems = table.gems
    return gems[at] + gems[at + 1] + gems[at + 2] + gems[at + 3]


def count(table: Table, player: int, thing: int) -> int:
    """MG-9.1: how many of a thing a player has."""
    at = player * 6
    built = table.built
    if thing < P_SET:
        return built[at + thing]
    if thing == P_SET:
        fewest = built[at] + built[at + 1]
        for colour in range(1, CLEAR):
            tiles = built[at + colour * 2] + built[at + colour * 2 + 1]
            if tiles < fewest:
                fewest = tiles
        return fewest
    if thing == P_GEM:
        return all_gems(table, player)
    if thing == P_MARKER:
        return table.markers[player] + table.spent[player]
    if thing == P_COINS:
        return table.coins[player]
    if thing == P_BONUS:
        board = table.box.sides[table.board[player]]
        return (table.camp[player] & board.bonuses).bit_count()
    if thing == P_ZONE:
        return full_areas(table.camp[player], table.box.zones)
    if thing == P_ROW:
        return full_rows(table.camp[player])
    if thing == P_COLUMN:
        return full_columns(table.camp[player])
    if thing == P_COMPLETED:
        return table.completed[player]
    assert thing in (P_TENT, P_UNFINISHED)
    total = 0
    for section in range(player * SECTIONS, (player + 1) * SECTIONS):
        if table.tent[section] >= 0 and (thing == P_TENT or table.poster[section] >= 0):
            total += 1
    if thing == P_UNFINISHED and player == table.player:  # MG-6.4: what lies face down is finished
        total -= table.face_down.bit_count()
    return total


def points_before_maximum(table: Table, player: int, card: int) -> int:
    """MG-9.1: points for each so many things."""
    box = table.box
    return count(table, player, box.thing[card]) // box.each[card] * box.points[card]


def card_points(table: Table, player: int, card: int) -> int:
    """MG-7.4, MG-9.1: what a master card is worth in full."""
    points = points_before_maximum(table, player, card)
    most = table.box.most[card]
    return most if most and points > most else points


def half_points(table: Table, player: int, card: int) -> int:
    """MG-8.1: half the points rounded down, at most half the maximum rounded down."""
    points = points_before_maximum(table, player, card) // 2
    most = table.box.most[card] // 2
    return most if table.box.most[card] and points > most else points


def zone_points(table: Table, player: int) -> int:
    """MG-8.3: with the best use of the gems that remain."""
    gems = all_gems(table, player)
    return ZONE_POINTS * fill(table.camp[player], table.box.zones, gems)


def coin_points(table: Table, player: int) -> int:
    """MG-8.2."""
    return table.coins[player] // COINS_A_POINT


def final_scoring(table: Table) -> None:
    """MG-8: in its order."""
    for player in range(table.players):
        halves = 0
        for card in table.held(player):
            halves += half_points(table, player, card)
        coins, zones = coin_points(table, player), zone_points(table, player)
        table.earn(player, S_HALVES, halves)
        table.earn(player, S_COINS, coins)
        table.earn(player, S_ZONES, zones)
        if table.telling:
            told = words.by(player) | {"halves": halves, "coins": coins, "zones": zones}
            table.tell(EVERYBODY, "magnificent-log-final", told)
    table.mode = M_OVER


def ranking(table: Table) -> list[int]:
    """MG-8.4: the highest score; then the higher hat."""
    order = [table.score[player] * 64 + table.rank(player) for player in range(table.players)]
    return [1 + sum([other > mine for other in order]) for mine in order]


def sums(table: Table, player: int) -> list[int]:
    """MG-7.1: pips on the own master cards, by kind."""
    found = [0] * len(KINDS)
    for card in table.held(player):
        kind = table.die_kind[card]
        if kind >= 0:
            found[kind] += table.die_face[card]
    return found


def bill(table: Table, player: int) -> int:
    """MG-7.1: the highest of the three colour sums of pips on the own master cards, plus all clear pips."""
    found = sums(table, player)
    return max(found[:CLEAR]) + found[CLEAR]


def unpaid(table: Table) -> bool:
    """MG-7.1: whether the payment of the round is still to come."""
    return table.mode <= M_AFTER


def due(table: Table, player: int) -> int:
    """MG-7.1: what the payment that is still to come would be now."""
    return bill(table, player) if unpaid(table) else 0
