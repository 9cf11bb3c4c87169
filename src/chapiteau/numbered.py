"""Records of format 1 named actions by number. What the numbers meant is kept in each title's `actions-1.txt`, whatever is counted today.

A line is a kind and the names that its parameter could have, those of several parameters parted by `|`; `@bonus` stands for the names of
that domain in the match's own box.
"""

from itertools import product
from pathlib import Path

from chapiteau.kinds import Kinds
from chapiteau.title import Title
from chapiteau.words import ChapiteauError, Message


def names(title: Title, kinds: Kinds) -> list[str]:
    """What each number of format 1 is called; `kinds` are those of the match's box."""
    own = {domain.name: domain.names for kind in kinds.kinds for domain in kind.domains}
    found: list[str] = []
    for line in (Path(title.texts).parent / "actions-1.txt").read_text("utf-8").splitlines():
        kind, *words = line.split()
        domains: list[list[str]] = [[]]
        for word in words:
            if word == "|":
                domains.append([])
            else:
                domains[-1] += own[word[1:]] if word.startswith("@") else [word]
        found += [" ".join([kind, *way]) for way in (product(*domains) if words else [()])]
    return found


def name(title: Title, kinds: Kinds, number: int) -> str:
    """The name of an action of format 1. Raises ChapiteauError `unknown-action` for a number that there was not."""
    known = names(title, kinds)
    if not 0 <= number < len(known):
        raise ChapiteauError(
            "unknown-action", Message("error-action-unknown", {"action": str(number)})
        )
    return known[number]
