"""The words of a view of Aramini Circus: what is asked, the position in sentences, how the match ended."""

from chapiteau.titles.aramini_circus.rules import words
from chapiteau.titles.aramini_circus.rules.actions import (
    ANIMALS,
    DRAWING,
    FACES,
    GOAL,
    NO_WAGONS,
    OVER,
    PAYING,
    ROUND_FINISHED,
    STALLED,
    TAKING,
    TOO_LONG,
)
from chapiteau.titles.aramini_circus.rules.secrecy import may_look_through
from chapiteau.titles.aramini_circus.rules.state import AraminiState
from chapiteau.titles.aramini_circus.rules.table import Table
from chapiteau.words import END, Message, Result, Source, seat

# texts: aramini-over-*
ENDINGS = {
    GOAL: "aramini-over-goal",
    ROUND_FINISHED: "aramini-over-round",
    NO_WAGONS: "aramini-over-wagons",
    STALLED: "aramini-over-stalled",
    TOO_LONG: "aramini-over-long",
}


def status(state: Table, viewer: int) -> Message:
    """What is asked now. Whoever is not paying does not see that somebody is."""
    if state.mode == OVER:
        return ending(state)
    if state.mode == PAYING and viewer == state.player:
        bought = words.wagon(state.kind[state.offer[state.slot]])
        return Message("aramini-status-paying", {"wagon": bought, "due": state.due})
    if state.mode == DRAWING:
        return Message("aramini-status-drawing", {"draws": state.draws})
    if state.mode == TAKING:
        return Message("aramini-status-taking")
    return Message("aramini-status-turn", {"actions": state.actions})


def hint(state: Table) -> Message:
    """What the player in turn can do."""
    if state.mode == PAYING:
        return Message("aramini-hint-half" if state.half else "aramini-hint-paying")
    if state.mode == DRAWING:
        return Message("aramini-hint-drawing")
    if state.mode == TAKING:
        return Message("aramini-hint-taking")
    if state.actions > 0:
        return Message("aramini-hint-turn")
    return Message("aramini-hint-end")
    # texts: aramini-hint-half, aramini-hint-paying


def ending(state: Table) -> Message:
    """Why the match is over."""
    leader = max(range(state.players), key=lambda player: state.points[player])
    return Message(ENDINGS[state.over], {"player": seat(leader), "goal": state.goal})


# ---- the position in sentences


def description(state: Table, viewer: int) -> list[Message]:
    """The whole position: everything that the board shows."""
    told = [*_turn(state, viewer), *_middle(state, viewer)]
    if viewer >= 0:
        told.append(_cards("aramini-describe-hand", {}, state, viewer))
    for player in range(state.players):
        told += _place(state, player)
        if viewer == END:
            told.append(_cards("aramini-describe-hand-of", {"player": seat(player)}, state, player))
    return told


def _turn(state: Table, viewer: int) -> list[Message]:
    options: words.Args = {"goal": state.goal, "first": seat(state.first)}
    told = [
        Message("aramini-describe-goal", {**options, "bonus": "yes" if state.with_bonus else "no"})
    ]
    mover = seat(state.player)
    actions = 0 if state.mode == OVER else state.actions
    told.append(
        Message(
            "aramini-describe-turn",
            {"player": mover, "turn": state.turn + 1, "actions": actions},
        )
    )
    if state.last_round:
        told.append(Message("aramini-describe-last-round"))
    if state.less:
        told.append(Message("aramini-describe-less", {"less": state.less}))
    if state.one_to_one:
        told.append(Message("aramini-describe-one-to-one"))
    if state.coupling:
        told.append(Message("aramini-describe-coupling"))
    if state.mode == DRAWING:
        aside: words.Args = {"card": words.card(state, state.aside), "draws": state.draws}
        told.append(Message("aramini-describe-aside", aside))
    if state.mode == TAKING:
        told.append(Message("aramini-describe-taking"))
    if state.mode == PAYING and viewer == state.player:
        told.append(_payment(state))
    return told


