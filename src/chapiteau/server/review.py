"""What the coach found in a match that is over, as the page shows it: the curve, and the steps that changed most, each on its board."""

from chapiteau.match import Match
from chapiteau.players import coach, coach_words
from chapiteau.server.messages import LookBack, Moment


def look_back(match: Match) -> LookBack:
    """Look back at a match that is over. Raises ChapiteauError `not-over`."""
    found = coach.analyse(match)
    steps = {step.number: step for step in coach.standing(match)}
    curve = [*coach.first_of_turns(found.curve), found.curve[-1]]
    moments = [moment(match, steps[swing.step], swing, found.alone) for swing in found.swings]
    return LookBack(found.alone, curve, moments)


def moment(match: Match, step: coach.Step, swing: coach.Swing, alone: bool) -> Moment:
    """A step in words, and the position it was made in as its seat saw it."""
    state, seat = step.state, step.seat

    def places(action: int) -> list[str]:
        return state.kinds().choice(state, seat, action).targets

    return Moment(
        step=swing.step,
        turn=swing.turn,
        seat=seat,
        sort=swing.sort,
        heading=coach_words.heading(swing),
        told=coach_words.verdict(swing, alone),
        view=match.title.view(state, seat),
        made=places(swing.action),
        better=[] if swing.better is None else places(swing.better.action),
    )
