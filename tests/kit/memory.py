"""Whether `resample` remembers and learns right, step by step: fairness of every position, by induction.

Take worlds that a viewer cannot tell from a position, make the same step in all, and keep those in which the viewer sees what really
happened. These are the worlds that fit the position after the step, so a resample there must draw like them. If that holds for every
step, and the first resample of a match is fair, all are: nothing once seen is forgotten, and nothing is known too early.

Steps of others are compared only where they could be made in all worlds alike and the viewer sees which one it was. That a player
could or did play a card is no evidence (titles say so), but making the same step in a world would turn it into evidence.
"""

from collections import Counter
from itertools import zip_longest

import msgspec

from chapiteau.chance import Rng
from chapiteau.game import State, bit
from chapiteau.words import Message
from tests.kit import play
from tests.kit.cases import Case
from tests.kit.chi_square import likeness
from tests.kit.laws import viewers
from tests.kit.play import Step

ENOUGH = 100
Key = tuple[int, ...]


def remembers(case: Case, seed: int, way: play.Way, limit: int, every: int) -> int:
    """Play up to `limit` steps and compare at every `every`-th, for a viewer drawn each time. Gives how many were compared."""
    match = case.match(seed)
    rng = match.state.chance.stream(f"memory-{seed}")
    people = viewers(case.players)
    compared = 0
    for number in range(limit):
        if match.state.is_final():
            break
        step = way(match, rng)
        if number % every == 0:
            viewer = people[rng.below(len(people))]
            compared += _compare(case, match.state, step, viewer, rng)
        match.act(*step)
    return compared


def _compare(case: Case, before: State, step: Step, viewer: int, rng: Rng) -> bool:
    """Compare one step for one viewer. False where it cannot be compared."""
    after = _after(before, step)
    if after.is_final():
        return False
    if not play.noticed_in(before, step) & bit(viewer):
        # What the viewer did not notice is in no resample.
        samples = [[s.resample(viewer, rng).key() for _ in range(ENOUGH)] for s in (before, after)]
        alike(samples[0], samples[1], f"viewer {viewer}, unnoticed step {step}")
        return True
    own, learned = step[0] == viewer, after.learned & bit(viewer)
    if not own and (learned or _secret(case, before, step, viewer)):
        return False
    kept: list[Key] = []
    for tried in range(20 * ENOUGH):
        if tried == 2 * ENOUGH and len(kept) < ENOUGH // 20:
            return False  # What happened is so rare that there will not be enough.
        world = before.resample(viewer, rng)
        if step[1] not in world.legal_actions(step[0]):
            return False
        world.telling = True
        world.apply(*step)
        # Who learns nothing sees the same in all worlds: that is the law of secrecy, and need not be tried again here.
        if not learned or _like(case, world, after, viewer):
            kept.append(world.key())
            if len(kept) == 2 * ENOUGH:
                break
    if len(kept) < ENOUGH:
        return False
    drawn = [after.resample(viewer, rng).key() for _ in range(2 * ENOUGH)]
    alike(kept, drawn, f"viewer {viewer}, step {step}")
    return True


def _secret(case: Case, before: State, step: Step, viewer: int) -> bool:
    """Whether another step of the same player would have looked the same to the viewer."""
    player, action = step
    after = _after(before, step)
    others = [other for other in before.legal_actions(player) if other != action]
    return any(_like(case, _after(before, (player, other)), after, viewer) for other in others)


def _after(state: State, step: Step) -> State:
    """The position after a step, with what the step told."""
    trial = state.clone()
    trial.telling = True
    trial.apply(*step)
    return trial


def _like(case: Case, one: State, two: State, viewer: int) -> bool:
    """Whether a viewer was told the same in both and sees the same; in this order, because views take long."""
    return _told(one, viewer) == _told(two, viewer) and _seen(case, one, viewer) == _seen(
        case, two, viewer
    )


def _told(state: State, viewer: int) -> list[Message]:
    return [event.message for event in state.events if event.audience & bit(viewer)]


def _seen(case: Case, state: State, viewer: int) -> bytes:
    return msgspec.json.encode(case.title.view(state, viewer))


def alike(one: list[Key], two: list[Key], where: str) -> None:
    """Both samples come from one distribution, as far as each place of the keys tells (chi-square, one false alarm in 10 million)."""
    columns = [list(zip_longest(*sample, fillvalue=-99)) for sample in (one, two)]
    for place, (ours, theirs) in enumerate(zip_longest(*columns)):
        # A place that one sample never reaches is missing in all of it.
        counts = [
            Counter(ours if ours is not None else [-99] * len(one)),
            Counter(theirs if theirs is not None else [-99] * len(two)),
        ]
        values = sorted(set(counts[0]) | set(counts[1]))
        if len(values) > 1:
            rows = [[count[value] for value in values] for count in counts]
            assert likeness(*rows) > 1e-7, (
                f"memory: {where}: place {place} of the key is {counts[0]} in worlds that go on, "
                f"{counts[1]} in resamples"
            )
