"""Trials of one change, each in a process of its own that imports the rules as if the change stood in the file.

All that rules and tests need but themselves is imported once (`prepare`); a trial is a fork that imports the rest, one module changed. So
a change also works in what runs on import: tables, and the constructors of kinds of decision.
"""

import gc
import importlib
import os
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.metadata import entry_points
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import TypeVar

import hypothesis
import msgspec
import pytest

from tools.mutants import changes

Found = TypeVar("Found")
Lines = dict[str, set[int]]
"""Module to the first lines of statements."""

SPACE = 6 << 30
"""Bytes that a trial may take: a loop without end must not fill the machine."""
OPTIONS = ["-q", "--tb=no", "--no-header", "-p", "no:cacheprovider", "-p", "no:schemathesis", "--hypothesis-profile=mutants"]  # fmt: skip


@dataclass(frozen=True)
class Target:
    """What is changed, and what tries it."""

    name: str
    root: Path
    """Where tests run."""
    modules: Mapping[str, Path]
    """The modules that are changed, by name."""
    tests: Sequence[str]
    """Folders or files."""
    shared: Sequence[str] = ()
    """Files, or tests in files, of which only those with the target's name are taken; they come last."""
    match: str = ""
    """`module:function`, which plays the match of a number and gives a digest of all that could be seen."""

    def play(self, number: int) -> str:
        module, _, function = self.match.partition(":")
        digest: str = getattr(importlib.import_module(module), function)(self.name, number)
        return digest


class Group(msgspec.Struct):
    """Tests that share what was set up for them, or a single one."""

    tests: list[str]
    seconds: float
    """Processor time."""
    lines: Lines
    """What they run."""
    shared: bool


class Coverage(msgspec.Struct):
    groups: list[Group]
    imported: Lines
    """What runs already on import."""
    seconds: float
    """Processor time until the first test runs."""
    failed: list[str]


class Reference(msgspec.Struct):
    """What the matches give without any change, and what they run."""

    digests: list[str]
    lines: Lines
    seconds: float


class Verdict(msgspec.Struct):
    """What tests or matches say."""

    killed: bool
    by: str = ""
    """A test; "import" where the rules cannot even be imported; or a match."""


# ---- processes


def prepare(target: Target) -> None:
    """Import once what all trials need."""
    os.chdir(target.root)
    os.environ["CHAPITEAU_BUILD"] = "interpreted"
    # Bytecode is kept, also of tests: without it each trial compiles all of them anew.
    sys.dont_write_bytecode = False
    for plugin in entry_points(group="pytest11"):
        if plugin.name != "schemathesis":
            plugin.load()
    hypothesis.settings.register_profile(
        "mutants", database=None, derandomize=True, deadline=None,
        phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
    )  # fmt: skip
    for name in ("chapiteau.match", "chapiteau.text", "chapiteau.registry", "chapiteau.record"):
        importlib.import_module(name)
    early = set(target.modules) & set(sys.modules)
    assert not early, f"imported too early to be changed: {early}"
    gc.freeze()


def forked(work: Callable[[], Found], kind: type[Found], seconds: float) -> Found | int:
    """What `work` gives in a process of its own, or the number of the signal that ended it, SIGXCPU after so much processor time."""
    with tempfile.NamedTemporaryFile(prefix="mutant-") as file:
        pid = os.fork()
        if pid == 0:
            _in_child(work, file.name, int(seconds) + 1)
        _, status = os.waitpid(pid, 0)
        if os.WIFSIGNALED(status):
            return os.WTERMSIG(status)
        said = Path(file.name).read_bytes()
        if os.WEXITSTATUS(status):
            raise RuntimeError(said.decode())
        return msgspec.json.decode(said, type=kind)


def _in_child(work: Callable[[], object], file: str, seconds: int) -> None:
    code = 1
    try:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 10))
        resource.setrlimit(resource.RLIMIT_AS, (SPACE, SPACE))
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        said = msgspec.json.encode(work())
        code = 0
    except BaseException:
        said = traceback.format_exc().encode()
    Path(file).write_bytes(said)
    os._exit(code)


class Ours(SourceFileLoader):
    """Finds and loads one module from code of ours. What it knows as `SEEN` is `seen`."""

    def __init__(self, module: str, path: Path, code: CodeType) -> None:
        super().__init__(module, str(path))
        self.code = code
        self.seen: set[int] = set()

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        return spec_from_file_location(name, self.path, loader=self) if name == self.name else None

    def get_code(self, fullname: str) -> CodeType:
        return self.code

    def exec_module(self, module: ModuleType) -> None:
        setattr(module, changes.SEEN, self.seen)
        super().exec_module(module)

    def install(self) -> None:
        sys.meta_path.insert(0, self)


