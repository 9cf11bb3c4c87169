"""Numbers for cards and moves.

Faces of cards: 0 to 3 the animals, 4 to 13 the ten bonus cards, each a face of its own because each copy is numbered (AC-1.2).

    action    move
    0         end the turn (AC-3.1)
    1         draw the top of the pile (AC-3.2)
    2         draw the top of the discard (AC-3.2)
    3 - 6     fill up the wagon in place 0 to 3 of the offer (AC-3.4)
    7 - 10    swap for the exchange token of animal 0 to 3 (AC-3.6)
    11 - 14   discard a card of animal 0 to 3 for the wagon being filled (AC-3.4, AC-3.5)
    15 - 30   hitch a pending wagon, by animal * 4 + value - 1 (AC-4.2)
    31 - 40   play bonus card 4 to 13 (AC-5.1)
    41 - 54   take a card with face 0 to 13 from the discard (AC-5.4)
"""

from typing import Final

ANIMALS: Final = ("giraffe", "bear", "fish", "tiger")
BONUSES: Final = ("draw-two", "pay-less", "take-discard", "plus-action", "exchange-one")

FACES: Final = 14
FIRST_BONUS: Final = 4

# Kinds of bonus card, as in BONUSES.
DRAW_TWO: Final = 0
PAY_LESS: Final = 1
TAKE_DISCARD: Final = 2
PLUS_ACTION: Final = 3
EXCHANGE_ONE: Final = 4

END_TURN: Final = 0
DRAW_PILE: Final = 1
DRAW_DISCARD: Final = 2
FILL: Final = 3
SWAP: Final = 7
PAY: Final = 11
HITCH: Final = 15
PLAY: Final = 31
TAKE: Final = 41
NUM_ACTIONS: Final = 55

# What is asked of the player in turn.
TURN: Final = 0
PAYING: Final = 1
"""A wagon is chosen and cards are being picked for it. Nobody but the payer knows (AC-6.1)."""
DRAWING: Final = 2
"""A bonus card "draw two" lies aside."""
TAKING: Final = 3
"""A bonus card "take a discard" lies on the discard."""
OVER: Final = 4

# Why the match is over.
GOAL: Final = 1
ROUND_FINISHED: Final = 2
NO_WAGONS: Final = 3
STALLED: Final = 4
TOO_LONG: Final = 5
