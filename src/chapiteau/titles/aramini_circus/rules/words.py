"""Messages that the rules tell: cards and wagons as arguments of sentences."""

from chapiteau.titles.aramini_circus.rules.actions import ANIMALS, BONUSES, FIRST_BONUS
from chapiteau.titles.aramini_circus.rules.table import Table
from chapiteau.words import Message

Args = dict[str, int | str | Message | list[Message]]
"""Arguments of a message."""


# texts: aramini-animal-*
def animal(number: int) -> Message:
    """The name of an animal."""
    return Message("aramini-animal-" + ANIMALS[number])


# texts: aramini-bonus-*
def card(table: Table, face: int) -> Message:
    """The name of a card."""
    if face < FIRST_BONUS:
        return animal(face)
    return Message("aramini-bonus-" + BONUSES[table.box.bonus[face]])


def wagon(kind: int) -> Message:
    """A wagon by animal and value."""
    return Message("aramini-wagon", {"animal": ANIMALS[kind >> 2], "value": (kind & 3) + 1})
