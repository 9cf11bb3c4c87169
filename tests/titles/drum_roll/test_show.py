"""DR-5, DR-7 and DR-11: performances, benefits, flips, regions, trailers."""

from typing import Any

import pytest

from chapiteau.titles.drum_roll.rules.box import COLOURS, INVESTMENTS
from chapiteau.titles.drum_roll.rules.show import region_pays, value_with_bizarre
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.words import SPECTATOR
from tests.titles.drum_roll.build import (
    ALL,
    TITLE,
    card,
    do,
    earned,
    hand,
    legal,
    names,
    position,
    refuse,
    stored,
)

pytestmark = pytest.mark.engine

WHITE, YELLOW, GREEN, BLUE, RED = range(5)


def perform(state: DrumRollState, name: str) -> None:
    do(state, f"perform {name}")


@pytest.mark.rule("DR-5.1")
def test_each_unflipped_performer_performs_once_in_any_order() -> None:
    state = position(
        2,
        phase="show",
        offer="",
        troupe=["rope-walker giant tumbler", "fakir"],
        cubes={"rope-walker": 1, "giant": 1, "tumbler": 1, "fakir": 1},
        flipped="tumbler",
    )
    assert legal(state, 0) == ["perform rope-walker", "perform giant"]
    perform(state, "giant")  # A cube for a skip: there is none, so nothing is asked.
    assert legal(state, 0) == ["perform rope-walker"]
    perform(state, "rope-walker")
    do(state, "benefit")
    assert state.to_act() == [1], "the next player's show"


@pytest.mark.rule("DR-5.1", "DR-7.2")
def test_a_circus_without_unflipped_performers_still_gives_a_show() -> None:
    state = position(
        2,
        phase="show",
        troupe=["mind-reader illusionist", "giant"],
        flipped="mind-reader illusionist",
        cubes={"giant": 1},
        staff=["orchestra popcorn-vendor"],
        coins=[0, 10],
    )
    assert state.to_act() == [1]
    assert earned(state, 0) == {"regions": 2, "orchestra": 2}
    assert state.coins[0] == 3


@pytest.mark.rule("DR-5.2")
@pytest.mark.parametrize(
    ("cubes", "coins"), [(0b001, 3), (0b101, 3), (0b011, 4), (0b111, 5), (0b110, None)]
)
def test_level_needs_the_lower_cubes(cubes: int, coins: int | None) -> None:
    """Rope Walker: 3, 4, 5 coins; needs red, yellow, white in this order."""
    state = position(2, phase="show", troupe=["rope-walker"], cubes={"rope-walker": cubes})
    perform(state, "rope-walker")
    if coins is None:
        assert names(state.troupe[0]) == ""
    else:
        before = state.coins[0]
        do(state, "benefit")
        after = before + coins - 4  # Its salary is due at once, as there is nothing left to ask.
        assert state.coins[0] == after


@pytest.mark.rule("DR-5.3")
def test_the_benefit_may_be_declined() -> None:
    state = position(
        2, phase="show", troupe=["rope-walker", "giant"], cubes={"rope-walker": 1, "giant": 1}
    )
    perform(state, "rope-walker")
    assert legal(state, 0) == ["done", "benefit"]
    assert refuse(state, "flip") == "DR-5.4"
    do(state, "done")
    assert state.coins[0] == 10
    assert state.act[card("rope-walker")] == 1


@pytest.mark.rule("DR-5.4")
def test_outstanding_the_benefit_or_the_flip() -> None:
    state = position(
        2,
        phase="show",
        troupe=["stilt-dancer", "giant"],
        cubes={"stilt-dancer": ALL, "giant": 1},
        trailers="stilt-dancer",
    )
    stock = state.stock[:]
    perform(state, "stilt-dancer")
    assert legal(state, 0) == ["done", "benefit", "flip"]
    do(state, "flip")
    assert earned(state, 0)["flips"] == 5
    assert state.flipped[card("stilt-dancer")] == 2
    assert state.trailer[card("stilt-dancer")] == 1, "the trailer stays (DR-11.1)"
    assert sum(state.stock) == sum(stock) + 3, "its cubes go back to stock"


