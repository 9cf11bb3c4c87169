"""`make soak`: what `make test` tries at a few tables, here at all of them, with ever new seeds, for as long as one likes.

A run is one law at one table with one seed. A round holds all runs with one seed, shuffled, so that some minutes already try a little of
everything; round follows round. Each run that is over stands as a line in `build/soak/`, in a file whose name follows from the sources: who
starts again goes on there, and other sources begin anew. Ctrl+C loses the runs under way, one a processor.

    python -m tests.soak [--hours HOURS] [--jobs JOBS]      runs until the time is over, or until Ctrl+C
    python -m tests.soak LAW TABLE SEED [WAY]               repeats one run, as a failure tells
"""

import argparse
import asyncio
import hashlib
import multiprocessing
import os
import random
import re
import signal
import subprocess
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import cache
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import msgspec

from chapiteau import registry
from chapiteau.chance import seed_from
from chapiteau.league import arena, ladder
from chapiteau.league.playdata import wilson
from chapiteau.players.registry import LEVELS
from chapiteau.text import sources
from chapiteau.words import LANGUAGES
from tests.kit import cases, fairness, play, runs, worlds, writing
from tests.kit.builds import first_difference
from tests.kit.cases import Case
from tests.terminal import keyboard

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build/soak"
SUMMARY = FOLDER / "summary.md"
LONGEST_S = 1800
"""A run that takes more processor time fails; also one that takes four times as long by the clock. (A soak gives way to all else.)"""
MATCHES = 100
"""Matches between computer players in a round, at each number of seats."""
CLIMBS = 10
"""Matches of each level against the one below in a round."""
PAIRS = [f"{one}-{two}" for one, two in pairwise(["random", *LEVELS])] + [f"greedy-{LEVELS[-1]}"]
CLIMB = 0.65
"""What part of the points each level should take from the one below."""
JUDGED = 400
"""So many of them say whether one is stronger."""
SAY_EVERY_S = 60


