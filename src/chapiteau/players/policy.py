"""The quick player that searches let all seats go on with: the step that looks best at once, judged without what its seat cannot know."""

from collections.abc import Callable
from math import inf
from typing import Final

from chapiteau.chance import Rng
from chapiteau.game import State
from chapiteau.players.explain import learns

Evaluate = Callable[[State, int], float]
"""A title's `evaluate`."""

LONGEST: Final = 400
"""Steps of `play_on`, at most: a turn may be stretched by what can be undone."""


class Policy:
    """One step at a time, by a title's `evaluate`. `nodes` counts the positions it has looked at."""

    def __init__(self, evaluate: Evaluate) -> None:
        self.evaluate = evaluate
        self.nodes = 0

    def step(self, state: State, player: int, rng: Rng) -> int:
        """The action after which things look best. What it would draw or meet behind a card is guessed anew: the state itself would show
        what really comes."""
        legal = state.legal_actions(player)
        if len(legal) == 1:
            return legal[0]
        guess: State | None = None
        best, highest = legal[0], -inf
        for action in legal:
            after = state.clone()
            after.advance(player, action)
            if learns(after, player):
                if guess is None:
                    guess = state.resample(player, rng)
                after = guess.clone()
                after.advance(player, action)
            worth = self.evaluate(after, player)
            if worth > highest:
                best, highest = action, worth
        self.nodes += len(legal)
        return best

    def play_on(self, state: State, turn: int, rng: Rng) -> None:
        """Play `state` on, in place, until the turn number `turn` has begun or the match is over."""
        for _ in range(LONGEST):
            player = state.current()
            if player < 0 or state.turn >= turn:
                return
            state.advance(player, self.step(state, player, rng))
            self.nodes += 1
