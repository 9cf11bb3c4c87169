"""The kit over every registered title, option set and number of players; what takes long runs on `some_tables` only."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from chapiteau import registry
from chapiteau.chance import seed_from
from chapiteau.title import Meta, Options
from tests.kit import cases, fairness, laws, memory, play, worlds
from tests.kit.cases import Case

pytestmark = pytest.mark.engine

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
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    suppress_health_check=list(HealthCheck),
)


def params(tables: Callable[[Meta], list[tuple[int, Options]]]) -> Iterator[object]:
    """The tables of every title. The quick checks try a long title with its default options only."""
    for name in registry.names():
        for players, options in tables(registry.meta(name)):
            chosen = [f"{key}={value}" for key, value in options.items()]
            yield pytest.param(
                *(name, players, options),
                id="-".join([name, str(players), *chosen]),
                marks=cases.slow_if_long(name, options),
            )


@pytest.fixture
def case(name: str, players: int, options: Options) -> Case:
    return cases.case(name, players, options)


def steps(case: Case, number: int) -> int:
    """How much to try of what takes long: of long titles half as much."""
    return number // 2 if cases.is_long(case.title.meta.id) else number


every_table = pytest.mark.parametrize(("name", "players", "options"), list(params(cases.tables)))
some_tables = pytest.mark.parametrize(
    ("name", "players", "options"), list(params(cases.some_tables))
)


@every_table
@QUICK
@given(seed=SEEDS, choices=st.lists(st.integers(0, 1 << 12), max_size=40))
def test_laws(case: Case, seed: int, choices: list[int]) -> None:
    """All laws along the steps that hypothesis picks, then random ones."""
    match = laws.whole(case, seed, play.given(choices), 60, thorough=20)
    laws.texts(match, 0, set())


@every_table
@QUICK
@given(seed=SEEDS)
def test_secrecy(case: Case, seed: int) -> None:
    worlds.secrecy(case, seed, play.regret, 60)


@pytest.mark.slow
@some_tables
@pytest.mark.parametrize("way", play.ways())
def test_laws_against_adversaries(case: Case, way: str) -> None:
    """A whole match by each way to play; those that never end a turn are stopped after a while."""
    limit = 400 if way in ("stay", "circle", "hide") else 2_000
    laws.whole(case, 7, play.ways()[way](), limit, thorough=60)


@pytest.mark.slow
@some_tables
def test_laws_against_one_kind_of_action(case: Case) -> None:
    """Only swaps, only draws ...: every kind of action that comes up is once preferred throughout."""
    match = case.match(3)
    rng = match.state.chance.stream("kinds")
    kinds: set[str] = set()
    while not match.state.is_final() and match.revision < 400:
        for player in match.state.to_act():
            kinds.update(choice.group for choice in case.title.choices(match.state, player))
        play.do(match, play.chance(match, rng))
    assert len(kinds) > 1
    for kind in sorted(kinds):
        laws.whole(case, 5, play.group(kind), steps(case, 250), thorough=60)


@pytest.mark.slow
@some_tables
@LONG
@given(
    seed=SEEDS,
    way=st.sampled_from(["chance", "regret", "hide", "gamble", "stay"]),
    late=st.sampled_from([0, 30, 60, 90]),
)
def test_secrecy_along_matches(case: Case, seed: int, way: str, late: int) -> None:
    worlds.secrecy(case, seed, play.ways()[way](), steps(case, 250), late)


@some_tables
def test_secrecy_at_the_end(case: Case) -> None:
    """What the end brings to light is in no preview before it."""
    for seed in range(3):
        worlds.endings(case, seed, 8)


@pytest.mark.slow
@some_tables
def test_resample_remembers(case: Case) -> None:
    """Enough steps could be compared, and a resample after each draws like the worlds that go on from before it."""
    every = 250 // steps(case, 16)
    seeds = range(steps(case, 4))
    assert sum(memory.remembers(case, seed, play.chance, 250, every) for seed in seeds) >= 3


@pytest.mark.slow
@some_tables
def test_texts_of_whole_matches(case: Case) -> None:
    """Every sentence of a match, in both languages."""
    match = case.match(11)
    rng = match.state.chance.stream("texts")
    said: set[bytes] = set()
    while not match.state.is_final() and match.revision < 300:
        laws.texts(match, max(0, match.revision - 1), said)
        play.do(match, play.regret(match, rng))
    laws.texts(match, 0, said)
    assert len(said) > 50


@pytest.mark.slow
@pytest.mark.parametrize("name", registry.names())
def test_undo_is_refused_only_when_somebody_learns(name: str) -> None:
    tally: Counter[str] = Counter()
    for players, options in cases.some_tables(registry.meta(name)):
        for seed in range(3):
            worlds.closed(cases.case(name, players, options), seed, play.chance, 200, tally)
    worlds.honest(tally)
    assert tally.total() > 50


@pytest.mark.parametrize("name", registry.names())
def test_every_match_ends(name: str) -> None:
    """Random matches, also long ones, end within the bound on turns."""
    for players, options in cases.tables(registry.meta(name)):
        case = cases.case(name, players, options)
        state = case.match(17).state
        rng = state.chance.stream("ends")
        while not state.is_final():
            player = rng.pick(state.to_act())
            state.apply(player, rng.pick(state.legal_actions(player)))
            assert state.turn <= case.max_turns


@pytest.mark.parametrize("name", registry.names())
def test_resample_is_fair(name: str) -> None:
    tried = 0
    for state, viewer, positions in cases.small_states(name):
        fairness.fair(state, viewer, positions(), seed_from(tried))
        tried += 1
    assert tried, "small_states() gives none"
