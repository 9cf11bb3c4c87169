"""What is wrong with a component file of Flip Circus (FC-1.3, FC-2.3)."""

from typing import Final

from chapiteau.components import Data, Found, in_range
from chapiteau.titles.flip_circus.rules.ring import CLOWN, PERFORMERS, POSTERS
from chapiteau.words import Message

MOST_APPLAUSE: Final = 50
"""Tokens in a box. The rules would do with more, but each may become an action of one turn."""


def check(data: Data) -> Found:
    """What is wrong with component data of the right shape: (path, what was expected).

    The rules speak of each of the ten tokens' performers and of five posters (FC-1.2, FC-1.3, FC-5.3). The ring that the five pairs form is
    the box's own, and so is the applause.
    """
    wrong = []
    with_poster = list(PERFORMERS[:POSTERS])
    for path, given, names in (
        ("performers", data["performers"], list(PERFORMERS)),
        ("tokens.clowns", data["tokens"]["clowns"], with_poster),
        ("posters.performers", data["posters"]["performers"], with_poster),
    ):
        if sorted(given) != sorted(names):
            wrong.append((path, Message("flip-components-each", {"names": ", ".join(names)})))
    applause = data["applause"]
    # The second player's applause comes out of the box.
    for key, most in (("tokens", MOST_APPLAUSE), ("second_player", applause["tokens"])):
        wrong += in_range(f"applause.{key}", applause[key], 0, most)
    return wrong + _pairs(data["tokens"]["pairs"])


def _pairs(pairs: list[list[str]]) -> Found:
    """The five tokens without a clown must form one ring of five (FC-1.3)."""
    names = PERFORMERS[:CLOWN]
    expected = Message("flip-components-pair", {"names": ", ".join(names)})
    wrong = [
        (f"tokens.pairs.{number}", expected)
        for number, pair in enumerate(pairs)
        if len(pair) != 2 or pair[0] == pair[1] or not set(pair) <= set(names)
    ]
    if wrong:
        return wrong
    # Five different pairs with each performer twice: on five performers that is always one ring.
    performers = [name for pair in pairs for name in pair]
    different = {frozenset(pair) for pair in pairs}
    if len(different) != POSTERS or any(performers.count(name) != 2 for name in names):
        return [("tokens.pairs", Message("flip-components-ring"))]
    return []
