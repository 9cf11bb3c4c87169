"""The position of Aramini Circus as the contract wants it: what is legal, what it does, how it ends."""

from typing import Any, Final

from chapiteau.chance import Chance, Rng
from chapiteau.titles.aramini_circus.rules import position
from chapiteau.titles.aramini_circus.rules.box import FIRST_BONUS
from chapiteau.titles.aramini_circus.rules.decision import Refusal, members
from chapiteau.titles.aramini_circus.rules.fields import copy_fields, key_of
from chapiteau.titles.aramini_circus.rules.kinds import FEW, Decisions
from chapiteau.titles.aramini_circus.rules.payment import put_back
from chapiteau.titles.aramini_circus.rules.position import OVER, PAYING, TURN, Position
from chapiteau.titles.aramini_circus.rules.secrecy import redeal
from chapiteau.words import Message

BUSY: Final[dict[int, Refusal]] = {
    PAYING: ("AC-3.9", Message("aramini-no-paying")),
    position.DRAWING: ("AC-5.2", Message("aramini-no-drawing")),
    position.TAKING: ("AC-5.4", Message("aramini-no-taking")),
}
"""Why what is not asked for has to wait."""
LISTED: Final = [members(mask) for mask in range(1 << FEW)]
"""The actions in a mask of the first few."""


class AraminiState(Position):
    """A match of Aramini Circus: a position that plays."""

    def __init__(self, players: int, chance: Chance, decisions: Decisions) -> None:
        super().__init__(players, chance, decisions.box)
        self.decisions = decisions

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.players, self.chance, self.decisions)

    # ---- what may be done, and what happens

    def to_act(self) -> list[int]:
        return [] if self.phase == OVER else [self.player]

    def current(self) -> int:
        return -1 if self.phase == OVER else self.player

    def find_legal(self, player: int) -> list[int]:
        if player != self.player:
            return []
        kinds = self.decisions
        if self.phase == TURN:
            if self.actions:  # AC-3.1
                mask = kinds.always[self.token[player]] | kinds.fill.mask(self)
                mask |= kinds.draw_pile.mask(self) | kinds.draw_discard.mask(self)
                legal = LISTED[mask][:]
            else:
                legal = [kinds.end.first]
            if self.coupling and self.waiting[player]:
                kinds.hitch.find(self, legal)
            if self.box.with_bonus:
                kinds.play.find(self, legal)
            return legal
        legal = []
        for kind in kinds.alone[self.phase]:
            kind.find(self, legal)
        return legal

    def do(self, player: int, action: int) -> None:
        kind = self.decisions.of[action]
        kind.do(self, action - kind.first)

    def why_illegal(self, player: int, action: int) -> Refusal:
        if self.phase == OVER:
            return "AC-1.1", Message("aramini-no-over")
        if player != self.player:
            return "AC-2.3", Message("aramini-no-turn")
        if action < 0 or action >= len(self.decisions.of):
            return "AC-3.1", Message("aramini-no-such-action")
        kind = self.decisions.of[action]
        if self.phase != TURN and kind not in self.decisions.alone[self.phase]:
            return BUSY[self.phase]
        return kind.why_not(self, action - kind.first)

    def kinds(self) -> Decisions:
        return self.decisions

    # ---- results

    def scores(self) -> list[int]:
        return self.points[:]

    def ranking(self) -> list[int]:
        """AC-1.1: the highest train; then fewer pending points; then shared."""
        order = [self.points[p] * 1000 - self.pending_points(p) for p in range(self.players)]
        return [1 + sum([other > mine for other in order]) for mine in order]

    def key(self) -> tuple[int, ...]:
        # AC-5.1: which animal has to wait makes no difference.
        kind = self.kind
        waiting = [i << 20 | kind[wagon] for i, row in enumerate(self.waiting) for wagon in row]
        return (*key_of(self), max(self.late, FIRST_BONUS - 1), *sorted(waiting))

    # ---- copies

    def clone(self) -> "AraminiState":
        copy = AraminiState(self.players, self.chance, self.decisions)
        copy_fields(copy, self)
        return copy

    def redeal(self, player: int, rng: Rng) -> None:
        """A purchase that another player is picking cards for is hidden, so it is taken back."""
        if player != self.player and self.phase == PAYING:
            put_back(self)
        redeal(self, player, rng)
