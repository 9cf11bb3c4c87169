"""What a computer player is: something that chooses among the legal actions and says why."""

from typing import NamedTuple, Protocol

from chapiteau.chance import Rng
from chapiteau.game import State
from chapiteau.words import Message


class Nearly(NamedTuple):
    """Another first step that was nearly as good, and its main reason."""

    action: int
    reason: Message


class Decision(NamedTuple):
    """An action, and the main reason for it. The reason may give away what the player knows: others must not read it during the match."""

    action: int
    reason: Message
    nearly: Nearly | None = None
    """Only of who gives hints (`players.hints`), where there is one."""


class Player(Protocol):
    """A computer player. It keeps nothing between calls, so that one player can sit at many tables.

    The state it gets is already resampled (`chapiteau.players.seat.decide` does that for every caller): it agrees with what `player` may
    know and is otherwise drawn at random, so the truth is not in it. It may be changed and resampled again at will.
    """

    def choose(self, state: State, player: int, rng: Rng) -> Decision:
        """One legal action for `player`, who is in `state.to_act()`."""
        ...
