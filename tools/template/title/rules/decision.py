"""What every decision of New Title has, whatever it is about."""

from chapiteau.kinds import Kind
from chapiteau.words import Choice, Message
from tools.template.title.rules.position import Position

Refusal = tuple[str, Message]
"""The rule that forbids a decision, and what can be done instead. Built from what the player in turn knows."""


class Decision(Kind):
    """A kind of decision. `at` is its parameter in numbers from 0."""

    def find(self, state: Position) -> list[int]:
        """Its legal actions for the player in turn, in rising order, where it is asked for."""
        raise NotImplementedError

    def do(self, state: Position, at: int) -> None:
        """Carry it out."""
        raise NotImplementedError

    def why_not(self, state: Position, at: int) -> Refusal:
        """Why it is not legal for the player in turn."""
        raise NotImplementedError

    def label(self, state: Position, at: int) -> Message:
        """What it is called."""
        raise NotImplementedError

    def targets(self, state: Position, at: int) -> list[str]:
        """Where it lies on the board (`view.Card.target`)."""
        return []

    def choice(self, state: Position, player: int, at: int) -> Choice:
        """How people see it."""
        label, places = self.label(state, at), self.targets(state, at)
        return Choice(self.first + at, label, self.rule, self.name, places)
