"""AC-3.4 and AC-3.5: filling up a wagon, with the exchange token and the bonus cards that wait (AC-5.7).

A price of `due` animals is paid with cards of the wagon's animal ("right") and of the token's ("token"): each unit with one right
card, or with two token cards (one, with an exchange 1:1). Cards are picked one at a time, in the order in which they will lie on the
discard; where one kind of card alone can pay, nothing is left to choose and the purchase is made at once.

AC-3.9: all this is one act. Until the price is complete each step is told to the player alone, and the cards picked still count as held;
then one step tells everybody the wagon and the cards, in however many steps they were picked. Nothing else is legal in between: only
wagons that can be paid for can be chosen, and only cards after which the rest can be paid, so a purchase can always be completed. To
change one's mind is to take back, as these steps teach nobody anything.
"""

from chapiteau import pieces
from chapiteau.game import EVERYBODY, bit
from chapiteau.titles.aramini_circus.rules.actions import FACES, PAYING, TURN
from chapiteau.titles.aramini_circus.rules.secrecy import lay_open
from chapiteau.titles.aramini_circus.rules.table import Table
from chapiteau.titles.aramini_circus.rules.train import add_wagon
from chapiteau.titles.aramini_circus.rules.words import card, cards, wagon
from chapiteau.words import seat


def price(table: Table, slot: int) -> int:
    """AC-3.4, AC-5.7: animals to pay for the wagon in a place of the offer; reductions come first and never go below nothing."""
    return max(0, (table.kind[table.offer[slot]] & 3) + 1 - table.less)


def fillable(table: Table) -> int:
    """Bit mask of the places of the offer whose wagons the hand of the player in turn can pay for."""
    hand = table.hand
    base = table.player * FACES
    token = table.token[table.player]
    # Units of the price that the token's animals can pay in place of others.
    exchanged = hand[base + token]
    if not table.one_to_one:
        exchanged >>= 1
    slots = 0
    place = 1
    for number in table.offer:
        if number >= 0:  # AC-4.3
            kind = table.kind[number]
            animal = kind >> 2
            short = (kind & 3) + 1 - table.less - hand[base + animal]
            # AC-3.5: the token is of no use for its own animal.
            if short <= 0 or (short <= exchanged and animal != token):
                slots |= place
        place <<= 1
    return slots


def fill(table: Table, slot: int) -> None:
    """Choose the wagon to fill up (AC-3.9)."""
    table.slot = slot
    table.due = price(table, slot)
    table.half = False
    settle(table)


def pay(table: Table, face: int) -> None:
    """Pick one card for the wagon being filled (AC-3.9)."""
    lay(table, face)
    if table.telling and table.mode == PAYING:
        told = {"player": seat(table.player), "card": card(table, face)}
        table.tell(bit(table.player), "aramini-laid", told)
    settle(table)


def lay(table: Table, face: int) -> None:
    table.hand[table.player * FACES + face] -= 1
    table.laid.append(face)
    if face == table.kind[table.offer[table.slot]] >> 2 or table.one_to_one:
        table.due -= 1
    elif table.half:
        table.half = False
        table.due -= 1
    else:
        table.half = True


def payable(table: Table) -> list[int]:
    """Cards that may be picked next: after each the rest of the price can still be paid exactly. Rising."""
    right = table.kind[table.offer[table.slot]] >> 2
    token = table.token[table.player]
    low, high = exchanges(table)
    # Exchanging less than all pays some of it with right cards; exchanging anything takes token cards.
    with_right = low < table.due
    with_token = high > 0
    if with_right and with_token:
        return [right, token] if right < token else [token, right]
    return [right] if with_right else [token]


def exchanges(table: Table) -> tuple[int, int]:
    """The fewest and the most units of what is due that token cards can pay, one begun included; every number between works too."""
    base = table.player * FACES
    right = table.kind[table.offer[table.slot]] >> 2
    token = table.token[table.player]
    low = max(0, table.due - table.hand[base + right])
    if token == right:  # AC-3.5
        return 0, 0
    spare = table.hand[base + token]
    if table.one_to_one:  # AC-5.6
        return low, min(table.due, spare)
    if table.half:
        return max(1, low), min(table.due, (spare + 1) >> 1)
    return low, min(table.due, spare >> 1)


def settle(table: Table) -> None:
    """Make the purchase when only one kind of card can pay what is due; otherwise the player picks the next card."""
    if table.due > 0:
        low, high = exchanges(table)
        if low < high or 0 < low < table.due:
            if table.telling and table.mode == TURN:
                bought = table.kind[table.offer[table.slot]]
                told = {"player": seat(table.player), "wagon": wagon(bought)}
                table.tell(bit(table.player), "aramini-filling", told)
            table.mode = PAYING
            return
        face = table.kind[table.offer[table.slot]] >> 2
        if high > 0:
            face = table.token[table.player]
        while table.due > 0:
            lay(table, face)
    take_wagon(table)


def take_wagon(table: Table) -> None:
    """AC-3.4: everything is paid. The cards go to the discard in their order, the wagon to the train; it is replaced at once."""
    player = table.player
    slot = table.slot
    number = table.offer[slot]
    laid = table.laid
    if table.telling:
        told = {"player": seat(player), "wagon": wagon(table.kind[number])}
        if laid:
            paid = {"cards": cards(table, laid)}
            table.tell(EVERYBODY, "aramini-filled", told | paid)
        else:
            table.tell(EVERYBODY, "aramini-filled-free", told)
    table.mode = TURN
    table.actions -= 1
    table.busy = True
    table.bought = True
    table.less = 0
    table.one_to_one = False
    table.slot = -1
    table.laid = []
    table.offer[slot] = -1
    add_wagon(table, number)
    # Only now, so that the wagon's way is told as sure: others see the cards, everybody sees the next wagon.
    for face in laid:
        table.discard.append(face)
        lay_open(table, player, face)
    if table.wagons:  # AC-4.3
        table.offer[slot] = pieces.draw(table, table.wagons, EVERYBODY)
        if table.telling:
            replaced = {"wagon": wagon(table.kind[table.offer[slot]])}
            table.tell(EVERYBODY, "aramini-replaced", replaced)


def put_back(table: Table) -> None:
    """Take the picked cards back into the hand, as if no wagon had been chosen."""
    for face in table.laid:
        table.hand[table.player * FACES + face] += 1
    table.laid = []
    table.slot = -1
    table.due = 0
    table.half = False
    table.mode = TURN