class Watch:
    """Notes which statements of the target run. For a process of its own."""

    def __init__(self, target: Target) -> None:
        self.loaders = [
            Ours(name, path, changes.marked(path.read_text("utf-8"), str(path)))
            for name, path in target.modules.items()
        ]
        for loader in self.loaders:
            loader.install()

    def take(self) -> Lines:
        """The first lines of all statements that ran since it was called last."""
        lines = {loader.name: set(loader.seen) for loader in self.loaders if loader.seen}
        for loader in self.loaders:
            loader.seen.clear()
        return lines


def merge(into: Lines, lines: Lines) -> None:
    for name, found in lines.items():
        into.setdefault(name, set()).update(found)


# ---- tests


class _Chosen:
    """The target's tests, or some of them in a given order."""

    def __init__(self, target: Target, wanted: Iterable[str] | None = None) -> None:
        self.target = target
        self.wanted = None if wanted is None else {test: at for at, test in enumerate(wanted)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.wanted is not None:
            wanted = self.wanted
            items[:] = [item for item in items if item.nodeid in wanted]
            items.sort(key=lambda item: wanted[item.nodeid])
        else:
            items[:] = [i for i in items if not self.shared(i) or self.target.name in i.name]

    def shared(self, item: pytest.Item) -> bool:
        return item.nodeid.startswith(tuple(self.target.shared))


class _Recorder(_Chosen):
    """Runs all tests and notes what they run."""

    def __init__(self, target: Target) -> None:
        super().__init__(target)
        self.watch = Watch(target)
        self.found = Coverage([], {}, 0.0, [])
        self.groups: dict[str, Group] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Generator[None, object, object]:
        result = yield
        self.found.imported = self.watch.take()
        self.found.seconds = time.process_time()
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        began = time.process_time()
        self.watch.take()
        result = yield
        group = self.groups.setdefault(_group(item), Group([], 0.0, {}, self.shared(item)))
        group.tests.append(item.nodeid)
        group.seconds += time.process_time() - began
        merge(group.lines, self.watch.take())
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.found.failed.append(report.nodeid)


def _group(item: pytest.Item) -> str:
    """The name of what a test shares with others: a fixture of its module that is set up once."""
    info = getattr(item, "_fixtureinfo", None)
    defined = info.name2fixturedefs.values() if info else ()
    shared = [d[-1].argname for d in defined if d[-1].scope == "module"]
    return f"{item.path} {shared}" if shared else item.nodeid


class _Hunter(_Chosen):
    """Runs tests until one fails. One that takes longer than it may ends the process."""

    killer = ""

    def __init__(self, target: Target, tests: Mapping[str, float]) -> None:
        super().__init__(target, tests)
        self.seconds = tests

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        signal.setitimer(signal.ITIMER_PROF, self.seconds[item.nodeid])
        result = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        return result

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.killer = "import"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.killer = report.nodeid


def cover(target: Target) -> Coverage:
    """Run all tests and note which lines they run. For a process of its own."""
    recorder = _Recorder(target)
    code = pytest.main([*OPTIONS, *target.tests, *target.shared], plugins=[recorder])
    recorder.found.groups = list(recorder.groups.values())
    if code != 0 and not recorder.found.failed:
        recorder.found.failed.append(f"pytest ended with {code!r}")
    return recorder.found


def hunt(target: Target, tests: Mapping[str, float]) -> Verdict:
    """Run tests in this order until one fails; each may take so many seconds of processor time. For a process of its own."""
    hunter = _Hunter(target, tests)
    files = sorted({test.partition("::")[0] for test in tests})
    code = pytest.main([*OPTIONS, "-x", *files], plugins=[hunter])
    if hunter.killer:
        return Verdict(True, hunter.killer)
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise RuntimeError(f"pytest ended with {code!r}")
    return Verdict(False)


# ---- matches


def refer(target: Target, matches: int) -> Reference:
    """Play all matches and note what they give and which lines they run. For a process of its own."""
    watch = Watch(target)
    digests = [target.play(number) for number in range(matches)]
    return Reference(digests, watch.take(), time.process_time())


def differs(target: Target, digests: Sequence[str]) -> Verdict:
    """Whether some match goes otherwise. For a process of its own."""
    for number, digest in enumerate(digests):
        try:
            same = target.play(number) == digest
        except Exception as error:
            return Verdict(True, f"match {number} fails: {type(error).__name__}")
        if not same:
            return Verdict(True, f"match {number} goes otherwise")
    return Verdict(False)
