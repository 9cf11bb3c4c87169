"""NT-2: how a match and each round begins."""

from chapiteau import pieces
from chapiteau.game import bit
from tools.template.title.rules import words
from tools.template.title.rules.position import BIDDING, UNSAID, Position


def set_up(state: Position) -> None:
    """Draw the first player (NT-2.1) and deal. Streams: `first`, `cards`."""
    state.first = state.chance.stream("first").below(state.players)
    deal(state)


def deal(state: Position) -> None:
    """NT-2.2: all cards are shuffled, and each player gets a new hand."""
    state.round += 1
    state.phase = BIDDING
    state.played = []
    state.bids = [UNSAID] * state.players
    state.tricks = [0] * state.players
    pieces.reshuffle(state, state.pile, list(range(state.box.cards)), "cards", state.round)
    for player in range(state.players):
        hand: list[int] = []
        for _ in range(state.box.hand):
            hand.append(pieces.draw(state, state.pile, bit(player)))
        hand.sort()
        state.hands[player] = hand
        if state.telling:
            state.tell(bit(player), "new-title-dealt", {"cards": words.cards(state.box, hand)})
    state.pile.sort()
    state.player = state.leader = state.first
