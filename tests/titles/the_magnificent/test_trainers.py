"""MG-3.1: what printed trainer spaces and trainer tiles do."""

import pytest

from chapiteau.titles.the_magnificent.rules import asks
from tests.titles.the_magnificent.build import (
    SPACES,
    Seat,
    act,
    build,
    complete,
    end_show,
    gem,
    gems,
    lay,
    legal,
    named,
    position,
    posters,
    show,
    steps,
    take,
    tents,
    travel,
    use,
    uses,
)

pytestmark = pytest.mark.engine

FULL = {1: "OL 2/3", 2: "GL 2/3", 3: "PL 2/3", 4: "GS PS 2/4", 5: "PS OS 2/4"}
"""A poster over each section."""
OTHERS = ["OS OS OS GL 7/2", "GS GS GS PL 7/2", "PS PS PS OL 7/2", "OL GL PL 10/2"]
"""On display."""


# ---- printed spaces


@pytest.mark.rule("MG-3.1")
def test_printed_spaces() -> None:
    state = position(Seat(markers=9), main="orange-3")
    take(state, "orange-3", "I-1")
    for name, cost in zip(SPACES, (1, 1, 1, 1, 1), strict=True):
        before = state.markers[0]
        use(state, name)
        assert before - state.markers[0] == cost
        if name == "gem":
            gem(state, "P")
        if name == "colour":
            act(state, "name-colour purple")
        if name == "poster":
            act(state, "poster 1", "section 1")
    assert (steps(state), state.coins[0], gems(state), state.colour) == (4, 1, "P", 2)
    assert posters(state) == {1: "OL GS 4/1"}


# ---- trainer tiles


@pytest.mark.rule("MG-3.1", "MG-3.2")
def test_t01_and_t02_add_power() -> None:
    state = position(Seat(markers=3, trainers="T01 T02"), main="orange-3")
    take(state, "orange-3", "I-1")
    use(state, "T01")
    assert steps(state) == 5
    use(state, "T02")
    assert steps(state) == 9
    assert state.markers[0] == 0


@pytest.mark.rule("MG-3.1", "MG-4.1")
def test_t03_gives_a_small_tile_while_building() -> None:
    state = position(Seat(markers=2, trainers="T03"), main="orange-3")
    take(state, "orange-3", "I-1")
    assert "T03" not in uses(state), "after the level was chosen"
    build(state, 2)
    assert "T03" in uses(state)
    lay(state, "S", "0.2.2")
    use(state, "T03")
    assert state.spare[0] == 14
    assert state.markers[0] == 0
    lay(state, "S", "0.1.0")
    assert state.built[0] == 2
    assert state.mode == asks.AFTER
    late = position(Seat(markers=2, trainers="T03"), main="orange-3")
    take(late, "orange-3", "I-1")
    build(late, 2)
    lay(late, "S", "0.2.2")
    assert late.mode == asks.AFTER
    use(late, "T03")
    assert (late.mode, late.left_small) == (asks.PLACING, 1), "until the end of the turn"
    without = position(Seat(markers=2, trainers="T03"), main="orange-3")
    without.spare[0] = 1
    take(without, "orange-3", "I-1")
    build(without, 2)
    assert "T03" not in uses(without), "none in supply"
    moving = position(Seat(markers=2, trainers="T03"), main="orange-3")
    take(moving, "orange-3", "I-1")
    travel(moving, 1)
    assert "T03" not in uses(moving)


@pytest.mark.rule("MG-3.1", "MG-4.2")
@pytest.mark.parametrize(("hole", "may"), [((0, 1, 2, 10), True), ((0, 1, 9, 10), False)])
def test_t03_must_fit(hole: tuple[int, ...], may: bool) -> None:
    """A camp with one hole: of the shape of the orange small tile, or not. It is built on a level whose tiles do not fit."""
    state = position(Seat(markers=2, trainers="T03"), main="orange-6")
    state.camp[0] = (1 << 81) - 1 - sum(1 << cell for cell in hole)
    take(state, "orange-6", "I-1")
    build(state, 6)
    assert (state.mode, state.left_large) == (asks.AFTER, 0)
    assert ("T03" in uses(state)) == may


@pytest.mark.rule("MG-3.1", "MG-5.1", "MG-5.4")
def test_t04_moves_any_wagon_two_spaces() -> None:
    """As in a travel, but it is not the action: gems on the way, a tent where it ends."""
    state = position(
        Seat(markers=2, trainers="T04"),
        main="orange-3",
        wagons=(0, 0, 12),
        rings={"purple": {14: "2 points"}},
    )
    take(state, "orange-3", "I-1")
    use(state, "T04")
    act(state, "wagon purple")
    assert state.wagon == [0, 0, 14]
    assert gems(state) == "G", "space 13 of the purple ring"
    act(state, "tent 2")
    assert tents(state) == {2: "2 points"}
    assert steps(state) == 3, "the action is still to come"


