"""The position as the contract wants it: what is legal, what it does, how it ends."""

from typing import Final

from chapiteau.chance import Rng
from chapiteau.kinds import Kinds
from chapiteau.titles.the_magnificent.rules import (
    bonuses,
    build,
    flow,
    gains,
    kinds,
    perform,
    rounds,
    scoring,
    setup,
    travel,
    turn,
    words,
)
from chapiteau.titles.the_magnificent.rules.actions import (
    ARRANGE,
    BOARD,
    CARD,
    CARDS,
    CLEAR,
    COLOUR,
    COMPLETE,
    DIE,
    DISCARD_NEW,
    DISCARD_PAIR,
    END_TURN,
    ENOUGH,
    FACE,
    GEM,
    LEAVE,
    LEVEL,
    M_AFTER,
    M_ARRANGING,
    M_BEFORE,
    M_BOARD,
    M_CARD,
    M_DIE,
    M_DISCARDING,
    M_KEEP,
    M_OVER,
    M_PICKING,
    M_PLACING,
    M_SCORING,
    M_SHOWING,
    M_TRAINER,
    MOST_SHOWS,
    OWED,
    PAIR,
    PASSED,
    SECTION,
    SHOW,
    SOURCE,
    SPEND,
    STEPS,
    T_BITS,
    T_COPY,
    T_EXCHANGE,
    T_FACE,
    T_GEM,
    T_PASSED,
    T_PAY,
    T_POSTER,
    T_RECOLOUR,
    T_SECTION,
    T_TENT,
    TENT_SPACE,
    TILE,
    TRAINER,
    USE_MASTER,
    USE_SPACE,
    USE_TRAINER,
    WAGON,
)
from chapiteau.titles.the_magnificent.rules.camp import CELLS, PLACES
from chapiteau.titles.the_magnificent.rules.refusal import refusal
from chapiteau.titles.the_magnificent.rules.secrecy import redeal
from chapiteau.titles.the_magnificent.rules.table import Table
from chapiteau.words import Message

SEATS: Final = [[seat for seat in range(4) if mask >> seat & 1] for mask in range(16)]
"""The seats of each mask."""


