"""What holds in every position and after every step of every title. Each law raises AssertionError with its name first."""

from typing import Any

import msgspec

from chapiteau import record
from chapiteau.chance import Rng
from chapiteau.game import State, bit
from chapiteau.match import Match
from chapiteau.text import Texts
from chapiteau.words import END, SPECTATOR, IllegalAction, Message
from tests.kit import play
from tests.kit.cases import Case
from tests.kit.play import UNDO, Step

HUGE = 1 << 70
PROBES = [-1, 0, 1, HUGE]


def viewers(players: int) -> list[int]:
    """All seats and the spectator."""
    return [*range(players), SPECTATOR]


def fingerprint(case: Case, state: State, *people: int) -> list[Any]:
    """All that can be seen of a position, by everybody or by these viewers only."""
    seen = people or viewers(case.players) + [END] * state.is_final()
    views = [msgspec.json.encode(case.title.view(state, viewer)) for viewer in seen]
    legal = [list(state.legal_actions(player)) for player in range(case.players)]
    return [state.key(), state.turn, state.scores(), legal, views]


def output(case: Case, match: Match, viewer: int, since: int, probes: list[int]) -> bytes:
    """All that leaves the engine for a viewer: view, revision, log after `since`, undo state, choices, errors for `probes` (actions)."""
    parts: list[object] = [match.view(viewer), match.revision_for(viewer), match.log(viewer, since)]
    parts.append(match.undo_state(viewer))
    if viewer >= 0:
        state = match.state
        legal = state.legal_actions(viewer)
        parts += [legal, match.choices(viewer)]
        parts += [state.why_illegal(viewer, action) for action in probes if action not in legal]
    return msgspec.json.encode(parts)


# ---- positions


def position(case: Case, match: Match) -> None:
    """Never stuck; nobody acts off turn; actions and choices agree; the match is still within its bound."""
    state = match.state
    waiting = state.to_act()
    assert waiting == sorted({p for p in waiting if 0 <= p < case.players}), "seats: to_act"
    assert state.current() == (waiting[0] if waiting else -1), "seats: current"
    assert state.turn <= case.max_turns(match.components), "bound: more turns than max_turns"
    for player in range(case.players):
        legal = state.legal_actions(player)
        assert bool(legal) == (player in waiting), "stuck: to_act without actions, or off turn with"
        assert legal == sorted(set(legal)), "actions: not in rising order"
        assert all(0 <= action < len(state.kinds()) for action in legal), "actions: outside"
        choices = match.choices(player)
        assert [choice.action for choice in choices] == legal, "choices: not the legal actions"
        for choice in choices:
            assert not case.rules or choice.rule in case.rules, f"choices: no rule {choice.rule}"
    _results(case, match)


def _results(case: Case, match: Match) -> None:
    state = match.state
    returns, places = state.returns(), state.ranking()
    assert len(returns) == len(places) == len(state.scores()) == case.players, "results: length"
    view = match.view(SPECTATOR)
    assert (view.result is not None) == state.is_final(), "results: shown exactly at the end"
    assert [seat.seat for seat in view.seats] == list(range(case.players)), "results: seats"
    if view.result is None:
        assert not any(returns), "results: before the end"
        return
    assert all((value > 0) == (place == 1) for value, place in zip(returns, places, strict=True))
    by_place = [[p for p in range(case.players) if places[p] == n] for n in sorted(set(places))]
    assert view.result.places == by_place, "results: places"


def conserved(case: Case, match: Match, box: dict[str, int]) -> None:
    """Everything in the box lies in exactly one place."""
    assert case.census(match.state) == box, "census: something was lost or doubled"


def refusals(case: Case, match: Match, rng: Rng, made: list[Step], amount: int) -> None:
    """Whatever is not legal is refused with the rule's number, and nothing changes.

    Tries numbers outside the space, what others may do (foreign), what was done before (doubled, stale), and `amount` more.
    """
    state = match.state
    before = [match.revision, state.learned, fingerprint(case, state)]
    space = len(state.kinds())
    foreign = [action for _, action in play.steps(match)]
    past = [action for _, action in made[-6:] if action != UNDO]
    more = [rng.below(space) for _ in range(amount)]
    for player in (-1, *range(case.players), case.players):
        legal = state.legal_actions(player) if 0 <= player < case.players else []
        for action in (-1, space, space + 1, HUGE, -HUGE, *foreign, *past, *more):
            if action in legal:
                continue
            rule = refused(match, player, action)
            assert not case.rules or rule in case.rules, f"refusal: no rule {rule!r}"
    after = [match.revision, state.learned, fingerprint(case, state)]
    assert after == before, "refusal: something changed"


def refused(match: Match, player: int, action: int) -> str:
    """The number of the rule by which a step is refused."""
    try:
        match.act(player, action)
    except IllegalAction as error:
        return error.rule
    raise AssertionError(f"refusal: player {player} could do {action}")


