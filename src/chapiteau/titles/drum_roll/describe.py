"""The words of a view of Drum Roll: what is asked, the position in sentences, how the match ended."""

from chapiteau.titles.drum_roll.rules import distribution, salaries, show, words
from chapiteau.titles.drum_roll.rules.actions import (
    BANK_CARD,
    BENEFITING,
    CUBES,
    DISTRIBUTING,
    DOUBLING,
    DRAFTING,
    GAINING,
    LOOKING,
    OVER,
    PAYING,
    PLACING,
    RESOLVING,
    SHOWING,
    SOURCES,
    SPACES,
    VOTING,
)
from chapiteau.titles.drum_roll.rules.box import CUBE, SKIP_OR_TRAILER
from chapiteau.titles.drum_roll.rules.refusal import ASKED
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.titles.drum_roll.rules.table import Table
from chapiteau.words import END, Message, Result, Source, seat


def status(state: Table, viewer: int) -> Message:
    """What is asked now."""
    if state.mode == OVER:
        return Message("drum-status-over")
    if state.crowded and (viewer < 0 or state.crowded >> viewer & 1 or state.mode not in AT_ONCE):
        return Message("drum-status-crowded")
    args: words.Args = {"show": state.show, "round": state.round}
    if state.mode == PLACING:
        args["left"] = 3 - len(state.markers) // state.players
    elif state.mode == RESOLVING:
        args = {"space": words.space(state.queue[0] >> 2)}
    elif state.mode in (BENEFITING, GAINING, LOOKING):
        args = {"card": words.card(state.acting)}
        if state.mode == BENEFITING:
            args["level"] = words.level(state.act[state.acting])
    # texts: drum-status-*
    return Message("drum-status-" + ASKED.get(state.mode, "double"), args)


AT_ONCE = (DRAFTING, CUBES, DISTRIBUTING, VOTING, PAYING)
"""Phases in which all decide at once."""


def hint(state: Table, viewer: int) -> Message:
    """What the viewer can do about it."""
    if state.crowded >> viewer & 1:
        return Message("drum-hint-crowded", {"limit": state.hand_limit(viewer)})
    if state.mode == CUBES:
        return Message("drum-hint-cubes", {"left": 2 if state.picked[viewer * 2] < 0 else 1})
    if state.mode == DISTRIBUTING:
        left = distribution.most_moves(state, viewer) - state.moved[viewer]
        return Message("drum-hint-distribute", {"left": left})
    if state.mode == GAINING:
        return _gain_hint(state)
    if state.mode == LOOKING:
        return Message("drum-hint-look", {"count": state.keeping})
    if state.mode == PAYING:
        wages = salaries.wages(state, viewer)
        due: words.Args = {"coins": wages, "missing": max(wages - state.coins[viewer], 0)}
        return Message("drum-hint-salaries", {**due, "skips": state.skips[viewer]})
    # texts: drum-hint-*
    return Message("drum-hint-" + ASKED.get(state.mode, "double"))


def _gain_hint(state: Table) -> Message:
    part = state.box.parts[state.todo[0]]
    if state.spending:
        return Message("drum-hint-spend", {"count": state.spending})
    if part.gives == CUBE:
        return Message("drum-hint-gain-cube")
    return Message(
        "drum-hint-gain-either" if part.gives == SKIP_OR_TRAILER else "drum-hint-gain-trailer"
    )


# ---- the position in sentences


def description(state: Table, viewer: int) -> list[Message]:
    """The whole position: everything that the board shows."""
    told = [*_match(state), *_offer(state), *_markers(state), *_supply(state)]
    told += _secrets(state, viewer)
    for player in range(state.players):
        told += _circus(state, player, viewer)
    return told


def _match(state: Table) -> list[Message]:
    edition = "second" if state.box.staff_size else "first"
    when: words.Args = {"show": state.show, "round": state.round, "edition": edition}
    told = [Message("drum-describe-match", {**when, "start": seat(state.start)})]
    if state.mode in (SHOWING, BENEFITING, GAINING, LOOKING):
        on_stage = seat(show.performer_in_turn(state))
        told.append(Message("drum-describe-stage", {"player": on_stage}))
    if state.mode == DOUBLING:
        for player in range(state.players):
            choice = state.votes[player]
            args: words.Args = {"player": seat(player)}
            args["vote"] = Message("drum-vote-delay" if choice & 1 else "drum-vote-start")
            args["double"] = "yes" if choice & 4 else "no"
            told.append(Message("drum-describe-vote", args))
    if state.returned >= 0:
        told.append(Message("drum-describe-returned", {"player": seat(state.returned)}))
    if state.barred >= 0:
        told.append(Message("drum-describe-barred", {"player": seat(state.barred)}))
    return told


