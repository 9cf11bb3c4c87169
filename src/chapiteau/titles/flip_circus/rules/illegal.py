"""Why an action is refused: the rule and what can be done instead. Everything here is public.

Nothing that is not legal can be played, so the rule for mistakes is not needed (FC-3.6).
"""

from chapiteau.titles.flip_circus.rules.actions import (
    ABILITY,
    BUY,
    DECLINE,
    END_TURN,
    FLIP,
    LOOK,
    NUM_ACTIONS,
    OFFER,
    RETURN,
    TAKE,
)
from chapiteau.titles.flip_circus.rules.position import ANSWER, BENEFIT, OVER, Position
from chapiteau.titles.flip_circus.rules.ring import ACROBAT, MAGICIAN, PERFORMERS, PLACES, TELLER
from chapiteau.titles.flip_circus.rules.telling import at
from chapiteau.words import Message, seat

Refusal = tuple[str, Message]


def reason(state: Position, player: int, action: int) -> Refusal:
    """The rule that forbids `action` and a message. Whose decision it is comes first, then what is being decided."""
    if action < 0 or action >= NUM_ACTIONS:
        return "FC-3.1", Message("flip-error-unknown", {"action": action})
    if state.phase == OVER:
        return "FC-1.1", Message("flip-error-over")
    if player != state.actor:
        return "FC-3.1", Message("flip-error-turn", {"player": seat(state.actor)})
    if state.phase == BENEFIT:
        return benefit(state, action)
    if state.phase == ANSWER:
        return "FC-8.3", Message("flip-error-answer")
    if action < LOOK:
        return act(state, action)
    if action <= BUY:
        return applause(state)
    if action <= DECLINE:
        return "FC-5.1", Message("flip-error-no-benefit")
    if action == END_TURN:
        return "FC-3.1", Message("flip-error-actions-left", {"left": state.left})
    if action == OFFER:
        message = "flip-error-offered" if state.box.draw_offers else "flip-error-no-draws"
        return "FC-8.3", Message(message)
    return "FC-8.3", Message("flip-error-no-offer")


def benefit(state: Position, action: int) -> Refusal:
    """During a clown decision."""
    if action == RETURN:
        return "FC-5.1", Message("flip-error-nothing-to-return")
    if action == TAKE:
        if state.reserve() == 0:
            return "FC-5.1", Message("flip-error-reserve")
        return "FC-8.2", Message("flip-error-repeats")
    if action >= OFFER:
        return "FC-8.3", Message("flip-error-benefit")
    if LOOK <= action <= BUY:
        return "FC-3.5", Message("flip-error-benefit")
    return "FC-5.2", Message("flip-error-benefit")


def act(state: Position, action: int) -> Refusal:
    """One of the three actions, in the own turn."""
    if state.left == 0:
        return "FC-3.1", Message("flip-error-no-action-left")
    if action < FLIP:
        two = at(state, (action + 1) % PLACES)
        return "FC-3.2", Message("flip-error-strongman", {"one": at(state, action), "two": two})
    # Flips are always legal: what is left is an ability.
    place = action - ABILITY
    performer = state.faces[place]
    if performer > TELLER:
        return "FC-3.4", Message("flip-error-no-ability", {"what": at(state, place)})
    # texts: flip-error-tamer-acrobat, flip-error-tamer-magician, flip-error-tamer-fortune-teller
    message = Message(f"flip-error-tamer-{PERFORMERS[performer]}")
    return ("FC-4.5" if performer in (ACROBAT, MAGICIAN) else "FC-4.6"), message


def applause(state: Position) -> Refusal:
    """Spending an applause."""
    if state.applause[state.mover & 1] == 0:
        return "FC-3.5", Message("flip-error-no-applause")
    most = state.box.most_bought
    if most and state.bought >= most:
        return "FC-8.2", Message("flip-error-most-bought", {"most": most})
    return "FC-8.2", Message("flip-error-repeats")
