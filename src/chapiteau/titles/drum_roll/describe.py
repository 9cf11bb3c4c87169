"""The words of a view of Drum Roll: what is asked, and the position in sentences."""

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
from chapiteau.words import END, Message, seat


def status(state: Position, viewer: int) -> Message:
    """What is asked now."""
    if state.mode == phase.OVER:
        return Message("drum-status-over")
    if state.crowded and (
        viewer < 0 or state.crowded >> viewer & 1 or state.mode not in phase.AT_ONCE
    ):
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
        return Message("drum-hint-crowded", {"limit": state.hand_limit(viewer)})
    if state.mode == phase.CUBES:
        return Message("drum-hint-cubes", {"left": 2 if state.picked[viewer * 2] < 0 else 1})
    if state.mode == phase.RESOLVING:
        return _resolve_hint(state, viewer)
    if state.mode == phase.DISTRIBUTING:
        return _distribute_hint(state, viewer)
    if state.mode == phase.DOUBLING and not state.holds(viewer, box.DOUBLE_VOTE):
        return Message("drum-hint-double-none")
    if state.mode == phase.BENEFITING:
        return _benefit_hint(state, viewer)
    if state.mode == phase.GAINING:
        return _gain_hint(state)
    if state.mode == phase.LOOKING:
        return Message("drum-hint-look", {"count": state.keeping})
    if state.mode == phase.APPLAUDING and not state.decisions.applause.find(state, viewer):
        return Message("drum-hint-applause-none")
    if state.mode == phase.PAYING:
        due: words.Args = {"coins": salaries.wages(state, viewer)}
        due["missing"] = salaries.shortfall(state, viewer)
        return Message("drum-hint-salaries", {**due, "skips": state.skips[viewer]})
    # texts: drum-hint-*
    return Message("drum-hint-" + phase.ASKED[state.mode])


def _distribute_hint(state: Position, viewer: int) -> Message:
    if not distribution.is_open(state, viewer):
        return Message("drum-hint-distribute-none")
    left = distribution.most_moves(state, viewer) - state.moved[viewer]
    movable = distribution.moves(state, viewer)
    return Message("drum-hint-distribute", {"left": left if movable else 0})


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
        return Message("drum-hint-spend", {"count": state.spending})
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
    return told + _awards(state) + _secrets(state, viewer)


def _match(state: Position) -> list[Message]:
    edition = "second" if state.box.second else "first"
    when: words.Args = {"show": state.show, "round": state.round, "edition": edition}
    told = [Message("drum-describe-match", {**when, "start": seat(state.start)})]
    if state.mode in phase.ON_STAGE:
        on_stage = seat(show.performer_in_turn(state))
        told.append(Message("drum-describe-stage", {"player": on_stage}))
    if state.mode in (phase.GAINING, phase.LOOKING) and state.todo:
        # What is still to come of the benefit that is being taken.
        parts = words.parts(state, state.todo)
        told.append(Message("drum-describe-todo", {"parts": parts, "spending": state.spending}))
    if state.mode == phase.DOUBLING:
        for player in range(state.players):
            choice = state.votes[player]
            args: words.Args = {"player": seat(player), "vote": vote.name(choice)}
            args["double"] = "yes" if choice & vote.COUNTS_TWICE else "no"
            told.append(Message("drum-describe-vote", args))
    if state.returned >= 0:
        told.append(Message("drum-describe-returned", {"player": seat(state.returned)}))
    if state.barred >= 0:
        told.append(Message("drum-describe-barred", {"player": seat(state.barred)}))
    done = [seat(player) for player in range(state.players) if standing.is_done(state, player)]
    if done:
        told.append(Message("drum-describe-done", {"players": done}))
    return told


