"""A position of Aramini Circus: what lies where, and how far the turn has come."""

from typing import Any, Final, Literal, get_args

from chapiteau.chance import Chance
from chapiteau.game import EVERYBODY, State
from chapiteau.titles.aramini_circus.rules import memory
from chapiteau.titles.aramini_circus.rules.box import FIRST_BONUS, Box
from chapiteau.words import seat

Phase = Literal["turn", "paying", "drawing", "taking", "over"]

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
"""What is asked of the player in turn, numbered as the constants below."""
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

OFFERED: Final = 4
"""Wagons face up (AC-2.2)."""
IDLE_ROUNDS: Final = 3
"""Rounds without a draw, a purchase or a bonus card after which a match ends (AC-3.3). A house value."""
CALM_ROUNDS: Final = 25
"""Rounds without a purchase after which a match ends (AC-3.8). A house value."""


ALIKE: Final = {"wagons": "kind"}
"""Wagons of one kind cannot be told apart."""


class Position(State):
    """What lies where. Piles are lists of faces whose last element is the top. `state.AraminiState` adds what happens."""

    def __init__(self, players: int, chance: Chance, box: Box) -> None:
        super().__init__(players, chance)
        self.box = box
        self.kind = box.kind  #: of the box
        self.animal = box.animal  #: of the box
        self.value = box.value  #: of the box
        self.faces = box.faces  #: of the box
        self.goal = box.goals[players - 2]  #: of the box
        self.pile: list[int] = []  #: of faces, the rest
        self.discard: list[int] = []  #: of faces
        self.shuffles = 0
        """How often the discard became a new pile (AC-3.3)."""
        self.hand = [0] * (box.faces * players)  #: as hands, rows, of faces, any order
        """Cards in hand by seat * faces + face."""
        self.known = [0] * (box.faces * players)  #: as shown, rows, one of faces, any order, no key
        """Those of `hand` that everybody saw being taken from the discard (AC-6.1)."""
        self.past: list[int] = []  #: as story, one of memories, no key
        """What was drawn and played from hidden hands since the first new pile was made, as `memory` writes it."""

        self.wagons: list[int] = []  #: of wagons, the rest
        """The face-down wagon pile."""
        self.offer = [-1] * OFFERED  #: of wagons
        """Face-up wagons; -1 is an empty place (AC-4.3)."""
        self.trains: list[list[int]] = [[]] * players  #: of wagons, shared, no key
        """The wagons of each seat's train, in the order of hitching."""
        self.waiting: list[list[int]] = [[]] * players  #: of wagons, shared, no key
        """The pending wagons of each seat, in the order of buying."""
        self.last = [-1] * players  #: no text
        """Kind of the last wagon of each train; -1 for the bare locomotive."""
        self.points = [0] * players
        self.token = [0] * players  #: one of animals
        """Animal of each seat's exchange token. Tokens nobody holds lie in the centre."""

        self.first = 0  #: one of seats
        self.ringmaster = 0  #: one of seats
        self.ringmaster_up = True

        self.player = 0  #: one of seats
        self.phase = TURN  #: one of phases
        self.actions = 0
        self.less = 0
        """Reductions that wait for the next purchase (AC-5.3)."""
        self.one_to_one = False
        """An exchange 1:1 waits for the next purchase (AC-5.6)."""
        self.played = 0  #: mask of faces
        """Bit mask of the bonus cards played in this turn (AC-5.7)."""
        self.coupling = False
        """A wagon was hitched in this turn, so that pending ones may follow (AC-4.2)."""
        self.busy = False
        """This turn saw a draw, a purchase or a bonus card (AC-3.3)."""
        self.bought = False
        """This turn saw a purchase (AC-3.8)."""
        self.late = -1  #: one of faces, no key
        """The card that the last action drew from the pile, -1 for none: a bonus card has to wait (AC-5.1). Only its holder knows it."""

        self.slot = -1
        """Place of the wagon being filled, -1 for none."""
        self.due = 0
        """Animals still to pay for it."""
        self.half = False
        """One animal of the token is laid for which a second has to come (AC-3.5)."""
        self.laid: list[int] = []  #: of faces
        """Animals picked for it so far, in order; out of the hand and not yet on the discard."""
        self.aside = -1  #: of faces
        """The bonus card "draw two" that lies aside, -1 for none."""
        self.draws = 0
        """Draws that it still gives (AC-5.2)."""

        self.idle = 0
        """Turns in a row that were not busy (AC-3.3)."""
        self.calm = 0
        """Turns in a row without a purchase (AC-3.8)."""
        self.last_round = False
        """The goal is reached and the round is being finished (AC-1.1)."""
        self.over = 0
        """Why the match is over; 0 while it runs."""

    # ---- as text

    @property
    def hands(self) -> list[list[int]]:
        """The cards of each seat."""
        return self.spread(self.hand)

    @hands.setter
    def hands(self, cards: list[list[int]]) -> None:
        self.hand = self.counted(cards)

    @property
    def shown(self) -> list[list[int]]:
        """Those of each seat that everybody knows of."""
        return self.spread(self.known)

    @shown.setter
    def shown(self, cards: list[list[int]]) -> None:
        self.known = self.counted(cards)

    @property
    def story(self) -> list[int]:
        """`past` with the cards that each pile was made of, as `memory.tell` writes it."""
        return memory.tell(self.past, self.pile, self.players, self.faces)

    @story.setter
    def story(self, told: list[int]) -> None:
        self.past = memory.untell(told, self.players, self.faces)[0] if told else []

    def spread(self, counts: list[int]) -> list[list[int]]:
        """Counts by seat * faces + face as faces of each seat."""
        return [
            [face for face in range(self.faces) for _ in range(counts[i * self.faces + face])]
            for i in range(self.players)
        ]

    def counted(self, cards: list[list[int]]) -> list[int]:
        """The other way."""
        return [cards[i].count(face) for i in range(self.players) for face in range(self.faces)]

    def hand_size(self, player: int) -> int:
        """Cards in a hand, those picked for a purchase that is not paid yet included: nobody else sees that they were picked."""
        size = sum(self.hand[player * self.faces : (player + 1) * self.faces])
        return size + len(self.laid) if player == self.player else size

    def pending_points(self, player: int) -> int:
        """Points of the wagons that wait beside a train; they break ties (AC-1.1)."""
        return sum([self.value[wagon] for wagon in self.waiting[player]])

    def moved(self, rows: list[list[int]], row: list[int]) -> list[list[int]]:
        """`rows` with this one for the player in turn."""
        return [*rows[: self.player], row, *rows[self.player + 1 :]]

    def can_draw(self) -> bool:
        """AC-5.2: whether there is anything to draw; of the discard alone an animal, or a new pile (AC-3.3)."""
        size = len(self.discard)
        return len(self.pile) > 0 or size > 1 or (size > 0 and self.discard[-1] < FIRST_BONUS)

    def announce(self, message: str, **args: Any) -> None:
        """Tell everybody what the player in turn does. Where arguments cost something, only who tells at all asks for them."""
        if self.telling:
            self.tell(EVERYBODY, message, {"player": seat(self.player), **args})
