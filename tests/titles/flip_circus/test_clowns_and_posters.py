"""FC-5 and FC-6: groups of clowns, and posters."""

import pytest

from chapiteau.titles.flip_circus.rules.ring import PERFORMERS
from tests.titles.flip_circus.build import (
    DECLINE,
    END_TURN,
    RETURN,
    TAKE,
    board,
    faces,
    flip,
    legal,
    play,
    position,
    posters,
    refusal,
    swap,
    told,
    use,
)

pytestmark = pytest.mark.engine


# ---- clowns


@pytest.mark.rule("FC-5.1")
def test_the_rulebooks_example_magician_and_clown_swap_and_one_applause_is_taken() -> None:
    state = position("CA MF CM AM CF FS CS ST CT TA")
    play(state, swap(2))
    assert faces(state)[:3] == "CCM"
    play(state, TAKE)
    assert (board(state).applause, board(state).reserve, board(state).left) == ([1, 0], 4, 1)


@pytest.mark.rule("FC-5.1")
def test_or_the_opponent_returns_one() -> None:
    state = play(position(applause=(0, 2)), swap(2), RETURN)
    assert (board(state).applause, board(state).reserve) == ([0, 1], 4)


@pytest.mark.rule("FC-5.1")
def test_by_any_action() -> None:
    for ring, action, made in (
        ("CA AM CM", swap(2), "CCA"),
        ("CM AC MF", flip(2), "CCM"),
        ("CA AM MF CM", use(3), "CCMA"),
        ("AM CA MF FS ST CM", use(1), "CCMFSA"),
    ):
        state = play(position(ring), action)
        assert faces(state).startswith(made)
        assert legal(state) == [TAKE, DECLINE]


@pytest.mark.rule("FC-5.1")
def test_enlarging_a_group_counts_and_so_do_five_in_a_row_that_shift() -> None:
    assert TAKE in legal(play(position("CA CM AM CF CS MF CT FS ST TA"), swap(3)))
    row = play(position("MF CA CM CF CS CT AM FS ST TA"), use(7))
    assert faces(row) == "MACCCCCFST"
    assert TAKE in legal(row)


@pytest.mark.rule("FC-5.1")
def test_a_clown_that_moves_and_stands_alone_does_not_count() -> None:
    state = play(position("CA CM CF CS CT AM MF FS ST TA"), swap(5))
    assert faces(state).startswith("CCCCAC")
    assert board(state).phase == "act"
    play(state, swap(5))
    assert faces(state).startswith("CCCCCA")
    assert board(state).phase == "benefit"


@pytest.mark.rule("FC-5.1")
def test_clowns_that_change_places_among_themselves_do_not_count() -> None:
    ring = "CA CM AM CF MF FS CS ST CT TA"
    state = play(position(ring), swap(1))
    assert (board(state).phase, board(state).left) == ("act", 1)
    joined = play(position(ring), swap(3))
    assert (board(joined).phase, board(joined).left) == ("benefit", 1)


@pytest.mark.rule("FC-5.1")
def test_a_clown_that_leaves_a_group_does_not_count() -> None:
    state = play(position("CA CM AM MF CF FS CS ST CT TA"), swap(2))
    assert faces(state)[:4] == "CACM"
    assert board(state).phase == "act"
    play(state, swap(2))
    assert faces(state)[:4] == "CCAM"
    assert board(state).phase == "benefit"


@pytest.mark.rule("FC-5.1", "FC-6.2")
def test_a_clown_turned_up_by_a_poster_brings_nothing() -> None:
    """The picture before the middle token turns counts; and its neighbours are no clowns."""
    state = play(position("AM AC TA CM CF FS CS ST CT MF"), flip(3))
    assert faces(state)[:4] == "ACAC"
    assert posters(state, 0) == "A"
    assert board(state).phase == "act"
    # The same clown turned up by an action, with a clown beside it, does bring something.
    assert board(play(position("AM AC CM TA CF FS CS ST CT MF"), flip(2))).phase == "benefit"