def _secrets(state: DrumRollState, viewer: int) -> list[Message]:
    """What only the viewer knows."""
    if viewer < 0:
        return []
    told = cards.hand("drum-describe-hand", state, viewer)
    if state.mode == phase.DRAFTING:
        dealt = state.draft[viewer * 2 : viewer * 2 + 2]
        told.append(Message("drum-describe-draft", {"cards": words.cards(state, dealt)}))
        for card in dealt:
            told += cards.performer(state, card, -1)
        if state.kept[viewer] >= 0:
            kept = words.card(state, dealt[state.kept[viewer]])
            told.append(Message("drum-describe-kept", {"card": kept}))
    chosen = [colour for colour in state.picked[viewer * 2 : viewer * 2 + 2] if colour >= 0]
    if chosen:
        cubes = words.colours(chosen)
        told.append(Message("drum-describe-picked", {"count": len(cubes), "cubes": cubes}))
    if state.mode == phase.VOTING and state.votes[viewer]:
        told.append(Message("drum-describe-own-vote", {"vote": vote.name(state.votes[viewer])}))
    if state.mode == phase.CURTAIN and state.chosen[viewer] >= 0:
        told.append(own_choice(state, viewer))
    if state.mode == phase.LOOKING and state.waiting >> viewer & 1:
        kinds = [state.box.kind[card] for card in state.looked]
        looked = [words.investment(kind) for kind in sorted(kinds)]
        args: words.Args = {"cards": looked, "count": len(looked), "keep": state.keeping}
        told += [Message("drum-describe-looked", args), *cards.effects(state, kinds)]
    return told


def own_choice(state: DrumRollState, viewer: int) -> Message:
    """What the viewer has chosen before the curtain, still secret."""
    action = state.chosen[viewer]
    if action == state.decisions.done.first:
        return Message("drum-describe-own-pass")
    return Message(
        "drum-describe-own-card", {"what": curtain.planned(state, state.decisions, action)}
    )


def _offer(state: Position) -> list[Message]:
    told: list[Message] = []
    for card in state.offered_performers:
        told += cards.performer(state, card, -1)
    for card in state.offered_personnel:
        told += cards.member(state, card, -1)
    return told or [Message("drum-describe-no-offer")]


def _markers(state: Position) -> list[Message]:
    """The markers space by space, each with its number among all of the turn."""
    told = []
    for space in range(len(box.SPACES)):
        who = [
            Message("drum-describe-marker", {"player": seat(marker & 3), "number": number})
            for number, marker in enumerate(state.markers, 1)
            if marker >> 2 == space
        ]
        if who:
            args: words.Args = {"space": words.space(space), "markers": who, "count": len(who)}
            told.append(Message("drum-describe-markers", args))
    if state.mode == phase.PLACING or state.mode == phase.BANKING:
        left = [
            Message(
                "drum-describe-left",
                {"player": seat(player), "count": standing.markers_left(state, player)},
            )
            for player in range(state.players)
        ]
        open_cubes = standing.cube_actions_left(state)
        args = {"players": left, "cubes": open_cubes}
        told.append(Message("drum-describe-markers-left", args))
    return told


def _supply(state: Position) -> list[Message]:
    stock: words.Args = {name: state.stock[i] for i, name in enumerate(box.COLOURS)}
    stock["trailers"] = state.trailers
    stock["tokens"] = state.tokens
    decks: words.Args = {
        "performers": len(state.performer_deck),
        "performers_out": len(state.performer_discard),
        "personnel": len(state.personnel_deck),
        "personnel_out": len(state.personnel_discard),
        "investments": len(state.deck),
    }
    told = [Message("drum-describe-stock", stock), Message("drum-describe-decks", decks)]
    for name, out in (
        ("drum-describe-performers-out", state.performer_discard),
        ("drum-describe-personnel-out", state.personnel_discard),
    ):
        if out:
            # texts: drum-describe-performers-out, drum-describe-personnel-out
            told.append(Message(name, {"cards": words.cards(state, out[::-1])}))
    if state.discard:
        gone = words.investments(state, state.discard[::-1])
        told.append(Message("drum-describe-discard", {"count": len(gone), "cards": gone}))
    pays = [Message("drum-describe-number", {"value": coins}) for coins in state.box.tickets]
    told.append(Message("drum-describe-track", {"coins": pays}))
    if state.players == 2:
        told.append(_region("drum-describe-table-region", state.region[2], state))
    return told


