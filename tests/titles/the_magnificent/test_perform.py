"""MG-6: performing."""

from typing import Any

import pytest

from chapiteau.titles.the_magnificent.rules import asks, box, words
from chapiteau.titles.the_magnificent.rules.perform import ORDERS
from chapiteau.titles.the_magnificent.rules.scoring import card_points
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from tests.titles.the_magnificent.build import (
    Seat,
    act,
    complete,
    end,
    end_show,
    first_of,
    gem,
    gems,
    hats,
    legal,
    named,
    position,
    posters,
    refuse,
    show,
    shows,
    take,
    tents,
    use,
    uses,
)

pytestmark = pytest.mark.engine

SHOWN = ["OS OS OS GL 7/2", "GS GS GS PL 7/2", "PS PS PS OL 7/2", "OL GL PL 10/2"]
"""On display."""
FIRST = box.ORDER_PLACES
"""The place of the lowest show space on the track."""


def ready(
    seat: Seat, power: int = 6, shown: int = 0, other: Seat | None = None
) -> MagnificentState:
    """A die is taken, so that there is this power; so many shows were given this round."""
    state = position(seat, other or Seat(), main="orange-1", posters=SHOWN)
    state.shows[0] = shown
    take(state, "orange-1", state_card(seat))
    state.bonus = power - 1
    state._legal_player = -1
    return state


def state_card(seat: Seat) -> str:
    return seat.cards.split()[0] if seat.cards else "I-1"


def showing(seat: Seat, number: int = 2) -> MagnificentState:
    """A show on the space with this number."""
    state = ready(seat, 18)
    show(state, number)
    return state


def completable(state: MagnificentState) -> list[int]:
    return [n + 1 for n in legal(state, "complete")]


# ---- MG-6.1


@pytest.mark.rule("MG-6.1")
def test_the_hat_moves_first() -> None:
    """First show: the hat on the track; second: the one in front; later: either."""
    first = ready(Seat(), 5)
    assert (shows(first, 0), shows(first, 1)) == ([2, 3, 4, 5], [])
    show(first, 4)
    assert hats(first) == (FIRST + 2, -1)
    second = ready(Seat(hats=(FIRST + 2, -1)), 5, shown=1)
    assert (shows(second, 0), shows(second, 1)) == ([], [2, 3, 5])
    show(second, 3, hat=1)
    assert hats(second) == (FIRST + 2, FIRST + 1)
    for hat in (0, 1):
        later = ready(Seat(hats=(FIRST + 2, FIRST + 1)), 5, shown=2)
        assert shows(later, hat) == [2, 5]
        show(later, 2, hat)
        assert hats(later)[hat] == FIRST, "moving down is allowed"


@pytest.mark.rule("MG-6.1")
def test_hats_may_be_the_other_way_round() -> None:
    """The second hat is the one on the track after a round in which it was higher."""
    state = ready(Seat(hats=(-1, 0)), 3)
    assert (shows(state, 0), shows(state, 1)) == ([], [2, 3])


@pytest.mark.rule("MG-6.1", "MG-11.1")
def test_vacant_spaces_within_the_power() -> None:
    other = Seat(hats=(FIRST + 1, FIRST + 10))
    state = ready(Seat(hats=(FIRST + 3, -1)), 14, shown=0, other=other)
    assert shows(state) == [2, 4, 6, 7, 8, 9, 10, 11, 14], "3, 12 are taken, 5 is its own"
    assert refuse(state, "show 1 2") == "MG-6.1"
    assert refuse(state, "show 1 13") == "MG-6.1", "16 asks for more"
    high = ready(Seat(), 40)
    assert max(shows(high)) == 18


@pytest.mark.rule("MG-6.1")
def test_without_a_space_there_is_no_show() -> None:
    other = Seat(hats=(FIRST, FIRST + 1))
    state = ready(Seat(), 3, other=other)
    assert shows(state) == []
    assert legal(state, "travel") == [0, 1, 2, 3]
    assert shows(ready(Seat(), 3, other=Seat(hats=(FIRST, 3)))) == [3], "one is vacant here"


# ---- MG-6.2


