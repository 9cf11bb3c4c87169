"""What does not change during a match of Aramini Circus: what lies in the box (AC-1.2), and the options.

Cards are called by their faces: 0 to 3 the animals, 4 to 13 the ten bonus cards, each a face of its own because each copy is numbered.
"""

from typing import Any, Final

ANIMALS: Final = ("giraffe", "bear", "fish", "tiger")
BONUSES: Final = ("draw-two", "pay-less", "take-discard", "plus-action", "exchange-one")

# Kinds of bonus card, as in BONUSES.
DRAW_TWO: Final = 0
PAY_LESS: Final = 1
TAKE_DISCARD: Final = 2
PLUS_ACTION: Final = 3
EXCHANGE_ONE: Final = 4

FIRST_BONUS: Final = 4
FACES: Final = 14
VALUES: Final = 4
"""Wagons have the values 1 to 4."""


class Box:
    """Options and components, shared by all positions of a match."""

    def __init__(
        self,
        rules: int,
        with_bonus: bool,
        finish_round: bool,
        goals: list[int],
        wagons: list[list[int]],
        animals: list[int],
        bonuses: list[int],
    ) -> None:
        """`goals` by number of players from 2; `wagons` per animal, how many of each value; `animals` how many cards of each; `bonuses` how
        many cards of each kind, ten in all."""
        self.rules = rules
        """The version of the rules that is played (`Meta.rules_version`): `box.rules >= 3` where version 3 changed something."""
        self.with_bonus = with_bonus
        self.finish_round = finish_round
        self.goals = goals
        self.animals = animals
        self.kind: list[int] = []
        """Per wagon: animal * 4 + value - 1. Wagons with one kind are equal."""
        for animal in range(len(wagons)):
            for i in range(VALUES):
                self.kind.extend([animal * VALUES + i] * wagons[animal][i])
        self.bonus: list[int] = [-1] * FIRST_BONUS
        """Per face: the kind of bonus card, -1 for an animal."""
        self.copy: list[int] = [0] * FIRST_BONUS
        """Per face: the number of this copy among the bonus cards of its kind, from 1; 0 for an animal."""
        for kind in range(len(bonuses)):
            self.bonus.extend([kind] * bonuses[kind])
            self.copy.extend(range(1, bonuses[kind] + 1))

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.rules, self.with_bonus, self.finish_round, self.goals, [], self.animals, [])
