"""What every decision of Flip Circus has, whatever it is about."""

from typing import Final

from chapiteau.kinds import Domain, Kind
from chapiteau.titles.flip_circus.rules.position import Position
from chapiteau.titles.flip_circus.rules.ring import PLACES
from chapiteau.words import Choice, Message

Refusal = tuple[str, Message]
"""The rule that forbids a decision, and what can be done instead. Everything in it is public."""
PLACE: Final = Domain("place", [str(place + 1) for place in range(PLACES)])
"""Places count from 0 in the engine, and from 1 in all names and texts."""
NONE: Final[list[int]] = []
"""No legal action."""


class Decision(Kind):
    """A kind of decision. `at` is its parameter, a place; 0 where it has none."""

    def __init__(self, name: str, rule: str, group: str, *domains: Domain) -> None:
        super().__init__(name, rule, *domains)
        self.group = group
        self.all: list[int] = []
        """All its actions, in rising order."""

    def number(self, first: int) -> None:
        super().number(first)
        self.all = list(range(first, first + self.count))

    def find(self, state: Position) -> list[int]:
        """Its legal actions where it is asked (`kinds.legal_actions`): all, unless a kind says less. The list is not to be changed."""
        return self.all

    def do(self, state: Position, at: int) -> None:
        """Carry it out."""
        raise NotImplementedError

    def why_not(self, state: Position, at: int) -> Refusal:
        """Why it is not legal, for the seat that decides, whatever is asked but a clown benefit or an answer."""
        raise NotImplementedError

    def in_benefit(self, state: Position) -> Refusal:
        """Why it is not legal during a clown decision (FC-5.2)."""
        return self.rule, Message("flip-error-benefit")

    def choice(self, state: Position, player: int, at: int) -> Choice:
        """How people see it."""
        return Choice(
            self.first + at, self.label(state, at), self.rule, self.group, self.targets(at)
        )

    def label(self, state: Position, at: int) -> Message:
        """What it is called now."""
        # texts: flip-choice-*
        return Message(f"flip-choice-{self.name}")

    def targets(self, at: int) -> list[str]:
        """Where it lies on the board."""
        return [f"place:{at}"] if self.domains else []
