"""Aramini Circus as a title: its functions in one place."""

from collections.abc import Mapping
from typing import Any

from chapiteau.chance import Chance
from chapiteau.game import State
from chapiteau.title import Options, Title
from chapiteau.titles.aramini_circus import choices, facts, parts, value, view
from chapiteau.titles.aramini_circus.meta import META
from chapiteau.titles.aramini_circus.rules.state import AraminiState
from chapiteau.titles.aramini_circus.rules.table import CALM_ROUNDS

WAGONS = 40


def start(
    players: int, options: Options, seed: bytes, data: Mapping[str, Any], rules: int
) -> State:
    """The first position (AC-2)."""
    finish_round = options["ending"] == "finish-round"
    with_bonus = bool(options["bonus"])
    state = AraminiState(players, Chance(seed), parts.box(data), with_bonus, finish_round)
    state.set_up()
    return state


def max_turns(players: int, options: Options) -> int:
    """AC-3.8 bounds the turns between two purchases, and each wagon is bought once."""
    return CALM_ROUNDS * players * (WAGONS + 1)


TITLE = Title(
    meta=META,
    start=start,
    view=view.view,
    choices=choices.choices,
    max_turns=max_turns,
    evaluate=value.evaluate,
    reason=choices.reason,
    facts=facts.facts,
    components=parts.HOUSE,
    check_components=parts.check,
    texts=parts.TEXTS,
)
