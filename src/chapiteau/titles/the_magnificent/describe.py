"""The whole position in sentences, for those who do not look at the board. What the page draws is counted once, for both."""

from collections.abc import Sequence
from functools import lru_cache

from chapiteau.titles.the_magnificent import mats, middle, status
from chapiteau.titles.the_magnificent.mats import Mat
from chapiteau.titles.the_magnificent.rules import asks, box, camp, scoring, setup, turn, words
from chapiteau.titles.the_magnificent.rules.position import Position
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.words import Args, Message, say, seat


def description(
    state: MagnificentState,
    viewer: int,
    dice: list[middle.Dice],
    track: list[middle.Step],
    seats: list[Mat],
) -> list[Message]:
    """Everything that the board shows."""
    told = [*_progress(state, viewer), *_middle(state, dice, track)]
    for mat in seats:
        told += _player(state, mat)
    return told + _ladders(seats)


# ---- how far it is


def _progress(state: MagnificentState, viewer: int) -> list[Message]:
    number, first = middle.turn(state), seat(state.first)
    told = [say("magnificent-describe-round", round=state.round, turn=number, first=first)]
    if state.mode == asks.OVER:
        return [status.over(state), *told]
    deciding = [seat(player) for player in state.to_act()]
    told.append(say("magnificent-describe-deciding", players=deciding))
    if asks.BEFORE <= state.mode <= asks.AFTER:
        told += _turn(state)
    if state.die >= 0:
        told.append(say("magnificent-describe-hand", die=words.die(state.die)))
    poster = middle.offered(state)
    if poster >= 0:
        told.append(say("magnificent-describe-offered", poster=state.box.told_posters[poster]))
    tiles = _trainers(state, setup.drafted_trainers(state))
    told += _any("magnificent-describe-draft-trainers", trainers=tiles)
    return told + _secrets(state, viewer)


def _turn(state: Position) -> list[Message]:
    now: Args = {"player": seat(state.player), "card": words.card(state.box, state.card)}
    now |= {"die": words.current_die(state), "colour": words.COLOURS[state.colour]}
    told = [Message("magnificent-describe-turn", now | {"power": turn.power(state)})]
    build, travel, perform = state.bonus_build, state.bonus_travel, state.bonus_show
    if build or travel or perform:
        told += [say("magnificent-describe-extra", build=build, travel=travel, perform=perform)]
    if state.mode == asks.PLACING and state.left_large + state.left_small:
        told.append(say("magnificent-describe-left", tiles=status.left(state)))
    waiting = [divmod(one, camp.CELLS) for one in state.owed]
    name = "magnificent-describe-owed-one"
    owed = [say(name, what=words.OWED[what], cell=words.cell(cell)) for what, cell in waiting]
    told += _any("magnificent-describe-owed", owed=owed)
    if state.mode == asks.SHOWING:
        told.append(say("magnificent-describe-show", posters=state.may_complete))
        counted = [words.tiles(tile, count) for tile, count in enumerate(state.counted) if count]
        told += _any("magnificent-describe-counted", tiles=counted)
    return told


def _any(sentence: str, **args: int | str | Message | list[Message]) -> list[Message]:
    """A sentence about some things; none where there are none."""
    return [Message(sentence, args)] if [] not in args.values() else []


def _secrets(state: MagnificentState, viewer: int) -> list[Message]:
    """What the viewer alone knows (MG-7.4, MG-12.4)."""
    told_masters = state.box.told_masters
    cards = middle.draft(state, viewer)
    kept, packet = ([told_masters[card] for card in some] for some in cards)
    told = _any("magnificent-describe-kept", cards=kept)
    told += _any("magnificent-describe-packet", cards=packet)
    if viewer >= 0 and state.picked[viewer] >= 0:
        picked = words.card(state.box, state.picked[viewer])
        told.append(say("magnificent-describe-picked", card=picked))
    return told


# ---- the middle of the table


def _middle(state: Position, dice: list[middle.Dice], track: list[middle.Step]) -> list[Message]:
    """Main tent, rings, track, displays, decks and supply."""
    told = _main_tent(state, dice)
    told += [_ring(state, ring) for ring in range(len(box.COLOURS))]
    told.append(_track(state, track))
    told += [_pair(state, place) for place in range(len(state.display))]
    told += [_poster(state, place) for place in range(len(state.poster_display))]
    decks: Args = {"masters": len(state.deck), "trainers": len(state.trainer_deck)}
    decks |= {"posters": len(state.poster_deck), "discard": len(state.poster_discard)}
    told.append(Message("magnificent-describe-decks", decks))
    spaces = _trainers(state, state.box.spaces)
    told.append(say("magnificent-describe-spaces", spaces=spaces))
    supply: list[Message] = []
    for tile, count in enumerate(state.spare):
        # As it lies in the upper left corner.
        shape = words.cell_list(state.box.figures[tile].turned[0].mask)
        lie = words.tiles(tile, count)
        supply.append(say("magnificent-describe-stock", tiles=lie, cells=shape))
    told.append(say("magnificent-describe-supply", tiles=supply))
    told.append(_zones(tuple(state.box.zones)))
    under: list[Message] = []
    for number, parts in enumerate(state.box.tent_space[1:], 2):  # The first has a printed tent.
        gains = words.parts(state.box, parts)
        under.append(say("magnificent-describe-under-space", space=number, gains=gains))
    told.append(say("magnificent-describe-under", spaces=under))
    return told


