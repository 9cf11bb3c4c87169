"""Whether `resample` draws every position that a viewer cannot tell apart as often as it should."""

from collections import Counter
from collections.abc import Mapping, Sequence

from chapiteau.chance import Chance
from chapiteau.game import State
from tests.kit.chi_square import evenness

Key = tuple[int, ...]


def fair(
    state: State,
    viewer: int,
    positions: Sequence[Key] | Mapping[Key, int],
    seed: bytes,
    times: int = 1,
    alarm: float = 1e-4,
) -> None:
    """Draw many resamples (`times` as many as usual) and compare with brute force by a chi-square test, with false alarms as seldom as
    `alarm` says.

    `positions` are all positions the viewer cannot tell from `state`, repeated (or weighed) as often as they are likely.
    """
    weights = Counter(positions)
    assert state.key() in weights, "fairness: brute force does not know the true position"
    draws = times * max(2_000, 12 * len(weights))
    rng = Chance(seed).stream("fairness")
    drawn = Counter(state.resample(viewer, rng).key() for _ in range(draws))
    strange = set(drawn) - set(weights)
    assert not strange, f"fairness: {len(strange)} positions drawn that cannot be"
    keys = sorted(weights)
    total = weights.total()
    chance = evenness([drawn[k] for k in keys], [draws * weights[k] / total for k in keys])
    assert chance > alarm, f"fairness: chi-square p = {chance:.1e}"
