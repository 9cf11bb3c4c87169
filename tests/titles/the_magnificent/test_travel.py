"""MG-5: travelling; how gems, posters and tents come to a player."""

from typing import Any

import pytest

from chapiteau.titles.the_magnificent.rules import asks
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from tests.titles.the_magnificent.build import (
    POSTERS,
    Seat,
    act,
    end,
    first_of,
    gem,
    gems,
    legal,
    named,
    position,
    posters,
    refuse,
    steps,
    take,
    tents,
    travel,
    use,
)

pytestmark = pytest.mark.engine

FULL = {1: "OL 2/3", 2: "GL 2/3", 3: "PL 2/3", 4: "GS PS 2/4", 5: "PS OS 2/4"}
"""A poster over each section."""


def walk(colour: str, number: int, seat: Seat | None = None, **more: Any) -> MagnificentState:
    """A wagon moves so many steps."""
    power = min(max(number, 1), 6)
    state = position(seat or Seat(), main=f"{colour}-{power}", **more)
    take(state, f"{colour}-{power}", "I-1")
    state.bonus = max(number - power, 0)
    state._legal_player = -1
    assert steps(state) == max(number, 1)
    travel(state, number)
    return state


# ---- MG-5.1


@pytest.mark.rule("MG-5.1")
def test_none_to_power_steps() -> None:
    state = position(main="green-3")
    take(state, "green-3", "I-1")
    assert legal(state, "travel") == [0, 1, 2, 3]
    assert refuse(state, "travel 4") == "MG-5.1"


@pytest.mark.rule("MG-5.1", "MG-5.4")
def test_with_no_step_the_wagon_does_not_move() -> None:
    """It stands on a tent: none is asked for. It stands on a gem: none is taken. A whole round is a move."""
    rings = {"orange": {2: "2 points"}}
    state = walk("orange", 0, wagons=(2, 0, 0), rings=rings)
    assert (state.wagon, gems(state), posters(state), state.mode) == ([2, 0, 0], "", {}, asks.AFTER)
    assert state.todo == []
    assert walk("orange", 0, wagons=(1, 0, 0)).gems == [0] * 8
    end(state)
    tented = {"orange": {2: "2 points", 5: "2 points", 8: "2 points", 11: "1 coin + 1 point"}}
    tented["orange"][14] = "1 coin + 1 point"
    round = walk("orange", 15, wagons=(2, 0, 0), rings=tented)
    assert legal(round, "tent") == [1, 2, 3, 4]


@pytest.mark.rule("MG-5.1", "MG-2.3")
def test_symbols_passed_and_landed_on() -> None:
    """Orange ring: O O T G O T c ...; space 0 is behind the wagon at the start."""
    rings = {"orange": {2: "2 points", 5: "2 points"}}
    state = walk("orange", 6, rings=rings)
    assert gems(state) == "O O G c", "tents cover the posters of 2 and 5"
    assert state.wagon == [6, 0, 0]


@pytest.mark.rule("MG-5.1", "MG-2.3")
def test_round_the_ring_with_space_0() -> None:
    """From space 13 of the orange ring two steps: poster on 14 (no tent), gem on 0."""
    state = walk("orange", 2, wagons=(13, 0, 0))
    act(state, "poster deck", "section 1")
    assert state.wagon[0] == 0
    assert gems(state) == "O"


@pytest.mark.rule("MG-5.1", "MG-5.2")
def test_a_whole_round_and_more_takes_symbols_again() -> None:
    """Sixteen steps of the green ring: its G on space 1 counts twice; what does not fit becomes coins."""
    one, two = "1 coin + 1 point", "2 points"
    state = walk("green", 16, rings={"green": {2: one, 5: one, 8: two, 11: two, 14: two}})
    # G G T P G T c O T G P T G O T: six G with space 1 again, two P, two O, one clear.
    assert gems(state) == "O O G G G P P c"
    assert state.coins[0] == 3
    assert state.wagon[1] == 1


@pytest.mark.rule("MG-5.1", "MG-5.3")
def test_posters_in_the_order_passed() -> None:
    """G on 3 comes after the poster of 2."""
    state = walk("orange", 3, wagons=(1, 0, 0))
    assert gems(state) == ""
    assert state.wagon[0] == 2
    act(state, "poster 1", "section 3")
    assert gems(state) == "O G", "the move goes on"
    assert state.wagon[0] == 4


# ---- MG-5.2


@pytest.mark.rule("MG-5.2")
def test_a_fourth_gem_is_a_coin() -> None:
    state = walk("orange", 1, Seat(gems="O O O"))
    assert (gems(state), state.coins[0]) == ("O O O", 1)
    state = walk("orange", 1, Seat(gems="O O"))
    assert (gems(state), state.coins[0]) == ("O O O", 0), "the coin is not a choice"
    assert state.mode == asks.AFTER