@pytest.mark.rule("MG-6.2")
@pytest.mark.parametrize(
    ("number", "posters"), [(2, 1), (5, 1), (6, 2), (11, 2), (12, 3), (16, 3), (18, 4)]
)
def test_so_many_posters_as_the_space_says(number: int, posters: int) -> None:
    seat = Seat(
        tiles="OL GL PL OS GS PS",
        posters={1: "OL 2/3", 2: "GL 2/3", 3: "PL 2/3", 4: "GS PS 2/4", 5: "OL Gg 5/1"},
        tents={2: "2 points", 3: "2 points", 4: "2 points", 5: "1 coin + 1 point"},
        gems="G",
        cards="I-2 I-1 I-3 I-4",
    )
    state = showing(seat, number)
    for section in (1, 2, 3, 4)[:posters]:
        assert completable(state)
        complete(state, section)
    assert completable(state) == []
    assert refuse(state, "complete 5") == "MG-6.2"
    end_show(state)
    assert state.completed[0] == posters
    assert state.mode == asks.ARRANGING


@pytest.mark.rule("MG-6.2")
def test_fewer_or_none() -> None:
    seat = Seat(tiles="OL", posters={1: "OL 2/3"}, cards="M-05 I-1 I-2 I-3")
    state = showing(seat)
    assert state.legal_actions(0)[0] == named("enough")
    end_show(state)
    assert (state.completed[0], state.mode) == (0, asks.ARRANGING)
    assert completable(state) == []


@pytest.mark.rule("MG-6.2")
def test_the_end_of_the_show_is_a_step_of_its_own() -> None:
    """Also with nothing to complete, to use or to rearrange."""
    none = showing(Seat(cards="I-2 I-1 I-3 I-4"))
    assert (none.mode, none.legal_actions(0)) == (asks.SHOWING, [named("enough")])
    assert refuse(none, "end-turn") == "MG-6.2"
    end_show(none)
    assert (none.mode, none.legal_actions(0)) == (asks.AFTER, [named("end-turn")])


# ---- MG-6.3


@pytest.mark.rule("MG-6.3", "MG-11.1")
def test_a_tent_directly_below() -> None:
    """A poster may lie where there is no tent, but cannot be completed there."""
    seat = Seat(
        tiles="OL GL", posters={2: "OL 2/3", 4: "GL 2/3"}, tents={4: "2 points"}, cards="I-2"
    )
    state = showing(seat, 6)
    assert completable(state) == [4]
    assert refuse(state, "complete 2") == "MG-6.3"
    complete(state, 4)
    assert tents(state) == {4: "2 points"}, "the tent stays (MG-6.4)"


@pytest.mark.rule("MG-6.3")
@pytest.mark.parametrize(
    ("tiles", "may"),
    [("OL OL GS", True), ("OL GS", False), ("OL OL GL", False), ("OL OL GS GS PL", True)],
)
def test_the_camp_holds_all_its_tiles(tiles: str, may: bool) -> None:
    state = showing(Seat(tiles=tiles, posters={1: "OL OL GS 7/1"}, cards="I-1"))
    assert (completable(state) == [1]) == may


@pytest.mark.rule("MG-6.3", "MG-11.1")
def test_a_tile_counts_for_one_poster_in_a_show() -> None:
    seat = Seat(
        tiles="OL OL GS",
        posters={1: "OL 2/3", 2: "OL GS 4/1", 3: "OL OL 5/1"},
        tents={2: "2 points", 3: "2 points"},
    )
    state = showing(seat, 12)
    assert completable(state) == [1, 2, 3]
    complete(state, 1)
    assert completable(state) == [2]
    complete(state, 2)
    assert completable(state) == []


@pytest.mark.rule("MG-6.3")
def test_tiles_are_free_again_in_the_next_show() -> None:
    seat = Seat(
        tiles="OL",
        posters={1: "OL 2/3", 2: "OL Gg 5/1"},
        tents={2: "2 points"},
        gems="G",
        cards="I-2 I-1 I-3 I-4",
    )
    state = position(seat, players=1, main="orange-6 green-6", display="M-01")
    take(state, "orange-6", "I-2")
    show(state, 6)
    assert completable(state) == [1, 2]
    complete(state, 1)
    assert completable(state) == [], "counted in this one"
    end_show(state)
    act(state, "arrange 12345")
    end(state)
    take(state, "green-6", "I-3")
    show(state, 2, hat=1)
    assert completable(state) == [2]
    assert state.built[1] == 1, "tiles are not removed"


