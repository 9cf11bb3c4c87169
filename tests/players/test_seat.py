"""The door: what a computer player gets is a guess, and what it answers is checked."""

import gc
from collections.abc import Iterator

import pytest

from chapiteau.chance import Chance, Rng, seed_from
from chapiteau.game import State
from chapiteau.players.base import Decision
from chapiteau.players.seat import Misbehaved, decide
from chapiteau.registry import names, title
from chapiteau.words import Message

pytestmark = pytest.mark.engine
WHY = Message("reason-random")


class Spy:
    """Keeps what it was given and plays the first legal action."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.rng: Rng | None = None

    def choose(self, state: State, player: int, rng: Rng) -> Decision:
        self.state, self.rng = state, rng
        return Decision(state.legal_actions(player)[0], WHY)


class Crasher:
    def choose(self, state: State, player: int, rng: Rng) -> Decision:
        raise RuntimeError("out of ideas")


class Cheat:
    """Answers with an action that is not legal."""

    def __init__(self, action: int) -> None:
        self.action = action

    def choose(self, state: State, player: int, rng: Rng) -> Decision:
        return Decision(self.action, WHY)


class Vandal:
    """Plays the state it was given to its end before it answers."""

    def choose(self, state: State, player: int, rng: Rng) -> Decision:
        action = state.legal_actions(player)[0]
        while (seat := state.current()) >= 0:
            state.apply(seat, rng.pick(state.legal_actions(seat)))
        return Decision(action, WHY)


def start(name: str) -> State:
    found = title(name)
    return found.new(found.meta.players[0], {}, seed_from(7))


def reachable(roots: list[object]) -> Iterator[object]:
    """Everything that can be reached from the roots, as introspection would."""
    seen: set[int] = set()
    waiting = list(roots)
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, type):
            continue
        seen.add(id(thing))
        yield thing
        # Modules and functions lead to the whole interpreter, which no player owns.
        if type(thing).__name__ not in ("module", "function", "builtin_function_or_method"):
            waiting += gc.get_referents(thing)


@pytest.mark.parametrize("name", names())
def test_the_truth_is_not_in_what_a_player_gets(name: str) -> None:
    state = start(name)
    spy = Spy()
    asked = Rng(seed_from(3))
    decide(spy, state, state.current(), asked)
    assert spy.state is not None
    assert spy.rng is not None
    seed = state.chance.seed
    # The search does find the seed where it can be reached.
    assert any(isinstance(thing, bytes) and seed in thing for thing in reachable([state]))
    for thing in reachable([spy.state, spy.rng]):
        assert thing is not state
        assert thing is not state.chance
        assert thing is not asked
        assert not (isinstance(thing, bytes) and (seed in thing or seed_from(3) in thing))


@pytest.mark.parametrize("name", names())
def test_different_guesses_come_from_one_truth(name: str) -> None:
    """The guess is drawn anew each time: no player can wait for the truth to show."""
    state = start(name)
    spy = Spy()
    rng = Rng(seed_from(3))
    keys = set()
    for _ in range(20):
        decide(spy, state, state.current(), rng)
        assert spy.state is not None
        keys.add(spy.state.key())
    assert len(keys) > 10


def test_the_rng_of_a_player_does_not_undo_the_resampling() -> None:
    """Who knew the generator that shuffled could turn the shuffle back."""
    state = start("aramini-circus")
    spy = Spy()
    decide(spy, state, state.current(), Rng(seed_from(3)))
    again = Rng(seed_from(3))
    assert spy.rng is not None
    assert spy.state is not None
    assert state.resample(state.current(), again).key() == spy.state.key()
    first = Rng(seed_from(3))
    assert [spy.rng.below(1000) for _ in range(8)] != [first.below(1000) for _ in range(8)]


@pytest.mark.parametrize("name", names())
def test_the_match_does_not_change(name: str) -> None:
    state = start(name)
    before = state.key()
    decide(Vandal(), state, state.current(), Rng(seed_from(3)))
    assert state.key() == before


def test_a_crash_is_reported() -> None:
    state = start("flip-circus")
    with pytest.raises(Misbehaved, match="RuntimeError: out of ideas") as caught:
        decide(Crasher(), state, 0, Rng(seed_from(3)))
    assert caught.value.code == "player-misbehaved"
    assert caught.value.seat == 0


@pytest.mark.parametrize("action", [-1, 10**6])
def test_an_illegal_answer_is_reported(action: int) -> None:
    state = start("flip-circus")
    with pytest.raises(Misbehaved, match=f"action {action} is not legal"):
        decide(Cheat(action), state, state.current(), Rng(seed_from(3)))


def test_a_state_off_turn_has_nothing_to_decide() -> None:
    state = start("flip-circus")
    other = 1 - state.current()
    with pytest.raises(Misbehaved):
        decide(Spy(), state, other, Rng(seed_from(3)))


def test_the_chance_of_a_guess_is_new() -> None:
    state = start("flip-circus")
    spy = Spy()
    decide(spy, state, state.current(), Rng(seed_from(3)))
    assert spy.state is not None
    assert isinstance(spy.state.chance, Chance)
    assert spy.state.chance.seed != state.chance.seed
