"""Counts of move trees with open information, as chess programs do: a fingerprint of the rules.

At depth d `paths` counts the ways to make d steps from a position, `positions` the different positions (`State.key`) they lead to. In
simultaneous phases the steps of all who may decide count. Chance is the match's own, so the numbers belong to a seed.
"""

from collections.abc import Iterator
from typing import NamedTuple

from chapiteau.game import State


class Depth(NamedTuple):
    """What lies at one depth."""

    depth: int
    paths: int
    positions: int
    final: int
    """How many of the positions end the match."""


def count(state: State, depth: int) -> Iterator[Depth]:
    """Depths 0 to `depth`, each as soon as it is counted.

    Equal positions are visited once and carry the number of paths to them, so the cost follows `positions`, not `paths`.
    """
    layer: dict[tuple[int, ...], tuple[State, int]] = {state.key(): (state, 1)}
    for level in range(depth + 1):
        paths = sum(ways for _, ways in layer.values())
        yield Depth(level, paths, len(layer), sum(s.is_final() for s, _ in layer.values()))
        if level < depth:
            layer = _next(layer)


def _next(
    layer: dict[tuple[int, ...], tuple[State, int]],
) -> dict[tuple[int, ...], tuple[State, int]]:
    found: dict[tuple[int, ...], tuple[State, int]] = {}
    for state, ways in layer.values():
        for player in state.to_act():
            for action in state.legal_actions(player):
                then = state.clone()
                then.apply(player, action)
                key = then.key()
                old = found.get(key)
                found[key] = (then, ways) if old is None else (old[0], old[1] + ways)
    return found
