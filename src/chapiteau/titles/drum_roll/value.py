"""How good a position of Drum Roll is for a player: prestige in hand, and what the circus will still bring.

Unit: prestige. Coins, cubes and cards are worth what they tend to become. The constants are judged by matches of the greedy player.
"""

from typing import Final

from chapiteau.game import State
from chapiteau.titles.drum_roll.rules.actions import (
    HIRE_PERFORMER,
    HIRE_PERSONNEL,
    INVEST,
    OVER,
    PERFORMERS,
    PLACING,
    TICKETS,
)
from chapiteau.titles.drum_roll.rules.box import (
    COINS,
    CUBE,
    LOOK,
    TRAILER_WON,
    Box,
    Part,
)
from chapiteau.titles.drum_roll.rules.salaries import wages
from chapiteau.titles.drum_roll.rules.scoring import bank_prestige, held_prestige
from chapiteau.titles.drum_roll.rules.show import level_of, region_bonus, value_with_bizarre
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.titles.drum_roll.rules.table import SHOWS, Table

WIN: Final = 1000.0
COIN: Final = 0.42
"""A coin that is not needed for the next salaries."""
DUE_COIN: Final = 0.75
"""A coin that is: without it a prestige is lost, but there may be time to earn it."""
LATER_WAGES: Final = 0.35
"""The part of the present wages that a later show is reckoned with: who is flipped by then costs less, and benefits pay too."""
STORED: Final = 0.7
"""A stored cube that no performer needs."""
NEEDED: Final = 1.35
"""A stored cube that an own performer lacks."""
CARD: Final = 0.9
"""An investment in hand."""
PER_PERFORMER: Final = 0.5
"""Towards the awards for many performers and all types."""
SKIP_WORTH: Final = 1.2
TRAILER_WORTH: Final = 0.5
"""A trailer, for each show that is still to be paid for."""
FLIP_CHANCE: Final = (0.62, 0.72, 0.84, 0.97)
"""How surely a performer with so many cubes is flipped in the end."""
DISMISSAL: Final = 1.0
"""What a performer without its first cube risks in the next show, by how soon it comes."""


def evaluate(state: State, player: int) -> float:
    """The worth of a position for `player`, in prestige; a finished match by its place."""
    assert isinstance(state, DrumRollState)
    if state.mode == OVER:
        mine = state.score[player] * 100 + state.coins[player]
        best = -1000000
        for other in range(state.players):
            if other != player:
                best = max(best, state.score[other] * 100 + state.coins[other])
        return (WIN if mine > best else 0.0) + (mine - best) / 100
    worth = float(state.score[player])
    shows = SHOWS - state.show + 1
    coins = float(state.coins[player])
    due = float(wages(state, player))
    if state.mode == PLACING:
        coins += marker_coins(state, player)
        worth += marker_worth(state, player, coins, shows)
    covered = min(coins, due)
    worth += covered * DUE_COIN + (coins - covered) * COIN
    worth -= (due - covered) * (1.0 - DUE_COIN)
    worth -= due * DUE_COIN + due * COIN * LATER_WAGES * (shows - 1)
    for card in state.troupe[player]:
        worth += performer_worth(state, player, card, shows) + PER_PERFORMER
    for card in state.staff[player]:
        worth += member_worth(state, card, shows)
    worth += region_bonus(state, player) * 0.5 * shows
    worth += cube_worth(state, player)
    for card in state.hand[player]:
        worth += CARD + 0.3 * held_prestige(state, player, state.box.kind[card])
    worth += state.skips[player] * SKIP_WORTH
    worth += bank_prestige(state, player)
    return worth


# ---- markers that are not resolved yet


def marker_coins(table: Table, player: int) -> float:
    """What the own markers on Sell Tickets will pay."""
    coins = 0
    sold = table.sold[player]
    for marker in table.markers:
        if marker == TICKETS * 4 + player and sold < len(table.box.tickets):
            coins += table.box.tickets[sold]
            sold += 1
    return float(coins)


