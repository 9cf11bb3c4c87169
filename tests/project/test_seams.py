"""Only the registry knows the titles; what import contracts cannot see is looked for in the text."""

import re
from pathlib import Path

import pytest

from chapiteau import registry

ROOT = Path(__file__).parents[2]
SOURCES = [
    *(ROOT / "src/chapiteau").rglob("*.py"),
    *(file for kind in ("ts", "svelte") for file in (ROOT / "web/src").rglob(f"*.{kind}")),
]
# Docstrings may show an example; nothing that runs may name a title.
DOCSTRING = re.compile(r'"""(?:.|\n)*?"""')


@pytest.mark.parametrize("title", registry.names())
def test_nothing_outside_a_room_names_its_title(title: str) -> None:
    spellings = (title, title.replace("-", "_"))
    rooms = (
        ROOT / "src/chapiteau/titles",
        ROOT / "src/chapiteau/registry.py",
        ROOT / "web/src/titles",
    )
    found = [
        source.relative_to(ROOT).as_posix()
        for source in SOURCES
        if not any(source.is_relative_to(room) for room in rooms)
        and ".test." not in source.name
        and any(name in DOCSTRING.sub("", source.read_text("utf-8")) for name in spellings)
    ]
    assert found == []
