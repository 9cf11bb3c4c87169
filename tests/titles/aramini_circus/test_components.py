"""The component file: what it must hold, and matches with cards from one's own box."""

import pickle
from collections.abc import Mapping
from copy import deepcopy
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from chapiteau import components
from chapiteau.chance import seed_from
from chapiteau.text import Texts
from chapiteau.titles.aramini_circus.check import check
from chapiteau.titles.aramini_circus.rules.box import ANIMALS, BONUSES
from chapiteau.words import ChapiteauError
from tests.kit import boxes
from tests.titles.aramini_circus.build import TITLE, legal, move, new, position
from tests.titles.aramini_circus.census import census


def changed(**tables: Mapping[str, Any]) -> dict[str, Any]:
    """The house set with other values in some tables."""
    data = deepcopy(dict(TITLE.components))
    for name, values in tables.items():
        data[name].update(values)
    return data


@pytest.mark.rule("AC-1.1", "AC-1.2")
def test_the_house_set() -> None:
    assert check(TITLE.components) == []
    assert TITLE.components["goal"] == {"2": 18, "3": 18, "4": 16}
    sources = components.provenance(TITLE.package)
    assert sources["goal.4"] == "printed"
    assert sources["wagons.bear"] == "printed"
    assert sources["animals.bear"] == "house", "only the total is printed"


@pytest.mark.parametrize(
    ("data", "path", "message"),
    [
        (changed(wagons={"bear": [4, 3, 2, -1]}), "wagons.bear.3", "components-range"),
        (changed(wagons={"bear": [4, 51]}), "wagons.bear.1", "components-range"),
        (changed(wagons={"bear": []}), "wagons.bear", "aramini-components-values"),
        (changed(wagons={"bear": [0] * 21}), "wagons.bear", "aramini-components-values"),
        (changed(wagons={"bear": [4, "3"]}), "wagons.bear.1", "components-number"),
        (
            changed(
                goal=dict.fromkeys("234", 3),
                wagons={"giraffe": [0], "bear": [0], "fish": [3], "tiger": [0]},
            ),
            "wagons",
            "aramini-components-few-wagons",
        ),
        (changed(animals={"bear": 51}), "animals.bear", "components-range"),
        (changed(animals={"bear": -1}), "animals.bear", "components-range"),
        (changed(animals=dict.fromkeys(ANIMALS, 5)), "animals", "aramini-components-few-animals"),
        (changed(bonus={"pay-less": 51}), "bonus.pay-less", "components-range"),
        (changed(bonus={"pay-less": -1}), "bonus.pay-less", "components-range"),
        (changed(bonus={"pay-more": 1}), "bonus.pay-more", "components-unknown"),
        (changed(goal={"2": 0}), "goal.2", "components-range"),
        (changed(goal={"2": 81}), "goal.2", "components-range"),
        (changed(goal={"2": "many"}), "goal.2", "components-number"),
        (changed(goal={"5": 3}), "goal.5", "components-unknown"),
    ],
)
def test_mistakes_are_named(data: dict[str, Any], path: str, message: str) -> None:
    found = components.shape(data, TITLE.components) or check(data)
    assert [(where, what.id) for where, what in found] == [(path, message)]
    for lang in ("en", "fr"):
        assert not Texts(lang).problems(found[0][1])
    with pytest.raises(ChapiteauError, match="wrong-components"):
        TITLE.new(2, {}, seed_from(1), data)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("bear = [4, 3, 2, 1]", "bear = [4, 3,\n  -2, 1]", 16),
        ("tiger = 12", "tiger = 51", 25),
        ("plus-action = 2", "plus-action = 51", 33),
        ("4 = 16", "4 = 1600", 9),
    ],
)
def test_a_wrong_row_is_named_by_its_line(tmp_path: Path, old: str, new: str, line: int) -> None:
    text = (files(TITLE.package) / "components.toml").read_text("utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new), "utf-8")
    problems = components.check(file, TITLE.components, check, TITLE.cards)
    assert [(found.line, found.expected.id) for found in problems] == [(line, "components-range")]


MANY = changed(
    goal={"2": 12, "3": 10, "4": 8},
    wagons={"giraffe": [9, 0, 3, 2, 2, 1], "bear": [8, 7], "fish": [6], "tiger": [1, 1, 1, 1]},
    animals={"giraffe": 30, "bear": 20, "fish": 4, "tiger": 0},
    bonus={"draw-two": 7, "pay-less": 0, "take-discard": 9, "plus-action": 3, "exchange-one": 5},
)
"""More faces than a machine word has bits for the actions, wagons of value 6, no tiger cards."""
FEW = changed(
    goal={"2": 4, "3": 3, "4": 2},
    wagons={"giraffe": [2, 1], "bear": [0], "fish": [1], "tiger": [0, 1]},
    animals={"giraffe": 6, "bear": 5, "fish": 0, "tiger": 10},
    bonus={"draw-two": 1, "pay-less": 0, "take-discard": 0, "plus-action": 0, "exchange-one": 0},
)
NO_BONUS = changed(goal={"3": 6}, bonus=dict.fromkeys(BONUSES, 0))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("box", "players", "ending"),
    [
        pytest.param(MANY, 4, "at-once", id="many"),
        pytest.param(MANY, 2, "finish-round", id="many for two"),
        pytest.param(FEW, 2, "at-once", id="few"),
        pytest.param(FEW, 4, "finish-round", id="few for four"),
        pytest.param(NO_BONUS, 3, "at-once", id="no bonus cards"),
    ],
)
def test_other_cards_are_played_with(box: dict[str, Any], players: int, ending: str) -> None:
    assert check(box) == []
    options = {"bonus": True, "ending": ending}
    match = boxes.whole("aramini-circus", players, options, box, players)
    found = census(match.state)
    for animal, count in box["animals"].items():
        assert found.get(animal, 0) == count
    cards = [name for name in found if name.rpartition("-")[0] in BONUSES]
    assert len(cards) == sum(box["bonus"].values())
    wagons = [name for name in found if name.startswith("wagon ")]
    assert len(wagons) == sum(map(sum, box["wagons"].values()))


