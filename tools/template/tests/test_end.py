"""NT-1.1, NT-4: points, the end, and what is said of both."""

import pytest

from chapiteau.words import END, Message
from tools.template.tests.build import play, position, refusal, start, told
from tools.template.title.facts import facts
from tools.template.title.reason import reason
from tools.template.title.rules.position import OVER
from tools.template.title.rules.state import NewTitleState
from tools.template.title.value import WIN, evaluate
from tools.template.title.view import view

pytestmark = pytest.mark.engine


def ended(*points: int) -> NewTitleState:
    """The end of a match with these points, the last trick taken by the first seat, which had said so."""
    state = position("star-5", *(f"ball-{n + 1}" for n in range(len(points) - 1)))
    state.round = state.box.rounds
    play(state, "bid 1", *["bid 1"] * (len(points) - 1), "play star-5")
    for n in range(len(points) - 1):
        assert state.phase != OVER
        play(state, f"play ball-{n + 1}")
    state.points = list(points)
    return state


@pytest.mark.rule("NT-4.1")
def test_only_who_took_as_many_as_said_scores() -> None:
    state = position("star-5", "ball-1", "hoop-1", bids=(1, 0, 1))
    play(state, "play star-5", "play ball-1")
    assert state.points == [0, 0, 0]
    messages = [message.id for message, _ in told(state, "play hoop-1")]
    assert state.points == [11, 10, 0]
    assert messages[:2] == ["new-title-played", "new-title-trick"]
    assert messages[2:5] == ["new-title-kept", "new-title-kept", "new-title-missed"]


@pytest.mark.rule("NT-4.2")
def test_the_match_is_over_after_its_rounds() -> None:
    state = position("star-5", "ball-1", bids=(1, 0))
    play(state, "play star-5", "play ball-1")
    assert (state.round, state.is_final()) == (2, False)
    assert view(state, 0).result is None
    over = ended(3, 4)
    assert over.is_final()
    assert refusal(over, "bid 0", player=0) == ("NT-4.2", "new-title-no-over")


@pytest.mark.rule("NT-1.1")
@pytest.mark.parametrize(
    ("points", "places", "returns"),
    [
        ((3, 4), [[1], [0]], [0.0, 1.0]),
        ((4, 1, 4), [[0, 2], [1]], [0.5, 0.0, 0.5]),
        ((0, 9, 2, 5), [[1], [3], [2], [0]], [0.0, 1.0, 0.0, 0.0]),
    ],
)
def test_most_points_win_and_equal_points_share(
    points: tuple[int, ...], places: list[list[int]], returns: list[float]
) -> None:
    state = ended(*points)
    result = view(state, END).result
    assert result is not None
    assert (result.places, state.returns()) == (places, returns)
    assert [sum(parts) for parts in zip(*(s.values for s in result.sources), strict=True)] == list(
        points
    )


@pytest.mark.rule("NT-4.1")
def test_computer_players_see_a_bid_that_can_be_kept() -> None:
    """A hand of high stars is for two tricks, one of low cards for none."""
    for hand, best in (("star-5 star-4", 2), ("ball-1 hoop-1", 0)):
        state = position(hand, "star-3 ball-3")
        worth = [evaluate(play(state.clone(), f"bid {bid}"), 0) for bid in range(3)]
        assert worth.index(max(worth)) == best
    assert [evaluate(ended(3, 4), player) for player in (0, 1)] == [-WIN, WIN]


@pytest.mark.rule("NT-4.1")
def test_computer_players_say_what_they_gain() -> None:
    state = position("star-5 ball-2", "ball-1 hoop-1")
    said = play(state.clone(), "bid 1")
    assert reason(state, said, 0) == Message("new-title-reason-bid", {"tricks": 1})
    asked = position("star-5 ball-2", "ball-1 hoop-1", bids=(1, 0))
    assert reason(asked, play(asked.clone(), "play star-5"), 0).id == "new-title-reason-trick"
    led = play(asked.clone(), "play star-5")
    assert reason(led, play(led.clone(), "play hoop-1"), 1).id == "new-title-reason-card"
    last = position("star-5", "ball-1", bids=(1, 0))
    play(last, "play star-5")
    gained = Message("new-title-reason-points", {"points": 10})
    assert reason(last, play(last.clone(), "play ball-1"), 1) == gained


@pytest.mark.rule("NT-4.2")
def test_facts_count_what_was_told() -> None:
    state = start()
    log: list[Message] = []
    while not state.is_final():
        action = state.kinds().name(state.legal_actions(state.current())[0])
        log += [message for message, _ in told(state, action)]
    found = facts(state, log)
    assert [length.value for length in found.lengths] == [2]
    assert sum(found.counts[0].values) == 4
    assert found.counts[1].values == state.kept
