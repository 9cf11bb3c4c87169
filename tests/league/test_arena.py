"""Matches between computer players: fair seats, honest numbers, equal results however the work is split."""

import json
from collections import Counter
from multiprocessing import get_context

import msgspec
import pytest
from typer.testing import CliRunner

from chapiteau import build_name
from chapiteau.chance import Rng
from chapiteau.cli import app
from chapiteau.game import State
from chapiteau.league import arena, ladder, workers
from chapiteau.league.playdata import wilson
from chapiteau.players import registry
from chapiteau.players.base import Decision
from chapiteau.players.seat import Misbehaved
from chapiteau.record import Record, verify
from chapiteau.registry import meta, names
from chapiteau.words import ChapiteauError, Message
from tests.kit.stronger import stronger

pytestmark = pytest.mark.engine


def plan(title: str, players: list[str], seats: int, games: int, seed: int = 1) -> arena.Plan:
    return arena.Plan(title, players, seats, meta(title).check(seats, {}), games, seed)


def played(wanted: arena.Plan, jobs: int = 1) -> tuple[arena.Report, list[arena.Played]]:
    matches: list[arena.Played] = []
    return arena.run(wanted, jobs, matches.append), matches


@pytest.mark.long
@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (4, 4)])
def test_every_name_sits_in_every_seat_equally_often(bots: int, seats: int) -> None:
    title = "aramini-circus"
    _, matches = played(plan(title, ["random"] * bots, seats, 2 * bots))
    held = Counter((seat, name) for m in matches for seat, name in enumerate(m.seating))
    assert set(held.values()) == {2}
    assert len(held) == bots * seats


def test_two_names_are_the_two_teams() -> None:
    _, matches = played(plan("flip-circus", ["random", "random"], 4, 2))
    assert [match.seating for match in matches] == [[0, 1, 0, 1], [1, 0, 1, 0]]


def test_equal_seeds_give_equal_matches_and_others_do_not() -> None:
    _, first = played(plan("aramini-circus", ["random", "random"], 2, 4))
    _, again = played(plan("aramini-circus", ["random", "random"], 2, 4))
    _, other = played(plan("aramini-circus", ["random", "random"], 2, 4, seed=2))
    assert first == again
    assert len({match.record.seed for match in first + other}) == 8


@pytest.mark.slow
def test_the_work_can_be_split() -> None:
    one, alone = played(plan("aramini-circus", ["greedy", "random"], 2, 6))
    two, shared = played(plan("aramini-circus", ["greedy", "random"], 2, 6), jobs=2)
    assert alone == shared
    assert one.players == two.players


@pytest.mark.long
@pytest.mark.parametrize("title", names())
def test_the_records_verify(title: str) -> None:
    _, matches = played(plan(title, ["greedy", "random"], 2, 2))
    for match in matches:
        data = msgspec.json.encode(match.record)
        assert verify(msgspec.json.decode(data, type=Record)).revision == match.steps


def report_of(places: list[list[int]]) -> list[arena.Standing]:
    """The standings of made-up matches for two between A and B; A sits first in the first, second in the second, and so on."""
    wanted = plan("aramini-circus", ["A", "B"], 2, len(places))
    _, (real,) = played(plan("aramini-circus", ["random", "random"], 2, 1))
    matches = [
        arena.Played(
            number, [number % 2, 1 - number % 2], 10, [5, 7], record_with(real.record, result)
        )
        for number, result in enumerate(places)
    ]
    return arena.report(wanted, matches, 1.0).players


def record_with(record: Record, result: list[int]) -> Record:
    return msgspec.structs.replace(record, result=result)


def test_wins_draws_and_scores_are_counted_by_name() -> None:
    a, b = report_of([[1, 2], [1, 2], [1, 1], [2, 1]])
    assert (a.wins, a.draws, b.wins, b.draws) == (2, 1, 1, 1)
    assert (a.win_rate, b.win_rate) == (0.5, 0.25)
    assert (a.mean_score, b.mean_score) == (6.0, 6.0)
    assert a.interval == wilson(2, 4)


def test_a_place_shared_with_oneself_is_won() -> None:
    """With three seats and two names, A may share the first place with A."""
    _, (real,) = played(plan("aramini-circus", ["random", "random"], 3, 1))
    match = arena.Played(0, [0, 1, 0], 10, [9, 2, 9], record_with(real.record, [1, 3, 1]))
    wanted = plan("aramini-circus", ["A", "B"], 3, 1)
    a, b = arena.report(wanted, [match], 1.0).players
    assert (a.wins, a.draws, b.wins, b.draws) == (1, 0, 0, 0)
    assert (a.mean_score, b.mean_score) == (9.0, 2.0)


@pytest.mark.parametrize("bots", [["greedy"], ["random"] * 3, []])
def test_too_few_or_too_many_names_are_refused(bots: list[str]) -> None:
    with pytest.raises(ChapiteauError) as caught:
        arena.run(plan("flip-circus", bots, 2, 1))
    assert caught.value.code == "wrong-names"


class Crasher:
    def choose(self, state: State, player: int, rng: Rng) -> Decision:
        raise RuntimeError("out of ideas")


class Cheat:
    def choose(self, state: State, player: int, rng: Rng) -> Decision:
        return Decision(999, Message("reason-random"))


