"""FC-3: a turn, its actions and what applause buys."""

from itertools import product

import pytest

from chapiteau.chance import Chance, seed_from
from chapiteau.match import Match
from chapiteau.words import IllegalAction
from tests.titles.flip_circus.build import (
    BUY,
    DECLINE,
    END_TURN,
    TAKE,
    backs,
    board,
    faces,
    flip,
    legal,
    look,
    play,
    position,
    refusal,
    swap,
    use,
)

pytestmark = pytest.mark.engine


@pytest.mark.rule("FC-3.1")
def test_exactly_two_actions_then_the_player_ends_the_turn() -> None:
    state = position()
    assert board(state).left == 2
    assert refusal(state, END_TURN) == ("FC-3.1", "flip-error-actions-left")
    play(state, flip(1))
    assert board(state).left == 1
    assert refusal(state, END_TURN) == ("FC-3.1", "flip-error-actions-left")
    play(state, flip(1))  # the same action twice
    assert (board(state).left, state.current(), state.turn) == (0, 0, 0)
    for action in (swap(4), flip(3), use(2)):
        assert refusal(state, action) == ("FC-3.1", "flip-error-no-action-left")
    play(state, END_TURN)
    assert (board(state).left, state.current(), state.turn) == (2, 1, 1)
    assert refusal(state, flip(1), player=0) == ("FC-3.1", "flip-error-turn")


@pytest.mark.rule("FC-3.1", "FC-3.5")
def test_a_bought_action_keeps_the_turn_open_too() -> None:
    state = play(position(applause=(1, 0)), flip(1), flip(3))
    assert END_TURN in legal(state)
    play(state, BUY)
    assert refusal(state, END_TURN) == ("FC-3.1", "flip-error-actions-left")
    play(state, flip(5))
    assert END_TURN in legal(state)


NEIGHBOURS = [
    # Two neighbours for each two faces that can lie side by side, both ways round.
    *("CA CM", "SC CA", "CA SC", "ST CA", "CA ST", "ST FS", "SF ST", "SF SC", "SC FC", "FC SC"),
    *("ST TA", "TA ST", "SF TS", "TS SF", "SC TC", "TC SC", "SC MC", "MC SC"),
    *("TC TA", "TC CA", "CA TC", "AM MF", "AC TS", "SF AC", "AC SF", "SF AM", "MF ST"),
]


@pytest.mark.rule("FC-3.2")
@pytest.mark.parametrize("pair", NEIGHBOURS)
def test_which_neighbours_change_places(pair: str) -> None:
    state = position(pair)
    shown = faces(state)[:2]
    if "S" in shown and "T" not in shown:
        assert refusal(state, swap(1)) == ("FC-3.2", "flip-error-strongman")
        return
    before = faces(state)
    ids = [token.id for token in board(state).ring]
    hidden = list(state.backs)
    play(state, swap(1))
    assert faces(state) == before[1] + before[0] + before[2:]
    assert [token.id for token in board(state).ring] == [ids[1], ids[0], *ids[2:]]
    assert state.backs == hidden  # the sides are kept


@pytest.mark.rule("FC-3.2")
def test_the_last_place_is_a_neighbour_of_the_first() -> None:
    state = play(position("CA AM CM MF CF FS CS ST CT TA"), swap(10))
    assert faces(state) == "TACMCFCSCC"


@pytest.mark.rule("FC-3.3")
def test_a_flipped_token_stays_in_place_and_everybody_knows_both_sides() -> None:
    state = position("CA AM CM MF CF FS CS ST CT TA")
    for place in range(1, 11):
        assert flip(place) in legal(state)
    play(state, flip(1))
    assert faces(state) == "AACMCFCSCT"
    for viewer in (0, 1, -1):
        assert backs(state, viewer) == "C........."


@pytest.mark.rule("FC-3.3")
def test_the_middle_token_that_turns_over_is_seen_by_everybody() -> None:
    state = play(position("AC AM CM AT CF FS CS ST CT MF"), swap(3))
    assert faces(state) == "AMACCFCSCM"
    for viewer in (0, 1, -1):
        assert backs(state, viewer) == ".A........"


@pytest.mark.rule("FC-3.4")
def test_abilities_of_face_up_acrobats_magicians_and_fortune_tellers_only() -> None:
    state = position("CA AM CM MF CF FS CS ST CT TA")
    assert [place for place in range(1, 11) if use(place) in legal(state)] == [2, 4, 6]
    for place in (1, 8, 10):
        assert refusal(state, use(place)) == ("FC-3.4", "flip-error-no-ability")


@pytest.mark.rule("FC-3.4")
def test_any_player_uses_any_token_repeatedly() -> None:
    state = position("CA AM CM MF CF FS CS ST CT TA")
    play(state, use(4), use(4))
    assert faces(state) == "CACMCFCSCT"
    play(state, END_TURN, use(4), use(4))
    assert state.current() == 1


@pytest.mark.rule("FC-3.5")
def test_applause_buys_an_action_or_a_look() -> None:
    state = position(applause=(2, 1))
    play(state, BUY)
    assert (board(state).left, board(state).applause, board(state).reserve) == (3, [1, 1], 3)
    before = faces(state)
    play(state, look(1))
    assert (board(state).left, board(state).applause, board(state).reserve) == (3, [0, 1], 4)
    assert faces(state) == before
    for action in (BUY, look(2)):
        assert refusal(state, action) == ("FC-3.5", "flip-error-no-applause")


@pytest.mark.rule("FC-3.5")
def test_a_look_may_go_to_any_token_known_ones_too() -> None:
    state = position(applause=(5, 0))
    assert [action for action in legal(state) if look(1) <= action <= look(10)] == [
        look(place) for place in range(1, 11)
    ]
    play(state, flip(1), flip(1), look(1), look(1))
    assert board(state).applause == [3, 0]


@pytest.mark.rule("FC-3.5")
def test_any_number_before_between_and_after_the_actions() -> None:
    state = position(applause=(5, 0))
    play(state, BUY, flip(1), look(3), flip(2), BUY, flip(4), flip(5), look(7))
    assert (board(state).left, board(state).applause, board(state).bought) == (0, [1, 0], 2)
    play(state, look(8), END_TURN)
    assert state.current() == 1


@pytest.mark.rule("FC-3.5")
def test_not_between_an_action_and_its_clown_benefit() -> None:
    state = play(position("CA AM CM MF CF FS CS ST CT TA", applause=(1, 0)), swap(2))
    assert TAKE in legal(state)
    for action in (BUY, look(1)):
        assert refusal(state, action) == ("FC-3.5", "flip-error-benefit")
    play(state, DECLINE)
    assert {BUY, look(1)} <= set(legal(state))


@pytest.mark.rule("FC-3.6")
def test_only_legal_moves_can_be_made() -> None:
    """Every other action is refused with a rule, and nothing changes."""
    match = Match.start("flip-circus", 2, {"draw-offers": False}, seed_from(2))
    number_of_actions = len(match.state.kinds())
    rng = Chance(seed_from(2)).stream("test")
    for _ in range(120):
        state = match.state
        before = state.key()
        allowed = state.legal_actions(state.current())
        for player, action in product((0, 1), range(-1, number_of_actions + 1)):
            if player == state.current() and action in allowed:
                continue
            with pytest.raises(IllegalAction) as caught:
                match.act(player, action)
            assert caught.value.rule.startswith("FC-")
        assert state.key() == before
        match.act(state.current(), rng.pick(allowed))
