"""Computer players by name, as people write them: `random`, `greedy`, `search`."""

from collections.abc import Callable
from typing import Final

from chapiteau import build_name
from chapiteau.players.base import Player
from chapiteau.players.greedy import GreedyPlayer
from chapiteau.players.lookahead import Lookahead
from chapiteau.players.random_player import RandomPlayer
from chapiteau.players.search import Plans, SearchPlayer
from chapiteau.players.tree import TreeSearch
from chapiteau.title import Title
from chapiteau.words import ChapiteauError, Message

USUAL: Final = "greedy"
"""Whom people meet unless they ask for another one."""
SLOWER: Final = 12
"""How many times fewer positions are looked at where the rules are not compiled, so that nobody waits for longer."""


def greedy(title: Title) -> Player:
    """The yardstick: it keeps the weights that it began with."""
    return GreedyPlayer(title.first or title.evaluate, title.reason, title.effort)


def search(title: Title) -> Player:
    """The strongest: a title's own search, or the way that wins most there (`Title.depth`)."""
    depth = title.depth
    plans: Plans
    if title.plans is not None:
        plans = title.plans
    elif depth.scale:
        plans = TreeSearch(title.evaluate, depth.scale, depth.turns).plans
    else:
        effort = depth.effort or title.effort
        plans = Lookahead(title.evaluate, effort, depth.candidates, depth.turns).plans
    nodes = depth.nodes if build_name() == "compiled" else depth.nodes // SLOWER
    return SearchPlayer(plans, title.reason, nodes)


_MAKERS: dict[str, Callable[[Title], Player]] = {
    "random": lambda title: RandomPlayer(),
    "greedy": greedy,
    "search": search,
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
