"""DR-9.1: "done", in each phase in which that is a choice."""

from typing import Final

from chapiteau.titles.drum_roll.rules import (
    benefits,
    distribution,
    phase,
    resolution,
    salaries,
    show,
    words,
)
from chapiteau.titles.drum_roll.rules.decision import Decision, Refusal
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.words import Message

RULES: Final = (
    *("DR-2.5", "DR-2.6", "DR-3.1", "DR-3.6", "DR-3.12", "DR-3.14", "DR-4.1", "DR-4.4", "DR-8.7"),
    *("DR-5.1", "DR-5.3", "DR-11.2", "DR-11.3", "DR-9.5", "DR-6.4", "DR-1.1", "DR-9.1a"),
)
"""By phase: what "done" means, or why it is no choice."""


class Done(Decision):
    """DR-9.1: doing nothing, or nothing more, where that is a choice."""

    def do(self, state: Position, player: int, at: int) -> None:
        mode = state.mode
        if mode == phase.RESOLVING:
            resolution.waive(state, player)
        elif mode == phase.BENEFITING:
            show.decline(state, player)
        elif mode == phase.PAYING:
            salaries.pay_wages(state, player)
        else:
            # texts: drum-log-done-*
            if state.telling:
                state.say("drum-log-done-" + phase.ASKED[mode], player)
            if mode == phase.BANKING:
                state.mode = phase.PLACING
            elif mode == phase.DISTRIBUTING:
                distribution.finish(state, player)
            elif mode == phase.APPLAUDING:
                show.end_show_of(state)
            else:
                state.asked += 1

    def barred(self, state: Position, player: int, at: int) -> Refusal:
        return self.allowed_by(state, at), super().barred(state, player, at)[1]

    def allowed_by(self, state: Position, at: int) -> str:
        return RULES[state.mode]

    def label(self, state: Position, player: int, at: int) -> Message:
        args: words.Args = {}
        if state.mode == phase.RESOLVING:
            args = {"space": words.space(state.queue[0] >> 2)}
        elif state.mode == phase.DISTRIBUTING:
            args = {"open": words.yes(distribution.is_open(state, player))}
        elif state.mode == phase.BENEFITING:
            lost = not benefits.any_possible(state, player, state.acting)
            args = {"card": words.card(state, state.acting), "lost": words.yes(lost)}
        elif state.mode == phase.PAYING:
            due, missing = salaries.wages(state, player), salaries.shortfall(state, player)
            args = {"coins": due, "missing": missing}
        # texts: drum-choice-done-*
        return Message("drum-choice-done-" + phase.ASKED[state.mode], args)
