"""Fits a title's `Spread` to the results of matches: how large a lead must be to say something.

Computer players play against themselves. One position counts from each turn, the first in which somebody may decide; all positions of a
match together weigh as much as those of any other match. The spread is the one under which the results were most likely (maximum
likelihood; a draw is half a win). It is found twice: as one number for the whole match, and as one for its start, one for its end and the
worth of the move.

How well it predicts is measured on matches that it was not fitted to: half of them, by the spread of the other half, and the reverse.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from math import exp, log
from statistics import fmean
from typing import NamedTuple

import msgspec

from chapiteau.league import arena
from chapiteau.players.odds import Odds, shares
from chapiteau.registry import title as find_title
from chapiteau.title import Spread

LEAST, MOST = 0.05, 5000.0
"""Between these a spread is looked for."""
GOLDEN = 0.6180339887498949
ROUNDS = 4
"""In which first and last are fitted in turn."""
SURE = 1e-9
"""No chance counts as smaller: a single surprise would outweigh everything."""


class Sample(NamedTuple):
    """A position of a match and how that match ended."""

    turn: int
    values: list[float]
    """What it was worth to each side."""
    mover: int
    """The side that decided next."""
    won: list[float]
    """Each side's part of the win."""
    weight: float


class Quality(msgspec.Struct, frozen=True):
    """How well chances predict; less is better for both."""

    log_loss: float
    """Mean of -log of the chance that was given to who won."""
    brier: float
    """Mean square of the difference between chance and result, over all sides."""


class Fit(msgspec.Struct, frozen=True):
    """What `chapiteau fit --json` prints."""

    title: str
    games: int
    positions: int
    first: float
    last: float
    turns: float
    move: float
    """The numbers of `Spread`."""
    constant: float
    """The one spread for a whole match, by which the move is worth nothing."""
    varying: Quality
    even: Quality
    """By the one spread."""
    nothing: Quality
    """Of always giving all sides the same chance."""


def run(plan: arena.Plan, each: Callable[[int], None] = lambda played: None) -> Fit:
    """Play the plan's matches and fit the spread. Equal plans, equal fits. Raises ChapiteauError for a plan that cannot be played."""
    arena.check(plan)
    matches: list[list[Sample]] = []
    for number in range(plan.games):
        matches.append(samples(plan, arena.play(plan, number)))
        each(number + 1)
    return fit(plan, matches)


def fit(plan: arena.Plan, matches: list[list[Sample]]) -> Fit:
    """The fit to the samples of the plan's matches."""
    turns = fmean(match[-1].turn for match in matches) / plan.seats
    found, constant = fitted(matches, turns, plan.seats)
    # By halves: what is judged had no part in what judges it.
    tried: list[tuple[Sample, list[float], list[float]]] = []
    for half in (0, 1):
        varying, even = fitted(matches[1 - half :: 2] or matches, turns, plan.seats)
        tried += [
            (one, chances(one, varying, plan.seats), chances(one, even, plan.seats))
            for match in matches[half::2]
            for one in match
        ]
    return Fit(
        title=plan.title,
        games=len(matches),
        positions=len(tried),
        first=found.first,
        last=found.last,
        turns=turns,
        move=found.move,
        constant=constant.first,
        varying=quality((one, told) for one, told, _ in tried),
        even=quality((one, told) for one, _, told in tried),
        nothing=quality((one, shares([0.0] * len(one.values), 1.0)) for one, _, _ in tried),
    )


def chances(one: Sample, spread: Spread, seats: int) -> list[float]:
    """What a spread makes of a sample, as `players.odds` does."""
    values = one.values[:]
    values[one.mover] += spread.move
    return shares(values, spread.at(one.turn, seats))


def samples(plan: arena.Plan, played: arena.Played) -> list[Sample]:
    """The positions of a match that count: where each turn began."""
    title = find_title(plan.title)
    record = played.record
    state = title.new(
        plan.seats, plan.options, bytes.fromhex(record.seed), plan.components, box=record.box
    )
    odds = Odds(title, state)
    kinds = state.kinds()
    begun = [(state.turn, odds.values(state), odds.mover(state))]
    for line in record.entries:
        seat, _, name = str(line).partition(" ")
        state.apply(int(seat), kinds.action(name))
        if state.turn != begun[-1][0] and not state.is_final():
            begun.append((state.turn, odds.values(state), odds.mover(state)))
    won = odds.by_side(state)
    return [Sample(*position, won, 1.0 / len(begun)) for position in begun]


def fitted(matches: list[list[Sample]], turns: float, seats: int) -> tuple[Spread, Spread]:
    """The most likely spread, and the most likely one that stays the same."""
    told = [one for match in matches for one in match]

    def missed(spread: Spread) -> float:
        return quality((one, chances(one, spread, seats)) for one in told).log_loss

    same = lowest(lambda spread: missed(Spread(spread, spread, turns)))
    found = Spread(same, same, turns)
    # Each number in turn, while the others stay; the worth of the move may be below 0.
    for _ in range(ROUNDS):
        at = found

        def moved(move: float, at: Spread = at) -> float:
            return missed(replace(at, move=move))

        found = at = replace(at, move=golden(moved, -3 * same, 3 * same, same / 1000))

        def ended(last: float, at: Spread = at) -> float:
            return missed(replace(at, last=last))

        found = at = replace(at, last=lowest(ended))

        def begun(first: float, at: Spread = at) -> float:
            return missed(replace(at, first=first))

        found = replace(at, first=lowest(begun))
    return found, Spread(same, same, turns)


def lowest(loss: Callable[[float], float]) -> float:
    """Where a loss is least from LEAST to MOST, to a thousandth of it."""
    return exp(golden(lambda x: loss(exp(x)), log(LEAST), log(MOST), 0.001))


def golden(loss: Callable[[float], float], low: float, high: float, close: float) -> float:
    """Where a loss with one valley is least: golden section."""
    left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
    at_left, at_right = loss(left), loss(right)
    while high - low > close:
        if at_left <= at_right:
            high, right, at_right = right, left, at_left
            left = high - GOLDEN * (high - low)
            at_left = loss(left)
        else:
            low, left, at_left = left, right, at_right
            right = low + GOLDEN * (high - low)
            at_right = loss(right)
    return (low + high) / 2


def quality(told: Iterable[tuple[Sample, list[float]]]) -> Quality:
    """How well chances predicted."""
    weight = loss = square = 0.0
    for one, chances in told:
        weight += one.weight
        pairs = list(zip(one.won, chances, strict=True))
        loss -= one.weight * sum(won * log(max(chance, SURE)) for won, chance in pairs if won)
        square += one.weight * sum((won - chance) ** 2 for won, chance in pairs)
    return Quality(loss / weight, square / weight)
