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
    state.faces, state.backs = [], []
    for i in range(POSTERS):
        up = sides.below(2)
        pair = state.box.pairs[pairs[i]]
        state.faces += [CLOWN, pair[up]]
        state.backs += [clowns[i], pair[1 - up]]
    state.look_again()
    # FC-2.2
    first = chance.stream("first player").below(state.players)
    state.mover = first
    state.applause[(first + 1) & 1] = state.box.second_player  # FC-2.3
    state.starts = [state.start(first)]
    state.begin_turn()
