"""Looks back at a match: how the chance to win went, and which steps changed it most, by a mistake, by luck, or by a good step.

The chance is always that by the knowledge of the seat that decides: worlds are drawn that it could not tell from the truth
(`State.resample`), in each of them the quick policy plays on until every seat has had a turn, and `players.odds` says what the position is
worth then. All that is compared is played in the same worlds with the same luck. So a step of a seat that knows more than the others may
come with a jump of the curve, and nothing that the seat could not know has a part in what is said of its decision.

What a step changes for the seat that made it is told in three parts:

- *decision*: the chance with the step that was made, less that with the best one that the coach knows. It is judged before the step, and
  never above 0.
- *luck*: the chance once the step was made and told what it told, less the one that had been expected of this very step. Where nobody
  learned anything there is none.
- *found*: what the seat could do at this moment, less what the step before, by the knowledge of whoever made it, promised it. A large
  one is a good step that nobody had reckoned with, or better cards than could be seen.

Every step is looked at quickly first, the likeliest ones again with more worlds and with the plans of the strongest level. Equal records
get equal answers: the random numbers come from the number of the step alone.
"""

from math import hypot, sqrt
from statistics import fmean, stdev
from typing import Literal

import msgspec

from chapiteau.chance import Rng, seed_from
from chapiteau.game import State
from chapiteau.match import Match
from chapiteau.players import registry
from chapiteau.players.explain import explain, guesses, learns
from chapiteau.players.next_step import NextStep
from chapiteau.players.odds import Odds
from chapiteau.players.planner import Plans, sure
from chapiteau.players.policy import Policy
from chapiteau.title import Title
from chapiteau.words import ChapiteauError, Message

WORLDS = 3
"""In which each step is looked at quickly."""
MORE_WORLDS = 16
"""In which the likeliest ones are looked at again."""
CLOSER = 8
"""How many these are."""
SWINGS = 3
TOLD = 6
"""Worlds in which the better plan is put into words."""
LEAST = 0.02
LEAST_ALONE = 0.5
"""A swing that is smaller is none: of a chance, and of points where one plays alone."""
DOUBT = 2.0
"""A part of a swing that is not so many times its standard error is no reason to blame or to praise anybody."""

Sort = Literal["mistake", "luck", "move"]


class Point(msgspec.Struct, frozen=True):
    """The chances before a step, by the knowledge of the seat that made it; the last one is the result, with step 0."""

    step: int
    """The number of the record's entry, from 1."""
    turn: int
    seat: int
    """Who decided; -1 at the end."""
    chances: list[float]
    """Of each seat, from 0 to 1; in a match of one seat what its position is worth, in points."""


class Better(msgspec.Struct, frozen=True):
    """The step that would have been better, and what for."""

    action: int
    label: Message
    reason: Message


class Swing(msgspec.Struct, frozen=True):
    """A step that changed much for the seat that made it."""

    step: int
    turn: int
    seat: int
    action: int
    """What was done."""
    label: Message
    sort: Sort
    """`mistake`: the decision, given what the seat could know. `luck`: what was drawn, rolled or shown, good or bad. `move`: a good step
    that had not been expected."""
    before: float
    after: float
    """The seat's chance (alone: points). What lies between is due to `sort` alone."""
    better: Better | None = None
    """For a mistake."""
    reason: Message | None = None
    """For a `move`: what it was for."""


class Analysis(msgspec.Struct, frozen=True):
    """What `chapiteau record analyse --json` prints."""

    title: str
    players: int
    alone: bool
    """Whether there was nobody to win against: then points stand for chances."""
    curve: list[Point]
    swings: list[Swing]
    """The largest first, at most SWINGS."""


def first_of_turns(curve: list[Point]) -> list[Point]:
    """The first decision of each turn; without the result."""
    found: list[Point] = []
    for point in curve[:-1]:
        if not found or point.turn != found[-1].turn:
            found.append(point)
    return found


class Step:
    """A step that stands: the position it was made in, and the one it led to."""

    def __init__(self, number: int, state: State, seat: int, action: int, after: State) -> None:
        self.number = number
        self.state = state
        self.seat = seat
        self.action = action
        self.after = after