@pytest.mark.rule("DR-5.5")
def test_without_the_first_cube_the_performer_is_fired() -> None:
    state = position(
        2,
        phase="show",
        troupe=["stilt-dancer", "giant"],
        cubes={"stilt-dancer": 0b110, "giant": 1},
        trailers="stilt-dancer",
        coins=[3, 10],
    )
    trailers = state.trailers
    stock = sum(state.stock)
    perform(state, "stilt-dancer")
    # Hiring cost 5: 3 coins are there, 2 are missing.
    assert earned(state, 0) == {"unpaid": -2, "fired": -2}
    assert state.coins[0] == 0
    assert state.trailers == trailers + 1
    assert sum(state.stock) == stock + 2
    assert card("stilt-dancer") in state.performer_discard


@pytest.mark.rule("DR-5.5", "DR-11.5")
def test_who_was_fired_no_longer_counts_as_bizarre() -> None:
    state = position(
        2,
        phase="show",
        offer="",
        troupe=["fakir giant", "tumbler"],
        cubes={"giant": ALL, "tumbler": 1},
    )
    perform(state, "fakir")
    perform(state, "giant")
    do(state, "flip")
    assert earned(state, 0)["flips"] == 2, "1 + N with N = 1"


@pytest.mark.rule("DR-5.6", "DR-7.1", "DR-8.8")
def test_region_orchestra_and_vendor_directly_after_the_last_performance() -> None:
    state = position(
        2,
        phase="show",
        troupe=["mind-reader illusionist card-sharp lion-tamer", "giant"],
        cubes={"mind-reader": 1, "giant": 1},
        flipped="illusionist card-sharp lion-tamer",
        staff=["orchestra popcorn-vendor"],
        hands=["applause-magician"],
        coins=[0, 10],
    )
    perform(state, "mind-reader")
    do(state, "done")
    assert earned(state, 0) == {"regions": 2, "orchestra": 2}
    assert state.coins[0] == 3
    assert state.to_act() == [0], "then Extended Applause may be played"


@pytest.mark.rule("DR-7.1")
@pytest.mark.parametrize(
    ("region", "troupe", "prestige"),
    [
        ("moscow", "mind-reader illusionist card-sharp dog-trainer lion-tamer", 4),
        ("moscow", "mind-reader lion-tamer", 0),
        ("paris", "dog-trainer lion-tamer hat-juggler club-juggler", 4),
        ("vienna", "hat-juggler club-juggler tumbler rope-walker", 4),
        ("london", "giant fakir tumbler", 2),
        ("rome", "giant fakir fire-eater strong-man mind-reader", 4),
    ],
)
def test_two_prestige_for_each_pair_of_either_type(region: str, troupe: str, prestige: int) -> None:
    others = " ".join(n for n in ("moscow", "paris", "vienna", "rome") if n != region)
    state = position(3, offer="", troupe=[troupe], regions=f"{region} {others}")
    assert region_pays(state, 0, state.region[0]) == prestige
    state.flipped[state.troupe[0][0]] = 1
    assert region_pays(state, 0, state.region[0]) == prestige, "flipped or not"


# ---- benefits


def benefit(state: DrumRollState, name: str) -> None:
    perform(state, name)
    do(state, "benefit")


def showing(troupe: str, level: int, **more: Any) -> DrumRollState:
    """Seat 0 has one performer with the cubes for a level; seat 1 waits with a giant."""
    first = troupe.split()[0]
    mask = (0b001, 0b011, 0b111)[level - 1]
    return position(
        2,
        phase="show",
        offer="",
        troupe=[troupe, "giant"],
        cubes={first: mask, "giant": 1},
        **more,
    )


