"""The player that chooses evenly among the legal actions: the yardstick for all others."""

from chapiteau.chance import Rng
from chapiteau.game import State
from chapiteau.players.base import Decision
from chapiteau.words import Message


class RandomPlayer:
    """Chooses evenly among the legal actions."""

    def choose(self, state: State, player: int, rng: Rng) -> Decision:
        """Any legal action, each equally likely."""
        return Decision(rng.pick(state.legal_actions(player)), Message("reason-random"))
