"""From the component file to the box that the rules play with."""

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from chapiteau import components
from chapiteau.title import Options
from chapiteau.titles.drum_roll.meta import META
from chapiteau.titles.drum_roll.rules.box import (
    AGENTS,
    ANY_COLOUR,
    ASSISTANTS,
    COINS,
    CUBE,
    INVESTMENTS,
    LETTERS,
    LOOK,
    PER_BIZARRE,
    PERFORMERS,
    SKIP,
    SKIP_OR_TRAILER,
    TRAILER_WON,
    TYPES,
    Box,
    Part,
)

PACKAGE: Final = "chapiteau.titles.drum_roll"
HOUSE: Final = components.load(PACKAGE)
TEXTS: Final = str(files(PACKAGE) / "text")

NAMES: Final = [*HOUSE["performers"], *HOUSE["personnel"]]
"""Slug per card: `rope-walker`, `agent-3`."""

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
            parts.append(Part(0, 0, SKIP_OR_TRAILER, 1, 0))
        elif found := _COINS.fullmatch(words):
            parts.append(Part(int(found[1] or 0), 0, COINS, int(found[2]), 0))
        elif found := _CUBES.fullmatch(words):
            mask = sum(1 << LETTERS.index(letter) for letter in set(found.groups()) if letter)
            parts.append(Part(0, 0, CUBE, mask, 0))
        elif found := _ANY.fullmatch(words):
            parts += [Part(0, 0, CUBE, ANY_COLOUR, 0) for _ in range(int(found[1]))]
        elif found := _LOOK.fullmatch(words):
            look, keep = int(found[1]), int(found[2] or found[1])
            if not 1 <= keep <= look:
                return None
            parts.append(Part(0, 0, LOOK, look, keep))
        elif found := _TRAILER.fullmatch(words):
            parts.append(Part(0, int(found[1] or 0), TRAILER_WON, 1, 0))
        elif found := _SKIP.fullmatch(words):
            parts.append(Part(int(found[1] or 0), 0, SKIP, int(found[2] or 1), 0))
        else:
            return None
    if not parts:
        return None
    return sorted(parts, key=lambda part: part.amount.bit_count() if part.gives == CUBE else 0)


def parse_number(text: str) -> int | None:
    """`4` or `1+N` (DR-11.5) as the box keeps it; None if unreadable."""
    found = re.fullmatch(r"(\d{1,2})(\+N)?", text)
    return int(found[1]) + (PER_BIZARRE if found[2] else 0) if found else None


def box(data: Mapping[str, Any], options: Options, rules: int = META.rules_version) -> Box:
    """The box that checked component data describes, with the awards of the edition."""
    new = Box(rules)
    for i, card in enumerate(data["performers"].values()):
        new.type[i] = TYPES.index(card["type"])
        new.hire[i] = card["hire"]
        new.salary[i] = parse_number(card["salary"]) or 0
        new.secondary[i] = card["secondary"]
        new.prestige[i] = parse_number(card["prestige"]) or 0
        for level, name in enumerate(LEVELS):
            new.cube[i * 3 + level] = LETTERS.index(card["cubes"][level])
            parts = parse_benefit(card[name]) or []
            new.benefit[i * 3 + level] = list(range(len(new.parts), len(new.parts) + len(parts)))
            new.parts += parts
    for i, card in enumerate(data["personnel"].values(), PERFORMERS):
        new.hire[i] = card["hire"]
        new.salary[i] = card["salary"]
        colours = [
            LETTERS.index(letter) for letter in card.get("takes", "") + card.get("gives", "")
        ]
        if i >= ASSISTANTS:
            new.assistant[(i - ASSISTANTS) * 3 : (i - ASSISTANTS) * 3 + 3] = colours
        elif i >= AGENTS:
            new.agent[(i - AGENTS) * 2 : (i - AGENTS) * 2 + 2] = colours
    new.vendor_coins = data["personnel"]["popcorn-vendor"]["coins"]
    new.orchestra_prestige = data["personnel"]["orchestra"]["prestige"]
    for kind, name in enumerate(INVESTMENTS):
        new.kind += [kind] * copies(data, name)
    for types in data["regions"].values():
        new.region += [TYPES.index(name) for name in types]
    game, stock, values = data["game"], data["stock"], data["investment_values"]
    new.money, new.invest, new.tickets = game["money"], game["invest"], list(game["tickets"])
    new.pass_income, new.unpaid = game["pass"], game["unpaid"]
    new.no_performance, new.late_vote = game["no_performance"], game["late_vote"]
    new.cubes, new.trailers, new.tokens = stock["cubes"], stock["trailers"], stock["tokens"]
    new.income, new.income_cube = values["income"], values["income_cube"]
    new.unused = values["unused"]
    new.second = options["edition"] != "first"
    awards = data["awards"]["second" if new.second else "first"]
    new.largest, new.variety = awards["largest"], awards["variety"]
    new.perfect, new.troupe = awards["perfect"], awards["troupe"]
    new.troupe_size = awards["troupe_size"]
    if new.second:
        new.organized, new.staff_size = awards["organized"], awards["staff_size"]
        new.each_show = options["edition"] == "second"
        suffix = "" if new.each_show else "_once"
        new.most_organized = awards["most_organized" + suffix]
        new.all_flipped = awards["all_flipped" + suffix]
    return new


def copies(data: Mapping[str, Any], name: str) -> int:
    """How many investments there are of a kind."""
    counts = data["investments"]
    number: int = counts[name] if name in counts else counts[name.split("-")[0]]
    return number
