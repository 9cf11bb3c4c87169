"""Numbers for cards and moves.

Performers are 0 to 44 and personnel 45 to 59, in the order of the component file; both together are "cards". Investments are 0 to 29;
equal ones have one kind (0 to 18), and moves name kinds. Colours are 0 to 4, types of performers too.

    action     move
    0          done: decline, no, pay, pass on without doing anything (wherever that is a choice)
    1 - 10     put a marker on a space: 0 - 4 the cube actions, 5 tickets, 6 invest, 7 hire performer, 8 hire personnel, 9 pass (DR-3.2)
    11         take an investment for the marker (DR-3.10)
    12         play Double Vote (DR-4.4)
    13         return the Show Organizer (DR-8.7)
    14         take the benefit (DR-5.3)
    15         flip the performer instead (DR-5.4)
    16, 17     vote to delay, vote to start (DR-4.1)
    18         take the skip where a benefit offers a skip or a trailer (DR-11.2)
    19 - 28    put 1 to 10 coins on the Bank Representative (DR-3.1)
    29 - 33    take a cube of colour 0 to 4 (DR-2.6, DR-11.2)
    34 - 38    spend a stored cube of colour 0 to 4 (DR-11.2)
    39, 40     keep the first or the second of the two starting performers (DR-2.5)
    41 - 45    play Unblock Action on cube action 0 to 4 (DR-9.2)
    46 - 50    play Extra Income (cube), spending colour 0 to 4 (DR-9.7)
    51         play Extra Income (DR-9.7)
    52 - 56    play Extended Applause for type 0 to 4, or lay it down (DR-9.5)
    57 - 86    play Extra Resources of colour 0 to 4 (6 each): for one cube of colour 0 to 4, or for two of its own (DR-9.6)
    87 - 91    use Assistant 0 to 4 (DR-8.5)
    92 - 141   use Agent 0 to 4 (10 each): spend colour 0 to 4 (2 each) for its first or second colour (DR-8.4)
    142 - 160  keep a looked-at investment of kind 0 to 18 (DR-11.3)
    161 - 179  discard an investment of kind 0 to 18 (DR-3.10)
    180 - 239  hire card 0 to 59 (DR-3.11)
    240 - 299  set the salary of card 0 to 59 to 0 (DR-6.3)
    300 - 344  let performer 0 to 44 perform (DR-5.1)
    345 - 389  give a won trailer to performer 0 to 44 (DR-11.1)
    390 - 434  play Trailer for performer 0 to 44 (DR-9.3)
    435 - 479  play Fire a Performer on performer 0 to 44 (DR-9.4)
    480 - 614  move a cube onto performer 0 to 44 (3 each): the one for a poor, a good, an outstanding performance (DR-3.14)
"""

from typing import Final

COLOURS: Final = ("white", "yellow", "green", "blue", "red")  # DR-1.2
LETTERS: Final = "WYGBR"
TYPES: Final = ("acrobat", "tamer", "juggler", "magician", "bizarre")  # DR-1.3
MAGICIAN: Final = 3
BIZARRE: Final = 4

PERFORMERS: Final = 45  # DR-1.4
PERSONNEL: Final = 15  # DR-8.1
CARDS: Final = 60
VENDOR: Final = 45
ORCHESTRA: Final = 46
BANK_CARD: Final = 47
SUPPLIER: Final = 48
ORGANIZER: Final = 49
AGENTS: Final = 50
"""The first of five Agents."""
ASSISTANTS: Final = 55
"""The first of five Personal Assistants."""

# Kinds of investment.
KINDS: Final = (
    "unblock",
    "trailer",
    "fire",
    "double-vote",
    "resource-bonus",
    "trailer-bonus",
    "personnel-bonus",
    "income",
    "income-cube",
    *("applause-" + name for name in TYPES),
    *("resources-" + name for name in COLOURS),
)
K_UNBLOCK: Final = 0
K_TRAILER: Final = 1
K_FIRE: Final = 2
K_DOUBLE: Final = 3  # DR-9.8
K_RESOURCE_BONUS: Final = 4
K_TRAILER_BONUS: Final = 5
K_PERSONNEL_BONUS: Final = 6
K_INCOME: Final = 7
K_INCOME_CUBE: Final = 8
K_APPLAUSE: Final = 9
K_RESOURCES: Final = 14

