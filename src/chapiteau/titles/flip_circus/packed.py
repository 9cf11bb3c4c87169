"""A position of Flip Circus with all backs known, in three numbers, for a search that looks at millions.

`front` and `back` hold six lanes of ten bits, one for each performer: bit 10 * performer + place says that the performer lies there. So two
places change places, or a token turns over, in all lanes at once. `meta` holds the rest, laid out as the constants below say. Actions have
the numbers of `rules.kinds`. What could repeat within a turn (FC-8.2) is left open: the rules bar it when it is played.
"""

from typing import Final

from mypy_extensions import i64

from chapiteau.titles.flip_circus import value
from chapiteau.titles.flip_circus.rules import box, kinds, ring
from chapiteau.titles.flip_circus.rules.position import BENEFIT, Position

Packed = tuple[i64, i64, i64]
"""`front`, `back`, `meta`."""

# ---- a ring

AT: Final = [1 << i for i in range(60)]
"""A performer at a place. (A table, since mypyc writes `1 << i` into C as a shift of 32 bits.)"""
LANE: Final = 0x3FF
PLACE0: Final = 0x4010040100401
"""Place 0 in all six lanes."""
PLACE9: Final = 0x802008020080200
POSTER_LANES: Final = 0x3FFFFFFFFFFFF
"""All but the clowns."""
MAGICIANS: Final = 10 * ring.MAGICIAN
TELLERS: Final = 10 * ring.TELLER
STRONGMEN: Final = 10 * ring.STRONGMAN
TAMERS: Final = 10 * ring.TAMER
CLOWNS: Final = 10 * ring.CLOWN

# ---- meta: the first bit of each part

POSTERS1: Final = 5
"""Of side 1; those of side 0 are the first five bits."""
APPLAUSE0: Final = 10
APPLAUSE1: Final = 16
RESERVE: Final = 22
LEFT: Final = 28
"""Actions left."""
SIDE: Final = 34
"""Whose turn it is."""
BOUGHT: Final = 35
ASKED: Final = 41
"""A clown benefit is to be chosen."""
WON: Final = 42
"""By the side to move."""
BITS: Final = 6
"""Of each number: enough for the largest box (`check.MOST_APPLAUSE`)."""
MOST: Final = (1 << BITS) - 1
TURN: Final = MOST << LEFT | MOST << BOUGHT
"""What begins anew with each turn."""
BEGUN: Final = box.ACTIONS_PER_TURN << LEFT
ONE_LEFT: Final = 1 << LEFT
ONE_BOUGHT: Final = 1 << BOUGHT
ONE_IN_RESERVE: Final = 1 << RESERVE
ONE_OF_0: Final = 1 << APPLAUSE0
SIDE_BIT: Final = 1 << SIDE
ASKED_BIT: Final = 1 << ASKED
WON_BIT: Final = 1 << WON

# ---- actions

FLIP: Final = 10
ABILITY: Final = 20
LOOK: Final = 30
BUY: Final = 40
TAKE: Final = 41
RETURN: Final = 42
DECLINE: Final = 43
END: Final = 44
assert [kind.first for kind in kinds.ALL[:9]] == [0, *(FLIP, ABILITY, LOOK, BUY), *range(TAKE, 45)]

# ---- worth, in thousandths

POSTER: Final = 100_000
WIN: Final = 10_000_000
SCALE: Final[float] = POSTER / value.POSTER
APPLAUSE: Final[int] = round(value.TUNED.applause * SCALE)
IN_REACH: Final[int] = round(value.TUNED.in_reach * SCALE)
NEAR: Final[int] = round(value.TUNED.near * SCALE)
OTHERS: Final[int] = round(1 / value.OTHERS)


