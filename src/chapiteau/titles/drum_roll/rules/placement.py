"""DR-3.1 to DR-3.6: the Bank Representative, and placing the markers."""

from typing import Final

from chapiteau.game import EVERYBODY
from chapiteau.titles.drum_roll.rules import words
from chapiteau.titles.drum_roll.rules.actions import (
    BANK,
    BANK_CARD,
    DONE,
    INVEST,
    K_UNBLOCK,
    MOST_BANKED,
    PASS,
    PLACE,
    TICKETS,
    UNBLOCK,
)
from chapiteau.titles.drum_roll.rules.decks import holds, spend_investment
from chapiteau.titles.drum_roll.rules.table import MARKERS, Table
from chapiteau.words import seat

MOST: Final = [0, 0, 0, 0, 0, 2, 2, 1, 1]
"""Markers that one player may have on a space in a turn (DR-3.4, DR-3.5); cube actions have a rule of their own."""


# ---- the Bank Representative


def banker(table: Table) -> int:
    """Who is asked for coins at the start of the turn (DR-3.1): the owner of the Bank Representative, with coins; -1 for nobody."""
    owner = table.owner(BANK_CARD)
    return owner if owner >= 0 and table.coins[owner] > 0 else -1


def bank_actions(table: Table, player: int) -> list[int]:
    """DR-3.1: any amount held, up to ten coins at a time."""
    most = min(table.coins[player], MOST_BANKED)
    return [DONE] + [BANK + coins - 1 for coins in range(1, most + 1)]


def bank(table: Table, player: int, coins: int) -> None:
    """DR-3.1: coins on the Bank Representative are gone for good."""
    table.coins[player] -= coins
    table.banked[player] += coins
    if table.telling:
        table.tell(EVERYBODY, "drum-log-banked", {"player": seat(player), "coins": coins})


# ---- markers


def placer(table: Table) -> int:
    """DR-3.2: from the starting player clockwise, one marker each."""
    return (table.start + len(table.markers)) % table.players


def all_placed(table: Table) -> bool:
    """DR-3.2: three times round."""
    return len(table.markers) == MARKERS * table.players


def place_actions(table: Table, player: int) -> list[int]:
    """DR-3.3 to DR-3.6: the spaces that are open to the player's next marker."""
    cubes = 0
    taken = 0
    mine = [0] * 10
    for marker in table.markers:
        space = marker >> 2
        if space < TICKETS:
            cubes += 1
            taken |= 1 << space
        if marker & 3 == player:
            mine[space] += 1
    legal: list[int] = []
    if cubes < table.players:  # DR-3.3
        for colour in range(5):
            if not taken >> colour & 1:
                legal.append(PLACE + colour)
    left = len(table.box.tickets) - table.sold[player]
    if mine[TICKETS] < min(MOST[TICKETS], left):  # DR-3.4
        legal.append(PLACE + TICKETS)
    for space in range(INVEST, PASS):  # DR-3.5
        if mine[space] < MOST[space]:
            legal.append(PLACE + space)
    legal.append(PLACE + PASS)  # DR-3.6
    return legal


def unblock_actions(table: Table, player: int) -> list[int]:
    """DR-9.2: with an Unblock Action any cube action is open."""
    if not holds(table, player, K_UNBLOCK):
        return []
    return [UNBLOCK + colour for colour in range(5)]


def place(table: Table, player: int, space: int) -> None:
    """Put the next marker."""
    table.markers.append(space * 4 + player)
    table.turn += 1
    if space == PASS:
        table.coins[player] += table.box.pass_income  # DR-3.6
        if table.telling:
            args: words.Args = {"player": seat(player), "coins": table.box.pass_income}
            table.tell(EVERYBODY, "drum-log-passed", args)
    elif table.telling:
        table.tell(
            EVERYBODY, "drum-log-placed", {"player": seat(player), "space": words.space(space)}
        )


def unblock(table: Table, player: int, colour: int) -> None:
    """DR-9.2: the card is played, and the marker goes on the cube action, whatever lies there."""
    if table.telling:
        args: words.Args = {"player": seat(player), "space": words.space(colour)}
        table.tell(EVERYBODY, "drum-log-unblocked", args)
    spend_investment(table, player, K_UNBLOCK)
    table.markers.append(colour * 4 + player)
    table.turn += 1
