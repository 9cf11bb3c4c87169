"""Random play: our titles in both builds beside RLCard's UNO, catanatron and OpenSpiel's gin rummy.

All contenders play in the same run, one round each in turn, so that a slow moment of the machine hits all of them; medians count.

    python -m bench.steps [--rounds 5] [--seconds 1.5] [--build interpreted] [--title flip-circus ...] [--json FILE]

Bars are ratios to the peers of the same run, for a machine may be slow; steps a second and the time of a clone are printed. Compiled:
own loop at least 20 times catanatron, API at least 8 times OpenSpiel's gin rummy. Interpreted: above catanatron, and short titles 3 times
catanatron and 4 times RLCard's UNO. Like is compared with like: API with API, own loop with own loop. Leaves with 1 when a bar is missed;
without a compiled build that one is not measured.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from bench.contenders import API, CLONE, LOOP, PEERS, Rates
from chapiteau._compiled import fitting
from chapiteau.registry import meta, names

ROOT = Path(__file__).resolve().parent.parent
LONG = 60
"""Minutes from which on a title counts as long: its positions are large, and interpreted its bar is another."""


class Worker:
    """A contender's process, and what it measured."""

    def __init__(self, name: str, build: str) -> None:
        self.name = name
        self.build = build
        self.rounds: list[Rates] = []
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker", name],
            cwd=ROOT,
            env={**os.environ, "CHAPITEAU_BUILD": build or "interpreted"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._read()

    def _read(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{self.name} ({self.build}) did not start; its message is above")
        return line

    def measure(self, seconds: float) -> None:
        """One round."""
        self.begin(seconds)
        self.end()

    def begin(self, seconds: float) -> None:
        """Begin a round."""
        assert self.process.stdin is not None
        print(seconds, file=self.process.stdin, flush=True)

    def end(self) -> Rates:
        """Wait for the end of the round."""
        self.rounds.append(json.loads(self._read()))
        return self.rounds[-1]

    def median(self) -> Rates:
        """Median of each rate."""
        return {rate: median(each[rate] for each in self.rounds) for rate in self.rounds[0]}

    def stop(self) -> None:
        """End the process: it leaves when its input ends."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(10)


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play beside our peers.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.5, help="per contender and round")
    parser.add_argument("--build", choices=["interpreted", "compiled"], action="append")
    parser.add_argument("--title", action="append", help="a title, or title:switch for an option")
    parser.add_argument("--json", type=Path, help="write the medians there")
    args = parser.parse_args()
    builds = args.build or ["interpreted", "compiled"]
    made, reason = fitting()
    if "compiled" in builds and made is None:
        print(f"Not measuring the compiled build: {reason} (make compile).")
        builds.remove("compiled")
    titles = args.title or [*names(), "aramini-circus:bonus"]
    workers = [Worker(name, "") for name in PEERS]
    workers += [Worker(name, build) for build in builds for name in titles]
    for _ in range(args.rounds):
        for worker in workers:
            worker.measure(args.seconds)
    for worker in workers:
        worker.stop()
    if args.json:
        found = {f"{w.name} {w.build}".strip(): w.median() for w in workers}
        args.json.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    sys.exit(0 if _report(workers) else 1)


def _report(workers: list[Worker]) -> bool:
    peers = {worker.name: worker.median() for worker in workers if not worker.build}
    uno, uno_loop = peers["rlcard-uno"][API], peers["rlcard-uno"][LOOP]
    catan, gin = peers["catanatron"][LOOP], peers["gin-rummy"][API]
    print(
        f"RLCard UNO {uno:,.0f} steps/s through Env.step, {uno_loop:,.0f} in its own loop Env.run"
    )
    print(f"catanatron {catan:,.0f} actions/s in its own loop")
    print(f"OpenSpiel gin rummy (C++) {gin:,.0f} steps/s from Python")
    good = True
    for worker in workers:
        if not worker.build:
            continue
        rates = worker.median()
        api, loop = rates[API], rates[LOOP]
        print(f"\n{worker.name}, {worker.build}: clone {rates[CLONE]:.2f} us")
        print(
            f"  API      {api:>12,.0f} steps/s: UNO x {api / uno:.1f}, gin rummy x {api / gin:.1f}"
        )
        print(
            f"  own loop {loop:>12,.0f} steps/s: UNO x {loop / uno_loop:.1f}, "
            f"catanatron x {loop / catan:.1f}"
        )
        if worker.build == "compiled":
            bars = {"20 times catanatron": loop >= 20 * catan, "8 times gin rummy": api >= 8 * gin}
        elif meta(worker.name.split(":")[0]).minutes >= LONG:
            bars = {"above catanatron": loop > catan}
        else:
            bars = {
                "4 times UNO": api >= 4 * uno and loop >= 4 * uno_loop,
                "3 times catanatron": loop >= 3 * catan,
            }
        print("  " + ", ".join(f"{bar}: {'yes' if met else 'NO'}" for bar, met in bars.items()))
        good = good and all(bars.values())
    return good


if __name__ == "__main__":
    main()
