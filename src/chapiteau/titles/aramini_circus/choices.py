"""The legal actions of Aramini Circus for people, and the reason of a computer player."""

from chapiteau.game import State
from chapiteau.titles.aramini_circus.rules import words
from chapiteau.titles.aramini_circus.rules.actions import (
    ANIMALS,
    BONUSES,
    DRAW_DISCARD,
    DRAW_PILE,
    DRAWING,
    END_TURN,
    FACES,
    FILL,
    FIRST_BONUS,
    HITCH,
    PAY,
    PLAY,
    SWAP,
    TAKE,
)
from chapiteau.titles.aramini_circus.rules.state import AraminiState
from chapiteau.titles.aramini_circus.rules.table import Table
from chapiteau.words import Choice, Message, seat

BONUS_RULES = ("AC-5.2", "AC-5.3", "AC-5.4", "AC-5.5", "AC-5.6")
"""The rule of each kind of bonus card, as in BONUSES."""


def choices(state: State, player: int) -> list[Choice]:
    """One Choice per legal action, in the same order."""
    assert isinstance(state, AraminiState)
    return [_choice(state, action) for action in state.legal_actions(player)]


def _choice(state: Table, action: int) -> Choice:
    if action == END_TURN:
        return Choice(action, Message("aramini-choice-end"), "AC-3.1", "turn")
    if action <= DRAW_DISCARD:
        return _draw(state, action)
    if action < SWAP:
        slot = action - FILL
        label: words.Args = {"wagon": words.wagon(state.kind[state.offer[slot]])}
        message = Message("aramini-choice-fill", label)
        return Choice(action, message, "AC-3.4", "fill", [f"offer:{slot}"])
    if action < PAY:
        return _swap(state, action - SWAP)
    if action < HITCH:
        face = action - PAY
        right = face == state.kind[state.offer[state.slot]] >> 2
        rule = "AC-3.4" if right else "AC-5.6" if state.one_to_one else "AC-3.5"
        message = Message("aramini-choice-pay", {"card": words.card(state, face)})
        return Choice(action, message, rule, "pay", [f"hand:{ANIMALS[face]}"])
    if action < PLAY:
        kind = action - HITCH
        message = Message("aramini-choice-hitch", {"wagon": words.wagon(kind)})
        target = f"pending:{ANIMALS[kind >> 2]}-{(kind & 3) + 1}"
        return Choice(action, message, "AC-4.2", "hitch", [target])
    if action < TAKE:
        face = action - PLAY + FIRST_BONUS
        kind = state.box.bonus[face]
        # texts: aramini-choice-play-*
        message = Message("aramini-choice-play-" + BONUSES[kind], {"copy": state.box.copy[face]})
        return Choice(action, message, BONUS_RULES[kind], "bonus", [f"bonus:{face}"])
    face = action - TAKE
    message = Message("aramini-choice-take", {"card": words.card(state, face)})
    target = f"take:{ANIMALS[face] if face < FIRST_BONUS else face}"
    return Choice(action, message, "AC-5.4", "take", [target])


def _draw(state: Table, action: int) -> Choice:
    rule = "AC-5.2" if state.mode == DRAWING else "AC-3.2"
    if action == DRAW_PILE:
        return Choice(action, Message("aramini-choice-draw"), rule, "draw", ["pile"])
    label: words.Args = {"card": words.card(state, state.discard[-1])}
    return Choice(action, Message("aramini-choice-draw-discard", label), rule, "draw", ["discard"])


def _swap(state: Table, animal: int) -> Choice:
    label: words.Args = {"token": words.animal(animal)}
    name = "aramini-choice-swap-centre"
    if animal in state.token:
        name = "aramini-choice-swap"
        label["player"] = seat(state.token.index(animal))
    # texts: aramini-choice-swap, aramini-choice-swap-centre
    return Choice(
        SWAP + animal, Message(name, label), "AC-3.6", "swap", [f"token:{ANIMALS[animal]}"]
    )


def reason(before: State, after: State, player: int) -> Message:
    """The main thing that a plan from `before` to `after` gains for `player`."""
    assert isinstance(before, AraminiState)
    assert isinstance(after, AraminiState)
    gained = after.points[player] - before.points[player]
    if after.over and after.ranking()[player] == 1:
        return Message("aramini-reason-win")
    if gained > 0:
        return Message("aramini-reason-points", {"points": gained})
    waiting = after.pending_points(player) - before.pending_points(player)
    if waiting > 0:
        return Message("aramini-reason-pending", {"points": waiting})
    base = player * FACES
    if sum(after.hand[base : base + FACES]) > sum(before.hand[base : base + FACES]):
        return Message("aramini-reason-cards")
    if after.token[player] != before.token[player]:
        return Message("aramini-reason-token", {"token": words.animal(after.token[player])})
    return Message("aramini-reason-position")
