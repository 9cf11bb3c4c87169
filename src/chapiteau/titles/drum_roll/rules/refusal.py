"""Why a move is not legal: the rule that forbids it, and what can be done. Built from what the mover knows."""

from chapiteau.titles.drum_roll.rules import words
from chapiteau.titles.drum_roll.rules.actions import (
    AGENT,
    AGENTS,
    APPLAUSE,
    ASSIST,
    ASSISTANTS,
    BANK,
    BANKING,
    BENEFIT,
    BENEFITING,
    CARD_FIRE,
    CARD_TRAILER,
    CUBES,
    DISCARD,
    DISTRIBUTING,
    DONE,
    DOUBLE,
    DRAFT,
    DRAFTING,
    EXCUSE,
    FLIP,
    GAINING,
    HIRE,
    HIRE_PERFORMER,
    HIRE_PERSONNEL,
    INCOME,
    INCOME_CUBE,
    INVEST,
    KEEP,
    LOOKING,
    MOVE,
    NUM_ACTIONS,
    ORGANIZER,
    ORGANIZING,
    OVER,
    PAYING,
    PERFORM,
    PERFORMERS,
    PLACE,
    PLACING,
    RESOLVING,
    RESOURCES,
    RETURN,
    SHOWING,
    SPEND,
    TAKE_CUBE,
    TAKE_INVESTMENT,
    TAKE_SKIP,
    TICKETS,
    TRAILER,
    UNBLOCK,
    VOTE_DELAY,
    VOTING,
    kind_played,
)
from chapiteau.titles.drum_roll.rules.decks import holds
from chapiteau.titles.drum_roll.rules.table import Table
from chapiteau.words import Message

DECISIONS = [
    (DONE, "DR-9.1", -1),
    (PLACE, "DR-3.2", PLACING),
    (TAKE_INVESTMENT, "DR-3.10", RESOLVING),
    (DOUBLE, "DR-4.4", -1),
    (RETURN, "DR-8.7", ORGANIZING),
    (BENEFIT, "DR-5.3", BENEFITING),
    (FLIP, "DR-5.4", BENEFITING),
    (VOTE_DELAY, "DR-4.1", VOTING),
    (TAKE_SKIP, "DR-11.2", GAINING),
    (BANK, "DR-3.1", BANKING),
    (TAKE_CUBE, "DR-11.2", -1),
    (SPEND, "DR-11.2", GAINING),
    (DRAFT, "DR-2.5", DRAFTING),
    (UNBLOCK, "DR-9.2", PLACING),
    (INCOME_CUBE, "DR-9.7", -1),
    (INCOME, "DR-9.7", -1),
    (APPLAUSE, "DR-9.5", -1),
    (RESOURCES, "DR-9.6", -1),
    (ASSIST, "DR-8.5", DISTRIBUTING),
    (AGENT, "DR-8.4", DISTRIBUTING),
    (KEEP, "DR-11.3", LOOKING),
    (DISCARD, "DR-3.10", -1),
    (HIRE, "DR-3.11", RESOLVING),
    (EXCUSE, "DR-6.3", PAYING),
    (PERFORM, "DR-5.1", SHOWING),
    (TRAILER, "DR-11.1", GAINING),
    (CARD_TRAILER, "DR-9.3", -1),
    (CARD_FIRE, "DR-9.4", -1),
    (MOVE, "DR-3.14", DISTRIBUTING),
]
"""(first action, rule, the phase that it belongs to; -1 for several), in rising order."""

ALWAYS_ASKED = {
    DRAFTING: "DR-2.5",
    CUBES: "DR-2.6",
    PLACING: "DR-3.6",
    VOTING: "DR-4.1",
    SHOWING: "DR-5.1",
    GAINING: "DR-11.2",
    LOOKING: "DR-11.3",
}
"""Where doing nothing is no choice, and the rule that says so."""


