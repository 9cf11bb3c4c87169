"""Decisions that several seats make at once and in secret: what is best there depends on what the others do, so it must not be a habit.

All that the seats can do together is played on in worlds that are the same for all, and gives a table of what each combination is worth to
each seat. In this table regret matching finds how often each seat should do what: a seat that knew how often the others do what would gain
nothing by it. (Hart and Mas-Colell 2000; with regrets that never fall below 0, Tammelin 2014.) With two seats that is exact but for the
rounds; with more there is no such promise, and none better known.

Whether another seat has chosen already makes no difference: a title gives the position as it was before anybody else had (`Title.at_once`).
"""

from collections.abc import Callable
from typing import Any, Final

from chapiteau.chance import Rng
from chapiteau.game import State
from chapiteau.players.planner import Plans
from chapiteau.players.policy import Evaluate, Policy
from chapiteau.title import Plan

MOST: Final = 81
"""Combinations that are tried, at most: where there are more, the search goes on as everywhere."""
ROUNDS: Final = 1000
LEAST: Final = 2
"""Worlds, however few positions may be looked at."""

Before = Callable[[State, int], State | None]
"""A title's `at_once`."""


class AtOnce:
    """Weighs what others may do at the same time; all other decisions are left to `otherwise`."""

    def __init__(self, before: Before, evaluate: Evaluate, turns: int, otherwise: Plans) -> None:
        self.before = before
        self.evaluate = evaluate
        self.turns = turns
        self.otherwise = otherwise

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.before, self.evaluate, self.turns, self.otherwise)

    def plans(self, state: State, player: int, nodes: int, rng: Rng) -> list[Plan]:
        """Each own step with its share, the largest first."""
        before = self.before(state, player)
        if before is None:
            return self.otherwise(state, player, nodes, rng)
        seats = before.to_act()
        guesses = [before.resample(player, rng) for _ in range(LEAST)]
        options = [open_choices(before, guesses, seat, player) for seat in seats]
        sizes = [len(actions) for actions in options]
        if not 0 < combinations(sizes) <= MOST or player not in seats:
            return self.otherwise(state, player, nodes, rng)
        own = seats.index(player)
        worths = self.worths(before, player, seats, options, nodes, rng)
        shares = equilibrium([against(row, seats) for row in worths], sizes)
        values = expected([[row[seat] for seat in seats] for row in worths], sizes, shares, own)
        found = [
            Plan(value, [action], share)
            for action, value, share in zip(options[own], values, shares[own], strict=True)
        ]
        found.sort(key=by_share)
        return found

    def worths(
        self,
        before: State,
        player: int,
        seats: list[int],
        options: list[list[int]],
        nodes: int,
        rng: Rng,
    ) -> list[list[float]]:
        """For each combination what it is worth to each seat of the match, in the mean over worlds."""
        sizes = [len(actions) for actions in options]
        count = combinations(sizes)
        worths = [[0.0] * before.players for _ in range(count)]
        policy = Policy(self.evaluate)
        world, tried = before, 0
        while tried < LEAST or policy.nodes < nodes:
            seed = rng.seed()
            for number in range(count):
                state = world.clone()
                for at, choice in enumerate(choices(number, sizes)):
                    if options[at][choice] in state.legal_actions(seats[at]):
                        state.advance(seats[at], options[at][choice])
                policy.play_on(state, before.turn + self.turns, Rng(seed))
                row = worths[number]
                for seat in range(state.players):
                    row[seat] += self.evaluate(state, seat)
            tried += 1
            world = before.resample(player, rng)
        return [[worth / tried for worth in row] for row in worths]


def open_choices(before: State, guesses: list[State], seat: int, player: int) -> list[int]:
    """What a seat may choose; of another than `player` only what it can choose whatever it holds: a card that may be elsewhere is no choice
    that could be reckoned with."""
    legal = before.legal_actions(seat)
    if seat == player:
        return legal
    return [one for one in legal if all(one in guess.legal_actions(seat) for guess in guesses)]


def by_share(plan: Plan) -> tuple[float, float]:
    """The largest share first, then the best."""
    return (-plan.share, -plan.value)


def against(worths: list[float], seats: list[int]) -> list[float]:
    """For each of `seats` what it has more than the others in the mean: with two seats one gains what the other loses."""
    others = max(len(worths) - 1, 1)
    total = sum(worths)
    return [worths[seat] - (total - worths[seat]) / others for seat in seats]


def combinations(sizes: list[int]) -> int:
    """How many there are."""
    count = 1
    for size in sizes:
        count *= size
    return count


def choices(number: int, sizes: list[int]) -> list[int]:
    """The choice of each seat in the combination of that number."""
    found: list[int] = []
    for size in sizes:
        found.append(number % size)
        number //= size
    return found


def expected(
    payoffs: list[list[float]], sizes: list[int], shares: list[list[float]], own: int
) -> list[float]:
    """What each choice of the seat at `own` brings it when the others choose by `shares`. Payoffs: per combination and seat."""
    found = [0.0] * sizes[own]
    for number, row in enumerate(payoffs):
        chosen = choices(number, sizes)
        chance = 1.0
        for at, choice in enumerate(chosen):
            if at != own:
                chance *= shares[at][choice]
        found[chosen[own]] += chance * row[own]
    return found


def equilibrium(payoffs: list[list[float]], sizes: list[int]) -> list[list[float]]:
    """For each seat how often it should make each choice, by regret matching; later rounds count for more in the mean.

    >>> heads_and_tails = [[1.0, -1.0], [-3.0, 3.0], [-1.0, 1.0], [1.0, -1.0]]
    >>> [round(share, 2) for share in equilibrium(heads_and_tails, [2, 2])[0]]
    [0.67, 0.33]
    """
    regrets = [[0.0] * size for size in sizes]
    total = [[0.0] * size for size in sizes]
    now = [[1.0 / size] * size for size in sizes]
    for turn in range(1, ROUNDS + 1):
        for own, size in enumerate(sizes):
            worth = expected(payoffs, sizes, now, own)
            mean = sum([share * value for share, value in zip(now[own], worth, strict=True)])
            regret = [max(regrets[own][at] + worth[at] - mean, 0.0) for at in range(size)]
            regrets[own] = regret
            whole = sum(regret)
            now[own] = [one / whole for one in regret] if whole > 0 else [1.0 / size] * size
            for at in range(size):
                total[own][at] += turn * now[own][at]
    return [[one / sum(row) for one in row] for row in total]
