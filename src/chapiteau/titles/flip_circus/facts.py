"""What can be counted about a match of Flip Circus: what actions were, and how it ended."""

from typing import Final

from chapiteau.facts import Facts, Outcome, Used, tally
from chapiteau.game import State
from chapiteau.titles.flip_circus.rules.position import (
    AGREED,
    FIVE_CLOWNS,
    LAST_TURN,
    THIRD_POSTER,
    THIRD_TIME,
)
from chapiteau.titles.flip_circus.rules.state import FlipState
from chapiteau.words import Message, Source

ENDINGS: Final = {
    THIRD_POSTER: "flip-fact-posters",
    FIVE_CLOWNS: "flip-fact-clowns",
    AGREED: "flip-fact-agreed",
    THIRD_TIME: "flip-fact-third-time",
    LAST_TURN: "flip-fact-last-turn",
}
ABILITIES: Final = {
    "flip-performer-acrobat": "flip-acrobat-used",
    "flip-performer-magician": "flip-magician-used",
    "flip-performer-fortune-teller": "flip-teller-used",
}


# texts: flip-performer-*
def facts(state: State, log: list[Message]) -> Facts:
    """The facts of a finished match."""
    assert isinstance(state, FlipState)
    players = state.players
    uses = {name: tally(log, players, told) for name, told in ABILITIES.items()}
    return Facts(
        counts=[
            Source(Message("flip-fact-swaps"), tally(log, players, "flip-swapped")),
            Source(Message("flip-fact-flips"), tally(log, players, "flip-flipped")),
            Source(
                Message("flip-fact-abilities"),
                [sum(counts) for counts in zip(*uses.values(), strict=True)],
            ),
            Source(Message("flip-fact-looks"), tally(log, players, "flip-looked")),
            Source(Message("flip-fact-bought"), tally(log, players, "flip-bought")),
            Source(Message("flip-fact-taken"), tally(log, players, "flip-benefit-taken")),
            Source(Message("flip-fact-returned"), tally(log, players, "flip-benefit-returned")),
        ],
        used=[
            Used(
                Message("flip-fact-used"),
                [
                    [Message(name) for name, counts in uses.items() if counts[seat]]
                    for seat in range(players)
                ],
            )
        ],
        outcomes=[Outcome(Message("flip-fact-ending"), [Message(ENDINGS[state.ending])])],
    )
