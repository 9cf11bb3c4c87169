"""The search of Flip Circus: the same rules in three numbers, all layouts, and what it finds."""

from collections.abc import Iterator
from random import Random

import pytest

from chapiteau.chance import Rng, seed_from
from chapiteau.registry import title
from chapiteau.title import Plan
from chapiteau.titles.flip_circus import alphabeta, check, packed, parts, solve, value
from chapiteau.titles.flip_circus.rules import ring
from chapiteau.titles.flip_circus.rules.position import ACT, DRAWN, NOBODY
from chapiteau.titles.flip_circus.rules.secrecy import possible_backs
from chapiteau.titles.flip_circus.rules.state import FlipState
from tests.titles.flip_circus.build import (
    ACCEPT,
    BOX,
    END_TURN,
    OFFER,
    OPTIONS,
    REFUSE,
    START,
    position,
    swap,
)

pytestmark = pytest.mark.engine

INFINITE = alphabeta.INFINITE
NEAR = "AM CM AC AT CF FS CS ST CT MF"
"""One swap from three acrobats."""
APART = "CA MF CM ST CF AM CS TA CT FS"


def walk(seed: int, players: int = 2) -> Iterator[FlipState]:
    """The positions of a match by chance in which the side to move acts."""
    state = title("flip-circus").new(players, {"draw-offers": False}, seed_from(seed), BOX)
    assert isinstance(state, FlipState)
    luck = Random(seed)
    while not state.is_final():
        yield state
        state.advance(state.current(), luck.choice(state.legal_actions(state.current())))


def moves(state: FlipState) -> set[int]:
    """What the search sees of what can be done; a fortune teller stands for all of them, and an action is bought when none is left."""
    legal = {action for action in state.legal_actions(state.current()) if not 30 <= action < 40}
    tellers = [
        action
        for action in sorted(legal)
        if 20 <= action < 30 and state.faces[action - 20] == ring.TELLER
    ]
    legal -= set(tellers[1:])
    return legal - {packed.BUY} if state.left else legal


@pytest.mark.slow
@pytest.mark.rule(
    "FC-3.2", "FC-3.3", "FC-4.1", "FC-4.2", "FC-4.5", "FC-5.1", "FC-6.1", "FC-6.2", "FC-6.4"
)
def test_three_numbers_follow_the_rules() -> None:
    steps = won = 0
    for seed in range(6):
        for state in walk(seed):
            front, back, meta = packed.pack(state)
            room = [0] * alphabeta.WIDEST
            found = set(room[: packed.write_actions(front, meta, 20, room, 0)])
            assert moves(state) <= found
            # FC-8.2 alone may bar more.
            assert found - moves(state) <= {packed.BUY, packed.TAKE}
            for action in state.legal_actions(state.current()):
                after = state.clone()
                after.advance(state.current(), action)
                got = packed.after(front, back, meta, action)
                if after.winner not in (NOBODY, DRAWN):
                    assert got[2] >> packed.WON & 1
                    won += 1
                elif after.winner == NOBODY and not (
                    got[2] >> packed.ASKED & 1 and after.phase == ACT
                ):
                    assert got == packed.pack(after)
                    steps += 1
    assert steps > 10_000
    assert won > 0


def test_a_position_is_worth_what_the_eye_says() -> None:
    seen = 0
    for state in walk(7):
        if state.left == 2 and state.bought == 0 and state.phase == ACT:
            front, back, meta = packed.pack(state)
            for side in (0, 1):
                stale = value.STALE * value.times_before(state)
                told = value.evaluate(state, side) - (stale if side == state.mover & 1 else -stale)
                worth = packed.worth(front, back, meta, side, state.mover & 1)
                assert abs(int(worth) - 1000 * told) <= 1
                seen += 1
    assert seen > 20


def actions_of(solver: alphabeta.Solver, at: packed.Packed) -> list[int]:
    room = [0] * alphabeta.WIDEST
    return room[: packed.write_actions(at[0], at[2], solver.most_bought, room, 0)]


def whole_tree(
    solver: alphabeta.Solver, at: packed.Packed, turns: int, known: dict[object, int]
) -> int:
    """What a position is worth, by looking at all that may follow."""
    place = (at, turns)
    if place in known:
        return known[place]
    best = -INFINITE
    for action in actions_of(solver, at):
        after = packed.after(*at, action)
        if after[2] >> packed.WON:
            worth = packed.WIN
        elif action != packed.END:
            worth = whole_tree(solver, after, turns, known)
        elif turns == 0:
            mover = after[2] >> packed.SIDE & 1
            worth = packed.worth(*after, 1 - mover, mover)
        else:
            worth = -whole_tree(solver, after, turns - 1, known)
            worth -= worth // 1000
        best = max(best, worth)
    known[place] = best
    return best


