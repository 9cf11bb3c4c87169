"""What a position keeps beside the ring follows from the ring, at every step; a position as text says what may not come back."""

import pickle

import pytest

from chapiteau.position import read
from chapiteau.titles.flip_circus.rules.ring import CLOWN, PERFORMERS
from chapiteau.titles.flip_circus.rules.state import FlipState
from tests.kit import play as ways
from tests.kit.cases import case
from tests.titles.flip_circus.build import (
    BUY,
    END_TURN,
    flip,
    legal,
    look,
    play,
    position,
    posters,
    refusal,
)

pytestmark = pytest.mark.engine


def follows(state: FlipState) -> tuple[int, list[int]]:
    """The code and the masks of the performers, from what lies where."""
    code = sum(cell << 5 * place for place, cell in enumerate(state.cells))
    where = [
        sum(1 << place for place, up in enumerate(state.faces) if up == performer)
        for performer in range(len(PERFORMERS))
    ]
    return code, where


@pytest.mark.rule("FC-8.2", "FC-8.3")
@pytest.mark.parametrize("seed", [1, 2])
def test_the_code_and_the_masks_follow_from_the_ring(seed: int) -> None:
    """By the code positions are found equal: each place has five bits of it."""
    match = case("flip-circus", 2, {"draw-offers": False}).match(seed)
    rng = match.state.chance.stream("kept")
    while not match.state.is_final() and match.revision < 150:
        state = match.state
        assert isinstance(state, FlipState)
        assert follows(state) == (state.code, state.where)
        ways.do(match, ways.chance(match, rng))
    assert match.revision > 30


@pytest.mark.rule("FC-8.2")
def test_texts_and_pickles_say_what_may_not_come_back() -> None:
    """In the midst of a turn, too: a position that is read or unpickled bars the same."""
    barred = 0
    for seed in range(3):
        match = case("flip-circus", 2, {"draw-offers": False}).match(seed)
        rng = match.state.chance.stream("barred")
        for _ in range(120):
            if match.state.is_final():
                break
            state = match.state
            assert isinstance(state, FlipState)
            if state.situations:
                for again in (read(match.position()), pickle.loads(pickle.dumps(state))):
                    assert isinstance(again, FlipState)
                    assert again.situations == state.situations
                    for left in range(9):
                        assert again.stood(left) == state.stood(left)
                barred += 1
            ways.do(match, ways.chance(match, rng))
    assert barred > 5


@pytest.mark.rule("FC-8.3")
def test_a_ring_is_known_again_with_any_applause_and_any_seat_to_move() -> None:
    state = position(applause=(1, 0))
    ring, other = state.code, play(position(), flip(3)).code
    assert ring != other
    found = []
    for code, applause, mover in (
        (ring, [1, 0], 0), (ring, [0, 1], 1), (ring, [0, 0], 0), (ring, [5, 0], 1), (ring + 1, [0, 0], 0),
        (ring - 1, [5, 0], 1), (other, [1, 0], 0),
    ):  # fmt: skip
        trial = state.clone()
        trial.code, trial.applause = code, applause
        found.append(trial.start(mover))
    state.starts = sorted(found)
    assert state.times_of_ring() == 4
    assert state.times(state.start(0)) == 1
    state.code = other
    assert state.times_of_ring() == 1


@pytest.mark.rule("FC-6.4")
@pytest.mark.parametrize("last", "AMFST")
@pytest.mark.parametrize("winner", [0, 1])
def test_whoever_wins_by_five_clowns_has_the_poster_that_was_left(winner: int, last: str) -> None:
    taken = "AMFST".replace(last, "")
    state = position(
        "CA AM CM MF CF FS CS ST CT TA", posters=(taken[:2], taken[2:]), left=0, first=winner
    )
    play(state, END_TURN)
    expected = [taken[:2], taken[2:]]
    expected[winner] += last
    assert [sorted(posters(state, side)) for side in (0, 1)] == [sorted(p) for p in expected]
    assert state.scores() == ([3, 2] if winner == 0 else [2, 3])


@pytest.mark.rule("FC-3.5")
@pytest.mark.parametrize("mover", [0, 1])
def test_only_the_own_applause_can_be_spent(mover: int) -> None:
    other = position(first=mover, applause=(1, 0) if mover else (0, 1))
    own = position(first=mover, applause=(0, 1) if mover else (1, 0), most_bought=1)
    own.bought = 1
    for spending in (BUY, look(1)):
        assert refusal(other, spending) == ("FC-3.5", "flip-error-no-applause")
    assert look(1) in legal(own)
    assert refusal(own, BUY) == ("FC-8.2", "flip-error-most-bought")


@pytest.mark.rule("FC-2.1")
@pytest.mark.parametrize("turned", range(1, 11))
def test_a_text_without_tokens_numbers_them_as_they_lie(turned: int) -> None:
    """Those with a clown are even, and were laid down with their clown up; so code and masks are right again."""
    match = case("flip-circus", 2, {"memory": "open", "draw-offers": False}).match(1)
    match.act(match.state.current(), flip(turned))
    text = match.position().splitlines()
    again = read("\n".join(line for line in text if not line.startswith("cells")))
    assert isinstance(again, FlipState)
    assert again.faces == match.state.faces  # type: ignore[attr-defined]
    for place, cell in enumerate(again.cells):
        pair = {again.faces[place], again.backs[cell >> 1]}
        assert (cell >> 1 & 1 == 0) == (CLOWN in pair)
        if CLOWN in pair:
            assert (cell & 1 == 0) == (again.faces[place] == CLOWN)
