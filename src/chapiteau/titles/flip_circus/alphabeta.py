"""Alpha-beta over whole turns of Flip Circus, with a transposition table: `packed` positions, all backs known."""

from typing import Final

from mypy_extensions import i64

from chapiteau.titles.flip_circus import packed

INFINITE: Final = 1_000_000_000
WIDEST: Final = 48
"""Actions of one position, at most."""
PLIES: Final = 160
TABLE: Final = 1 << 16
"""Entries of the transposition table: a larger one is slower, as it does not stay near the processor."""

KEY1: Final = 0x2545F4914F6CDD1D
KEY2: Final = 0x1B873593CC9E2D51
KEY3: Final = 0x1851F42D4C957F2D
KEY_BITS: Final = 0x3FFFFFFFFFFFFFFF

EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2


def discounted(worth: i64) -> i64:
    """A thousandth less for each turn that it takes: a win now is better than one later."""
    return worth - worth // 1000


def undiscounted(worth: i64) -> i64:
    """The largest worth that is at most `worth` when discounted."""
    found = worth + worth // 999
    while discounted(found + 1) <= worth:
        found += 1
    while discounted(found) > worth:
        found -= 1
    return found


class Solver:
    """One search. `nodes` counts positions; when `limit` is passed what it gives is worth nothing."""

    def __init__(self, most_bought: int, limit: int) -> None:
        self.most_bought: i64 = most_bought
        self.nodes: i64 = 0
        self.limit: i64 = limit
        self.drawn: dict[int, bool] = {}
        """Starts of turns (`place_of`) that would stand for the third time."""
        self.keys: list[i64] = [0] * TABLE
        self.entries: list[i64] = [0] * TABLE
        """Worth << 8 | kind of bound << 6 | best action."""
        # Per ply and action: its rank and the position after it.
        self.ranks: list[i64] = [0] * (PLIES * WIDEST)
        self.fronts: list[i64] = [0] * (PLIES * WIDEST)
        self.backs: list[i64] = [0] * (PLIES * WIDEST)
        self.metas: list[i64] = [0] * (PLIES * WIDEST)

    def child(
        self,
        front: i64,
        back: i64,
        meta: i64,
        action: i64,
        turns: i64,
        ply: i64,
        alpha: i64,
        beta: i64,
    ) -> i64:
        """What the position after `action` is worth to the side that took it."""
        if meta >> packed.WON:
            return packed.WIN
        if action != packed.END:
            return self.search(front, back, meta, turns, ply, alpha, beta)
        if self.drawn and place_of(front, back, meta) in self.drawn:
            return 0
        if turns == 0:
            mover = (meta >> packed.SIDE) & 1
            return packed.worth(front, back, meta, 1 - mover, mover)
        # The window as it is before the discount.
        high = undiscounted(alpha)
        low = undiscounted(beta - 1) + 1
        return discounted(-self.search(front, back, meta, turns - 1, ply, -low, -high))

    def search(
        self, front: i64, back: i64, meta: i64, turns: i64, ply: i64, alpha: i64, beta: i64
    ) -> i64:
        """What the position is worth to the side to move, `turns` more turns after this one looked ahead."""
        self.nodes += 1
        side = (meta >> packed.SIDE) & 1
        left = (meta >> packed.LEFT) & packed.MOST
        if self.nodes > self.limit or ply >= PLIES:
            return packed.worth(front, back, meta, side, side)
        key = (front * KEY1 + back * KEY2 + (meta << 4 | turns) * KEY3) & KEY_BITS
        key ^= key >> 31
        slot = (key >> 20) & (TABLE - 1)
        best_action: i64 = -1
        keep = turns > 0 or left > 0
        if keep and self.keys[slot] == key:
            entry = self.entries[slot]
            known = entry >> 8
            bound = (entry >> 6) & 3
            if (
                bound == EXACT
                or (bound == AT_LEAST and known >= beta)
                or (bound == AT_MOST and known <= alpha)
            ):
                return known
            best_action = entry & 63
        at = ply * WIDEST
        n = packed.write_actions(front, meta, self.most_bought, self.ranks, at)
        ordered = turns > 0 or left > 1
        if ordered:
            self.order(front, back, meta, best_action, at, n)
        lowest = alpha
        best: i64 = -INFINITE
        i: i64 = 0
        while i < n:
            if ordered:
                k = self.next_best(at, i, n)
                action = self.ranks[at + i] & 63
                f, b, m = self.fronts[k], self.backs[k], self.metas[k]
            else:
                action = self.ranks[at + i]
                f, b, m = packed.after(front, back, meta, action)
            worth = self.child(f, b, m, action, turns, ply + 1, alpha, beta)
            if worth > best:
                best = worth
                best_action = action
                if worth > alpha:
                    alpha = worth
                    if alpha >= beta:
                        break
            i += 1
        if keep and self.nodes <= self.limit:
            bound = EXACT
            if best >= beta:
                bound = AT_LEAST
            elif best <= lowest:
                bound = AT_MOST
            self.keys[slot] = key
            self.entries[slot] = (best << 8) | (bound << 6) | best_action
        return best

    def order(self, front: i64, back: i64, meta: i64, first: i64, at: i64, n: i64) -> None:
        """Make a rank of each of the `n` actions from `at` on, `first` above all, and keep the positions after them."""
        side = (meta >> packed.SIDE) & 1
        i: i64 = 0
        while i < n:
            action = self.ranks[at + i]
            f, b, m = packed.after(front, back, meta, action)
            mover = side
            if action == packed.END or not (m >> packed.LEFT) & packed.MOST:
                mover = 1 - side
            worth: i64 = 0
            if action == first:
                worth = INFINITE
            elif m >> packed.WON:
                worth = INFINITE - 1
            else:
                worth = packed.worth(f, b, m, side, mover)
            self.fronts[at + i] = f
            self.backs[at + i] = b
            self.metas[at + i] = m
            # Equal ones as they were listed.
            self.ranks[at + i] = (worth << 12) | ((63 - i) << 6) | action
            i += 1

    def next_best(self, at: i64, i: i64, n: i64) -> i64:
        """Bring the highest rank from `i` on to `i`; gives where its position stands."""
        ranks = self.ranks
        top = at + i
        rank = ranks[top]
        j = top + 1
        while j < at + n:
            if ranks[j] > rank:
                top = j
                rank = ranks[j]
            j += 1
        ranks[top] = ranks[at + i]
        ranks[at + i] = rank
        return at + 63 - ((rank >> 6) & 63)

    def line(self, position: packed.Packed, action: int, turns: int) -> list[int]:
        """The action, and the own steps after it in this turn as far as the table still has them."""
        front, back, meta = position
        found = [action]
        while action != packed.END and len(found) < PLIES:
            front, back, meta = packed.after(front, back, meta, action)
            key = (front * KEY1 + back * KEY2 + (meta << 4 | i64(turns)) * KEY3) & KEY_BITS
            key ^= key >> 31
            slot = (key >> 20) & (TABLE - 1)
            if meta >> packed.WON or self.keys[slot] != key:
                break
            action = int(self.entries[slot] & 63)
            found.append(action)
        return found


def place_of(front: i64, back: i64, meta: i64) -> int:
    """A number for the start of a turn: ring, applause and the side to move."""
    side, applause = (meta >> packed.SIDE) & 1, (meta >> packed.APPLAUSE0) & 0xFFF
    return int((front * KEY1 + back * KEY2 + (applause << 1 | side) * KEY3) & KEY_BITS)
