"""Matches of every kind, to be looked at step by step."""

from collections.abc import Iterator

from chapiteau.record import Match
from chapiteau.titles.drum_roll.rules.actions import CARD_FIRE, DONE, MOVE

KINDS = [
    (2, {"edition": "first"}),
    (2, {"organized": "once"}),
    (3, {}),
    (4, {"edition": "first"}),
]


def matches() -> Iterator[Match]:
    """One match of each kind, not begun."""
    for seed, (players, options) in enumerate(KINDS):
        yield Match.start("drum-roll", players, options, bytes([seed + 7]) * 32)


def played(match: Match, every: int = 1) -> Iterator[Match]:
    """The match at every so many of its decisions, and at its end. Chance decides, but nobody is let go, and "done" is said only now and
    then, so that circuses grow and all that can happen does."""
    rng = match.state.chance.stream("views")
    step = 0
    while not match.state.is_final():
        if step % every == 0:
            yield match
        step += 1
        player = rng.pick(match.state.to_act())
        legal = match.state.legal_actions(player)
        busy = [a for a in legal if a != DONE and not CARD_FIRE <= a < MOVE]
        match.act(player, rng.pick(busy if busy and rng.below(8) else legal))
    yield match
