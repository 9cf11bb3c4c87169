"""MG-7: the end of a round."""

from typing import Any

import pytest

from chapiteau.titles.the_magnificent.rules import asks, box, flow
from chapiteau.titles.the_magnificent.rules.rounds import end_round
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from tests.titles.the_magnificent.build import (
    CARDS,
    Seat,
    act,
    card,
    cards,
    end,
    first_of,
    hats,
    legal,
    named,
    position,
    refuse,
    take,
    trainer,
    travel,
)

pytestmark = pytest.mark.engine

FIRST = box.ORDER_PLACES


def over(*seats: Seat, players: int = 2, round: int = 1, **more: Any) -> MagnificentState:
    """A round that ends now."""
    state = position(*seats, players=players, round=round, **more)
    end_round(state)
    flow.settle(state, state.decisions.questions)
    return state.clone()


def score(state: MagnificentState, *words: str) -> None:
    """Each player picks a card to score, in seat order."""
    for seat, word in enumerate(words):
        state.apply(seat, first_of("master") + card(word))


def pick(state: MagnificentState, *places: int) -> None:
    act(state, *(first_of("pair") + place for place in places))


# ---- MG-7.1


@pytest.mark.rule("MG-7.1")
def test_payment() -> None:
    """The highest of the three sums, and all clear pips: 7 orange against 6 green, with 4 clear: 11."""
    seat = Seat(cards="I-1:orange-3 I-2:green-6 I-3:orange-4 I-4:clear-4", coins=20)
    state = over(seat)
    assert state.coins[0] == 9
    assert state.score[0] == 0
    assert state.coins[1] == 0


@pytest.mark.rule("MG-7.1", "MG-11.1")
@pytest.mark.parametrize(("round", "points"), [(1, -4), (2, -8), (3, -12)])
def test_each_missing_coin_costs_points(round: int, points: int) -> None:
    """Points may go below 0."""
    seat = Seat(cards="I-1:purple-6 I-2:green-6 I-3:purple-1 I-4:orange-2", coins=3)
    state = over(seat, round=round)
    assert (state.coins[0], state.score[0]) == (0, points)


@pytest.mark.rule("MG-7.1", "MG-9.2")
def test_the_payment_counts_present_values_and_own_kinds() -> None:
    """A die that was changed counts as it lies; a colour named for a clear die does not matter."""
    state = position(
        Seat(cards="M-06 I-1 I-2 I-3", coins=20), players=1, taken=3, main="clear-2", display="M-01"
    )
    take(state, "clear-2", "M-06", "orange")
    act(state, "use-master")
    travel(state, 1)
    end(state)
    assert state.coins[0] == 15


@pytest.mark.rule("MG-1.1", "MG-7.1")
def test_the_round_ends_after_four_turns_of_each() -> None:
    state = position(Seat(coins=9), Seat(coins=9), taken=7, player=1, main="green-2")
    take(state, "green-2", "II-1")
    travel(state, 1)
    end(state)
    assert state.mode == asks.PICKING
    assert state.coins == [9, 7]


# ---- MG-7.2


@pytest.mark.rule("MG-7.2", "MG-1.1")
def test_lower_hats_come_back_and_the_highest_picks_first() -> None:
    state = over(
        Seat(hats=(FIRST + 2, FIRST + 1)),
        Seat(hats=(1, -1)),
        Seat(hats=(FIRST, FIRST + 4)),
        players=3,
    )
    assert [hats(state, seat) for seat in range(3)] == [(FIRST + 2, -1), (1, -1), (-1, FIRST + 4)]
    order = []
    while state.mode == asks.PICKING:
        order.append(state.player)
        pick(state, legal(state, "pair")[0])
    assert order[:2] == [2, 0], "the last pair is not asked for"
    assert cards(state, 1).endswith("M-03")


