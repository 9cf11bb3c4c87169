"""What a title promises of itself, in `tests/titles/<title>/promise.py`: the kit holds it to that, and to no number of its own."""

from dataclasses import dataclass
from importlib import import_module
from typing import Final

from chapiteau import registry


@dataclass(frozen=True)
class Promise:
    """Counts are exact: what grows or shrinks unnoticed is noticed here."""

    rules: int
    """Numbers on its RULES page."""
    values: int
    """Values and lists of values in its component file."""
    kinds: int
    """Kinds of decision."""
    house: bool
    """Whether some of its values are the house's own."""
    undo: bool
    """Whether some steps can be taken back."""
    secrets: bool
    """Whether somebody at one screen must not see what somebody else sees."""
    open_screens: bool
    """Whether at times everybody at one screen may see everything."""
    remembered: int
    """Steps, of a few short matches, after which a resample can be compared with the worlds that go on from before: at least so many."""
    sentences: int
    """Different sentences of one match: at least so many."""
    closed: int
    """Steps within turns, of a few matches, after which undo is refused: at least so many. 0: a turn is one step."""


def promise(name: str) -> Promise:
    """The promise of a registered title."""
    room = registry.folder(name).rpartition(".")[2]
    try:
        found: Promise = import_module(f"tests.titles.{room}.promise").PROMISE
    except ModuleNotFoundError as missing:
        told = f"{name} promises nothing: write tests/titles/{room}/promise.py (docs/contract.md)"
        raise AssertionError(told) from missing
    return found


AT_LEAST: Final = ("remembered", "sentences", "closed")
"""Promises that may be kept more than they say, but for one that says 0."""


def kept(what: str, name: str, found: int) -> None:
    """A title is as it promises. The error says which promise it is, where it stands, and what was found."""
    said = getattr(promise(name), what)
    more = what in AT_LEAST and said > 0
    room = registry.folder(name).rpartition(".")[2]
    assert found == said or (more and found > said), (
        f"tests/titles/{room}/promise.py says {what}={said}, but it is {found}"
    )
