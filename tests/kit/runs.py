"""The laws along matches: what is tried at one table with one seed. `test_titles` makes a few of these runs, `tests.soak` very many.

Each raises an AssertionError that names the law.
"""

from collections import Counter

from tests.kit import laws, memory, play, worlds
from tests.kit.cases import Case, is_long

STAYING = ("stay", "circle", "hide")
"""Ways to play that never end a turn: they are stopped after a while."""
SECRETIVE = ("chance", "regret", "hide", "gamble", "stay")
"""Ways to play that bring different things to light."""
LATE = (0, 30, 60, 90)
"""Percent of a match after which two worlds are compared."""


def steps(case: Case, number: int) -> int:
    """How much to try of what takes long: of long titles half as much."""
    return number // 2 if is_long(case.title.meta.id) else number


def against(case: Case, seed: int, way: str) -> None:
    """A whole match by a way that looks for trouble."""
    laws.whole(case, seed, play.ways()[way](), 400 if way in STAYING else 2_000, thorough=60)


def of_one_kind(case: Case, seed: int, kind: str) -> None:
    """A match in which one kind of action is preferred throughout: only swaps, only draws ..."""
    laws.whole(case, seed, play.group(kind), steps(case, 250), thorough=60)


def kinds(case: Case, seed: int) -> list[str]:
    """The kinds of action that come up in a match."""
    match = case.match(seed)
    rng = match.state.chance.stream("kinds")
    found: set[str] = set()
    while not match.state.is_final() and match.revision < 400:
        for player in match.state.to_act():
            found.update(
                choice.group for choice in match.state.kinds().choices(match.state, player)
            )
        play.do(match, play.chance(match, rng))
    return sorted(found)


def secret(case: Case, seed: int, way: str, late: int) -> None:
    """Part of a match in two worlds of one viewer after another."""
    worlds.secrecy(case, seed, play.ways()[way](), steps(case, 250), late)


def remembered(case: Case, seed: int) -> int:
    """A resample after each of some steps draws like the worlds that go on from before it. Gives how many were compared."""
    return memory.remembers(case, seed, play.chance, 250, 250 // steps(case, 16))


def said(case: Case, seed: int) -> int:
    """Every sentence of a match, in both languages. Gives how many there were."""
    match = case.match(seed)
    rng = match.state.chance.stream("texts")
    sentences: set[bytes] = set()
    while not match.state.is_final() and match.revision < steps(case, 300):
        laws.texts(match, max(0, match.revision - 1), sentences)
        play.do(match, play.regret(match, rng))
    laws.texts(match, 0, sentences)
    return len(sentences)


def closed(case: Case, seed: int, tally: Counter[str]) -> None:
    """Count where undo is refused, and whether it must be (`worlds.honest` judges)."""
    worlds.closed(case, seed, play.chance, 200, tally)


def ends(case: Case, seed: int) -> None:
    """A match by chance ends within the bound on turns."""
    state = case.match(seed).state
    rng = state.chance.stream("ends")
    while not state.is_final():
        player = rng.pick(state.to_act())
        state.apply(player, rng.pick(state.legal_actions(player)))
        assert state.turn <= case.max_turns(), "bound: more turns than max_turns"