@pytest.mark.rule("MG-5.2")
@pytest.mark.parametrize(
    ("held", "kinds", "after"),
    [
        ("O O O", [1, 2], None),
        ("O O O G G G", [], ("O O O G G G P", 0)),
        ("O O O G G G P P P", [], ("O O O G G G P P P", 1)),
    ],
)
def test_a_gem_of_choice(held: str, kinds: list[int], after: tuple[str, int] | None) -> None:
    """Of a kind with room; without one it is a coin."""
    state = position(Seat(gems=held, markers=1), main="orange-2")
    take(state, "orange-2", "I-1")
    use(state, "gem")
    assert legal(state, "gem") == kinds
    if after:
        assert (gems(state), state.coins[0]) == after
    else:
        assert refuse(state, "gem orange") == "MG-5.2"
        gem(state, "G")
        assert gems(state) == held + " G"


# ---- MG-5.3


@pytest.mark.rule("MG-5.3")
def test_a_poster_must_be_taken_with_a_vacant_section() -> None:
    state = walk("orange", 1, Seat(posters={1: "OL 2/3"}), wagons=(1, 0, 0))
    assert state.legal_actions(0) == [first_of("poster") + i for i in range(5)]
    assert refuse(state, "leave") == "MG-5.3"
    top = state.poster_deck[-1]
    act(state, "poster 3")
    assert state.poster_display[2] == top, "refilled before the card is placed"
    assert state.learned, "a card was turned up"
    assert legal(state, "section") == [1, 2, 3, 4], "on a vacant section"
    assert named("discard-poster") not in state.legal_actions(0)
    act(state, "section 4")
    assert posters(state) == {1: "OL 2/3", 4: "PL OS 4/1"}


@pytest.mark.rule("MG-5.3")
def test_the_top_of_the_deck() -> None:
    state = walk("orange", 1, wagons=(1, 0, 0))
    top, shown = state.poster_deck[-1], state.poster_display[:]
    act(state, "poster deck", "section 1")
    assert posters(state) == {1: POSTERS[top]}
    assert state.poster_display == shown


@pytest.mark.rule("MG-5.3")
def test_the_last_vacant_section_is_not_asked_for() -> None:
    seat = Seat(posters={n: words for n, words in FULL.items() if n != 4})
    state = walk("orange", 1, seat, wagons=(1, 0, 0))
    act(state, "poster 1")
    assert posters(state)[4] == "OL GS 4/1"


@pytest.mark.rule("MG-5.3")
def test_with_all_five_taken() -> None:
    state = walk("orange", 1, Seat(posters=FULL), wagons=(1, 0, 0))
    assert named("leave") in state.legal_actions(0)
    skipped = state.clone()
    act(skipped, "leave")
    assert skipped.events == [], "nobody listens"
    heard = state.clone()
    heard.telling = True
    act(heard, "leave")
    assert heard.events[0].message.id == "magnificent-log-skips-poster"
    assert posters(skipped) == FULL
    assert len(skipped.poster_deck) == 44, "said before the source is named: nothing is turned up"
    act(state, "poster 1")
    assert state.legal_actions(0) == [
        named("discard-poster"),
        *range(named("section 1"), named("complete 1")),
    ]
    thrown = state.clone()
    act(thrown, "discard-poster")
    assert posters(thrown) == FULL
    assert [POSTERS[n] for n in thrown.poster_discard] == ["OL GS 4/1"]
    act(state, "section 5")
    assert posters(state) == FULL | {5: "OL GS 4/1"}
    assert [POSTERS[n] for n in state.poster_discard] == ["PS OS 2/4"]


@pytest.mark.rule("MG-5.3")
def test_discards_are_reshuffled_when_a_card_must_be_drawn() -> None:
    """Not the card in hand, and not completed ones."""
    state = walk("orange", 1, Seat(posters=FULL), wagons=(1, 0, 0))
    state.poster_discard = state.poster_deck[:3]
    state.poster_owner[state.poster_deck[4]] = 1
    discarded = set(state.poster_discard)
    state.poster_deck = []
    act(state, "poster 1")
    assert state.poster_display[0] in discarded
    assert {state.poster_display[0], *state.poster_deck} == discarded
    assert state.renewed == 1
    assert state.poster_discard == []
    act(state, "section 1")
    assert [POSTERS[n] for n in state.poster_discard] == ["OL 2/3"]


@pytest.mark.rule("MG-5.3")
def test_gaps_of_the_display_are_filled_as_soon_as_there_are_cards() -> None:
    state = walk("orange", 1, Seat(posters=FULL), wagons=(1, 0, 0))
    state.poster_discard = state.poster_deck[:2]
    state.poster_deck = []
    state.poster_display[3] = -1
    state._legal_player = -1
    assert named("poster 4") not in state.legal_actions(0)
    act(state, "poster 1")
    assert min(state.poster_display) >= 0
    assert state.poster_deck == []