@pytest.mark.rule("FC-5.2")
def test_decided_at_once_at_most_once_and_may_be_declined() -> None:
    state = play(position(applause=(1, 1)), swap(2))
    assert legal(state) == [TAKE, RETURN, DECLINE]
    assert refusal(state, swap(1)) == ("FC-5.2", "flip-error-benefit")
    play(state, DECLINE)
    assert board(state).applause == [1, 1]
    assert refusal(state, TAKE) == ("FC-5.1", "flip-error-no-benefit")
    # A clown that joins one on either side: still one benefit.
    state = play(position("CA MC CF"), flip(2), TAKE)
    assert faces(state).startswith("CCC")
    assert (board(state).phase, board(state).applause) == ("act", [1, 0])


@pytest.mark.rule("FC-5.2")
def test_no_decision_where_nothing_is_possible() -> None:
    state = position(applause=(5, 0))
    assert [message.id for message, _ in told(state, swap(2))] == [
        "flip-swapped",
        "flip-benefit-none",
    ]
    assert (board(state).phase, board(state).left) == ("act", 1)
    for applause in ((4, 0), (4, 1)):
        assert board(play(position(applause=applause), swap(2))).phase == "benefit"


@pytest.mark.rule("FC-5.2")
def test_only_the_possible_half_is_offered() -> None:
    empty = play(position(applause=(2, 3)), swap(2))
    assert legal(empty) == [RETURN, DECLINE]
    assert refusal(empty, TAKE) == ("FC-5.1", "flip-error-reserve")
    alone = play(position(applause=(2, 0)), swap(2))
    assert legal(alone) == [TAKE, DECLINE]
    assert refusal(alone, RETURN) == ("FC-5.1", "flip-error-nothing-to-return")


@pytest.mark.rule("FC-5.3")
def test_there_is_no_clown_poster() -> None:
    state = play(position("CA CM AM CF CS MF CT FS ST TA"), swap(3), DECLINE)
    assert faces(state)[:3] == "CCC"
    assert [poster.performer for poster in board(state).posters] == list(PERFORMERS[:5])
    assert posters(state, 0) == ""
    three = play(position("AM CM AC AT CF FS CS ST CT MF"), swap(1))
    assert posters(three, 0) == "A"


# ---- posters


@pytest.mark.rule("FC-6.1")
def test_three_side_by_side_take_the_poster_and_the_middle_one_turns_over() -> None:
    state = position("AM CM AC AT CF FS CS ST CT MF")
    play(state, swap(1))
    assert posters(state, 0) == "A"
    assert faces(state)[:4] == "CACA"
    assert board(state).left == 1


@pytest.mark.rule("FC-6.1")
def test_across_the_seam_of_the_ring() -> None:
    state = play(position("AM CM CF FS CS ST CT MF TA AC"), flip(9))
    assert posters(state, 0) == "A"
    assert faces(state)[9] == "C"


@pytest.mark.rule("FC-6.1")
def test_a_poster_that_is_taken_is_not_taken_again() -> None:
    ring = "AM CM AC AT CF FS CS ST CT MF"
    state = play(position(ring, posters=("", "A")), swap(1))
    assert (posters(state, 0), posters(state, 1)) == ("", "A")
    assert faces(state)[:4] == "CAAA"
    free = play(position(ring, posters=("", "M")), swap(1))
    assert (posters(free, 0), posters(free, 1)) == ("A", "M")
    assert faces(free)[:4] == "CACA"


@pytest.mark.rule("FC-6.1")
def test_several_posters_in_one_turn() -> None:
    state = position("AM CM AC AT SC SF TS MF CF CT")
    play(state, swap(1), DECLINE, flip(7))
    assert posters(state, 0) == "AS"


@pytest.mark.rule("FC-6.1")
def test_two_posters_by_one_action_in_the_order_of_their_middle_places() -> None:
    state = position("MC MF TA MA TS TC CA FS CS CF")
    events = told(state, swap(3))
    assert [message.id for message, _ in events] == [
        "flip-swapped",
        "flip-poster-taken",
        "flip-bowed",
        "flip-turned-up",
        "flip-poster-taken",
        "flip-bowed",
        "flip-turned-up",
    ]
    first, second = (message for message, _ in events if message.id == "flip-poster-taken")
    assert first.args["performer"].id == "flip-poster-magician.the"  # type: ignore[union-attr]
    assert second.args["performer"].id == "flip-poster-tamer.the"  # type: ignore[union-attr]
    assert posters(state, 0) == "MT"
    assert faces(state)[:6] == "MFMTST"


