"""The ladder: computer players in pairs, each match a line of a file, so that what was interrupted goes on where it stopped."""

import zlib
from collections.abc import Callable
from itertools import combinations, pairwise
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

import chapiteau
from chapiteau.league import arena
from chapiteau.league.kept import Head, complete, head
from chapiteau.league.playdata import wilson
from chapiteau.league.ratings import Met, Rating, bradley_terry, openskill
from chapiteau.players import registry as players
from chapiteau.title import Options
from chapiteau.words import ChapiteauError, Message

FORMAT = "chapiteau-ladder-1"


class Line(msgspec.Struct, frozen=True):
    """A match: all other lines of the file."""

    one: str
    two: str
    """Both by their labels (`players.registry.label`): what a guest played before its file changed is not counted."""
    number: int
    result: float
    """1 if `one` won, 0.5 for a draw, 0 if `two` won."""
    scores: tuple[float, float]
    """Mean over the seats of each."""


class Pairing(msgspec.Struct, frozen=True):
    """How two fared against each other."""

    one: str
    two: str
    games: int
    wins: int
    draws: int
    rate: float
    """Wins and half of the draws of `one` per match."""
    interval: tuple[float, float]
    """Wilson's 95 % interval of it."""


class Rank(msgspec.Struct, frozen=True):
    """How strong a player turned out to be."""

    name: str
    games: int
    elo: Rating
    """Bradley and Terry's rating; `greedy`, or else the first, is 0."""
    openskill: Rating


class Table(msgspec.Struct, frozen=True):
    """What `chapiteau ladder --json` prints."""

    title: str
    seats: int
    build: str
    ranks: list[Rank]
    pairings: list[Pairing]


class Wanted(msgspec.Struct, frozen=True):
    """What is to be played."""

    title: str
    names: list[str]
    seats: int
    options: Options
    games: int
    """For each pair."""
    seed: int
    nearest: bool = False
    """Only each against the next of `names`."""
    components: dict[str, Any] | None = None

    def pairs(self) -> list[tuple[str, str]]:
        """Who meets whom."""
        if self.nearest:
            return list(pairwise(self.names))
        return list(combinations(self.names, 2))

    def head(self) -> Head:
        """The first line of its file."""
        return head(FORMAT, self.title, self.seats, self.options, self.seed, self.components)

    def plan(self, one: str, two: str) -> arena.Plan:
        """The matches of a pair. Who else takes part does not change them."""
        seed = zlib.crc32(f"{self.seed} {one} {two}".encode())
        names, games = [one, two], self.games
        return arena.Plan(self.title, names, self.seats, self.options, games, seed, self.components)


def run(
    wanted: Wanted, file: Path, jobs: int = 1, each: Callable[[int, int], None] = lambda *_: None
) -> Table:
    """Play what is missing in `file`, in `jobs` processes, and give the table of all matches there. `each` is told how many of how many
    there are.

    Raises ChapiteauError for what cannot be played and for a file that does not fit, Misbehaved when a player fails.
    """
    for name in wanted.names:
        players.check(name)
    if len(set(wanted.names)) < len(wanted.names) or len(wanted.names) < 2:
        raise ChapiteauError("wrong-names", Message("ladder-names"))
    pairs = wanted.pairs()
    arena.check(wanted.plan(*pairs[0]))
    labels = {name: players.label(name) for name in wanted.names}
    asked = {
        (labels[one], labels[two], number): (wanted, one, two, number)
        for number in range(wanted.games)
        for one, two in pairs
    }
    lines = complete(
        file,
        wanted.head(),
        Line,
        lambda line: (line.one, line.two, line.number),
        play,
        asked,
        jobs,
        each,
    )
    return table(wanted, lines)


def play(wanted: Wanted, one: str, two: str, number: int) -> Line:
    """A match of a pair."""
    played = arena.play(wanted.plan(one, two), number)
    one_mean, two_mean = (fmean(played.own_scores(index)) for index in (0, 1))
    result = played.won()
    return Line(players.label(one), players.label(two), number, result, (one_mean, two_mean))


def table(wanted: Wanted, lines: list[Line]) -> Table:
    """Ratings and results of those that are asked for, however many of their matches there are yet."""
    names = [players.label(name) for name in wanted.names]
    # In the order of their numbers: openskill's ratings follow the matches one by one.
    mine = [line for line in lines if line.one in names and line.two in names]
    mine.sort(key=lambda line: (line.number, names.index(line.one), names.index(line.two)))
    met = [Met(names.index(line.one), names.index(line.two), line.result) for line in mine]
    zero = names.index("greedy") if "greedy" in names else 0
    ratings, skills = bradley_terry(met, len(names), zero), openskill(met, len(names))
    ranks = [
        Rank(name, sum(i in (one.one, one.two) for one in met), ratings[i], skills[i])
        for i, name in enumerate(wanted.names)
    ]
    pairings = []
    for (one, first), (two, second) in combinations(zip(names, wanted.names, strict=True), 2):
        results = [line.result for line in mine if (line.one, line.two) == (one, two)]
        if results:
            points, games = sum(results), len(results)
            wins, draws = results.count(1.0), results.count(0.5)
            share, interval = points / games, wilson(points, games)
            pairings.append(Pairing(first, second, games, wins, draws, share, interval))
    return Table(wanted.title, wanted.seats, chapiteau.build_name(), ranks, pairings)