@lru_cache(maxsize=16)
def _zones(areas: tuple[int, ...]) -> Message:
    """The cells of each zone."""
    zones = [
        say("magnificent-describe-zone", number=number, cells=words.cell_list(zone))
        for number, zone in enumerate(areas, 1)
    ]
    return say("magnificent-describe-zones", zones=zones)


def _main_tent(state: Position, dice: list[middle.Dice]) -> list[Message]:
    """The dice; while one is taken also what each would bring and cost (MG-3.2, MG-7.1)."""
    told: list[Message] = []
    for die in dice:
        named = words.die(box.KINDS.index(die.kind) * 6 + die.pips - 1)
        args: Args = {"count": die.count, "die": named}
        if die.uses:
            args["bill"] = die.bill
        if len(die.uses) == 1:
            told.append(Message("magnificent-describe-die", args | {"power": die.uses[0].power}))
        elif die.uses:
            powers = {use.colour: use.power for use in die.uses}
            told.append(Message("magnificent-describe-die-clear", args | powers))
        else:
            told.append(Message("magnificent-describe-dice", args))
    if state.mode == asks.DIE:
        return told
    return [say("magnificent-describe-tent", count=sum(state.dice), dice=told)]


def _ring(state: Position, ring: int) -> Message:
    """What lies ahead of a wagon, once round: each thing once, with the steps to where it lies."""
    steps: dict[tuple[int, int], list[int]] = {}
    first = ring * box.RING
    for step in range(1, box.RING + 1):
        place = first + (state.wagon[ring] + step) % box.RING
        steps.setdefault((state.ring_tent[place], state.box.ring[place]), []).append(step)
    spaces: list[Message] = []
    for there in steps.values():
        what = words.ring_space(state, first + (state.wagon[ring] + there[0]) % box.RING)
        spaces.append(say("magnificent-describe-ahead", steps=_numbers(there), what=what))
    colour, space = box.COLOURS[ring], state.wagon[ring]
    return say("magnificent-describe-ring", colour=colour, space=space, spaces=spaces)


