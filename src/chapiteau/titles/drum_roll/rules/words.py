"""Messages that the rules tell, and their arguments: cards, colours, regions."""

from typing import Final

from chapiteau.titles.drum_roll.rules.actions import (
    AGENTS,
    APPLAUDING,
    ASSISTANTS,
    BANKING,
    BENEFITING,
    CARD_FIRE,
    CARD_TRAILER,
    COLOURS,
    CUBES,
    CURTAIN,
    DISTRIBUTING,
    DOUBLING,
    DRAFTING,
    GAINING,
    INCOME,
    INCOME_CUBE,
    KINDS,
    LOOKING,
    ORGANIZING,
    PAYING,
    PERFORMERS,
    PLACING,
    RESOLVING,
    RESOURCES,
    S_PERFECT,
    SHOWING,
    SOURCES,
    SPACES,
    TYPES,
    VOTING,
    kind_played,
)
from chapiteau.titles.drum_roll.rules.box import COINS, CUBE, LOOK, SKIP, TRAILER_WON, Part
from chapiteau.titles.drum_roll.rules.table import Table
from chapiteau.words import Message

Args = dict[str, int | str | Message | list[Message]]
"""Arguments of a message."""

ASKED: Final = {
    DRAFTING: "draft",
    CUBES: "cubes",
    BANKING: "bank",
    PLACING: "place",
    RESOLVING: "resolve",
    DISTRIBUTING: "distribute",
    VOTING: "vote",
    DOUBLING: "double",
    ORGANIZING: "organizer",
    CURTAIN: "curtain",
    SHOWING: "show",
    BENEFITING: "benefit",
    GAINING: "gain",
    LOOKING: "look",
    APPLAUDING: "applause",
    PAYING: "salaries",
}
"""The word for what is asked, by mode; part of the ids of texts."""

# In the order of the component file, whose keys they are.
PERFORMER_NAMES: Final = (
    *("rope-walker", "trapeze-flyer", "tumbler", "ring-gymnast", "pole-climber", "trick-cyclist"),
    *("springboard-duo", "human-pyramid", "stilt-dancer"),
    *("horse-trainer", "dog-trainer", "goose-herder", "sea-lion-trainer", "bear-leader"),
    *("monkey-trainer", "elephant-rider", "tiger-tamer", "lion-tamer"),
    *("ball-juggler", "plate-spinner", "hat-juggler", "club-juggler", "ring-juggler"),
    *("cigar-box-juggler", "torch-juggler", "foot-juggler", "knife-juggler"),
    *("card-sharp", "coin-conjurer", "ventriloquist", "mind-reader", "dove-magician"),
    *("illusionist", "hypnotist", "escape-artist", "grand-magician"),
    *("fire-eater", "strong-man", "sword-swallower", "tattooed-man", "contortionist"),
    *("living-statue", "giant", "fakir", "human-cannonball"),
)
PERSONNEL_NAMES: Final = (
    *("popcorn-vendor", "orchestra", "bank-representative", "general-supplier", "show-organizer"),
)
REGION_NAMES: Final = ("moscow", "paris", "vienna", "london", "rome")
LEVEL_NAMES: Final = ("none", "poor", "good", "outstanding")


# texts: drum-performer-*, drum-personnel-*
def card(number: int) -> Message:
    """The name of a performer or a personnel member."""
    if number < PERFORMERS:
        return Message("drum-performer-" + PERFORMER_NAMES[number])
    kind, copy = member(number)
    return Message("drum-personnel-" + kind, {"number": copy} if copy else {})


def card_id(number: int) -> str:
    """`rope-walker`, `orchestra`, `agent-3`."""
    if number < PERFORMERS:
        return PERFORMER_NAMES[number]
    kind, copy = member(number)
    return f"{kind}-{copy}" if copy else kind


def member(number: int) -> tuple[str, int]:
    """Kind of a personnel member, and its number among the Agents or Assistants, from 1; 0 for the others."""
    if number < AGENTS:
        return PERSONNEL_NAMES[number - PERFORMERS], 0
    if number < ASSISTANTS:
        return "agent", number - AGENTS + 1
    return "assistant", number - ASSISTANTS + 1


def cards(numbers: list[int]) -> list[Message]:
    """Names of cards, in their order."""
    return [card(number) for number in numbers]


# texts: drum-colour-*
def colour(number: int) -> Message:
    """The name of a colour of cubes."""
    return Message("drum-colour-" + COLOURS[number])


def colours(numbers: list[int]) -> list[Message]:
    """Names of colours, in their order."""
    return [colour(number) for number in numbers]


# texts: drum-type-*
def kinds_of_performer(number: int) -> Message:
    """The name of a type: its performers."""
    return Message("drum-type-" + TYPES[number] + ".many")


# texts: drum-investment-*
def investment(kind: int) -> Message:
    """The name of an investment card."""
    return Message("drum-investment-" + KINDS[kind])


def investments(table: Table, numbers: list[int]) -> list[Message]:
    """Names of investment cards, in their order."""
    return [investment(table.box.kind[number]) for number in numbers]


def planned(action: int) -> Message:
    """An any-time card and what it is to be played for: an action as a noun."""
    name: Args = {"card": investment(kind_played(action))}
    if action == INCOME:
        return Message("drum-play-plain", name)
    if action < INCOME:
        return Message("drum-play-for-cube", name | {"colour": colour(action - INCOME_CUBE)})
    if action < CARD_TRAILER:
        shown, wanted = divmod(action - RESOURCES, 6)
        if wanted == len(COLOURS):
            return Message("drum-play-two-cubes", name | {"colour": colour(shown)})
        return Message("drum-play-for-cube", name | {"colour": colour(wanted)})
    performer = action - (CARD_FIRE if action >= CARD_FIRE else CARD_TRAILER)
    return Message("drum-play-for-performer", name | {"performer": card(performer)})


def part(what: Part) -> Message:
    """One part of a benefit (DR-11.2)."""
    if what.gives == COINS:
        return Message("drum-part-coins", {"cubes": what.cubes, "coins": what.amount})
    if what.gives == CUBE:
        choice = [colour(i) for i in range(len(COLOURS)) if what.amount >> i & 1]
        if len(choice) == 1:
            return Message("drum-part-cube", {"colour": choice[0]})
        if len(choice) == 2:
            return Message("drum-part-cube-either", {"one": choice[0], "two": choice[1]})
        return Message("drum-part-cube-any", {"count": 1})
    if what.gives == LOOK:
        return Message("drum-part-look", {"count": what.amount, "keep": what.keep})
    if what.gives == TRAILER_WON:
        return Message("drum-part-trailer", {"coins": what.coins})
    if what.gives == SKIP:
        return Message("drum-part-skip", {"cubes": what.cubes, "count": what.amount})
    return Message("drum-part-skip-or-trailer")


# texts: drum-region-*
def region(number: int) -> Message:
    """The name of a region."""
    return Message("drum-region-" + REGION_NAMES[number])


# texts: drum-space-*
def space(number: int) -> Message:
    """The name of a space for markers."""
    return Message("drum-space-" + SPACES[number])


# texts: drum-level-*
def level(number: int) -> Message:
    """Poor, good or outstanding (1 to 3)."""
    return Message("drum-level-" + LEVEL_NAMES[number])


# texts: drum-source-*
def source(table: Table, number: int) -> Message:
    """Where prestige comes from. What the first edition calls Perfect Show is Prestigious in the second (DR-10.6)."""
    name = "drum-source-" + SOURCES[number]
    if number == S_PERFECT:
        return Message(name, {"edition": "second" if table.box.second else "first"})
    return Message(name)
