"""How good a position of Drum Roll is for a player: prestige, and what coins, cubes, cards and time will still turn into.

Unit: prestige. The circus is reckoned as far ahead as the match still lasts: each show with its region, its salaries and its benefits, each
performer with the cubes it lacks and the turns left to find them, each award by how near it is. What the others have counts against it, so
that a vote is judged by whom another turn helps. The constants are judged by matches of the greedy player.
"""

from typing import Final

from chapiteau.game import State
from chapiteau.titles.drum_roll.rules.actions import (
    BANK_CARD,
    CUBES,
    CURTAIN,
    DONE,
    HIRE_PERFORMER,
    HIRE_PERSONNEL,
    INVEST,
    K_APPLAUSE,
    K_DOUBLE,
    K_INCOME,
    K_INCOME_CUBE,
    K_PERSONNEL_BONUS,
    K_RESOURCE_BONUS,
    K_RESOURCES,
    K_TRAILER_BONUS,
    ORCHESTRA,
    OVER,
    PAYING,
    PERFORMERS,
    PLACING,
    RESOLVING,
    SHOWING,
    TICKETS,
    VENDOR,
)
from chapiteau.titles.drum_roll.rules.box import (
    COINS,
    CUBE,
    LOOK,
    TRAILER_WON,
    Box,
    Part,
)
from chapiteau.titles.drum_roll.rules.investments import any_time_actions, play
from chapiteau.titles.drum_roll.rules.investments import applause as counted
from chapiteau.titles.drum_roll.rules.salaries import wages
from chapiteau.titles.drum_roll.rules.scoring import held_prestige
from chapiteau.titles.drum_roll.rules.show import (
    OUTSTANDING,
    is_on_stage,
    level_of,
    region_pays,
    to_perform,
    value_with_bizarre,
)
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.titles.drum_roll.rules.table import SHOWS, Table

WIN: Final = 1000.0
RIVALS: Final = 0.5
"""What the mean of the others counts against one's own."""

# ---- coins
COIN: Final = 0.42
"""A coin that is not needed for the next salaries."""
PURSE: Final = 14
"""More coins than these are worth half."""
SHORT: Final = 0.5
"""A coin that is missing for the next salaries, when a show's preparation begins; when they are due a whole prestige."""
LATER_WAGE: Final = 0.2
"""A coin of salary in each later show."""

# ---- cubes and turns
TURNS: Final = 6
"""Preparation turns of a show, as they mostly are."""
CUBES_PER_TURN: Final = 0.9
"""Cubes that a player finds in a turn."""
CUBE_WORTH: Final = 0.75
"""A cube that no performer needs, while there are turns left to use it."""
PLACED: Final = 0.12
"""A cube that has been put where it belongs."""
READY: Final = 0.97
"""How surely a performer with all cubes is flipped; each lacking one makes it LACKING less sure."""
LACKING: Final = 0.05
HOPELESS: Final = 0.25
"""The same for one whose cubes cannot be found in time."""
BENEFIT: Final = 0.7
"""How much of a later outstanding performance's benefit is counted on."""

REGION: Final = 0.9
"""A pair of a region that is visited later."""
SINGLE: Final = 0.5
"""A performer without a partner there."""
SIZE_WORTH: Final = 0.3
"""A performer, for all that is not told here."""

# ---- cards
CARD: Final = 1.1
"""An unknown investment."""
DRAWN: Final = 0.8
"""The part of what a card promises that a marker for it is worth: another may be faster."""
OTHERS_HIRE: Final = 1.5
"""What a rival's marker for a hire promises."""
SKIP_WORTH: Final = 1.3
TRAILER_WORTH: Final = 0.4
"""A trailer, in each show that is still to be paid for."""
STAFF_PER_TURN: Final = (0.0, 0.0, 0.0, 0.06, 0.03, *[0.12] * 5, *[0.35] * 5)
"""What personnel bring in each turn: Supplier, Organizer, Agents, Assistants."""
BANK_OPEN: Final = 0.3
"""A coin that the Bank Representative may still take: coins are plenty at the end, so it is worth more than they are then."""
BANKED: Final = 0.5
"""Prestige of a coin on the Bank Representative (DR-8.6)."""
MOST_BANKED: Final = 10


