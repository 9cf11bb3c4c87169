"""What was found, in files that outlive the run."""

import hashlib
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

import msgspec

from tools.mutants.trials import Coverage, Lines, Reference

Kind = TypeVar("Kind")

COLUMNS = (
    "title", "changes", "killed", "of these only by tests that all titles share", "equivalent", "survived",
    "killed of what is not equivalent", "minutes",
)  # fmt: skip


class Found(StrEnum):
    KILLED = "killed"
    EQUIVALENT = "equivalent"
    SURVIVED = "survived"


class Mutant(msgspec.Struct, frozen=True):
    """A change of a module."""

    module: str
    number: int
    """In `changes.listed`."""
    file: str
    line: int
    statement: int
    before: str
    after: str
    where: str
    """The line of the source."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  `{self.where}`: `{self.before}` → `{self.after}`"

    def runs(self, lines: Lines) -> bool:
        """Whether its statement is among these."""
        return self.statement in lines.get(self.module, ())


class Result(msgspec.Struct, frozen=True):
    """The verdict on a change: a line of the file."""

    mutant: Mutant
    found: Found
    by: str
    """The test that killed, or why none did."""
    seconds: float
    tests: str
    """The state of the tests on which it depends; "" for none."""


class Kept:
    """What depends on the sources and the tests of a target, in files whose names follow from these."""

    def __init__(
        self, folder: Path, name: str, root: Path, sources: Sequence[Path], tests: Sequence[Path]
    ) -> None:
        """`root`: where tests run; `tests`: the files that hold tests, and what only these read."""
        self.root = root
        self.tests = {file: digest([file]) for file in tests if is_test(file)}
        self.name = name
        state = digest([*sources, *(file for file in tests if not is_test(file))])
        self.verdicts = folder / f"{name}-{state}.jsonl"
        self.matches = folder / f"{name}-{state}-matches.json"
        self.all_tests = hashlib.sha256(" ".join(self.tests.values()).encode()).hexdigest()[:12]
        self.covered = folder / f"{name}-{state}-{self.all_tests}.json"

    def state_of(self, found: Found, by: str) -> str:
        """The state of the tests on which a verdict depends."""
        if found is Found.SURVIVED:
            return self.all_tests
        return self.tests.get(self.root / by.partition("::")[0], "")

    def coverage(self, make: Callable[[], Coverage]) -> Coverage:
        return _kept(self.covered, Coverage, make)

    def reference(self, make: Callable[[], Reference]) -> Reference:
        return _kept(self.matches, Reference, make)


def is_test(file: Path) -> bool:
    return file.name.startswith("test_") and file.suffix == ".py"


def digest(files: Iterable[Path]) -> str:
    """The state of files, as a short word."""
    found = hashlib.sha256()
    for file in sorted(files):
        found.update(f"{file.name}\n".encode() + file.read_bytes())
    return found.hexdigest()[:12]


def _kept(file: Path, kind: type[Kind], make: Callable[[], Kind]) -> Kind:
    if file.exists():
        return msgspec.json.decode(file.read_bytes(), type=kind)
    made = make()
    new = file.with_suffix(".new")
    new.write_bytes(msgspec.json.encode(made))
    new.replace(file)
    return made


class Progress:
    """The verdicts so far on the changes that were chosen, in memory and in a file."""

    def __init__(self, kept: Kept, chosen: Sequence[Mutant]) -> None:
        self.kept = kept
        self.found: dict[Mutant, Result] = {}
        wanted = set(chosen)
        for result in self._read():
            if result.mutant in wanted and result.tests == kept.state_of(result.found, result.by):
                self.found[result.mutant] = result

    def _read(self) -> list[Result]:
        file = self.kept.verdicts
        if not file.exists():
            return []
        # The last line may be half a line.
        whole, _, half = file.read_bytes().rpartition(b"\n")
        if half:
            file.write_bytes(whole + b"\n")
        return [msgspec.json.decode(line, type=Result) for line in whole.splitlines()]

    def add(self, result: Result) -> None:
        with self.kept.verdicts.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")
        self.found[result.mutant] = result

    def count(self, found: Found) -> int:
        return sum(result.found is found for result in self.found.values())

    def share(self) -> float:
        """The share that was killed of what is not equivalent."""
        killed, survived = self.count(Found.KILLED), self.count(Found.SURVIVED)
        return killed / max(1, killed + survived)

    def row(self) -> list[str]:
        """What `table` shows of it."""
        killed, equivalent, survived = map(self.count, Found)
        shared = sum(
            "::" in result.by and "titles/" not in result.by for result in self.found.values()
        )
        minutes = sum(result.seconds for result in self.found.values()) / 60
        numbers = (len(self.found), killed, shared, equivalent, survived)
        return [self.kept.name, *map(str, numbers), f"{self.share():.1%}", f"{minutes:.0f}"]


def table(rows: Sequence[Sequence[str]]) -> str:
    """As the documentation shows it."""
    return "\n".join(f"| {' | '.join(row)} |" for row in (COLUMNS, ["---"] * len(COLUMNS), *rows))
