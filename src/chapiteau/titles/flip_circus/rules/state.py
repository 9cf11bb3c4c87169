"""The course of a match of Flip Circus: actions, clowns, posters, turns, the end."""

from bisect import insort

from chapiteau.chance import Chance, Rng
from chapiteau.game import EVERYBODY
from chapiteau.pieces import show
from chapiteau.titles.flip_circus.rules import illegal, telling
from chapiteau.titles.flip_circus.rules.actions import (
    ABILITY,
    BUY,
    DECLINE,
    END_TURN,
    FLIP,
    LOOK,
    OFFER,
    REFUSE,
    RETURN,
    TAKE,
)
from chapiteau.titles.flip_circus.rules.hidden import redraw
from chapiteau.titles.flip_circus.rules.position import (
    ACT,
    AGREED,
    ANSWER,
    BENEFIT,
    DRAWN,
    FIVE_CLOWNS,
    GOES_ON,
    NOBODY,
    NOTHING,
    OVER,
    THIRD_POSTER,
    THIRD_TIME,
    Position,
)
from chapiteau.titles.flip_circus.rules.ring import (
    ACROBAT,
    ALL_POSTERS,
    CLOWN,
    COUNT,
    MAGICIAN,
    MIDDLE,
    OPPOSITE,
    PLACES,
    STRONGMAN,
    TAMER,
    TELLER,
    joins,
)
from chapiteau.words import Message