class Outcomes:
    """How several worlds came out: a chance of each seat for each world."""

    def __init__(self, rows: list[list[float]]) -> None:
        self.rows = rows
        self.means = [fmean(column) for column in zip(*rows, strict=True)]

    def error(self, seat: int) -> float:
        """The standard error of a seat's mean."""
        return error([row[seat] for row in self.rows])


class Verdict:
    """What was found about a step."""

    def __init__(self, best: Outcomes, taken: Outcomes, line: list[int], plan: list[int]) -> None:
        self.best = best
        """With the best plan."""
        self.taken = taken
        """With the step that was made; the very same where no better one is known."""
        self.after = taken
        """Once it was made and told what it told."""
        self.line = line
        """The plan that begins with the step that was made."""
        self.plan = plan
        """The best plan."""

    def decision(self, seat: int) -> tuple[float, float]:
        """The decision's part of what the step changed for the seat that made it, and its standard error."""
        if self.best is self.taken:
            return 0.0, 0.0
        pairs = zip(self.taken.rows, self.best.rows, strict=True)
        lost = [taken[seat] - best[seat] for taken, best in pairs]
        return fmean(lost), error(lost)

    def luck(self, seat: int) -> tuple[float, float]:
        """The part of luck, and its standard error."""
        if self.after is self.taken:
            return 0.0, 0.0
        change = self.after.means[seat] - self.taken.means[seat]
        return change, hypot(self.after.error(seat), self.taken.error(seat))

    def found(self, seat: int, prior: "Verdict | None") -> tuple[float, float]:
        """What the seat could do, less what it was thought to be able to; and the standard error. `prior`: the step before, by another."""
        if prior is None:
            return 0.0, 0.0
        change = self.best.means[seat] - prior.after.means[seat]
        return change, hypot(self.best.error(seat), prior.after.error(seat))


