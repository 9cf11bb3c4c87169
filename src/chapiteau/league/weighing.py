"""Fits the weights of a title's `evaluate` to what comes of choices.

In matches of computer players that plan their own turn, some turns are looked at: the best line and a few of the next best, each played on
to the end of the match in one world, with the same luck. What a line came to, in points, is set beside what `evaluate` had said at the end
of the turn. Only differences between the lines of one turn count: it is asked what a choice brings, not what those have who win.

Each stage of a match (`title.Eye`) has its own fit (`fitting`). How good the choice by either weights is, in points above the mean of the
lines, is told for matches that had no part in the fit.

Weights found so must win matches before they become the usual ones: `chapiteau tune --try`.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import msgspec

import chapiteau
from chapiteau import notation, position
from chapiteau.chance import Chance, Rng, seed_from
from chapiteau.game import State
from chapiteau.league.fitting import Fitting, Sample, gain
from chapiteau.league.kept import Head, complete, head
from chapiteau.league.tuning import Rows, eye_of
from chapiteau.players.explain import learns
from chapiteau.players.lines import Line, is_settled, own_lines
from chapiteau.players.own_turn import OwnTurn
from chapiteau.registry import title as find_title
from chapiteau.title import Effort, Options, Title

FORMAT: Final = "chapiteau-weighing-1"
LOOKED: Final = 100
"""Of a hundred turns at the very end so many are looked at, before it fewer, by the square of how far the match is: what comes early costs
much more time to play on, and luck hides most of what it brings."""
STRAYED: Final = 35
"""After so many of a hundred of them the match goes on with any of the lines, so that positions are not all alike."""
LINES: Final = 5
AMONG: Final = 24
"""The lines are the best one and others out of so many."""
QUICK: Final = Effort(
    worlds=1, width=4, narrowest=2, budget=60, finalists=1, short_width=2, short_budget=15
)
"""How turns are planned on the way to the end."""
OTHERS: Final = 0.3
"""How much the points of the best other player count. All of it would be just, but they depend on so much that nothing could be seen."""
KEPT_OUT: Final = 4
"""Every fourth match is kept out of the fit that is judged."""
LEAST: Final = 20
"""Turns of a stage from which weights are fitted."""


class Outcome(msgspec.Struct, frozen=True):
    """What came of a line."""

    position: str
    """At the end of the turn, as `notation.write` tells it."""
    points: float
    """At the end of the match, less OTHERS of the best other's."""


class Turn(msgspec.Struct, frozen=True):
    """A turn that was looked at."""

    seat: int
    lines: list[Outcome]


class Match(msgspec.Struct, frozen=True):
    """All other lines of the file."""

    number: int
    turns: list[Turn]


class Wanted(msgspec.Struct, frozen=True):
    """What is to be played."""

    title: str
    seats: int
    options: Options
    games: int
    seed: int
    components: dict[str, Any] | None = None

    def head(self) -> Head:
        """The first line of its file. Raises ChapiteauError `wrong-weights` for a title without weights."""
        eye_of(find_title(self.title))
        return head(FORMAT, self.title, self.seats, self.options, self.seed, self.components)


class Gain(msgspec.Struct, frozen=True):
    """How well weights choose in a stage, in points above the mean of the lines; by matches that were kept out of their fit."""

    stage: str
    turns: int
    usual: float
    found: float
    best: float
    """What whoever had known the outcomes would have gained: most of it is luck."""


class Weighed(msgspec.Struct, frozen=True):
    """What `chapiteau weigh --json` prints."""

    title: str
    games: int
    build: str
    gains: list[Gain]
    weights: Rows
    """The fitted ones, by all matches; in stages that were hardly seen the usual ones."""


def run(
    wanted: Wanted, file: Path, jobs: int = 1, each: Callable[[int, int], None] = lambda *_: None
) -> Weighed:
    """Play what is missing in `file`, in `jobs` processes, and fit. `each` is told how many matches of how many there are. Raises
    ChapiteauError for what cannot be fitted and for a file that does not fit."""
    asked = {number: (wanted, number) for number in range(wanted.games)}
    matches = complete(
        file, wanted.head(), Match, lambda match: match.number, play, asked, jobs, each
    )
    return fit(wanted, matches)


# ---- matches


