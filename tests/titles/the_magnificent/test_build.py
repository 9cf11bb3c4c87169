"""MG-4: building. The geometry of camps is in `test_camp`."""

from typing import Any

import pytest

from chapiteau.notation import write
from chapiteau.position import read
from chapiteau.titles.the_magnificent.rules import asks, box
from chapiteau.titles.the_magnificent.rules.camp import CELLS, PLACES
from chapiteau.titles.the_magnificent.rules.position import O_CHOICE, O_POSTER
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from tests.titles.the_magnificent.build import (
    BOX,
    TILES,
    TITLE,
    Seat,
    act,
    build,
    first_of,
    gem,
    gems,
    lay,
    legal,
    levels,
    named,
    place_code,
    position,
    posters,
    refuse,
    take,
    use,
    uses,
    with_camp,
)

pytestmark = pytest.mark.engine


def left(state: Any) -> tuple[int, int]:
    """Small and large tiles still to place."""
    return state.left_small, state.left_large


@pytest.mark.rule("MG-4.1")
@pytest.mark.parametrize(
    ("side", "power", "reach"),
    [
        ("a", 6, [2, 6]),
        ("b", 6, [2]),
        ("b", 7, [2, 7]),
        ("a", 13, [2, 6, 10, 13]),
        ("b", 13, [2, 7, 10, 12]),
        ("a", 25, [2, 6, 10, 13, 16, 19, 22, 25]),
        ("b", 25, [2, 7, 10, 12, 16, 20, 23]),
    ],
)
def test_levels_within_the_power(side: str, power: int, reach: list[int]) -> None:
    state = position(Seat(board=f"II.{side}"), main="green-1")
    take(state, "green-1")
    state.bonus = power - 1
    state._legal_player = -1
    assert levels(state) == reach


@pytest.mark.rule("MG-4.1")
@pytest.mark.parametrize(
    ("level", "tiles"),
    [
        (2, (1, 0)),
        (6, (0, 1)),
        (10, (2, 0)),
        (13, (1, 1)),
        (16, (0, 2)),
        (19, (2, 1)),
        (22, (1, 2)),
        (25, (0, 3)),
    ],
)
def test_the_tiles_of_a_level_come_at_once_in_the_turns_colour(
    level: int, tiles: tuple[int, int]
) -> None:
    state = position(main="green-1")
    take(state, "green-1")
    state.bonus = 30
    state._legal_player = -1
    build(state, level)
    assert left(state) == tiles
    assert state.spare == [16, 12, 16 - tiles[0], 12 - tiles[1], 16, 12]


@pytest.mark.rule("MG-4.1", "MG-1.3")
def test_a_level_whose_tiles_are_not_in_supply() -> None:
    """It cannot be chosen; lower ones and those with other tiles may."""
    state = position(main="green-1")
    state.spare[2], state.spare[3] = 1, 1
    take(state, "green-1")
    state.bonus = 30
    state._legal_player = -1
    assert levels(state) == [2, 6, 13]
    level = state.box.sides[state.board[0]].power.index(16)
    assert refuse(state, first_of("build") + level) == "MG-4.1"


@pytest.mark.rule("MG-4.2")
def test_tiles_are_placed_one_by_one_in_an_order_of_choice() -> None:
    state = position(main="green-1")
    take(state, "green-1")
    state.bonus = 30
    state._legal_player = -1
    build(state, 19)
    assert min(legal(state, "tile")) < PLACES <= max(legal(state, "tile"))
    lay(state, "S", "0.5.4")
    assert left(state) == (1, 1)
    assert refuse(state, first_of("tile") + place_code("0.0.0")) == "MG-4.2", "not edge to edge"
    assert refuse(state, first_of("tile") + place_code("0.5.4")) == "MG-4.2", "on top of another"
    assert refuse(state, "end-turn") == "MG-4.2", "placing is compulsory"
    lay(state, "L", "0.3.0")
    lay(state, "S", "0.6.3")
    assert state.mode == asks.AFTER
    assert state.built[:6] == [0, 0, 2, 1, 0, 0]
    assert state.camp[0].bit_count() == 4 + 6 + 4


