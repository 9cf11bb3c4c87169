"""How good a position of New Title is for a seat: points, and how near its tricks will be to its bid."""

from typing import Final

from tools.template.title.rules.box import TRUMP, Box
from tools.template.title.rules.position import OVER, UNSAID, Position
from tools.template.title.rules.state import NewTitleState

WIN: Final = 1000.0
"""A won match; a lost one is -WIN, a shared one lies between."""
RIVAL: Final = 0.5
"""Each point of the best other seat."""
MISS: Final = 2.0
"""Each trick by which the bid will probably be missed."""
AHEAD: Final = 0.7
"""How often a card takes the trick that is the best on the table now."""


def evaluate(state: NewTitleState, player: int) -> float:
    """The worth of a position for a seat in points; a won match is WIN.

    For computer players, on resampled states. It looks at nothing that is hidden from the seat.
    """
    if state.phase == OVER:
        return WIN * (2.0 * state.returns()[player] - 1.0)
    best = 0
    for other in range(state.players):
        if other != player and state.points[other] > best:
            best = state.points[other]
    return state.points[player] - RIVAL * best + hope(state, player)


def hope(state: Position, player: int) -> float:
    """Points that this round promises."""
    bid = state.bids[player]
    if bid == UNSAID:
        return 0.0
    tricks = float(state.tricks[player])
    if state.best() == player:
        tricks += AHEAD
    for card in state.hands[player]:
        tricks += chance(state.box, card, state.players)
    return state.box.kept + bid - MISS * abs(tricks - bid)


def chance(box: Box, card: int, players: int) -> float:
    """How likely a card takes a trick that it is played to: each other player has to hold less."""
    high: float = box.rank(card) / box.ranks
    if box.suit(card) == TRUMP:
        high = 1.0 - (1.0 - high) / len(box.suits)
    else:
        high /= len(box.suits) / 2.0 + 0.5
    taken = 1.0
    for _ in range(players - 1):
        taken *= high
    return taken
