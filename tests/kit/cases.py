"""What the kit runs over: every registered title, number of players, and value of every option at least once."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

import pytest

from chapiteau import registry
from chapiteau.chance import seed_from
from chapiteau.game import State
from chapiteau.match import Match
from chapiteau.title import Meta, Option, Options, Title

Positions = Callable[[], list[tuple[int, ...]]]


@dataclass(frozen=True)
class Case:
    """A title with a number of players and options, and what the kit must know about it."""

    title: Title
    players: int
    options: Mapping[str, Any]
    census: Callable[[State], dict[str, int]]
    rules: frozenset[str]
    """Rule numbers of its RULES page."""

    def match(self, seed: int) -> Match:
        """A new match; `seed` is a small number."""
        return Match(self.title, self.players, self.options, seed_from(seed))

    def max_turns(self, components: Mapping[str, Any] | None = None) -> int:
        """The bound with a box of one's own, or with the house set."""
        options = self.title.meta.check(self.players, self.options)
        return self.title.max_turns(self.players, options, components or self.title.components)

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.title.meta.id, str(self.players), *chosen])


def option_sets(options: list[Option]) -> Iterator[Options]:
    """The defaults, then each other value of each option by itself; of a number its ends."""
    yield {}
    for option in options:
        for value in values(option):
            if value != option.default:
                yield {option.id: value}


def values(option: Option) -> list[int | str | bool]:
    """The values of an option that tests try: all words of a list, both positions of a switch, both ends of a range."""
    if isinstance(option.default, bool):
        return [False, True]
    return list(option.values) if option.values else [option.low, option.high]


def title_cases(
    title: Title, census: Callable[[State], dict[str, int]], rules: frozenset[str]
) -> list[Case]:
    """All cases of one title."""
    return [Case(title, *table, census, rules) for table in tables(title.meta)]


def tables(meta: Meta) -> list[tuple[int, Options]]:
    """Every number of players with every option set that it has."""
    return [
        (players, options)
        for players in meta.players
        for options in option_sets(meta.options_for(players))
    ]


def some_tables(meta: Meta) -> list[tuple[int, Options]]:
    """For what takes long: the defaults with every number of players, every other option set with the smallest number that has it, but
    alone only where no other has."""
    chosen: list[tuple[int, Options]] = []
    for players, options in sorted(tables(meta), key=lambda table: (table[0] == 1, table[0])):
        if not options or all(options != other for _, other in chosen):
            chosen.append((players, options))
    return chosen


def few_tables(meta: Meta) -> list[tuple[int, Options]]:
    """For what takes longest: the defaults with every number of players, and as few tables as hold every other value of every option once,
    several of them together."""
    chosen: list[tuple[int, Options]] = [(players, {}) for players in meta.players]
    left = {
        option.id: [v for v in values(option) if v != option.default] for option in meta.options
    }
    while any(left.values()):
        mixed = {
            players: {o.id: left[o.id][0] for o in meta.options_for(players) if left[o.id]}
            for players in meta.players
        }
        # The table that holds most of them; of several the one with the fewest seats, but somebody to play against.
        players = max(mixed, key=lambda players: (len(mixed[players]), players > 1, -players))
        chosen.append((players, mixed[players]))
        for option in mixed[players]:
            left[option].pop(0)
    return chosen


def is_long(name: str) -> bool:
    """Whether a title takes an hour and more."""
    return registry.meta(name).minutes >= 60


def slow_if_long(name: str, more: object = True) -> list[pytest.MarkDecorator]:
    """Marks of a parameter: of a long title what is `more` than a quick look is slow, so the quick checks leave it out."""
    return [pytest.mark.slow] if is_long(name) and more else []


@cache
def room(name: str) -> tuple[Title, Callable[[State], dict[str, int]], frozenset[str]]:
    """What every case of a registered title needs."""
    return registry.title(name), helper(name).census, rule_numbers(name)


def case(name: str, players: int, options: Mapping[str, Any]) -> Case:
    """A case of a registered title."""
    title, census, rules = room(name)
    return Case(title, players, options, census, rules)


def rule_numbers(name: str) -> frozenset[str]:
    """The numbers of a title's RULES page."""
    page = (files(registry.folder(name)) / "RULES.en.md").read_text("utf-8")
    return frozenset(re.findall(rf"\b{registry.meta(name).prefix}-\d+(?:\.\d+)*(?:[a-z]\b)?", page))


def helper(name: str) -> Any:
    """The module `tests/titles/<title>/census.py`: `census(state)` and `small_states()`."""
    room = name.replace("-", "_")
    try:
        return import_module(f"tests.titles.{room}.census")
    except ModuleNotFoundError as missing:
        told = f"nobody counts {name}: write tests/titles/{room}/census.py (docs/contract.md)"
        raise AssertionError(told) from missing


def small_states(name: str) -> Iterator[tuple[State, int, Positions]]:
    """(state, viewer, all positions that the viewer cannot tell apart, as often as they are likely)."""
    found: Iterator[tuple[State, int, Positions]] = helper(name).small_states()
    return found
