"""MG-3: the die, its colour, and power."""

from chapiteau.titles.the_magnificent.rules import asks, box, words
from chapiteau.titles.the_magnificent.rules.decision import Decision, Refusal
from chapiteau.titles.the_magnificent.rules.position import A_NONE, Position
from chapiteau.words import Message, say


def begin_turn(state: Position, player: int) -> None:
    """MG-3.1: a die has to be taken; trainers may be used before."""
    state.player = player
    state.mode = asks.DIE
    state.die = -1
    state.card = -1
    state.colour = -1
    state.used = 0
    state.top_used = False
    state.gem_spent = False
    state.bonus = 0
    state.bonus_build = 0
    state.bonus_travel = 0
    state.bonus_show = 0
    state.action = A_NONE
    state.owed = []
    state.may_complete = 0
    state.face_down = 0
    state.counted = [0] * 6
    state.passed = []


class TakeDie(Decision):
    """MG-3.1: a die from the main tent; equal ones are one choice. It goes onto a master card next."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first + die for die, count in enumerate(state.dice) if count]

    def do(self, state: Position, player: int, at: int) -> None:
        state.dice[at] -= 1
        state.die = at
        state.mode = asks.CARD
        if state.telling:
            state.say(player, "magnificent-log-takes-die", die=words.die(at))

    def why_not(self, state: Position, at: int) -> Refusal:
        return self.rule, Message("magnificent-no-die", {"die": words.die(at)})

    def label(self, state: Position, player: int, at: int) -> Message:
        return Message("magnificent-choice-die", {"die": words.die(at)})


class PutDie(Decision):
    """MG-3.1: the die lies on an own master card without one. Its colour is that of the turn; that of a clear die is named later
    (MG-3.3)."""

    def find(self, state: Position, player: int) -> list[int]:
        vacant: list[int] = []
        for i in range(player * box.HELD, (player + 1) * box.HELD):
            card = state.cards[i]
            if card >= 0 and state.die_kind[card] < 0:
                vacant.append(self.first + card)
        vacant.sort()
        return vacant

    def do(self, state: Position, player: int, at: int) -> None:
        kind = state.die // 6
        state.die_kind[at] = kind
        state.die_face[at] = state.die % 6 + 1
        state.card = at
        state.die = -1
        state.mode = asks.BEFORE
        state.colour = kind
        if state.telling:
            state.say(player, "magnificent-log-puts-die", card=words.card(state.box, at))

    def why_not(self, state: Position, at: int) -> Refusal:
        return self.rule, Message("magnificent-no-card", {"card": words.card(state.box, at)})

    def label(self, state: Position, player: int, at: int) -> Message:
        effect = state.box.told_parts[state.box.top[at]]
        return say("magnificent-choice-put-die", id=state.box.cards[at], effect=effect)


class NameColour(Decision):
    """MG-3.3: the colour of a clear die, once; or another colour for the turn. Earlier dice, tiles and wagon follow it, the die and the
    payment do not."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first + colour for colour in range(box.CLEAR) if colour != state.colour]

    def do(self, state: Position, player: int, at: int) -> None:
        if state.todo:
            state.todo.pop()
        state.colour = at
        if state.telling:
            state.say(player, "magnificent-log-names-colour", colour=words.COLOURS[at])

    def label(self, state: Position, player: int, at: int) -> Message:
        return Message("magnificent-choice-colour", {"colour": words.COLOURS[at]})


class Spend(Decision):
    """MG-3.2: a gem, clear or of the turn's colour, for 2 power; one a turn, or any number (MG-12.2). A coloured one needs a named colour
    (MG-3.3)."""

    def find(self, state: Position, player: int) -> list[int]:
        if state.gem_spent and not state.box.any_gems:
            return []
        at = player * 4
        legal: list[int] = []
        if state.colour != box.CLEAR and state.gems[at + state.colour]:
            legal.append(self.first + state.colour)
        if state.gems[at + box.CLEAR]:
            legal.append(self.first + box.CLEAR)
        return legal

    def do(self, state: Position, player: int, at: int) -> None:
        state.gems[player * 4 + at] -= 1
        state.gem_spent = True
        state.bonus += 2
        if state.telling:
            state.say(player, "magnificent-log-spends-gem", gem=words.GEMS[at])

    def why_not(self, state: Position, at: int) -> Refusal:
        return self.rule, Message("magnificent-no-spend", {"gem": words.GEMS[at]})

    def label(self, state: Position, player: int, at: int) -> Message:
        return Message("magnificent-choice-spend", {"gem": words.GEMS[at]})


def power(state: Position) -> int:
    """MG-3.2: this die, the earlier dice of the turn's colour, gems and bonuses. Before the colour of a clear die is named no earlier
    dice count (MG-3.3)."""
    total = state.die_face[state.card] + state.bonus
    return total if state.colour == box.CLEAR else total + earlier(state, state.colour)


def earlier(state: Position, colour: int) -> int:
    """MG-3.2: pips of the own earlier dice of a colour, by their own kind."""
    total = 0
    at = state.player * box.HELD
    for i in range(at, at + box.HELD):
        card = state.cards[i]
        if card >= 0 and card != state.card and state.die_kind[card] == colour:
            total += state.die_face[card]
    return total
