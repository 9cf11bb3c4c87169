"""What is wrong with a component file of Aramini Circus (AC-1.1, AC-1.2, AC-2.2)."""

from typing import Final

from chapiteau.components import Data, Found, in_range
from chapiteau.titles.aramini_circus.meta import META
from chapiteau.titles.aramini_circus.rules.position import OFFERED
from chapiteau.titles.aramini_circus.rules.setup import HAND
from chapiteau.words import Message

MOST: Final = 50
"""Wagons of one animal and value, cards of one kind. The rules would do with more, but no table has room for them."""
LARGEST: Final = 20
"""Value of a wagon."""
DEALT: Final = HAND * max(META.players) + 1
"""Animal cards in the hands and on the discard when a match begins (AC-2.2)."""


def check(data: Data) -> Found:
    """What is wrong with component data of the right shape: (path, what was expected).

    Of the four animals and the five kinds of bonus card the rules speak; how many cards and wagons there are of each, and of which
    values, is the box's own, as long as the table can be set up and the goal be reached.
    """
    wrong = []
    wagons, animals = data["wagons"], data["animals"]
    for animal, counts in wagons.items():
        if not 1 <= len(counts) <= LARGEST:
            expected = Message("aramini-components-values", {"most": LARGEST})
            wrong.append((f"wagons.{animal}", expected))
        for i, number in enumerate(counts):
            wrong += in_range(f"wagons.{animal}.{i}", number, 0, MOST)
    for name in ("animals", "bonus"):
        for kind, number in data[name].items():
            wrong += in_range(f"{name}.{kind}", number, 0, MOST)
    if wrong:
        return wrong
    for name, found, least in (
        ("wagons", sum(map(sum, wagons.values())), OFFERED),
        ("animals", sum(animals.values()), DEALT),
    ):
        if found < least:
            few = Message(f"aramini-components-few-{name}", {"least": least, "found": found})
            wrong.append((name, few))
    points = sum(value * n for counts in wagons.values() for value, n in enumerate(counts, 1))
    for players, goal in data["goal"].items():
        wrong += in_range(f"goal.{players}", goal, 1, points)
    return wrong
