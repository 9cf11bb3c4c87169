"""Computer players by name: the five levels, named alike in all titles, the two that others are measured by, and guests
(`my_module:MyPlayer`), players of one's own."""

from collections.abc import Callable, Collection
from typing import Final

from chapiteau import build_name
from chapiteau.players import guest
from chapiteau.players.at_once import AtOnce
from chapiteau.players.base import Player
from chapiteau.players.lookahead import Lookahead
from chapiteau.players.next_step import NextStep
from chapiteau.players.own_turn import OwnTurn
from chapiteau.players.planner import Planner, Plans
from chapiteau.players.random_player import RandomPlayer
from chapiteau.players.tree import TreeSearch
from chapiteau.title import Skill, Title
from chapiteau.words import ChapiteauError, Message

LEVELS: Final = ("apprentice", "juggler", "acrobat", "tamer", "ringmaster")
"""Weakest first. How each plays a title is in `Meta.levels`, in this order."""
YARDSTICKS: Final = ("random", "greedy")
"""What the levels are measured by: they stay as they are."""
SIMPLEST: Final = YARDSTICKS[0]
"""Who goes on for a player that failed: it cannot."""
USUAL: Final = LEVELS[0]
"""Whom people meet unless they ask for another one."""
STRONGEST: Final = LEVELS[-1]
SLOWER: Final = 12
"""How many times fewer positions are looked at where the rules are not compiled, so that nobody waits for longer."""
QUICK: Final = ("random", "apprentice", "juggler")


def names() -> list[str]:
    """Names of all computer players: the levels, weakest first, then the yardsticks."""
    return list(_MAKERS)


def is_quick(name: str) -> bool:
    """Whether a player decides at once, so that nobody should wait for it."""
    return name in QUICK


def check(name: str) -> str:
    """The name itself. Raises ChapiteauError: `unknown-player` for one that nobody bears (the message lists the known ones), `wrong-guest`
    for a guest that cannot be made. To find that out the guest's process is started."""
    if guest.is_guest(name):
        guest.check(name)
        return name
    return check_among(name, ())


def check_among(name: str, guests: Collection[str]) -> str:
    """The name itself. Raises ChapiteauError `unknown-player` for one that nobody bears, and for any guest but these. Nobody is started."""
    if name not in _MAKERS and name not in guests:
        known = ", ".join([*_MAKERS, *guests])
        raise ChapiteauError(
            "unknown-player", Message("error-player-unknown", {"player": name, "known": known})
        )
    return name


def label(name: str) -> str:
    """Which player a name means now: for a guest the name with the beginning of its file's SHA-256, for another file is another player.
    Raises ChapiteauError `wrong-guest`."""
    return f"{name}@{guest.check(name)[:8]}" if guest.is_guest(name) else name


def own_name(name: str) -> str:
    """What a guest is called where people meet it: the name of its class. "" for all others, whose names are texts."""
    return name.partition(":")[2]


def make(name: str, title: Title) -> Player:
    """The player of that name, for one title. Raises ChapiteauError `unknown-player`. A guest is not started before it is asked."""
    if guest.is_guest(name):
        return guest.Guest(name)
    return _MAKERS[check_among(name, ())](title)


def greedy(title: Title) -> Player:
    """The yardstick: it keeps the weights that it began with."""
    return Planner(OwnTurn(title.first or title.evaluate, title.effort).plans, title.reason, 0)


def at_level(title: Title, level: Skill) -> Planner:
    """The player that plays a title so."""
    nodes = level.nodes if build_name() == "compiled" else level.nodes // SLOWER
    return Planner(WAYS[level.way](title), title.reason, nodes, level.misses)


def ahead(title: Title) -> Plans:
    """The title's own search, or the way of looking ahead that wins most there (`Title.depth`)."""
    depth = title.depth
    if title.plans is not None:
        return title.plans
    if depth.scale:
        return TreeSearch(title.evaluate, depth.scale, depth.turns).plans
    effort = depth.effort or title.effort
    plans = Lookahead(title.evaluate, effort, depth.candidates, depth.turns).plans
    if title.at_once is None:
        return plans
    return AtOnce(title.at_once, title.evaluate, depth.turns, plans).plans


WAYS: Final[dict[str, Callable[[Title], Plans]]] = {
    "step": lambda title: NextStep(title.evaluate).plans,
    "turn": lambda title: OwnTurn(title.evaluate, title.effort).plans,
    "thorough": lambda title: OwnTurn(title.evaluate, title.depth.effort or title.effort).plans,
    "turns": ahead,
}
"""How far a level looks: to the position after its next step, to the end of its turn, the same among very many ways (`Skill.nodes`), over
several turns."""

_MAKERS: dict[str, Callable[[Title], Player]] = {
    "apprentice": lambda title: at_level(title, title.meta.levels[0]),
    "juggler": lambda title: at_level(title, title.meta.levels[1]),
    "acrobat": lambda title: at_level(title, title.meta.levels[2]),
    "tamer": lambda title: at_level(title, title.meta.levels[3]),
    "ringmaster": lambda title: at_level(title, title.meta.levels[4]),
    "random": lambda title: RandomPlayer(),
    "greedy": greedy,
}
