"""What a plan of a computer player gains at Aramini Circus, in words."""

from chapiteau.titles.aramini_circus.rules import words
from chapiteau.titles.aramini_circus.rules.state import AraminiState
from chapiteau.words import Message


def reason(before: AraminiState, after: AraminiState, player: int) -> Message:
    """The main thing that a plan from `before` to `after` gains for `player`."""
    gained = after.points[player] - before.points[player]
    if gained > 0:
        return Message("aramini-reason-points", {"points": gained})
    waiting = after.pending_points(player) - before.pending_points(player)
    if waiting > 0:
        return Message("aramini-reason-pending", {"points": waiting})
    hand = slice(player * after.faces, (player + 1) * after.faces)
    if sum(after.hand[hand]) > sum(before.hand[hand]):
        return Message("aramini-reason-cards")
    if after.token[player] != before.token[player]:
        return Message("aramini-reason-token", {"token": words.animal(after.token[player])})
    return Message("aramini-reason-position")
