"""Where things stand in a TOML file: the line of a fault, and the line where a value begins. Found with the standard parser alone."""

import re
import tomllib
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from chapiteau.words import Message

MOST_DEEP: Final = 8
"""Tables within tables that a file may hold."""


class Fault(NamedTuple):
    """Why a file cannot be read."""

    line: int
    """Counted from 1."""
    expected: Message


def parse(text: str) -> dict[str, Any] | Fault:
    """The tables of a file, or why it cannot be read."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line, expected = _syntax(text, error)
        return Fault(line, expected)
    except (ValueError, RecursionError) as error:
        # The parser's own limits, which it does not turn into an error of its kind: numbers of thousands of digits, thousands of brackets.
        kind = type(error)
        expected = Message(
            "components-deep" if kind is RecursionError else "components-digits",
            {"most": MOST_DEEP},
        )
        lines = text.split("\n")
        where = _first(len(lines), lambda count: _fails("\n".join(lines[:count]), kind))
        return Fault(where, expected)
    if _deep(table):
        parts = Lines(text)
        where = _first(len(parts.lines), lambda count: _deep(parts.beginning(count)))
        return Fault(where, Message("components-deep", {"most": MOST_DEEP}))
    return table


def _fails(text: str, kind: type[Exception]) -> bool:
    try:
        tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        return type(error) is kind
    return False


def _first(most: int, wrong: Callable[[int], bool]) -> int:
    """The first number of lines, up to `most`, with which it goes wrong."""
    low, high = 1, most
    while low < high:
        middle = (low + high) // 2
        if wrong(middle):
            high = middle
        else:
            low = middle + 1
    return low


def _deep(table: Any) -> bool:
    """Whether there are more than MOST_DEEP tables and lists in one another, the file's own table being the first."""
    front: list[Any] = [table]
    for _ in range(MOST_DEEP):
        front = [
            part
            for value in front
            for part in (value.values() if isinstance(value, dict) else value)
            if isinstance(part, dict | list)
        ]
    return bool(front)


def _syntax(text: str, error: tomllib.TOMLDecodeError) -> tuple[int, Message]:
    """The line of a TOML error, which the parser only tells in words, and those words without it."""
    place = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", str(error))
    detail = str(error)[: place.start()] if place else str(error)
    line = int(place[1]) if place and place[1] else text.rstrip("\n").count("\n") + 1
    return line, Message("components-toml", {"detail": detail})


class Lines:
    """The lines of a TOML file, and what their beginnings hold. Found with the standard parser alone."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self._held: dict[int, Any] = {}

    def find(self, path: str) -> int:
        """The line where `path` begins to exist; where the nearest thing above it does when it is not in the file.

        It ends the shortest beginning of the file that holds the path.
        """
        steps = path.split(".") if path else []
        while steps and not _holds(self.beginning(len(self.lines)), steps):
            steps.pop()
        if not steps:
            return 1
        return _first(len(self.lines), lambda count: _holds(self.beginning(count), steps))

    def beginning(self, count: int) -> Any:
        """What the first `count` lines hold, their open brackets closed; fewer where these end in the midst of something else."""
        if count not in self._held:
            self._held[count] = _beginning(self.lines, count)
        return self._held[count]


def _beginning(lines: list[str], count: int) -> Any:
    for end in range(count, 0, -1):
        text = "\n".join(lines[:end])
        for closing in ("", "]", "]]", "]]]", "}]", "]}]"):
            try:
                return tomllib.loads(text + "\n" + closing)
            except tomllib.TOMLDecodeError:
                continue
    return {}


def _holds(value: Any, steps: list[str]) -> bool:
    for step in steps:
        if isinstance(value, dict) and step in value:
            value = value[step]
        elif isinstance(value, list) and step.isdigit() and int(step) < len(value):
            value = value[int(step)]
        else:
            return False
    return True
