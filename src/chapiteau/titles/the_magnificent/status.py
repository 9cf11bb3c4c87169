"""What is asked at The Magnificent, and how a match ended."""

from collections.abc import Callable
from typing import Final

from chapiteau.titles.the_magnificent.rules import asks, words
from chapiteau.titles.the_magnificent.rules.position import SOURCES, Position
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.titles.the_magnificent.rules.turn import power
from chapiteau.words import Args, Message, Result, Source, by_place

TOLD: Final[dict[int, Callable[[MagnificentState], Args]]] = {
    asks.BEFORE: lambda at: {"power": power(at), "colour": words.COLOURS[at.colour]},
    asks.UNNAMED: lambda at: {"power": power(at)},
    asks.OWED: lambda at: {"count": len(at.owed)},
    asks.CARD: lambda at: {"die": words.die(at.die)},
    asks.PLACING: lambda at: {"tiles": left(at)},
    asks.SHOWING: lambda at: {"posters": at.may_complete},
    asks.SECTION: lambda at: {"poster": at.box.told_posters[at.parameter()]},
    asks.TENT: lambda at: {"tent": words.ring_space(at, at.parameter())},
    asks.EXCHANGE: lambda at: {"coins": at.parameter()},
    asks.WAGON: lambda at: {"steps": at.parameter()},
}
"""What is told with a question."""


# texts: magnificent-status-*
def status(state: MagnificentState) -> Message:
    """What is asked now."""
    asked = state.question()
    if asked == asks.OVER:
        return over(state)
    told = TOLD[asked](state) if asked in TOLD else {}
    return Message("magnificent-status-" + state.decisions.questions[asked].word, told)


# texts: magnificent-hint-*
def hint(state: MagnificentState) -> Message:
    """What a player who has to decide can do."""
    return Message("magnificent-hint-" + state.decisions.questions[state.question()].word)


def over(state: Position) -> Message:
    """How the match ended."""
    if state.players == 1:
        return Message("magnificent-over-solo", {"points": state.score[0]})
    return Message("magnificent-over", {"points": max(state.score)})


def left(state: Position) -> list[Message]:
    """Tiles that are still to be placed, large ones first."""
    return words.small_and_large(state.colour, state.left_small, state.left_large)[::-1]


def result(state: MagnificentState) -> Result:
    """Places by MG-8.4, and where the points come from."""
    level = state.score.count(max(state.score)) > 1
    return Result(
        places=by_place(state.ranking()),
        reason=over(state),
        tie_break=Message("magnificent-tie-hat") if level else None,
        sources=[
            # texts: magnificent-source-*
            Source(Message("magnificent-source-" + source), state.earned[number :: len(SOURCES)])
            for number, source in enumerate(SOURCES)
        ],
    )
