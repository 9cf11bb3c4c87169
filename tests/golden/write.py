"""Write the golden playthroughs anew: `python -m tests.golden.write [TITLE ...]`. Read what changed before committing it.

One file for each of the tables that stand for all (`some_tables`).
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from chapiteau import registry
from chapiteau.chance import seed_from
from chapiteau.match import Match
from chapiteau.playthrough import playthrough
from chapiteau.title import Options
from tests.kit.cases import some_tables

FOLDER = Path(__file__).parent
LONG = 40
"""Steps that a playthrough has at least, if any match of the title has so many."""
TRIED = 100
"""Seeds among which such a match is looked for."""


def tables() -> Iterator[tuple[str, int, Options]]:
    """Every table that has a file: (title, players, options)."""
    for name in registry.names():
        for players, options in some_tables(registry.meta(name)):
            yield name, players, options


def file(name: str, players: int, options: Options) -> Path:
    """Where the playthrough of a table lies."""
    chosen = [f"{option}-{str(value).lower()}" for option, value in options.items()]
    return FOLDER / name / f"{'-'.join(chosen) or 'default'}-{players}.txt"


def text(name: str, players: int, options: Options, seed: int) -> str:
    """The playthrough of a table, the seed in its first line."""
    match = Match(registry.title(name), players, options, seed_from(seed))
    return "\n".join([f"seed {seed}", *playthrough(match, 12, 3)]) + "\n"


def seed_of(text: str) -> int:
    """The seed of a playthrough."""
    return int(text.split(maxsplit=2)[1])


def good_seed(name: str, players: int, options: Options) -> int:
    """The first seed of a match that is not over at once: random players agree to draws, or end many turns in a row. Of a title whose
    matches are all short, the seed of the longest."""
    lengths: dict[int, int] = {}
    for seed in range(1, TRIED + 1):
        match = Match(registry.title(name), players, options, seed_from(seed))
        rng = match.state.chance.stream("playthrough")
        while not match.state.is_final() and match.revision < LONG:
            player = rng.pick(match.state.to_act())
            match.act(player, rng.pick(match.state.legal_actions(player)))
        lengths[seed] = match.revision
        if match.revision == LONG:
            return seed
    return max(lengths, key=lengths.__getitem__)


def main(names: list[str]) -> None:
    for table in tables():
        if names and table[0] not in names:
            continue
        path = file(*table)
        path.parent.mkdir(exist_ok=True)
        path.write_text(text(*table, good_seed(*table)), "utf-8")
        print(path.relative_to(FOLDER))


if __name__ == "__main__":
    main(sys.argv[1:])