@pytest.mark.rule("DR-11.2")
def test_spend_a_cube_for_coins_exactly_and_of_choice() -> None:
    state = showing("monkey-trainer", 3, storage=["WR"], coins=[0, 0])
    benefit(state, "monkey-trainer")
    assert legal(state, 0) == ["spend-cube white", "spend-cube red"]
    do(state, "spend-cube red")
    assert legal(state, 0) == ["spend-cube white"]
    do(state, "spend-cube white")
    assert (stored(state, 0), state.coins[0]) == ("", 9)


@pytest.mark.rule("DR-11.2")
def test_what_cannot_be_paid_in_full_cannot_be_taken() -> None:
    state = showing("monkey-trainer", 3, storage=["W"])
    perform(state, "monkey-trainer")
    assert legal(state, 0) == ["done", "flip"]
    assert refuse(state, "benefit") == "DR-5.3"


@pytest.mark.rule("DR-11.2")
def test_fixed_cubes_first_then_choices_then_any() -> None:
    state = showing("ball-juggler", 3)
    benefit(state, "ball-juggler")
    assert stored(state, 0) == "W"
    do(state, "take-cube blue")
    assert stored(state, 0) == "WB"
    torch = showing("torch-juggler", 2)
    benefit(torch, "torch-juggler")
    assert legal(torch, 0) == ["take-cube white", "take-cube yellow"]
    do(torch, "take-cube yellow")
    assert legal(torch, 0) == [f"take-cube {colour}" for colour in COLOURS]
    do(torch, "take-cube yellow")
    assert stored(torch, 0) == "YY"


@pytest.mark.rule("DR-11.2")
def test_any_two_may_be_of_one_colour() -> None:
    state = showing("hat-juggler", 3)
    benefit(state, "hat-juggler")
    do(state, "take-cube red")
    do(state, "take-cube red")
    assert stored(state, 0) == "RR"


@pytest.mark.rule("DR-11.2", "DR-11.4")
def test_if_one_part_is_impossible_the_other_is_taken() -> None:
    state = showing("ball-juggler", 3)
    state.stock[WHITE] = 0
    benefit(state, "ball-juggler")
    do(state, "take-cube blue")
    assert stored(state, 0) == "B"
    fakir = showing("fakir", 3)
    fakir.trailers = 0
    benefit(fakir, "fakir")
    assert fakir.skips[0] == 1
    assert fakir.to_act() == [1]


@pytest.mark.rule("DR-11.2")
def test_or_chooses_one_alternative() -> None:
    for action, skips in (("take-skip", 1), ("trailer living-statue", 0)):
        state = showing("living-statue", 3)
        benefit(state, "living-statue")
        assert legal(state, 0) == ["take-skip", "trailer living-statue"]
        do(state, action)
        assert state.skips[0] == skips
        assert state.trailer[card("living-statue")] == 1 - skips


@pytest.mark.rule("DR-11.1", "DR-11.2")
def test_without_a_trailer_the_skip_is_left() -> None:
    state = showing("living-statue", 3, trailers="living-statue")
    benefit(state, "living-statue")
    assert state.skips[0] == 1
    assert state.to_act() == [1]


@pytest.mark.rule("DR-11.2")
def test_coins_for_a_trailer_and_a_cube_for_a_skip() -> None:
    state = showing("fire-eater tumbler", 1, coins=[2, 0], flipped="tumbler")
    benefit(state, "fire-eater")
    assert legal(state, 0) == ["trailer tumbler", "trailer fire-eater"]
    do(state, "trailer tumbler")
    assert (state.coins[0], state.trailer[card("tumbler")]) == (0, 1)
    poor = showing("fire-eater", 1, coins=[1, 0])
    perform(poor, "fire-eater")
    assert poor.to_act() == [1], "with 1 coin nothing can be chosen, so nothing is asked"
    skip = showing("fire-eater", 2, storage=["G"])
    benefit(skip, "fire-eater")
    do(skip, "spend-cube green")
    assert (skip.skips[0], stored(skip, 0)) == (1, "")


