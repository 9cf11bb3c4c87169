"""What coins, circus, personnel, regions and awards of Drum Roll still turn into for a player, in prestige (`value`)."""

from typing import Final

from chapiteau.titles.drum_roll.rules import box, phase, placement, salaries, show
from chapiteau.titles.drum_roll.rules.position import SHOWS, Position

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
EARLY: Final = 0.2
"""How likely the award for a circus all flipped is in the coming show, once all its performers have their cubes."""
SURE: Final = 0.6
"""The same in the show, when none is flipped yet and all can be."""
AGAIN: Final = 0.07
"""The same in each later show."""
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
SKIP_WORTH: Final = 1.3
TRAILER_WORTH: Final = 0.4
"""A trailer, in each show that is still to be paid for."""
STAFF_PER_TURN: Final = (0.0, 0.0, 0.0, 0.06, 0.03, 0.12, 0.35)
"""What personnel bring in each turn, by role: Supplier, Organizer, Agents, Assistants."""
BANK_OPEN: Final = 0.3
"""A coin that the Bank Representative may still take: coins are plenty at the end, so it is worth more than they are then."""
BANKED: Final = 0.5
"""Prestige of a coin on the Bank Representative (DR-8.6)."""
MOST_BANKED: Final = 10


class Eye:
    """What `greedy` sees for good, and what matches have shown since."""

    def __init__(self, more_helpers: float, rivals: float, plans: bool) -> None:
        self.more_helpers: float = more_helpers
        """The part of its worth that a further Agent or Assistant has: only one of each sort works in a distribution (DR-8.4, DR-8.5)."""
        self.rivals: float = rivals
        """What the mean of the others counts against one's own. At 1 a turn that helps all alike is worth nothing, so a vote is about whom
        it helps."""
        self.plans: bool = plans
        """Whether it weighs in which show a performer is best flipped, and knows that the show comes once the vote was for it."""


FIRST: Final[Eye] = Eye(1.0, 0.5, False)
TUNED: Final[Eye] = Eye(0.1, 1.0, True)

MISSING: Final = [3, 2, 2, 1, 2, 1, 1, 0]
"""Cubes that a performer lacks, by the mask of those that it has."""


def position(state: Position, player: int, eye: Eye) -> float:
    """What coins, circus, personnel, regions and awards promise."""
    total = purse(state, player, eye) + circus(state, player, eye)
    total += regions(state, player) + awards(state, player, eye)
    ahead = shows_ahead(state, player)
    turns = turns_left(state, eye)
    later = SHOWS - state.show
    sorts = 0
    for card in state.staff[player]:
        role = state.box.role[card]
        again = sorts >> role & 1 and role in (box.AGENT, box.ASSISTANT)
        sorts |= 1 << role
        total += STAFF_PER_TURN[role] * turns * (eye.more_helpers if again else 1.0)
        total -= LATER_WAGE * state.box.salary[card] * later
        if role == box.VENDOR:
            total += state.box.vendor_coins * COIN * ahead
        elif role == box.ORCHESTRA:
            total += state.box.orchestra_prestige * ahead
        elif role == box.BANK:
            full = min(state.banked[player], MOST_BANKED)
            # Sure, but what the coins could have bought before the end is lost.
            total += full * (BANKED * (1.0 - 0.25 * min(turns / TURNS, 1.0)))
            if turns:
                total += (MOST_BANKED - full) * BANK_OPEN
    if state.skips[player] and not paid(state, player):
        total += state.skips[player] * (0.1 if state.mode == phase.PAYING else SKIP_WORTH)
    return total


# ---- time


def shows_ahead(state: Position, player: int) -> int:
    """Own shows still to come, the running one included until its performances are over."""
    done = state.mode == phase.PAYING or (player - state.start) % state.players < state.shower
    return SHOWS - state.show + (0 if done else 1)


def paid(state: Position, player: int) -> bool:
    """Whether the salaries of the running show are paid."""
    return state.mode == phase.PAYING and state.done >> player & 1 != 0


def nearness(state: Position) -> float:
    """How near the coming show is: 0 to 1."""
    return state.round / 7.0 if state.mode < phase.SHOWING else 1.0


def turns_left(state: Position, eye: Eye) -> float:
    """Preparation turns still to come after this one, in all shows."""
    turns = float(TURNS * (SHOWS - state.show))
    if eye.plans and state.opens:
        return turns
    if state.mode < phase.SHOWING:
        turns += max(float(TURNS - state.round), 0.4)
        if state.mode <= phase.RESOLVING:
            turns += 0.4
    return turns


# ---- coins


