"""What can be reckoned from a position of Drum Roll: shortfalls, next regions, who leads for which award, how it ended."""

from typing import Final

from chapiteau.titles.drum_roll.rules import box, phase, position, scoring, show, words
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.titles.drum_roll.rules.scoring import Award
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.words import Message, Result, Source

AFTER_SHOWS: Final = (position.S_MOST_ORGANIZED, position.S_ALL_FLIPPED)
"""Awards of the second edition that may be given after every show (DR-10.3)."""
ONLY_SECOND: Final = (position.S_ORGANIZED, *AFTER_SHOWS)


def sources(state: Position) -> list[int]:
    """The sources of prestige that this edition has (DR-10.2, DR-10.3)."""
    return [i for i in range(len(position.SOURCES)) if state.box.second or i not in ONLY_SECOND]


def is_every_show(state: Position, source: int) -> bool:
    """Whether this award is given after every show."""
    return state.box.each_show and source in AFTER_SHOWS


def bizarre(state: Position, player: int) -> int:
    """N of DR-11.5."""
    return state.count_type(player, box.BIZARRE)


def markers_left(state: Position, player: int) -> int:
    """Markers that a player has still to place in this turn (DR-3.2)."""
    if state.mode not in (phase.BANKING, phase.PLACING):
        return 0
    return position.MARKERS - sum([marker & 3 == player for marker in state.markers])


def cube_actions_left(state: Position) -> int:
    """Markers that may still go on cube actions in this turn (DR-3.3); more can lie there by Unblock Action (DR-9.2)."""
    if state.mode not in (phase.BANKING, phase.PLACING):
        return 0
    return max(state.players - sum([marker >> 2 < box.TICKETS for marker in state.markers]), 0)


def is_done(state: Position, player: int) -> bool:
    """Whether a player has finished what all do at once, or has chosen in secret."""
    if state.mode == phase.DRAFTING or state.mode == phase.CUBES or state.mode == phase.VOTING:
        return not state.waiting >> player & 1
    if state.mode == phase.CURTAIN:
        return not state.hand[player] or state.chosen[player] >= 0 or state.done >> player & 1 != 0
    if state.mode == phase.DISTRIBUTING or state.mode == phase.PAYING:
        return state.done >> player & 1 != 0
    return False


def next_region(state: Position, player: int) -> int:
    """The region that comes to a player after this show (DR-7.3); -1 before the last one."""
    return -1 if scoring.is_last_show(state) else state.region[player - 1]


def awards(state: Position) -> list[Award]:
    """Each award of this edition, as it would be given now. A performer counts as outstanding with all its cubes."""
    ready = [player for player in range(state.players) if _ready(state, player)]
    found = scoring.troupe_awards(state, ready) + scoring.organization_awards(state)
    return [award for award in found if state.box.second or award[0] not in ONLY_SECOND]


def _ready(state: Position, player: int) -> bool:
    """Whether a show with the cubes of now would be perfect."""
    levels = [
        show.OUTSTANDING if state.flipped[card] else show.level_of(state, card)
        for card in state.troupe[player]
    ]
    return min(levels, default=0) == show.OUTSTANDING


# ---- the end


def result(state: DrumRollState) -> Result:
    """Places by DR-10.5, and the prestige by source."""
    ranking = state.ranking()
    places = [
        [player for player in range(state.players) if ranking[player] == place]
        for place in sorted(set(ranking))
    ]
    best = max(state.score)
    tie_break = None
    if state.score.count(best) > 1:
        tie_break = Message("drum-tie-shared" if len(places[0]) > 1 else "drum-tie-coins")
    rows = []
    for source in sources(state):
        values = [state.sources_of(player)[source] for player in range(state.players)]
        if any(values):
            rows.append(Source(words.source(state, source), values))
    reason = Message("drum-status-over")
    return Result(places=places, reason=reason, tie_break=tie_break, sources=rows)
