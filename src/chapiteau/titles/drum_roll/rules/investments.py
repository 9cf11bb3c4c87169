"""DR-9: investments that are played from the hand."""

from typing import Final

from chapiteau.game import EVERYBODY
from chapiteau.titles.drum_roll.rules import words
from chapiteau.titles.drum_roll.rules.actions import (
    APPLAUDING,
    APPLAUSE,
    CARD_FIRE,
    CARD_TRAILER,
    DISCARD,
    INCOME,
    INCOME_CUBE,
    K_APPLAUSE,
    K_FIRE,
    K_INCOME,
    K_INCOME_CUBE,
    K_RESOURCES,
    K_TRAILER,
    MOVE,
    RESOURCES,
    S_APPLAUSE,
)
from chapiteau.titles.drum_roll.rules.benefits import give_trailer, without_trailer
from chapiteau.titles.drum_roll.rules.decks import lay_open, spend_investment
from chapiteau.titles.drum_roll.rules.distribution import dismiss
from chapiteau.titles.drum_roll.rules.show import OUTSTANDING, is_on_stage
from chapiteau.titles.drum_roll.rules.table import Table
from chapiteau.words import seat

PAIR: Final = 5
"""In an action of Extra Resources: two cubes of its own colour."""


def kinds_held(table: Table, player: int) -> int:
    """Mask of the kinds in a hand."""
    mask = 0
    kinds = table.box.kind
    for card in table.hand[player]:
        mask |= 1 << kinds[card]
    return mask


def any_time_actions(table: Table, player: int) -> list[int]:
    """DR-9.1: cards that can be played at an own decision, with full effect only."""
    held = kinds_held(table, player)
    legal: list[int] = []
    if held >> K_INCOME_CUBE & 1:  # DR-9.7
        for colour in range(5):
            if table.storage[player * 5 + colour] > 0:
                legal.append(INCOME_CUBE + colour)
    if held >> K_INCOME & 1:
        legal.append(INCOME)
    if held >> K_RESOURCES:
        for colour in range(5):  # DR-9.6
            if held >> (K_RESOURCES + colour) & 1:
                at = RESOURCES + colour * 6
                for wanted in range(5):
                    if table.stock[wanted] > 0:
                        legal.append(at + wanted)
                if table.stock[colour] > 1:
                    legal.append(at + PAIR)
    if held >> K_TRAILER & 1:  # DR-9.3
        legal += sorted([CARD_TRAILER + card for card in without_trailer(table, player)])
    if held >> K_FIRE & 1 and not table.touring:  # DR-9.4: the last performer, too
        legal += sorted([CARD_FIRE + card for card in table.troupe[player]])
    return legal


def discard_actions(table: Table, player: int) -> list[int]:
    """DR-3.10: over the hand limit, a card of any kind in hand."""
    held = kinds_held(table, player)
    return [DISCARD + kind for kind in range(19) if held >> kind & 1]


def discard(table: Table, player: int, kind: int) -> None:
    """DR-3.10: over the limit a card is discarded, face up."""
    if table.telling:
        args: words.Args = {"player": seat(player), "card": words.investment(kind)}
        table.tell(EVERYBODY, "drum-log-discarded", args)
    spend_investment(table, player, kind)


# ---- their effects


def play(table: Table, player: int, action: int) -> None:
    """Carry out any card that may be played at any time."""
    if action < INCOME:
        play_income_cube(table, player, action - INCOME_CUBE)
    elif action == INCOME:
        play_income(table, player)
    elif action < CARD_TRAILER:
        play_resources(table, player, action - RESOURCES)
    elif action < CARD_FIRE:
        play_trailer(table, player, action - CARD_TRAILER)
    elif action < MOVE:
        play_fire(table, player, action - CARD_FIRE)


def begin_card(table: Table, player: int, kind: int) -> None:
    """Say what is played, and lay it on the discards."""
    if table.telling:
        args: words.Args = {"player": seat(player), "card": words.investment(kind)}
        table.tell(EVERYBODY, "drum-log-played", args)
    spend_investment(table, player, kind)


