"""Decision kinds: what can be decided in a title, each declared once, and the numbers and names of actions that follow from them.

A kind has a name and parameters, and its actions are all ways to fill these in: `end-turn`, `hire lion-tamer`, `move-cube giant good`.
Their numbers are counted through the kinds, then through the parameters, the last one fastest. So they are fixed for a title and its
box, and nobody writes them down: records, commands and people use the names.

>>> place = Domain("place", ["left", "right"])
>>> kinds = Kinds([Kind("pass", "TT-1"), Kind("swap", "TT-2", place, place)])
>>> [kinds.name(action) for action in range(len(kinds))]
['pass', 'swap left left', 'swap left right', 'swap right left', 'swap right right']
>>> kinds.action("swap right left")
3
"""

from collections.abc import Sequence
from typing import Any

from chapiteau.words import ChapiteauError, Choice, Message

OwnState = Any
"""In the signature of a kind's function: a State of the title's own class."""


class Domain:
    """What a parameter can be: names without spaces, in the order of their numbers."""

    def __init__(self, name: str, names: Sequence[str]) -> None:
        self.name = name
        self.names = list(names)


class Kind:
    """One kind of decision. A title's own kinds say besides when it is open, what it does, why it is barred and what it is called."""

    def __init__(self, name: str, rule: str, *domains: Domain) -> None:
        self.name = name
        self.rule = rule
        """The rule that it stands in."""
        self.domains = list(domains)
        self.first = -1
        """The number of its first action; `Kinds` gives it."""
        self.count = 1
        for domain in domains:
            self.count *= len(domain.names)

    def number(self, first: int) -> None:
        """Be told the number of the first action. What a kind wants to have ready for its numbers, it makes here."""
        self.first = first

    def words(self, at: int) -> str:
        """The name of its action number `at`, counted from 0."""
        words: list[str] = []
        for domain in reversed(self.domains):
            at, which = divmod(at, len(domain.names))
            words.append(domain.names[which])
        words.append(self.name)
        words.reverse()
        return " ".join(words)

    def choice(self, state: OwnState, player: int, at: int) -> Choice:
        """How people see its action number `at`, which is legal for a player. `chapiteau.match` adds `preview`, `final` and `name`."""
        raise NotImplementedError


class Kinds:
    """All kinds of a title with a box, and its actions: numbers from 0 to `len(kinds)`, exclusive."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.kinds = list(kinds)
        self._of: list[Kind] = []
        """The kind of each action."""
        self._numbers: dict[str, int] = {}
        for kind in kinds:
            kind.number(len(self._of))
            self._of += [kind] * kind.count

    def __len__(self) -> int:
        return len(self._of)

    def kind(self, action: int) -> Kind:
        """The kind of an action. Raises IndexError for a number outside."""
        if not 0 <= action < len(self._of):
            raise IndexError(action)
        return self._of[action]

    def choice(self, state: OwnState, player: int, action: int) -> Choice:
        """How people see an action that is legal for a player."""
        kind = self.kind(action)
        return kind.choice(state, player, action - kind.first)

    def choices(self, state: OwnState, player: int) -> list[Choice]:
        """How people see all legal actions of a player, in their order."""
        return [self.choice(state, player, action) for action in state.legal_actions(player)]

    def name(self, action: int) -> str:
        """What an action is called in records and commands. Raises IndexError for a number outside."""
        kind = self.kind(action)
        return kind.words(action - kind.first)

    def action(self, name: str) -> int:
        """The number of the action with this name. Raises ChapiteauError `unknown-action`."""
        if not self._numbers:
            for kind in self.kinds:
                for at in range(kind.count):
                    self._numbers[kind.words(at)] = kind.first + at
        found = self._numbers.get(name)
        if found is None:
            raise ChapiteauError(
                "unknown-action", Message("error-action-unknown", {"action": name[:80]})
            )
        return found
