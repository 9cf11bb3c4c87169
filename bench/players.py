"""How long a computer player takes for one decision, in the build that runs.

    python -m bench.players [--player greedy] [--games 4]

Printed, not judged: no peer thinks about these games.
"""

import argparse
import time
from statistics import mean, quantiles

from chapiteau import build_name
from chapiteau.chance import Rng, seed_from
from chapiteau.players import registry as players
from chapiteau.players.seat import decide
from chapiteau.registry import names, title


def times(name: str, player: str, seats: int, games: int) -> list[float]:
    """Milliseconds of processor time for each decision of a player against itself."""
    found = title(name)
    bot = players.make(player, found)
    rng = Rng(seed_from(1))
    taken: list[float] = []
    for game in range(games):
        state = found.new(seats, {}, seed_from(game))
        while (seat := state.current()) >= 0 and len(taken) < 400 * (game + 1):
            start = time.process_time()
            action = decide(bot, state, seat, rng).action
            taken.append((time.process_time() - start) * 1000)
            state.apply(seat, action)
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description="How long a computer player thinks.")
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--games", type=int, default=4)
    args = parser.parse_args()
    for name in names():
        for seats in title(name).meta.players:
            taken = times(name, args.player, seats, args.games)
            late = quantiles(taken, n=100, method="inclusive")[-1]
            print(
                f"{name}, {seats} seats, {build_name()}: mean {mean(taken):.1f} ms, "
                f"p99 {late:.1f} ms, worst {max(taken):.1f} ms ({len(taken)} decisions)"
            )


if __name__ == "__main__":
    main()
