"""Play data: what many matches show about a title, for whoever balances it.

Wins are counted by `State.returns`: a shared first place is its part of a win. The *fair share* is the part that a seat wins on average
over all seats, so whatever is measured can be held against it. Intervals are Wilson's, 95 %.
"""

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from statistics import fmean

import msgspec

from chapiteau.facts import Facts, Used
from chapiteau.words import Message, Source

Z95 = 1.959963984540054
"""The normal distribution holds 95 % within this many standard deviations."""


class Observed(msgspec.Struct, frozen=True):
    """One finished match, as play data needs it."""

    steps: int
    turns: int
    scores: list[int]
    places: list[int]
    wins: list[float]
    """Per seat its part of the win."""
    sources: list[Source]
    """Where points came from."""
    facts: Facts


class Rate(msgspec.Struct, frozen=True):
    """How often something happened, with its 95 % interval; rates are from 0 to 1."""

    times: float
    of: int
    rate: float
    interval: tuple[float, float]


class Length(msgspec.Struct, frozen=True):
    """How long matches were in one measure."""

    label: Message
    mean: float
    least: int
    most: int


class Amount(msgspec.Struct, frozen=True):
    """Something counted per seat: points from a source, firings."""

    label: Message
    mean: float
    """Over all seats."""
    winners: float
    """Mean over the seats in the first place."""
    any: float
    """Share of the seats with something other than 0."""


class Item(msgspec.Struct, frozen=True):
    """A card, a power: how many matches saw it used, and how its users fared."""

    name: Message
    users: int
    """Seats that used it, over all matches."""
    per_match: float
    wins: Rate
    """Of its users."""


class Group(msgspec.Struct, frozen=True):
    """Things of one kind, the most successful first."""

    label: Message
    items: list[Item]


class Results(msgspec.Struct, frozen=True):
    """How a decision of the match went."""

    label: Message
    decided: int
    results: list[tuple[Message, Rate]]
    """Each result, the most frequent first."""


class PlayData(msgspec.Struct, frozen=True):
    """What `chapiteau match --report` adds."""

    matches: int
    fair_share: float
    lengths: list[Length]
    winning_score: float
    """Mean score in the first place."""
    mean_score: float
    seats: list[Rate]
    """Per seat how often it won."""
    sources: list[Amount]
    counts: list[Amount]
    used: list[Group]
    outcomes: list[Results]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """95 % interval of a rate (E. B. Wilson 1927); unlike the normal one it stays within 0 and 1.

    >>> [round(end, 3) for end in wilson(90, 100)]
    [0.826, 0.945]
    """
    rate = wins / games
    spread = Z95 * sqrt(rate * (1 - rate) / games + Z95**2 / (4 * games**2))
    middle = rate + Z95**2 / (2 * games)
    scale = 1 + Z95**2 / games
    low, high = (middle - spread) / scale, (middle + spread) / scale
    # Without rounding these would be exact.
    return (low if wins else 0.0, high if wins < games else 1.0)


def rate(times: float, of: int) -> Rate:
    """`times` out of `of`, at least one."""
    return Rate(times, of, times / of, wilson(times, of))


def gather(matches: Sequence[Observed]) -> PlayData:
    """Add up at least one match; all of one plan."""
    seats = range(len(matches[0].scores))
    wins = [sum(match.wins[seat] for match in matches) for seat in seats]
    first = [
        score
        for match in matches
        for score, place in zip(match.scores, match.places, strict=True)
        if place == 1
    ]
    return PlayData(
        matches=len(matches),
        fair_share=sum(wins) / (len(seats) * len(matches)),
        lengths=_lengths(matches),
        winning_score=fmean(first),
        mean_score=fmean(score for match in matches for score in match.scores),
        seats=[rate(won, len(matches)) for won in wins],
        sources=_amounts(matches, lambda match: match.sources),
        counts=_amounts(matches, lambda match: match.facts.counts),
        used=_used(matches),
        outcomes=_outcomes(matches),
    )


def _lengths(matches: Iterable[Observed]) -> list[Length]:
    found: dict[bytes, tuple[Message, list[int]]] = {}
    for match in matches:
        own = [(counter.label, counter.value) for counter in match.facts.lengths]
        general = [
            (Message("report-steps"), match.steps),
            (Message("report-turns"), match.turns),
        ]
        for label, value in general + own:
            found.setdefault(_key(label), (label, []))[1].append(value)
    return [
        Length(label, fmean(values), min(values), max(values)) for label, values in found.values()
    ]


def _amounts(matches: Sequence[Observed], rows: Callable[[Observed], list[Source]]) -> list[Amount]:
    """Means of each row; a match that leaves a row out has 0 there for all."""
    found: dict[bytes, tuple[Message, list[int], list[int]]] = {}
    for match in matches:
        for row in rows(match):
            _, everybody, winners = found.setdefault(_key(row.label), (row.label, [], []))
            everybody += row.values
            winners += [
                value for value, place in zip(row.values, match.places, strict=True) if place == 1
            ]
    seats = sum(len(match.places) for match in matches)
    first = sum(match.places.count(1) for match in matches)
    return [
        Amount(
            label=label,
            mean=sum(values) / seats,
            winners=sum(winners) / first,
            any=sum(value != 0 for value in values) / seats,
        )
        for label, values, winners in found.values()
    ]


def _used(matches: Sequence[Observed]) -> list[Group]:
    groups: dict[bytes, tuple[Message, dict[bytes, tuple[Message, list[float]]]]] = {}
    for match in matches:
        for used in match.facts.used:
            _, items = groups.setdefault(_key(used.label), (used.label, {}))
            for seat, name in _uses(used):
                items.setdefault(_key(name), (name, []))[1].append(match.wins[seat])
    return [
        Group(
            label,
            sorted(
                (
                    Item(name, len(won), len(won) / len(matches), rate(sum(won), len(won)))
                    for name, won in items.values()
                ),
                key=lambda item: -item.wins.rate,
            ),
        )
        for label, items in groups.values()
    ]


def _uses(used: Used) -> Iterable[tuple[int, Message]]:
    """(seat, thing), each once."""
    for seat, names in enumerate(used.seats):
        yield from ((seat, name) for name in {_key(name): name for name in names}.values())


def _outcomes(matches: Iterable[Observed]) -> list[Results]:
    found: dict[bytes, tuple[Message, dict[bytes, list[Message]]]] = {}
    for match in matches:
        for outcome in match.facts.outcomes:
            _, results = found.setdefault(_key(outcome.label), (outcome.label, {}))
            for result in outcome.results:
                results.setdefault(_key(result), []).append(result)
    rows = []
    for label, results in found.values():
        decided = sum(len(equal) for equal in results.values())
        ways = [(equal[0], rate(len(equal), decided)) for equal in results.values()]
        rows.append(Results(label, decided, sorted(ways, key=lambda way: -way[1].times)))
    return rows


def _key(message: Message) -> bytes:
    """Equal messages have equal keys."""
    return msgspec.json.encode(message, order="deterministic")
