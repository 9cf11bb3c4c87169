"""AC-3.4, AC-3.5 and AC-3.9, with AC-5.3, AC-5.6 and AC-5.7: what wagons cost, and how they are paid."""

from itertools import product

import pytest

from chapiteau.titles.aramini_circus.rules.box import ANIMALS
from chapiteau.titles.aramini_circus.rules.state import AraminiState
from chapiteau.words import SPECTATOR
from tests.titles.aramini_circus.build import (
    TITLE,
    cards,
    hand,
    legal,
    match_of,
    move,
    move_in,
    number,
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
    if state.slot < 0 and state.offer[0] >= 0 and "fill 1" in legal(state):
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
    assert refuse(state, "fill 1") == "AC-3.4"


@pytest.mark.rule("AC-3.4")
def test_one_wagon_per_action() -> None:
    state = position(hands=["bear bear"], offer="1-bear 1-bear", actions=1)
    move(state, "fill", "offer:0")
    assert refuse(state, "fill 2") == "AC-3.1"


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
def test_no_card_is_discarded_without_a_wagon() -> None:
    state = position(hands=["giraffe bear bear"], offer="2-giraffe", tokens="bear fish")
    assert refuse(state, "pay giraffe") == "AC-3.4"
    move(state, "fill", "offer:0")
    assert refuse(state, "pay fish") == "AC-3.4", "no fish is in the hand"
    move(state, "pay", "hand:giraffe")


# ---- one act, private until it is complete


@pytest.mark.rule("AC-3.9")
def test_nothing_else_in_between() -> None:
    """Whatever else was legal before is not until the purchase is complete."""
    state = position(
        hands=["giraffe bear bear plus-action-1"],
        offer="1-giraffe 1-bear",
        trains=["1-giraffe"],
        pending=["2-giraffe"],
        tokens="bear fish",
        actions=3,
    )
    state.coupling = True
    before = {
        choice.group: state.kinds().name(choice.action)
        for choice in state.kinds().choices(state, 0)
    }
    assert sorted(before) == ["bonus", "draw", "fill", "hitch", "swap", "turn"]
    move(state, "fill", "offer:0")
    for name in before.values():
        assert refuse(state, name) == "AC-3.9"
    move(state, "pay", "hand:giraffe")
    after = {choice.group for choice in state.kinds().choices(state, 0)}
    assert after == set(before)


@pytest.mark.rule("AC-3.9")
def test_a_purchase_can_always_be_completed() -> None:
    """Along every way to pay: something can be picked until all is paid. Wagons that cannot be paid for cannot be chosen."""
    begun = 0
    for value, giraffes, bears, less, one in product((1, 2, 3), range(4), range(5), (0, 1), (0, 1)):
        held = "giraffe " * giraffes + "bear " * bears
        state = position(hands=[held], offer=f"{value}-giraffe", tokens="bear fish")
        state.less, state.one_to_one = less, bool(one)
        due = value - less
        bought = min(due, giraffes)
        enough = due - bought <= (bears if one else bears // 2)
        assert (targets(state, "fill") == ["offer:0"]) == enough
        ways = [state] if enough else []
        while ways:
            way = ways.pop()
            kind = "fill" if way is state else "pay"
            for target in targets(way, kind):
                longer = way.clone()
                move(longer, kind, target)
                if longer.slot >= 0:
                    assert targets(longer, "pay"), "a dead end"
                    ways.append(longer)
                    begun += 1
    assert begun > 200


@pytest.mark.rule("AC-3.9", "AC-6.1")
def test_nobody_else_sees_a_purchase_before_it_is_complete() -> None:
    match = match_of(
        position(hands=["giraffe bear bear", "fish"], offer="2-giraffe", tokens="bear fish")
    )

    def seen(viewer: int) -> list[object]:
        state = match.state
        names = ("swap giraffe", "fill 1", "pay giraffe")
        errors = [state.why_illegal(viewer, number(state, name)) for name in names]
        undo = match.undo_state(viewer) if viewer >= 0 else None
        log, revision = match.log(viewer), match.revision_for(viewer)
        return [match.view(viewer), log, revision, undo, errors, state.legal_actions(viewer)]

    before = [seen(viewer) for viewer in (0, 1, SPECTATOR)]
    for move_on in (("fill", "offer:0"), ("pay", "hand:bear")):
        move_in(match, *move_on)
        assert [seen(viewer) for viewer in (1, SPECTATOR)] == before[1:]
        assert seen(0) != before[0]
    payment = match.view(0).board.payment
    assert [card.id for card in payment.laid] == ["bear:1"]
    assert (payment.due, payment.half) == (2, True)
    move_in(match, "pay", "hand:giraffe")
    after = [seen(viewer) for viewer in (1, SPECTATOR)]
    assert all(one != two for one, two in zip(after, before[1:], strict=True))
    assert match.log(1)[-1].messages[0].id == "aramini-filled"


@pytest.mark.rule("AC-3.9")
def test_a_purchase_can_be_taken_back_until_it_is_complete() -> None:
    match = match_of(position(hands=["giraffe bear bear"], offer="2-giraffe", tokens="bear fish"))
    before = match.state.key()
    for move_on in (("fill", "offer:0"), ("pay", "hand:bear")):
        move_in(match, *move_on)
        assert match.undo_state(0).allowed
    for _ in range(2):
        match.undo(0)
    assert match.state.key() == before
    for move_on in (("fill", "offer:0"), ("pay", "hand:bear"), ("pay", "hand:giraffe")):
        move_in(match, *move_on)
    assert not match.undo_state(0).allowed, "now all have seen the cards"


@pytest.mark.rule("AC-3.9")
def test_the_others_do_not_learn_in_how_many_steps_it_was_paid() -> None:
    """With one way to pay the purchase is one step, with two ways it is two: the same is told, and the same is seen."""
    told = []
    for held, steps in (("giraffe fish fish", 1), ("giraffe bear bear", 2)):
        match = match_of(position(hands=[held], offer="1-giraffe", tokens="bear fish"))
        move_in(match, "fill", "offer:0")
        if steps == 2:
            move_in(match, "pay", "hand:giraffe")
        assert match.view(0).board.payment is None
        (line,) = match.log(1)
        assert [message.id for message in line.messages] == [
            "aramini-filled",
            "aramini-hitched",
            "aramini-replaced",
        ]
        told.append([line, match.revision_for(1), match.undo_state(1), match.view(1)])
    assert told[0] == told[1]


@pytest.mark.rule("AC-3.9", "AC-5.3")
def test_bonus_cards_for_a_purchase_are_played_before() -> None:
    state = position(
        hands=["giraffe giraffe bear bear pay-less-1"], offer="3-giraffe", tokens="bear fish"
    )
    late = state.clone()
    move(late, "fill", "offer:0")
    assert refuse(late, "play pay-less-1") == "AC-3.9"
    assert late.due == 3
    move(state, "bonus", "bonus:6")
    move(state, "fill", "offer:0")
    assert state.due == 2


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


@pytest.mark.rule("AC-5.6")
def test_exchange_1_to_1_is_of_the_token_held_at_the_purchase() -> None:
    """Played with the bear token, used with the fish token."""
    state = position(
        hands=["fish exchange-one-1", ""], offer="1-giraffe", tokens="bear fish", actions=2
    )
    move(state, "bonus", "bonus:12")
    assert targets(state, "fill") == []
    move(state, "swap", "token:fish")
    move(state, "fill", "offer:0")
    assert (hand(state, 0), train(state, 0)) == ("", "1-giraffe")


@pytest.mark.rule("AC-5.6")
def test_exchange_1_to_1_puts_two_for_one_off() -> None:
    held = "giraffe bear bear bear bear exchange-one-1"
    state = position(hands=[held], offer="2-giraffe", tokens="bear fish")
    assert payments(state) == {
        "giraffe bear bear",
        "bear giraffe bear",
        "bear bear giraffe",
        "bear bear bear bear",
    }
    move(state, "bonus", "bonus:12")
    assert payments(state) == {"giraffe bear", "bear giraffe", "bear bear"}


@pytest.mark.rule("AC-5.3")
def test_pay_one_less_waits_for_the_next_purchase_of_this_turn() -> None:
    state = position(hands=["giraffe pay-less-1"], offer="2-giraffe 1-bear", actions=2)
    move(state, "bonus", "bonus:6")
    move(state, "draw", "pile")
    assert state.less == 1
    move(state, "fill", "offer:0")
    assert (state.less, hand(state, 0)) == (0, "fish")


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
    assert refuse(state, "play exchange-one-2") == "AC-5.7"
    move(state, "fill", "offer:0")
    assert targets(state, "bonus") == ["bonus:13"]
