"""DR-1.5: what each viewer is shown. The kit proves secrecy along whole matches; these are the cases one by one."""

import msgspec
import pytest

from chapiteau.chance import Chance, Rng, seed_from
from chapiteau.facts import seat_of
from chapiteau.game import CHANCE, bit
from chapiteau.match import Match, with_previews
from chapiteau.titles.drum_roll.board import Board
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.words import END, SPECTATOR
from tests.titles.drum_roll.build import NAMES, TITLE, act, do, hand, new, position
from tests.titles.drum_roll.matches import matches, played

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
    do(state, "keep-performer second", 1)
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
    do(state, "keep-performer first", 0)
    do(state, "keep-performer first", 1)
    do(state, "take-cube white", 0)
    assert board(state, 0).picked == ["white"]
    # A first cube alone tells the others nothing, not even that it is chosen.
    assert not board(state, 1).circuses[0].done
    do(state, "take-cube red", 0)
    assert board(state, 0).picked == ["white", "red"]
    assert board(state, 1).picked == []
    assert board(state, 1).circuses[0].done
    assert board(state, 1).circuses[0].storage == [0] * 5
    do(state, "take-cube yellow", 1)
    do(state, "take-cube yellow", 1)
    assert [circus.storage for circus in board(state, SPECTATOR).circuses] == [
        [1, 0, 0, 0, 1],
        [0, 2, 0, 0, 0],
    ]


@pytest.mark.rule("DR-4.1")
def test_votes_are_hidden_until_all_are_in() -> None:
    state = position(3, phase="vote", round_=5, hands=["income"])
    do(state, "vote delay", 0)
    do(state, "vote start", 1)
    assert [board(state, viewer).vote for viewer in (0, 1, 2, SPECTATOR)] == [
        "delay",
        "start",
        "",
        "",
    ]
    assert [circus.done for circus in board(state, 2).circuses] == [True, True, False]
    assert board(state, 2).votes == []
    do(state, "vote start", 2)
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
    do(state, "perform coin-conjurer")
    do(state, "benefit")
    assert sorted(one.kind for one in board(state, 0).looked) == ["fire", "income", "trailer"]
    assert board(state, 0).keeping == 1
    assert board(state, 1).looked == board(state, SPECTATOR).looked == []
    do(state, "keep income")
    assert kinds(state, 0) == "income"
    assert board(state, 0).looked == []


@pytest.mark.rule("DR-11.3", "DR-1.5")
def test_a_card_kept_of_several_is_nobody_elses_business_until_all_are_chosen() -> None:
    """Grand Magician, outstanding: two of the top four are kept, one step after the other."""
    state = position(
        2,
        phase="show",
        troupe=["grand-magician", "giant"],
        cubes={"grand-magician": 7, "giant": 1},
        deck="income fire trailer unblock",
        hands=["double-vote"],
    )
    do(state, "perform grand-magician")
    do(state, "benefit")
    others = {viewer: msgspec.json.encode(TITLE.view(state, viewer)) for viewer in (1, SPECTATOR)}
    state.telling = True
    do(state, "keep income")
    assert {event.audience for event in state.events} == {bit(0)}, "told to its player alone"
    for viewer, before in others.items():
        assert msgspec.json.encode(TITLE.view(state, viewer)) == before, "not even its number"
    assert kinds(state, 0) == "double-vote income"
    assert board(state, 0).keeping == 1
    assert [circus.hand for circus in board(state, 0).circuses] == [1, 0]
    do(state, "keep fire")
    assert [circus.hand for circus in board(state, 1).circuses] == [3, 0], (
        "told when it is complete"
    )
    assert "drum-log-put-below" in [e.message.id for e in state.events if e.audience & bit(1)]


@pytest.mark.rule("DR-2.6", "DR-1.5")
def test_the_first_of_two_cubes_is_told_to_its_player_alone() -> None:
    state = new(2)
    do(state, "keep-performer first", 0)
    do(state, "keep-performer first", 1)
    before = msgspec.json.encode(TITLE.view(state, 1))
    state.telling = True
    do(state, "take-cube white", 0)
    assert {event.audience for event in state.events} == {bit(0)}
    assert msgspec.json.encode(TITLE.view(state, 1)) == before
    do(state, "take-cube white", 0)
    assert "drum-log-has-chosen" in [e.message.id for e in state.events if e.audience & bit(1)]
    assert msgspec.json.encode(TITLE.view(state, 1)) != before, "that a seat has chosen is seen"


