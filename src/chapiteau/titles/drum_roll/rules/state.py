"""The position as the contract wants it: what is legal, what it does, how it ends."""

from typing import Any, Final

from chapiteau.chance import Chance, Rng
from chapiteau.titles.drum_roll.rules import curtain, decision, flow, phase, scoring, secrecy, setup
from chapiteau.titles.drum_roll.rules.decision import Refusal
from chapiteau.titles.drum_roll.rules.fields import copy_fields, key_of
from chapiteau.titles.drum_roll.rules.kinds import Decisions
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.words import Message

SEATS: Final = [[seat for seat in range(4) if mask >> seat & 1] for mask in range(16)]
"""The seats of each mask."""
FIRST: Final = [(seats[0] if seats else -1) for seats in SEATS]


class DrumRollState(Position):
    """A position of Drum Roll."""

    def __init__(
        self, players: int, chance: Chance, decisions: Decisions, copy: bool = False
    ) -> None:
        super().__init__(players, chance, decisions.box, copy)
        self.decisions = decisions

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.players, self.chance, self.decisions)

    def set_up(self) -> None:
        """Deal (DR-2). Positions other than copies begin with this."""
        setup.set_up(self)

    def to_act(self) -> list[int]:
        return SEATS[self.waiting][:]

    def current(self) -> int:
        return FIRST[self.waiting]

    def find_legal(self, player: int) -> list[int]:
        if player > 3 or not self.waiting >> player & 1:
            return []
        kinds = self.decisions
        if self.hand[player]:
            crowded = self.crowded >> player & 1  # DR-3.10
            return decision.find(kinds.crowded if crowded else kinds.asked[self.mode], self, player)
        asked = kinds.without_hand[self.mode]
        if len(asked) == 1:  # most decisions: the placements
            return asked[0].find(self, player)
        legal: list[int] = []
        for kind in asked:
            legal += kind.find(self, player)
        return legal

    def do(self, player: int, action: int) -> None:
        if self.mode == phase.CURTAIN and not self.crowded:
            curtain.choose(self, self.decisions, player, action)
        else:
            kind = self.decisions.of[action]
            kind.do(self, player, action - kind.first)
        flow.settle(self, self.decisions)

    def kinds(self) -> Decisions:
        return self.decisions

    def why_illegal(self, player: int, action: int) -> Refusal:
        if self.mode == phase.OVER:
            return "DR-1.1", Message("drum-no-over")
        if not 0 <= player < self.players or not self.waiting >> player & 1:
            return "DR-3.2", Message("drum-no-turn")
        if not 0 <= action < len(self.decisions.of):
            return "DR-3.2", Message("drum-no-such-action")
        if self.crowded >> player & 1:
            return "DR-3.10", Message("drum-no-crowded", {"limit": self.hand_limit(player)})
        kind = self.decisions.of[action]
        return kind.why_not(self, player, action - kind.first)

    def clone(self) -> "DrumRollState":
        # Compiled classes have no way round __init__.
        copy = DrumRollState(self.players, self.chance, self.decisions, True)
        copy_fields(copy, self)
        return copy

    def redeal(self, player: int, rng: Rng) -> None:
        secrecy.redeal(self, self.decisions, player, rng)

    # ---- results

    def scores(self) -> list[int]:
        return self.score[:]

    def ranking(self) -> list[int]:
        """DR-10.5."""
        return scoring.ranking(self)

    def key(self) -> tuple[int, ...]:
        return tuple(key_of(self))
