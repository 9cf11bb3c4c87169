"""DR-2: set-up, in its order."""

from chapiteau import pieces
from chapiteau.game import EVERYBODY, bit
from chapiteau.titles.drum_roll.rules import words
from chapiteau.titles.drum_roll.rules.actions import (
    CARDS,
    CUBES,
    DRAFT,
    DRAFTING,
    PERFORMERS,
    TAKE_CUBE,
)
from chapiteau.titles.drum_roll.rules.decks import deal_performers, deal_personnel
from chapiteau.titles.drum_roll.rules.table import Table
from chapiteau.words import seat


def set_up(table: Table) -> None:
    """DR-2.1 to DR-2.5: everything up to the first decision."""
    table.performer_deck = list(range(PERFORMERS))
    table.personnel_deck = list(range(PERFORMERS, CARDS))
    table.deck = list(range(len(table.box.kind)))
    table.chance.stream("performers").shuffle(table.performer_deck)
    table.chance.stream("personnel").shuffle(table.personnel_deck)
    table.chance.stream("investments").shuffle(table.deck)
    deal_personnel(table)  # DR-2.2
    deal_performers(table)
    regions = list(range(len(table.box.region) // 2))
    table.chance.stream("regions").shuffle(regions)
    table.region = regions[: len(table.region)]  # DR-2.4
    # DR-2.8
    table.start = table.chance.stream("start").below(table.players)
    for i in range(len(table.draft)):
        table.draft[i] = pieces.draw_bottom(table, table.performer_deck, bit(i // 2))  # DR-2.5
    table.mode = DRAFTING
    table.waiting = table.everybody()


# ---- the starting performers


def draft_actions(table: Table, player: int) -> list[int]:
    """DR-2.5: keep one of two."""
    return [DRAFT, DRAFT + 1] if table.kept[player] < 0 else []


def keep(table: Table, player: int, which: int) -> None:
    """DR-2.5: one is kept, the other is meant for the left neighbour. When all have chosen, all is shown."""
    table.kept[player] = which
    if table.telling:
        mine = bit(player)
        kept = table.draft[player * 2 + which]
        args: words.Args = {"player": seat(player), "card": words.card(kept)}
        table.tell(mine, "drum-log-keeps", args)
        table.tell(EVERYBODY & ~mine, "drum-log-has-chosen", {"player": seat(player)})
    table.waiting &= ~(1 << player)
    if not table.waiting:
        show_drafts(table)


def show_drafts(table: Table) -> None:
    """DR-2.5: both starting performers of all players lie open, and are paid for (DR-2.7)."""
    for player in range(table.players):
        pieces.reveal(table, bit(player))
        left = (player + 1) % table.players
        kept = table.draft[player * 2 + table.kept[player]]
        given = table.draft[player * 2 + 1 - table.kept[player]]
        table.troupe[player].insert(0, kept)
        table.troupe[left].append(given)
        if table.telling:
            who: words.Args = {"player": seat(player), "other": seat(left)}
            both: words.Args = {"kept": words.card(kept), "given": words.card(given)}
            table.tell(EVERYBODY, "drum-log-drafted", who | both)
    for player in range(table.players):
        costs = 0
        for card in table.troupe[player]:
            costs += table.box.hire[card]
        table.coins[player] = table.box.money - costs  # DR-2.7
        table.draft[player * 2] = -1
        table.draft[player * 2 + 1] = -1
        table.kept[player] = -1
    table.turn += 1
    table.mode = CUBES
    table.waiting = table.everybody()


# ---- the first cubes


def cube_actions(table: Table, player: int) -> list[int]:
    """DR-2.6: two cubes of free choice, one after the other. Stock has more of each colour than all can choose (`parts.check`)."""
    return [TAKE_CUBE + colour for colour in range(5)]


def pick(table: Table, player: int, colour: int) -> None:
    """DR-2.6: two cubes of free choice, all at once, shown together."""
    if table.telling:
        mine = bit(player)
        args: words.Args = {"player": seat(player), "colour": words.colour(colour)}
        table.tell(mine, "drum-log-picks", args)
    if table.picked[player * 2] < 0:
        table.picked[player * 2] = colour
        return
    table.picked[player * 2 + 1] = colour
    if table.telling:
        table.tell(EVERYBODY & ~bit(player), "drum-log-has-chosen", {"player": seat(player)})
    table.waiting &= ~(1 << player)
    if not table.waiting:
        show_cubes(table)


def show_cubes(table: Table) -> None:
    """DR-2.6: everybody's first cubes are shown and stored."""
    for player in range(table.players):
        pieces.reveal(table, bit(player))
        chosen = table.picked[player * 2 : player * 2 + 2]
        for colour in chosen:
            table.gain_cube(player, colour)
        if table.telling:
            args: words.Args = {"player": seat(player), "cubes": words.colours(chosen)}
            table.tell(EVERYBODY, "drum-log-first-cubes", args)
        table.picked[player * 2] = -1
        table.picked[player * 2 + 1] = -1
