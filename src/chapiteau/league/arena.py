"""Matches between computer players, and what they show: rates with 95 % intervals.

Names repeat round the table and move one seat on with each match: with two names and three seats the first match is A B A, the second B A
B. So over a whole round of matches every name sits in every seat equally often, and players of equal strength win equally often. A name
wins a match when the first place is its own alone; when it shares it with another name, that is a draw. One seat has one name, whose
scores are what counts.

Each match has its own streams of random numbers, drawn from the one seed by the match's number, so results do not depend on how the work is
split among processes.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from chapiteau import build_name
from chapiteau.chance import Chance, Rng, commitment, seed_from
from chapiteau.game import State
from chapiteau.league.playdata import Observed, PlayData, gather, wilson
from chapiteau.league.workers import workers
from chapiteau.match import Entry
from chapiteau.players import registry as players
from chapiteau.players.base import Player
from chapiteau.players.seat import Misbehaved, decide
from chapiteau.record import FORMAT, Record
from chapiteau.registry import title as find_title
from chapiteau.title import Options, Title
from chapiteau.words import END, ChapiteauError, Message


class Plan(msgspec.Struct, frozen=True):
    """What is to be played."""

    title: str
    names: list[str]
    """Computer players (`chapiteau.players.registry`), in the order of the first match."""
    seats: int
    options: Options
    games: int
    seed: int
    components: dict[str, Any] | None = None
    observe: bool = False
    """Whether to gather play data, too."""


class Played(msgspec.Struct, frozen=True):
    """One finished match."""

    number: int
    seating: list[int]
    """For each seat the index of its name in `Plan.names`."""
    steps: int
    scores: list[int]
    record: Record
    observed: Observed | None = None
    """Only where the plan asks for it."""

    def first(self) -> set[int]:
        """Whose the first place is, by index."""
        places = self.record.result or []
        return {self.seating[seat] for seat, place in enumerate(places) if place == 1}

    def own_scores(self, index: int) -> list[int]:
        """The scores of all seats that a name held."""
        return [score for seat, score in enumerate(self.scores) if self.seating[seat] == index]

    def won(self) -> float:
        """For a match of two names: 1 if the first name won, 0.5 for a draw, 0 if the second won."""
        first = self.first()
        return 0.5 if len(first) > 1 else float(first == {0})


class Standing(msgspec.Struct, frozen=True):
    """How one name fared."""

    name: str
    wins: int
    draws: int
    win_rate: float
    """Wins per game, from 0 to 1."""
    interval: tuple[float, float]
    """Wilson's 95 % interval of the win rate."""
    mean_score: float
    """Mean of `State.scores` at the end, over all seats that the name held."""


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """What `chapiteau match --json` prints."""

    title: str
    games: int
    players: list[Standing]
    steps: int
    """Actions of all matches together."""
    seconds: float
    build: str
    data: PlayData | None = None
    """Where the plan asks for it."""


def check(plan: Plan) -> Title:
    """The plan's title. Raises ChapiteauError for anything in the plan that cannot be played."""
    title = find_title(plan.title)
    for name in plan.names:
        players.check(name)
    if not min(2, plan.seats) <= len(plan.names) <= plan.seats:
        raise ChapiteauError(
            "wrong-names",
            Message("error-match-names", {"names": len(plan.names), "seats": plan.seats}),
        )
    title.new(plan.seats, plan.options, seed_from(plan.seed), plan.components)
    return title


def play(plan: Plan, number: int, own: Sequence[Player] = ()) -> Played:
    """Match `number` of the plan. `own` are players that have no name of their own: the plan's names are what they are called here. Raises
    Misbehaved, naming the match, when a player fails."""
    title = find_title(plan.title)
    chance = Chance(seed_from(plan.seed))
    seed = chance.stream("match", number).seed()
    # The players' generators come through `seed()`, a one-way street, so none leads back to the match's own seed.
    rngs = [Rng(chance.stream(f"seat {seat}", number).seed()) for seat in range(plan.seats)]
    seating = [(seat + number) % len(plan.names) for seat in range(plan.seats)]
    bots = own or [players.make(name, title) for name in plan.names]
    state = title.new(plan.seats, plan.options, seed, plan.components)
    kinds = state.kinds()
    entries: list[str | Entry] = []
    log: list[Message] = []
    state.telling = plan.observe
    seat = state.current()
    while seat >= 0:
        try:
            action = decide(bots[seating[seat]], state, seat, rngs[seat]).action
        except Misbehaved as error:
            name = plan.names[seating[seat]]
            where = f"{name}, match {number} of seed {plan.seed}, step {len(entries)}"
            told = Message("player-problem", {"problem": error.problem, "where": where})
            raise Misbehaved(seat, told) from error
        state.apply(seat, action)
        entries.append(f"{seat} {kinds.name(action)}")
        log += [event.message for event in state.events]
        seat = state.current()
    record = Record(
        format=FORMAT,
        title=plan.title,
        rules_version=title.meta.rules_version,
        players=plan.seats,
        options=title.meta.check(plan.seats, plan.options),
        commitment=commitment(seed),
        seed=seed.hex(),
        entries=entries,
        box=title.box(plan.components),
        components=plan.components,
        names=[plan.names[index] for index in seating],
        result=state.ranking(),
    )
    seen = observe(title, state, len(entries), log) if plan.observe else None
    return Played(number, seating, len(entries), state.scores(), record, seen)


def observe(title: Title, state: State, steps: int, log: list[Message]) -> Observed:
    """What play data needs of a match that is over; `log` is all that was told in it."""
    result = title.view(state, END).result
    assert result is not None
    return Observed(
        steps=steps,
        turns=state.turn,
        scores=state.scores(),
        places=state.ranking(),
        wins=state.returns(),
        sources=result.sources,
        facts=title.facts(state, log),
    )


def run(plan: Plan, jobs: int = 1, each: Callable[[Played], None] = lambda played: None) -> Report:
    """Play all matches, in `jobs` processes; `each` is told of every match, in order.

    Raises ChapiteauError for a plan that cannot be played, and Misbehaved when a player fails.
    """
    check(plan)
    start = time.perf_counter()
    matches: list[Played] = []
    for played in _matches(plan, jobs):
        each(played)
        matches.append(played)
    return report(plan, matches, time.perf_counter() - start)


def report(plan: Plan, matches: list[Played], seconds: float) -> Report:
    """Count up finished matches."""
    standings = []
    for index, name in enumerate(plan.names):
        wins = draws = 0
        scores: list[int] = []
        for played in matches:
            first = played.first()
            wins += first == {index}
            draws += index in first and len(first) > 1
            scores += played.own_scores(index)
        standings.append(
            Standing(
                name=name,
                wins=wins,
                draws=draws,
                win_rate=wins / len(matches),
                interval=wilson(wins, len(matches)),
                mean_score=sum(scores) / len(scores),
            )
        )
    steps = sum(played.steps for played in matches)
    observed = [played.observed for played in matches if played.observed is not None]
    data = gather(observed) if observed else None
    return Report(plan.title, len(matches), standings, steps, seconds, build_name(), data)


def _matches(plan: Plan, jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from (play(plan, number) for number in range(plan.games))
        return
    with workers(jobs) as pool:
        chunk = max(1, plan.games // (jobs * 8))
        results = pool.map(play, [plan] * plan.games, range(plan.games), chunksize=chunk)
        try:
            yield from results
        except Misbehaved:
            pool.shutdown(cancel_futures=True)
            raise
