"""How one decision leads to the next: what lies on `Position.todo` comes first, then what the mode asks.

After every step `settle` goes on until somebody has a decision. Nobody is asked where there is no choice, but for the end of the turn
and that of a show, which are steps of their own (MG-3.1, MG-6.2).
"""

from chapiteau.titles.the_magnificent.rules import asks, build, exchange, gains, paying, travel
from chapiteau.titles.the_magnificent.rules.camp import CELLS
from chapiteau.titles.the_magnificent.rules.decision import Question
from chapiteau.titles.the_magnificent.rules.position import Position


def settle(state: Position, questions: list[Question]) -> None:
    """Go on until somebody has a decision, or the match is over."""
    while not settled(state, questions):
        pass


def settled(state: Position, questions: list[Question]) -> bool:
    """Do what comes next as far as there is no choice. True when somebody has to be asked."""
    question = state.question()
    if question == asks.PLACING:
        return build.settle_placing(state)
    if state.todo:
        parameter = state.parameter()
        if question == asks.STEP:
            travel.step(state, parameter)
            return False
        if question == asks.PART:
            state.todo.pop()
            gains.gain(state, parameter)
            return False
        if question == asks.EARN:
            build.earn(state, parameter // CELLS, parameter % CELLS)
            return False
        if question == asks.GEM:
            return gains.settle_gem(state)
        if question == asks.POSTER:
            return gains.settle_poster(state)
        if question == asks.PAY:
            return paying.settle_pay(state)
        if question == asks.EXCHANGE:
            return exchange.settle_exchange(state, parameter)
    asked = questions[question]
    if not asked.skipped:
        return True
    legal = asked.find(state, state.player)
    if len(legal) != 1:
        return True
    asked.do(state, state.player, legal[0])
    return False
