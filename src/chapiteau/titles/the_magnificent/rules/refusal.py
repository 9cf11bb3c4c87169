"""Why a move is not legal: the rule that forbids it, and what can be done. Built from what lies open or the mover knows."""

from typing import Final

from chapiteau.titles.the_magnificent.rules import words
from chapiteau.titles.the_magnificent.rules.actions import (
    ARRANGE,
    BOARD,
    CARD,
    CLEAR,
    COLOUR,
    COMPLETE,
    DIE,
    DISCARD_NEW,
    DISCARD_PAIR,
    END_TURN,
    ENOUGH,
    FACE,
    GEM,
    LEAVE,
    LEVEL,
    M_AFTER,
    M_ARRANGING,
    M_BEFORE,
    M_BOARD,
    M_CARD,
    M_DIE,
    M_DISCARDING,
    M_KEEP,
    M_OVER,
    M_PICKING,
    M_PLACING,
    M_SCORING,
    M_SHOWING,
    M_TRAINER,
    NUM_ACTIONS,
    OWED,
    PAIR,
    PASSED,
    PRINTED_SPACES,
    SECTION,
    SECTIONS,
    SELL,
    SHOW,
    SOURCE,
    SPEND,
    STEPS,
    T_BITS,
    T_COPY,
    T_EXCHANGE,
    T_FACE,
    T_GEM,
    T_PASSED,
    T_PAY,
    T_POSTER,
    T_RECOLOUR,
    T_SECTION,
    T_TENT,
    T_WAGON,
    TENT_SPACE,
    TILE,
    TRAINER,
    TRAINERS,
    USE_MASTER,
    USE_SPACE,
    USE_TRAINER,
    WAGON,
)
from chapiteau.titles.the_magnificent.rules.bonuses import may_use
from chapiteau.titles.the_magnificent.rules.perform import has_tiles
from chapiteau.titles.the_magnificent.rules.table import Table
from chapiteau.titles.the_magnificent.rules.turn import power
from chapiteau.words import Message

KINDS: Final = (
    (END_TURN, "MG-3.1"),
    (ENOUGH, "MG-6.2"),
    (LEAVE, "MG-5.4"),
    (DISCARD_NEW, "MG-5.3"),
    (USE_MASTER, "MG-3.1"),
    (USE_TRAINER, "MG-3.1"),
    (USE_SPACE, "MG-3.1"),
    (SPEND, "MG-3.2"),
    (COLOUR, "MG-3.3"),
    (FACE, "MG-9.2"),
    (WAGON, "MG-5.1"),
    (GEM, "MG-5.2"),
    (SELL, "MG-5.2"),
    (DIE, "MG-3.1"),
    (CARD, "MG-3.1"),
    (TRAINER, "MG-2.6"),
    (BOARD, "MG-12.3"),
    (PAIR, "MG-7.2"),
    (DISCARD_PAIR, "MG-7.3"),
    (SOURCE, "MG-5.3"),
    (SECTION, "MG-5.3"),
    (COMPLETE, "MG-6.3"),
    (TENT_SPACE, "MG-5.4"),
    (PASSED, "MG-5.4"),
    (LEVEL, "MG-4.1"),
    (STEPS, "MG-5.1"),
    (SHOW, "MG-6.1"),
    (OWED, "MG-4.3"),
    (ARRANGE, "MG-6.4"),
    (TILE, "MG-4.2"),
)
"""The first action of each kind, rising, and the rule about it."""

ASKED: Final = {
    M_BOARD: ("board", "MG-12.3"),
    M_KEEP: ("keep", "MG-12.4"),
    M_TRAINER: ("trainer", "MG-2.6"),
    M_DIE: ("die", "MG-3.1"),
    M_CARD: ("card", "MG-3.1"),
    M_BEFORE: ("action", "MG-3.4"),
    M_PLACING: ("place", "MG-4.2"),
    M_SHOWING: ("complete", "MG-6.2"),
    M_ARRANGING: ("arrange", "MG-6.4"),
    M_AFTER: ("end", "MG-3.4"),
    M_PICKING: ("pair", "MG-7.2"),
    M_DISCARDING: ("discard", "MG-7.3"),
    M_SCORING: ("score", "MG-7.4"),
}
"""What a mode asks for, and the rule that says so."""

NEXT: Final = {
    T_RECOLOUR: ("colour", "MG-3.3"),
    T_GEM: ("gem", "MG-5.2"),
    T_PAY: ("pay", "MG-6.3"),
    T_EXCHANGE: ("exchange", "MG-5.2"),
    T_TENT: ("tent", "MG-5.4"),
    T_PASSED: ("passed", "MG-5.4"),
    T_POSTER: ("poster", "MG-5.3"),
    T_SECTION: ("section", "MG-5.3"),
    T_FACE: ("face", "MG-9.2"),
    T_COPY: ("copy", "MG-9.3"),
    T_WAGON: ("wagon", "MG-5.1"),
}
"""The same for what lies on `Table.todo`."""