def error(values: list[float]) -> float:
    """The standard error of a mean."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def analyse(match: Match, effort: int = 1) -> Analysis:
    """Look back at a match that is over. `effort` multiplies the steps that are looked at closely and the worlds.

    Raises ChapiteauError `not-over`.
    """
    if not match.state.is_final():
        raise ChapiteauError("not-over", Message("error-record-running"))
    steps = standing(match)
    coach = Coach(match.title, match.state)
    quick = NextStep(match.title.evaluate).plans
    found = [coach.judge(step, quick, 0, WORLDS * effort) for step in steps]
    sizes = [coach.size(steps, found, i) for i in range(len(steps))]
    likeliest = sorted(range(len(steps)), key=lambda i: -sizes[i])[: CLOSER * effort]
    best = registry.at_level(match.title, match.title.meta.levels[-1])
    nodes = best.nodes * 2 // max(match.players, 2)
    # What a step found is held against the step before, so that one is looked at again, too.
    for near in sorted({max(i - before, 0) for i in likeliest for before in (0, 1)}):
        found[near] = coach.judge(steps[near], best.plans, nodes, MORE_WORLDS * effort)
    curve = [
        Point(step.number, step.state.turn, step.seat, verdict.best.means)
        for step, verdict in zip(steps, found, strict=True)
    ]
    curve.append(Point(0, match.state.turn, -1, coach.odds.of(match.state)))
    swings = [swing for i in likeliest if (swing := coach.swing(steps, found, i)) is not None]
    swings.sort(key=lambda swing: -abs(swing.after - swing.before))
    alone = coach.odds.alone
    return Analysis(match.title.meta.id, match.players, alone, curve, swings[:SWINGS])


def standing(match: Match) -> list[Step]:
    """The steps of a match that were not taken back, each with its position before and after."""
    made: list[int] = []
    for index, entry in enumerate(match.entries):
        if entry.undo:
            last = max(i for i in made if match.entries[i].player == entry.player)
            made.remove(last)
        else:
            made.append(index)
    state = match.title.new(
        match.players,
        match.options,
        match.seed,
        match.components,
        box=match.box if match.components is None else "",
        rules_version=match.rules_version,
    )
    steps: list[Step] = []
    for index in made:
        entry = match.entries[index]
        after = state.clone()
        after.apply(entry.player, entry.action)
        steps.append(Step(index + 1, state, entry.player, entry.action, after))
        state = after
    return steps


class Coach:
    """Judges steps of the matches of a title, set up as `state` is."""

    def __init__(self, title: Title, state: State) -> None:
        self.title = title
        self.odds = Odds(title, state)

    def judge(self, step: Step, plans: Plans, nodes: int, worlds: int) -> Verdict:
        """What a step was worth beside the best of `plans`, in so many worlds."""
        rng = Rng(seed_from(step.number))
        state, seat = step.state, step.seat
        guess = state.resample(seat, rng)
        line = plan = [step.action]
        if len(state.legal_actions(seat)) > 1:
            found = plans(guess, seat, nodes, Rng(rng.seed()))
            line = next((one.actions for one in found if one.actions[0] == step.action), line)
            plan = found[0].actions
        lots = [(state.resample(seat, rng), rng.seed()) for _ in range(worlds)]
        until = state.turn + state.players
        taken = self.outcomes(lots, line, seat, until)
        best = taken
        if plan[0] != step.action:
            best = self.outcomes(lots, plan, seat, until)
        if best.means[seat] <= taken.means[seat]:
            best, plan = taken, line
        verdict = Verdict(best, taken, line, plan)
        if learns(step.after, seat):
            lots = [(step.after.resample(seat, rng), rng.seed()) for _ in range(worlds)]
            verdict.after = self.outcomes(lots, [], seat, until)
        return verdict

    def outcomes(
        self, lots: list[tuple[State, bytes]], actions: list[int], seat: int, until: int
    ) -> Outcomes:
        """How a plan comes out in these worlds, with this luck, when the turn number `until` begins."""
        rows: list[list[float]] = []
        policy = Policy(self.title.evaluate)
        for world, seed in lots:
            state = world.clone()
            for action in actions:
                if action not in state.legal_actions(seat):
                    break
                state.advance(seat, action)
                if learns(state, seat):
                    break
            policy.play_on(state, until, Rng(seed))
            rows.append(self.odds.of(state))
        return Outcomes(rows)

    def size(self, steps: list[Step], found: list[Verdict], i: int) -> float:
        """The largest part of what a step changed."""
        return max(abs(change) for change, _ in self.parts(steps, found, i).values())

    def parts(
        self, steps: list[Step], found: list[Verdict], i: int
    ) -> dict[Sort, tuple[float, float]]:
        """What a step changed for the seat that made it, and standard errors."""
        seat = steps[i].seat
        prior = found[i - 1] if i and steps[i - 1].seat != seat else None
        change, doubt = found[i].found(seat, prior)
        return {
            "mistake": found[i].decision(seat),
            "luck": found[i].luck(seat),
            # That others thought too well of a seat is nothing that the seat did.
            "move": (max(change, 0.0), doubt),
        }

    def swing(self, steps: list[Step], found: list[Verdict], i: int) -> Swing | None:
        """The largest part of what a step changed that is beyond doubt; None where that is next to nothing."""
        sure_ones = {
            sort: change
            for sort, (change, doubt) in self.parts(steps, found, i).items()
            if abs(change) > max(DOUBT * doubt, LEAST_ALONE if self.odds.alone else LEAST)
        }
        if not sure_ones:
            return None
        sort = max(sure_ones, key=lambda one: abs(sure_ones[one]))
        step, verdict = steps[i], found[i]
        state, seat = step.state, step.seat
        means = {
            "mistake": verdict.best.means,
            "luck": verdict.taken.means,
            "move": found[i - 1].after.means,
        }
        before = means[sort][seat]
        kinds = state.kinds()
        better = None
        if sort == "mistake":
            label = kinds.choice(state, seat, verdict.plan[0]).label
            better = Better(verdict.plan[0], label, self.why(step, verdict.plan))
        return Swing(
            step=step.number,
            turn=state.turn,
            seat=seat,
            action=step.action,
            label=kinds.choice(state, seat, step.action).label,
            sort=sort,
            before=before,
            after=before + sure_ones[sort],
            better=better,
            reason=self.why(step, verdict.line) if sort == "move" else None,
        )

    def why(self, step: Step, plan: list[int]) -> Message:
        """What a plan is for, as the seat could know it."""
        rng = Rng(seed_from(step.number))
        guess = step.state.resample(step.seat, rng)
        worlds = guesses(guess, step.seat, TOLD, rng)
        return explain(sure(plan, guess, step.seat), worlds, step.seat, self.title.reason)
