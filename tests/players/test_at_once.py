"""What several seats decide at once and in secret is no habit: regret matching says how often what is done, and that is how often it is."""

from math import sqrt

import pytest

from chapiteau.chance import Rng, seed_from
from chapiteau.game import State
from chapiteau.players import registry
from chapiteau.players.at_once import AtOnce, choices, combinations, equilibrium, expected
from chapiteau.players.planner import Planner
from chapiteau.registry import title
from chapiteau.title import Plan
from chapiteau.words import Message
from tests.titles.drum_roll.build import position

pytestmark = pytest.mark.engine

DRUM = title("drum-roll")


def table(*rows: list[float]) -> list[list[float]]:
    """Payoffs of two seats, by the first one's: its choice goes down the rows, the other's along them; what one gains the other loses."""
    return [
        [rows[one][two], -rows[one][two]] for two in range(len(rows[0])) for one in range(len(rows))
    ]


GAMES: dict[str, tuple[list[list[float]], list[float]]] = {
    "matching pennies": (table([1, -1], [-1, 1]), [0.5, 0.5]),
    "one coin weighs more": (table([3, -1], [-1, 1]), [1 / 3, 2 / 3]),
    "rock, paper, scissors": (table([0, -1, 1], [1, 0, -1], [-1, 1, 0]), [1 / 3, 1 / 3, 1 / 3]),
    "one choice is better whatever comes": (table([2, 1], [1, 0]), [1.0, 0.0]),
}


@pytest.mark.parametrize("game", GAMES)
def test_who_knows_the_shares_gains_nothing_by_it(game: str) -> None:
    payoffs, wanted = GAMES[game]
    sizes = [len(wanted), len(payoffs) // len(wanted)]
    shares = equilibrium(payoffs, sizes)
    assert shares[0] == pytest.approx(wanted, abs=0.02)
    for seat in (0, 1):
        worth = expected(payoffs, sizes, shares, seat)
        mean = sum(share * value for share, value in zip(shares[seat], worth, strict=True))
        assert max(worth) - mean < 0.02
    # A habit would be another thing: whoever knows it gains.
    if len({round(share, 1) for share in wanted} & {1.0, 0.0}) == 0:
        habit = [[1.0] + [0.0] * (len(wanted) - 1), shares[1]]
        assert max(expected(payoffs, sizes, habit, 1)) > 0.3


def test_each_combination_has_a_number() -> None:
    sizes = [2, 3, 2]
    found = [tuple(choices(number, sizes)) for number in range(combinations(sizes))]
    assert len(set(found)) == 12
    assert max(found) == (1, 2, 1)


def votes(seats: int = 2) -> list[State]:
    """Votes of Drum Roll in matches by chance."""
    found: list[State] = []
    for number in range(6):
        state: State = DRUM.new(seats, {}, seed_from(number))
        rng = Rng(seed_from(number))
        while not state.is_final():
            seat = state.current()
            legal = state.legal_actions(seat)
            if DRUM.at_once(state, seat) is not None and state.turn > 0:  # type: ignore[misc]
                found.append(state.clone())
            state.apply(seat, rng.pick(legal))
    return found


def searching(nodes: int) -> tuple[AtOnce, Planner]:
    plans = registry.ahead(DRUM)
    way = AtOnce(DRUM.at_once, DRUM.evaluate, 3, plans)  # type: ignore[arg-type]
    return way, Planner(way.plans, DRUM.reason, nodes)


def mixed(plans: list[Plan]) -> bool:
    return len([plan for plan in plans if 0.15 < plan.share < 0.85]) >= 2


@pytest.mark.long
def test_a_vote_is_taken_as_often_as_the_search_states() -> None:
    """From one position, with ever other random numbers."""
    way, planner = searching(60)
    asked = Rng(seed_from(3))
    state = next(
        state
        for state in votes()
        if sum(mixed(way.plans(state, state.current(), 60, Rng(asked.seed()))) for _ in range(4))
        == 4
    )
    seat = state.current()
    stated: dict[int, list[float]] = {action: [] for action in state.legal_actions(seat)}
    taken = dict.fromkeys(stated, 0)
    asks = 80
    for number in range(asks):
        for plan in way.plans(state, seat, 60, Rng(seed_from(number))):
            stated[plan.actions[0]].append(plan.share)
        decision = planner.choose(state, seat, Rng(seed_from(number)))
        taken[decision.action] += 1
        assert decision.reason.id == "reason-mixed" or max(map(max, stated.values())) == 1
    assert sum(count > 0 for count in taken.values()) >= 2
    for action, shares in stated.items():
        doubt = sqrt(sum(share * (1 - share) for share in shares)) + 0.5
        assert abs(taken[action] - sum(shares)) < 4 * doubt


def test_it_does_not_matter_whether_others_have_chosen() -> None:
    way, _ = searching(60)
    several = [state for state in votes(3) if len(state.to_act()) > 1]
    for state in several[:6]:
        seat = state.current()
        other = next(one for one in state.to_act() if one != seat)
        asked = []
        for choice in state.legal_actions(other)[:2]:
            later = state.clone()
            later.apply(other, choice)
            if later.turn == state.turn and seat in later.to_act():
                asked.append(way.plans(later, seat, 60, Rng(seed_from(5))))
        asked.append(way.plans(state, seat, 60, Rng(seed_from(5))))
        assert all(plans == asked[0] for plans in asked)


def test_elsewhere_the_search_goes_on_as_ever() -> None:
    seen: list[State] = []

    def otherwise(state: State, player: int, nodes: int, rng: Rng) -> list[Plan]:
        seen.append(state)
        return [Plan(0.0, [state.legal_actions(player)[0]])]

    way = AtOnce(DRUM.at_once, DRUM.evaluate, 3, otherwise)  # type: ignore[arg-type]
    state = position(2)
    way.plans(state, state.current(), 60, Rng(seed_from(1)))
    assert seen == [state]
    vote = votes()[0]
    way.plans(vote, vote.current(), 60, Rng(seed_from(1)))
    assert len(seen) == 1


def test_shares_are_kept_by_lot() -> None:
    plans = [Plan(1.0, [7], 0.7), Plan(1.0, [8], 0.2), Plan(1.0, [9], 0.1)]
    planner = Planner(lambda *_: plans, lambda *_: Message("reason-win"), 0)
    rng = Rng(seed_from(1))
    found = [planner.noticed(plans, rng).actions[0] for _ in range(3000)]
    assert [found.count(action) / 3000 for action in (7, 8, 9)] == pytest.approx(
        [0.7, 0.2, 0.1], abs=0.03
    )


def test_before_means_that_nobody_else_has_chosen() -> None:
    state = DRUM.new(3, {}, seed_from(1))
    assert state.to_act() == [0, 1, 2]
    state.apply(1, state.legal_actions(1)[0])
    assert state.to_act() == [0, 2]
    before = DRUM.at_once(state, 0)  # type: ignore[misc]
    assert before is not None
    assert before.to_act() == [0, 1, 2]
    assert state.to_act() == [0, 2], "the position itself is left as it was"
    own = DRUM.at_once(state, 1)  # type: ignore[misc]
    assert own is not None
    assert own.to_act() == [0, 2], "what the player has chosen stays"
