"""What may be wrong with a component file of The Magnificent: (path, what was expected) for each mistake.

What a rule fixes must be so: four starting cards to a board, rings of 15 spaces with 5 posters each, twelve bonus spaces to a board, five
sections. Of all else there may be as many as one's own box holds, if they are enough to deal, to lay out, and to take in every round.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from chapiteau.components import in_range
from chapiteau.titles.the_magnificent import parts
from chapiteau.titles.the_magnificent.meta import META
from chapiteau.titles.the_magnificent.rules import box, effects, setup
from chapiteau.titles.the_magnificent.rules.camp import SIDE, border, drawn
from chapiteau.words import Message

Problem = tuple[str, Message]

BONUSES: Final = 12
"""Bonus spaces of a camp (MG-10.1)."""
RING_POSTERS: Final = 5
"""Poster spaces of a ring (MG-2.3)."""
CELLS_OF: Final = {"small": 4, "large": 6}
"""Cells of a camp tile (MG-10.1)."""
MOST_PLAYERS: Final = META.players[-1]
LIKE_STARTING: Final = re.compile("I{1,3}-[0-9]+|IV-[0-9]+")
MOST_TILES: Final = 60
MOST_COINS: Final = 99


# texts: magnificent-components-*
def _expected(what: str, **args: int | str) -> Message:
    return Message("magnificent-components-" + what, dict(args))


def check(data: Mapping[str, Any]) -> list[Problem]:
    """What is wrong with component data of the right shape."""
    shows = [parts.parse_show(words) for words in data["track"]["shows"]]
    return [
        *_dice(data["dice"]),
        *_start(data["start"]),
        *_tiles(data),
        *_camp(data["camp"]),
        *_boards(data),
        *_rising("track.shows", shows, "show", box.MOST_SHOWS),  # MG-6.1
        *_rings(data["rings"]),
        *_tents(data),
        *_posters(data["posters"]),
        *_trainers(data["trainers"]),
        *_masters(data["masters"]),
    ]


def _count(path: str, found: list[Any], expected: int, rule: str) -> Iterator[Problem]:
    if len(found) != expected:
        yield path, _expected("count", expected=expected, found=len(found), rule=rule)


def _dice(dice: Mapping[str, list[int]]) -> Iterator[Problem]:
    """MG-2.1: one for each turn of a round at least."""
    players = {"2": 2, "3": 3, "4": 4, "box": 4, "solo": 1}
    for key, numbers in dice.items():
        yield from _count(f"dice.{key}", numbers, len(box.KINDS), "MG-1.2")
        for i, number in enumerate(numbers):
            yield from in_range(f"dice.{key}.{i}", number, 0, 20)
        if sum(numbers) < box.TURNS * players[key]:
            yield f"dice.{key}", _expected("dice", fewest=box.TURNS * players[key])


def _start(start: Mapping[str, int]) -> Iterator[Problem]:
    """MG-2.5."""
    most = {"coins": MOST_COINS, "markers": MOST_COINS, "gems": box.MOST_GEMS}
    for name, high in (most | {"given": start["coins"]}).items():
        yield from in_range(f"start.{name}", start[name], 0, high)


def _tiles(data: Mapping[str, Any]) -> Iterator[Problem]:
    """MG-1.3, MG-10.1: counts, and shapes in one piece."""
    for size in box.SIZES:
        yield from in_range(f"tiles.{size}", data["tiles"][size], 1, MOST_TILES)
    for colour in box.COLOURS:
        for size in box.SIZES:
            picture = data["shapes"][colour][size]
            path = f"shapes.{colour}.{size}"
            cells = [cell for cell, _ in drawn(picture)]
            strange = set("".join(picture)) - set("X.")
            if strange or len(cells) != CELLS_OF[size] or max(map(len, picture)) > SIDE:
                yield path, _expected("shape", cells=CELLS_OF[size])
            elif len(picture) > SIDE or not _in_one_piece(cells):
                yield path, _expected("piece")


def _in_one_piece(cells: list[int]) -> bool:
    """Whether cells hang together edge to edge."""
    area = sum(1 << cell for cell in cells)
    reached = area & -area
    while more := border(reached) & area:
        reached |= more
    return reached == area


def _picture(path: str, picture: list[str]) -> Iterator[Problem]:
    if len(picture) != SIDE or any(len(line) != SIDE for line in picture):
        yield path, _expected("picture", side=SIDE)


def _camp(camp: Mapping[str, Any]) -> Iterator[Problem]:
    """MG-10.1, MG-4.3."""
    yield from _picture("camp.zones", camp["zones"])
    for letter, words in camp["bonuses"].items():
        if len(letter) != 1 or not parts.parse_gains(words):
            yield f"camp.bonuses.{letter}", _expected("gains")


def _boards(data: Mapping[str, Any]) -> Iterator[Problem]:
    """MG-2.5, MG-4.1, MG-10.1."""
    letters = set(data["camp"]["bonuses"])
    for name, board in data["boards"].items():
        for side, printed in board.items():
            path = f"boards.{name}.{side}"
            yield from _picture(f"{path}.camp", printed["camp"])
            spaces = [letter for line in printed["camp"] for letter in line if letter != "."]
            if not set(spaces) <= letters:
                yield f"{path}.camp", _expected("letters", known=", ".join(sorted(letters)))
            yield from _count(f"{path}.camp", spaces, BONUSES, "MG-10.1")
            levels = [parts.parse_level(words) for words in printed["ladder"]]
            yield from _rising(f"{path}.ladder", levels, "level", box.MOST_LEVELS)
            goods = parts.parse_goods(printed["goods"])
            gems = [number for key, number in (goods or {}).items() if key.endswith("gem")]
            if goods is None or max(gems, default=0) > box.MOST_GEMS:
                yield f"{path}.goods", _expected("goods")


def _rising(path: str, found: list[Any], what: str, most: int) -> Iterator[Problem]:
    """Lines that begin with a power, each higher than the one before."""
    yield from in_range(path, len(found), 1, most)
    before = 0
    for i, line in enumerate(found):
        if line is None:
            yield f"{path}.{i}", _expected(what)
        elif line[0] <= before:
            yield f"{path}.{i}", _expected("rising")
        else:
            before = line[0]


def _rings(rings: Mapping[str, str]) -> Iterator[Problem]:
    """MG-2.3."""
    for colour, words in rings.items():
        spaces = parts.parse_ring(words)
        if not spaces or len(spaces) != box.RING or spaces.count(-1) != RING_POSTERS:
            yield f"rings.{colour}", _expected("ring", posters=RING_POSTERS)


def _lines(
    path: str,
    lines: list[str],
    what: str,
    parse: Callable[[str], object],
    fewest: tuple[int, str] = (0, ""),
) -> Iterator[Problem]:
    """Lines that can all be read, and enough of them by some rule."""
    if len(lines) < fewest[0]:
        yield path, _expected("fewest", fewest=fewest[0], found=len(lines), rule=fewest[1])
    for i, words in enumerate(lines):
        if not parse(words):
            yield f"{path}.{i}", _expected(what)


def _tents(data: Mapping[str, Any]) -> Iterator[Problem]:
    """MG-2.3: one for each poster space at least. MG-5.4, MG-6.3."""
    tents, spaces = data["tents"]["tents"], data["tent_spaces"]
    fewest = RING_POSTERS * len(box.COLOURS)
    yield from _lines("tents.tents", tents, "tent", parts.parse_tent, (fewest, "MG-2.3"))
    if not parts.parse_tent(spaces["printed"]):
        yield "tent_spaces.printed", _expected("tent")
    path, under = "tent_spaces.bonuses", spaces["bonuses"]
    yield from _count(path, under, box.SECTIONS - 1, "MG-5.4")
    yield from _lines(path, under, "gains", parts.parse_gains)


def _posters(posters: Mapping[str, list[str]]) -> Iterator[Problem]:
    """MG-2.5: a starting poster for each player. MG-2.4: enough for the display."""
    fewest = {"starting": (MOST_PLAYERS, "MG-2.5"), "deck": (setup.POSTERS_SHOWN, "MG-2.4")}
    for name, least in fewest.items():
        path, lines = f"posters.{name}", posters[name]
        yield from _lines(path, lines, "poster", parts.parse_poster, least)


def _trainers(trainers: Mapping[str, list[str]]) -> Iterator[Problem]:
    """MG-2.2, MG-2.6: tiles for the display and for the draft. MG-3.1: only a master card copies another one."""

    def parse(words: str) -> bool:
        found = parts.parse_costly(words)
        return found is not None and found[1][0] != effects.COPY

    fewest = (2 * MOST_PLAYERS, "MG-2.6")
    yield from _lines("trainers.tiles", trainers["tiles"], "trainer", parse, fewest)
    yield from _lines("trainers.spaces", trainers["spaces"], "trainer", parse)


def _masters(masters: Mapping[str, str]) -> Iterator[Problem]:
    """MG-2.5: the starting cards. MG-7.2: in each round every player takes a card of the deck. MG-9."""
    deck = [name for name in masters if name not in box.STARTING_CARDS]
    if len(masters) - len(deck) < box.STARTING:
        yield "masters", _expected("starting")
    fewest = MOST_PLAYERS * box.ROUNDS
    if len(deck) < fewest:
        yield "masters", _expected("fewest", fewest=fewest, found=len(deck), rule="MG-7.2")
    for name, words in masters.items():
        if name in deck and LIKE_STARTING.fullmatch(name):
            yield f"masters.{name}", _expected("starting")
        found = parts.parse_master(words)
        if not found or found[0][0] == effects.AGAIN:
            yield f"masters.{name}", _expected("master")
