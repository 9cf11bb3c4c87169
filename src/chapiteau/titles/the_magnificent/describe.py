"""The words of a view of The Magnificent: what is asked, the position in sentences, how the match ended."""

from chapiteau.titles.the_magnificent.rules import scoring, words
from chapiteau.titles.the_magnificent.rules.actions import (
    COLOURS,
    HELD,
    KINDS,
    M_AFTER,
    M_BEFORE,
    M_KEEP,
    M_OVER,
    M_PLACING,
    M_SHOWING,
    M_TRAINER,
    ORDER_PLACES,
    RING,
    SECTIONS,
    SOURCES,
    T_BITS,
    T_EXCHANGE,
    T_SECTION,
    T_TENT,
    T_WAGON,
    TRAINERS,
    TURNS,
)
from chapiteau.titles.the_magnificent.rules.camp import (
    PLACES,
    cells,
    full_areas,
    full_columns,
    full_rows,
)
from chapiteau.titles.the_magnificent.rules.perform import completable, has_tiles
from chapiteau.titles.the_magnificent.rules.refusal import ASKED, NEXT
from chapiteau.titles.the_magnificent.rules.setup import DRAFTED, packet_of
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.titles.the_magnificent.rules.table import Table
from chapiteau.titles.the_magnificent.rules.turn import power
from chapiteau.words import Message, Result, Source, seat

Args = words.Args

# ---- what is asked


def asked(state: Table) -> str:
    """A word for what is asked now, as in `refusal`."""
    if state.todo:
        return NEXT[state.todo[-1] & (1 << T_BITS) - 1][0]
    return ASKED[state.mode][0]


# texts: magnificent-status-*
def status(state: Table, viewer: int) -> Message:
    """What is asked now."""
    if state.mode == M_OVER:
        return over(state)
    what = asked(state)
    told: Args = {}
    kind = state.todo[-1] & (1 << T_BITS) - 1 if state.todo else -1
    parameter = state.todo[-1] >> T_BITS if state.todo else 0
    if what == "action":
        told = {"power": power(state), "colour": words.colour(state.colour)}
    elif what == "card":
        told = {"die": words.die(state.die)}
    elif what == "place":
        told = {"tiles": _left(state)}
    elif what == "complete":
        told = {"posters": state.may_complete}
    elif kind == T_SECTION:
        told = {"poster": words.poster(state.box, parameter)}
    elif kind == T_TENT:
        told = {"tent": words.tent(state.box, state.ring_tent[parameter])}
    elif kind == T_EXCHANGE:
        told = {"coins": parameter}
    elif kind == T_WAGON:
        told = {"steps": parameter}
    return Message("magnificent-status-" + what, told)


# texts: magnificent-hint-*
def hint(state: Table, viewer: int) -> Message:
    """What a player who has to decide can do."""
    return Message("magnificent-hint-" + asked(state))


def over(state: Table) -> Message:
    """How the match ended."""
    if state.players == 1:
        return Message("magnificent-over-solo", {"points": state.score[0]})
    return Message("magnificent-over", {"points": max(state.score)})


def _left(state: Table) -> list[Message]:
    """Tiles that are still to be placed."""
    left = (state.left_small, state.left_large)
    return [words.tiles(state.colour * 2 + size, left[size]) for size in (1, 0) if left[size]]


# ---- the position in sentences


def description(state: MagnificentState, viewer: int) -> list[Message]:
    """The whole position: everything that the board shows."""
    told = [*_progress(state, viewer), *_middle(state)]
    for player in range(state.players):
        told += _player(state, player)
    return told


