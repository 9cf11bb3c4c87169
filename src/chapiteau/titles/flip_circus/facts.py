"""What can be counted about a match of Flip Circus: what actions were, and how it ended."""

from typing import Final

from chapiteau.facts import Facts, Outcome, Used, tally
from chapiteau.titles.flip_circus.rules.state import FlipState
from chapiteau.words import Message, Source

ENDINGS: Final = ("", "posters", "clowns", "agreed", "third-time", "last-turn")
"""As in `position`."""
ABILITIES: Final = {
    "flip-performer-acrobat": "flip-acrobat-used",
    "flip-performer-magician": "flip-magician-used",
    "flip-performer-fortune-teller": "flip-teller-used",
}


# texts: flip-performer-*
def facts(state: FlipState, log: list[Message]) -> Facts:
    """The facts of a finished match."""
    players = state.players
    uses = {name: tally(log, players, told) for name, told in ABILITIES.items()}
    used = [
        [Message(name) for name, counts in uses.items() if counts[seat]] for seat in range(players)
    ]

    # texts: flip-fact-posters, flip-fact-clowns, flip-fact-agreed, flip-fact-third-time, flip-fact-last-turn
    ending = "flip-fact-" + ENDINGS[state.ending]

    def count(label: str, *ids: str) -> Source:
        return Source(Message(label), tally(log, players, *ids))

    return Facts(
        counts=[
            count("flip-fact-swaps", "flip-swapped"),
            count("flip-fact-flips", "flip-flipped"),
            count("flip-fact-abilities", *ABILITIES.values()),
            count("flip-fact-looks", "flip-looked"),
            count("flip-fact-bought", "flip-bought"),
            count("flip-fact-taken", "flip-benefit-taken"),
            count("flip-fact-returned", "flip-benefit-returned"),
        ],
        used=[Used(Message("flip-fact-used"), used)],
        outcomes=[Outcome(Message("flip-fact-ending"), [Message(ending)])],
    )
