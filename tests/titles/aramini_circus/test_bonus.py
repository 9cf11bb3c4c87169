"""AC-5: bonus cards. What they do to payments is in `test_payment`."""

import pytest

from chapiteau.words import SPECTATOR
from tests.titles.aramini_circus.build import (
    TITLE,
    cards,
    faces,
    hand,
    legal,
    move,
    number,
    position,
    refuse,
    targets,
)

pytestmark = pytest.mark.engine

DRAW_TWO, PAY_LESS, TAKE_DISCARD, PLUS_ACTION, EXCHANGE = 4, 6, 8, 10, 12
"""Faces of the first copies; the second ones follow."""


@pytest.mark.rule("AC-5.1")
def test_drawn_into_the_hand_and_playable_in_the_same_turn() -> None:
    state = position(pile="bear plus-action-1")
    move(state, "draw", "pile")
    assert hand(state, 0) == "plus-action-1"
    move(state, "bonus", f"bonus:{PLUS_ACTION}")


@pytest.mark.rule("AC-5.1")
def test_it_goes_on_the_discard_at_once_and_blocks_it() -> None:
    state = position(hands=["giraffe plus-action-1"], discard="fish")
    move(state, "bonus", f"bonus:{PLUS_ACTION}")
    assert cards(state.discard) == "fish plus-action-1"
    assert targets(state, "draw") == ["pile"]
    move(state, "fill", "offer:0")
    assert cards(state.discard) == "fish plus-action-1 giraffe", "a payment goes on top"
    assert targets(state, "draw") == ["pile", "discard"]


@pytest.mark.rule("AC-5.1")
@pytest.mark.parametrize(
    ("card", "late"),
    [
        ("draw-two-1", True),
        ("take-discard-1", True),
        ("plus-action-1", True),
        ("pay-less-1", False),
        ("exchange-one-1", False),
    ],
)
def test_with_no_action_left_only_what_has_an_effect(card: str, late: bool) -> None:
    state = position(hands=[f"{card} plus-action-2"], actions=1)
    face = faces(card)[0]
    assert f"bonus:{face}" in targets(state, "bonus"), "before the last action"
    move(state, "swap")
    assert (f"bonus:{face}" in targets(state, "bonus")) == late
    if late:
        move(state, "bonus", f"bonus:{face}")
    else:
        assert refuse(state, f"play {card}") == "AC-5.1"
        move(state, "bonus", "bonus:11")
        move(state, "bonus", f"bonus:{face}")


@pytest.mark.rule("AC-5.1")
@pytest.mark.parametrize("card", ["draw-two-1", "take-discard-1", "plus-action-1"])
def test_a_bonus_card_drawn_by_the_last_action_waits(card: str) -> None:
    face = faces(card)[0]
    by_last = position(pile=f"bear {card}", actions=1)
    move(by_last, "draw", "pile")
    assert targets(by_last, "bonus") == []
    assert refuse(by_last, f"play {card}") == "AC-5.1"
    not_by_last = position(pile=f"bear {card}", actions=2)
    move(not_by_last, "draw", "pile")
    assert targets(not_by_last, "bonus") == [f"bonus:{face}"]
    move(not_by_last, "swap")
    assert targets(not_by_last, "bonus") == [f"bonus:{face}"], "the last action was no draw"


@pytest.mark.rule("AC-5.1")
def test_of_two_drawn_only_the_last_waits_and_only_until_the_next_turn() -> None:
    state = position(pile="bear fish tiger draw-two-2 draw-two-1")
    move(state, "draw", "pile")
    move(state, "draw", "pile")
    assert targets(state, "bonus") == ["bonus:4"]
    assert refuse(state, "play draw-two-2") == "AC-5.1"
    move(state, "turn")
    move(state, "draw", "pile")
    move(state, "turn")
    assert targets(state, "bonus") == ["bonus:4", "bonus:5"]


@pytest.mark.rule("AC-5.1")
def test_one_action_more_frees_it_at_once() -> None:
    state = position(
        hands=["plus-action-1"], pile="bear take-discard-1 draw-two-1", actions=1, discard="fish"
    )
    move(state, "draw", "pile")
    assert targets(state, "bonus") == [f"bonus:{PLUS_ACTION}"]
    move(state, "bonus", f"bonus:{PLUS_ACTION}")
    assert targets(state, "bonus") == [f"bonus:{DRAW_TWO}"], "without using the new action"
    move(state, "draw", "pile")
    assert state.actions == 0
    assert targets(state, "bonus") == [f"bonus:{DRAW_TWO}"], "what the new last action drew waits"
    assert refuse(state, "play take-discard-1") == "AC-5.1"


