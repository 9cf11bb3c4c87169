"""What is measured: for each contender a function that plays for some seconds and returns rates.

Everybody plays at random, picks with `int(random() * n)`, and is driven from Python, one action after the other. Each runs in a process of
its own (`python -m bench.worker NAME`), so that builds do not mix and nobody warms another's caches.
"""

import time
from collections.abc import Callable
from random import random

Rates = dict[str, float]
Contender = Callable[[float], Rates]
"""Seconds to play for, to rates by name: steps per second, or microseconds where the name says so."""

STEPS = "steps/s"
API = "API steps/s"
LOOP = "own loop steps/s"
CLONE = "clone us"


def _rate(play: Callable[[], int], seconds: float) -> float:
    """Steps per second of `play`, which plays one match and returns its steps.

    Seconds of processor time, which on a quiet machine are seconds: all contenders are one thread that never waits.
    """
    steps = 0
    start = time.process_time()
    end = start + seconds
    while (now := time.process_time()) < end:
        steps += play()
    return steps / (now - start)


def title(name: str) -> Contender:
    """One of our titles (`flip-circus`, `aramini-circus:bonus`): through the API, in the package's own loop, and clones."""
    from chapiteau.chance import Rng, seed_from
    from chapiteau.game import State
    from chapiteau.players.playout import playout
    from chapiteau.registry import title as find_title

    room, _, switch = name.partition(":")
    found = find_title(room)
    options = {switch: True} if switch else {}
    players = min(found.meta.players)
    starts = [found.new(players, options, seed_from(seed)) for seed in range(20)]
    rng = Rng(seed_from(0))

    def through_api() -> int:
        state = starts[int(random() * len(starts))].clone()
        steps = 0
        while (player := state.current()) >= 0:
            legal = state.legal_actions(player)
            state.apply(player, legal[int(random() * len(legal))])
            steps += 1
        return steps

    def own_loop() -> int:
        return playout(starts[int(random() * len(starts))].clone(), rng)

    def middle() -> State:
        state = starts[0].clone()
        for _ in range(60):
            if (player := state.current()) >= 0:
                state.apply(player, state.legal_actions(player)[0])
        return state

    halfway = middle()

    def clones() -> int:
        for _ in range(1000):
            halfway.clone()
        return 1000

    def measure(seconds: float) -> Rates:
        return {
            API: _rate(through_api, seconds / 3),
            LOOP: _rate(own_loop, seconds / 3),
            CLONE: 1e6 / _rate(clones, seconds / 3),
        }

    return measure


def rlcard_uno() -> Contender:
    """RLCard's UNO for two: its environment's `step`, and its own loop `run` with its random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno")
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def through_api() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random() * len(legal))])
            steps += 1
        return steps

    def own_loop() -> int:
        trajectories, _ = env.run()
        # A trajectory alternates states and actions and ends with a state.
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return lambda seconds: {
        API: _rate(through_api, seconds / 2),
        LOOP: _rate(own_loop, seconds / 2),
    }


def catanatron() -> Contender:
    """Catanatron's Catan for two with its random players."""
    from catanatron import Color, Game, RandomPlayer

    def own_loop() -> int:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        actions = 0
        # The limit is catanatron's own (TURNS_LIMIT).
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            actions += 1
        return actions

    return lambda seconds: {LOOP: _rate(own_loop, seconds)}


def gin_rummy() -> Contender:
    """OpenSpiel's gin rummy (C++) driven from Python; chance nodes count as steps, in its favour."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")

    def through_api() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            steps += 1
        return steps

    return lambda seconds: {API: _rate(through_api, seconds)}


PEERS: dict[str, Callable[[], Contender]] = {
    "rlcard-uno": rlcard_uno,
    "catanatron": catanatron,
    "gin-rummy": gin_rummy,
}


def find(name: str) -> Contender:
    """A peer by its name, or else one of our titles."""
    return PEERS[name]() if name in PEERS else title(name)
