"""Why a computer player moves so at The Magnificent: what its plan for the turn comes to, not what the next step alone does."""

from chapiteau.titles.the_magnificent.rules import box, perform, scoring
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.words import Message


def reason(before: MagnificentState, after: MagnificentState, player: int) -> Message:
    """The main thing that a plan from `before` to `after` gains for `player`."""
    points = after.score[player] - before.score[player]
    points += perform.takings(after, player)[0] - perform.takings(before, player)[0]
    if points > 0:
        return Message("magnificent-reason-points", {"points": points})
    tiles = after.camp[player].bit_count() - before.camp[player].bit_count()
    if tiles > 0:
        return Message("magnificent-reason-camp", {"cells": tiles})
    own = slice(player * box.SECTIONS, (player + 1) * box.SECTIONS)
    if after.tent[own].count(-1) < before.tent[own].count(-1):
        return Message("magnificent-reason-tent")
    now, then = after.poster[own], before.poster[own]
    if set(now) - set(then) - {-1}:
        return Message("magnificent-reason-posters")
    if sorted(now) == sorted(then) and now != then:
        return Message("magnificent-reason-order")
    if scoring.all_gems(after, player) > scoring.all_gems(before, player):
        return Message("magnificent-reason-gems")
    if after.coins[player] > before.coins[player]:
        return Message("magnificent-reason-coins")
    return Message("magnificent-reason-position")