@pytest.mark.rule("MG-5.3")
def test_without_any_poster_the_gain_is_lost() -> None:
    state = position(main="orange-1", wagons=(1, 0, 0))
    state.poster_deck, state.poster_display = [], [-1, -1, -1, -1]
    take(state, "orange-1", "I-1")
    state.telling = True
    travel(state, 1)
    assert state.events[-1].message.id == "magnificent-log-no-poster"
    assert (posters(state), state.mode) == ({}, asks.AFTER)
    assert named("end-turn") in state.legal_actions(0)
    further = position(main="orange-4", wagons=(1, 0, 0))
    further.poster_deck, further.poster_display = [], [-1, -1, -1, -1]
    take(further, "orange-4", "I-1")
    travel(further, 4)
    assert further.wagon[0] == 5
    assert named("end-turn") in further.legal_actions(0), "the wagon went on"
    few = position(main="orange-1", wagons=(1, 0, 0))
    few.poster_deck, few.poster_display = [], [-1, 30, -1, -1]
    take(few, "orange-1", "I-1")
    travel(few, 1)
    assert few.legal_actions(0) == [named("poster 2")]
    act(few, "poster 2", "section 1")
    assert few.poster_display == [-1, -1, -1, -1]


# ---- MG-5.4


@pytest.mark.rule("MG-5.4")
def test_a_tent_only_where_the_move_ends() -> None:
    rings = {"orange": {2: "2 points", 5: "1 coin + 1 point"}}
    passed = walk("orange", 3, rings=rings)
    assert passed.mode == asks.AFTER
    assert not passed.todo
    state = walk("orange", 5, rings=rings)
    assert state.legal_actions(0) == [named("leave"), *(first_of("tent") + i for i in (1, 2, 3, 4))]
    left = state.clone()
    act(left, "leave")
    assert tents(left) == {}
    assert left.ring_tent[5] >= 0
    act(state, "tent 2")
    assert tents(state) == {2: "1 coin + 1 point"}
    assert state.ring_tent[5] == -1
    assert posters(state) == {}, "no poster in this move"


@pytest.mark.rule("MG-5.4")
@pytest.mark.parametrize(
    ("space", "gain"), [(2, (2, 0, "", 0)), (3, (0, 1, "", 0)), (5, (0, 0, "c", 2))]
)
def test_the_bonus_under_the_space(space: int, gain: tuple[int, int, str, int]) -> None:
    state = walk("orange", 1, wagons=(1, 0, 0), rings={"orange": {2: "2 points"}})
    act(state, first_of("tent") + space - 1)
    assert (state.coins[0], state.markers[0], gems(state), state.score[0]) == gain


@pytest.mark.rule("MG-5.4", "MG-5.3")
def test_the_poster_under_the_fourth_space() -> None:
    state = walk("orange", 1, wagons=(1, 0, 0), rings={"orange": {2: "2 points"}})
    act(state, "tent 4", "poster 1", "section 4")
    assert posters(state) == {4: "OL GS 4/1"}


@pytest.mark.rule("MG-5.4")
def test_asked_after_all_posters_of_the_move() -> None:
    """The posters of 2 and 5 lie free, the tent of 8 is where the move ends."""
    state = walk("orange", 7, wagons=(1, 0, 0), rings={"orange": {8: "2 points"}})
    act(state, "poster 1", "section 1")
    act(state, "poster 1", "section 2")
    assert state.legal_actions(0)[0] == named("leave")
    act(state, "tent 5")
    assert tents(state) == {5: "2 points"}


@pytest.mark.rule("MG-5.4")
def test_a_board_holds_five_tents() -> None:
    seat = Seat(tents={2: "2 points", 3: "2 points", 4: "2 points", 5: "1 coin + 1 point"})
    state = walk("orange", 1, seat, wagons=(1, 0, 0), rings={"orange": {2: "1 coin + 1 point"}})
    assert (state.mode, state.todo) == (asks.AFTER, []), "the fifth is the printed one"
    end(state)


@pytest.mark.rule("MG-5.4", "MG-2.3")
def test_where_the_tent_is_gone_the_poster_lies_free() -> None:
    state = walk("orange", 1, wagons=(1, 0, 0), rings={"orange": {2: "2 points"}})
    act(state, "tent 2")
    end(state)
    state.dice[0] = 1
    state.wagon[0] = 1
    state._legal_player = -1
    take(state, "orange-1", "II-1")
    travel(state, 1)
    assert legal(state, "poster")
