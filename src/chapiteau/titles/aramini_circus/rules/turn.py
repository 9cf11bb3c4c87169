"""AC-3: the turn, its actions draw and swap, and how it passes. Filling up a wagon is in `payment`."""

from typing import Final

from chapiteau import pieces
from chapiteau.game import EVERYBODY, bit
from chapiteau.titles.aramini_circus.rules.actions import (
    FACES,
    FIRST_BONUS,
    NO_WAGONS,
    OVER,
    ROUND_FINISHED,
    STALLED,
    TOO_LONG,
    TURN,
)
from chapiteau.titles.aramini_circus.rules.secrecy import (
    release,
    remember_draw,
    remember_shuffle,
)
from chapiteau.titles.aramini_circus.rules.table import CALM_ROUNDS, IDLE_ROUNDS, Table
from chapiteau.titles.aramini_circus.rules.words import animal, card, ending
from chapiteau.words import seat

ACTIONS: Final = 2


def begin_turn(table: Table) -> None:
    """AC-3.1: two actions, three with the ringmaster face up."""
    table.actions = ACTIONS
    if table.ringmaster == table.player and table.ringmaster_up:
        table.actions += 1
    table.mode = TURN
    table.played = 0
    table.coupling = False
    table.busy = False
    table.bought = False


def end_turn(table: Table) -> None:
    """The player in turn has finished: the ringmaster passes, then the next player begins, or the match is over."""
    why = why_last(table)
    table.less = 0  # AC-5.3
    table.one_to_one = False  # AC-5.6
    release(table)  # AC-5.1
    table.idle = idle_after(table)
    table.calm = calm_after(table)
    table.turn += 1
    if table.telling:
        table.tell(EVERYBODY, "aramini-turn-ended", {"player": seat(table.player)})
    pass_ringmaster(table)
    table.player = (table.player + 1) % table.players  # AC-2.3
    begin_turn(table)
    if why:
        finish(table, why)


def why_last(table: Table) -> int:
    """The reason why no other turn follows if this one ends as things are; 0 if one does. The first that holds is named (AC-3.8)."""
    if table.last_round and (table.player + 1) % table.players == table.first:  # AC-1.1
        return ROUND_FINISHED
    if not table.wagons and max(table.offer) < 0:  # AC-4.3
        return NO_WAGONS
    if idle_after(table) >= IDLE_ROUNDS * table.players:  # AC-3.3
        return STALLED
    if calm_after(table) >= CALM_ROUNDS * table.players:  # AC-3.8
        return TOO_LONG
    return 0


def idle_after(table: Table) -> int:
    """AC-3.3: turns in a row without a draw, a purchase or a bonus card, if this one ends as things are."""
    return 0 if table.busy else table.idle + 1


def calm_after(table: Table) -> int:
    """AC-3.8: turns in a row without a purchase, if this one ends as things are."""
    return 0 if table.bought else table.calm + 1


def finish(table: Table, why: int) -> None:
    """The match is over."""
    release(table)
    table.over = why
    table.mode = OVER
    if table.telling:
        ended = ending(table)
        table.tell(EVERYBODY, ended.id, ended.args)


def pass_ringmaster(table: Table) -> None:
    """AC-3.7: to the right after the holder's turn; with two players face down, and turned up after the holder's next turn."""
    if table.ringmaster != table.player:
        return
    if not table.ringmaster_up:
        table.ringmaster_up = True
        if table.telling:
            table.tell(EVERYBODY, "aramini-ringmaster-up", {"player": seat(table.player)})
        return
    table.ringmaster = (table.player - 1) % table.players
    table.ringmaster_up = table.players > 2
    if table.telling:
        # texts: aramini-ringmaster, aramini-ringmaster-down
        told = "aramini-ringmaster" if table.ringmaster_up else "aramini-ringmaster-down"
        table.tell(EVERYBODY, told, {"player": seat(table.ringmaster)})


# ---- drawing


def can_draw_pile(table: Table) -> bool:
    """AC-3.3: an empty pile is renewed from all of the discard but its top, which takes two cards."""
    return len(table.pile) > 0 or len(table.discard) > 1


def can_draw_discard(table: Table) -> bool:
    """AC-3.2, AC-5.1: an animal lies on top."""
    return len(table.discard) > 0 and table.discard[-1] < FIRST_BONUS


def draw(table: Table, from_pile: bool) -> None:
    """AC-3.2 as an action, AC-5.2 as a part of a bonus card."""
    table.busy = True
    by_action = table.mode == TURN
    if by_action:
        table.actions -= 1
    if from_pile:
        draw_pile(table, table.with_bonus and by_action and table.actions == 0)
    else:
        draw_discard(table)
    if by_action:
        return
    table.draws -= 1
    if table.draws == 0 or not (can_draw_pile(table) or can_draw_discard(table)):
        stop_drawing(table)


def draw_pile(table: Table, late: bool) -> None:
    """`late`: by the last action, so that a bonus card has to wait (AC-5.1)."""
    if not table.pile:
        renew_pile(table)
    player = table.player
    face = pieces.draw(table, table.pile, bit(player))
    table.hand[player * FACES + face] += 1
    remember_draw(table, face, late)
    if table.telling:
        mine = bit(player)
        table.tell(mine, "aramini-drew", {"player": seat(player), "card": card(table, face)})
        table.tell(EVERYBODY & ~mine, "aramini-drew-hidden", {"player": seat(player)})


def draw_discard(table: Table) -> None:
    place = table.player * FACES + table.discard.pop()
    table.hand[place] += 1
    table.known[place] += 1  # AC-6.1
    if table.telling:
        args = {"player": seat(table.player), "card": card(table, place % FACES)}
        table.tell(EVERYBODY, "aramini-drew-discard", args)
    # AC-3.10: what lies below comes to light, whether or not anything does, and nobody is asked what they remember of it; else the discard
    # could be leafed through by drawing and taking back. The drawer is not counted: a plan may go on behind it, as `resample` keeps the
    # discard as it lies.
    pieces.reveal(table, bit(table.player))


def renew_pile(table: Table) -> None:
    """AC-3.3: all of the discard except its top, bonus cards too, becomes the new pile."""
    if table.telling:
        table.tell(EVERYBODY, "aramini-shuffled", {"count": len(table.discard) - 1})
    table.shuffles += 1
    pieces.reshuffle(table, table.pile, table.discard[:-1], "animals", table.shuffles)
    del table.discard[:-1]
    remember_shuffle(table)


def stop_drawing(table: Table) -> None:
    """AC-5.2: the bonus card that lay aside is discarded after its draws."""
    table.discard.append(table.aside)
    table.aside = -1
    table.draws = 0
    table.mode = TURN


# ---- swapping


def swap(table: Table, wanted: int) -> None:
    """AC-3.6: change the own exchange token for that of animal `wanted`, another player's or one in the centre."""
    given = table.token[table.player]
    table.actions -= 1
    for other in range(table.players):
        if table.token[other] == wanted:
            table.token[other] = given
            if table.telling:
                told = {"player": seat(table.player), "other": seat(other)}
                tokens = {"given": animal(given), "taken": animal(wanted)}
                table.tell(EVERYBODY, "aramini-swapped", told | tokens)
            break
    else:
        if table.telling:
            told = {"player": seat(table.player)}
            tokens = {"given": animal(given), "taken": animal(wanted)}
            table.tell(EVERYBODY, "aramini-swapped-centre", told | tokens)
    table.token[table.player] = wanted
