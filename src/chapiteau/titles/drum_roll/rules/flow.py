"""How one phase leads to the next: DR-1.1, DR-3.15, DR-10.1.

After every step `settle` goes on until somebody has a decision, and says who that is in `Position.waiting`. A player is asked only if a
choice besides "done" is open, or who holds an investment where one might be played (DR-9.1b): whether one is asked depends on nothing
hidden.
"""

from chapiteau.game import EVERYBODY
from chapiteau.titles.drum_roll.rules import (
    benefits,
    box,
    curtain,
    decks,
    distribution,
    investments,
    phase,
    placement,
    resolution,
    salaries,
    scoring,
    show,
    vote,
)
from chapiteau.titles.drum_roll.rules.kinds import Decisions
from chapiteau.titles.drum_roll.rules.position import Position


def settle(state: Position, kinds: Decisions) -> None:
    """Go on until somebody has a decision, or the match is over."""
    while True:
        mode = state.mode
        if state.crowded:
            state.waiting = state.crowded  # DR-3.10: before anything else happens
            return
        if mode in (phase.DRAFTING, phase.OVER):
            return
        if mode == phase.CUBES:
            if state.waiting:
                return
            begin_turn(state)
        elif mode == phase.BANKING:
            owner = placement.banker(state)
            if owner >= 0:
                state.waiting = 1 << owner
                return
            state.mode = phase.PLACING
        elif mode == phase.PLACING:
            if not placement.all_placed(state):
                state.waiting = 1 << placement.placer(state)
                return
            resolution.resolve_automatic(state)
            state.mode = phase.RESOLVING
        elif mode == phase.RESOLVING:
            if resolving(state):
                return
        elif mode == phase.DISTRIBUTING:
            if distributing(state):
                return
        elif mode == phase.VOTING:
            if state.waiting:
                return
            vote.show_votes(state)
            state.asked = 0
            state.mode = phase.DOUBLING
        elif mode == phase.DOUBLING:
            player = vote.doubler(state)
            if player >= 0:
                state.waiting = 1 << player
                return
            state.turn += 1
            state.opens = not vote.close_vote(state)
            organize(state)
        elif mode == phase.ORGANIZING:
            owner = state.owner(state.box.member[box.ORGANIZER])
            if owner >= 0 and state.asked == 0:
                state.waiting = 1 << owner
                return
            end_turn(state)
        elif mode == phase.CURTAIN:
            if state.asked == 0:
                state.waiting = curtain.choosers(state)
                if state.waiting:
                    return
                if not curtain.end_round(state):
                    open_show(state)
                    continue
            curtain.carry_out(state, kinds)
        elif mode == phase.SHOWING:
            player = show.performer_in_turn(state)
            if show.to_perform(state, player):
                state.waiting = 1 << player
                return
            show.after_performances(state, player)
            investments.count_laid(state, player)
            state.mode = phase.APPLAUDING
        elif mode == phase.BENEFITING:
            player = show.performer_in_turn(state)
            state.waiting = 1 << player
            if show.is_asked(state, player):
                return
            show.decline(state, player)
        elif mode == phase.LOOKING:
            return
        elif mode == phase.GAINING:
            if state.todo:
                player = show.performer_in_turn(state)
                state.waiting = 1 << player
                if state.spending == 0:
                    benefits.go_on(state, player)
                if state.todo and not state.crowded:
                    return
            else:
                show.end_performance(state)
        elif mode == phase.APPLAUDING:
            player = show.performer_in_turn(state)
            if state.hand[player]:
                state.waiting = 1 << player
                return
            show.end_show_of(state)
        elif paying(state):
            return


# ---- preparation


def begin_turn(state: Position) -> None:
    """DR-3.1: a preparation turn begins."""
    state.turn += 1
    state.markers.clear()
    state.mode = phase.BANKING
    if state.telling:
        state.say("drum-log-turn", state.start, show=state.show, round=state.round)


def resolving(state: Position) -> bool:
    """DR-3.7: the markers that need a decision, one by one. True when somebody is asked."""
    while state.queue:
        player = state.queue[0] & 3
        if state.hand[player] or resolution.brings_something(state, player):
            state.waiting = 1 << player
            return True
        resolution.waive(state, player)
    decks.put_tokens(state)  # DR-3.13
    distribution.begin(state)
    state.turn += 1
    state.mode = phase.DISTRIBUTING
    return False


def distributing(state: Position) -> bool:
    """DR-3.14: all at once. True while somebody is asked: also who had no move and no exchange before, as soon as one is open."""
    waiting = 0
    for player in range(state.players):
        me = 1 << player
        if state.closed & me:
            continue
        if distribution.is_open(state, player):
            if state.done & me and state.telling:
                state.say("drum-log-asked-again", player)
            state.done &= ~me
            waiting |= me
        elif state.hand[player] and not state.done & me:
            waiting |= me
        else:
            state.done |= me  # DR-9.1b
    state.waiting = waiting
    if waiting:
        return True
    state.turn += 1
    # DR-3.15 (a), DR-4.1
    if state.round == vote.FIRST_VOTE or state.round == vote.SECOND_VOTE:
        state.mode = phase.VOTING
        state.waiting = state.everybody()
        return True
    organize(state)
    return False


def organize(state: Position) -> None:
    """DR-3.15 (b): the Show Organizer may be returned."""
    state.asked = 0
    state.mode = phase.ORGANIZING


def end_turn(state: Position) -> None:
    """DR-3.15 (c) and (d): the next turn, or the show."""
    state.barred = state.returned  # DR-8.7
    if state.round < vote.LAST_TURN and not state.opens:
        decks.deal_personnel(state)
        decks.deal_performers(state)
        state.round += 1
        if state.returned >= 0:
            state.start = state.returned
        else:
            state.start = (state.start + 1) % state.players
        state.returned = -1
        begin_turn(state)
        return
    if state.returned >= 0:
        state.start = state.returned
    state.returned = -1
    curtain.begin(state)


def open_show(state: Position) -> None:
    """The first player's show begins; from now on nobody can be let go (DR-9.4)."""
    state.touring = True
    state.turn += 1
    state.mode = phase.SHOWING
    if state.telling:
        state.say("drum-log-show", state.start, show=state.show)


# ---- the show


def paying(state: Position) -> bool:
    """DR-6: all at once. True while somebody is asked."""
    waiting = 0
    for player in range(state.players):
        if state.done >> player & 1:
            continue
        if state.hand[player] or salaries.excusable(state, player):
            waiting |= 1 << player
        else:
            salaries.pay_wages(state, player)
    state.waiting = waiting
    if waiting:
        return True
    end_show(state)
    return state.mode == phase.OVER


def end_show(state: Position) -> None:
    """DR-10.1, or the end of the match."""
    scoring.after_salaries(state)
    state.touring = False
    if scoring.is_last_show(state):
        scoring.final_scoring(state)
        state.mode = phase.OVER
        state.waiting = 0
        if state.telling:
            state.tell(EVERYBODY, "drum-log-over", {})
        return
    for card in range(len(state.act)):
        state.act[card] = 0
        if state.flipped[card]:
            state.flipped[card] = 1
    state.excused = 0
    state.shower = 0
    decks.clear_offer(state)
    decks.deal_personnel(state)
    decks.deal_performers(state)
    state.show += 1
    state.round = 1
    state.opens = False
    # DR-7.3: to the left; with two players the third place is the table.
    state.region.insert(0, state.region.pop())
    state.sold = [0] * state.players
    state.start = (state.start + 1) % state.players
    begin_turn(state)
