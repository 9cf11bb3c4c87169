"""All that can be decided in Aramini Circus, and when."""

from typing import Any, Final

from chapiteau.kinds import Domain, Kinds
from chapiteau.titles.aramini_circus.rules.bonus import Play, Take
from chapiteau.titles.aramini_circus.rules.box import ANIMALS, BONUSES, FIRST_BONUS, Box
from chapiteau.titles.aramini_circus.rules.decision import Decision
from chapiteau.titles.aramini_circus.rules.payment import Fill, Pay
from chapiteau.titles.aramini_circus.rules.position import OFFERED
from chapiteau.titles.aramini_circus.rules.train import Hitch
from chapiteau.titles.aramini_circus.rules.turn import DrawDiscard, DrawPile, EndTurn, Swap

ANIMAL: Final = Domain("animal", ANIMALS)
PLACE: Final = Domain("place", [str(place + 1) for place in range(OFFERED)])
FEW: Final = 3 + OFFERED + len(ANIMALS)
"""The end of a turn and the actions of AC-3.1 are the first so many; they are the same in every box."""


class Decisions(Kinds):
    """What can be decided with a box. Bonus cards are called by their kind and copy: `pay-less-2`."""

    def __init__(self, box: Box) -> None:
        self.box = box
        copies = zip(box.bonus[FIRST_BONUS:], box.copy[FIRST_BONUS:], strict=True)
        bonus = [f"{BONUSES[kind]}-{copy}" for kind, copy in copies]
        wagons = [f"{name}-{i + 1}" for name in ANIMALS for i in range(box.values)]
        self.end = EndTurn("end-turn", "AC-3.1", "turn", "")
        self.draw_pile = DrawPile("draw-pile", "AC-3.2", "draw", "pile")
        self.draw_discard = DrawDiscard("draw-discard", "AC-3.2", "draw", "discard")
        self.fill = Fill("fill", "AC-3.4", "fill", "offer:", PLACE)
        self.swap = Swap("swap", "AC-3.6", "swap", "token:", ANIMAL)
        self.pay = Pay("pay", "AC-3.4", "pay", "hand:", ANIMAL)
        self.hitch = Hitch("hitch", "AC-4.2", "hitch", "pending:", Domain("wagon", wagons))
        self.play = Play("play", "AC-5.1", "bonus", "bonus:", Domain("bonus", bonus))
        self.take = Take("take", "AC-5.4", "take", "take:", Domain("card", [*ANIMALS, *bonus]))
        draws: list[Decision] = [self.draw_pile, self.draw_discard]
        turn = [self.end, *draws, self.fill, self.swap]
        every = [*turn, self.pay, self.hitch, self.play, self.take]
        super().__init__(every)
        self.of = [kind for kind in every for _ in range(kind.count)]
        """The kind of each action."""
        self.alone: list[list[Decision]] = [[], [self.pay], draws, [self.take], []]
        """What alone is asked in each phase but TURN: PAYING, DRAWING, TAKING, OVER."""
        tokens = range(len(ANIMALS))
        self.always = [1 << self.end.first | self.swap.others(token) for token in tokens]
        """Per animal of the own token: what can always be done with an action left."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (Decisions, (self.box,))
