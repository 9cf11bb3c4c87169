"""AC-3: actions, drawing, swapping, the ringmaster. How a match without progress ends is in `test_ends`."""

import pytest

from chapiteau.game import EVERYBODY
from tests.titles.aramini_circus.build import (
    CARDS,
    TITLE,
    cards,
    faces,
    hand,
    legal,
    match_of,
    move,
    move_in,
    new,
    number,
    position,
    refuse,
    targets,
)

pytestmark = pytest.mark.engine


@pytest.mark.rule("AC-3.1")
def test_two_actions_of_any_mix() -> None:
    state = position(hands=["bear"])
    move(state, "draw", "pile")
    move(state, "fill", "offer:1")
    assert state.actions == 0
    assert legal(state) == ["end-turn"]
    assert refuse(state, "draw-pile") == "AC-3.1"
    assert refuse(state, "swap giraffe") == "AC-3.1"
    assert refuse(state, "fill 1") == "AC-3.1"
    move(state, "turn")
    assert state.current() == 1


@pytest.mark.rule("AC-3.1")
def test_a_turn_may_end_without_any_action() -> None:
    state = position()
    move(state, "turn")
    assert (state.current(), state.turn) == (1, 1)


@pytest.mark.rule("AC-3.1")
@pytest.mark.parametrize("held", ["bear", "plus-action-1"])
def test_the_turn_ends_only_when_its_player_says_so(held: str) -> None:
    """With nothing left to do as with a bonus card to play: the others see no difference."""
    state = position(hands=[held], actions=1)
    move(state, "swap")
    assert (targets(state, "bonus") == []) == (held == "bear")
    assert (state.current(), state.turn) == (0, 0)
    assert TITLE.view(state, 1).status.args["actions"] == 0
    move(state, "turn")
    assert (state.current(), state.turn) == (1, 1)


@pytest.mark.rule("AC-3.2")
def test_draw_from_the_pile_unseen() -> None:
    state = position(hands=["bear", ""], pile="fish tiger")
    move(state, "draw", "pile")
    assert hand(state, 0) == "bear tiger"
    assert cards(state.pile) == "fish"
    assert [card.face for card in TITLE.view(state, 0).board.hand] == ["bear", "tiger"]
    assert TITLE.view(state, 1).board.places[0].hand == 2


@pytest.mark.rule("AC-3.2")
def test_draw_from_the_discard() -> None:
    state = position(discard="fish tiger")
    move(state, "draw", "discard")
    assert hand(state, 0) == "tiger"
    assert cards(state.discard) == "fish"


@pytest.mark.rule("AC-3.2")
def test_nothing_to_draw_from_an_empty_discard() -> None:
    state = position(discard="")
    assert targets(state, "draw") == ["pile"]
    assert refuse(state, "draw-discard") == "AC-3.2"


@pytest.mark.rule("AC-3.2")
def test_a_bonus_card_on_top_blocks_the_discard() -> None:
    state = position(discard="fish pay-less-1")
    assert targets(state, "draw") == ["pile"]
    assert refuse(state, "draw-discard") == "AC-3.2"


@pytest.mark.rule("AC-3.2")
def test_no_hand_limit() -> None:
    state = position(hands=["bear " * 11 + "fish " * 10])
    move(state, "draw", "pile")
    assert len(hand(state, 0).split()) == 22


@pytest.mark.rule("AC-3.10")
@pytest.mark.parametrize("discard", ["tiger", "fish tiger", "fish pay-less-1 tiger"])
@pytest.mark.parametrize("by_bonus", [False, True])
def test_a_draw_from_the_discard_cannot_be_taken_back(discard: str, by_bonus: bool) -> None:
    """Whatever lies below, nothing included; nor can the swap that came before. A swap alone can."""
    state = position(hands=["bear draw-two-1"], discard=discard, actions=3)
    match = match_of(state)
    move_in(match, "swap")
    assert match.undo_state(0).allowed
    if by_bonus:
        # Known to all, so that playing it teaches nobody anything.
        state.known[CARDS.index("draw-two-1")] = 1
        move_in(match, "bonus")
        assert match.undo_state(0).allowed
    draw = next(choice for choice in match.choices(0) if choice.targets == ["discard"])
    assert draw.final
    move_in(match, "draw", "discard")
    assert not match.undo_state(0).allowed
    assert match.state.learned == EVERYBODY & ~1


