"""What a seat's things are worth at The Magnificent, in points that they promise.

What is sure counts whole: points, fines of a bill that the coins cannot pay. What may still come counts by the turns that are left: posters
that the camp nearly has the tiles for, zones that are nearly covered, master cards as they stand and as they may grow, gems, markers and
tents for what they help with.
"""

from typing import Final

from chapiteau.titles.the_magnificent.rules.actions import (
    C_NONE,
    C_TWO,
    CLEAR,
    HELD,
    M_KEEP,
    M_SCORING,
    P_COINS,
    P_COLUMN,
    P_COMPLETED,
    P_GEM,
    P_ROW,
    P_UNFINISHED,
    P_ZONE,
    ROUNDS,
    SECTIONS,
    STARTING,
    TRAINERS,
    TURNS,
)
from chapiteau.titles.the_magnificent.rules.camp import COLUMN, ROW, SIDE
from chapiteau.titles.the_magnificent.rules.scoring import (
    ZONE_POINTS,
    all_gems,
    bill,
    card_points,
    count,
    unpaid,
)
from chapiteau.titles.the_magnificent.rules.setup import HOLDS
from chapiteau.titles.the_magnificent.rules.table import Table
from chapiteau.titles.the_magnificent.rules.zones import fill

ALL_TURNS: Final = ROUNDS * TURNS
DUE: Final = 1.5
"""Coins that each further turn of the round adds to the bill beyond what it earns."""
COIN: Final[list[float]] = [0.0, 0.5, 0.5, 0.2]
"""A coin that the bill leaves, by round, as long as few are left; each of many is worth MANY."""
FEW: Final = 8.0
MANY: Final = 0.2

NEARLY: Final[list[list[float]]] = [
    [1.0] + [(1.0 - missing / 9.0) ** power if missing < 9 else 0.0 for missing in range(1, 82)]
    for power in [99.0, 5.0, 3.6, 3.0, 2.6, 2.4, 2.2, 2.1, 2.0, 1.9, 1.8, 1.75, 1.7]
]
"""By turns left and cells missing: how far an area counts as covered; without a turn only what is covered does."""
GROWTH: Final[list[float]] = [
    *(0.22, 0.16, 0.22, 0.16, 0.22, 0.16),
    *(0.25, 0.0, 0.08, 0.0, 0.1, 0.35, 0.0, 0.0, 0.0, 0.05, 0.45),
]
"""By thing: how many more each turn may bring."""
FADE: Final = 0.85
"""What may be spent again counts less: gems, coins, posters."""

SMALL: Final[list[float]] = [0.0, 1.3, 2.2, 2.7, 3.0]
LARGE: Final[list[float]] = [0.0, 2.0, 3.6, 4.5, 5.0]
"""So many tiles of one colour, for posters that are not known yet."""
READY: Final = 0.6
NO_SMALL: Final = 0.1
NO_LARGE: Final = 0.13
NO_GEM: Final = 0.1
NO_TENT: Final = 0.25
"""How sure a poster is, and what is off for each tile, gem or tent that it wants."""
SHOWN: Final[list[list[float]]] = [
    [0.0, 0.0, 0.0, 0.0, 0.0],
    [0.8, 0.6, 0.35, 0.2, 0.1],
    [0.95, 0.85, 0.65, 0.4, 0.3],
    [1.0, 0.95, 0.85, 0.7, 0.5],
    [1.0, 1.0, 1.0, 0.9, 0.8],
]
"""By turns left, at most 4: how likely the best, the second and so on is completed."""
COIN_OF_POSTER: Final = 0.5

TENTS: Final[list[float]] = [0.0, 0.0, 4.5, 8.0, 10.5, 12.0]
"""So many tents, the printed one included, at the beginning."""
GEM: Final = 0.9
CLEAR_GEM: Final = 1.2
MARKER_NOW: Final = 0.8
MARKER_LATER: Final = 1.6
TRAINER: Final = 1.5
STRENGTH: Final = 0.6
"""Each pip of earlier dice of one colour, for each turn that is left in the round."""
HAT: Final = 0.1


