"""Weights fitted to results: what is there to be found is found, each stage by itself; what was interrupted goes on."""

import json
from pathlib import Path
from random import Random

import msgspec
import pytest
from typer.testing import CliRunner

from chapiteau.cli import app
from chapiteau.league import fitting, tuning, weighing
from chapiteau.registry import title
from chapiteau.words import ChapiteauError

pytestmark = pytest.mark.long
NAME = "the-magnificent"


def baskets(
    random: Random, count: int, noise: float = 6.0
) -> tuple[list[list[float]], list[float]]:
    """An apple brings 3 points, a pear none, a stone is in every basket; 10 come by themselves, and luck."""
    rows = [[1.0, random.randrange(6), random.randrange(6), 2.0] for _ in range(count)]
    return rows, [10 + 3 * apples + random.gauss(0, noise) for _, apples, _, _ in rows]


def test_what_a_thing_brings_is_found() -> None:
    rows, points = baskets(Random(5), 2000)
    found = fitting.fit(rows, points)
    assert found[0] == pytest.approx(10.0, abs=1.0)
    assert found[1:3] == pytest.approx([3.0, 0.0], abs=0.3)
    assert found[3] == 0.0, "what is the same everywhere says nothing"
    fresh, came = baskets(Random(6), 2000)
    # The spread of 3 apples' points against that of the luck.
    assert fitting.explained(found, fresh, came) == pytest.approx(26.25 / (26.25 + 36), abs=0.05)
    assert fitting.explained([10.0, -3.0, 0.0, 0.0], fresh, came) < 0


def test_little_that_is_seen_is_believed_little() -> None:
    """A handful of turns in which much else happened say next to nothing; many say it all."""
    assert abs(fitting.fit(*baskets(Random(6), 6, noise=30.0))[1]) < 2.0
    assert fitting.fit(*baskets(Random(6), 6000, noise=30.0))[1] == pytest.approx(3.0, abs=0.7)


def test_equations_are_solved() -> None:
    assert fitting.solve([[4.0, 1.0], [1.0, 3.0]], [6.0, 7.0]) == pytest.approx([1.0, 2.0])


def seen(number: int, gems: float, points: int) -> weighing.Match:
    """A match of which one turn of stage 5 was seen, with so many gems."""
    weights = title(NAME).eye.weights  # type: ignore[union-attr]
    said = [1.0 if name == "any" else gems if name == "gems" else 0.0 for name in weights]
    return weighing.Match(number, [points, 0], [weighing.Turn(0, 5, said)])


def test_only_a_stage_that_was_seen_and_says_more_has_new_weights() -> None:
    usual = title(NAME).eye.weights  # type: ignore[union-attr]
    random = Random(3)
    some = [(number, random.randrange(9)) for number in range(300)]
    found = weighing.fit(wanted(300), [seen(n, gems, 50 - 4 * gems) for n, gems in some])
    assert [(one.stage, one.turns) for one in found.shares] == [("5", 300)]
    assert found.shares[0].found > 0.99 > 0 > found.shares[0].usual
    assert found.weights["gems"][5] == pytest.approx(-4, abs=0.5)
    assert [row[:5] + row[6:] for row in found.weights.values()] == [
        row[:5] + row[6:] for row in usual.values()
    ]
    # What has no part in results is no reason to change anything.
    luck = weighing.fit(wanted(300), [seen(n, 2.0, random.randrange(90)) for n, _ in some])
    assert luck.weights == usual
    few = weighing.fit(wanted(9), [seen(n, gems, 50 - 4 * gems) for n, gems in some[:9]])
    assert (few.shares, few.weights) == ([], usual)


def wanted(games: int, **more: object) -> weighing.Wanted:
    return msgspec.structs.replace(weighing.Wanted(NAME, 2, {}, games, 3), **more)


def test_from_matches_to_weights_that_can_be_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The whole way: a match is played, kept, continued, weighed; the command tells it in both languages, and `tune` reads it."""
    monkeypatch.setattr(weighing, "LEAST", 2)
    file, weights = tmp_path / "kept", tmp_path / "weights.json"
    weighing.run(wanted(1), file)
    begun = file.read_text()
    told: list[tuple[int, int]] = []
    found = weighing.run(wanted(2), file, each=lambda *how: told.append(how))
    assert told == [(2, 2)]
    assert file.read_text().startswith(begun)
    matches = [
        msgspec.json.decode(x, type=weighing.Match) for x in file.read_text().split("\n")[1:-1]
    ]
    eye = tuning.eye_of(title(NAME))
    for match in matches:
        stages = [[turn.stage for turn in match.turns if turn.seat == seat] for seat in (0, 1)]
        assert set(range(1, 13)) <= set(stages[0]), "each turn is seen"
        assert all(one == sorted(one) for one in stages)
        assert {len(turn.features) for turn in match.turns} == {len(eye.weights)}
    assert matches[0].points != matches[1].points
    assert found.games == 2
    assert set(found.weights) == set(eye.weights)
    with pytest.raises(ChapiteauError, match="seed"):
        weighing.run(wanted(2, seed=4), file)
    words = ["weigh", NAME, "--file", str(file), "--games", "2", "--seed", "3"]
    for lang in ("en", "fr"):
        shown = CliRunner().invoke(app, [*words, "--lang", lang])
        assert shown.exit_code == 0, shown.output
        assert "\nready " in shown.output
    as_json = CliRunner().invoke(app, [*words, "--json"])
    assert json.loads(as_json.output)["weights"] == found.weights
    weights.write_text(as_json.output)
    assert tuning.read_weights(str(weights), title(NAME)) == found.weights


def test_what_has_no_weights_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ChapiteauError) as caught:
        weighing.run(wanted(1, title="flip-circus"), tmp_path / "kept")
    assert caught.value.code == "wrong-weights"
