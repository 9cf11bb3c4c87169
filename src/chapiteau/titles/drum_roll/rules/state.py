"""The position as the contract wants it: what is legal, what it does, how it ends."""

from typing import Final

from chapiteau.chance import Rng
from chapiteau.kinds import Kinds
from chapiteau.titles.drum_roll.rules import (
    benefits,
    curtain,
    distribution,
    flow,
    investments,
    kinds,
    placement,
    resolution,
    salaries,
    scoring,
    setup,
    show,
    vote,
)
from chapiteau.titles.drum_roll.rules.actions import (
    AGENT,
    APPLAUDING,
    APPLAUSE,
    ASSIST,
    BANK,
    BANKING,
    BENEFIT,
    BENEFITING,
    CARD_TRAILER,
    CUBES,
    CURTAIN,
    DISCARD,
    DISTRIBUTING,
    DONE,
    DOUBLE,
    DOUBLING,
    DRAFT,
    EXCUSE,
    FLIP,
    GAINING,
    HIRE,
    INCOME_CUBE,
    KEEP,
    LOOKING,
    MOVE,
    ORGANIZING,
    PAYING,
    PERFORM,
    PLACE,
    PLACING,
    RESOLVING,
    RESOURCES,
    RETURN,
    SHOWING,
    SPEND,
    TAKE_CUBE,
    TAKE_INVESTMENT,
    TAKE_SKIP,
    TRAILER,
    UNBLOCK,
    VOTE_DELAY,
    VOTE_START,
    VOTING,
)
from chapiteau.titles.drum_roll.rules.refusal import refusal
from chapiteau.titles.drum_roll.rules.secrecy import redeal
from chapiteau.titles.drum_roll.rules.table import Table
from chapiteau.words import Message

SEATS: Final = [[seat for seat in range(4) if mask >> seat & 1] for mask in range(16)]
"""The seats of each mask."""
FIRST: Final = [(seats[0] if seats else -1) for seats in SEATS]


