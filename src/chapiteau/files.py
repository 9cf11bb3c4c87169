"""Files that people bring along and those that are written for them: read within bounds, and every failure is a sentence with its place."""

import json
import re
from pathlib import Path
from typing import Final, NoReturn

import msgspec

from chapiteau.words import ChapiteauError, Message

MEGABYTE: Final = 1_000_000
BOM: Final = b"\xef\xbb\xbf"
"""What some editors put before the first line of a UTF-8 file."""


def read(file: Path, most: int) -> bytes:
    """A whole file, without a byte order mark. Raises ChapiteauError `no-file`, also for one of more than `most` bytes."""
    try:
        with file.open("rb") as opened:
            # Never more than that: it may be a device that never ends.
            data = opened.read(most + 1)
    except (OSError, ValueError) as error:
        _refuse(file, _why(error))
    if len(data) > most:
        _refuse(file, Message("file-large", {"kilobytes": most // 1000}))
    return data.removeprefix(BOM)


def read_text(file: Path, most: int) -> str:
    """As `read`, for a text in UTF-8."""
    data = read(file, most)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        _refuse(file, _at("file-not-utf8", data, error.start))


def write(file: Path, text: str) -> None:
    """Write a text file, its folder too. Raises ChapiteauError `no-file` when that is not possible."""
    _put(file, text, "w")


def append(file: Path, text: str) -> None:
    """As `write`, behind what is there already."""
    _put(file, text, "a")


def _put(file: Path, text: str, mode: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open(mode, encoding="utf-8") as opened:
            opened.write(text)
    except (OSError, ValueError) as error:
        reason = Message("error-file-write", {"file": str(file), "reason": _why(error)})
        raise ChapiteauError("no-file", reason) from None


def json_damage(data: bytes, error: Exception) -> Message:
    """What is wrong with JSON that `msgspec` refused with `error`, and where."""
    told = str(error)
    if isinstance(error, UnicodeDecodeError):
        return _at("file-not-utf8", data, error.start)
    if isinstance(error, msgspec.ValidationError):
        words, _, path = told.partition(" - at ")
        where = path.strip("`").removeprefix("$").removeprefix(".")
        if where:
            return Message("json-shape-at", {"words": words, "where": where})
        return Message("json-shape", {"words": words})
    if isinstance(error, RecursionError):
        return _at("json-deep", data, _deep(data))
    if found := re.search(r"\(byte (\d+)\)$", told):
        return _at("json-syntax", data, int(found[1]))
    try:
        json.loads(data)
    except json.JSONDecodeError as syntax:
        return Message("json-syntax", {"line": syntax.lineno, "column": syntax.colno})
    except (ValueError, RecursionError):
        pass
    half = re.search(rb"\\u[dD][89a-fA-F]", data)
    return _at("json-syntax", data, half.start() if half else 0)


def _deep(data: bytes) -> int:
    """Where more brackets are open than anything here needs."""
    depth = 0
    for found in re.finditer(rb'"(?:[^"\\]|\\.)*"|[\[{]|[\]}]', data):
        depth += {b"[": 1, b"{": 1, b"]": -1, b"}": -1}.get(found[0], 0)
        if depth > 100:
            return found.start()
    return 0


def _at(name: str, data: bytes, offset: int) -> Message:
    """A message about a byte: its line and column, both counted from 1; columns count characters."""
    begins = data.rfind(b"\n", 0, offset) + 1
    column = len(data[begins:offset].decode("utf-8", "replace")) + 1
    line = data.count(b"\n", 0, offset) + 1
    return Message(name, {"line": line, "column": column})


def _refuse(file: Path, reason: str | Message) -> NoReturn:
    raise ChapiteauError(
        "no-file", Message("error-file", {"file": str(file), "reason": reason})
    ) from None


def _why(error: OSError | ValueError) -> str:
    return str((isinstance(error, OSError) and error.strerror) or error)
