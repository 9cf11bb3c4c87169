"""What comes in as a seed, a name, a player, an action or an option is refused at once, or converted so that it can be kept."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from chapiteau import record, registry
from chapiteau.chance import Chance, Rng, commitment, seed_from
from chapiteau.game import State
from chapiteau.match import Entry, Match
from chapiteau.players.base import Decision
from chapiteau.players.seat import Misbehaved, decide
from chapiteau.words import ChapiteauError, Message

pytestmark = pytest.mark.engine

every_title = pytest.mark.parametrize("name", registry.names())

NO_NUMBERS: list[Any] = [True, np.True_, 1.0, np.float64(1), "1", None, b"1", 1j, [1]]
"""What no player and no action is."""


class Index:
    """A number of somebody's own."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


NUMBERS = [int, np.int64, np.uint8, Index]
"""Ways to write a whole number."""


def code(error: pytest.ExceptionInfo[ChapiteauError]) -> str:
    return error.value.code


# ---- seeds

NO_SEEDS: list[tuple[Any, str]] = [
    (b"abc", "error-seed-length"),
    (b"", "error-seed-length"),
    (bytes(33), "error-seed-length"),
    ("0" * 32, "error-seed-kind"),
    (7, "error-seed-kind"),
    (True, "error-seed-kind"),
    ([0] * 32, "error-seed-kind"),
    (None, "error-seed-kind"),
]


@every_title
@pytest.mark.parametrize(("seed", "message"), NO_SEEDS)
def test_a_seed_of_another_kind_or_length_is_refused(name: str, seed: Any, message: str) -> None:
    title = registry.title(name)
    ways: list[Callable[[], Any]] = [
        lambda: title.new(2, {}, seed),
        lambda: Match(title, 2, {}, seed),
    ]
    if seed is not None:  # There it stands for a fresh one.
        ways.append(lambda: Match.start(name, 2, {}, seed))
    for way in ways:
        with pytest.raises(ChapiteauError) as error:
            way()
        assert (code(error), error.value.message.id) == ("wrong-seed", message)


@pytest.mark.parametrize("kind", [bytes, bytearray, memoryview])
def test_32_bytes_of_any_kind_are_a_seed(kind: Any) -> None:
    match = Match.start("flip-circus", 2, {}, kind(seed_from(1)))
    assert type(match.seed) is bytes
    assert record.of(match).commitment == commitment(seed_from(1))
    assert match.state.key() == Match.start("flip-circus", 2, {}, seed_from(1)).state.key()


def test_chance_takes_nothing_but_a_seed() -> None:
    for given, error in ((b"abc", ValueError), (bytes(31), ValueError), ("x" * 32, TypeError)):
        with pytest.raises(error):
            Chance(given)  # type: ignore[arg-type]
    assert Chance(bytes(32)).seed == bytes(32)


def test_a_seed_from_a_small_number() -> None:
    assert {seed_from(kind(200)) for kind in NUMBERS} == {seed_from(200)}
    for given in NO_NUMBERS:
        with pytest.raises(TypeError):
            seed_from(given)


# ---- names

NO_NAMES: list[Any] = [
    ["Ada"],
    ["Ada", "Bo", "Cy"],
    "Ad",
    "Ada",
    ["Ada", None],
    ["Ada", 7],
    7,
    {},
    [[], []],
]


@every_title
@pytest.mark.parametrize("names", NO_NAMES)
def test_there_is_a_name_for_each_seat_or_none_at_all(name: str, names: Any) -> None:
    title = registry.title(name)
    ways: list[Callable[[], Any]] = [
        lambda: Match(title, 2, {}, seed_from(1), names=names),
        lambda: Match.start(name, 2, {}, names=names),
    ]
    for way in ways:
        with pytest.raises(ChapiteauError) as error:
            way()
        assert (code(error), error.value.message.args) == ("wrong-names", {"players": 2})
    nobody: list[Any] = [None, [], ()]
    for few in nobody:
        assert Match.start(name, 2, {}, names=few).names == []
    assert Match.start(name, 2, {}, names=("Ada", "Bo")).names == ["Ada", "Bo"]


def test_names_of_a_record_are_counted_too() -> None:
    stored = record.of(Match.start("flip-circus", 2, {}, seed_from(1)))
    for names, fits in (
        (["Ada", "Bo"], True),
        ([], True),
        (["Ada"], False),
        (["A", "B", "C"], False),
    ):
        wanted = record.Record(
            **{f: getattr(stored, f) for f in stored.__struct_fields__} | {"names": names}
        )
        if fits:
            assert record.replay(wanted, seed_from(1)).names == names
        else:
            with pytest.raises(ChapiteauError, match="wrong-names"):
                record.replay(wanted, seed_from(1))


def test_a_match_keeps_names_of_its_own() -> None:
    given = ["Ada", "Bo"]
    match = Match.start("flip-circus", 2, {}, names=given)
    given.append("Cy")
    assert record.of(match).names == ["Ada", "Bo"]


# ---- players and actions


