"""AC-2: how the table looks before the first turn."""

from chapiteau.titles.aramini_circus.rules.actions import FACES, FIRST_BONUS
from chapiteau.titles.aramini_circus.rules.table import OFFERED, Table
from chapiteau.titles.aramini_circus.rules.turn import begin_turn

HAND = 5
"""Animal cards dealt to each player (AC-2.2)."""


def set_up(table: Table) -> None:
    """Deal everything. Each part has a random stream of its own."""
    chance = table.chance
    box = table.box
    players = table.players

    tokens = [0, 1, 2, 3]
    chance.stream("tokens").shuffle(tokens)
    table.token = tokens[:players]  # AC-2.1

    table.wagons = list(range(len(box.kind)))
    chance.stream("wagons").shuffle(table.wagons)
    for slot in range(OFFERED):  # AC-2.2
        table.offer[slot] = table.wagons.pop()
    for animal in range(FIRST_BONUS):
        table.pile.extend([animal] * box.animals[animal])
    chance.stream("animals").shuffle(table.pile)
    for _ in range(HAND):
        for player in range(players):
            table.hand[player * FACES + table.pile.pop()] += 1
    table.discard.append(table.pile.pop())

    table.first = chance.stream("first").below(players)  # AC-2.3
    table.ringmaster = (table.first - 1) % players
    table.ringmaster_up = True

    if table.with_bonus:  # AC-2.4
        table.pile.extend(range(FIRST_BONUS, FACES))
        chance.stream("bonus").shuffle(table.pile)

    table.player = table.first
    begin_turn(table)
