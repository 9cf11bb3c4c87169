"""AC-3.4 and AC-3.5, with AC-5.3, AC-5.6 and AC-5.7: what wagons cost, and how they are paid."""

from itertools import product

import pytest

from chapiteau.record import Match
from chapiteau.titles.aramini_circus.rules.actions import ANIMALS, DRAW_PILE, FILL, PAY
from chapiteau.titles.aramini_circus.rules.state import AraminiState
from tests.titles.aramini_circus.build import (
    TITLE,
    cards,
    hand,
    move,
    offer,
    pending,
    position,
    refuse,
    targets,
    train,
)

pytestmark = pytest.mark.engine


def payments(state: AraminiState) -> set[str]:
    """All ways to pay for the wagon in place 0, as the cards come to lie on the discard."""
    if state.slot < 0 and state.offer[0] >= 0 and FILL in state.legal_actions(0):
        start = len(state.discard)
        found = set()
        ways = [state.clone()]
        move(ways[0], "fill", "offer:0")
        while ways:
            way = ways.pop()
            if way.slot < 0:
                found.add(cards(way.discard[start:]))
                continue
            for action in way.legal_actions(0):
                longer = way.clone()
                longer.apply(0, action)
                ways.append(longer)
        return found
    return set()


@pytest.mark.rule("AC-3.4")
def test_the_rulebook_example() -> None:
    """One giraffe for the 1-giraffe wagon, three for the 3-giraffe wagon."""
    state = position(
        hands=["giraffe giraffe giraffe giraffe"], offer="1-giraffe 3-giraffe", actions=3
    )
    move(state, "fill", "offer:0")
    move(state, "fill", "offer:1")
    assert hand(state, 0) == ""
    assert cards(state.discard) == "giraffe giraffe giraffe giraffe giraffe"
    assert train(state, 0) == "1-giraffe 3-giraffe"
    assert state.actions == 1


@pytest.mark.rule("AC-3.4")
def test_replaced_at_once() -> None:
    state = position(
        hands=["bear bear"], offer="1-giraffe 1-bear 1-fish 1-tiger", wagons="4-fish 1-bear"
    )
    move(state, "fill", "offer:1")
    assert offer(state) == "1-giraffe 1-bear 1-fish 1-tiger"
    assert state.actions == 1
    move(state, "fill", "offer:1")
    assert offer(state) == "1-giraffe 4-fish 1-fish 1-tiger"
    assert train(state, 0) == "1-bear 1-bear"


@pytest.mark.rule("AC-3.4")
def test_too_few_animals() -> None:
    state = position(hands=["bear bear fish"], offer="3-bear 1-giraffe", tokens="tiger fish")
    assert targets(state, "fill") == []
    assert refuse(state, FILL) == "AC-3.4"


@pytest.mark.rule("AC-3.4")
def test_one_wagon_per_action() -> None:
    state = position(hands=["bear bear"], offer="1-bear 1-bear", actions=1)
    move(state, "fill", "offer:0")
    assert refuse(state, FILL + 1) == "AC-3.1"


@pytest.mark.rule("AC-3.5")
def test_the_rulebook_example_with_a_token() -> None:
    """With the bear token: the 1-giraffe wagon for two bears, the 3-giraffe wagon for two giraffes and two bears."""
    state = position(hands=["bear bear"], offer="1-giraffe", tokens="bear fish")
    assert payments(state) == {"bear bear"}
    state = position(hands=["giraffe giraffe bear bear"], offer="3-giraffe", tokens="bear fish")
    assert len(payments(state)) == 6, "two giraffes and two bears in any order"


@pytest.mark.rule("AC-3.5")
def test_the_3_giraffe_wagon_paid_with_two_bears_each() -> None:
    state = position(hands=["bear " * 6], offer="3-giraffe", tokens="bear fish")
    move(state, "fill", "offer:0")
    assert hand(state, 0) == ""
    assert train(state, 0) == "3-giraffe"
    assert state.token[0] == ANIMALS.index("bear"), "the token is kept"


