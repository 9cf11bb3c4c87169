"""What a plan of a computer player gains at Flip Circus, in words."""

from chapiteau.titles.flip_circus.rules import words
from chapiteau.titles.flip_circus.rules.position import DRAWN, NOBODY
from chapiteau.titles.flip_circus.rules.ring import COUNT, MEMBERS
from chapiteau.titles.flip_circus.rules.state import FlipState
from chapiteau.words import Message


def reason(before: FlipState, after: FlipState, player: int) -> Message:
    """The main thing that a plan from `before` to `after` gains for `player`."""
    side = player & 1
    if after.winner == DRAWN and before.winner == NOBODY:
        return Message("flip-reason-draw")
    gained = after.posters[side] & ~before.posters[side]
    if gained:
        poster = words.poster(MEMBERS[gained][0])
        return Message("flip-reason-poster", {"poster": poster, "count": COUNT[gained]})
    if after.applause[side] > before.applause[side]:
        return Message("flip-reason-applause")
    if after.applause[1 - side] < before.applause[1 - side]:
        return Message("flip-reason-return")
    if after.learned:
        return Message("flip-reason-learn")
    return Message("flip-reason-position")
