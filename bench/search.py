"""Search: positions a second of each title's search, in both builds, beside OpenSpiel's alpha-beta and tree search.

    python -m bench.search [--rounds 5] [--seconds 2]

All contenders search in the same run, one round each in turn, and medians count. OpenSpiel's alpha-beta (Python over C++ states) counts the
leaves of breakthrough, where it values a board by one call into C++; its information-set tree search (C++ alone) counts the steps of gin
rummy that its random rollouts take. Ours count what the players' budgets count (`Skill.nodes`): positions that are made and judged by a
title's evaluation.

Bars: compiled at least 3 times interpreted; two processes at least 1.6 times one (the best of the rounds). Leaves with 1 when one is
missed.
"""

import argparse
import sys
import time
from collections.abc import Callable
from random import random

from bench.contenders import Contender, Rates
from bench.steps import Worker
from chapiteau._compiled import fitting
from chapiteau.registry import names

POSITIONS = "positions/s"
NODES = 2_000
"""Of one decision: enough for each way to do all that it does."""
PEERS = ["search:openspiel-alpha-beta", "search:openspiel-ismcts"]
TWICE = "flip-circus"
"""The title whose search runs in two processes at once."""


def _rate(decide: Callable[[], int], seconds: float) -> Rates:
    """Positions per second of processor time; `decide` searches once and returns how many it looked at."""
    looked = 0
    start = time.process_time()
    while (now := time.process_time()) < start + seconds:
        looked += decide()
    return {POSITIONS: looked / (now - start)}


def title(name: str) -> Contender:
    """A title's way of looking over several turns, from positions all along matches by chance."""
    from chapiteau.chance import Rng, seed_from
    from chapiteau.game import State
    from chapiteau.players.registry import WAYS
    from chapiteau.registry import title as find_title

    found = find_title(name)
    plans = WAYS["turns"](found)
    rng = Rng(seed_from(0))
    asked: list[tuple[State, int]] = []
    for seed in range(8):
        state = found.new(2, {}, seed_from(seed))
        for _ in range(4 + 6 * seed):
            if (seat := state.current()) >= 0:
                state.apply(seat, rng.pick(state.legal_actions(seat)))
        if (seat := state.current()) >= 0 and len(state.legal_actions(seat)) > 1:
            asked.append((state.resample(seat, rng), seat))

    def decide() -> int:
        state, seat = asked[int(random() * len(asked))]
        plans(state, seat, NODES, Rng(rng.seed()))
        return NODES

    return lambda seconds: _rate(decide, seconds)


def alpha_beta() -> Contender:
    """OpenSpiel's alpha-beta over breakthrough, three moves deep: leaves."""
    import pyspiel
    from open_spiel.python.algorithms.minimax import alpha_beta_search

    game = pyspiel.load_game("breakthrough")

    def decide() -> int:
        state = game.new_initial_state()
        for _ in range(int(random() * 20)):
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
        leaves = 0

        def worth(at: pyspiel.State) -> float:
            nonlocal leaves
            leaves += 1
            return float(len(at.legal_actions()))

        player = state.current_player()
        alpha_beta_search(
            game, state=state, value_function=worth, maximum_depth=3, maximizing_player_id=player
        )
        return leaves

    return lambda seconds: _rate(decide, seconds)


def ismcts() -> Contender:
    """OpenSpiel's information-set tree search over gin rummy: steps of its rollouts, by the mean length of random play from there."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    simulations = 100

    def steps(state: pyspiel.State) -> int:
        count = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            count += 1
        return count

    asked = []
    for seed in range(6):
        state = game.new_initial_state()
        while state.is_chance_node() or state.move_number() < 30 + 4 * seed:
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
        if not state.is_terminal():
            asked.append((state, sum(steps(state.clone()) for _ in range(50)) / 50))
    bot = pyspiel.ISMCTSBot(
        1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, simulations, -1,
        pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT, False, False,
    )  # fmt: skip

    def decide() -> int:
        state, length = asked[int(random() * len(asked))]
        bot.step(state)
        return int(simulations * length)

    return lambda seconds: _rate(decide, seconds)


def find(name: str) -> Contender:
    """A contender by its name, without `search:`."""
    peers = {"openspiel-alpha-beta": alpha_beta, "openspiel-ismcts": ismcts}
    return peers[name]() if name in peers else title(name)


def main() -> None:
    parser = argparse.ArgumentParser(description="Search beside OpenSpiel's.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="per contender and round")
    args = parser.parse_args()
    made, reason = fitting()
    if made is None:
        sys.exit(f"The compiled build is needed: {reason} (make compile).")
    peers = [Worker(name, "") for name in PEERS]
    ours = {
        (name, build): Worker(f"search:{name}", build)
        for name in names()
        for build in ("interpreted", "compiled")
    }
    pair = [Worker(f"search:{TWICE}", "compiled") for _ in range(2)]
    together: list[float] = []
    for _ in range(args.rounds):
        for worker in [*peers, *ours.values()]:
            worker.measure(args.seconds)
        together.append(_together(pair, args.seconds))
    good = True
    for worker in peers:
        print(
            f"{worker.name.partition(':')[2]:24} {worker.median()[POSITIONS]:>12,.0f} positions/s"
        )
    for name in names():
        slow, fast = (
            ours[name, build].median()[POSITIONS] for build in ("interpreted", "compiled")
        )
        ratios = ", ".join(
            f"{worker.name.partition(':')[2]} x {fast / worker.median()[POSITIONS]:.1f}"
            for worker in peers
        )
        met = fast >= 3 * slow
        good = good and met
        print(
            f"{name:24} {fast:>12,.0f} positions/s compiled, {slow:,.0f} interpreted: x {fast / slow:.1f}; {ratios}"
        )
        print(f"  3 times interpreted: {'yes' if met else 'NO'}")
    alone = max(rate[POSITIONS] for rate in ours[TWICE, "compiled"].rounds)
    twice = max(together) / alone
    good = good and twice >= 1.6
    print(
        f"{TWICE} in two processes: x {twice:.2f}; 1.6 times one: {'yes' if twice >= 1.6 else 'NO'}"
    )
    for worker in [*peers, *ours.values(), *pair]:
        worker.stop()
    sys.exit(0 if good else 1)


def _together(pair: list[Worker], seconds: float) -> float:
    """Positions per second of the clock, of two processes at once."""
    start = time.perf_counter()
    for worker in pair:
        worker.begin(seconds)
    looked = sum(worker.end()[POSITIONS] for worker in pair)
    # Each rate is by its own processor time: where they hinder one another the clock runs on.
    return looked * seconds / (time.perf_counter() - start)


if __name__ == "__main__":
    main()
