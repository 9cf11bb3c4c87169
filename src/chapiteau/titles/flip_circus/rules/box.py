"""What does not change during a match of Flip Circus: options and components."""

from typing import Any, Final, Literal, get_args

Memory = Literal["none", "pencil", "record", "open"]

MEMORIES: Final[tuple[Memory, ...]] = get_args(Memory)
"""Memory aids (FC-8.1), numbered as the constants below."""
PENCIL: Final = 1
OPEN: Final = 3

ACTIONS_PER_TURN: Final = 2
"""FC-3.1."""


class Box:
    """What does not change during a match: options and components. Clones share it."""

    def __init__(
        self,
        rules: int,
        memory: int,
        most_bought: int,
        draw_offers: bool,
        turn_limit: int,
        pairs: list[list[int]],
        applause: int,
        second_player: int,
    ) -> None:
        self.rules = rules
        """The version of the rules that is played (`Meta.rules_version`): `box.rules >= 3` where version 3 changed something."""
        self.memory = memory
        self.forgetful = memory <= PENCIL
        """Whether looking again at what one has seen before teaches something: nobody but the players keeps it (FC-8.1)."""
        self.most_bought = most_bought
        """Actions that may be bought in one turn; 0: as many as one can pay (FC-8.2)."""
        self.draw_offers = draw_offers
        """Whether a draw can be agreed (FC-8.3)."""
        self.turn_limit = turn_limit
        self.pairs = pairs
        """The five tokens without a clown: two performers each (FC-1.3)."""
        self.applause = applause
        """Applause tokens in the box."""
        self.second_player = second_player
        """Applause that the second player begins with (FC-2.3)."""
        self.bits = (ACTIONS_PER_TURN + applause).bit_length()
        """What the actions left in a turn take, all applause spent on more, or a side's applause."""

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.rules, self.memory, 0, False, 0, [], 0, 0)
