"""The position of New Title as the contract wants it: what is legal, what it does, how it ends."""

from typing import Any

from chapiteau.chance import Chance, Rng
from chapiteau.words import Message, seat
from tools.template.title.rules.decision import Refusal
from tools.template.title.rules.fields import copy_fields, key_of
from tools.template.title.rules.kinds import Decisions
from tools.template.title.rules.position import OVER, Position
from tools.template.title.rules.secrecy import redeal


class NewTitleState(Position):
    """A match of New Title: a position that plays."""

    def __init__(self, players: int, chance: Chance, decisions: Decisions) -> None:
        super().__init__(players, chance, decisions.box)
        self.decisions = decisions

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.players, self.chance, self.decisions)

    # ---- what may be done, and what happens

    def to_act(self) -> list[int]:
        return [] if self.phase == OVER else [self.player]

    def find_legal(self, player: int) -> list[int]:
        if player != self.player or self.phase == OVER:
            return []
        return self.decisions.asked[self.phase].find(self)

    def do(self, player: int, action: int) -> None:
        kind = self.decisions.of[action]
        kind.do(self, action - kind.first)

    def why_illegal(self, player: int, action: int) -> Refusal:
        if self.phase == OVER:
            return "NT-4.2", Message("new-title-no-over")
        if player != self.player:
            return "NT-2.3", Message("new-title-no-turn", {"player": seat(self.player)})
        if action < 0 or action >= len(self.decisions.of):
            return "NT-1.2", Message("new-title-no-such")
        kind = self.decisions.of[action]
        return kind.why_not(self, action - kind.first)

    def kinds(self) -> Decisions:
        return self.decisions

    # ---- results

    def scores(self) -> list[int]:
        return self.points[:]

    def ranking(self) -> list[int]:
        """NT-1.1: the most points; equal points share a place."""
        return [1 + sum([other > own for other in self.points]) for own in self.points]

    def key(self) -> tuple[int, ...]:
        return tuple(key_of(self))

    # ---- copies

    def clone(self) -> "NewTitleState":
        copy = NewTitleState(self.players, self.chance, self.decisions)
        copy_fields(copy, self)
        return copy

    def redeal(self, player: int, rng: Rng) -> None:
        redeal(self, player, rng)
