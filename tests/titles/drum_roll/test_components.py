"""The component file: what it must hold, and matches with cards from one's own box."""

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from chapiteau import components
from chapiteau.chance import seed_from
from chapiteau.text import Texts
from chapiteau.titles.drum_roll.check import check
from chapiteau.titles.drum_roll.parts import LEVELS, copies, parse_benefit
from chapiteau.titles.drum_roll.rules.box import (
    COINS,
    CUBE,
    INVESTMENTS,
    LOOK,
    SKIP,
    SKIP_OR_TRAILER,
    TRAILER_WON,
)
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.words import ChapiteauError
from tests.titles.drum_roll.build import TITLE
from tests.titles.drum_roll.census import census
from tests.titles.drum_roll.matches import other_box

pytestmark = pytest.mark.engine


def changed(path: str, value: object) -> dict[str, Any]:
    """The house set with one other value."""
    data: dict[str, Any] = deepcopy(dict(TITLE.components))
    *tables, key = path.split(".")
    table = data
    for name in tables:
        table = table[name]
    table[key] = value
    return data


@pytest.mark.rule("DR-1.3", "DR-1.4", "DR-8.1", "DR-9.6")
def test_the_house_set_has_the_printed_counts() -> None:
    assert check(TITLE.components) == []
    assert sum(copies(TITLE.components, kind) for kind in INVESTMENTS) == 30
    performers = TITLE.components["performers"].values()
    assert len(performers) == 45
    assert len(TITLE.components["personnel"]) == 15
    assert set(Counter(card["type"] for card in performers).values()) == {9}
    orders = {card["cubes"] for card in performers}
    assert len(orders) == 45, "all colour orders different"
    for level in range(3):
        assert set(Counter(order[level] for order in orders).values()) == {9}


def test_the_rope_walker_is_as_printed() -> None:
    card = TITLE.components["performers"]["rope-walker"]
    assert (card["hire"], card["salary"], card["prestige"], card["cubes"]) == (4, "4", "2", "RYW")
    assert [card[level] for level in LEVELS] == ["3c", "4c", "5c"]
    sources = components.provenance(TITLE.package)
    assert sources["performers.rope-walker.cubes"] == "printed"
    assert sources["performers.tumbler.cubes"] == "house"
    assert sources["regions.moscow"] == "printed"
    assert sources["regions.paris"] == "house"
    assert sources["game.money"] == "printed"
    assert sources["game.tickets"] == "house"


@pytest.mark.rule("DR-11.2")
@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("3c", [(0, 0, COINS, 3, 0)]),
        ("2 cubes > 9c", [(2, 0, COINS, 9, 0)]),
        ("W or Y", [(0, 0, CUBE, 0b00011, 0)]),
        ("any 2", [(0, 0, CUBE, 31, 0)] * 2),
        ("any 1 + W", [(0, 0, CUBE, 1, 0), (0, 0, CUBE, 31, 0)]),
        ("any 1 + B or R", [(0, 0, CUBE, 0b11000, 0), (0, 0, CUBE, 31, 0)]),
        ("top 1", [(0, 0, LOOK, 1, 1)]),
        ("top 3, keep 2", [(0, 0, LOOK, 3, 2)]),
        ("2c > trailer", [(0, 2, TRAILER_WON, 1, 0)]),
        ("1 cube > skip", [(1, 0, SKIP, 1, 0)]),
        ("2 skips", [(0, 0, SKIP, 2, 0)]),
        ("skip or trailer", [(0, 0, SKIP_OR_TRAILER, 1, 0)]),
        ("skip + 1c", [(0, 0, SKIP, 1, 0), (0, 0, COINS, 1, 0)]),
    ],
)
def test_benefits_are_read_as_printed(text: str, parts: list[tuple[int, ...]]) -> None:
    found = parse_benefit(text)
    assert found is not None
    assert [(p.cubes, p.coins, p.gives, p.amount, p.keep) for p in found] == parts


@pytest.mark.parametrize("text", ["", "coins", "3 c", "100c", "top 2, keep 3", "any", "X", "W or"])
def test_what_is_no_benefit(text: str) -> None:
    assert parse_benefit(text) is None


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("performers.tumbler.type", "clown"),
        ("performers.tumbler.cubes", "WWY"),
        ("performers.tumbler.salary", "N"),
        ("performers.tumbler.prestige", "1+M"),
        ("performers.tumbler.good", "many coins"),
        ("performers.tumbler.hire", 21),
        ("personnel.agent-1.gives", "WW"),
        ("personnel.assistant-1.gives", "WB"),
        ("personnel.assistant-1.takes", "X"),
        ("regions.paris", ["tamer", "tamer"]),
        ("regions.paris", ["tamer", "clown"]),
        ("investments.income", 100),
        ("game.tickets", [5, 4, 3]),
        ("game.tickets", [5, 4, 3, 2, 1, 100]),
        ("game.money", 9),
        ("game.pass", -1),
        ("stock.cubes", 7),
        ("awards.second.largest", 100),
    ],
)
def test_mistakes_are_named(path: str, value: object) -> None:
    data = changed(path, value)
    found = check(data)
    assert found, "not found"
    tables = path.split(".")
    assert all(where.split(".")[0] == tables[0] for where, _ in found)
    for lang in ("en", "fr"):
        for _, message in found:
            assert not Texts(lang).problems(message)
    with pytest.raises(ChapiteauError, match="wrong-components"):
        TITLE.new(2, {}, seed_from(1), data)


@pytest.mark.rule("DR-2.7")
def test_everybody_can_pay_for_the_two_starting_performers() -> None:
    assert check(changed("game.money", 10)) == []
    (where, message), *others = check(changed("game.money", 9))
    assert (where, message.args["detail"]) == ("game.money", 10)
    assert not others


@pytest.mark.parametrize("players", [2, 3, 4])
def test_other_values_are_played_with(players: int) -> None:
    data = other_box()
    assert check(data) == []
    state = TITLE.new(players, {}, seed_from(players), data)
    assert isinstance(state, DrumRollState)
    whole = census(state)
    assert (whole["white"], whole["trailer"], whole["token"]) == (9, 1, 0)
    rng = state.chance.stream("own-box")
    while not state.is_final():
        player = rng.pick(state.to_act())
        state.apply(player, rng.pick(state.legal_actions(player)))
        assert census(state) == whole