@pytest.mark.rule("MG-6.3")
def test_gems_shown_are_discarded() -> None:
    seat = Seat(tiles="OL GL", posters={1: "OL Gg 5/1"}, gems="O G P", cards="I-1")
    state = showing(seat)
    complete(state, 1)
    assert gems(state) == "O P", "in one way only: no question"
    without = showing(Seat(tiles="OL GL", posters={1: "OL Gg 5/1"}, gems="O P", cards="I-1"))
    assert completable(without) == []
    assert without.mode == asks.SHOWING
    assert refuse(without, "complete 1") == "MG-6.3"


@pytest.mark.rule("MG-6.3")
def test_the_player_chooses_where_clear_gems_stand_in() -> None:
    seat = Seat(tiles="OL OL GL GL", posters={1: "OL OL GL GL Pg Pg 15/1"}, gems="P P c c")
    state = showing(seat)
    complete(state, 1)
    assert legal(state, "gem") == [2, 3]
    gem(state, "c")
    gem(state, "P")
    assert gems(state) == "P c", "exactly two"
    end_show(state)
    assert state.score[0] == 15
    one = showing(
        Seat(tiles="OL OL GL GL", posters={1: "OL OL GL GL Pg Pg 15/1"}, gems="P c O"),
    )
    complete(one, 1)
    assert gems(one) == "O"


@pytest.mark.rule("MG-6.3")
@pytest.mark.parametrize(
    ("tent", "held", "may"),
    [
        ("Og: 1 coin + 3 points", "O", True),
        ("Og: 1 coin + 3 points", "c", True),
        ("Og: 1 coin + 3 points", "G", False),
        ("any g: 2 coins + 2 points", "c", True),
        ("any g: 2 coins + 2 points", "P", True),
        ("any g: 2 coins + 2 points", "", False),
        ("two g: 5 points", "O G", True),
        ("two g: 5 points", "O c", True),
        ("two g: 5 points", "c c", True),
        ("two g: 5 points", "O O", False),
        ("two g: 5 points", "c", False),
    ],
)
def test_the_cost_of_a_tent_is_compulsory(tent: str, held: str, may: bool) -> None:
    seat = Seat(tiles="OL", posters={2: "OL 2/3"}, tents={2: tent}, gems=held, cards="I-1")
    state = showing(seat)
    assert (completable(state) == [2]) == may
    if may:
        complete(state, 2)
        assert gems(state) == ""


@pytest.mark.rule("MG-6.3")
def test_two_different_gems() -> None:
    """Any two but twice the same coloured one; with the poster's own gem too."""
    seat = Seat(
        tiles="OL", posters={2: "OL Gg 5/1"}, tents={2: "two g: 5 points"}, gems="O O G P c"
    )
    state = showing(seat)
    complete(state, 2)
    assert legal(state, "gem") == [1, 3], "for the poster"
    gem(state, "G")
    assert legal(state, "gem") == [0, 2, 3], "for the tent"
    gem(state, "O")
    assert legal(state, "gem") == [2, 3], "another kind"
    assert refuse(state, "gem orange") == "MG-6.3"
    gem(state, "c")
    assert gems(state) == "O P"
    end_show(state)
    assert state.score[0] == 10


@pytest.mark.rule("MG-6.3")
def test_no_question_where_the_same_gems_go() -> None:
    """Green for the poster leaves orange and clear for the tent, clear leaves orange and green: one orange gem stays in any case."""
    seat = Seat(tiles="OL", posters={2: "OL Gg 5/1"}, tents={2: "two g: 5 points"}, gems="O O G c")
    state = showing(seat)
    state.telling = True
    complete(state, 2)
    assert gems(state) == "O"
    told = [event.message.args["gem"] for event in state.events if "gem" in event.message.args]
    assert told == [words.GEMS[1], words.GEMS[0], words.GEMS[3]], "the gem shown first"
    assert state.completing == -1, "nothing is being paid for"
    end_show(state)
    assert state.score[0] == 10


@pytest.mark.rule("MG-6.3")
@pytest.mark.parametrize(
    ("section", "why"),
    [
        (1, "magnificent-no-poster-there"),
        (2, "magnificent-no-tent-below"),
        (3, "magnificent-no-tiles"),
        (4, "magnificent-no-gems"),
    ],
)
def test_why_a_poster_is_not_completed(section: int, why: str) -> None:
    seat = Seat(
        tiles="OL GL",
        posters={2: "OL 2/3", 3: "PL 2/3", 4: "OL Gg 5/1", 5: "GL 2/3"},
        tents={3: "2 points", 4: "2 points", 5: "2 points"},
        cards="I-2",
    )
    state = showing(seat, 6)
    state.poster[0] = -1
    assert completable(state) == [5]
    action = named(f"complete {section}")
    assert state.why_illegal(0, action)[1].id == why
    complete(state, 5)
    face_down = state.why_illegal(0, named("complete 5"))[1].id
    assert (face_down, state.why_illegal(0, action)[1].id) == ("magnificent-no-face-down", why)


