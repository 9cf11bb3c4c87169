"""Many assertions in one visit: each is noted with its name, and the test goes on."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Error

ANSI = re.compile(r"\x1b\[[0-9;]*m")
LONGEST = 1500


class Checks:
    """What did not hold so far."""

    def __init__(self) -> None:
        self.problems: list[str] = []

    @contextmanager
    def __call__(self, name: str) -> Iterator[None]:
        """Note what fails in this block under a name that begins with the number of its criterion: "ux 48: one tab stop"."""
        try:
            yield
        except (AssertionError, Error) as error:
            # Without the long picture of the page that the browser adds.
            said = ANSI.sub("", str(error)).partition("Aria snapshot")[0].strip() or "does not hold"
            self.problems.append(f"{name}: {said[:LONGEST]}")

    def told(self) -> str:
        return "\n".join(["not as it should be:", *self.problems])