class Run(msgspec.Struct, frozen=True):
    """What is tried at once."""

    law: str
    table: str
    """As `str(Case)` names it."""
    seed: int
    way: str = ""
    """Of laws that take one: how to play."""

    def __str__(self) -> str:
        return f"{self.law} {self.table} {self.seed} {self.way}".rstrip()

    @property
    def case(self) -> Case:
        return tables()[self.table]

    @property
    def title(self) -> str:
        return self.case.title.meta.id

    @property
    def command(self) -> str:
        return f".venv/bin/python -m tests.soak {self}"


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a run went: a line of the file."""

    run: Run
    seconds: float
    counts: dict[str, int] = {}
    """What is judged over many runs."""
    failure: str = ""


@cache
def tables() -> dict[str, Case]:
    """Every table there is, by name."""
    every = (
        cases.case(name, *table)
        for name in registry.names()
        for table in cases.tables(registry.meta(name))
    )
    return {str(case): case for case in every}


@cache
def kinds(title: str) -> list[str]:
    """All kinds of action of a title: those that have a name."""
    texts = "".join(file.read_text("utf-8") for file in sources("en"))
    return sorted(re.findall(rf"^{title}-group-(\S+) =", texts, re.MULTILINE))


# ---- the laws: each raises an error, or gives what is to be counted


def against(case: Case, seed: int, way: str) -> None:
    runs.against(case, seed, way)


def kind(case: Case, seed: int, way: str) -> None:
    runs.of_one_kind(case, seed, way)


def secret(case: Case, seed: int, way: str) -> None:
    name, _, late = way.partition("+")
    runs.secret(case, seed, name, int(late))


def endings(case: Case, seed: int, _: str) -> None:
    worlds.endings(case, seed, 8)


def remembered(case: Case, seed: int, _: str) -> dict[str, int]:
    return {"matches": 1, "compared": runs.remembered(case, seed)}


def said(case: Case, seed: int, _: str) -> None:
    assert runs.said(case, seed) > 50, "texts: hardly anything was said"


def closed(case: Case, seed: int, _: str) -> dict[str, int]:
    tally: Counter[str] = Counter()
    runs.closed(case, seed, tally)
    return tally


def written(case: Case, seed: int, _: str) -> None:
    assert writing.written(case, seed) > 1


def ends(case: Case, seed: int, _: str) -> None:
    runs.ends(case, seed)


def fair(case: Case, seed: int, _: str) -> None:
    """Ten times as many draws as in `make test`; one false alarm in ten million."""
    for state, viewer, positions in cases.small_states(case.title.meta.id):
        fairness.fair(state, viewer, positions(), seed_from(seed), times=10, alarm=1e-7)


def builds(case: Case, seed: int, _: str) -> None:
    command = [sys.executable, "-m", "tests.kit.builds", case.title.meta.id, str(seed)]
    plain, compiled = (
        subprocess.run(
            command, cwd=ROOT, env=os.environ | {"CHAPITEAU_BUILD": build}, stdout=subprocess.PIPE,
            text=True, check=True,
        ).stdout.splitlines()
        for build in ("interpreted", "compiled")
    )  # fmt: skip
    difference = first_difference(plain, compiled)
    assert plain, "builds: nothing was played"
    assert not difference, f"builds: they differ at {difference}"


def strength(case: Case, seed: int, _: str) -> dict[str, int]:
    """One match between greedy and random players."""
    bots = ["greedy", "random"]
    played = arena.play(_plan(case, bots), seed)
    first = [played.seating[s] for s, place in enumerate(played.record.result or []) if place == 1]
    return {"matches": 1, "won": int(set(first) == {0})}


def levels(case: Case, seed: int, way: str) -> dict[str, int]:
    """One match of a level against the one below, or of the highest against the yardstick. Points are counted twice: a draw is half a
    one."""
    weaker, stronger = way.split("-")
    wanted = ladder.Wanted(case.title.meta.id, [stronger, weaker], case.players, {}, seed + 1, 1)
    line = ladder.play(wanted, stronger, weaker, seed)
    return {"matches": 1, "twice": round(2 * line.result)}


def alone(case: Case, seed: int, _: str) -> dict[str, int]:
    """One match of each by itself."""
    scores = {bot: arena.play(_plan(case, [bot]), seed).scores[0] for bot in ("greedy", "random")}
    return {"matches": 1, **scores}


def keys(case: Case, seed: int, way: str) -> None:
    """A whole match in the terminal, in one language."""
    match = keyboard.whole_match(case.title.meta.id, case.players, dict(case.options), seed, way)
    asyncio.run(match)


def _plan(case: Case, bots: list[str]) -> arena.Plan:
    return arena.Plan(case.title.meta.id, bots, case.players, dict(case.options), 1, 1)


Law = Callable[[Case, int, str], dict[str, int] | None]
LAWS: dict[str, Law] = {
    law.__name__: law
    for law in (
        against, kind, secret, endings, remembered, said, closed, written, ends, fair, builds, strength, levels,
        alone, keys,
    )
}  # fmt: skip


def a_round(seed: int) -> list[Run]:
    """All runs with one seed, in any order, but always the same."""
    found: list[Run] = []
    for name in registry.names():
        own = {table: case for table, case in tables().items() if case.title.meta.id == name}
        found += [Run(law, next(iter(own)), seed) for law in ("fair", "builds")]
        for table, case in own.items():
            found += [Run("against", table, seed, way) for way in play.ways()]
            found += [Run("kind", table, seed, kind) for kind in kinds(name)]
            found += [
                Run("secret", table, seed, f"{way}+{late}")
                for way in runs.SECRETIVE
                for late in runs.LATE
            ]
            found += [Run("keys", table, seed, language) for language in LANGUAGES]
            simple = ("endings", "remembered", "said", "closed", "written", "ends")
            found += [Run(law, table, seed) for law in simple]
            if not case.options:
                law = "strength" if case.players > 1 else "alone"
                found += [Run(law, table, seed * MATCHES + number) for number in range(MATCHES)]
            if not case.options and case.players == 2:
                found += [
                    Run("levels", table, seed * CLIMBS + number, pair)
                    for pair in PAIRS
                    for number in range(CLIMBS)
                ]
    random.Random(seed).shuffle(found)
    return found


# ---- what is judged over many runs


def judge_closed(tally: Counter[str]) -> None:
    worlds.honest(tally)


def judge_remembered(tally: Counter[str]) -> None:
    assert tally["matches"] < 20 or tally["compared"], "memory: hardly anything could be compared"


def judge_strength(tally: Counter[str]) -> None:
    rate = tally["won"] / max(1, tally["matches"])
    assert tally["matches"] < JUDGED or rate >= 0.9, f"strength: greedy wins only {rate:.1%}"


def judge_levels(tally: Counter[str]) -> None:
    points, matches = tally["twice"] / 2, max(1, tally["matches"])
    assert wilson(points, matches)[1] >= CLIMB, (
        f"levels: {points:g} of {matches} points are too few for {CLIMB:.0%}"
    )


def judge_alone(tally: Counter[str]) -> None:
    means = [tally[bot] / max(1, tally["matches"]) for bot in ("greedy", "random")]
    assert tally["matches"] < JUDGED or means[0] > max(0.0, 2 * means[1]), (
        f"strength: greedy scores {means[0]:.1f}, random {means[1]:.1f}"
    )


JUDGES = {
    "closed": judge_closed,
    "remembered": judge_remembered,
    "strength": judge_strength,
    "levels": judge_levels,
    "alone": judge_alone,
}


def topic(run: Run) -> tuple[str, ...]:
    """What runs are judged by together."""
    if run.law == "levels":
        return run.title, run.way
    return (run.table if run.law == "strength" else run.title,)


def judged(results: Iterable[Result]) -> list[str]:
    """What fails only in the sum of many runs, each with a run that was part of it."""
    tallies: dict[tuple[str, ...], Counter[str]] = {}
    examples: dict[tuple[str, ...], Run] = {}
    for result in results:
        run = result.run
        if run.law in JUDGES and not result.failure:
            key = (run.law, *topic(run))
            tallies.setdefault(key, Counter()).update(result.counts)
            examples[key] = run
    found = []
    for key, tally in tallies.items():
        try:
            JUDGES[key[0]](tally)
        except AssertionError as error:
            found.append(f"{' '.join(key)}: {error}\n  one of its runs: {examples[key].command}")
    return found


# ---- running


def tried(run: Run) -> Result:
    """Try one run, in a process of the pool."""
    began = time.monotonic()
    counts: dict[str, int] = {}
    failure = ""
    signal.setitimer(signal.ITIMER_PROF, LONGEST_S)
    signal.alarm(4 * LONGEST_S)
    try:
        counts = LAWS[run.law](run.case, run.seed, run.way) or {}
    except Exception:
        failure = traceback.format_exc()
    signal.setitimer(signal.ITIMER_PROF, 0)
    signal.alarm(0)
    return Result(run, round(time.monotonic() - began, 1), counts, failure)


def _ready() -> None:
    """Whoever pressed Ctrl+C stops the pool; a run that never ends is an error."""

    def late(*_: Any) -> None:
        raise TimeoutError(f"took more than {LONGEST_S} s")

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGPROF, late)
    signal.signal(signal.SIGALRM, late)
    with suppress(OSError):
        os.nice(10)


def _pool(jobs: int) -> ProcessPoolExecutor:
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs, spawn, initializer=_ready, max_tasks_per_child=200)


def results_of(waiting: Iterator[Run], jobs: int, end: float) -> Iterator[Result]:
    """Run after run, in several processes, until the time is over."""
    pool = _pool(jobs)
    under_way: dict[Future[Result], Run] = {}
    try:
        while True:
            while len(under_way) < jobs and time.monotonic() < end:
                run = next(waiting)
                under_way[pool.submit(tried, run)] = run
            if not under_way:
                return
            over, _ = wait(under_way, return_when=FIRST_COMPLETED)
            for future in over:
                run = under_way.pop(future)
                try:
                    yield future.result()
                except BrokenProcessPool:
                    yield Result(run, 0.0, failure="its process, or one beside it, died")
                    pool = _pool(jobs)
    finally:
        # Those under way are not waited for: at the end of the time there are none.
        for child in multiprocessing.active_children():
            child.kill()
        pool.shutdown(wait=False, cancel_futures=True)


class Progress:
    """All results so far, in memory and in a file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.results: list[Result] = []
        if file.exists():
            for line in file.read_bytes().splitlines(keepends=True):
                # The last one may be half a line.
                if line.endswith(b"\n"):
                    self.results.append(msgspec.json.decode(line, type=Result))
            self._rewrite()
        self.done = {result.run for result in self.results}

    def _rewrite(self) -> None:
        whole = b"".join(msgspec.json.encode(result) + b"\n" for result in self.results)
        new = self.file.with_suffix(".new")
        new.write_bytes(whole)
        new.replace(self.file)

    def waiting(self) -> Iterator[Run]:
        """What was not run yet, without end."""
        for seed in count():
            yield from (run for run in a_round(seed) if run not in self.done)

    def add(self, result: Result) -> None:
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")
        self.results.append(result)
        self.done.add(result.run)

    @property
    def failed(self) -> list[Result]:
        return [result for result in self.results if result.failure]

    def summary(self) -> str:
        """What the documentation shows."""
        ran = Counter(result.run.law for result in self.results)
        failed = Counter(result.run.law for result in self.failed)
        failed.update(line.partition(" ")[0] for line in judged(self.results))
        hours = sum(result.seconds for result in self.results) / 3600
        rows = [f"| `{law}` | {ran[law]:,} | {failed[law]} |" for law in LAWS]
        total = f"| all | {ran.total():,} | {failed.total()} |"
        climbs = climbed(self.results)
        head = (
            f"{time.strftime('%Y-%m-%d')}, commit {commit()}, {hours:.1f} hours of one processor:"
        )
        return "\n".join(
            [head, "", "| law | runs | failures |", "|---|---|---|", *rows, total, *climbs]
        )