@pytest.mark.parametrize(
    ("bot", "problem"),
    [(Crasher(), "RuntimeError: out of ideas"), (Cheat(), "action 999 is not legal")],
)
def test_a_misbehaving_player_is_named(
    monkeypatch: pytest.MonkeyPatch, bot: Crasher | Cheat, problem: str
) -> None:
    monkeypatch.setitem(registry._MAKERS, "broken", lambda title: bot)
    with pytest.raises(Misbehaved) as caught:
        arena.run(plan("flip-circus", ["broken", "random"], 2, 3, seed=8))
    assert problem in str(caught.value)
    assert "broken, match 0 of seed 8" in str(caught.value)


@pytest.mark.slow
def test_a_misbehaving_player_is_named_from_another_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # The other processes do not know this test's player: they fail to make it, and say so.
    monkeypatch.setitem(registry._MAKERS, "broken", lambda title: Crasher())
    with pytest.raises(ChapiteauError) as caught:
        arena.run(plan("flip-circus", ["broken", "random"], 2, 4), jobs=2)
    assert caught.value.code == "unknown-player"
    monkeypatch.setattr(workers, "get_context", lambda method: get_context("fork"))
    with pytest.raises(Misbehaved) as misbehaved:
        arena.run(plan("flip-circus", ["broken", "random"], 2, 4, seed=8), jobs=2)
    assert "broken, match 0 of seed 8" in str(misbehaved.value)


# ---- the command


def command(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["match", *words])
    if isinstance(result.exception, ChapiteauError):
        raise result.exception
    return result.exit_code, result.stdout


@pytest.mark.slow
def test_json_has_exactly_the_promised_fields() -> None:
    code, out = command("aramini-circus", "--games", "4", "--seed", "1", "--json")
    assert code == 0
    found = json.loads(out)
    assert list(found) == ["title", "games", "players", "steps", "seconds", "build"]
    assert found["title"] == "aramini-circus"
    assert found["games"] == 4
    assert found["build"] == build_name()
    assert found["steps"] > 0
    assert found["seconds"] > 0
    fields = ["name", "wins", "draws", "win_rate", "interval", "mean_score"]
    assert [list(player) for player in found["players"]] == [fields, fields]
    assert [player["name"] for player in found["players"]] == ["greedy", "random"]
    assert all(len(player["interval"]) == 2 for player in found["players"])


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "word"), [("en", "win rate"), ("fr", "taux de victoire")])
def test_the_table_speaks_both_languages(lang: str, word: str) -> None:
    code, out = command("aramini-circus", "--games", "2", "--lang", lang)
    assert code == 0
    assert word in out
    assert "100.0%" in out


@pytest.mark.slow
def test_more_seats_than_names() -> None:
    code, out = command("aramini-circus", "--games", "2", "--seats", "4", "--json")
    assert code == 0
    assert len(json.loads(out)["players"]) == 2


def test_wrong_words_are_refused() -> None:
    for words, wrong in (
        (["--players", "greedy,clever"], "unknown-player"),
        (["--seats", "5"], "wrong-players"),
        (["--option", "bonus=maybe"], "wrong-option"),
        (["--players", "greedy"], "wrong-names"),
    ):
        with pytest.raises(ChapiteauError) as caught:
            command("aramini-circus", *words)
        assert caught.value.code == wrong


@pytest.mark.slow
def test_records_are_written(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("records")
    command("aramini-circus", "--games", "3", "--seed", "5", "--record", str(folder))
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"aramini-circus-5-0000{n}.json" for n in range(3)]
    for file in files:
        verify(msgspec.json.decode(file.read_bytes(), type=Record))


# ---- strength: of small samples here, of hundreds of matches in `make soak`

SEATS = [(title, min(seats for seats in meta(title).players if seats > 1)) for title in names()]
ALONE = [title for title in names() if 1 in meta(title).players]


def beats(title: str, one: str, two: str, seats: int) -> bool:
    """Whether one is as far above the other as greedy is above chance: it wins more than 95 of 100 matches (`docs/players.md`). Of those
    who are alike at most one in ten is taken for so strong."""
    wanted = ladder.Wanted(title, [one, two], seats, {}, 100, 11)
    won = (ladder.play(wanted, one, two, number).result for number in range(100))
    return stronger(won, least=0.95, sure=10)


@pytest.mark.long
@pytest.mark.parametrize(("title", "seats"), SEATS)
def test_greedy_beats_random_in_a_sample(title: str, seats: int) -> None:
    assert beats(title, "greedy", "random", seats)


@pytest.mark.long
@pytest.mark.parametrize(("title", "seats"), SEATS)
def test_random_does_not_beat_random_in_a_sample(title: str, seats: int) -> None:
    """A greedy that played by chance would be found out."""
    assert not beats(title, "random", "random", seats)


def twice_as_good(title: str, bots: list[str]) -> bool:
    """Whether the first scores at least twice as much, alone, as the second."""
    one, other = (played(plan(title, [name], 1, 2))[0].players[0] for name in bots)
    return one.mean_score > max(0.0, 2 * other.mean_score)


@pytest.mark.long
@pytest.mark.parametrize("title", ALONE)
def test_alone_greedy_scores_twice_as_much(title: str) -> None:
    assert twice_as_good(title, ["greedy", "random"])
    assert not twice_as_good(title, ["random", "random"])
