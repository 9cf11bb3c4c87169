"""The kit over every registered title. Each number of players and each value of each option occurs at some table (`few_tables`), each
way to play and each kind of action at some table of the title; `make soak` tries all of them at all tables.

Views and texts are never compiled, and `test_builds` shows that both builds play alike: so each law runs in one of them.
"""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from chapiteau import registry
from chapiteau.chance import seed_from
from chapiteau.title import Meta, Options
from tests.kit import cases, fairness, laws, play, runs, worlds
from tests.kit.cases import Case
from tests.kit.promise import kept, promise

SEEDS = st.integers(0, 10_000)
QUICK = settings(
    max_examples=3,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
LONG = settings(
    max_examples=3,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    suppress_health_check=list(HealthCheck),
)


def params(tables: Callable[[Meta], list[tuple[int, Options]]]) -> Iterator[object]:
    """The tables of every title. The quick checks try a long title for two with its default options only."""
    for name in registry.names():
        for players, options in tables(registry.meta(name)):
            more = players != 2 or bool(options)
            chosen = [f"{key}={value}" for key, value in options.items()]
            yield pytest.param(
                *(name, players, options),
                id="-".join([name, str(players), *chosen]),
                marks=cases.slow_if_long(name, more),
            )


@pytest.fixture
def case(name: str, players: int, options: Options) -> Case:
    return cases.case(name, players, options)


few_tables = pytest.mark.parametrize(("name", "players", "options"), list(params(cases.few_tables)))


def ways() -> Iterator[object]:
    """Each way to play with every title, at its tables by turns."""
    for name in registry.names():
        tables = cases.few_tables(registry.meta(name))
        for turn, way in enumerate(play.ways()):
            number = turn % len(tables)
            players, options = tables[number]
            yield pytest.param(name, players, options, way, id=f"{name}-{players}-{number}-{way}")


@few_tables
@QUICK
@given(seed=SEEDS, choices=st.lists(st.integers(0, 1 << 12), max_size=40))
def test_laws(case: Case, seed: int, choices: list[int]) -> None:
    """All laws along the steps that hypothesis picks, then random ones."""
    match = laws.whole(case, seed, play.given(choices), 60, thorough=20)
    laws.texts(match, 0, set())


@few_tables
@QUICK
@given(seed=SEEDS)
def test_secrecy(case: Case, seed: int) -> None:
    worlds.secrecy(case, seed, play.regret, 60)


@pytest.mark.slow
@few_tables
def test_secrecy_at_the_end(case: Case) -> None:
    """What the end brings to light is in no preview before it."""
    for seed in range(3):
        worlds.endings(case, seed, 8)


@pytest.mark.long
@pytest.mark.parametrize(("name", "players", "options", "way"), list(ways()))
def test_laws_against_adversaries(case: Case, way: str) -> None:
    runs.against(case, 7, way)


@pytest.mark.long
@pytest.mark.parametrize("name", registry.names())
def test_laws_against_one_kind_of_action(name: str) -> None:
    """Every kind of action that comes up is once preferred throughout, at one of the tables where it does."""
    at: dict[str, list[Case]] = {}
    for players, options in cases.few_tables(registry.meta(name)):
        case = cases.case(name, players, options)
        for kind in runs.kinds(case, 3):
            at.setdefault(kind, []).append(case)
    assert len(at) > 1 or promise(name).kinds == 1, "only one `Choice.group` comes up in a match"
    for number, (kind, tables) in enumerate(sorted(at.items())):
        runs.of_one_kind(tables[number % len(tables)], 5, kind)


@pytest.mark.long
@few_tables
@LONG
@given(seed=SEEDS, way=st.sampled_from(runs.SECRETIVE), late=st.sampled_from(runs.LATE))
def test_secrecy_along_matches(case: Case, seed: int, way: str, late: int) -> None:
    runs.secret(case, seed, way, late)


@pytest.mark.parametrize("name", registry.names())
def test_a_title_keeps_its_promise(name: str) -> None:
    """The number of its kinds of decision; and whether anything can be taken back."""
    players, options = next(iter(cases.few_tables(registry.meta(name))))
    match = cases.case(name, players, options).match(3)
    kept("kinds", name, len(match.kinds.kinds))
    rng = match.state.chance.stream("promise")
    undone = False
    while not match.state.is_final() and match.revision < 60:
        play.do(match, play.chance(match, rng))
        undone |= any(match.undo_state(seat).allowed for seat in range(players))
    kept("undo", name, undone)


@pytest.mark.long
@few_tables
def test_resample_remembers(case: Case) -> None:
    """Enough steps could be compared, and a resample after each draws like the worlds that go on from before it."""
    compared = sum(runs.remembered(case, seed) for seed in range(runs.steps(case, 4)))
    kept("remembered", case.title.meta.id, compared)


@pytest.mark.long
@few_tables
def test_texts_of_whole_matches(case: Case) -> None:
    kept("sentences", case.title.meta.id, runs.said(case, 11))


@pytest.mark.long
@pytest.mark.parametrize("name", registry.names())
def test_undo_is_refused_only_when_somebody_learns(name: str) -> None:
    tally: Counter[str] = Counter()
    for players, options in cases.few_tables(registry.meta(name)):
        for seed in range(3):
            runs.closed(cases.case(name, players, options), seed, tally)
    worlds.honest(tally)
    kept("closed", name, tally.total())


@pytest.mark.parametrize("name", registry.names())
def test_every_match_ends(name: str) -> None:
    """At every table there is."""
    for players, options in cases.tables(registry.meta(name)):
        runs.ends(cases.case(name, players, options), 17)


@pytest.mark.long
@pytest.mark.parametrize("name", registry.names())
def test_resample_is_fair(name: str) -> None:
    tried = 0
    for state, viewer, positions in cases.small_states(name):
        fairness.fair(state, viewer, positions(), seed_from(tried))
        tried += 1
    assert tried, "small_states() of its census.py gives none"
