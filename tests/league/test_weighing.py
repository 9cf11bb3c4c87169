"""Weights fitted to what comes of choices: what is there to be found is found, in its own stage; what was interrupted goes on."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from chapiteau import position
from chapiteau.cli import app
from chapiteau.league import tuning, weighing
from chapiteau.league.fitting import Fitting, Sample, gain
from chapiteau.registry import title
from chapiteau.title import Eye
from chapiteau.words import ChapiteauError

pytestmark = pytest.mark.long
NAME = "the-magnificent"
USUAL = {"apples": [1.0, 1.0], "pears": [1.0, 1.0], "stones": [1.0, 1.0]}


def with_weights(changed: dict[str, list[float]]) -> Callable[[Any, int], float]:
    """Fruit is worth its weight, pears up to 4 of them; a thing lies in the first stage or in the second."""
    rows = {**USUAL, **changed}

    def value(basket: dict[str, float], player: int) -> float:
        stage = int(basket["stage"])
        apples, pears = basket["apples"], min(basket["pears"], 4.0)
        return rows["apples"][stage] * apples + rows["pears"][stage] * pears

    return value


EYE = Eye(("early", "late"), lambda basket, player: int(basket["stage"]), USUAL, with_weights)


def baskets(random: Random, turns: int, noise: float = 6.0) -> list[Sample]:
    """An apple brings 3 points, a pear none; what else happens brings more than both."""
    samples = []
    for number in range(turns):
        lines: list[Any] = [
            {"stage": 1, "apples": random.randrange(6), "pears": random.randrange(6)}
            for _ in range(5)
        ]
        luck = random.gauss(50, 20)
        points = [luck + 3 * one["apples"] + random.gauss(0, noise) for one in lines]
        samples.append(Sample(number, 0, lines, points))
    return samples


def test_what_a_choice_brings_is_found() -> None:
    random = Random(5)
    found = Fitting(EYE, 1).weights(baskets(random, 300))
    assert found["apples"] == pytest.approx(3.0, abs=0.4)
    assert found["pears"] == pytest.approx(0.0, abs=0.3)
    assert found["stones"] == 1.0, "what has no part in anything stays"
    fresh = baskets(random, 300)
    better = gain(fresh, EYE.with_weights({name: [1.0, x] for name, x in found.items()}))
    assert better > gain(fresh, EYE.with_weights({})) + 0.5
    other = EYE.with_weights({name: [x, 1.0] for name, x in found.items()})
    assert gain(fresh, other) == gain(fresh, EYE.with_weights({})), "of the other stage"


def test_little_that_is_seen_changes_little() -> None:
    """Two turns in which much else happened say next to nothing."""
    found = Fitting(EYE, 1).weights(baskets(Random(6), 2, noise=30.0))
    assert found["apples"] == pytest.approx(1.0, abs=0.6)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches in which hardly a turn is looked at, and a fit that is glad of little."""
    monkeypatch.setattr(weighing, "LOOKED", 15)
    monkeypatch.setattr(weighing, "LEAST", 1)


def wanted(games: int, **more: object) -> weighing.Wanted:
    return msgspec.structs.replace(weighing.Wanted(NAME, 2, {}, games, 3), **more)


@pytest.mark.usefixtures("few")
def test_from_matches_to_weights_that_can_be_tried(tmp_path: Path) -> None:
    """The whole way: a match is played, kept, continued, weighed; the command tells it in both languages, and `tune` reads it."""
    file, weights = tmp_path / "kept", tmp_path / "weights.json"
    weighing.run(wanted(1), file)
    begun = file.read_text()
    seen: list[tuple[int, int]] = []
    found = weighing.run(wanted(2), file, each=lambda *how: seen.append(how))
    assert seen == [(2, 2)]
    assert file.read_text().startswith(begun)
    matches = [
        msgspec.json.decode(x, type=weighing.Match) for x in file.read_text().split("\n")[1:-1]
    ]
    turns = [turn for match in matches for turn in match.turns]
    assert turns
    for turn in turns:
        states = [position.read(line.position) for line in turn.lines]
        assert len({state.turn for state in states}) == 1, "judged at the same moment"
        assert len({state.key() for state in states}) == len(states), "lines lead elsewhere"
    assert found.games == 2
    assert set(found.weights) == set(title(NAME).eye.weights)  # type: ignore[union-attr]
    with pytest.raises(ChapiteauError, match="seed"):
        weighing.run(wanted(2, seed=4), file)
    words = ["weigh", NAME, "--file", str(file), "--games", "2", "--seed", "3"]
    for lang in ("en", "fr"):
        told = CliRunner().invoke(app, [*words, "--lang", lang])
        assert told.exit_code == 0, told.output
        assert "\nready " in told.output
    as_json = CliRunner().invoke(app, [*words, "--json"])
    assert json.loads(as_json.output)["weights"] == found.weights
    weights.write_text(as_json.output)
    assert tuning.read_weights(str(weights), title(NAME)) == found.weights


def test_what_has_no_weights_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ChapiteauError) as caught:
        weighing.run(wanted(1, title="flip-circus"), tmp_path / "kept")
    assert caught.value.code == "wrong-weights"
