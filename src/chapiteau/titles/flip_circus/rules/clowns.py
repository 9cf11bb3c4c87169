"""What clowns bring that were brought together (FC-5)."""

from chapiteau.titles.flip_circus.rules import words
from chapiteau.titles.flip_circus.rules.decision import NONE, Decision, Refusal
from chapiteau.titles.flip_circus.rules.position import ACT, Position
from chapiteau.titles.flip_circus.rules.turns import foretell
from chapiteau.words import Message


class Benefit(Decision):
    """A choice of the clown benefit."""

    def __init__(self, name: str, rule: str, told: str) -> None:
        super().__init__(name, rule, "benefit")
        self.told = told
        """The sentence that tells it."""

    def do(self, state: Position, at: int) -> None:
        words.say(state, self.told)
        state.phase = ACT
        self.give(state)
        foretell(state)

    def why_not(self, state: Position, at: int) -> Refusal:
        return "FC-5.1", Message("flip-error-no-benefit")

    def give(self, state: Position) -> None:
        raise NotImplementedError


class Take(Benefit):
    """FC-5.1: 1 applause from the reserve."""

    def find(self, state: Position) -> list[int]:
        return self.all if state.may_take() else NONE

    def give(self, state: Position) -> None:
        state.applause[state.mover & 1] += 1
        state.unsettle()

    def in_benefit(self, state: Position) -> Refusal:
        if state.reserve() == 0:
            return "FC-5.1", Message("flip-error-reserve")
        return "FC-8.2", Message("flip-error-repeats")


class Return(Benefit):
    """FC-5.1: the opponent returns 1 applause."""

    def find(self, state: Position) -> list[int]:
        return self.all if state.may_return() else NONE

    def give(self, state: Position) -> None:
        state.applause[1 - (state.mover & 1)] -= 1
        state.settle()

    def in_benefit(self, state: Position) -> Refusal:
        return "FC-5.1", Message("flip-error-nothing-to-return")


class Decline(Benefit):
    """FC-5.2: neither."""

    def give(self, state: Position) -> None:
        state.settle()
