"""What is wrong with a component file whose keys and kinds of values are right.

A box may hold other cards than ours, more or fewer: the printed counts (DR-1.4) are no concern of the rules.
"""

from collections.abc import Mapping
from typing import Any, Final

from chapiteau import components
from chapiteau.titles.drum_roll import parts
from chapiteau.titles.drum_roll.rules import box
from chapiteau.words import Message

FEWEST_CUBES: Final = 8
"""Of each colour: four players may all choose the same one for both first cubes (DR-2.6)."""
FEWEST_PERFORMERS: Final = 13
"""With four players five are offered (DR-2.2), and eight are dealt to begin with (DR-2.5)."""
MOST: Final = 99
"""The largest single number."""
DEAREST: Final = 20
"""The same on a card."""
ROWS: Final = {
    "agent": ["gives"],
    "assistant": ["takes", "gives"],
    "popcorn-vendor": ["coins"],
    "orchestra": ["prestige"],
}
"""What the row of a personnel member has besides its costs, by what it does."""


def check(data: Mapping[str, Any]) -> components.Found:
    """What is wrong with component data of the right shape: (path, what was expected)."""
    wrong: components.Found = []
    numbers = [(name, data[name]) for name in ("game", "stock", "investments")]
    numbers += [(f"awards.{name}", data["awards"][name]) for name in ("first", "second")]
    for path, table in [*numbers, ("investment_values", data["investment_values"])]:
        _check_range(path, table, MOST, wrong)
    tickets = data["game"]["tickets"]
    if len(tickets) != 6 or not all(0 <= pay <= 99 for pay in tickets):
        wrong.append(("game.tickets", _expected("tickets", 6)))
    for name, types in data["regions"].items():
        if len(set(types)) != 2 or not set(types) <= set(box.TYPES):
            wrong.append((f"regions.{name}", _expected("types", ", ".join(box.TYPES))))
    for table in ("performers", "personnel"):
        for key, card in data[table].items():
            path = f"{table}.{key}"
            _check_range(path, card, DEAREST, wrong)
            if table == "performers":
                _check_performer(path, card, wrong)
            elif not parts.role(key)[0]:
                wrong.append((path, _expected("role", ", ".join(box.ROLES[: box.AGENT]))))
                continue
            else:
                _check_member(path, parts.role(key)[0], card, wrong)
            if "names" not in card and parts.name(table, key, card).id not in components.said(
                __package__
            ):
                wrong.append((path, _expected("names", key)))
    return wrong or _check_dealing(data)


def _check_range(path: str, table: Mapping[str, Any], most: int, wrong: components.Found) -> None:
    for key, value in table.items():
        least = FEWEST_CUBES if (path, key) == ("stock", "cubes") else 0
        if isinstance(value, int):
            wrong += components.in_range(f"{path}.{key}", value, least, most)


def _check_performer(path: str, card: Mapping[str, Any], wrong: components.Found) -> None:
    if card["type"] not in box.TYPES:
        wrong.append((f"{path}.type", _expected("types", ", ".join(box.TYPES))))
    if not _colours(card["cubes"], 3):
        wrong.append((f"{path}.cubes", _expected("colours", 3)))
    for key in ("salary", "prestige"):
        if parts.parse_number(card[key]) is None:
            wrong.append((f"{path}.{key}", _expected("value", "1+N")))
    for level in parts.LEVELS:
        if parts.parse_benefit(card[level]) is None:
            wrong.append((f"{path}.{level}", _expected("benefit", "3c")))


def _check_member(path: str, role: str, card: Mapping[str, Any], wrong: components.Found) -> None:
    needed = ["hire", "salary", *ROWS.get(role, [])]
    for key in needed:
        if key not in card:
            wrong.append((path, Message("components-missing", {"key": key})))
    for key in card:
        if key not in needed and key != "names":
            known = Message("components-unknown", {"known": ", ".join(needed)})
            wrong.append((f"{path}.{key}", known))
    for key, letters in (("takes", 1), ("gives", 2)):
        if key in card and not _colours(card[key], letters):
            wrong.append((f"{path}.{key}", _expected("colours", letters)))
    if card.get("takes", "-") in card.get("gives", ""):
        wrong.append((f"{path}.gives", _expected("other-colours", card["takes"])))


def _check_dealing(data: Mapping[str, Any]) -> components.Found:
    """Whether there are performers to be dealt, and money for any two of them (DR-2.7)."""
    costs = sorted([card["hire"] for card in data["performers"].values()])
    if len(costs) < FEWEST_PERFORMERS:
        return [("performers", _expected("performers", FEWEST_PERFORMERS))]
    if data["game"]["money"] < sum(costs[-2:]):
        return [("game.money", _expected("money", sum(costs[-2:])))]
    return []


def _colours(text: str, count: int) -> bool:
    return len(text) == count and len(set(text)) == count and set(text) <= set(box.LETTERS)


# texts: drum-components-*
def _expected(what: str, detail: int | str) -> Message:
    return Message(f"drum-components-{what}", {"detail": detail})
