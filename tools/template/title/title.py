"""New Title as a title: its functions in one place."""

from chapiteau.chance import Chance
from chapiteau.components import Data, load
from chapiteau.title import Options, Title
from tools.template.title import check, facts, parts, reason, value, view
from tools.template.title.meta import META
from tools.template.title.rules.kinds import Decisions
from tools.template.title.rules.notation import NOTATION
from tools.template.title.rules.setup import set_up
from tools.template.title.rules.state import NewTitleState


def start(players: int, options: Options, chance: Chance, data: Data, rules: int) -> NewTitleState:
    """The first position (NT-2)."""
    state = NewTitleState(players, chance, Decisions(parts.box(data, rules)))
    set_up(state)
    return state


def max_turns(players: int, options: Options, data: Data) -> int:
    """Each bid and each card is a turn (NT-2.3, NT-3.1)."""
    return int(data["match"]["rounds"]) * players * (1 + int(data["round"]["hand"]))


TITLE = Title(
    meta=META,
    start=start,
    view=view.view,
    max_turns=max_turns,
    evaluate=value.evaluate,
    reason=reason.reason,
    facts=facts.facts,
    components=load(__package__),
    check_components=check.check,
    package=__package__,
    notation=NOTATION,
)
