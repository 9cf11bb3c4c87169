"""DR-10: what is scored after a show and at the end, and who wins."""

from typing import Final

from chapiteau import pieces
from chapiteau.game import EVERYBODY
from chapiteau.titles.drum_roll.rules import words
from chapiteau.titles.drum_roll.rules.actions import (
    BANK_CARD,
    K_FIRE,
    K_PERSONNEL_BONUS,
    K_RESOURCE_BONUS,
    K_TRAILER,
    K_TRAILER_BONUS,
    K_UNBLOCK,
    S_ALL_FLIPPED,
    S_BANK,
    S_INVESTMENTS,
    S_LARGEST,
    S_MOST_ORGANIZED,
    S_ORGANIZED,
    S_PERFECT,
    S_TROUPE,
    S_VARIETY,
)
from chapiteau.titles.drum_roll.rules.show import OUTSTANDING
from chapiteau.titles.drum_roll.rules.table import SHOWS, Table
from chapiteau.words import seat

MOST_FROM_BANK: Final = 5
COINS_PER_PRESTIGE: Final = 2
CUBES_PER_PRESTIGE: Final = 3


def after_salaries(table: Table) -> None:
    """Second edition: Most Organized and the Perfect Show of flipped performers, after every show (DR-10.3)."""
    if table.box.each_show:
        award_organization(table)


def final_scoring(table: Table) -> None:
    """DR-10.2, DR-10.3, DR-10.5: end-game awards, the bank, investments held."""
    players = range(table.players)
    award_most(table, [len(table.troupe[p]) for p in players], S_LARGEST, table.box.largest)
    award(table, [variety(table, p) for p in players], S_VARIETY, table.box.variety)
    award(table, [perfect(table, p) for p in players], S_PERFECT, table.box.perfect)
    large = [len(table.troupe[p]) >= table.box.troupe_size for p in players]
    award(table, large, S_TROUPE, table.box.troupe)
    if table.box.organized:
        organized = [len(table.staff[p]) >= table.box.staff_size for p in players]
        award(table, organized, S_ORGANIZED, table.box.organized)
    if not table.box.each_show:
        award_organization(table)
    for player in players:
        score_bank(table, player)
        score_investments(table, player)


def award_organization(table: Table) -> None:
    """DR-10.3: most personnel; every performer flipped."""
    players = range(table.players)
    staff = [len(table.staff[p]) for p in players]
    award_most(table, staff, S_MOST_ORGANIZED, table.box.most_organized)
    award(table, [all_flipped(table, p) for p in players], S_ALL_FLIPPED, table.box.all_flipped)


def award_most(table: Table, counts: list[int], source: int, prestige: int) -> None:
    """DR-10.4: all tied players get the full bonus; "most" needs at least one card."""
    most = max(counts)
    award(table, [count == most and most > 0 for count in counts], source, prestige)


def award(table: Table, wins: list[bool], source: int, prestige: int) -> None:
    """Give an award to all who fulfil it."""
    if prestige == 0:
        return
    for player in range(table.players):
        if not wins[player]:
            continue
        table.earn(player, source, prestige)
        if table.telling:
            args: words.Args = {"award": words.source(table, source), "prestige": prestige}
            table.tell(EVERYBODY, "drum-log-award", {"player": seat(player)} | args)


def variety(table: Table, player: int) -> bool:
    """Full Variety: all five types."""
    return all(table.count_type(player, kind) != 0 for kind in range(5))


def perfect(table: Table, player: int) -> bool:
    """Perfect Show, Prestigious: every performer did an outstanding performance in this show or is flipped; at least one (DR-10.4)."""
    for card in table.troupe[player]:
        if table.act[card] != OUTSTANDING and not table.flipped[card]:
            return False
    return len(table.troupe[player]) > 0


def all_flipped(table: Table, player: int) -> bool:
    """Every performer is flipped; at least one (DR-10.4)."""
    for card in table.troupe[player]:
        if not table.flipped[card]:
            return False
    return len(table.troupe[player]) > 0


def bank_prestige(table: Table, player: int) -> int:
    """DR-8.6: 1 prestige per 2 coins placed, at most 5."""
    if BANK_CARD not in table.staff[player]:
        return 0
    return min(table.banked[player] // COINS_PER_PRESTIGE, MOST_FROM_BANK)


def score_bank(table: Table, player: int) -> None:
    prestige = bank_prestige(table, player)
    table.earn(player, S_BANK, prestige)
    if prestige and table.telling:
        table.tell(EVERYBODY, "drum-log-bank", {"player": seat(player), "prestige": prestige})


def trailers_of(table: Table, player: int) -> int:
    """Trailers in a circus."""
    return sum([table.trailer[card] for card in table.troupe[player]])


def held_prestige(table: Table, player: int, kind: int) -> int:
    """DR-9.2 to DR-9.4, DR-9.9: what an investment held at the end scores."""
    if kind in (K_UNBLOCK, K_TRAILER, K_FIRE):
        return table.box.unused
    if kind == K_RESOURCE_BONUS:
        return table.cubes_of(player) // CUBES_PER_PRESTIGE
    if kind == K_TRAILER_BONUS:
        return trailers_of(table, player)
    if kind == K_PERSONNEL_BONUS:
        return len(table.staff[player])
    return 0


def score_investments(table: Table, player: int) -> None:
    """DR-9.9: the cards in hand are shown and scored."""
    prestige = 0
    for card in table.hand[player]:
        pieces.show(table, table.seen, card, EVERYBODY)
        prestige += held_prestige(table, player, table.box.kind[card])
    table.earn(player, S_INVESTMENTS, prestige)
    if table.hand[player] and table.telling:
        args: words.Args = {
            "cards": words.investments(table, table.hand[player]),
            "prestige": prestige,
        }
        table.tell(EVERYBODY, "drum-log-held", {"player": seat(player)} | args)


# ---- who wins


def ranking(table: Table) -> list[int]:
    """DR-10.5: most prestige, then most coins, then shared."""
    order = [(table.score[p], table.coins[p]) for p in range(table.players)]
    return [1 + sum([other > mine for other in order]) for mine in order]


def is_last_show(table: Table) -> bool:
    """DR-1.1: three shows."""
    return table.show == SHOWS
