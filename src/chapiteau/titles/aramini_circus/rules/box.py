"""What does not change during a match of Aramini Circus: what lies in the box (AC-1.2), and the options.

Cards are called by their faces: first the animals, then the bonus cards, each a face of its own because each copy is numbered.
"""

from typing import Any, Final, Literal, get_args

Animal = Literal["giraffe", "bear", "fish", "tiger"]
Bonus = Literal["draw-two", "pay-less", "take-discard", "plus-action", "exchange-one"]

ANIMALS: Final[tuple[Animal, ...]] = get_args(Animal)
BONUSES: Final[tuple[Bonus, ...]] = get_args(Bonus)

# Kinds of bonus card, as in BONUSES.
DRAW_TWO: Final = 0
PAY_LESS: Final = 1
TAKE_DISCARD: Final = 2
PLUS_ACTION: Final = 3
EXCHANGE_ONE: Final = 4

FIRST_BONUS: Final = 4
"""The face of the first bonus card, behind those of the animals."""


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
        """`goals` by number of players from 2; `wagons` per animal, how many of each value from 1; `animals` how many cards of each;
        `bonuses` how many cards of each kind."""
        self.rules = rules
        """The version of the rules that is played (`Meta.rules_version`): `box.rules >= 3` where version 3 changed something."""
        self.with_bonus = with_bonus
        self.finish_round = finish_round
        self.goals = goals
        self.animals = animals

        self.values = max([len(counts) for counts in wagons])
        """Wagons have the values from 1 to this."""
        self.kind: list[int] = []
        """Per wagon: animal * values + value - 1. Wagons with one kind are equal."""
        for animal in range(len(wagons)):
            for i in range(len(wagons[animal])):
                self.kind.extend([animal * self.values + i] * wagons[animal][i])
        self.animal = [kind // self.values for kind in self.kind]
        """Per wagon."""
        self.value = [kind % self.values + 1 for kind in self.kind]
        """Per wagon."""
        kinds, values = range(len(ANIMALS) * self.values), self.values
        self.fitting = [
            sum([1 << k for k in kinds if k // values == a // values or k % values == a % values])
            for a in kinds
        ]
        """Per kind: the mask of the kinds that fit behind it, of its animal or value (AC-4.1). At -1, the bare locomotive: all of them."""
        self.fitting.append((1 << len(kinds)) - 1)

        self.bonus: list[int] = [-1] * FIRST_BONUS
        """Per face: the kind of bonus card, -1 for an animal."""
        self.copy: list[int] = [0] * FIRST_BONUS
        """Per face: the number of this copy among the bonus cards of its kind, from 1; 0 for an animal."""
        for kind in range(len(bonuses)):
            self.bonus.extend([kind] * bonuses[kind])
            self.copy.extend(range(1, bonuses[kind] + 1))
        self.faces = len(self.bonus)
        """How many faces there are."""

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.rules, self.with_bonus, self.finish_round, self.goals, [[]], self.animals, [])