@pytest.mark.rule("AC-5.1", "AC-5.2", "AC-5.4")
def test_cards_that_came_by_no_action_never_wait() -> None:
    state = position(
        hands=["draw-two-1"],
        pile="bear plus-action-1 take-discard-1",
        discard="draw-two-2 fish",
        actions=1,
    )
    move(state, "swap")
    move(state, "bonus", f"bonus:{DRAW_TWO}")
    move(state, "draw", "pile")
    move(state, "draw", "pile")
    assert targets(state, "bonus") == [f"bonus:{TAKE_DISCARD}", f"bonus:{PLUS_ACTION}"]
    move(state, "bonus", f"bonus:{TAKE_DISCARD}")
    move(state, "take", "take:5")
    assert targets(state, "bonus") == ["bonus:5", f"bonus:{PLUS_ACTION}"]


@pytest.mark.rule("AC-5.1")
def test_only_its_holder_is_told_that_it_waits() -> None:
    """A bonus card and a fish, drawn by the last action: the others see the same."""
    views = []
    for card in ("draw-two-1", "fish"):
        state = position(hands=["", "bear"], pile=f"bear {card}", actions=1)
        move(state, "draw", "pile")
        board = TITLE.view(state, 0).board
        told = [message.id for message in TITLE.view(state, 0).description]
        assert board.waiting == ("bonus:4" if card != "fish" else "")
        assert ("aramini-describe-waits" in told) == (card != "fish")
        views.append([TITLE.view(state, viewer) for viewer in (1, SPECTATOR)])
        assert all(view.board.waiting == "" for view in views[-1])
        move(state, "turn")
        assert TITLE.view(state, 0).board.waiting == ""
    assert views[0] == views[1]


@pytest.mark.rule("AC-5.1")
def test_nothing_waits_when_the_match_is_over() -> None:
    seventeen = "4-bear 3-bear 3-bear 2-bear 2-bear 1-bear 1-bear 1-bear"
    state = position(
        pile="bear draw-two-1", trains=[seventeen], pending=["1-bear"], offer="", actions=1
    )
    state.coupling = True
    move(state, "draw", "pile")
    assert TITLE.view(state, 0).board.waiting == "bonus:4"
    move(state, "hitch")
    assert state.is_final()
    assert TITLE.view(state, 0).board.waiting == ""


@pytest.mark.rule("AC-5.1")
def test_not_in_the_turn_of_another() -> None:
    state = position(hands=["", "plus-action-1"])
    assert state.legal_actions(1) == []
    assert state.why_illegal(1, number(state, "play plus-action-1"))[0] == "AC-2.3"
    move(state, "turn")
    assert targets(state, "bonus") == [f"bonus:{PLUS_ACTION}"]


@pytest.mark.rule("AC-5.1")
def test_only_what_is_in_the_hand() -> None:
    assert refuse(position(), "play draw-two-1") == "AC-5.1"


@pytest.mark.rule("AC-5.2")
def test_draw_two_in_any_mix_each_seen_before_the_next() -> None:
    state = position(hands=["draw-two-1"], pile="fish bear", discard="giraffe tiger")
    move(state, "bonus", f"bonus:{DRAW_TWO}")
    assert state.actions == 2
    aside = TITLE.view(state, 1).board.aside
    assert (aside.id, aside.face) == ("bonus:4", "draw-two")
    assert legal(state) == ["draw-pile", "draw-discard"], "nothing else in between"
    move(state, "draw", "pile")
    assert hand(state, 0) == "bear"
    assert legal(state) == ["draw-pile", "draw-discard"]
    assert refuse(state, "end-turn") == "AC-5.2"
    assert refuse(state, "swap giraffe") == "AC-5.2"
    move(state, "draw", "discard")
    assert hand(state, 0) == "bear tiger"
    assert cards(state.discard) == "giraffe draw-two-1", "discarded after"
    assert state.actions == 2


@pytest.mark.rule("AC-5.2")
def test_as_many_as_possible() -> None:
    state = position(hands=["draw-two-1"], pile="bear", discard="pay-less-1")
    move(state, "bonus", f"bonus:{DRAW_TWO}")
    assert targets(state, "draw") == ["pile"]
    move(state, "draw", "pile")
    assert hand(state, 0) == "bear"
    assert cards(state.discard) == "pay-less-1 draw-two-1"
    assert legal(state)[0] == "end-turn"


