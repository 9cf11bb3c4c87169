"""What can be asked: the questions of a match, by number.

A question comes from `Position.todo`, where things lie that have to be done before anything else (kind + 32 * parameter, the last one
first), or else from `Position.mode`. `kinds` says what may be decided about each.
"""

from typing import Final, Literal

# ---- what lies on `Position.todo`

T_BITS: Final = 5
T_MASK: Final = 31
RECOLOUR: Final = 0
GEM: Final = 1
"""Take a coloured gem of choice."""
PAY: Final = 2
"""Pay for a poster: `Position.price`."""
EXCHANGE: Final = 3
"""The parameter is the rate."""
STEP: Final = 4
"""No question: move a wagon, steps left * 8 + 4 for the turn's action + colour."""
TENT: Final = 5
"""A wagon stands on a tent: ring * 15 + space."""
PASSED: Final = 6
POSTER: Final = 7
SECTION: Final = 8
"""A poster was taken: where does it go?"""
EARN: Final = 9
"""No question: a bonus space was covered, part * 81 + cell."""
FACE: Final = 10
"""Set the die: 0 to any other face, 1 to a neighbouring one."""
COPY: Final = 11
WAGON: Final = 12
"""Choose a wagon to move: the parameter is the number of steps."""
PART: Final = 13
"""No question: gain part number so and so of the box."""

# ---- what a mode and something besides ask

UNNAMED: Final = 14
"""BEFORE, and the colour of a clear die is not named yet (MG-3.3)."""
OWED: Final = 15
"""AFTER, and bonus spaces still owe something (MG-4.3)."""

# ---- modes, as `Position.mode`

BOARD: Final = 16
KEEP: Final = 17
"""The starting cards are drafted, all at once (MG-12.4)."""
TRAINER: Final = 18
DIE: Final = 19
CARD: Final = 20
BEFORE: Final = 21
"""The die lies on a card; the action is not chosen."""
PLACING: Final = 22
SHOWING: Final = 23
ARRANGING: Final = 24
AFTER: Final = 25
PICKING: Final = 26
DISCARDING: Final = 27
SCORING: Final = 28
"""Each player picks the master card to score, all at once (MG-7.4)."""
OVER: Final = 29

# ---- in words

Inner = Literal["colour", "gem", "pay", "exchange", "tent", "passed", "poster", "section"]
Setup = Literal["board", "keep", "trainer"]
Turn = Literal["die", "card", "face", "copy", "wagon", "action", "place", "owed", "arrange"]
Last = Literal["pair", "discard", "score", "over"]
Word = Literal[Inner, Setup, Turn, Last, "unnamed", "complete", "end"]
"""The word of a question in texts and notations."""
Phase = Literal[Inner, Setup, Turn, Last, "show", "after"]
"""Its word for the page."""
