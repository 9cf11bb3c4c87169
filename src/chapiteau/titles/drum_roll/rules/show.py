"""DR-5 and DR-7: a player's show, performer by performer, and the region."""

from typing import Final

from chapiteau.game import EVERYBODY
from chapiteau.titles.drum_roll.rules import words
from chapiteau.titles.drum_roll.rules.actions import (
    APPLAUDING,
    BENEFIT,
    BIZARRE,
    DONE,
    FLIP,
    ORCHESTRA,
    PERFORM,
    S_FIRED,
    S_FLIPS,
    S_ORCHESTRA,
    S_REGIONS,
    S_UNPAID,
    SHOWING,
    VENDOR,
)
from chapiteau.titles.drum_roll.rules.benefits import any_possible
from chapiteau.titles.drum_roll.rules.box import PER_BIZARRE
from chapiteau.titles.drum_roll.rules.distribution import dismiss, strip
from chapiteau.titles.drum_roll.rules.table import Table
from chapiteau.words import seat

OUTSTANDING: Final = 3


def performer_in_turn(table: Table) -> int:
    """DR-5: one player after the other, from the starting player."""
    return (table.start + table.shower) % table.players


def is_on_stage(table: Table, player: int) -> bool:
    """Whether it is this player's show."""
    return SHOWING <= table.mode <= APPLAUDING and performer_in_turn(table) == player


def to_perform(table: Table, player: int) -> list[int]:
    """DR-5.1: unflipped performers that have not performed in this show."""
    return [
        card for card in table.troupe[player] if not table.flipped[card] and not table.act[card]
    ]


def show_actions(table: Table, player: int) -> list[int]:
    """DR-5.1: the performer who performs next; all must."""
    legal = [PERFORM + card for card in to_perform(table, player)]
    legal.sort()
    return legal


def level_of(table: Table, card: int) -> int:
    """DR-5.2: 0 none, 1 poor, 2 good, 3 outstanding. Cubes of higher levels do not help without the lower ones."""
    has = table.cubes[card]
    if has & 1 == 0:
        return 0
    if has & 2 == 0:
        return 1
    return 2 if has & 4 == 0 else OUTSTANDING


def value_with_bizarre(table: Table, player: int, value: int) -> int:
    """DR-11.5: a salary or prestige that may grow with the bizarre performers of the circus."""
    if value < PER_BIZARRE:
        return value
    return value - PER_BIZARRE + table.count_type(player, BIZARRE)


def perform(table: Table, player: int, card: int) -> None:
    """DR-5.1 to DR-5.5: what the performance is. A performer without the first cube is fired."""
    level = level_of(table, card)
    if level == 0:
        fire(table, player, card)
        return
    table.act[card] = level
    table.acting = card
    if table.telling:
        args: words.Args = {"player": seat(player), "card": words.card(card)}
        table.tell(EVERYBODY, "drum-log-performs", args | {"level": words.level(level)})
    if table.telling and is_asked(table, player) and not any_possible(table, player, card):
        table.tell(EVERYBODY, "drum-log-benefit-blocked", {"card": words.card(card)})


def fire(table: Table, player: int, card: int) -> None:
    """DR-5.5: the performer leaves; the hiring cost is paid as far as coins go; prestige is lost; a hand may be too large now."""
    if table.telling:
        args: words.Args = {"player": seat(player), "card": words.card(card)}
        table.tell(EVERYBODY, "drum-log-fired", args)
    dismiss(table, player, card)
    pay(table, player, table.box.hire[card])
    table.earn(player, S_FIRED, -table.box.no_performance)
    if table.telling:
        lost: words.Args = {"player": seat(player), "prestige": table.box.no_performance}
        table.tell(EVERYBODY, "drum-log-lost-fired", lost)


def pay(table: Table, player: int, sum_due: int) -> None:
    """DR-6.4: pay as far as coins go; each missing coin costs prestige."""
    paid = min(sum_due, table.coins[player])
    table.coins[player] -= paid
    missing = sum_due - paid
    if table.telling:
        table.tell(EVERYBODY, "drum-log-paid", {"player": seat(player), "coins": paid})
    if missing:
        table.earn(player, S_UNPAID, -missing * table.box.unpaid)
        if table.telling:
            lost: words.Args = {"coins": missing, "prestige": missing * table.box.unpaid}
            table.tell(EVERYBODY, "drum-log-unpaid", {"player": seat(player)} | lost)


# ---- the benefit or the flip


def benefit_actions(table: Table, player: int) -> list[int]:
    """DR-5.3, DR-5.4: take the benefit, decline it, or flip after an outstanding performance."""
    legal = [DONE]
    if any_possible(table, player, table.acting):
        legal.append(BENEFIT)
    if table.act[table.acting] == OUTSTANDING:
        legal.append(FLIP)
    return legal


def is_asked(table: Table, player: int) -> bool:
    """DR-9.1b: whether the player of the performer on stage has a choice, or a hand that could hold one."""
    return len(table.hand[player]) > 0 or len(benefit_actions(table, player)) > 1


def decline(table: Table, player: int) -> None:
    """DR-5.3: the benefit may be declined. DR-11.2: it is lost where it cannot be taken."""
    if table.telling:
        args: words.Args = {"player": seat(player), "card": words.card(table.acting)}
        # texts: drum-log-no-benefit, drum-log-benefit-lost
        lost = not any_possible(table, player, table.acting)
        table.tell(EVERYBODY, "drum-log-benefit-lost" if lost else "drum-log-no-benefit", args)


def flip(table: Table, player: int) -> None:
    """DR-5.4: score its prestige at once; its cubes go back to stock."""
    card = table.acting
    prestige = value_with_bizarre(table, player, table.box.prestige[card])
    table.flipped[card] = 2
    strip(table, card)
    table.earn(player, S_FLIPS, prestige)
    if table.telling:
        args: words.Args = {"card": words.card(card), "prestige": prestige}
        table.tell(EVERYBODY, "drum-log-flipped", {"player": seat(player)} | args)


# ---- after the last performance


def region_bonus(table: Table, player: int) -> int:
    """DR-7.1: what the region of a player brings."""
    return region_pays(table, player, table.region[player])


def region_pays(table: Table, player: int, region: int) -> int:
    """DR-7.1: 2 prestige for each pair of either type, pairs rounded down."""
    prestige = 0
    for i in range(2):
        prestige += table.count_type(player, table.box.region[region * 2 + i]) // 2 * 2
    return prestige


def after_performances(table: Table, player: int) -> None:
    """DR-5.6, DR-7.2: region bonus, Orchestra, Popcorn Vendor."""
    prestige = region_bonus(table, player)
    table.earn(player, S_REGIONS, prestige)
    if table.telling:
        args: words.Args = {"region": words.region(table.region[player]), "prestige": prestige}
        table.tell(EVERYBODY, "drum-log-region", {"player": seat(player)} | args)
    if ORCHESTRA in table.staff[player]:  # DR-8.8
        table.earn(player, S_ORCHESTRA, table.box.orchestra_prestige)
        if table.telling:
            won: words.Args = {"prestige": table.box.orchestra_prestige}
            table.tell(EVERYBODY, "drum-log-orchestra", {"player": seat(player)} | won)
    if VENDOR in table.staff[player]:  # DR-8.8
        table.coins[player] += table.box.vendor_coins
        if table.telling:
            sold: words.Args = {"coins": table.box.vendor_coins}
            table.tell(EVERYBODY, "drum-log-vendor", {"player": seat(player)} | sold)
