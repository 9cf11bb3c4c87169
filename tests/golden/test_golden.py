"""The golden playthroughs: the same text, byte for byte; one of each title in both builds (`tests/kit/test_builds.py` shows that they play
alike), most of the long ones in the quicker one."""

import re
from collections.abc import Iterator

import pytest

from chapiteau.title import Options
from tests.golden import write
from tests.kit.cases import is_long
from tests.kit.promise import kept

pytestmark = pytest.mark.engine

SECRET = re.compile(r"^  (?:told to )?seat \d+\n(?:    hint.*\n)?    (?!hint)\w", re.M)
"""A seat sees something besides its hint, or is told something, that is not for everybody."""


def tables() -> Iterator[object]:
    """Every table that has a file. Plain Python plays only one of a long title."""
    for name, players, options in write.tables():
        yield pytest.param(
            *(name, players, options),
            id=f"{write.file(name, players, options).stem}-{name}",
            marks=[pytest.mark.long] if is_long(name) and (players != 2 or options) else [],
        )


@pytest.mark.parametrize(("name", "players", "options"), list(tables()))
def test_playthrough(name: str, players: int, options: Options) -> None:
    path = write.file(name, players, options)
    assert path.exists(), f"no playthrough: python -m tests.golden.write {name}"
    expected = path.read_text("utf-8")
    found = write.text(name, players, options, write.seed_of(expected))
    assert found.splitlines() == expected.splitlines()


def test_no_file_is_left_over() -> None:
    found = {path.relative_to(write.FOLDER) for path in write.FOLDER.rglob("*.txt")}
    assert found == {write.file(*table).relative_to(write.FOLDER) for table in write.tables()}


@pytest.mark.parametrize("name", sorted({table[0] for table in write.tables()}))
def test_playthroughs_show_secrets_to_their_owners_only(name: str) -> None:
    """What a playthrough is for: some seat sees or is told what the others do not."""
    texts = [path.read_text("utf-8") for path in (write.FOLDER / name).glob("*.txt")]
    kept("secrets", name, any(SECRET.search(text) for text in texts))
