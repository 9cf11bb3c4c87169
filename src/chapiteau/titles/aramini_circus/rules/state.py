"""The position as the contract wants it: what is legal, what it does, how it ends."""

from typing import Final

from chapiteau.chance import Rng
from chapiteau.kinds import Kinds
from chapiteau.titles.aramini_circus.rules import bonus, kinds, payment, train, turn
from chapiteau.titles.aramini_circus.rules.actions import (
    ANIMALS,
    DRAW_DISCARD,
    DRAW_PILE,
    DRAWING,
    END_TURN,
    FILL,
    FIRST_BONUS,
    HITCH,
    OVER,
    PAY,
    PAYING,
    PLAY,
    SWAP,
    TAKE,
    TURN,
)
from chapiteau.titles.aramini_circus.rules.refusal import refusal
from chapiteau.titles.aramini_circus.rules.secrecy import redeal
from chapiteau.titles.aramini_circus.rules.setup import set_up
from chapiteau.titles.aramini_circus.rules.table import OFFERED, Table
from chapiteau.words import Message

DISCARD: Final = 1 << 4
PILE: Final = 1 << 5


def moves(possible: int) -> list[int]:
    """AC-3.1: the moves of a player who has an action left, by what is possible: bits 0 to 3 the places of the offer that can be filled,
    DISCARD and PILE whether these can be drawn from, and from bit 6 the animal of the own token."""
    legal = [END_TURN]
    if possible & PILE:
        legal.append(DRAW_PILE)
    if possible & DISCARD:
        legal.append(DRAW_DISCARD)
    legal += [FILL + slot for slot in range(OFFERED) if possible >> slot & 1]
    legal += [SWAP + animal for animal in range(len(ANIMALS)) if animal != possible >> 6]
    return legal


MOVES: Final = [moves(possible) for possible in range(len(ANIMALS) << 6)]


class AraminiState(Table):
    """A position of Aramini Circus."""

    def set_up(self) -> None:
        """Deal (AC-2). Positions other than copies begin with this."""
        set_up(self)

    def to_act(self) -> list[int]:
        return [] if self.mode == OVER else [self.player]

    def current(self) -> int:
        return -1 if self.mode == OVER else self.player

    def find_legal(self, player: int) -> list[int]:
        if player != self.player or self.mode == OVER:
            return []
        if self.mode == TURN:
            return self.turn_actions()
        if self.mode == DRAWING:
            return self.draw_actions()
        if self.mode == PAYING:
            return [PAY + face for face in payment.payable(self)]
        return [TAKE + face for face in bonus.takeable(self)]

    def turn_actions(self) -> list[int]:
        """AC-3.1 with AC-4.2 and AC-5.1."""
        if self.actions > 0:
            possible = self.token[self.player] << 6 | payment.fillable(self)
            if turn.can_draw_pile(self):
                possible |= PILE
            if turn.can_draw_discard(self):
                possible |= DISCARD
            legal = MOVES[possible][:]
        else:
            legal = [END_TURN]
        if self.coupling and self.pending:
            for kind in train.hitchable(self):
                legal.append(HITCH + kind)
        if self.with_bonus:
            for face in bonus.playable(self):
                legal.append(PLAY + face - FIRST_BONUS)
        return legal

    def draw_actions(self) -> list[int]:
        """AC-5.2."""
        legal: list[int] = []
        if turn.can_draw_pile(self):
            legal.append(DRAW_PILE)
        if turn.can_draw_discard(self):
            legal.append(DRAW_DISCARD)
        return legal

    def do(self, player: int, action: int) -> None:
        if action == END_TURN:
            turn.end_turn(self)
        elif action <= DRAW_DISCARD:
            turn.draw(self, action == DRAW_PILE)
        elif action < SWAP:
            payment.fill(self, action - FILL)
        elif action < PAY:
            turn.swap(self, action - SWAP)
        elif action < HITCH:
            payment.pay(self, action - PAY)
        elif action < PLAY:
            train.hitch_pending(self, action - HITCH)
        elif action < TAKE:
            bonus.play(self, action - PLAY + FIRST_BONUS)
        else:
            bonus.take(self, action - TAKE)

    def kinds(self) -> Kinds:
        return kinds.kinds(self.box)

    def why_illegal(self, player: int, action: int) -> tuple[str, Message]:
        return refusal(self, player, action)

    def clone(self) -> "AraminiState":
        # Compiled classes have no way round __init__.
        copy = AraminiState(self.players, self.chance, self.box, self.with_bonus, self.finish_round)
        copy.copy_table(self)
        return copy

    def resample(self, player: int, rng: Rng) -> "AraminiState":
        """As `secrecy.redeal` says. A purchase that another player is picking cards for is hidden, so it is taken back."""
        copy = self.clone()
        if player != self.player and self.mode == PAYING:
            payment.put_back(copy)
        redeal(copy, player, rng)
        copy._legal_player = -1
        return copy

    # ---- results

    def scores(self) -> list[int]:
        return self.points[:]

    def ranking(self) -> list[int]:
        """AC-1.1: the highest train; then fewer pending points; then shared."""
        order = [self.points[p] * 1000 - self.pending_points(p) for p in range(self.players)]
        return [1 + sum([other > mine for other in order]) for mine in order]

    def key(self) -> tuple[int, ...]:
        kind = self.kind
        waiting = sorted([(code & 3) * 16 + kind[code >> 2] for code in self.pending])
        offered = [kind[number] if number >= 0 else -1 for number in self.offer]
        numbers = [self.players, self.player, self.mode, self.actions, self.less, self.played]
        numbers += [self.one_to_one, self.coupling, self.busy, self.bought, self.last_round]
        # AC-5.1: which animal it is makes no difference.
        numbers.append(max(self.late, FIRST_BONUS - 1))
        numbers += [self.slot, self.due, self.half, self.aside, self.draws, self.idle, self.calm]
        numbers += [self.first, self.ringmaster, self.ringmaster_up, self.over, self.shuffles]
        lists = [self.hand, self.laid, self.pile, self.discard, self.token, self.last, self.points]
        lists += [offered, waiting, [kind[number] for number in self.wagons]]
        for numbers_of in lists:
            numbers.append(len(numbers_of))
            numbers += numbers_of
        return tuple([int(number) for number in numbers])
