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
)
from chapiteau.titles.drum_roll.rules.decision import Decision
from chapiteau.titles.drum_roll.rules.distribution import Helper
from chapiteau.titles.drum_roll.rules.done import Done
from chapiteau.titles.drum_roll.rules.position import Position

COLOUR: Final = Domain("colour", box.COLOURS)
TYPE: Final = Domain("type", box.TYPES)
INVESTMENT: Final = Domain("investment", box.INVESTMENTS)
LEVEL: Final = Domain("level", ["poor", "good", "outstanding"])
SPACE: Final = Domain("space", box.SPACES)
COINS: Final = Domain("coins", [str(1 + i) for i in range(10)])
VOTE: Final = Domain("vote", ["delay", "start"])
OF_TWO: Final = Domain("of two", ["first", "second"])
WANTED: Final = Domain("wanted", [*box.COLOURS, "pair"])
GAINED: Final = Domain("gained", ["first", "second"])

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
PLACING: Final = (phase.PLACING,)
RESOLVING: Final = (phase.RESOLVING,)
DISTRIBUTING: Final = (phase.DISTRIBUTING,)
BENEFITING: Final = (phase.BENEFITING,)
GAINING: Final = (phase.GAINING,)


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
        discard = investments.Discard("discard", "DR-3.10", "discard", (), INVESTMENT)
        every: list[Decision] = [
            self.done,
            placement.Place("place", "DR-3.2", "place", PLACING, SPACE),
            resolution.Invest("invest", "DR-3.10", "resolve", RESOLVING),
            vote.DoubleVote("double-vote", "DR-4.4", (phase.DOUBLING,), box.DOUBLE_VOTE),
            vote.ReturnOrganizer("return-organizer", "DR-8.7", "organizer", (phase.ORGANIZING,)),
            show.Benefit("benefit", "DR-5.3", "benefit", BENEFITING),
            show.Flip("flip", "DR-5.4", "benefit", BENEFITING),
            vote.Vote("vote", "DR-4.1", "vote", (phase.VOTING,), VOTE),
            benefits.TakeSkip("take-skip", "DR-11.2", "gain", GAINING),
            placement.Bank("bank", "DR-3.1", "bank", (phase.BANKING,), COINS),
            benefits.TakeCube("take-cube", "DR-11.2", "cube", (phase.CUBES, phase.GAINING), COLOUR),
            benefits.SpendCube("spend-cube", "DR-11.2", "cube", GAINING, COLOUR),
            setup.KeepPerformer("keep-performer", "DR-2.5", "draft", (phase.DRAFTING,), OF_TWO),
            placement.Unblock("unblock", "DR-9.2", PLACING, box.UNBLOCK, COLOUR),
            investments.IncomeForCube(
                "income-for-cube", "DR-9.7", CARDS_IN, box.INCOME_CUBE, COLOUR
            ),
            investments.Income("income", "DR-9.7", CARDS_IN, box.INCOME),
            self.applause,
            investments.Resources("resources", "DR-9.6", CARDS_IN, box.RESOURCES, COLOUR, WANTED),
            Helper("assistant", "DR-8.5", DISTRIBUTING, box.ASSISTANT, assistant),
            Helper("agent", "DR-8.4", DISTRIBUTING, box.AGENT, agent, COLOUR, GAINED),
            benefits.KeepCard("keep", "DR-11.3", "keep", (phase.LOOKING,), INVESTMENT),
            discard,
            resolution.Hire("hire", "DR-3.11", "hire", RESOLVING, card),
            salaries.Excuse("excuse", "DR-6.3", "skip", (phase.PAYING,), card),
            show.Perform("perform", "DR-5.1", "perform", (phase.SHOWING,), performer),
            benefits.GiveTrailer("trailer", "DR-11.1", "gain", GAINING, performer),
            investments.PlayTrailer("play-trailer", "DR-9.3", CARDS_IN, box.TRAILER, performer),
            investments.Fire("fire", "DR-9.4", CARDS_IN, box.FIRE, performer),
            distribution.MoveCube("move-cube", "DR-3.14", "move", DISTRIBUTING, performer, LEVEL),
        ]
        super().__init__(every)
        self.of = [kind for kind in every for _ in range(kind.count)]
        """The kind of each action."""
        self.asked = [[kind for kind in every if i in kind.phases] for i in range(len(phase.ASKED))]
        """What is asked in each phase."""
        self.without_hand = [[kind for kind in asked if not kind.plays] for asked in self.asked]
        """The same of those who hold no investment."""
        self.any_time = [kind for kind in every if kind.phases == CARDS_IN]
        """DR-9.1: the cards that can be played at any own decision."""
        crowding = [*self.any_time, self.applause, discard]
        self.crowded = [kind for kind in every if kind in crowding]
        """DR-3.10: what is asked over the hand limit, before anything else."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (Decisions, (self.box,))

    def playable(self, state: Position, player: int) -> list[int]:
        """DR-9.1: the cards that can be played now."""
        return decision.find(self.any_time, state, player)
