"""All that can be decided in Aramini Circus, and when."""

from typing import Any, Final

from chapiteau.kinds import Domain, Kinds
from chapiteau.titles.aramini_circus.rules.bonus import Play, Take
from chapiteau.titles.aramini_circus.rules.box import ANIMALS, BONUSES, FIRST_BONUS, VALUES, Box
from chapiteau.titles.aramini_circus.rules.decision import ANIMAL, Decision
from chapiteau.titles.aramini_circus.rules.payment import Fill, Pay
from chapiteau.titles.aramini_circus.rules.position import OFFERED
from chapiteau.titles.aramini_circus.rules.train import Hitch
from chapiteau.titles.aramini_circus.rules.turn import DrawDiscard, DrawPile, EndTurn, Swap

PLACE: Final = Domain("place", [str(place + 1) for place in range(OFFERED)])
WAGON: Final = Domain("wagon", [f"{name}-{i + 1}" for name in ANIMALS for i in range(VALUES)])


class Decisions(Kinds):
    """What can be decided with a box. Bonus cards are called by their kind and copy: `pay-less-2`."""

    def __init__(self, box: Box) -> None:
        self.box = box
        copies = zip(box.bonus[FIRST_BONUS:], box.copy[FIRST_BONUS:], strict=True)
        bonus = [f"{BONUSES[kind]}-{copy}" for kind, copy in copies]
        end = EndTurn("end-turn", "AC-3.1", "turn")
        draws: list[Decision] = [
            DrawPile("draw-pile", "AC-3.2", "draw"),
            DrawDiscard("draw-discard", "AC-3.2", "draw"),
        ]
        fill = Fill("fill", "AC-3.4", "fill", PLACE)
        swap = Swap("swap", "AC-3.6", "swap", ANIMAL)
        pay = Pay("pay", "AC-3.4", "pay", ANIMAL)
        hitch = Hitch("hitch", "AC-4.2", "hitch", WAGON)
        play = Play("play", "AC-5.1", "bonus", Domain("bonus", bonus))
        take = Take("take", "AC-5.4", "take", Domain("card", [*ANIMALS, *bonus]))
        every = [end, *draws, fill, swap, pay, hitch, play, take]
        super().__init__(every)
        self.of = [kind for kind in every for _ in range(kind.count)]
        """The kind of each action."""
        free = [hitch, play] if box.with_bonus else [hitch]
        self.asked = [[end, *draws, fill, swap, *free], [pay], draws, [take], []]
        """What is asked in each phase: TURN, PAYING, DRAWING, TAKING, OVER."""
        self.without_action = [[end, *free], *self.asked[1:]]
        """The same when no action is left (AC-3.1)."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (Decisions, (self.box,))
