"""The numbers of docs/perft.md: read by the tests, written anew by `python -m tests.engine.perft_page`."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from chapiteau import registry
from chapiteau.chance import seed_from
from chapiteau.console import read_options
from chapiteau.perft import Depth, count

PAGE = Path(__file__).resolve().parents[2] / "docs/perft.md"
ROW = re.compile(r"^\| ([a-z-]+) \| (\d+) \|([^|]*)\| (\d+) \| (\d+) \|(.*)\n", re.M)


class Table(NamedTuple):
    """A match to count from, as the page names it."""

    title: str
    players: int
    options: str
    seed: int


def written() -> dict[Table, list[Depth]]:
    """What the page says, in its order."""
    found: dict[Table, list[Depth]] = {}
    for row in ROW.finditer(PAGE.read_text("utf-8")):
        table = Table(row[1], int(row[2]), row[3].strip(), int(row[4]))
        numbers = [int(cell) if cell.strip() else 0 for cell in row[6].strip(" |").split("|")]
        paths, positions, final = (numbers * 3)[:3]
        found.setdefault(table, []).append(Depth(int(row[5]), paths, positions, final))
    return found


def counted(table: Table, depth: int) -> list[Depth]:
    """The numbers of the rules, from depth 1."""
    title = registry.title(table.title)
    options = read_options(title.meta, table.players, table.options.split())
    state = title.new(table.players, options, seed_from(table.seed))
    return list(count(state, depth))[1:]


def rows() -> Iterator[str]:
    """The rows of the page, counted anew to the depths that it has now."""
    for table, depths in written().items():
        for line in counted(table, depths[-1].depth):
            cells = [table.title, table.players, table.options, table.seed, *line]
            yield "| " + " | ".join(str(cell) for cell in cells).replace("|  |", "| |") + " |\n"


def main() -> None:
    page = PAGE.read_text("utf-8")
    first = ROW.search(page)
    assert first is not None
    PAGE.write_text(page[: first.start()] + "".join(rows()), "utf-8")


if __name__ == "__main__":
    main()
