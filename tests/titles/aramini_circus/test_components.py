"""The component file: what it must hold, and matches with cards from one's own box."""

import pickle
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import pytest

from chapiteau import components
from chapiteau.chance import seed_from
from chapiteau.text import Texts
from chapiteau.titles.aramini_circus.check import check
from chapiteau.titles.aramini_circus.parts import PACKAGE
from chapiteau.titles.aramini_circus.rules.state import AraminiState
from chapiteau.words import ChapiteauError
from tests.titles.aramini_circus.build import TITLE, position
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
    sources = components.provenance(PACKAGE)
    assert sources["goal.4"] == "printed"
    assert sources["wagons.bear"] == "printed"
    assert sources["animals.bear"] == "house", "only the total is printed"


@pytest.mark.parametrize(
    ("data", "path"),
    [
        (changed(wagons={"bear": [4, 3, 2, 2]}), "wagons.bear"),
        (changed(animals={"bear": 13}), "animals"),
        (changed(animals={"bear": 0}), "animals.bear"),
        (changed(bonus={"pay-less": 3}), "bonus"),
        (changed(bonus={"pay-less": -1, "draw-two": 5}), "bonus.pay-less"),
        (changed(goal={"2": 0}), "goal.2"),
        (changed(goal={"2": 81}), "goal.2"),
        (changed(goal={"2": "many"}), "goal.2"),
        (changed(goal={"5": 3}), "goal.5"),
    ],
)
def test_mistakes_are_named(data: dict[str, Any], path: str) -> None:
    found = check(data)
    assert [where for where, _ in found] == [path]
    for lang in ("en", "fr"):
        assert not Texts(lang).problems(found[0][1])
    with pytest.raises(ChapiteauError, match="wrong-components"):
        TITLE.new(2, {}, seed_from(1), data)


def test_other_cards_are_played_with() -> None:
    data = changed(
        goal={"2": 5}, animals={"bear": 20, "fish": 4}, bonus={"pay-less": 4, "draw-two": 0}
    )
    state = TITLE.new(2, {"bonus": True}, seed_from(2), data)
    assert isinstance(state, AraminiState)
    assert TITLE.view(state, 0).board.goal == 5
    lying = [*state.pile, *state.discard]
    held = state.hand[1] + state.hand[15]
    assert lying.count(1) + held == 20
    assert [state.box.bonus.count(kind) for kind in range(5)] == [0, 4, 2, 2, 2]
    box = census(state)
    rng = state.chance.stream("own box")
    while not state.is_final():
        player = state.current()
        state.apply(player, rng.pick(state.legal_actions(player)))
        assert census(state) == box


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
