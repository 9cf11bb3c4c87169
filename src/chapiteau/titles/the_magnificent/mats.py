"""What lies before one seat, as the page draws it, and what the rules say of it: bill, values, what is missing."""

from chapiteau.titles.the_magnificent import things
from chapiteau.titles.the_magnificent.rules import scoring, words
from chapiteau.titles.the_magnificent.rules.actions import (
    CLEAR,
    COLOURS,
    KINDS,
    M_BEFORE,
    ORDER_PLACES,
    POSTERS,
    PRINTED_SPACES,
    SECTIONS,
    SIZES,
    TRAINERS,
    USE_MASTER,
    USE_SPACE,
    USE_TRAINER,
)
from chapiteau.titles.the_magnificent.rules.box import Side
from chapiteau.titles.the_magnificent.rules.camp import (
    CELLS,
    PLACES,
    cells,
    full_areas,
    full_columns,
    full_rows,
)
from chapiteau.titles.the_magnificent.rules.perform import full_price, payable
from chapiteau.titles.the_magnificent.rules.table import Table
from chapiteau.titles.the_magnificent.rules.turn import power
from chapiteau.titles.the_magnificent.shown import (
    Bonus,
    Hat,
    Level,
    Master,
    Mat,
    Owed,
    Section,
    Tile,
    Trainer,
)
from chapiteau.words import Message


def mat(table: Table, seat: int, usable: list[int]) -> Mat:
    """Everything before `seat`. `usable`: the bonuses and trainers that whoever is on turn may use now."""
    due = scoring.due(table, seat)
    camp = table.camp[seat]
    board = table.board[seat]
    if seat != table.player:
        usable = []
    return Mat(
        seat=seat,
        board=f"{words.NUMERALS[board // 2]}-{'AB'[board % 2]}" if board >= 0 else "",
        coins=table.coins[seat],
        gems=table.gems[seat * 4 : seat * 4 + 4],
        markers=table.markers[seat],
        spent=table.spent[seat],
        bill=running(table, seat),
        due=due,
        fine=max(0, due - table.coins[seat]) * table.round,
        sections=[section(table, seat, number) for number in range(SECTIONS)],
        tiles=tiles(table, seat),
        bonuses=bonuses(table, seat),
        ladder=ladder(table, seat),
        masters=masters(table, seat, USE_MASTER in usable),
        trainers=trainers(table, seat, usable),
        completed=[
            things.poster(table.box, number)
            for number in range(POSTERS)
            if table.poster_owner[number] == seat
        ],
        front=hat_in_front(table, seat),
        rows=full_rows(camp),
        columns=full_columns(camp),
        zones=full_areas(camp, table.box.zones),
    )


# ---- cards and trainers


def running(table: Table, seat: int) -> list[int]:
    """MG-7.1: pips on the master cards of a seat by kind, as long as they are to be paid for."""
    return scoring.sums(table, seat) if scoring.unpaid(table) else [0] * len(KINDS)


def bill_with(table: Table, kind: int, face: int) -> int:
    """MG-7.1: what the payment of whoever is on turn would be with one more die."""
    found = scoring.sums(table, table.player)
    found[kind] += face
    return max(found[:CLEAR]) + found[CLEAR]


def masters(table: Table, seat: int, usable: bool) -> list[Master]:
    """The master cards, in the order in which they came."""
    return [
        things.master(table, card, seat, usable and card == table.card) for card in table.held(seat)
    ]


def trainers(table: Table, seat: int, usable: list[int]) -> list[Trainer]:
    """The trainer tiles."""
    turn = seat == table.player
    return [
        things.trainer(
            table.box,
            tile,
            used=turn and bool(table.used >> tile & 1),
            usable=USE_TRAINER + tile in usable,
        )
        for tile in range(TRAINERS)
        if table.trainer_owner[tile] == seat
    ]


def printed(table: Table, usable: list[int]) -> list[Trainer]:
    """The five printed trainer spaces, as whoever is on turn finds them."""
    return [
        things.space(
            table.box,
            number,
            used=bool(table.used >> TRAINERS + number & 1),
            usable=USE_SPACE + number in usable,
        )
        for number in range(PRINTED_SPACES)
    ]


def hat_in_front(table: Table, seat: int) -> Hat | None:
    """The hat that is not on the performance track."""
    for number in range(2):
        if table.hat[seat * 2 + number] < 0:
            return Hat(f"hat:{seat}:{number}", seat)
    return None


# ---- posters and tents