def marker_worth(table: Table, player: int, coins: float, shows: int) -> float:
    """What the other own markers promise."""
    worth = 0.0
    extra = [0] * 5
    hires = 0.0
    for marker in table.markers:
        if marker & 3 != player:
            continue
        space = marker >> 2
        if space < TICKETS:
            missing = needed(table, player, space) - table.storage[player * 5 + space]
            worth += NEEDED if missing > extra[space] else STORED
            extra[space] += 1
        elif space == INVEST:
            if coins >= table.box.invest:
                worth += CARD - table.box.invest * COIN
        elif space in (HIRE_PERFORMER, HIRE_PERSONNEL):
            offer = table.offered_performers
            if space == HIRE_PERSONNEL:
                offer = table.offered_personnel
            best = 0.0
            for card in offer:
                if table.price(card) <= coins:
                    best = max(best, hire_worth(table, player, card, shows))
            hires += best
    return worth + hires * 0.85


def hire_worth(table: Table, player: int, card: int, shows: int) -> float:
    """What hiring a card of the offer would gain, its price and salaries taken off."""
    price = table.price(card) * COIN
    if card >= PERFORMERS:
        return member_worth(table, card, shows) - price - table.box.salary[card] * COIN * shows
    salary = value_with_bizarre(table, player, table.box.salary[card])
    worth = performer_worth(table, player, card, shows)
    wage = salary * COIN * (1.0 + LATER_WAGES * (shows - 1))
    return worth - price - wage + 0.5 * shows + PER_PERFORMER


def needed(table: Table, player: int, colour: int) -> int:
    """Cubes of a colour that own unflipped performers lack."""
    count = 0
    cube = table.box.cube
    for card in table.troupe[player]:
        if table.flipped[card]:
            continue
        for level in range(3):
            if cube[card * 3 + level] == colour and not table.cubes[card] >> level & 1:
                count += 1
    return count


# ---- what lies before the player


def performer_worth(table: Table, player: int, card: int, shows: int) -> float:
    """What a performer will still bring: benefits and a flip. Its salaries are reckoned with all wages."""
    if table.flipped[card]:
        return table.trailer[card] * TRAILER_WORTH * shows * 0.5
    has = table.cubes[card]
    count = (has & 1) + (has >> 1 & 1) + (has >> 2 & 1)
    worth = table.trailer[card] * TRAILER_WORTH * shows
    prestige = value_with_bizarre(table, player, table.box.prestige[card])
    performed = table.act[card] > 0
    later = shows - 1 if performed else shows
    if later > 0:
        chance = FLIP_CHANCE[count]
        if later == 1:
            # In the last show what is not ready soon will not be ready.
            chance -= (3 - count) * 0.06 * table.round
        worth += prestige * max(chance, 0.0)
        level = level_of(table, card)
        gain = 0.0
        if level:
            gain = benefit_worth(table.box, card, level)
        worth += gain + (later - 1) * 0.5 * benefit_worth(table.box, card, 3)
        if level == 0 and not performed:
            near = table.round / 7.0
            worth -= DISMISSAL * near * (table.box.no_performance + table.box.hire[card] * COIN)
        worth += 0.25 * count
    return worth


def benefit_worth(box: Box, card: int, level: int) -> float:
    """What one performance at a level brings."""
    worth = 0.0
    for i in box.benefit[card * 3 + level - 1]:
        worth += part_worth(box.parts[i])
    return worth


def part_worth(part: Part) -> float:
    """The worth of a part of a benefit, its price taken off; never below 0, as it can be declined."""
    if part.gives == COINS:
        gain = part.amount * COIN
    elif part.gives == CUBE:
        gain = STORED + 0.2
    elif part.gives == LOOK:
        gain = part.keep * CARD + 0.1 * part.amount
    elif part.gives == TRAILER_WON:
        gain = TRAILER_WORTH * 2
    else:
        gain = SKIP_WORTH * max(part.amount, 1)
    return max(gain - part.coins * COIN - part.cubes * STORED, 0.0)


def member_worth(table: Table, card: int, shows: int) -> float:
    """What a personnel member brings, for each show still to come."""
    return MEMBER_WORTH[card - PERFORMERS] * shows


MEMBER_WORTH: Final = [1.3, 2.0, 0.9, 0.9, 0.5, *[0.6] * 5, *[1.2] * 5]
"""Per show, before salaries: Popcorn Vendor, Orchestra, Bank Representative, General Supplier, Show Organizer, Agents, Assistants."""


def cube_worth(table: Table, player: int) -> float:
    """Stored cubes: those that performers need first."""
    worth = 0.0
    for colour in range(5):
        stored = table.storage[player * 5 + colour]
        if stored:
            wanted = min(stored, needed(table, player, colour))
            worth += wanted * NEEDED + (stored - wanted) * STORED
    return worth
