"""The player that does what its way of planning finds best, and says why."""

from collections.abc import Callable
from typing import Any, Final

from chapiteau.chance import Rng
from chapiteau.game import State
from chapiteau.players.base import Decision
from chapiteau.players.explain import Reason, explain, guesses, learns
from chapiteau.title import Plan
from chapiteau.words import Message

FEW: Final = 3
WORLDS: Final = 6
"""Resampled states in which a plan is told."""

Plans = Callable[[State, int, int, Rng], list[Plan]]
"""(state, player, nodes, rng): what can be done, best first, after looking at about so many positions."""


class Planner:
    """Plans in one of the ways of `chapiteau.players` (a step, the own turn, several turns), or in the title's own (`Title.plans`).

    `nodes` is what it may look at in a decision with two seats, fewer with more. It is no time: equal questions with equal random numbers
    get equal answers. `misses` is how many of a hundred good ideas it does not have: then it does the next best. Where there is little to
    choose from (FEW) it misses nothing.
    """

    def __init__(self, plans: Plans, reason: Reason, nodes: int, misses: int = 0) -> None:
        self.plans = plans
        self.reason = reason
        self.nodes = nodes
        self.misses = misses

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.plans, self.reason, self.nodes, self.misses)

    def choose(self, state: State, player: int, rng: Rng) -> Decision:
        """The first step of the best plan that it comes upon."""
        legal = state.legal_actions(player)
        if len(legal) == 1:
            return Decision(legal[0], Message("reason-only"))
        plan = self.noticed(self.found(state, player, rng), rng)
        return self.told(plan, guesses(state, player, WORLDS, rng), player)

    def found(self, state: State, player: int, rng: Rng) -> list[Plan]:
        """What can be done, best first."""
        # With more seats a position takes longer to judge, and more of them make a turn of all.
        nodes = self.nodes * 2 // max(state.players, 2)
        return self.plans(state, player, nodes, rng)

    def told(self, plan: Plan, worlds: list[State], player: int) -> Decision:
        """The first step of a plan, and what the plan is for; the first of the worlds is the one that it was made in."""
        steps = sure(plan.actions, worlds[0], player)
        if 0 < plan.share < 1:
            return Decision(steps[0], Message("reason-mixed", {"share": round(100 * plan.share)}))
        return Decision(steps[0], explain(steps, worlds, player, self.reason))

    def noticed(self, plans: list[Plan], rng: Rng) -> Plan:
        """The best plan, unless it is missed by chance, with all that begin with the same step; then the best of the others, and so on.
        Where plans have shares, one by these."""
        if plans[0].share:
            return by_chance(plans, rng)
        left = plans
        while len(left) > FEW and rng.below(100) < self.misses:
            left = [plan for plan in left if plan.actions[0] != left[0].actions[0]] or left[:1]
        return left[0]


def by_chance(plans: list[Plan], rng: Rng) -> Plan:
    """One of the plans, each as often as its share says."""
    lot = rng.lot()
    for plan in plans:
        lot -= plan.share
        if lot < 0:
            return plan
    return plans[0]


def sure(actions: list[int], state: State, player: int) -> list[int]:
    """As much of a plan as holds whatever the player does not know: up to the step that tells something, or to what a rule bars that the
    search leaves open."""
    steps: list[int] = []
    now = state.clone()
    for action in actions:
        if action not in now.legal_actions(player):
            break
        now.advance(player, action)
        steps.append(action)
        if learns(now, player):
            break
    return steps
