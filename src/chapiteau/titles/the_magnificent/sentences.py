"""The position in sentences, for those who do not look at the board: what lies in the middle, and what lies before each player."""

from functools import lru_cache

from chapiteau.titles.the_magnificent import mats
from chapiteau.titles.the_magnificent.rules import asks, scoring, words
from chapiteau.titles.the_magnificent.rules.box import (
    CLEAR,
    COLOURS,
    KINDS,
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
from chapiteau.titles.the_magnificent.rules.position import Position
from chapiteau.words import Message, seat

Args = words.Args

# ---- the middle of the table


def middle(state: Position) -> list[Message]:
    """Main tent, rings, track, displays, decks and supply."""
    told = _main_tent(state)
    told += [_ring(state, ring) for ring in range(len(COLOURS))]
    told.append(_track(state))
    told += [_pair(state, place) for place in range(len(state.display))]
    told += [_poster(state, place) for place in range(len(state.poster_display))]
    decks: Args = {"masters": len(state.deck), "trainers": len(state.trainer_deck)}
    decks |= {"posters": len(state.poster_deck), "discard": len(state.poster_discard)}
    told.append(Message("magnificent-describe-decks", decks))
    spaces = [_space(state, number) for number in range(PRINTED_SPACES)]
    told.append(Message("magnificent-describe-spaces", {"spaces": spaces}))
    supply = [_supply(state, tile) for tile in range(6)]
    told.append(Message("magnificent-describe-supply", {"tiles": supply}))
    told.append(_zones(tuple(state.box.zones)))
    under = [_under(state, number) for number in range(1, SECTIONS)]
    told.append(Message("magnificent-describe-under", {"spaces": under}))
    return told


def _under(state: Position, number: int) -> Message:
    """The bonus under a tent space; the first has a printed tent."""
    told: Args = {
        "space": number + 1,
        "gains": words.parts(state.box, state.box.tent_space[number]),
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


def _main_tent(state: Position) -> list[Message]:
    """The dice; while one is taken also what each would bring and cost (MG-3.2, MG-7.1)."""
    lying = [die for die in range(24) if state.dice[die]]
    if state.mode == asks.DIE:
        return [_use(state, die) for die in lying]
    dice = [
        Message("magnificent-describe-dice", {"count": state.dice[die], "die": words.die(die)})
        for die in lying
    ]
    return [Message("magnificent-describe-tent", {"count": sum(state.dice), "dice": dice})]


def _use(state: Position, die: int) -> Message:
    """Power and bill with a die of the main tent."""
    kind, face = die // 6, die % 6 + 1
    told: Args = {"count": state.dice[die], "die": words.die(die)}
    told["bill"] = mats.bill_with(state, kind, face)
    sums = scoring.sums(state, state.player)
    if kind != CLEAR:
        return Message("magnificent-describe-die", told | {"power": face + sums[kind]})
    for colour, name in enumerate(COLOURS):
        told[name] = face + sums[colour]
    return Message("magnificent-describe-die-clear", told)


def _ring(state: Position, ring: int) -> Message:
    """What lies ahead of a wagon, once round: each thing once, with the steps to where it lies."""
    steps: dict[tuple[int, int], list[int]] = {}
    for step in range(1, RING + 1):
        place = ring * RING + (state.wagon[ring] + step) % RING
        lies = (state.ring_tent[place], state.box.ring[place])
        steps.setdefault(lies, []).append(step)
    spaces: list[Message] = []
    for there in steps.values():
        first = ring * RING + (state.wagon[ring] + there[0]) % RING
        told: Args = {"steps": ", ".join(map(str, there)), "what": words.ring_space(state, first)}
        spaces.append(Message("magnificent-describe-ahead", told))
    stands: Args = {"colour": COLOURS[ring], "space": state.wagon[ring], "spaces": spaces}
    return Message("magnificent-describe-ring", stands)


def _track(state: Position) -> Message:
    """The hats on the performance track from the top down, and the vacant show spaces."""
    hats: list[Message] = []
    vacant: dict[int, list[str]] = {}
    for place in range(ORDER_PLACES + len(state.box.shows) - 1, -1, -1):
        if place in state.hat:
            named: Args = {"place": words.track_place(state, place)}
            named["player"] = seat(state.hat.index(place) // 2)
            hats.append(Message("magnificent-describe-hat", named))
        elif place >= ORDER_PLACES:
            posters = state.box.posters_of_show[place - ORDER_PLACES]
            vacant.setdefault(posters, []).insert(0, str(state.box.shows[place - ORDER_PLACES]))
    spaces = [
        Message(
            "magnificent-describe-vacant",
            {"posters": posters, "spaces": ", ".join(vacant[posters])},
        )
        for posters in sorted(vacant)
    ]
    told: Args = {"hats": hats, "count": len(spaces), "vacant": spaces}
    return Message("magnificent-describe-track", told)


def _pair(state: Position, place: int) -> Message:
    card, tile = state.display[place], state.trainer_display[place]
    told: Args = {"place": place + 1}
    if card < 0:
        return Message("magnificent-describe-pair-empty", told)
    told["card"] = words.master(state.box, card)
    if tile < 0:
        return Message("magnificent-describe-pair-card", told)
    return Message("magnificent-describe-pair", told | {"trainer": trainer(state, tile)})


def _poster(state: Position, place: int) -> Message:
    poster = state.poster_display[place]
    told: Args = {"place": place + 1}
    if poster < 0:
        return Message("magnificent-describe-poster-empty", told)
    told["poster"] = words.poster(state.box, poster)
    return Message("magnificent-describe-poster", told)


def _supply(state: Position, tile: int) -> Message:
    """How many tiles are left, and their shape as it lies in the upper left corner."""
    shape = state.box.figures[tile].turned[0].mask
    told: Args = {"tiles": words.tiles(tile, state.spare[tile]), "cells": words.cell_list(shape)}
    return Message("magnificent-describe-stock", told)


# ---- trainers


def trainer(state: Position, tile: int) -> Message:
    """A trainer tile, what it costs, and whether it was used in this turn."""
    told: Args = {"trainer": words.trainer(state.box, tile)}
    told["cost"] = state.box.trainer_cost[tile]
    told["used"] = _used(state, tile)
    return Message("magnificent-describe-trainer", told)


def _space(state: Position, number: int) -> Message:
    """A printed trainer space."""
    told: Args = {"trainer": words.part(state.box, state.box.space[number])}
    told["cost"] = state.box.space_cost[number]
    told["used"] = _used(state, TRAINERS + number)
    return Message("magnificent-describe-trainer", told)


def _used(state: Position, number: int) -> str:
    return "yes" if state.used >> number & 1 else "no"


# ---- a player


def player(state: Position, number: int) -> list[Message]:
    """What lies before a player."""
    box = state.box
    whose: Args = {"player": seat(number)}
    if state.board[number] < 0:
        return [Message("magnificent-describe-no-board", whose)]
    stock: Args = {
        "board": words.board(state.board[number]),
        "points": state.score[number],
        "coins": state.coins[number],
        "markers": state.markers[number],
        "spent": state.spent[number],
        "gems": [words.gems(kind, state.gems[number * 4 + kind]) for kind in range(len(KINDS))],
    }
    told = [Message("magnificent-describe-player", whose | stock), _bill(state, number)]
    told += [_card(state, number, card) for card in state.held(number)]
    tiles = [
        trainer(state, tile) for tile in range(TRAINERS) if state.trainer_owner[tile] == number
    ]
    if tiles:
        told.append(Message("magnificent-describe-trainers", whose | {"trainers": tiles}))
    told += _sections(state, number)
    completed = [
        words.poster(box, poster)
        for poster in range(POSTERS)
        if state.poster_owner[poster] == number
    ]
    pile: Args = {"count": len(completed), "posters": completed}
    told.append(Message("magnificent-describe-completed", whose | pile))
    return told + _camp(state, number)


def _bill(state: Position, number: int) -> Message:
    """MG-7.1: the running bill, its sums by kind, and the fine for coins that are missing now."""
    if not scoring.unpaid(state):
        return Message("magnificent-describe-paid", {"player": seat(number)})
    due = scoring.due(state, number)
    missing = max(0, due - state.coins[number])
    told: Args = {"player": seat(number), "due": due}
    told |= {"missing": missing, "fine": missing * state.round}
    sums = scoring.sums(state, number)
    for kind, name in enumerate(KINDS):
        told[name] = sums[kind]
    return Message("magnificent-describe-bill", told)


def _card(state: Position, number: int, card: int) -> Message:
    told: Args = {"player": seat(number), "card": words.master(state.box, card)}
    told["points"] = scoring.card_points(state, number, card)
    told["half"] = scoring.half_points(state, number, card)
    if state.die_kind[card] < 0:
        return Message("magnificent-describe-card", told)
    told["die"] = words.die(state.die_kind[card] * 6 + state.die_face[card] - 1)
    return Message("magnificent-describe-card-die", told)


def _sections(state: Position, number: int) -> list[Message]:
    """Tent spaces and posters; those without either in one sentence."""
    told: list[Message] = []
    empty: list[str] = []
    for section in range(SECTIONS):
        at = number * SECTIONS + section
        if state.poster[at] < 0 and state.tent[at] < 0:
            empty.append(str(section + 1))
        else:
            told.append(_section(state, number, section))
    if empty:
        rest: Args = {"player": seat(number), "count": len(empty), "sections": ", ".join(empty)}
        told.append(Message("magnificent-describe-empty", rest))
    return told


def _section(state: Position, number: int, section: int) -> Message:
    """A tent space, and the poster over it with what is missing for it."""
    at = number * SECTIONS + section
    poster, tent = state.poster[at], state.tent[at]
    told: Args = {"player": seat(number), "section": section + 1}
    if tent >= 0:
        told["tent"] = words.tent(state.box, tent)
    if poster < 0:
        return Message("magnificent-describe-section-tent", told)
    told["poster"] = words.poster(state.box, poster)
    if mats.is_done(state, number, section):
        return Message("magnificent-describe-section-done", told)
    missing = mats.lacking(state, number, section, mats.tiles_to_count(state, number))
    told |= {"count": len(missing), "missing": missing}
    # texts: magnificent-describe-section-tent-poster, magnificent-describe-section-poster
    name = "magnificent-describe-section" + ("-tent-poster" if tent >= 0 else "-poster")
    return Message(name, told)


def ladders(state: Position) -> list[Message]:
    """The build ladders, each with all who have it."""
    told: list[Message] = []
    seats = [number for number in range(state.players) if state.board[number] >= 0]
    while seats:
        levels = mats.levels(state, seats[0])
        same = [number for number in seats if mats.levels(state, number) == levels]
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


def _camp(state: Position, number: int) -> list[Message]:
    box = state.box
    camp = state.camp[number]
    whose: Args = {"player": seat(number)}
    counts: Args = {"cells": camp.bit_count(), "rows": full_rows(camp)}
    counts |= {"columns": full_columns(camp), "zones": full_areas(camp, box.zones)}
    told = [Message("magnificent-describe-camp", whose | counts)]
    tiles: list[Message] = []
    for code in state.tiles:
        kind = code // PLACES
        if kind // 6 == number:
            area = box.figures[kind % 6].cover(code % PLACES)
            placed: Args = {"tile": words.tiles(kind % 6, 1), "cells": words.cell_list(area)}
            tiles.append(Message("magnificent-describe-tile", placed))
    if tiles:
        told.append(Message("magnificent-describe-tiles", whose | {"tiles": tiles}))
    board = box.sides[state.board[number]]
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
