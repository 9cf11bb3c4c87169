"""Looking back at a match: what is called a mistake, what luck, and that only what a seat could know has a part in it."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from chapiteau import record
from chapiteau.chance import Rng, seed_from
from chapiteau.game import State
from chapiteau.match import Match
from chapiteau.players import registry
from chapiteau.players.coach import Analysis, Coach, Step, Swing, analyse, standing
from chapiteau.players.coach_words import heading, verdict
from chapiteau.players.next_step import NextStep
from chapiteau.players.odds import Odds, shares
from chapiteau.players.planner import Planner
from chapiteau.registry import names, title
from chapiteau.text import Texts
from chapiteau.title import Skill, Spread, Title
from chapiteau.words import LANGUAGES, ChapiteauError
from tests.kit import play
from tests.titles.aramini_circus.build import BOX, TITLE, number, position

pytestmark = pytest.mark.long

BEARS = "4-bear 3-bear 3-bear 2-bear 2-bear 1-bear 1-bear 1-bear"
FISHES = BEARS.replace("bear", "fish")
SHORT: dict[str, Any] = {**BOX, "goal": {"2": 3, "3": 3, "4": 3}}
"""A box with which a match is over soon."""
QUICK = NextStep(TITLE.evaluate).plans


def step(state: State, name: str) -> Step:
    """The step of the seat in turn that is called so."""
    seat, action = state.current(), number(state, name)
    after = state.clone()
    after.apply(seat, action)
    return Step(1, state, seat, action, after)


def told(state: State, name: str) -> Swing | None:
    """What the coach says of such a step."""
    coach = Coach(TITLE, state)
    made = step(state, name)
    return coach.swing([made], [coach.judge(made, QUICK, 0, 24)], 0)


def short_match(seed: int = 4) -> Match:
    """A whole match by chance with a box of one's own, steps taken back among them."""
    match = Match.start("aramini-circus", 2, {"bonus": True}, seed_from(seed), SHORT)
    rng = match.state.chance.stream("test")
    while not match.state.is_final():
        play.do(match, play.regret(match, rng))
    return match


