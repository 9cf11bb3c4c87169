"""Planning the own turn to its end and taking what looks best then, without a thought for answers.

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

from math import inf
from typing import Any, Final

from chapiteau.chance import Rng
from chapiteau.game import State
from chapiteau.players.explain import guesses, learns
from chapiteau.players.lines import Line, is_settled, own_lines
from chapiteau.players.policy import Evaluate
from chapiteau.title import Effort, Plan

DEFAULT: Final = Effort()
WIDE: Final = 100
NARROW: Final = 250
"""One position is kept for so many that may be looked at: after the first step, and at least. So a long turn comes to its end."""
ANSWERS: Final = 2
"""Steps of each other player that an open line is followed through."""


class World:
    """A state that agrees with all the player knows, and the luck of others in it: equal for all lines."""

    def __init__(self, state: State, seed: bytes) -> None:
        self.state = state
        self.seed = seed


class OwnTurn:
    """Plans a turn by a title's `evaluate`."""

    def __init__(self, evaluate: Evaluate, effort: Effort = DEFAULT) -> None:
        self.evaluate = evaluate
        self.effort = effort

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.evaluate, self.effort)

    def plans(self, state: State, player: int, nodes: int, rng: Rng) -> list[Plan]:
        """The best lines of each kind, best first, after looking at about so many positions; 0: at what its `effort` says."""
        states = guesses(state, player, self.effort.worlds, rng)
        worlds = [World(guess, rng.seed()) for guess in states]
        lines = self.finalists(state, player, nodes)
        for line in lines:
            # Where a settled line taught nothing, nothing that is hidden has a part in its value.
            if not is_settled(line.state, state.turn) or learns(line.state, player):
                line.value = self.worth(line.actions, worlds, player)
        lines.sort(key=Line.rank)
        return [Plan(line.value, line.actions) for line in lines]

    def finalists(self, root: State, player: int, nodes: int) -> list[Line]:
        """The best lines of each kind: settled, open because the player learned something, open because others decide."""
        kinds: list[list[Line]] = [[], [], []]
        effort = self.effort
        width, narrowest, budget = effort.width, effort.narrowest, effort.budget
        if nodes:
            width, narrowest, budget = nodes // WIDE, max(nodes // NARROW, 2), nodes
        for line in own_lines(self.evaluate, root, player, width, narrowest, budget):
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
        effort = self.effort
        lines = own_lines(
            self.evaluate,
            state,
            player,
            effort.short_width,
            effort.narrowest,
            effort.short_budget,
        )
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
