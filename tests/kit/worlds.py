"""Secrecy and undo, proved by playing the same steps in two worlds that a viewer cannot tell apart.

The other world is `resample`d. As long as the viewer learns nothing, whatever leaves the engine for the viewer must be the same, byte
for byte, in both: view, choices with their previews, log, undo state, errors. Where undo is allowed nobody has learned anything,
so then this holds for every viewer: that is why undo cannot cheat.
"""

from collections import Counter

from chapiteau.chance import Rng
from chapiteau.game import bit
from chapiteau.match import Match
from chapiteau.words import Message
from tests.kit import play
from tests.kit.cases import Case
from tests.kit.laws import HUGE, output, viewers
from tests.kit.play import UNDO, Step


class Pair:
    """The match and another world of it for one viewer, from now on."""

    def __init__(self, case: Case, match: Match, viewer: int, rng: Rng) -> None:
        self.case = case
        self.viewer = viewer
        self.since = match.revision_for(viewer)
        self.rng = rng
        self.secretive: set[int] = set()
        """Players who did something that the viewer did not notice: until they come out with it they may stand elsewhere in each world."""
        # Both without what could be taken back before: the other world's past is not known.
        self.real = match.fork(match.state.clone())
        self.real.close()
        self.other = self.real.fork(match.state.resample(viewer, rng))
        space = len(match.state.kinds())
        self.probes = [-1, space, HUGE, *(rng.below(space) for _ in range(12))]

    def compare(self, law: str) -> None:
        """The viewer must not be able to tell the two apart."""
        args = (self.viewer, self.since, self.probes)
        real, other = (output(self.case, match, *args) for match in (self.real, self.other))
        assert real == other, (
            f"{law}: viewer {self.viewer} tells two worlds apart\n{_difference(real, other)}"
        )

    def step(self, made: Step) -> bool:
        """Make a step in both worlds and compare. False: they part here, because the viewer learned something or another
        player's step is not possible in the other world.

        Steps that the viewer does not notice are made in one world only, and now and then others in the other."""
        player, action = made
        if not play.noticed(self.real, made) & bit(self.viewer):
            play.do(self.real, made)
            self.secretive.add(player)
        elif action == UNDO:
            assert self.other.undo_state(player).allowed, "undo: allowed in one world only"
            play.do(self.real, made)
            self.other.undo(player)
        else:
            self._wander(player)
            other = self._follow(made)
            if other is None:
                return False
            play.do(self.real, made)
            self.other = other
            self.secretive.discard(player)
            if (self.real.state.learned | self.other.state.learned) & bit(self.viewer):
                return False
        self.compare("secrecy")
        return True

    def _wander(self, player: int) -> None:
        """In the other world, sometimes: `player` does something that the viewer does not notice, and takes it back."""
        steps = [(player, action) for action in self.other.state.legal_actions(player)]
        if player == self.viewer or not steps or self.rng.below(3):
            return
        for _ in range(4):
            step = steps[self.rng.below(len(steps))]
            trial = self.other.fork(self.other.state.clone())
            play.do(trial, step)
            if not trial.noticed() & bit(self.viewer):
                self.other = trial
                self.compare("private")
                if trial.undo_state(player).allowed:
                    trial.undo(player)
                    self.compare("private")
                return

    def _follow(self, made: Step) -> Match | None:
        """The other world after the step that tells the viewer the same as `made` in the real one: the same step, or one that its player
        comes to by others, which the viewer does not notice. None: there is none."""
        player, action = made
        if player == self.viewer:
            assert action in self.other.state.legal_actions(player), "secrecy: own actions differ"
            return _after(self.other, made)
        if player not in self.secretive:
            return _after(self.other, made) if self._possible(made) else None
        told = _last(_after(self.real, made), self.viewer)
        for _ in range(12):
            world = self.other
            for _ in range(8):
                legal = world.state.legal_actions(player)
                if not legal:
                    break
                world = _after(world, (player, legal[self.rng.below(len(legal))]))
                if world.noticed() & bit(self.viewer):
                    if _last(world, self.viewer) == told:
                        return world
                    break
        return None

    def _possible(self, made: Step) -> bool:
        player, action = made
        return action in self.other.state.legal_actions(player)


