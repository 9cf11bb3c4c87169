"""Messages that the rules tell, and their arguments: cards and wagons."""

from typing import Final, Literal

from chapiteau.titles.aramini_circus.rules import position
from chapiteau.titles.aramini_circus.rules.box import ANIMALS, BONUSES, FIRST_BONUS
from chapiteau.titles.aramini_circus.rules.position import Position
from chapiteau.words import Args, Message, seat

End = Literal["round", "wagons", "stalled", "long"]
"""Why a match ends between two turns, in a word."""

ENDS: Final[dict[int, End]] = {
    position.ROUND_FINISHED: "round",
    position.NO_WAGONS: "wagons",
    position.STALLED: "stalled",
    position.TOO_LONG: "long",
}
ROUNDS: Final = {position.STALLED: position.IDLE_ROUNDS, position.TOO_LONG: position.CALM_ROUNDS}
"""Rounds that an end took to come."""


# texts: aramini-animal-*
def animal(number: int) -> Message:
    """The name of an animal, or of the exchange token that shows it."""
    return Message("aramini-animal-" + ANIMALS[number])


# texts: aramini-bonus-*
def card(state: Position, face: int) -> Message:
    """A card with its article: a bear, the bonus card “Draw two” (1)."""
    if face < FIRST_BONUS:
        return Message(f"aramini-animal-{ANIMALS[face]}.a")
    name = f"aramini-bonus-{BONUSES[state.box.bonus[face]]}.a"
    return Message(name, {"copy": state.box.copy[face]})


def counted(state: Position, face: int, count: int) -> Message:
    """Equal cards: 3 bears. Each bonus card is its own."""
    if face < FIRST_BONUS:
        return Message(f"aramini-animal-{ANIMALS[face]}.counted", {"count": count})
    return card(state, face)


def cards(state: Position, faces: list[int]) -> list[Message]:
    """Cards in their order: a bear, a bear and a fish."""
    return [card(state, face) for face in faces]


def wagon(state: Position, kind: int, form: str = "") -> Message:
    """A wagon: the 3-bear wagon; with `.short` 3-bear."""
    which, value = divmod(kind, state.box.values)
    return Message("aramini-wagon" + form, {"animal": animal(which), "value": value + 1})


def offered(state: Position, slot: int) -> Message:
    """The wagon in a place of the offer."""
    return wagon(state, state.kind[state.offer[slot]])


def ending(state: Position) -> Message:
    """Why the match is over. Only a player who reached the goal is named."""
    if state.over == position.GOAL:
        return Message("aramini-over-goal", {"player": seat(state.player), "goal": state.goal})
    # texts: aramini-over-round, aramini-over-wagons, aramini-over-stalled, aramini-over-long
    rounds: Args = {"rounds": ROUNDS[state.over]} if state.over in ROUNDS else {}
    return Message("aramini-over-" + ENDS[state.over], rounds)