@pytest.mark.rule("MG-4.2")
def test_the_first_tile_lies_anywhere() -> None:
    state = position(main="orange-2")
    take(state, "orange-2")
    build(state, 2)
    places = [code for code in legal(state, "tile") if code < PLACES]
    corners = {(code % 81 // 9, code % 9) for code in places}
    assert {(0, 0), (0, 7), (6, 0), (7, 6), (6, 7)} <= corners
    assert len(places) == 4 * 7 * 8


def crowded() -> Any:
    """A camp in which only one small orange tile fits: the gap in the upper left."""
    state = position(main="orange-2")
    state.camp[0] = (1 << 81) - 1 - sum(1 << cell for cell in (0, 1, 2, 10))
    take(state, "orange-2")
    state.bonus = 30
    state._legal_player = -1
    return state


@pytest.mark.rule("MG-4.2", "MG-4.1")
def test_what_does_not_fit_goes_back() -> None:
    state = crowded()
    build(state, 19)
    assert left(state) == (2, 1), "a level whose tiles will not fit may be chosen"
    assert legal(state, "tile") == [place_code("0.0.0")]
    lay(state, "S", "0.0.0")
    assert (left(state), state.mode) == ((0, 0), asks.AFTER)
    assert state.spare[:2] == [15, 12]
    assert state.built[:2] == [1, 0], "what went back does not count (MG-9.1)"
    nothing = crowded()
    build(nothing, 16)
    assert (left(nothing), nothing.mode, nothing.spare[1]) == ((0, 0), asks.AFTER, 12)


@pytest.mark.rule("MG-4.2")
def test_tiles_are_never_moved() -> None:
    state = position(Seat(tiles="OS@0.0.4"), main="orange-2")
    take(state, "orange-2")
    build(state, 2)
    before = state.camp[0]
    lay(state, "S", "0.1.6")
    assert state.camp[0] & before == before


@pytest.mark.rule("MG-4.3")
@pytest.mark.parametrize(
    ("bonus", "got"),
    [
        ("2 coins", (2, 0, 0, "")),
        ("1 marker", (0, 1, 0, "")),
        ("2 points", (0, 0, 2, "")),
        ("1 clear gem", (0, 0, 0, "c")),
        ("1 clear gem + 2 points", (0, 0, 2, "c")),
        ("gem of each colour", (0, 0, 0, "O G P")),
    ],
)
def test_coins_points_markers_and_a_gem_with_room_come_at_once(
    bonus: str, got: tuple[int, int, int, str]
) -> None:
    """One bonus space under the first tile; before the second one is laid."""
    state = covering({(0, 1): bonus})
    assert (state.coins[0], state.markers[0], state.score[0], gems(state)) == got
    assert (owed(state), left(state)) == ([], (1, 0))


def covering(spaces: dict[tuple[int, int], str], seat: Seat | None = None) -> Any:
    """On a board with these bonus spaces (and as many others far away as there must be) two small orange tiles are built, and the first of
    them covers (0,0), (0,1), (0,2) and (1,1)."""

    def change(data: dict[str, Any]) -> None:
        lines = [["."] * 9 for _ in range(9)]
        for letter, ((row, column), words) in zip("m2cp", spaces.items(), strict=False):
            data["camp"]["bonuses"][letter] = words
            lines[row][column] = letter
        for number in range(12 - len(spaces)):
            lines[8 - number // 9][number % 9] = "v"
        for board in data["boards"].values():
            for side in board.values():
                side["camp"] = ["".join(line) for line in lines]

    state = position(seat or Seat(), main="orange-2", change=change)
    take(state, "orange-2", "I-1")
    state.bonus = 8
    state._legal_player = -1
    build(state, 10)
    lay(state, "S", "0.0.0")
    return state


def owed(state: Any) -> list[int]:
    """What may be taken of what covered bonus spaces owe."""
    return legal(state, "claim")


@pytest.mark.rule("MG-4.3", "MG-5.3")
def test_a_poster_waits() -> None:
    """It is no open choice: trainers, the master bonus and the next tile may come first; the turn cannot be ended before."""
    state = covering({(0, 1): "1 poster"}, Seat(markers=1))
    before = state.clone()
    assert (owed(state), state.todo) == ([O_POSTER], [])
    assert {"top", "coin"} <= set(uses(state))
    use(state, "coin")
    lay(state, "S", "0.2.0")
    assert state.mode == asks.AFTER
    assert refuse(state, "end-turn") == "MG-4.3"
    use(state, "top")
    # Nothing else is left: the poster is asked for without a further step.
    assert legal(state, "poster") == [0, 1, 2, 3, 4]
    act(state, "poster 2", "section 1")
    assert posters(state) == {1: "GL PS 4/1"}
    assert state.legal_actions(0) == [named("end-turn")]
    act(before, "claim poster")
    assert uses(before) == [], "now a choice is open"
    act(before, "poster 1", "section 2")
    assert (posters(before), left(before), owed(before)) == ({2: "OL GS 4/1"}, (1, 0), [])


@pytest.mark.rule("MG-4.3", "MG-5.2")
def test_a_gem_without_room_waits() -> None:
    """After room was made by selling one (T09) it is a gem; without it is a coin."""
    seat = Seat(gems="c c c", markers=1, trainers="T09")
    state = covering({(0, 1): "1 clear gem"}, seat)
    assert (owed(state), gems(state), state.coins[0]) == ([box.CLEAR], "c c c", 0)
    other = state.clone()
    use(state, "T09")
    assert owed(state) == [], "a choice is open"
    act(state, "sell clear", "enough")
    act(state, "claim clear")
    assert (owed(state), gems(state), state.coins[0]) == ([], "c c c", 2)
    act(other, "claim clear")
    assert (owed(other), gems(other), other.coins[0]) == ([], "c c c", 1)


@pytest.mark.rule("MG-4.3", "MG-5.2")
def test_of_two_gems_one_has_room() -> None:
    state = covering({(0, 1): "2 clear gems"}, Seat(gems="c c"))
    assert (gems(state), owed(state), len(state.owed)) == ("c c c", [box.CLEAR], 1)
    elsewhere = state.clone()
    elsewhere.owed = [state.owed[0] + 1]
    assert elsewhere.key() == state.key(), "where it is owed is all the same"
    elsewhere.owed = [state.owed[0] + CELLS]
    assert elsewhere.key() != state.key(), "what is owed is not"
    both = covering({(0, 1): "2 clear gems"}, Seat(gems="c"))
    assert (gems(both), owed(both)) == ("c c c", [])


@pytest.mark.rule("MG-4.3")
def test_what_waits_is_taken_one_at_a_time_in_any_order() -> None:
    """Two posters and a gem: equal things are one choice. One is taken between the tiles, the others after them."""
    seat = Seat(gems="c c c", markers=1)
    spaces = {(0, 0): "1 poster", (0, 1): "1 clear gem", (0, 2): "1 poster", (1, 1): "2 coins"}
    state = covering(spaces, seat)
    assert state.coins[0] == 2, "coins at once"
    assert owed(state) == [box.CLEAR, O_POSTER]
    act(state, "claim poster", "poster 1", "section 1")
    assert owed(state) == [box.CLEAR, O_POSTER], "one more poster"
    lay(state, "S", "0.2.0")
    assert state.mode == asks.AFTER
    for one, second in ((box.CLEAR, O_POSTER), (O_POSTER, box.CLEAR)):
        trial = state.clone()
        act(trial, first_of("claim") + one)
        if one == O_POSTER:
            act(trial, "poster 1", "section 2")
        assert owed(trial) == [second]
        assert refuse(trial, first_of("claim") + one) == "MG-4.3"
        assert refuse(trial, "end-turn") == "MG-4.3"


@pytest.mark.rule("MG-4.3", "MG-5.3")
def test_what_waits_is_taken_as_things_stand_then() -> None:
    """No poster is left when it is taken: the gain is lost."""
    state = covering({(0, 1): "1 poster"})
    state.poster_display, state.poster_deck = [-1] * 4, []
    state._legal_player = -1
    assert owed(state) == [O_POSTER]
    act(state, "claim poster")
    assert (owed(state), posters(state), left(state)) == ([], {}, (1, 0))


@pytest.mark.rule("MG-4.3", "MG-10.1")
def test_every_bonus_space_of_a_board() -> None:
    """Board I: twelve spaces, each covered by a tile that covers no other."""
    board = position().box.sides[0]
    found = []
    for cell in range(81):
        if not board.bonuses >> cell & 1:
            continue
        state = position(main="purple-2")
        take(state, "purple-2")
        build(state, 2)
        figure = state.box.figures[TILES.index("PS")]
        alone = [n for n in figure.places(0) if figure.cover(n) & board.bonuses == 1 << cell]
        act(state, first_of("tile") + alone[0])
        if state.owed:
            act(state, "claim poster", "poster 1", "section 1")
        got = (state.markers[0], state.coins[0], gems(state), state.score[0], len(posters(state)))
        found.append((divmod(cell, 9), got))
    marker, coins, clear, points, poster = (
        (1, 0, "", 0, 0),
        (0, 2, "", 0, 0),
        (0, 0, "c", 0, 0),
        (0, 0, "", 2, 0),
        (0, 0, "", 0, 1),
    )
    assert dict(found) == {
        **dict.fromkeys([(1, 4), (4, 7), (7, 2)], marker),
        **dict.fromkeys([(0, 1), (3, 3), (6, 8)], coins),
        **dict.fromkeys([(2, 7), (5, 1)], clear),
        **dict.fromkeys([(0, 8), (8, 0)], points),
        **dict.fromkeys([(8, 5), (4, 5)], poster),
    }


@pytest.mark.rule("MG-4.3", "MG-5.2")
def test_a_coloured_gem_as_a_bonus_is_chosen() -> None:
    """A component file may give other bonuses."""

    def other(data: dict[str, Any]) -> None:
        data["camp"]["bonuses"]["2"] = "1 coloured gem + 1 marker"

    state = position(Seat(gems="O O O"), main="orange-2", change=other)
    take(state, "orange-2")
    build(state, 2)
    lay(state, "S", "0.0.0")
    assert legal(state, "gem") == [1, 2]
    gem(state, "P")
    assert (gems(state), state.markers[0]) == ("O O O P", 1)
    full = covering({(0, 1): "1 coloured gem"}, Seat(gems="O O O G G G P P P"))
    assert owed(full) == [O_CHOICE], "without any room it waits"
    act(full, "claim choice")
    assert (full.coins[0], owed(full)) == (1, [])


@pytest.mark.rule("MG-4.1", "MG-10.1")
@pytest.mark.parametrize("colour", box.COLOURS)
def test_tiles_that_are_still_to_be_placed_are_not_in_the_supply(colour: str) -> None:
    """Nor in that of a position that is read."""
    state = position(Seat(), main=f"{colour}-2")
    take(state, f"{colour}-2", "I-1")
    state.bonus = 23
    state._legal_player = -1
    before = state.spare[:]
    build(state, 22)
    small, large = left(state)
    assert small > 0 < large != small
    gone = [one - other for one, other in zip(before, state.spare, strict=True)]
    at = box.COLOURS.index(colour) * 2
    assert gone == [small if i == at else large if i == at + 1 else 0 for i in range(6)]
    again = read(write(TITLE, {}, state), BOX)
    assert isinstance(again, MagnificentState)
    assert again.spare == state.spare


@pytest.mark.rule("MG-4.2")
@pytest.mark.parametrize("colour", box.COLOURS)
def test_small_and_large_tiles_of_the_colour_go_back(colour: str) -> None:
    state = position(Seat(), main=f"{colour}-2")
    take(state, f"{colour}-2", "I-1")
    state = with_camp(state, 0, ["XXXXXXXXX"] * 9)
    state.bonus = 23
    state._legal_player = -1
    before = state.spare[:]
    build(state, 22)
    assert (left(state), state.mode, state.spare) == ((0, 0), asks.AFTER, before)
