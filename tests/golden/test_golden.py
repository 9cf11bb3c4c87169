"""The golden playthroughs: the same text, byte for byte, in the interpreted and in the compiled build."""

from collections.abc import Iterator

import pytest

from chapiteau.title import Options
from tests.golden import write
from tests.kit.cases import slow_if_long

pytestmark = pytest.mark.engine


def tables() -> Iterator[object]:
    """Every table that has a file. The quick checks play only one of a long title."""
    for name, players, options in write.tables():
        yield pytest.param(
            *(name, players, options),
            id=f"{write.file(name, players, options).stem}-{name}",
            marks=slow_if_long(name, players != 2 or options),
        )


@pytest.mark.parametrize(("name", "players", "options"), list(tables()))
def test_playthrough(name: str, players: int, options: Options) -> None:
    expected = write.file(name, players, options).read_text("utf-8")
    found = write.text(name, players, options, write.seed_of(expected))
    assert found.splitlines() == expected.splitlines()


def test_no_file_is_left_over() -> None:
    found = {path.relative_to(write.FOLDER) for path in write.FOLDER.rglob("*.txt")}
    assert found == {write.file(*table).relative_to(write.FOLDER) for table in write.tables()}


@pytest.mark.parametrize("name", sorted({table[0] for table in write.tables()}))
def test_playthroughs_show_secrets_to_their_owners_only(name: str) -> None:
    """What a playthrough is for: some seat sees or is told what the others do not."""
    texts = [path.read_text("utf-8") for path in (write.FOLDER / name).glob("*.txt")]
    assert any("  told to seat" in text for text in texts)
