"""What computer players think of a position of Aramini Circus, and the reasons they give."""

import pytest

from chapiteau.players.explain import gained
from chapiteau.titles.aramini_circus.reason import reason
from chapiteau.titles.aramini_circus.rules.state import AraminiState
from chapiteau.titles.aramini_circus.value import WIN, evaluate, first
from tests.titles.aramini_circus.build import TITLE, move, position

pytestmark = pytest.mark.engine


def worth(state: AraminiState, player: int = 0) -> float:
    return evaluate(state, player)


def test_a_win_is_above_everything() -> None:
    won = position(3, trains=["1-bear"], idle=8)
    move(won, "turn")
    rich = position(3, hands=["bear " * 11], trains=["4-bear 3-bear 3-bear 2-bear 2-bear 1-bear"])
    assert worth(won) == WIN > worth(rich)
    assert worth(won, 1) == -WIN < worth(rich, 1)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (position(trains=["2-bear"]), position(trains=["1-bear"])),
        (position(trains=["2-bear"]), position(trains=["1-bear"], pending=["1-fish"])),
        (position(pending=["1-fish"]), position()),
        (
            position(trains=["1-bear"], pending=["2-bear"]),
            position(trains=["1-bear"], pending=["2-fish"]),
        ),
        (position(hands=["bear bear"]), position(hands=["bear"])),
        (position(hands=["pay-less-1"]), position()),
        (position(trains=["", "1-bear"]), position(trains=["", "2-bear"])),
        (
            position(hands=["bear bear"], offer="3-bear"),
            position(hands=["bear fish"], offer="3-bear", tokens="tiger fish"),
        ),
    ],
)
def test_what_is_better(better: AraminiState, worse: AraminiState) -> None:
    assert first(better, 0) > first(worse, 0)
    assert worth(better) >= worth(worse)


def test_it_looks_at_nothing_hidden() -> None:
    state = position(3, hands=["bear", "fish fish", "tiger"])
    rng = state.chance.stream("value")
    for _ in range(20):
        assert worth(state.resample(0, rng)) == worth(state)


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ([("fill", "offer:1")], "aramini-reason-points"),
        ([("fill", "offer:2")], "aramini-reason-pending"),
        ([("draw", "pile")], "aramini-reason-cards"),
        ([("swap", "token:giraffe")], "aramini-reason-token"),
        ([("turn", "")], "aramini-reason-position"),
    ],
)
def test_reasons(steps: list[tuple[str, str]], expected: str) -> None:
    before = position(
        hands=["bear fish fish"],
        trains=["1-tiger"],
        offer="1-giraffe 1-bear 2-fish",
        tokens="tiger bear",
    )
    after = before.clone()
    for group, target in steps:
        move(after, group, target)
    assert reason(before, after, 0).id == expected


def test_the_reason_of_a_win() -> None:
    before = position(
        hands=["bear"], trains=["4-bear 3-bear 3-bear 2-bear 2-bear 1-bear 1-bear 1-bear"]
    )
    after = before.clone()
    move(after, "fill", "offer:1")
    assert gained(before, after, 0, TITLE.reason).id == "reason-win"
