"""How one decision leads to the next: what lies on `Position.todo` comes first, then what the mode asks.

After every step `settle` goes on until somebody has a decision. Nobody is asked where there is no choice, but for the end of the turn
and that of a show, which are steps of their own (MG-3.1, MG-6.2).
"""

from chapiteau.titles.the_magnificent.rules import asks, build, camp, gains, paying, travel
from chapiteau.titles.the_magnificent.rules.decision import Question
from chapiteau.titles.the_magnificent.rules.position import Position


def settle(state: Position, questions: list[Question]) -> None:
    """Go on until somebody has a decision, or the match is over."""
    while True:
        if state.todo:
            question = state.todo[-1] & asks.T_MASK
            if settled(state, question, state.todo[-1] >> asks.T_BITS):
                continue
        else:
            question = state.question()
            if question == asks.PLACING and build.settle_placing(state):
                continue
        asked = questions[question]
        if not asked.skipped:
            return
        legal = state.legal_actions(state.player)
        if len(legal) != 1:
            return
        state._legal_player = -1  # They change with the step.
        only = asked.kind(legal[0])
        only.do(state, state.player, legal[0] - only.first)


def settled(state: Position, question: int, parameter: int) -> bool:
    """Do what comes first as far as there is no choice. False when somebody may have to be asked."""
    if question == asks.STEP:
        travel.step(state, parameter)
    elif question == asks.PART:
        state.todo.pop()
        gains.gain(state, parameter)
    elif question == asks.EARN:
        build.earn(state, parameter // camp.CELLS, parameter % camp.CELLS)
    elif question == asks.GEM:
        return gains.settle_gem(state)
    elif question == asks.POSTER:
        return gains.settle_poster(state)
    elif question == asks.PAY:
        return paying.settle_pay(state)
    elif question == asks.EXCHANGE:
        return gains.settle_exchange(state, parameter)
    else:
        return False
    return True
