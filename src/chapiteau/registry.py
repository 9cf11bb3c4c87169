"""The titles by name. The only module outside `titles/` that knows them; it loads rules only when they are asked for."""

import copyreg
from functools import cache
from importlib import import_module
from typing import Any

from chapiteau.title import Meta, Title
from chapiteau.words import ChapiteauError, Message

_ROOMS = {
    "flip-circus": "chapiteau.titles.flip_circus",
    "aramini-circus": "chapiteau.titles.aramini_circus",
    "drum-roll": "chapiteau.titles.drum_roll",
    "the-magnificent": "chapiteau.titles.the_magnificent",
}


def names() -> list[str]:
    """Ids of all titles, in the order in which the page shows them."""
    return list(_ROOMS)


@cache
def meta(name: str) -> Meta:
    """The title page of a title, without loading its rules. Raises ChapiteauError `unknown-title`."""
    found: Meta = import_module(_room(name) + ".meta").META
    return found


@cache
def title(name: str) -> Title:
    """A title, ready to play. Raises ChapiteauError `unknown-title`."""
    found: Title = import_module(_room(name) + ".title").TITLE
    return found


def _by_name(found: Title) -> tuple[Any, ...]:
    """A title is copied and sent by its name, so that it is the same one afterwards; one that is not registered as any other object."""
    name = found.meta.id
    if name in _ROOMS and title(name) is found:
        return title, (name,)
    reduced = found.__reduce_ex__(4)
    assert isinstance(reduced, tuple)
    return reduced


copyreg.pickle(Title, _by_name)


def folder(name: str) -> str:
    """The package of a title's room, for its texts and RULES pages (`importlib.resources.files`)."""
    return _room(name)


def _room(name: str) -> str:
    try:
        return _ROOMS[name]
    except KeyError:
        raise ChapiteauError(
            "unknown-title", Message("error-title", {"title": name, "known": ", ".join(_ROOMS)})
        ) from None
