"""The player that plans its own turn to the end and takes what looks best then. It does not think about answers.

A *world* is a state that agrees with all the player knows. A *line* is a row of own steps. It is settled when it ends with the turn or the
match. It stays open where the player learns something (`State.learned`) or others have to decide within the turn, for what
follows depends on that.

1. Lines are searched in one world, step by step, keeping the best positions of each length (a beam that narrows).
2. Of the best lines of each kind those that taught something or stay open are played in several worlds; what such a line is worth is the
   mean. An open one goes on in each world to the end of the turn: others answer, then a short search of the same kind. Who decides at the
   same time as the player knows nothing of the line and answers by chance; who is asked later answers in the way that looks worst for the
   player. So all lines are judged at the same moment.
3. The first step of the best line is the decision. The next step is planned afresh.

Lines of equal worth: the shorter wins. So a plan comes nearer to its end with each step until a better one shows, and as values are bounded
a turn ends, although the rules of a title may allow it to go on for very long.
"""

from collections.abc import Callable
from math import inf
from typing import Any, Final

from chapiteau.chance import Rng
from chapiteau.game import State
from chapiteau.players.base import Decision
from chapiteau.players.explain import Reason, explain, learns
from chapiteau.title import Effort
from chapiteau.words import Message

DEFAULT: Final = Effort()
LENGTH: Final = 12
"""Steps of the longest line."""
ANSWERS: Final = 2
"""Steps of each other player that an open line is followed through."""


class World:
    """A state that agrees with all the player knows, and the luck of others in it: equal for all lines."""

    def __init__(self, state: State, seed: bytes) -> None:
        self.state = state
        self.seed = seed


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
        reason: Reason,
        effort: Effort = DEFAULT,
    ) -> None:
        self.evaluate = evaluate
        self.reason = reason
        self.effort = effort

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.evaluate, self.reason, self.effort)

    def choose(self, state: State, player: int, rng: Rng) -> Decision:
        """The first step of the best line found."""
        legal = state.legal_actions(player)
        if len(legal) == 1:
            return Decision(legal[0], Message("reason-only"))
        states = [state]
        for _ in range(self.effort.worlds - 1):
            states.append(state.resample(player, rng))
        worlds = [World(guess, rng.seed()) for guess in states]
        best: Line | None = None
        for line in self.finalists(state, player):
            # Where a settled line taught nothing, nothing that is hidden has a part in its value.
            if not is_settled(line.state, state.turn) or learns(line.state, player):
                line.value = self.worth(line.actions, worlds, player)
            if best is None or line.rank() < best.rank():
                best = line
        assert best is not None
        told = explain(best.actions, [world.state for world in worlds], player, self.reason)
        return Decision(best.actions[0], told)

    def finalists(self, root: State, player: int) -> list[Line]:
        """The best lines of each kind: settled, open because the player learned something, open because others decide."""
        kinds: list[list[Line]] = [[], [], []]
        for line in self.search(root, player, self.effort.width, self.effort.budget):
            if is_settled(line.state, root.turn):
                kinds[0].append(line)
            elif learns(line.state, player):
                kinds[1].append(line)
            else:
                kinds[2].append(line)
        best: list[Line] = []
        for lines in kinds:
            lines.sort(key=Line.rank)
            best.extend(lines[: self.effort.finalists])
        return best

    def search(self, root: State, player: int, width: int, budget: int) -> list[Line]:
        """The settled and open lines from `root`; unfinished ones of LENGTH steps only when none is settled.

        Looks at about `budget` positions; after that at those alone that follow from the best of each length, to come to an end.
        """
        found: list[Line] = []
        any_settled = False
        front = [Line([], root, 0.0)]
        seen = {root.key()}
        for _ in range(LENGTH):
            longer: list[Line] = []
            for line in front:
                if budget <= 0 and line is not front[0]:
                    break
                for action in line.state.legal_actions(player):
                    budget -= 1
                    state = line.state.clone()
                    state.advance(player, action)
                    grown = Line([*line.actions, action], state, self.evaluate(state, player))
                    if is_settled(state, root.turn):
                        found.append(grown)
                        any_settled = True
                    elif learns(state, player) or player not in state.to_act():
                        found.append(grown)
                    else:
                        longer.append(grown)
            longer.sort(key=Line.rank)
            best = first_different(longer, width, seen)
            if not best:
                break
            front = best
            width = max(width // 2, self.effort.narrowest)
        return found if any_settled else found + [line for line in front if line.actions]

    def worth(self, actions: list[int], worlds: list[World], player: int) -> float:
        """Mean value of a line over the worlds."""
        total = 0.0
        for world in worlds:
            state = world.state.clone()
            at_once = state.to_act()
            for action in actions:
                state.apply(player, action)
            total += self.outcome(state, world.state.turn, player, at_once, Rng(world.seed))
        return total / len(worlds)

    def outcome(self, state: State, turn: int, player: int, at_once: list[int], rng: Rng) -> float:
        """Value of a position when the turn number `turn` is over. `at_once`: who decided at the same time as the line began."""
        for _ in range(ANSWERS * (state.players - 1)):
            if is_settled(state, turn) or player in state.to_act():
                break
            other = state.current()
            if other in at_once:
                legal = state.legal_actions(other)
                state.advance(other, legal[rng.below(len(legal))])
            else:
                state = self.worst_answer(state, player)
        if is_settled(state, turn) or player not in state.to_act():
            return self.evaluate(state, player)
        lines = self.search(state, player, self.effort.short_width, self.effort.short_budget)
        # What yet another secret holds must not be counted on.
        sure = [line for line in lines if not learns(line.state, player)]
        return min(sure or lines, key=Line.rank).value

    def worst_answer(self, state: State, player: int) -> State:
        """The position after the step of another that looks worst for `player`."""
        other = state.current()
        worst = state
        lowest = inf
        for action in state.legal_actions(other):
            after = state.clone()
            after.advance(other, action)
            value = self.evaluate(after, player)
            if value < lowest:
                worst, lowest = after, value
        return worst


def first_different(lines: list[Line], width: int, seen: set[tuple[int, ...]]) -> list[Line]:
    """The first of the lines, at most `width`, that lead to positions not `seen` yet. Only these positions become seen: keys take time."""
    kept: list[Line] = []
    for line in lines:
        key = line.state.key()
        if key not in seen:
            seen.add(key)
            kept.append(line)
            if len(kept) == width:
                break
    return kept


def is_settled(state: State, turn: int) -> bool:
    """Whether the turn number `turn`, or the match, is over."""
    return state.turn != turn or state.is_final()
