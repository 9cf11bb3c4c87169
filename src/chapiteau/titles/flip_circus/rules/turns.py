"""What else a turn may bring: applause spent (FC-3.5), its end (FC-3.1, FC-6.4), a draw (FC-8.3); and the end of the match."""

from bisect import insort

from chapiteau.game import EVERYBODY
from chapiteau.titles.flip_circus.rules import position, ring, words
from chapiteau.titles.flip_circus.rules.decision import NONE, Decision, Refusal
from chapiteau.titles.flip_circus.rules.position import DRAWN, GOES_ON, Position
from chapiteau.words import Message, seat


class Spending(Decision):
    """FC-3.5: 1 applause is spent."""

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
            words.say(state, "flip-looked", what=words.at(state, at))
        state.applause[state.mover & 1] -= 1
        foretell(state)
        look_behind(state, [at])
        state.settle()

    def label(self, state: Position, at: int) -> Message:
        return Message("flip-choice-look", {"what": words.at(state, at, now=True)})


class Buy(Spending):
    """For one more action."""

    def find(self, state: Position) -> list[int]:
        return self.all if state.may_buy() else NONE

    def do(self, state: Position, at: int) -> None:
        words.say(state, "flip-bought")
        state.applause[state.mover & 1] -= 1
        state.left += 1
        state.bought += 1
        state.unsettle()


class EndTurn(Decision):
    """FC-3.1: when no action is left."""

    def do(self, state: Position, at: int) -> None:
        """FC-6.4 and FC-8.3, in the order of `Position.close`."""
        if state.telling:
            words.say(state, "flip-turn-ended")
        side = state.mover & 1
        ending = state.close()
        if ending == position.FIVE_CLOWNS:
            state.posters[side] |= ring.ALL_POSTERS & ~(state.posters[0] | state.posters[1])
            finish(state, side, position.FIVE_CLOWNS)
            return
        state.turn += 1
        state.mover = state.next_mover()
        start = state.start(state.mover)
        starts = state.starts[:]
        insort(starts, start)
        state.starts = starts
        state.begun = state.times(start)
        if ending != GOES_ON:
            finish(state, DRAWN, ending)
            return
        state.begin_turn()
        if not state.telling:
            return
        if state.begun == 2:
            state.tell(EVERYBODY, "flip-second-time", {})
        if state.last_turn():
            state.tell(EVERYBODY, "flip-last-turn", {"turns": state.box.turn_limit})

    def why_not(self, state: Position, at: int) -> Refusal:
        return "FC-3.1", Message("flip-error-actions-left", {"left": state.left})

    def in_benefit(self, state: Position) -> Refusal:
        return "FC-5.2", Message("flip-error-benefit")


class Offer(Decision):
    """FC-8.3: the seat to move offers a draw, once per turn; the others answer clockwise."""

    def do(self, state: Position, at: int) -> None:
        words.say(state, "flip-draw-offered")
        state.offered = True
        state.phase = position.ANSWER
        state.actor = (state.mover + 1) % state.players

    def why_not(self, state: Position, at: int) -> Refusal:
        message = "flip-error-offered" if state.box.draw_offers else "flip-error-no-draws"
        return "FC-8.3", Message(message)


class Answer(Decision):
    """FC-8.3: to an offered draw."""

    def why_not(self, state: Position, at: int) -> Refusal:
        return "FC-8.3", Message("flip-error-no-offer")


class Accept(Answer):
    """The match is drawn when all have accepted."""

    def do(self, state: Position, at: int) -> None:
        if state.telling:
            state.tell(EVERYBODY, "flip-draw-accepted", {"player": seat(state.actor)})
        state.actor = (state.actor + 1) % state.players
        if state.actor == state.mover:
            finish(state, DRAWN, position.AGREED)


class Refuse(Answer):
    """One refusal ends it."""

    def do(self, state: Position, at: int) -> None:
        if state.telling:
            state.tell(EVERYBODY, "flip-draw-refused", {"player": seat(state.actor)})
        state.phase = position.ACT
        state.actor = state.mover


def look_behind(state: Position, places: list[int]) -> None:
    """The side to move sees the backs on these places; the team mate may look too (FC-4.7)."""
    side = state.side_mask(state.mover & 1)
    for place in places:
        token = state.cells[place] >> 1
        state.show(token, side)
        state.looked |= 1 << token
    if state.telling and not state.box.forgetful:
        for place in places:
            back = words.the(state.backs[state.cells[place] >> 1])
            state.tell(side, "flip-seen", {"what": words.at(state, place), "performer": back})


def foretell(state: Position) -> None:
    """Warn where nothing but a draw is left (FC-8.3). Told before a step shows anything, so that the choice's preview says it too.

    Nothing hidden is given away: of a ring that has stood twice everybody has seen what it takes to make it again.
    """
    if state.telling and state.left == 0 and state.close() == position.THIRD_TIME:
        state.tell(EVERYBODY, "flip-third-time-ahead", {})


def finish(state: Position, winner: int, ending: int) -> None:
    """The match is over: `winner` is a side or DRAWN."""
    state.winner = winner
    state.ending = ending
    state.phase = position.OVER
    state.actor = -1
    if state.telling:
        told = words.ending(state)
        state.tell(EVERYBODY, told.id, told.args)