# Where a marker can go.
TICKETS: Final = 5
INVEST: Final = 6
HIRE_PERFORMER: Final = 7
HIRE_PERSONNEL: Final = 8
PASS: Final = 9
SPACES: Final = (*COLOURS, "tickets", "invest", "hire-performer", "hire-personnel", "pass")

DONE: Final = 0
PLACE: Final = 1
TAKE_INVESTMENT: Final = 11
DOUBLE: Final = 12
RETURN: Final = 13
BENEFIT: Final = 14
FLIP: Final = 15
VOTE_DELAY: Final = 16
VOTE_START: Final = 17
TAKE_SKIP: Final = 18
BANK: Final = 19
MOST_BANKED: Final = 10
TAKE_CUBE: Final = 29
SPEND: Final = 34
DRAFT: Final = 39
UNBLOCK: Final = 41
INCOME_CUBE: Final = 46
INCOME: Final = 51
APPLAUSE: Final = 52
RESOURCES: Final = 57
ASSIST: Final = 87
AGENT: Final = 92
KEEP: Final = 142
DISCARD: Final = 161
HIRE: Final = 180
EXCUSE: Final = 240
PERFORM: Final = 300
TRAILER: Final = 345
CARD_TRAILER: Final = 390
CARD_FIRE: Final = 435
MOVE: Final = 480
NUM_ACTIONS: Final = 615


def kind_played(action: int) -> int:
    """The kind of investment that an action plays; -1 for an action without a card."""
    if action == DOUBLE:
        return K_DOUBLE
    if UNBLOCK <= action < INCOME_CUBE:
        return K_UNBLOCK
    if INCOME_CUBE <= action < INCOME:
        return K_INCOME_CUBE
    if action == INCOME:
        return K_INCOME
    if APPLAUSE <= action < RESOURCES:
        return K_APPLAUSE + action - APPLAUSE
    if RESOURCES <= action < ASSIST:
        return K_RESOURCES + (action - RESOURCES) // 6
    if CARD_TRAILER <= action < CARD_FIRE:
        return K_TRAILER
    if CARD_FIRE <= action < MOVE:
        return K_FIRE
    return -1


# What is asked of the players.
DRAFTING: Final = 0
CUBES: Final = 1
BANKING: Final = 2
PLACING: Final = 3
RESOLVING: Final = 4
DISTRIBUTING: Final = 5
VOTING: Final = 6
DOUBLING: Final = 7
ORGANIZING: Final = 8
SHOWING: Final = 9
BENEFITING: Final = 10
"""A performer has performed: the benefit, nothing, or the flip."""
GAINING: Final = 11
"""A benefit was taken, and something in it is still to be chosen."""
LOOKING: Final = 12
APPLAUDING: Final = 13
PAYING: Final = 14
OVER: Final = 15
CURTAIN: Final = 16
"""The step before a show in which cards are chosen in secret (DR-9.1a)."""

# Sources of prestige.
S_FLIPS: Final = 0
S_REGIONS: Final = 1
S_ORCHESTRA: Final = 2
S_APPLAUSE: Final = 3
S_LARGEST: Final = 4
S_VARIETY: Final = 5
S_PERFECT: Final = 6
S_TROUPE: Final = 7
S_ORGANIZED: Final = 8
S_MOST_ORGANIZED: Final = 9
S_ALL_FLIPPED: Final = 10
S_BANK: Final = 11
S_INVESTMENTS: Final = 12
S_UNPAID: Final = 13
S_FIRED: Final = 14
S_LATE_VOTE: Final = 15
SOURCES: Final = (
    "flips",
    "regions",
    "orchestra",
    "applause",
    "largest",
    "variety",
    "perfect",
    "troupe",
    "organized",
    "most-organized",
    "all-flipped",
    "bank",
    "investments",
    "unpaid",
    "fired",
    "late-vote",
)
