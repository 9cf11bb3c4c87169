"""Information-set tree search: one tree over what the seat can see, a new world for each iteration.

Each iteration takes a world from a pool, goes down the tree by PUCT among the actions that are legal in that world, adds one position, and
judges it after the running turn and one more are finished by the quick policy. Every seat decides by what is good for itself. (Cowling,
Powley and Whitehouse, *Information Set Monte Carlo Tree Search*, 2012; PUCT as in Silver and others, 2017.)
"""

from math import exp, sqrt
from typing import Any, Final

from chapiteau.chance import Rng
from chapiteau.game import State
from chapiteau.players.policy import Evaluate, Policy
from chapiteau.title import Plan

EXPLORATION: Final = 0.7
POOL: Final = 48
"""Worlds that iterations take turns with."""
WARMTH: Final = 0.25
"""How evenly priors are spread over actions, as a part of `scale`."""
DEEPEST: Final = 60


class Branch:
    """An action of a node and what came of it."""

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        """Of the results, from 0 to 1, for who decides here."""
        self.below: Node | None = None


class Node:
    """What has been seen after a row of actions."""

    def __init__(self) -> None:
        self.branches: dict[int, Branch] = {}


class TreeSearch:
    """The search for titles in which positions are cheap. `scale`: a difference of `evaluate` that makes a lead clear."""

    def __init__(self, evaluate: Evaluate, scale: float, turns: int) -> None:
        self.evaluate = evaluate
        self.scale = scale
        self.turns = turns
        """Turns that are finished below a leaf before it is judged, the running one included."""

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.evaluate, self.scale, self.turns)

    def plans(self, state: State, player: int, nodes: int, rng: Rng) -> list[Plan]:
        """What each legal action is worth, from 0 to 1, most tried first, after about so many positions."""
        root = Node()
        policy = Policy(self.evaluate)
        pool: list[State] = [state]
        while policy.nodes < nodes:
            if len(pool) < POOL:
                pool.append(state.resample(player, rng))
            world = pool[rng.below(len(pool))]
            self.iterate(root, world.clone(), policy, Rng(rng.seed()))
        found: list[Plan] = []
        for branch in ranked(root):
            if branch.action in state.legal_actions(player):
                mean = branch.total / branch.visits if branch.visits else 0.0
                found.append(Plan(mean, line_of(branch, state, player)))
        return found

    def iterate(self, root: Node, state: State, policy: Policy, rng: Rng) -> None:
        """Go down once, add a node, and tell the results to all that were passed."""
        node = root
        path: list[tuple[Branch, int]] = []
        for _ in range(DEEPEST):
            actor = state.current()
            if actor < 0:
                break
            legal = state.legal_actions(actor)
            new = not node.branches
            if new:
                self.expand(node, state, actor, legal, policy)
            branch = choose(node, legal)
            path.append((branch, actor))
            state.advance(actor, branch.action)
            policy.nodes += 1
            if branch.below is None:
                branch.below = Node()
                break
            node = branch.below
        results = self.judged(state, policy, rng)
        for branch, actor in path:
            branch.visits += 1
            branch.total += results[actor]

    def expand(
        self, node: Node, state: State, actor: int, legal: list[int], policy: Policy
    ) -> None:
        """Give each legal action a prior, by how things look right after it."""
        worths: list[float] = []
        for action in legal:
            after = state.clone()
            after.advance(actor, action)
            worths.append(self.evaluate(after, actor))
        policy.nodes += len(legal)
        top = max(worths)
        weights = [exp(max((worth - top) / (self.scale * WARMTH), -12.0)) for worth in worths]
        total = sum(weights)
        for i in range(len(legal)):
            prior = 0.9 * weights[i] / total + 0.1 / len(legal)
            node.branches[legal[i]] = Branch(legal[i], prior)

    def judged(self, state: State, policy: Policy, rng: Rng) -> list[float]:
        """How a position looks to each seat, from 0 to 1, when the next turns are over."""
        policy.play_on(state, state.turn + self.turns, rng)
        if state.is_final():
            return state.returns()
        return [
            1.0 / (1.0 + exp(-bounded(self.evaluate(state, seat) / self.scale)))
            for seat in range(state.players)
        ]


def bounded(x: float) -> float:
    """Within what `exp` can take."""
    return max(-30.0, min(30.0, x))


def choose(node: Node, legal: list[int]) -> Branch:
    """PUCT among what is legal in this world. An action that was not legal before is tried at once."""
    tried = 1
    for action in legal:
        known = node.branches.get(action)
        if known is None:
            known = Branch(action, 1.0 / len(legal))
            node.branches[action] = known
        tried += known.visits
    root = EXPLORATION * sqrt(tried)
    best: Branch | None = None
    highest = -1.0
    for action in legal:
        branch = node.branches[action]
        mean = branch.total / branch.visits if branch.visits else 0.5
        score = mean + root * branch.prior / (1 + branch.visits)
        if best is None or score > highest:
            best, highest = branch, score
    assert best is not None
    return best


def ranked(node: Node) -> list[Branch]:
    """The branches, most tried first."""
    return sorted(node.branches.values(), key=lambda branch: (-branch.visits, -branch.prior))


def line_of(branch: Branch, state: State, player: int) -> list[int]:
    """The action, and the own steps after it in this turn that were tried most."""
    actions = [branch.action]
    node = branch.below
    state_turn = state.turn
    now = state.clone()
    now.advance(player, branch.action)
    while node is not None and node.branches and now.turn == state_turn and now.current() == player:
        following = ranked(node)[0]
        if following.visits < 4 or following.action not in now.legal_actions(player):
            break
        actions.append(following.action)
        now.advance(player, following.action)
        node = following.below
    return actions