class FlipState(Position):
    """A match of Flip Circus: a position that plays.

    >>> from chapiteau.registry import title
    >>> state = title("flip-circus").new(2, {}, bytes(32))
    >>> len(state.legal_actions(state.current()))
    25
    """

    # ---- what happens

    def do(self, player: int, action: int) -> None:
        self.looked = 0
        if action < LOOK:
            self.act(action)
        elif action < BUY:
            self.look(action - LOOK)
        elif action == END_TURN:
            self.end_turn()
        elif action == BUY:
            self.buy()
        elif action <= DECLINE:
            self.take_benefit(action)
        elif action == OFFER:
            self.offer()
        else:
            self.answer(action)

    def act(self, action: int) -> None:
        """One of the three actions of FC-3.1, with its posters and its clown benefit."""
        self.left -= 1
        clowns = self.where[CLOWN]
        seen: list[int] = []
        if action < FLIP:
            self.swap(action, (action + 1) % PLACES)
        elif action < ABILITY:
            if self.telling:
                telling.flip(self, action - FLIP)
            self.turn_over(action - FLIP)
        else:
            seen = self.use_ability(action - ABILITY)
        # FC-5.1: the picture before the middle tokens turn over counts; FC-6.2: posters come first all the same.
        joined = joins(clowns, self.where[CLOWN])
        if self.telling and not (joined and self.benefits()):
            self.foretell()
        if seen:
            self.see(seen)
        elif FLIP <= action < ABILITY:
            self.uncover(action - FLIP)
        self.take_posters()
        if self.phase == OVER:
            return
        if joined:
            if self.benefits():
                self.phase = BENEFIT
                return
            if self.telling:
                telling.no_benefit(self)
        self.settle()

    def swap(self, one: int, two: int) -> None:
        """Two neighbours change places by the action of FC-3.2."""
        if self.telling:
            telling.swap(self, one, two)
        self.exchange(one, two)

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

    def uncover(self, place: int) -> None:
        """Everybody sees the face that has come up on `place` (FC-3.3)."""
        self.show(self.cells[place] >> 1, EVERYBODY)
        if self.telling:
            telling.turned_up(self, place)

    def show(self, token: int, to: int) -> None:
        """The viewers in the mask `to` see the side of `token` that was hidden until now.

        In the modes without a record everybody may have forgotten what they were shown, so they learn it again (FC-8.1). `known` still says
        who has seen it: `resample` must not contradict what a seat remembers.
        """
        if self.box.forgetful():
            self.known[token] &= ~to
        show(self, self.known, token, to)

    def use_ability(self, place: int) -> list[int]:
        """The performer on `place` uses its instant ability (FC-3.4). Gives the places whose backs it is about to see."""
        performer = self.faces[place]
        after, before = (place + 1) % PLACES, (place - 1) % PLACES
        # FC-4.4: an acrobat and a magician move strongmen like all others.
        if performer == ACROBAT:  # FC-4.1
            across = (place + OPPOSITE) % PLACES
            if self.telling:
                telling.acrobat(self, place, across)
            self.exchange(place, across)
        elif performer == MAGICIAN:  # FC-4.2
            if self.telling:
                telling.magician(self, place, before, after)
            self.exchange(before, after)
        else:  # FC-4.3
            # FC-4.5: the fortune teller does not see a tamer's back.
            seen = [beside for beside in (before, after) if self.faces[beside] != TAMER]
            if self.telling:
                telling.teller(self, place, seen)
            return seen
        return []

    def see(self, places: list[int]) -> None:
        """The side to move looks at the backs on `places`; the team mate may look too (FC-4.7)."""
        side = self.side_mask(self.mover & 1)
        for place in places:
            token = self.cells[place] >> 1
            self.show(token, side)
            self.looked |= 1 << token
        if self.telling and not self.box.forgetful():
            telling.seen(self, places, side)

    def take_posters(self) -> None:
        """FC-6.1 to FC-6.3, after each action."""
        where = self.where
        middles = (
            MIDDLE[where[ACROBAT]]
            | MIDDLE[where[MAGICIAN]]
            | MIDDLE[where[TELLER]]
            | MIDDLE[where[STRONGMAN]]
            | MIDDLE[where[TAMER]]
        )
        if middles == 0:
            return
        side = self.mover & 1
        for place in range(PLACES):  # FC-6.1: two at once in the order of the middle places
            performer = self.faces[place]
            taken = self.posters[0] | self.posters[1]
            if middles >> place & 1 and not taken >> performer & 1:
                self.posters[side] |= 1 << performer
                # What stood before had fewer posters: it cannot come back.
                self.starts = []
                self.earlier = None
                self.settled = NOTHING
                if self.telling:
                    telling.poster(self, performer)
                if COUNT[self.posters[side]] == 3:  # FC-6.3
                    self.finish(side, THIRD_POSTER)
                    return
                if self.telling:
                    telling.bow(self, place)
                self.turn_over(place)
                self.uncover(place)

    def take_benefit(self, action: int) -> None:
        """FC-5.1 and FC-5.2."""
        side = self.mover & 1
        if self.telling:
            telling.benefit(self, action)
        self.phase = ACT
        if action == TAKE:
            self.applause[side] += 1
            self.unsettle()
        else:
            if action == RETURN:
                self.applause[1 - side] -= 1
            self.settle()
        if self.telling:
            self.foretell()

    def buy(self) -> None:
        """FC-3.5: 1 applause for one more action."""
        if self.telling:
            telling.buy(self)
        self.applause[self.mover & 1] -= 1
        self.left += 1
        self.bought += 1
        self.unsettle()

    def look(self, place: int) -> None:
        """FC-3.5: 1 applause for a look at the back of any token."""
        if self.telling:
            telling.look(self, place)
        self.applause[self.mover & 1] -= 1
        if self.telling:
            self.foretell()
        self.see([place])
        self.settle()

    # ---- the end of a turn and of the match

    def foretell(self) -> None:
        """Warn where nothing but a draw is left (FC-8.3). Told before a step shows anything, so that the choice's preview says it too.

        Nothing hidden is given away: of a ring that has stood twice everybody has seen what it takes to make it again.
        """
        if self.left == 0 and self.close() == THIRD_TIME:
            telling.third_time_ahead(self)

    def end_turn(self) -> None:
        """FC-6.4 and FC-8.3, in the order of `close`."""
        if self.telling:
            telling.end_turn(self)
        side = self.mover & 1
        ending = self.close()
        if ending == FIVE_CLOWNS:
            self.posters[side] |= ALL_POSTERS & ~(self.posters[0] | self.posters[1])
            self.finish(side, FIVE_CLOWNS)
            return
        self.turn += 1
        self.mover = self.next_mover()
        start = self.start(self.mover)
        starts = self.starts.copy()
        insort(starts, start)
        self.starts = starts
        self.begun = self.times(start)
        if ending != GOES_ON:
            self.finish(DRAWN, ending)
            return
        self.begin_turn()
        if self.telling:
            telling.begin_turn(self)

    def offer(self) -> None:
        """FC-8.3: the seat to move offers a draw, once per turn; the others answer clockwise."""
        if self.telling:
            telling.offer(self)
        self.offered = True
        self.phase = ANSWER
        self.actor = (self.mover + 1) % self.players

    def answer(self, action: int) -> None:
        """FC-8.3: one refusal ends it."""
        if self.telling:
            telling.answer(self, action)
        if action == REFUSE:
            self.phase = ACT
            self.actor = self.mover
            return
        self.actor = (self.actor + 1) % self.players
        if self.actor == self.mover:
            self.finish(DRAWN, AGREED)

    def finish(self, winner: int, ending: int) -> None:
        """The match is over: `winner` is a side or DRAWN."""
        self.winner = winner
        self.ending = ending
        self.phase = OVER
        self.actor = -1
        if self.telling:
            telling.finish(self)

    def returns(self) -> list[float]:
        """1 for each seat of the side that won, 0 for the other, 1/2 for all in a draw: a match has two sides, also in teams."""
        if self.winner == NOBODY:
            return [0.0] * self.players
        if self.winner == DRAWN:
            return [0.5] * self.players
        return [1.0 if seat & 1 == self.winner else 0.0 for seat in range(self.players)]

    def scores(self) -> list[int]:
        """Posters of each seat's side."""
        return [COUNT[self.posters[seat & 1]] for seat in range(self.players)]

    def ranking(self) -> list[int]:
        """Seats of the leading side share place 1, the others the place after them; all share place 1 in a draw and at equal posters."""
        if self.winner == DRAWN:
            return [1] * self.players
        scores = self.scores()
        return [1 + sum(other > own for other in scores) for own in scores]

    # ---- copies

    def clone(self) -> "FlipState":
        copy = FlipState(self.players, self.chance, self.box)
        copy.copy_base(self)
        copy.cells = self.cells[:]
        copy.faces = self.faces[:]
        copy.backs = self.backs[:]
        copy.where = self.where[:]
        copy.known = self.known[:]
        copy.applause = self.applause[:]
        copy.posters = self.posters[:]
        copy.settled = self.settled
        copy.earlier = self.earlier
        copy.starts = self.starts
        copy.begun = self.begun
        copy.looked = self.looked
        copy.code = self.code
        copy.mover = self.mover
        copy.actor = self.actor
        copy.phase = self.phase
        copy.left = self.left
        copy.bought = self.bought
        copy.offered = self.offered
        copy.winner = self.winner
        copy.ending = self.ending
        return copy

    def resample(self, player: int, rng: Rng) -> "FlipState":
        """The backs that `player` was not shown, drawn anew: evenly among all ways to lay out the ten tokens that agree with every face
        that was ever up and with every look of the player's side.

        At the start all orders of the tokens and all sides of the five pairs are equally likely, so every layout that agrees weighs the
        same. What other players chose to do is no evidence. Who has seen which token stays as it is: that is public (FC-4.7).
        """
        copy = self.clone()
        copy.chance = Chance(rng.seed())
        redraw(copy, player, rng)
        return copy

    def key(self) -> tuple[int, ...]:
        """The ring with its backs, seats, phase, what is left of the turn, applause, posters, turn, and what FC-8.2 and FC-8.3 remember."""
        situations = []
        link = self.earlier
        while link is not None:
            situations.append(link.situation)
            link = link.before
        return (
            self.phase,
            self.mover,
            self.actor,
            self.turn,
            self.left,
            self.bought,
            int(self.offered),
            self.winner,
            *self.applause,
            *self.posters,
            *self.cells,
            *self.faces,
            *self.backs,
            self.settled,
            len(situations),
            *sorted(situations),
            *self.starts,
        )

    def why_illegal(self, player: int, action: int) -> tuple[str, Message]:
        return illegal.reason(self, player, action)
