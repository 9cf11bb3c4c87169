"""`View.open_to`: one seat may see all of another's view only where nothing in it is a secret. Then one screen needs no curtain."""

from collections import Counter

import msgspec
import pytest

from chapiteau import registry
from chapiteau.chance import Rng
from chapiteau.match import Match
from chapiteau.title import Options
from chapiteau.words import SPECTATOR
from tests.kit import cases, play
from tests.kit.cases import Case
from tests.kit.promise import kept

pytestmark = pytest.mark.engine

HIDES_NOTHING = [("flip-circus", {"memory": "open"})]
"""Tables at which everybody knows the same from the beginning to the end."""


def seen(case: Case, match: Match, seat: int) -> bytes:
    """What the person of a seat has on the screen."""
    return msgspec.json.encode([match.view(seat), list(match.state.legal_actions(seat))])


def check(case: Case, match: Match, rng: Rng, found: Counter[str]) -> None:
    """In each world that a seat takes for possible, a view that is open to it is the same."""
    everybody = list(range(case.players))
    assert match.view(SPECTATOR).open_to == everybody
    for seat in everybody:
        open_to = match.view(seat).open_to
        assert open_to == [other for other in everybody if other in open_to and other != seat]
        found["open"] += len(open_to)
        found["hidden"] += case.players - 1 - len(open_to)
        for other in open_to:
            world = match.fork(match.state.resample(other, rng))
            assert seen(case, world, seat) == seen(case, match, seat), f"{other} learns of {seat}"


@pytest.mark.slow
@pytest.mark.parametrize("name", registry.names())
def test_an_open_view_tells_the_others_nothing(name: str) -> None:
    found: Counter[str] = Counter()
    for players, options in cases.some_tables(registry.meta(name)):
        case = cases.case(name, players, options)
        match = case.match(5)
        rng = match.state.chance.stream("curtain")
        while not match.state.is_final() and match.revision < 150:
            if match.revision % 12 == 0:
                check(case, match, rng, found)
            play.do(match, play.chance(match, rng))
    kept("secrets", name, bool(found["hidden"]))
    kept("open_screens", name, bool(found["open"]))


@pytest.mark.parametrize(("name", "options"), HIDES_NOTHING)
def test_where_nothing_is_hidden_all_views_are_open(name: str, options: Options) -> None:
    case = cases.case(name, 2, options)
    match = case.match(5)
    rng = match.state.chance.stream("curtain")
    while not match.state.is_final() and match.revision < 100:
        assert [match.view(seat).open_to for seat in (0, 1)] == [[1], [0]]
        play.do(match, play.chance(match, rng))
