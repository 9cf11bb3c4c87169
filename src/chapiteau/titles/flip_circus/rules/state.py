"""The position of Flip Circus as the contract wants it: what is legal, what it does, how it ends."""

from chapiteau.chance import Chance, Rng
from chapiteau.kinds import Kinds
from chapiteau.titles.flip_circus.rules import position
from chapiteau.titles.flip_circus.rules.decision import Refusal
from chapiteau.titles.flip_circus.rules.fields import copy_fields, key_of
from chapiteau.titles.flip_circus.rules.kinds import KINDS, OF, legal_actions
from chapiteau.titles.flip_circus.rules.position import DRAWN, NOBODY, Position
from chapiteau.titles.flip_circus.rules.ring import COUNT
from chapiteau.titles.flip_circus.rules.secrecy import redraw
from chapiteau.words import Message, seat


class FlipState(Position):
    """A match of Flip Circus: a position that plays.

    >>> from chapiteau.registry import title
    >>> state = title("flip-circus").new(2, {}, bytes(32))
    >>> len(state.legal_actions(state.current()))
    25
    """

    # ---- what may be done, and what happens

    def to_act(self) -> list[int]:
        return [] if self.actor < 0 else [self.actor]

    def current(self) -> int:
        return self.actor

    def find_legal(self, player: int) -> list[int]:
        return legal_actions(self) if player == self.actor else []

    def do(self, player: int, action: int) -> None:
        self.looked = 0
        kind = OF[action]
        kind.do(self, action - kind.first)

    def why_illegal(self, player: int, action: int) -> Refusal:
        """Nothing that is not legal can be played, so the rule for mistakes is not needed (FC-3.6)."""
        if action < 0 or action >= len(OF):
            return "FC-3.1", Message("flip-error-unknown", {"action": action})
        if self.phase == position.OVER:
            return "FC-1.1", Message("flip-error-over")
        if player != self.actor:
            return "FC-3.1", Message("flip-error-turn", {"player": seat(self.actor)})
        kind = OF[action]
        if self.phase == position.BENEFIT:
            return kind.in_benefit(self)
        if self.phase == position.ANSWER:
            return "FC-8.3", Message("flip-error-answer")
        return kind.why_not(self, action - kind.first)

    def kinds(self) -> Kinds:
        return KINDS

    # ---- results

    def returns(self) -> list[float]:
        """1 for each seat of the side that won, 0 for the other, 1/2 for all in a draw: a match has two sides, also in teams."""
        if self.winner == NOBODY:
            return [0.0] * self.players
        if self.winner == DRAWN:
            return [0.5] * self.players
        return [1.0 if seat & 1 == self.winner else 0.0 for seat in range(self.players)]

    def scores(self) -> list[int]:
        """Posters of each seat's side."""
        return [COUNT[self.posters[seat & 1]] for seat in range(self.players)]

    def ranking(self) -> list[int]:
        """Seats of the leading side share place 1, the others the place after them; all share place 1 in a draw and at equal posters."""
        if self.winner == DRAWN:
            return [1] * self.players
        scores = self.scores()
        return [1 + sum(other > own for other in scores) for own in scores]

    # ---- copies

    def clone(self) -> "FlipState":
        copy = FlipState(self.players, self.chance, self.box)
        copy_fields(copy, self)
        return copy

    def redeal(self, player: int, rng: Rng) -> None:
        """The backs that `player` was not shown, drawn anew: evenly among all ways to lay out the ten tokens that agree with every face
        that was ever up and with every look of the player's side.

        At the start all orders of the tokens and all sides of the five pairs are equally likely, so every layout that agrees weighs the
        same. What other players chose to do is no evidence. Who has seen which token stays as it is: that is public (FC-4.7).
        """
        self.chance = Chance(rng.seed())
        redraw(self, player, rng)

    def key(self) -> tuple[int, ...]:
        return (self.turn, *key_of(self))
