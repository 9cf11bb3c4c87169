"""Drum Roll as a title: its functions in one place."""

from chapiteau.chance import Chance
from chapiteau.components import Data, load
from chapiteau.title import Effort, Options, Spread, Title
from chapiteau.titles.drum_roll import check, facts, parts, reason, value, view
from chapiteau.titles.drum_roll.meta import META
from chapiteau.titles.drum_roll.rules import position, secrecy, vote
from chapiteau.titles.drum_roll.rules.kinds import Decisions
from chapiteau.titles.drum_roll.rules.notation import NOTATION
from chapiteau.titles.drum_roll.rules.state import DrumRollState


def start(players: int, options: Options, chance: Chance, data: Data, rules: int) -> DrumRollState:
    """The first position (DR-2)."""
    state = DrumRollState(players, chance, Decisions(parts.box(data, options, rules)))
    state.set_up()
    return state


def max_turns(players: int, options: Options, data: Data) -> int:
    """A preparation turn has a turn for its beginning, for each marker placed and for each resolved, for distribution and for the vote; a
    show one for the cards before it, for its beginning, for each performer and for each player's end. The drafts are one more.

    A circus begins with two performers and hires one in a turn."""
    preparation = 3 + 2 * position.MARKERS * players
    performers = players * (2 + position.SHOWS * vote.LAST_TURN)
    return 1 + position.SHOWS * (vote.LAST_TURN * preparation + 2 + performers + players)


EFFORT = Effort(
    worlds=5, width=8, narrowest=3, budget=100, finalists=2, short_width=2, short_budget=30
)
"""Most turns are one marker or one performer; only a distribution is long, and its cubes can be moved in any order."""


def at_once(state: DrumRollState, player: int) -> DrumRollState | None:
    """The position before anybody else has chosen, where all choose in secret."""
    before = state.clone()
    return before if secrecy.unchoose(before, player) else None


SPREAD = Spread(29.5, 6.4, 119.7, 0.6)
"""`chapiteau fit drum-roll --games 60`, on matches not fitted to: log loss 0.518 and Brier score 0.349, where equal chances have 0.693 and
0.500. One that stays the same predicts a little worse (0.530; 0.357)."""

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
    cards=("performers", "personnel"),
    check_components=check.check,
    effort=EFFORT,
    at_once=at_once,
    package=__package__,
    notation=NOTATION,
    spread=SPREAD,
)