@pytest.mark.rule("AC-4.1", "AC-3.4")
def test_a_wagon_of_a_value_that_the_house_set_does_not_have() -> None:
    box = changed(wagons={animal: [1, 0, 0, 0, 0, 1] for animal in ANIMALS})
    state = new(2, box=box)
    names = state.kinds()
    assert names.name(names.action("hitch bear-6")) == "hitch bear-6"
    first = {
        (animal, value): state.kind.index(6 * animal + value - 1)
        for animal in range(4)
        for value in (1, 6)
    }
    state.offer = [first[1, 6], first[1, 1], first[2, 6], first[2, 1]]
    state.last[0] = state.kind[first[3, 1]]
    state.player, state.token[0] = 0, 3
    state.hand[: state.faces] = [0, 6, 5, 0] + [0] * (state.faces - 4)
    state = state.clone()
    state._legal_player = -1
    assert "fill 1" in legal(state)
    assert "fill 3" not in legal(state), "six fish are needed"
    move(state, "fill", "offer:0")
    assert [state.value[number] for row in state.waiting for number in row] == [6]
    state.last[0] = state.kind[first[3, 6]]
    state.coupling = True
    state._legal_player = -1
    assert "hitch bear-6" in legal(state)
    move(state, "hitch", "pending:bear-6")
    assert state.points[0] == 6


def test_actions_are_called_after_the_cards_in_the_box() -> None:
    """Also in a copy that was stored: it holds the box, and makes the kinds of decision from it."""
    data = changed(bonus={"pay-less": 4, "draw-two": 0})
    state = TITLE.new(2, {"bonus": True}, seed_from(2), data)
    stored = pickle.dumps(state)
    assert b"Fill" not in stored
    for kinds in (state.kinds(), pickle.loads(stored).kinds()):
        names = [kinds.name(action) for action in range(len(kinds))]
        assert len(names) == len(position().kinds()) == 55
        assert names[31:36] == [
            *(f"play pay-less-{i}" for i in (1, 2, 3, 4)),
            "play take-discard-1",
        ]
        assert kinds.action("take plus-action-2") == 52


def test_the_house_set_is_not_changed_by_play() -> None:
    before = deepcopy(dict(TITLE.components))
    position(3)
    assert dict(TITLE.components) == before
