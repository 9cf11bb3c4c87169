"""What a plan of a computer player gains at Drum Roll, in words."""

from chapiteau.titles.drum_roll.rules import phase, show, words
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
    return Message("drum-reason-position")


def _reached(state: Position, player: int) -> int:
    return sum(show.level_of(state, card) for card in state.troupe[player])
