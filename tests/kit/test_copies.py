"""Positions, matches and generators can be copied and sent to another process; nothing is lost, and nothing is shared that can change."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from chapiteau import record, registry
from chapiteau.chance import Chance, Rng, seed_from
from chapiteau.game import State
from chapiteau.match import Match
from chapiteau.players import registry as players
from chapiteau.players.seat import decide
from chapiteau.title import Options
from chapiteau.titles.flip_circus.rules.state import FlipState
from chapiteau.words import END, SPECTATOR
from tests.kit import cases
from tests.kit.test_titles import params

pytestmark = pytest.mark.engine

Copy = Callable[[Any], Any]


def sent(thing: Any) -> Any:
    """As another process gets it."""
    return pickle.loads(pickle.dumps(thing))


WAYS: tuple[Copy, ...] = (copy.copy, copy.deepcopy, sent)
each_way = pytest.mark.parametrize("way", WAYS)
some_tables = pytest.mark.parametrize(("name", "seats", "options"), list(params(cases.some_tables)))


def fields(thing: Any) -> dict[str, Any]:
    """All attributes by name, in either build."""
    names = getattr(type(thing), "__mypyc_attrs__", None)
    return {name: getattr(thing, name) for name in names} if names else dict(vars(thing))


def same(one: Any, other: Any, path: str = "") -> None:
    """Equal in every attribute, at any depth."""
    assert type(one) is type(other), path
    if one is other:  # What never changes is shared.
        return
    if isinstance(one, list | tuple):
        assert len(one) == len(other), path
        for i, (part, counterpart) in enumerate(zip(one, other, strict=True)):
            same(part, counterpart, f"{path}[{i}]")
    elif isinstance(one, int | float | str | bytes | dict | msgspec.Struct | None):
        assert one == other, path
    else:
        own = fields(one)
        assert own, path
        for name, value in own.items():
            same(value, getattr(other, name), f"{path}.{name}")


def shown(state: State, name: str) -> list[bytes]:
    """All that anybody gets to see."""
    title = registry.title(name)
    viewers = [*range(state.players), SPECTATOR, *([END] if state.is_final() else [])]
    views = [title.view(state, viewer) for viewer in viewers]
    choices = [state.kinds().choices(state, seat) for seat in range(state.players)]
    return [msgspec.json.encode(part) for part in (*views, *choices)]


@some_tables
def test_a_copied_position_is_the_same_and_apart(name: str, seats: int, options: Options) -> None:
    state = registry.title(name).new(seats, options, seed_from(3))
    state.telling = True
    rng = Chance(seed_from(4)).stream("copies")
    for step in range(61):
        if step % 15 == 0:
            seen = shown(state, name)
            for way in WAYS:
                apart = way(state)
                equal(state, apart)
                assert shown(apart, name) == seen
                before, events = state.key(), list(state.events)
                for _ in range(5):
                    advance(apart, rng)
                assert (state.key(), state.events) == (before, events)
        advance(state, rng)


def equal(state: State, other: State) -> None:
    same(state, other)
    assert other.key() == state.key()
    assert other.scores() == state.scores()
    for seat in range(state.players):
        assert other.legal_actions(seat) == state.legal_actions(seat)


def advance(state: State, rng: Rng) -> None:
    """A step by chance, if there is one."""
    if waiting := state.to_act():
        acting = rng.pick(waiting)
        state.apply(acting, rng.pick(state.legal_actions(acting)))
        assert state.events


def length(match: Match) -> int:
    """Steps that a match by chance has, counted up to what a test needs."""
    trial, rng, steps = match.state.clone(), match.state.chance.stream("length"), 0
    while not trial.is_final() and steps < 100:
        acting = rng.pick(trial.to_act())
        trial.apply(acting, rng.pick(trial.legal_actions(acting)))
        steps += 1
    return steps


@each_way
@pytest.mark.parametrize("name", registry.names())
def test_a_copied_match_goes_on_alike_and_apart(name: str, way: Copy) -> None:
    options: Options = {"draw-offers": False} if name == "flip-circus" else {}
    match = Match.start(name, 2, options, seed_from(5))
    rng = Chance(seed_from(6)).stream("copies")

    def step(*played: Match) -> None:
        acting = rng.pick(played[0].state.to_act())
        action = rng.pick(played[0].state.legal_actions(acting))
        for one in played:
            one.act(acting, action)

    # A short match is copied in its middle.
    most = length(match)
    for _ in range(min(30, most // 2)):
        step(match)
    apart = way(match)
    assert apart.title is match.title
    assert record.of(apart) == record.of(match)
    for _ in range(min(10, most // 4)):
        step(match, apart)
        for viewer in (0, 1, SPECTATOR):
            assert apart.log(viewer) == match.log(viewer)
            assert apart.view(viewer) == match.view(viewer)
        for seat in (0, 1):
            assert apart.undo_state(seat) == match.undo_state(seat)
            assert apart.choices(seat) == match.choices(seat)
    revision, key = match.revision, match.state.key()
    more = min(5, most // 8)
    for _ in range(more):
        step(apart)
    assert (match.revision, match.state.key()) == (revision, key)
    assert apart.revision == revision + more > revision


@each_way
def test_a_copied_generator_goes_on_alike_and_apart(way: Copy) -> None:
    rng = Chance(seed_from(7)).stream("numbers")
    ahead = [rng.below(1000) for _ in range(70)]
    apart = way(rng)
    drawn = [rng.below(1000) for _ in range(70)]
    assert [apart.below(1000) for _ in range(70)] == drawn != ahead
    chance = way(Chance(seed_from(8)))
    assert chance.stream("x").seed() == Chance(seed_from(8)).stream("x").seed()
    assert isinstance(apart, Rng)


@pytest.mark.slow
@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("bot", ["random", "juggler", "greedy", "ringmaster"])
def test_a_computer_player_can_be_sent(name: str, bot: str) -> None:
    title = registry.title(name)
    state = title.new(2, {}, seed_from(9))
    player = players.make(bot, title)
    asked = [
        decide(one, state, state.current(), Rng(seed_from(9))) for one in (player, sent(player))
    ]
    assert asked[0] == asked[1]


def test_a_title_is_sent_by_its_name() -> None:
    for name in registry.names():
        found = registry.title(name)
        assert sent(found) is found
        assert len(pickle.dumps(found)) < 200


def test_a_turn_of_thousands_of_situations_can_be_sent() -> None:
    """In Flip Circus a turn may be so long that its past is deeper than pickle's own recursion goes (FC-8.2)."""
    state = registry.title("flip-circus").new(2, {}, seed_from(1))
    assert isinstance(state, FlipState)
    for number in range(20_000):
        state.code = number
        state.unsettle()
    apart = sent(state)
    assert apart.key() == state.key()
