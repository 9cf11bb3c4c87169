"""The words of a view of Aramini Circus: what is asked, the position in sentences, how the match ended."""

from typing import Literal

from chapiteau.titles.aramini_circus.rules import position, words
from chapiteau.titles.aramini_circus.rules.bonus import may_look_through
from chapiteau.titles.aramini_circus.rules.box import ANIMALS, BONUSES, FIRST_BONUS
from chapiteau.titles.aramini_circus.rules.flow import why_last
from chapiteau.titles.aramini_circus.rules.position import Position
from chapiteau.titles.aramini_circus.rules.state import AraminiState
from chapiteau.words import END, Args, Message, Result, Source, by_place, say, seat


def status(state: Position, viewer: int) -> Message:
    """What is asked now. Whoever is not paying does not see that somebody is."""
    if state.phase == position.OVER:
        return words.ending(state)
    if state.phase == position.PAYING and viewer == state.player:
        bought = words.offered(state, state.slot)
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
    if state.phase != position.TURN:
        # texts: aramini-hint-drawing, aramini-hint-taking
        return Message("aramini-hint-" + position.PHASES[state.phase])
    end = last(state)
    if state.actions > 0 and end in ("stalled", "long"):
        # texts: aramini-hint-stalled, aramini-hint-long
        return Message("aramini-hint-" + end)
    asked = Message("aramini-hint-turn", {"things": _possible(state)})
    if not waits(state, state.player):
        return asked
    card = Message("aramini-bonus-" + BONUSES[state.box.bonus[state.late]])
    return say("aramini-hint-waits", hint=asked, copy=state.box.copy[state.late], card=card)


def _possible(state: AraminiState) -> list[Message]:
    """What can be done in a turn, in words. To end it, which is asked for first, is named last."""
    groups = [state.decisions.of[action].group for action in state.legal_actions(state.player)]
    return [Message(f"aramini-can-{name}") for name in [*dict.fromkeys(groups[1:]), "end"]]


# ---- the position in sentences


def description(state: Position, viewer: int) -> list[Message]:
    """The whole position: everything that the board shows."""
    told = [*_turn(state, viewer), *_middle(state, viewer)]
    if viewer >= 0:
        told.append(say("aramini-describe-hand", **_held(state, viewer)))
    if waits(state, viewer):
        told.append(say("aramini-describe-waits", card=words.card(state, state.late)))
    for player in range(state.players):
        told += _place(state, player)
        if viewer == END:
            held = _held(state, player)
            told.append(say("aramini-describe-hand-of", player=seat(player), **held))
    return told


def _turn(state: Position, viewer: int) -> list[Message]:
    phase, whose, bonus = state.phase, seat(state.player), _yes(state.box.with_bonus)
    told = [say("aramini-describe-goal", goal=state.goal, first=seat(state.first), bonus=bonus)]
    turn = say("aramini-describe-turn", player=whose, turn=state.turn + 1, actions=state.actions)
    if phase == position.OVER:
        turn = say("aramini-describe-over", player=whose, turn=state.turn + 1)
    told.append(turn)
    if state.last_round:
        told.append(say("aramini-describe-last-round"))
    # AC-3.3, AC-3.8: what brings the end nearer, and whether this turn may bring it.
    idle, calm = position.IDLE_ROUNDS * state.players, position.CALM_ROUNDS * state.players
    told.append(say("aramini-describe-idle", turns=state.idle, limit=idle))
    told.append(say("aramini-describe-calm", turns=state.calm, limit=calm))
    if end := last(state):
        told.append(say(f"aramini-describe-ends-{end}"))
    if state.less:
        told.append(say("aramini-describe-less", less=state.less))
    if state.one_to_one:
        told.append(say("aramini-describe-one-to-one"))
    if state.coupling:
        told.append(say("aramini-describe-coupling"))
    if phase == position.DRAWING:
        aside = words.card(state, state.aside)
        told.append(say("aramini-describe-aside", card=aside, draws=state.draws))
    if phase == position.TAKING:
        told.append(say("aramini-describe-taking"))
    if phase == position.PAYING and viewer == state.player:
        told.append(_payment(state))
    return told


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


def _payment(state: Position) -> Message:
    return say(
        "aramini-describe-payment",
        wagon=words.offered(state, state.slot),
        place=state.slot + 1,
        due=state.due,
        half=_yes(state.half),
        count=len(state.laid),
        cards=words.cards(state, state.laid),
    )


def _middle(state: Position, viewer: int) -> list[Message]:
    told = []
    for slot, number in enumerate(state.offer):
        if number < 0:
            told.append(say("aramini-describe-offer-empty", place=slot + 1))
        else:
            wagon = words.offered(state, slot)
            told.append(say("aramini-describe-offer", place=slot + 1, wagon=wagon))
    told.append(say("aramini-describe-wagon-pile", count=len(state.wagons)))
    told.append(say("aramini-describe-pile", count=len(state.pile)))
    cards = words.cards(state, state.discard[::-1])
    if not cards:
        told.append(say("aramini-describe-no-discard"))
    elif may_look_through(state, viewer):
        told.append(say("aramini-describe-discard-all", count=len(cards), cards=cards))
    else:
        told.append(say("aramini-describe-discard", count=len(cards), card=cards[0]))
    centre = [words.animal(animal) for animal in range(len(ANIMALS)) if animal not in state.token]
    if centre:
        told.append(say("aramini-describe-centre", count=len(centre), tokens=centre))
    return told


def _held(state: Position, player: int) -> Args:
    """All cards in a hand, equal animals counted."""
    counts = state.hand[player * state.faces : (player + 1) * state.faces]
    cards = [words.counted(state, face, count) for face, count in enumerate(counts) if count]
    return {"count": sum(counts), "cards": cards}


def _wagons(state: Position, wagons: list[int]) -> list[Message]:
    """Wagons in short."""
    return [words.wagon(state, state.kind[wagon], ".short") for wagon in wagons]


def _place(state: Position, player: int) -> list[Message]:
    name, points = seat(player), state.points[player]
    train = _wagons(state, state.trains[player])
    told = [
        say("aramini-describe-train", player=name, points=points, count=len(train), wagons=train)
    ]
    if waiting := _wagons(state, state.waiting[player]):
        points = state.pending_points(player)
        told.append(say("aramini-describe-pending", player=name, points=points, wagons=waiting))
    cards, token = state.hand_size(player), words.animal(state.token[player])
    told.append(say("aramini-describe-player", player=name, cards=cards, token=token))
    if state.ringmaster == player:
        side = "up" if state.ringmaster_up else "down"
        told.append(say("aramini-describe-ringmaster", player=name, side=side))
    return told


# ---- the end


def result(state: AraminiState) -> Result:
    """Places by AC-1.1, and the points wagon by wagon's animal."""
    places = by_place(state.ranking())
    tie_break = None
    if state.points.count(max(state.points)) > 1:
        tie_break = Message("aramini-tie-shared" if len(places[0]) > 1 else "aramini-tie-pending")
    # texts: aramini-source-*
    sources = []
    for animal, name in enumerate(ANIMALS):
        values = [
            sum(state.value[wagon] for wagon in train if state.animal[wagon] == animal)
            for train in state.trains
        ]
        sources.append(Source(Message("aramini-source-" + name), values))
    return Result(places=places, reason=words.ending(state), tie_break=tie_break, sources=sources)
