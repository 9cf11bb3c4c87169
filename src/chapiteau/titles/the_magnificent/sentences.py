"""The position in sentences, for those who do not look at the board: what lies in the middle, and what lies before each player."""

from functools import lru_cache

from chapiteau.titles.the_magnificent import mats
from chapiteau.titles.the_magnificent.rules import scoring, words
from chapiteau.titles.the_magnificent.rules.actions import (
    CLEAR,
    COLOURS,
    KINDS,
    M_DIE,
    ORDER_PLACES,
    POSTERS,
    PRINTED_SPACES,
    RING,
    SECTIONS,
    TRAINERS,
)
from chapiteau.titles.the_magnificent.rules.camp import (
    PLACES,
    cells,
    full_areas,
    full_columns,
    full_rows,
)
from chapiteau.titles.the_magnificent.rules.table import Table
from chapiteau.words import Message, seat

Args = words.Args

# ---- the middle of the table


def middle(table: Table) -> list[Message]:
    """Main tent, rings, track, displays, decks and supply."""
    told = _main_tent(table)
    told += [_ring(table, ring) for ring in range(len(COLOURS))]
    told.append(_track(table))
    told += [_pair(table, place) for place in range(len(table.display))]
    told += [_poster(table, place) for place in range(len(table.poster_display))]
    decks: Args = {"masters": len(table.deck), "trainers": len(table.trainer_deck)}
    decks |= {"posters": len(table.poster_deck), "discard": len(table.poster_discard)}
    told.append(Message("magnificent-describe-decks", decks))
    spaces = [_space(table, number) for number in range(PRINTED_SPACES)]
    told.append(Message("magnificent-describe-spaces", {"spaces": spaces}))
    supply = [_supply(table, tile) for tile in range(6)]
    told.append(Message("magnificent-describe-supply", {"tiles": supply}))
    told.append(_zones(tuple(table.box.zones)))
    under = [_under(table, number) for number in range(1, SECTIONS)]
    told.append(Message("magnificent-describe-under", {"spaces": under}))
    return told


def _under(table: Table, number: int) -> Message:
    """The bonus under a tent space; the first has a printed tent."""
    told: Args = {
        "space": number + 1,
        "gains": words.parts(table.box, table.box.tent_space[number]),
    }
    return Message("magnificent-describe-under-space", told)


@lru_cache(maxsize=16)
def _zones(areas: tuple[int, ...]) -> Message:
    """The cells of each zone."""
    zones: list[Message] = []
    for number, zone in enumerate(areas):
        named: Args = {"number": number + 1, "cells": words.cell_list(zone)}
        zones.append(Message("magnificent-describe-zone", named))
    return Message("magnificent-describe-zones", {"zones": zones})


def _main_tent(table: Table) -> list[Message]:
    """The dice; while one is taken also what each would bring and cost (MG-3.2, MG-7.1)."""
    lying = [die for die in range(24) if table.dice[die]]
    if table.mode == M_DIE:
        return [_use(table, die) for die in lying]
    dice = [
        Message("magnificent-describe-dice", {"count": table.dice[die], "die": words.die(die)})
        for die in lying
    ]
    return [Message("magnificent-describe-tent", {"count": sum(table.dice), "dice": dice})]


def _use(table: Table, die: int) -> Message:
    """Power and bill with a die of the main tent."""
    kind, face = die // 6, die % 6 + 1
    told: Args = {"count": table.dice[die], "die": words.die(die)}
    told["bill"] = mats.bill_with(table, kind, face)
    sums = scoring.sums(table, table.player)
    if kind != CLEAR:
        return Message("magnificent-describe-die", told | {"power": face + sums[kind]})
    for colour, name in enumerate(COLOURS):
        told[name] = face + sums[colour]
    return Message("magnificent-describe-die-clear", told)


def _ring(table: Table, ring: int) -> Message:
    """What lies ahead of a wagon, once round: each thing once, with the steps to where it lies."""
    steps: dict[tuple[int, int], list[int]] = {}
    for step in range(1, RING + 1):
        place = ring * RING + (table.wagon[ring] + step) % RING
        lies = (table.ring_tent[place], table.box.ring[place])
        steps.setdefault(lies, []).append(step)
    spaces: list[Message] = []
    for there in steps.values():
        first = ring * RING + (table.wagon[ring] + there[0]) % RING
        told: Args = {"steps": ", ".join(map(str, there)), "what": words.ring_space(table, first)}
        spaces.append(Message("magnificent-describe-ahead", told))
    stands: Args = {"colour": COLOURS[ring], "space": table.wagon[ring], "spaces": spaces}
    return Message("magnificent-describe-ring", stands)


