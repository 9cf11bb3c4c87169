"""What can be reckoned from a position of Drum Roll: who leads for which award, how it ended."""

from typing import Final

from chapiteau.titles.drum_roll.board import Award
from chapiteau.titles.drum_roll.rules import position, scoring, show, words
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.words import Message, Result, Source

AFTER_SHOWS: Final = (position.S_MOST_ORGANIZED, position.S_ALL_FLIPPED)
"""Awards of the second edition that may be given after every show (DR-10.3)."""
ONLY_SECOND: Final = (position.S_ORGANIZED, *AFTER_SHOWS)


def sources(state: Position) -> list[int]:
    """The sources of prestige that this edition has (DR-10.2, DR-10.3)."""
    return [i for i in range(len(position.SOURCES)) if state.box.second or i not in ONLY_SECOND]


def awards(state: Position) -> list[Award]:
    """Each award of this edition, as it would be given now. A performer counts as outstanding with all its cubes."""
    ready = [player for player in range(state.players) if _ready(state, player)]
    found = scoring.troupe_awards(state, ready) + scoring.organization_awards(state)
    return [
        Award(words.source(state, i), prestige, seats, state.box.each_show and i in AFTER_SHOWS)
        for i, prestige, seats in found
        if state.box.second or i not in ONLY_SECOND
    ]


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
