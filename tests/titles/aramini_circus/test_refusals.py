"""What people read of a decision of Aramini Circus: why it is barred, what it is called, and that nothing of it stays behind."""

import pytest

from tests.titles.aramini_circus.build import move, position

pytestmark = pytest.mark.engine


@pytest.mark.rule("AC-4.3")
@pytest.mark.parametrize(
    ("offer", "why"),
    [("1-giraffe", "aramini-no-price"), ("1-bear", "aramini-no-price"), (".", "aramini-no-wagon")],
)
def test_why_a_wagon_is_not_filled(offer: str, why: str) -> None:
    """No hand can pay for it, also the first wagon of the box; or there is none."""
    state = position(offer=offer)
    _, message = state.why_illegal(0, state.kinds().action("fill 1"))
    assert message.id == why


@pytest.mark.rule("AC-3.2")
@pytest.mark.parametrize(
    ("discard", "why"),
    [("pay-less-1", "aramini-no-bonus-top"), ("", "aramini-no-discard"), ("bear", "")],
)
def test_why_the_discard_gives_nothing(discard: str, why: str) -> None:
    state = position(discard=discard)
    action = state.kinds().action("draw-discard")
    assert (action in state.legal_actions(0)) == (not why)
    if why:
        assert state.why_illegal(0, action)[1].id == why


@pytest.mark.rule("AC-5.1")
def test_a_bonus_card_is_called_by_kind_and_copy() -> None:
    state = position(hands=["plus-action-1 plus-action-2 pay-less-2"])
    labels = [choice.label for choice in state.kinds().choices(state, 0) if choice.group == "bonus"]
    assert [(label.id, label.args["copy"]) for label in labels] == [
        ("aramini-choice-play-pay-less", 2),
        ("aramini-choice-play-plus-action", 1),
        ("aramini-choice-play-plus-action", 2),
    ]


@pytest.mark.rule("AC-3.4", "AC-5.2")
def test_nothing_stays_behind() -> None:
    """After a purchase and after draws the position is like one in which there were none."""
    state = position(hands=["giraffe draw-two-1"], actions=4)
    move(state, "fill", "offer:0")
    while state.slot >= 0:
        move(state, "pay", "hand:giraffe")
    assert state.slot == -1
    state = position(hands=["draw-two-1"], pile="", discard="bear fish", actions=4)
    state.apply(0, state.kinds().action("play draw-two-1"))
    while state.draws:
        before = state.draws
        state.apply(0, state.legal_actions(0)[0])
        assert state.draws < before
    assert (state.draws, state.aside) == (0, -1)
