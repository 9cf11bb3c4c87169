"""All that can be decided in New Title, and when."""

from typing import Any

from chapiteau.kinds import Domain, Kinds
from tools.template.title.rules.bidding import Bid
from tools.template.title.rules.box import Box
from tools.template.title.rules.decision import Decision
from tools.template.title.rules.tricks import Play


class Decisions(Kinds):
    """What can be decided with a box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        tricks = Domain("tricks", [str(number) for number in range(box.hand + 1)])
        cards = Domain("card", [box.name(card) for card in range(box.cards)])
        every: list[Decision] = [Bid("bid", "NT-2.3", tricks), Play("play", "NT-3.2", cards)]
        super().__init__(every)
        self.asked = every
        """What is asked in each phase but the last: BIDDING, PLAYING."""
        self.of = [kind for kind in every for _ in range(kind.count)]
        """The kind of each action."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (Decisions, (self.box,))
