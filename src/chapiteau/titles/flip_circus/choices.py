"""The legal actions of Flip Circus for people, and the reason of a computer player."""

from chapiteau.game import State
from chapiteau.titles.flip_circus.rules.actions import (
    ABILITY,
    ACCEPT,
    BUY,
    DECLINE,
    END_TURN,
    FLIP,
    LOOK,
    OFFER,
    REFUSE,
    RETURN,
    TAKE,
)
from chapiteau.titles.flip_circus.rules.position import DRAWN, NOBODY
from chapiteau.titles.flip_circus.rules.ring import (
    ACROBAT,
    COUNT,
    MAGICIAN,
    OPPOSITE,
    PERFORMERS,
    PLACES,
    TAMER,
)
from chapiteau.titles.flip_circus.rules.state import FlipState
from chapiteau.titles.flip_circus.rules.telling import the
from chapiteau.words import Choice, Message

PLAIN = {
    BUY: ("flip-choice-buy", "FC-3.5", "applause"),
    TAKE: ("flip-choice-take", "FC-5.1", "benefit"),
    RETURN: ("flip-choice-return", "FC-5.1", "benefit"),
    DECLINE: ("flip-choice-decline", "FC-5.2", "benefit"),
    END_TURN: ("flip-choice-end", "FC-3.1", "turn"),
    OFFER: ("flip-choice-offer", "FC-8.3", "draw"),
    ACCEPT: ("flip-choice-accept", "FC-8.3", "draw"),
    REFUSE: ("flip-choice-refuse", "FC-8.3", "draw"),
}
"""Actions without a place: label, rule, group."""


def choices(state: State, player: int) -> list[Choice]:
    """One Choice per legal action, in the same order."""
    assert isinstance(state, FlipState)
    return [_choice(state, action) for action in state.legal_actions(player)]


def _choice(state: FlipState, action: int) -> Choice:
    if action >= BUY:
        text, rule, group = PLAIN[action]
        return Choice(action, Message(text), rule, group)
    place = action % PLACES
    targets = [f"place:{place}"]
    if action >= LOOK:
        label = Message("flip-choice-look", {"what": _at(state, place)})
        return Choice(action, label, "FC-3.5", "applause", targets)
    if action >= ABILITY:
        return Choice(action, _ability(state, place), "FC-3.4", "ability", targets)
    if action >= FLIP:
        label = Message("flip-choice-flip", {"what": _at(state, place)})
        return Choice(action, label, "FC-3.3", "flip", targets)
    after = (place + 1) % PLACES
    label = Message("flip-choice-swap", {"one": _at(state, place), "two": _at(state, after)})
    return Choice(action, label, "FC-3.2", "swap", [*targets, f"place:{after}"])


def _at(state: FlipState, place: int) -> Message:
    """The token on a place by the performer that it shows now, in every mode: a choice is of this moment."""
    return Message("flip-at", {"performer": the(state.faces[place]), "place": place + 1})


def _ability(state: FlipState, place: int) -> Message:
    performer = state.faces[place]
    what = _at(state, place)
    if performer == ACROBAT:
        other = _at(state, (place + OPPOSITE) % PLACES)
        return Message("flip-choice-acrobat", {"what": what, "other": other})
    beside = [(place - 1) % PLACES, (place + 1) % PLACES]
    if performer == MAGICIAN:
        one, two = (_at(state, other) for other in beside)
        return Message("flip-choice-magician", {"what": what, "one": one, "two": two})
    seen = [_at(state, other) for other in beside if state.faces[other] != TAMER]
    return Message("flip-choice-teller", {"what": what, "seen": seen})


def reason(before: State, after: State, player: int) -> Message:
    """The main thing that a plan from `before` to `after` gains for `player`."""
    assert isinstance(before, FlipState)
    assert isinstance(after, FlipState)
    side = player & 1
    if after.winner == side:
        return Message("flip-reason-win")
    if after.winner == DRAWN and before.winner == NOBODY:
        return Message("flip-reason-draw")
    gained = after.posters[side] & ~before.posters[side]
    if gained:
        first = min(p for p in range(len(PERFORMERS)) if gained >> p & 1)
        poster = Message(f"flip-poster-{PERFORMERS[first]}.the")
        return Message("flip-reason-poster", {"poster": poster, "count": COUNT[gained]})
    if after.applause[side] > before.applause[side]:
        return Message("flip-reason-applause")
    if after.applause[1 - side] < before.applause[1 - side]:
        return Message("flip-reason-return")
    if after.learned:
        return Message("flip-reason-learn")
    return Message("flip-reason-position")