@pytest.mark.rule("MG-7.2")
def test_a_master_card_with_the_trainer_tile_beside_it() -> None:
    state = over()
    assert state.player == 1, "#2 is higher than #1"
    assert legal(state, "pair") == [0, 1, 2]
    assert refuse(state, "end-turn") == "MG-7.2", "each must take one"
    pick(state, 1)
    assert cards(state, 1) == "II-1 II-2 II-3 II-4 M-02"
    assert state.trainer_owner[trainer("T11")] == 1
    assert legal(state, "pair") == [0, 2]


@pytest.mark.rule("MG-7.2", "MG-7.5")
def test_no_trainer_tiles_in_round_3() -> None:
    state = over(round=3, pairs="")
    owners = state.trainer_owner[:]
    pick(state, 1)
    assert cards(state, 1).endswith("M-02")
    assert state.trainer_owner == owners


# ---- MG-7.3


@pytest.mark.rule("MG-7.3")
@pytest.mark.parametrize(
    ("one", "two", "apart"),
    [
        (0, 1, False),
        (0, 2, True),
        (3, FIRST, False),
        (2, FIRST, True),
        (FIRST + 1, FIRST + 5, True),
    ],
)
def test_two_players_with_a_place_between_their_hats(one: int, two: int, apart: bool) -> None:
    state = over(Seat(hats=(one, -1)), Seat(hats=(two, -1)))
    pick(state, 0)
    assert (state.mode, state.player) == ((asks.DISCARDING, 1) if apart else (asks.PICKING, 0))
    if apart:
        assert legal(state, "discard-pair") == [1, 2]
        assert refuse(state, "pair 2") == "MG-7.3"
        act(state, "discard-pair 2")
        assert cards(state, 0) == "I-1 I-2 I-3 I-4 M-03", "what is left"
        assert state.trainer_owner[trainer("T12")] == 0
        for gone in ("M-02",):
            assert card(gone) not in [*state.deck, *state.display, *state.cards]
        assert trainer("T11") not in [*state.trainer_deck, *state.trainer_display]
        assert state.trainer_owner[trainer("T11")] == -1


@pytest.mark.rule("MG-7.3")
def test_in_round_3_a_master_card_is_discarded() -> None:
    state = over(Seat(hats=(0, -1)), Seat(hats=(FIRST + 3, -1)), round=3, pairs="")
    pick(state, 2)
    act(state, "discard-pair 1")
    assert cards(state, 0).endswith("M-02")


@pytest.mark.rule("MG-7.3")
def test_not_with_three_players() -> None:
    state = over(Seat(hats=(0, -1)), Seat(hats=(5, -1)), Seat(hats=(9, -1)), players=3)
    pick(state, 0)
    assert (state.mode, state.player) == (asks.PICKING, 1)


# ---- MG-7.4


@pytest.mark.rule("MG-7.4", "MG-9.1")
def test_all_score_one_card_at_once() -> None:
    """One of the five, the new one too; secret until all have chosen."""
    state = over(Seat(cards="I-1 I-2 I-3 I-4", gems="O O P c"), Seat(cards="II-1 II-2 II-3 II-4"))
    pick(state, 0, 1)
    assert state.to_act() == [0, 1]
    assert legal(state, "master") == [card(w) for w in ("I-1", "I-2", "I-3", "I-4", "M-02")]
    state.apply(0, named("master I-4"))
    assert state.to_act() == [1]
    assert state.score[0] == 0
    assert refuse(state, "master I-1", 0) == "MG-1.1"
    state.apply(1, named("master II-3"))
    assert state.score == [4, 3], "four gems; the printed tent"
    assert cards(state, 0) == "I-1 I-2 I-3 M-02", "it is discarded, four stay"
    assert cards(state, 1) == "II-1 II-2 II-4 M-01"
    lying = [*state.deck, *state.display]
    assert not {card("I-4"), card("II-3")} & set(lying)


# ---- MG-7.5


