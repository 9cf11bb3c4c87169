"""What lies before one seat, as the page draws it, and what the rules say of it: bill, values, what is missing."""

from chapiteau.titles.the_magnificent import things
from chapiteau.titles.the_magnificent.rules import words
from chapiteau.titles.the_magnificent.rules.actions import (
    A_SHOW,
    CLEAR,
    COLOURS,
    KINDS,
    M_BEFORE,
    MOST_GEMS,
    ORDER_PLACES,
    POSTERS,
    PRINTED,
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
    PLACES,
    cells,
    full_areas,
    full_columns,
    full_rows,
)
from chapiteau.titles.the_magnificent.rules.perform import full_price, payable
from chapiteau.titles.the_magnificent.rules.scoring import bill
from chapiteau.titles.the_magnificent.rules.table import Table
from chapiteau.titles.the_magnificent.rules.turn import power
from chapiteau.titles.the_magnificent.shown import (
    Bonus,
    Hat,
    Level,
    Master,
    Mat,
    Section,
    Tile,
    Trainer,
)
from chapiteau.words import Message


def mat(table: Table, seat: int, viewer: int, legal: list[int]) -> Mat:
    """Everything before `seat`. `legal`: what the viewer may do now."""
    own = seat == viewer
    due = bill(table, seat)
    camp = table.camp[seat]
    board = table.board[seat]
    numbers = range(POSTERS)
    return Mat(
        seat=seat,
        board=f"{words.NUMERALS[board // 2]}-{'AB'[board % 2]}" if board >= 0 else "",
        coins=table.coins[seat],
        gems=table.gems[seat * 4 : seat * 4 + 4],
        room=MOST_GEMS,
        markers=table.markers[seat],
        spent=table.spent[seat],
        bill=sums(table, seat),
        due=due,
        fine=max(0, due - table.coins[seat]) * table.round,
        sections=[section(table, seat, number) for number in range(SECTIONS)],
        tiles=tiles(table, seat),
        bonuses=bonuses(table, seat),
        ladder=ladder(table, seat),
        masters=masters(table, seat, own and USE_MASTER in legal),
        trainers=trainers(table, seat, own, legal),
        printed=printed(table, seat, own, legal),
        completed=[
            things.poster(table.box, number)
            for number in numbers
            if table.poster_owner[number] == seat
        ],
        front=hat_in_front(table, seat, own),
        rows=full_rows(camp),
        columns=full_columns(camp),
        zones=full_areas(camp, table.box.zones),
    )


# ---- cards and trainers


def sums(table: Table, seat: int) -> list[int]:
    """MG-7.1: pips on the own master cards, by kind."""
    found = [0] * len(KINDS)
    for card in table.held(seat):
        if table.die_kind[card] >= 0:
            found[table.die_kind[card]] += table.die_face[card]
    return found


def bill_with(table: Table, kind: int, face: int) -> int:
    """MG-7.1: what the payment of whoever is on turn would be with one more die."""
    found = sums(table, table.player)
    found[kind] += face
    return max(found[:CLEAR]) + found[CLEAR]


def masters(table: Table, seat: int, usable: bool) -> list[Master]:
    """The master cards, in the order in which they came."""
    return [
        things.master(table, card, seat, usable and card == table.card) for card in table.held(seat)
    ]


def trainers(table: Table, seat: int, own: bool, legal: list[int]) -> list[Trainer]:
    """The trainer tiles."""
    turn = seat == table.player
    return [
        things.trainer(
            table.box,
            tile,
            own,
            used=turn and bool(table.used >> tile & 1),
            usable=own and USE_TRAINER + tile in legal,
        )
        for tile in range(TRAINERS)
        if table.trainer_owner[tile] == seat
    ]


def printed(table: Table, seat: int, own: bool, legal: list[int]) -> list[Trainer]:
    """The five printed trainer spaces."""
    turn = seat == table.player
    return [
        things.space(
            table.box,
            number,
            seat,
            own,
            used=turn and bool(table.used >> TRAINERS + number & 1),
            usable=own and USE_SPACE + number in legal,
        )
        for number in range(PRINTED_SPACES)
    ]


def hat_in_front(table: Table, seat: int, own: bool) -> Hat | None:
    """The hat that is not on the performance track."""
    for number in range(2):
        if table.hat[seat * 2 + number] < 0:
            return Hat(f"hat:{seat}:{number}", seat, "hat:front" if own else "")
    return None


# ---- posters and tents


def section(table: Table, seat: int, number: int) -> Section:
    """A tent space and what lies over it."""
    box, at = table.box, seat * SECTIONS + number
    tent, poster = table.tent[at], table.poster[at]
    here = tiles_to_count(table, seat)
    missing = lacking(table, seat, number, here) if poster >= 0 else []
    printed = number == 0
    # What the printed tent pays is drawn as that of any other.
    under = [] if printed else [things.gain(box, part) for part in box.tent_space[number]]
    gems = table.gems[seat * 4 : seat * 4 + 4]
    return Section(
        target=f"section:{number + 1}",
        tent_target=f"tent:{number + 1}",
        under=under,
        printed=printed,
        tent=things.tent(box, tent, seat) if tent >= 0 else None,
        poster=things.poster(box, poster, "", here, gems) if poster >= 0 else None,
        missing=missing,
        ready=poster >= 0 and not missing,
    )


def tiles_to_count(table: Table, seat: int) -> list[int]:
    """MG-6.3: tiles in the camp, by colour * 2 + size, without those counted in this show already."""
    built = table.built[seat * 6 : seat * 6 + 6]
    if seat == table.player and table.action == A_SHOW:
        return [built[kind] - table.counted[kind] for kind in range(6)]
    return built


def lacking(table: Table, seat: int, number: int, here: list[int]) -> list[Message]:
    """Why a poster cannot be completed, in words; [] where it can."""
    at = seat * SECTIONS + number
    poster, tent = table.poster[at], table.tent[at]
    told = []
    if tent < 0:
        told.append(Message("magnificent-missing-tent"))
    for kind in range(6):
        short = table.box.needs[poster * 6 + kind] - here[kind]
        if short > 0:
            told.append(words.tiles(kind, short))
    price = full_price(table, poster, tent if tent >= 0 else PRINTED)
    if not payable(table.gems[seat * 4 : seat * 4 + 4], price):
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
            gains=[things.gain(table.box, part) for part in board.bonus[one]],
            target=f"bonus:{one // 9}:{one % 9}",
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
    builds = seat == table.player and table.mode == M_BEFORE and 0 <= table.colour < CLEAR
    reach = power(table) + table.bonus_build if builds else 0
    found = []
    for level, (needed, large, small) in enumerate(levels(table, seat)):
        state = ""
        if builds:
            enough = (
                small <= table.spare[table.colour * 2]
                and large <= table.spare[table.colour * 2 + 1]
            )
            state = "power" if needed > reach else "open" if enough else "supply"
        found.append(Level(f"level:{level}", needed, large, small, state))
    return found


def hats_on_track(table: Table, viewer: int) -> dict[int, Hat]:
    """The hats by their place on the performance track."""
    found = {}
    for number, place in enumerate(table.hat):
        if place >= 0:
            seat = number // 2
            target = f"hat:track:{place}" if seat == viewer else ""
            found[place] = Hat(f"hat:{seat}:{number % 2}", seat, target)
    return found


def order_place(place: int) -> int:
    """The number of an order place, from 1; 0 for a show space."""
    return place + 1 if place < ORDER_PLACES else 0