@pytest.mark.rule("AC-3.3")
def test_an_empty_pile_is_renewed_from_all_but_the_top() -> None:
    state = position(pile="", discard="fish pay-less-1 fish bear tiger")
    move(state, "draw", "pile")
    assert cards(state.discard) == "tiger"
    assert len(state.pile) == 3
    assert sorted([*state.pile, *faces(hand(state, 0))]) == faces("bear fish fish pay-less-1")


@pytest.mark.rule("AC-3.3")
def test_each_new_pile_is_shuffled_anew() -> None:
    orders = set()
    for seed in range(12):
        state = position(pile="", discard="giraffe bear fish tiger giraffe", seed=seed)
        move(state, "draw", "pile")
        orders.add(tuple(state.pile))
    assert len(orders) > 4


@pytest.mark.rule("AC-3.3")
def test_the_pile_is_renewed_only_when_a_card_must_be_drawn() -> None:
    state = position(pile="bear", discard="fish tiger")
    move(state, "draw", "pile")
    assert state.pile == []
    assert cards(state.discard) == "fish tiger"


@pytest.mark.rule("AC-3.3")
def test_a_discard_of_one_makes_no_pile() -> None:
    state = position(pile="", discard="tiger")
    assert targets(state, "draw") == ["discard"]
    assert refuse(state, "draw-pile") == "AC-3.3"


@pytest.mark.rule("AC-3.6")
def test_swap_with_another_player() -> None:
    state = position(3, tokens="tiger fish bear")
    assert targets(state, "swap") == ["token:giraffe", "token:bear", "token:fish"]
    move(state, "swap", "token:bear")
    board = TITLE.view(state, 0).board
    assert [place.token for place in board.places] == ["bear", "fish", "tiger"]
    assert board.centre == ["giraffe"]
    assert state.actions == 1
    assert state.current() == 0, "nobody is asked"


@pytest.mark.rule("AC-3.6")
def test_swap_with_the_centre() -> None:
    state = position(3, tokens="tiger fish bear")
    move(state, "swap", "token:giraffe")
    board = TITLE.view(state, 0).board
    assert [place.token for place in board.places] == ["giraffe", "fish", "bear"]
    assert board.centre == ["tiger"]


@pytest.mark.rule("AC-3.6")
def test_the_own_token_is_no_swap() -> None:
    assert refuse(position(tokens="tiger fish"), "swap tiger") == "AC-3.6"


@pytest.mark.rule("AC-3.1", "AC-3.7")
def test_ringmaster_gives_a_third_action_and_goes_to_the_right() -> None:
    state = position(3, ringmaster=2)
    actions = []
    holders = []
    for _ in range(6):
        move(state, "draw", "pile")
        actions.append(state.actions + 1)
        move(state, "turn")
        holders.append(state.ringmaster)
    # Seats 0, 1, 2 play; the token goes from 2 to 1, and is used by 1 in the next round.
    assert actions == [2, 2, 3, 2, 3, 2]
    assert holders == [2, 2, 1, 1, 0, 0]
    assert state.ringmaster_up


@pytest.mark.rule("AC-3.7")
def test_ringmaster_of_two_players_is_passed_face_down() -> None:
    state = position(2, ringmaster=1, discard="bear " * 11)
    course = []
    for _ in range(7):
        before = state.ringmaster, state.ringmaster_up, state.actions
        move(state, "draw", "discard")
        move(state, "turn")
        course.append((state.current() ^ 1, *before))
    assert course == [
        (0, 1, True, 2),
        (1, 1, True, 3),
        (0, 0, False, 2),
        (1, 0, True, 2),
        (0, 0, True, 3),
        (1, 1, False, 2),
        (0, 1, True, 2),
    ]


def test_off_turn_and_after_the_end() -> None:
    state = new(3)
    other = (state.current() + 1) % 3
    assert state.legal_actions(other) == []
    assert state.why_illegal(other, number(state, "end-turn"))[0] == "AC-2.3"
    assert state.why_illegal(state.current(), 99)[0] == "AC-3.1"
    while not state.is_final():
        move(state, "turn")
    assert state.why_illegal(0, number(state, "end-turn"))[0] == "AC-1.1"
