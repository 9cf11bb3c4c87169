"""What can be said of a position in numbers, and what the levels of computer players make of it."""

import pytest

from chapiteau.titles.the_magnificent.features import NAMES, features
from chapiteau.titles.the_magnificent.found import FOUND, STAGES
from chapiteau.titles.the_magnificent.rules import asks
from chapiteau.titles.the_magnificent.rules.scoring import final_scoring
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.titles.the_magnificent.value import WIN, evaluate, stage, with_weights
from tests.titles.the_magnificent.build import (
    CARDS,
    OTHERS,
    SMALL,
    TITLE,
    Seat,
    act,
    complete,
    die,
    end_show,
    first_of,
    new,
    one,
    position,
    show,
    take,
    with_camp,
)

pytestmark = pytest.mark.engine


def said(state: MagnificentState, player: int = 0) -> dict[str, float]:
    return dict(zip(NAMES, features(state, player), strict=True))


def test_each_has_a_weight_in_each_stage() -> None:
    assert list(FOUND) == list(NAMES)
    assert {len(row) for row in FOUND.values()} == {len(STAGES)} == {13}
    assert len(features(new(2, 1), 0)) == len(NAMES)


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        (Seat(points=7), {"points": 7.0}),
        (Seat(coins=11), {"few_coins": 8.0, "many_coins": 3.0, "fine": 0.0}),
        (Seat(gems="O O P c"), {"gems": 3.0, "clear_gems": 1.0, "colours": 2.0}),
        (Seat(markers=3), {"markers": 3.0, "all_markers": 3.0}),
        (Seat(tiles="OL GS PS"), {"small": 2.0, "large": 1.0, "sets": 1.0, "most_small": 1.0}),
        (Seat(tents={2: "2 points"}), {"tents": 2.0, "with_tent": 0.0, "posters": 0.0}),
        (Seat(trainers="T02"), {"trainers": 1.0, "power_trainer": 1.0, "tile_trainer": 0.0}),
    ],
)
def test_what_is_said(seat: Seat, expected: dict[str, float]) -> None:
    found = said(one(seat))
    assert {name: found[name] for name in expected} == expected


def test_the_bill_is_known() -> None:
    """MG-7.1: the highest colour and the clear pips; each coin that is missing costs points by the round."""
    cards = "I-1:orange-6 I-2:orange-2 I-3:clear-3 I-4:green-5"
    for round in (1, 3):
        found = said(one(Seat(cards=cards, coins=9), round=round))
        assert (found["strongest_sum"], found["clear_pips"]) == (8.0, 3.0)
        assert (found["few_coins"], found["fine"]) == (0.0, 2.0 * round)


def test_posters_by_what_they_want() -> None:
    """MG-6.3: one that has its tiles is ready, another wants a small one."""
    ready = said(one(Seat(posters={1: SMALL}, tiles="OL GS")))
    assert (ready["ready"], ready["ready_points"], ready["with_tent"]) == (1.0, 4.0, 1.0)
    assert (ready["no_small"], ready["no_large"]) == (0.0, 0.0)
    wants = said(one(Seat(posters={1: SMALL}, tiles="OL")))
    assert (wants["ready"], wants["ready_points"]) == (0.0, 0.0)
    assert (wants["no_small"], wants["no_large"], wants["posters"]) == (1.0, 0.0, 1.0)
    assert ready["best_poster"] > wants["best_poster"] > 0


def test_zones_full_and_nearly() -> None:
    """MG-8.3."""
    full = ["XXX......"] * 3 + ["........."] * 6
    almost = ["XXX......"] * 2 + ["XX......."] + ["........."] * 6
    covered, nearly = (said(with_camp(one(Seat(), round=3), 0, look)) for look in (full, almost))
    assert (covered["zones"], nearly["zones"]) == (1.0, 0.0)
    assert covered["zones_nearly"] == 1.0 > nearly["zones_nearly"] > 0.2
    assert (covered["covered"], nearly["covered"]) == (9.0, 8.0)


def test_a_poster_that_lies_face_down_has_its_points_and_waits_no_more() -> None:
    """MG-6.4: the show's end changes nothing of it."""
    state = position(Seat(tiles="OL GS", posters={1: SMALL}), main="orange-2", posters=OTHERS)
    take(state, "orange-2", "I-1")
    show(state, 2)
    before = said(state)
    complete(state, 1)
    after = said(state)
    assert after["points"] == before["points"] + 4
    assert (before["posters"], after["posters"]) == (1.0, 0.0)
    end_show(state)
    assert said(state)["points"] == after["points"]


def test_the_card_that_is_chosen_counts_as_points() -> None:
    """MG-7.4."""
    state = position(
        Seat(cards="I-1 I-2 I-4 M-13 M-20", gems="O O c", tents={2: "2 points"}), round=3
    )
    state.mode, state.waiting = asks.SCORING, 0b11
    state = state.clone()
    before = said(state)["points"]
    act(state, first_of("master") + CARDS.index("M-13"))
    assert state.current() == 1
    assert said(state)["points"] == before + 6


def test_stages_are_counted_by_turns() -> None:
    """The turn that is being played is one of those that are over."""
    state = one(Seat(), round=1)
    assert stage(state, 0) == 0
    state.dice[die("purple-6")] = 1
    state = state.clone()
    act(state, first_of("die") + die("purple-6"), first_of("master") + state.held(0)[0])
    assert stage(state, 0) == 1
    assert stage(one(Seat(), round=3), 0) == 8
    cards = "I-1:orange-1 I-2:orange-1 I-3:orange-1 I-4:orange-1"
    assert stage(one(Seat(cards=cards), round=3), 0) == 12


@pytest.mark.parametrize("round", [1, 2, 3])
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (Seat(points=3), Seat(points=2)),
        (Seat(coins=6), Seat(coins=3)),
        (Seat(gems="O"), Seat()),
        (Seat(markers=2), Seat(markers=1)),
        (Seat(tents={2: "2 points"}), Seat()),
    ],
)
def test_what_is_better(better: Seat, worse: Seat, round: int) -> None:
    assert evaluate(one(better, round=round), 0) > evaluate(one(worse, round=round), 0)


def test_a_win_is_above_everything() -> None:
    rich = one(Seat(points=200, coins=50, gems="O O O G G G P P P c c c"), round=3)
    won = position(Seat(points=50), Seat(points=4), round=3)
    final_scoring(won)
    won = won.clone()
    assert evaluate(won, 0) > WIN > evaluate(rich, 0)
    assert evaluate(won, 1) < -WIN / 2


def test_a_rival_s_points_count_a_little() -> None:
    level, behind = (position(Seat(points=10), Seat(points=points)) for points in (10, 20))
    assert evaluate(level, 0) - evaluate(behind, 0) == pytest.approx(2.0)


def test_other_weights_of_one_stage_change_that_stage_alone() -> None:
    row = [*FOUND["gems"]]
    row[8] += 5.0
    more = with_weights({"gems": row})
    last, before = (one(Seat(gems="O O"), round=round) for round in (3, 2))
    assert more(last, 0) - evaluate(last, 0) == pytest.approx(10.0)
    assert more(before, 0) == evaluate(before, 0)
    assert with_weights({})(last, 0) == evaluate(last, 0) == TITLE.evaluate(last, 0)
