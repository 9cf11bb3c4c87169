"""How long a computer player takes for one decision, in the build that runs.

    python -m bench.players [--games 4]

Bars: greedy 50 ms compiled, 150 ms interpreted, for 99 of 100 decisions; in titles of an hour or more 200 ms and a second. Leaves with 1
when one is missed.
"""

import argparse
import sys
import time
from statistics import mean, quantiles

from chapiteau import build_name
from chapiteau.chance import Rng, seed_from
from chapiteau.players import registry as players
from chapiteau.players.seat import decide
from chapiteau.registry import names, title

BARS = {"compiled": 50.0, "interpreted": 150.0}
LONG_BARS = {"compiled": 200.0, "interpreted": 1000.0}
LONG = 60
"""Minutes from which on a title counts as long: a turn has more steps, and each may go more ways."""


def times(name: str, seats: int, games: int) -> list[float]:
    """Milliseconds of processor time for each decision of greedy against itself."""
    found = title(name)
    bot = players.make("greedy", found)
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
    parser.add_argument("--games", type=int, default=4)
    args = parser.parse_args()
    good = True
    for name in names():
        bar = (LONG_BARS if title(name).meta.minutes >= LONG else BARS)[build_name()]
        for seats in title(name).meta.players:
            taken = times(name, seats, args.games)
            late = quantiles(taken, n=100, method="inclusive")[-1]
            good = good and late <= bar
            print(
                f"{name}, {seats} seats, {build_name()}: mean {mean(taken):.1f} ms, "
                f"p99 {late:.1f} ms, worst {max(taken):.1f} ms ({len(taken)} decisions); "
                f"p99 within {bar:.0f} ms: {'yes' if late <= bar else 'NO'}"
            )
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
