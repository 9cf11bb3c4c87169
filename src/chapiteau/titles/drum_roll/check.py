"""What is wrong with a component file whose keys and kinds of values are right."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from chapiteau.titles.drum_roll import parts
from chapiteau.titles.drum_roll.rules.box import INVESTMENTS, LETTERS, TYPES
from chapiteau.words import Message

PER_TYPE: Final = 9
ALL_INVESTMENTS: Final = 30
FEWEST_CUBES: Final = 8
"""Of each colour: four players may all choose the same one for both first cubes (DR-2.6)."""


def check(data: Mapping[str, Any]) -> list[tuple[str, Message]]:
    """What is wrong with component data of the right shape: (path, what was expected)."""
    wrong: list[tuple[str, Message]] = []
    _check_numbers(data, wrong)
    for name, types in data["regions"].items():
        if len(set(types)) != 2 or not set(types) <= set(TYPES):
            wrong.append((f"regions.{name}", _expected("types", ", ".join(TYPES))))
    for name, card in data["personnel"].items():
        for key, letters in (("takes", 1), ("gives", 2)):
            if key in card and not _colours(card[key], letters):
                wrong.append((f"personnel.{name}.{key}", _expected("colours", letters)))
        if "takes" in card and card["takes"] in card["gives"]:
            wrong.append((f"personnel.{name}.gives", _expected("other-colours", card["takes"])))
    for name, card in data["performers"].items():
        _check_performer(name, card, wrong)
    return wrong or _check_counts(data)


def _check_numbers(data: Mapping[str, Any], wrong: list[tuple[str, Message]]) -> None:
    """Whole numbers within what the table can hold."""
    ranges = [("game", 0, 99), ("stock", 0, 99), ("investments", 0, ALL_INVESTMENTS)]
    ranges += [("investment_values", 0, 99), ("awards.first", 0, 99), ("awards.second", 0, 99)]
    for path, low, high in ranges:
        part = data
        for key in path.split("."):
            part = part[key]
        for key, value in part.items():
            least = FEWEST_CUBES if key == "cubes" else low
            if isinstance(value, int) and not least <= value <= high:
                wrong.append((f"{path}.{key}", _range(least, high)))
    tickets = data["game"]["tickets"]
    if len(tickets) != 6 or not all(0 <= pay <= 99 for pay in tickets):
        wrong.append(("game.tickets", _expected("tickets", 6)))
    for group in ("performers", "personnel"):
        for name, card in data[group].items():
            for key, value in card.items():
                if isinstance(value, int) and not 0 <= value <= 20:
                    wrong.append((f"{group}.{name}.{key}", _range(0, 20)))


def _check_performer(name: str, card: Mapping[str, Any], wrong: list[tuple[str, Message]]) -> None:
    path = f"performers.{name}."
    if card["type"] not in TYPES:
        wrong.append((path + "type", _expected("types", ", ".join(TYPES))))
    if not _colours(card["cubes"], 3):
        wrong.append((path + "cubes", _expected("colours", 3)))
    for key in ("salary", "prestige"):
        if parts.parse_number(card[key]) is None:
            wrong.append((path + key, _expected("value", "1+N")))
    for level in parts.LEVELS:
        if parts.parse_benefit(card[level]) is None:
            wrong.append((path + level, _expected("benefit", "3c")))


def _check_counts(data: Mapping[str, Any]) -> list[tuple[str, Message]]:
    """What must fit together: money for any two performers (DR-2.7), and the printed counts: 9 performers of each type, all colour orders
    different, every colour 9 times at each level, 30 investments."""
    wrong = []
    cards = data["performers"]
    dearest = sum(sorted([card["hire"] for card in cards.values()])[-2:])
    if data["game"]["money"] < dearest:  # DR-2.7
        wrong.append(("game.money", _expected("money", dearest)))
    types = Counter(card["type"] for card in cards.values())
    for name, card in cards.items():
        if types[card["type"]] > PER_TYPE:
            wrong.append((f"performers.{name}.type", _expected("nine", types[card["type"]])))
            break
    seen: dict[str, str] = {}
    for name, card in cards.items():
        if card["cubes"] in seen:
            wrong.append((f"performers.{name}.cubes", _expected("order", seen[card["cubes"]])))
        seen[card["cubes"]] = name
    for level in range(3):
        colours = Counter(card["cubes"][level] for card in cards.values())
        for name, card in cards.items():
            letter = card["cubes"][level]
            if colours[letter] > PER_TYPE:
                wrong.append((f"performers.{name}.cubes", _expected("balance", letter)))
                break
    total = sum(parts.copies(data, name) for name in INVESTMENTS)
    if total != ALL_INVESTMENTS:
        wrong.append(("investments", _expected("thirty", total)))
    return wrong


def _colours(text: str, count: int) -> bool:
    return len(text) == count and len(set(text)) == count and set(text) <= set(LETTERS)


# texts: drum-components-*
def _expected(what: str, detail: int | str) -> Message:
    return Message(f"drum-components-{what}", {"detail": detail})


def _range(low: int, high: int) -> Message:
    return Message("drum-components-range", {"low": low, "high": high})
