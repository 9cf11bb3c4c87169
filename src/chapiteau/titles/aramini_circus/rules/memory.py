"""AC-6: how the hidden cards may have been dealt, for a viewer who forgets nothing.

The past of a position is a list of entries in the order of time, kept from the first new pile on (AC-3.3):

    seat * faces + face             a card came into a hand, unseen by the others
    PLAYED + seat * faces + face    such a card was played, so that all saw its face
    LATE + seat * faces + face      a card came into a hand by the last action of a turn, unseen, and has to wait (AC-5.1)
    RELEASED                        the card that came so may be played from now on
    NEW_PILE                        the pile had run out and a new one was made

It begins with the cards that were hidden in the hands when the first new pile was made. So the entries up to a NEW_PILE name all
the cards of one pile that came into hands unseen; which cards a pile was made of everybody knows.

A deal says which card of its pile each entry was, and which card each play was. What others chose to play is no evidence of the rest: a
card that is played tells of itself alone. So a play was any of the cards that its seat might play then, each equally likely whatever its
face, and all ways in which cards and plays go together are equally likely.
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

MIXING: Final = 32
"""Changes tried with a deal, and as many more for each eight of what was played."""
SHORT: Final = 0.0625
"""How likely, beside a deal that is possible, one counts where a pile lacks a card: such deals are passed through, never drawn."""
NEVER: Final = 1 << 30


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
        self.origin: list[int] = []
        """By place, a place being one card to be dealt: the pile that it came from."""
        self.since: list[int] = []
        """By place: the entry from which on it might be played, NEVER if not yet."""
        self.play: list[int] = []
        """By place: the play that it was, -1 if none."""
        self.face: list[int] = []
        """By place: the card dealt to it."""
        self.piles: list[list[int]] = [[]]
        """The places of each pile."""
        self.taken: list[list[int]] = [[] for _ in range(players)]
        """The places of each seat."""
        self.seat: list[int] = []
        """By play: whose it was."""
        self.when: list[int] = []
        """By play: its entry."""
        self.shown: list[int] = []
        """By play: the face that all saw."""
        self.place: list[int] = []
        """By play: the place that it was."""

        late = -1
        for time in range(len(past)):
            entry = past[time]
            at = entry % PLAYED
            seat = at // faces
            if entry == NEW_PILE:
                self.piles.append([])
            elif entry == RELEASED:
                if late >= 0:
                    self.since[late] = time
                    late = -1
            elif seat == viewer:
                continue
            elif PLAYED <= entry < LATE:
                self.seat.append(seat)
                self.when.append(time)
                self.shown.append(at % faces)
                self.place.append(-1)
            else:
                if entry >= LATE:
                    late = len(self.face)
                self.taken[seat].append(len(self.face))
                self.add(at % faces, time if entry < PLAYED else NEVER)
        for face in pile:
            self.add(face, NEVER)
        self.count = [0] * (len(self.piles) * faces)
        """By pile * faces + face: such cards to be dealt from that pile."""
        for place in range(len(self.face)):
            self.count[self.origin[place] * faces + self.face[place]] += 1
        self.left: list[int] = []
        """The same without those that plays were: below 0 where the pile lacks some."""
        self.free: list[int] = []
        """By pile: places that are no play."""
        self.short = 0
        """Cards that piles lack."""

    def add(self, face: int, since: int) -> None:
        self.piles[-1].append(len(self.face))
        self.origin.append(len(self.piles) - 1)
        self.since.append(since)
        self.face.append(face)

    def draw(self, rng: Rng) -> None:
        """Draw a possible deal."""
        self.assign(rng)
        self.mix(rng)
        self.deal(rng)

    def assign(self, rng: Rng) -> None:
        """Say of each play which of the cards it was that its seat might play then, each equally likely."""
        self.play = [-1] * len(self.face)
        self.left = self.count[:]
        self.free = [len(places) for places in self.piles]
        self.short = 0
        for play in range(len(self.place)):
            able: list[int] = []
            for place in self.taken[self.seat[play]]:
                if self.since[place] < self.when[play] and self.play[place] < 0:
                    able.append(place)
            place = rng.pick(able)
            self.bind(place, self.shown[play])
            self.play[place] = play
            self.place[play] = place

    def deal(self, rng: Rng) -> None:
        """Give each play its card, and deal what is left of each pile blindly."""
        for number in range(len(self.piles)):
            cards: list[int] = []
            for face in range(self.faces):
                cards.extend([face] * self.left[number * self.faces + face])
            rng.shuffle(cards)
            for place in self.piles[number]:
                play = self.play[place]
                self.face[place] = self.shown[play] if play >= 0 else cards.pop()

    # ---- deals as likely as they are

    def mix(self, rng: Rng) -> None:
        """Change which cards the plays were, without direction, until each possible deal is about as likely as it is (Metropolis and others
        1953). Where no pile lacks a card before, between or after the changes all ways count alike, and nothing need be done.

        Only possible deals count, those passed through in between do not. So all possible ones are reached: from the first play on each can
        be led to the card that it shall have been, whatever the later ones were.
        """
        if len(self.piles) == 1 or not self.place:
            return
        more = MIXING + MIXING * len(self.place) // 8
        while more > 0:
            self.change(rng)
            if self.short == 0:
                more -= 1

    def change(self, rng: Rng) -> None:
        """Try to let a play have been another card of its seat; if that was a play, they change."""
        play = rng.below(len(self.place))
        one = self.place[play]
        two = rng.pick(self.taken[self.seat[play]])
        other = self.play[two]
        if one == two or self.since[two] > self.when[play]:
            return
        if other >= 0 and self.since[one] > self.when[other]:
            return
        gain = self.move(play, one, other, two)
        if gain < 1 and rng.lot() >= gain:
            self.move(play, two, other, one)

    def move(self, play: int, one: int, other: int, two: int) -> float:
        """A play was not the first place but the second; what that was (-1: no play) was the first. Gives how many times as likely the
        deal is now."""
        odds = 1.0 / self.unbind(one, self.shown[play])
        if other >= 0:
            odds /= self.unbind(two, self.shown[other])
            odds *= self.bind(one, self.shown[other])
            self.place[other] = one
        odds *= self.bind(two, self.shown[play])
        self.play[one] = other
        self.play[two] = play
        self.place[play] = two
        return odds

    def bind(self, place: int, face: int) -> float:
        """A place has this face, for it was a play. Gives how likely that is, with all that is bound already."""
        pile = self.origin[place]
        at = pile * self.faces + face
        there = float(self.left[at])
        if there <= 0:
            self.short += 1
            there = SHORT
        self.left[at] -= 1
        self.free[pile] -= 1
        return there / (self.free[pile] + 1)

    def unbind(self, place: int, face: int) -> float:
        """The reverse of `bind`, and as likely."""
        pile = self.origin[place]
        at = pile * self.faces + face
        self.left[at] += 1
        self.free[pile] += 1
        there = float(self.left[at])
        if there <= 0:
            self.short -= 1
            there = SHORT
        return there / self.free[pile]
