"""AC-3: how a turn begins, what it passes on, and how it may end the match."""

from typing import Final

from chapiteau.game import EVERYBODY
from chapiteau.titles.aramini_circus.rules import position, words
from chapiteau.titles.aramini_circus.rules.position import Position
from chapiteau.titles.aramini_circus.rules.secrecy import release
from chapiteau.words import seat

ACTIONS: Final = 2


def begin_turn(state: Position) -> None:
    """AC-3.1: two actions, three with the ringmaster face up."""
    state.actions = ACTIONS
    if state.ringmaster == state.player and state.ringmaster_up:
        state.actions += 1
    state.phase = position.TURN
    state.played = 0
    state.coupling = False
    state.busy = False
    state.bought = False


def why_last(state: Position) -> int:
    """The reason why no other turn follows if this one ends as things are; 0 if one does. The first that holds is named (AC-3.8)."""
    if state.last_round and (state.player + 1) % state.players == state.first:  # AC-1.1
        return position.ROUND_FINISHED
    if not state.wagons and max(state.offer) < 0:  # AC-4.3
        return position.NO_WAGONS
    # This turn would be one more of those without a draw, a purchase or a bonus card (AC-3.3), or without a purchase (AC-3.8).
    if not state.busy and state.idle + 1 >= position.IDLE_ROUNDS * state.players:
        return position.STALLED
    if not state.bought and state.calm + 1 >= position.CALM_ROUNDS * state.players:
        return position.TOO_LONG
    return 0


def pass_ringmaster(state: Position) -> None:
    """AC-3.7: to the right after the holder's turn; with two players face down, and turned up after the holder's next turn."""
    if state.ringmaster != state.player:
        return
    if not state.ringmaster_up:
        state.ringmaster_up = True
        state.announce("aramini-ringmaster-up")
        return
    state.ringmaster = (state.player - 1) % state.players
    state.ringmaster_up = state.players > 2
    if state.telling:
        # texts: aramini-ringmaster, aramini-ringmaster-down
        told = "aramini-ringmaster" if state.ringmaster_up else "aramini-ringmaster-down"
        state.tell(EVERYBODY, told, {"player": seat(state.ringmaster)})


def finish(state: Position, why: int) -> None:
    """The match is over."""
    release(state)
    state.over = why
    state.phase = position.OVER
    if state.telling:
        ended = words.ending(state)
        state.tell(EVERYBODY, ended.id, ended.args)
