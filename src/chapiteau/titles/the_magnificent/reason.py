"""Why a computer player moves so at The Magnificent: what its plan for the turn comes to, not what the next step alone does."""

from chapiteau.titles.the_magnificent import worth
from chapiteau.titles.the_magnificent.rules import asks, box, perform, scoring, words
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.words import Args, Message

CHOOSING = (asks.KEEP, asks.TRAINER, asks.PICKING, asks.DISCARDING, asks.SCORING)
"""Where cards and trainers are drafted, taken, discarded and scored."""


def reason(before: MagnificentState, after: MagnificentState, player: int) -> Message:
    """The main thing that a plan from `before` to `after` gains for `player`."""
    points = after.score[player] - before.score[player]
    points += perform.takings(after, player)[0] - perform.takings(before, player)[0]
    if points > 0:
        return Message("magnificent-reason-points", {"points": points})
    if before.mode in CHOOSING and (told := _chosen(before, after, player)) is not None:
        return told
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
    if after.markers[player] + after.spent[player] > before.markers[player] + before.spent[player]:
        return Message("magnificent-reason-markers")
    return Message("magnificent-reason-position")


def _chosen(before: MagnificentState, after: MagnificentState, player: int) -> Message | None:
    """What taking a card, a trainer or both is for, or what is scored or kept from others; None where there is nothing to say of it."""
    picked = after.picked[player]
    if picked >= 0 and before.mode == after.mode == asks.SCORING:
        points = scoring.card_points(after, player, picked)
        told: Args = {"card": words.card(after.box, picked), "points": points}
        return Message("magnificent-reason-score", told)
    had = worth.own_cards(before, player)
    if new := [card for card in worth.own_cards(after, player) if card not in had]:
        points = scoring.card_points(after, player, new[0])
        master = after.box.told_masters[new[0]]
        return Message("magnificent-reason-card", {"card": master, "points": points})
    for tile, owner in enumerate(after.trainer_owner):
        if owner == player != before.trainer_owner[tile]:
            trainer = words.trainer(after.box, tile)
            return Message("magnificent-reason-trainer", {"trainer": trainer})
    if before.mode == asks.DISCARDING:
        return Message("magnificent-reason-denies")
    return None
