"""What a seat can know and cannot know: the backs it is shown, the backs it was not shown, and all ways in which the tokens may lie."""

from itertools import permutations

from chapiteau.chance import Rng
from chapiteau.game import bit
from chapiteau.pieces import shuffle_unseen
from chapiteau.titles.flip_circus.rules.position import NOBODY, Position
from chapiteau.titles.flip_circus.rules.ring import CLOWN, PLACES
from chapiteau.words import END


def visible(state: Position, viewer: int, token: int) -> bool:
    """Whether `viewer` is shown the back of `token` now (FC-8.1).

    With a record: whatever the viewer's side was ever shown. Without one: only what the side looks at in this moment.
    """
    if viewer == END:
        return True
    shown = state.known[token] & bit(viewer) != 0
    if state.box.forgetful:
        now = state.looked >> token & 1
        return shown and now == 1 and viewer >= 0 and viewer & 1 == state.mover & 1
    return shown


def redraw(state: Position, player: int, rng: Rng) -> None:
    """Draw anew, in place, the backs that `player` (a seat or SPECTATOR) was not shown; each way to lay the tokens equally likely."""
    clowns, pairs = unseen_by(state, player)
    backs = [state.backs[token] for token in clowns]
    shuffle_unseen(backs, rng)
    for token in clowns:
        state.backs[token] = backs.pop()
    for token in pairs:
        state.backs[token] = NOBODY
    lay_backs(state, 1, state.box.pairs, rng)


def unseen_by(state: Position, player: int) -> tuple[list[int], list[int]]:
    """The clown tokens, and the others, whose backs a seat was not shown and cannot know."""
    # An unseen token was never flipped: its face is the one of the start. FC-2.1: the clown tokens lie in random order.
    unseen = [token for token in range(PLACES) if not state.known[token] & bit(player)]
    clowns = [token for token in unseen if token & 1 == 0 and state.backs[token] != CLOWN]
    return clowns, [token for token in unseen if token & 1]


def possible_backs(state: Position, player: int) -> list[list[int]]:
    """All backs of the tokens that a seat cannot tell apart; each is as likely as any other."""
    clowns, pairs = unseen_by(state, player)
    blank = state.backs[:]
    for token in pairs:
        blank[token] = NOBODY
    open_, ways = ways_to_lay(state, blank, 1, state.box.pairs)
    found: list[list[int]] = []
    for order in permutations([state.backs[token] for token in clowns]):
        for way in ways:
            backs = blank[:]
            for i in range(len(clowns)):
                backs[clowns[i]] = order[i]
            for i in range(len(open_)):
                backs[open_[i]] = way[i]
            found.append(backs)
    return found


def lay_backs(state: Position, parity: int, pairs: list[list[int]], rng: Rng) -> None:
    """Give the even or odd tokens whose backs are NOBODY any backs that make them `pairs` (FC-2.1: so they lie in random order, a random
    side up). Raises ValueError where none do."""
    open_, ways = ways_to_lay(state, state.backs, parity, pairs)
    way = ways[rng.below(len(ways))]
    for i in range(len(open_)):
        state.backs[open_[i]] = way[i]


def ways_to_lay(
    state: Position, backs: list[int], parity: int, pairs: list[list[int]]
) -> tuple[list[int], list[list[int]]]:
    """The even or odd tokens for which `backs` has NOBODY, and all ways to give them backs so that they are `pairs`."""
    left = list(range(len(pairs)))
    faces: list[int] = []
    open_: list[int] = []
    for place in range(PLACES):
        up, token = state.faces[place], state.cells[place] >> 1
        if token & 1 != parity:
            continue
        back = backs[token]
        if back == NOBODY:
            faces.append(up)
            open_.append(token)
            continue
        found = [number for number in left if pairs[number] in ([up, back], [back, up])]
        if not found:
            raise ValueError("tokens that the box does not have")
        left.remove(found[0])
    ways = layouts(pairs, faces, left)
    if not ways:
        raise ValueError("tokens that the box does not have")
    return open_, ways


def layouts(pairs: list[list[int]], faces: list[int], numbers: list[int]) -> list[list[int]]:
    """All ways to lay the tokens `numbers` (of `pairs`) where `faces` are up: for each way the performers behind these.

    >>> layouts([[0, 1], [1, 2]], [1, 2], [0, 1])
    [[0, 1]]
    """
    if not faces:
        return [[]]
    ways: list[list[int]] = []
    for number in numbers:
        one, two = pairs[number]
        if faces[0] in (one, two):
            others = [other for other in numbers if other != number]
            back = one + two - faces[0]
            ways += [[back, *way] for way in layouts(pairs, faces[1:], others)]
    return ways
