"""Component files: what lies in the box, as TOML that a player can proof-read against the cards.

Every value says where it comes from: `source = "printed" | "published" | "house"` in its table or in a table around it, and
`sources = { salary = "house" }` where single values of a table differ. `load` gives the plain values, `provenance` where each comes
from, `check` reads a file typed in from one's own box and names the line of each mistake.
"""

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec

from chapiteau.files import MEGABYTE, read_text
from chapiteau.names import tidy
from chapiteau.toml_lines import MOST_DEEP, Fault, Lines, parse
from chapiteau.words import LANGUAGES, ChapiteauError, Message

LARGEST_FILE: Final = MEGABYTE // 5
"""Bytes of a component file. The house's largest has 13,000."""
MOST: Final = 20
"""Mistakes that `check` names."""
SOURCES: Final = ("printed", "published", "house")
"""Printed on the components; printed or said by the publisher elsewhere; our own choice where no text prints it."""

Data = Mapping[str, Any]
"""The plain values of a component file."""
Found = list[tuple[str, Message]]
"""What is wrong with component data: (path, what was expected) for each mistake."""
Rules = Callable[[Data], Found]
"""A title's own check. It may rely on the shape of the house set."""


class Problem(msgspec.Struct, frozen=True):
    """A mistake in a component file."""

    line: int
    """Counted from 1."""
    path: str
    """`wagons.3.copies`; places in lists count from 0. Empty when the file could not be read at all."""
    expected: Message


# ---- reading


def load(package: str, name: str = "components.toml") -> Data:
    """The plain values of a component file that lies in a package. Sources are left out."""
    return values(tomllib.loads((files(package) / name).read_text("utf-8")))


def load_file(path: Path) -> dict[str, Any]:
    """The plain values of a component file on disk, unchecked. Raises ChapiteauError `wrong-components`."""
    table = parse(read_text(path, LARGEST_FILE))
    if isinstance(table, Fault):
        raise ChapiteauError(
            "wrong-components",
            Message("error-components-line", {"line": table.line, "expected": table.expected}),
        )
    return values(table)


def values(table: Mapping[str, Any]) -> dict[str, Any]:
    """A table as TOML has it, without its source keys, at every depth."""
    plain = {key: value for key, value in table.items() if key not in ("source", "sources")}
    return {key: _values(value) for key, value in plain.items()}


def _values(value: Any) -> Any:
    if isinstance(value, dict):
        return values(value)
    return [_values(part) for part in value] if isinstance(value, list) else value


def fingerprint(data: Mapping[str, Any]) -> str:
    """What tells a box from any other: the first 16 hexadecimal digits of the SHA-256 of its plain values."""
    return hashlib.sha256(msgspec.json.encode(data, order="sorted")).hexdigest()[:16]


def leaves(package: str, name: str = "components.toml") -> list[tuple[str, str, Any]]:
    """(path, source, value) of every plain value, and of every list of such, in a package's file."""
    table = tomllib.loads((files(package) / name).read_text("utf-8"))
    return list(_leaves(table, "", ""))


def provenance(package: str, name: str = "components.toml") -> dict[str, str]:
    """Where each value of a package's file comes from: `wagons.3.copies` to `published`."""
    return {path: source for path, source, _ in leaves(package, name)}


def _leaves(table: Mapping[str, Any], path: str, source: str) -> Iterator[tuple[str, str, Any]]:
    """(path, source or "", value) of every plain value and every list of plain values below a table."""
    source = table.get("source", source)
    single = table.get("sources", {})
    for key, value in table.items():
        if key in ("source", "sources"):
            continue
        origin = single.get(key, source) if isinstance(single, dict) else source
        yield from _leaf(value, f"{path}{key}", origin)


def _leaf(value: Any, path: str, source: str) -> Iterator[tuple[str, str, Any]]:
    if isinstance(value, dict):
        yield from _leaves(value, path + ".", source)
    elif isinstance(value, list) and any(isinstance(part, dict | list) for part in value):
        for i, part in enumerate(value):
            yield from _leaf(part, f"{path}.{i}", source)
    else:
        yield path, source, value


# ---- checking