def _track(table: Table) -> Message:
    """The hats on the performance track from the top down, and the vacant show spaces."""
    hats: list[Message] = []
    vacant: dict[int, list[str]] = {}
    for place in range(ORDER_PLACES + len(table.box.shows) - 1, -1, -1):
        if place in table.hat:
            named: Args = {"place": words.track_place(table, place)}
            named["player"] = seat(table.hat.index(place) // 2)
            hats.append(Message("magnificent-describe-hat", named))
        elif place >= ORDER_PLACES:
            posters = table.box.posters_of_show[place - ORDER_PLACES]
            vacant.setdefault(posters, []).insert(0, str(table.box.shows[place - ORDER_PLACES]))
    spaces = [
        Message(
            "magnificent-describe-vacant",
            {"posters": posters, "spaces": ", ".join(vacant[posters])},
        )
        for posters in sorted(vacant)
    ]
    told: Args = {"hats": hats, "count": len(spaces), "vacant": spaces}
    return Message("magnificent-describe-track", told)


def _pair(table: Table, place: int) -> Message:
    card, tile = table.display[place], table.trainer_display[place]
    told: Args = {"place": place + 1}
    if card < 0:
        return Message("magnificent-describe-pair-empty", told)
    told["card"] = words.master(table.box, card)
    if tile < 0:
        return Message("magnificent-describe-pair-card", told)
    return Message("magnificent-describe-pair", told | {"trainer": trainer(table, tile)})


def _poster(table: Table, place: int) -> Message:
    poster = table.poster_display[place]
    told: Args = {"place": place + 1}
    if poster < 0:
        return Message("magnificent-describe-poster-empty", told)
    told["poster"] = words.poster(table.box, poster)
    return Message("magnificent-describe-poster", told)


def _supply(table: Table, tile: int) -> Message:
    """How many tiles are left, and their shape as it lies in the upper left corner."""
    shape = table.box.figures[tile].turned[0].mask
    told: Args = {"tiles": words.tiles(tile, table.spare[tile]), "cells": words.cell_list(shape)}
    return Message("magnificent-describe-stock", told)


# ---- trainers


def trainer(table: Table, tile: int) -> Message:
    """A trainer tile, what it costs, and whether it was used in this turn."""
    told: Args = {"trainer": words.trainer(table.box, tile)}
    told["cost"] = table.box.trainer_cost[tile]
    told["used"] = _used(table, tile)
    return Message("magnificent-describe-trainer", told)


def _space(table: Table, number: int) -> Message:
    """A printed trainer space."""
    told: Args = {"trainer": words.part(table.box, table.box.space[number])}
    told["cost"] = table.box.space_cost[number]
    told["used"] = _used(table, TRAINERS + number)
    return Message("magnificent-describe-trainer", told)


def _used(table: Table, number: int) -> str:
    return "yes" if table.used >> number & 1 else "no"


# ---- a player


def player(table: Table, number: int) -> list[Message]:
    """What lies before a player."""
    box = table.box
    whose: Args = {"player": seat(number)}
    if table.board[number] < 0:
        return [Message("magnificent-describe-no-board", whose)]
    stock: Args = {
        "board": words.board(table.board[number]),
        "points": table.score[number],
        "coins": table.coins[number],
        "markers": table.markers[number],
        "spent": table.spent[number],
        "gems": [words.gems(kind, table.gems[number * 4 + kind]) for kind in range(len(KINDS))],
    }
    told = [Message("magnificent-describe-player", whose | stock), _bill(table, number)]
    told += [_card(table, number, card) for card in table.held(number)]
    tiles = [
        trainer(table, tile) for tile in range(TRAINERS) if table.trainer_owner[tile] == number
    ]
    if tiles:
        told.append(Message("magnificent-describe-trainers", whose | {"trainers": tiles}))
    told += _sections(table, number)
    completed = [
        words.poster(box, poster)
        for poster in range(POSTERS)
        if table.poster_owner[poster] == number
    ]
    pile: Args = {"count": len(completed), "posters": completed}
    told.append(Message("magnificent-describe-completed", whose | pile))
    return told + _camp(table, number)


def _bill(table: Table, number: int) -> Message:
    """MG-7.1: the running bill, its sums by kind, and the fine for coins that are missing now."""
    if not scoring.unpaid(table):
        return Message("magnificent-describe-paid", {"player": seat(number)})
    due = scoring.due(table, number)
    missing = max(0, due - table.coins[number])
    told: Args = {"player": seat(number), "due": due}
    told |= {"missing": missing, "fine": missing * table.round}
    sums = scoring.sums(table, number)
    for kind, name in enumerate(KINDS):
        told[name] = sums[kind]
    return Message("magnificent-describe-bill", told)


def _card(table: Table, number: int, card: int) -> Message:
    told: Args = {"player": seat(number), "card": words.master(table.box, card)}
    told["points"] = scoring.card_points(table, number, card)
    told["half"] = scoring.half_points(table, number, card)
    if table.die_kind[card] < 0:
        return Message("magnificent-describe-card", told)
    told["die"] = words.die(table.die_kind[card] * 6 + table.die_face[card] - 1)
    return Message("magnificent-describe-card-die", told)


def _sections(table: Table, number: int) -> list[Message]:
    """Tent spaces and posters; those without either in one sentence."""
    told: list[Message] = []
    empty: list[str] = []
    for section in range(SECTIONS):
        at = number * SECTIONS + section
        if table.poster[at] < 0 and table.tent[at] < 0:
            empty.append(str(section + 1))
        else:
            told.append(_section(table, number, section))
    if empty:
        rest: Args = {"player": seat(number), "count": len(empty), "sections": ", ".join(empty)}
        told.append(Message("magnificent-describe-empty", rest))
    return told


def _section(table: Table, number: int, section: int) -> Message:
    """A tent space, and the poster over it with what is missing for it."""
    at = number * SECTIONS + section
    poster, tent = table.poster[at], table.tent[at]
    told: Args = {"player": seat(number), "section": section + 1}
    if tent >= 0:
        told["tent"] = words.tent(table.box, tent)
    if poster < 0:
        return Message("magnificent-describe-section-tent", told)
    told["poster"] = words.poster(table.box, poster)
    if mats.is_done(table, number, section):
        return Message("magnificent-describe-section-done", told)
    missing = mats.lacking(table, number, section, mats.tiles_to_count(table, number))
    told |= {"count": len(missing), "missing": missing}
    # texts: magnificent-describe-section-tent-poster, magnificent-describe-section-poster
    name = "magnificent-describe-section" + ("-tent-poster" if tent >= 0 else "-poster")
    return Message(name, told)


def ladders(table: Table) -> list[Message]:
    """The build ladders, each with all who have it."""
    told: list[Message] = []
    seats = [number for number in range(table.players) if table.board[number] >= 0]
    while seats:
        levels = mats.levels(table, seats[0])
        same = [number for number in seats if mats.levels(table, number) == levels]
        seats = [number for number in seats if number not in same]
        told.append(
            Message(
                "magnificent-describe-ladder",
                {
                    "players": [seat(number) for number in same],
                    "levels": [
                        Message(
                            "magnificent-describe-level",
                            {"power": needed, "large": large, "small": small},
                        )
                        for needed, large, small in levels
                    ],
                },
            )
        )
    return told


def _camp(table: Table, number: int) -> list[Message]:
    box = table.box
    camp = table.camp[number]
    whose: Args = {"player": seat(number)}
    counts: Args = {"cells": camp.bit_count(), "rows": full_rows(camp)}
    counts |= {"columns": full_columns(camp), "zones": full_areas(camp, box.zones)}
    told = [Message("magnificent-describe-camp", whose | counts)]
    tiles: list[Message] = []
    for code in table.tiles:
        kind = code // PLACES
        if kind // 6 == number:
            area = box.figures[kind % 6].cover(code % PLACES)
            placed: Args = {"tile": words.tiles(kind % 6, 1), "cells": words.cell_list(area)}
            tiles.append(Message("magnificent-describe-tile", placed))
    if tiles:
        told.append(Message("magnificent-describe-tiles", whose | {"tiles": tiles}))
    board = box.sides[table.board[number]]
    alike: dict[tuple[int, ...], list[str]] = {}
    for cell in cells(board.bonuses & ~camp):
        alike.setdefault(tuple(board.bonus[cell]), []).append(words.cell(cell))
    spaces: list[Message] = []
    for gains, where in alike.items():
        named: Args = {"cells": ", ".join(where), "gains": words.parts(box, list(gains))}
        spaces.append(Message("magnificent-describe-bonus", named))
    if spaces:
        told.append(Message("magnificent-describe-bonuses", whose | {"spaces": spaces}))
    return told
