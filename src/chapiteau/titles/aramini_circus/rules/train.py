"""AC-4: hitched and pending wagons."""

from chapiteau.titles.aramini_circus.rules import words
from chapiteau.titles.aramini_circus.rules.decision import Decision, Refusal, members
from chapiteau.titles.aramini_circus.rules.flow import finish
from chapiteau.titles.aramini_circus.rules.position import GOAL, Position
from chapiteau.words import Message


class Hitch(Decision):
    """AC-4.2: a pending wagon of a kind joins the train, free, after another one was hitched in this turn."""

    def find(self, state: Position, legal: list[int]) -> None:
        kinds = 0
        player = state.player
        for wagon in state.waiting[player]:
            kinds |= 1 << state.kind[wagon]
        legal += members((kinds & state.box.fitting[state.last[player]]) << self.first)

    def do(self, state: Position, at: int) -> None:
        """Of equal wagons the one that waits longest."""
        number = waiting(state, at)
        left = [wagon for wagon in state.waiting[state.player] if wagon != number]
        state.waiting = state.moved(state.waiting, left)
        hitch(state, number)

    def why_not(self, state: Position, at: int) -> Refusal:
        # texts: aramini-no-pending, aramini-no-fit, aramini-no-coupling
        why = "aramini-no-pending"
        if waiting(state, at) >= 0:
            why = "aramini-no-fit" if state.coupling else "aramini-no-coupling"
        return self.rule, Message(why, {"wagon": words.wagon(state, at)})

    def label(self, state: Position, at: int) -> Message:
        return Message("aramini-choice-hitch", {"wagon": words.wagon(state, at)})


def fits(state: Position, player: int, wagon: int) -> bool:
    """AC-4.1: whether a wagon can join a player's train as it ends now."""
    return state.box.fitting[state.last[player]] >> state.kind[wagon] & 1 == 1


def waiting(state: Position, kind: int) -> int:
    """The first pending wagon of a kind of the player in turn; -1 for none."""
    for wagon in state.waiting[state.player]:
        if state.kind[wagon] == kind:
            return wagon
    return -1


def add_wagon(state: Position, number: int) -> None:
    """AC-4.1: a new wagon is hitched if it can be; otherwise it is pending."""
    if fits(state, state.player, number):
        hitch(state, number)
        return
    state.waiting = state.moved(state.waiting, [*state.waiting[state.player], number])
    if state.telling:
        state.announce("aramini-pending", wagon=words.wagon(state, state.kind[number]))


def hitch(state: Position, number: int) -> None:
    """A wagon joins the train of the player in turn and scores; the goal is tested (AC-1.1)."""
    player = state.player
    kind = state.kind[number]
    state.trains = state.moved(state.trains, [*state.trains[player], number])
    state.last[player] = kind
    state.points[player] += state.value[number]
    state.coupling = True
    if state.telling:
        wagon = words.wagon(state, kind)
        state.announce("aramini-hitched", wagon=wagon, points=state.points[player])
    if state.points[player] >= state.goal and not state.last_round:
        if not state.box.finish_round:
            finish(state, GOAL)
            return
        state.last_round = True
        state.announce("aramini-goal-reached", goal=state.goal)
