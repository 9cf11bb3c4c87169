"""How computer players judge a position."""

from collections import Counter

import pytest

from chapiteau.chance import Rng, seed_from
from chapiteau.players import registry
from chapiteau.players.seat import decide
from chapiteau.registry import title
from chapiteau.titles.flip_circus.rules.ring import COUNT
from chapiteau.titles.flip_circus.rules.state import FlipState
from chapiteau.titles.flip_circus.value import STALE, WIN, evaluate, first
from chapiteau.words import Message
from tests.titles.flip_circus.build import (
    ACCEPT,
    BOX,
    DECLINE,
    END_TURN,
    OFFER,
    OPTIONS,
    RETURN,
    TAKE,
    play,
    position,
    swap,
)

pytestmark = pytest.mark.engine

NEAR = "AM CM AC AT CF FS CS ST CT MF"
"""One swap from three acrobats."""
APART = "CA MF CM ST CF AM CS TA CT FS"
"""All that belongs together lies far apart."""
THREE = "CT AC MF AT CS CF AM TS CM FS"
"""One poster is three actions away, all others six."""


def test_a_win_is_above_everything_and_a_loss_below() -> None:
    state = position(NEAR, posters=("MF", "ST"), applause=(5, 0))
    assert WIN > evaluate(state, 0) > evaluate(state, 1) > -WIN
    play(state, swap(1))
    assert evaluate(state, 0) == WIN
    assert evaluate(state, 1) == -WIN


def test_what_is_good_for_one_side_is_as_bad_for_the_other() -> None:
    for ring in (NEAR, APART):
        for left in (0, 1, 2):
            state = position(ring, left=left, applause=(1, 2), posters=("T", ""), players=4)
            worth = [evaluate(state, seat) for seat in range(4)]
            assert worth[0] == worth[2] == -worth[1] == -worth[3]


def test_posters_then_applause_count() -> None:
    even = evaluate(position(APART), 0)
    assert evaluate(position(APART, posters=("A", "")), 0) > even + 50
    before = position(applause=(0, 1))
    taken = evaluate(play(before.clone(), swap(2), TAKE), 0)
    returned = evaluate(play(before.clone(), swap(2), RETURN), 0)
    assert min(taken, returned) > evaluate(play(before.clone(), swap(2), DECLINE), 0)


def test_a_poster_in_reach_is_good_for_the_side_that_may_act_next() -> None:
    assert evaluate(position(NEAR), 0) > evaluate(position(APART), 0)
    # Without an action left it is the other side's.
    assert evaluate(position(NEAR, left=0), 0) < evaluate(position(APART, left=0), 0)
    over = play(position(NEAR, left=0), END_TURN)
    assert evaluate(over, 1) > 0 > evaluate(over, 0)


def test_five_clowns_count_when_both_have_two_posters() -> None:
    two = ("AM", "FS")
    up = "CA CM CF CS TC AM MF FS ST TA"
    down = "AC MC FC SC TC AM MF FS ST TA"
    gain = evaluate(position(up, posters=two), 0) - evaluate(position(up), 0)
    none = evaluate(position(down, posters=two), 0) - evaluate(position(down), 0)
    assert gain > none


def test_what_is_just_out_of_reach_is_a_threat() -> None:
    """With two actions nobody takes what is three away, but the other side may go on from there; one applause brings it in reach."""
    assert first(position(THREE), 0) < 0 < first(position(THREE), 1)
    assert evaluate(position(THREE), 1) < 0 < evaluate(position(THREE), 0), (
        "who sees the reply needs no threat"
    )
    bought = position(THREE, applause=(1, 1))
    assert evaluate(bought, 0) > 0 > evaluate(bought, 1)


@pytest.mark.rule("FC-8.3")
def test_a_ring_that_lay_so_before_is_worth_less_to_whoever_leaves_it() -> None:
    new = position(APART, left=0)
    old = position(APART, left=0)
    often = position(APART, left=0)
    new.starts = [new.start(1) + (1 << 8)]
    old.starts = [old.start(0), old.start(0) + (1 << 8)]
    often.starts = [often.start(0)] * 3
    assert evaluate(new, 0) > evaluate(old, 0) > evaluate(often, 0)
    for state in (new, old, often):
        assert evaluate(state, 1) == -evaluate(state, 0)
    # In the midst of a turn it does not count, and a turn's own start is not an earlier one.
    assert evaluate(play(old.clone(), END_TURN), 1) == evaluate(position(APART, first=1), 1) + STALE


def test_a_draw_is_welcome_only_to_a_side_that_stands_to_lose() -> None:
    drawn = evaluate(play(position(APART), OFFER, ACCEPT), 0)
    assert drawn < evaluate(position(APART, left=0), 0)
    assert drawn < evaluate(position(APART), 1)
    lost = position(NEAR, posters=("", "MS"), applause=(0, 3), left=0)
    assert evaluate(lost, 0) < drawn < evaluate(lost, 1)


@pytest.mark.long
def test_a_hint_is_true_of_the_step_that_it_is_given_for() -> None:
    """What greedy says a step brings has come with the step, whatever lies hidden; what comes later it calls a plan."""
    flip = title("flip-circus")
    bots = [registry.make(name, flip) for name in ("greedy", "random")]
    promised: Counter[str] = Counter()
    for seed in range(2):
        state = flip.new(2, OPTIONS, seed_from(seed), BOX)
        rng = Rng(seed_from(seed))
        while (player := state.current()) >= 0:
            assert isinstance(state, FlipState)
            action, reason, _ = decide(bots[player], state, player, rng)
            before = state.clone()
            state.apply(player, action)
            if player:
                continue
            step = reason.args.get("step", reason)
            assert isinstance(step, Message)
            promised[step.id] += 1
            assert came_true(step, before, state, player), (seed, state.turn, step)
    assert set(promised) >= {"flip-reason-poster", "flip-reason-applause", "reason-plan"}


def came_true(reason: Message, before: FlipState, after: FlipState, player: int) -> bool:
    """Whether a step from `before` to `after` brought what the reason says it does."""
    side = player & 1
    if reason.id == "reason-win":
        return after.winner == side
    if reason.id == "flip-reason-poster":
        gained = COUNT[after.posters[side]] - COUNT[before.posters[side]]
        return gained == reason.args["count"]
    if reason.id == "flip-reason-applause":
        return after.applause[side] > before.applause[side]
    if reason.id == "flip-reason-return":
        return after.applause[1 - side] < before.applause[1 - side]
    return True
