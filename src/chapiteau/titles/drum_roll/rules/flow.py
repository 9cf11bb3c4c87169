"""How one phase leads to the next: DR-1.1, DR-3.15, DR-10.1.

After every step `settle` goes on until somebody has a decision, and says who that is in `table.waiting`. A player is asked only if a choice
besides "done" is open, or who holds an investment where one might be played (DR-9.1b): whether one is asked depends on nothing hidden.
"""

from chapiteau.game import EVERYBODY
from chapiteau.titles.drum_roll.rules import curtain, words
from chapiteau.titles.drum_roll.rules.actions import (
    APPLAUDING,
    BANKING,
    BENEFITING,
    CUBES,
    CURTAIN,
    DISTRIBUTING,
    DOUBLING,
    DRAFTING,
    GAINING,
    LOOKING,
    ORGANIZER,
    ORGANIZING,
    OVER,
    PAYING,
    PLACING,
    RESOLVING,
    SHOWING,
    VOTING,
)
from chapiteau.titles.drum_roll.rules.benefits import go_on
from chapiteau.titles.drum_roll.rules.decks import (
    clear_offer,
    deal_performers,
    deal_personnel,
    put_tokens,
)
from chapiteau.titles.drum_roll.rules.distribution import begin, distribution_actions
from chapiteau.titles.drum_roll.rules.investments import count_laid
from chapiteau.titles.drum_roll.rules.placement import all_placed, banker, placer
from chapiteau.titles.drum_roll.rules.resolution import (
    resolve_actions,
    resolve_automatic,
    waive,
)
from chapiteau.titles.drum_roll.rules.salaries import excuse_actions, pay_wages
from chapiteau.titles.drum_roll.rules.scoring import after_salaries, final_scoring, is_last_show
from chapiteau.titles.drum_roll.rules.show import (
    after_performances,
    decline,
    is_asked,
    performer_in_turn,
    to_perform,
)
from chapiteau.titles.drum_roll.rules.table import Table
from chapiteau.titles.drum_roll.rules.vote import (
    FIRST_VOTE,
    LAST_TURN,
    SECOND_VOTE,
    close_vote,
    doubler,
    show_votes,
)
from chapiteau.words import seat


def settle(table: Table) -> None:
    """Go on until somebody has a decision, or the match is over."""
    while True:
        mode = table.mode
        if table.crowded:
            table.waiting = table.crowded  # DR-3.10: before anything else happens
            return
        if mode in (DRAFTING, OVER):
            return
        if mode == CUBES:
            if table.waiting:
                return
            begin_turn(table)
        elif mode == BANKING:
            owner = banker(table)
            if owner >= 0:
                table.waiting = 1 << owner
                return
            table.mode = PLACING
        elif mode == PLACING:
            if not all_placed(table):
                table.waiting = 1 << placer(table)
                return
            resolve_automatic(table)
            table.mode = RESOLVING
        elif mode == RESOLVING:
            if resolving(table):
                return
        elif mode == DISTRIBUTING:
            if distributing(table):
                return
        elif mode == VOTING:
            if table.waiting:
                return
            show_votes(table)
            table.asked = 0
            table.mode = DOUBLING
        elif mode == DOUBLING:
            player = doubler(table)
            if player >= 0:
                table.waiting = 1 << player
                return
            table.turn += 1
            table.opens = not close_vote(table)
            organize(table)
        elif mode == ORGANIZING:
            owner = table.owner(ORGANIZER)
            if owner >= 0 and table.asked == 0:
                table.waiting = 1 << owner
                return
            end_turn(table)
        elif mode == CURTAIN:
            if table.asked == 0:
                table.waiting = curtain.choosers(table)
                if table.waiting:
                    return
                if not curtain.end_round(table):
                    open_show(table)
                    continue
            curtain.carry_out(table)
        elif mode == SHOWING:
            player = performer_in_turn(table)
            if to_perform(table, player):
                table.waiting = 1 << player
                return
            after_performances(table, player)
            count_laid(table, player)
            table.mode = APPLAUDING
        elif mode == BENEFITING:
            player = performer_in_turn(table)
            table.waiting = 1 << player
            if is_asked(table, player):
                return
            decline(table, player)
            end_performance(table)
        elif mode == LOOKING:
            return
        elif mode == GAINING:
            if table.todo:
                player = performer_in_turn(table)
                table.waiting = 1 << player
                if table.spending == 0:
                    go_on(table, player)
                if table.todo and not table.crowded:
                    return
            else:
                end_performance(table)
        elif mode == APPLAUDING:
            player = performer_in_turn(table)
            if table.hand[player]:
                table.waiting = 1 << player
                return
            end_show_of(table)
        elif paying(table):
            return


# texts: drum-log-done-*
def say_done(table: Table, player: int) -> None:
    """Tell that a player does nothing (more) here."""
    if table.telling:
        table.tell(EVERYBODY, "drum-log-done-" + words.ASKED[table.mode], {"player": seat(player)})


