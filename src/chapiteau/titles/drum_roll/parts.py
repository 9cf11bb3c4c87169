"""From the component file to the box that the rules play with."""

import re
from collections.abc import Mapping
from typing import Any, Final

from chapiteau import components
from chapiteau.title import Options
from chapiteau.titles.drum_roll.meta import META
from chapiteau.titles.drum_roll.rules import box as b
from chapiteau.titles.drum_roll.rules.box import Box, Part
from chapiteau.words import Message

LEVELS: Final = ("poor", "good", "outstanding")

# The words of a part of a benefit.
_COINS = re.compile(r"(?:(\d) cubes? > )?(\d{1,2})c")
_CUBES = re.compile(r"([WYGBR])(?: or ([WYGBR]))?")
_ANY = re.compile(r"any (\d)")
_LOOK = re.compile(r"top (\d)(?:, keep (\d))?")
_TRAILER = re.compile(r"(?:(\d{1,2})c > )?trailer")
_SKIP = re.compile(r"(?:(\d) cubes? > )?(?:(\d) )?skips?")


def parse_benefit(text: str) -> list[Part] | None:
    """The parts of a benefit, in the order in which they are gained (DR-11.2: fixed cubes, then choices, then any); None if unreadable."""
    parts: list[Part] = []
    for words in text.split(" + "):
        if words == "skip or trailer":
            parts.append(Part(0, 0, b.SKIP_OR_TRAILER, 1, 0))
        elif found := _COINS.fullmatch(words):
            parts.append(Part(int(found[1] or 0), 0, b.COINS, int(found[2]), 0))
        elif found := _CUBES.fullmatch(words):
            mask = sum(1 << b.LETTERS.index(letter) for letter in set(found.groups()) if letter)
            parts.append(Part(0, 0, b.CUBE, mask, 0))
        elif found := _ANY.fullmatch(words):
            parts += [Part(0, 0, b.CUBE, b.ANY_COLOUR, 0) for _ in range(int(found[1]))]
        elif found := _LOOK.fullmatch(words):
            look, keep = int(found[1]), int(found[2] or found[1])
            if not 1 <= keep <= look:
                return None
            parts.append(Part(0, 0, b.LOOK, look, keep))
        elif found := _TRAILER.fullmatch(words):
            parts.append(Part(0, int(found[1] or 0), b.TRAILER_WON, 1, 0))
        elif found := _SKIP.fullmatch(words):
            parts.append(Part(int(found[1] or 0), 0, b.SKIP, int(found[2] or 1), 0))
        else:
            return None
    parts.sort(key=lambda part: part.amount.bit_count() if part.gives == b.CUBE else 0)
    return parts or None


def parse_number(text: str) -> int | None:
    """`4` or `1+N` (DR-11.5) as the box keeps it; None if unreadable."""
    found = re.fullmatch(r"(\d{1,2})(\+N)?", text)
    return int(found[1]) + (b.PER_BIZARRE if found[2] else 0) if found else None


def role(key: str) -> tuple[str, int]:
    """What the personnel member with this key does, and its number: `orchestra` is alone, `agent-3` one of many. ("", 0) for other keys."""
    if key in b.ROLES[: b.AGENT]:
        return key, 0
    found = re.fullmatch(r"(agent|assistant)-([1-9]\d?)", key)
    return (found[1], int(found[2])) if found else ("", 0)


# texts: drum-performer-*, drum-personnel-*
def name(table: str, key: str, card: Mapping[str, Any]) -> Message:
    """What a card of `performers` or `personnel` is called: as its box says, else by the texts of the title."""
    if own := components.own_name(card):
        return own
    if table == "performers":
        return Message("drum-performer-" + key)
    kind, number = role(key)
    return Message("drum-personnel-" + kind, {"number": number} if number else {})


def box(data: Mapping[str, Any], options: Options, rules: int = META.rules_version) -> Box:
    """The box that checked component data describes, with the awards of the edition."""
    performers, personnel = data["performers"], data["personnel"]
    new = Box(rules, len(performers), len(performers) + len(personnel))
    for table in ("performers", "personnel"):
        for key, card in data[table].items():
            new.hire[len(new.id)] = card["hire"]
            new.id.append(key)
            new.name.append(name(table, key, card))
    for i, card in enumerate(performers.values()):
        new.type[i] = b.TYPES.index(card["type"])
        new.salary[i] = parse_number(card["salary"]) or 0
        new.secondary[i] = card["secondary"]
        new.prestige[i] = parse_number(card["prestige"]) or 0
        new.cube[i * 3 : i * 3 + 3] = colours(card["cubes"])
        for level, word in enumerate(LEVELS):
            parts = parse_benefit(card[word]) or []
            new.benefit[i * 3 + level] = list(range(len(new.parts), len(new.parts) + len(parts)))
            new.parts += parts
    for i, (key, card) in enumerate(personnel.items(), len(performers)):
        kind, new.number[i] = role(key)
        new.role[i] = b.ROLES.index(kind)
        new.salary[i] = card["salary"]
        new.takes[i], new.gives[i] = colours(card.get("takes", "")), colours(card.get("gives", ""))
        new.vendor_coins += card.get("coins", 0)
        new.orchestra_prestige += card.get("prestige", 0)
        if new.number[i]:
            (new.agents if kind == "agent" else new.assistants).append(i)
        else:
            new.member[new.role[i]] = i
    for number, word in enumerate(b.INVESTMENTS):
        new.kind += [number] * copies(data, word)
    for types in data["regions"].values():
        new.region += [b.TYPES.index(word) for word in types]
    new.second, new.each_show = options["edition"] != "first", options["edition"] == "second"
    values = {**data["game"], **data["stock"], **data["investment_values"]}
    values |= data["awards"]["second" if new.second else "first"]
    values["pass_income"] = values.pop("pass")
    for award in ("most_organized", "all_flipped") if new.second else ():
        once = values.pop(award + "_once")
        if not new.each_show:
            values[award] = once
    for word, value in values.items():
        setattr(new, word, value)
    return new


def colours(letters: str) -> list[int]:
    """The colours of cubes that letters stand for."""
    return [b.LETTERS.index(letter) for letter in letters]


def copies(data: Mapping[str, Any], name: str) -> int:
    """How many investments there are of a kind."""
    counts = data["investments"]
    number: int = counts[name] if name in counts else counts[name.split("-")[0]]
    return number
