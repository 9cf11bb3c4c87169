"""Players that look ahead: what they take, how far they look, and that equal questions get equal answers."""

import pytest

from chapiteau.chance import Rng, seed_from
from chapiteau.game import State
from chapiteau.players.lookahead import Lookahead
from chapiteau.players.planner import Planner, Plans, sure
from chapiteau.players.policy import Policy
from chapiteau.players.seat import decide
from chapiteau.players.tree import TreeSearch
from chapiteau.registry import title
from chapiteau.title import Effort, Title
from tests.titles.aramini_circus.build import position

pytestmark = pytest.mark.engine

ARAMINI = title("aramini-circus")
NARROW = Effort(worlds=2, width=6, narrowest=2, budget=60, finalists=2)
WAYS: dict[str, Plans] = {
    "tree": TreeSearch(ARAMINI.evaluate, 30.0, 2).plans,
    "lookahead": Lookahead(ARAMINI.evaluate, NARROW, 6, 3).plans,
}


def begun(found: Title, steps: int, seed: int = 3) -> State:
    """A match after some steps by chance."""
    state = found.new(2, {}, seed_from(seed))
    rng = Rng(seed_from(seed))
    for _ in range(steps):
        seat = state.current()
        state.apply(seat, rng.pick(state.legal_actions(seat)))
    return state


@pytest.mark.parametrize("way", WAYS)
def test_a_won_match_is_won(way: str) -> None:
    """One purchase ends the match; all else leaves the other side to go on."""
    state = position(
        hands=["bear"], trains=["4-bear 3-bear 3-bear 2-bear 2-bear 1-bear 1-bear 1-bear"]
    )
    best = WAYS[way](state, 0, 2000, Rng(seed_from(1)))[0]
    after = state.clone()
    for action in best.actions:
        after.apply(0, action)
    assert after.is_final()
    assert after.ranking()[0] == 1


@pytest.mark.parametrize("way", WAYS)
def test_equal_questions_get_equal_answers(way: str) -> None:
    state = begun(ARAMINI, 12)
    seat = state.current()
    before = state.key()
    asked = [WAYS[way](state, seat, 1500, Rng(seed_from(7))) for _ in range(2)]
    assert asked[0] == asked[1]
    assert state.key() == before, "the question is left as it was"
    steps = [plan.actions[0] for plan in asked[0]]
    assert set(steps) <= set(state.legal_actions(seat))
    assert asked[0] != WAYS[way](state, seat, 1500, Rng(seed_from(8))), "it draws worlds"


def test_tree_search_values_every_legal_step() -> None:
    state = begun(ARAMINI, 12)
    plans = WAYS["tree"](state, state.current(), 1500, Rng(seed_from(7)))
    assert sorted(plan.actions[0] for plan in plans) == state.legal_actions(state.current())
    assert all(0 <= plan.value <= 1 for plan in plans)


def test_a_budget_is_kept() -> None:
    """What comes on top is the last line of each candidate, or the last way down the tree."""
    for nodes in (500, 4000):
        looked: list[int] = []

        def counted(state: State, player: int, looked: list[int] = looked) -> float:
            looked.append(player)
            return ARAMINI.evaluate(state, player)

        state = begun(ARAMINI, 12)
        TreeSearch(counted, 30.0, 2).plans(state, state.current(), nodes, Rng(seed_from(7)))
        assert nodes / 3 < len(looked) < nodes + 400


@pytest.mark.parametrize("steps", [0, 14])
def test_the_policy_does_not_look_at_what_will_be_drawn(steps: int) -> None:
    """In worlds that differ only in what the seat cannot know it does the same things; who saw the next card would not."""
    one = begun(ARAMINI, steps)
    seat = one.current()
    worlds = [one.resample(seat, Rng(seed_from(number))) for number in range(4)]
    assert len({best_seen(world, seat) for world in worlds}) > 1
    policy = Policy(ARAMINI.evaluate)
    first, *others = (
        {policy.step(world, seat, Rng(seed_from(luck))) for luck in range(40)} for world in worlds
    )
    assert others == [first] * 3


def best_seen(state: State, seat: int) -> int:
    """What looks best to who sees what each step brings."""

    def worth(action: int) -> float:
        after = state.clone()
        after.advance(seat, action)
        return ARAMINI.evaluate(after, seat)

    return max(state.legal_actions(seat), key=worth)


def test_a_plan_is_told_as_far_as_it_is_sure() -> None:
    state = begun(ARAMINI, 0)
    seat = state.current()
    draw = next(a for a in state.legal_actions(seat) if learned(state, a))
    assert sure([draw, draw], state, seat) == [draw], (
        "what comes after a card is drawn depends on it"
    )
    assert sure([draw, -1], state, seat) == [draw]


def learned(state: State, action: int) -> bool:
    after = state.clone()
    after.advance(state.current(), action)
    return after.learned != 0


@pytest.mark.slow
def test_it_decides_through_the_same_door_as_all() -> None:
    state = begun(ARAMINI, 12)
    seat = state.current()
    bot = Planner(WAYS["tree"], ARAMINI.reason, 600)
    decisions = [decide(bot, state, seat, Rng(seed_from(2))) for _ in range(2)]
    assert decisions[0] == decisions[1]
    assert decisions[0].action in state.legal_actions(seat)
