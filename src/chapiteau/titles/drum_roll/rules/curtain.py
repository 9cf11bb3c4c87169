"""DR-9.1a: the step before the curtain. Once for each show, in rounds: all choose a card or pass, in secret and at once; then the cards are
carried out one by one, from the starting player clockwise."""

from chapiteau import pieces
from chapiteau.game import EVERYBODY, bit
from chapiteau.titles.drum_roll.rules import phase
from chapiteau.titles.drum_roll.rules.investments import AnyTime
from chapiteau.titles.drum_roll.rules.kinds import Decisions
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.words import Message


def begin(state: Position) -> None:
    """The first round; nobody has passed."""
    state.mode = phase.CURTAIN
    state.turn += 1
    state.done = 0
    state.asked = 0
    if state.telling and choosers(state):
        state.tell(EVERYBODY, "drum-log-curtain", {"show": state.show})


def choosers(state: Position) -> int:
    """Mask of those who are asked in this round: holders of investments, be they playable or not, who have not passed (DR-9.1b)."""
    seats = [i for i in range(state.players) if state.hand[i] and state.chosen[i] < 0]
    return sum([bit(seat) for seat in seats]) & ~state.done


def choose(state: Position, kinds: Decisions, player: int, action: int) -> None:
    """A card with its target, or passing. It is secret until all have chosen, and nothing happens before."""
    state.chosen[player] = action
    state.waiting &= ~bit(player)
    if state.telling:
        if action == kinds.done.first:
            state.confide("drum-log-chooses-pass", "drum-log-has-chosen", player)
        else:
            what = planned(state, kinds, action)
            state.confide("drum-log-chooses", "drum-log-has-chosen", player, what=what)


def planned(state: Position, kinds: Decisions, action: int) -> Message:
    """A card and what it is to be played for."""
    kind = kinds.of[action]
    assert isinstance(kind, AnyTime)
    return kind.planned(state, action - kind.first)


def end_round(state: Position) -> bool:
    """All have chosen: from now on it comes to light what. False when nobody had anything to choose: the step is over."""
    if max(state.chosen) < 0:
        return False
    state.supply = [*state.stock, state.trailers]
    for player in range(state.players):
        if state.chosen[player] >= 0:
            pieces.reveal(state, bit(player))
    return True


def carry_out(state: Position, kinds: Decisions) -> None:
    """What the next player has chosen. A card that has lost its full effect meanwhile stays in its hand, unseen."""
    player = (state.start + state.asked) % state.players
    state.asked = (state.asked + 1) % state.players
    action = state.chosen[player]
    state.chosen[player] = -1
    if action == kinds.done.first:
        state.done |= bit(player)
        if state.telling:
            state.say("drum-log-curtain-pass", player)
    elif action >= 0 and not play(state, kinds, player, action) and state.telling:
        state.say("drum-log-card-stays", player)


def play(state: Position, kinds: Decisions, player: int, action: int) -> bool:
    """Carry out a chosen card. False where it has lost its full effect."""
    if action not in kinds.playable(state, player):
        return False
    kind = kinds.of[action]
    kind.do(state, player, action - kind.first)
    return True


def could_choose(state: Position, kinds: Decisions, player: int) -> list[int]:
    """What a player could have chosen in this round, before any card of it was carried out."""
    now = [*state.stock, state.trailers]
    before = state.supply if state.asked else now
    state.stock, state.trailers = before[:5], before[5]
    found = [kinds.done.first, *kinds.playable(state, player)]
    state.stock, state.trailers = now[:5], now[5]
    return found
