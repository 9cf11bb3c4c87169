"""What else a turn may bring: applause spent (FC-3.5), its end (FC-3.1, FC-6.4), a draw (FC-8.3); and the end of the match."""

from bisect import insort

from chapiteau.titles.flip_circus.rules import ring, words
from chapiteau.titles.flip_circus.rules.decision import Decision, Refusal
from chapiteau.titles.flip_circus.rules.position import (
    ACT,
    AGREED,
    ANSWER,
    DRAWN,
    FIVE_CLOWNS,
    GOES_ON,
    OVER,
    THIRD_TIME,
    Position,
)
from chapiteau.words import Message


class Spending(Decision):
    """FC-3.5: 1 applause is spent."""

    def in_benefit(self, state: Position) -> Refusal:
        return "FC-3.5", Message("flip-error-benefit")

    def why_not(self, state: Position, at: int) -> Refusal:
        if state.applause[state.mover & 1] == 0:
            return "FC-3.5", Message("flip-error-no-applause")
        most = state.box.most_bought
        if most and state.bought >= most:
            return "FC-8.2", Message("flip-error-most-bought", {"most": most})
        return "FC-8.2", Message("flip-error-repeats")


class Look(Spending):
    """For a look at the back of the token on a place."""

    def do(self, state: Position, at: int) -> None:
        if state.telling:
            words.look(state, at)
        state.applause[state.mover & 1] -= 1
        if state.telling:
            foretell(state)
        look_behind(state, [at])
        state.settle()

    def label(self, state: Position, at: int) -> Message:
        return Message("flip-choice-look", {"what": words.now_at(state, at)})


class Buy(Spending):
    """For one more action."""

    def find(self, state: Position, legal: list[int]) -> None:
        if state.may_buy():
            legal += self.all

    def do(self, state: Position, at: int) -> None:
        if state.telling:
            words.buy(state)
        state.applause[state.mover & 1] -= 1
        state.left += 1
        state.bought += 1
        state.unsettle()


class EndTurn(Decision):
    """FC-3.1: when no action is left."""

    def do(self, state: Position, at: int) -> None:
        """FC-6.4 and FC-8.3, in the order of `Position.close`."""
        if state.telling:
            words.end_turn(state)
        side = state.mover & 1
        ending = state.close()
        if ending == FIVE_CLOWNS:
            state.posters[side] |= ring.ALL_POSTERS & ~(state.posters[0] | state.posters[1])
            finish(state, side, FIVE_CLOWNS)
            return
        state.turn += 1
        state.mover = state.next_mover()
        start = state.start(state.mover)
        starts = state.starts.copy()
        insort(starts, start)
        state.starts = starts
        state.begun = state.times(start)
        if ending != GOES_ON:
            finish(state, DRAWN, ending)
            return
        state.begin_turn()
        if state.telling:
            words.begin_turn(state)

    def why_not(self, state: Position, at: int) -> Refusal:
        return "FC-3.1", Message("flip-error-actions-left", {"left": state.left})


class Offer(Decision):
    """FC-8.3: the seat to move offers a draw, once per turn; the others answer clockwise."""

    def find(self, state: Position, legal: list[int]) -> None:
        if state.box.draw_offers and not state.offered:
            legal += self.all

    def do(self, state: Position, at: int) -> None:
        if state.telling:
            words.offer(state)
        state.offered = True
        state.phase = ANSWER
        state.actor = (state.mover + 1) % state.players

    def why_not(self, state: Position, at: int) -> Refusal:
        message = "flip-error-offered" if state.box.draw_offers else "flip-error-no-draws"
        return "FC-8.3", Message(message)

    def in_benefit(self, state: Position) -> Refusal:
        return "FC-8.3", Message("flip-error-benefit")


class Answer(Decision):
    """FC-8.3: to an offered draw."""

    def why_not(self, state: Position, at: int) -> Refusal:
        return "FC-8.3", Message("flip-error-no-offer")

    def in_benefit(self, state: Position) -> Refusal:
        return "FC-8.3", Message("flip-error-benefit")


class Accept(Answer):
    """The match is drawn when all have accepted."""

    def do(self, state: Position, at: int) -> None:
        if state.telling:
            words.answer(state, "flip-draw-accepted")
        state.actor = (state.actor + 1) % state.players
        if state.actor == state.mover:
            finish(state, DRAWN, AGREED)


class Refuse(Answer):
    """One refusal ends it."""

    def do(self, state: Position, at: int) -> None:
        if state.telling:
            words.answer(state, "flip-draw-refused")
        state.phase = ACT
        state.actor = state.mover


def look_behind(state: Position, places: list[int]) -> None:
    """The side to move sees the backs on these places."""
    state.see(places)
    if state.telling:
        words.seen(state, places)


def foretell(state: Position) -> None:
    """Warn where nothing but a draw is left (FC-8.3). Told before a step shows anything, so that the choice's preview says it too.

    Nothing hidden is given away: of a ring that has stood twice everybody has seen what it takes to make it again.
    """
    if state.left == 0 and state.close() == THIRD_TIME:
        words.third_time_ahead(state)


def finish(state: Position, winner: int, ending: int) -> None:
    """The match is over: `winner` is a side or DRAWN."""
    state.winner = winner
    state.ending = ending
    state.phase = OVER
    state.actor = -1
    if state.telling:
        words.finish(state)
