"""Tunes the weights of a title's `evaluate` by matches: which of them are too high, which too low, and whether others win more.

Two players that plan their own turn meet with two seats, twice over the same chance, once in either seating; how far the first leads, in
points, is the mean of both. Either each multiplies all weights by random factors (their logarithms are normal with a given spread): over
many such pairs the lead, against the difference of a weight's logarithms, says how much more of it gains (least squares, one weight at a
time: the factors are independent). Or the first has weights that somebody wants to try, and the second the usual ones: then wins count.

Weights that are chosen because some matches liked them must win others: with another seed.
"""

import math
import zlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import fmean, linear_regression, stdev
from typing import Any, Final

import msgspec

import chapiteau
from chapiteau import files
from chapiteau.league import arena
from chapiteau.league.kept import Head, complete, head
from chapiteau.league.playdata import wilson
from chapiteau.players.own_turn import OwnTurn
from chapiteau.players.planner import Planner
from chapiteau.registry import title as find_title
from chapiteau.title import Eye, Options, Title
from chapiteau.words import ChapiteauError, Message

FORMAT: Final = "chapiteau-tuning-2"
SEATS: Final = 2
NAMES: Final = ["first", "second"]
TENTH: Final = math.log(1.1)
Z95: Final = 1.96
LEAST: Final = 8
"""Pairs from which an effect is told."""


Rows = dict[str, list[float]]
"""Weights by name, one for each of the title's stages (`title.Eye`)."""


class Tuning(Head, frozen=True):
    """What is played: the first line of the file."""

    weights: Rows
    """The usual ones."""
    spread: float
    """Standard deviation of the factors' logarithms; 0: `tried` is compared."""
    tried: Rows


class Pair(msgspec.Struct, frozen=True):
    """Two matches with the same chance: all other lines of the file."""

    number: int
    leads: tuple[int, int]
    """By how many points the first won, in either seating; below 0: lost."""
    won: float
    """1, 0.5 or 0 for each match, together."""


class Wanted(msgspec.Struct, frozen=True):
    """What is to be played."""

    title: str
    options: Options
    pairs: int
    seed: int
    spread: float = 0.4
    tried: Rows = {}
    components: dict[str, Any] | None = None

    def head(self) -> Tuning:
        """The first line of its file. Raises ChapiteauError `wrong-weights` for a title or for weights that cannot be tuned."""
        title = find_title(self.title)
        eye = eye_of(title)
        if strange := sorted(set(self.tried) - set(eye.weights)):
            known = ", ".join(eye.weights)
            told = Message("tuning-unknown", {"weight": strange[0], "known": known})
            raise ChapiteauError("wrong-weights", told)
        for name, row in self.tried.items():
            if len(row) != len(eye.stages) or not all(map(math.isfinite, row)):
                args = {"weight": name, "stages": " ".join(eye.stages)}
                raise ChapiteauError("wrong-weights", Message("tuning-row", {**args}))
        spread = 0.0 if self.tried else self.spread
        same = head(FORMAT, self.title, SEATS, self.options, self.seed, self.components)
        return Tuning(
            **msgspec.structs.asdict(same), weights=eye.weights, spread=spread, tried=self.tried
        )


class Effect(msgspec.Struct, frozen=True):
    """What a weight does."""

    name: str
    weight: list[float]
    """By stage."""
    points: float
    """How many points a seat gains by a tenth more of it in all stages."""
    interval: tuple[float, float]
    """95 %, by the normal distribution."""


class Trial(msgspec.Struct, frozen=True):
    """How the weights that were tried fared against the usual ones."""

    wins: float
    """Draws count half."""
    rate: float
    interval: tuple[float, float]
    """Wilson's 95 % interval."""
    points: float
    """Mean lead."""


class Found(msgspec.Struct, frozen=True):
    """What `chapiteau tune --json` prints."""

    title: str
    matches: int
    build: str
    effects: list[Effect]
    """The surest first; empty where weights were tried."""
    trial: Trial | None
    """Only where weights were tried."""


def eye_of(title: Title) -> Eye:
    """Its weights. Raises ChapiteauError `wrong-weights` for a title that has none to tune."""
    if title.eye is None:
        told = Message("tuning-none", {"title": Message(f"{title.meta.id}-name")})
        raise ChapiteauError("wrong-weights", told)
    return title.eye