@pytest.mark.rule("DR-11.1")
def test_one_trailer_each_flipped_or_not_and_it_never_moves() -> None:
    state = position(
        2,
        phase="show",
        offer="",
        troupe=["strong-man tumbler rope-walker", "giant"],
        flipped="tumbler",
        trailers="rope-walker",
        cubes={"strong-man": ALL, "rope-walker": 1, "giant": 1},
    )
    perform(state, "strong-man")
    do(state, "benefit")
    assert legal(state, 0) == ["trailer tumbler", "trailer strong-man"]
    do(state, "trailer strong-man")
    assert state.trailers == 16


@pytest.mark.rule("DR-11.1", "DR-11.4")
def test_without_trailers_in_stock_none_is_won() -> None:
    state = showing("strong-man", 3)
    state.trailers = 0
    perform(state, "strong-man")
    assert legal(state, 0) == ["done", "flip"]


@pytest.mark.rule("DR-11.3")
def test_look_at_three_and_keep_one_the_rest_goes_below_in_drawn_order() -> None:
    state = showing("card-sharp", 3, deck="income fire trailer")
    bottom = state.deck[0]
    perform(state, "card-sharp")
    assert TITLE.view(state, 0).board.looked == []
    do(state, "benefit")
    assert [one.kind for one in TITLE.view(state, 0).board.looked] == ["trailer", "fire", "income"]
    for viewer in (1, SPECTATOR):
        assert TITLE.view(state, viewer).board.looked == []
    assert refuse(state, "done") == "DR-11.3", "exactly one has to be kept"
    do(state, "keep fire")
    assert hand(state, 0) == "fire"
    below = [INVESTMENTS[state.box.kind[number]] for number in state.deck[:3]]
    assert below[:2] == ["trailer", "income"], "drawn first lies higher"
    assert state.deck[2] == bottom


@pytest.mark.rule("DR-11.3", "DR-9.10")
def test_with_too_few_cards_one_looks_at_as_many_as_there_are() -> None:
    state = showing("hypnotist", 3)
    state.discard = state.deck[:1]
    state.deck = state.deck[-1:]
    benefit(state, "hypnotist")
    assert len(state.hand[0]) == 2, "keep 2 of 3, but there were two: all are kept"
    assert not state.looked


@pytest.mark.rule("DR-11.3", "DR-3.10")
def test_after_choosing_the_hand_limit_is_checked() -> None:
    state = showing("card-sharp", 3, hands=["income fire trailer"], deck="unblock unblock income")
    benefit(state, "card-sharp")
    assert refuse(state, "discard income") == "DR-3.10", "not before one is kept"
    do(state, "keep unblock")
    assert state.to_act() == [0]
    assert state.crowded == 1


@pytest.mark.rule("DR-11.3", "DR-3.10")
def test_after_a_look_the_hand_limit_is_checked() -> None:
    state = showing("card-sharp", 1, hands=["income fire trailer"])
    benefit(state, "card-sharp")
    assert state.to_act() == [0]
    assert state.crowded == 1


@pytest.mark.rule("DR-11.4")
def test_what_is_not_in_stock_is_not_received() -> None:
    state = showing("hat-juggler", 1)
    state.stock[GREEN] = 0
    benefit(state, "hat-juggler")
    assert stored(state, 0) == "B", "of green or blue only blue is there"


@pytest.mark.rule("DR-11.5")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_bizarre_performers_grow_with_their_number(count: int) -> None:
    troupe = ["giant", "fakir", "fire-eater"][:count]
    state = position(2, offer="", troupe=[" ".join(troupe)], flipped=troupe[-1])
    giant = card("giant")
    assert value_with_bizarre(state, 0, state.box.salary[giant]) == 2 + count
    assert value_with_bizarre(state, 0, state.box.prestige[giant]) == 1 + count