def climbed(results: Iterable[Result]) -> list[str]:
    """The ladder, as far as it was played: each level against the one below."""
    tallies: dict[tuple[str, str], Counter[str]] = {}
    for result in results:
        if result.run.law == "levels" and not result.failure:
            tallies.setdefault((result.run.title, result.run.way), Counter()).update(result.counts)
    if not tallies:
        return []
    rows = ["", "| title | player | against | points | 95 % interval |", "|---|---|---|---|---|"]
    for (title, pair), tally in sorted(
        tallies.items(), key=lambda item: (item[0][0], PAIRS.index(item[0][1]))
    ):
        weaker, stronger = pair.split("-")
        points = tally["twice"] / 2
        low, high = wilson(points, tally["matches"])
        rows.append(
            f"| {title} | `{stronger}` | `{weaker}` | {points:g} of {tally['matches']} | {low:.0%} to {high:.0%} |"
        )
    return rows


def state_of_the_sources() -> str:
    """What the results depend on, as a short word."""
    found = hashlib.sha256()
    folders = (ROOT / "src/chapiteau", ROOT / "tests/kit", ROOT / "tests/titles")
    files = [file for folder in folders for file in folder.rglob("*")] + [Path(__file__)]
    for file in sorted(files):
        part = file.relative_to(ROOT)
        if file.suffix in (".py", ".toml", ".ftl") and "server" not in part.parts:
            found.update(f"{part}\n".encode() + file.read_bytes())
    return found.hexdigest()[:12]


