"""Matches in which every phase comes up: in a generous box, and with every kind of step equally likely."""

from collections.abc import Iterator
from typing import Any

from chapiteau.chance import seed_from
from chapiteau.match import Match
from chapiteau.titles.the_magnificent.meta import META
from tests.titles.the_magnificent.build import TITLE, components, named

Options = dict[str, Any]

TABLES: list[tuple[int, Options]] = [
    (1, {"gems": "any"}),
    (2, {"sides": "random", "boards": "chosen", "masters": "drafted"}),
    (3, {"sides": "b"}),
    (4, {}),
]
"""A few tables of all sizes."""
EVERY_OPTION: list[tuple[int, Options]] = [
    *((players, {}) for players in META.players),
    *(
        ((option.seats or META.players)[-1], {option.id: value})
        for option in META.options
        for value in option.values
        if value != option.default
    ),
]
"""Every number of players, and every value of every option."""


def generous() -> Options:
    """A box with many markers and coins, posters that one tile is enough for, tents that cost gems, and bonus spaces that ask."""
    data = components()
    data["start"] |= {"markers": 9, "coins": 9, "gems": 3}
    data["camp"]["bonuses"] |= {"m": "1 poster", "2": "2 clear gems", "v": "1 coloured gem"}
    data["trainers"]["tiles"] = [line.replace("2: ", "1: ") for line in data["trainers"]["tiles"]]
    data["posters"]["deck"] = ["OS Pg 4/1", "GS OS 4/1", "PL Og Gg 4/1", "OL GS 4/1"] * 12
    data["posters"]["starting"] = ["OS 2/3", "GS 2/3", "PS 2/3"] * 2
    data["tents"]["tents"][:12] = ["two g: 5 points", "any g: 2 coins + 2 points", "Og: 1 coin"] * 4
    data["track"]["shows"] = [
        "1: x2",
        "2: x3",
        "3: x4",
        "4: x3",
        "5: x2",
        "6: x4",
        "7: x2",
        "8: x3",
    ]
    return data


def played(players: int, options: Options, data: Options | None = None) -> Iterator[Match]:
    """A match before each of its decisions, and at its end. Turns do not end before nothing else is left."""
    match = Match(TITLE, players, options, seed_from(players), data or generous())
    rng = match.state.chance.stream("matches")
    while not match.state.is_final():
        yield match
        player = rng.pick(match.state.to_act())
        kinds: dict[int, list[int]] = {}
        for action in match.state.legal_actions(player):
            kinds.setdefault(match.kinds.kind(action).first, []).append(action)
        if len(kinds) > 1:
            kinds.pop(named("end-turn"), None)
        match.act(player, rng.pick(kinds[rng.pick(sorted(kinds))]))
    yield match
