"""All that can be decided in Drum Roll, and when."""

from typing import Any, Final

from chapiteau.kinds import Domain, Kinds
from chapiteau.titles.drum_roll.rules import (
    benefits,
    box,
    decision,
    distribution,
    investments,
    phase,
    placement,
    resolution,
    salaries,
    setup,
    show,
    vote,
    words,
)
from chapiteau.titles.drum_roll.rules.decision import Decision, Refusal
from chapiteau.titles.drum_roll.rules.distribution import Helper, MoveCube
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.words import Message

COLOUR: Final = Domain("colour", box.COLOURS)
TYPE: Final = Domain("type", box.TYPES)
INVESTMENT: Final = Domain("investment", box.INVESTMENTS)
LEVEL: Final = Domain("level", ["poor", "good", "outstanding"])
SPACE: Final = Domain("space", box.SPACES)
CUBES: Final = Domain("space", box.COLOURS)
COINS: Final = Domain("coins", [str(1 + i) for i in range(10)])
VOTE: Final = Domain("vote", ["delay", "start"])
OF_TWO: Final = Domain("of two", ["first", "second"])
WANTED: Final = Domain("wanted", [*box.COLOURS, "pair"])

RULES: Final = (
    *("DR-2.5", "DR-2.6", "DR-3.1", "DR-3.6", "DR-3.12", "DR-3.14", "DR-4.1", "DR-4.4", "DR-8.7"),
    *("DR-5.1", "DR-5.3", "DR-11.2", "DR-11.3", "DR-9.5", "DR-6.4", "DR-1.1", "DR-9.1a"),
)
"""By phase: what "done" means, or why it is no choice."""
DONE_IN: Final = (
    *(phase.BANKING, phase.RESOLVING, phase.DISTRIBUTING, phase.DOUBLING, phase.ORGANIZING),
    *(phase.CURTAIN, phase.BENEFITING, phase.APPLAUDING, phase.PAYING),
)
"""Where "done" is a choice."""
OWN_SHOW: Final = (phase.SHOWING, phase.BENEFITING, phase.APPLAUDING)
CARDS_IN: Final = (
    *(phase.PLACING, phase.RESOLVING, phase.DISTRIBUTING, phase.VOTING, phase.DOUBLING),
    *(phase.ORGANIZING, phase.CURTAIN, *OWN_SHOW, phase.PAYING),
)
"""DR-9.1: the own decisions at which cards can be played."""


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


class Decisions(Kinds):
    """What can be decided with a box, whose cards are called by their ids; Agents and Assistants by their numbers."""

    def __init__(self, printed: box.Box) -> None:
        self.box = printed
        card = Domain("card", printed.id)
        performer = Domain("card", printed.id[: printed.performers])
        agent = Domain("helper", [str(printed.number[member]) for member in printed.agents])
        assistant = Domain("helper", [str(printed.number[one]) for one in printed.assistants])
        self.done = Done("done", "DR-9.1", "done", DONE_IN)
        self.applause = investments.Applause("applause", "DR-9.5", OWN_SHOW, box.APPLAUSE, TYPE)
        every: list[Decision] = [
            self.done,
            placement.Place("place", "DR-3.2", "place", (phase.PLACING,), SPACE),
            resolution.Invest("invest", "DR-3.10", "resolve", (phase.RESOLVING,)),
            vote.DoubleVote("double-vote", "DR-4.4", (phase.DOUBLING,), box.DOUBLE_VOTE),
            vote.ReturnOrganizer("return-organizer", "DR-8.7", "organizer", (phase.ORGANIZING,)),
            show.Benefit("benefit", "DR-5.3", "benefit", (phase.BENEFITING,)),
            show.Flip("flip", "DR-5.4", "benefit", (phase.BENEFITING,)),
            vote.Vote("vote", "DR-4.1", "vote", (phase.VOTING,), VOTE),
            benefits.TakeSkip("take-skip", "DR-11.2", "gain", (phase.GAINING,)),
            placement.Bank("bank", "DR-3.1", "bank", (phase.BANKING,), COINS),
            benefits.TakeCube("take-cube", "DR-11.2", "cube", (phase.CUBES, phase.GAINING), COLOUR),
            benefits.SpendCube("spend-cube", "DR-11.2", "cube", (phase.GAINING,), COLOUR),
            setup.KeepPerformer("keep-performer", "DR-2.5", "draft", (phase.DRAFTING,), OF_TWO),
            placement.Unblock("unblock", "DR-9.2", (phase.PLACING,), box.UNBLOCK, CUBES),
            investments.IncomeForCube(
                "income-for-cube", "DR-9.7", CARDS_IN, box.INCOME_CUBE, COLOUR
            ),
            investments.Income("income", "DR-9.7", CARDS_IN, box.INCOME),
            self.applause,
            investments.Resources("resources", "DR-9.6", CARDS_IN, box.RESOURCES, COLOUR, WANTED),
            Helper("assistant", "DR-8.5", (phase.DISTRIBUTING,), box.ASSISTANT, assistant),
            Helper("agent", "DR-8.4", (phase.DISTRIBUTING,), box.AGENT, agent, COLOUR, OF_TWO),
            benefits.KeepCard("keep", "DR-11.3", "keep", (phase.LOOKING,), INVESTMENT),
            investments.Discard("discard", "DR-3.10", "discard", (), INVESTMENT),
            resolution.Hire("hire", "DR-3.11", "hire", (phase.RESOLVING,), card),
            salaries.Excuse("excuse", "DR-6.3", "skip", (phase.PAYING,), card),
            show.Perform("perform", "DR-5.1", "perform", (phase.SHOWING,), performer),
            benefits.GiveTrailer("trailer", "DR-11.1", "gain", (phase.GAINING,), performer),
            investments.PlayTrailer("play-trailer", "DR-9.3", CARDS_IN, box.TRAILER, performer),
            investments.Fire("fire", "DR-9.4", CARDS_IN, box.FIRE, performer),
            MoveCube("move-cube", "DR-3.14", "move", (phase.DISTRIBUTING,), performer, LEVEL),
        ]
        super().__init__(every)
        self.of = [kind for kind in every for _ in range(kind.count)]
        """The kind of each action."""
        self.asked = [[kind for kind in every if i in kind.phases] for i in range(len(phase.ASKED))]
        """What is asked in each phase."""
        self.without_hand = [[kind for kind in asked if kind.plays < 0] for asked in self.asked]
        """The same of those who hold no investment."""
        self.any_time = [kind for kind in every if kind.phases == CARDS_IN]
        """DR-9.1: the cards that can be played at any own decision."""
        self.crowded = [kind for kind in every if kind.phases in (CARDS_IN, OWN_SHOW, ())]
        """DR-3.10: what is asked over the hand limit, before anything else."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (Decisions, (self.box,))

    def playable(self, state: Position, player: int) -> list[int]:
        """DR-9.1: the cards that can be played now."""
        return decision.find(self.any_time, state, player)
