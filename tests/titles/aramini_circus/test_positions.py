"""What tells positions of Aramini Circus apart, and what their texts say of a card that has to wait."""

import pytest

from chapiteau.position import read
from chapiteau.titles.aramini_circus.rules.box import FIRST_BONUS
from chapiteau.titles.aramini_circus.rules.state import AraminiState
from tests.titles.aramini_circus.build import BOX, CARDS, FACES, faces, match_of, position

pytestmark = pytest.mark.engine


@pytest.mark.rule("AC-5.1")
def test_which_animal_waits_makes_no_difference() -> None:
    """A bonus card has to wait and which one matters; an animal may be used at once, as if it did not wait."""
    bonus = CARDS[FIRST_BONUS:]
    keys = {}
    for card in ("", "bear", "fish", *bonus):
        state = position(hands=["bear fish " + " ".join(bonus)])
        state.late = faces(card)[0] if card else -1
        keys[card] = state.key()
    assert keys["bear"] == keys["fish"] == keys[""]
    assert len(set(keys.values())) == 1 + len(bonus)


@pytest.mark.rule("AC-5.1", "AC-6.1")
def test_a_card_that_waits_is_one_of_its_holder() -> None:
    """Nobody else knows which; so it may be any that was not openly taken."""
    state = position(hands=["bear", "fish pay-less-1 giraffe"], player=1)
    state.known[FACES + faces("fish")[0]] = 1
    (state.late,) = faces("pay-less-1")
    own, others = (match_of(state).position(viewer) for viewer in (1, 0))
    assert "\nlate pay-less-1\n" in own
    assert "\nlate ?\n" in others
    for seed in range(6):
        for text in (own, others):
            again = read(text, BOX, bytes([seed]) * 32)
            assert isinstance(again, AraminiState)
            place = FACES + again.late
            assert again.hand[place] > again.known[place], "held by seat 1, and not openly taken"
            assert (again.late == state.late) >= (text == own)


@pytest.mark.rule("AC-4.1")
def test_which_wagons_wait_for_whom_makes_a_difference_and_their_order_none() -> None:
    keys = {
        tuple(pending): position(pending=pending, wagons="").key()
        for pending in (
            ["2-bear 3-fish"],
            ["3-fish 2-bear"],
            ["2-bear", "3-fish"],
            ["2-bear 4-fish"],
        )
    }
    assert keys["2-bear 3-fish",] == keys["3-fish 2-bear",]
    assert len(set(keys.values())) == 3
