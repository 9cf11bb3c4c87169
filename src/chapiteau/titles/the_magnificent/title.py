"""The Magnificent as a title: its functions in one place."""

from collections.abc import Mapping
from typing import Any

from chapiteau.chance import Chance
from chapiteau.game import State
from chapiteau.title import Effort, Options, Title
from chapiteau.titles.the_magnificent import choices, facts, parts, proof, reason, value, view
from chapiteau.titles.the_magnificent.meta import META
from chapiteau.titles.the_magnificent.rules.actions import ROUNDS, TURNS
from chapiteau.titles.the_magnificent.rules.setup import KEPT
from chapiteau.titles.the_magnificent.rules.state import MagnificentState

EFFORT = Effort(
    worlds=2, width=12, narrowest=5, budget=300, finalists=2, short_width=2, short_budget=25
)
"""A turn has some ten steps, and placing a tile a hundred ways: `value.promise` says early which are worth a look."""


def start(
    players: int, options: Options, seed: bytes, data: Mapping[str, Any], rules: int
) -> State:
    """The first position (MG-2)."""
    state = MagnificentState(players, Chance(seed), parts.box(data, players, options))
    state.set_up()
    return state


def max_turns(players: int, options: Options) -> int:
    """Boards, starting cards and trainers are drafted; in a round each has its turns and a pick, two players discard a pair, and the
    cards are scored."""
    drafts = players + KEPT + players
    return drafts + ROUNDS * (TURNS * players + players + 1 + 1)


TITLE = Title(
    meta=META,
    start=start,
    view=view.view,
    choices=choices.choices,
    max_turns=max_turns,
    evaluate=value.evaluate,
    reason=reason.reason,
    facts=facts.facts,
    components=parts.HOUSE,
    check_components=proof.check,
    texts=parts.TEXTS,
    effort=EFFORT,
)