# texts: drum-describe-region, drum-describe-table-region
def _region(name: str, region: int, state: Position, **more: int | str | Message) -> Message:
    args: words.Args = {"region": words.region(region), **more}
    args["one"] = words.kinds_of_performer(state.box.region[region * 2])
    args["two"] = words.kinds_of_performer(state.box.region[region * 2 + 1])
    return Message(name, args)


# ---- one circus


def _circus(state: Position, player: int, viewer: int) -> list[Message]:
    who: words.Args = {"player": seat(player)}
    money: words.Args = {"prestige": state.score[player], "coins": state.coins[player]}
    money["wages"] = salaries.wages(state, player)
    money["missing"] = salaries.shortfall(state, player)
    held: words.Args = {"cards": len(state.hand[player]), "limit": state.hand_limit(player)}
    store: words.Args = {name: state.storage[player * 5 + i] for i, name in enumerate(box.COLOURS)}
    store["count"] = state.cubes_of(player)
    told = [
        Message("drum-describe-circus", {**who, **money}),
        Message("drum-describe-cards", {**who, **held}),
        Message("drum-describe-storage", {**who, **store}),
        *_tour(state, player),
        _tickets(state, player),
    ]
    if state.mode == phase.DISTRIBUTING:
        left = distribution.most_moves(state, player) - state.moved[player]
        told.append(Message("drum-describe-moves", {**who, "count": left}))
    if state.skips[player]:
        told.append(Message("drum-describe-skips", {**who, "count": state.skips[player]}))
    bizarre = standing.bizarre(state, player)
    if bizarre:
        told.append(Message("drum-describe-bizarre", {**who, "count": bizarre}))
    if state.laid and show.performer_in_turn(state) == player:
        laid = words.investments(state, state.laid)
        told.append(Message("drum-describe-laid", {**who, "cards": laid}))
    for card in state.troupe[player]:
        told += cards.performer(state, card, player)
    for card in state.staff[player]:
        told += cards.member(state, card, player)
    if viewer == END:
        told += cards.hand("drum-describe-hand-of", state, player)
    return told + _earnings(state, player)


def _tour(state: Position, player: int) -> list[Message]:
    """Where the circus is, what that region pays, and what the next one would (DR-7)."""
    who = seat(player)
    here = show.region_bonus(state, player)
    told = [_region("drum-describe-region", state.region[player], state, player=who, prestige=here)]
    following = standing.next_region(state, player)
    if following >= 0:
        pays = show.region_pays(state, player, following)
        args: words.Args = {"player": who, "region": words.region(following), "prestige": pays}
        told.append(Message("drum-describe-next-region", args))
    return told


def _tickets(state: Position, player: int) -> Message:
    sold = state.sold[player]
    left = len(state.box.tickets) - sold
    pays = state.box.tickets[sold] if left else 0
    return Message("drum-describe-tickets", {"player": seat(player), "left": left, "coins": pays})


def _earnings(state: Position, player: int) -> list[Message]:
    """Where the prestige of a player comes from."""
    earned = []
    for source in range(len(position.SOURCES)):
        prestige = state.earned[player * len(position.SOURCES) + source]
        if prestige:
            args: words.Args = {"source": words.source(state, source), "prestige": prestige}
            earned.append(Message("drum-describe-earned", args))
    if not earned:
        return []
    return [Message("drum-describe-earnings", {"player": seat(player), "sources": earned})]


def _awards(state: Position) -> list[Message]:
    """Who would win each award if it were given now (DR-10.2, DR-10.3)."""
    if state.mode == phase.OVER:
        return []
    told = []
    for source, prestige, winners in standing.awards(state):
        args: words.Args = {"award": words.source(state, source), "prestige": prestige}
        args["count"] = len(winners)
        args["players"] = [seat(player) for player in winners]
        args["when"] = "show" if source in standing.AFTER_SHOWS and state.box.each_show else "end"
        told.append(Message("drum-describe-award", args))
    return told
