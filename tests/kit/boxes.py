"""Whole random matches with a box of one's own."""

from collections.abc import Mapping
from typing import Any

from chapiteau import record
from chapiteau.chance import seed_from
from chapiteau.match import Match
from tests.kit import cases, laws


def whole(
    name: str, players: int, options: Mapping[str, Any], components: Mapping[str, Any], seed: int
) -> Match:
    """Play a match to its end. At each step choices are the legal actions, nothing is lost, and everything in views, choices and log can be
    said in both languages; at the end the record plays again."""
    case = cases.case(name, players, options)
    match = Match(case.title, players, options, seed_from(seed), components)
    rng = match.state.chance.stream("own box")
    box = case.census(match.state)
    said: set[bytes] = set()
    while not match.state.is_final():
        laws.position(case, match)
        laws.texts(match, max(0, match.revision - 1), said)
        player = rng.pick(match.state.to_act())
        laws.step(case, match, (player, rng.pick(match.state.legal_actions(player))))
        laws.conserved(case, match, box)
    laws.position(case, match)
    laws.texts(match, 0, said)
    stored = record.of(match)
    assert stored.components == components
    again = record.replay(record.decode(record.encode(stored)), match.seed)
    assert again.state.key() == match.state.key()
    return match
