"""What can be counted about a match of New Title."""

from chapiteau.facts import Facts, Outcome, tally
from chapiteau.words import Counter, Message, Source
from tools.template.title.rules.state import NewTitleState


def facts(state: NewTitleState, log: list[Message]) -> Facts:
    """The facts of a finished match."""
    players = state.players
    alone = state.ranking().count(1) == 1
    ending = Message("new-title-fact-alone" if alone else "new-title-fact-shared")
    return Facts(
        lengths=[Counter(Message("new-title-fact-rounds"), state.round)],
        counts=[
            Source(Message("new-title-fact-tricks"), tally(log, players, "new-title-trick")),
            Source(Message("new-title-fact-kept"), tally(log, players, "new-title-kept")),
        ],
        outcomes=[Outcome(Message("new-title-fact-ending"), [ending])],
    )
