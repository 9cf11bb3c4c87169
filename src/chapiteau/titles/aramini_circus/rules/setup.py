"""AC-2: how the table looks before the first turn."""

from chapiteau.titles.aramini_circus.rules.box import FIRST_BONUS
from chapiteau.titles.aramini_circus.rules.flow import begin_turn
from chapiteau.titles.aramini_circus.rules.position import OFFERED, Position

HAND = 5
"""Animal cards dealt to each player (AC-2.2)."""


def set_up(state: Position) -> None:
    """Deal everything. Each part has a random stream of its own."""
    chance = state.chance
    box = state.box
    players = state.players

    tokens = list(range(FIRST_BONUS))
    chance.stream("tokens").shuffle(tokens)
    state.token = tokens[:players]  # AC-2.1

    state.wagons = list(range(len(box.kind)))
    chance.stream("wagons").shuffle(state.wagons)
    for slot in range(OFFERED):  # AC-2.2
        state.offer[slot] = state.wagons.pop()
    for animal in range(FIRST_BONUS):
        state.pile.extend([animal] * box.animals[animal])
    chance.stream("animals").shuffle(state.pile)
    for _ in range(HAND):
        for player in range(players):
            state.hand[player * box.faces + state.pile.pop()] += 1
    state.discard.append(state.pile.pop())

    state.first = chance.stream("first").below(players)  # AC-2.3
    state.ringmaster = (state.first - 1) % players
    state.ringmaster_up = True

    if box.with_bonus:  # AC-2.4
        state.pile.extend(range(FIRST_BONUS, box.faces))
        chance.stream("bonus").shuffle(state.pile)

    state.player = state.first
    begin_turn(state)
