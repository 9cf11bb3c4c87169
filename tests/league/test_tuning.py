"""Weights tuned by matches: what a weight does is found where it is known, harmful weights lose, and what was interrupted goes on."""

import json
import math
from pathlib import Path
from random import Random

import msgspec
import pytest
from typer.testing import CliRunner

from chapiteau.cli import app
from chapiteau.league import tuning
from chapiteau.registry import title
from chapiteau.words import ChapiteauError

pytestmark = pytest.mark.long
NAME = "the-magnificent"


def wanted(pairs: int = 2, **more: object) -> tuning.Wanted:
    return msgspec.structs.replace(tuning.Wanted(NAME, {}, pairs, 7), **more)


def test_an_effect_is_found_where_it_is_known() -> None:
    """Leads that follow one weight, beside noise, and another weight that has no part in them."""
    random = Random(3)
    moved, idle = [[random.gauss(0, 0.5) for _ in range(400)] for _ in range(2)]
    leads = [12.0 * x + random.gauss(0, 20) for x in moved]
    found, nothing = tuning.effect("a", [1.0], moved, leads), tuning.effect("b", [1.0], idle, leads)
    low, high = found.interval
    assert low < 12.0 * math.log(1.1) < high
    assert low > 0
    assert nothing.interval[0] < 0 < nothing.interval[1]


def test_without_an_eye_for_tiles_and_points_matches_are_lost(tmp_path: Path) -> None:
    words = "points=0,completed=-9,small=-9,large=-9,covered=-2"
    blind = tuning.read_weights(words, title(NAME))
    found = tuning.run(wanted(1, tried=blind), tmp_path / "kept")
    assert found.effects == []
    assert found.trial
    assert found.trial.wins == 0
    assert found.trial.points < -20
    assert found.matches == 2


def test_the_usual_weights_against_themselves_are_even(tmp_path: Path) -> None:
    """In one match of a pair it is the other seat that wins, by as much."""
    usual = tuning.eye_of(title(NAME)).weights["gems"]
    found = tuning.run(wanted(1, tried={"gems": usual}), tmp_path / "kept")
    assert found.trial
    assert (found.trial.wins, found.trial.points) == (1.0, 0.0)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pairs that are not played: more of `gems` leads."""

    def play(wanted: tuning.Wanted, number: int) -> tuning.Pair:
        one, two = tuning.factors(wanted, number)
        lead = round(100 * (one["gems"] - two["gems"]))
        return tuning.Pair(number, (lead, lead), 2.0 * (lead > 0))

    monkeypatch.setattr(tuning, "play", play)


@pytest.mark.usefixtures("quick")
def test_what_was_interrupted_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    tuning.run(wanted(1), file)
    begun = file.read_bytes()
    # A match that was being written down.
    file.write_bytes(begun + b'{"number":1,"lea')
    seen: list[tuple[int, int]] = []
    found = tuning.run(wanted(20), file, each=lambda *how: seen.append(how))
    assert seen[0] == (2, 20)
    assert seen[-1] == (20, 20)
    assert file.read_bytes().startswith(begun)
    assert found.matches == 40
    first = found.effects[0]
    assert first.name == "gems"
    assert first.points == pytest.approx(100 * math.log(1.1), rel=0.05)
    with pytest.raises(ChapiteauError, match="seed"):
        tuning.run(wanted(20, seed=8), file)


def test_what_cannot_be_tuned_is_refused(tmp_path: Path) -> None:
    for change in (
        {"tried": {"glamour": [1.0] * 13}},
        {"tried": {"gems": [1.0] * 5}},
        {"tried": {"gems": [math.inf] * 13}},
        {"title": "flip-circus"},
    ):
        with pytest.raises(ChapiteauError) as caught:
            tuning.run(wanted(1, **change), tmp_path / "kept")
        assert caught.value.code == "wrong-weights"
    file = tmp_path / "weights.json"
    file.write_text('{"weights": {"gems": 1.5}}')
    for word in ("gems=", "gems=much", "gems=inf", str(file)):
        with pytest.raises(ChapiteauError) as caught:
            tuning.read_weights(word, title(NAME))
        assert caught.value.code == "wrong-weights"
    with pytest.raises(ChapiteauError) as caught:
        tuning.read_weights("glamour", title(NAME))
    assert caught.value.code == "no-file"
    assert tuning.read_weights("", title(NAME)) == {}
    assert tuning.read_weights("gems=1.5, hat=-1", title(NAME)) == {
        "gems": [1.5] * 13,
        "hat": [-1.0] * 13,
    }


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_command(tmp_path: Path, lang: str) -> None:
    words = ["tune", NAME, "--file", str(tmp_path / "kept"), "--pairs", "8", "--lang", lang]
    told = CliRunner().invoke(app, words)
    assert told.exit_code == 0, told.output
    for name in title(NAME).eye.weights:  # type: ignore[union-attr]
        assert f"\n{name} " in told.output
    found = json.loads(CliRunner().invoke(app, [*words, "--json"]).output)
    assert found["matches"] == 16
    tried = CliRunner().invoke(
        app, [*words[:3], str(tmp_path / "tried"), "--pairs", "1", "--try", "hat=1", "--lang", lang]
    )
    assert tried.exit_code == 0, tried.output
    assert "95\u202f%" in tried.output or "95 %" in tried.output