def pack(state: Position) -> Packed:
    """A position in which the side to move decides, with what it knows and guesses of backs."""
    front: i64 = 0
    back: i64 = 0
    for place in range(ring.PLACES):
        up, down = state.faces[place], state.backs[state.cells[place] >> 1]
        front |= AT[10 * up + place]
        back |= AT[10 * down + place]
    meta: i64 = state.posters[0] | state.posters[1] << POSTERS1
    meta |= state.applause[0] << APPLAUSE0 | state.applause[1] << APPLAUSE1
    meta |= state.reserve() << RESERVE | state.left << LEFT
    meta |= (state.mover & 1) << SIDE | state.bought << BOUGHT
    if state.phase == BENEFIT:
        meta |= ASKED_BIT
    return front, back, meta


def exchanged(lanes: i64, one: i64, two: i64) -> i64:
    """The lanes with what lies on two places exchanged."""
    differ = ((lanes >> one) ^ (lanes >> two)) & PLACE0
    return lanes ^ (differ << one) ^ (differ << two)


def after(front: i64, back: i64, meta: i64, action: i64) -> Packed:
    """The position after an action; a look shows nothing that is not known here."""
    side = (meta >> SIDE) & 1
    if action >= LOOK:
        return front, back, otherwise(front, meta, side, action)
    meta -= ONE_LEFT
    before = front >> CLOWNS
    if action < FLIP:
        other = action + 1
        if other == 10:
            other = 0
        front = exchanged(front, action, other)
        back = exchanged(back, action, other)
    elif action < ABILITY:
        turned = (front ^ back) & (PLACE0 << (action - FLIP))
        front ^= turned
        back ^= turned
    else:
        one = action - ABILITY
        other = one
        if (front >> one) & 1:
            other = one + 5
        elif (front >> (one + MAGICIANS)) & 1:
            one += 9
            other += 1
        if one >= 10:
            one -= 10
        if other >= 10:
            other -= 10
        if one != other:
            front = exchanged(front, one, other)
            back = exchanged(back, one, other)
    now = front >> CLOWNS
    new = now & ~before
    joined = new & ((now << 1) | (now >> 9) | (now >> 1) | (now << 9))
    middles = front & POSTER_LANES
    middles &= ((front >> 1) & ~PLACE9) | ((front << 9) & PLACE9)
    middles &= ((front << 1) & ~PLACE0) | ((front >> 9) & PLACE0)
    if middles:
        front, back, meta = applauded(front, back, meta, side, middles)
    gains = ((meta >> RESERVE) & MOST) | ((meta >> (APPLAUSE1 - BITS * side)) & MOST)
    if joined and gains and not meta >> WON:
        meta |= ASKED_BIT
    return front, back, meta


def applauded(front: i64, back: i64, meta: i64, side: i64, middles: i64) -> Packed:
    """FC-6.1 to FC-6.3: the posters of those in the middle of three, which bow."""
    place: i64 = 0
    while place < 10:
        here = middles & (PLACE0 << place)
        if here:
            performer: i64 = 0
            while not (here >> (10 * performer + place)) & 1:
                performer += 1
            if not ((meta | (meta >> POSTERS1)) >> performer) & 1:
                meta |= i64(1) << (performer + side * POSTERS1)
                if ring.COUNT[(meta >> (side * POSTERS1)) & ring.ALL_POSTERS] == 3:
                    return front, back, meta | WON_BIT
                turned = (front ^ back) & (PLACE0 << place)
                front ^= turned
                back ^= turned
        place += 1
    return front, back, meta


def otherwise(front: i64, meta: i64, side: i64, action: i64) -> i64:
    """What an action that leaves the ring as it lies makes of `meta`."""
    mine = i64(ONE_OF_0) << (BITS * side)
    if action < BUY:
        return meta - mine + ONE_IN_RESERVE
    if action == BUY:
        return meta - mine + (ONE_IN_RESERVE + ONE_LEFT + ONE_BOUGHT)
    if action < END:
        meta &= ~ASKED_BIT
        if action == TAKE:
            return meta + mine - ONE_IN_RESERVE
        if action == RETURN:
            return meta + ONE_IN_RESERVE - (i64(ONE_OF_0) << (BITS - BITS * side))
        return meta
    count = ring.COUNT
    if (
        count[front >> CLOWNS] == 5
        and count[meta & ring.ALL_POSTERS] == 2
        and count[(meta >> POSTERS1) & ring.ALL_POSTERS] == 2
    ):
        return meta | WON_BIT
    return ((meta ^ SIDE_BIT) & ~TURN) | BEGUN


