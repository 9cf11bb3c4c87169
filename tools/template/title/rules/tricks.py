"""NT-3: tricks, to the end of a round."""

from chapiteau import pieces
from chapiteau.game import EVERYBODY, bit
from chapiteau.words import Message, seat
from tools.template.title.rules import scoring, words
from tools.template.title.rules.decision import Decision, Refusal
from tools.template.title.rules.position import BIDDING, OVER, Position
from tools.template.title.rules.setup import deal


class Play(Decision):
    """Play any card of the own hand (NT-3.2)."""

    def find(self, state: Position) -> list[int]:
        return [self.first + card for card in state.hands[state.player]]

    def do(self, state: Position, at: int) -> None:
        player = state.player
        state.hands[player].remove(at)
        state.trick.append(at)
        if state.telling:
            played = {"player": seat(player), "card": words.card(state.box, at)}
            state.tell(EVERYBODY, "new-title-played", played)
        pieces.reveal(state, bit(player))  # NT-5.1
        state.turn += 1
        state.player = (player + 1) % state.players
        if len(state.trick) == state.players:
            end_trick(state)

    def why_not(self, state: Position, at: int) -> Refusal:
        if state.phase == BIDDING:
            return "NT-3.1", Message("new-title-no-play")
        return self.rule, Message("new-title-no-card", {"card": words.card(state.box, at)})

    def label(self, state: Position, at: int) -> Message:
        return Message("new-title-choice-play", {"card": words.card(state.box, at)})

    def targets(self, state: Position, at: int) -> list[str]:
        return ["card:" + state.box.name(at)]


def end_trick(state: Position) -> None:
    """NT-3.3: somebody takes the trick and leads the next one, or the round is over (NT-4.1)."""
    taker = state.best()
    state.tricks[taker] += 1
    if state.telling:
        state.tell(EVERYBODY, "new-title-trick", {"player": seat(taker)})
    state.played.extend(state.trick)
    state.trick = []
    state.player = state.leader = taker
    if state.hands[taker]:
        return
    scoring.score(state)
    if state.round == state.box.rounds:
        state.phase = OVER  # NT-4.2
        return
    state.first = (state.first + 1) % state.players  # NT-2.1
    deal(state)
