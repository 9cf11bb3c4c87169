"""Why a marker cannot be placed, or not be resolved so: each reason has its own sentence."""

import pytest

from chapiteau.titles.drum_roll.rules import words
from chapiteau.titles.drum_roll.rules.box import SPACES
from chapiteau.titles.drum_roll.rules.position import MARKERS
from tests.titles.drum_roll.build import ALL, KINDS, NAMES, card, do, legal, place, position

pytestmark = pytest.mark.engine


def placed(*spaces: str) -> list[int]:
    """Markers of seats 0 and 1 in turn, on these spaces."""
    return [SPACES.index(space) * 4 + i % 2 for i, space in enumerate(spaces)]


@pytest.mark.rule("DR-3.3", "DR-3.4", "DR-3.5")
@pytest.mark.parametrize(
    ("spaces", "sold", "space", "rule", "why"),
    [
        (["white"], 0, "white", "DR-3.3", "drum-no-taken"),
        (["white", "red"], 0, "blue", "DR-3.3", "drum-no-more-cubes"),
        (["tickets", "pass", "tickets", "pass"], 0, "tickets", "DR-3.4", "drum-no-more-here"),
        ([], 6, "tickets", "DR-3.4", "drum-no-tickets"),
        (["tickets", "pass"], 5, "tickets", "DR-3.4", "drum-no-tickets"),
        (["invest", "pass", "invest", "pass"], 0, "invest", "DR-3.5", "drum-no-more-here"),
        (["hire-performer", "pass"], 0, "hire-performer", "DR-3.5", "drum-no-more-here"),
    ],
)
def test_why_a_marker_is_not_placed(
    spaces: list[str], sold: int, space: str, rule: str, why: str
) -> None:
    state = position(2)
    state.markers = placed(*spaces)
    state.sold = [sold, 0]
    seat = len(spaces) % 2
    state.waiting = 1 << seat
    action = state.decisions.action(f"place {space}")
    refused, message = state.why_illegal(seat, action)
    assert (refused, message.id) == (rule, why)
    assert f"place {space}" not in legal(state, seat)
    assert "place pass" in legal(state, seat), "that is always possible"


@pytest.mark.rule("DR-3.4")
def test_a_second_sale_is_possible_as_long_as_tickets_are_left() -> None:
    state = position(2)
    state.markers = placed("tickets", "pass")
    state.sold = [4, 6]
    assert "place tickets" in legal(state, 0)
    assert len(state.markers) < MARKERS * 2


@pytest.mark.rule("DR-3.10")
@pytest.mark.parametrize(
    ("space", "coins", "why"),
    [
        ("invest", 0, "drum-no-invest"),
        ("hire-performer", 10, "drum-no-other-marker"),
        ("invest", 1, ""),
    ],
)
def test_why_nothing_is_invested(space: str, coins: int, why: str) -> None:
    """Only the marker that is next is resolved, and it costs a coin."""
    state = position(2, coins=[10, 10])
    for marker in (space, *["pass"] * 5):
        do(state, f"place {marker}", state.to_act()[0])
    assert SPACES[state.queue[0] >> 2] == space
    state.coins[0] = coins
    state._legal_player = -1
    invest = state.decisions.action("invest")
    assert (invest in state.legal_actions(0)) == (not why)
    if why:
        assert state.why_illegal(0, invest)[1].id == why


@pytest.mark.rule("DR-3.2")
@pytest.mark.parametrize("action", [-1, len(KINDS)])
def test_a_number_that_no_action_has(action: int) -> None:
    state = position(2)
    rule, message = state.why_illegal(0, action)
    assert (rule, message.id) == ("DR-3.2", "drum-no-such-action")
    assert state.why_illegal(0, len(KINDS) - 1)[1].id != "drum-no-such-action"


@pytest.mark.rule("DR-3.11", "DR-8.7")
def test_nothing_but_the_organizer_is_barred() -> None:
    """All that is offered can be hired, the first card of the box too."""
    state = position(2, offer=" ".join(NAMES[:3]), coins=[20, 20])
    place(state, "hire-performer", *["pass"] * 5)
    assert legal(state, 0, "hire") == [f"hire {name}" for name in NAMES[:3]]


@pytest.mark.rule("DR-3.10")
def test_a_hand_that_is_written_too_large_is_too_large() -> None:
    state = position(2, hands=["unblock trailer fire"])
    assert {name.split()[0] for name in legal(state, 0)} >= {"discard"}
    assert legal(state, 0, "place") == []
    assert legal(position(2, hands=["unblock fire"]), 0, "place"), "two may be held"


@pytest.mark.rule("DR-3.14")
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("giant", "drum-no-own"),
        ("tumbler", "drum-no-flipped"),
        ("rope-walker", "drum-no-move"),
    ],
)
def test_why_a_cube_is_not_moved_and_onto_whom(name: str, why: str) -> None:
    state = position(
        2,
        phase="distribute",
        troupe=["rope-walker tumbler", "giant"],
        flipped="tumbler",
        cubes={"rope-walker": ALL},
        storage=["WYGBR", "WYGBR"],
        hands=["income"],
    )
    action = state.decisions.action(f"move-cube {name} good")
    rule, message = state.why_illegal(0, action)
    assert (rule, message.id) == ("DR-3.14", why)
    assert message.args["card"] == words.card(state, card(name))