def evaluate(state: State, player: int) -> float:
    """The worth of a position for `player`, in prestige; a finished match by its place.

    For computer players, on resampled states. It reads the own hand; of the others' hands it sees only how many cards they hold.
    """
    assert isinstance(state, DrumRollState)
    if state.mode == CURTAIN and state.chosen[player] > DONE:
        state = carried_out(state, player)
    if state.mode == OVER:
        mine = state.score[player] * 100 + state.coins[player]
        best = -1000000
        for other in range(state.players):
            if other != player:
                best = max(best, state.score[other] * 100 + state.coins[other])
        return (WIN if mine > best else 0.0) + (mine - best) / 100
    others = 0.0
    for other in range(state.players):
        if other != player:
            others += worth(state, other, False)
    return worth(state, player, True) - RIVALS * others / (state.players - 1)


def carried_out(state: DrumRollState, player: int) -> DrumRollState:
    """The position with the card that a player has chosen in secret before the curtain (DR-9.1a), as if nobody else had chosen one."""
    imagined = state.clone()
    action = imagined.chosen[player]
    imagined.chosen[player] = -1
    if action in any_time_actions(imagined, player):
        play(imagined, player, action)
    return imagined


def worth(table: Table, player: int, own: bool) -> float:
    """What a player has and may expect. `own`: the hand is known."""
    total = float(table.score[player]) + position(table, player) + promised(table, player, own)
    if table.laid and is_on_stage(table, player):
        for card in table.laid:
            total += applause_of_show(table, player, table.box.kind[card] - K_APPLAUSE)
    if not own:
        return total + CARD * len(table.hand[player])
    for card in table.hand[player]:
        total += investment(table, player, table.box.kind[card])
    if table.keeps and is_on_stage(table, player):
        for card in table.keeps:
            total += investment(table, player, table.box.kind[card])
    return total


def position(table: Table, player: int) -> float:
    """What coins, circus, personnel, regions and awards promise."""
    total = purse(table, player) + circus(table, player)
    total += regions(table, player) + awards(table, player)
    ahead = shows_ahead(table, player)
    turns = turns_left(table)
    later = SHOWS - table.show
    for card in table.staff[player]:
        total += STAFF_PER_TURN[card - PERFORMERS] * turns
        total -= LATER_WAGE * table.box.salary[card] * later
        if card == VENDOR:
            total += table.box.vendor_coins * COIN * ahead
        elif card == ORCHESTRA:
            total += table.box.orchestra_prestige * ahead
        elif card == BANK_CARD:
            full = min(table.banked[player], MOST_BANKED)
            total += full * banked_worth(turns)
            if turns:
                total += (MOST_BANKED - full) * BANK_OPEN
    if table.skips[player] and not paid(table, player):
        total += table.skips[player] * (0.1 if table.mode == PAYING else SKIP_WORTH)
    return total


# ---- time


def shows_ahead(table: Table, player: int) -> int:
    """Own shows still to come, the running one included until its performances are over."""
    later = SHOWS - table.show
    if table.mode < SHOWING:
        return later + 1
    done = table.mode == PAYING or (player - table.start) % table.players < table.shower
    return later if done else later + 1


def paid(table: Table, player: int) -> bool:
    """Whether the salaries of the running show are paid."""
    return table.mode == PAYING and table.done >> player & 1 != 0


def nearness(table: Table) -> float:
    """How near the coming show is: 0 to 1."""
    return table.round / 7.0 if table.mode < SHOWING else 1.0


