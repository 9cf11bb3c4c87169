"""Names of cards."""

from chapiteau.words import Message
from tools.template.title.rules.box import Box


# texts: new-title-suit-*
def card(box: Box, number: int) -> Message:
    """A card: the star 3."""
    suit = Message("new-title-suit-" + box.suits[box.suit(number)])
    return Message("new-title-card", {"suit": suit, "rank": box.rank(number)})


def cards(box: Box, numbers: list[int]) -> list[Message]:
    """Cards in their order."""
    return [card(box, number) for number in numbers]
