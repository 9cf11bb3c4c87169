"""The words of a view of Drum Roll: what is asked, and the position in sentences."""

from collections.abc import Iterator

from chapiteau.titles.drum_roll import board, cards
from chapiteau.titles.drum_roll.board import Board
from chapiteau.titles.drum_roll.rules import (
    benefits,
    box,
    distribution,
    phase,
    position,
    resolution,
    salaries,
    show,
    vote,
    words,
)
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.titles.drum_roll.rules.words import say
from chapiteau.words import Message, seat


def status(state: Position, viewer: int) -> Message:
    """What is asked now."""
    if state.mode == phase.OVER:
        return Message("drum-status-over")
    mine = viewer < 0 or state.crowded >> viewer & 1
    if state.crowded and (mine or state.mode not in phase.AT_ONCE):
        return Message("drum-status-crowded")
    args: words.Args = {"show": state.show, "round": state.round}
    if state.mode == phase.PLACING:
        args |= {"number": len(state.markers) // state.players + 1, "of": position.MARKERS}
    elif state.mode == phase.RESOLVING:
        args = {"space": words.space(state.queue[0] >> 2)}
    elif state.mode == phase.DOUBLING:
        args = {"vote": vote.result(state)}
    elif state.mode in (phase.BENEFITING, phase.GAINING, phase.LOOKING):
        args = {"card": words.card(state, state.acting)}
        if state.mode == phase.BENEFITING:
            args["level"] = words.level(state.act[state.acting])
    # texts: drum-status-*
    return Message("drum-status-" + phase.ASKED[state.mode], args)


def hint(state: DrumRollState, viewer: int) -> Message:
    """What the viewer, who has to decide, can do."""
    mode, text = state.mode, str(phase.ASKED[state.mode])
    args: words.Args = {}
    if state.crowded >> viewer & 1:
        text, args = "crowded", {"limit": state.hand_limit(viewer)}
    elif mode == phase.CUBES:
        args = {"left": 2 if state.picked[viewer * 2] < 0 else 1}
    elif mode == phase.RESOLVING and not resolution.brings_something(state, viewer):
        text = "resolve-none"
    elif mode == phase.RESOLVING:
        text = "resolve-invest" if state.queue[0] >> 2 == box.INVEST else "resolve-hire"
    elif mode == phase.DISTRIBUTING and not distribution.is_open(state, viewer):
        text = "distribute-none"
    elif mode == phase.DISTRIBUTING:
        movable = distribution.moves(state, viewer)
        args = {"left": distribution.moves_left(state, viewer) if movable else 0}
    elif mode == phase.DOUBLING and not state.holds(viewer, box.DOUBLE_VOTE):
        text = "double-none"
    elif mode == phase.BENEFITING:
        possible = benefits.any_possible(state, viewer, state.acting)
        text = "benefit" if possible else "benefit-lost"
        if state.act[state.acting] == show.OUTSTANDING:
            text = "benefit-or-flip" if possible else "flip"
    elif mode == phase.GAINING and state.spending:
        text, args = "spend", {"count": state.spending}
    elif mode == phase.GAINING:
        gives = state.box.parts[state.todo[0]].gives
        text = "gain-either" if gives == box.SKIP_OR_TRAILER else "gain-trailer"
        if gives == box.CUBE:
            text = "gain-cube"
    elif mode == phase.LOOKING:
        args = {"count": state.keeping}
    elif mode == phase.APPLAUDING and not state.decisions.applause.find(state, viewer):
        text = "applause-none"
    elif mode == phase.PAYING:
        due, missing = salaries.wages(state, viewer), salaries.shortfall(state, viewer)
        args = {"coins": due, "missing": missing, "skips": state.skips[viewer]}
    # texts: drum-hint-*
    return Message("drum-hint-" + text, args)


# ---- the position in sentences


def description(state: DrumRollState, seen: Board, viewer: int) -> list[Message]:
    """The whole position: everything that the board shows; what only the viewer knows comes last."""
    told = [*_match(state, seen), *_offer(state, seen), *_markers(state, seen)]
    told += _supply(state, seen)
    for circus in seen.circuses:
        told += _circus(state, seen, circus)
    if state.mode != phase.OVER:
        told += _awards(seen)
    return [*told, *_secrets(state, seen, viewer)] if viewer >= 0 else told


def _match(state: Position, seen: Board) -> Iterator[Message]:
    args: words.Args = {"show": seen.show, "round": seen.round, "edition": seen.edition}
    yield say("drum-describe-match", **args, start=seat(seen.start))
    if seen.on_stage >= 0:
        yield say("drum-describe-stage", player=seat(seen.on_stage))
    if state.mode in (phase.GAINING, phase.LOOKING) and state.todo:
        # What is still to come of the benefit that is being taken.
        parts = words.parts(state, state.todo)
        yield say("drum-describe-todo", parts=parts, spending=state.spending)
    for one in seen.votes:
        player, cast = seat(one.seat), vote.name(state.votes[one.seat])
        yield say("drum-describe-vote", player=player, vote=cast, double=words.yes(one.double))
    if seen.returned >= 0:
        yield say("drum-describe-returned", player=seat(seen.returned))
    if seen.barred >= 0:
        yield say("drum-describe-barred", player=seat(seen.barred))
    if done := [seat(circus.seat) for circus in seen.circuses if circus.done]:
        yield say("drum-describe-done", players=done)


def _secrets(state: Position, seen: Board, viewer: int) -> Iterator[Message]:
    """What only the viewer knows."""
    names = cards.investments(seen.hand)
    yield say("drum-describe-hand", player=seat(viewer), count=len(names), cards=names)
    yield from cards.effects(seen.hand)
    if seen.draft:
        dealt = [words.card(state, state.box.id.index(one.id)) for one in seen.draft]
        yield say("drum-describe-draft", cards=dealt)
        for one in seen.draft:
            yield from cards.performer(state, one, -1)
    if seen.kept:
        yield say("drum-describe-kept", card=words.card(state, state.box.id.index(seen.kept)))
    if seen.picked:
        cubes = [Message("drum-colour-" + colour) for colour in seen.picked]
        yield say("drum-describe-picked", count=len(cubes), cubes=cubes)
    if seen.vote:
        yield say("drum-describe-own-vote", vote=Message("drum-vote-" + seen.vote))
    if seen.chosen:
        yield seen.chosen
    if seen.looked:
        names = cards.investments(seen.looked)
        yield say("drum-describe-looked", cards=names, count=len(names), keep=seen.keeping)
        yield from cards.effects(seen.looked)


def _offer(state: Position, seen: Board) -> Iterator[Message]:
    if not seen.offer and not seen.personnel:
        yield Message("drum-describe-no-offer")
    for performer in seen.offer:
        yield from cards.performer(state, performer, -1)
    for member in seen.personnel:
        yield from cards.member(state, member, -1)


def _markers(state: Position, seen: Board) -> Iterator[Message]:
    """The markers space by space, each with its number among all of the turn."""
    for space in seen.spaces:
        if space.markers:
            who = [
                say("drum-describe-marker", player=seat(player), number=number)
                for player, number in zip(space.markers, space.orders, strict=True)
            ]
            name = Message("drum-space-" + space.id)
            yield say("drum-describe-markers", space=name, markers=who, count=len(who))
    if state.mode == phase.PLACING or state.mode == phase.BANKING:
        left = enumerate(seen.markers_left)
        each = [say("drum-describe-left", player=seat(i), count=n) for i, n in left]
        yield say("drum-describe-markers-left", players=each, cubes=seen.cube_actions_left)


def _supply(state: Position, seen: Board) -> Iterator[Message]:
    stock: words.Args = {name: seen.stock[i] for i, name in enumerate(box.COLOURS)}
    yield say("drum-describe-stock", **stock, trailers=seen.trailers, tokens=seen.tokens)
    decks: words.Args = {"performers": seen.performer_deck}
    decks |= {"performers_out": seen.performer_discard, "personnel": seen.personnel_deck}
    decks |= {"personnel_out": seen.personnel_discard, "investments": seen.investment_deck}
    yield Message("drum-describe-decks", decks)
    if out := words.cards(state, state.performer_discard[::-1]):
        yield say("drum-describe-performers-out", cards=out)
    if out := words.cards(state, state.personnel_discard[::-1]):
        yield say("drum-describe-personnel-out", cards=out)
    if out := words.investments(state, state.discard[::-1]):
        yield say("drum-describe-discard", count=len(out), cards=out)
    pays = [say("drum-describe-number", value=coins) for coins in seen.tickets]
    yield say("drum-describe-track", coins=pays)
    if seen.table_region:
        region, (one, two) = words.region(state.region[2]), _types(state, state.region[2])
        yield say("drum-describe-table-region", region=region, one=one, two=two)


def _types(state: Position, region: int) -> list[Message]:
    """The two types that a region pays for."""
    types = state.box.region[region * 2 : region * 2 + 2]
    return [words.kinds_of_performer(kind) for kind in types]


# ---- one circus


def _circus(state: Position, seen: Board, circus: board.Circus) -> Iterator[Message]:
    player, who = circus.seat, seat(circus.seat)
    money: words.Args = {"prestige": state.score[player], "coins": circus.coins}
    money |= {"wages": circus.wages, "missing": circus.shortfall}
    yield say("drum-describe-circus", player=who, **money)
    yield say("drum-describe-cards", player=who, cards=circus.hand, limit=circus.hand_limit)
    store: words.Args = {name: circus.storage[i] for i, name in enumerate(box.COLOURS)}
    yield say("drum-describe-storage", player=who, **store, count=sum(circus.storage))
    region, pays = words.region(state.region[player]), circus.region_pays
    one, two = _types(state, state.region[player])
    yield say("drum-describe-region", region=region, player=who, prestige=pays, one=one, two=two)
    if circus.next_region:
        region, pays = Message("drum-region-" + circus.next_region), circus.next_region_pays
        yield say("drum-describe-next-region", player=who, region=region, prestige=pays)
    left = len(seen.tickets) - circus.sold
    pays = seen.tickets[circus.sold] if left else 0
    yield say("drum-describe-tickets", player=who, left=left, coins=pays)
    if state.mode == phase.DISTRIBUTING:
        yield say("drum-describe-moves", player=who, count=circus.moves_left)
    if circus.skips:
        yield say("drum-describe-skips", player=who, count=circus.skips)
    if circus.bizarre:
        yield say("drum-describe-bizarre", player=who, count=circus.bizarre)
    if circus.laid:
        laid = [Message("drum-investment-" + kind) for kind in circus.laid]
        yield say("drum-describe-laid", player=who, cards=laid)
    for performer in circus.performers:
        yield from cards.performer(state, performer, player)
    for member in circus.personnel:
        yield from cards.member(state, member, player)
    if seen.hands:
        names = cards.investments(seen.hands[player])
        yield say("drum-describe-hand-of", player=who, count=len(names), cards=names)
        yield from cards.effects(seen.hands[player])
    earned = [
        say("drum-describe-earned", source=source, prestige=prestige)
        for source, prestige in zip(seen.sources, circus.earned, strict=True)
        if prestige
    ]
    if earned:
        yield say("drum-describe-earnings", player=who, sources=earned)


def _awards(seen: Board) -> Iterator[Message]:
    """Who would win each award if it were given now (DR-10.2, DR-10.3)."""
    for award in seen.awards:
        winners = [seat(player) for player in award.seats]
        args: words.Args = {"award": award.label, "prestige": award.prestige}
        args |= {"count": len(winners), "players": winners}
        yield say("drum-describe-award", **args, when="show" if award.every_show else "end")
