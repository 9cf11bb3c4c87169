"""Positions as text, where Drum Roll has something of its own: votes, what lies in the supply, investments of a later deck."""

import pytest

from chapiteau.chance import seed_from
from chapiteau.notation import write
from chapiteau.position import read
from chapiteau.titles.drum_roll.rules import decks
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.words import ChapiteauError
from tests.titles.drum_roll.box import BOX
from tests.titles.drum_roll.build import ALL, TITLE, card, do, empty_deck, new, position

pytestmark = pytest.mark.engine


def text(state: DrumRollState, viewer: int) -> str:
    return write(TITLE, {}, state, viewer)


@pytest.mark.rule("DR-4.1")
def test_what_another_has_voted_is_not_written() -> None:
    votes = []
    for vote in ("delay", "start"):
        state = position(3, phase="vote", round_=5)
        do(state, f"vote {vote}", 0)
        votes.append(state)
    assert len({text(state, 1) for state in votes}) == 1
    assert len({text(state, 0) for state in votes}) == 2, "it is one's own"
    assert text(position(3, phase="vote", round_=5), 1) != text(votes[0], 1), "that it was cast is"
    assert "votes ? none none\n" in text(votes[0], 1)
    assert "\nvotes" not in text(position(3, phase="vote", round_=5), 1)
    assert "\nkept" not in text(new(2), 1), "nothing is kept yet"
    again = read(text(votes[0], 1), BOX, seed_from(5))
    assert isinstance(again, DrumRollState)
    assert [vote > 0 for vote in again.votes] == [True, False, False]


@pytest.mark.rule("DR-1.2")
def test_the_supply_may_be_empty_and_no_more() -> None:
    most = BOX["stock"]["cubes"]
    state = position(2, storage=["W" * (most - 1), "W"])
    assert state.stock[0] == 0
    with pytest.raises(ChapiteauError):
        position(2, storage=["W" * most, "W"])


@pytest.mark.rule("DR-3.13")
def test_tokens_that_are_not_told_are_those_that_lie_nowhere() -> None:
    state = position(2, offer="tumbler horse-trainer")
    state.discount[card("tumbler")] = 2
    state.tokens -= 2
    lines = text(state, 0)
    assert "\ntokens 42\n" in lines
    for told, tokens in (("", 42), ("tokens 7\n", 7)):
        again = read(lines.replace("tokens 42\n", told), BOX, seed_from(5))
        assert isinstance(again, DrumRollState)
        assert again.tokens == tokens


@pytest.mark.rule("DR-9.10")
def test_an_investment_of_a_later_deck_is_hidden_among_its_like() -> None:
    state = position(2, hands=["fire"])
    empty_deck(state)
    decks.take_investment(state, 0)
    state._legal_player = -1
    assert state.renewed == 1
    again = read(text(state, 1), BOX, seed_from(5))
    assert isinstance(again, DrumRollState)
    assert [again.age[card] for card in again.hand[0]] == [0, 1]
    assert text(again, 1) == text(state, 1)


@pytest.mark.rule("DR-9.10", "DR-11.3")
def test_looked_at_cards_of_a_later_deck_are_hidden_among_their_like() -> None:
    state = position(2, phase="show", troupe=["coin-conjurer"], cubes={"coin-conjurer": ALL})
    empty_deck(state)
    decks.take_investment(state, 1)
    do(state, "perform coin-conjurer")
    do(state, "benefit")
    again = read(text(state, 1), BOX, seed_from(5))
    assert isinstance(again, DrumRollState)
    assert [again.age[card] for card in again.looked] == [1] * len(state.looked) != []
