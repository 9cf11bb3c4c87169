"""Whether both builds play alike: `python -m tests.kit.builds TITLE SEED` writes matches of a title down, a line for each position.

Every table plays one match to its end, by chance. A line holds a digest of each thing that the engine gives; views, choices and what
bots reckon with, which take long, at every `SELDOM`-th position and of one viewer or player by turns.
"""

import hashlib
import sys
from collections.abc import Iterator
from itertools import zip_longest

import msgspec

from chapiteau import registry
from chapiteau.chance import Rng
from chapiteau.match import Match
from tests.kit import play
from tests.kit.cases import Case, case, tables

SELDOM = 7


def lines(name: str, seed: int) -> Iterator[str]:
    """All positions of one match at each table of a title."""
    for players, options in tables(registry.meta(name)):
        at = case(name, players, options)
        match = at.match(seed)
        rng = match.state.chance.stream("builds")
        number = 0
        while True:
            found = parts(at, match, number, rng)
            digests = (f"{part}={_digest(value)}" for part, value in found.items())
            yield f"{at}, step {number}: {' '.join(digests)}"
            if match.state.is_final():
                break
            play.do(match, play.chance(match, rng))
            number += 1


def parts(at: Case, match: Match, number: int, rng: Rng) -> dict[str, object]:
    """What the engine gives at a position, by name."""
    state, players = match.state, range(at.players)
    viewer = number // SELDOM % (at.players + 1) - 1
    world = state.resample(viewer, rng)
    tried = [rng.below(len(state.kinds())) for _ in range(4)]
    found: dict[str, object] = {
        "key": [state.key(), state.turn, state.learned],
        "results": [state.scores(), state.returns(), state.ranking()],
        "legal": [state.to_act(), [list(state.legal_actions(player)) for player in players]],
        "told": state.events,
        "resample": world.key(),
        "refusals": [
            state.why_illegal(player, action)
            for player in players
            for action in tried
            if action not in state.legal_actions(player)
        ],
    }
    if number % SELDOM == 0 or state.is_final():
        found["view"] = match.view(viewer)
        found["log"] = match.log(viewer)
        found["undo"] = [match.undo_state(player) for player in players]
        found["choices"] = match.choices(max(state.current(), 0))
        found["worth"] = [repr(at.title.evaluate(world, player)) for player in players]
    return found


def _digest(value: object) -> str:
    return hashlib.sha256(msgspec.json.encode(value)).hexdigest()[:10]


def first_difference(one: list[str], two: list[str]) -> str:
    """Where two writings part, and in what; "" where they do not."""
    for a, b in zip_longest(one, two, fillvalue=""):
        if a != b:
            where = (a or b).partition(":")[0]
            apart = [
                part.partition("=")[0]
                for part, other in zip_longest(a.split(" "), b.split(" "), fillvalue="")
                if part != other
            ]
            return f"{where}: {', '.join(apart) if a and b else 'only one goes on'}"
    return ""


if __name__ == "__main__":
    for line in lines(sys.argv[1], int(sys.argv[2])):
        print(line)