def question(table: Table) -> tuple[str, str]:
    """What is asked now, as a word, and the rule that says so."""
    if table.todo:
        return NEXT[table.todo[-1] & (1 << T_BITS) - 1]
    if table.mode == M_BEFORE and table.colour == CLEAR:
        return "unnamed", "MG-3.3"
    if table.mode == M_AFTER and table.owed:
        return "owed", "MG-4.3"
    return ASKED[table.mode]


def refusal(table: Table, player: int, action: int) -> tuple[str, Message]:
    """(rule number, message) for an action that is not legal now."""
    if table.mode == M_OVER:
        return "MG-8.4", Message("magnificent-no-over")
    if not may_decide(table, player):
        return "MG-1.1", Message("magnificent-no-turn")
    if not 0 <= action < NUM_ACTIONS:
        return "MG-1.1", Message("magnificent-no-such-action")
    first, rule = [row for row in KINDS if row[0] <= action][-1]
    if not table.todo:
        if USE_MASTER <= first <= USE_SPACE and may_use(table):
            found = refused_use(table, first, action)
            if found:
                return rule, found
        elif table.mode == M_BEFORE and table.colour < CLEAR and first in (LEVEL, STEPS, SHOW):
            return rule, refused_action(table, first)
        elif table.mode == M_BEFORE and first == SPEND:
            return rule, Message("magnificent-no-spend", {"gem": words.gem(action - SPEND)})
        elif table.mode == M_SHOWING and first == COMPLETE:
            return refused_poster(table, action - COMPLETE)
        elif table.mode == M_PLACING and first == TILE:
            return rule, Message("magnificent-no-place")
        elif table.mode == M_DIE and first == DIE:
            return rule, Message("magnificent-no-die", {"die": words.die(action - DIE)})
        elif table.mode == M_CARD and first == CARD:
            return rule, Message("magnificent-no-card", {"card": words.card(action - CARD)})
    what, why = question(table)
    # texts: magnificent-asks-*
    return why, Message("magnificent-no-now", {"asked": Message("magnificent-asks-" + what)})


def may_decide(table: Table, player: int) -> bool:
    """Whether it is this player's decision, or one that all make at once."""
    if table.mode in (M_KEEP, M_SCORING):
        return 0 <= player < table.players and bool(table.waiting >> player & 1)
    return player == table.player


def refused_use(table: Table, first: int, action: int) -> Message | None:
    """MG-3.1: a bonus that cannot be used; None where there is none like that to use."""
    box = table.box
    if first == USE_MASTER:
        if table.card < 0:
            return None
        if table.top_used:
            return Message("magnificent-no-again", {"what": words.card(table.card)})
        return Message("magnificent-no-effect", {"what": words.card(table.card)})
    number = action - first
    if first == USE_TRAINER:
        name, cost, bit = words.trainer(box, number), box.trainer_cost[number], number
        if table.trainer_owner[number] != table.player:
            return Message("magnificent-no-own-trainer", {"what": name})
    else:
        assert number < PRINTED_SPACES
        name, cost, bit = words.space(box, number), box.space_cost[number], TRAINERS + number
    if table.used >> bit & 1:
        return Message("magnificent-no-again", {"what": name})
    if cost > table.markers[table.player]:
        return Message("magnificent-no-markers", {"what": name, "cost": cost})
    return Message("magnificent-no-effect", {"what": name})


def refused_action(table: Table, first: int) -> Message:
    """MG-4.1, MG-5.1, MG-6.1: more than the power allows, or not there."""
    if first == LEVEL:
        return Message("magnificent-no-level", {"power": power(table) + table.bonus_build})
    if first == STEPS:
        return Message("magnificent-no-steps", {"power": power(table) + table.bonus_travel})
    return Message("magnificent-no-show", {"power": power(table) + table.bonus_show})


def refused_poster(table: Table, section: int) -> tuple[str, Message]:
    """MG-6.2 to MG-6.4: a poster that cannot be completed now."""
    told: words.Args = {"section": section + 1}
    at = table.player * SECTIONS + section
    if table.poster[at] < 0:
        return "MG-6.3", Message("magnificent-no-poster-there", told)
    if table.face_down >> section & 1:
        return "MG-6.4", Message("magnificent-no-face-down", told)
    if table.may_complete == 0:
        return "MG-6.2", Message("magnificent-no-more-posters", told)
    if table.tent[at] < 0:
        return "MG-6.3", Message("magnificent-no-tent-below", told)
    if not has_tiles(table, table.player, table.poster[at]):
        return "MG-6.3", Message("magnificent-no-tiles", told)
    return "MG-6.3", Message("magnificent-no-gems", told)
