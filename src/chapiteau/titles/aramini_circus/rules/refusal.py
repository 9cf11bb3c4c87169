"""Why a move is not legal: the rule that forbids it, and what can be done. Built from what the mover knows."""

from chapiteau.titles.aramini_circus.rules.actions import (
    DRAW_DISCARD,
    DRAW_PILE,
    DRAWING,
    EXCHANGE_ONE,
    FACES,
    FILL,
    FIRST_BONUS,
    HITCH,
    NUM_ACTIONS,
    OVER,
    PAY,
    PAY_LESS,
    PAYING,
    PLAY,
    SWAP,
    TAKE,
    TAKE_DISCARD,
    TAKING,
)
from chapiteau.titles.aramini_circus.rules.table import Table
from chapiteau.titles.aramini_circus.rules.words import Args, animal, card, wagon
from chapiteau.words import Message


def refusal(table: Table, player: int, action: int) -> tuple[str, Message]:
    """(rule number, message) for an action that is not legal now."""
    if table.mode == OVER:
        return "AC-1.1", Message("aramini-no-over")
    if player != table.player:
        return "AC-2.3", Message("aramini-no-turn")
    if action < 0 or action >= NUM_ACTIONS:
        return "AC-3.1", Message("aramini-no-such-action")
    if table.mode == PAYING:
        if PAY <= action < HITCH:
            return "AC-3.4", Message("aramini-no-exact", {"card": card(table, action - PAY)})
        return "AC-3.9", Message("aramini-no-paying")
    if table.mode == DRAWING:
        if action in (DRAW_PILE, DRAW_DISCARD):
            return draw_refusal(table, action)
        return "AC-5.2", Message("aramini-no-drawing")
    if table.mode == TAKING:
        if action >= TAKE:
            return "AC-5.4", Message("aramini-no-take", {"card": card(table, action - TAKE)})
        return "AC-5.4", Message("aramini-no-taking")
    if PAY <= action < HITCH:
        return "AC-3.4", Message("aramini-no-wagon-chosen")
    if action >= TAKE:
        return "AC-5.4", Message("aramini-no-take-card")
    if HITCH <= action < PLAY:
        return hitch_refusal(table, action - HITCH)
    if action >= PLAY:
        return bonus_refusal(table, action - PLAY + FIRST_BONUS)
    if table.actions == 0:
        return "AC-3.1", Message("aramini-no-actions")
    if action >= SWAP:
        return "AC-3.6", Message("aramini-no-swap", {"token": animal(action - SWAP)})
    if action >= FILL:
        number = table.offer[action - FILL]
        if number < 0:
            return "AC-4.3", Message("aramini-no-wagon")
        return "AC-3.4", Message("aramini-no-price", {"wagon": wagon(table.kind[number])})
    return draw_refusal(table, action)


def draw_refusal(table: Table, action: int) -> tuple[str, Message]:
    if action == DRAW_PILE:
        return "AC-3.3", Message("aramini-no-pile")
    if not table.discard:
        return "AC-3.2", Message("aramini-no-discard")
    return "AC-3.2", Message("aramini-no-bonus-top")


def hitch_refusal(table: Table, kind: int) -> tuple[str, Message]:
    told: Args = {"wagon": wagon(kind)}
    for code in table.pending:
        if code & 3 == table.player and table.kind[code >> 2] == kind:
            if not table.coupling:
                return "AC-4.2", Message("aramini-no-coupling", told)
            return "AC-4.2", Message("aramini-no-fit", told)
    return "AC-4.2", Message("aramini-no-pending", told)


def bonus_refusal(table: Table, face: int) -> tuple[str, Message]:
    told: Args = {"card": card(table, face)}
    if not table.hand[table.player * FACES + face]:
        return "AC-5.1", Message("aramini-no-card", told)
    if face == table.late:
        return "AC-5.1", Message("aramini-no-bonus-waits", told)
    if table.played >> face & 1:
        return "AC-5.7", Message("aramini-no-bonus-again", told)
    kind = table.box.bonus[face]
    if table.actions == 0 and kind in (PAY_LESS, EXCHANGE_ONE):
        return "AC-5.1", Message("aramini-no-bonus-late", told)
    if kind == EXCHANGE_ONE:
        return "AC-5.7", Message("aramini-no-second-exchange")
    if kind == TAKE_DISCARD:
        return "AC-5.4", Message("aramini-no-take-empty")
    return "AC-5.2", Message("aramini-no-draw-two")