def purse(state: Position, player: int, eye: Eye) -> float:
    """Coins, less what the salaries of this show will take; those of later shows are told with the performers."""
    coins = state.coins[player] + marker_coins(state, player)
    if not paid(state, player):
        coins -= salaries.wages(state, player)
    if coins < 0:
        return coins * (SHORT + (1.0 - SHORT) * nearness(state)) * state.box.unpaid
    each = COIN
    if state.show == SHOWS:
        each *= min(turns_left(state, eye) / TURNS, 1.0)
    return (min(coins, PURSE) + 0.5 * max(coins - PURSE, 0)) * each


def marker_coins(state: Position, player: int) -> int:
    """What the own markers on Sell Tickets will pay."""
    if state.mode != phase.PLACING:
        return 0
    sold = state.sold[player]
    return sum(state.box.tickets[sold : sold + placement.markers_on(state, player, box.TICKETS)])


# ---- performers and their cubes


def circus(state: Position, player: int, eye: Eye) -> float:
    """The performers: flips still to come, benefits, later salaries, and the cubes for all of it.

    Performers that lack least are served first: with stored cubes, then with what the turns left will bring. What nobody needs is worth
    something while there is time.
    """
    turns = turns_left(state, eye)
    ahead = shows_ahead(state, player)
    later = SHOWS - state.show
    stock = cubes_at_hand(state, player)
    finding = turns * CUBES_PER_TURN
    # What of it comes before the coming show.
    soon = max(turns - TURNS * later, 0.0) * CUBES_PER_TURN
    worth = SIZE_WORTH * len(state.troupe[player])
    for lacking in range(4):
        for card in state.troupe[player]:
            has = state.cubes[card]
            missing = MISSING[has]
            if missing != lacking:
                continue
            if state.flipped[card]:
                worth += kept(state, card, later, state.box.secondary[card])
                continue
            salary = show.value_with_bizarre(state, player, state.box.salary[card])
            lasting = kept(state, card, later, salary)
            if not eye.plans or ahead == 0:
                worth += lasting
            if ahead == 0:
                continue
            worth += PLACED * (3 - missing)
            first = has & 1 != 0 or stock[state.box.cube[card * 3]] > 0
            for level in range(3):
                colour = state.box.cube[card * 3 + level]
                if not has >> level & 1 and stock[colour] > 0:
                    stock[colour] -= 1
                    missing -= 1
            acted = state.act[card] != 0
            ready = not acted and missing <= soon
            if not acted and not (eye.plans and ready and has & 1):
                worth += next_performance(state, card, has, first)
            elif acted and later == 0:
                worth += lasting if eye.plans else 0.0
                continue
            prestige = show.value_with_bizarre(state, player, state.box.prestige[card])
            if missing <= finding:
                finding -= missing
                soon -= missing
                worth += prestige * (READY - LACKING * missing)
                if eye.plans:
                    worth += until_flipped(state, card, ready, ahead, salary)
                elif ahead > 1:
                    worth += BENEFIT * (ahead - 1) * benefit_worth(state.box, card, 2, ahead)
            else:
                worth += prestige * HOPELESS * finding / missing
                worth += lasting if eye.plans else 0.0
                finding = 0.0
    spare = finding + stock[0] + stock[1] + stock[2] + stock[3] + stock[4]
    most = CUBES_PER_TURN * turns + 3.0
    return worth + min(spare, most) * CUBE_WORTH * min(turns / TURNS, 1.0)


def cubes_at_hand(state: Position, player: int) -> list[int]:
    """Per colour the cubes that are stored, or that the own markers and first choices will bring."""
    stock = state.storage[player * 5 : player * 5 + 5]
    if state.mode == phase.PLACING:
        for marker in state.markers:
            if marker & 3 == player and marker >> 2 < box.TICKETS:
                stock[marker >> 2] += 1
    elif state.mode == phase.CUBES:
        for i in range(2):
            if state.picked[player * 2 + i] >= 0:
                stock[state.picked[player * 2 + i]] += 1
    return stock


def kept(state: Position, card: int, later: int, salary: int) -> float:
    """A performer's trailer and its salaries in later shows."""
    pays = max(salary - state.trailer[card], 0)
    return 0.1 * state.trailer[card] - LATER_WAGE * pays * later


def until_flipped(state: Position, card: int, ready: bool, ahead: int, salary: int) -> float:
    """Salaries of later shows and benefits of a performer that will be flipped in the best of the shows ahead. Each show that it is kept
    for brings its benefit and costs what the smaller salary of a flipped one would save. `ready`: it may be in the running show."""
    later = SHOWS - state.show
    trailer = state.trailer[card]
    small = max(state.box.secondary[card] - trailer, 0)
    saved = LATER_WAGE * (max(salary - trailer, 0) - small)
    worth = 0.1 * trailer - LATER_WAGE * small * later
    shows = ahead - 1
    if not ready and later:
        worth -= saved
        shows -= 1
    brings = benefit_worth(state.box, card, 2, ahead) - saved
    return worth + max(brings, 0.0) * shows if shows > 0 else worth