MOST_PARTS: Final = 100
LONGEST_KEY: Final = 40
LONGEST_WORD: Final = 64
LARGEST: Final = 9999
"""What any box may hold, besides MOST_DEEP tables within tables: parts of a table or list, characters of a key and of a text, numbers,
also within texts."""
CARD_KEY: Final = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")
"""What a card is called in records: `sword-swallower`, `II-3`."""
_TOO_LARGE: Final = re.compile(rf"\d{{{len(str(LARGEST)) + 1}}}")


def bounds(data: Any, path: str = "", deep: int = 0) -> Found:
    """The first place where data is larger than any box, if there is one. Also for data that came over the network: what is made of a box
    (positions, views, answers) is bounded by it."""
    if isinstance(data, str):
        if len(data) > LONGEST_WORD:
            return [(path, Message("components-long", {"most": LONGEST_WORD}))]
        if _TOO_LARGE.search(data):
            return [(path, Message("components-large", {"most": LARGEST}))]
    if isinstance(data, int | float) and not -LARGEST <= data <= LARGEST:
        return [(path, Message("components-large", {"most": LARGEST}))]
    if not isinstance(data, Mapping | list):
        return []
    if deep == MOST_DEEP:
        return [(path, Message("components-deep", {"most": MOST_DEEP}))]
    if len(data) > MOST_PARTS:
        return [(path, Message("components-many", {"most": MOST_PARTS}))]
    below = path + "." if path else ""
    for key, part in data.items() if isinstance(data, Mapping) else enumerate(data):
        if isinstance(key, str) and len(key) > LONGEST_KEY:
            return [(path, Message("components-long", {"most": LONGEST_KEY}))]
        if found := bounds(part, f"{below}{key}", deep + 1):
            return found
    return []


def check(
    path: Path, house: Mapping[str, Any], rules: Rules, cards: Sequence[str] = ()
) -> list[Problem]:
    """What is wrong with a component file, in the order of its lines; no more than the first MOST found. Empty: it can be played.

    First the TOML itself, then sources, bounds and shape (`shape` against the house set, with its tables of `cards`), then the title's own
    `rules`.
    """
    text = read_text(path, LARGEST_FILE)
    table = parse(text)
    if isinstance(table, Fault):
        return [Problem(table.line, "", table.expected)]
    data = values(table)
    found = [
        *_source_problems(table, "", ""),
        *(bounds(data) or shape(data, house, cards) or rules(data)),
    ]
    lines = Lines(text)
    problems = [Problem(lines.find(where), where, expected) for where, expected in found[:MOST]]
    return sorted(problems, key=lambda problem: problem.line)


def shape(data: Any, house: Any, cards: Sequence[str] = (), path: str = "") -> Found:
    """Where data differs from the house set in more than its values: keys missing or unknown, kinds of values.

    A list may be longer or shorter; each of its parts must look like some part of the house set's list. So may the tables whose paths are
    in `cards` (`performers`): each entry is a card with a key of its own, and may have names of its own (`own_name`). Also for data that
    came over the network: nothing in it is trusted.
    """
    if isinstance(house, Mapping):
        if not isinstance(data, Mapping):
            return [(path, Message("components-table"))]
        return _cards(data, house, path) if path in cards else _keys(data, [house], cards, path)
    if isinstance(house, list):
        if not isinstance(data, list):
            return [(path, Message("components-list"))]
        found = []
        for i, part in enumerate(data):
            found += _part(part, house, f"{path}.{i}")
        return found
    # texts: components-switch, components-number, components-word, components-other
    return [] if _kind(data) == _kind(house) else [(path, Message(f"components-{_kind(house)}"))]


def _cards(data: Mapping[str, Any], house: Mapping[str, Any], path: str) -> Found:
    """A table of cards against those of the house set."""
    models = list(house.values())
    found = []
    for key, card in data.items():
        where = f"{path}.{key}"
        if not CARD_KEY.fullmatch(key):
            found.append((where, Message("components-card-key")))
        if isinstance(card, Mapping) and "names" in card:
            found += _own_names(card["names"], where + ".names")
            card = {name: value for name, value in card.items() if name != "names"}
        found += _part(card, models, where)
    return found


