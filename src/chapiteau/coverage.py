"""Whether every rule of a title is written, translated, cited by its code and enforced by a test.

Rule numbers are those of `RULES.en.md`, each at the beginning of its own paragraph in bold (`**FC-3.2**`). A test enforces the
numbers of its mark, `@pytest.mark.rule("FC-3.2")`, which are read from the source without running anything.
"""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from chapiteau import registry


class Coverage(NamedTuple):
    """Rule numbers in the order of the page."""

    numbers: list[str]
    untested: list[str]
    untranslated: list[str]
    """In one of RULES.en.md and RULES.fr.md only."""
    uncited: list[str]
    """Not named anywhere in the title's code."""
    unknown: list[str]
    """Named by a test or by the code, but not on the page."""

    @property
    def complete(self) -> bool:
        return not (self.untested or self.untranslated or self.uncited or self.unknown)


def page(title: str, lang: str) -> str:
    """The RULES page of a title, as Markdown."""
    return (files(registry.folder(title)) / f"RULES.{lang}.md").read_text("utf-8")


def numbers(text: str, prefix: str) -> list[str]:
    """The rule numbers that a RULES page explains, in its order."""
    return list(dict.fromkeys(re.findall(rf"\*\*({prefix}-\d+(?:\.\d+)*[a-z]?)\*\*", text)))


def tests_folder() -> Path | None:
    """The tests of this checkout; None in an installed package."""
    folder = Path(__file__).resolve().parents[2] / "tests"
    return folder if (folder / "kit").is_dir() else None


def measure(title: str, tests: Path) -> Coverage:
    """Compare the RULES pages of a title with its code and with the tests below a folder."""
    prefix = registry.meta(title).prefix
    english = numbers(page(title, "en"), prefix)
    french = numbers(page(title, "fr"), prefix)
    sources = [file.read_text("utf-8") for file in tests.rglob("test_*.py")]
    tested = {
        number
        for source in sources
        if f"{prefix}-" in source
        for number in marked(source)
        if number.startswith(f"{prefix}-")
    }
    pattern = re.compile(rf"\b{prefix}-\d+(?:\.\d+)*(?:[a-z]\b)?")
    cited = {
        number
        for source in _sources(files(registry.folder(title)))
        for number in pattern.findall(source.read_text("utf-8"))
    }
    known = set(english) | {number.partition(".")[0] for number in english}
    return Coverage(
        numbers=english,
        untested=[number for number in english if number not in tested],
        untranslated=sorted(set(english) ^ set(french)),
        uncited=[number for number in english if number not in cited],
        unknown=sorted((tested | cited) - known),
    )


def marked(source: str) -> Iterator[str]:
    """The rule numbers in the `@pytest.mark.rule(...)` of a test module, wherever they stand (`pytestmark` too)."""
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "rule"
            and ast.unparse(node.func) == "pytest.mark.rule"
        ):
            yield from (
                argument.value
                for argument in node.args
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
            )


def _sources(folder: Traversable) -> Iterator[Traversable]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _sources(entry)
        elif entry.name.endswith(".py"):
            yield entry
