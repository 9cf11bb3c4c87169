"""The Magnificent as a title: its functions in one place."""

from chapiteau.chance import Chance
from chapiteau.components import Data, load
from chapiteau.title import Depth, Effort, Eye, Options, Spread, Title
from chapiteau.titles.the_magnificent import (
    check,
    facts,
    features,
    found,
    parts,
    reason,
    value,
    view,
)
from chapiteau.titles.the_magnificent.meta import META
from chapiteau.titles.the_magnificent.rules.box import KEPT, ROUNDS, TURNS
from chapiteau.titles.the_magnificent.rules.notation import NOTATION
from chapiteau.titles.the_magnificent.rules.state import MagnificentState, begin

EFFORT = Effort(
    worlds=2, width=12, narrowest=5, budget=300, finalists=2, short_width=2, short_budget=25
)
"""A turn has some ten steps, and placing a tile a hundred ways: `value.promise` says early which are worth a look."""

THOROUGH = Effort(worlds=4, finalists=4, short_width=2, short_budget=25)
"""A wide search of the own turn wins more than a look at the turns after it: how wide, the level's positions say."""


def start(
    players: int, options: Options, chance: Chance, data: Data, rules: int
) -> MagnificentState:
    """The first position (MG-2)."""
    return begin(players, chance, parts.box(data, players, options, rules))


def max_turns(players: int, options: Options, data: Data) -> int:
    """Boards, starting cards and trainers are drafted; in a round each has its turns and a pick, two players discard a pair, and the
    cards are scored."""
    return players + KEPT + players + ROUNDS * (TURNS * players + players + 1 + 1)


SPREAD = Spread(19.1, 3.7, 17.7, -1.2)
"""`chapiteau fit the-magnificent --games 60`, on matches not fitted to: log loss 0.504 and Brier score 0.344, where equal chances have
0.693 and 0.500."""

TITLE = Title(
    meta=META,
    start=start,
    view=view.view,
    max_turns=max_turns,
    evaluate=value.evaluate,
    first=value.first,
    eye=Eye(found.STAGES, value.stage, features.features, found.FOUND, value.with_weights),
    reason=reason.reason,
    facts=facts.facts,
    components=load(__package__),
    check_components=check.check,
    cards=("masters",),
    package=__package__,
    notation=NOTATION,
    effort=EFFORT,
    depth=Depth(effort=THOROUGH),
    spread=SPREAD,
)