@pytest.mark.rule("MG-6.4")
def test_each_is_paid_for_the_own_posters() -> None:
    rich = Seat(posters={2: "OS OS GS 4/2"}, tents={2: "2 points"})
    mine = Seat(tiles="OL", posters={2: "OL 2/3"}, tents={2: "2 points"}, cards="II-2")
    state = position(rich, mine, main="orange-1", posters=SHOWN, player=1)
    take(state, "orange-1", "II-2")
    state.bonus = 17
    state._legal_player = -1
    show(state, 2)
    complete(state, 2)
    end_show(state)
    assert (state.score, state.coins) == ([0, 4], [0, 3])


@pytest.mark.rule("MG-6.3")
def test_gems_paid_for_one_poster_are_gone_for_the_next() -> None:
    seat = Seat(
        tiles="OL GL OL",
        posters={1: "OL Gg 5/1", 2: "OL 2/3"},
        tents={2: "Gg: 1 coin + 3 points"},
        gems="G",
    )
    state = showing(seat, 6)
    assert completable(state) == [1, 2]
    complete(state, 1)
    assert completable(state) == []


# ---- MG-6.4


@pytest.mark.rule("MG-6.4")
def test_points_and_coins_when_the_show_is_ended() -> None:
    """Of all posters and tents of it, at once. The posters go to the pile and leave their sections, the tents stay."""
    seat = Seat(
        tiles="OL GL PL",
        posters={1: "GL 2/3", 2: "OL 2/3", 4: "PL OS 4/1"},
        tents={2: "2 coins + 1 point"},
        points=4,
        coins=1,
    )
    state = showing(seat, 6)
    complete(state, 2)
    complete(state, 1)
    assert (state.score[0], state.coins[0], state.completed[0]) == (4, 1, 0), "nothing yet"
    assert posters(state) == {1: "GL 2/3", 2: "OL 2/3", 4: "PL OS 4/1"}, "they lie there"
    end_show(state)
    # 2 and 2 points, 3 and 3 coins of the posters; 1 point and 2 coins of the tent, 1 coin of the printed one.
    assert (state.score[0], state.coins[0], state.completed[0]) == (4 + 5, 1 + 9, 2)
    assert (posters(state), tents(state)) == ({4: "PL OS 4/1"}, {2: "2 coins + 1 point"})
    assert state.poster_owner.count(0) == 2


@pytest.mark.rule("MG-6.4", "MG-3.1")
def test_what_a_show_pays_does_not_pay_for_anything_in_it() -> None:
    """Two coins would buy a gem (T09). The same two coins do, when the turn goes on after the show."""
    seat = Seat(tiles="OL", markers=1, trainers="T09", posters={1: "OL 2/3"})
    state = showing(seat)
    complete(state, 1)
    assert "T09" not in uses(state), "no coin, no gem"
    end_show(state)
    assert "T09" in uses(state)


@pytest.mark.rule("MG-6.4", "MG-6.3")
def test_a_tent_serves_one_poster_a_show() -> None:
    """The completed poster keeps its section: a new one goes to a vacant one, and the completed one is not completed again."""
    seat = Seat(tiles="OL OL", markers=1, posters={1: "OL 2/3"}, tents={2: "2 points"})
    state = showing(seat, 6)
    complete(state, 1)
    assert refuse(state, "complete 1") == "MG-6.4"
    use(state, "poster")
    act(state, "poster 1")
    assert legal(state, "section") == [1, 2, 3, 4], "section 1 is taken"
    assert refuse(state, "section 1") == "MG-5.3"
    act(state, "section 2")
    end_show(state)
    assert posters(state) == {2: SHOWN[0]}


