"""`greedy` stays as it is, so that the others can be measured by it for good."""

import hashlib

import pytest

from chapiteau.chance import Rng, seed_from
from chapiteau.players import registry
from chapiteau.players.seat import decide
from chapiteau.registry import title

pytestmark = pytest.mark.engine

STEPS = 80


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "box", "played"),
    [
        ("flip-circus", "2dbd3af178c0fed1", "ebd652da302e0bed"),
        ("aramini-circus", "49d3af8534d2c007", "9f77982d5158b57d"),
        ("drum-roll", "7087c8a6e1fe73a5", "532766941e29402f"),
        ("the-magnificent", "3b8c053233ff78c8", "4ccec71cba8475aa"),
    ],
)
def test_greedy_plays_as_it_did(name: str, box: str, played: str) -> None:
    """The first steps of a match, with the house set of the day it was frozen on. A change of a rule may change them, or of
    the order in which what is hidden is drawn, no other."""
    found = title(name)
    state = found.new(2, {}, seed_from(1), box=box)
    bot, rng = registry.make("greedy", found), Rng(seed_from(2))
    steps: list[str] = []
    while len(steps) < STEPS and (seat := state.current()) >= 0:
        action = decide(bot, state, seat, rng).action
        steps.append(f"{seat} {state.kinds().name(action)}")
        state.apply(seat, action)
    assert hashlib.sha256("\n".join(steps).encode()).hexdigest()[:16] == played
