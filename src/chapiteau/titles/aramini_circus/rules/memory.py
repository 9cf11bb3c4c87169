"""AC-6: how the hidden cards may have been dealt, for a viewer who forgets nothing.

The past of a position is a list of entries in the order of time, kept from the first new pile on (AC-3.3):

    seat * faces + face             a card came into a hand, unseen by the others
    PLAYED + seat * faces + face    such a card was played, so that all saw its face
    LATE + seat * faces + face      a card came into a hand by the last action of a turn, unseen, and has to wait (AC-5.1)
    RELEASED                        the card that came so may be played from now on
    NEW_PILE                        the pile had run out and a new one was made

It begins with the cards that were hidden in the hands when the first new pile was made. So the entries up to a NEW_PILE name all
the cards of one pile that came into hands unseen; which cards a pile was made of everybody knows.

A deal says which card of its pile each entry was. It is possible if everybody had in hand what they played, and might play it then. All
possible deals are equally likely: what others chose to play is no evidence of the rest.
"""

from typing import Final

from chapiteau.chance import Rng

PLAYED: Final = 1 << 20
"""More than seat * faces + face ever is: a component file has some thousand cards at most."""
LATE: Final = 2 * PLAYED
NEW_PILE: Final = -1
RELEASED: Final = -2

LONG: Final = 400
"""Entries after which a new pile begins a new past: nobody is asked to remember matches that turn in circles."""

BLIND: Final = 8
"""Deals drawn without regard to what was played, before one is made to fit it."""
MIXING: Final = 8
"""Changes tried with a deal that was made to fit, for each card in it."""
WORSE: Final = 64
"""One in so many steps of a plan is taken although it leads away."""


def tell(past: list[int], pile: list[int], players: int, faces: int) -> list[int]:
    """A past in small numbers, before the entries of each pile the cards that it was made of, which everybody knows.

    Cards by their face; `faces` for a new pile, faces + 1 for a release; then, first for what came, then for what was played, then for what
    has to wait, seat * (faces + 1) + face, where the face `faces` is an unknown one.
    """
    told: list[int] = []
    cards: list[int] = []
    entries: list[int] = []
    for entry in past:
        if entry == NEW_PILE:
            told += sorted(cards) + entries + [faces]
            cards = []
            entries = []
        elif entry == RELEASED:
            entries.append(faces + 1)
        else:
            seat, face = divmod(entry % PLAYED, faces)
            kind = entry // PLAYED
            entries.append(faces + 2 + (kind * players + seat) * (faces + 1) + face)
            if kind != 1:
                cards.append(face)
    return told + sorted(cards + pile) + entries if past else []


def untell(told: list[int], players: int, faces: int) -> tuple[list[int], list[int]]:
    """(past, pile) from `tell`: unknown faces are any that are left of their pile, and the pile is what is left of the last one."""
    past: list[int] = []
    cards: list[int] = []
    unknown: list[int] = []
    for number in [*told, faces]:
        if number < faces:
            cards.append(number)
        elif number == faces:
            for at in unknown:
                past[at] += cards.pop() - faces
            unknown = []
            past.append(NEW_PILE)
            left = cards
            cards = []
        elif number == faces + 1:
            past.append(RELEASED)
        else:
            who, face = divmod(number - faces - 2, faces + 1)
            kind, seat = divmod(who, players)
            if face == faces:
                unknown.append(len(past))
            elif kind != 1:
                cards.remove(face)
            past.append(kind * PLAYED + seat * faces + face)
    past.pop()
    return past, left


