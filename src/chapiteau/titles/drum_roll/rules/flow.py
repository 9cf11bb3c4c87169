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
    state.waiting = state.crowded or ask(state)  # DR-3.10: before anything else happens
    while not state.waiting and state.mode != phase.OVER:
        leave(state, kinds)
        state.waiting = state.crowded or ask(state)


def ask(state: Position) -> int:
    """Mask of those who have a decision in this phase, once what needs none is done; 0: it is over."""
    mode = state.mode
    if mode == phase.PLACING:
        return placement.placer(state)
    if mode == phase.RESOLVING:
        return resolution.resolver(state)
    if mode == phase.DISTRIBUTING:
        return distributing(state)
    if phase.SHOWING <= mode <= phase.APPLAUDING:
        return showing(state)
    if mode == phase.BANKING:
        owner = state.owner(state.box.member[box.BANK])
        return 1 << owner if owner >= 0 and state.coins[owner] > 0 else 0  # DR-3.1
    if mode == phase.DOUBLING:
        return vote.doubler(state)
    if mode == phase.ORGANIZING:
        owner = state.owner(state.box.member[box.ORGANIZER])
        return 1 << owner if owner >= 0 and state.asked == 0 else 0
    if mode == phase.CURTAIN:
        return curtain.choosers(state) if state.asked == 0 else 0
    if mode == phase.PAYING:
        return paying(state)
    return state.waiting


def showing(state: Position) -> int:
    """Mask of the player whose show it is, where that player has a decision; of those with too large hands."""
    player = show.performer_in_turn(state)
    if state.mode == phase.SHOWING:
        asked = len(show.to_perform(state, player)) > 0
    elif state.mode == phase.BENEFITING:
        asked = show.is_asked(state, player)
    elif state.mode == phase.APPLAUDING:
        asked = len(state.hand[player]) > 0
    else:
        if state.mode == phase.GAINING and state.spending == 0:
            benefits.go_on(state, player)
        asked = len(state.todo) > 0
    return state.crowded or (1 << player if asked else 0)


def leave(state: Position, kinds: Decisions) -> None:
    """From a phase in which nobody has a decision any more to what comes next."""
    mode = state.mode
    if mode == phase.CUBES:
        begin_turn(state)
    elif mode == phase.BANKING:
        state.mode = phase.PLACING
    elif mode == phase.PLACING:
        resolution.resolve_automatic(state)
        state.mode = phase.RESOLVING
    elif mode == phase.RESOLVING:
        decks.put_tokens(state)  # DR-3.13
        distribution.begin(state)
        state.turn += 1
        state.mode = phase.DISTRIBUTING
    elif mode == phase.DISTRIBUTING:
        state.turn += 1
        if state.round in (vote.FIRST_VOTE, vote.SECOND_VOTE):  # DR-3.15 (a), DR-4.1
            state.mode = phase.VOTING
            state.waiting = state.everybody()
        else:
            organize(state)
    elif mode == phase.VOTING:
        vote.show_votes(state)
        state.asked = 0
        state.mode = phase.DOUBLING
    elif mode == phase.DOUBLING:
        state.turn += 1
        state.opens = not vote.close_vote(state)
        organize(state)
    elif mode == phase.ORGANIZING:
        end_turn(state)
    elif mode == phase.CURTAIN:
        if state.asked == 0 and not curtain.end_round(state):
            open_show(state)
        else:
            curtain.carry_out(state, kinds)
    elif mode == phase.SHOWING:
        player = show.performer_in_turn(state)
        show.after_performances(state, player)
        investments.count_laid(state, player)
        state.mode = phase.APPLAUDING
    elif mode == phase.BENEFITING:
        show.decline(state, show.performer_in_turn(state))
    elif mode == phase.GAINING:
        show.end_performance(state)
    elif mode == phase.APPLAUDING:
        show.end_show_of(state)
    elif mode == phase.PAYING:
        end_show(state)


# ---- preparation


def begin_turn(state: Position) -> None:
    """DR-3.1: a preparation turn begins."""
    state.turn += 1
    state.markers.clear()
    state.mode = phase.BANKING
    if state.telling:
        state.say("drum-log-turn", state.start, show=state.show, round=state.round)


def distributing(state: Position) -> int:
    """DR-3.14: all at once: also who had no move and no exchange before, as soon as one is open."""
    for player in range(state.players):
        me = 1 << player
        if state.closed & me:
            continue
        if distribution.is_open(state, player):
            if state.done & me and state.telling:
                state.say("drum-log-asked-again", player)
            state.done &= ~me
        elif not state.hand[player]:
            state.done |= me  # DR-9.1b
    return state.everybody() & ~state.done


def organize(state: Position) -> None:
    """DR-3.15 (b): the Show Organizer may be returned."""
    state.asked = 0
    state.mode = phase.ORGANIZING


def end_turn(state: Position) -> None:
    """DR-3.15 (c) and (d): the next turn, or the show."""
    goes_on = state.round < vote.LAST_TURN and not state.opens
    if state.returned >= 0:  # DR-8.7
        state.start = state.returned
    elif goes_on:
        state.start = (state.start + 1) % state.players
    state.barred = state.returned
    state.returned = -1
    if not goes_on:
        curtain.begin(state)
        return
    decks.deal_personnel(state)
    decks.deal_performers(state)
    state.round += 1
    begin_turn(state)


def open_show(state: Position) -> None:
    """The first player's show begins; from now on nobody can be let go (DR-9.4)."""
    state.touring = True
    state.turn += 1
    state.mode = phase.SHOWING
    if state.telling:
        state.say("drum-log-show", state.start, show=state.show)


# ---- the show


def paying(state: Position) -> int:
    """DR-6: all at once."""
    for player in range(state.players):
        asked = state.done >> player & 1 or state.hand[player] or salaries.excusable(state, player)
        if not asked:
            salaries.pay_wages(state, player)
    return state.everybody() & ~state.done


def end_show(state: Position) -> None:
    """DR-10.1, or the end of the match."""
    scoring.after_salaries(state)
    state.touring = False
    if scoring.is_last_show(state):
        scoring.final_scoring(state)
        state.mode = phase.OVER
        if state.telling:
            state.tell(EVERYBODY, "drum-log-over", {})
        return
    state.act = [0] * len(state.act)
    state.flipped = [1 if flipped else 0 for flipped in state.flipped]
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
