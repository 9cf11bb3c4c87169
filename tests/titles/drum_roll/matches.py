"""Matches of every kind, to be looked at step by step."""

from collections.abc import Iterator
from copy import deepcopy
from itertools import cycle
from typing import Any

from chapiteau.match import Match
from chapiteau.titles.drum_roll import parts
from chapiteau.titles.drum_roll.title import TITLE

TABLES = [
    (2, {"edition": "first"}),
    (2, {"edition": "second-once"}),
    (3, {}),
    (4, {"edition": "first"}),
]


BENEFITS = [
    "0c",
    "1 cube > 1c",
    "3 cubes > 9c",
    "any 3",
    "R or G + W + any 1",
    "top 5, keep 3",
    "3 skips",
    "2 cubes > 2 skips",
    "skip or trailer + 1c",
    "3c > trailer",
]


def other_box() -> dict[str, Any]:
    """A box whose values are as far from the house set as a component file allows."""
    data = deepcopy(dict(TITLE.components))
    benefits = cycle(BENEFITS)
    for card in data["performers"].values():
        for level in parts.LEVELS:
            card[level] = next(benefits)
        card["salary"], card["prestige"] = ("1+N", "0") if card["hire"] == 3 else ("0", "2+N")
    data["game"] |= {"pass": 0, "invest": 0, "tickets": [1, 0, 1, 0, 1, 9], "unpaid": 2}
    data["stock"] |= {"cubes": 9, "trailers": 1, "tokens": 0}
    data["investment_values"] |= {"income": 1, "income_cube": 0, "unused": 0}
    return data


def matches() -> Iterator[Match]:
    """One match of each kind, not begun; the last one with another box."""
    for seed, (players, options) in enumerate(TABLES):
        yield Match.start("drum-roll", players, options, bytes([seed + 3]) * 32)
    yield Match.start("drum-roll", 3, {}, bytes(32), other_box())


def played(match: Match, every: int = 1) -> Iterator[Match]:
    """The match at every so many of its decisions, and at its end. Chance decides, but nobody is let go, and "done" is said only now and
    then, so that circuses grow and all that can happen does."""
    rng = match.state.chance.stream("views")
    step = 0
    while not match.state.is_final():
        if step % every == 0:
            yield match
        step += 1
        player = rng.pick(match.state.to_act())
        legal = match.state.legal_actions(player)
        busy = [a for a in legal if match.state.kinds().kind(a).name not in ("done", "fire")]
        match.act(player, rng.pick(busy if busy and rng.below(8) else legal))
    yield match
