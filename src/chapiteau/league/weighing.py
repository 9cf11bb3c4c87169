"""Fits the weights of a title's `evaluate` to the results of matches.

Computer players that plan their own turn meet, each with all weights multiplied by random factors, so that what they strive for differs.
Whenever a seat's turn is over, what can be said of its position then is noted (`Eye.features`), and in the end the points that it came
to. Each stage of a match has a fit of its own (`fitting`). How much of the results either weights say is told for matches that had no part
in the fit; where the new ones say no more than the usual ones, these stay.

Weights found so must win matches before they become the usual ones: `chapiteau tune --try`.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import pvariance
from typing import Any, Final

import msgspec

import chapiteau
from chapiteau.chance import Chance, Rng, seed_from
from chapiteau.game import State
from chapiteau.league import fitting
from chapiteau.league.kept import Head, complete, head
from chapiteau.league.tuning import Rows, eye_of, logarithms, multiplied
from chapiteau.players.explain import learns
from chapiteau.players.own_turn import OwnTurn
from chapiteau.players.policy import Evaluate
from chapiteau.registry import title as find_title
from chapiteau.title import Effort, Options

FORMAT: Final = "chapiteau-weighing-2"
SPREAD: Final = 0.25
"""Standard deviation of the logarithms of the factors."""
KEPT_OUT: Final = 4
"""Every fourth match is kept out of the fit that is judged."""
LEAST: Final = 200
"""Turns of a stage from which weights are fitted."""


class Turn(msgspec.Struct, frozen=True, array_like=True):
    """What could be said of a seat's position when its turn was over."""

    seat: int
    stage: int
    features: list[float]


class Match(msgspec.Struct, frozen=True):
    """All other lines of the file."""

    number: int
    points: list[int]
    """By seat, at the end."""
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


class Share(msgspec.Struct, frozen=True):
    """Which part of the variance of results weights say in a stage, by matches that were kept out of their fit."""

    stage: str
    turns: int
    usual: float
    found: float


class Weighed(msgspec.Struct, frozen=True):
    """What `chapiteau weigh --json` prints."""

    title: str
    games: int
    build: str
    shares: list[Share]
    weights: Rows
    """The fitted ones, by all matches; in stages that were hardly seen, or where they say no more, the usual ones."""


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
    """A match, and what could be said on its way."""
    title = find_title(wanted.title)
    eye = eye_of(title)
    chance = Chance(seed_from(wanted.seed))
    state = title.new(
        wanted.seats, wanted.options, chance.stream("match", number).seed(), wanted.components
    )
    random = Random(chance.stream("weights", number).seed())
    rng = Rng(chance.stream("players", number).seed())
    seats = [
        Turns(eye.with_weights(multiplied(eye, logarithms(eye, random, SPREAD))), title.effort, rng)
        for _ in range(wanted.seats)
    ]
    turns: list[Turn] = []
    while (seat := state.current()) >= 0:
        turn = state.turn
        seats[seat].step(state, seat)
        if state.turn != turn and not state.is_final():
            said = [round(number, 3) for number in eye.features(state, seat)]
            turns.append(Turn(seat, eye.stage(state, seat), said))
    return Match(number, state.scores(), turns)


class Turns:
    """Plans a whole turn by what its seat knows, and takes the steps one by one."""

    def __init__(self, evaluate: Evaluate, effort: Effort, rng: Rng) -> None:
        self.plans = OwnTurn(evaluate, effort).plans
        self.rng = rng
        self.turn = -1
        self.left: list[int] = []

    def step(self, state: State, seat: int) -> None:
        """The next step of the match."""
        legal = state.legal_actions(seat)
        if state.turn != self.turn or not self.left or self.left[0] not in legal:
            self.turn = state.turn
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
    """Weights for each stage, and what they say."""
    eye = eye_of(find_title(wanted.title))
    weights = {name: [*row] for name, row in eye.weights.items()}
    shares = []
    for stage, name in enumerate(eye.stages):
        seen = [(match, turn) for match in matches for turn in match.turns if turn.stage == stage]
        fitted, judged = [
            Samples([one for one in seen if bool(one[0].number % KEPT_OUT) is chosen])
            for chosen in (True, False)
        ]
        if len(seen) < LEAST or not (fitted.tell_apart() and judged.tell_apart()):
            continue
        now = [row[stage] for row in eye.weights.values()]
        usual = fitting.explained(now, judged.rows, judged.points)
        found = fitting.explained(
            fitting.fit(fitted.rows, fitted.points), judged.rows, judged.points
        )
        shares.append(Share(name, len(seen), usual, found))
        if found > usual:
            every = Samples(seen)
            for row, value in zip(
                weights.values(), fitting.fit(every.rows, every.points), strict=True
            ):
                row[stage] = round(value, 3)
    return Weighed(wanted.title, len(matches), chapiteau.build_name(), shares, weights)


class Samples:
    """Turns of a stage, and what their seats came to."""

    def __init__(self, seen: list[tuple[Match, Turn]]) -> None:
        self.rows = [turn.features for _, turn in seen]
        self.points = [float(match.points[turn.seat]) for match, turn in seen]

    def tell_apart(self) -> bool:
        """Whether there is anything to be said."""
        return len(self.points) > 1 and pvariance(self.points) > 0
