"""The position: what lies where, and how far the match has come."""

from typing import Any, Final

from chapiteau.chance import Chance
from chapiteau.game import EVERYBODY, State
from chapiteau.titles.the_magnificent.rules import asks
from chapiteau.titles.the_magnificent.rules.box import CLEAR, HELD, RING, SECTIONS, STARTING, Box
from chapiteau.words import seat

# What a bonus space may still owe (MG-4.3): a gem of kind 0 to 3, then these.
O_CHOICE: Final = 4
"""A coloured gem of choice."""
O_POSTER: Final = 5

# Actions of a turn, as `Position.action`.
A_NONE: Final = 0
A_BUILD: Final = 1
A_TRAVEL: Final = 2
A_SHOW: Final = 3

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


class Position(State):
    """The data of a position. Piles are lists whose last element is the top."""

    def __init__(self, players: int, chance: Chance, box: Box, copy: bool = False) -> None:
        """An empty table. A `copy` gets all but the box from `fields.copy_fields`."""
        self.box = box
        if copy:
            return
        super().__init__(players, chance)

        # ---- how far it is
        self.mode = asks.BOARD  #: one of questions
        """What is asked while nothing lies on `todo`."""
        self.player = 0  #: one of seats
        """Whose turn it is, or who takes the next board, tile or pair."""
        self.waiting = 0  #: mask of seats
        """Mask of the players who have not decided yet in what all do at once; 0 otherwise."""
        self.first = 0  #: one of seats
        """Who starts the round; before the first, the starting player (MG-2.1)."""
        self.round = 1
        self.taken = 0
        """Turns of this round that are over."""
        self.rolls = 0
        """How often dice were rolled."""
        self.renewed = 0
        """How often posters were reshuffled (MG-5.3)."""

        # ---- the main board
        self.dice = [0] * 24  #: 6 each
        """By kind * 6 + face - 1: dice in the main tent."""
        self.deck: list[int] = []  #: of masters, the rest
        """Master cards."""
        self.display: list[int] = []  #: of masters
        """Master cards by place; -1 for none."""
        self.trainer_deck: list[int] = []  #: of trainers, the rest
        self.trainer_display: list[int] = []  #: of trainers
        """Trainer tiles by place; -1 for none."""
        self.poster_deck: list[int] = []  #: of posters, the rest
        self.poster_display: list[int] = []  #: of posters
        """Posters by place; -1 for none."""
        self.poster_discard: list[int] = []  #: of posters, any order
        self.wagon = [0, 0, 0]
        """Space of each wagon on its ring."""
        self.ring_tent = [-1] * (3 * RING)  #: of tents, 15 each
        """By ring * 15 + space: the tent there; -1 for none."""
        self.spare = [box.tiles[i % 2] for i in range(6)]  #: no text
        """Tiles in the supply, by colour * 2 + size."""

        # ---- by player
        self.side = [0] * (len(box.sides) // 2)
        """Per board: the side that is used, 0 A or 1 B (MG-12.3)."""
        self.board = [-1] * players  #: one of boards
        """board * 2 + side; -1 until it is dealt."""
        self.score = [0] * players
        self.coins = [0] * players
        self.markers = [0] * players
        """Trainer markers in the own supply."""
        self.spent = [0] * players
        """Trainer markers that return at the end of the round."""
        self.gems = [0] * (players * 4)  #: 4 each
        """By player * 4 + kind."""
        self.hat = [-1] * (players * 2)  #: 2 each
        """By player * 2 and one more: places of the hats on the performance track; -1 in front of the player."""
        self.shows = [0] * players
        """Shows given in this round."""
        self.cards = [-1] * (players * HELD)  #: of masters, 5 each, no key
        """By player * 5 and up to four more: master cards; -1 for none."""
        self.camp = [0] * players  #: no text
        """Masks of covered cells (`camp`)."""
        self.built = [0] * (players * 6)  #: no text
        """By player * 6 + colour * 2 + size: tiles in the camp."""
        self.poster = [-1] * (players * SECTIONS)  #: of posters, 5 each
        """By player * 5 + section; -1 for none."""
        self.tent = [-1] * (players * SECTIONS)  #: of tents, 5 each
        """By player * 5 + tent space; -1 for none."""
        self.completed = [0] * players
        """How many posters each has completed."""
        self.earned = [0] * (players * len(SOURCES))  #: 8 each, no key
        """By player * 8 + source: where points come from."""

        # ---- by thing
        self.die_kind = [-1] * len(box.cards)  #: one of gems, by masters, no key
        """Per master card: the kind of the die on it; -1 for none."""
        self.die_face = [0] * len(box.cards)  #: by masters, no key
        self.trainer_owner = [-1] * box.trainers  #: one of owners, by trainers
        """Per trainer tile; -1 for nobody."""
        self.poster_owner = [-1] * len(box.poster_points)  #: one of seats, by posters, no key
        """Per poster: who has completed it; -1 for nobody."""
        self.tiles: list[int] = []  #: one of tiles, no key
        """Camp tiles in the order of placing: (player * 6 + colour * 2 + size) * 648 + place."""

        # ---- drafts and secrets
        self.packet = [-1] * STARTING  #: as draft, rows, of starting, any order, no key
        """Per starting card in the draft (MG-12.4): the packet it was dealt in; -1 for none."""
        self.holder = [-1] * STARTING  #: follows
        """Per starting card in the draft: who has its packet, or 4 + who has kept it; -1 for none."""
        self.seen = [0] * STARTING  #: follows
        """Per starting card in the draft: mask of players who have seen it."""
        self.picked = [-1] * players  #: one of masters
        """Per player: the card kept or scored, secret until all have chosen; -1 for none."""

        # ---- the turn
        self.die = -1  #: one of dice
        """kind * 6 + face - 1 of the die in hand, before it lies on a card."""
        self.card = -1  #: one of masters
        """The master card with this turn's die."""
        self.colour = -1  #: one of gems
        """The colour of the turn; 3 as long as that of a clear die is not named (MG-3.3)."""
        self.used = 0
        """Mask of the trainers, tiles and printed spaces, used in this turn."""
        self.top_used = False
        self.gem_spent = False
        self.bonus = 0
        """Power besides that of dice, for any action; then for building, travelling and performing alone (MG-3.5)."""
        self.bonus_build = 0
        self.bonus_travel = 0
        self.bonus_show = 0
        self.action = 0
        """The action chosen (A_BUILD and so on)."""
        self.left_small = 0
        self.left_large = 0
        """Tiles that are still to be placed."""
        self.owed: list[int] = []  #: no key
        """What covered bonus spaces still owe, in the order of covering: what it is (O_CHOICE and so on) * 81 + cell (MG-4.3)."""
        self.may_complete = 0
        """Posters that may still be completed in this show."""
        self.face_down = 0
        """Mask of the sections whose poster was completed in this show: it lies there until the show is ended (MG-6.4)."""
        self.counted = [0] * 6
        """By colour * 2 + size: tiles counted for posters of this show."""
        self.passed: list[int] = []  #: any order
        """ring * 15 + space of the tents that the wagon passed in this turn's travel, in order."""
        self.traded = 0
        """In an exchange (T09): mask of gem kinds sold, and from bit 4 of those bought."""
        self.completing = -1
        """Section of the poster that is being paid for."""
        self.price: list[int] = []
        """What is still to be paid for it: kind 0 to 2, 3 for any, 4 for the first and 5 + kind for the second of two different gems."""
        self.todo: list[int] = []
        """What has to be done before anything else; the last comes first. See `asks`."""

    @property
    def draft(self) -> list[list[int]]:
        """The cards of a draft by packet * 8 + holder."""
        rows: list[list[int]] = [[] for _ in range(self.players * 8)]
        for card in range(STARTING):
            if self.packet[card] >= 0:
                rows[self.packet[card] * 8 + self.holder[card]].append(card)
        return rows

    @draft.setter
    def draft(self, rows: list[list[int]]) -> None:
        """Who had a packet has seen what is in it (MG-12.4)."""
        for i in range(len(rows)):
            packet, holder = divmod(i, 8)
            for card in rows[i]:
                self.packet[card] = packet
                self.holder[card] = holder
                for passed in range((holder % 4 - packet) % self.players + 1):
                    self.seen[card] |= 1 << (packet + passed) % self.players

    # ---- questions and moves that many rules share

    def question(self) -> int:
        """What is asked now, a number of `asks`."""
        if self.todo:
            return self.todo[-1] & asks.T_MASK
        if self.mode == asks.BEFORE and self.colour == CLEAR:
            return asks.UNNAMED
        if self.mode == asks.AFTER and self.owed:
            return asks.OWED
        return self.mode

    def parameter(self) -> int:
        """The parameter of what lies on `todo`."""
        return self.todo[-1] >> asks.T_BITS

    def together(self) -> bool:
        """Whether all decide at once (MG-7.4, MG-12.4)."""
        return self.mode == asks.KEEP or self.mode == asks.SCORING

    def say(self, player: int, message: str, **args: Any) -> None:
        """Tell everybody what a player did."""
        self.tell(EVERYBODY, message, {"player": seat(player)} | args)

    def push(self, kind: int, parameter: int = 0) -> None:
        """Lay something on `todo`: it comes before all that lies there."""
        self.todo.append(parameter << asks.T_BITS | kind)

    def earn(self, player: int, source: int, points: int) -> None:
        """Add to a score, or take from it; it may go below 0 (MG-7.1)."""
        self.score[player] += points
        self.earned[player * len(SOURCES) + source] += points

    def held(self, player: int) -> list[int]:
        """The master cards of a player."""
        return [card for card in self.cards[player * HELD : (player + 1) * HELD] if card >= 0]

    def rank(self, player: int) -> int:
        """The place of the higher hat of a player on the performance track; -1 if none is there."""
        first, second = self.hat[player * 2], self.hat[player * 2 + 1]
        return first if first > second else second
