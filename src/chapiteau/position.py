"""Positions read from text, as `notation.write` writes them.

>>> state = read("flip-circus 2; ring CA AM CM MF CF FS CS ST CT TA; posters acrobat tamer; mover 1")
>>> state.scores(), state.current()
([1, 1], 1)
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from chapiteau import registry
from chapiteau.chance import SEED, Chance
from chapiteau.fields import Field, Notation
from chapiteau.game import EVERYBODY, State
from chapiteau.notation import (
    ALL,
    NOTHING,
    ROW,
    UNKNOWN,
    VIEWERS,
    Rows,
    Words,
    empty,
    rest,
    rows,
    viewers,
    without,
)
from chapiteau.title import Options, Title, option_value
from chapiteau.words import SPECTATOR, ChapiteauError, Message

LONGEST: Final = 50_000
"""Characters of a text."""
LONGEST_LIST: Final = 2_000
"""Values of a field."""
_MANY: Final = re.compile(r"(\?\d*)\*(\d{1,4})")
_NUMBER: Final = re.compile(r"-?\d{1,18}")
_FAULTS: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
)
"""What rules raise for a position that no match can come to."""


def read(
    text: str, components: Mapping[str, Any] | None = None, seed: bytes = bytes(SEED)
) -> State:
    """The position that a text describes. `seed` decides what chance will still decide, and what the text leaves unknown.

    `components` are those of the box if it is no house set. Raises ChapiteauError `wrong-position` with the line.
    """
    if len(text) > LONGEST:
        raise wrong(1, Message("position-long", {"most": LONGEST}))
    told = list(_statements(text.removeprefix("\ufeff")))
    if not told:
        raise wrong(1, Message("position-empty"))
    line, head = told[0]
    title = registry.title(head[0][:80])
    if title.notation is None:
        raise without(title)
    if len(head) < 2 or not head[1].isdecimal() or int(head[1]) not in title.meta.players:
        allowed = ", ".join(map(str, title.meta.players))
        raise wrong(line, Message("position-seats", {"allowed": allowed}))
    players = int(head[1])
    options, box, viewer = _choices(title, players, line, head[2:])
    state = empty(title.new(players, options, seed, components, box=box))
    state.chance = Chance(seed)
    reader = _Reader(title.notation, state, seed)
    try:
        reader.read(told[1:])
        title.notation.complete(state, reader.told, reader.unknown, reader.rng)
        _try_out(title, state)
        if viewer is not None:
            state = state.resample(viewer, reader.rng)
            _try_out(title, state)
    except _FAULTS as fault:
        raise wrong(line, Message("position-impossible", {"detail": repr(fault)[:100]})) from None
    # Whoever changes the position by hand gets no list from before.
    state._legal_player = -1
    return state


def wrong(line: int, expected: Message) -> ChapiteauError:
    """The error for a line."""
    return ChapiteauError(
        "wrong-position", Message("error-position-line", {"line": line, "expected": expected})
    )


def _statements(text: str) -> Iterable[tuple[int, list[str]]]:
    """(line, words) of each statement."""
    for number, line in enumerate(text.splitlines(), 1):
        for part in line.partition("#")[0].split(";"):
            if words := part.split():
                yield number, words


def _choices(
    title: Title, players: int, line: int, words: Sequence[str]
) -> tuple[Options, str, int | None]:
    """Options, fingerprint of the box, and who knows of the position what the text says (None: it says all)."""
    known = {option.id: option for option in title.meta.options}
    options: Options = {}
    box, viewer = "", None
    for word in words:
        name, _, value = word.partition("=")
        if name == "box":
            box = value
        elif name == "for":
            knowing = viewers(players)
            if value not in knowing:
                raise _unheard(line, value, list(knowing))
            viewer = knowing[value]
        else:
            options[name] = option_value(known[name], value) if name in known else value
    return options, box, viewer


def _try_out(title: Title, state: State) -> None:
    """What can be done with every position."""
    for viewer in (*range(state.players), SPECTATOR):
        title.view(state, viewer)
    for player in state.to_act():
        assert state.legal_actions(player), "nothing can be done"
        state.kinds().choices(state, player)
    state.key()


def _unheard(line: int, given: str, known: Sequence[str]) -> ChapiteauError:
    shown = ", ".join(known[:40]) + (", …" if len(known) > 40 else "")
    return wrong(line, Message("position-word", {"given": given[:40], "known": shown}))


class _Reader:
    """Fills an empty table."""

    def __init__(self, notation: Notation, state: State, seed: bytes) -> None:
        self.notation = notation
        self.state = state
        self.words = Words(notation, state)
        self.rng = Chance(seed).stream("position")
        self.line = 1
        self.unknown: set[str] = set()
        """Fields with values that the text leaves open."""
        self.told: dict[str, Rows] = {}
        """The fields that the text names."""
        self.open: list[tuple[Field, int, int]] = []
        """Where something unknown lies: field, row, place."""
        self.left: dict[str, list[int]] = {}
        """By domain in which things lie: how many of each number lie nowhere yet."""

    def read(self, told: Sequence[tuple[int, list[str]]]) -> None:
        fields = {field.name.replace("_", "-"): field for field in self.notation.fields}
        lines: dict[str, tuple[int, list[str]]] = {}
        for line, (name, *words) in told:
            if name not in fields:
                raise _unheard(line, name, list(fields))
            if name in lines:
                raise wrong(line, Message("position-twice", {"given": name}))
            lines[fields[name].name] = (line, words)
        values: dict[str, Rows] = {}
        # What is named exactly has its place before what may be any of equal things.
        for field in self.notation.fields:
            if field.lying and field.name in lines:
                self.line, words = lines[field.name]
                for word in words:
                    self.reserve(field.of, word)
        for field in self.notation.fields:
            if field.name in lines:
                self.line, words = lines[field.name]
                values[field.name] = self.values(field, words)
        self.lay_open_places(values)
        for field in self.notation.fields:
            if field.name in values:
                self.put(field, values[field.name])
        for field in self.notation.fields:
            if field.rest and field.name not in values:
                lying = rest(self.words, field)
                if self.unknown:
                    self.rng.shuffle(lying)
                setattr(self.state, field.name, lying)
        self.told = values

    def put(self, field: Field, values: Rows) -> None:
        """Set a field."""
        value: Any = [number for row in values for number in row]
        if field.kind == "lists":
            value = values
        elif field.kind != "list":
            value = bool(value[0]) if field.kind == "truth" else value[0]
        setattr(self.state, field.name, value)

    def lay_open_places(self, values: dict[str, Rows]) -> None:
        """What lies nowhere else lies where the text has unknown things, in any order."""
        for domain in dict.fromkeys(field.of for field, _, _ in self.open):
            places = [place for place in self.open if place[0].of == domain]
            left = [i for i, count in enumerate(self.remaining(domain)) for _ in range(count)]
            if len(left) < len(places):
                raise wrong(self.line, Message("position-few", {"count": len(left)}))
            self.rng.shuffle(left)
            for field, row, at in places:
                values[field.name][row][at] = left.pop()

    def remaining(self, domain: str) -> list[int]:
        if domain not in self.left:
            self.left[domain] = self.notation.copies(self.state, self.words.domain(domain))[:]
        return self.left[domain]

    # ---- words

    def values(self, field: Field, words: Sequence[str]) -> Rows:
        """What stands in a field's line."""
        before = rows(field, self.state)
        if field.by:
            return [self.by_place(field, words, before[0])]
        found: Rows = [[]]
        for word in words:
            if word == ROW:
                found.append([])
                continue
            many = _MANY.fullmatch(word)
            for _ in range(int(many[2]) if many else 1):
                self.add(field, found, many[1] if many else word)
            if sum(map(len, found)) > LONGEST_LIST:
                raise wrong(self.line, Message("position-long", {"most": LONGEST_LIST}))
        given, wanted = ([str(len(part)) for part in all_rows] for all_rows in (found, before))
        if field.grows or field.kind == "lists":
            given, wanted = (["n"] * len(counts) for counts in (given, wanted))
        if given != wanted:
            counts = {"given": f" {ROW} ".join(given), "expected": f" {ROW} ".join(wanted)}
            raise wrong(self.line, Message("position-count", {**counts}))
        return found

    def add(self, field: Field, found: Rows, word: str) -> None:
        """One more value of the last row."""
        if UNKNOWN in word:
            self.unknown.add(field.name)
        if word != UNKNOWN:
            found[-1].append(self.number(field, word))
            return
        if field.lying:
            self.open.append((field, len(found) - 1, len(found[-1])))
        found[-1].append(-1 if field.lying else 0)

    def by_place(self, field: Field, words: Sequence[str], values: list[int]) -> list[int]:
        """`giant=3 fakir=1`."""
        for word in words:
            place, _, value = word.rpartition("=")
            at = self.named(field.by, place, lying=False)
            if not 0 <= at < len(values):
                raise _unheard(self.line, place, self.words.domain(field.by).names)
            values[at] = self.number(field, value)
        return values

    def number(self, field: Field, word: str) -> int:
        """The number that a word stands for."""
        if field.kind == "truth":
            if word not in ("yes", "no"):
                raise _unheard(self.line, word, ["yes", "no"])
            return int(word == "yes")
        if not field.mask:
            return self.named(field.of, word, field.lying)
        if word == ALL and field.of == VIEWERS.name:
            return EVERYBODY
        parts = {self.named(field.of, part, lying=False) for part in word.split("+")}
        return sum(1 << number for number in parts if number >= 0)

    def named(self, domain: str, word: str, lying: bool) -> int:
        """The number with this word; for the plain name of equal things that lie about, the first that lies nowhere yet."""
        if not domain:
            if not _NUMBER.fullmatch(word):
                raise wrong(self.line, Message("position-number", {"given": word[:40]}))
            return int(word)
        if word == NOTHING:
            return -1
        names, words = self.words.domain(domain).names, self.words.words(domain)
        if word not in words:
            raise _unheard(self.line, word, list(dict.fromkeys(names)))
        number = words.index(word)
        if not lying or names[number] != word:
            return number
        left = self.remaining(domain)
        for number, count in enumerate(left):
            if names[number] == word and count:
                left[number] -= 1
                return number
        raise wrong(self.line, Message("position-used", {"given": word}))

    def reserve(self, domain: str, word: str) -> None:
        """Take the thing with this word, if it names one of several equal ones."""
        words = self.words.words(domain)
        if word in words and self.words.domain(domain).names[words.index(word)] != word:
            left = self.remaining(domain)
            if not left[words.index(word)]:
                raise wrong(self.line, Message("position-used", {"given": word}))
            left[words.index(word)] -= 1