def _payment(state: Table) -> Message:
    bought = words.wagon(state.kind[state.offer[state.slot]])
    return Message(
        "aramini-describe-payment",
        {
            "wagon": bought,
            "due": state.due,
            "half": "yes" if state.half else "no",
            "count": len(state.laid),
            "cards": [words.card(state, face) for face in state.laid],
        },
    )


def _middle(state: Table, viewer: int) -> list[Message]:
    offered = [words.wagon(state.kind[number]) for number in state.offer if number >= 0]
    told = [
        Message("aramini-describe-offer", {"count": len(offered), "wagons": offered}),
        Message("aramini-describe-wagon-pile", {"count": len(state.wagons)}),
        Message("aramini-describe-pile", {"count": len(state.pile)}),
    ]
    if not state.discard:
        told.append(Message("aramini-describe-no-discard"))
    elif may_look_through(state, viewer):
        cards = [words.card(state, face) for face in reversed(state.discard)]
        told.append(Message("aramini-describe-discard-all", {"count": len(cards), "cards": cards}))
    else:
        top: words.Args = {
            "count": len(state.discard),
            "card": words.card(state, state.discard[-1]),
        }
        told.append(Message("aramini-describe-discard", top))
    centre = [words.animal(animal) for animal in range(len(ANIMALS)) if animal not in state.token]
    if centre:
        told.append(Message("aramini-describe-centre", {"count": len(centre), "tokens": centre}))
    return told


def _cards(name: str, args: words.Args, state: Table, player: int) -> Message:
    """A sentence about all cards in a hand, equal animals counted."""
    base = player * FACES
    cards = []
    for face in range(FACES):
        count = state.hand[base + face]
        if count:
            told: words.Args = {"card": words.card(state, face), "count": count}
            cards.append(Message("aramini-counted", told))
    total = sum(state.hand[base : base + FACES])
    # texts: aramini-describe-hand, aramini-describe-hand-of
    return Message(name, {**args, "count": total, "cards": cards})


def _place(state: Table, player: int) -> list[Message]:
    kinds = [state.kind[code >> 2] for code in state.train if code & 3 == player]
    waiting = [state.kind[code >> 2] for code in state.pending if code & 3 == player]
    name = seat(player)
    told = [
        Message(
            "aramini-describe-train",
            {
                "player": name,
                "points": state.points[player],
                "count": len(kinds),
                "wagons": [words.wagon(kind) for kind in kinds],
            },
        )
    ]
    if waiting:
        told.append(
            Message(
                "aramini-describe-pending",
                {
                    "player": name,
                    "points": state.pending_points(player),
                    "wagons": [words.wagon(kind) for kind in waiting],
                },
            )
        )
    cards: words.Args = {
        "cards": state.hand_size(player),
        "token": words.animal(state.token[player]),
    }
    told.append(Message("aramini-describe-player", {"player": name, **cards}))
    if state.ringmaster == player:
        up = "yes" if state.ringmaster_up else "no"
        told.append(Message("aramini-describe-ringmaster", {"player": name, "up": up}))
    return told


# ---- the end


def result(state: AraminiState) -> Result:
    """Places by AC-1.1, and the points wagon by wagon's animal."""
    ranking = state.ranking()
    places = [
        [player for player in range(state.players) if ranking[player] == place]
        for place in sorted(set(ranking))
    ]
    best = max(state.points)
    level = sum(points == best for points in state.points) > 1
    tie_break = None
    if level:
        tie_break = Message("aramini-tie-shared" if len(places[0]) > 1 else "aramini-tie-pending")
    # texts: aramini-tie-shared, aramini-tie-pending
    # texts: aramini-source-*
    sources = []
    for animal, name in enumerate(ANIMALS):
        values = [0] * state.players
        for code in state.train:
            kind = state.kind[code >> 2]
            if kind >> 2 == animal:
                values[code & 3] += (kind & 3) + 1
        sources.append(Source(Message("aramini-source-" + name), values))
    return Result(places=places, reason=ending(state), tie_break=tie_break, sources=sources)
