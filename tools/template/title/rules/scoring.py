"""NT-4.1: points."""

from chapiteau.game import EVERYBODY
from chapiteau.words import seat
from tools.template.title.rules.position import Position


def score(state: Position) -> None:
    """Points for the players who took as many tricks as they had said."""
    for player in range(state.players):
        tricks = state.tricks[player]
        told = {"player": seat(player), "tricks": tricks}
        if tricks == state.bids[player]:
            gained = state.box.kept + tricks
            state.kept[player] += 1
            state.points[player] += gained
            if state.telling:
                state.tell(EVERYBODY, "new-title-kept", told | {"points": gained})
        elif state.telling:
            state.tell(EVERYBODY, "new-title-missed", told | {"bid": state.bids[player]})