def refusal(table: Table, player: int, action: int) -> tuple[str, Message]:
    """(rule number, message) for an action that is not legal now."""
    if table.mode == OVER:
        return "DR-1.1", Message("drum-no-over")
    if not 0 <= player < table.players or not table.waiting >> player & 1:
        return "DR-3.2", Message("drum-no-turn")
    if not 0 <= action < NUM_ACTIONS:
        return "DR-3.2", Message("drum-no-such-action")
    first, rule, phase = [row for row in DECISIONS if row[0] <= action][-1]
    if action == DONE:
        rule = ALWAYS_ASKED.get(table.mode, rule)
    if table.crowded >> player & 1:
        limit = table.hand_limit(player)
        return "DR-3.10", Message("drum-no-crowded", {"limit": limit})
    missing = missing_card(table, player, action)
    if missing >= 0:
        return rule, Message("drum-no-card", {"card": words.investment(missing)})
    if phase >= 0 and phase != table.mode:
        # texts: drum-no-now-*
        return rule, Message("drum-no-now-" + words.ASKED[table.mode])
    if first == PLACE:
        return refused_place(table, player, action - PLACE)
    if first == HIRE:
        return refused_hire(table, player, action - HIRE)
    if first == TAKE_INVESTMENT:
        if table.queue[0] >> 2 != INVEST:
            return rule, Message(
                "drum-no-other-marker", {"space": words.space(table.queue[0] >> 2)}
            )
        return rule, Message("drum-no-invest", {"coins": table.box.invest})
    if first == MOVE:
        return refused_move(table, player, (action - MOVE) // 3)
    if first == CARD_FIRE and table.touring:
        return rule, Message("drum-no-fire-in-show")
    if first == APPLAUSE:
        return rule, Message("drum-no-applause")
    if first in (AGENT, ASSIST):
        return refused_helper(table, player, action, rule)
    # texts: drum-no-now-*, drum-no-choice-*
    return rule, Message("drum-no-choice-" + words.ASKED[table.mode])


def missing_card(table: Table, player: int, action: int) -> int:
    """The kind of investment that an action needs and the player does not hold; -1 when there is none."""
    kind = kind_played(action)
    return kind if kind >= 0 and not holds(table, player, kind) else -1


def refused_place(table: Table, player: int, space: int) -> tuple[str, Message]:
    """DR-3.3 to DR-3.5."""
    place: words.Args = {"space": words.space(space)}
    if space < TICKETS:
        if any(marker >> 2 == space for marker in table.markers):
            return "DR-3.3", Message("drum-no-taken", place)
        return "DR-3.3", Message("drum-no-more-cubes", {"count": table.players})
    if space == TICKETS:
        mine = sum([marker == space * 4 + player for marker in table.markers])
        if mine < 2:
            return "DR-3.4", Message("drum-no-tickets")
        return "DR-3.4", Message("drum-no-more-here", place | {"count": 2})
    return "DR-3.5", Message("drum-no-more-here", place | {"count": 2 if space == INVEST else 1})


def refused_hire(table: Table, player: int, card: int) -> tuple[str, Message]:
    """DR-3.11, DR-8.7."""
    space = table.queue[0] >> 2
    wanted = HIRE_PERFORMER if card < PERFORMERS else HIRE_PERSONNEL
    if space != wanted:
        return "DR-3.7", Message("drum-no-other-marker", {"space": words.space(space)})
    name: words.Args = {"card": words.card(card)}
    if card not in table.offered_performers and card not in table.offered_personnel:
        return "DR-3.11", Message("drum-no-offer", name)
    if card == ORGANIZER and player == table.barred:
        return "DR-8.7", Message("drum-no-organizer", name)
    return "DR-3.11", Message("drum-no-coins", name | {"coins": table.price(card)})


def refused_move(table: Table, player: int, card: int) -> tuple[str, Message]:
    """DR-3.14."""
    if card not in table.troupe[player]:
        return "DR-3.14", Message("drum-no-own", {"card": words.card(card)})
    if table.flipped[card]:
        return "DR-3.14", Message("drum-no-flipped", {"card": words.card(card)})
    return "DR-3.14", Message("drum-no-move", {"card": words.card(card)})


def refused_helper(table: Table, player: int, action: int, rule: str) -> tuple[str, Message]:
    """DR-8.4, DR-8.5."""
    agent = action >= AGENT
    card = AGENTS + (action - AGENT) // 10 if agent else ASSISTANTS + action - ASSIST
    name: words.Args = {"card": words.card(card)}
    if card not in table.staff[player]:
        return rule, Message("drum-no-own", name)
    if table.used >> (player if agent else 4 + player) & 1:
        return rule, Message("drum-no-helper-again", name)
    return rule, Message("drum-no-exchange", name)
