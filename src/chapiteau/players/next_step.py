"""Looking no further than the next step."""

from typing import Any, Final

from chapiteau.chance import Rng
from chapiteau.game import State
from chapiteau.players.explain import guesses
from chapiteau.players.policy import Evaluate
from chapiteau.title import Plan

WORLDS: Final = 4


class NextStep:
    """Judges each legal action by the position right after it, in the mean of a few worlds; what looks alike comes in any order."""

    def __init__(self, evaluate: Evaluate) -> None:
        self.evaluate = evaluate

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.evaluate,)

    def plans(self, state: State, player: int, nodes: int, rng: Rng) -> list[Plan]:
        """Every legal action, best first. `nodes` does not matter."""
        worlds = guesses(state, player, WORLDS, rng)
        legal = list(state.legal_actions(player))
        rng.shuffle(legal)
        found: list[Plan] = []
        for action in legal:
            total = 0.0
            for world in worlds:
                after = world.clone()
                after.advance(player, action)
                total += self.evaluate(after, player)
            found.append(Plan(total / WORLDS, [action]))
        return sorted(found, key=lambda plan: -plan.value)
