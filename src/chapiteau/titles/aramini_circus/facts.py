"""What can be counted about a match of Aramini Circus: wagons, cards, and how it ended."""

from chapiteau.facts import Facts, Outcome, Used, named, tally
from chapiteau.titles.aramini_circus.rules import words
from chapiteau.titles.aramini_circus.rules.position import GOAL
from chapiteau.titles.aramini_circus.rules.state import AraminiState
from chapiteau.words import Message, Source


def facts(state: AraminiState, log: list[Message]) -> Facts:
    """The facts of a finished match."""
    players = state.players
    # texts: aramini-fact-goal, aramini-fact-round, aramini-fact-wagons, aramini-fact-stalled, aramini-fact-long
    played = named(log, players, "card", "aramini-played")
    kinds = [[Message(card.id.removesuffix(".a")) for card in cards] for cards in played]
    ending = "aramini-fact-" + ("goal" if state.over == GOAL else words.ENDS[state.over])

    def count(label: str, *ids: str) -> Source:
        return Source(Message(label), tally(log, players, *ids))

    return Facts(
        counts=[
            count("aramini-fact-filled", "aramini-filled", "aramini-filled-free"),
            count("aramini-fact-hitched", "aramini-hitched"),
            count("aramini-fact-pile", "aramini-drew"),
            count("aramini-fact-discard", "aramini-drew-discard"),
            count("aramini-fact-swapped", "aramini-swapped", "aramini-swapped-centre"),
            count("aramini-fact-played", "aramini-played"),
        ],
        used=[Used(Message("aramini-fact-bonus"), kinds)],
        outcomes=[Outcome(Message("aramini-fact-ending"), [Message(ending)])],
    )
