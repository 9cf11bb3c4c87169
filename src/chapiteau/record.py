"""A match as data: its file, written and read, replayed and verified.

The record is the truth: title, rules version, options, box, seed and entries. An entry is a line that a person can read: the number of
the seat and the name of what it did (`0 hire lion-tamer`), or `0 undo` where it took back its last step still standing. Names outlive
new cards, another order of cards and new kinds of decision. `docs/record.md` describes the file.
"""

from pathlib import Path
from typing import Any

import msgspec

from chapiteau import files, numbered
from chapiteau.chance import commitment
from chapiteau.components import fingerprint
from chapiteau.kinds import Kinds
from chapiteau.match import Entry, Match
from chapiteau.registry import title as find_title
from chapiteau.title import Options, Title
from chapiteau.words import ChapiteauError, Message

FORMAT = 2
NUMBERED = 1
"""The format in which entries named actions by number."""
LARGEST = 50 * files.MEGABYTE
"""Bytes of a record's file. A match of a million steps takes some 30 MB."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match in a file. Without its seed (a running match) it can be stored but neither replayed nor verified."""

    format: int
    title: str
    rules_version: int
    players: int
    options: Options
    commitment: str
    """SHA-256 of the seed, known from the start."""
    seed: str
    """64 hexadecimal digits; empty while the match runs."""
    entries: list[str | Entry]
    """Lines such as `0 hire lion-tamer`; in format 1 numbers."""
    box: str = ""
    """The fingerprint of the components; format 1 has none."""
    components: dict[str, Any] | None = None
    """None: a house set, the one with this fingerprint."""
    names: list[str] = []
    result: list[int] | None = None
    """Place of each player, as `State.ranking`; None while the match runs."""


def of(match: Match) -> Record:
    """The match as data; its seed only when it is over."""
    over = match.state.is_final()
    return Record(
        format=FORMAT,
        title=match.title.meta.id,
        rules_version=match.rules_version,
        players=match.players,
        options=match.options,
        commitment=commitment(match.seed),
        seed=match.seed.hex() if over else "",
        entries=[match.line(entry) for entry in match.entries],
        box=match.box,
        components=None if match.components is None else dict(match.components),
        names=list(match.names),
        result=match.state.ranking() if over else None,
    )


# ---- files


def read(file: Path) -> Record:
    """A record from its JSON file. Raises ChapiteauError `no-file` or `damaged-record`; nothing is replayed yet."""
    return decode(files.read(file, LARGEST))


def decode(data: bytes) -> Record:
    """A record from JSON, with or without a byte order mark. Broken bytes, unknown, missing and mistyped fields raise ChapiteauError
    `damaged-record`, which says where."""
    data = data.removeprefix(files.BOM)
    try:
        data.decode("utf-8")
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        detail = Message("error-record-file", {"detail": files.json_damage(data, error)})
        raise ChapiteauError("damaged-record", detail) from None


def encode(record: Record) -> bytes:
    """A record as JSON, a line for each entry."""
    head = msgspec.json.encode(msgspec.structs.replace(record, entries=[]))
    lines = b",\n".join(b"  " + msgspec.json.encode(entry) for entry in record.entries)
    body = b"[\n" + lines + b"\n ]" if lines else b"[]"
    # The first such place is the field itself: titles and options before it are names that were checked.
    page = msgspec.json.format(head, indent=1).replace(b'"entries": []', b'"entries": ' + body, 1)
    return page + b"\n"


# ---- playing again


def replay(record: Record, seed: bytes | None = None) -> Match:
    """Play a record again. `seed` is needed while the match runs, because its record does not hold it yet.

    Raises ChapiteauError: `unknown-title`, `wrong-format`, `wrong-rules-version`, `unknown-box`, `no-seed`, whatever is wrong with options
    or components, and `damaged-record` with the number of the first entry that cannot stand.
    """
    if record.format not in (FORMAT, NUMBERED):
        raise ChapiteauError(
            "wrong-format",
            Message("error-record-format", {"given": record.format, "known": FORMAT}),
        )
    title = find_title(record.title)
    if seed is None:
        seed = _seed(record.seed)
    match = Match(
        title,
        record.players,
        record.options,
        seed,
        record.components,
        record.names,
        rules_version=record.rules_version,
        box=_box(record, title),
    )
    then = numbered.kinds(title, match.kinds) if record.format == NUMBERED else None
    for number, line in enumerate(record.entries, 1):
        try:
            match.enter(_entry(match, line, then))
        except ChapiteauError as error:
            raise ChapiteauError(
                "damaged-record",
                Message("error-record-entry", {"entry": number, "reason": error.message}),
                error.rule,
            ) from None
    return match


def _box(record: Record, title: Title) -> str:
    """The fingerprint of the house set that was played with; "" where a box of one's own was."""
    if record.components is not None:
        if record.box and record.box != fingerprint(record.components):
            raise ChapiteauError("damaged-record", Message("error-record-box"))
        return ""
    return title.meta.first_box if record.format == NUMBERED else record.box


def _entry(match: Match, line: str | Entry, then: Kinds | None) -> Entry:
    """What an entry of a file means today; `then`: the kinds of format 1, which are numbered. Raises ChapiteauError `damaged-record`,
    `unknown-action`."""
    if isinstance(line, str) == (then is not None):
        raise ChapiteauError(
            "damaged-record", Message("error-record-line", {"line": str(line)[:80]})
        )
    if isinstance(line, str):
        return match.entry(line)
    if line.undo:
        return line
    assert then is not None
    try:
        return match.entry(f"{line.player} {then.name(line.action)}")
    except IndexError:
        unknown = Message("error-action-unknown", {"action": str(line.action)})
        raise ChapiteauError("unknown-action", unknown) from None


def _seed(text: str) -> bytes:
    if not text:
        raise ChapiteauError("no-seed", Message("error-record-seed"))
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != 32 or seed.hex() != text:
        raise ChapiteauError("damaged-record", Message("error-record-seed-wrong"))
    return seed


def verify(record: Record) -> Match:
    """Check a finished match: that its seed is the one that was promised, that every entry is legal, and that the result is right.

    Returns the match, played again. Raises ChapiteauError as `replay`, and `wrong-commitment`, `wrong-result`, `not-over`.
    """
    if commitment(_seed(record.seed)) != record.commitment:
        raise ChapiteauError("wrong-commitment", Message("error-record-commitment"))
    match = replay(record)
    if not match.state.is_final():
        raise ChapiteauError("not-over", Message("error-record-running"))
    if record.result != match.state.ranking():
        places = ", ".join(map(str, match.state.ranking()))
        raise ChapiteauError("wrong-result", Message("error-record-result", {"places": places}))
    return match