def play(wanted: Wanted, number: int) -> Match:
    """A match, and what was found out on its way."""
    title = find_title(wanted.title)
    chance = Chance(seed_from(wanted.seed))
    state = title.new(
        wanted.seats, wanted.options, chance.stream("match", number).seed(), wanted.components
    )
    rng = Rng(chance.stream("lines", number).seed())
    usual = Steps(title, title.effort, rng)
    data = title.components if wanted.components is None else wanted.components
    last = title.max_turns(wanted.seats, title.meta.check(wanted.seats, wanted.options), data)
    turns: list[Turn] = []
    looked = -1
    while (seat := state.current()) >= 0:
        if state.turn != looked and len(state.legal_actions(seat)) > 1:
            looked = state.turn
            if rng.lot() * 100 < LOOKED * (state.turn / last) ** 2:
                lines = some_lines(title, state.resample(seat, rng), seat, rng)
                turns.append(Turn(seat, list(outcomes(wanted, title, state, seat, lines, rng))))
                if rng.below(100) < STRAYED:
                    follow(state, seat, lines[rng.below(len(lines))].actions)
                    continue
        usual.step(state)
    return Match(number, [turn for turn in turns if len(turn.lines) > 1])


def some_lines(title: Title, root: State, seat: int, rng: Rng) -> list[Line]:
    """The best line of the own turn and some of the next best, which lead elsewhere."""
    effort = title.depth.effort or title.effort
    found = own_lines(title.evaluate, root, seat, effort.width, effort.narrowest, effort.budget)
    found.sort(key=Line.rank)
    different = list({line.state.key(): line for line in reversed(found)}.values())
    different.sort(key=Line.rank)
    others = list(range(1, min(len(different), AMONG)))
    rng.shuffle(others)
    return [different[0], *(different[n] for n in others[: LINES - 1])]


def outcomes(
    wanted: Wanted, title: Title, state: State, seat: int, lines: list[Line], rng: Rng
) -> Iterator[Outcome]:
    """What comes of lines in one world, with the same luck for all; lines that end the match are left out."""
    world = state.resample(seat, rng)
    seed = rng.seed()
    for line in lines:
        after = world.clone()
        follow(after, seat, line.actions)
        steps = Steps(title, QUICK, Rng(seed))
        while not is_settled(after, world.turn):
            steps.step(after)
        if after.is_final():
            continue
        told = notation.write(title, wanted.options, after)
        while not after.is_final():
            steps.step(after)
        scores = after.scores()
        others = [score for other, score in enumerate(scores) if other != seat]
        yield Outcome(told, scores[seat] - OTHERS * max(others, default=0))


def follow(state: State, seat: int, actions: list[int]) -> None:
    """Take the steps of a line, up to one that tells something."""
    for action in actions:
        if action not in state.legal_actions(seat):
            return
        state.apply(seat, action)
        if learns(state, seat):
            return


class Steps:
    """Plans whole turns, for every seat what it knows, and takes their steps one by one."""

    def __init__(self, title: Title, effort: Effort, rng: Rng) -> None:
        self.plans = OwnTurn(title.evaluate, effort).plans
        self.rng = rng
        self.seat = -1
        self.left: list[int] = []

    def step(self, state: State) -> None:
        """The next step of the match."""
        seat = state.current()
        legal = state.legal_actions(seat)
        if seat != self.seat or not self.left or self.left[0] not in legal:
            self.seat = seat
            self.left = legal
            if len(legal) > 1:
                guess = state.resample(seat, self.rng)
                self.left = self.plans(guess, seat, 0, self.rng)[0].actions
        action, *self.left = self.left
        state.apply(seat, action)
        if learns(state, seat):
            self.left = []


# ---- the fit


def fit(wanted: Wanted, matches: list[Match]) -> Weighed:
    """Weights for each stage, and what they gain."""
    eye = eye_of(find_title(wanted.title))
    by_stage: list[list[Sample]] = [[] for _ in eye.stages]
    for match in matches:
        for turn in match.turns:
            states = [position.read(line.position, wanted.components) for line in turn.lines]
            points = [line.points for line in turn.lines]
            stage = eye.stage(states[0], turn.seat)
            by_stage[stage].append(Sample(match.number, turn.seat, states, points))
    weights = {name: list(row) for name, row in eye.weights.items()}
    gains = []
    for stage, samples in enumerate(by_stage):
        judged = [one for one in samples if one.match % KEPT_OUT == 0]
        others = [one for one in samples if one.match % KEPT_OUT]
        if not judged or len(others) < LEAST:
            continue
        fitted = Fitting(eye, stage)
        usual = eye.with_weights({})
        tried = fitted.evaluate(fitted.weights(others))
        best = fmean(max(one.points) - fmean(one.points) for one in judged)
        gains.append(
            Gain(eye.stages[stage], len(samples), gain(judged, usual), gain(judged, tried), best)
        )
        for name, value in fitted.weights(samples).items():
            weights[name][stage] = round(value, 3)
    return Weighed(wanted.title, len(matches), chapiteau.build_name(), gains, weights)
