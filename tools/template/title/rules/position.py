"""A position of New Title: where each card lies, and how far the round has come."""

from typing import Final

from chapiteau.chance import Chance
from chapiteau.game import State
from tools.template.title.rules.box import Box

# What is being decided.
BIDDING: Final = 0
PLAYING: Final = 1
OVER: Final = 2

UNSAID: Final = -1
"""No bid yet."""


class Position(State):
    """What lies where; `state` adds what happens. `tools/write_fields.py` makes `fields` of what stands here, and says what `#:` means."""

    def __init__(self, players: int, chance: Chance, box: Box) -> None:
        super().__init__(players, chance)
        self.box = box
        self.phase = BIDDING  #: one of phases
        self.round = 0
        """From 1."""
        self.first = 0  #: one of seats
        """The seat that begins this round (NT-2.1)."""
        self.player = 0  #: one of seats
        """The seat that decides."""
        self.pile: list[int] = []  #: of cards, the rest, no key
        """Cards that nobody was dealt, face down (NT-2.2), in rising order: nobody draws from it."""
        self.hands: list[list[int]] = [[] for _ in range(players)]  #: of cards
        """Per seat, in rising order."""
        self.bids = [UNSAID] * players  #: one of bids
        self.leader = 0  #: one of seats
        """The seat that led the trick (NT-3.1)."""
        self.trick: list[int] = []  #: of cards
        """The cards on the table, in the order in which they were played."""
        self.played: list[int] = []  #: of cards, no key
        """Cards of the earlier tricks of this round, open to all."""
        self.tricks = [0] * players
        """Taken in this round."""
        self.kept = [0] * players
        """Bids that were kept."""
        self.points = [0] * players

    def best(self) -> int:
        """NT-3.3: the seat that takes the trick if nobody plays any more; -1 while no card lies there."""
        if not self.trick:
            return -1
        at = 0
        for i in range(1, len(self.trick)):
            if self.box.beats(self.trick[i], self.trick[at]):
                at = i
        return (self.leader + at) % self.players