def _numbers(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def _track(state: Position, track: list[middle.Step]) -> Message:
    """The hats on the performance track from the top down, and the vacant show spaces."""
    hats: list[Message] = []
    vacant: dict[int, list[int]] = {}
    for place, step in enumerate(track):
        if step.hat:
            named, owner = words.track_place(state, place), seat(step.hat.seat)
            hats.insert(0, say("magnificent-describe-hat", place=named, player=owner))
        elif step.posters:
            vacant.setdefault(step.posters, []).append(step.power)
    spaces = [
        say("magnificent-describe-vacant", posters=posters, spaces=_numbers(powers))
        for posters, powers in sorted(vacant.items())
    ]
    return say("magnificent-describe-track", hats=hats, count=len(spaces), vacant=spaces)


def _pair(state: Position, place: int) -> Message:
    card, tile = state.display[place], state.trainer_display[place]
    if card < 0:
        return say("magnificent-describe-pair-empty", place=place + 1)
    master = state.box.told_masters[card]
    if tile < 0:
        return say("magnificent-describe-pair-card", place=place + 1, card=master)
    beside = _trainers(state, [tile])[0]
    return say("magnificent-describe-pair", place=place + 1, card=master, trainer=beside)


def _poster(state: Position, place: int) -> Message:
    poster = state.poster_display[place]
    if poster < 0:
        return say("magnificent-describe-poster-empty", place=place + 1)
    named = state.box.told_posters[poster]
    return say("magnificent-describe-poster", place=place + 1, poster=named)


def _trainers(state: Position, numbers: list[int]) -> list[Message]:
    """What trainer tiles or printed trainer spaces do, what they cost, and whether they were used in this turn."""
    told: list[Message] = []
    for number in numbers:
        name, cost = words.trainer(state.box, number), state.box.trainer_cost[number]
        if number >= state.box.trainers:
            name = state.box.told_parts[state.box.trainer[number]]
        used = "yes" if state.used >> number & 1 else "no"
        told.append(say("magnificent-describe-trainer", trainer=name, cost=cost, used=used))
    return told


# ---- what lies before the seats


def _player(state: Position, mat: Mat) -> list[Message]:
    """What lies before a player."""
    number, whose = mat.seat, seat(mat.seat)
    if state.board[number] < 0:
        return [say("magnificent-describe-no-board", player=whose)]
    has: Args = {"player": whose, "board": words.board(state.board[number])}
    has |= {"points": state.score[number], "coins": mat.coins, "markers": mat.markers}
    has |= {"spent": mat.spent, "gems": list(map(words.gems, range(4), mat.gems))}
    told = [Message("magnificent-describe-player", has), _bill(state, mat)]
    told += [_card(state, number, card) for card in state.held(number)]
    tiles = _trainers(state, mats.owned(state.trainer_owner, number))
    told += _any("magnificent-describe-trainers", player=whose, trainers=tiles)
    told += _sections(state, mat)
    pile = [state.box.told_posters[n] for n in mats.owned(state.poster_owner, number)]
    count = len(pile)
    told.append(say("magnificent-describe-completed", player=whose, count=count, posters=pile))
    return told + _camp(state, mat)


def _bill(state: Position, mat: Mat) -> Message:
    """MG-7.1: the running bill, its sums by kind, and the fine for coins that are missing now."""
    whose = seat(mat.seat)
    if not scoring.unpaid(state):
        return say("magnificent-describe-paid", player=whose)
    told: Args = {"player": whose, "due": mat.due, "missing": mat.fine // state.round}
    told |= {"fine": mat.fine} | dict(zip(box.KINDS, mat.bill, strict=True))
    return Message("magnificent-describe-bill", told)


def _card(state: Position, number: int, card: int) -> Message:
    told: Args = {"player": seat(number), "card": state.box.told_masters[card]}
    told["points"] = scoring.card_points(state, number, card)
    told["half"] = scoring.half_points(state, number, card)
    if state.die_kind[card] < 0:
        return Message("magnificent-describe-card", told)
    told["die"] = words.die(state.die_kind[card] * 6 + state.die_face[card] - 1)
    return Message("magnificent-describe-card-die", told)


def _sections(state: Position, mat: Mat) -> list[Message]:
    """Tent spaces and posters; those without either in one sentence."""
    taken = [i for i, section in enumerate(mat.sections) if section.tent or section.poster]
    told = [_section(state, mat, section) for section in taken]
    empty = [i + 1 for i in range(box.SECTIONS) if i not in taken]
    if empty:
        whose, count, named = seat(mat.seat), len(empty), _numbers(empty)
        told.append(say("magnificent-describe-empty", player=whose, count=count, sections=named))
    return told


def _section(state: Position, mat: Mat, section: int) -> Message:
    """A tent space, and the poster over it with what is missing for it."""
    at = mat.seat * box.SECTIONS + section
    poster, tent = state.poster[at], state.tent[at]
    told: Args = {"player": seat(mat.seat), "section": section + 1}
    if tent >= 0:
        told["tent"] = state.box.told_tents[tent]
    if poster < 0:
        return Message("magnificent-describe-section-tent", told)
    told["poster"] = state.box.told_posters[poster]
    if mat.sections[section].done:
        return Message("magnificent-describe-section-done", told)
    missing = mats.lacking(state, mat.seat, section)
    told |= {"count": len(missing), "missing": missing}
    # texts: magnificent-describe-section-tent-poster, magnificent-describe-section-poster
    name = "magnificent-describe-section" + ("-tent-poster" if tent >= 0 else "-poster")
    return Message(name, told)


def _camp(state: Position, mat: Mat) -> list[Message]:
    covered, whose = state.camp[mat.seat], seat(mat.seat)
    counts: Args = {"player": whose, "cells": covered.bit_count()}
    counts |= {"rows": mat.rows, "columns": mat.columns, "zones": mat.zones}
    told = [Message("magnificent-describe-camp", counts)]
    tiles: list[Message] = []
    for tile in mat.tiles:
        named = words.tiles(box.COLOURS.index(tile.colour) * 2 + box.SIZES.index(tile.size), 1)
        area = ", ".join(words.cell(row * camp.SIDE + column) for row, column in tile.cells)
        tiles.append(say("magnificent-describe-tile", tile=named, cells=area))
    told += _any("magnificent-describe-tiles", player=whose, tiles=tiles)
    board = state.box.sides[state.board[mat.seat]]
    alike: dict[tuple[int, ...], list[str]] = {}
    for cell in camp.cells(board.bonuses & ~covered):
        alike.setdefault(tuple(board.bonus[cell]), []).append(words.cell(cell))
    spaces: list[Message] = []
    for parts, where in alike.items():
        gains = words.parts(state.box, list(parts))
        spaces.append(say("magnificent-describe-bonus", cells=", ".join(where), gains=gains))
    return told + _any("magnificent-describe-bonuses", player=whose, spaces=spaces)


def _ladders(seats: list[Mat]) -> list[Message]:
    """The build ladders, each with all who have it."""
    told: list[Message] = []
    levels = [tuple((one.power, one.large, one.small) for one in mat.ladder) for mat in seats]
    for ladder in dict.fromkeys(filter(None, levels)):
        named = [
            say("magnificent-describe-level", power=power, large=large, small=small)
            for power, large, small in ladder
        ]
        whose = [seat(number) for number, level in enumerate(levels) if level == ladder]
        told.append(say("magnificent-describe-ladder", players=whose, levels=named))
    return told
