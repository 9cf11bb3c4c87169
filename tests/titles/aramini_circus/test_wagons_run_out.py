"""AC-4.3: the match ends when there are no wagons left, and not before."""

import pytest

from chapiteau.titles.aramini_circus.rules.box import ANIMALS
from chapiteau.titles.aramini_circus.rules.position import NO_WAGONS
from tests.titles.aramini_circus.build import move, position

pytestmark = [pytest.mark.engine, pytest.mark.rule("AC-4.3")]

WAGONS = [f"{value}-{animal}" for animal in ANIMALS for value in range(1, 5)]


@pytest.mark.parametrize("wagon", WAGONS)
@pytest.mark.parametrize("place", [0, 3])
def test_one_wagon_is_enough_whichever_and_wherever(wagon: str, place: int) -> None:
    spaces = ["."] * 4
    spaces[place] = wagon
    state = position(offer=" ".join(spaces), wagons="")
    move(state, "turn")
    assert not state.is_final()


def test_a_wagon_of_the_stack_is_enough_too_and_none_is_not() -> None:
    for wagons, over in (("1-bear", False), ("", True)):
        state = position(offer=". . . .", wagons=wagons)
        move(state, "turn")
        assert (state.over == NO_WAGONS) == over
