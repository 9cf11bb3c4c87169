"""A position of Flip Circus: what lies where, who knows what, and what may be done."""

from bisect import bisect_left
from typing import Any, Final, Literal, get_args

from chapiteau.chance import Chance
from chapiteau.game import EVERYBODY, State, bit
from chapiteau.pieces import show
from chapiteau.titles.flip_circus.rules.box import ACTIONS_PER_TURN, OPEN, Box
from chapiteau.titles.flip_circus.rules.ring import CLOWN, COUNT, PLACES, POSTERS

Phase = Literal["act", "benefit", "answer", "over"]

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
"""What is being decided, numbered as the constants below."""
ACT: Final = 0
"""The turn: actions and applause."""
BENEFIT: Final = 1
"""The clown benefit of the action just made (FC-5)."""
ANSWER: Final = 2
"""An offered draw (FC-8.3)."""
OVER: Final = 3

# `winner` while the match runs, and in a draw; otherwise the side.
NOBODY: Final = -1
DRAWN: Final = 2

# How the match ended; GOES_ON before.
GOES_ON: Final = 0
THIRD_POSTER: Final = 1
FIVE_CLOWNS: Final = 2
AGREED: Final = 3
THIRD_TIME: Final = 4
LAST_TURN: Final = 5

NOTHING: Final = -1
"""No situation (FC-8.2)."""

LAID: Final = [2 * place for place in range(PLACES)]
"""`Position.cells` before anything has moved."""
UNSEEN: Final = 36
"""A token of `Position.ring` whose back is unknown: this and the face that is up."""


class Earlier:
    """A situation that stood in this turn, and those that stood before it.

    Such a chain never changes: clones share it, and even a turn of thousands of situations costs each position only one link.
    """

    def __init__(self, situation: int, before: "Earlier | None") -> None:
        self.situation = situation
        self.before = before

    def __reduce__(self) -> tuple[Any, ...]:
        """As a plain list: a chain of thousands is deeper than what pickle follows."""
        return (earlier, (situations_of(self),))


def situations_of(link: Earlier | None) -> list[int]:
    """Those of a chain, the last one first."""
    situations: list[int] = []
    while link is not None:
        situations.append(link.situation)
        link = link.before
    return situations


def earlier(situations: list[int]) -> Earlier | None:
    """The chain of these situations, the last one first."""
    link: Earlier | None = None
    for situation in reversed(situations):
        link = Earlier(situation, link)
    return link


