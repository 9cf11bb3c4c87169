"""The words of a view of Aramini Circus: what is asked, the position in sentences, how the match ended."""

from typing import Literal

from chapiteau.titles.aramini_circus.rules import position, words
from chapiteau.titles.aramini_circus.rules.bonus import may_look_through
from chapiteau.titles.aramini_circus.rules.box import ANIMALS, BONUSES, FACES, FIRST_BONUS
from chapiteau.titles.aramini_circus.rules.flow import why_last
from chapiteau.titles.aramini_circus.rules.position import Position
from chapiteau.titles.aramini_circus.rules.state import AraminiState
from chapiteau.words import END, Message, Result, Source, seat


def status(state: Position, viewer: int) -> Message:
    """What is asked now. Whoever is not paying does not see that somebody is."""
    if state.phase == position.OVER:
        return words.ending(state)
    if state.phase == position.PAYING and viewer == state.player:
        bought = words.wagon(state.kind[state.offer[state.slot]])
        return Message("aramini-status-paying", {"wagon": bought, "due": state.due})
    if state.phase == position.DRAWING:
        return Message("aramini-status-drawing", {"draws": state.draws})
    if state.phase == position.TAKING:
        return Message("aramini-status-taking")
    return Message("aramini-status-turn", {"actions": state.actions, "last": last(state) or "no"})


def last(state: Position) -> words.End | Literal[""]:
    """AC-3.3: why the match ends with this turn, if nothing more happens in it; empty if it goes on."""
    why = 0 if state.phase == position.OVER else why_last(state)
    return words.ENDS[why] if why else ""


def waits(state: Position, viewer: int) -> bool:
    """AC-5.1: whether the viewer holds a bonus card that has to wait."""
    return viewer == state.player and state.late >= FIRST_BONUS


def hint(state: AraminiState) -> Message:
    """What the player in turn can do."""
    if state.phase == position.PAYING:
        return Message("aramini-hint-half" if state.half else "aramini-hint-paying")
    if state.phase == position.DRAWING:
        return Message("aramini-hint-drawing")
    if state.phase == position.TAKING:
        return Message("aramini-hint-taking")
    end = last(state)
    if state.actions > 0 and end in ("stalled", "long"):
        # texts: aramini-hint-stalled, aramini-hint-long
        return Message("aramini-hint-" + end)
    asked = Message("aramini-hint-turn", {"things": _possible(state)})
    if not waits(state, state.player):
        return asked
    kind = state.box.bonus[state.late]
    card: words.Args = {"card": Message("aramini-bonus-" + BONUSES[kind])}
    return Message(
        "aramini-hint-waits", {"hint": asked, "copy": state.box.copy[state.late], **card}
    )


def _possible(state: AraminiState) -> list[Message]:
    """What can be done in a turn, in words. To end it, which is asked for first, is named last."""
    groups = [state.decisions.of[action].group for action in state.legal_actions(state.player)]
    return [Message(f"aramini-can-{name}") for name in [*dict.fromkeys(groups[1:]), "end"]]


# ---- the position in sentences


def description(state: Position, viewer: int) -> list[Message]:
    """The whole position: everything that the board shows."""
    told = [*_turn(state, viewer), *_middle(state, viewer)]
    if viewer >= 0:
        told.append(_cards("aramini-describe-hand", {}, state, viewer))
    if waits(state, viewer):
        told.append(Message("aramini-describe-waits", {"card": words.card(state, state.late)}))
    for player in range(state.players):
        told += _place(state, player)
        if viewer == END:
            told.append(_cards("aramini-describe-hand-of", {"player": seat(player)}, state, player))
    return told


