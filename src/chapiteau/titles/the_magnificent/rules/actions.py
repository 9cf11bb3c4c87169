"""Numbers for cards, things and moves.

Colours: 0 orange, 1 green, 2 purple; dice and gems have 3, clear, besides (MG-1.2). Tiles: colour * 2 + size, where size is 0 small, 1
large. Master cards 0 to 55 (0 to 15 the starting cards I-1 to IV-4), posters 0 to 53 (0 to 5 the starting ones), tents 0 to 15 and 16 the
printed one, trainer tiles 0 to 11, in the order of the component file. Places on the performance track: 0 to 3 the order places, then show
spaces.

    action        move
    0             end the turn (MG-3.1)
    1             enough: the show ends (MG-6.2), no more exchanges (T09)
    2             leave it: skip a poster (MG-5.3), leave a tent (MG-5.4)
    3             discard the new poster (MG-5.3)
    4             use the bonus of this turn's master card (MG-3.1)
    5 - 16        use trainer tile 0 to 11 (MG-3.1)
    17 - 21       use printed trainer space 0 to 4 (MG-3.1)
    22 - 25       spend a gem of kind 0 to 3 for power (MG-3.2)
    26 - 28       name a colour: of a clear die, or instead of the colour of the turn (MG-3.3)
    29 - 34       set the die to face 1 to 6
    35 - 37       choose the wagon of colour 0 to 2 (T04)
    38 - 41       a gem of kind 0 to 3: take it, or pay with it (MG-5.2, MG-6.3)
    42 - 45       sell a gem of kind 0 to 3 (T09)
    46 - 69       take a die: kind * 6 + face - 1 (MG-3.1)
    70 - 125      master card 0 to 55: put the die on it, copy its top, score it, keep it in a draft
    126 - 137     take trainer tile 0 to 11 in the draft (MG-2.6)
    138 - 145     take board 0 to 3: board * 2 + side (MG-12.3)
    146 - 149     take the pair in place 0 to 3 (MG-7.2)
    150 - 153     discard the pair in place 0 to 3 (MG-7.3)
    154 - 158     take a poster: from place 0 to 3 of the display, from the deck (MG-5.3)
    159 - 163     put it on section 0 to 4, replacing what lies there (MG-5.3)
    164 - 168     complete the poster on section 0 to 4 (MG-6.3)
    169 - 173     put a tent on tent space 0 to 4 (MG-5.4)
    174 - 218     take a tent that was passed, from ring * 15 + space (T05)
    219 - 230     build level 0 to 11 of the ladder (MG-4.1)
    231 - 330     travel 0 to 99 steps (MG-5.1)
    331 - 378     show on space 0 to 23 with the first hat, then with the second (24 each) (MG-6.1)
    379 - 384     take what a bonus space still owes: a gem of kind 0 to 3, a coloured gem of choice, a poster (MG-4.3)
    385 - 504     rearrange the posters: arrangement 0 to 119 (MG-6.4)
    505 - 1800    place a small tile, then a large one (648 each): orientation * 81 + row * 9 + column (MG-4.2, MG-10.2)
"""

from typing import Final

COLOURS: Final = ("orange", "green", "purple")
KINDS: Final = ("orange", "green", "purple", "clear")
LETTERS: Final = "OGPc"
SIZES: Final = ("small", "large")
CLEAR: Final = 3
"""A kind of dice and gems, not a colour: what is coloured is below it (MG-1.2)."""

BOARDS: Final = 4
CARDS: Final = 56
STARTING: Final = 16
"""Master cards before this are starting cards, four to a board."""
POSTERS: Final = 54
STARTING_POSTERS: Final = 6
TENTS: Final = 16
PRINTED: Final = 16
"""The tent that is printed on the first tent space."""
TRAINERS: Final = 12
PRINTED_SPACES: Final = 5
RING: Final = 15
"""Spaces of each ring."""
SECTIONS: Final = 5
ORDER_PLACES: Final = 4
ROUNDS: Final = 3
TURNS: Final = 4
"""Of each player in a round (MG-1.1)."""
MOST_GEMS: Final = 3
"""Of each kind in store (MG-5.2)."""
HELD: Final = 5
"""Master cards that a player has at most (MG-7.4)."""

MOST_LEVELS: Final = 12
MOST_STEPS: Final = 99
MOST_SHOWS: Final = 24

# What a bonus space may still owe (MG-4.3): a gem of kind 0 to 3, then these.
O_CHOICE: Final = 4
"""A coloured gem of choice."""
O_POSTER: Final = 5

END_TURN: Final = 0
ENOUGH: Final = 1
LEAVE: Final = 2
DISCARD_NEW: Final = 3
USE_MASTER: Final = 4
USE_TRAINER: Final = 5
USE_SPACE: Final = 17
SPEND: Final = 22
COLOUR: Final = 26
FACE: Final = 29
WAGON: Final = 35
GEM: Final = 38
SELL: Final = 42
DIE: Final = 46
CARD: Final = 70
TRAINER: Final = 126
BOARD: Final = 138
PAIR: Final = 146
DISCARD_PAIR: Final = 150
SOURCE: Final = 154
FROM_DECK: Final = 158
SECTION: Final = 159
COMPLETE: Final = 164
TENT_SPACE: Final = 169
PASSED: Final = 174
LEVEL: Final = 219
STEPS: Final = 231
SHOW: Final = 331
OWED: Final = 379
ARRANGE: Final = 385
TILE: Final = 505
NUM_ACTIONS: Final = 1801