def _offer(state: Table) -> list[Message]:
    told = []
    for card in state.offered_performers:
        told.append(_performer(state, card, -1))
    for card in state.offered_personnel:
        told.append(_member(state, card, -1))
    if not told:
        told.append(Message("drum-describe-no-offer"))
    return told


def _markers(state: Table) -> list[Message]:
    told = []
    for space in range(len(SPACES)):
        who = [seat(marker & 3) for marker in state.markers if marker >> 2 == space]
        if who:
            args: words.Args = {"space": words.space(space), "players": who, "count": len(who)}
            told.append(Message("drum-describe-markers", args))
    return told


def _supply(state: Table) -> list[Message]:
    told = [
        Message(
            "drum-describe-stock",
            {
                **{name: state.stock[i] for i, name in enumerate(COLOUR_ARGS)},
                "trailers": state.trailers,
                "tokens": state.tokens,
            },
        ),
        Message(
            "drum-describe-decks",
            {
                "performers": len(state.performer_deck),
                "performers_out": len(state.performer_discard),
                "personnel": len(state.personnel_deck),
                "personnel_out": len(state.personnel_discard),
                "investments": len(state.deck),
            },
        ),
    ]
    if state.discard:
        cards = words.investments(state, state.discard[::-1])
        told.append(Message("drum-describe-discard", {"count": len(cards), "cards": cards}))
    if state.players == 2:
        told.append(_region("drum-describe-table-region", state.region[2], state))
    return told


COLOUR_ARGS = ("white", "yellow", "green", "blue", "red")


# texts: drum-describe-region, drum-describe-table-region
def _region(name: str, region: int, state: Table, **more: int | str | Message) -> Message:
    types = state.box.region[region * 2 : region * 2 + 2]
    args: words.Args = {"region": words.region(region), **more}
    args["one"] = words.kind_of_performer(types[0])
    args["two"] = words.kind_of_performer(types[1])
    return Message(name, args)


def _secrets(state: Table, viewer: int) -> list[Message]:
    """What only the viewer knows."""
    if viewer < 0:
        return []
    told = [_hand("drum-describe-hand", state, viewer)]
    if state.mode == DRAFTING:
        told += [_performer(state, card, -1) for card in state.draft[viewer * 2 : viewer * 2 + 2]]
        if state.kept[viewer] >= 0:
            kept = words.card(state.draft[viewer * 2 + state.kept[viewer]])
            told.append(Message("drum-describe-kept", {"card": kept}))
    chosen = [colour for colour in state.picked[viewer * 2 : viewer * 2 + 2] if colour >= 0]
    if chosen:
        cubes = words.colours(chosen)
        told.append(Message("drum-describe-picked", {"count": len(cubes), "cubes": cubes}))
    if state.mode == VOTING and state.votes[viewer]:
        vote = Message("drum-vote-delay" if state.votes[viewer] & 1 else "drum-vote-start")
        told.append(Message("drum-describe-own-vote", {"vote": vote}))
    if state.mode == LOOKING and state.waiting >> viewer & 1:
        cards = words.investments(state, sorted(state.looked))
        args: words.Args = {"cards": cards, "count": len(cards), "keep": state.keeping}
        told.append(Message("drum-describe-looked", args))
    return told


# texts: drum-describe-hand, drum-describe-hand-of
def _hand(name: str, state: Table, player: int) -> Message:
    kinds = sorted(state.box.kind[card] for card in state.hand[player])
    cards = [words.investment(kind) for kind in kinds]
    return Message(name, {"player": seat(player), "count": len(cards), "cards": cards})


