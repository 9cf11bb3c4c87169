"""DR-6: salaries after the last player's show, all players at once."""

from chapiteau.game import EVERYBODY
from chapiteau.titles.drum_roll.rules import words
from chapiteau.titles.drum_roll.rules.actions import EXCUSE, PERFORMERS
from chapiteau.titles.drum_roll.rules.show import pay, value_with_bizarre
from chapiteau.titles.drum_roll.rules.table import Table
from chapiteau.words import seat


def salary(table: Table, player: int, card: int) -> int:
    """DR-6.1, DR-6.2, DR-8.2: what a member costs at the next payment, a skip left out. Flipped in this show: still the regular salary."""
    if card >= PERFORMERS:
        return table.box.salary[card]
    wage = (
        table.box.secondary[card]
        if table.flipped[card] == 1
        else value_with_bizarre(table, player, table.box.salary[card])
    )
    return max(wage - table.trailer[card], 0)


def wages(table: Table, player: int) -> int:
    """DR-6.1: the sum that a player has to pay, skips already used left out."""
    due = 0
    for card in table.troupe[player]:
        if not table.excused >> card & 1:
            due += salary(table, player, card)
    for card in table.staff[player]:
        if not table.excused >> card & 1:
            due += salary(table, player, card)
    return due


def excuse_actions(table: Table, player: int) -> list[int]:
    """DR-6.3: members whose salary can still be skipped. A salary that is 0 anyway cannot."""
    if table.skips[player] == 0:
        return []
    legal = [
        EXCUSE + card
        for card in table.troupe[player] + table.staff[player]
        if not table.excused >> card & 1 and salary(table, player, card) > 0
    ]
    legal.sort()
    return legal


def excuse(table: Table, player: int, card: int) -> None:
    """DR-6.3: one member's salary is skipped."""
    table.skips[player] -= 1
    table.excused |= 1 << card
    if table.telling:
        table.tell(
            EVERYBODY, "drum-log-excused", {"player": seat(player), "card": words.card(card)}
        )


def pay_wages(table: Table, player: int) -> None:
    """DR-6.4; skips that were not used are lost (DR-6.3)."""
    pay(table, player, wages(table, player))
    if table.skips[player] and table.telling:
        args: words.Args = {"player": seat(player), "count": table.skips[player]}
        table.tell(EVERYBODY, "drum-log-skips-lost", args)
    table.skips[player] = 0
