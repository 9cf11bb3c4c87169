"""Records of format 1 named actions by number. What the numbers meant is kept in each title's `actions-1.txt`, whatever is counted today.

A line is a kind and the names that its parameter could have, those of several parameters parted by `|`; `@bonus` stands for the names of
that domain in the match's own box.
"""

from chapiteau.kinds import Domain, Kind, Kinds
from chapiteau.title import Title


def kinds(title: Title, now: Kinds) -> Kinds:
    """The kinds of format 1, with its numbers; `now` are those of the match's box."""
    own = {domain.name: domain.names for kind in now.kinds for domain in kind.domains}
    found = []
    for line in (title.folder / "actions-1.txt").read_text("utf-8").splitlines():
        name, *words = line.split()
        domains: list[list[str]] = [[]] if words else []
        for word in words:
            if word == "|":
                domains.append([])
            else:
                domains[-1] += own[word[1:]] if word.startswith("@") else [word]
        found.append(Kind(name, "", *(Domain("", names) for names in domains)))
    return Kinds(found)
