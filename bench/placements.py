"""How long the legal places of a camp tile take to list, in the build that runs.

    python -m bench.placements [--camps 40]

Camps grow tile by tile at random until nothing fits, and every figure is asked for in each of them. Printed, not judged.
"""

import argparse
import time

from chapiteau import build_name
from chapiteau.chance import Rng, seed_from
from chapiteau.titles.the_magnificent.meta import META
from chapiteau.titles.the_magnificent.parts import box
from chapiteau.titles.the_magnificent.rules.camp import Figure
from chapiteau.titles.the_magnificent.title import TITLE

REPEATS = 20
"""Each listing is timed this many times and the quickest counts: other work on the machine is not ours."""


def grow(figures: list[Figure], rng: Rng) -> list[int]:
    """The camps that one passes through, from the empty one to the full one."""
    camps = [0]
    while ways := [(figure, code) for figure in figures for code in figure.places(camps[-1])]:
        figure, code = ways[rng.below(len(ways))]
        camps.append(camps[-1] | figure.cover(code))
    return camps


def microseconds(figure: Figure, camp: int) -> float:
    """The quickest of some listings."""
    best = float("inf")
    for _ in range(REPEATS):
        start = time.perf_counter()
        figure.places(camp)
        best = min(best, time.perf_counter() - start)
    return best * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description="How long it takes to list places of tiles.")
    parser.add_argument("--camps", type=int, default=40, help="matches' worth of camps")
    args = parser.parse_args()
    figures = box(TITLE.components, 2, META.check(2, {})).figures
    rng = Rng(seed_from(1))
    taken: list[float] = []
    places = 0
    for _ in range(args.camps):
        for camp in grow(figures, rng):
            for figure in figures:
                taken.append(microseconds(figure, camp))
                places += len(figure.places(camp))
    mean, worst = sum(taken) / len(taken), max(taken)
    print(
        f"{build_name()}: mean {mean:.1f} us, worst {worst:.1f} us "
        f"({len(taken)} listings of {places / len(taken):.0f} places on average)"
    )


if __name__ == "__main__":
    main()