@pytest.mark.rule("MG-6.4", "MG-5.3")
def test_a_completed_poster_may_not_be_replaced() -> None:
    """With all five sections taken the new poster replaces one of the others, or is discarded; without a show any of the five."""
    five = {1: "OL 2/3", 2: "GL 2/3", 3: "PL 2/3", 4: "GS PS 2/4", 5: "PS OS 2/4"}
    seat = Seat(tiles="OL GL", markers=1, posters=five, tents={2: "2 points"})
    state = showing(seat, 6)
    before = state.clone()
    complete(state, 1)
    complete(state, 2)
    for playing, may in ((before, [0, 1, 2, 3, 4]), (state, [2, 3, 4])):
        use(playing, "poster")
        act(playing, "poster 1")
        assert legal(playing, "section") == may
        assert named("discard-poster") in playing.legal_actions(0)


@pytest.mark.rule("MG-9.1", "MG-6.4")
def test_a_poster_that_lies_face_down_is_neither_unfinished_nor_in_the_pile() -> None:
    """The cards show now what they would be worth: 3 for each unfinished poster over a tent, 3 for each completed one."""

    def change(data: dict[str, Any]) -> None:
        data["masters"]["I-1"] = "1 coin | 3 per unfinished poster"
        data["masters"]["I-2"] = "1 coin | 3 per completed poster"

    seat = Seat(tiles="OL", posters={1: "OL 2/3", 2: "GL 2/3"}, tents={2: "2 points"})
    state = position(seat, main="orange-2", change=change)
    take(state, "orange-2", "I-1")
    show(state, 2)
    worth = [[card_points(state, 0, number) for number in (0, 1)]]
    complete(state, 1)
    worth.append([card_points(state, 0, number) for number in (0, 1)])
    end_show(state)
    worth.append([card_points(state, 0, number) for number in (0, 1)])
    assert worth == [[6, 0], [3, 0], [3, 3]]


@pytest.mark.rule("MG-6.4")
def test_posters_are_rearranged_in_one_decision() -> None:
    seat = Seat(posters={1: "OL 2/3", 2: "GL 2/3", 4: "PL 2/3"}, cards="I-2")
    state = showing(seat)
    end_show(state)
    assert state.mode == asks.ARRANGING
    found = set()
    for action in state.legal_actions(0):
        other = state.clone()
        act(other, action)
        found.add(tuple(sorted(posters(other).items())))
        assert other.mode == asks.AFTER
    assert len(found) == len(state.legal_actions(0)) == 5 * 4 * 3, "each arrangement once"
    order = ORDERS.index([3, 1, 2, 0, 4])
    act(state, first_of("arrange") + order)
    assert posters(state) == {1: "PL 2/3", 2: "GL 2/3", 4: "OL 2/3"}


@pytest.mark.rule("MG-6.4")
def test_what_was_completed_leaves_its_section_for_the_arrangement() -> None:
    seat = Seat(tiles="OL", posters={1: "OL 2/3", 2: "GL 2/3"}, cards="I-2")
    state = showing(seat)
    complete(state, 1)
    end_show(state)
    assert len(state.legal_actions(0)) == 5, "one poster, five sections"
    act(state, first_of("arrange") + ORDERS.index([1, 0, 2, 3, 4]))
    assert posters(state) == {1: "GL 2/3"}
    alone = showing(Seat(tiles="OL", posters={1: "OL 2/3"}, cards="I-2"))
    complete(alone, 1)
    end_show(alone)
    assert alone.mode == asks.AFTER, "nothing is left to arrange"


@pytest.mark.rule("MG-6.4")
def test_none_can_be_completed_after_the_arrangement() -> None:
    seat = Seat(tiles="OL", posters={2: "OL 2/3"}, cards="M-05 I-1 I-2 I-3", markers=1)
    state = showing(seat)
    assert completable(state) == []
    end_show(state)
    assert uses(state) == [], "the arrangement is open"
    assert refuse(state, "use-master") == "MG-6.4"
    act(state, first_of("arrange") + ORDERS.index([1, 0, 2, 3, 4]))
    assert posters(state) == {1: "OL 2/3"}
    assert completable(state) == []
    use(state, "top")
    assert state.score[0] == 2
    end(state)


@pytest.mark.rule("MG-6.4", "MG-6.2")
def test_what_a_show_left_uncompleted_is_over_with_it() -> None:
    state = showing(Seat(tiles="OL", posters={1: "OL 2/3"}), 12)
    complete(state, 1)
    assert state.may_complete == 2
    end_show(state)
    assert (state.may_complete, state.face_down) == (0, 0)
