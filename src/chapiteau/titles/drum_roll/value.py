"""How good a position of Drum Roll is for a player: prestige, and what coins, cubes, cards and time will still turn into.

Unit: prestige. The circus is reckoned as far ahead as the match still lasts: each show with its region, its salaries and its benefits, each
performer with the cubes it lacks and the turns left to find them, each award by how near it is. What the others have counts against it, so
that a vote is judged by whom another turn helps. The constants are judged by matches of the greedy player.
"""

from typing import Final

from chapiteau.titles.drum_roll import worth
from chapiteau.titles.drum_roll.rules import box, curtain, investments, phase, scoring, show
from chapiteau.titles.drum_roll.rules.position import SHOWS, Position
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.titles.drum_roll.worth import Eye

WIN: Final = 1000.0
DRAWN: Final = 0.8
"""The part of what a card promises that a marker for it is worth: another may be faster."""
HELD: Final = [0.2, 0.2, 0.2, 0.3, 0.7, 0.3, 1.2]
"""What may still come of a card that is not for coins, cubes or applause, by its kind."""
OTHERS_HIRE: Final = 1.5
"""What a rival's marker for a hire promises."""


def evaluate(state: DrumRollState, player: int) -> float:
    """The worth of a position for `player`, in prestige; a finished match by its place.

    For computer players, on resampled states. It reads the own hand; of the others' hands it sees only how many cards they hold.
    """
    return seen(state, player, worth.TUNED)


def first(state: DrumRollState, player: int) -> float:
    """As `evaluate`, with the weights of `greedy`."""
    return seen(state, player, worth.FIRST)


def seen(state: DrumRollState, player: int, eye: Eye) -> float:
    """The same with these weights."""
    if state.mode == phase.CURTAIN and state.chosen[player] > state.decisions.done.first:
        state = carried_out(state, player)
    if state.mode == phase.OVER:
        totals = [state.score[seat] * 100 + state.coins[seat] for seat in range(state.players)]
        mine = totals.pop(player)
        best = max(totals)
        return (WIN if mine > best else 0.0) + (mine - best) / 100
    others = 0.0
    for other in range(state.players):
        if other != player:
            others += value(state, other, False, eye)
    return value(state, player, True, eye) - eye.rivals * others / (state.players - 1)


def carried_out(state: DrumRollState, player: int) -> DrumRollState:
    """The position with the card that a player has chosen in secret before the curtain (DR-9.1a), as if nobody else had chosen one."""
    imagined = state.clone()
    action = imagined.chosen[player]
    imagined.chosen[player] = -1
    curtain.play(imagined, state.decisions, player, action)
    return imagined


def value(state: Position, player: int, own: bool, eye: Eye) -> float:
    """What a player has and may expect. `own`: the hand is known."""
    total = state.score[player] + worth.position(state, player, eye)
    total += promised(state, player, own, eye)
    on_stage = show.is_on_stage(state, player)
    for card in state.laid if on_stage else []:
        total += applause_of_show(state, player, state.box.kind[card] - box.APPLAUSE)
    if not own:
        return total + worth.CARD * len(state.hand[player])
    for card in state.hand[player] + (state.keeps if on_stage else []):
        total += investment(state, player, state.box.kind[card], eye)
    return total


# ---- investments in hand


def investment(state: Position, player: int, kind: int, eye: Eye) -> float:
    """What a card in hand promises: at the end, or when it is played."""
    held = float(scoring.held_prestige(state, player, kind))
    turns = worth.turns_left(state, eye)
    later = min(turns / worth.TURNS, 1.0)
    if kind >= box.RESOURCES:
        return 1.6 * worth.CUBE_WORTH * later
    if kind >= box.APPLAUSE:
        return applause(state, player, kind - box.APPLAUSE)
    if kind == box.INCOME:
        return state.box.income * worth.COIN if turns or not worth.paid(state, player) else 0.0
    if kind == box.INCOME_CUBE:
        return state.box.income_cube * worth.COIN - worth.CUBE_WORTH * later
    if kind == box.RESOURCE_BONUS:
        return max(held, HELD[kind] * later)
    return held + HELD[kind] * later


def applause_of_show(state: Position, player: int, kind: int) -> float:
    """What Extended Applause will score in the show that the player gives just now: cubes tell how the others will perform."""
    prestige = investments.applause(state, player, kind)
    for card in show.to_perform(state, player):
        if state.box.type[card] == kind:
            prestige += investments.APPLAUDED[show.level_of(state, card)]
    return float(prestige)


def applause(state: Position, player: int, kind: int) -> float:
    """Extended Applause: performers of the type that are, or will be, outstanding in a show, less the poor ones."""
    if show.is_on_stage(state, player):
        later = 0.3 if state.show < SHOWS else 0.0
        return max(applause_of_show(state, player, kind), later)
    if worth.shows_ahead(state, player) == 0:
        return 0.0
    total = 0.0
    for card in state.troupe[player]:
        if state.box.type[card] == kind and not state.flipped[card]:
            total += 0.95 if state.cubes[card] == 7 else 0.45
    return max(total, 0.3)


# ---- markers that are not resolved yet


def promised(state: Position, player: int, own: bool, eye: Eye) -> float:
    """What the markers on Invest and the hires promise; those on cubes and tickets are told there."""
    waiting = state.markers
    if state.mode == phase.RESOLVING:
        waiting = state.queue
    elif state.mode != phase.PLACING:
        return 0.0
    total = 0.0
    for marker in waiting:
        if marker & 3 == player:
            space = marker >> 2
            if space == box.INVEST:
                total += promised_card(state, player, eye)
            elif space in (box.HIRE_PERFORMER, box.HIRE_PERSONNEL):
                total += promised_hire(state, player, space, eye) if own else OTHERS_HIRE
    return total


def promised_card(state: Position, player: int, eye: Eye) -> float:
    """An investment, if it can be paid for; less over the hand limit."""
    if state.coins[player] + worth.marker_coins(state, player) < state.box.invest:
        return 0.0
    full = len(state.hand[player]) >= state.hand_limit(player)
    later = min(worth.turns_left(state, eye) / worth.TURNS, 1.0)
    return worth.CARD * (0.6 if full else 1.0) * (0.4 + 0.6 * later) - state.box.invest * worth.COIN


def promised_hire(state: Position, player: int, space: int, eye: Eye) -> float:
    """The best card of the offer that can be paid for."""
    coins = state.coins[player] + worth.marker_coins(state, player)
    performers = space == box.HIRE_PERFORMER
    offer = state.offered_performers if performers else state.offered_personnel
    team = state.troupe[player] if performers else state.staff[player]
    before = worth.position(state, player, eye)
    best = 0.0
    for card in offer:
        price = state.price(card)
        if price <= coins:
            # Hire it for a moment.
            state.coins[player] -= price
            team.append(card)
            best = max(best, worth.position(state, player, eye) - before)
            team.pop()
            state.coins[player] += price
    return best * DRAWN
