"""What is hidden, and what could be behind it: the orders of the decks, starting cards in a draft (MG-12.4), and what others have chosen
until all have (MG-7.4, MG-12.4). All else lies open."""

from chapiteau.chance import Chance, Rng
from chapiteau.pieces import shuffle_unseen
from chapiteau.titles.the_magnificent.rules import asks, box, setup
from chapiteau.titles.the_magnificent.rules.position import Position


def redeal(state: Position, viewer: int, rng: Rng) -> None:
    """Put random cards and choices, as the viewer (-1: the spectator) may believe them, wherever the viewer does not know them.

    Decks are in any order. What others have chosen is any of what they could choose, each equally likely.
    """
    shuffle_unseen(state.deck, rng)
    shuffle_unseen(state.trainer_deck, rng)
    shuffle_unseen(state.poster_deck, rng)
    if state.mode == asks.KEEP:
        redeal_packets(state, viewer, rng)
    if state.together():
        for player in range(state.players):
            if player != viewer and state.picked[player] >= 0:
                state.picked[player] = rng.pick(setup.choosable(state, player))
    state.chance = Chance(rng.seed())


def redeal_packets(state: Position, viewer: int, rng: Rng) -> None:
    """MG-12.4: exchange starting cards that the viewer cannot tell apart: those never seen, in packets, kept by others or not in the draft;
    and for each packet that was passed on, those that were in it then and are not in sight now."""
    kinds: list[list[int]] = [[] for _ in range(state.players + 1)]
    for card in range(box.STARTING):
        if viewer >= 0 and state.seen[card] >> viewer & 1:
            if state.holder[card] not in (viewer, setup.HOLDS + viewer):
                kinds[1 + state.packet[card]].append(card)
        else:
            kinds[0].append(card)
    for cards in kinds:
        lay = sorted([(state.packet[card], state.holder[card], state.seen[card]) for card in cards])
        places = list(range(len(cards)))
        rng.shuffle(places)
        for card, place in zip(cards, places, strict=True):
            state.packet[card], state.holder[card], state.seen[card] = lay[place]
