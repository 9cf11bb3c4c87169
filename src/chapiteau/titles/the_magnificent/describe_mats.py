"""What lies before the seats, in sentences."""

from chapiteau.titles.the_magnificent import mats
from chapiteau.titles.the_magnificent.rules import box, camp, counted, scoring, words
from chapiteau.titles.the_magnificent.rules.position import Position
from chapiteau.titles.the_magnificent.rules.words import say
from chapiteau.words import Message, seat


def trainer(state: Position, number: int) -> Message:
    """A trainer tile or what a printed trainer space does, what it costs, and whether it was used in this turn."""
    name, box = words.trainer(state.box, number), state.box
    if number >= box.trainers:
        name = box.told_parts[box.trainer[number]]
    used = "yes" if state.used >> number & 1 else "no"
    cost = box.trainer_cost[number]
    return say("magnificent-describe-trainer", trainer=name, cost=cost, used=used)


def player(state: Position, number: int) -> list[Message]:
    """What lies before a player."""
    whose = seat(number)
    if state.board[number] < 0:
        return [say("magnificent-describe-no-board", player=whose)]
    gems = [words.gems(kind, state.gems[number * 4 + kind]) for kind in range(len(box.KINDS))]
    told = [
        say(
            "magnificent-describe-player",
            player=whose,
            board=words.board(state.board[number]),
            points=state.score[number],
            coins=state.coins[number],
            markers=state.markers[number],
            spent=state.spent[number],
            gems=gems,
        ),
        _bill(state, number),
    ]
    told += [_card(state, number, card) for card in state.held(number)]
    tiles = [trainer(state, tile) for tile in mats.owned(state.trainer_owner, number)]
    if tiles:
        told.append(say("magnificent-describe-trainers", player=whose, trainers=tiles))
    told += _sections(state, number)
    done = mats.owned(state.poster_owner, number)
    pile = [state.box.told_posters[poster] for poster in done]
    count = len(pile)
    told.append(say("magnificent-describe-completed", player=whose, count=count, posters=pile))
    return told + _camp(state, number)


def _bill(state: Position, number: int) -> Message:
    """MG-7.1: the running bill, its sums by kind, and the fine for coins that are missing now."""
    if not scoring.unpaid(state):
        return say("magnificent-describe-paid", player=seat(number))
    due = scoring.due(state, number)
    missing = max(0, due - state.coins[number])
    told: words.Args = {"player": seat(number), "due": due}
    told |= {"missing": missing, "fine": missing * state.round}
    sums = scoring.sums(state, number)
    for kind, name in enumerate(box.KINDS):
        told[name] = sums[kind]
    return Message("magnificent-describe-bill", told)


def _card(state: Position, number: int, card: int) -> Message:
    told: words.Args = {"player": seat(number), "card": state.box.told_masters[card]}
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
    for section in range(box.SECTIONS):
        at = number * box.SECTIONS + section
        if state.poster[at] < 0 and state.tent[at] < 0:
            empty.append(str(section + 1))
        else:
            told.append(_section(state, number, section))
    if empty:
        count, named = len(empty), ", ".join(empty)
        whose = seat(number)
        told.append(say("magnificent-describe-empty", player=whose, count=count, sections=named))
    return told


def _section(state: Position, number: int, section: int) -> Message:
    """A tent space, and the poster over it with what is missing for it."""
    at = number * box.SECTIONS + section
    poster, tent = state.poster[at], state.tent[at]
    told: words.Args = {"player": seat(number), "section": section + 1}
    if tent >= 0:
        told["tent"] = state.box.told_tents[tent]
    if poster < 0:
        return Message("magnificent-describe-section-tent", told)
    told["poster"] = state.box.told_posters[poster]
    if mats.is_done(state, number, section):
        return Message("magnificent-describe-section-done", told)
    missing = mats.lacking(state, number, section, mats.tiles_to_count(state, number))
    told |= {"count": len(missing), "missing": missing}
    # texts: magnificent-describe-section-tent-poster, magnificent-describe-section-poster
    name = "magnificent-describe-section" + ("-tent-poster" if tent >= 0 else "-poster")
    return Message(name, told)


def _camp(state: Position, number: int) -> list[Message]:
    covered, whose = state.camp[number], seat(number)
    counts: words.Args = {"player": whose, "cells": covered.bit_count()}
    for thing in (counted.ROW, counted.COLUMN, counted.ZONE):
        counts[counted.NAMES[thing] + "s"] = scoring.count(state, number, thing)
    told = [Message("magnificent-describe-camp", counts)]
    tiles: list[Message] = []
    for code in state.tiles:
        kind = code // camp.PLACES
        if kind // 6 == number:
            area = words.cell_list(state.box.figures[kind % 6].cover(code % camp.PLACES))
            tile = words.tiles(kind % 6, 1)
            tiles.append(say("magnificent-describe-tile", tile=tile, cells=area))
    if tiles:
        told.append(say("magnificent-describe-tiles", player=whose, tiles=tiles))
    board = state.box.sides[state.board[number]]
    alike: dict[tuple[int, ...], list[str]] = {}
    for cell in camp.cells(board.bonuses & ~covered):
        alike.setdefault(tuple(board.bonus[cell]), []).append(words.cell(cell))
    spaces: list[Message] = []
    for parts, where in alike.items():
        gains = words.parts(state.box, list(parts))
        spaces.append(say("magnificent-describe-bonus", cells=", ".join(where), gains=gains))
    if spaces:
        told.append(say("magnificent-describe-bonuses", player=whose, spaces=spaces))
    return told


def ladders(state: Position) -> list[Message]:
    """The build ladders, each with all who have it."""
    told: list[Message] = []
    seats = [number for number in range(state.players) if state.board[number] >= 0]
    while seats:
        levels = mats.levels(state, seats[0])
        same = [number for number in seats if mats.levels(state, number) == levels]
        seats = [number for number in seats if number not in same]
        named = [
            say("magnificent-describe-level", power=power, large=large, small=small)
            for power, large, small in levels
        ]
        whose = [seat(number) for number in same]
        told.append(say("magnificent-describe-ladder", players=whose, levels=named))
    return told