class Deals:
    """The deals that a viewer thinks possible. `draw` leaves one of them in `face`."""

    def __init__(
        self, past: list[int], pile: list[int], players: int, faces: int, viewer: int
    ) -> None:
        """`faces`: how many there are. The viewer knows which cards came into the own hand (-1: nobody's)."""
        self.faces = faces
        self.seat: list[int] = []
        """By place, a place being one card to be dealt: the seat that took it; -1 for a card that is still in the pile."""
        self.origin: list[int] = []
        """By place: the pile that it came from."""
        self.face: list[int] = []
        """By place: the card dealt to it."""
        self.piles: list[list[int]] = [[]]
        """The places of each pile."""
        self.taken: list[list[int]] = [[] for _ in range(players)]
        """The places of each seat."""
        self.course: list[list[int]] = [[] for _ in range(players)]
        """What each seat did, in order: a place whose card it might play from then on, or ~face for a card that it played."""
        self.played: list[int] = []
        """Seat * faces + face of what was played, each once."""

        late = -1
        for entry in past:
            at = entry % PLAYED
            seat = at // faces
            if entry == NEW_PILE:
                self.piles.append([])
            elif entry == RELEASED:
                if late >= 0:
                    self.course[self.seat[late]].append(late)
                    late = -1
            elif seat == viewer:
                continue
            elif PLAYED <= entry < LATE:
                self.course[seat].append(~(at % faces))
                if at not in self.played:
                    self.played.append(at)
            else:
                if entry < PLAYED:
                    self.course[seat].append(len(self.face))
                else:
                    late = len(self.face)
                self.taken[seat].append(len(self.face))
                self.add(seat, at % faces)
        self.hands = len(self.face)
        """So many places are not in the pile."""
        for face in pile:
            self.add(-1, face)
        self.count = [0] * (len(self.piles) * faces)
        """By pile * faces + face: such cards to be dealt from that pile."""
        for place in range(len(self.face)):
            self.count[self.origin[place] * faces + self.face[place]] += 1

    def add(self, seat: int, face: int) -> None:
        self.piles[-1].append(len(self.face))
        self.origin.append(len(self.piles) - 1)
        self.seat.append(seat)
        self.face.append(face)

    def draw(self, rng: Rng) -> None:
        """Draw a possible deal. A blind deal that turns out to be possible is drawn fairly; where so much was played that several in a row
        are not, one is made to fit.
        """
        for _ in range(BLIND):
            self.deal([-1] * len(self.face), rng)
            if self.possible():
                return
        self.fit(rng)

    def fit(self, rng: Rng) -> None:
        """Make a possible deal from nothing but what the viewer saw, then mix it by changes without direction (Metropolis and others
        1953, Hastings 1970): the longer, the more evenly all possible deals come up.
        """
        self.deal(self.plan(rng), rng)
        for _ in range(MIXING * self.hands):
            self.change(rng)

    def deal(self, want: list[int], rng: Rng) -> None:
        """Deal all piles blindly, but for the places that want a certain face (-1: any)."""
        for number in range(len(self.piles)):
            left = self.count[number * self.faces : (number + 1) * self.faces]
            for place in self.piles[number]:
                if want[place] >= 0:
                    left[want[place]] -= 1
            cards: list[int] = []
            for face in range(self.faces):
                cards.extend([face] * left[face])
            rng.shuffle(cards)
            for place in self.piles[number]:
                self.face[place] = want[place] if want[place] >= 0 else cards.pop()

    def possible(self) -> bool:
        """Whether everybody had in hand what they played."""
        return all(self.had(place // self.faces, place % self.faces) for place in self.played)

    def had(self, seat: int, face: int) -> bool:
        """Whether a seat had the cards with a face that it played, when it played them."""
        faces = self.face
        count = 0
        for step in self.course[seat]:
            if step >= 0:
                if faces[step] == face:
                    count += 1
            elif ~step == face:
                if count == 0:
                    return False
                count -= 1
        return True

    # ---- a deal that fits

    def plan(self, rng: Rng) -> list[int]:
        """A face for each place whose card was played, -1 for the others, such that every pile has the cards."""
        want = [-1] * len(self.face)
        since = [1 << 30] * len(self.face)
        until = [1 << 30] * len(self.face)
        for course in self.course:
            free: list[int] = []
            for time in range(len(course)):
                step = course[time]
                if step >= 0:
                    since[step] = time
                    free.append(step)
                else:
                    at = rng.below(len(free))
                    place = free[at]
                    free[at] = free[-1]
                    free.pop()
                    want[place] = ~step
                    until[place] = time
        spare = self.count[:]
        for place in range(self.hands):
            if want[place] >= 0:
                spare[self.origin[place] * self.faces + want[place]] -= 1
        short = sum([-number for number in spare if number < 0])
        # Two places of a seat change what they want, until no pile is short of a card. Every other time one of them wants such a card.
        while short:
            one = rng.below(self.hands)
            if rng.below(2):
                one = rng.pick(self.lacking(spare, want))
            two = rng.pick(self.taken[self.seat[one]])
            if since[one] > until[two] or since[two] > until[one]:
                continue
            gain = self.trade(spare, want, one, two)
            if gain < 0 and rng.below(WORSE):
                self.trade(spare, want, one, two)
                continue
            short -= gain
            until[one], until[two] = until[two], until[one]
        return want

    def lacking(self, spare: list[int], want: list[int]) -> list[int]:
        """The places that want a face of which their pile is short."""
        short: list[int] = []
        for place in range(self.hands):
            if want[place] >= 0 and spare[self.origin[place] * self.faces + want[place]] < 0:
                short.append(place)
        return short

    def trade(self, spare: list[int], want: list[int], one: int, two: int) -> int:
        """Two places change what they want. Gives by how many cards less their piles are short."""
        gain = self.ask(spare, one, want[one], 1) + self.ask(spare, two, want[two], 1)
        want[one], want[two] = want[two], want[one]
        return gain + self.ask(spare, one, want[one], -1) + self.ask(spare, two, want[two], -1)

    def ask(self, spare: list[int], place: int, face: int, more: int) -> int:
        """A place wants a face (-1: any) and its pile has one card less to spare (`more` -1), or no longer does (1). Gives by how many
        cards less the pile is short."""
        if face < 0:
            return 0
        at = self.origin[place] * self.faces + face
        before = min(0, spare[at])
        spare[at] += more
        return min(0, spare[at]) - before

    # ---- mixing

    def change(self, rng: Rng) -> None:
        """Try one change: a card changes places with any of its pile, or two cards of a seat change their faces through others of their
        piles. A change into a deal that is not possible is not made."""
        one = rng.below(self.hands)
        two = rng.pick(self.taken[self.seat[one]])
        first = self.face[one]
        if self.origin[one] == self.origin[two]:
            places = [one, rng.pick(self.piles[self.origin[one]])]
            second = self.face[places[1]]
            if first == second:
                return
        else:
            second = self.face[two]
            a = self.origin[one] * self.faces
            b = self.origin[two] * self.faces
            there = self.count[a + second] * self.count[b + first]
            if first == second or there == 0:
                return
            # One of `there` ways leads there, one of `back` leads back: what is easier to find is refused more often.
            back = self.count[a + first] * self.count[b + second]
            if rng.below(back) >= there:
                return
            places = [one, self.another(one, second, rng), two, self.another(two, first, rng)]
        self.swap(places)
        for place in places:
            seat = self.seat[place]
            if seat >= 0 and not (self.had(seat, first) and self.had(seat, second)):
                self.swap(places)
                return

    def another(self, place: int, face: int, rng: Rng) -> int:
        """A place of the same pile that has a face, each equally likely."""
        found = [other for other in self.piles[self.origin[place]] if self.face[other] == face]
        return rng.pick(found)

    def swap(self, places: list[int]) -> None:
        """Let the cards of the first two places and those of the next two change places."""
        for i in range(0, len(places), 2):
            one = places[i]
            two = places[i + 1]
            face = self.face[one]
            self.face[one] = self.face[two]
            self.face[two] = face
