"""Hints: the best step, the other one that is nearly as good, and nothing that the seat could not know."""

from dataclasses import replace

import pytest

from chapiteau.chance import Rng, seed_from
from chapiteau.game import State
from chapiteau.players.base import Decision, Nearly
from chapiteau.players.hints import Adviser
from chapiteau.players.seat import Misbehaved, decide
from chapiteau.registry import names, title
from chapiteau.text import Texts
from chapiteau.title import Depth, Effort, Plan, Skill, Spread, Title
from chapiteau.words import LANGUAGES, Message
from tests.titles.aramini_circus.build import number, position

pytestmark = pytest.mark.long

NARROW = Effort(worlds=2, width=6, narrowest=2, budget=60, finalists=2)


def quick(name: str, spread: float = 20.0) -> Title:
    """A title whose strongest level is quick here, with a spread of the test's own."""
    found = title(name)
    levels = (*found.meta.levels[:-1], Skill("turns", nodes=3600))
    depth = Depth(turns=2, candidates=4, effort=NARROW, scale=found.depth.scale)
    meta = type(found.meta)(
        **{field: getattr(found.meta, field) for field in found.meta.__struct_fields__}
        | {"levels": levels}
    )
    return replace(found, meta=meta, effort=NARROW, depth=depth, spread=Spread(spread, spread, 9))


def begun(found: Title, steps: int = 14) -> State:
    """A match after so many steps by chance, or a few more, where there is something to choose from."""
    options = {"draw-offers": False} if found.meta.id == "flip-circus" else {}
    state = found.new(2, options, seed_from(3))
    rng = Rng(seed_from(3))
    while steps > 0 or len(state.legal_actions(state.current())) < 2:
        seat = state.current()
        state.apply(seat, rng.pick(state.legal_actions(seat)))
        steps -= 1
    return state


@pytest.mark.parametrize("name", names())
def test_what_is_nearly_as_good_is_another_legal_step(name: str) -> None:
    """With a spread without end all is nearly as good."""
    wide = quick(name, 1e9)
    wide = replace(wide, depth=replace(wide.depth, scale=0.0))
    state = begun(wide)
    seat = state.current()
    asked = [decide(Adviser(wide), state, seat, Rng(seed_from(1))) for _ in range(2)]
    assert asked[0] == asked[1]
    hint = asked[0]
    assert hint.nearly is not None
    assert hint.nearly.action != hint.action
    assert hint.nearly.action in state.legal_actions(seat)
    for lang in LANGUAGES:
        assert Texts(lang).problems(hint.nearly.reason) == []


@pytest.mark.parametrize(("lead", "near"), [(5.0, True), (5.1, False)])
def test_a_quarter_of_the_spread_is_nearly(lead: float, near: bool) -> None:
    found = replace(title("drum-roll"), spread=Spread(20.0, 20.0, 9))
    state = begun(found)
    seat = state.current()
    one, two = state.legal_actions(seat)[:2]
    adviser = Adviser(found)
    adviser.planner.plans = lambda *_: [Plan(lead, [one]), Plan(lead, [one]), Plan(0.0, [two])]
    hint = adviser.choose(state, seat, Rng(seed_from(1)))
    assert hint.action == one
    assert (hint.nearly is not None) == near


def test_two_ways_to_win_are_equally_good() -> None:
    """Two wagons of the same value end the match; a hint names one, and the other one beside it."""
    bears = "4-bear 3-bear 3-bear 2-bear 2-bear 1-bear 1-bear 1-bear"
    state = position(hands=["bear tiger", "fish"], trains=[bears], actions=1)
    hint = decide(Adviser(title("aramini-circus")), state, 0, Rng(seed_from(1)))
    assert hint.nearly is not None
    wins = {number(state, "fill 2"), number(state, "fill 4")}
    assert {hint.action, hint.nearly.action} == wins
    assert hint.reason.id == hint.nearly.reason.id == "reason-win"


def test_a_win_has_nothing_beside_it() -> None:
    bears = "4-bear 3-bear 3-bear 2-bear 2-bear 1-bear 1-bear 1-bear"
    fishes = bears.replace("bear", "fish")
    state = position(hands=["bear", "fish fish"], trains=[bears, fishes], actions=1)
    hint = decide(Adviser(title("aramini-circus")), state, 0, Rng(seed_from(1)))
    assert hint.action == number(state, "fill 2")
    assert hint.nearly is None


@pytest.mark.parametrize("name", names())
def test_a_hint_is_from_the_seats_own_knowledge(name: str) -> None:
    found = quick(name, 1e9)
    state = begun(found)
    seat = state.current()
    rng = Rng(seed_from(5))
    twins = [state.resample(seat, rng) for _ in range(4)]
    assert len({twin.key() for twin in twins}) > 1
    hints = {repr(decide(Adviser(found), twin, seat, Rng(seed_from(9)))) for twin in twins}
    assert len(hints) == 1


def test_nobody_gets_around_the_rules_by_a_second_step() -> None:
    class Cheat:
        def choose(self, state: State, player: int, rng: Rng) -> Decision:
            why = Message("reason-random")
            return Decision(state.legal_actions(player)[0], why, Nearly(10**6, why))

    state = begun(title("aramini-circus"))
    with pytest.raises(Misbehaved):
        decide(Cheat(), state, state.current(), Rng(seed_from(1)))
