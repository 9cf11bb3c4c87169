"""What every decision of The Magnificent has, and the questions that ask for some of them."""

from chapiteau.kinds import Domain, Kind
from chapiteau.titles.the_magnificent.rules import asks
from chapiteau.titles.the_magnificent.rules.position import Position
from chapiteau.words import Choice, Message

Refusal = tuple[str, Message]
"""The rule that forbids a decision, and what can be done instead. Built from what lies open or the mover knows."""


class Decision(Kind):
    """A kind of decision, or one meaning of a kind that has several (`Shared`). `at` is the number of an action in it, from 0."""

    def __init__(self, name: str, rule: str, group: str, where: str, *domains: Domain) -> None:
        super().__init__(name, rule, *domains)
        self.group = group
        self.where = where
        """On the board it belongs to `<where>:<name of its parameter>`; to nothing, or more than that, where this is empty."""
        self.end = -1
        """The number after its last action."""
        self.parts: list[Decision] = []
        """The kinds that it looks for together, where it is none itself."""

    def number(self, first: int) -> None:
        super().number(first)
        self.end = first + self.count

    def find(self, state: Position, player: int) -> list[int]:
        """Its legal actions in rising order, for a player who may decide, where a question asks for it."""
        raise NotImplementedError

    def do(self, state: Position, player: int, at: int) -> None:
        """Carry it out."""
        raise NotImplementedError

    def why_not(self, state: Position, at: int) -> Refusal | None:
        """Why it is not legal though the question asks for such decisions; None: the question says it."""
        return None

    def choice(self, state: Position, player: int, at: int) -> Choice:
        """How people see it."""
        label = self.label(state, player, at)
        return Choice(self.first + at, label, self.rule, self.group, self.targets(state, at))

    def label(self, state: Position, player: int, at: int) -> Message:
        """What it is called now."""
        raise NotImplementedError

    def targets(self, state: Position, at: int) -> list[str]:
        """What it belongs to on the board."""
        if not self.where:
            return []
        return [f"{self.where}:{self.words(at).removeprefix(self.name + ' ').replace(' ', '-')}"]


class Stop(Decision):
    """An end of something, with nothing to choose. `says`: the text of its label."""

    def __init__(self, name: str, rule: str, says: str) -> None:
        super().__init__(name, rule, "turn", "")
        self.says = says

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first]

    def label(self, state: Position, player: int, at: int) -> Message:
        return Message(self.says)


class Shared(Kind):
    """A kind with several meanings: what is asked says which one it has."""

    def __init__(self, *meanings: Decision) -> None:
        super().__init__(meanings[0].name, meanings[0].rule, *meanings[0].domains)
        self.meanings = list(meanings)

    def number(self, first: int) -> None:
        super().number(first)
        for meaning in self.meanings:
            meaning.number(first)


class Question:
    """What may be decided when something is asked."""

    def __init__(
        self, number: int, word: asks.Word, rule: str, kinds: list[Decision], skipped: bool = False
    ) -> None:
        self.number = number
        """One of `asks`."""
        self.word = word
        self.rule = rule
        """The rule that asks."""
        self.asked = kinds
        """What is looked for, one after another."""
        self.kinds = [part for kind in kinds for part in kind.parts or [kind]]
        """In the order of their actions."""
        self.skipped = skipped
        """Nobody is asked where there is only one way."""

    def kind(self, action: int) -> Decision:
        """What an action means here. Raises IndexError where nobody is asked for such decisions."""
        for kind in self.kinds:
            if kind.first <= action < kind.end:
                return kind
        raise IndexError(action)

    def why_not(self, state: Position, action: int) -> Refusal:
        """Why an action is not legal."""
        for kind in self.kinds:
            at = action - kind.first
            if 0 <= at < kind.count and (found := kind.why_not(state, at)):
                return found
        # texts: magnificent-asks-*
        asked = Message("magnificent-asks-" + self.word)
        return self.rule, Message("magnificent-no-now", {"asked": asked})