@pytest.mark.rule("DR-1.5", "DR-9.9")
def test_the_preview_of_the_last_salary_tells_no_other_hand() -> None:
    """The match ends with it, hands are shown then, and not before."""
    hands = ["resource-bonus", "trailer-bonus personnel-bonus", "unblock"]
    state = position(
        3, phase="salaries", show=3, hands=hands, coins=[9, 9, 0], troupe=["", "", "tumbler"]
    )
    do(state, 0, 0)
    do(state, 0, 1)
    assert state.to_act() == [2]
    (pay,) = with_previews(state, 2)
    told = [message.id for message in pay.preview]
    assert told[0] == "drum-log-unpaid", "what is sure is told"
    assert "drum-log-held" not in told
    assert "drum-log-over" not in told, "it is told after what came to light"
    assert pay.final
    state.telling = True
    do(state, 0, 2)
    shown = [event for event in state.events if event.message.id == "drum-log-held"]
    assert len(shown) == 3
    assert not any(event.known for event in shown)
    assert state.learned & 0b111 == 0b111


@pytest.mark.rule("DR-1.5")
def test_no_preview_of_a_whole_match_tells_what_another_holds() -> None:
    for seed in range(3):
        match = Match.start("drum-roll", 3, {}, seed_from(seed))
        rng = match.state.chance.stream("previews")
        while not match.state.is_final():
            for player in match.state.to_act():
                for one in match.choices(player):
                    held = [m for m in one.preview if m.id in ("drum-log-held", "drum-log-chooses")]
                    assert all(seat_of(m) == player for m in held)
            player = rng.pick(match.state.to_act())
            match.act(player, rng.pick(match.state.legal_actions(player)))


# ---- one screen, and passing


@pytest.mark.rule("DR-1.5")
def test_a_view_is_open_to_all_while_nobody_knows_more() -> None:
    state = position(3)
    assert [TITLE.view(state, viewer).open_to for viewer in range(3)] == [[1, 2], [0, 2], [0, 1]]
    held = position(3, hands=["", "income"])
    assert [TITLE.view(held, viewer).open_to for viewer in range(3)] == [[1, 2], [], [0, 1]]
    voting = position(3, phase="vote", round_=5)
    assert [TITLE.view(voting, viewer).open_to for viewer in range(3)] == [[], [], []]
    assert TITLE.view(voting, SPECTATOR).open_to == [0, 1, 2]
    below = position(3)
    below.seen[below.deck[0]] = bit(1)
    assert TITLE.view(below, 1).open_to == [], "seat 1 has put a card below the deck"


@pytest.mark.rule("DR-9.1c")
def test_what_only_cards_could_answer_otherwise_can_be_passed_whatever_the_hand_holds() -> None:
    for held in ("income", "resource-bonus", "fire double-vote"):
        for phase in ("distribute", "curtain", "salaries"):
            state = position(2, phase=phase, hands=[held], troupe=["giant"])
            assert TITLE.view(state, 0).passing == act("done"), (held, phase)
            assert TITLE.view(state, 1).passing == -1, "not asked"
        vote = position(2, phase="vote", round_=5, hands=[held])
        assert TITLE.view(vote, 0).passing == -1, "a vote is more than a card"
        assert TITLE.view(position(2, hands=[held]), 0).passing == -1, "so is a marker"
    moves = position(2, phase="distribute", hands=["income"], troupe=["tumbler"], storage=["Y"])
    assert TITLE.view(moves, 0).passing == -1
    crowded = position(2, phase="distribute", hands=["income income fire"])
    crowded.check_limit(0)
    assert TITLE.view(crowded, 0).passing == -1, "a card has to leave the hand"


@pytest.mark.slow
@pytest.mark.rule("DR-9.1c", "DR-9.1b")
def test_whether_a_question_can_be_passed_depends_on_no_hand() -> None:
    """In every world that another seat takes for possible it is the same."""
    passable = 0
    for match in matches():
        rng = match.state.chance.stream("passing")
        for at in played(match, every=6):
            for player in at.state.to_act():
                passing = at.view(player).passing
                passable += passing >= 0
                world = at.state.resample((player + 1) % at.players, rng)
                assert TITLE.view(world, player).passing == passing
    assert passable > 20


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
        do(state, "done", player)
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


@pytest.mark.rule("DR-3.10", "DR-1.5")
def test_an_investment_is_learned_by_who_takes_it() -> None:
    state = position(2, start=1)
    for marker in ("invest", *["pass"] * 5):
        do(state, f"place {marker}", state.to_act()[0])
    do(state, "invest", 1)
    assert state.learned == CHANCE | bit(1)
    assert [state.seen[card] for card in state.hand[1]] == [bit(1)]
