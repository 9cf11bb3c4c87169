"""NT-2.3: bids."""

from chapiteau.game import EVERYBODY
from chapiteau.words import Message, seat
from tools.template.title.rules.decision import Decision, Refusal
from tools.template.title.rules.position import PLAYING, UNSAID, Position


class Bid(Decision):
    """Say how many tricks it will be."""

    def find(self, state: Position) -> list[int]:
        return list(range(self.first, self.first + self.count))

    def do(self, state: Position, at: int) -> None:
        state.bids[state.player] = at
        if state.telling:
            state.tell(EVERYBODY, "new-title-bid", {"player": seat(state.player), "tricks": at})
        state.turn += 1
        state.player = (state.player + 1) % state.players
        if state.bids[state.player] != UNSAID:
            state.phase = PLAYING  # NT-3.1

    def why_not(self, state: Position, at: int) -> Refusal:
        return self.rule, Message("new-title-no-bid")

    def label(self, state: Position, at: int) -> Message:
        return Message("new-title-choice-bid", {"tricks": at})
