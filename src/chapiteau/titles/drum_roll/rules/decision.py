"""What every decision of Drum Roll has, whatever it is about."""

from typing import Final

from chapiteau.kinds import Domain, Kind
from chapiteau.titles.drum_roll.rules import box, phase, words
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.words import Choice, Message

Phases = tuple[int, ...]
Refusal = tuple[str, Message]
"""The rule that forbids a decision, and what can be done instead. Everything in it the seat knows."""


CALLED: Final = {
    "take-skip": "skip",
    "take-cube": "cube",
    "spend-cube": "spend",
    "play-trailer": "card-trailer",
    "fire": "card-fire",
    "double-vote": "double",
    "return-organizer": "return",
}
"""What texts call a kind, where that is not its name."""


class Decision(Kind):
    """A kind of decision. `at` numbers its parameters, the last one fastest; 0 where it has none."""

    def __init__(self, name: str, rule: str, group: str, phases: Phases, *domains: Domain) -> None:
        super().__init__(name, rule, *domains)
        self.group = group
        """What people find it under."""
        self.phases = phases
        """Which ask for it."""
        self.plays = -1
        """Mask of the investments one of which it plays; -1, all of them, where it needs none."""
        self.actions: list[int] = []

    def number(self, first: int) -> None:
        super().number(first)
        self.actions = list(range(first, first + self.count))

    def find(self, state: Position, player: int) -> list[int]:
        """Its legal actions in rising order, for a seat that decides in a phase that asks for it and holds the card that it needs: all, if
        a kind does not say otherwise."""
        return self.actions

    def do(self, state: Position, player: int, at: int) -> None:
        """Carry it out."""
        raise NotImplementedError

    def why_not(self, state: Position, player: int, at: int) -> Refusal:
        """Why it is not legal, for a seat that decides and has no more investments than it may have."""
        if self.is_elsewhere(state):
            # texts: drum-no-now-*
            return self.rule, Message("drum-no-now-" + phase.ASKED[state.mode])
        return self.barred(state, player, at)

    def is_elsewhere(self, state: Position) -> bool:
        """Whether another phase asks for it alone."""
        return len(self.phases) == 1 and self.phases[0] != state.mode

    def barred(self, state: Position, player: int, at: int) -> Refusal:
        """The same where its only phase asks for it, or several do."""
        # texts: drum-no-choice-*
        return self.rule, Message("drum-no-choice-" + phase.ASKED[state.mode])

    def choice(self, state: Position, player: int, at: int) -> Choice:
        """How people see it."""
        label, rule = self.label(state, player, at), self.allowed_by(state, at)
        return Choice(self.first + at, label, rule, self.group, self.targets(state, player, at))

    def allowed_by(self, state: Position, at: int) -> str:
        """The rule that people are told."""
        return self.rule

    def label(self, state: Position, player: int, at: int) -> Message:
        """What it is called now: by what its parameter is, if a kind does not say otherwise."""
        # texts: drum-choice-skip, drum-choice-cube, drum-choice-spend, drum-choice-trailer, drum-choice-keep, drum-choice-discard
        # texts: drum-choice-card-trailer, drum-choice-card-fire, drum-choice-unblock, drum-choice-double, drum-choice-return
        args = words.meant(state, self.domains[0].name, at) if self.domains else {}
        return Message("drum-choice-" + CALLED.get(self.name, self.name), args)

    def targets(self, state: Position, player: int, at: int) -> list[str]:
        """Where it lies on the board: `colour:white`, `card:rope-walker`."""
        if len(self.domains) != 1:
            return []
        return [f"{self.domains[0].name}:{self.domains[0].names[at]}"]


class Play(Decision):
    """DR-9: an investment is played from the hand."""

    def __init__(
        self, name: str, rule: str, phases: Phases, investment: int, *domains: Domain
    ) -> None:
        super().__init__(name, rule, "investment", phases, *domains)
        self.investment = investment
        """The first kind that it plays."""
        self.plays = 0
        for at in range(self.count):
            self.plays |= 1 << self.played(at)

    def played(self, at: int) -> int:
        """The kind of investment that it plays."""
        return self.investment

    def why_not(self, state: Position, player: int, at: int) -> Refusal:
        kind = self.played(at)
        if not state.holds(player, kind):
            return self.rule, words.say("drum-no-card", card=words.investment(kind))
        return super().why_not(state, player, at)

    def targets(self, state: Position, player: int, at: int) -> list[str]:
        return [f"investment:{box.INVESTMENTS[self.played(at)]}", *self.aims(state, player, at)]

    def aims(self, state: Position, player: int, at: int) -> list[str]:
        """What on the board it is played for."""
        return super().targets(state, player, at)


def find(kinds: list[Decision], state: Position, player: int) -> list[int]:
    """The legal actions of these kinds in rising order, for who holds an investment."""
    held = state.held(player)
    legal: list[int] = []
    for kind in kinds:
        if kind.plays & held:
            legal += kind.find(state, player)
    return legal
