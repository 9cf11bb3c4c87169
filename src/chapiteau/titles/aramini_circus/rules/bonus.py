"""AC-5: bonus cards."""

from typing import Final

from chapiteau.game import EVERYBODY, bit
from chapiteau.pieces import reveal
from chapiteau.titles.aramini_circus.rules import box, words
from chapiteau.titles.aramini_circus.rules.box import FIRST_BONUS
from chapiteau.titles.aramini_circus.rules.decision import Decision, Refusal
from chapiteau.titles.aramini_circus.rules.position import DRAWING, OVER, TAKING, TURN, Position
from chapiteau.titles.aramini_circus.rules.secrecy import lay_open, release
from chapiteau.words import END, Message

RULES: Final = ("AC-5.2", "AC-5.3", "AC-5.4", "AC-5.5", "AC-5.6")
"""The rule of each kind of bonus card, as in box.BONUSES."""
EFFECTS: Final = {
    "aramini-no-draw-two": "AC-5.2",
    "aramini-no-take-empty": "AC-5.4",
    "aramini-no-second-exchange": "AC-5.7",
}
"""What says that a bonus card would have no effect, and the rule of each."""


class Play(Decision):
    """AC-5.1: play a bonus card. It takes no action."""

    def find(self, state: Position, legal: list[int]) -> None:
        hand = state.hand
        base = state.player * state.faces
        for face in range(FIRST_BONUS, state.faces):
            if hand[base + face] and not obstacle(state, face):
                legal.append(self.first + face - FIRST_BONUS)

    def do(self, state: Position, at: int) -> None:
        """It goes face up on the discard at once and works at once."""
        face = FIRST_BONUS + at
        state.hand[state.player * state.faces + face] -= 1
        state.played |= 1 << face
        state.busy = True
        if state.telling:
            state.announce("aramini-played", card=words.card(state, face))
        lay_open(state, state.player, face)
        kind = state.box.bonus[face]
        if kind == box.DRAW_TWO:  # AC-5.2: it lies aside meanwhile
            state.aside = face
            state.draws = 2
            state.phase = DRAWING
            return
        state.discard.append(face)
        if kind == box.PAY_LESS:  # AC-5.3
            state.less += 1
        elif kind == box.TAKE_DISCARD:  # AC-5.4
            state.phase = TAKING
        elif kind == box.PLUS_ACTION:
            add_action(state)
        else:  # AC-5.6
            state.one_to_one = True

    def why_not(self, state: Position, at: int) -> Refusal:
        face = FIRST_BONUS + at
        held = state.hand[state.player * state.faces + face] > 0
        why = obstacle(state, face) if held else "aramini-no-card"
        # texts: aramini-no-card, aramini-no-bonus-*, aramini-no-second-exchange, aramini-no-take-empty, aramini-no-draw-two
        if why in EFFECTS:
            return EFFECTS[why], Message(why)
        rule = "AC-5.7" if why == "aramini-no-bonus-again" else "AC-5.1"
        return rule, Message(why, {"card": words.card(state, face)})

    def label(self, state: Position, at: int) -> Message:
        face = FIRST_BONUS + at
        name = box.BONUSES[state.box.bonus[face]]
        return Message(f"aramini-choice-play-{name}", {"copy": state.box.copy[face]})

    def cited(self, state: Position, at: int) -> str:
        return RULES[state.box.bonus[FIRST_BONUS + at]]

    def targets(self, at: int) -> list[str]:
        return [f"{self.target}{FIRST_BONUS + at}"]


def obstacle(state: Position, face: int) -> str:
    """The message that says why a bonus card in the hand may not be played; empty if it may."""
    if face == state.late:  # AC-5.1
        return "aramini-no-bonus-waits"
    if state.played >> face & 1:  # AC-5.7
        return "aramini-no-bonus-again"
    kind = state.box.bonus[face]
    if kind == box.DRAW_TWO:
        return "" if state.can_draw() else "aramini-no-draw-two"
    if kind == box.TAKE_DISCARD:
        return "" if state.discard else "aramini-no-take-empty"
    if kind == box.PLUS_ACTION:
        return ""
    if state.actions == 0:  # AC-5.1
        return "aramini-no-bonus-late"
    if kind == box.EXCHANGE_ONE and state.one_to_one:
        return "aramini-no-second-exchange"
    return ""


def add_action(state: Position) -> None:
    """AC-5.5: one action more. It frees a card that had to wait (AC-5.1)."""
    looked = may_look_through(state, state.player)
    state.actions += 1
    release(state)
    if may_look_through(state, state.player) and not looked:
        # AC-6.1: a "take a discard" that had to wait opens the discard, and a look cannot be taken back.
        reveal(state, EVERYBODY & ~bit(state.player))


def may_look_through(state: Position, viewer: int) -> bool:
    """AC-6.1: whether the viewer may look through the discard: in the own turn, while a "take a discard" in the hand may be played or one
    is being carried out. After the match everything is open to END."""
    if state.phase == OVER:
        return viewer == END
    if viewer != state.player or state.phase not in (TURN, TAKING):
        return False
    for face in range(FIRST_BONUS, state.faces):
        held = state.hand[viewer * state.faces + face] > 0
        if held and state.box.bonus[face] == box.TAKE_DISCARD and not obstacle(state, face):
            return True
    return state.phase == TAKING


class Take(Decision):
    """AC-5.4: take a card with a face from the discard, but not the bonus card on top."""

    def find(self, state: Position, legal: list[int]) -> None:
        legal += [self.first + face for face in sorted(set(state.discard[:-1]))]

    def do(self, state: Position, at: int) -> None:
        """Of equal cards the topmost; the others keep their order."""
        i = len(state.discard) - 2
        while state.discard[i] != at:
            i -= 1
        del state.discard[i]
        place = state.player * state.faces + at
        state.hand[place] += 1
        state.known[place] += 1  # AC-6.1
        state.phase = TURN
        if state.telling:
            state.announce("aramini-took", card=words.card(state, at))

    def why_not(self, state: Position, at: int) -> Refusal:
        if state.phase == TAKING:
            return self.rule, Message("aramini-no-take", {"card": words.card(state, at)})
        return self.rule, Message("aramini-no-take-card")

    def label(self, state: Position, at: int) -> Message:
        return Message("aramini-choice-take", {"card": words.card(state, at)})

    def targets(self, at: int) -> list[str]:
        return [f"{self.target}{box.ANIMALS[at] if at < FIRST_BONUS else at}"]
