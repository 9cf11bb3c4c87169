"""DR-1.5: what each viewer is shown. The kit proves secrecy along whole matches; these are the cases one by one."""

import msgspec
import pytest

from chapiteau.chance import Chance, Rng, seed_from
from chapiteau.game import bit
from chapiteau.record import Match
from chapiteau.titles.drum_roll.board import Board
from chapiteau.titles.drum_roll.rules.actions import (
    BENEFIT,
    DRAFT,
    K_INCOME,
    KEEP,
    PERFORM,
    TAKE_CUBE,
    VOTE_DELAY,
    VOTE_START,
)
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.words import END, SPECTATOR
from tests.titles.drum_roll.build import NAMES, TITLE, card, do, hand, new, position

pytestmark = pytest.mark.engine


def board(state: DrumRollState, viewer: int) -> Board:
    shown: Board = TITLE.view(state, viewer).board
    return shown


def kinds(state: DrumRollState, viewer: int) -> str:
    return " ".join(sorted(one.kind for one in board(state, viewer).hand))


@pytest.mark.rule("DR-1.5")
def test_hands_are_hidden_their_sizes_and_coins_are_not() -> None:
    state = position(3, hands=["fire", "income income", ""], coins=[3, 4, 5])
    for viewer in (0, 1, 2, SPECTATOR):
        shown = board(state, viewer)
        assert [circus.hand for circus in shown.circuses] == [1, 2, 0]
        assert [circus.coins for circus in shown.circuses] == [3, 4, 5]
        assert kinds(state, viewer) == (hand(state, viewer) if viewer >= 0 else "")
        assert shown.hands == []


@pytest.mark.rule("DR-1.5")
def test_equal_investments_cannot_be_told_apart() -> None:
    """Which of two equal cards lies in a hand is nobody's business: nothing shown names it."""
    state = position(2, hands=["income", "income"])
    other = state.clone()
    other.hand = [state.hand[1][:], state.hand[0][:]]
    for viewer in (0, 1, SPECTATOR):
        mine = msgspec.json.encode(TITLE.view(state, viewer))
        assert msgspec.json.encode(TITLE.view(other, viewer)) == mine


@pytest.mark.rule("DR-1.5", "DR-2.5")
def test_starting_performers_are_seen_by_their_player_alone() -> None:
    state = new(3)
    dealt = [state.draft[player * 2 : player * 2 + 2] for player in range(3)]
    do(state, DRAFT + 1, 1)
    for viewer in (0, 1, 2):
        ids = [one.id for one in board(state, viewer).draft]
        assert ids == [NAMES[number] for number in dealt[viewer]]
    assert board(state, SPECTATOR).draft == []
    assert [circus.done for circus in board(state, 0).circuses] == [False, True, False]
    assert board(state, 1).kept == NAMES[dealt[1][1]]
    assert board(state, 0).kept == board(state, SPECTATOR).kept == ""


@pytest.mark.rule("DR-2.6")
def test_first_cubes_are_shown_together() -> None:
    state = new(2)
    do(state, DRAFT, 0)
    do(state, DRAFT, 1)
    do(state, TAKE_CUBE, 0)
    assert board(state, 0).picked == ["white"]
    # A first cube alone tells the others nothing, not even that it is chosen.
    assert not board(state, 1).circuses[0].done
    do(state, TAKE_CUBE + 4, 0)
    assert board(state, 0).picked == ["white", "red"]
    assert board(state, 1).picked == []
    assert board(state, 1).circuses[0].done
    assert board(state, 1).circuses[0].storage == [0] * 5
    do(state, TAKE_CUBE + 1, 1)
    do(state, TAKE_CUBE + 1, 1)
    assert [circus.storage for circus in board(state, SPECTATOR).circuses] == [
        [1, 0, 0, 0, 1],
        [0, 2, 0, 0, 0],
    ]


@pytest.mark.rule("DR-4.1")
def test_votes_are_hidden_until_all_are_in() -> None:
    state = position(3, phase="vote", round_=5, hands=["income"])
    do(state, VOTE_DELAY, 0)
    do(state, VOTE_START, 1)
    assert [board(state, viewer).vote for viewer in (0, 1, 2, SPECTATOR)] == [
        "delay",
        "start",
        "",
        "",
    ]
    assert [circus.done for circus in board(state, 2).circuses] == [True, True, False]
    assert board(state, 2).votes == []
    do(state, VOTE_START, 2)
    assert [vote.delay for vote in board(state, SPECTATOR).votes] == [True, False, False]


@pytest.mark.rule("DR-11.3")
def test_looked_at_cards_are_seen_by_their_player_alone() -> None:
    state = position(
        2,
        phase="show",
        troupe=["coin-conjurer"],
        cubes={"coin-conjurer": 7},
        deck="income fire trailer",
    )
    do(state, PERFORM + card("coin-conjurer"))
    do(state, BENEFIT)
    assert sorted(one.kind for one in board(state, 0).looked) == ["fire", "income", "trailer"]
    assert board(state, 0).keeping == 1
    assert board(state, 1).looked == board(state, SPECTATOR).looked == []
    do(state, KEEP + K_INCOME)
    assert kinds(state, 0) == "income"
    assert board(state, 0).looked == []


@pytest.mark.rule("DR-1.5", "DR-2.1")
def test_decks_are_numbers() -> None:
    state = new(2)
    source = Chance(seed_from(3)).stream("secrecy")
    for viewer in (0, 1, SPECTATOR):
        here = msgspec.json.encode(TITLE.view(state, viewer))
        orders = set()
        for _ in range(20):
            world = state.resample(viewer, source)
            assert isinstance(world, DrumRollState)
            assert msgspec.json.encode(TITLE.view(world, viewer)) == here
            orders.add(tuple(world.performer_deck))
        assert len(orders) > 1


@pytest.mark.rule("DR-1.5")
def test_after_the_match_all_hands_are_shown() -> None:
    match = Match.start("drum-roll", 2, {}, bytes(32))
    state = position(2, phase="salaries", show=3, hands=["fire", "trailer-bonus"])
    for player in (0, 1):
        do(state, 0, player)
    match.state = state
    held = match.view(END).board.hands
    assert [[one.kind for one in cards] for cards in held] == [["fire"], ["trailer-bonus"]]
    assert match.view(0).board.hands == []


@pytest.mark.rule("DR-1.5")
def test_in_other_worlds_everybody_still_knows_what_they_have_seen() -> None:
    """Whoever holds a card or has put it below the deck knows it there too, whatever card it is then."""
    state = position(2, hands=["income fire", "trailer unblock"])
    state.seen[state.deck[0]] |= bit(1)
    for seed in range(20):
        world = state.resample(0, Rng(seed_from(seed)))
        assert isinstance(world, DrumRollState)
        assert all(world.seen[card] & bit(1) for card in [*world.hand[1], world.deck[0]])
        known = sum(world.seen[card] & bit(1) > 0 for card in range(len(world.box.kind)))
        assert known == 3
