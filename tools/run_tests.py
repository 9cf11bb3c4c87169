"""Every check and every test (`make test`), or only the quick ones (`make check`: `python tools/run_tests.py quick`).

Steps of one stage run side by side, as many as there are processors; stages follow one another. The first step that fails ends it all.
Each step tells how long it took and how much processor time it used, with all processes that it started; at the end come the slowest
tests and the sums.
"""

import contextlib
import ctypes
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parents[1]
REPORTS = ROOT / "build/tests"
"""What pytest writes of each of its steps: JUnit XML."""
SLOWEST = 15
PROCESSORS = max(2, os.cpu_count() or 2)
REAP_ORPHANS = 36
"""PR_SET_CHILD_SUBREAPER of Linux."""


@dataclass
class Step:
    """A command, and how it went."""

    name: str
    command: list[str]
    build: str = "interpreted"
    began: float = 0.0
    wall: float = 0.0
    processor: float = 0.0
    process: "subprocess.Popen[bytes] | None" = None
    """Held until it was waited for: of a forgotten one the module `subprocess` takes the end for itself."""

    @property
    def log(self) -> Path:
        """Where it says what it says when it does not run alone."""
        return REPORTS / f"{self.name.replace(' ', '-')}.log"


def pytest(name: str, *words: str, build: str = "interpreted", waiting: bool = True) -> Step:
    """A step of tests on all processors, with a report for the list of the slowest. `waiting`: some tests wait for a server, a browser or
    a terminal; then one more runs than there are processors."""
    report = [
        "--junitxml",
        str(REPORTS / f"{name.replace(' ', '-')}.xml"),
        "-o",
        "junit_duration_report=total",
    ]
    spread = ["-n", str(PROCESSORS + waiting), "--dist", "worksteal"]
    return Step(name, [sys.executable, "-m", "pytest", "-q", *spread, *report, *words], build)


def python(name: str, *words: str) -> Step:
    return Step(name, [sys.executable, *words])


def page(name: str) -> Step:
    """A script of the page."""
    return Step(f"page: {name}", ["npm", "--prefix", "web", "run", "--silent", name])


# What the rules, the test kit and the players are tested by; the rest needs a server, a terminal, a browser or a wheel.
ENGINE = ["tests", *(f"--ignore=tests/{part}" for part in ("server", "terminal", "web", "project"))]
SOURCES = [
    python("format", "-m", "ruff", "format", "--check", "--quiet"),
    python("lint", "-m", "ruff", "check", "--quiet"),
    python("types", "-m", "mypy"),
    Step("imports", [str(Path(sys.executable).with_name("lint-imports")), "--no-logo"]),
    python("texts", "tools/check_texts.py"),
    python("fields", "tools/write_fields.py", "--check"),
]


def quick() -> Iterator[list[Step]]:
    """The stages of `make check`."""
    yield [pytest("engine", "-m", "not slow and not long", *ENGINE, waiting=False), *SOURCES]


def everything() -> Iterator[list[Step]]:
    """The stages of `make test`."""
    page_types = Step("page: types", ["tools/check_types.sh"])
    yield [*SOURCES, page("check"), page("lint"), page("test"), page_types]
    yield [python("compile", "tools/compile_modules.py")]
    rest = ["--doctest-modules", "--ignore", "src/chapiteau/server/migrations"]
    yield [pytest("interpreted", "-m", "not browser and not long", *rest, "tests", "src/chapiteau")]
    # In a process of their own: Playwright's event loop does not share one with asynchronous tests.
    yield [pytest("browser", "-m", "browser", "tests/web", build="compiled")]
    # Both builds give the same (tests/kit/test_builds.py); what they are made of is tried in each, what takes long in the quicker one.
    yield [pytest("compiled", "-m", "engine or long", *ENGINE, build="compiled", waiting=False)]


class Runner:
    """Runs steps, counts what they use, and stops them all when one fails."""

    def __init__(self) -> None:
        self.running: dict[int, Step] = {}
        self.done: list[Step] = []

    def stage(self, steps: list[Step]) -> None:
        """Run steps side by side. Exits with the first that fails."""
        waiting = list(steps)
        while waiting or self.running:
            while waiting and len(self.running) < PROCESSORS:
                self._start(waiting.pop(0), alone=len(steps) == 1)
            failed = self._wait()
            if failed:
                self.stop()
                print(f"\nFailed: {failed.name}\n  {' '.join(failed.command)}")
                sys.exit(1)

    def _start(self, step: Step, alone: bool) -> None:
        """What a step says is shown at once if it runs alone, else when it has failed."""
        if alone:
            print(f"== {step.name}", flush=True)
        step.began = time.monotonic()
        with contextlib.nullcontext(None) if alone else step.log.open("wb") as said:
            step.process = subprocess.Popen(
                step.command,
                cwd=ROOT,
                env=os.environ | {"CHAPITEAU_BUILD": step.build},
                stdout=said,
                stderr=said,
                start_new_session=True,
            )
        self.running[step.process.pid] = step

    def _wait(self) -> Step | None:
        """Wait until a step ends; gives it if it failed. Its orphans (of a browser that was killed) come to us and count as its own."""
        pid, status, used = os.wait4(-1, 0)
        step = self.running.pop(pid, None)
        at = step or next(iter(self.running.values()), self.done[-1] if self.done else None)
        if at is not None:
            at.processor += used.ru_utime + used.ru_stime
        if step is None:
            return None
        step.wall = time.monotonic() - step.began
        self.done.append(step)
        failed = os.waitstatus_to_exitcode(status) != 0
        if failed and step.log.exists():
            print(step.log.read_text(errors="replace"))
        print(
            f"{'FAILED' if failed else 'ok':6} {step.name:16} {times(step.wall, step.processor)}",
            flush=True,
        )
        return step if failed else None

    def stop(self) -> None:
        """End whatever still runs."""
        for pid in self.running:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(pid, signal.SIGTERM)


def times(wall: float, processor: float) -> str:
    return f"{wall:7.1f} s, {processor:7.1f} s of processor time"


def slowest() -> list[tuple[float, str]]:
    """The tests that took longest, over all reports: (seconds, step and test)."""
    found = []
    for report in REPORTS.glob("*.xml"):
        for case in ET.parse(report).iter("testcase"):
            file = case.get("classname", "").replace(".", "/")
            name = f"{report.stem}: {file}.py::{case.get('name')}"
            found.append((float(case.get("time", 0)), name))
    return sorted(found, reverse=True)[:SLOWEST]


def adopt_orphans() -> None:
    """Processes whose parents are gone come to this one, which counts what they used. (Linux; elsewhere they are not counted.)"""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(REAP_ORPHANS, 1, 0, 0, 0)


def main() -> None:
    began = time.monotonic()
    # Bytecode is kept, also of tests: without it each process compiles all of them anew.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    shutil.rmtree(REPORTS, ignore_errors=True)
    REPORTS.mkdir(parents=True)
    adopt_orphans()
    runner = Runner()
    try:
        for stage in quick() if sys.argv[1:] == ["quick"] else everything():
            runner.stage(stage)
    finally:
        runner.stop()
    print("\nThe slowest tests:")
    for seconds, name in slowest():
        print(f"{seconds:7.1f} s  {name}")
    print("\nThe steps:")
    for step in sorted(runner.done, key=lambda step: -step.processor):
        print(f"  {step.name:16} {times(step.wall, step.processor)}")
    total = sum(step.processor for step in runner.done)
    print(f"  {'in all':16} {times(time.monotonic() - began, total)}")


if __name__ == "__main__":
    main()
