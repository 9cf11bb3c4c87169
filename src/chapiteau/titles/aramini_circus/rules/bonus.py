"""AC-5: bonus cards."""

from chapiteau.game import EVERYBODY, bit
from chapiteau.pieces import reveal
from chapiteau.titles.aramini_circus.rules.actions import (
    DRAW_TWO,
    DRAWING,
    EXCHANGE_ONE,
    FACES,
    FIRST_BONUS,
    OVER,
    PAY_LESS,
    PLUS_ACTION,
    TAKE_DISCARD,
    TAKING,
    TURN,
)
from chapiteau.titles.aramini_circus.rules.secrecy import lay_open, release
from chapiteau.titles.aramini_circus.rules.table import Table
from chapiteau.titles.aramini_circus.rules.turn import can_draw_discard, can_draw_pile
from chapiteau.titles.aramini_circus.rules.words import card
from chapiteau.words import END, seat


def playable(table: Table) -> list[int]:
    """AC-5.1: faces of the bonus cards that the player in turn may play now. Rising."""
    faces: list[int] = []
    hand = table.hand
    base = table.player * FACES
    for face in range(FIRST_BONUS, FACES):
        if hand[base + face] and can_play(table, face):
            faces.append(face)
    return faces


def can_play(table: Table, face: int) -> bool:
    """Whether a bonus card in the hand may be played."""
    if face == table.late:  # AC-5.1
        return False
    if table.played >> face & 1:  # AC-5.7
        return False
    kind = table.box.bonus[face]
    if table.actions == 0 and kind in (PAY_LESS, EXCHANGE_ONE):  # AC-5.1
        return False
    if kind == DRAW_TWO:  # AC-5.2
        return can_draw_pile(table) or can_draw_discard(table)
    if kind == TAKE_DISCARD:  # AC-5.4
        return len(table.discard) > 0
    if kind == EXCHANGE_ONE:  # AC-5.7
        return not table.one_to_one
    return True


def play(table: Table, face: int) -> None:
    """AC-5.1: it goes face up on the discard at once and works at once; it takes no action."""
    player = table.player
    table.hand[player * FACES + face] -= 1
    table.played |= 1 << face
    table.busy = True
    if table.telling:
        told = {"player": seat(player), "card": card(table, face)}
        table.tell(EVERYBODY, "aramini-played", told)
    lay_open(table, player, face)
    kind = table.box.bonus[face]
    if kind == DRAW_TWO:  # AC-5.2: it lies aside meanwhile
        table.aside = face
        table.draws = 2
        table.mode = DRAWING
        return
    table.discard.append(face)
    if kind == PAY_LESS:  # AC-5.3
        table.less += 1
    elif kind == TAKE_DISCARD:  # AC-5.4
        table.mode = TAKING
    elif kind == PLUS_ACTION:
        add_action(table)
    else:  # AC-5.6
        table.one_to_one = True


def add_action(table: Table) -> None:
    """AC-5.5: one action more. It frees a card that had to wait (AC-5.1)."""
    looked = may_look_through(table, table.player)
    table.actions += 1
    release(table)
    if may_look_through(table, table.player) and not looked:
        # AC-6.1: a "take a discard" that had to wait opens the discard, and a look cannot be taken back.
        reveal(table, EVERYBODY & ~bit(table.player))


def may_look_through(table: Table, viewer: int) -> bool:
    """AC-6.1: whether the viewer may look through the discard: in the own turn, while a "take a discard" in the hand may be played or one
    is being carried out. After the match everything is open to END."""
    if table.mode == OVER:
        return viewer == END
    if viewer != table.player:
        return False
    if table.mode == TAKING:
        return True
    if table.mode != TURN:
        return False
    for face in range(FIRST_BONUS, FACES):
        kind = table.box.bonus[face]
        if kind == TAKE_DISCARD and table.hand[viewer * FACES + face] and can_play(table, face):
            return True
    return False


def takeable(table: Table) -> list[int]:
    """AC-5.4: faces in the discard besides the bonus card on top, each once, rising."""
    faces: list[int] = []
    for i in range(len(table.discard) - 1):
        face = table.discard[i]
        if face not in faces:
            faces.append(face)
    faces.sort()
    return faces


def take(table: Table, face: int) -> None:
    """AC-5.4: of equal cards the topmost; the others keep their order."""
    i = len(table.discard) - 2
    while table.discard[i] != face:
        i -= 1
    del table.discard[i]
    place = table.player * FACES + face
    table.hand[place] += 1
    table.known[place] += 1  # AC-6.1
    table.mode = TURN
    if table.telling:
        told = {"player": seat(table.player), "card": card(table, face)}
        table.tell(EVERYBODY, "aramini-took", told)