def play_income(table: Table, player: int) -> None:
    """DR-9.7: coins from the bank."""
    begin_card(table, player, K_INCOME)
    gain_coins(table, player, table.box.income)


def play_income_cube(table: Table, player: int, colour: int) -> None:
    """DR-9.7: a stored cube for coins."""
    begin_card(table, player, K_INCOME_CUBE)
    table.pay_cube(player, colour)
    if table.telling:
        args: words.Args = {"player": seat(player), "colour": words.colour(colour)}
        table.tell(EVERYBODY, "drum-log-spent", args)
    gain_coins(table, player, table.box.income_cube)


def gain_coins(table: Table, player: int, coins: int) -> None:
    table.coins[player] += coins
    if table.telling:
        table.tell(EVERYBODY, "drum-log-coins", {"player": seat(player), "coins": coins})


def play_resources(table: Table, player: int, code: int) -> None:
    """DR-9.6: any one cube, or two of the shown colour."""
    shown = code // 6
    wanted = code % 6
    begin_card(table, player, K_RESOURCES + shown)
    gained = [shown, shown] if wanted == PAIR else [wanted]
    for colour in gained:
        table.gain_cube(player, colour)
        if table.telling:
            args: words.Args = {"player": seat(player), "colour": words.colour(colour)}
            table.tell(EVERYBODY, "drum-log-got-cube", args)


def play_trailer(table: Table, player: int, card: int) -> None:
    """DR-9.3: a trailer for a performer without one."""
    begin_card(table, player, K_TRAILER)
    give_trailer(table, player, card)


def play_fire(table: Table, player: int, card: int) -> None:
    """DR-9.4: a performer leaves, without compensation or loss."""
    begin_card(table, player, K_FIRE)
    if table.telling:
        args: words.Args = {"player": seat(player), "card": words.card(card)}
        table.tell(EVERYBODY, "drum-log-dismissed", args)
    dismiss(table, player, card)


# ---- Extended Applause


def applause_actions(table: Table, player: int) -> list[int]:
    """DR-9.5: those in hand, at the decisions of the own show."""
    if not table.hand[player] or not is_on_stage(table, player):
        return []
    held = kinds_held(table, player)
    return [APPLAUSE + kind for kind in range(5) if held >> (K_APPLAUSE + kind) & 1]


def applause(table: Table, player: int, kind: int) -> int:
    """DR-9.5: +1 per outstanding, -1 per poor performance of the type in this show. Who was fired or flipped earlier did not perform."""
    prestige = 0
    for card in table.troupe[player]:
        if table.box.type[card] == kind:
            if table.act[card] == OUTSTANDING:
                prestige += 1
            elif table.act[card] == 1:
                prestige -= 1
    return prestige


def play_applause(table: Table, player: int, kind: int) -> None:
    """DR-9.5: counted at once after the performances, for 0 or less, too; laid down before them."""
    if table.mode == APPLAUDING:
        begin_card(table, player, K_APPLAUSE + kind)
        count_applause(table, player, kind)
        return
    if table.telling:
        args: words.Args = {"player": seat(player), "card": words.investment(K_APPLAUSE + kind)}
        table.tell(EVERYBODY, "drum-log-laid", args)
    table.laid.append(lay_open(table, player, K_APPLAUSE + kind))


def count_laid(table: Table, player: int) -> None:
    """DR-5.6: the cards that were laid down are counted, then discarded."""
    while table.laid:
        card = table.laid.pop(0)
        count_applause(table, player, table.box.kind[card] - K_APPLAUSE)
        table.discard.append(card)


def count_applause(table: Table, player: int, kind: int) -> None:
    """DR-9.5: score one card."""
    prestige = applause(table, player, kind)
    table.earn(player, S_APPLAUSE, prestige)
    if table.telling:
        args: words.Args = {"card": words.investment(K_APPLAUSE + kind), "prestige": prestige}
        table.tell(EVERYBODY, "drum-log-applause", {"player": seat(player)} | args)
