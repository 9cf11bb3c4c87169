"""What a plan of a computer player gains at New Title, in words."""

from chapiteau.words import Message
from tools.template.title.rules.state import NewTitleState


def reason(before: NewTitleState, after: NewTitleState, player: int) -> Message:
    """The main thing that a plan from `before` to `after` gains for `player`."""
    gained = after.points[player] - before.points[player]
    if gained:
        return Message("new-title-reason-points", {"points": gained})
    if after.bids[player] != before.bids[player] and after.round == before.round:
        return Message("new-title-reason-bid", {"tricks": after.bids[player]})
    if after.best() == player or after.tricks[player] > before.tricks[player]:
        return Message("new-title-reason-trick")
    return Message("new-title-reason-card")
