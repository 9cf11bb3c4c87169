"""What lies before one seat, as the page draws it, and what the rules say of it: bill, values, what is missing."""

from typing import Literal

import msgspec

from chapiteau.titles.the_magnificent import things
from chapiteau.titles.the_magnificent.rules import asks, box, counted, perform, scoring, words
from chapiteau.titles.the_magnificent.rules.camp import PLACES, cells
from chapiteau.titles.the_magnificent.rules.position import Position
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.titles.the_magnificent.rules.turn import power
from chapiteau.words import Message


class Section(msgspec.Struct, frozen=True):
    """One of the five columns above a board: a tent space and the poster over it."""

    tent: things.Tent | None
    poster: things.Poster | None
    done: bool
    """The poster was completed in the show that is going on: it lies face down until its end (MG-6.4)."""
    unpaid: bool
    """The gems are not enough for the poster and the cost of the tent."""
    ready: bool
    """Tent, tiles and gems of the poster are there, taken alone; tiles counted in a show that goes on are not."""


class Tile(msgspec.Struct, frozen=True):
    id: str
    """`tile:<number in the order of placing>`"""
    colour: box.Colour
    size: box.Size
    cells: list[things.Cell]


class Bonus(msgspec.Struct, frozen=True):
    """A bonus space of a camp."""

    cell: things.Cell
    gains: list[things.Gain]
    covered: bool


class Owed(msgspec.Struct, frozen=True):
    """What a covered bonus space still owes whoever is on turn (MG-4.3)."""

    cell: things.Cell
    what: box.Debt


Buildable = Literal["", "open", "power", "supply"]


class Level(msgspec.Struct, frozen=True):
    """A line of the build ladder."""

    power: int
    large: int
    small: int
    state: Buildable
    """`open`: may be named now; `power`: asks for more power than there is; `supply`: its tiles are not all there; empty: nobody builds."""


class Mat(msgspec.Struct, frozen=True):
    """Everything that lies before one seat."""

    seat: int
    board: str
    """`I-A`; empty before it is dealt or chosen."""
    coins: int
    gems: list[int]
    """In the order of `Board.kinds`."""
    markers: int
    spent: int
    """Used markers: they return at the end of the round."""
    bill: list[int]
    """Running bill (MG-7.1): the sum of each of the three colours, then all clear pips; zeros once it is paid."""
    due: int
    """What it comes to."""
    fine: int
    """Points that the coins missing now would cost."""
    sections: list[Section]
    tiles: list[Tile]
    bonuses: list[Bonus]
    ladder: list[Level]
    masters: list[things.Master]
    trainers: list[things.Trainer]
    completed: list[things.Poster]
    """The pile."""
    front: things.Hat | None
    """The hat that lies in front."""
    rows: int
    """Covered rows, columns and zones (MG-9.1)."""
    columns: int
    zones: int


def mat(state: MagnificentState, seat: int) -> Mat:
    """Everything before `seat`."""
    due, board, own = scoring.due(state, seat), state.board[seat], slice(seat * 4, seat * 4 + 4)
    in_front = [number for number in (seat * 2, seat * 2 + 1) if state.hat[number] < 0]
    return Mat(
        seat=seat,
        board=f"{box.NUMERALS[board // 2]}-{'AB'[board % 2]}" if board >= 0 else "",
        coins=state.coins[seat],
        gems=state.gems[own],
        markers=state.markers[seat],
        spent=state.spent[seat],
        bill=scoring.sums(state, seat) if scoring.unpaid(state) else [0] * len(box.KINDS),
        due=due,
        fine=max(0, due - state.coins[seat]) * state.round,
        sections=[section(state, seat, number) for number in range(box.SECTIONS)],
        tiles=tiles(state, seat),
        bonuses=bonus_spaces(state, seat),
        ladder=ladder(state, seat),
        masters=masters(state, seat),
        trainers=trainers(state, owned(state.trainer_owner, seat), seat),
        completed=[things.poster(state.box, n) for n in owned(state.poster_owner, seat)],
        front=things.hat(in_front[0]) if in_front else None,
        rows=scoring.count(state, seat, counted.ROW),
        columns=scoring.count(state, seat, counted.COLUMN),
        zones=scoring.count(state, seat, counted.ZONE),
    )


def owned(owners: list[int], seat: int) -> list[int]:
    """What a seat has of something whose owners are these."""
    return [number for number, owner in enumerate(owners) if owner == seat]