@pytest.mark.rule("AC-5.2", "AC-3.3")
def test_draw_two_may_need_a_new_pile_and_is_not_in_it() -> None:
    state = position(hands=["draw-two-1"], pile="bear", discard="fish tiger")
    move(state, "bonus", f"bonus:{DRAW_TWO}")
    move(state, "draw", "pile")
    move(state, "draw", "pile")
    assert hand(state, 0) == "bear fish"
    assert state.pile == []
    assert cards(state.discard) == "tiger draw-two-1"


@pytest.mark.rule("AC-5.2")
def test_not_when_there_is_nothing_to_draw() -> None:
    for discard in ("", "pay-less-1"):
        state = position(hands=["draw-two-1"], pile="", discard=discard)
        assert targets(state, "bonus") == []
        assert refuse(state, "play draw-two-1") == "AC-5.2"
    state = position(hands=["draw-two-1"], pile="", discard="bear")
    assert targets(state, "bonus") == [f"bonus:{DRAW_TWO}"]


@pytest.mark.rule("AC-5.4")
def test_take_any_other_card() -> None:
    state = position(hands=["take-discard-1"], discard="fish bear pay-less-1 bear tiger")
    move(state, "bonus", f"bonus:{TAKE_DISCARD}")
    assert targets(state, "take") == ["take:bear", "take:fish", "take:tiger", "take:6"]
    assert refuse(state, "take take-discard-1") == "AC-5.4", "not itself"
    assert refuse(state, "take giraffe") == "AC-5.4", "no giraffe is there"
    assert refuse(state, "end-turn") == "AC-5.4"
    move(state, "take", "take:bear")
    assert hand(state, 0) == "bear"
    assert cards(state.discard) == "fish bear pay-less-1 tiger take-discard-1", (
        "the topmost of equals"
    )
    assert state.actions == 2


@pytest.mark.rule("AC-5.4")
def test_take_a_bonus_card() -> None:
    state = position(hands=["take-discard-1"], discard="fish pay-less-1 bear")
    move(state, "bonus", f"bonus:{TAKE_DISCARD}")
    move(state, "take", "take:6")
    assert hand(state, 0) == "pay-less-1"
    move(state, "bonus", f"bonus:{PAY_LESS}")


@pytest.mark.rule("AC-5.4")
def test_not_without_another_card() -> None:
    state = position(hands=["take-discard-1"], discard="")
    assert refuse(state, "play take-discard-1") == "AC-5.4"
    assert refuse(state, "take giraffe") == "AC-5.4", "nor without playing it"


@pytest.mark.rule("AC-5.5")
def test_one_action_more() -> None:
    state = position(hands=["plus-action-1 plus-action-2"], actions=1)
    move(state, "bonus", f"bonus:{PLUS_ACTION}")
    move(state, "bonus", f"bonus:{PLUS_ACTION + 1}")
    assert state.actions == 3
    move(state, "turn")
    assert state.actions == 3, "of the ringmaster, not of the card"


@pytest.mark.rule("AC-5.7")
def test_one_and_the_same_card_once_per_turn() -> None:
    """Two "take a discard" would fetch each other for ever."""
    state = position(hands=["take-discard-1"], discard="take-discard-2 fish")
    move(state, "bonus", f"bonus:{TAKE_DISCARD}")
    move(state, "take", "take:9")
    move(state, "bonus", f"bonus:{TAKE_DISCARD + 1}")
    move(state, "take", "take:8")
    assert hand(state, 0) == "take-discard-1"
    assert targets(state, "bonus") == []
    assert refuse(state, "play take-discard-1") == "AC-5.7"
    move(state, "turn")
    move(state, "draw", "pile")
    move(state, "turn")
    assert targets(state, "bonus") == [f"bonus:{TAKE_DISCARD}"], "in the next turn it can"


@pytest.mark.rule("AC-5.7")
def test_both_copies_may_be_played_in_one_turn() -> None:
    state = position(hands=["pay-less-1 pay-less-2"])
    move(state, "bonus", f"bonus:{PAY_LESS}")
    move(state, "bonus", f"bonus:{PAY_LESS + 1}")
    assert state.less == 2