class Position(State):
    """What lies where and what may be done. `state.FlipState` adds what happens.

    Seats sit in turn order; a seat's side is its number modulo 2 (FC-7.1), so two players are two sides of one.

    Tokens are called by the place where they lay at the start (0 to 9; the even ones have a clown on one side), performers by their number
    in `ring.PERFORMERS`. Who has been shown both sides of a token is public (FC-4.7): only what they saw is not.
    """

    def __init__(self, players: int, chance: Chance, box: Box) -> None:
        super().__init__(players, chance)
        self.box = box
        self.cells: list[int] = LAID[:]  #: one of sides
        """Per place: twice the token there, plus 1 if it lies with the side up that was down at the start."""
        self.faces = [0] * PLACES  #: no text
        """Per place: the performer that is face up."""
        self.backs = [0] * PLACES  #: as ring, one of tokens
        """Per token: the performer on the side that is down."""
        self.where = [0] * (CLOWN + 1)  #: follows
        """Per performer: the mask of the places that show it; says the same as `faces`."""
        self.known = [EVERYBODY if box.memory == OPEN else 0] * PLACES  #: mask of viewers, no key
        """Per token: the viewers who have been shown both sides."""
        self.looked = 0  #: mask of places, no key
        """Mask of the tokens whose backs were looked at in the last step, by the side to move."""
        self.code = 0  #: follows
        """`cells` in one number of 50 bits, 5 for each place, kept up with each step."""
        self.mover = 0  #: one of seats
        """The seat whose turn it is."""
        self.actor = 0  #: one of seats
        """The seat that decides now; -1 at the end."""
        self.phase = ACT  #: one of phases
        self.left = ACTIONS_PER_TURN
        """Actions left in this turn."""
        self.bought = 0
        """Actions bought in this turn."""
        self.offered = False
        """Whether a draw was offered in this turn."""
        self.applause = [0, 0]
        """Per side; the rest lies in the reserve."""
        self.posters = [0, 0]  #: mask of performers
        """Per side: bit p is the poster of performer p."""
        self.winner = NOBODY
        self.ending = GOES_ON  #: no key
        self.settled = 0
        """The situation (FC-8.2) after the last step in this turn that no play can undo (`situation`)."""
        self.earlier: Earlier | None = None  #: as situations, any order
        """The situations since then."""
        self.starts: list[int] = []  #: shared
        """The starts of turns since the last poster was taken, in rising order (`start`): what FC-8.3 counts.

        It is never changed in place, so that clones share it.
        """
        self.begun = 1  #: no key
        """How often the start of this turn has stood in `starts`, this time included."""

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.players, self.chance, self.box)

    # ---- as text

    @property
    def ring(self) -> list[int]:
        """Per place: six times the performer that is up and the one that is down."""
        return [
            up * 6 + self.backs[cell >> 1] for up, cell in zip(self.faces, self.cells, strict=True)
        ]

    @ring.setter
    def ring(self, tokens: list[int]) -> None:
        for place in range(PLACES):
            up, down = divmod(tokens[place], 6)
            self.faces[place] = up if tokens[place] < UNSEEN else tokens[place] - UNSEEN
            self.backs[self.cells[place] >> 1] = down if tokens[place] < UNSEEN else NOBODY

    @property
    def situations(self) -> list[int]:
        """Those of `earlier`."""
        return situations_of(self.earlier)

    @situations.setter
    def situations(self, found: list[int]) -> None:
        self.earlier = earlier(found)

    # ---- the beginning of a match and of a turn

    def look_again(self) -> None:
        """Set what says the same as `cells` and `faces`."""
        self.where = [0] * (CLOWN + 1)
        self.code = 0
        for place in range(PLACES):
            self.where[self.faces[place]] |= 1 << place
            self.code |= self.cells[place] << 5 * place

    def begin_turn(self) -> None:
        """The seat `mover` has exactly two actions (FC-3.1)."""
        self.actor = self.mover
        self.left = ACTIONS_PER_TURN
        self.bought = 0
        self.offered = False
        self.settle()

    def settle(self) -> None:
        """Nothing that was before can come back: only this situation is left to be barred (FC-8.2)."""
        self.settled = self.situation(self.left)
        self.earlier = None

    def unsettle(self) -> None:
        """What was before could come back: this situation joins those that are barred (FC-8.2)."""
        self.earlier = Earlier(self.situation(self.left), self.earlier)

    # ---- the ring

    def exchange(self, one: int, two: int) -> None:
        """The tokens on two places change places, sides kept."""
        cells, faces, where = self.cells, self.faces, self.where
        a, b = cells[one], cells[two]
        cells[one], cells[two] = b, a
        differ = a ^ b
        self.code ^= differ << 5 * one | differ << 5 * two
        up, other = faces[one], faces[two]
        if up != other:
            faces[one], faces[two] = other, up
            places = 1 << one | 1 << two
            where[up] ^= places
            where[other] ^= places

    def turn_over(self, place: int) -> None:
        """The token on `place` lies with its other side up; `uncover` shows it."""
        cell = self.cells[place]
        token = cell >> 1
        up, down = self.faces[place], self.backs[token]
        self.cells[place] = cell ^ 1
        self.code ^= 1 << 5 * place
        self.faces[place] = down
        self.backs[token] = up
        self.where[up] ^= 1 << place
        self.where[down] ^= 1 << place

    def show(self, token: int, to: int) -> None:
        """The viewers in the mask `to` see the side of `token` that was hidden until now.

        In the modes without a record everybody may have forgotten what they were shown, so they learn it again (FC-8.1). `known` still says
        who has seen it: `resample` must not contradict what a seat remembers.
        """
        if self.box.forgetful:
            self.known[token] &= ~to
        show(self, self.known, token, to)

    def dots(self, face: int) -> list[int]:
        """The performers that the dots on this face allow behind it (FC-1.4)."""
        if face == CLOWN:
            return list(range(POSTERS))
        linked = [a + b - face for a, b in self.box.pairs if face in (a, b)]
        return [*sorted(linked), CLOWN]

    def owner(self, performer: int) -> int | None:
        """The side that has a poster."""
        sides = [side for side in (0, 1) if self.posters[side] >> performer & 1]
        return sides[0] if sides else None

    # ---- what may be done

    def may_buy(self) -> bool:
        """Whether an action may be bought, given that there is applause to pay it."""
        most = self.box.most_bought
        if most and self.bought >= most:
            return False  # FC-8.2, option
        return not self.stood(self.left + 1)  # FC-8.2

    def may_choose(self) -> bool:
        """Whether a clown benefit leaves a choice: one of its halves is possible (FC-5.2)."""
        return self.may_take() or self.may_return()

    def may_return(self) -> bool:
        """Whether the other side has an applause that it can be made to return."""
        return self.applause[1 - (self.mover & 1)] > 0

    def may_take(self) -> bool:
        """Whether the side to move may take an applause."""
        if self.reserve() == 0:
            return False  # FC-5.1
        return not self.stood(self.left)  # FC-8.2

    def side_mask(self, side: int) -> int:
        """The viewers of a side: its seats."""
        return bit(side) if self.players == 2 else bit(side) | bit(side + 2)

    def reserve(self) -> int:
        """Applause tokens that nobody has."""
        return self.box.applause - self.applause[0] - self.applause[1]

    def situation(self, left: int) -> int:
        """The ring and the actions left: what can tell two situations since `settled` apart (FC-8.2).

        Within a turn posters are only gained, and the other side's applause, and actions left plus own applause, only fall. After a step
        that changes one of these no earlier situation can come back. Until then own applause follows from the actions left.
        """
        return self.code << self.box.bits | left

    def stood(self, left: int) -> bool:
        """Whether the ring as it lies stood already in this turn with `left` actions left, and all else as it would be then (FC-8.2)."""
        situation = self.situation(left)
        if situation == self.settled:
            return True
        link = self.earlier
        while link is not None:
            if link.situation == situation:
                return True
            link = link.before
        return False

    # ---- the end of a turn

    def start(self, mover: int) -> int:
        """The ring, applause and the seat to move: what can tell two turn starts of `starts` apart (FC-8.3). In the house's box 58 bits."""
        bits, applause = self.box.bits, self.applause
        return ((self.code << bits | applause[0]) << bits | applause[1]) << 2 | mover

    def times(self, start: int) -> int:
        """How often a turn began so since the last poster was taken."""
        return bisect_left(self.starts, start + 1) - bisect_left(self.starts, start)

    def times_of_ring(self) -> int:
        """The same for the ring as it lies, with any applause and any seat to move."""
        below = 2 * self.box.bits + 2
        starts = self.starts
        return bisect_left(starts, self.code + 1 << below) - bisect_left(starts, self.code << below)

    def next_mover(self) -> int:
        """The seat whose turn comes after this one (FC-7.1)."""
        return (self.mover + 1) % self.players

    def close(self) -> int:
        """How the match ends if this turn ends with everything as it lies; GOES_ON if it does not.

        Of several ends the five clowns come first (FC-6.4), then the third time, then the last turn (FC-8.3).
        """
        if (
            COUNT[self.where[CLOWN]] == POSTERS
            and COUNT[self.posters[0]] == 2
            and COUNT[self.posters[1]] == 2
        ):
            return FIVE_CLOWNS
        if self.times(self.start(self.next_mover())) == 2:
            return THIRD_TIME
        return LAST_TURN if self.last_turn() else GOES_ON

    def last_turn(self) -> bool:
        """Whether the turns are used up when this one is over (FC-8.3)."""
        return self.turn + 1 >= self.box.turn_limit