def write_actions(front: i64, meta: i64, most_bought: i64, to: list[i64], at: i64) -> i64:
    """Write what can be done, but for looks, into `to` from `at` on; gives how many they are."""
    side = (meta >> SIDE) & 1
    n = at
    if (meta >> ASKED) & 1:
        if (meta >> RESERVE) & MOST:
            to[n] = TAKE
            n += 1
        if (meta >> (APPLAUSE1 - BITS * side)) & MOST:
            to[n] = RETURN
            n += 1
        to[n] = DECLINE
        return n + 1 - at
    if not (meta >> LEFT) & MOST:
        to[n] = END
        n += 1
        applause = (meta >> (APPLAUSE0 + BITS * side)) & MOST
        if applause and (meta >> BOUGHT) & MOST < most_bought:
            to[n] = BUY
            n += 1
        return n - at
    strong = (front >> STRONGMEN) & LANE
    tamer = (front >> TAMERS) & LANE
    strong_next = ((strong >> 1) | (strong << 9)) & LANE
    tamer_next = ((tamer >> 1) | (tamer << 9)) & LANE
    tamer_before = ((tamer << 1) | (tamer >> 9)) & LANE
    across = ((tamer >> 5) | (tamer << 5)) & LANE
    # A fortune teller shows nothing new here: one stands for all of them.
    idle = (front >> TELLERS) & LANE & ~(tamer_next & tamer_before)
    idle &= -idle
    able = (front & LANE & ~across) | idle
    able |= (front >> MAGICIANS) & LANE & ~(tamer_next | tamer_before)
    swaps = LANE & ~((strong & ~tamer_next) | (strong_next & ~tamer))
    open_ = swaps | (LANE << FLIP) | (able << ABILITY)
    action: i64 = 0
    while open_:
        if open_ & 1:
            to[n] = action
            n += 1
        action += 1
        open_ >>= 1
    return n - at


def worth(front: i64, back: i64, meta: i64, me: i64, mover: i64) -> i64:
    """What the position is worth to side `me` when `mover` may act next: as `value.evaluate`, in thousandths."""
    count = ring.COUNT
    posters0: i64 = count[meta & ring.ALL_POSTERS]
    posters1: i64 = count[(meta >> POSTERS1) & ring.ALL_POSTERS]
    applause0 = (meta >> APPLAUSE0) & MOST
    applause1 = (meta >> APPLAUSE1) & MOST
    sure = POSTER * (posters0 - posters1) + APPLAUSE * (applause0 - applause1)
    if me:
        sure = -sure
    steps = box.ACTIONS_PER_TURN + applause0
    if mover:
        steps = box.ACTIONS_PER_TURN + applause1
    taken = (meta | (meta >> POSTERS1)) & ring.ALL_POSTERS
    if posters0 != 2 or posters1 != 2:
        taken |= 1 << ring.CLOWN
    both = front | back
    gathering = value.GATHERING
    best: i64 = 0
    total: i64 = 0
    while taken != 63:
        if not taken & 1:
            away: i64 = count[back & LANE]
            if taken != 31:  # clowns need not stand together
                away += gathering[both & LANE]
            chance: i64 = 0
            if away <= steps:
                chance = IN_REACH
            elif away < value.FAR:
                chance = NEAR * (value.FAR - away)
            total += chance
            if chance > best:
                best = chance
        taken = (taken >> 1) | 32
        back >>= 10
        both >>= 10
    ring_ = best + (total - best) // OTHERS
    if mover == me:
        return sure + ring_
    return sure - ring_
