"""What a plan of a computer player gains at Drum Roll, in words."""

from chapiteau.titles.drum_roll.rules import box, phase, placement, show, words
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.words import Message


def reason(before: DrumRollState, after: DrumRollState, player: int) -> Message:
    """The main thing that a plan from `before` to `after` gains for `player`."""
    prestige = after.score[player] - before.score[player]
    if prestige > 0:
        return words.say("drum-reason-prestige", prestige=prestige)
    new = [card for card in after.troupe[player] if card not in before.troupe[player]]
    new += [card for card in after.staff[player] if card not in before.staff[player]]
    if new and before.mode == phase.RESOLVING:
        return words.say("drum-reason-hire", card=words.card(after, new[0]))
    ready = _reached(after, player) - _reached(before, player)
    if ready > 0:
        return Message("drum-reason-cubes")
    coins = after.coins[player] - before.coins[player]
    if coins > 0:
        return words.say("drum-reason-coins", coins=coins)
    if after.cubes_of(player) > before.cubes_of(player):
        return Message("drum-reason-storage")
    for space in range(box.PASS):
        own = [placement.markers_on(state, player, space) for state in (before, after)]
        if own[0] < own[1]:
            return _marker(after, player, space)
    return Message("drum-reason-position")


def _marker(state: Position, player: int, space: int) -> Message:
    """What a marker is for: what it brings comes when all lie there."""
    if space < box.TICKETS:
        # A cube of a higher level does not help without the lower ones, so who lacks this one next comes first.
        waiting = [
            (level - show.level_of(state, card), card)
            for card in state.troupe[player]
            for level in range(show.OUTSTANDING)
            if state.box.cube[card * show.OUTSTANDING + level] == space
            and not state.cubes[card] >> level & 1
        ]
        if not waiting:
            return Message("drum-reason-storage")
        return words.say("drum-reason-cube", card=words.card(state, min(waiting)[1]))
    if space == box.TICKETS:
        return Message("drum-reason-tickets")
    if space == box.INVEST:
        return Message("drum-reason-invest")
    return Message("drum-reason-offer")


def _reached(state: Position, player: int) -> int:
    return sum(show.level_of(state, card) for card in state.troupe[player])