class DrumRollState(Table):
    """A position of Drum Roll."""

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
        if self.crowded >> player & 1:  # DR-3.10
            legal = investments.applause_actions(self, player)
            return self.cards_and(player, legal + investments.discard_actions(self, player))
        mode = self.mode
        if mode == PLACING:
            legal = placement.place_actions(self, player)
            if not self.hand[player]:
                return legal
            return self.cards_and(player, legal + placement.unblock_actions(self, player))
        if mode == RESOLVING:
            return self.cards_and(player, resolution.resolve_actions(self, player))
        if mode == DISTRIBUTING:
            return self.cards_and(player, [DONE, *distribution.distribution_actions(self, player)])
        if mode == SHOWING:
            legal = investments.applause_actions(self, player)
            return self.cards_and(player, legal + show.show_actions(self, player))
        if mode == BENEFITING:
            legal = show.benefit_actions(self, player)
            return self.cards_and(player, legal + investments.applause_actions(self, player))
        if mode == GAINING:
            return benefits.gain_actions(self, player)
        if mode == LOOKING:
            return benefits.look_actions(self, player)
        if mode == APPLAUDING:
            return self.cards_and(player, [DONE, *investments.applause_actions(self, player)])
        if mode == PAYING:
            return self.cards_and(player, [DONE, *salaries.excuse_actions(self, player)])
        if mode == VOTING:
            return self.cards_and(player, [VOTE_DELAY, VOTE_START])
        if mode == DOUBLING:
            return self.cards_and(player, vote.double_actions(self, player))
        if mode == ORGANIZING:
            return self.cards_and(player, vote.organizer_actions(self))
        if mode == CURTAIN:
            return self.cards_and(player, [DONE])
        if mode == BANKING:
            return placement.bank_actions(self, player)
        if mode == CUBES:
            return setup.cube_actions(self, player)
        return setup.draft_actions(self, player)

    def cards_and(self, player: int, legal: list[int]) -> list[int]:
        """DR-9.1: with the any-time cards that can be played, in rising order."""
        if self.hand[player]:
            cards = investments.any_time_actions(self, player)
            if cards:
                legal += cards
                legal.sort()
        return legal

    def do(self, player: int, action: int) -> None:
        if self.mode == CURTAIN and not self.crowded:
            curtain.choose(self, player, action)
        elif action < INCOME_CUBE:
            self.do_decision(player, action)
        elif APPLAUSE <= action < RESOURCES:
            investments.play_applause(self, player, action - APPLAUSE)
        elif action < ASSIST:
            investments.play(self, player, action)
        elif action < AGENT:
            distribution.use_assistant(self, player, action - ASSIST)
        elif action < KEEP:
            distribution.use_agent(self, player, action - AGENT)
        elif action < DISCARD:
            benefits.choose_card(self, player, action - KEEP)
        elif action < HIRE:
            investments.discard(self, player, action - DISCARD)
        elif action < EXCUSE:
            resolution.hire(self, player, action - HIRE)
            flow.close_marker(self)
        elif action < PERFORM:
            salaries.excuse(self, player, action - EXCUSE)
        elif action < TRAILER:
            self.do_perform(player, action - PERFORM)
        elif action < CARD_TRAILER:
            benefits.choose_trailer(self, player, action - TRAILER)
        elif action < MOVE:
            investments.play(self, player, action)
        else:
            move = action - MOVE
            distribution.move(self, player, move // 3, move % 3)
        flow.settle(self)

    def do_decision(self, player: int, action: int) -> None:
        """The actions that are not about a card."""
        if action == DONE:
            self.do_done(player)
        elif action < TAKE_INVESTMENT:
            placement.place(self, player, action - PLACE)
        elif action == TAKE_INVESTMENT:
            resolution.invest(self, player)
            flow.close_marker(self)
        elif action == DOUBLE:
            vote.double(self, player)
            self.asked += 1
        elif action == RETURN:
            vote.return_organizer(self, player)
            self.asked = 1
        elif action == BENEFIT:
            benefits.take_benefit(self, player)
        elif action == FLIP:
            show.flip(self, player)
            flow.end_performance(self)
        elif action <= VOTE_START:
            vote.vote(self, player, vote.DELAY if action == VOTE_DELAY else vote.START)
            self.waiting &= ~(1 << player)
        elif action == TAKE_SKIP:
            benefits.choose_skip(self, player)
        elif action < TAKE_CUBE:
            placement.bank(self, player, action - BANK + 1)
        elif action < SPEND:
            self.do_cube(player, action - TAKE_CUBE)
        elif action < DRAFT:
            benefits.spend(self, player, action - SPEND)
        elif action < UNBLOCK:
            setup.keep(self, player, action - DRAFT)
        else:
            placement.unblock(self, player, action - UNBLOCK)

    def do_done(self, player: int) -> None:
        """Whatever "done" means where it is a choice."""
        mode = self.mode
        if mode == RESOLVING:
            resolution.waive(self, player)
            flow.close_marker(self)
        elif mode == BENEFITING:
            show.decline(self, player)
            flow.end_performance(self)
        elif mode == PAYING:
            flow.close_wages(self, player)
        else:
            flow.say_done(self, player)
            if mode == BANKING:
                self.mode = PLACING
            elif mode == DISTRIBUTING:
                self.done |= 1 << player
                if distribution.distribution_actions(self, player):
                    self.closed |= 1 << player
            elif mode == APPLAUDING:
                flow.end_show_of(self)
            else:  # Double Vote, the Show Organizer
                self.asked += 1

    def do_cube(self, player: int, colour: int) -> None:
        """DR-2.6 or DR-11.2."""
        if self.mode == CUBES:
            setup.pick(self, player, colour)
        else:
            benefits.choose_cube(self, player, colour)

    def do_perform(self, player: int, card: int) -> None:
        """DR-5.1: then the benefit is asked for."""
        show.perform(self, player, card)
        if self.acting < 0:
            flow.end_performance(self)
        else:
            self.mode = BENEFITING

    def kinds(self) -> Kinds:
        return kinds.kinds()

    def why_illegal(self, player: int, action: int) -> tuple[str, Message]:
        return refusal(self, player, action)

    def clone(self) -> "DrumRollState":
        # Compiled classes have no way round __init__.
        copy = DrumRollState(self.players, self.chance, self.box)
        copy.copy_table(self)
        return copy

    def resample(self, player: int, rng: Rng) -> "DrumRollState":
        """As `secrecy.redeal` says."""
        copy = self.clone()
        redeal(copy, player, rng)
        copy._legal_player = -1
        return copy

    # ---- results

    def scores(self) -> list[int]:
        return self.score[:]

    def ranking(self) -> list[int]:
        """DR-10.5."""
        return scoring.ranking(self)

    def key(self) -> tuple[int, ...]:
        kind = self.box.kind
        numbers = [self.players, self.mode, self.waiting, self.done, self.closed, self.crowded]
        numbers.append(self.show)
        numbers += [
            self.round,
            self.opens,
            self.start,
            self.shower,
            self.touring,
            self.trailers,
            self.tokens,
        ]
        numbers += [self.renewed, self.used, self.asked, self.returned, self.barred]
        numbers += [self.acting, self.spending, self.keeping, self.excused]
        lists = [self.stock, self.performer_deck, sorted(self.performer_discard)]
        lists += [self.personnel_deck, sorted(self.personnel_discard)]
        lists += [[kind[card] for card in self.deck], sorted([kind[c] for c in self.discard])]
        lists += [self.offered_performers, self.offered_personnel, self.discount, self.region]
        lists += [self.coins, self.storage, self.banked, self.score, self.cubes, self.flipped]
        lists += [self.trailer, self.act, self.draft, self.kept, self.picked, self.markers]
        lists += [self.queue, self.sold, self.moved, self.votes, self.todo, self.skips]
        lists.append(self.chosen)
        lists.append([kind[card] for card in self.looked])
        lists.append(sorted([kind[card] for card in self.keeps]))
        lists.append([kind[card] for card in self.laid])
        for player in range(self.players):
            lists.append(sorted(self.troupe[player]))
            lists.append(sorted(self.staff[player]))
            lists.append(sorted([kind[card] for card in self.hand[player]]))
        for numbers_of in lists:
            numbers.append(len(numbers_of))
            numbers += numbers_of
        return tuple([int(number) for number in numbers])
