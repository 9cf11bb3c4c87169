"""`chapiteau` with table seeds that are known before, so that a browser test meets the same matches each time.

The seeds follow from the file `luck.txt` in the data folder and from how many tables were made since it was written. Those that were used
are written down in `seeds.txt`, for whoever has to look at a match again.
"""

import hashlib
import sys
from pathlib import Path

LUCK = "luck.txt"
SEEDS = "seeds.txt"


def seed(luck: str, number: int) -> bytes:
    """The seed of one of the tables of a test."""
    return hashlib.sha256(f"{luck} {number}".encode()).digest()


class Seeds:
    """Stands in for `chance.new_seed`."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / LUCK
        self._used = folder / SEEDS
        self._luck = ""
        self._number = 0

    def __call__(self) -> bytes:
        luck = self._file.read_text() if self._file.exists() else ""
        self._number = self._number + 1 if luck == self._luck else 1
        self._luck = luck
        found = seed(luck, self._number)
        with self._used.open("a") as used:
            used.write(f"{found.hex()} {luck}\n")
        return found


if __name__ == "__main__":
    from chapiteau.cli import main
    from chapiteau.server import tables

    vars(tables)["new_seed"] = Seeds(Path(sys.argv[sys.argv.index("--data") + 1]))
    main()