def turns_left(table: Table) -> float:
    """Preparation turns still to come after this one, in all shows."""
    turns = float(TURNS * (SHOWS - table.show))
    if table.mode < SHOWING:
        turns += max(float(TURNS - table.round), 0.4)
        if table.mode <= RESOLVING:
            turns += 0.4
    return turns


# ---- coins


def purse(table: Table, player: int) -> float:
    """Coins, less what the salaries of this show will take; those of later shows are told with the performers."""
    coins = table.coins[player] + marker_coins(table, player)
    if not paid(table, player):
        coins -= wages(table, player)
    if coins < 0:
        return coins * (SHORT + (1.0 - SHORT) * nearness(table)) * table.box.unpaid
    each = COIN
    if table.show == SHOWS:
        each *= min(turns_left(table) / TURNS, 1.0)
    return (min(coins, PURSE) + 0.5 * max(coins - PURSE, 0)) * each


def banked_worth(turns: float) -> float:
    """A coin on the Bank Representative: sure, but what it could have bought before the end is lost."""
    return BANKED * (1.0 - 0.25 * min(turns / TURNS, 1.0))


def marker_coins(table: Table, player: int) -> int:
    """What the own markers on Sell Tickets will pay."""
    coins = 0
    if table.mode == PLACING:
        sold = table.sold[player]
        for marker in table.markers:
            if marker == TICKETS * 4 + player and sold < len(table.box.tickets):
                coins += table.box.tickets[sold]
                sold += 1
    return coins


# ---- performers and their cubes


def circus(table: Table, player: int) -> float:
    """The performers: flips still to come, benefits, later salaries, and the cubes for all of it.

    Performers that lack least are served first: with stored cubes, then with what the turns left will bring. What nobody needs is worth
    something while there is time.
    """
    turns = turns_left(table)
    ahead = shows_ahead(table, player)
    later = SHOWS - table.show
    stock = cubes_at_hand(table, player)
    finding = turns * CUBES_PER_TURN
    worth = SIZE_WORTH * len(table.troupe[player])
    for lacking in range(4):
        for card in table.troupe[player]:
            has = table.cubes[card]
            missing = 3 - (has & 1) - (has >> 1 & 1) - (has >> 2 & 1)
            if missing != lacking:
                continue
            if table.flipped[card]:
                if lacking == 3:
                    worth += kept(table, card, later, table.box.secondary[card])
                continue
            salary = value_with_bizarre(table, player, table.box.salary[card])
            worth += kept(table, card, later, salary)
            if ahead == 0:
                continue
            worth += PLACED * (3 - missing)
            first = has & 1 != 0
            for level in range(3):
                colour = table.box.cube[card * 3 + level]
                if not has >> level & 1 and stock[colour] > 0:
                    stock[colour] -= 1
                    missing -= 1
                    if level == 0:
                        first = True
            if table.act[card] == 0:
                worth += next_performance(table, card, has, first)
            elif later == 0:
                continue
            prestige = value_with_bizarre(table, player, table.box.prestige[card])
            if missing <= finding:
                finding -= missing
                worth += prestige * (READY - LACKING * missing)
                if ahead > 1:
                    worth += BENEFIT * (ahead - 1) * benefit_worth(table.box, card, 2, ahead)
            else:
                worth += prestige * HOPELESS * finding / missing
                finding = 0.0
    spare = finding + stock[0] + stock[1] + stock[2] + stock[3] + stock[4]
    most = CUBES_PER_TURN * turns + 3.0
    return worth + min(spare, most) * CUBE_WORTH * min(turns / TURNS, 1.0)


def cubes_at_hand(table: Table, player: int) -> list[int]:
    """Per colour the cubes that are stored, or that the own markers and first choices will bring."""
    stock = table.storage[player * 5 : player * 5 + 5]
    if table.mode == PLACING:
        for marker in table.markers:
            if marker & 3 == player and marker >> 2 < TICKETS:
                stock[marker >> 2] += 1
    elif table.mode == CUBES:
        for i in range(2):
            if table.picked[player * 2 + i] >= 0:
                stock[table.picked[player * 2 + i]] += 1
    return stock


