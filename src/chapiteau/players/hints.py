"""Who gives hints: the strongest level, which also names the other step that was nearly as good.

All of it comes from one state that the seat cannot tell from the truth (`players.seat.decide`), so a hint tells nothing that its seat could
not know.
"""

from typing import Final

from chapiteau.chance import Rng
from chapiteau.game import State
from chapiteau.players import registry
from chapiteau.players.base import Decision, Nearly
from chapiteau.players.explain import guesses
from chapiteau.players.odds import shares
from chapiteau.players.planner import WORLDS
from chapiteau.title import Title
from chapiteau.words import Message

NEARLY: Final = 0.25
"""Plans that differ by no more than this part of the title's `Spread` are about as good: of two even sides it moves the chance to win by
some 6 in 100."""


class Adviser:
    """The strongest player of a title; its decisions say what else was nearly as good."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.planner = registry.at_level(title, title.meta.levels[-1])

    def choose(self, state: State, player: int, rng: Rng) -> Decision:
        """The first step of the best plan, and that of the best plan which begins otherwise, where it is nearly as good."""
        legal = state.legal_actions(player)
        if len(legal) == 1:
            return Decision(legal[0], Message("reason-only"))
        plans = self.planner.found(state, player, rng)
        worlds = guesses(state, player, WORLDS, rng)
        best = self.planner.told(plans[0], worlds, player)
        margin = self.margin(state)
        for plan in plans[1:]:
            if plan.actions[0] != plans[0].actions[0]:
                # What is tried less than the best may look better than it.
                if abs(plans[0].value - plan.value) <= margin:
                    other = self.planner.told(plan, worlds, player)
                    return best._replace(nearly=Nearly(other.action, other.reason))
                break
        return best

    def margin(self, state: State) -> float:
        """What two plans may differ by that are nearly as good, in what their values are counted in."""
        if self.title.plans is None and self.title.depth.scale:
            # Tree search counts in chances.
            return shares([NEARLY, 0.0], 1.0)[0] - 0.5
        return NEARLY * self.title.spread.at(state.turn, state.players)