def standing(table: Table, player: int) -> float:
    """What a player has, apart from what can still be done in the turn that is being played."""
    left = turns_left(table, player)
    turns = left + TURNS * (ROUNDS - table.round)
    points, paid = takings(table, player)
    return (
        table.score[player]
        + points
        + coins(table, player, left, paid)
        + masters(table, player, turns)
        + camp(table, player, turns)
        + posters(table, player, turns)
        + stores(table, player, left, turns)
        + HAT * table.rank(player)
    )


def turns_left(table: Table, player: int) -> int:
    """Turns of this round after the one that is being played: each die on an own card is one."""
    left = TURNS
    at = player * HELD
    for i in range(at, at + HELD):
        if table.cards[i] >= 0 and table.die_kind[table.cards[i]] >= 0:
            left -= 1
    if table.die >= 0 and player == table.player:
        left -= 1
    return left


def takings(table: Table, player: int) -> tuple[int, int]:
    """MG-6.4: points and coins that posters completed in the show that is going on will bring when it is ended."""
    points = paid = 0
    if player == table.player and table.face_down:
        box = table.box
        for section in range(SECTIONS):
            if table.face_down >> section & 1:
                at = player * SECTIONS + section
                poster, tent = table.poster[at], table.tent[at]
                points += box.poster_points[poster] + box.tent_points[tent]
                paid += box.poster_coins[poster] + box.tent_coins[tent]
    return points, paid


def coins(table: Table, player: int, left: int, paid: int) -> float:
    """MG-7.1: the bill while it is not paid, and what is over. `paid`: coins that are sure to come."""
    over = float(table.coins[player] + paid)
    if unpaid(table):
        over -= bill(table, player) + DUE * left
    if over < 0:
        return over * table.round
    return COIN[table.round] * over if over < FEW else COIN[table.round] * FEW + MANY * (over - FEW)


# ---- master cards


def masters(table: Table, player: int, turns: int) -> float:
    """MG-7.4, MG-8.1: one is scored in each round that is not over, the others count half. One that is chosen already counts as scored."""
    scorings = ROUNDS + 1 - table.round
    total = 0.0
    chosen = table.picked[player] if table.mode == M_SCORING else -1
    if chosen >= 0:
        scorings -= 1
        total += card_points(table, player, chosen)
    worths: list[float] = []
    for card in own_cards(table, player):
        if card != chosen:
            worths.append(card_worth(table, player, card, turns))
    worths.sort()
    for i in range(len(worths)):
        worth = worths[len(worths) - 1 - i]
        total += worth if i < scorings else worth / 2
    return total


def own_cards(table: Table, player: int) -> list[int]:
    """The master cards of a player; in a draft those kept, with the one that is chosen now (MG-12.4)."""
    if table.mode != M_KEEP:
        return table.held(player)
    return [
        card
        for card in range(STARTING)
        if table.holder[card] == HOLDS + player or table.picked[player] == card
    ]


def card_worth(table: Table, player: int, card: int, turns: int) -> float:
    """What a card may come to be worth in full."""
    box = table.box
    thing = box.thing[card]
    points = box.points[card] * (things(table, player, thing, turns) / box.each[card])
    most = box.most[card]
    return most if most and points > most else points


def things(table: Table, player: int, thing: int, turns: int) -> float:
    """How many of a thing there may come to be, parts of areas included."""
    if thing == P_ROW:
        nearly = NEARLY[turns]
        total = 0.0
        for row in range(SIDE):
            total += nearly[SIDE - (table.camp[player] >> SIDE * row & ROW).bit_count()]
        return total
    if thing == P_COLUMN:
        nearly = NEARLY[turns]
        total = 0.0
        for column in range(SIDE):
            total += nearly[SIDE - (table.camp[player] >> column & COLUMN).bit_count()]
        return total
    if thing == P_ZONE:
        return areas(table, player, turns)
    now = float(count(table, player, thing))
    if thing == P_COMPLETED and player == table.player:
        now += table.face_down.bit_count()
    if thing in (P_GEM, P_COINS, P_UNFINISHED):
        return now * FADE
    return now + GROWTH[thing] * turns


def areas(table: Table, player: int, turns: int) -> float:
    """Zones covered, or nearly."""
    nearly = NEARLY[turns]
    total = 0.0
    free = ~table.camp[player]
    for zone in table.box.zones:
        total += nearly[(zone & free).bit_count()]
    return total


# ---- the camp, posters, stores


