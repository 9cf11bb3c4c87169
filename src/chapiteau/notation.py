"""Positions as text that people read and type, as FEN is for chess: all there is, or what one seat knows, with `?` for what it does not.

A head with the title, the number of seats and the options, then the fields that differ from an empty table, in lines or with `;` between:

    drum-roll 2 edition=second
    mode place; round 5; waiting 0
    troupe lion-tamer giant | grand-magician
    coins 12 8
    hand unblock | ? ?

Values stand in the order of the field, rows with `|` between. `-` is nobody or nothing, `yes` and `no` are truths, `0+2` is a set,
`giant=3` a value at a place, `?*4` is `? ? ? ?`. `unblock.2` is the second of equal things; `unblock` alone is any of them that lies
nowhere else. What is not named lies where the rest lies: on the deck. `#` begins a comment. `docs/positions.md` has more.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any, Final

from chapiteau.fields import Field, Notation
from chapiteau.game import EVERYBODY, State
from chapiteau.kinds import Domain
from chapiteau.title import Title
from chapiteau.words import SPECTATOR, ChapiteauError, Message

UNKNOWN: Final = "?"
NOTHING: Final = "-"
ROW: Final = "|"
SEATS: Final = "seats"
VIEWERS: Final = Domain("viewers", ["0", "1", "2", "3", "4", "5", "6", "watchers"])
"""By the bits of a mask (`game.bit`)."""
ALL: Final = "all"

Rows = list[list[int]]


def viewers(players: int) -> dict[str, int]:
    """Who can know a position, by the word: the seats and the watchers."""
    return {VIEWERS.names[viewer]: viewer for viewer in (*range(players), SPECTATOR)}


def write(
    title: Title,
    options: Mapping[str, Any],
    state: State,
    viewer: int | None = None,
    *,
    box: str = "",
) -> str:
    """The text of a position: as a seat or SPECTATOR knows it, or with `viewer` None all that there is.

    `box` is the fingerprint of its components, if they are not today's house set. Raises ChapiteauError `wrong-title` for a title
    without notation.
    """
    if title.notation is None:
        raise without(title)
    head = [title.meta.id, str(state.players)]
    for option in title.meta.options_for(state.players):
        if (value := options.get(option.id, option.default)) != option.default:
            head.append(f"{option.id}={str(value).lower()}")
    if box not in ("", title.house):
        head.append(f"box={box}")
    if viewer is not None:
        head.append(f"for={VIEWERS.names[viewer]}")
    return "\n".join([" ".join(head), *_lines(title.notation, state, viewer)]) + "\n"


def without(title: Title) -> ChapiteauError:
    """The error for a title without notation."""
    return ChapiteauError("wrong-title", Message("error-position-none", {"title": title.meta.name}))


def rows(field: Field, state: State) -> Rows:
    """The values of a field, row by row."""
    value = getattr(state, field.name)
    if field.kind == "lists":
        return [list(part) for part in value]
    if field.kind != "list":
        return [[int(value)]]
    if not field.each:
        return [list(value)]
    return [list(value[at : at + field.each]) for at in range(0, len(value), field.each)]


class Words:
    """The words for the numbers of one position."""

    def __init__(self, notation: Notation, state: State) -> None:
        self.notation = notation
        self.state = state
        self._domains: dict[str, Domain] = {}
        self._words: dict[str, list[str]] = {}

    def domain(self, name: str) -> Domain:
        """The names by number; equal things have equal names."""
        if name not in self._domains:
            if name == VIEWERS.name:
                self._domains[name] = VIEWERS
            elif name == SEATS:
                seats = [str(seat) for seat in range(self.state.players)]
                self._domains[name] = Domain(SEATS, seats)
            else:
                self._domains[name] = self.notation.domain(self.state, name)
        return self._domains[name]

    def words(self, domain: str) -> list[str]:
        """By number; of equal things the first has the plain name, the second the name with `.2`."""
        if domain not in self._words:
            names = self.domain(domain).names
            if len(set(names)) == len(names):
                return self._words.setdefault(domain, [*names])
            count: Counter[str] = Counter()
            told: list[str] = []
            for name in names:
                count[name] += 1
                told.append(name if count[name] == 1 else f"{name}.{count[name]}")
            self._words[domain] = told
        return self._words[domain]

    def word(self, domain: str, number: int) -> str:
        """What a number of a domain is called; of "" the number itself."""
        if not domain:
            return str(number)
        return NOTHING if number < 0 else self.words(domain)[number]

    def value(self, field: Field, number: int) -> str:
        """A value of a field."""
        if field.kind == "truth":
            return "yes" if number else "no"
        if not field.mask:
            return self.word(field.of, number)
        if number == EVERYBODY and field.of == VIEWERS.name:
            return ALL
        held = [i for i in range(number.bit_length()) if number >> i & 1]
        return "+".join(self.word(field.of, i) for i in held) or NOTHING


def _lines(notation: Notation, state: State, viewer: int | None) -> Iterator[str]:
    if viewer is not None:
        state = notation.noticed(state, viewer)
    words = Words(notation, state)
    bare = empty(state)
    hides = notation.hidden
    for field in notation.fields:
        at_field, before = rows(field, state), rows(field, bare)
        parts = [
            [
                (hides(state, viewer, field.name, row, part, at) if viewer is not None else "")
                or words.value(field, number)
                for at, number in _in_order(field, part)
            ]
            for row, part in enumerate(at_field)
        ]
        if field.heap:
            # Where among the others an unknown one comes would tell of it.
            parts = [sorted(part, key=UNKNOWN.__eq__) for part in parts]
        known = [word for part in parts for word in part if UNKNOWN not in word]
        if field.rest:
            lying = [number for part in at_field for number in part]
            whole = len(known) == len(lying)
            if (not known and lying) or (whole and lying == rest(words, field)):
                continue
        elif len(known) == sum(map(len, at_field)) and at_field == before:
            continue
        if field.by:
            text = _by_place(field, parts, at_field, before, words)
            if not text:
                continue
        else:
            text = f" {ROW} ".join(_counted(part) for part in parts)
        yield f"{field.name.replace('_', '-')} {text}".rstrip()


def _in_order(field: Field, part: list[int]) -> list[tuple[int, int]]:
    """(place, value), rising by value in a heap."""
    found = list(enumerate(part))
    return sorted(found, key=lambda pair: pair[1]) if field.heap else found


def _counted(part: list[str]) -> str:
    """`? ? ?` as `?*3`; in a heap unknown ones come last."""
    told = [(word, len(list(group))) for word, group in groupby(part)]
    return " ".join(
        f"{word}*{count}" if word[0] == UNKNOWN and count > 2 else " ".join([word] * count)
        for word, count in told
    )


def _by_place(field: Field, parts: list[list[str]], now: Rows, empty: Rows, words: Words) -> str:
    """`giant=3 fakir=1`: what differs from the empty table and is known, each place by its word."""
    return " ".join(
        f"{words.word(field.by, at)}={word}"
        for at, (word, value, before) in enumerate(zip(parts[0], now[0], empty[0], strict=True))
        if value != before and UNKNOWN not in word
    )


def rest(words: Words, field: Field) -> list[int]:
    """What lies in a field that the text does not name: all of its domain that lies in no other, rising, or as the title says."""
    notation, state = words.notation, words.state
    if notation.rest is not None:
        return notation.rest(state, field.name)
    left = notation.copies(state, words.domain(field.of))[:]
    for other in notation.fields:
        if other.lying and other.of == field.of and other.name != field.name:
            for number in [number for part in rows(other, state) for number in part]:
                if number >= 0:
                    left[number] -= 1
    return [number for number, count in enumerate(left) for _ in range(count)]


def empty(state: State) -> State:
    """A table with the same box before anything was laid out."""
    made: State = type(state)(*state.__getnewargs__())
    return made
