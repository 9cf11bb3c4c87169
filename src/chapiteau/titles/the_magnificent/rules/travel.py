"""MG-5: travelling, and tents."""

from typing import Final

from chapiteau.titles.the_magnificent.rules import asks, box, gains, turn, words
from chapiteau.titles.the_magnificent.rules.decision import Decision, Refusal, Stop
from chapiteau.titles.the_magnificent.rules.position import A_TRAVEL, Position
from chapiteau.words import Message, say

BY_ACTION: Final = 4
"""In the parameter of `asks.STEP`: the move is the turn's action, not a trainer's."""


class Travel(Decision):
    """MG-5.1: 0 to power steps are named, and the wagon of the turn's colour sets out. Ruling: with none it does not move, so there is no
    tent either."""

    def number(self, first: int) -> None:
        super().number(first)
        self.actions = list(range(first, self.end))

    def find(self, state: Position, player: int) -> list[int]:
        return self.actions[: turn.power(state) + state.bonus_travel + 1]

    def do(self, state: Position, player: int, at: int) -> None:
        state.action = A_TRAVEL
        state.mode = asks.AFTER
        if state.telling:
            state.say(player, "magnificent-log-travels", wagon=words.WAGONS[state.colour], steps=at)
        if at:
            state.push(asks.STEP, at << 3 | BY_ACTION | state.colour)

    def why_not(self, state: Position, at: int) -> Refusal:
        reach = turn.power(state) + state.bonus_travel
        return self.rule, Message("magnificent-no-steps", {"power": reach})

    def label(self, state: Position, player: int, at: int) -> Message:
        end = words.ring_space(state, state.colour * box.RING + wagon_after(state, at))
        wagon = words.WAGONS[state.colour]
        return say("magnificent-choice-travel", steps=at, wagon=wagon, end=end)

    def targets(self, state: Position, at: int) -> list[str]:
        return [f"ring:{box.COLOURS[state.colour]}:{wagon_after(state, at)}"]


class MoveWagon(Decision):
    """T04: the move of a wagon that is not the action."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first, self.first + 1, self.first + 2]

    def do(self, state: Position, player: int, at: int) -> None:
        steps = state.todo.pop() >> asks.T_BITS
        if state.telling:
            state.say(player, "magnificent-log-moves-wagon", wagon=words.WAGONS[at], steps=steps)
        state.push(asks.STEP, steps << 3 | at)

    def label(self, state: Position, player: int, at: int) -> Message:
        steps = state.parameter()
        return say("magnificent-choice-wagon", wagon=words.WAGONS[at], steps=steps)


def wagon_after(state: Position, steps: int) -> int:
    """The space of the turn's wagon after so many steps."""
    return (state.wagon[state.colour] + steps) % box.RING


def step(state: Position, parameter: int) -> None:
    """MG-5.1: one space further and what is there, as far as nothing is asked. After the last one the tent (MG-5.4)."""
    state.todo.pop()
    colour, steps = parameter & 3, parameter >> 3
    first = colour * box.RING
    while steps:
        steps -= 1
        state.wagon[colour] = (state.wagon[colour] + 1) % box.RING
        place = first + state.wagon[colour]
        symbol = state.box.ring[place]
        if symbol >= 0:
            gains.take_gem(state, symbol)
        elif state.ring_tent[place] < 0:
            state.push(asks.STEP, steps << 3 | parameter & 7)
            state.push(asks.POSTER)
            return
        elif parameter & BY_ACTION:
            # T05. Ruling: not the tent on which it lands, though it passed it a round before.
            if steps and place not in state.passed:
                state.passed.append(place)
            elif not steps and place in state.passed:
                state.passed.remove(place)
    place = first + state.wagon[colour]
    if state.ring_tent[place] >= 0 and vacant_spaces(state):
        state.push(asks.TENT, place)


# ---- tents


def vacant_spaces(state: Position) -> list[int]:
    """Tent spaces of the player in turn without a tent (MG-5.4)."""
    at = state.player * box.SECTIONS
    return [space for space in range(box.SECTIONS) if state.tent[at + space] < 0]


def passed_tents(state: Position) -> list[int]:
    """T05: places of the tents passed in this turn's travel that are still there."""
    return [place for place in state.passed if state.ring_tent[place] >= 0]


class TakeTent(Decision):
    """MG-5.4: onto a vacant tent space; the bonus under it is gained at once."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first + space for space in vacant_spaces(state)]

    def do(self, state: Position, player: int, at: int) -> None:
        place = state.todo.pop() >> asks.T_BITS
        tent = state.ring_tent[place]
        state.tent[player * box.SECTIONS + at] = tent
        state.ring_tent[place] = -1
        if state.telling:
            told = state.box.told_tents[tent]
            state.say(player, "magnificent-log-takes-tent", tent=told, space=at + 1)
        for part in state.box.tent_space[at][::-1]:  # In their order, before anything else.
            state.push(asks.PART, part)

    def label(self, state: Position, player: int, at: int) -> Message:
        bonus = words.parts(state.box, state.box.tent_space[at])
        return say("magnificent-choice-tent", space=at + 1, gains=bonus)


class LeaveTent(Stop):
    """MG-5.4: or it may be left."""

    def do(self, state: Position, player: int, at: int) -> None:
        place = state.todo.pop() >> asks.T_BITS
        if state.telling:
            tent = words.ring_space(state, place)
            state.say(player, "magnificent-log-leaves-tent", tent=tent)


class ChoosePassed(Decision):
    """T05: which of the tents that were passed; where it goes comes next."""

    def find(self, state: Position, player: int) -> list[int]:
        return sorted([self.first + place for place in passed_tents(state)])

    def do(self, state: Position, player: int, at: int) -> None:
        state.todo.pop()
        state.push(asks.TENT, at)
        if state.telling:
            state.say(player, "magnificent-log-chooses-tent", tent=words.ring_space(state, at))

    def label(self, state: Position, player: int, at: int) -> Message:
        return say("magnificent-choice-passed", tent=words.ring_space(state, at))

    def targets(self, state: Position, at: int) -> list[str]:
        return [f"ring:{box.COLOURS[at // box.RING]}:{at % box.RING}"]
