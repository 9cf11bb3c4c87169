"""Messages that the rules tell, and their arguments: cards, colours, regions."""

from typing import Final, Literal, get_args

from chapiteau.titles.drum_roll.rules import box, position
from chapiteau.titles.drum_roll.rules.box import Part
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.words import Args as Args
from chapiteau.words import Message
from chapiteau.words import say as say

Region = Literal["moscow", "paris", "vienna", "london", "rome"]
REGION_NAMES: Final[tuple[Region, ...]] = get_args(Region)
LEVEL_NAMES: Final = ("none", "poor", "good", "outstanding")


def yes(truth: bool) -> str:
    """A truth as texts choose by it."""
    return "yes" if truth else "no"


def card(state: Position, number: int) -> Message:
    """The name of a performer or a personnel member."""
    return state.box.name[number]


def target(state: Position, number: int) -> str:
    """Where it is on the board: `card:rope-walker`."""
    return "card:" + state.box.id[number]


def cards(state: Position, numbers: list[int]) -> list[Message]:
    """Names of cards, in their order."""
    return [state.box.name[number] for number in numbers]


# texts: drum-colour-*
def colour(number: int) -> Message:
    """The name of a colour of cubes."""
    return Message("drum-colour-" + box.COLOURS[number])


def colours(numbers: list[int]) -> list[Message]:
    """Names of colours, in their order."""
    return [colour(number) for number in numbers]


# texts: drum-type-*
def kinds_of_performer(number: int) -> Message:
    """The name of a type: its performers."""
    return Message("drum-type-" + box.TYPES[number] + ".many")


# texts: drum-investment-*
def investment(kind: int) -> Message:
    """The name of an investment card."""
    return Message("drum-investment-" + box.INVESTMENTS[kind])


def investments(state: Position, numbers: list[int]) -> list[Message]:
    """Names of investment cards, in their order."""
    return [investment(state.box.kind[number]) for number in numbers]


def meant(state: Position, parameter: str, at: int) -> Args:
    """What the parameter of a decision stands for, as an argument of its label."""
    if parameter == "colour":
        return {"colour": colour(at)}
    if parameter == "space":
        return {"space": space(at)}
    return {"card": investment(at) if parameter == "investment" else card(state, at)}


def part(what: Part) -> Message:
    """One part of a benefit (DR-11.2)."""
    if what.gives == box.COINS:
        return Message("drum-part-coins", {"cubes": what.cubes, "coins": what.amount})
    if what.gives == box.CUBE:
        choice = [colour(i) for i in range(len(box.COLOURS)) if what.amount >> i & 1]
        if len(choice) == 1:
            return Message("drum-part-cube", {"colour": choice[0]})
        if len(choice) == 2:
            return Message("drum-part-cube-either", {"one": choice[0], "two": choice[1]})
        return Message("drum-part-cube-any", {"count": 1})
    if what.gives == box.LOOK:
        return Message("drum-part-look", {"count": what.amount, "keep": what.keep})
    if what.gives == box.TRAILER_WON:
        return Message("drum-part-trailer", {"coins": what.coins})
    if what.gives == box.SKIP:
        return Message("drum-part-skip", {"cubes": what.cubes, "count": what.amount})
    return Message("drum-part-skip-or-trailer")


def benefit(state: Position, card: int, level: int) -> list[Message]:
    """What level 0 (poor) to 2 (outstanding) of a performer brings, part by part (DR-11.2)."""
    return parts(state, state.box.benefit[card * 3 + level])


def parts(state: Position, numbers: list[int]) -> list[Message]:
    """These parts of a benefit; cubes of free choice, which come last, in one."""
    chosen = [state.box.parts[i] for i in numbers]
    told = [part(one) for one in chosen if one.gives != box.CUBE or one.amount != box.ANY_COLOUR]
    free = len(chosen) - len(told)
    return [*told, Message("drum-part-cube-any", {"count": free})] if free else told


# texts: drum-region-*
def region(number: int) -> Message:
    """The name of a region."""
    return Message("drum-region-" + REGION_NAMES[number])


# texts: drum-space-*
def space(number: int) -> Message:
    """The name of a space for markers."""
    return Message("drum-space-" + box.SPACES[number])


# texts: drum-level-*
def level(number: int) -> Message:
    """Poor, good or outstanding (1 to 3)."""
    return Message("drum-level-" + LEVEL_NAMES[number])


# texts: drum-source-*
def source(state: Position, number: int) -> Message:
    """Where prestige comes from. What the first edition calls Perfect Show is Prestigious in the second (DR-10.6)."""
    name = "drum-source-" + position.SOURCES[number]
    if number == position.S_PERFECT:
        return Message(name, {"edition": "second" if state.box.second else "first"})
    return Message(name)
