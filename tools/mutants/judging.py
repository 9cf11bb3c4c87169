"""What is tried of a target, and the verdict on each change."""

import multiprocessing
import random
import signal
import time
from collections.abc import Iterator, Sequence
from functools import partial

from tools.mutants import changes, trials
from tools.mutants.results import Found, Kept, Mutant, Result
from tools.mutants.trials import Coverage, Group, Reference, Target, Verdict

TIMES = 5
"""So many times as long as without the change the tests may take."""
HOUR_S = 3600


def mutants(target: Target) -> list[Mutant]:
    """Every change of the target's modules, always in the same order."""
    found = []
    for module, path in target.modules.items():
        source = path.read_text("utf-8")
        lines = source.splitlines()
        for number, change in enumerate(changes.listed(source)):
            where = lines[change.line - 1].strip()
            found.append(Mutant(module, number, path.name, *change, where))
    return found


def sample(every: Sequence[Mutant], size: int, seed: str) -> list[Mutant]:
    """Some of them, in any order, but the same with the same seed: so the first ones tell already something of all."""
    return random.Random(seed).sample(every, min(size, len(every)))


class Court:
    """Judges changes of a target."""

    def __init__(self, target: Target, kept: Kept, matches: int, spare_s: int) -> None:
        """`spare_s`: processor time that every test may take beyond what it should. Raises SystemExit when a test fails without any
        change."""
        self.target = target
        self.spare_s = spare_s
        self.kept = kept
        self.coverage = kept.coverage(self._cover)
        self.reference = kept.reference(partial(self._refer, matches))

    def _cover(self) -> Coverage:
        print("Which lines each test runs ...", flush=True)
        found = trials.forked(lambda: trials.cover(self.target), Coverage, HOUR_S)
        failed = found.failed if isinstance(found, Coverage) else [f"signal {found}"]
        if not isinstance(found, Coverage) or failed:
            raise SystemExit(f"Without any change tests fail: {', '.join(failed)}")
        return found

    def _refer(self, matches: int) -> Reference:
        print("What matches give ...", flush=True)
        found = trials.forked(lambda: trials.refer(self.target, matches), Reference, HOUR_S)
        if not isinstance(found, Reference):
            raise SystemExit(f"Without any change matches end with signal {found}")
        return found

    def judge(self, waiting: Sequence[Mutant], jobs: int) -> Iterator[Result]:
        """A verdict on each, as they come."""
        if jobs == 1:
            yield from map(self._judge, waiting)
            return
        global _court
        _court = self
        with multiprocessing.get_context("fork").Pool(jobs, _ignore_interrupts) as pool:
            yield from pool.imap_unordered(_judge_here, waiting)

    def _judge(self, mutant: Mutant) -> Result:
        began = time.monotonic()
        found, by = self._verdict(mutant)
        return Result(
            mutant, found, by, round(time.monotonic() - began, 1), self.kept.state_of(found, by)
        )

    def _verdict(self, mutant: Mutant) -> tuple[Found, str]:
        """What was found, and the test that killed, or why nothing did."""
        groups = ordered(self.coverage, mutant)
        verdict = self._hunt(mutant, groups)
        if verdict.killed:
            return Found.KILLED, verdict.by
        why = "no match runs it"
        if mutant.runs(self.reference.lines):
            why = self._differs(mutant)
            if not why:
                return Found.EQUIVALENT, ""
        # Something remembered may hide from the lines which test needs them: so all tests are asked.
        rest = [group for group in self.coverage.groups if group not in groups]
        verdict = self._hunt(mutant, rest)
        return (Found.KILLED, verdict.by) if verdict.killed else (Found.SURVIVED, why)

    def _hunt(self, mutant: Mutant, groups: list[Group]) -> Verdict:
        if not groups:
            return Verdict(False)
        tests = {
            test: TIMES * group.seconds + self.spare_s for group in groups for test in group.tests
        }
        usual = self.coverage.seconds + sum(group.seconds for group in groups)

        def hunt() -> Verdict:
            self._install(mutant)
            return trials.hunt(self.target, tests)

        found = trials.forked(hunt, Verdict, TIMES * usual + self.spare_s)
        if isinstance(found, Verdict):
            return found
        if found in (signal.SIGXCPU, signal.SIGPROF):
            return Verdict(True, "it never ends")
        if found in (signal.SIGSEGV, signal.SIGABRT):
            return Verdict(True, "it ends the process")
        raise KeyboardInterrupt(f"stopped by signal {found}")

    def _differs(self, mutant: Mutant) -> str:
        """How a match shows the change; "" if none does."""

        def differs() -> Verdict:
            self._install(mutant)
            return trials.differs(self.target, self.reference.digests)

        found = trials.forked(differs, Verdict, TIMES * self.reference.seconds + self.spare_s)
        if isinstance(found, Verdict):
            return found.by
        return f"a match ends with signal {found}"

    def _install(self, mutant: Mutant) -> None:
        path = self.target.modules[mutant.module]
        code = changes.changed(path.read_text("utf-8"), mutant.number, str(path))
        trials.Ours(mutant.module, path, code).install()


_court: Court


def _ignore_interrupts() -> None:
    """Whoever pressed Ctrl+C stops the pool."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _judge_here(mutant: Mutant) -> Result:
    return _court._judge(mutant)


def ordered(coverage: Coverage, mutant: Mutant) -> list[Group]:
    """The tests that run what is changed. What runs on import concerns all; then those that run it themselves come first."""
    everywhere = mutant.runs(coverage.imported)
    direct = [mutant.runs(group.lines) for group in coverage.groups]
    chosen = [
        (group.shared, not runs, group.seconds, at)
        for at, (group, runs) in enumerate(zip(coverage.groups, direct, strict=True))
        if runs or everywhere
    ]
    return [coverage.groups[at] for *_, at in sorted(chosen)]
