"""NT-5.1: who sees what."""

import pytest

from chapiteau.game import EVERYBODY, bit
from chapiteau.words import END, SPECTATOR, Message
from tools.template.tests.build import play, position, told
from tools.template.title.rules import words
from tools.template.title.rules.state import NewTitleState
from tools.template.title.view import Board, view

pytestmark = [pytest.mark.engine, pytest.mark.rule("NT-5.1")]


def board(state: NewTitleState, viewer: int) -> Board:
    found = view(state, viewer).board
    assert isinstance(found, Board)
    return found


def test_a_hand_is_shown_to_its_holder_alone() -> None:
    state = position("star-1 ball-2", "hoop-3 hoop-4")
    assert [card.target for card in board(state, 0).hand] == ["card:star-1", "card:ball-2"]
    assert [card.target for card in board(state, 1).hand] == ["card:hoop-3", "card:hoop-4"]
    assert board(state, SPECTATOR).hand == []
    said = [message.id for message in view(state, 0).description]
    assert "new-title-describe-hand" in said
    said = [message.id for message in view(state, SPECTATOR).description]
    assert "new-title-describe-hand" not in said


def test_a_card_that_is_played_lies_open() -> None:
    state = position("star-1 ball-2", "hoop-3 hoop-4", bids=(0, 0))
    played, audience = told(state, "play ball-2")[0]
    card = words.card(state.box, 6)
    assert (played.args["card"], audience) == (card, EVERYBODY)
    assert [one.card for one in board(state, SPECTATOR).trick] == [card]
    assert state.learned & bit(1)
    assert not state.learned & bit(0)


def test_a_deal_is_told_to_each_player_alone() -> None:
    state = position("star-5", "ball-1", bids=(1, 0))
    play(state, "play star-5")
    dealt = [
        (message, audience)
        for message, audience in told(state, "play ball-1")
        if message.id == "new-title-dealt"
    ]
    hands = [Message("new-title-dealt", {"cards": words.cards(state.box, h)}) for h in state.hands]
    assert dealt == [(hands[0], bit(0)), (hands[1], bit(1))]


def test_the_pile_is_shown_at_the_end() -> None:
    state = position("star-5", "ball-1", bids=(1, 0))
    assert board(state, SPECTATOR).pile == []
    state.round = state.box.rounds
    play(state, "play star-5", "play ball-1")
    assert len(board(state, END).pile) == 13
    assert board(state, 0).pile == []