def camp(table: Table, player: int, turns: int) -> float:
    """MG-8.3, and tiles for posters to come."""
    if turns == 0:
        gems = all_gems(table, player)
        return float(ZONE_POINTS * fill(table.camp[player], table.box.zones, gems))
    total = ZONE_POINTS * areas(table, player, turns)
    tiles = 0.0
    for tile in range(6):
        built = table.built[player * 6 + tile]
        worths = LARGE if tile & 1 else SMALL
        tiles += worths[built if built < len(worths) else len(worths) - 1]
    return total + tiles * turns / ALL_TURNS


def poster_worth(table: Table, player: int, section: int) -> float:
    """Points and coins of a poster, with its tent, less what its gems would be worth."""
    box = table.box
    at = player * SECTIONS + section
    poster, tent = table.poster[at], table.tent[at]
    worth = box.poster_points[poster] + COIN_OF_POSTER * box.poster_coins[poster]
    for colour in range(CLEAR):
        worth -= GEM * box.price[poster * 3 + colour]
    return worth + tent_worth(table, tent) if tent >= 0 else worth


def tent_worth(table: Table, tent: int) -> float:
    """What a tent pays each time."""
    box = table.box
    worth = box.tent_points[tent] + COIN_OF_POSTER * box.tent_coins[tent]
    cost = box.tent_cost[tent]
    if cost != C_NONE:
        worth -= 2 * GEM if cost == C_TWO else GEM
    return worth


def chance_of(table: Table, player: int, section: int) -> float:
    """How sure a poster is, for all that it still wants."""
    box = table.box
    at = player * SECTIONS + section
    poster = table.poster[at]
    sure = READY if table.tent[at] >= 0 else READY - NO_TENT
    for tile in range(6):
        missing = box.needs[poster * 6 + tile] - table.built[player * 6 + tile]
        if missing > 0:
            sure -= missing * (NO_LARGE if tile & 1 else NO_SMALL)
    clear = table.gems[player * 4 + CLEAR]
    for colour in range(CLEAR):
        missing = box.price[poster * 3 + colour] - table.gems[player * 4 + colour]
        if missing > clear:
            sure -= (missing - clear) * NO_GEM
    return sure if sure > 0.05 else 0.05


def posters(table: Table, player: int, turns: int) -> float:
    """MG-6: posters that wait, the likeliest first; and tents for those to come."""
    worths: list[float] = []
    tents = 0
    pays = 0.0
    for section in range(SECTIONS):
        at = player * SECTIONS + section
        face_down = player == table.player and table.face_down >> section & 1
        if table.poster[at] >= 0 and not face_down:
            worths.append(poster_worth(table, player, section) * chance_of(table, player, section))
        if table.tent[at] >= 0:
            tents += 1
            pays += tent_worth(table, table.tent[at])
    worths.sort()
    likely = SHOWN[turns if turns < len(SHOWN) else len(SHOWN) - 1]
    total = (TENTS[tents] + pays) * turns / ALL_TURNS
    for i in range(len(worths)):
        total += worths[len(worths) - 1 - i] * likely[i]
    return total


def stores(table: Table, player: int, left: int, turns: int) -> float:
    """Gems, markers, trainers, and dice that give power to later ones."""
    if turns == 0:
        return 0.0
    part = turns / ALL_TURNS
    at = player * 4
    gems = GEM * (table.gems[at] + table.gems[at + 1] + table.gems[at + 2])
    gems += CLEAR_GEM * table.gems[at + CLEAR]
    total = gems * (0.5 + 0.5 * part)
    if left:
        total += MARKER_NOW * table.markers[player]
    owned = table.markers[player] + table.spent[player]
    total += MARKER_LATER * owned * (ROUNDS - table.round)
    for tile in range(TRAINERS):
        if table.trainer_owner[tile] == player:
            total += TRAINER * part
    return total + STRENGTH * left * strongest(table, player)


def strongest(table: Table, player: int) -> int:
    """The highest sum of own dice of one colour."""
    sums = [0, 0, 0, 0]
    at = player * HELD
    for i in range(at, at + HELD):
        card = table.cards[i]
        if card >= 0 and table.die_kind[card] >= 0:
            sums[table.die_kind[card]] += table.die_face[card]
    return max(sums[:CLEAR])
