"""The fields of a position as data, as `tools/write_fields.py` reads them off `rules/position.py`, and how they are written as text."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from chapiteau.chance import Rng
from chapiteau.game import State
from chapiteau.kinds import Domain, OwnState

Mark = Literal["lying", "mask", "heap", "rest", "grows"]


class Field:
    """One field of a position. Places and values are numbers; what they are numbers of are the names of domains (`Notation.domain`)."""

    def __init__(
        self, name: str, kind: str, of: str = "", *marks: Mark, by: str = "", each: int = 0
    ) -> None:
        self.name = name
        self.kind = kind
        """"number", "truth", "list" (of numbers) or "lists" (of lists of numbers)."""
        self.of = of
        """The domain of the values; "" for plain numbers."""
        self.by = by
        """The domain of the places of a list; "" where their order is all there is to say."""
        self.each = each
        """How long the rows of a list are that lie one behind the other (by seat, say); 0 for one row."""
        self.lying = "lying" in marks
        """Whether a value says that this one lies here, and so nowhere else."""
        self.mask = "mask" in marks
        """Whether values are bit masks of the domain."""
        self.heap = "heap" in marks
        """Whether a list is told in rising order, what is unknown at its end."""
        self.rest = "rest" in marks
        """Whether all that lies nowhere else lies here."""
        self.grows = "grows" in marks
        """Whether a list has no length of its own."""


Told = Mapping[str, list[list[int]]]
"""The rows of the fields that a text names."""


def same(fields: tuple[Field, ...], one: Any, other: Any) -> bool:
    """Whether two positions are equal in every field."""
    return all(getattr(one, field.name) == getattr(other, field.name) for field in fields)


def one_of_each(state: State, domain: Domain) -> list[int]:
    """Where a number stands for one thing."""
    return [1] * len(domain.names)


@dataclass(frozen=True)
class Notation:
    """What a title says of its fields (`rules/notation.py`)."""

    fields: tuple[Field, ...]
    domain: Callable[[OwnState, str], Domain]
    """(state, name): the words for the numbers of a domain. `seats` and `viewers` are known to all."""
    hidden: Callable[[OwnState, int, str, int, list[int], int], str]
    """(state, viewer, name of a field, number of a row, the row, place in it): the word that stands there if the viewer does not know it
    (`?`), else ""."""
    complete: Callable[[OwnState, Told, set[str], Rng], None]
    """(state, what the text says, names of those with unknown values, rng), once they are set: what follows from them, and
    something possible for what is unknown and lies nowhere. Raises ValueError for what cannot be."""
    copies: Callable[[OwnState, Domain], list[int]] = one_of_each
    """(state, domain): how many there are of each number; -1 for a word that stands for things of other numbers, however many."""
    noticed: Callable[[OwnState, int], State] = lambda state, viewer: state
    """(state, viewer): the position without what others are doing unnoticed."""
    rest: Callable[[OwnState, str], list[int]] | None = None
    """(state, name of a field with the rest): what lies there if the text does not say, where it is not all that lies in no other field."""
