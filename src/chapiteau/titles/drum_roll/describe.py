"""The words of a view of Drum Roll: what is asked, and the position in sentences."""

from collections.abc import Iterator

from chapiteau.titles.drum_roll import cards, standing
from chapiteau.titles.drum_roll.rules import (
    benefits,
    box,
    curtain,
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
from chapiteau.words import END, Message, seat


def status(state: Position, viewer: int) -> Message:
    """What is asked now."""
    if state.mode == phase.OVER:
        return Message("drum-status-over")
    mine = viewer < 0 or state.crowded >> viewer & 1
    if state.crowded and (mine or state.mode not in phase.AT_ONCE):
        return Message("drum-status-crowded")
    args: words.Args = {"show": state.show, "round": state.round}
    if state.mode == phase.PLACING:
        args["number"] = len(state.markers) // state.players + 1
        args["of"] = position.MARKERS
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
    if state.crowded >> viewer & 1:
        return say("drum-hint-crowded", limit=state.hand_limit(viewer))
    if state.mode == phase.CUBES:
        return say("drum-hint-cubes", left=2 if state.picked[viewer * 2] < 0 else 1)
    if state.mode == phase.RESOLVING:
        return _resolve_hint(state, viewer)
    if state.mode == phase.DISTRIBUTING:
        if not distribution.is_open(state, viewer):
            return Message("drum-hint-distribute-none")
        movable = distribution.moves(state, viewer)
        return say("drum-hint-distribute", left=_moves_left(state, viewer) if movable else 0)
    if state.mode == phase.DOUBLING and not state.holds(viewer, box.DOUBLE_VOTE):
        return Message("drum-hint-double-none")
    if state.mode == phase.BENEFITING:
        return _benefit_hint(state, viewer)
    if state.mode == phase.GAINING:
        return _gain_hint(state)
    if state.mode == phase.LOOKING:
        return say("drum-hint-look", count=state.keeping)
    if state.mode == phase.APPLAUDING and not state.decisions.applause.find(state, viewer):
        return Message("drum-hint-applause-none")
    if state.mode == phase.PAYING:
        due, missing = salaries.wages(state, viewer), salaries.shortfall(state, viewer)
        return say("drum-hint-salaries", coins=due, missing=missing, skips=state.skips[viewer])
    # texts: drum-hint-*
    return Message("drum-hint-" + phase.ASKED[state.mode])


def _moves_left(state: Position, player: int) -> int:
    return distribution.most_moves(state, player) - state.moved[player]


def _resolve_hint(state: Position, viewer: int) -> Message:
    if not resolution.brings_something(state, viewer):
        return Message("drum-hint-resolve-none")
    invest = state.queue[0] >> 2 == box.INVEST
    return Message("drum-hint-resolve-invest" if invest else "drum-hint-resolve-hire")


def _benefit_hint(state: Position, viewer: int) -> Message:
    possible = benefits.any_possible(state, viewer, state.acting)
    if state.act[state.acting] == show.OUTSTANDING:
        return Message("drum-hint-benefit-or-flip" if possible else "drum-hint-flip")
    return Message("drum-hint-benefit" if possible else "drum-hint-benefit-lost")


def _gain_hint(state: Position) -> Message:
    part = state.box.parts[state.todo[0]]
    if state.spending:
        return say("drum-hint-spend", count=state.spending)
    if part.gives == box.CUBE:
        return Message("drum-hint-gain-cube")
    either = part.gives == box.SKIP_OR_TRAILER
    return Message("drum-hint-gain-either" if either else "drum-hint-gain-trailer")


# ---- the position in sentences


def description(state: DrumRollState, viewer: int) -> list[Message]:
    """The whole position: everything that the board shows; what only the viewer knows comes last."""
    told = [*_match(state), *_offer(state), *_markers(state), *_supply(state)]
    for player in range(state.players):
        told += _circus(state, player, viewer)
    if state.mode != phase.OVER:
        told += _awards(state)
    return [*told, *_secrets(state, viewer)] if viewer >= 0 else told


def _match(state: Position) -> Iterator[Message]:
    edition, start = "second" if state.box.second else "first", seat(state.start)
    show_now, turn = state.show, state.round
    yield say("drum-describe-match", show=show_now, round=turn, edition=edition, start=start)
    if state.mode in phase.ON_STAGE:
        yield say("drum-describe-stage", player=seat(show.performer_in_turn(state)))
    if state.mode in (phase.GAINING, phase.LOOKING) and state.todo:
        # What is still to come of the benefit that is being taken.
        parts = words.parts(state, state.todo)
        yield say("drum-describe-todo", parts=parts, spending=state.spending)
    if state.mode == phase.DOUBLING:
        for player, choice in enumerate(state.votes):
            double = "yes" if choice & vote.COUNTS_TWICE else "no"
            cast = vote.name(choice)
            yield say("drum-describe-vote", player=seat(player), vote=cast, double=double)
    if state.returned >= 0:
        yield say("drum-describe-returned", player=seat(state.returned))
    if state.barred >= 0:
        yield say("drum-describe-barred", player=seat(state.barred))
    done = [seat(player) for player in range(state.players) if standing.is_done(state, player)]
    if done:
        yield say("drum-describe-done", players=done)


def _secrets(state: DrumRollState, viewer: int) -> Iterator[Message]:
    """What only the viewer knows."""
    yield from cards.hand("drum-describe-hand", state, viewer)
    if state.mode == phase.DRAFTING:
        dealt = state.draft[viewer * 2 : viewer * 2 + 2]
        yield say("drum-describe-draft", cards=words.cards(state, dealt))
        for card in dealt:
            yield from cards.performer(state, card, -1)
        if state.kept[viewer] >= 0:
            yield say("drum-describe-kept", card=words.card(state, dealt[state.kept[viewer]]))
    chosen = [colour for colour in state.picked[viewer * 2 : viewer * 2 + 2] if colour >= 0]
    if chosen:
        yield say("drum-describe-picked", count=len(chosen), cubes=words.colours(chosen))
    if state.mode == phase.VOTING and state.votes[viewer]:
        yield say("drum-describe-own-vote", vote=vote.name(state.votes[viewer]))
    if state.mode == phase.CURTAIN and state.chosen[viewer] >= 0:
        yield own_choice(state, viewer)
    if state.mode == phase.LOOKING and state.waiting >> viewer & 1:
        kinds = [state.box.kind[card] for card in state.looked]
        names = [words.investment(kind) for kind in sorted(kinds)]
        yield say("drum-describe-looked", cards=names, count=len(names), keep=state.keeping)
        yield from cards.effects(state, kinds)


def own_choice(state: DrumRollState, viewer: int) -> Message:
    """What the viewer has chosen before the curtain, still secret."""
    action = state.chosen[viewer]
    if action == state.decisions.done.first:
        return Message("drum-describe-own-pass")
    return say("drum-describe-own-card", what=curtain.planned(state, state.decisions, action))


def _offer(state: Position) -> Iterator[Message]:
    if not state.offered_performers and not state.offered_personnel:
        yield Message("drum-describe-no-offer")
    for card in state.offered_performers:
        yield from cards.performer(state, card, -1)
    for card in state.offered_personnel:
        yield from cards.member(state, card, -1)


def _markers(state: Position) -> Iterator[Message]:
    """The markers space by space, each with its number among all of the turn."""
    for space in range(len(box.SPACES)):
        who = [
            say("drum-describe-marker", player=seat(marker & 3), number=number)
            for number, marker in enumerate(state.markers, 1)
            if marker >> 2 == space
        ]
        if who:
            name = words.space(space)
            yield say("drum-describe-markers", space=name, markers=who, count=len(who))
    if state.mode == phase.PLACING or state.mode == phase.BANKING:
        left = [standing.markers_left(state, player) for player in range(state.players)]
        each = [say("drum-describe-left", player=seat(i), count=n) for i, n in enumerate(left)]
        cubes = standing.cube_actions_left(state)
        yield say("drum-describe-markers-left", players=each, cubes=cubes)


def _supply(state: Position) -> Iterator[Message]:
    stock: words.Args = {name: state.stock[i] for i, name in enumerate(box.COLOURS)}
    yield say("drum-describe-stock", **stock, trailers=state.trailers, tokens=state.tokens)
    yield say(
        "drum-describe-decks",
        performers=len(state.performer_deck),
        performers_out=len(state.performer_discard),
        personnel=len(state.personnel_deck),
        personnel_out=len(state.personnel_discard),
        investments=len(state.deck),
    )
    if out := words.cards(state, state.performer_discard[::-1]):
        yield say("drum-describe-performers-out", cards=out)
    if out := words.cards(state, state.personnel_discard[::-1]):
        yield say("drum-describe-personnel-out", cards=out)
    if out := words.investments(state, state.discard[::-1]):
        yield say("drum-describe-discard", count=len(out), cards=out)
    pays = [say("drum-describe-number", value=coins) for coins in state.box.tickets]
    yield say("drum-describe-track", coins=pays)
    if state.players == 2:
        region = state.region[2]
        one, two = _types(state, region)
        yield say("drum-describe-table-region", region=words.region(region), one=one, two=two)


def _types(state: Position, region: int) -> list[Message]:
    """The two types that a region pays for."""
    types = state.box.region[region * 2 : region * 2 + 2]
    return [words.kinds_of_performer(kind) for kind in types]


# ---- one circus


def _circus(state: Position, player: int, viewer: int) -> Iterator[Message]:
    who = seat(player)
    score, coins = state.score[player], state.coins[player]
    wages, missing = salaries.wages(state, player), salaries.shortfall(state, player)
    yield say(
        "drum-describe-circus",
        player=who,
        prestige=score,
        coins=coins,
        wages=wages,
        missing=missing,
    )
    held, limit = len(state.hand[player]), state.hand_limit(player)
    yield say("drum-describe-cards", player=who, cards=held, limit=limit)
    store: words.Args = {name: state.storage[player * 5 + i] for i, name in enumerate(box.COLOURS)}
    yield say("drum-describe-storage", player=who, **store, count=state.cubes_of(player))
    yield from _tour(state, player)
    left = len(state.box.tickets) - state.sold[player]
    pays = state.box.tickets[state.sold[player]] if left else 0
    yield say("drum-describe-tickets", player=who, left=left, coins=pays)
    if state.mode == phase.DISTRIBUTING:
        yield say("drum-describe-moves", player=who, count=_moves_left(state, player))
    if state.skips[player]:
        yield say("drum-describe-skips", player=who, count=state.skips[player])
    if bizarre := standing.bizarre(state, player):
        yield say("drum-describe-bizarre", player=who, count=bizarre)
    if state.laid and show.performer_in_turn(state) == player:
        yield say("drum-describe-laid", player=who, cards=words.investments(state, state.laid))
    for card in state.troupe[player]:
        yield from cards.performer(state, card, player)
    for card in state.staff[player]:
        yield from cards.member(state, card, player)
    if viewer == END:
        yield from cards.hand("drum-describe-hand-of", state, player)
    if earned := _earnings(state, player):
        yield say("drum-describe-earnings", player=who, sources=earned)


def _tour(state: Position, player: int) -> Iterator[Message]:
    """Where the circus is, what that region pays, and what the next one would (DR-7)."""
    who, name = seat(player), words.region(state.region[player])
    pays = show.region_bonus(state, player)
    one, two = _types(state, state.region[player])
    yield say("drum-describe-region", region=name, player=who, prestige=pays, one=one, two=two)
    following = standing.next_region(state, player)
    if following >= 0:
        name, pays = words.region(following), show.region_pays(state, player, following)
        yield say("drum-describe-next-region", player=who, region=name, prestige=pays)


def _earnings(state: Position, player: int) -> list[Message]:
    """Where the prestige of a player comes from."""
    scored = [(source, n) for source, n in enumerate(state.sources_of(player)) if n]
    return [
        say("drum-describe-earned", source=words.source(state, source), prestige=n)
        for source, n in scored
    ]


def _awards(state: Position) -> Iterator[Message]:
    """Who would win each award if it were given now (DR-10.2, DR-10.3)."""
    for source, prestige, winners in standing.awards(state):
        yield say(
            "drum-describe-award",
            award=words.source(state, source),
            prestige=prestige,
            count=len(winners),
            players=[seat(player) for player in winners],
            when="show" if standing.is_every_show(state, source) else "end",
        )
