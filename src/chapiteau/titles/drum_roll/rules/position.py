"""The position: what lies where, and how far the match has come."""

from typing import Any, Final

from chapiteau.chance import Chance
from chapiteau.game import EVERYBODY, State, bit
from chapiteau.titles.drum_roll.rules import phase
from chapiteau.titles.drum_roll.rules.box import MAGICIAN, Box
from chapiteau.words import seat

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
    *("flips", "regions", "orchestra", "applause", "largest", "variety", "perfect", "troupe"),
    *("organized", "most-organized", "all-flipped", "bank", "investments", "unpaid", "fired"),
    "late-vote",
)

HAND_LIMIT: Final = 2
"""Investments in hand without any magician (DR-3.10)."""
SHOWS: Final = 3
MARKERS: Final = 3
"""Per player and turn (DR-3.2)."""


ALIKE: Final = {"investments": "box.kind"}
"""Investments of one kind cannot be told apart."""


class Position(State):
    """The data of a position. Decks are lists whose last element is the top; performers are dealt from the other end (DR-2.1)."""

    def __init__(self, players: int, chance: Chance, box: Box, copy: bool = False) -> None:
        """An empty table. A `copy` gets all but the box from `fields.copy_fields`."""
        self.box = box
        if copy:
            return
        super().__init__(players, chance)

        self.mode = phase.DRAFTING  #: one of phases
        self.waiting = 0  #: mask of seats
        """Mask of the players who may decide now."""
        self.done = 0  #: mask of seats
        """Mask of those who have finished what all do at once."""
        self.closed = 0  #: mask of seats
        """Mask of those whose "done" in this distribution is final (DR-3.14)."""
        self.crowded = 0  #: mask of seats
        """Mask of players with more investments than they may hold (DR-3.10)."""
        self.show = 1
        self.round = 1
        """The preparation turn, 1 to 7."""
        self.opens = False
        """The vote was for the show: it follows this turn (DR-4.1)."""
        self.start = 0  #: one of seats
        self.shower = 0
        """How many players have given their show."""
        self.touring = False
        """From the end of the step before the curtain until the last salary is paid (DR-9.4)."""

        # ---- the supply
        self.stock = [box.cubes] * 5
        self.trailers = box.trailers
        self.tokens = box.tokens
        self.performer_deck: list[int] = []  #: of performers, the rest
        self.performer_discard: list[int] = []  #: of performers, any order
        self.personnel_deck: list[int] = []  #: of personnel, the rest
        self.personnel_discard: list[int] = []  #: of personnel, any order
        self.deck: list[int] = []  #: of investments, the rest
        """Investments."""
        self.discard: list[int] = []  #: of investments, any order
        self.renewed = 0
        """How often any deck was made anew from its discards."""

        # ---- the offer
        self.offered_performers: list[int] = []  #: of performers
        self.offered_personnel: list[int] = []  #: of personnel
        self.discount = [0] * box.cards  #: by cards
        """Discount tokens on each card."""
        self.region = [0] * max(players, 3)  #: one of regions
        """By seat; with two players the third lies on the table (DR-2.4)."""
        self.sold = [0] * players
        """Sales of each player for this show: the next one pays `box.tickets[sold[player]]` (DR-3.9)."""

        # ---- the circuses
        self.troupe: list[list[int]] = [[] for _ in range(players)]  #: of performers, any order
        """Performers of each player, in the order in which they came."""
        self.staff: list[list[int]] = [[] for _ in range(players)]  #: of personnel, any order
        """Personnel of each player."""
        self.coins = [0] * players
        self.storage = [0] * (players * 5)  #: 5 each
        """By player * 5 + colour."""
        self.banked = [0] * players
        """Coins put on the Bank Representative (DR-3.1)."""
        self.score = [0] * players
        self.earned = [0] * (players * len(SOURCES))  #: 16 each, no key
        """By player * 16 + source: where the prestige comes from."""
        self.cubes = [0] * box.performers  #: by cards
        """Which cubes a performer has: bit 0 that for a poor, bit 1 for a good, bit 2 for an outstanding performance."""
        self.flipped = [0] * box.performers  #: by cards
        """0 not, 1 in an earlier show, 2 in this show."""
        self.trailer = [0] * box.performers  #: by cards
        self.act = [0] * box.performers  #: by cards
        """In this show: 0 nothing yet, 1 poor, 2 good, 3 outstanding."""

        # ---- investments in hand, and who knows of them
        self.hand: list[list[int]] = [[] for _ in range(players)]  #: of investments, any order
        self.seen = [0] * len(box.kind)  #: mask of viewers, by investments, no key
        """Viewer masks: who knows where an investment lies."""
        self.age = [0] * len(box.kind)  #: by investments, no key
        """The number of the deck that it came from: 0 for the first, then `renewed` (DR-9.10)."""

        # ---- what is being decided
        self.draft = [-1] * (players * 2)  #: of performers, 2 each
        """By player * 2 and one more: the two starting performers, until they are shown (DR-2.5)."""
        self.kept = [-1] * players
        """Which of the two is kept: 0 or 1; secret until all have chosen."""
        self.picked = [-1] * (players * 2)  #: one of colours, 2 each
        """Colours of the first two cubes; secret until all have chosen (DR-2.6)."""
        self.markers: list[int] = []  #: one of markers
        """space * 4 + player, in the order of placing."""
        self.queue: list[int] = []  #: one of markers
        """Markers that are still to be resolved by a decision."""
        self.moved = [0] * players
        """Cubes moved in this distribution (DR-3.14)."""
        self.used = 0
        """Who used an Agent (bit player) and an Assistant (bit 4 + player) in this distribution."""
        self.votes = [0] * players  #: one of votes
        """0 none, 1 delay, 2 start; secret until all have voted (DR-4.1)."""
        self.asked = 0
        """How many players were asked for Double Vote or the Organizer, or have had their card carried out before the curtain."""
        self.chosen = [-1] * players  #: one of actions
        """What each has chosen in secret before the curtain (DR-9.1a): the action; -1 for nothing yet."""
        self.supply = [0] * 6  #: no key
        """Stock by colour, then trailers, when all had chosen before the curtain."""
        self.returned = -1  #: one of seats
        """Who returned the Show Organizer in this turn (DR-8.7)."""
        self.barred = -1  #: one of seats
        """Who returned it in the turn before and may not hire it now."""
        self.acting = -1  #: one of cards
        """The performer whose performance is being resolved."""
        self.todo: list[int] = []
        """Parts of its benefit still to come, as indices into `box.parts`."""
        self.spending = 0
        """Cubes still to spend for the part that comes next."""
        self.looked: list[int] = []  #: of investments
        """Investments that are being looked at, in the order drawn (DR-11.3)."""
        self.keeping = 0
        """How many of them are still to be kept."""
        self.keeps: list[int] = []  #: of investments, any order
        """Those that are kept, until all are chosen: then they come into the hand."""
        self.laid: list[int] = []  #: of investments
        """Extended Applause that lies before the player whose show it is (DR-9.5)."""
        self.skips = [0] * players
        """Salaries that may be skipped, won in this show (DR-6.3)."""
        self.excused = 0  #: mask of cards
        """Mask of cards whose salary is skipped."""

    def say(self, message: str, player: int, **args: Any) -> None:
        """Tell everybody what a player did, or what befell it."""
        self.tell(EVERYBODY, message, {"player": seat(player), **args})

    def confide(self, message: str, others: str, player: int, **args: Any) -> None:
        """Tell a player what it did in secret, and all others, in the message `others`, that it did."""
        self.tell(bit(player), message, {"player": seat(player), **args})
        self.tell(EVERYBODY & ~bit(player), others, {"player": seat(player)})

    # ---- questions that many rules ask

    def everybody(self) -> int:
        """Mask of all seats."""
        return (1 << self.players) - 1

    def hand_limit(self, player: int) -> int:
        """DR-3.10: 2, and 1 for each magician in the circus, flipped or not."""
        return HAND_LIMIT + self.count_type(player, MAGICIAN)

    def check_limit(self, player: int) -> None:
        """To be called whenever a hand grows, shrinks, or a magician comes or leaves."""
        if len(self.hand[player]) > self.hand_limit(player):
            self.crowded |= 1 << player
        else:
            self.crowded &= ~(1 << player)

    def count_type(self, player: int, kind: int) -> int:
        """Performers of a type in a circus, flipped or not."""
        types = self.box.type
        count = 0
        for card in self.troupe[player]:
            if types[card] == kind:
                count += 1
        return count

    def price(self, card: int) -> int:
        """DR-3.11: hiring cost minus discount. Never below 0: a card that is free gets no more tokens (DR-3.13)."""
        return self.box.hire[card] - self.discount[card]

    def offered(self, card: int) -> list[int]:
        """The part of the offer where it lies if it is there."""
        return self.offered_performers if card < self.box.performers else self.offered_personnel

    def earn(self, player: int, source: int, prestige: int, told: str = "") -> None:
        """Add to (or take from) a score; it may go below 0 (DR-2.7). `told`: the message that says how much, if it alone does."""
        self.score[player] += prestige
        self.earned[player * len(SOURCES) + source] += prestige
        if told and self.telling:
            self.say(told, player, prestige=abs(prestige))

    def sources_of(self, player: int) -> list[int]:
        """By source: the prestige of a player."""
        return self.earned[player * len(SOURCES) : (player + 1) * len(SOURCES)]

    def owner(self, card: int) -> int:
        """Whose circus a card belongs to; -1 for nobody's."""
        for player in range(self.players):
            if card in self.troupe[player] or card in self.staff[player]:
                return player
        return -1

    def gain_cube(self, player: int, colour: int) -> bool:
        """DR-11.4: a cube into storage, if there is one."""
        if self.stock[colour] == 0:
            return False
        self.stock[colour] -= 1
        self.storage[player * 5 + colour] += 1
        return True

    def pay_cube(self, player: int, colour: int) -> None:
        """A stored cube goes back to stock."""
        self.storage[player * 5 + colour] -= 1
        self.stock[colour] += 1

    def cubes_of(self, player: int) -> int:
        """Stored cubes of all colours."""
        at = player * 5
        store = self.storage
        return store[at] + store[at + 1] + store[at + 2] + store[at + 3] + store[at + 4]

    def held(self, player: int) -> int:
        """Mask of the kinds of investments in a hand."""
        mask = 0
        kinds = self.box.kind
        for card in self.hand[player]:
            mask |= 1 << kinds[card]
        return mask

    def holds(self, player: int, kind: int) -> bool:
        """Whether a hand has an investment of a kind."""
        return self.held(player) >> kind & 1 != 0
