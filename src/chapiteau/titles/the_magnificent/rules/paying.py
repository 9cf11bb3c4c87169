"""MG-6.3: the gems that a poster and the tent below it cost."""

from typing import Final

from chapiteau.titles.the_magnificent.rules import box, words
from chapiteau.titles.the_magnificent.rules.decision import Decision
from chapiteau.titles.the_magnificent.rules.position import Position
from chapiteau.words import Message

# What has to be paid, besides a gem of colour 0 to 2, as `Position.price` has it.
ANY: Final = 3
FIRST: Final = 4
"""The first of two gems of different colours; then 5 + its kind for the second."""
SECOND: Final = 5


def full_price(state: Position, poster: int, tent: int) -> list[int]:
    """MG-6.3: the gems shown on poster and tent (-1 for none)."""
    due: list[int] = []
    for colour in range(box.CLEAR):
        due += [colour] * state.box.price[poster * 3 + colour]
    cost = state.box.tent_cost[tent] if tent >= 0 else box.C_NONE
    if cost == box.C_ANY:
        due.append(ANY)
    elif cost == box.C_TWO:
        due.append(FIRST)
    elif cost >= box.C_COLOUR:
        due.append(cost - box.C_COLOUR)
    return due


def may_pay(due: int, kind: int) -> bool:
    """MG-6.3: whether a gem of this kind pays for this part of a price."""
    if due < ANY:
        return kind in (due, box.CLEAR)
    if due >= SECOND:
        return kind != due - SECOND or kind == box.CLEAR
    return True


def without(price: list[int], kind: int) -> list[int]:
    """MG-6.3: what is still to be paid of a price after a gem of this kind."""
    return [SECOND + kind, *price[1:]] if price[0] == FIRST else price[1:]


def payable(gems: list[int], price: list[int]) -> bool:
    """Whether four counts of gems can pay a price, exactly."""
    kinds = range(len(box.KINDS))
    return not price or any(leaves_payable(gems, price, kind) for kind in kinds)


def leaves_payable(gems: list[int], price: list[int], kind: int) -> bool:
    """MG-6.3: whether a gem of this kind may be the next part of a price, and the rest can be paid after it."""
    if not gems[kind] or not may_pay(price[0], kind):
        return False
    gems[kind] -= 1
    found = payable(gems, without(price, kind))
    gems[kind] += 1
    return found


def payments(gems: list[int], price: list[int]) -> list[int]:
    """The kinds that may be the next part of a price."""
    return [kind for kind in range(len(box.KINDS)) if leaves_payable(gems, price, kind)]


class Pay(Decision):
    """MG-6.3: a gem for the next part of the price that leaves the rest payable."""

    def find(self, state: Position, player: int) -> list[int]:
        gems = state.gems[player * 4 : player * 4 + 4]
        return [self.first + kind for kind in payments(gems, state.price)]

    def do(self, state: Position, player: int, at: int) -> None:
        pay(state, at)

    def label(self, state: Position, player: int, at: int) -> Message:
        return Message("magnificent-choice-pay", {"gem": words.GEMS[at]})


def rests(gems: list[int], price: list[int]) -> list[list[int]]:
    """What may be left of four counts of gems when a price is paid."""
    if not price:
        return [gems[:]]
    found: list[list[int]] = []
    for kind in payments(gems, price):
        gems[kind] -= 1
        found += [left for left in rests(gems, without(price, kind)) if left not in found]
        gems[kind] += 1
    return found


def settle_pay(state: Position) -> bool:
    """What can be paid with the same gems only. False when the player has to be asked."""
    at = state.player * 4
    while state.price:
        gems = state.gems[at : at + 4]
        kinds = payments(gems, state.price)
        if len(kinds) > 1 and len(rests(gems, state.price)) > 1:
            return False
        pay(state, kinds[0])
    state.todo.pop()
    # MG-6.4: it is turned face down where it lies. Its tiles do not count for another one (MG-6.3).
    poster = state.poster[state.player * box.SECTIONS + state.completing]
    for tile in range(6):
        state.counted[tile] += state.box.needs[poster * 6 + tile]
    state.face_down |= 1 << state.completing
    state.may_complete -= 1
    state.completing = -1
    return True


def pay(state: Position, kind: int) -> None:
    """MG-6.3: one gem is discarded."""
    state.gems[state.player * 4 + kind] -= 1
    state.price = without(state.price, kind)
    if state.telling:
        state.say(state.player, "magnificent-log-pays-gem", gem=words.GEMS[kind])