@pytest.mark.rule("MG-3.1", "MG-5.4")
def test_t05_takes_a_tent_that_was_passed() -> None:
    rings = {"orange": {2: "2 points", 5: "1 coin + 1 point", 9: "2 coins + 1 point"}}
    state = position(Seat(markers=2, trainers="T05"), main="orange-6", rings=rings)
    take(state, "orange-6", "I-1")
    assert "T05" not in uses(state)
    travel(state, 6)
    use(state, "T05")
    assert legal(state, "passed-tent") == [2, 5]
    state.telling = True
    act(state, "passed-tent orange 6")
    assert [event.message.id for event in state.events] == ["magnificent-log-chooses-tent"]
    act(state, "tent 2")
    assert tents(state) == {2: "1 coin + 1 point"}
    assert state.coins[0] == 2, "the bonus under the tent space"


@pytest.mark.rule("MG-3.1", "MG-5.4")
def test_t05_counts_this_turns_travel_only() -> None:
    """The tent of the orange ring is passed by T04 alone, the one of the green ring by the travel: both wagons make two steps."""
    rings = {"orange": {2: "2 points"}, "green": {2: "1 coin + 1 point"}}
    seat = Seat(markers=4, trainers="T04 T05")
    state = position(seat, main="green-2", rings=rings, wagons=(1, 1, 0))
    take(state, "green-2", "I-1")
    use(state, "T04")
    act(state, "wagon orange")
    assert state.wagon[0] == 3, "past the tent of space 2"
    travel(state, 2)
    assert state.wagon[1] == 3
    assert state.markers[0] == 2, "enough for T05"
    assert "T05" in uses(state)
    use(state, "T05")
    assert legal(state, "tent") == [1, 2, 3, 4], "one tent: no question which"
    act(state, "tent 2")
    assert tents(state) == {2: "1 coin + 1 point"}
    still = position(seat, main="green-2", rings=rings, wagons=(1, 3, 0))
    take(still, "green-2", "I-1")
    use(still, "T04")
    act(still, "wagon orange")
    travel(still, 1)
    assert "T05" not in uses(still), "T04 is not the travel"


@pytest.mark.rule("MG-3.1", "MG-5.4")
@pytest.mark.parametrize(("number", "may"), [(1, False), (2, True), (16, False), (17, True)])
def test_t05_not_the_tent_on_which_the_wagon_lands(number: int, may: bool) -> None:
    """The tent of space 2 from space 1: landed on after 1 step and after a round and 1, passed after 2 and after a round and 2."""
    state = position(
        Seat(markers=2, trainers="T05", posters=FULL),
        main="orange-1",
        rings={"orange": {2: "2 points"}},
        wagons=(1, 0, 0),
    )
    take(state, "orange-1", "I-1")
    state.bonus = number - 1
    state._legal_player = -1
    travel(state, number)
    while state.todo:
        act(state, "leave")
    assert state.mode == asks.AFTER
    assert ("T05" in uses(state)) == may


@pytest.mark.rule("MG-3.1", "MG-5.4")
def test_t05_needs_a_vacant_tent_space() -> None:
    four = {2: "2 points", 3: "2 points", 4: "2 points", 5: "1 coin + 1 point"}
    for lie, may in ((four, False), ({n: words for n, words in four.items() if n < 5}, True)):
        state = position(
            Seat(markers=2, trainers="T05", tents=lie),
            main="orange-3",
            rings={"orange": {2: "1 coin + 1 point"}},
        )
        take(state, "orange-3", "I-1")
        travel(state, 3)
        assert ("T05" in uses(state)) == may


@pytest.mark.rule("MG-3.1", "MG-6.2")
def test_t06_completes_two_more_posters() -> None:
    seat = Seat(
        markers=1,
        trainers="T06",
        tiles="OL GL PL",
        tents={2: "2 points", 3: "2 points"},
        posters={1: "OL 2/3", 2: "GL 2/3", 3: "PL 2/3"},
    )
    state = position(seat, main="orange-2")
    take(state, "orange-2", "I-1")
    assert "T06" not in uses(state)
    show(state, 2)
    assert "T06" in uses(state)
    complete(state, 1)
    assert legal(state, "complete") == []
    use(state, "T06")
    complete(state, 3)
    complete(state, 2)
    assert "T06" not in uses(state), "once a turn"
    end_show(state)
    assert state.completed[0] == 3