def next_round() -> MagnificentState:
    """Round 2 after a round in which seat 1 was highest."""
    state = over(
        Seat(spent=2, markers=1, hats=(1, -1), cards="I-1 I-2 I-3 I-4", coins=9),
        Seat(hats=(FIRST + 5, FIRST + 2)),
        Seat(hats=(0, -1)),
        players=3,
    )
    state.shows[1] = 3
    pick(state, 1, 0)
    score(state, "I-1", "II-1", "III-1")
    return state


@pytest.mark.rule("MG-7.5", "MG-3.1")
def test_the_next_round_is_prepared() -> None:
    state = next_round()
    assert (state.round, state.taken, state.mode) == (2, 0, asks.DIE)
    assert (state.markers[0], state.spent[0]) == (3, 0), "trainer markers return"
    assert state.shows == [0, 0, 0]
    assert all(kind == -1 for kind in state.die_kind)
    assert sum(state.dice) == 15, "all dice are rolled"


@pytest.mark.rule("MG-7.5")
def test_gaps_are_filled() -> None:
    state = next_round()
    assert min(state.display) >= 0
    assert min(state.trainer_display) >= 0
    two = over(Seat(), Seat())
    pick(two, 1, 0)
    score(two, "I-1", "II-1")
    assert two.display[2] == card("M-03"), "what nobody took stays"
    assert two.trainer_display[2] == trainer("T12")
    assert {CARDS[n] for n in two.display[:2]}.isdisjoint({"M-01", "M-02"})


@pytest.mark.rule("MG-7.5")
def test_after_round_2_trainer_tiles_are_removed() -> None:
    state = over(Seat(), Seat(), round=2)
    pick(state, 1, 0)
    score(state, "I-1", "II-1")
    assert state.round == 3
    assert state.trainer_display == [-1, -1, -1]
    assert min(state.display) >= 0
    assert state.trainer_owner[trainer("T12")] == -1


@pytest.mark.rule("MG-7.5", "MG-1.1")
def test_hats_slide_down_and_the_lowest_starts() -> None:
    state = next_round()
    assert [hats(state, seat) for seat in range(3)] == [(1, -1), (2, -1), (0, -1)]
    assert (state.first, state.player) == (2, 2)
    order = []
    for _ in range(3):
        order.append(state.player)
        take(state, next(w for w in WORDS if state.dice[WORDS.index(w)] and "clear" not in w))
        travel(state, 1)
        while state.mode != asks.AFTER or state.todo:
            act(state, state.legal_actions(state.player)[0])
        end(state)
    assert order == [2, 0, 1], "clockwise from the starting player"


WORDS = [f"{kind}-{face}" for kind in box.KINDS for face in range(1, 7)]


@pytest.mark.rule("MG-7.5", "MG-8.4")
def test_round_3_is_the_last() -> None:
    state = over(Seat(), Seat(), round=3, pairs="")
    pick(state, 1, 0)
    score(state, "I-1", "II-1")
    assert state.is_final()
    assert refuse(state, "end-turn", 0) == "MG-8.4"


# ---- MG-12.5


@pytest.mark.rule("MG-12.5")
@pytest.mark.parametrize(
    ("hat", "pairs"),
    [(0, [0]), (3, [0]), (FIRST, [0, 1]), (FIRST + 3, [0, 1]), (FIRST + 4, [0, 1, 2])],
)
def test_alone_the_hat_says_which_pairs(hat: int, pairs: list[int]) -> None:
    state = over(Seat(hats=(hat, -1)), players=1)
    if pairs == [0]:
        assert cards(state) == "I-1 I-2 I-3 I-4 M-01", "no question"
    else:
        assert legal(state, "pair") == pairs
        pick(state, 1)
        assert cards(state) == "I-1 I-2 I-3 I-4 M-02"
    assert state.to_act() == [0]
    state.apply(0, named("master I-1"))
    assert (state.round, state.first) == (2, 0)
