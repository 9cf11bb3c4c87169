"""The position as the contract wants it: what is legal, what it does, how it ends."""

from typing import Any, Final

from chapiteau.chance import Chance, Rng
from chapiteau.titles.the_magnificent.rules import asks, camp, flow, scoring, setup
from chapiteau.titles.the_magnificent.rules.box import Box
from chapiteau.titles.the_magnificent.rules.decision import Refusal
from chapiteau.titles.the_magnificent.rules.fields import copy_fields, key_of
from chapiteau.titles.the_magnificent.rules.kinds import Decisions, decisions
from chapiteau.titles.the_magnificent.rules.position import Position
from chapiteau.titles.the_magnificent.rules.secrecy import redeal
from chapiteau.words import Message

SEATS: Final = [[seat for seat in range(4) if mask >> seat & 1] for mask in range(16)]
"""The seats of each mask."""


class MagnificentState(Position):
    """A position of The Magnificent."""

    def __init__(
        self, players: int, chance: Chance, box: Box, decisions: Decisions, copy: bool = False
    ) -> None:
        super().__init__(players, chance, box, copy)
        self.decisions = decisions

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.players, self.chance, self.box, self.decisions)

    # ---- what may be done, and what happens

    def to_act(self) -> list[int]:
        if self.mode == asks.OVER:
            return []
        return SEATS[self.waiting][:] if self.together() else [self.player]

    def current(self) -> int:
        if self.mode == asks.OVER:
            return -1
        return SEATS[self.waiting][0] if self.waiting and self.together() else self.player

    def may_decide(self, player: int) -> bool:
        """Whether it is this player's decision, or one that all make at once."""
        if self.together():
            return 0 <= player < self.players and bool(self.waiting >> player & 1)
        return player == self.player

    def find_legal(self, player: int) -> list[int]:
        if (player != self.player or self.waiting) and not self.may_decide(player):
            return []
        legal: list[int] = []
        for kind in self.decisions.questions[self.question()].asked:
            legal += kind.find(self, player)
        return legal

    def do(self, player: int, action: int) -> None:
        kind = self.decisions.questions[self.question()].kind(action)
        kind.do(self, player, action - kind.first)
        flow.settle(self, self.decisions.questions)

    def why_illegal(self, player: int, action: int) -> Refusal:
        if self.mode == asks.OVER:
            return "MG-8.4", Message("magnificent-no-over")
        if not self.may_decide(player):
            return "MG-1.1", Message("magnificent-no-turn")
        if not 0 <= action < len(self.decisions):
            return "MG-1.1", Message("magnificent-no-such-action")
        return self.decisions.questions[self.question()].why_not(self, action)

    def kinds(self) -> Decisions:
        return self.decisions

    def clone(self) -> "MagnificentState":
        # Compiled classes have no way round __init__.
        copy = MagnificentState(self.players, self.chance, self.box, self.decisions, True)
        copy_fields(copy, self)
        return copy

    def redeal(self, player: int, rng: Rng) -> None:
        redeal(self, player, rng)

    # ---- results

    def scores(self) -> list[int]:
        return self.score[:]

    def ranking(self) -> list[int]:
        """MG-8.4."""
        return scoring.ranking(self)

    def key(self) -> tuple[int, ...]:
        key = key_of(self)
        for player in range(self.players):
            key.append(-1)
            for card in sorted(self.held(player)):
                key.append(card * 64 + (self.die_kind[card] + 1) * 8 + self.die_face[card])
        key += sorted([waiting // camp.CELLS for waiting in self.owed])
        if self.mode == asks.KEEP:
            key += self.packet + self.holder + self.seen
        return tuple(key)


def begin(players: int, chance: Chance, box: Box) -> MagnificentState:
    """The first position (MG-2)."""
    kinds = decisions(tuple(box.cards), box.trainers, len(box.spaces))
    state = MagnificentState(players, chance, box, kinds)
    setup.set_up(state)
    flow.settle(state, kinds.questions)
    return state