@pytest.mark.rule("MG-3.1", "MG-6.3")
@pytest.mark.parametrize(("tiles", "may"), [("OL GL", True), ("OL OS", False)])
def test_t06_needs_a_poster_that_can_be_completed(tiles: str, may: bool) -> None:
    """After the first poster, whose tile and tent are counted. After the show nobody completes more."""
    state = position(
        Seat(
            markers=1,
            trainers="T06",
            tiles=tiles,
            tents={2: "2 points", 3: "2 points"},
            posters={1: "OL 2/3", 2: "GL 2/3", 3: "OL GS 4/1"},
        ),
        main="orange-2",
        posters=OTHERS,
    )
    take(state, "orange-2", "I-1")
    show(state, 2)
    complete(state, 1)
    assert ("T06" in uses(state)) == may
    end_show(state)
    act(state, "arrange 12345")
    assert "T06" not in uses(state)


@pytest.mark.rule("MG-3.1", "MG-5.2")
def test_t08_gives_a_gem_of_each_colour() -> None:
    state = position(Seat(markers=2, trainers="T08", gems="O O O"), main="orange-2")
    take(state, "orange-2", "I-1")
    use(state, "T08")
    assert (gems(state), state.coins[0]) == ("O O O G P", 1), "no clear one; the fourth is a coin"


@pytest.mark.rule("MG-3.1", "MG-5.2")
def test_t09_exchanges_in_both_directions() -> None:
    state = position(Seat(markers=1, trainers="T09", gems="O O c", coins=1), main="orange-2")
    take(state, "orange-2", "I-1")
    use(state, "T09")
    assert state.legal_actions(0) == [named("sell orange"), named("sell clear")], (
        "a gem costs two coins"
    )
    act(state, "sell orange")
    assert (gems(state), state.coins[0]) == ("O c", 3)
    assert legal(state, "gem") == [1, 2, 3], "not the kind that was sold"
    act(state, "gem clear")
    assert (gems(state), state.coins[0]) == ("O c c", 1)
    assert state.legal_actions(0) == [named("enough"), named("sell orange")], "clear was bought"
    act(state, "enough")
    assert state.mode == asks.BEFORE
    assert not state.todo


@pytest.mark.rule("MG-3.1", "MG-5.2")
def test_t09_buys_only_with_room_and_any_number() -> None:
    """Clear gems too; the store is full of orange ones."""
    state = position(Seat(markers=1, trainers="T09", gems="O O O", coins=8), main="orange-2")
    use(state, "T09")
    assert legal(state, "gem") == [1, 2, 3], "before the die is taken, too"
    act(state, "gem clear", "gem clear", "gem clear")
    assert legal(state, "gem") == [1, 2], "three clear ones are all"
    act(state, "sell orange")
    assert legal(state, "gem") == [1, 2], "no kind is both sold and bought"
    assert (gems(state), state.coins[0]) == ("O O c c c", 4)
    act(state, "enough")
    assert state.mode == asks.DIE


@pytest.mark.rule("MG-3.1")
def test_t09_with_one_possibility() -> None:
    state = position(Seat(markers=1, trainers="T09", gems="G"), main="orange-2")
    take(state, "orange-2", "I-1")
    use(state, "T09")
    assert state.legal_actions(0) == [named("sell green")]
    act(state, "sell green")
    assert state.coins[0] == 2
    assert legal(state, "gem") == [0, 2, 3]


@pytest.mark.rule("MG-3.1")
def test_t11_uses_the_master_bonus_again() -> None:
    state = position(Seat(markers=1, trainers="T11", cards="M-03 I-1 I-2 I-3"), main="orange-2")
    take(state, "orange-2", "M-03")
    assert "T11" not in uses(state), "after it was used"
    use(state, "top")
    use(state, "T11")
    assert state.coins[0] == 4


@pytest.mark.rule("MG-9.2")
def test_t12_sets_the_die() -> None:
    state = position(Seat(markers=1, trainers="T12"), main="orange-2")
    take(state, "orange-2", "I-1")
    use(state, "T12")
    assert legal(state, "set-die") == [0, 2, 3, 4, 5], "to another face"
    act(state, "set-die 6")
    assert steps(state) == 6


@pytest.mark.rule("MG-3.1", "MG-11.1")
@pytest.mark.parametrize(
    ("markers", "why"), [(0, "magnificent-no-markers"), (1, "magnificent-no-effect")]
)
def test_why_a_printed_space_is_not_used(markers: int, why: str) -> None:
    """Power is of no use after the action; without a marker it is not paid for either."""
    state = position(Seat(markers=markers), main="orange-2")
    take(state, "orange-2")
    travel(state, 0)
    assert "power" not in uses(state)
    assert state.why_illegal(0, named("use-space 1"))[1].id == why