@pytest.mark.rule("FC-6.2")
def test_posters_come_before_the_clown_benefit_of_the_same_action() -> None:
    """The swap joins two clowns and three acrobats: the poster is taken and the middle one turned before the benefit is decided."""
    state = position("CM CF AC CS AM AT FS ST CT MF")
    events = told(state, swap(3))
    assert [message.id for message, _ in events][1] == "flip-poster-taken"
    assert posters(state, 0) == "A"
    assert board(state).phase == "benefit"
    assert faces(state)[3:6] == "AMA"


@pytest.mark.rule("FC-6.2")
def test_the_token_that_turns_over_triggers_nothing() -> None:
    state = play(position("AM CA TA CM CF FS CS ST CT MF"), flip(2), flip(3))
    assert posters(state, 0) == "A"
    assert faces(state)[:4] == "ACAC"
    assert legal(state)[-2:] == [END_TURN, END_TURN + 1]
    # The action itself does: the token that it turns up completes the three.
    again = play(position("AM AC TA CM CF FS CS ST CT MF"), flip(3))
    assert posters(again, 0) == "A"


@pytest.mark.rule("FC-6.3")
def test_the_third_poster_ends_the_match_at_once() -> None:
    """No flip, no second poster, no clown benefit, although all were due."""
    state = position("MC MF TA MA TS TC CA FS CS CF", posters=("SF", ""))
    events = told(state, swap(3))
    assert [message.id for message, _ in events] == [
        "flip-swapped",
        "flip-poster-taken",
        "flip-won-posters",
    ]
    assert faces(state)[:6] == "MMMTTT"
    assert posters(state, 0) == "MFS"
    assert state.to_act() == []
    state = play(position("CM CF AC CS AM AT FS ST CT MF", posters=("MF", "")), swap(3))
    assert board(state).phase == "over"
    assert faces(state)[3:6] == "AAA"


ALL_CLOWNS = "CA AM CM MF CF FS CS ST CT TA"


@pytest.mark.rule("FC-6.4")
def test_five_clowns_at_the_end_of_the_own_turn_win_the_fifth_poster() -> None:
    state = position(ALL_CLOWNS, posters=("AM", "FS"), left=0)
    play(state, END_TURN)
    assert board(state).phase == "over"
    assert posters(state, 0) == "AMT"
    assert state.returns() == [1, 0]


@pytest.mark.rule("FC-6.4")
def test_not_before_the_turn_ends_and_only_with_two_posters_each() -> None:
    state = play(position(ALL_CLOWNS, posters=("AM", "FS")), flip(10), flip(10))
    assert board(state).phase == "act"
    play(state, END_TURN)
    assert state.returns() == [1, 0]
    for taken in (("AM", "F"), ("", ""), ("A", "FS")):
        state = play(position(ALL_CLOWNS, posters=taken, left=0), END_TURN)
        assert board(state).phase == "act"
    four = play(position("AC AM CM MF CF FS CS ST CT TA", posters=("AM", "FS"), left=0), END_TURN)
    assert board(four).phase == "act"


@pytest.mark.rule("FC-6.4")
def test_also_in_the_turn_that_made_it_two_each() -> None:
    state = position("AM AC TA CM CF FS CS ST CT MF", posters=("M", "FS"), left=1)
    play(state, flip(3))
    assert (posters(state, 0), faces(state).count("C")) == ("AM", 5)
    play(state, END_TURN)
    assert state.returns() == [1, 0]
    assert posters(state, 0) == "AMT"


@pytest.mark.rule("FC-6.4", "FC-8.3")
@pytest.mark.parametrize("ring", [ALL_CLOWNS, "AC AM CM MF CF FS CS ST CT TA"])
def test_five_clowns_come_before_the_draws(ring: str) -> None:
    """On the last turn, and where the turn that follows would begin for the third time; with four clowns it is a draw."""
    last = position(ring, posters=("AM", "FS"), left=0, turn_limit=20)
    last.turn = 19
    third = position(ring, posters=("AM", "FS"), left=0)
    third.starts = [third.start(1)] * 2
    for state, draw in ((last, "last-turn"), (third, "third-time")):
        assert board(state).close == ("five-clowns" if ring == ALL_CLOWNS else draw)
        play(state, END_TURN)
        assert state.returns() == ([1, 0] if ring == ALL_CLOWNS else [0.5, 0.5])
