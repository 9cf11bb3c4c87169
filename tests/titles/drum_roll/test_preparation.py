"""DR-3: markers, what they bring, the offer, distribution."""

import pytest

from chapiteau.titles.drum_roll.rules.box import INVESTMENTS, SPACES
from chapiteau.titles.drum_roll.rules.phase import DISTRIBUTING, PLACING, RESOLVING, SHOWING, VOTING
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from tests.titles.drum_roll.build import (
    ALL,
    TITLE,
    card,
    do,
    empty_deck,
    enter,
    hand,
    legal,
    names,
    place,
    position,
    refuse,
    spaces,
    stored,
)

pytestmark = pytest.mark.engine

WHITE, YELLOW, GREEN, BLUE, RED, TICKETS, INVEST, HIRE_PERFORMER, HIRE_PERSONNEL, PASS = (
    f"place {name}" for name in SPACES
)


@pytest.mark.rule("DR-3.1", "DR-8.6")
def test_coins_on_the_bank_representative_at_the_start_of_a_turn() -> None:
    state = position(staff=["", "bank-representative"], phase="distribute", coins=[5, 12])
    assert state.to_act() == [1], "a new turn has begun"
    assert legal(state, 1) == ["done", *(f"bank {coins}" for coins in range(1, 11))]
    do(state, "bank 10")
    assert (state.coins[1], state.banked[1]) == (2, 10)
    do(state, "bank 2")
    assert (state.coins[1], state.banked[1]) == (0, 12)
    assert state.current() == state.start, "without coins nobody is asked again"


@pytest.mark.rule("DR-3.1", "DR-9.1")
def test_at_the_start_of_a_turn_the_owner_alone_is_asked_and_plays_no_cards() -> None:
    hands = ["income", "income"]
    state = position(
        staff=["", "bank-representative"], phase="distribute", coins=[5, 2], hands=hands
    )
    do(state, "done", 0)
    do(state, "done", 1)
    assert state.to_act() == [1]
    assert legal(state, 1) == ["done", "bank 1", "bank 2"]
    assert refuse(state, "income") == "DR-9.7"
    do(state, "done")
    assert "income" in legal(state, state.current()), "before a placement it is possible"