@every_title
@pytest.mark.parametrize("kind", NUMBERS)
def test_a_whole_number_of_any_kind_is_played_and_kept(name: str, kind: Any) -> None:
    match = Match.start(name, 2, {}, seed_from(1))
    plain = Match.start(name, 2, {}, seed_from(1))
    state = registry.title(name).new(2, {}, seed_from(1))
    rng = Chance(seed_from(2)).stream("inputs")
    for _ in range(5):
        if plain.state.is_final():
            break
        player = plain.state.current()
        action = rng.pick(plain.state.legal_actions(player))
        plain.act(player, action)
        match.act(kind(player), kind(action))
        state.apply(kind(player), kind(action))
    assert match.entries == plain.entries
    assert {type(part) for entry in match.entries for part in (entry.player, entry.action)} == {int}
    assert record.encode(record.of(match)) == record.encode(record.of(plain))
    assert match.state.key() == plain.state.key() == state.key()
    last = match.entries[-1].player
    assert match.undo_state(last) == plain.undo_state(last)
    if match.undo_state(last).allowed:
        match.undo(kind(last))
        assert type(match.entries[-1].player) is int


@every_title
@pytest.mark.parametrize("given", NO_NUMBERS, ids=repr)
def test_what_is_no_whole_number_is_refused_and_changes_nothing(name: str, given: Any) -> None:
    match = Match.start(name, 2, {}, seed_from(1))
    player = match.state.current()
    action = match.state.legal_actions(player)[0]
    before = match.state.key()
    ways: list[Callable[[], None]] = [
        lambda: match.act(player, given),
        lambda: match.act(given, action),
        lambda: match.state.apply(player, given),
        lambda: match.state.apply(given, action),
        lambda: match.enter(Entry(player, given)),
        lambda: match.enter(Entry(given, action)),
        lambda: match.undo(given),
    ]
    for way in ways:
        with pytest.raises(ChapiteauError) as error:
            way()
        assert code(error) == "wrong-number"
    assert (match.state.key(), match.revision) == (before, 0)
    match.act(player, action)


@every_title
def test_a_seat_that_does_not_exist_has_no_undo(name: str) -> None:
    match = Match.start(name, 2, {}, seed_from(1))
    for seat in (-1, 2, 99):
        with pytest.raises(ChapiteauError, match="wrong-seat"):
            match.undo(seat)


class Answers:
    """A computer player that answers in its own way."""

    def __init__(self, way: Any) -> None:
        self.way = way

    def choose(self, state: State, player: int, rng: Rng) -> Decision:
        return Decision(self.way(state.legal_actions(player)[0]), Message("reason-random"))


@pytest.mark.parametrize("kind", NUMBERS)
def test_what_a_computer_player_answers_is_converted(kind: Any) -> None:
    state = registry.title("flip-circus").new(2, {}, seed_from(1))
    decision = decide(Answers(kind), state, state.current(), Rng(seed_from(1)))
    assert type(decision.action) is int
    state.apply(state.current(), decision.action)


@pytest.mark.parametrize("way", [float, bool, str, lambda action: None, lambda action: -1])
def test_or_it_has_misbehaved(way: Any) -> None:
    state = registry.title("flip-circus").new(2, {}, seed_from(1))
    with pytest.raises(Misbehaved):
        decide(Answers(way), state, state.current(), Rng(seed_from(1)))


# ---- numbers of players and options


@every_title
@pytest.mark.parametrize("given", [2.0, True, "2", None])
def test_a_number_of_players_of_another_kind_is_refused(name: str, given: Any) -> None:
    for way in (
        lambda: registry.title(name).new(given, {}, seed_from(1)),
        lambda: Match.start(name, given, {}),
        lambda: registry.meta(name).check(given, {}),
    ):
        with pytest.raises(ChapiteauError, match="wrong-number"):
            way()
    two: Any = np.int64(2)
    assert type(record.of(Match.start(name, two, {})).players) is int


@every_title
def test_options_of_another_kind_are_refused(name: str) -> None:
    meta = registry.meta(name)
    wrong: list[Any] = [[("memory", "none")], "memory", 7, None, {7: True}, {"no-such": 1}]
    for option in meta.options_for(2):
        values: list[Any] = [[], {}, 1.5, b"x", np.float64(1), "no such value"]
        if not isinstance(option.default, bool):
            values += [True, np.True_, float(option.default) if option.low else 0.5]
        if isinstance(option.default, bool):
            values += [0, 1, "true", np.int64(1)]
        wrong += [{option.id: value} for value in values]
    for options in wrong:
        for way in (
            lambda: registry.title(name).new(2, options, seed_from(1)),  # noqa: B023
            lambda: Match.start(name, 2, options),  # noqa: B023
        ):
            with pytest.raises(ChapiteauError, match="wrong-option"):
                way()


def test_an_option_of_numpy_is_kept_as_a_plain_one() -> None:
    options = {"turn-limit": np.int64(50), "memory": np.str_("open")}
    match = Match.start("flip-circus", 2, options, seed_from(1))
    assert match.options["turn-limit"] == 50
    assert {type(match.options[name]) for name in options} == {int, str}
    assert b'"turn-limit": 50' in record.encode(record.of(match))
