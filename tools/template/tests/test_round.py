"""NT-1.2, NT-2: the cards, the deal and the bids."""

import pytest

from chapiteau.words import Message, seat
from tools.template.tests.build import BOX, hands, legal, play, position, refusal, start, told
from tools.template.title import check
from tools.template.title.rules.position import BIDDING, PLAYING, UNSAID

pytestmark = pytest.mark.engine


@pytest.mark.rule("NT-1.2")
def test_the_box_holds_each_card_once() -> None:
    box = start().box
    names = [box.name(card) for card in range(box.cards)]
    assert len(set(names)) == len(names) == 15
    assert (names[0], names[-1]) == ("star-1", "hoop-5")
    assert not check.check(BOX)


@pytest.mark.rule("NT-1.2", "NT-2.2")
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("cards.suits", []),
        ("cards.suits", ["star", "star"]),
        ("cards.suits", ["star", "lion"]),
        ("cards.ranks", 14),
        ("round.hand", 4),
        ("points.kept", -1),
        ("match.rounds", 0),
    ],
)
def test_a_box_that_cannot_be_played_is_named(path: str, value: object) -> None:
    """Four players with four cards each need more than 15."""
    table, _, key = path.partition(".")
    wrong = check.check(BOX | {table: BOX[table] | {key: value}})
    assert path in [where for where, _ in wrong]


@pytest.mark.rule("NT-2.1")
def test_the_first_player_is_drawn_and_then_the_next_begins() -> None:
    assert {start(seed=seed).first for seed in range(20)} == {0, 1}
    state = position("star-1", "star-2", "star-3", bids=(0, 0, 1), first=2)
    play(state, "play star-3", "play star-1", "play star-2")
    assert (state.round, state.first, state.current()) == (2, 0, 0)


@pytest.mark.rule("NT-2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_is_dealt_a_hand_and_the_rest_lies_aside(players: int) -> None:
    state = start(players)
    assert [len(hand) for hand in state.hands] == [2] * players
    assert len(state.pile) == 15 - 2 * players
    assert hands(state) != hands(start(players, seed=2))


@pytest.mark.rule("NT-2.3")
def test_all_say_a_number_in_seat_order() -> None:
    state = position("star-1 ball-1", "star-2 ball-2", "star-3 ball-3", first=1)
    assert legal(state) == ["bid 0", "bid 1", "bid 2"]
    assert refusal(state, "bid 0", player=0) == ("NT-2.3", "new-title-no-turn")
    play(state, "bid 2", "bid 0")
    assert (state.phase, state.bids) == (BIDDING, [UNSAID, 2, 0])
    said = Message("new-title-bid", {"player": seat(0), "tricks": 1})
    assert [message for message, _ in told(state, "bid 1")] == [said]
    assert (state.phase, state.bids, state.current()) == (PLAYING, [1, 2, 0], 1)
    assert refusal(state, "bid 1") == ("NT-2.3", "new-title-no-bid")