def commit() -> str:
    """The commit of this checkout; a plus sign says that something was changed since."""
    command = ["git", "describe", "--always", "--exclude=*", "--dirty=+"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.strip() or "?"


def soak(hours: float, jobs: int) -> int:
    """Run until the time is over. Gives the exit status: 1 when anything failed."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    progress = Progress(FOLDER / f"{state_of_the_sources()}.jsonl")
    print(f"{progress.file.relative_to(ROOT)}: {len(progress.results)} runs so far", flush=True)
    for result in progress.failed:
        tell(result)
    said_at = time.monotonic()
    with suppress(KeyboardInterrupt):
        for result in results_of(progress.waiting(), jobs, time.monotonic() + hours * 3600):
            progress.add(result)
            if result.failure:
                tell(result)
            if time.monotonic() - said_at > SAY_EVERY_S:
                said_at = time.monotonic()
                print(f"{len(progress.results)} runs, {len(progress.failed)} failures", flush=True)
    in_sum = judged(progress.results)
    for line in in_sum:
        print(f"FAILED {line}")
    summary = progress.summary()
    SUMMARY.write_text(summary + "\n")
    print(f"\n{summary}\n\n(in {SUMMARY.relative_to(ROOT)})")
    return int(bool(progress.failed or in_sum))


def tell(result: Result) -> None:
    """A failure, and how to meet it again."""
    last = result.failure.strip().splitlines()[-1]
    print(f"FAILED {result.run}: {last}\n  again: {result.run.command}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.soak")
    parser.add_argument("run", nargs="*", metavar="LAW TABLE SEED [WAY]")
    parser.add_argument("--hours", type=float, default=float("inf"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    words = parser.parse_args()
    if not words.run:
        return soak(words.hours, words.jobs)
    law, table, seed, *way = words.run
    run = Run(law, table, int(seed), *way)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    result = tried(run)
    print(result.failure or f"{run}: holds ({result.seconds} s) {result.counts or ''}")
    return int(bool(result.failure))


if __name__ == "__main__":
    sys.exit(main())
