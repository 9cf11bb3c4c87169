"""Aramini Circus as a title: its functions in one place."""

from chapiteau.chance import Chance
from chapiteau.components import Data, load
from chapiteau.title import Depth, Options, Spread, Title
from chapiteau.titles.aramini_circus import check, facts, parts, reason, value, view
from chapiteau.titles.aramini_circus.meta import META
from chapiteau.titles.aramini_circus.rules.kinds import Decisions
from chapiteau.titles.aramini_circus.rules.notation import NOTATION
from chapiteau.titles.aramini_circus.rules.position import CALM_ROUNDS
from chapiteau.titles.aramini_circus.rules.setup import set_up
from chapiteau.titles.aramini_circus.rules.state import AraminiState


def start(players: int, options: Options, chance: Chance, data: Data, rules: int) -> AraminiState:
    """The first position (AC-2)."""
    state = AraminiState(players, chance, Decisions(parts.box(options, data, rules)))
    set_up(state)
    return state


def max_turns(players: int, options: Options, data: Data) -> int:
    """AC-3.8 bounds the turns between two purchases, and each wagon is bought once."""
    wagons = sum(map(sum, data["wagons"].values()))
    return CALM_ROUNDS * players * (wagons + 1)


SPREAD = Spread(86.0, 66.0, 16.7, 9.9)
"""`chapiteau fit aramini-circus --games 400`, on matches not fitted to: log loss 0.668 and Brier score 0.476, where equal chances have
0.693 and 0.500."""

TITLE = Title(
    meta=META,
    start=start,
    view=view.view,
    max_turns=max_turns,
    evaluate=value.evaluate,
    first=value.first,
    reason=reason.reason,
    facts=facts.facts,
    components=load(__package__),
    check_components=check.check,
    package=__package__,
    notation=NOTATION,
    depth=Depth(turns=2, scale=30.0),
    spread=SPREAD,
)
