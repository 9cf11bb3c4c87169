"""Flip Circus as a title: its functions in one place."""

from chapiteau.chance import Chance
from chapiteau.components import Data, load
from chapiteau.title import Options, Spread, Title
from chapiteau.titles.flip_circus import check, facts, parts, reason, solve, value, view
from chapiteau.titles.flip_circus.meta import META
from chapiteau.titles.flip_circus.rules.notation import NOTATION
from chapiteau.titles.flip_circus.rules.setup import set_up
from chapiteau.titles.flip_circus.rules.state import FlipState


def start(players: int, options: Options, chance: Chance, data: Data, rules: int) -> FlipState:
    """The first position (FC-2)."""
    state = FlipState(players, chance, parts.box(options, data, rules))
    set_up(state)
    return state


def max_turns(players: int, options: Options, data: Data) -> int:
    """FC-8.3: the match is drawn when so many turns were played."""
    return int(options["turn-limit"])


SPREAD = Spread(180.4, 160.0, 26.3, -8.3)
"""`chapiteau fit flip-circus --games 120`, on matches not fitted to: log loss 0.562 and Brier score 0.368, where equal chances have
0.693 and 0.492."""

TITLE = Title(
    meta=META,
    start=start,
    view=view.view,
    max_turns=max_turns,
    evaluate=value.evaluate,
    first=value.first,
    plans=solve.plans,
    reason=reason.reason,
    facts=facts.facts,
    components=load(__package__),
    check_components=check.check,
    package=__package__,
    notation=NOTATION,
    spread=SPREAD,
)