def test_alpha_beta_finds_what_the_whole_tree_holds() -> None:
    compared = 0
    for seed in (1, 2):
        for number, state in enumerate(walk(seed)):
            if number % 9 == 0 and state.left <= 1:
                solver = alphabeta.Solver(1, 10_000_000)
                at = packed.pack(state)
                found = solver.search(*at, 0, 0, -INFINITE, INFINITE)
                assert found == whole_tree(solver, at, 0, {})
                compared += 1
    assert compared > 10
    ended = position(START, left=0, applause=(0, 1))
    solver, at = alphabeta.Solver(1, 10_000_000), packed.pack(ended)
    assert solver.search(*at, 1, 0, -INFINITE, INFINITE) == whole_tree(solver, at, 1, {})


def test_all_layouts_are_those_that_the_luck_of_the_draw_knows() -> None:
    state = title("flip-circus").new(2, {}, seed_from(4), BOX)
    assert isinstance(state, FlipState)
    rng = Rng(seed_from(1))
    found = {tuple(backs) for backs in possible_backs(state, 0)}
    drawn = set()
    for _ in range(3000):
        world = state.resample(0, rng)
        assert isinstance(world, FlipState)
        drawn.add(tuple(world.backs))
    assert found == drawn
    assert len(possible_backs(state, 0)) == len(found) > 1


def best(state: FlipState, nodes: int = 60_000) -> Plan:
    return solve.plans(state, state.current(), nodes, Rng(seed_from(3)))[0]


@pytest.mark.rule("FC-6.3")
def test_a_win_in_reach_is_taken_and_planned() -> None:
    state = position(NEAR, posters=("MF", "ST"))
    plan = best(state)
    assert plan.value == packed.WIN / 1000
    assert plan.actions == [swap(1)]
    # Before the other side has it.
    after = solve.plans(position(NEAR, posters=("ST", "MF"), left=1), 0, 60_000, Rng(seed_from(3)))
    assert after[0].value > after[-2].value


@pytest.mark.slow
@pytest.mark.rule("FC-8.3")
def test_a_draw_is_taken_by_who_would_lose() -> None:
    lost = position(NEAR, posters=("", "MS"), applause=(0, 3), left=0)
    won = position(NEAR, posters=("MS", ""), applause=(3, 0), left=0)
    for held, answer in ((won, ACCEPT), (lost, REFUSE)):
        state = held.clone()
        state.apply(0, OFFER)
        assert best(state).actions == [answer], "of the other side"
    assert best(lost).actions == [OFFER]
    plans = solve.plans(won, 0, 60_000, Rng(seed_from(3)))
    assert plans[-1].actions == [OFFER], "never by who leads"


@pytest.mark.rule("FC-8.3")
def test_the_third_time_counts_as_the_draw_that_it_is() -> None:
    state = position(APART, left=0)
    start = state.start(1)
    for times in (1, 2):
        state.starts = [start] * times
        assert len(solve.thirds(state)) == times - 1
        lead = position(APART, left=0, posters=("MF", ""))
        lead.starts = [lead.start(1)] * times
        worth = {
            plan.actions[0]: plan.value for plan in solve.plans(lead, 0, 60_000, Rng(seed_from(3)))
        }
        assert (worth[END_TURN] == 0) == (times == 2)


def test_the_largest_box_has_room() -> None:
    state = position(START, applause=(1, 0))
    state.box = parts.box(
        OPTIONS, BOX | {"applause": {"tokens": check.MOST_APPLAUSE, "second_player": 1}}, 1
    )
    front, back, meta = packed.pack(state)
    for _ in range(1000):
        meta = packed.after(front, back, meta, packed.TAKE)[2]
        if not meta >> packed.RESERVE & packed.MOST:
            break
        meta |= packed.ASKED_BIT
    assert meta >> packed.APPLAUSE0 & packed.MOST == check.MOST_APPLAUSE
    for _ in range(check.MOST_APPLAUSE):
        meta = packed.after(front, back, meta, packed.BUY)[2]
    assert meta >> packed.LEFT & packed.MOST == 2 + check.MOST_APPLAUSE
    assert meta >> packed.SIDE & 1 == 0


def test_equal_questions_get_equal_answers_within_the_nodes() -> None:
    state = title("flip-circus").new(2, {}, seed_from(9), BOX)
    assert isinstance(state, FlipState)
    assert best(state, 5_000) == best(state, 5_000)
    solver = alphabeta.Solver(2, 500)
    solver.search(*packed.pack(state), 3, 0, -INFINITE, INFINITE)
    assert 500 < solver.nodes < 500 + alphabeta.PLIES * alphabeta.WIDEST