# ---- preparation


def begin_turn(table: Table) -> None:
    """DR-3.1: a preparation turn begins."""
    table.turn += 1
    table.markers.clear()
    table.mode = BANKING
    if table.telling:
        when: words.Args = {"show": table.show, "round": table.round}
        table.tell(EVERYBODY, "drum-log-turn", {"player": seat(table.start)} | when)


def resolving(table: Table) -> bool:
    """DR-3.7: the markers that need a decision, one by one. True when somebody is asked."""
    while table.queue:
        player = table.queue[0] & 3
        if table.hand[player] or len(resolve_actions(table, player)) > 1:
            table.waiting = 1 << player
            return True
        waive(table, player)
        close_marker(table)
    put_tokens(table)  # DR-3.13
    begin(table)
    table.turn += 1
    table.mode = DISTRIBUTING
    return False


def close_marker(table: Table) -> None:
    """The marker in turn is resolved."""
    table.queue.pop(0)
    table.turn += 1


def distributing(table: Table) -> bool:
    """DR-3.14: all at once. True while somebody is asked: also who had no move and no exchange before, as soon as one is open."""
    waiting = 0
    for player in range(table.players):
        me = 1 << player
        if table.closed & me:
            continue
        if distribution_actions(table, player):
            if table.done & me and table.telling:
                table.tell(EVERYBODY, "drum-log-asked-again", {"player": seat(player)})
            table.done &= ~me
            waiting |= me
        elif table.hand[player] and not table.done & me:
            waiting |= me
        else:
            table.done |= me  # DR-9.1b
    table.waiting = waiting
    if waiting:
        return True
    table.turn += 1
    # DR-3.15 (a), DR-4.1
    if table.round == FIRST_VOTE or table.round == SECOND_VOTE:
        table.mode = VOTING
        table.waiting = table.everybody()
        return True
    organize(table)
    return False


def organize(table: Table) -> None:
    """DR-3.15 (b): the Show Organizer may be returned."""
    table.asked = 0
    table.mode = ORGANIZING


def end_turn(table: Table) -> None:
    """DR-3.15 (c) and (d): the next turn, or the show."""
    table.barred = table.returned  # DR-8.7
    if table.round < LAST_TURN and not table.opens:
        deal_personnel(table)
        deal_performers(table)
        table.round += 1
        if table.returned >= 0:
            table.start = table.returned
        else:
            table.start = (table.start + 1) % table.players
        table.returned = -1
        begin_turn(table)
        return
    if table.returned >= 0:
        table.start = table.returned
    table.returned = -1
    curtain.begin(table)


def open_show(table: Table) -> None:
    """The first player's show begins; from now on nobody can be let go (DR-9.4)."""
    table.touring = True
    table.turn += 1
    table.mode = SHOWING
    if table.telling:
        opens: words.Args = {"player": seat(table.start), "show": table.show}
        table.tell(EVERYBODY, "drum-log-show", opens)


# ---- the show


def end_performance(table: Table) -> None:
    """The next performer may be named."""
    table.acting = -1
    table.turn += 1
    table.mode = SHOWING


def end_show_of(table: Table) -> None:
    """The next player's show, or salaries."""
    table.turn += 1
    table.shower += 1
    table.mode = SHOWING
    if table.shower == table.players:
        table.done = 0
        table.mode = PAYING


def paying(table: Table) -> bool:
    """DR-6: all at once. True while somebody is asked."""
    waiting = 0
    for player in range(table.players):
        if table.done >> player & 1:
            continue
        if table.hand[player] or excuse_actions(table, player):
            waiting |= 1 << player
        else:
            close_wages(table, player)
    table.waiting = waiting
    if waiting:
        return True
    end_show(table)
    return table.mode == OVER


def close_wages(table: Table, player: int) -> None:
    """DR-6.4: the salaries of a player are paid."""
    pay_wages(table, player)
    table.done |= 1 << player


def end_show(table: Table) -> None:
    """DR-10.1, or the end of the match."""
    after_salaries(table)
    table.touring = False
    if is_last_show(table):
        final_scoring(table)
        table.mode = OVER
        table.waiting = 0
        if table.telling:
            table.tell(EVERYBODY, "drum-log-over", {})
        return
    for card in range(len(table.act)):
        table.act[card] = 0
        if table.flipped[card]:
            table.flipped[card] = 1
    table.excused = 0
    table.shower = 0
    clear_offer(table)
    deal_personnel(table)
    deal_performers(table)
    table.show += 1
    table.round = 1
    table.opens = False
    # DR-7.3: to the left; with two players the third place is the table.
    table.region.insert(0, table.region.pop())
    table.sold = [0] * table.players
    table.start = (table.start + 1) % table.players
    begin_turn(table)
