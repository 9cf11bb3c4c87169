"""The five levels: named alike in all titles, each what it is said to be, and each stronger than the one below."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice, pairwise

import msgspec
import pytest

from chapiteau.chance import Rng, seed_from
from chapiteau.game import State
from chapiteau.league import ladder
from chapiteau.players import registry
from chapiteau.players.planner import FEW, Planner
from chapiteau.registry import meta, names, title
from chapiteau.text import Texts
from chapiteau.title import Meta, Plan, Skill
from chapiteau.words import Message
from tests.kit.stronger import stronger

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("name", [*names(), ""])
def test_every_title_has_five(name: str) -> None:
    """Also one that says nothing of levels."""
    levels = meta(name).levels if name else Meta.__struct_defaults__[-1]
    assert len(levels) == len(registry.LEVELS) == 5
    assert [set(registry.WAYS) >= {level.way} for level in levels] == [True] * 5
    # Nobody looks less far than the one below, and who looks as far misses less, or looks at more.
    far = [(list(registry.WAYS).index(one.way), -one.misses, one.nodes) for one in levels]
    assert far == sorted(far)
    assert len(set(far)) == 5
    assert levels[-1].misses == 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_each_has_a_name_and_says_how_it_plays(lang: str) -> None:
    texts = Texts(lang)
    for player in registry.names():
        assert texts.problems(Message(f"table-bot-{player}")) == []
    for way in registry.WAYS:
        assert texts.problems(Message(f"page-way-{way}")) == []


class Ideas:
    """A way of planning whose best idea is the first action, and so on."""

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions

    def plans(self, state: State, player: int, nodes: int, rng: Rng) -> list[Plan]:
        return [Plan(-float(number), [action]) for number, action in enumerate(self.actions)]


def taken(misses: int, count: int) -> Counter[int]:
    """What is done 2,000 times where there are so many ideas, by their place."""
    state = title("flip-circus").new(2, {}, seed_from(1))
    actions = state.legal_actions(state.current())[:count]
    told = title("flip-circus").reason
    planner = Planner(Ideas(actions).plans, told, 0, misses)
    rng = Rng(seed_from(2))
    plans = planner.plans(state, 0, 0, rng)
    return Counter(actions.index(planner.noticed(plans, rng).actions[0]) for _ in range(2000))


def test_who_misses_an_idea_has_the_next_best() -> None:
    found = taken(50, 8)
    assert found[0] == pytest.approx(1000, abs=90)
    assert found[1] == pytest.approx(500, abs=75)
    assert found[2] == pytest.approx(250, abs=60)
    assert set(taken(0, 8)) == {0}


def test_where_there_is_little_to_choose_nothing_is_missed() -> None:
    assert set(taken(90, FEW)) == {0}
    assert set(taken(90, FEW + 1)) == {0, 1}


SEED = 11
"""With it the closest pair, the two highest but one of The Magnificent, is told apart soon."""
MOST = 500


def points(name: str, one: str, two: str) -> Iterator[float]:
    """What the second takes of one match after another."""
    wanted = ladder.Wanted(name, [one, two], 2, {}, MOST, SEED)
    return (1 - ladder.play(wanted, one, two, number).result for number in range(MOST))


@pytest.mark.long
@pytest.mark.parametrize("name", names())
def test_each_beats_the_one_below(name: str) -> None:
    """Against regressions: in the ladder (`docs/players.md`) each takes two of three points and more. How sure this is says `stronger`."""
    for one, two in pairwise(["random", *registry.LEVELS[:-1]]):
        assert stronger(points(name, one, two)), f"{two} against {one}"


@pytest.mark.long
@pytest.mark.parametrize("name", names())
def test_the_highest_is_strong_even_in_haste(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a twentieth of the positions that it may look at it wins a match against the lowest, in the second at the latest."""
    top: Skill = meta(name).levels[-1]
    hasty = msgspec.structs.replace(top, nodes=top.nodes // 20)
    monkeypatch.setitem(
        registry._MAKERS, "ringmaster", lambda title: registry.at_level(title, hasty)
    )
    assert any(won == 1 for won in islice(points(name, "apprentice", "ringmaster"), 2))
