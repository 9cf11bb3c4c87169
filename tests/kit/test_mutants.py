"""The kit itself: a sound title passes, and each sabotaged one is caught by the law that it breaks."""

from collections import Counter

import pytest

from chapiteau import build_name
from chapiteau.chance import seed_from
from chapiteau.title import Title
from tests.kit import fairness, laws, memory, play, toy, worlds
from tests.kit.cases import Case, title_cases
from tests.kit.mutants import Mutant, mutants

pytestmark = [
    pytest.mark.engine,
    pytest.mark.skipif(
        build_name() == "compiled", reason="plain Python cannot inherit from a compiled State"
    ),
]

RULES = frozenset(f"TY-{n}" for n in range(1, 5))


def examine(title: Title, kind: type[toy.Toy] = toy.Toy) -> None:
    """The whole kit, as `test_titles` runs it."""
    tally: Counter[str] = Counter()
    for case in title_cases(title, toy.census, RULES):
        for seed, way in enumerate(play.ways().values()):
            laws.whole(case, seed, way(), 200, thorough=3)
        for seed in range(12):
            worlds.secrecy(case, seed, play.regret, 60)
            worlds.closed(case, seed, play.chance, 60, tally)
        worlds.endings(case, 1, 8)
    worlds.honest(tally)
    for case in title_cases(title, toy.census, RULES)[:3]:
        for seed in range(3):
            memory.remembers(case, seed, play.chance, 60, 1)
    for state, viewer, positions in toy.small_states(kind):
        fairness.fair(state, viewer, positions(), seed_from(1))


@pytest.mark.slow
def test_toy_passes() -> None:
    examine(toy.TITLE)


@pytest.mark.slow
@pytest.mark.parametrize("mutant", list(mutants()), ids=lambda mutant: mutant.name)
def test_mutant_is_caught(mutant: Mutant) -> None:
    with pytest.raises(AssertionError, match=rf"^({mutant.law}):"):
        examine(mutant.title, mutant.kind)


def test_cases_cover_every_value() -> None:
    cases = title_cases(toy.TITLE, toy.census, RULES)
    assert {case.players for case in cases} == {2, 3, 4}
    tried = [case.options for case in cases if case.players == 2]
    assert tried == [{}, {"rounds": 1}, {"face-up": True}]


def test_case_names() -> None:
    assert str(Case(toy.TITLE, 2, {"rounds": 1}, toy.census, RULES)) == "toy-2-rounds=1"
