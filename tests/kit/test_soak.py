"""`make soak`: it tries all there is, goes on where it stopped, and what fails can be met again."""

from collections import Counter
from pathlib import Path

import pytest

from chapiteau import registry
from tests import soak
from tests.kit import cases, play, runs
from tests.kit.cases import Case
from tests.soak import Progress, Result, Run

HOLDS = Run("ends", "aramini-circus-2", 3)
FAILS = Run("kind", "aramini-circus-2", 3, "swap")


def test_a_round_tries_every_law_at_every_table() -> None:
    found = soak.a_round(0)
    assert len(set(found)) == len(found)
    assert {run.law for run in found} == set(soak.LAWS)
    tables = sum(len(cases.tables(registry.meta(name))) for name in registry.names())
    for law in ("against", "kind", "secret", "endings", "remembered", "said", "closed", "ends"):
        assert len({run.table for run in found if run.law == law}) == tables
    ways = {(run.table, run.way) for run in found if run.law == "against"}
    assert len(ways) == tables * len(play.ways())


def test_every_kind_of_action_has_a_name() -> None:
    """The kinds that are tried are read from the texts: those that come up are among them."""
    for name in registry.names():
        case = cases.case(name, 2, {})
        assert set(runs.kinds(case, 3)) <= set(soak.kinds(name))


def test_rounds_are_always_the_same_and_have_nothing_in_common() -> None:
    assert soak.a_round(1) == soak.a_round(1)
    assert not set(soak.a_round(0)) & set(soak.a_round(1))


def test_every_run_can_be_repeated_by_its_words() -> None:
    for run in soak.a_round(2)[::50]:
        law, table, seed, *way = str(run).split()
        assert Run(law, table, int(seed), *way) == run
        assert str(run.case) == table


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "soak.jsonl"
    first = soak.a_round(0)
    progress = Progress(file)
    for run in first[:3]:
        progress.add(Result(run, 1.5, {"matches": 1}))
    whole = file.read_bytes()
    # As if it had been killed while it wrote.
    file.write_bytes(whole + b'{"run":{"law":"en')
    again = Progress(file)
    assert again.results == progress.results
    assert next(again.waiting()) == first[3]
    assert file.read_bytes() == whole


def test_a_failure_is_kept_with_its_command(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(case: Case, seed: int, way: str) -> None:
        raise AssertionError(f"kind: {case} {seed} {way}")

    monkeypatch.setitem(soak.LAWS, "kind", broken)
    progress = Progress(tmp_path / "soak.jsonl")
    for run in (HOLDS, FAILS):
        progress.add(soak.tried(run))
    assert [result.run for result in progress.failed] == [FAILS]
    soak.tell(progress.failed[0])
    assert capsys.readouterr().out == (
        "FAILED kind aramini-circus-2 3 swap: AssertionError: kind: aramini-circus-2 3 swap\n"
        "  again: .venv/bin/python -m tests.soak kind aramini-circus-2 3 swap\n"
    )
    assert "| `kind` | 1 | 1 |" in progress.summary()
    assert "| `ends` | 1 | 0 |" in progress.summary()
    assert "| all | 2 | 1 |" in progress.summary()


@pytest.mark.parametrize(
    ("law", "counts", "problem"),
    [
        ("strength", {"matches": 400, "won": 359}, "greedy wins only 89.8%"),
        ("strength", {"matches": 400, "won": 360}, ""),
        ("strength", {"matches": 399, "won": 0}, ""),
        ("alone", {"matches": 400, "greedy": 800, "random": 400}, "greedy scores 2.0, random 1.0"),
        ("alone", {"matches": 400, "greedy": 801, "random": 400}, ""),
        ("alone", {"matches": 400, "greedy": -4, "random": -400}, "greedy scores -0.0"),
        ("remembered", {"matches": 20}, "hardly anything"),
        ("remembered", {"matches": 20, "compared": 1}, ""),
        ("closed", {"swap": 12}, "swap was refused 12 times for nothing"),
        ("closed", {"swap": 12, "swap!": 1}, ""),
    ],
)
def test_some_laws_are_judged_in_the_sum(law: str, counts: dict[str, int], problem: str) -> None:
    run = Run(law, "the-magnificent-2", 0)
    half: Counter[str] = Counter({name: count // 2 for name, count in counts.items()})
    rest = Counter(counts)
    rest.subtract(half)
    found = soak.judged([Result(run, 1.0, half), Result(run, 1.0, dict(rest))])
    assert len(found) == bool(problem)
    if found:
        assert problem in found[0]
        assert found[0].endswith(f"one of its runs: .venv/bin/python -m tests.soak {law} "
                                 "the-magnificent-2 0")  # fmt: skip
