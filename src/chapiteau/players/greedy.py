"""The player that plans its own turn to the end and takes what looks best then. It does not think about answers.

A *world* is a state that agrees with all the player knows. A *line* is a row of own steps; it ends when the turn passes, somebody else
has to decide, the match is over, or the player learns something (`State.learned`), for what follows then depends on what it was.

1. Lines are searched in one world, step by step, keeping the best positions of each length (a beam that narrows).
2. The best lines, those that end by learning apart from the others, are played in several worlds. What a line is worth is the mean; where
   something was learned and the turn goes on, the best position that a short further search finds counts.
3. The first step of the best line is the decision. The next step is planned afresh.

Lines of equal worth: the shorter wins. So a plan comes nearer to its end with each step, and a turn ends although the rules of a title
may allow it to go on for very long.
"""

from collections.abc import Callable
from typing import Final

from chapiteau.chance import Rng
from chapiteau.game import CHANCE, State, bit
from chapiteau.players.base import Decision
from chapiteau.words import Message

WORLDS: Final = 6
"""Resampled states that a line is valued in."""
LENGTH: Final = 12
"""Steps of the longest line."""
WIDTH: Final = 40
"""Positions kept after the first step; half as many after each further one."""
BUDGET: Final = 2000
"""Positions looked at in one search."""
FINALISTS: Final = 5
"""Lines of either kind that are valued in all worlds."""
SHORT: Final = 60
"""Positions looked at in a search after something was learned."""


class Line:
    """A row of steps of one player, and the position it leads to in one world."""

    def __init__(self, actions: list[int], state: State, value: float) -> None:
        self.actions = actions
        self.state = state
        self.value = value

    def rank(self) -> tuple[float, int]:
        """Best value first, then shortest."""
        return (-self.value, len(self.actions))


class GreedyPlayer:
    """Plans its own turn with a title's `evaluate` and explains itself with the title's `reason`."""

    def __init__(
        self,
        evaluate: Callable[[State, int], float],
        reason: Callable[[State, State, int], Message],
    ) -> None:
        self.evaluate = evaluate
        self.reason = reason

    def choose(self, state: State, player: int, rng: Rng) -> Decision:
        """The first step of the best line found."""
        legal = state.legal_actions(player)
        if len(legal) == 1:
            return Decision(legal[0], Message("reason-only"))
        worlds = [state]
        for _ in range(WORLDS - 1):
            worlds.append(state.resample(player, rng))
        best: Line | None = None
        for line in self.finalists(state, player):
            line.value = self.worth(line.actions, worlds, player)
            if best is None or line.rank() < best.rank():
                best = line
        assert best is not None
        return Decision(best.actions[0], self.reason(state, best.state, player))

    def finalists(self, root: State, player: int) -> list[Line]:
        """The best lines from `root`, some of them ending by learning and some not."""
        learning: list[Line] = []
        sure: list[Line] = []
        for line in self.search(root, player, BUDGET):
            (learning if learns(line.state, player) else sure).append(line)
        learning.sort(key=Line.rank)
        sure.sort(key=Line.rank)
        return sure[:FINALISTS] + learning[:FINALISTS]

    def search(self, root: State, player: int, budget: int) -> list[Line]:
        """The lines from `root` that reach their end within LENGTH steps and `budget` positions. Unfinished ones are among them only
        when all that end do so by learning."""
        ended: list[Line] = []
        settled = False
        front = [Line([], root, 0.0)]
        width = WIDTH
        seen = {root.key()}
        for _ in range(LENGTH):
            longer: list[Line] = []
            for line in front:
                for action in line.state.legal_actions(player):
                    if budget == 0:
                        break
                    budget -= 1
                    state = line.state.clone()
                    state.apply(player, action)
                    grown = Line([*line.actions, action], state, self.evaluate(state, player))
                    if learns(state, player):
                        ended.append(grown)
                    elif not goes_on(state, root.turn, player):
                        ended.append(grown)
                        settled = True
                    else:
                        key = state.key()
                        if key not in seen:
                            seen.add(key)
                            longer.append(grown)
            if not longer:
                break
            longer.sort(key=Line.rank)
            front = longer[:width]
            width = max(width // 2, 2)
        return ended if settled else ended + front

    def worth(self, actions: list[int], worlds: list[State], player: int) -> float:
        """Mean value of a line over the worlds."""
        total = 0.0
        for world in worlds:
            state = world.clone()
            for action in actions:
                state.apply(player, action)
            value = self.evaluate(state, player)
            if learns(state, player) and goes_on(state, world.turn, player):
                for line in self.search(state, player, SHORT):
                    # What yet another secret holds must not be counted on.
                    if not learns(line.state, player):
                        value = max(value, line.value)
            total += value
        return total / len(worlds)


def learns(state: State, player: int) -> bool:
    """Whether the last step told `player` something, or chance decided."""
    return state.learned & (CHANCE | bit(player)) != 0


def goes_on(state: State, turn: int, player: int) -> bool:
    """Whether it is still `player`'s turn number `turn`."""
    return state.turn == turn and player in state.to_act()
