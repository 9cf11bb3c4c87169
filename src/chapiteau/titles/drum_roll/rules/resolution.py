"""DR-3.7 to DR-3.13: what the markers bring."""

from chapiteau.game import EVERYBODY
from chapiteau.titles.drum_roll.rules import words
from chapiteau.titles.drum_roll.rules.actions import (
    DONE,
    HIRE,
    HIRE_PERFORMER,
    HIRE_PERSONNEL,
    INVEST,
    MAGICIAN,
    ORGANIZER,
    PERFORMERS,
    TAKE_INVESTMENT,
    TICKETS,
)
from chapiteau.titles.drum_roll.rules.decks import can_draw, give_back_tokens, take_investment
from chapiteau.titles.drum_roll.rules.table import Table
from chapiteau.words import seat


def resolve_automatic(table: Table) -> None:
    """DR-3.7: cubes, then tickets; the other markers queue up in the order in which they were placed."""
    for marker in table.markers:
        if marker >> 2 < TICKETS:
            take_marked_cube(table, marker & 3, marker >> 2)
    for marker in table.markers:
        if marker >> 2 == TICKETS:
            sell(table, marker & 3)
    table.queue.clear()
    for space in (INVEST, HIRE_PERFORMER, HIRE_PERSONNEL):
        for marker in table.markers:
            if marker >> 2 == space:
                table.queue.append(marker)


def take_marked_cube(table: Table, player: int, colour: int) -> None:
    """DR-3.8: one cube; who placed earlier is served first."""
    args: words.Args = {}
    if table.telling:
        args = {"player": seat(player), "colour": words.colour(colour)}
    if table.gain_cube(player, colour):
        if table.telling:
            table.tell(EVERYBODY, "drum-log-got-cube", args)
    elif table.telling:
        table.tell(EVERYBODY, "drum-log-no-cube", args)


def sell(table: Table, player: int) -> None:
    """DR-3.9: the ticket marker moves on and pays."""
    coins = table.box.tickets[table.sold[player]]
    table.sold[player] += 1
    table.coins[player] += coins
    if table.telling:
        table.tell(EVERYBODY, "drum-log-sold", {"player": seat(player), "coins": coins})


def resolve_actions(table: Table, player: int) -> list[int]:
    """DR-3.10 to DR-3.12: what the marker in turn may bring; it may be declined."""
    space = table.queue[0] >> 2
    legal = [DONE]
    if space == INVEST:
        if table.coins[player] >= table.box.invest and can_draw(table):
            legal.append(TAKE_INVESTMENT)
        return legal
    offer = table.offered_performers if space == HIRE_PERFORMER else table.offered_personnel
    hires = [HIRE + card for card in offer if may_hire(table, player, card)]
    hires.sort()
    return legal + hires


def may_hire(table: Table, player: int, card: int) -> bool:
    """DR-3.11: the price can be paid; DR-8.7: who has just returned the Show Organizer may not hire it."""
    if card == ORGANIZER and player == table.barred:
        return False
    return table.coins[player] >= table.price(card)


def invest(table: Table, player: int) -> None:
    """DR-3.10: pay and take the top investment."""
    table.coins[player] -= table.box.invest
    if table.telling:
        args: words.Args = {"player": seat(player), "coins": table.box.invest}
        table.tell(EVERYBODY, "drum-log-invests", args)
    take_investment(table, player)


def hire(table: Table, player: int, card: int) -> None:
    """DR-3.11: take a card of the offer for its price; the tokens go back to stock."""
    price = table.price(card)
    table.coins[player] -= price
    if card < PERFORMERS:
        table.offered_performers.remove(card)
        table.troupe[player].append(card)
        if table.box.type[card] == MAGICIAN:
            table.check_limit(player)
    else:
        table.offered_personnel.remove(card)
        table.staff[player].append(card)
    give_back_tokens(table, card)
    if table.telling:
        args: words.Args = {"player": seat(player), "card": words.card(card), "coins": price}
        table.tell(EVERYBODY, "drum-log-hired", args)


def waive(table: Table, player: int) -> None:
    """DR-3.12: a marker that brings nothing."""
    if table.telling:
        place: words.Args = {"space": words.space(table.queue[0] >> 2)}
        table.tell(EVERYBODY, "drum-log-declined", {"player": seat(player)} | place)
