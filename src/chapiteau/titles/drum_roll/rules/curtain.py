"""DR-9.1a: the step before the curtain. Once for each show, in rounds: all choose a card or pass, in secret and at once; then the cards are
carried out one by one, from the starting player clockwise."""

from chapiteau import pieces
from chapiteau.game import EVERYBODY, bit
from chapiteau.titles.drum_roll.rules import words
from chapiteau.titles.drum_roll.rules.actions import CURTAIN, DONE
from chapiteau.titles.drum_roll.rules.investments import any_time_actions, play
from chapiteau.titles.drum_roll.rules.table import Table
from chapiteau.words import seat


def begin(table: Table) -> None:
    """The first round; nobody has passed."""
    table.mode = CURTAIN
    table.turn += 1
    table.done = 0
    table.asked = 0
    if table.telling and choosers(table):
        table.tell(EVERYBODY, "drum-log-curtain", {"show": table.show})


def choosers(table: Table) -> int:
    """Mask of those who are asked in this round: holders of investments, be they playable or not, who have not passed (DR-9.1b)."""
    mask = 0
    for player in range(table.players):
        if table.hand[player] and table.chosen[player] < 0 and not table.done >> player & 1:
            mask |= bit(player)
    return mask


def choose(table: Table, player: int, action: int) -> None:
    """A card with its target, or passing. It is secret until all have chosen, and nothing happens before."""
    table.chosen[player] = action
    table.waiting &= ~bit(player)
    if table.telling:
        mine = bit(player)
        if action == DONE:
            table.tell(mine, "drum-log-chooses-pass", {"player": seat(player)})
        else:
            what: words.Args = {"player": seat(player), "what": words.planned(action)}
            table.tell(mine, "drum-log-chooses", what)
        table.tell(EVERYBODY & ~mine, "drum-log-has-chosen", {"player": seat(player)})


def end_round(table: Table) -> bool:
    """All have chosen: from now on it comes to light what. False when nobody had anything to choose: the step is over."""
    if max(table.chosen) < DONE:
        return False
    table.supply = [*table.stock, table.trailers]
    for player in range(table.players):
        if table.chosen[player] >= DONE:
            pieces.reveal(table, bit(player))
    return True


def carry_out(table: Table) -> None:
    """What the next player has chosen. A card that has lost its full effect meanwhile stays in its hand, unseen."""
    player = (table.start + table.asked) % table.players
    table.asked = (table.asked + 1) % table.players
    action = table.chosen[player]
    table.chosen[player] = -1
    if action == DONE:
        table.done |= bit(player)
        if table.telling:
            table.tell(EVERYBODY, "drum-log-curtain-pass", {"player": seat(player)})
    elif action > DONE:
        if action in any_time_actions(table, player):
            play(table, player, action)
        elif table.telling:
            table.tell(EVERYBODY, "drum-log-card-stays", {"player": seat(player)})


def could_choose(table: Table, player: int) -> list[int]:
    """What a player could have chosen in this round, before any card of it was carried out."""
    now = [*table.stock, table.trailers]
    before = table.supply if table.asked else now
    table.stock, table.trailers = before[:5], before[5]
    found = [DONE, *any_time_actions(table, player)]
    table.stock, table.trailers = now[:5], now[5]
    return found
