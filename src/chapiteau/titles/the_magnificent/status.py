"""What is asked at The Magnificent, and how a match ended."""

from chapiteau.titles.the_magnificent.rules import asks, words
from chapiteau.titles.the_magnificent.rules.position import SOURCES, Position
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.titles.the_magnificent.rules.turn import power
from chapiteau.words import Message, Result, Source


# texts: magnificent-status-*
def status(state: MagnificentState) -> Message:
    """What is asked now."""
    asked = state.question()
    told: words.Args = {}
    if asked == asks.OVER:
        return over(state)
    if asked == asks.BEFORE:
        told = {"power": power(state), "colour": words.colour(state.colour)}
    elif asked == asks.UNNAMED:
        told = {"power": power(state)}
    elif asked == asks.OWED:
        told = {"count": len(state.owed)}
    elif asked == asks.CARD:
        told = {"die": words.die(state.die)}
    elif asked == asks.PLACING:
        told = {"tiles": left(state)}
    elif asked == asks.SHOWING:
        told = {"posters": state.may_complete}
    elif asked == asks.SECTION:
        told = {"poster": state.box.told_posters[state.parameter()]}
    elif asked == asks.TENT:
        told = {"tent": state.box.told_tents[state.ring_tent[state.parameter()]]}
    elif asked == asks.EXCHANGE:
        told = {"coins": state.parameter()}
    elif asked == asks.WAGON:
        told = {"steps": state.parameter()}
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
    ranking = state.ranking()
    seats = range(state.players)
    level = state.score.count(max(state.score)) > 1
    return Result(
        places=[
            [seat for seat in seats if ranking[seat] == place] for place in sorted(set(ranking))
        ],
        reason=over(state),
        tie_break=Message("magnificent-tie-hat") if level else None,
        sources=[
            Source(words.source(number), state.earned[number :: len(SOURCES)])
            for number in range(len(SOURCES))
        ],
    )