def next_performance(state: Position, card: int, has: int, first: bool) -> float:
    """What the coming show brings with the cubes a performer has, or what it costs that the first one may still lack then."""
    if has & 1:
        return benefit_worth(state.box, card, show.LEVELS[has] - 1, SHOWS - state.show + 1)
    risk = nearness(state)
    if first and state.mode < phase.SHOWING:
        risk *= 0.3
    return -risk * risk * (state.box.no_performance + state.box.hire[card] * SHORT)


def benefit_worth(printed: box.Box, card: int, level: int, ahead: int) -> float:
    """What one performance at a level (0 to 2) brings."""
    worth = 0.0
    for i in printed.benefit[card * 3 + level]:
        worth += part_worth(printed.parts[i], ahead)
    return worth


def part_worth(part: box.Part, ahead: int) -> float:
    """The worth of a part of a benefit, its price taken off; never below 0, as it can be declined. In the last show only money counts."""
    last = ahead <= 1
    cube = 0.1 if last else CUBE_WORTH
    if part.gives == box.COINS:
        gain = part.amount * COIN
    elif part.gives == box.CUBE:
        gain = cube + (0.0 if last else 0.2)
    elif part.gives == box.LOOK:
        gain = (0.4 if last else CARD) * part.keep + 0.1 * part.amount
    elif part.gives == box.TRAILER_WON:
        gain = TRAILER_WORTH * (ahead + 1)
    else:
        gain = SKIP_WORTH * max(part.amount, 1)
    return max(gain - part.coins * COIN - part.cubes * cube, 0.0)


# ---- regions and awards


def regions(state: Position, player: int) -> float:
    """DR-7: what this and the later regions will pay. Regions pass to the left."""
    ahead = shows_ahead(state, player)
    later = SHOWS - state.show
    worth = 0.0
    for ahead_of in range(later + 1 - ahead, later + 1):
        region = state.region[(player - ahead_of) % len(state.region)]
        worth += show.region_pays(state, player, region) * (REGION if ahead_of else 1.0)
        if state.mode < phase.SHOWING or ahead_of:
            for i in range(2):
                if state.count_type(player, state.box.region[region * 2 + i]) & 1:
                    worth += SINGLE
    return worth


def awards(state: Position, player: int, eye: Eye) -> float:
    """DR-10.2, DR-10.3: each award by how near it is."""
    awarded = state.box
    later = SHOWS - state.show
    troupe = state.troupe[player]
    size, staff = len(troupe), len(state.staff[player])
    others = [other for other in range(state.players) if other != player]
    most_size = max([len(state.troupe[other]) for other in others])
    most_staff = max([len(state.staff[other]) for other in others])
    types = len([kind for kind in range(5) if state.count_type(player, kind)])
    worth = awarded.largest * lead(size - most_size) + awarded.variety * near(types, 5)
    organized = awarded.organized * near(staff, awarded.staff_size)
    worth += awarded.troupe * near(size, awarded.troupe_size) + organized
    times = later + 1 if awarded.each_show else 1
    worth += awarded.most_organized * lead(staff - most_staff) * times
    if size == 0:
        return worth
    still = [card for card in troupe if not state.flipped[card]]
    good = [card for card in still if state.act[card] == 3 or state.cubes[card] == 7]
    flipped = size - len(still)
    worth += awarded.perfect * near(len(good) + flipped, size) * (0.5 if later else 1.0)
    if not eye.plans or not awarded.each_show:
        return worth + awarded.all_flipped * near(flipped, size) * times * 0.7
    able = flipped + len(
        [card for card in still if state.act[card] == 0 and state.cubes[card] == 7]
    )
    now = EARLY * near(able, size)
    if state.mode >= phase.SHOWING:
        now = SURE + (1.0 - SURE) * flipped / size if able == size else 0.0
    return worth + awarded.all_flipped * (now + AGAIN * later * near(flipped, size))


def lead(ahead: int) -> float:
    """How likely "most" is with so many more than the best other; ties win too (DR-10.4)."""
    return min(max(0.5 + 0.2 * ahead, 0.05), 1.0)


def near(has: int, needs: int) -> float:
    """How likely an award is that needs so many."""
    if has >= needs:
        return 1.0
    part = has / needs
    return part * part * 0.8
