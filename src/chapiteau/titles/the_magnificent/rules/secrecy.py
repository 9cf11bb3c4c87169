"""What is hidden, and what could be behind it: the orders of the decks, starting cards in a draft (MG-12.4), and what others have chosen
until all have (MG-7.4, MG-12.4). All else lies open."""

from chapiteau.chance import Chance, Rng
from chapiteau.titles.the_magnificent.rules.actions import M_KEEP, M_SCORING, STARTING
from chapiteau.titles.the_magnificent.rules.setup import HOLDS, packet_of
from chapiteau.titles.the_magnificent.rules.table import Table


def redeal(table: Table, viewer: int, rng: Rng) -> None:
    """Put random cards and choices, as the viewer (-1: the spectator) may believe them, wherever the viewer does not know them.

    Decks are in any order. What others have chosen is any of what they could choose, each equally likely.
    """
    rng.shuffle(table.deck)
    rng.shuffle(table.trainer_deck)
    rng.shuffle(table.poster_deck)
    if table.mode == M_KEEP:
        redeal_packets(table, viewer, rng)
    if table.mode in (M_KEEP, M_SCORING):
        for player in range(table.players):
            if player != viewer and table.picked[player] >= 0:
                cards = packet_of(table, player)
                table.picked[player] = rng.pick(
                    cards if table.mode == M_KEEP else table.held(player)
                )
    table.chance = Chance(rng.seed())


def redeal_packets(table: Table, viewer: int, rng: Rng) -> None:
    """MG-12.4: exchange starting cards that the viewer cannot tell apart: those never seen, in packets, kept by others or not in the draft;
    and for each packet that was passed on, those that were in it then and are not in sight now."""
    kinds: list[list[int]] = [[] for _ in range(table.players + 1)]
    for card in range(STARTING):
        if viewer >= 0 and table.seen[card] >> viewer & 1:
            if table.holder[card] not in (viewer, HOLDS + viewer):
                kinds[1 + table.packet[card]].append(card)
        else:
            kinds[0].append(card)
    for cards in kinds:
        places = cards[:]
        rng.shuffle(places)
        packet = [table.packet[card] for card in places]
        holder = [table.holder[card] for card in places]
        seen = [table.seen[card] for card in places]
        for i in range(len(cards)):
            table.packet[cards[i]] = packet[i]
            table.holder[cards[i]] = holder[i]
            table.seen[cards[i]] = seen[i]