def _after(match: Match, step: Step) -> Match:
    """The match after a step, without making it."""
    new = match.fork(match.state.clone())
    play.do(new, step)
    return new


def _last(match: Match, viewer: int) -> list[Message]:
    """What the last step told a viewer who noticed it."""
    return match.log(viewer, match.revision_for(viewer) - 1)[0].messages


def _difference(real: bytes, other: bytes) -> str:
    """Where two outputs part."""
    pairs = zip(real, other, strict=False)
    at = next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(real), len(other)))
    start = max(0, at - 120)
    return f"real:  {real[start : at + 120]!r}\nother: {other[start : at + 120]!r}"


def secrecy(case: Case, seed: int, way: play.Way, limit: int, late: int = 0) -> None:
    """Play up to `limit` steps by `way`, each in two worlds of a viewer; viewers change whenever the worlds part.

    `late`: begin after so many percent of a match by chance.
    """
    match = case.match(seed)
    play.skip(match, late)
    rng = match.state.chance.stream(f"worlds-{seed}")
    people = viewers(case.players)
    pair: Pair | None = None
    for _ in range(limit):
        if match.state.is_final():
            break
        if pair is None:
            # Of a match that is over everything may be known; until then nobody is told apart by a resample alone.
            pair = Pair(case, match, people[rng.below(len(people))], rng)
            pair.compare("resample")
        chosen = way(pair.real, rng)
        play.do(match, chosen) if chosen[1] != UNDO else match.undo(chosen[0])
        if not pair.step(chosen) or rng.below(12) == 0:
            pair = None


def endings(case: Case, seed: int, decisions: int) -> None:
    """At the last decisions of a match, previews included, nothing shows that only the end brings to light."""
    match = case.match(seed)
    rng = match.state.chance.stream(f"endings-{seed}")
    made: list[Step] = []
    while not match.state.is_final():
        made.append(play.chance(match, rng))
        play.do(match, made[-1])
    match = case.match(seed)
    for number, step in enumerate(made):
        if number >= len(made) - decisions:
            for viewer in viewers(case.players):
                Pair(case, match, viewer, rng).compare("ending")
        play.do(match, step)


def closed(case: Case, seed: int, way: play.Way, limit: int, tally: Counter[str]) -> None:
    """Count by kind of action, inside turns: how often undo was refused ("draw"), and how often somebody could be seen to
    learn something ("draw!"). Undo refused where nothing can ever be learned is a fault (`honest`)."""
    match = case.match(seed)
    rng = match.state.chance.stream(f"closed-{seed}")
    for _ in range(limit):
        if match.state.is_final():
            break
        player, action = way(match, rng)
        group = next(c.group for c in match.choices(player) if c.action == action)
        turn, before = match.state.turn, match.fork(match.state.clone())
        before.close()
        match.act(player, action)
        state = match.state
        if state.turn != turn or player not in state.to_act():
            continue
        if match.undo_state(player).allowed:
            assert state.learned == 0, "undo: allowed though somebody learned something"
        else:
            assert state.learned, "undo: refused though nobody learned anything"
            tally[group] += 1
            if tally[group + "!"] < 3 and surprising(case, before, (player, action), rng):
                tally[group + "!"] += 1


def surprising(case: Case, before: Match, made: Step, rng: Rng) -> bool:
    """Whether some viewer could not have foretold everything that the step showed."""
    real = before.fork(before.state.clone())
    real.act(*made)
    for viewer in viewers(case.players):
        for _ in range(4):
            other = before.fork(before.state.resample(viewer, rng))
            since = before.revision_for(viewer)
            if made[1] not in other.state.legal_actions(made[0]):
                # That it could be done at all is news, if it is seen: a bonus card is played that lay hidden in a hand.
                if output(case, real, viewer, since, []) != output(case, before, viewer, since, []):
                    return True
                continue
            other.act(*made)
            if output(case, real, viewer, since, []) != output(case, other, viewer, since, []):
                return True
    return False


def honest(tally: Counter[str]) -> None:
    """No kind of action closes undo without ever teaching anybody anything."""
    for group, refused in tally.items():
        if not group.endswith("!") and refused >= 12:
            assert tally[group + "!"], f"undo: {group} was refused {refused} times for nothing"
