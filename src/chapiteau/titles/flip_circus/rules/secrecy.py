"""What a seat can know and cannot know: the backs it is shown, the backs it was not shown, and all ways in which the tokens may lie."""

from chapiteau.chance import Rng
from chapiteau.game import bit
from chapiteau.titles.flip_circus.rules.position import Position
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
    mine = bit(player)
    clowns: list[int] = []
    others: list[int] = []
    faces: list[int] = []
    for place in range(PLACES):
        token = state.cells[place] >> 1
        if not state.known[token] & mine:
            # An unseen token was never flipped: its face is the one of the start.
            if state.faces[place] == CLOWN:
                clowns.append(token)
            else:
                others.append(token)
                faces.append(state.faces[place])
    # FC-2.1: the clown tokens lie in random order.
    backs = [state.backs[token] for token in clowns]
    rng.shuffle(backs)
    for i in range(len(clowns)):
        state.backs[clowns[i]] = backs[i]
    # FC-2.1: so do the others, and a random side is up. Every order that fits the faces fits them with one choice of sides.
    pairs = [_pair(state, faces[i], state.backs[others[i]]) for i in range(len(others))]
    ways = layouts(state.box.pairs, faces, pairs)
    way = ways[rng.below(len(ways))]
    for i in range(len(others)):
        state.backs[others[i]] = way[i]


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


def _pair(state: Position, one: int, two: int) -> int:
    """The number of the pair that has these two performers."""
    for number in range(len(state.box.pairs)):
        pair = state.box.pairs[number]
        if one in pair and two in pair:
            return number
    raise AssertionError("every token without a clown is one of the pairs")