def texts(match: Match, since: int, said: set[bytes]) -> None:
    """Every message of choices, log and the view of one viewer after another can be said in both languages. `said` remembers those that
    were tried."""
    looking = [match.revision % (match.players + 1) - 1] + [END] * match.state.is_final()
    everything: list[Any] = [match.view(viewer) for viewer in looking]
    choices = [choice for player in range(match.players) for choice in match.choices(player)]
    everything += choices
    everything += match.log(END, since)
    for viewer in viewers(match.players):
        # Each viewer has a numbering of their own.
        everything += match.log(
            viewer, max(0, match.revision_for(viewer) - (match.revision - since))
        )
    groups = {choice.group for choice in choices}
    everything += [Message(f"{match.title.meta.id}-group-{group}") for group in groups]
    for message in messages(everything):
        key = msgspec.json.encode(message)
        if key in said:
            continue
        said.add(key)
        for lang in ("en", "fr"):
            problems = Texts(lang).problems(message)
            assert not problems, f"texts: {problems}"


def messages(value: Any) -> list[Message]:
    """All messages inside structs, lists and mappings; not those inside messages."""
    found: list[Message] = []
    left = [value]
    while left:
        part = left.pop()
        if isinstance(part, Message):
            found.append(part)
        elif isinstance(part, msgspec.Struct):
            left += [getattr(part, name) for name in part.__struct_fields__]
        elif isinstance(part, dict):
            left += part.values()
        elif isinstance(part, list | tuple):
            left += part
    return found


# ---- steps


def step(case: Case, match: Match, made: Step) -> None:
    """Make a step; its preview and `final` must come true, an undo must bring everything back, and who is told nothing notices nothing."""
    unaware = _unaware(case, match, made)
    _step(case, match, made)
    for viewer, before in unaware.items():
        assert output(case, match, viewer, 0, PROBES) == before, (
            f"private: a step that tells viewer {viewer} nothing changes something for that viewer"
        )


def _unaware(case: Case, match: Match, made: Step) -> dict[int, bytes]:
    """What those get who would notice nothing of a step."""
    noticed = play.noticed(match, made)
    return {
        viewer: output(case, match, viewer, 0, PROBES)
        for viewer in viewers(case.players)
        if not noticed & bit(viewer)
    }


def _step(case: Case, match: Match, made: Step) -> None:
    player, action = made
    if action == UNDO:
        match.undo(player)
        return
    # One viewer at each step, by turns: positions with many seats take long to draw for all.
    viewer = match.revision % (case.players + 1) - 1
    before = fingerprint(case, match.state, viewer)
    choice = next(c for c in match.choices(player) if c.action == action)
    match.act(player, action)
    told = match.log(player, match.revision_for(player) - 1)[0].messages
    assert told, "log: the player was told nothing"
    assert told[1 : 1 + len(choice.preview)] == choice.preview, "preview: did not come true"
    allowed = match.undo_state(player).allowed
    assert allowed != choice.final, "preview: final is wrong"
    if not allowed:
        return
    trial = match.fork(match.state.clone())
    trial.undo(player)
    assert fingerprint(case, trial.state, viewer) == before, "undo: did not bring the position back"


# ---- matches


def replay(case: Case, match: Match) -> None:
    """Its entries, played again from its seed, give the same match for every viewer; so does its file."""
    stored = record.of(match)
    assert record.decode(record.encode(stored)) == stored, "replay: the file differs"
    again = Match(case.title, case.players, case.options, match.seed)
    for line in stored.entries:
        assert isinstance(line, str)
        again.enter(again.entry(line))
    assert fingerprint(case, again.state) == fingerprint(case, match.state), "replay: position"
    for viewer in viewers(case.players):
        assert again.log(viewer) == match.log(viewer), "replay: log"
    for player in range(case.players):
        assert again.undo_state(player) == match.undo_state(player), "replay: undo"


class Clones:
    """Clones put aside during a match. At the end each must still be what it was."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.kept: list[tuple[State, list[Any]]] = []

    def keep(self, state: State, rng: Rng) -> None:
        """Put a clone aside, and play a few steps with another, which must not touch the original."""
        clone, other = state.clone(), state.clone()
        seen = fingerprint(self.case, clone)
        assert fingerprint(self.case, state) == seen, "clone: is not equal"
        for _ in range(8):
            legal = other.legal_actions(other.current())
            if legal:
                other.apply(other.current(), legal[rng.below(len(legal))])
        assert fingerprint(self.case, state) == seen, "clone: changing it changes the original"
        self.kept.append((clone, seen))

    def check(self) -> None:
        """Everything that was put aside is unchanged."""
        for clone, seen in self.kept:
            assert fingerprint(self.case, clone) == seen, "clone: changed by a later step"


def whole(case: Case, seed: int, way: play.Way, limit: int, thorough: int = 8) -> Match:
    """Play a match (up to `limit` steps) by `way`, all laws checked: positions, refusals, clones and texts at every `thorough`-th."""
    match = case.match(seed)
    rng = match.state.chance.stream(f"kit-{seed}")
    box = case.census(match.state)
    clones = Clones(case)
    made: list[Step] = []
    while not match.state.is_final() and len(made) < limit:
        position(case, match)
        if len(made) % thorough == 0:
            refusals(case, match, rng, made, 12)
            clones.keep(match.state, rng)
        chosen = way(match, rng)
        step(case, match, chosen)
        conserved(case, match, box)
        made.append(chosen)
    position(case, match)
    refusals(case, match, rng, made, 12)
    clones.check()
    replay(case, match)
    return match
