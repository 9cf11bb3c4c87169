"""What can be counted about a match of Aramini Circus: wagons, cards, and how it ended."""

from typing import Final

from chapiteau.facts import Facts, Outcome, Used, seat_of, tally
from chapiteau.game import State
from chapiteau.titles.aramini_circus.rules.actions import (
    GOAL,
    NO_WAGONS,
    ROUND_FINISHED,
    STALLED,
    TOO_LONG,
)
from chapiteau.titles.aramini_circus.rules.state import AraminiState
from chapiteau.words import Message, Source

ENDINGS: Final = {
    GOAL: "aramini-fact-goal",
    ROUND_FINISHED: "aramini-fact-round",
    NO_WAGONS: "aramini-fact-wagons",
    STALLED: "aramini-fact-stalled",
    TOO_LONG: "aramini-fact-long",
}


def facts(state: State, log: list[Message]) -> Facts:
    """The facts of a finished match."""
    assert isinstance(state, AraminiState)
    players = state.players

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
        used=[Used(Message("aramini-fact-bonus"), bonus_cards(log, players))],
        outcomes=[Outcome(Message("aramini-fact-ending"), [Message(ENDINGS[state.over])])],
    )


def bonus_cards(log: list[Message], players: int) -> list[list[Message]]:
    """Per seat the kinds of bonus card that it played."""
    kinds: list[list[Message]] = [[] for _ in range(players)]
    for message in log:
        if message.id == "aramini-played":
            card = message.args["card"]
            assert isinstance(card, Message)
            kinds[seat_of(message)].append(Message(card.id.removesuffix(".a")))
    return kinds