def _progress(state: MagnificentState, viewer: int) -> list[Message]:
    turn = min(state.taken // state.players + 1, TURNS)
    told = [
        Message(
            "magnificent-describe-round",
            {"round": state.round, "turn": turn, "first": seat(state.first)},
        )
    ]
    if state.mode == M_OVER:
        return [over(state), *told]
    if M_BEFORE <= state.mode <= M_AFTER:
        told += _turn(state)
    if state.die >= 0:
        told.append(Message("magnificent-describe-hand", {"die": words.die(state.die)}))
    if state.mode == M_TRAINER:
        tiles = [
            words.trainer(state.box, tile)
            for tile in range(TRAINERS)
            if state.trainer_owner[tile] == DRAFTED
        ]
        told.append(Message("magnificent-describe-draft-trainers", {"trainers": tiles}))
    if state.mode == M_KEEP and viewer >= 0 and state.waiting >> viewer & 1:
        cards = [words.master(state.box, card) for card in packet_of(state, viewer)]
        told.append(Message("magnificent-describe-packet", {"cards": cards}))
    return told


def _turn(state: Table) -> list[Message]:
    whose: Args = {"player": seat(state.player), "card": words.card(state.card)}
    die: Args = {"die": words.current_die(state)}
    if state.colour == len(COLOURS):
        return [Message("magnificent-describe-turn-unnamed", whose | die)]
    sums: Args = {"colour": words.colour(state.colour), "power": power(state)}
    told = [Message("magnificent-describe-turn", whose | die | sums)]
    extra: Args = {
        "build": state.bonus_build,
        "travel": state.bonus_travel,
        "perform": state.bonus_show,
    }
    if any(extra.values()):
        told.append(Message("magnificent-describe-extra", extra))
    if state.mode == M_PLACING:
        told.append(Message("magnificent-describe-left", {"tiles": _left(state)}))
    if state.mode == M_SHOWING:
        told.append(Message("magnificent-describe-show", {"posters": state.may_complete}))
        counted = [
            words.tiles(tile, state.counted[tile]) for tile in range(6) if state.counted[tile]
        ]
        if counted:
            told.append(Message("magnificent-describe-counted", {"tiles": counted}))
    return told


def _middle(state: Table) -> list[Message]:
    box = state.box
    dice = [
        Message("magnificent-describe-dice", {"count": state.dice[i], "die": words.die(i)})
        for i in range(24)
        if state.dice[i]
    ]
    told = [Message("magnificent-describe-tent", {"count": sum(state.dice), "dice": dice})]
    told += [_ring(state, ring) for ring in range(len(COLOURS))]
    told.append(_track(state))
    for place in range(len(state.display)):
        card, tile = state.display[place], state.trainer_display[place]
        pair: Args = {"place": place + 1}
        if card < 0:
            told.append(Message("magnificent-describe-pair-empty", pair))
        elif tile < 0:
            pair["card"] = words.master(box, card)
            told.append(Message("magnificent-describe-pair-card", pair))
        else:
            pair |= {"card": words.master(box, card), "trainer": words.trainer(box, tile)}
            told.append(Message("magnificent-describe-pair", pair))
    for place in range(len(state.poster_display)):
        poster = state.poster_display[place]
        if poster >= 0:
            shown: Args = {"place": place + 1, "poster": words.poster(box, poster)}
            told.append(Message("magnificent-describe-poster", shown))
        else:
            told.append(Message("magnificent-describe-poster-empty", {"place": place + 1}))
    decks: Args = {"masters": len(state.deck), "trainers": len(state.trainer_deck)}
    decks |= {"posters": len(state.poster_deck), "discard": len(state.poster_discard)}
    told.append(Message("magnificent-describe-decks", decks))
    supply = [words.tiles(tile, state.spare[tile]) for tile in range(6)]
    told.append(Message("magnificent-describe-supply", {"tiles": supply}))
    return told


def _ring(state: Table, ring: int) -> Message:
    """A ring from the space after its wagon on, once round."""
    spaces = []
    for step in range(1, RING + 1):
        place = ring * RING + (state.wagon[ring] + step) % RING
        spaces.append(
            Message(
                "magnificent-describe-space", {"step": step, "what": words.ring_space(state, place)}
            )
        )
    return Message(
        "magnificent-describe-ring",
        {"wagon": words.wagon(ring), "space": state.wagon[ring], "spaces": spaces},
    )


def _track(state: Table) -> Message:
    """The hats on the performance track from the top down, and the vacant show spaces."""
    hats = []
    vacant = []
    for place in range(ORDER_PLACES + len(state.box.shows) - 1, -1, -1):
        named: Args = {"place": words.track_place(state, place)}
        if place in state.hat:
            named["player"] = seat(state.hat.index(place) // 2)
            hats.append(Message("magnificent-describe-hat", named))
        elif place >= ORDER_PLACES:
            named["posters"] = state.box.posters_of_show[place - ORDER_PLACES]
            vacant.append(Message("magnificent-describe-vacant", named))
    return Message("magnificent-describe-track", {"hats": hats, "vacant": vacant[::-1]})


# ---- a player


def _player(state: Table, player: int) -> list[Message]:
    box = state.box
    whose: Args = {"player": seat(player)}
    if state.board[player] < 0:
        return [Message("magnificent-describe-no-board", whose)]
    stock: Args = {
        "board": words.board(state.board[player]),
        "points": state.score[player],
        "coins": state.coins[player],
        "markers": state.markers[player],
        "spent": state.spent[player],
        "gems": [words.gems(kind, state.gems[player * 4 + kind]) for kind in range(len(KINDS))],
    }
    told = [Message("magnificent-describe-player", whose | stock)]
    due = scoring.bill(state, player)
    missing = max(0, due - state.coins[player])
    bill: Args = {"due": due, "missing": missing, "fine": missing * state.round}
    if due:
        told.append(Message("magnificent-describe-bill", whose | bill))
    told += [
        _card(state, player, card) for card in state.cards[player * HELD :][:HELD] if card >= 0
    ]
    trainers = [
        words.trainer(box, tile) for tile in range(TRAINERS) if state.trainer_owner[tile] == player
    ]
    if trainers:
        told.append(Message("magnificent-describe-trainers", whose | {"trainers": trainers}))
    told += [_section(state, player, section) for section in range(SECTIONS)]
    completed = [
        words.poster(box, poster)
        for poster in range(len(state.poster_owner))
        if state.poster_owner[poster] == player
    ]
    pile: Args = {"count": len(completed), "posters": completed}
    told.append(Message("magnificent-describe-completed", whose | pile))
    return told + _camp(state, player)


def _card(state: Table, player: int, card: int) -> Message:
    told: Args = {"player": seat(player), "card": words.master(state.box, card)}
    told |= {
        "points": scoring.card_points(state, player, card),
        "half": scoring.half_points(state, player, card),
    }
    if state.die_kind[card] < 0:
        return Message("magnificent-describe-card", told)
    told["die"] = words.die(state.die_kind[card] * 6 + state.die_face[card] - 1)
    return Message("magnificent-describe-card-die", told)


def _section(state: Table, player: int, section: int) -> Message:
    box = state.box
    at = player * SECTIONS + section
    poster, tent = state.poster[at], state.tent[at]
    told: Args = {"player": seat(player), "section": section + 1}
    if tent >= 0:
        told["tent"] = words.tent(box, tent)
    else:
        told["under"] = words.parts(box, box.tent_space[section])
    # texts: magnificent-describe-section-tent, magnificent-describe-section-space
    # texts: magnificent-describe-section-tent-poster, magnificent-describe-section-space-poster
    name = "magnificent-describe-section-" + ("tent" if tent >= 0 else "space")
    if poster >= 0:
        told["poster"] = words.poster(box, poster)
        told["state"] = readiness(state, player, section)
        name += "-poster"
    return Message(name, told)


def readiness(state: Table, player: int, section: int) -> str:
    """Whether a poster could be completed now, or what is missing first: `ready`, `tent`, `tiles` or `gems`."""
    at = player * SECTIONS + section
    if completable(state, player, section):
        return "ready"
    if state.tent[at] < 0:
        return "tent"
    return "gems" if has_tiles(state, player, state.poster[at]) else "tiles"


def _camp(state: Table, player: int) -> list[Message]:
    box = state.box
    camp = state.camp[player]
    whose: Args = {"player": seat(player)}
    counts: Args = {
        "cells": camp.bit_count(),
        "rows": full_rows(camp),
        "columns": full_columns(camp),
        "zones": full_areas(camp, box.zones),
    }
    told = [Message("magnificent-describe-camp", whose | counts)]
    tiles = []
    for code in state.tiles:
        number = code // PLACES
        if number // 6 == player:
            area = box.figures[number % 6].cover(code % PLACES)
            placed: Args = {"tile": words.tiles(number % 6, 1), "cells": words.cell_list(area)}
            tiles.append(Message("magnificent-describe-tile", placed))
    if tiles:
        told.append(Message("magnificent-describe-tiles", whose | {"tiles": tiles}))
    board = box.sides[state.board[player]]
    spaces = [
        Message(
            "magnificent-describe-bonus",
            {"cell": words.cell(number), "gains": words.parts(box, board.bonus[number])},
        )
        for number in cells(board.bonuses & ~camp)
    ]
    if spaces:
        told.append(Message("magnificent-describe-bonuses", whose | {"spaces": spaces}))
    return told


# ---- the end


def result(state: MagnificentState) -> Result:
    """Places by MG-8.4, and where the points come from."""
    ranking = state.ranking()
    places = [
        [player for player in range(state.players) if ranking[player] == place]
        for place in sorted(set(ranking))
    ]
    level = state.score.count(max(state.score)) > 1
    sources = [
        Source(
            words.source(number),
            [state.earned[player * len(SOURCES) + number] for player in range(state.players)],
        )
        for number in range(len(SOURCES))
    ]
    return Result(
        places=places,
        reason=over(state),
        tie_break=Message("magnificent-tie-hat") if level else None,
        sources=sources,
    )