def _circus(state: Table, player: int, viewer: int) -> list[Message]:
    who = seat(player)
    wages = salaries.wages(state, player)
    told = [
        Message(
            "drum-describe-circus",
            {
                "player": who,
                "prestige": state.score[player],
                "coins": state.coins[player],
                "wages": wages,
                "missing": max(wages - state.coins[player], 0),
                "cards": len(state.hand[player]),
                "limit": state.hand_limit(player),
            },
        ),
        Message(
            "drum-describe-storage",
            {
                "player": who,
                "count": state.cubes_of(player),
                **{name: state.storage[player * 5 + i] for i, name in enumerate(COLOUR_ARGS)},
            },
        ),
        _region(
            "drum-describe-region",
            state.region[player],
            state,
            player=who,
            prestige=show.region_bonus(state, player),
        ),
        _tickets(state, player),
    ]
    if state.skips[player]:
        told.append(Message("drum-describe-skips", {"player": who, "count": state.skips[player]}))
    told += [_performer(state, card, player) for card in state.troupe[player]]
    told += [_member(state, card, player) for card in state.staff[player]]
    earned = [
        Message(
            "drum-describe-earned",
            {
                # texts: drum-source-*
                "source": Message("drum-source-" + name),
                "prestige": state.earned[player * len(SOURCES) + source],
            },
        )
        for source, name in enumerate(SOURCES)
        if state.earned[player * len(SOURCES) + source]
    ]
    if earned:
        told.append(Message("drum-describe-earnings", {"player": who, "sources": earned}))
    if viewer == END:
        told.append(_hand("drum-describe-hand-of", state, player))
    return told


def _tickets(state: Table, player: int) -> Message:
    sold = state.sold[player]
    left = len(state.box.tickets) - sold
    pays = state.box.tickets[sold] if left else 0
    return Message("drum-describe-tickets", {"player": seat(player), "left": left, "coins": pays})


def _performer(state: Table, card: int, owner: int) -> Message:
    """A performer with its cubes, salary and what it has done."""
    cubes = []
    for level in range(3):
        # texts: drum-describe-cube, drum-describe-cube-missing
        has = state.cubes[card] >> level & 1
        name = "drum-describe-cube" if has else "drum-describe-cube-missing"
        cubes.append(Message(name, {"colour": words.colour(state.box.cube[card * 3 + level])}))
    args: words.Args = {
        "card": words.card(card),
        "type": words.kind_of_performer(state.box.type[card]),
        "cubes": cubes,
    }
    if owner < 0:
        args["coins"] = state.price(card)
        args["tokens"] = state.discount[card]
        return Message("drum-describe-offered", args)
    args["player"] = seat(owner)
    args["salary"] = salaries.salary(state, owner, card)
    args["level"] = words.level(show.level_of(state, card))
    args["prestige"] = show.value_with_bizarre(state, owner, state.box.prestige[card])
    args["trailer"] = "yes" if state.trailer[card] else "no"
    args["flipped"] = ("no", "yes", "now")[state.flipped[card]]
    args["performed"] = words.level(state.act[card])
    args["excused"] = "yes" if state.excused >> card & 1 else "no"
    return Message("drum-describe-performer", args)


def _member(state: Table, card: int, owner: int) -> Message:
    """A personnel member."""
    args: words.Args = {"card": words.card(card)}
    if owner < 0:
        args["coins"] = state.price(card)
        args["tokens"] = state.discount[card]
        return Message("drum-describe-offered-member", args)
    args["player"] = seat(owner)
    args["salary"] = state.box.salary[card]
    args["banked"] = state.banked[owner] if card == BANK_CARD else 0
    args["excused"] = "yes" if state.excused >> card & 1 else "no"
    return Message("drum-describe-member", args)


# ---- the end


def result(state: DrumRollState) -> Result:
    """Places by DR-10.5, and the prestige by source."""
    ranking = state.ranking()
    places = [
        [player for player in range(state.players) if ranking[player] == place]
        for place in sorted(set(ranking))
    ]
    best = max(state.score)
    level = sum(score == best for score in state.score) > 1
    tie_break = None
    if level:
        tie_break = Message("drum-tie-shared" if len(places[0]) > 1 else "drum-tie-coins")
    # texts: drum-tie-shared, drum-tie-coins
    sources = []
    for source, name in enumerate(SOURCES):
        values = [state.earned[player * len(SOURCES) + source] for player in range(state.players)]
        if any(values):
            sources.append(Source(Message("drum-source-" + name), values))
    return Result(
        places=places, reason=Message("drum-status-over"), tie_break=tie_break, sources=sources
    )
