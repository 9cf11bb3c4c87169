"""What computer players think of a position of Drum Roll."""

import pytest

from chapiteau.players.own_turn import OwnTurn
from chapiteau.players.planner import Planner
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.titles.drum_roll.value import WIN, evaluate
from tests.titles.drum_roll.build import ALL, TITLE, do, place, position

pytestmark = pytest.mark.engine


def worth(state: DrumRollState, player: int = 0) -> float:
    return evaluate(state, player)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        # Coins: more, and enough for the salaries, which matter more the nearer they are.
        (position(coins=[12]), position(coins=[11])),
        (
            position(coins=[9], troupe=["giant"], round_=6),
            position(coins=[1], troupe=["giant"], round_=6),
        ),
        # Cubes: those that are needed, on whom they serve.
        (position(storage=["W"], troupe=["tumbler"]), position(troupe=["tumbler"])),
        (
            position(troupe=["tumbler"], cubes={"tumbler": 1}),
            position(troupe=["tumbler"], storage=["Y"]),
        ),
        (
            position(troupe=["tumbler"], cubes={"tumbler": 1}, round_=6),
            position(troupe=["tumbler"], cubes={"tumbler": 4}, round_=6),
        ),
        # A performer that can be made ready is worth its coins, one without hope is not.
        (position(troupe=["tiger-tamer"], coins=[5]), position(coins=[10])),
        (
            position(show=3, round_=6, coins=[4]),
            position(show=3, round_=6, troupe=["tiger-tamer"], coins=[0]),
        ),
        # A region that is visited, an award that is near.
        (
            position(troupe=["card-sharp mind-reader"], regions="moscow paris vienna"),
            position(troupe=["card-sharp mind-reader"], regions="vienna paris moscow", show=3),
        ),
        (
            position(troupe=["tumbler giant", "fakir"]),
            position(troupe=["tumbler giant", "fakir hypnotist illusionist"]),
        ),
        # Personnel: two cubes for one in every turn, longer in an early show.
        (position(staff=["assistant-1"]), position(staff=["agent-1"])),
        (position(staff=["orchestra"]), position()),
        # Cards in hand by what they are.
        (position(hands=["income"]), position(hands=["double-vote"])),
        (
            position(hands=["applause-acrobat"], troupe=["tumbler"], cubes={"tumbler": ALL}),
            position(hands=["applause-juggler"], troupe=["tumbler"], cubes={"tumbler": ALL}),
        ),
    ],
)
def test_what_is_better(better: DrumRollState, worse: DrumRollState) -> None:
    assert worth(better) > worth(worse)


def test_what_a_rival_has_counts_against_it() -> None:
    assert worth(position(troupe=["", "tumbler"]), 0) < worth(position(), 0)


def test_it_looks_at_no_hidden_hand() -> None:
    state = position(3, hands=["income fire", "trailer", "double-vote unblock"], troupe=["giant"])
    rng = state.chance.stream("value")
    for _ in range(10):
        assert worth(state.resample(0, rng)) == worth(state)


def test_a_win_is_above_everything() -> None:
    state = position(2, phase="salaries", show=3, coins=[5, 0], troupe=["rope-walker", "giant"])
    assert state.is_final()
    assert worth(state, 0) > WIN / 2 > 0 > worth(state, 1)


def test_a_marker_is_worth_what_it_will_bring() -> None:
    """The offer has a performer that is worth hiring; passing brings a coin."""
    hiring, passing = (position(2, offer="tiger-tamer", coins=[10, 10]) for _ in range(2))
    place(hiring, "hire-performer")
    place(passing, "pass")
    assert worth(hiring) > worth(passing)


def test_hiring_for_a_moment_leaves_no_trace() -> None:
    state = position(2, offer="tiger-tamer giant", coins=[10, 10])
    place(state, "hire-performer")
    before = state.key()
    worth(state)
    assert state.key() == before


def test_the_last_show_flips_and_the_first_earns() -> None:
    """Before later shows a strong benefit is worth more than prestige that does not run away."""
    for show, better, other in ((1, "benefit", "flip"), (3, "flip", "benefit")):
        base = position(
            2,
            phase="show",
            show=show,
            troupe=["trick-cyclist"],
            cubes={"trick-cyclist": ALL},
            edition="first",
        )
        do(base, "perform trick-cyclist")
        worths = []
        for action in (better, other):
            state = base.clone()
            do(state, action)
            worths.append(worth(state))
        assert worths[0] > worths[1]


@pytest.mark.parametrize(("cubes", "vote"), [(ALL, "vote start"), (0, "vote delay")])
def test_who_is_ready_opens_and_who_is_not_delays(cubes: int, vote: str) -> None:
    """Two seats, and the virtual vote is for a delay: both must want to start."""
    worths = {}
    for action in ("vote start", "vote delay"):
        state = position(
            2,
            phase="vote",
            round_=5,
            troupe=["tumbler stilt-dancer", "trick-cyclist pole-climber"],
            cubes={
                "tumbler": cubes,
                "stilt-dancer": cubes,
                "trick-cyclist": 7 - cubes,
                "pole-climber": 7 - cubes,
            },
            coins=[12, 12],
        )
        do(state, action, 0)
        do(state, action, 1)
        worths[action] = worth(state)
    assert max(worths, key=lambda action: worths[action]) == vote


# ---- what the planning player answers to questions about cards


def chosen(state: DrumRollState, player: int) -> str:
    """The decision of the planning player."""
    planner = Planner(OwnTurn(TITLE.evaluate, TITLE.effort).plans, TITLE.reason, 0)
    rng = state.chance.stream("planner")
    guess = state.resample(player, rng)
    return state.kinds().name(planner.choose(guess, player, rng).action)


@pytest.mark.rule("DR-9.1a")
@pytest.mark.parametrize("others", ["", "income"])
def test_before_the_curtain_who_could_not_perform_is_let_go(others: str) -> None:
    troupe = ["stilt-dancer tumbler", "giant"]
    hands = ["fire", others]
    state = position(
        2, phase="curtain", hands=hands, troupe=troupe, cubes={"tumbler": ALL}, coins=[9, 9]
    )
    assert chosen(state, 0) == "fire stilt-dancer"
    ready = position(
        2,
        phase="curtain",
        hands=hands,
        troupe=troupe,
        cubes={"tumbler": ALL, "stilt-dancer": ALL},
        coins=[9, 9],
    )
    assert chosen(ready, 0) == "done"


@pytest.mark.rule("DR-9.5", "DR-3.10")
def test_over_the_limit_applause_that_will_count_is_laid_down() -> None:
    state = position(
        2,
        phase="show",
        show=3,
        offer="",
        troupe=["card-sharp mind-reader giant", "fakir"],
        cubes={"mind-reader": ALL, "giant": 1, "fakir": 1},
        hands=["applause-magician resource-bonus trailer-bonus personnel-bonus"],
    )
    do(state, "perform card-sharp")
    assert state.crowded == 1
    assert chosen(state, 0) == "applause magician"


@pytest.mark.rule("DR-9.1")
def test_extra_income_is_played_for_a_benefit_that_is_worth_it() -> None:
    state = position(
        2,
        phase="show",
        offer="",
        troupe=["sword-swallower tumbler giant", "fakir"],
        flipped="tumbler giant",
        cubes={"sword-swallower": 0b011, "fakir": 1},
        hands=["income"],
        coins=[0, 9],
    )
    do(state, "perform sword-swallower")
    assert chosen(state, 0) == "income"
