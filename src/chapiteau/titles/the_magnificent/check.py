"""What may be wrong with a component file of The Magnificent: (path, what was expected) for each mistake.

The printed counts must be right: 56 master cards, 54 posters, 16 tents, 12 trainer tiles, rings of 15 spaces with 5 posters each, 12
bonuses on each board, and dice for four turns of every player. Everything else may be what one's own box says.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from chapiteau.titles.the_magnificent import parts
from chapiteau.titles.the_magnificent.rules import box, effects
from chapiteau.titles.the_magnificent.rules.camp import SIDE
from chapiteau.words import Message

Problem = tuple[str, Message]

BONUSES: Final = 12
"""Bonus spaces of a camp (MG-10.1)."""
RING_POSTERS: Final = 5
"""Poster spaces of a ring (MG-2.3)."""
CELLS_OF: Final = {"small": 4, "large": 6}
"""Cells of a camp tile (MG-10.1)."""
KINDS_OF_DICE: Final = 4
MOST_TILES: Final = 60
MOST_COINS: Final = 99


# texts: magnificent-components-*
def _expected(what: str, **args: int | str) -> Message:
    return Message("magnificent-components-" + what, dict(args))


def check(data: Mapping[str, Any]) -> list[Problem]:
    """What is wrong with component data of the right shape."""
    return [
        *_dice(data["dice"]),
        *_start(data["start"]),
        *_tiles(data),
        *_camp(data["camp"]),
        *_boards(data),
        *_track(data["track"]),
        *_rings(data["rings"]),
        *_tents(data),
        *_posters(data["posters"]),
        *_trainers(data["trainers"]),
        *_masters(data["masters"]),
    ]


def _range(path: str, number: int, low: int, high: int) -> Iterator[Problem]:
    if not low <= number <= high:
        yield path, _expected("range", low=low, high=high)


def _count(path: str, found: list[Any], expected: int) -> Iterator[Problem]:
    if len(found) != expected:
        yield path, _expected("count", expected=expected, found=len(found))


def _dice(dice: Mapping[str, list[int]]) -> Iterator[Problem]:
    """MG-2.1: one for each turn of a round at least."""
    players = {"2": 2, "3": 3, "4": 4, "box": 4, "solo": 1}
    for key, numbers in dice.items():
        yield from _count(f"dice.{key}", numbers, KINDS_OF_DICE)
        for i, number in enumerate(numbers):
            yield from _range(f"dice.{key}.{i}", number, 0, 20)
        if sum(numbers) < box.TURNS * players[key]:
            yield f"dice.{key}", _expected("dice", fewest=box.TURNS * players[key])


def _start(start: Mapping[str, int]) -> Iterator[Problem]:
    """MG-2.5."""
    yield from _range("start.coins", start["coins"], 0, MOST_COINS)
    yield from _range("start.markers", start["markers"], 0, MOST_COINS)
    yield from _range("start.gems", start["gems"], 0, box.MOST_GEMS)
    yield from _range("start.given", start["given"], 0, start["coins"])


def _tiles(data: Mapping[str, Any]) -> Iterator[Problem]:
    """MG-1.3, MG-10.1: counts, and shapes in one piece."""
    for size in box.SIZES:
        yield from _range(f"tiles.{size}", data["tiles"][size], 1, MOST_TILES)
    for colour in box.COLOURS:
        for size in box.SIZES:
            picture = data["shapes"][colour][size]
            path = f"shapes.{colour}.{size}"
            cells = parts.parse_shape(picture)
            strange = set("".join(picture)) - set("X.")
            if strange or len(cells) != CELLS_OF[size] or max(map(len, picture)) > SIDE:
                yield path, _expected("shape", cells=CELLS_OF[size])
            elif len(picture) > SIDE or not _in_one_piece(cells):
                yield path, _expected("piece")


def _in_one_piece(cells: list[int]) -> bool:
    """Whether cells hang together edge to edge."""
    reached, front = {cells[0]}, [cells[0]]
    while front:
        cell = front.pop()
        beside = [cell - SIDE, cell + SIDE]
        beside += [cell - 1] * (cell % SIDE > 0) + [cell + 1] * (cell % SIDE < SIDE - 1)
        for other in beside:
            if other in cells and other not in reached:
                reached.add(other)
                front.append(other)
    return len(reached) == len(cells)


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
            yield from _count(f"{path}.camp", spaces, BONUSES)
            yield from _rising(
                f"{path}.ladder",
                [parts.parse_level(words) for words in printed["ladder"]],
                "level",
                box.MOST_LEVELS,
            )
            goods = parts.parse_goods(printed["goods"])
            if goods is None or any(
                number > box.MOST_GEMS for key, number in goods.items() if key.endswith("gem")
            ):
                yield f"{path}.goods", _expected("goods")


def _rising(path: str, found: list[Any], what: str, most: int) -> Iterator[Problem]:
    """Lines that begin with a power, each higher than the one before."""
    if not 1 <= len(found) <= most:
        yield path, _expected("range", low=1, high=most)
    before = 0
    for i, line in enumerate(found):
        if line is None:
            yield f"{path}.{i}", _expected(what)
        elif line[0] <= before:
            yield f"{path}.{i}", _expected("rising")
        else:
            before = line[0]


def _track(track: Mapping[str, Any]) -> Iterator[Problem]:
    """MG-6.1."""
    found = [parts.parse_show(words) for words in track["shows"]]
    yield from _rising("track.shows", found, "show", box.MOST_SHOWS)


def _rings(rings: Mapping[str, str]) -> Iterator[Problem]:
    """MG-2.3."""
    for colour, words in rings.items():
        spaces = parts.parse_ring(words)
        if not spaces or spaces.count(-1) != RING_POSTERS:
            yield f"rings.{colour}", _expected("ring", posters=RING_POSTERS)


def _lines(
    path: str, lines: list[str], expected: int, what: str, parse: Callable[[str], object]
) -> Iterator[Problem]:
    """So many lines, each of which can be read."""
    yield from _count(path, lines, expected)
    for i, words in enumerate(lines):
        if not parse(words):
            yield f"{path}.{i}", _expected(what)


def _tents(data: Mapping[str, Any]) -> Iterator[Problem]:
    """MG-5.4, MG-6.3."""
    tents, spaces = data["tents"]["tents"], data["tent_spaces"]
    yield from _lines("tents.tents", tents, box.TENTS, "tent", parts.parse_tent)
    if not parts.parse_tent(spaces["printed"]):
        yield "tent_spaces.printed", _expected("tent")
    path, under = "tent_spaces.bonuses", spaces["bonuses"]
    yield from _lines(path, under, box.SECTIONS - 1, "gains", parts.parse_gains)


def _posters(posters: Mapping[str, list[str]]) -> Iterator[Problem]:
    """MG-1.3."""
    starting = box.STARTING_POSTERS
    for name, expected in (("starting", starting), ("deck", box.POSTERS - starting)):
        path = f"posters.{name}"
        yield from _lines(path, posters[name], expected, "poster", parts.parse_poster)


def _trainers(trainers: Mapping[str, list[str]]) -> Iterator[Problem]:
    """MG-1.3, MG-3.1: only a master card copies another one."""

    def parse(words: str) -> bool:
        found = parts.parse_costly(words)
        return found is not None and found[1][0] != effects.COPY

    for name, expected in (("tiles", box.TRAINERS), ("spaces", box.PRINTED_SPACES)):
        yield from _lines(f"trainers.{name}", trainers[name], expected, "trainer", parse)


def _masters(masters: Mapping[str, str]) -> Iterator[Problem]:
    """MG-1.3, MG-9."""
    if len(masters) != box.CARDS:
        yield "masters", _expected("count", expected=box.CARDS, found=len(masters))
    for name, words in masters.items():
        found = parts.parse_master(words)
        if not found or found[0][0] == effects.AGAIN:
            yield f"masters.{name}", _expected("master")
