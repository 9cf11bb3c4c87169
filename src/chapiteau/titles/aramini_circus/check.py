"""What is wrong with a component file of Aramini Circus (AC-1.1, AC-1.2)."""

from collections.abc import Mapping
from typing import Any, Final

from chapiteau import components
from chapiteau.titles.aramini_circus.parts import HOUSE
from chapiteau.words import Message

FEWEST: Final = 1
"""Cards of an animal there must be at least; bonus cards of a kind may be none."""


def check(data: Mapping[str, Any]) -> list[tuple[str, Message]]:
    """What is wrong with component data: (path, what was expected) (AC-1.1, AC-1.2).

    The wagons are printed. Of the cards only the totals are: how they are split may differ from the house set, and so may the goals.
    """
    wrong = components.shape(data, HOUSE)
    if wrong:
        return wrong
    for animal, counts in HOUSE["wagons"].items():
        if data["wagons"][animal] != counts:
            printed = Message("aramini-components-wagons", {"counts": ", ".join(map(str, counts))})
            wrong.append((f"wagons.{animal}", printed))
    all_points = sum(
        value * count
        for counts in HOUSE["wagons"].values()
        for value, count in enumerate(counts, 1)
    )
    for name, low, high in (
        ("goal", 1, all_points),
        ("animals", FEWEST, sum(HOUSE["animals"].values())),
        ("bonus", 0, sum(HOUSE["bonus"].values())),
    ):
        for key, number in data[name].items():
            if not low <= number <= high:
                expected = Message("aramini-components-range", {"low": low, "high": high})
                wrong.append((f"{name}.{key}", expected))
    return wrong or _totals(data)


def _totals(data: Mapping[str, Any]) -> list[tuple[str, Message]]:
    """The printed totals of cards."""
    wrong = []
    for name in ("animals", "bonus"):
        total, found = sum(HOUSE[name].values()), sum(data[name].values())
        if found != total:
            counts = Message("aramini-components-total", {"total": total, "found": found})
            wrong.append((name, counts))
    return wrong