def kept(table: Table, card: int, later: int, salary: int) -> float:
    """A performer's trailer and its salaries in later shows."""
    pays = max(salary - table.trailer[card], 0)
    worth = -LATER_WAGE * pays * later
    if table.trailer[card]:
        worth += 0.1
    return worth


def next_performance(table: Table, card: int, has: int, first: bool) -> float:
    """What the coming show brings with the cubes a performer has, or what it costs that the first one may still lack then."""
    if has & 1:
        level = 0
        if has & 2:
            level = 2 if has & 4 else 1
        return benefit_worth(table.box, card, level, SHOWS - table.show + 1)
    risk = nearness(table)
    if first and table.mode < SHOWING:
        risk *= 0.3
    return -risk * risk * (table.box.no_performance + table.box.hire[card] * SHORT)


def benefit_worth(box: Box, card: int, level: int, ahead: int) -> float:
    """What one performance at a level (0 to 2) brings."""
    worth = 0.0
    for i in box.benefit[card * 3 + level]:
        worth += part_worth(box.parts[i], ahead)
    return worth


def part_worth(part: Part, ahead: int) -> float:
    """The worth of a part of a benefit, its price taken off; never below 0, as it can be declined. In the last show only money counts."""
    last = ahead <= 1
    cube = 0.1 if last else CUBE_WORTH
    if part.gives == COINS:
        gain = part.amount * COIN
    elif part.gives == CUBE:
        gain = cube + (0.0 if last else 0.2)
    elif part.gives == LOOK:
        gain = (0.4 if last else CARD) * part.keep + 0.1 * part.amount
    elif part.gives == TRAILER_WON:
        gain = TRAILER_WORTH * (ahead + 1)
    else:
        gain = SKIP_WORTH * max(part.amount, 1)
    return max(gain - part.coins * COIN - part.cubes * cube, 0.0)


# ---- regions and awards


def regions(table: Table, player: int) -> float:
    """DR-7: what this and the later regions will pay. Regions pass to the left."""
    ahead = shows_ahead(table, player)
    later = SHOWS - table.show
    worth = 0.0
    for show in range(later + 1 - ahead, later + 1):
        region = table.region[(player - show) % len(table.region)]
        worth += region_pays(table, player, region) * (REGION if show else 1.0)
        if table.mode < SHOWING or show:
            for i in range(2):
                if table.count_type(player, table.box.region[region * 2 + i]) & 1:
                    worth += SINGLE
    return worth


def awards(table: Table, player: int) -> float:
    """DR-10.2, DR-10.3: each award by how near it is."""
    box = table.box
    later = SHOWS - table.show
    size = len(table.troupe[player])
    staff = len(table.staff[player])
    most_size = 0
    most_staff = 0
    for other in range(table.players):
        if other != player:
            most_size = max(most_size, len(table.troupe[other]))
            most_staff = max(most_staff, len(table.staff[other]))
    types = 0
    for kind in range(5):
        if table.count_type(player, kind):
            types += 1
    worth = box.largest * lead(size - most_size) + box.variety * near(types, 5)
    worth += box.troupe * near(size, box.troupe_size) + box.organized * near(staff, box.staff_size)
    times = later + 1 if box.each_show else 1
    worth += box.most_organized * lead(staff - most_staff) * times
    if size == 0:
        return worth
    good = 0
    flipped = 0
    for card in table.troupe[player]:
        if table.flipped[card]:
            flipped += 1
        elif table.act[card] == 3 or table.cubes[card] == 7:
            good += 1
    worth += box.perfect * near(good + flipped, size) * (0.5 if later else 1.0)
    return worth + box.all_flipped * near(flipped, size) * times * 0.7


def lead(ahead: int) -> float:
    """How likely "most" is with so many more than the best other; ties win too (DR-10.4)."""
    return min(max(0.5 + 0.2 * ahead, 0.05), 1.0)


