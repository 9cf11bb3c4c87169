"""What is wrong with a component file of New Title (NT-1.2, NT-2.2)."""

from typing import Final

from chapiteau.components import Data, Found, in_range
from chapiteau.words import Message
from tools.template.title.meta import META
from tools.template.title.rules.box import SUITS

MOST_RANKS: Final = 13
MOST_ROUNDS: Final = 20


def most_cards(suits: int, ranks: int) -> int:
    """Cards that there are for each hand, at the fullest table."""
    return suits * ranks // max(META.players)


def check(data: Data) -> Found:
    """What is wrong with component data that has the shape of the house set: (path, what was expected)."""
    suits, ranks = data["cards"]["suits"], data["cards"]["ranks"]
    wrong = []
    if not suits or len(set(suits)) < len(suits) or not set(suits) <= set(SUITS):
        names = Message("new-title-components-suits", {"names": ", ".join(SUITS)})
        wrong.append(("cards.suits", names))
    most = most_cards(len(suits), ranks)
    for path, number, low, high in (
        ("cards.ranks", ranks, 2, MOST_RANKS),
        ("round.hand", data["round"]["hand"], 1, most),
        ("points.kept", data["points"]["kept"], 0, 100),
        ("match.rounds", data["match"]["rounds"], 1, MOST_ROUNDS),
    ):
        wrong += in_range(path, number, low, high)
    return wrong
