"""FC-2: how a match begins."""

from chapiteau.titles.flip_circus.rules.position import Position
from chapiteau.titles.flip_circus.rules.ring import CLOWN, POSTERS


def set_up(state: Position) -> None:
    """Lay out the ring and draw the first player. Streams: `clowns`, `pairs`, `sides`, `first player`."""
    chance = state.chance
    # FC-2.1: five clowns in random order; the others shuffled, a random side up, one in each gap.
    clowns = list(range(POSTERS))
    chance.stream("clowns").shuffle(clowns)
    pairs = list(range(POSTERS))
    chance.stream("pairs").shuffle(pairs)
    sides = chance.stream("sides")
    ring: list[int] = []
    for i in range(POSTERS):
        up = sides.below(2)
        pair = state.box.pairs[pairs[i]]
        ring += [CLOWN, clowns[i], pair[up], pair[1 - up]]
    state.lay(ring)
    # FC-2.2
    state.begin(chance.stream("first player").below(state.players))
