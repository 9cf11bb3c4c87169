"""MG-12: options together, which the kit tries one by one."""

from typing import Any

import pytest

from chapiteau.titles.the_magnificent.rules import asks
from tests.kit import cases, laws, play, worlds
from tests.titles.the_magnificent.build import act, new

pytestmark = pytest.mark.engine

RANDOM: dict[str, Any] = {
    "boards": "chosen",
    "sides": "random",
    "masters": "drafted",
    "gems": "any",
}
B: dict[str, Any] = {"boards": "chosen", "sides": "b", "masters": "drafted"}


def together(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """With what only some numbers of players have."""
    return options | ({"dice": "box"} if players == 4 else {"spare": "deck"})


TABLES = [
    (players, together(players, options)) for players in (1, 2, 3, 4) for options in (RANDOM, B)
]
every_table = pytest.mark.parametrize(
    ("players", "options"),
    TABLES,
    ids=[f"{options['sides']}-{players}" for players, options in TABLES],
)


@every_table
@pytest.mark.rule("MG-12.3", "MG-12.4")
def test_laws(players: int, options: dict[str, Any]) -> None:
    case = cases.case("the-magnificent", players, options)
    laws.whole(case, 3, play.chance, 30, thorough=15)


@pytest.mark.slow
@every_table
@pytest.mark.rule("MG-12.3", "MG-12.4")
def test_secrecy(players: int, options: dict[str, Any]) -> None:
    case = cases.case("the-magnificent", players, options)
    for seed in range(3):
        worlds.secrecy(case, seed, play.regret, 25)


@every_table
def test_matches_end(players: int, options: dict[str, Any]) -> None:
    case = cases.case("the-magnificent", players, options)
    state = case.match(5).state
    box = case.census(state)
    rng = state.chance.stream("options")
    while not state.is_final():
        player = rng.pick(state.to_act())
        state.apply(player, rng.pick(state.legal_actions(player)))
        assert case.census(state) == box
        assert state.turn <= case.max_turns()


@pytest.mark.rule("MG-12.3", "MG-12.4", "MG-2.6")
def test_boards_then_cards_then_trainers() -> None:
    """Who chose the last board sees the packets at once, so it cannot be taken back."""
    state = new(2, 4, boards="chosen", masters="drafted")
    act(state, state.legal_actions(state.player)[0])
    assert state.learned == 0
    act(state, state.legal_actions(state.player)[0])
    assert state.mode == asks.KEEP
    assert state.learned
    while state.mode == asks.KEEP:
        act(state, state.legal_actions(state.current())[0])
    assert state.mode == asks.TRAINER