def _own_names(names: Any, path: str) -> Found:
    """`{ en = "the Stilt Walker", fr = "l'échassier" }`: one line that can be seen, in every language."""
    if not isinstance(names, Mapping) or sorted(names) != sorted(LANGUAGES):
        return [(path, Message("components-names", {"languages": ", ".join(LANGUAGES)}))]
    return [
        (f"{path}.{language}", Message("components-name"))
        for language, name in names.items()
        if not isinstance(name, str) or not name or tidy(name) != name
    ]


# texts: own-name*
def own_name(card: Any) -> Message | None:
    """What a card of one's own box is called, to each reader in the own language; None for one whose name is among the title's texts."""
    names = card.get("names") if isinstance(card, Mapping) else None
    return Message("own-name", dict(names)) if names else None


@cache
def said(package: str) -> set[str]:
    """The ids of the texts that a title has in every language: what cards that are no house set's may be called by."""
    texts = [(files(package) / f"text/{lang}.ftl").read_text("utf-8") for lang in LANGUAGES]
    return set.intersection(*[set(re.findall(r"^(\S+) =", text, re.M)) for text in texts])


def _part(part: Any, models: list[Any], path: str) -> Found:
    """A part of a list against all parts of the house set's list."""
    looked_at = models if isinstance(part, Mapping) else []
    if tables := [model for model in looked_at if isinstance(model, Mapping)]:
        return _keys(part, tables, (), path)
    fewest: Found = []
    for model in models:
        found = shape(part, model, path=path)
        if not found:
            return []
        if not fewest or len(found) < len(fewest):
            fewest = found
    return fewest


def _keys(
    data: Mapping[str, Any], models: list[Mapping[str, Any]], cards: Sequence[str], path: str
) -> Found:
    """The keys of a table against those of the house set's tables: all that each has, none that no one has."""
    below = path + "." if path else ""
    known = {key: model[key] for model in reversed(models) for key in model}
    needed = [key for key in models[0] if all(key in model for model in models)]
    found = [
        (below + key, Message("components-unknown", {"known": ", ".join(known)}))
        for key in data
        if key not in known
    ]
    found += [
        (path, Message("components-missing", {"key": key})) for key in needed if key not in data
    ]
    for key, value in data.items():
        if key in known:
            found += shape(value, known[key], cards, below + key)
    return found


def in_range(path: str, number: int, low: int, high: int) -> Found:
    """What is wrong with a number that has bounds."""
    expected = Message("components-range", {"low": low, "high": high})
    return [] if low <= number <= high else [(path, expected)]


def _kind(value: Any) -> str:
    if isinstance(value, bool):
        return "switch"
    if isinstance(value, int):
        return "number"
    return "word" if isinstance(value, str) else "other"


def _source_problems(
    table: Mapping[str, Any], path: str, source: str
) -> Iterator[tuple[str, Message]]:
    """Values without a source, and sources that are none. One problem for each table, at its first value without one."""
    below = path + "." if path else ""
    expected = Message("components-source", {"known": ", ".join(SOURCES)})
    own = table.get("source", source)
    if "source" in table and own not in SOURCES:
        yield below + "source", expected
    single = table.get("sources", {})
    if not isinstance(single, dict):
        yield below + "sources", Message("components-table")
        single = {}
    for key, origin in single.items():
        if origin not in SOURCES:
            yield f"{below}sources.{key}", expected
        elif key not in table:
            yield f"{below}sources.{key}", Message("components-source-of-nothing", {"key": key})
    missing = False
    for key, value in table.items():
        if key in ("source", "sources"):
            continue
        inherited = single.get(key, own)
        tables = _tables(value, below + key)
        for where, part in tables:
            yield from _source_problems(part, where, inherited)
        if not tables and not inherited and not missing:
            missing = True
            yield below + key, expected


def _tables(value: Any, path: str) -> list[tuple[str, Mapping[str, Any]]]:
    """The tables that a value is or holds, with their paths."""
    if isinstance(value, dict):
        return [(path, value)]
    if isinstance(value, list):
        return [found for i, part in enumerate(value) for found in _tables(part, f"{path}.{i}")]
    return []
