"""The loop of search and benchmarks plays by the same rules as everybody."""

import pytest

from chapiteau.chance import Rng, seed_from
from chapiteau.players.playout import playout
from chapiteau.registry import names, title

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("name", names())
def test_a_playout_is_a_match_of_legal_steps(name: str, seed: int) -> None:
    quick = title(name).new(2, {}, seed_from(seed))
    checked = quick.clone()
    steps = playout(quick, Rng(seed_from(99)))
    rng = Rng(seed_from(99))
    for _ in range(steps):
        player = checked.current()
        checked.apply(player, rng.pick(checked.legal_actions(player)))
    assert quick.is_final()
    assert checked.key() == quick.key()
    assert checked.learned == quick.learned


@pytest.mark.parametrize("name", names())
def test_a_playout_stops_at_its_limit(name: str) -> None:
    state = title(name).new(2, {}, seed_from(1))
    assert playout(state, Rng(seed_from(1)), 3) == 3
    assert not state.is_final()
