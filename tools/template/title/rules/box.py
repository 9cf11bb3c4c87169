"""What does not change during a match of New Title: the cards, and what the rules count with."""

from typing import Any, Final

SUITS: Final = ("star", "ball", "hoop")
"""Those that have a name among the texts."""
TRUMP: Final = 0
"""The first suit of the box."""


class Box:
    """What lies in the box. Clones share it. Cards are numbers, suit by suit from the lowest card to the highest."""

    def __init__(
        self, rules: int, suits: list[str], ranks: int, hand: int, kept: int, rounds: int
    ) -> None:
        self.rules = rules
        """The version of the rules that is played (`Meta.rules_version`): `box.rules >= 2` where version 2 changed something."""
        self.suits = suits
        self.ranks = ranks
        self.hand = hand
        """Cards that each player is dealt (NT-2.2)."""
        self.kept = kept
        """Points for a bid that was kept (NT-4.1)."""
        self.rounds = rounds
        self.cards = len(suits) * ranks

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.rules, self.suits, self.ranks, self.hand, self.kept, self.rounds)

    def suit(self, card: int) -> int:
        """Its place in `suits`."""
        return card // self.ranks

    def rank(self, card: int) -> int:
        """The number on it, from 1."""
        return card % self.ranks + 1

    def name(self, card: int) -> str:
        """What a card is called in records and on the board: `star-3`."""
        return f"{self.suits[self.suit(card)]}-{self.rank(card)}"

    def beats(self, card: int, other: int) -> bool:
        """NT-3.3: whether a card takes the trick from one that was played before it."""
        if self.suit(card) == self.suit(other):
            return card > other
        return self.suit(card) == TRUMP