@pytest.mark.rule("AC-3.5")
def test_exchange_also_with_the_right_animals_in_hand() -> None:
    state = position(hands=["giraffe bear bear"], offer="1-giraffe", tokens="bear fish")
    assert payments(state) == {"giraffe", "bear bear"}


@pytest.mark.rule("AC-3.5")
def test_no_use_for_its_own_animal_or_for_other_cards() -> None:
    assert payments(position(hands=["giraffe"], offer="2-giraffe", tokens="giraffe fish")) == set()
    assert payments(position(hands=["fish fish"], offer="1-giraffe", tokens="bear fish")) == set()
    assert payments(position(hands=["bear"], offer="1-giraffe", tokens="bear fish")) == set()


@pytest.mark.rule("AC-3.4", "AC-3.5")
def test_every_payment_is_exact_and_every_exact_payment_is_offered() -> None:
    """Against brute force: all sequences of cards that are one giraffe or a pair of bears for each animal due."""
    for value, giraffes, bears in product((1, 2, 3, 4), range(5), range(7)):
        held = "giraffe " * giraffes + "bear " * bears
        state = position(hands=[held], offer=f"{value}-giraffe", tokens="bear fish")
        expected = set()
        for pairs in range(value + 1):
            if 2 * pairs <= bears and value - pairs <= giraffes:
                expected |= orders(value - pairs, 2 * pairs)
        assert payments(state) == expected, (value, giraffes, bears)


def orders(giraffes: int, bears: int) -> set[str]:
    """All orders of so many giraffes and bears."""
    if giraffes == 0 or bears == 0:
        return {" ".join(["giraffe"] * giraffes + ["bear"] * bears)}
    first = {f"giraffe {rest}" for rest in orders(giraffes - 1, bears)}
    return first | {f"bear {rest}" for rest in orders(giraffes, bears - 1)}


@pytest.mark.rule("AC-3.4")
def test_the_player_chooses_the_order() -> None:
    state = position(hands=["giraffe bear bear"], offer="2-giraffe", tokens="bear fish")
    move(state, "fill", "offer:0")
    assert targets(state, "pay") == ["hand:giraffe", "hand:bear"]
    move(state, "pay", "hand:bear")
    move(state, "pay", "hand:giraffe")
    assert cards(state.discard) == "giraffe bear giraffe bear", (
        "the last bear is the only card left to pay"
    )


@pytest.mark.rule("AC-3.4")
def test_while_paying_nothing_else() -> None:
    state = position(hands=["giraffe bear bear"], offer="1-giraffe", tokens="bear fish")
    move(state, "fill", "offer:0")
    assert refuse(state, DRAW_PILE) == "AC-3.4"
    assert refuse(state, PAY + 2) == "AC-3.4"
    assert refuse(position(), PAY) == "AC-3.4", "no wagon is chosen"


@pytest.mark.rule("AC-3.4", "AC-6.1")
def test_a_purchase_can_be_taken_back_until_it_is_paid_and_nobody_sees_it() -> None:
    match = Match(TITLE, 2, {"bonus": True}, bytes(32))
    match.state = position(hands=["giraffe bear bear", ""], offer="2-giraffe", tokens="bear fish")
    before = match.state.key()
    seen = match.view(1)
    match.act(0, FILL)
    match.act(0, PAY + 1)
    assert match.view(1) == seen
    assert match.log(1)[-1].messages == []
    payment = match.view(0).board.payment
    assert [card.id for card in payment.laid] == ["bear:1"]
    assert (payment.due, payment.half) == (2, True)
    match.undo(0)
    match.undo(0)
    assert match.state.key() == before
    assert match.view(1) == seen


# ---- with bonus cards


@pytest.mark.rule("AC-5.3")
def test_pay_one_less() -> None:
    state = position(hands=["giraffe giraffe pay-less-1"], offer="3-giraffe", tokens="tiger fish")
    assert payments(state) == set()
    move(state, "bonus", "bonus:6")
    assert state.actions == 2, "no action"
    assert payments(state) == {"giraffe giraffe"}
    move(state, "fill", "offer:0")
    assert state.actions == 1, "the purchase takes one"
    assert state.less == 0, "for one purchase only"


