"""A search over turns: the best lines of the own turn, each followed by further turns of all seats.

1. Candidates: what `lines` finds for the own turn in one world, the best lines that begin with each step.
2. Each is played in worlds that are the same for all, with the same luck, and so many turns on by a quick policy for every seat; then the
   title's `evaluate` says how it came out. All are compared when the same number of turns is over.
3. The better half goes on into more worlds, until the nodes are spent or one is left (successive halving).

A line that taught something, or left the decision to others, goes on by the policy: what follows depends on what came.
"""

from typing import Any

from chapiteau.chance import Rng
from chapiteau.game import State
from chapiteau.players.explain import learns
from chapiteau.players.lines import Line, own_lines
from chapiteau.players.policy import Evaluate, Policy
from chapiteau.title import Effort, Plan


class Candidate:
    """A line, and how it came out so far."""

    def __init__(self, actions: list[int], guess: float) -> None:
        self.actions = actions
        self.guess = guess
        """What it looks like without a look ahead: settles what is equal else."""
        self.total = 0.0
        self.tries = 0

    def rank(self) -> tuple[float, float]:
        """Best mean first."""
        return (-self.mean(), -self.guess)

    def mean(self) -> float:
        """What it was worth on average."""
        return self.total / self.tries if self.tries else self.guess


class Lookahead:
    """The search with so many candidates and turns."""

    def __init__(self, evaluate: Evaluate, effort: Effort, candidates: int, turns: int) -> None:
        self.evaluate = evaluate
        self.effort = effort
        self.candidates = candidates
        self.turns = turns

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.evaluate, self.effort, self.candidates, self.turns)

    def plans(self, state: State, player: int, nodes: int, rng: Rng) -> list[Plan]:
        """What the best lines are worth, best first, after about so many positions."""
        left = self.candidates_of(state, player)
        dropped: list[Candidate] = []
        policy = Policy(self.evaluate)
        turn = state.turn + self.turns
        rounds = max((len(left) - 1).bit_length(), 1)
        world = state
        for number in range(rounds):
            while policy.nodes < nodes * (number + 1) // rounds or not left[0].tries:
                seed = rng.seed()
                for candidate in left:
                    candidate.total += self.outcome(world, candidate, player, turn, seed, policy)
                    candidate.tries += 1
                world = state.resample(player, rng)
            left.sort(key=Candidate.rank)
            keep = (len(left) + 1) // 2
            dropped = left[keep:] + dropped
            left = left[:keep]
        return [Plan(one.mean(), one.actions) for one in left + dropped]

    def candidates_of(self, state: State, player: int) -> list[Candidate]:
        """The best line for each of the best first steps; then further ones that begin alike."""
        effort = self.effort
        lines = own_lines(
            self.evaluate, state, player, effort.width, effort.narrowest, effort.budget
        )
        lines.sort(key=Line.rank)
        first: list[Candidate] = []
        more: list[Candidate] = []
        begun: set[int] = set()
        for line in lines:
            found = Candidate(line.actions, line.value)
            if line.actions[0] in begun:
                more.append(found)
            else:
                begun.add(line.actions[0])
                first.append(found)
        for action in state.legal_actions(player):
            if action not in begun and len(first) < self.candidates:
                first.append(Candidate([action], lines[-1].value))
        return (first + more)[: self.candidates]

    def outcome(
        self,
        world: State,
        candidate: Candidate,
        player: int,
        turn: int,
        seed: bytes,
        policy: Policy,
    ) -> float:
        """How a line comes out in a world."""
        state = world.clone()
        for action in candidate.actions:
            if action not in state.legal_actions(player):
                break
            state.advance(player, action)
            policy.nodes += 1
            if learns(state, player):
                break
        policy.play_on(state, turn, Rng(seed))
        return self.evaluate(state, player)