def near(has: int, needs: int) -> float:
    """How likely an award is that needs so many."""
    if has >= needs:
        return 1.0
    part = has / needs
    return part * part * 0.8


# ---- investments in hand


def investment(table: Table, player: int, kind: int) -> float:
    """What a card in hand promises: at the end, or when it is played."""
    held = float(held_prestige(table, player, kind))
    turns = turns_left(table)
    later = min(turns / TURNS, 1.0)
    if kind >= K_RESOURCES:
        return 1.6 * CUBE_WORTH * later
    if kind >= K_APPLAUSE:
        return applause(table, player, kind - K_APPLAUSE)
    if kind == K_INCOME:
        return table.box.income * COIN if turns or not paid(table, player) else 0.0
    if kind == K_INCOME_CUBE:
        return table.box.income_cube * COIN - CUBE_WORTH * later
    if kind == K_DOUBLE:
        return 0.3 * later
    if kind == K_RESOURCE_BONUS:
        return max(held, 0.7 * later)
    if kind == K_TRAILER_BONUS:
        return held + 0.3 * later
    if kind == K_PERSONNEL_BONUS:
        return held + 1.2 * later
    return held + 0.2 * later


def applause_of_show(table: Table, player: int, kind: int) -> float:
    """What Extended Applause will score in the show that the player gives just now: cubes tell how the others will perform."""
    prestige = float(counted(table, player, kind))
    for card in to_perform(table, player):
        if table.box.type[card] == kind:
            level = level_of(table, card)
            if level == OUTSTANDING:
                prestige += 1.0
            elif level == 1:
                prestige -= 1.0
    return prestige


def applause(table: Table, player: int, kind: int) -> float:
    """Extended Applause: performers of the type that are, or will be, outstanding in a show, less the poor ones."""
    if is_on_stage(table, player):
        later = 0.3 if table.show < SHOWS else 0.0
        return max(applause_of_show(table, player, kind), later)
    if shows_ahead(table, player) == 0:
        return 0.0
    worth = 0.0
    for card in table.troupe[player]:
        if table.box.type[card] == kind and not table.flipped[card]:
            worth += 0.95 if table.cubes[card] == 7 else 0.45
    return max(worth, 0.3)


# ---- markers that are not resolved yet


def promised(table: Table, player: int, own: bool) -> float:
    """What the markers on Invest and the hires promise; those on cubes and tickets are told there."""
    waiting = table.markers
    if table.mode == RESOLVING:
        waiting = table.queue
    elif table.mode != PLACING:
        return 0.0
    worth = 0.0
    for marker in waiting:
        if marker & 3 == player:
            space = marker >> 2
            if space == INVEST:
                worth += promised_card(table, player)
            elif space in (HIRE_PERFORMER, HIRE_PERSONNEL):
                worth += promised_hire(table, player, space) if own else OTHERS_HIRE
    return worth


def promised_card(table: Table, player: int) -> float:
    """An investment, if it can be paid for; less over the hand limit."""
    if table.coins[player] + marker_coins(table, player) < table.box.invest:
        return 0.0
    full = len(table.hand[player]) >= table.hand_limit(player)
    later = min(turns_left(table) / TURNS, 1.0)
    return CARD * (0.6 if full else 1.0) * (0.4 + 0.6 * later) - table.box.invest * COIN


def promised_hire(table: Table, player: int, space: int) -> float:
    """The best card of the offer that can be paid for."""
    coins = table.coins[player] + marker_coins(table, player)
    offer = table.offered_personnel
    team = table.staff[player]
    if space == HIRE_PERFORMER:
        offer = table.offered_performers
        team = table.troupe[player]
    before = position(table, player)
    best = 0.0
    for card in offer:
        price = table.price(card)
        if price > coins:
            continue
        # Hire it for a moment.
        table.coins[player] -= price
        team.append(card)
        best = max(best, position(table, player) - before)
        team.pop()
        table.coins[player] += price
    return best * DRAWN