# What is asked while nothing lies on `Table.todo`.
M_BOARD: Final = 0
M_KEEP: Final = 1
"""The starting cards are drafted, all at once (MG-12.4)."""
M_TRAINER: Final = 2
M_DIE: Final = 3
M_CARD: Final = 4
M_BEFORE: Final = 5
"""The die lies on a card; the action is not chosen, and the colour of a clear die may not be named yet (MG-3.3)."""
M_PLACING: Final = 6
M_SHOWING: Final = 7
M_ARRANGING: Final = 8
M_AFTER: Final = 9
M_PICKING: Final = 10
M_DISCARDING: Final = 11
M_SCORING: Final = 12
"""Each player picks the master card to score, all at once (MG-7.4)."""
M_OVER: Final = 13

# What lies on `Table.todo`: kind + 32 * parameter. The last one comes first.
T_BITS: Final = 5
T_RECOLOUR: Final = 0
T_GEM: Final = 1
"""Take a coloured gem of choice."""
T_PAY: Final = 2
"""Pay for a poster: `Table.price`."""
T_EXCHANGE: Final = 3
T_STEP: Final = 4
"""Move a wagon: steps left * 8 + 4 for the turn's action + colour."""
T_TENT: Final = 5
"""A wagon stands on a tent: ring * 15 + space."""
T_PASSED: Final = 6
T_POSTER: Final = 7
T_SECTION: Final = 8
"""A poster was taken: where does it go?"""
T_EARN: Final = 9
"""A bonus space was covered: part * 81 + cell."""
T_FACE: Final = 10
"""Set the die: 0 to any other face, 1 to a neighbouring one."""
T_COPY: Final = 11
T_WAGON: Final = 12
"""Choose a wagon to move: the parameter is the number of steps."""
T_PART: Final = 13
"""Gain part number so and so of the box."""

# Actions of a turn, as `Table.action`.
A_NONE: Final = 0
A_BUILD: Final = 1
A_TRAVEL: Final = 2
A_SHOW: Final = 3

# Effects of bonuses, trainers, spaces and tents.
E_COINS: Final = 0
E_POINTS: Final = 1
E_MARKER: Final = 2
E_CLEAR: Final = 3
"""Clear gems."""
E_GEM: Final = 4
"""A coloured gem of choice."""
E_EACH: Final = 5
"""A gem of each of the three colours."""
E_POSTER: Final = 6
E_EXCHANGE: Final = 7
E_WAGON: Final = 8
E_PASSED: Final = 9
E_EXTRA: Final = 10
E_MORE: Final = 11
E_POWER: Final = 12
E_POWER_BUILD: Final = 13
E_POWER_TRAVEL: Final = 14
E_POWER_SHOW: Final = 15
E_COLOUR: Final = 16
E_REROLL: Final = 17
E_OPPOSITE: Final = 18
E_NEXT: Final = 19
E_SET: Final = 20
E_COPY: Final = 21
E_AGAIN: Final = 22
EFFECTS: Final = (
    *("coins", "points", "marker", "clear-gem", "coloured-gem", "gem-of-each", "poster"),
    *("exchange", "wagon", "passed-tent", "extra-tile", "more-posters"),
    *("power", "power-build", "power-travel", "power-perform", "colour"),
    *("reroll", "opposite", "next-face", "set-face", "copy", "again"),
)

# What master cards give points for. Tiles come first: colour * 2 + size.
P_SET: Final = 6
P_GEM: Final = 7
P_MARKER: Final = 8
P_COINS: Final = 9
P_TENT: Final = 10
P_BONUS: Final = 11
P_ZONE: Final = 12
P_ROW: Final = 13
P_COLUMN: Final = 14
P_UNFINISHED: Final = 15
P_COMPLETED: Final = 16
THINGS: Final = (
    *("orange-small", "orange-large", "green-small", "green-large"),
    *("purple-small", "purple-large", "set", "gem", "marker", "coins", "tent", "bonus-space"),
    *("zone", "row", "column", "unfinished-poster", "completed-poster"),
)

# What a tent costs each time.
C_NONE: Final = 0
C_COLOUR: Final = 1
"""To 3: a gem of colour 0 to 2."""
C_ANY: Final = 4
C_TWO: Final = 5
"""Two gems of different colours."""
COSTS: Final = ("none", "orange", "green", "purple", "any", "two")

# Where points come from.
S_POSTERS: Final = 0
S_TENTS: Final = 1
S_BONUSES: Final = 2
"""Start goods, camps, tent spaces, tops of master cards, trainers."""
S_MASTERS: Final = 3
S_HALVES: Final = 4
S_COINS: Final = 5
S_ZONES: Final = 6
S_FINES: Final = 7
SOURCES: Final = (*("posters", "tents", "bonuses", "masters", "halves", "coins", "zones", "fines"),)
