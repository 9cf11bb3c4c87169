"""Computer players by name, as people write them: `random`, `greedy`."""

from collections.abc import Callable

from chapiteau.players.base import Player
from chapiteau.players.greedy import GreedyPlayer
from chapiteau.players.random_player import RandomPlayer
from chapiteau.title import Title
from chapiteau.words import ChapiteauError, Message

_MAKERS: dict[str, Callable[[Title], Player]] = {
    "random": lambda title: RandomPlayer(),
    "greedy": lambda title: GreedyPlayer(title.evaluate, title.reason, title.effort),
}

_QUICK = {"random"}


def names() -> list[str]:
    """Names of all computer players, weakest first."""
    return list(_MAKERS)


def is_quick(name: str) -> bool:
    """Whether a player decides at once, so that nobody should wait for it."""
    return name in _QUICK


def check(name: str) -> str:
    """The name itself. Raises ChapiteauError `unknown-player` for one that nobody bears; the message lists the known ones."""
    if name not in _MAKERS:
        raise ChapiteauError(
            "unknown-player",
            Message("error-player-unknown", {"player": name, "known": ", ".join(_MAKERS)}),
        )
    return name


def make(name: str, title: Title) -> Player:
    """The player of that name, for one title. Raises ChapiteauError `unknown-player`."""
    return _MAKERS[check(name)](title)