class MagnificentState(Table):
    """A position of The Magnificent."""

    def set_up(self) -> None:
        """Lay out (MG-2). Positions other than copies begin with this."""
        setup.set_up(self)
        flow.settle(self)

    def together(self) -> bool:
        """Whether all decide at once (MG-7.4, MG-12.4)."""
        return self.mode in (M_KEEP, M_SCORING)

    def to_act(self) -> list[int]:
        if self.mode == M_OVER:
            return []
        return SEATS[self.waiting][:] if self.together() else [self.player]

    def current(self) -> int:
        if self.mode == M_OVER:
            return -1
        return SEATS[self.waiting][0] if self.together() else self.player

    def find_legal(self, player: int) -> list[int]:
        if self.together():
            if player >= self.players or not self.waiting >> player & 1:
                return []
            if self.mode == M_KEEP:
                return setup.keep_actions(self, player)
            return rounds.score_actions(self, player)
        if player != self.player or self.mode == M_OVER:
            return []
        if self.todo:
            return self.asked(self.todo[-1] & (1 << T_BITS) - 1, self.todo[-1] >> T_BITS)
        mode = self.mode
        if mode == M_BEFORE:
            legal = bonuses.free_actions(self)
            legal += turn.spend_actions(self)
            if self.colour == CLEAR:  # MG-3.3
                return legal + turn.colour_actions(self)
            legal += build.level_actions(self)
            legal += travel.step_actions(self)
            return legal + perform.show_actions(self)
        if mode == M_PLACING:
            legal = bonuses.free_actions(self)
            return legal + build.owed_actions(self) + build.tile_actions(self)
        if mode == M_SHOWING:
            return [ENOUGH, *bonuses.free_actions(self), *perform.complete_actions(self)]
        if mode == M_AFTER:
            if self.owed:  # MG-4.3: before the turn can be ended
                return bonuses.free_actions(self) + build.owed_actions(self)
            return [END_TURN, *bonuses.free_actions(self)]
        if mode == M_DIE:
            return bonuses.free_actions(self) + turn.die_actions(self)
        if mode == M_CARD:
            return turn.card_actions(self)
        if mode == M_ARRANGING:
            return perform.arrange_actions(self)
        if mode == M_PICKING:
            return rounds.pair_actions(self)
        if mode == M_DISCARDING:
            return rounds.discard_actions(self)
        if mode == M_TRAINER:
            return setup.trainer_actions(self)
        assert mode == M_BOARD
        return setup.board_actions(self)

    def asked(self, kind: int, parameter: int) -> list[int]:
        """What may be done about the thing that comes next."""
        if kind == T_POSTER:
            return gains.source_actions(self)
        if kind == T_SECTION:
            return gains.section_actions(self)
        if kind == T_GEM:
            return gains.gem_actions(self)
        if kind == T_RECOLOUR:
            return turn.colour_actions(self)
        if kind == T_PAY:
            return perform.pay_actions(self)
        if kind == T_TENT:
            return travel.tent_actions(self)
        if kind == T_PASSED:
            return travel.passed_actions(self)
        if kind == T_EXCHANGE:
            return bonuses.exchange_actions(self, parameter, self.traded)
        if kind == T_FACE:
            return bonuses.face_actions(self, parameter)
        if kind == T_COPY:
            return bonuses.copy_actions(self)
        return [WAGON, WAGON + 1, WAGON + 2]

    def do(self, player: int, action: int) -> None:
        if action >= TILE:
            place = action - TILE
            build.place(self, place // PLACES, place % PLACES)
        elif action >= LEVEL:
            self.do_action(action)
        elif action >= SOURCE:
            self.do_poster(action)
        elif action >= DIE:
            self.do_card(player, action)
        else:
            self.do_use(action)
        flow.settle(self)

    def do_action(self, action: int) -> None:
        """MG-3.4, and what follows from it."""
        if action < STEPS:
            build.build(self, action - LEVEL)
        elif action < SHOW:
            travel.travel(self, action - STEPS)
        elif action < OWED:
            perform.give_show(self, (action - SHOW) // MOST_SHOWS, (action - SHOW) % MOST_SHOWS)
        elif action < ARRANGE:
            build.claim(self, action - OWED)
        else:
            perform.arrange(self, action - ARRANGE)

    def do_poster(self, action: int) -> None:
        """Posters and tents."""
        if action < SECTION:
            gains.take_poster(self, action)
        elif action < COMPLETE:
            gains.place_poster(self, self.todo[-1] >> T_BITS, action)
        elif action < TENT_SPACE:
            perform.complete(self, action - COMPLETE)
        elif action < PASSED:
            travel.take_tent(self, self.todo[-1] >> T_BITS, action)
        else:
            travel.choose_passed(self, action - PASSED)

    def do_card(self, player: int, action: int) -> None:
        """Dice, master cards, drafts, pairs."""
        if action < CARD:
            turn.take_die(self, action - DIE)
        elif action < TRAINER:
            self.choose_card(player, action - CARD)
        elif action < BOARD:
            setup.choose_trainer(self, action - TRAINER)
        elif action < PAIR:
            setup.choose_board(self, action - BOARD)
        elif action < DISCARD_PAIR:
            rounds.pick(self, action - PAIR)
        else:
            rounds.discard_pair(self, action - DISCARD_PAIR)

    def choose_card(self, player: int, card: int) -> None:
        """A master card, for whatever one is asked for."""
        if self.todo:
            bonuses.copy_top(self, card)
        elif self.mode == M_CARD:
            turn.put_die(self, card)
        elif self.mode == M_KEEP:
            setup.keep(self, player, card)
        else:
            rounds.choose_score(self, player, card)

    def do_use(self, action: int) -> None:
        """Bonuses and the choices in them, gems, the end of things."""
        if action == END_TURN:
            rounds.end_turn(self)
        elif action == USE_MASTER:
            bonuses.use_master(self)
        elif action < USE_TRAINER:
            self.do_stop(action)
        elif action < USE_SPACE:
            bonuses.use_trainer(self, action - USE_TRAINER)
        elif action < SPEND:
            bonuses.use_space(self, action - USE_SPACE)
        elif action < COLOUR:
            turn.spend(self, action - SPEND)
        elif action < FACE:
            turn.name_colour(self, action - COLOUR)
        elif action < WAGON:
            self.todo.pop()
            bonuses.set_die(self, action - FACE + 1)
        elif action < GEM:
            steps = self.todo.pop() >> T_BITS
            travel.move_wagon(self, action - WAGON, steps)
        else:
            self.do_gem(action)

    def do_stop(self, action: int) -> None:
        """Enough, leave, discard."""
        kind = self.todo[-1] & (1 << T_BITS) - 1 if self.todo else -1
        parameter = self.todo[-1] >> T_BITS if self.todo else 0
        if action == DISCARD_NEW:
            gains.place_poster(self, parameter, action)
        elif action == LEAVE:
            if kind == T_POSTER:
                gains.take_poster(self, action)
            else:
                travel.take_tent(self, parameter, action)
        elif kind == T_EXCHANGE:
            bonuses.exchange(self, action, parameter)
        else:
            perform.end_show(self)

    def do_gem(self, action: int) -> None:
        """A gem to take, to pay with, to buy or to sell."""
        kind = self.todo[-1] & (1 << T_BITS) - 1
        if kind == T_EXCHANGE:
            bonuses.exchange(self, action, self.todo[-1] >> T_BITS)
        elif kind == T_PAY:
            perform.pay(self, action - GEM)
        else:
            self.todo.pop()
            gains.take_gem(self, action - GEM)

    def kinds(self) -> Kinds:
        return kinds.kinds([words.card_id(card) for card in range(CARDS)])

    def why_illegal(self, player: int, action: int) -> tuple[str, Message]:
        return refusal(self, player, action)

    def clone(self) -> "MagnificentState":
        # Compiled classes have no way round __init__.
        copy = MagnificentState(self.players, self.chance, self.box)
        copy.copy_table(self)
        return copy

    def resample(self, player: int, rng: Rng) -> "MagnificentState":
        """As `secrecy.redeal` says."""
        copy = self.clone()
        redeal(copy, player, rng)
        copy._legal_player = -1
        return copy

    # ---- results

    def scores(self) -> list[int]:
        return self.score[:]

    def ranking(self) -> list[int]:
        """MG-8.4."""
        return scoring.ranking(self)

    def key(self) -> tuple[int, ...]:
        numbers = [self.players, self.mode, self.player, self.waiting, self.first, self.round]
        numbers += [self.taken, self.rolls, self.renewed, self.die, self.card, self.colour]
        numbers += [self.used, self.top_used, self.gem_spent, self.bonus, self.bonus_build]
        numbers += [self.bonus_travel, self.bonus_show, self.action, self.left_small]
        numbers += [self.left_large, self.may_complete, self.face_down, self.traded]
        numbers.append(self.completing)
        # Lists of one length in all positions.
        numbers += self.dice
        numbers += self.display
        numbers += self.trainer_display
        numbers += self.poster_display
        numbers += self.wagon
        numbers += self.ring_tent
        numbers += self.spare
        numbers += self.side
        numbers += self.board
        numbers += self.score
        numbers += self.coins
        numbers += self.markers
        numbers += self.spent
        numbers += self.gems
        numbers += self.hat
        numbers += self.shows
        numbers += self.camp
        numbers += self.built
        numbers += self.poster
        numbers += self.tent
        numbers += self.completed
        numbers += self.trainer_owner
        numbers += self.picked
        numbers += self.counted
        if self.mode == M_KEEP:
            numbers += self.packet
            numbers += self.holder
            numbers += self.seen
        cards: list[int] = []
        for player in range(self.players):
            held = self.held(player)
            held.sort()
            cards.append(-1)
            for card in held:
                cards.append(card * 64 + (self.die_kind[card] + 1) * 8 + self.die_face[card])
        for numbers_of in (
            cards,
            self.deck,
            self.trainer_deck,
            self.poster_deck,
            sorted(self.poster_discard),
            sorted(self.passed),
            sorted([waiting // CELLS for waiting in self.owed]),
            self.price,
            self.todo,
        ):
            numbers.append(len(numbers_of))
            numbers += numbers_of
        return tuple(numbers)