def section(table: Table, seat: int, number: int) -> Section:
    """A tent space and what lies over it."""
    box, at = table.box, seat * SECTIONS + number
    tent, poster = table.tent[at], table.poster[at]
    here = tiles_to_count(table, seat)
    gems = table.gems[seat * 4 : seat * 4 + 4]
    done = is_done(table, seat, number)
    waits = poster >= 0 and not done
    shown = None
    if poster >= 0:
        shown = things.poster(box, poster, here, gems) if waits else things.poster(box, poster)
    return Section(
        tent=things.tent(box, tent, seat) if tent >= 0 else None,
        poster=shown,
        done=done,
        unpaid=waits and not gems_enough(table, seat, number),
        ready=waits and not lacking(table, seat, number, here),
    )


def is_done(table: Table, seat: int, number: int) -> bool:
    """MG-6.4: whether the poster was completed in the show that is going on."""
    return seat == table.player and bool(table.face_down >> number & 1)


def tiles_to_count(table: Table, seat: int) -> list[int]:
    """MG-6.3: tiles in the camp, by colour * 2 + size, without those counted in the show that is going on."""
    built = table.built[seat * 6 : seat * 6 + 6]
    if seat == table.player:
        return [built[kind] - table.counted[kind] for kind in range(6)]
    return built


def gems_enough(table: Table, seat: int, number: int) -> bool:
    """MG-6.3: whether the gems pay for a poster and for the tent below it, if there is one."""
    at = seat * SECTIONS + number
    price = full_price(table, table.poster[at], table.tent[at])
    return payable(table.gems[seat * 4 : seat * 4 + 4], price)


def lacking(table: Table, seat: int, number: int, here: list[int]) -> list[Message]:
    """Why a poster cannot be completed, in words; [] where it can."""
    at = seat * SECTIONS + number
    told = []
    if table.tent[at] < 0:
        told.append(Message("magnificent-missing-tent"))
    for kind in range(6):
        short = table.box.needs[table.poster[at] * 6 + kind] - here[kind]
        if short > 0:
            told.append(words.tiles(kind, short))
    if not gems_enough(table, seat, number):
        told.append(Message("magnificent-missing-gems"))
    return told


# ---- the camp


def tiles(table: Table, seat: int) -> list[Tile]:
    """The tiles of a camp, in the order of placing."""
    found = []
    for number, tile in enumerate(table.tiles):
        kind = tile // PLACES
        if kind // 6 == seat:
            cover = table.box.figures[kind % 6].cover(tile % PLACES)
            colour, size = COLOURS[kind % 6 // 2], SIZES[kind % 2]
            covered = [things.cell(one) for one in cells(cover)]
            found.append(Tile(f"tile:{number}", colour, size, covered))
    return found


def side(table: Table, seat: int) -> Side | None:
    """The board of a seat; None before it has one (MG-12.3)."""
    return table.box.sides[table.board[seat]] if table.board[seat] >= 0 else None


def bonuses(table: Table, seat: int) -> list[Bonus]:
    """The bonus spaces of a camp."""
    board = side(table, seat)
    if board is None:
        return []
    return [
        Bonus(
            cell=things.cell(one),
            gains=things.gains(table.box, board.bonus[one]),
            covered=bool(table.camp[seat] >> one & 1),
        )
        for one in cells(board.bonuses)
    ]


def levels(table: Table, seat: int) -> list[tuple[int, int, int]]:
    """Power, large and small tiles of each build level of a board."""
    board = table.box.sides[table.board[seat]]
    return [
        (needed, board.tiles[level * 2 + 1], board.tiles[level * 2])
        for level, needed in enumerate(board.power)
    ]


def ladder(table: Table, seat: int) -> list[Level]:
    """MG-4.1: the build levels, and which of them may be named now."""
    if table.board[seat] < 0:
        return []
    builds = seat == table.player and may_act(table)
    reach = power(table) + table.bonus_build if builds else 0
    found = []
    for needed, large, small in levels(table, seat):
        state = ""
        if builds:
            enough = (
                small <= table.spare[table.colour * 2]
                and large <= table.spare[table.colour * 2 + 1]
            )
            state = "power" if needed > reach else "open" if enough else "supply"
        found.append(Level(needed, large, small, state))
    return found


def owed(table: Table) -> list[Owed]:
    """MG-4.3: what bonus spaces still owe whoever is on turn, in the order of covering."""
    names = (*KINDS, "choice", "poster")
    return [Owed(things.cell(one % CELLS), names[one // CELLS]) for one in table.owed]


def may_act(table: Table) -> bool:
    """MG-3.3, MG-3.4: whether the action can be chosen now."""
    return table.mode == M_BEFORE and table.colour != CLEAR and not table.todo


# ---- the performance track


def hats_on_track(table: Table) -> dict[int, Hat]:
    """The hats by their place on the performance track."""
    return {
        place: Hat(f"hat:{number // 2}:{number % 2}", number // 2)
        for number, place in enumerate(table.hat)
        if place >= 0
    }


def order_place(place: int) -> int:
    """The number of an order place, from 1; 0 for a show space."""
    return place + 1 if place < ORDER_PLACES else 0
