"""The component file: what it must hold, and matches with another box."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from chapiteau import components
from chapiteau.chance import seed_from
from chapiteau.text import Texts
from chapiteau.titles.the_magnificent.check import check
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.words import ChapiteauError
from tests.titles.the_magnificent.build import TITLE, drafted
from tests.titles.the_magnificent.build import components as house
from tests.titles.the_magnificent.census import census

pytestmark = pytest.mark.engine

Change = Callable[[dict[str, Any]], None]


def put(path: str, value: Any) -> Change:
    """A change of one value: `boards.I.a.goods`, `posters.deck.3`."""

    def change(data: dict[str, Any]) -> None:
        *way, last = path.split(".")
        table: Any = data
        for key in way:
            table = table[int(key)] if isinstance(table, list) else table[key]
        table[int(last) if isinstance(table, list) else last] = value

    return change


def cut(path: str) -> Change:
    """The last one of a list or table is missing."""

    def change(data: dict[str, Any]) -> None:
        table: Any = data
        for key in path.split("."):
            table = table[key]
        table.pop() if isinstance(table, list) else table.popitem()

    return change


def drop(path: str) -> Change:
    """One of a table is missing."""

    def change(data: dict[str, Any]) -> None:
        table, key = path.split(".")
        del data[table][key]

    return change


# ---- the house set


@pytest.mark.rule("MG-1.3")
def test_the_house_set() -> None:
    assert check(TITLE.components) == []
    data = TITLE.components
    assert len(data["masters"]) == 56
    assert len(data["posters"]["starting"]) + len(data["posters"]["deck"]) == 54
    assert len(data["tents"]["tents"]) == 16
    assert len(data["trainers"]["tiles"]) == 12
    assert 3 * (data["tiles"]["small"] + data["tiles"]["large"]) == 84
    sources = components.provenance(TITLE.package)
    assert sources["dice.4"] == "printed"
    assert sources["dice.box"] == "published"
    assert sources["tiles.large"] == "printed"
    assert sources["masters.M-40"] == "house"


def quarter(picture: list[str]) -> list[str]:
    """Turned clockwise by a quarter: (r, c) becomes (c, 8 - r)."""
    return ["".join(picture[8 - column][row] for column in range(9)) for row in range(9)]


@pytest.mark.rule("MG-10.1")
def test_boards_are_one_picture_turned_and_mirrored() -> None:
    """So no board has better bonus spaces than another. All sides of a kind have one ladder."""
    boards = TITLE.components["boards"]
    picture = boards["I"]["a"]["camp"]
    for name in ("I", "II", "III", "IV"):
        assert boards[name]["a"]["camp"] == picture
        assert boards[name]["b"]["camp"] == [line[::-1] for line in picture]
        assert boards[name]["a"]["ladder"] == boards["I"]["a"]["ladder"]
        assert boards[name]["b"]["ladder"] == boards["I"]["b"]["ladder"]
        assert boards[name]["a"]["goods"] == ""
        picture = quarter(picture)


@pytest.mark.rule("MG-2.3")
def test_rings_are_one_ring_with_the_colours_turned() -> None:
    rings = TITLE.components["rings"]
    assert rings["orange"].translate(str.maketrans("OGP", "GPO")) == rings["green"]
    assert rings["green"].translate(str.maketrans("OGP", "GPO")) == rings["purple"]


# ---- mistakes


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (drop("masters.III-2"), "masters"),
        (put("masters.II-5", "1 coin | 1 per gem"), "masters.II-5"),
        (put("masters.M-01", "1 elephant | 7 per row, most 14"), "masters.M-01"),
        (put("masters.M-01", "1 coin | 7 per elephant"), "masters.M-01"),
        (put("masters.M-01", "master bonus again | 7 per row"), "masters.M-01"),
        (put("posters.deck.7", "OL XS 4/1"), "posters.deck.7"),
        (put("posters.deck.7", "Og 4/1"), "posters.deck.7"),
        (put("posters.deck.7", ""), "posters.deck.7"),
        (put("tents.tents.2", "Og: 1 clear gem"), "tents.tents.2"),
        (put("tents.tents.2", "all g: 2 points"), "tents.tents.2"),
        (put("tent_spaces.printed", "1 marker"), "tent_spaces.printed"),
        (cut("tent_spaces.bonuses"), "tent_spaces.bonuses"),
        (put("tent_spaces.bonuses.1", "reroll"), "tent_spaces.bonuses.1"),
        (put("trainers.tiles.4", "copy"), "trainers.tiles.4"),
        (put("trainers.tiles.4", "0: +1 power"), "trainers.tiles.4"),
        (put("trainers.spaces.0", "1: copy"), "trainers.spaces.0"),
        (put("rings.green", "G G T P G T c O T G P T G O"), "rings.green"),
        (put("rings.green", "G G T P G T c O T G P T G O O"), "rings.green"),
        (put("dice.3", [4, 4, 4]), "dice.3"),
        (put("dice.3", [2, 2, 2, 2]), "dice.3"),
        (put("dice.2.1", 25), "dice.2.1"),
        (put("tiles.small", 0), "tiles.small"),
        (put("start.gems", 4), "start.gems"),
        (put("start.given", 7), "start.given"),
        (put("shapes.orange.small", ["XXX"]), "shapes.orange.small"),
        (put("shapes.orange.small", ["XX.", "..X", "..X"]), "shapes.orange.small"),
        (put("camp.zones", ["AAABBBCCC"]), "camp.zones"),
        (put("camp.bonuses.2", "reroll"), "camp.bonuses.2"),
        (put("boards.II.b.camp.0", "m.......v"), "boards.II.b.camp"),
        (put("boards.II.b.camp.0", "........?"), "boards.II.b.camp"),
        (put("boards.II.b.ladder.1", "2: L"), "boards.II.b.ladder.1"),
        (put("boards.II.b.ladder.1", "7: XL"), "boards.II.b.ladder.1"),
        (put("boards.III.b.goods", "5 elephants"), "boards.III.b.goods"),
        (put("boards.III.b.goods", "4 clear gems"), "boards.III.b.goods"),
        (put("track.shows.3", "4: x1"), "track.shows.3"),
        (put("track.shows.3", "5: x0"), "track.shows.3"),
    ],
)
def test_mistakes_are_named(change: Change, path: str) -> None:
    data = house()
    change(data)
    found = check(data)
    assert [where for where, _ in found] == [path]
    for lang in ("en", "fr"):
        assert not Texts(lang).problems(found[0][1])
    with pytest.raises(ChapiteauError, match="wrong-components"):
        TITLE.new(2, {}, seed_from(1), data)


# ---- another box


def other_box(data: dict[str, Any]) -> None:
    """Other shapes, zones, bonuses, ladders, tracks, rings, tents, posters, trainers and master cards."""
    data["dice"]["2"] = [2, 2, 2, 5]
    data["start"] |= {"coins": 3, "markers": 2, "gems": 2, "given": 2}
    data["tiles"] = {"small": 6, "large": 3}
    data["shapes"]["orange"] = {"small": ["XX", "XX"], "large": ["XXXXXX"]}
    data["shapes"]["green"]["small"] = ["XXXX"]
    data["camp"]["zones"] = ["AAAAAAAAA"] * 2 + ["BB...BB.."] * 2 + ["........C"] * 5
    data["camp"]["bonuses"]["2"] = "1 coloured gem + 3 points"
    data["camp"]["bonuses"]["v"] = "gem of each colour"
    data["boards"]["I"]["a"]["ladder"] = ["1: SSS", "4: LL"]
    data["boards"]["II"]["a"]["goods"] = "0 coins + 3 clear gems"
    data["track"]["shows"] = ["1: x2", "9: x5"]
    data["rings"]["orange"] = "T T T T T c c c c c O O O O O"
    data["tent_spaces"] |= {"printed": "3 points", "bonuses": ["1 poster + 1 poster"] * 4}
    data["tents"]["tents"] = ["two g: 9 points"] * 16
    data["posters"]["deck"] = ["OS Og Og Gg 3/9"] * 48
    data["trainers"]["spaces"] = ["1: wagon 1 space", "1: set die", "2: gem of each colour"]
    data["trainers"]["spaces"] += ["1: exchange gems for 1 coin", "1: 1 poster"]
    data["trainers"]["tiles"] = ["1: reroll"] * 6 + ["2: 3 small tiles more"] * 3
    data["trainers"]["tiles"] += ["3: passed tent", "1: +2 power, build", "1: 9 posters more"]
    data["masters"]["M-01"] = "gem of each colour | 3 per 3 coins"
    data["masters"]["M-02"] = "wagon 3 spaces | 5 per set"
    data["masters"]["M-03"] = "exchange gems for 3 coins | 9 per tent, most 5"


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_another_box_is_played_with(players: int) -> None:
    data = house()
    other_box(data)
    assert check(data) == []
    before = deepcopy(data)
    for seed in range(3):
        state = TITLE.new(players, {"sides": "random"}, seed_from(seed), data)
        assert isinstance(state, MagnificentState)
        box = census(state)
        rng = state.chance.stream("another box")
        state.telling = True
        said = 0
        while not state.is_final():
            player = rng.pick(state.to_act())
            state.apply(player, rng.pick(state.legal_actions(player)))
            assert census(state) == box
            for event in state.events if said < 200 else []:
                said += 1
                for lang in ("en", "fr"):
                    assert not Texts(lang).problems(event.message)
    assert data == before, "data are not changed by play"


def test_the_values_of_another_box() -> None:
    data = house()
    other_box(data)
    state = TITLE.new(2, {}, seed_from(1), data)
    assert isinstance(state, MagnificentState)
    assert state.spare == [6, 3] * 3
    assert [zone.bit_count() for zone in state.box.zones] == [18, 8, 5]
    assert state.box.shows == [1, 9]
    assert state.box.figures[0].turned[0].mask == 0b11 | 0b11 << 9
    assert len(state.box.figures[0].turned) == 1, "a square looks alike in all orientations"
    assert sum(state.dice[18:24]) == 5


def test_the_house_set_is_not_changed_by_play() -> None:
    before = deepcopy(dict(TITLE.components))
    state = drafted(3, sides="b")
    rng = state.chance.stream("play")
    while not state.is_final():
        player = rng.pick(state.to_act())
        state.apply(player, rng.pick(state.legal_actions(player)))
    assert dict(TITLE.components) == before