def read_weights(words: str, title: Title) -> Rows:
    """`gems=1.1,hat=0.3`, for all stages alike; or a file that `chapiteau weigh --json` has written. Raises ChapiteauError
    `wrong-weights`, and `no-file`."""
    if "=" not in words:
        return read_found(Path(words)) if words else {}
    found = {}
    for word in filter(None, map(str.strip, words.split(","))):
        name, _, value = word.partition("=")
        try:
            number = float(value)
        except ValueError:
            number = math.nan
        if not math.isfinite(number):
            raise ChapiteauError("wrong-weights", Message("tuning-word", {"word": word}))
        found[name.strip()] = [number] * len(eye_of(title).stages)
    return found


class _Weights(msgspec.Struct):
    weights: Rows


def read_found(file: Path) -> Rows:
    """The weights of such a file."""
    try:
        return msgspec.json.decode(files.read_text(file, files.MEGABYTE), type=_Weights).weights
    except msgspec.MsgspecError as error:
        told = Message("tuning-file", {"file": str(file), "problem": str(error)})
        raise ChapiteauError("wrong-weights", told) from None


def run(
    wanted: Wanted, file: Path, jobs: int = 1, each: Callable[[int, int], None] = lambda *_: None
) -> Found:
    """Play what is missing in `file`, in `jobs` processes, and say what all of its matches show. `each` is told how many pairs of how many
    there are. Raises ChapiteauError for what cannot be tuned and for a file that does not fit."""
    asked = {number: (wanted, number) for number in range(wanted.pairs)}
    pairs = complete(file, wanted.head(), Pair, lambda pair: pair.number, play, asked, jobs, each)
    return found(wanted, pairs)


def factors(wanted: Wanted, number: int) -> list[dict[str, float]]:
    """The logarithms of what each of the two multiplies its weights by in a pair of matches."""
    random = Random(zlib.crc32(f"{wanted.seed} {number}".encode()))
    eye = eye_of(find_title(wanted.title))
    return [logarithms(eye, random, wanted.spread) for _ in range(2)]


def logarithms(eye: Eye, random: Random, spread: float) -> dict[str, float]:
    """For each weight one, normal with this spread."""
    return {name: random.gauss(0.0, spread) for name in eye.weights}


def multiplied(eye: Eye, logs: dict[str, float]) -> Rows:
    """All weights, each multiplied by its factor in all stages."""
    return {
        name: [value * math.exp(by) for value in eye.weights[name]] for name, by in logs.items()
    }


def play(wanted: Wanted, number: int) -> Pair:
    """A pair of matches."""
    title = find_title(wanted.title)
    eye = eye_of(title)
    changes = [wanted.tried, {}]
    if not wanted.tried:
        changes = [multiplied(eye, logs) for logs in factors(wanted, number)]
    players = [
        Planner(OwnTurn(eye.with_weights(change), title.effort).plans, title.reason, 0)
        for change in changes
    ]
    plan = arena.Plan(wanted.title, NAMES, SEATS, wanted.options, 1, wanted.seed, wanted.components)
    leads = []
    won = 0.0
    for first in (0, 1):
        played = arena.play(plan, number, [players[first], players[1 - first]])
        [own], [other] = played.own_scores(first), played.own_scores(1 - first)
        leads.append(own - other)
        won += 1 - played.won() if first else played.won()
    return Pair(number, (leads[0], leads[1]), won)


def found(wanted: Wanted, pairs: list[Pair]) -> Found:
    """What pairs show."""
    trial, effects = None, []
    if wanted.tried and pairs:
        won, games = sum(pair.won for pair in pairs), 2 * len(pairs)
        lead = fmean(sum(pair.leads) / 2 for pair in pairs)
        trial = Trial(won, won / games, wilson(won, games), lead)
    elif not wanted.tried and len(pairs) >= LEAST:
        weights = eye_of(find_title(wanted.title)).weights
        logs = [factors(wanted, pair.number) for pair in pairs]
        leads = [sum(pair.leads) / 2 for pair in pairs]
        effects = [
            effect(name, weight, [one[name] - two[name] for one, two in logs], leads)
            for name, weight in weights.items()
        ]
        effects.sort(key=lambda one: -abs(sum(one.interval)) / (one.interval[1] - one.interval[0]))
    return Found(wanted.title, 2 * len(pairs), chapiteau.build_name(), effects, trial)


def effect(name: str, weight: list[float], more: list[float], leads: list[float]) -> Effect:
    """How a lead follows a weight: least squares through the origin, for two alike lead by nothing."""
    slope = linear_regression(more, leads, proportional=True).slope
    rest = [lead - slope * x for x, lead in zip(more, leads, strict=True)]
    error = stdev(rest) / math.sqrt(sum(x * x for x in more))
    low, high = slope - Z95 * error, slope + Z95 * error
    return Effect(name, weight, slope * TENTH, (low * TENTH, high * TENTH))