def _turn(state: Position, viewer: int) -> list[Message]:
    options: words.Args = {"goal": state.goal, "first": seat(state.first)}
    told = [
        Message(
            "aramini-describe-goal", {**options, "bonus": "yes" if state.box.with_bonus else "no"}
        )
    ]
    whose: words.Args = {"player": seat(state.player), "turn": state.turn + 1}
    if state.phase == position.OVER:
        told.append(Message("aramini-describe-over", whose))
    else:
        whose["actions"] = state.actions
        told.append(Message("aramini-describe-turn", whose))
    if state.last_round:
        told.append(Message("aramini-describe-last-round"))
    told += _counts(state)
    if state.less:
        told.append(Message("aramini-describe-less", {"less": state.less}))
    if state.one_to_one:
        told.append(Message("aramini-describe-one-to-one"))
    if state.coupling:
        told.append(Message("aramini-describe-coupling"))
    if state.phase == position.DRAWING:
        aside: words.Args = {"card": words.card(state, state.aside), "draws": state.draws}
        told.append(Message("aramini-describe-aside", aside))
    if state.phase == position.TAKING:
        told.append(Message("aramini-describe-taking"))
    if state.phase == position.PAYING and viewer == state.player:
        told.append(_payment(state))
    return told


def _counts(state: Position) -> list[Message]:
    """AC-3.3, AC-3.8: what brings the end nearer, and whether this turn may bring it."""
    idle: words.Args = {"turns": state.idle, "limit": position.IDLE_ROUNDS * state.players}
    calm: words.Args = {"turns": state.calm, "limit": position.CALM_ROUNDS * state.players}
    told = [Message("aramini-describe-idle", idle), Message("aramini-describe-calm", calm)]
    end = last(state)
    if end:
        # texts: aramini-describe-ends-*
        told.append(Message("aramini-describe-ends-" + end))
    return told


def _payment(state: Position) -> Message:
    bought = words.wagon(state.kind[state.offer[state.slot]])
    return Message(
        "aramini-describe-payment",
        {
            "wagon": bought,
            "place": state.slot + 1,
            "due": state.due,
            "half": "yes" if state.half else "no",
            "count": len(state.laid),
            "cards": words.cards(state, state.laid),
        },
    )


def _middle(state: Position, viewer: int) -> list[Message]:
    told = [_offered(state, slot) for slot in range(position.OFFERED)]
    told += [
        Message("aramini-describe-wagon-pile", {"count": len(state.wagons)}),
        Message("aramini-describe-pile", {"count": len(state.pile)}),
    ]
    if not state.discard:
        told.append(Message("aramini-describe-no-discard"))
    elif may_look_through(state, viewer):
        cards = words.cards(state, state.discard[::-1])
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


def _offered(state: Position, slot: int) -> Message:
    number = state.offer[slot]
    if number < 0:
        return Message("aramini-describe-offer-empty", {"place": slot + 1})
    told: words.Args = {"place": slot + 1, "wagon": words.wagon(state.kind[number])}
    return Message("aramini-describe-offer", told)


def _cards(name: str, args: words.Args, state: Position, player: int) -> Message:
    """A sentence about all cards in a hand, equal animals counted."""
    base = player * FACES
    cards = []
    for face in range(FACES):
        count = state.hand[base + face]
        if count:
            cards.append(words.counted(state, face, count))
    total = sum(state.hand[base : base + FACES])
    # texts: aramini-describe-hand, aramini-describe-hand-of
    return Message(name, {**args, "count": total, "cards": cards})


def _short(kind: int) -> Message:
    return Message("aramini-wagon.short", words.wagon_args(kind))


def _place(state: Position, player: int) -> list[Message]:
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
                "wagons": [_short(kind) for kind in kinds],
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
                    "wagons": [_short(kind) for kind in waiting],
                },
            )
        )
    cards: words.Args = {
        "cards": state.hand_size(player),
        "token": words.animal(state.token[player]),
    }
    told.append(Message("aramini-describe-player", {"player": name, **cards}))
    if state.ringmaster == player:
        side = "up" if state.ringmaster_up else "down"
        told.append(Message("aramini-describe-ringmaster", {"player": name, "side": side}))
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
    return Result(places=places, reason=words.ending(state), tie_break=tie_break, sources=sources)
