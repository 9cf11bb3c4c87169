"""Messages that the rules tell, and their arguments: cards and wagons."""

from typing import Final, Literal

from chapiteau.titles.aramini_circus.rules.actions import (
    ANIMALS,
    BONUSES,
    FIRST_BONUS,
    GOAL,
    NO_WAGONS,
    ROUND_FINISHED,
    STALLED,
    TOO_LONG,
)
from chapiteau.titles.aramini_circus.rules.table import CALM_ROUNDS, IDLE_ROUNDS, Table
from chapiteau.words import Message, seat

Args = dict[str, int | str | Message | list[Message]]
"""Arguments of a message."""

End = Literal["round", "wagons", "stalled", "long"]
"""Why a match ends between two turns, in a word."""

ENDS: Final[dict[int, End]] = {
    ROUND_FINISHED: "round",
    NO_WAGONS: "wagons",
    STALLED: "stalled",
    TOO_LONG: "long",
}
ROUNDS: Final = {STALLED: IDLE_ROUNDS, TOO_LONG: CALM_ROUNDS}
"""Rounds that an end took to come."""


# texts: aramini-animal-*
def animal(number: int) -> Message:
    """The name of an animal, or of the exchange token that shows it."""
    return Message("aramini-animal-" + ANIMALS[number])


# texts: aramini-bonus-*
def card(table: Table, face: int) -> Message:
    """A card with its article: a bear, the bonus card “Draw two” (1)."""
    if face < FIRST_BONUS:
        return Message(f"aramini-animal-{ANIMALS[face]}.a")
    name = f"aramini-bonus-{BONUSES[table.box.bonus[face]]}.a"
    return Message(name, {"copy": table.box.copy[face]})


def counted(table: Table, face: int, count: int) -> Message:
    """Equal cards: 3 bears. Each bonus card is its own."""
    if face < FIRST_BONUS:
        return Message(f"aramini-animal-{ANIMALS[face]}.counted", {"count": count})
    return card(table, face)


def cards(table: Table, faces: list[int]) -> list[Message]:
    """Cards in their order: a bear, a bear and a fish."""
    return [card(table, face) for face in faces]


def wagon(kind: int) -> Message:
    """A wagon: the 3-bear wagon."""
    return Message("aramini-wagon", wagon_args(kind))


def wagon_args(kind: int) -> Args:
    """Animal and value of a wagon."""
    return {"animal": animal(kind >> 2), "value": (kind & 3) + 1}


def ending(table: Table) -> Message:
    """Why the match is over. Only a player who reached the goal is named."""
    if table.over == GOAL:
        return Message("aramini-over-goal", {"player": seat(table.player), "goal": table.goal})
    # texts: aramini-over-round, aramini-over-wagons, aramini-over-stalled, aramini-over-long
    rounds: Args = {"rounds": ROUNDS[table.over]} if table.over in ROUNDS else {}
    return Message("aramini-over-" + ENDS[table.over], rounds)
