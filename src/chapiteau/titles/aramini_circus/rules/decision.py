"""What every decision of Aramini Circus has, whatever it is about."""

from chapiteau.kinds import Domain, Kind
from chapiteau.titles.aramini_circus.rules.position import TURN, Position
from chapiteau.words import Choice, Message

Refusal = tuple[str, Message]
"""The rule that forbids a decision, and what can be done instead. Built from what the player in turn knows."""


def members(mask: int) -> list[int]:
    """The numbers in a mask, in rising order."""
    numbers: list[int] = []
    while mask:
        lowest = mask & -mask
        numbers.append(lowest.bit_length() - 1)
        mask ^= lowest
    return numbers


class Decision(Kind):
    """A kind of decision. `at` is its parameter in numbers from 0; 0 where it has none."""

    def __init__(self, name: str, rule: str, group: str, target: str, *domains: Domain) -> None:
        super().__init__(name, rule, *domains)
        self.group = group
        self.target = target
        """What its targets on the board begin with; empty for none."""

    def find(self, state: Position, legal: list[int]) -> None:
        """Add its legal actions for the player in turn, where it is asked for."""
        raise NotImplementedError

    def do(self, state: Position, at: int) -> None:
        """Carry it out."""
        raise NotImplementedError

    def why_not(self, state: Position, at: int) -> Refusal:
        """Why it is not legal, in a turn or where it is asked for."""
        raise NotImplementedError

    def choice(self, state: Position, player: int, at: int) -> Choice:
        """How people see it."""
        label, rule = self.label(state, at), self.cited(state, at)
        return Choice(self.first + at, label, rule, self.group, self.targets(at))

    def label(self, state: Position, at: int) -> Message:
        """What it is called now."""
        raise NotImplementedError

    def cited(self, state: Position, at: int) -> str:
        """The number of the rule that allows it now."""
        return self.rule

    def targets(self, at: int) -> list[str]:
        """Where it lies on the board."""
        thing = self.domains[0].names[at] if self.domains else ""
        return [self.target + thing] if self.target else []


class Action(Decision):
    """One of the actions of AC-3.1. Most are asked for in each turn, so they are found as a mask: bit n is action n."""

    def __init__(self, name: str, rule: str, group: str, target: str, *domains: Domain) -> None:
        super().__init__(name, rule, group, target, *domains)
        self.whole = 0
        """Mask of all its actions."""

    def number(self, first: int) -> None:
        super().number(first)
        self.whole = (1 << self.count) - 1 << first

    def find(self, state: Position, legal: list[int]) -> None:
        legal += members(self.mask(state))

    def mask(self, state: Position) -> int:
        """Mask of its legal actions for the player in turn, with an action left or given."""
        raise NotImplementedError

    def why_not(self, state: Position, at: int) -> Refusal:
        if state.phase == TURN and state.actions == 0:
            return "AC-3.1", Message("aramini-no-actions")
        return self.barred(state, at)

    def barred(self, state: Position, at: int) -> Refusal:
        """Why it is not legal, though an action is left or given."""
        raise NotImplementedError