@pytest.fixture(scope="module", autouse=True)
def _in_haste() -> Iterator[None]:
    """The highest level looks at a tenth of its positions: what is called what does not depend on how many they are."""
    at_level = registry.at_level

    def hasty(title: Title, level: Skill) -> Planner:
        return at_level(title, msgspec.structs.replace(level, nodes=level.nodes // 10))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "at_level", hasty)
        yield


@pytest.fixture(scope="module")
def analysed() -> tuple[Match, Analysis]:
    match = short_match()
    return match, analyse(match)


# ---- what is called what


def test_a_won_match_given_away_is_a_mistake() -> None:
    """One purchase ends the match, and the other side has one, too: whoever draws a card instead has lost."""
    state = position(hands=["bear", "fish fish"], trains=[BEARS, FISHES], actions=1)
    swing = told(state, "draw-discard")
    assert swing is not None
    assert (swing.sort, swing.seat) == ("mistake", 0)
    assert swing.before == 1.0
    assert swing.after < 0.5
    assert swing.better is not None
    bought = state.kinds().choice(state, 0, number(state, "fill 2"))
    assert swing.better.label == bought.label
    assert swing.better.reason.id == "reason-win"


def test_the_best_step_is_none() -> None:
    """The twin of the one before: who buys has done all there was to do."""
    state = position(hands=["bear", "fish fish"], trains=[BEARS, FISHES], actions=1)
    assert told(state, "fill 2") is None


@pytest.mark.parametrize(("top", "good"), [("bear", True), ("giraffe", False)])
def test_a_lucky_card_is_luck(top: str, good: bool) -> None:
    """Only a bear wins; which card lies on top nobody could know."""
    state = position(
        hands=["", "fish fish fish"],
        trains=[BEARS, FISHES],
        offer=". 1-bear . 1-fish",
        wagons=".",
        pile=f"bear giraffe giraffe tiger giraffe tiger {top}",
        discard="tiger",
    )
    swing = told(state, "draw-pile")
    assert swing is not None
    assert swing.sort == "luck"
    assert swing.better is None
    assert (swing.after > swing.before) == good
    (sentence,) = verdict(swing, alone=False)
    assert sentence.id == ("coach-luck-good" if good else "coach-luck-bad")


# ---- the whole


def test_equal_records_equal_answers(analysed: tuple[Match, Analysis]) -> None:
    match, found = analysed
    assert analyse(record.replay(record.of(match))) == found


def test_the_curve_has_every_step_that_stands(analysed: tuple[Match, Analysis]) -> None:
    match, found = analysed
    steps = standing(match)
    assert len(steps) == sum(-1 if entry.undo else 1 for entry in match.entries)
    assert steps[-1].after.key() == match.state.key()
    assert [point.step for point in found.curve] == [*(one.number for one in steps), 0]
    assert all(sum(point.chances) == pytest.approx(1) for point in found.curve)
    assert found.curve[-1].chances == match.state.returns()
    sizes = [abs(swing.after - swing.before) for swing in found.swings]
    assert 0 < len(sizes) <= 3
    assert sizes == sorted(sizes, reverse=True)


def test_every_finding_is_told_in_both_languages(analysed: tuple[Match, Analysis]) -> None:
    _, found = analysed
    for lang in LANGUAGES:
        for swing in found.swings:
            for message in [heading(swing), *verdict(swing, found.alone)]:
                assert Texts(lang).problems(message) == []


def test_a_match_that_runs_is_not_looked_at() -> None:
    match = Match.start("aramini-circus", 2, {}, seed_from(1))
    with pytest.raises(ChapiteauError, match="not-over"):
        analyse(match)


@pytest.mark.slow
def test_alone_points_stand_for_chances() -> None:
    match = Match.start("the-magnificent", 1, {}, seed_from(3))
    rng = match.state.chance.stream("test")
    while not match.state.is_final():
        play.do(match, play.chance(match, rng))
    found = analyse(match)
    assert found.alone
    assert found.curve[-1].chances == [float(match.state.scores()[0])]
    assert {swing.sort for swing in found.swings} <= {"mistake", "luck"}


# ---- what has no part in it


@pytest.mark.parametrize("name", names())
def test_a_decision_is_judged_by_what_its_seat_could_know(name: str) -> None:
    """Worlds that the seat cannot tell apart get the same verdict, whatever is really hidden there."""
    found = title(name)
    state = found.new(found.meta.players[-1], {}, seed_from(4))
    rng = Rng(seed_from(2))
    coach = Coach(found, state)
    plans = NextStep(found.evaluate).plans
    differ = 0
    for at in range(40):
        if state.is_final():
            break
        seat = state.current()
        action = rng.pick(state.legal_actions(seat))
        if at % 8 == 7:
            twin = state.resample(seat, rng)
            differ += twin.key() != state.key()
            one, two = (
                coach.judge(Step(at, world, seat, action, state), plans, 0, 2)
                for world in (state, twin)
            )
            assert (one.best.rows, one.taken.rows) == (two.best.rows, two.taken.rows)
            assert (one.plan, one.line) == (two.plan, two.line)
        state.apply(seat, action)
    assert differ


# ---- chances


def test_a_lead_of_a_spread_wins_in_73_of_100() -> None:
    assert shares([7.0, 2.0], 5.0) == pytest.approx([0.731, 0.269], abs=0.001)
    assert shares([1e9, 0.0, 0.0], 1.0) == pytest.approx([1, 0, 0])


def test_the_spread_goes_evenly_from_first_to_last() -> None:
    spread = Spread(10.0, 30.0, 8.0)
    assert [spread.at(turn, 2) for turn in (0, 8, 16, 90)] == [10, 20, 30, 30]


def test_a_team_wins_together() -> None:
    flip = title("flip-circus")
    state = flip.new(4, {}, seed_from(1))
    chances = Odds(flip, state).of(state)
    assert chances[0] == chances[2]
    assert chances[0] + chances[1] == pytest.approx(1)