# ---- cards and trainers


def usable(state: MagnificentState, seat: int) -> list[int]:
    """What of its card and trainers a seat may use now, as actions."""
    uses, asked = state.decisions.uses, state.decisions.questions[state.question()].asked
    return uses.find(state, seat) if seat == state.player and uses in asked else []


def masters(state: MagnificentState, seat: int) -> list[things.Master]:
    """The master cards, in the order in which they came."""
    top = state.card if state.decisions.uses.top.first in usable(state, seat) else -1
    return [things.master(state, card, seat, top == card) for card in state.held(seat)]


def trainers(state: MagnificentState, numbers: list[int], seat: int) -> list[things.Trainer]:
    """Trainers before a seat."""
    first, legal = state.decisions.uses.tile.first, usable(state, seat)
    used = state.used if seat == state.player else 0
    return [things.trainer(state.box, n, bool(used >> n & 1), first + n in legal) for n in numbers]


# ---- posters and tents


def section(state: Position, seat: int, number: int) -> Section:
    """A tent space and what lies over it."""
    at = seat * box.SECTIONS + number
    tent, poster = state.tent[at], state.poster[at]
    here, gems = tiles_to_count(state, seat), state.gems[seat * 4 : seat * 4 + 4]
    done = seat == state.player and bool(state.face_down >> number & 1)
    waits = poster >= 0 and not done
    had = (here, gems) if waits else ()
    return Section(
        tent=things.tent(state.box, tent, seat) if tent >= 0 else None,
        poster=things.poster(state.box, poster, *had) if poster >= 0 else None,
        done=done,
        unpaid=waits and not perform.has_gems(state, seat, number),
        ready=waits and not lacking(state, seat, number),
    )


def tiles_to_count(state: Position, seat: int) -> list[int]:
    """MG-6.3: tiles in the camp, by colour * 2 + size, without those counted in the show that is going on."""
    used = state.counted if seat == state.player else [0] * 6
    return [state.built[seat * 6 + tile] - used[tile] for tile in range(6)]


def lacking(state: Position, seat: int, number: int) -> list[Message]:
    """Why a poster cannot be completed, in words; [] where it can."""
    at = seat * box.SECTIONS + number
    told = [Message("magnificent-missing-tent")] if state.tent[at] < 0 else []
    for kind, here in enumerate(tiles_to_count(state, seat)):
        short = state.box.needs[state.poster[at] * 6 + kind] - here
        if short > 0:
            told.append(words.tiles(kind, short))
    if not perform.has_gems(state, seat, number):
        told.append(Message("magnificent-missing-gems"))
    return told


# ---- the camp


def tiles(state: Position, seat: int) -> list[Tile]:
    """The tiles of a camp, in the order of placing."""
    found = []
    for number, tile in enumerate(state.tiles):
        kind = tile // PLACES
        if kind // 6 == seat:
            colour, size = box.COLOURS[kind % 6 // 2], box.SIZES[kind % 2]
            cover = cells(state.box.figures[kind % 6].cover(tile % PLACES))
            found.append(Tile(f"tile:{number}", colour, size, list(map(things.cell, cover))))
    return found


def bonus_spaces(state: Position, seat: int) -> list[Bonus]:
    """The bonus spaces of a camp."""
    if state.board[seat] < 0:
        return []
    board, covered = state.box.sides[state.board[seat]], state.camp[seat]
    return [
        Bonus(things.cell(one), things.gains(state.box, board.bonus[one]), bool(covered >> one & 1))
        for one in cells(board.bonuses)
    ]


def ladder(state: Position, seat: int) -> list[Level]:
    """MG-4.1: the build levels, and which of them may be named now."""
    if state.board[seat] < 0:
        return []
    board = state.box.sides[state.board[seat]]
    builds = seat == state.player and state.question() == asks.BEFORE
    reach = power(state) + state.bonus_build if builds else 0
    found = []
    for level, needed in enumerate(board.power):
        tiles = board.tiles[level * 2 : level * 2 + 2]
        word: Buildable = ""
        if builds:
            left = state.spare[state.colour * 2 : state.colour * 2 + 2]
            enough = tiles[0] <= left[0] and tiles[1] <= left[1]
            word = "power" if needed > reach else "open" if enough else "supply"
        found.append(Level(needed, tiles[1], tiles[0], word))
    return found