@pytest.mark.rule("DR-3.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_times_round_from_the_starting_player(players: int) -> None:
    state = position(players, start=1)
    order = []
    for _ in range(3 * players):
        order.append(state.current())
        do(state, PASS)
    assert order == [(1 + i) % players for i in range(players)] * 3
    assert state.round == 2, "all passed, nothing to distribute: the next turn"


@pytest.mark.rule("DR-3.3")
def test_one_marker_per_colour_and_as_many_as_there_are_players() -> None:
    state = position(2)
    place(state, "white")
    assert refuse(state, WHITE) == "DR-3.3"
    place(state, "red")
    assert "yellow" not in spaces(state, state.current())
    assert refuse(state, YELLOW) == "DR-3.3"


@pytest.mark.rule("DR-3.4")
def test_two_ticket_markers_each_and_not_beyond_the_track() -> None:
    state = position(2)
    place(state, "tickets", "tickets", "tickets", "tickets")
    assert refuse(state, TICKETS) == "DR-3.4"
    near_the_end = position(2)
    near_the_end.sold = [5, 0]
    place(near_the_end, "tickets", "tickets")
    assert refuse(near_the_end, TICKETS) == "DR-3.4", "the own marker already placed is counted"
    place(near_the_end, "pass", "tickets")


@pytest.mark.rule("DR-3.5")
def test_two_to_invest_one_to_hire_even_without_money() -> None:
    state = position(2, coins=[0, 0], offer="", personnel="")
    place(state, "invest", "hire-performer", "invest", "hire-personnel")
    assert refuse(state, INVEST) == "DR-3.5", "seat 0 has two there"
    place(state, "hire-performer")
    assert refuse(state, HIRE_PERFORMER) == "DR-3.5", "seat 1 has one there"
    assert refuse(state, HIRE_PERSONNEL) == "DR-3.5"


@pytest.mark.rule("DR-3.6")
def test_passing_pays_at_once_and_does_not_bind() -> None:
    state = position(2, coins=[3, 3])
    place(state, "pass")
    assert state.coins == [4, 3]
    place(state, "pass", "tickets")
    assert state.coins == [4, 4]


@pytest.mark.rule("DR-3.7")
def test_cubes_tickets_invest_performer_personnel_each_in_order_of_placing() -> None:
    state = position(2, coins=[0, 20])
    place(state, "hire-personnel", "hire-performer", "tickets", "invest", "white", "hire-personnel")
    assert state.mode == RESOLVING
    assert stored(state, 0) == "W"
    assert state.coins[0] == 5, "tickets are paid before anything is hired"
    order: list[tuple[int, str]] = []
    while state.mode == RESOLVING:
        order.append((state.current(), SPACES[state.queue[0] >> 2]))
        do(state, "done")
    assert order == [
        (1, "invest"),
        (1, "hire-performer"),
        (0, "hire-personnel"),
        (1, "hire-personnel"),
    ]


@pytest.mark.rule("DR-3.8")
def test_who_placed_earlier_gets_the_last_cube() -> None:
    state = position(2, hands=["", "unblock"])
    state.stock[0] = 1
    place(state, "white")
    do(state, "unblock white")
    place(state, *["pass"] * 4)
    assert (stored(state, 0), stored(state, 1)) == ("W", "")
    assert state.stock[0] == 0


@pytest.mark.rule("DR-3.9")
def test_each_players_ticket_marker_moves_and_pays() -> None:
    state = position(2, coins=[0, 0])
    place(state, "tickets", "tickets", "tickets", "pass", "pass", "pass")
    assert state.sold == [2, 1]
    assert state.coins == [5 + 4 + 1, 5 + 1 + 1]
    later = position(2, coins=[0, 0])
    later.sold = [4, 0]
    place(later, "tickets", "pass", "tickets", "pass", "pass", "pass")
    assert later.sold == [6, 0]
    assert later.coins == [3 + 2 + 1, 3]


@pytest.mark.rule("DR-3.10")
def test_invest_costs_a_coin() -> None:
    state = position(2, coins=[1, 0], deck="income trailer")
    place(state, "invest", "invest", "invest", "pass", "pass", "pass")
    assert legal(state, 0) == ["done", "invest"]
    do(state, "invest")
    assert hand(state, 0) == "income"
    # One coin for the pass is left to seat 0; seat 1 can pay for its marker with the coins of two passes.
    assert state.coins == [1, 2]
    do(state, "invest")
    assert hand(state, 1) == "trailer"


@pytest.mark.rule("DR-3.10", "DR-9.10")
def test_without_deck_and_discards_there_is_nothing_to_take() -> None:
    state = position(2)
    state.deck = []
    place(state, "invest", *["pass"] * 5)
    assert state.mode != RESOLVING, "nobody holds a card, so nothing is asked"
    assert state.coins[0] == 12, "and nothing is paid"


@pytest.mark.rule("DR-3.10")
def test_over_the_hand_limit_a_card_is_played_or_discarded_first() -> None:
    state = position(2, hands=["resource-bonus income"], deck="fire", troupe=["tumbler"], offer="")
    place(state, "invest", *["pass"] * 5)
    do(state, "invest")
    assert state.to_act() == [0]
    assert "done" not in legal(state, 0)
    assert "income" in legal(state, 0)
    assert "discard resource-bonus" in legal(state, 0)
    assert refuse(state, "done") == "DR-3.10"
    do(state, "discard resource-bonus")
    assert hand(state, 0) == "fire income"
    assert [INVESTMENTS[state.box.kind[c]] for c in state.discard] == ["resource-bonus"]
    assert refuse(state, "discard resource-bonus") == "DR-3.10", "only over the limit"


@pytest.mark.rule("DR-3.10")
def test_each_magician_raises_the_limit_flipped_or_not() -> None:
    state = position(2, troupe=["illusionist mind-reader", "tumbler"], flipped="mind-reader")
    assert [state.hand_limit(seat) for seat in (0, 1)] == [4, 2]
    place(state, "hire-performer", *["pass"] * 5)
    state.offered_performers.append(card("card-sharp"))
    state.performer_deck.remove(card("card-sharp"))
    state._legal_player = -1
    do(state, "hire card-sharp")
    assert state.hand_limit(0) == 5


@pytest.mark.rule("DR-3.10", "DR-9.4")
def test_a_magician_that_leaves_lowers_the_limit_at_once() -> None:
    state = position(
        2, troupe=["illusionist"], offer="", hands=["fire income resource-bonus"], deck="trailer"
    )
    place(state, "invest", *["pass"] * 5)
    do(state, "invest")
    assert state.to_act() == [0], "four cards, three allowed"
    do(state, "fire illusionist")
    assert state.to_act() == [0], "three cards, but two allowed now"
    do(state, "income")
    assert not state.crowded
    assert hand(state, 0) == "resource-bonus trailer"


@pytest.mark.rule("DR-3.10", "DR-5.5")
def test_over_the_limit_after_a_magician_is_fired_in_a_show() -> None:
    state = position(
        2,
        phase="show",
        offer="",
        troupe=["illusionist giant", "fakir"],
        cubes={"giant": 1, "fakir": 1},
        hands=["fire trailer applause-magician"],
    )
    do(state, "perform illusionist")
    discards = [f"discard {kind}" for kind in hand(state, 0).split()]
    applause = "applause magician"
    assert sorted(legal(state, 0)) == sorted([applause, "play-trailer giant", *discards]), (
        "Fire cannot be played now, nor may the next perform"
    )
    assert refuse(state, "perform giant") == "DR-3.10"
    other = state.clone()
    do(state, "discard fire")
    assert "perform giant" in legal(state, 0)
    do(other, applause)
    assert "perform giant" in legal(other, 0), "laid down instead of discarded"
    assert other.discard == []


@pytest.mark.rule("DR-3.10")
def test_unblock_and_double_vote_are_never_played_over_the_limit() -> None:
    state = position(2, hands=["unblock double-vote"], deck="income")
    place(state, "invest", *["pass"] * 5)
    do(state, "invest")
    discards = [f"discard {kind}" for kind in hand(state, 0).split()]
    assert sorted(legal(state, 0)) == sorted(["income", *discards])
    assert refuse(state, "unblock white") == "DR-3.10"
    assert refuse(state, "double-vote") == "DR-3.10"
    assert refuse(state, "applause acrobat") == "DR-3.10", "nobody's show"


@pytest.mark.rule("DR-3.11")
def test_hiring_costs_less_with_tokens_and_not_below_nothing() -> None:
    state = position(2, coins=[2, 0])
    state.discount[card("tumbler")] = 2
    state.discount[card("horse-trainer")] = 3
    state.tokens -= 5
    place(state, "hire-performer", *["pass"] * 5)
    assert legal(state, 0) == [
        "done",
        "hire tumbler",
        "hire horse-trainer",
        "hire ball-juggler",
    ]
    state.coins[0] = 2
    state._legal_player = -1
    assert refuse(state, "hire ball-juggler") == "DR-3.11", "it costs 3"
    assert "hire tumbler" in legal(state, 0), "4 minus two tokens"
    tokens = state.tokens
    do(state, "hire horse-trainer")
    assert state.coins[0] == 2, "3 minus three tokens"
    assert names(state.troupe[0]) == "horse-trainer"
    # Its three tokens are back; one each went to the four cards that were left (DR-3.13).
    assert state.tokens == tokens + 3 - 5


@pytest.mark.rule("DR-3.12")
def test_invest_and_hires_may_be_declined_for_nothing() -> None:
    state = position(2, coins=[5, 5])
    place(state, "invest", "hire-performer", "hire-personnel", *["pass"] * 3)
    before = state.coins[:]
    assert "invest" in legal(state, 0)
    do(state, "done")
    assert "hire tumbler" in legal(state, 1)
    do(state, "done")
    assert "hire agent-1" in legal(state, 0)
    do(state, "done")
    assert state.coins == before, "no pass income either"
    assert (hand(state, 0), names(state.staff[0]), names(state.troupe[1])) == ("", "", "")


@pytest.mark.rule("DR-3.13")
def test_tokens_on_what_is_left_and_free_cards_leave_a_turn_later() -> None:
    state = position(2, offer="tumbler horse-trainer", personnel="agent-1")
    state.discount[card("tumbler")] = 3
    state.tokens -= 3
    place(state, *["pass"] * 6)
    assert state.discount[card("tumbler")] == 4, "free now, and stays one more turn"
    assert state.discount[card("horse-trainer")] == state.discount[card("agent-1")] == 1
    place(state, *["pass"] * 6)
    assert card("tumbler") not in state.offered_performers
    assert card("tumbler") in state.performer_discard
    assert state.discount[card("tumbler")] == 0


@pytest.mark.rule("DR-3.13", "DR-11.4")
def test_tokens_go_to_performers_first_while_stock_lasts() -> None:
    state = position(2, offer="tumbler horse-trainer", personnel="agent-1")
    state.tokens = 1
    place(state, *["pass"] * 6)
    assert state.discount[card("tumbler")] == 1
    assert state.discount[card("horse-trainer")] == state.discount[card("agent-1")] == 0


@pytest.mark.rule("DR-3.13")
def test_tokens_of_a_card_that_leaves_can_be_given_out_again() -> None:
    state = position(2, offer="horse-trainer tumbler", personnel="")
    state.discount[card("tumbler")] = 4
    state.tokens = 0
    place(state, *["pass"] * 6)
    assert state.discount[card("horse-trainer")] == 1
    assert state.tokens == 3


@pytest.mark.rule("DR-3.12")
def test_a_marker_that_cannot_be_carried_out_is_told() -> None:
    state = position(2, offer="")
    place(state, "hire-performer", *["pass"] * 4)
    state.telling = True
    place(state, "pass")
    assert "drum-log-declined" in [event.message.id for event in state.events]


@pytest.mark.rule("DR-3.14")
def test_two_cubes_onto_own_unflipped_performers_in_need_of_them() -> None:
    # Rope Walker needs red, yellow, white; Tumbler yellow, red, white.
    state = position(
        2,
        phase="distribute",
        offer="",
        troupe=["rope-walker tumbler giant", "trapeze-flyer"],
        flipped="giant",
        cubes={"rope-walker": 0b001},
        storage=["RYYB", "W"],
    )
    assert state.to_act() == [0, 1], "all players at once"
    moves = set(legal(state, 0, "move-cube"))
    rope, tumbler = "move-cube rope-walker", "move-cube tumbler"
    assert moves == {f"{rope} good", f"{tumbler} poor", f"{tumbler} good"}
    assert refuse(state, "move-cube giant poor", 0) == "DR-3.14"
    assert refuse(state, f"{rope} poor", 0) == "DR-3.14", "it has its red cube already"
    assert refuse(state, "move-cube trapeze-flyer poor", 0) == "DR-3.14"
    do(state, f"{tumbler} good", 0)
    do(state, f"{rope} good", 0)
    assert stored(state, 0) == "YB"
    assert 0 not in state.to_act(), "nothing is left but done"
    assert state.mode == DISTRIBUTING, "seat 1 has still to decide"


@pytest.mark.rule("DR-3.14")
def test_done_is_final_where_a_move_was_open() -> None:
    state = position(
        2, phase="distribute", troupe=["rope-walker", "trapeze-flyer"], storage=["R", "W"], offer=""
    )
    do(state, "done", 0)
    assert state.to_act() == [1]
    assert refuse(state, "move-cube rope-walker poor", 0) == "DR-3.2"


def agents(storage: str, hand: str = "") -> DrumRollState:
    """Seat 0 has Agent 5 (red or yellow) and no such cube is in stock; seat 1 can give a red one for a white one by Agent 1."""
    state = position(
        2,
        phase="organizer",
        round_=1,
        staff=["agent-5", "agent-1"],
        personnel="",
        storage=[storage, "R"],
        hands=[hand],
    )
    state.stock[1] = state.stock[4] = 0
    enter(state, "distribute")
    return state


GIVE_RED = "agent 1 red first"
"""Seat 1: the red cube for a white one."""
TAKE_RED = "agent 5 white first"
"""Seat 0: a white cube for a red one."""


@pytest.mark.rule("DR-3.14", "DR-9.1b")
@pytest.mark.parametrize("hand", ["", "resource-bonus"])
def test_who_had_nothing_but_cards_is_asked_when_another_brings_the_cubes(hand: str) -> None:
    state = agents("W", hand)
    assert state.to_act() == ([0, 1] if hand else [1])
    if hand:
        do(state, "done", 0)
    assert state.to_act() == [1]
    assert TITLE.view(state, 1).board.circuses[0].done
    state.telling = True
    do(state, GIVE_RED, 1)
    assert "drum-log-asked-again" in [event.message.id for event in state.events]
    assert state.to_act() == [0]
    assert not TITLE.view(state, 1).board.circuses[0].done
    assert legal(state, 0) == ["done", TAKE_RED]
    do(state, TAKE_RED, 0)
    assert stored(state, 0) == "R"


@pytest.mark.rule("DR-3.14")
def test_asked_again_with_cards_and_done_is_final_then() -> None:
    state = agents("W", "income")
    do(state, "done", 0)
    do(state, GIVE_RED, 1)
    assert legal(state, 0) == ["done", "income", TAKE_RED]
    final = state.clone()
    do(final, "done", 0)
    assert final.mode != DISTRIBUTING
    do(state, "income", 0)
    assert legal(state, 0) == ["done", TAKE_RED]


@pytest.mark.rule("DR-3.14")
def test_a_card_of_another_brings_the_cubes_too_and_a_cube_of_no_use_does_not() -> None:
    state = agents("W")
    other = agents("W")
    for one in (state, other):
        one.hand[1] = [c for c in one.deck if INVESTMENTS[one.box.kind[c]] == "income-cube"][:1]
        one.deck.remove(one.hand[1][0])
        one.seen[one.hand[1][0]] = 2
    state.storage[5 + 4], state.storage[5 + 3] = 1, 0
    other.storage[5 + 4], other.storage[5 + 3] = 0, 1
    do(state, "income-for-cube red", 1)
    assert state.to_act() == [0], "a red cube came into stock"
    do(other, "income-for-cube blue", 1)
    assert other.mode != DISTRIBUTING, "a blue one is no chance for Agent 5"


@pytest.mark.rule("DR-3.14")
def test_done_while_an_exchange_is_open_is_final_though_another_comes() -> None:
    state = agents("W")
    state.stock[1] = 1
    enter(state, "distribute")
    assert state.to_act() == [0, 1]
    do(state, "done", 0)
    do(state, GIVE_RED, 1)
    assert state.mode != DISTRIBUTING, "yellow was to be had when seat 0 finished"


@pytest.mark.rule("DR-3.14")
def test_who_acts_first_gets_the_last_cube() -> None:
    state = position(2, phase="distribute", hands=["resources-white", "resources-white"])
    state.stock[0] = 1
    do(state, "resources white white", 1)
    assert stored(state, 1) == "W"
    assert refuse(state, "resources white white", 0) == "DR-9.6"


@pytest.mark.rule("DR-3.15")
def test_the_next_turn_refills_and_passes_the_tile_left() -> None:
    state = position(3, start=2, offer="tumbler", personnel="agent-1")
    place(state, *["pass"] * 9)
    assert (state.round, state.start) == (2, 0)
    assert len(state.offered_performers) == 4
    assert len(state.offered_personnel) == 3


@pytest.mark.rule("DR-3.15")
def test_when_the_show_starts_nothing_is_refilled_and_the_tile_stays() -> None:
    state = position(3, start=2, round_=7, offer="tumbler", personnel="agent-1", troupe=["giant"])
    place(state, *["pass"] * 9)
    assert (state.round, state.start) == (7, 2)
    assert names(state.offered_performers) == "tumbler"


@pytest.mark.rule("DR-3.15", "DR-4.1")
@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5, 6, 7])
def test_votes_follow_turns_five_and_six(round_: int) -> None:
    state = position(3, round_=round_, troupe=["giant"], cubes={"giant": ALL})
    place(state, *["pass"] * 9)
    asked = (state.mode, state.round)
    if round_ in (5, 6):
        assert asked == (VOTING, round_)
    elif round_ == 7:
        assert asked == (SHOWING, 7), "after turn 7 the show starts without a vote"
    else:
        assert asked == (PLACING, round_ + 1)


@pytest.mark.rule("DR-9.10")
def test_discards_become_the_deck_when_a_card_is_needed() -> None:
    state = position(2, hands=["income"])
    kept = state.hand[0][:]
    empty_deck(state)
    discards = sorted(state.discard)
    place(state, "invest", *["pass"] * 5)
    do(state, "invest")
    drawn = next(c for c in state.hand[0] if c not in kept)
    assert sorted([*state.deck, drawn]) == discards
    assert state.discard == []