@pytest.mark.rule("AC-5.3")
def test_a_wagon_of_value_1_is_free() -> None:
    state = position(hands=["pay-less-1"], offer="1-giraffe 2-bear")
    move(state, "bonus", "bonus:6")
    assert targets(state, "fill") == ["offer:0"]
    move(state, "fill", "offer:0")
    assert train(state, 0) == "1-giraffe"
    assert cards(state.discard) == "giraffe pay-less-1"


@pytest.mark.rule("AC-5.3", "AC-5.6")
def test_unused_effects_lapse() -> None:
    state = position(hands=["giraffe pay-less-1 exchange-one-1", "bear"])
    move(state, "bonus", "bonus:6")
    move(state, "bonus", "bonus:12")
    board = TITLE.view(state, 1).board
    assert (board.less, board.one_to_one) == (1, True)
    move(state, "turn")
    board = TITLE.view(state, 1).board
    assert (board.less, board.one_to_one) == (0, False)


@pytest.mark.rule("AC-5.6")
def test_exchange_1_to_1() -> None:
    """All bears are as good as giraffes, for one purchase."""
    state = position(
        hands=["giraffe bear bear bear bear exchange-one-1"],
        offer="3-giraffe 1-giraffe",
        tokens="bear fish",
    )
    move(state, "bonus", "bonus:12")
    assert payments(state) == {
        "bear bear bear",
        "giraffe bear bear",
        "bear giraffe bear",
        "bear bear giraffe",
    }
    move(state, "fill", "offer:0")
    for _ in range(2):
        move(state, "pay", "hand:bear")
    move(state, "pay", "hand:bear")
    assert not state.one_to_one
    assert hand(state, 0) == "giraffe bear"
    assert targets(state, "fill") == ["offer:1"]
    move(state, "fill", "offer:1")
    assert hand(state, 0) == "bear", "one bear alone no longer pays"


@pytest.mark.rule("AC-5.6")
def test_exchange_1_to_1_of_the_wagons_own_animal_is_spent_all_the_same() -> None:
    state = position(hands=["bear bear exchange-one-1"], offer="1-bear 1-fish", tokens="bear fish")
    move(state, "bonus", "bonus:12")
    move(state, "fill", "offer:0")
    assert targets(state, "fill") == [], "one bear does not pay for a fish"


@pytest.mark.rule("AC-5.7")
def test_reductions_add_up_and_come_first_then_the_exchange() -> None:
    state = position(
        hands=["bear pay-less-1 pay-less-2 exchange-one-1"], offer="3-giraffe", tokens="bear fish"
    )
    for bonus in (6, 7, 12):
        move(state, "bonus", f"bonus:{bonus}")
    assert payments(state) == {"bear"}


@pytest.mark.rule("AC-5.7")
def test_reductions_never_go_below_nothing() -> None:
    state = position(
        hands=["bear pay-less-1 pay-less-2"],
        offer="1-giraffe 1-bear",
        wagons="1-fish",
        tokens="tiger fish",
    )
    move(state, "bonus", "bonus:6")
    move(state, "bonus", "bonus:7")
    move(state, "fill", "offer:0")
    assert hand(state, 0) == "bear"
    assert state.less == 0, "what is too much is not kept"
    assert pending(state, 0) == ""


@pytest.mark.rule("AC-5.7")
def test_no_second_exchange_while_one_waits() -> None:
    state = position(hands=["bear exchange-one-1 exchange-one-2"], offer="1-bear", actions=2)
    move(state, "bonus", "bonus:12")
    assert targets(state, "bonus") == []
    assert refuse(state, 31 + 9) == "AC-5.7"
    move(state, "fill", "offer:0")
    assert targets(state, "bonus") == ["bonus:13"]
