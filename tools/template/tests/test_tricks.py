"""NT-3: tricks."""

import pytest

from tools.template.tests.build import legal, play, position, refusal

pytestmark = pytest.mark.engine


@pytest.mark.rule("NT-3.1")
def test_cards_are_played_when_all_have_said_a_number() -> None:
    state = position("star-1 ball-1", "star-2 ball-2", first=1)
    assert refusal(state, "play star-2") == ("NT-3.1", "new-title-no-play")
    play(state, "bid 0", "bid 0")
    assert state.current() == 1
    assert legal(state) == ["play star-2", "play ball-2"]


@pytest.mark.rule("NT-3.1")
def test_who_takes_a_trick_leads_the_next() -> None:
    state = position("ball-1 ball-2", "ball-4 ball-3", "hoop-1 hoop-2", bids=(0, 0, 0))
    play(state, "play ball-1")
    assert state.current() == 1
    play(state, "play ball-4", "play hoop-1")
    assert (state.current(), state.trick, state.tricks) == (1, [], [0, 1, 0])
    play(state, "play ball-3")
    assert state.current() == 2


@pytest.mark.rule("NT-3.2")
def test_any_card_of_the_own_hand_may_be_played_and_no_other() -> None:
    state = position("ball-1 hoop-2", "ball-4 star-3", bids=(0, 0))
    play(state, "play ball-1")
    assert legal(state) == ["play star-3", "play ball-4"]
    assert refusal(state, "play hoop-2") == ("NT-3.2", "new-title-no-card")
    assert refusal(state, "play ball-1") == ("NT-3.2", "new-title-no-card")


@pytest.mark.rule("NT-3.3")
@pytest.mark.parametrize(
    ("played", "taker"),
    [
        ("ball-3 ball-2 ball-4", 2),
        ("ball-3 hoop-5 ball-2", 0),
        ("ball-3 star-1 ball-5", 1),
        ("star-3 ball-5 star-2", 0),
        ("hoop-1 star-2 star-4", 2),
    ],
)
def test_the_highest_star_takes_the_trick_else_the_suit_that_was_led(
    played: str, taker: int
) -> None:
    cards = played.split()
    state = position(*(f"{one} hoop-{4 - seat}" for seat, one in enumerate(cards)), bids=(0, 0, 0))
    play(state, *(f"play {one}" for one in cards))
    assert state.tricks.index(1) == taker
