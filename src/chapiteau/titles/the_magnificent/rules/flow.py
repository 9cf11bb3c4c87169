"""How one decision leads to the next: what lies on `Table.todo` comes first, then what the mode asks.

After every step `settle` goes on until somebody has a decision. Nobody is asked where there is no choice, but for the end of the turn
and that of a show, which are steps of their own (MG-3.1, MG-6.2).
"""

from chapiteau.titles.the_magnificent.rules import (
    bonuses,
    build,
    gains,
    perform,
    rounds,
    travel,
    turn,
)
from chapiteau.titles.the_magnificent.rules.actions import (
    CARD,
    FACE,
    M_AFTER,
    M_CARD,
    M_PICKING,
    M_PLACING,
    OWED,
    PAIR,
    PASSED,
    T_BITS,
    T_COPY,
    T_EARN,
    T_EXCHANGE,
    T_FACE,
    T_GEM,
    T_PART,
    T_PASSED,
    T_PAY,
    T_POSTER,
    T_SECTION,
    T_STEP,
)
from chapiteau.titles.the_magnificent.rules.camp import CELLS
from chapiteau.titles.the_magnificent.rules.table import Table


def settle(table: Table) -> None:
    """Go on until somebody has a decision, or the match is over."""
    while True:
        if table.todo:
            if settle_todo(table):
                return
        elif settle_mode(table):
            return


def settle_todo(table: Table) -> bool:
    """Do what comes next as far as there is no choice. True when the player in turn has to be asked."""
    kind = table.todo[-1] & (1 << T_BITS) - 1
    parameter = table.todo[-1] >> T_BITS
    if kind == T_STEP:
        travel.step(table, parameter)
        return False
    if kind == T_PART:
        table.todo.pop()
        gains.gain(table, parameter)
        return False
    if kind == T_GEM:
        return gains.settle_gem(table)
    if kind == T_POSTER:
        return gains.settle_poster(table)
    if kind == T_SECTION:
        return gains.settle_section(table, parameter)
    if kind == T_EARN:
        build.earn(table, parameter // CELLS, parameter % CELLS)
        return False
    if kind == T_PAY:
        return perform.settle_pay(table)
    if kind == T_EXCHANGE:
        return bonuses.settle_exchange(table, parameter)
    if kind == T_FACE:
        faces = bonuses.face_actions(table, parameter)
        if len(faces) == 1:
            table.todo.pop()
            bonuses.set_die(table, faces[0] - FACE + 1)
            return False
    elif kind == T_COPY:
        cards = bonuses.copy_actions(table)
        if len(cards) == 1:
            bonuses.copy_top(table, cards[0] - CARD)
            return False
    elif kind == T_PASSED:
        places = travel.passed_actions(table)
        if len(places) == 1:
            travel.choose_passed(table, places[0] - PASSED)
            return False
    return True


def settle_mode(table: Table) -> bool:
    """The same for the mode."""
    mode = table.mode
    if mode == M_PLACING:
        return build.settle_placing(table)
    if mode == M_AFTER:
        if table.owed:
            kinds = build.owed_actions(table)
            if len(kinds) == 1 and not bonuses.free_actions(table):
                build.claim(table, kinds[0] - OWED)
                return False
    elif mode == M_CARD:
        cards = turn.vacant_cards(table)
        if len(cards) == 1:
            turn.put_die(table, cards[0])
            return False
    elif mode == M_PICKING:
        pairs = rounds.pair_actions(table)
        if len(pairs) == 1:
            rounds.pick(table, pairs[0] - PAIR)
            return False
    return True
