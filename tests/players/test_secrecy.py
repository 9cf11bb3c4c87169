"""No computer player knows more than its seat: in positions that the seat cannot tell apart it does the same for the
same random numbers."""

from collections.abc import Iterator

import msgspec
import pytest

from chapiteau.chance import Rng, seed_from
from chapiteau.game import State
from chapiteau.players import registry
from chapiteau.players.seat import decide
from chapiteau.registry import names, title
from chapiteau.words import END
from tests.kit.cases import tables

pytestmark = pytest.mark.engine

TABLES = [(name, *table) for name in names() for table in tables(title(name).meta)]
"""Tried in the compiled build alone, for both play alike (`tests/kit/test_builds.py`), but for the first, which the quick checks
look at."""
EVERY = 5
"""Steps between the positions that are looked at."""


def positions(state: State, rng: Rng) -> Iterator[tuple[State, int]]:
    """Positions of a match of random moves, each with a seat."""
    for step in range(160):
        seat = state.current()
        if seat < 0:
            break
        if step < 12 or step % EVERY == 0:
            yield state, rng.below(state.players)
        state.apply(seat, rng.pick(state.legal_actions(seat)))


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        pytest.param(*table, marks=[pytest.mark.long] if number else [])
        for number, table in enumerate(TABLES)
    ],
)
def test_a_guess_says_nothing_of_the_truth(
    name: str, players: int, options: dict[str, int | str | bool]
) -> None:
    """What is drawn for a seat follows from what the seat knows and the random numbers: the order in which the truth lies is not in it."""
    found = title(name)
    rng = Rng(seed_from(11))
    others = 0
    for state, seat in positions(found.new(players, options, seed_from(4)), rng):
        twin = state.resample(seat, rng)
        others += twin.key() != state.key()
        seed = rng.seed()
        one, two = (world.resample(seat, Rng(seed)) for world in (state, twin))
        assert one.key() == two.key()
        assert one.legal_actions(seat) == two.legal_actions(seat)
        for viewer in (*range(players), END) if one.is_final() else range(players):
            assert found.view(one, viewer) == found.view(two, viewer)
    # The twins do differ in what the seat does not know, where there is such a thing.
    assert others > 5 or options == {"memory": "open"}


@pytest.mark.long
@pytest.mark.parametrize("bot", ["juggler", "acrobat", "ringmaster"])
@pytest.mark.parametrize("name", names())
def test_alike_to_the_seat_alike_in_the_answer(name: str, bot: str) -> None:
    found = title(name)
    level = found.meta.levels[registry.LEVELS.index(bot)]
    # Whether it knows too much does not depend on how many positions it looks at.
    player = registry.at_level(found, msgspec.structs.replace(level, nodes=level.nodes // 12))
    rng = Rng(seed_from(12))
    for seed in range(4):
        state = found.new(2, {}, seed_from(seed))
        # A few steps on; by chance some matches end so soon that a draw is agreed: those are looked at from their start.
        on = state.clone()
        for _ in range(rng.below(8)):
            if on.current() >= 0:
                on.apply(on.current(), rng.pick(on.legal_actions(on.current())))
        state = state if on.is_final() else on
        seat = state.current()
        twin = state.resample(seat, rng)
        assert twin.key() != state.key()
        luck = rng.seed()
        assert decide(player, state, seat, Rng(luck)) == decide(player, twin, seat, Rng(luck))
