"""The three actions of a turn (FC-3.1 to FC-3.4, FC-4), and what follows from them: posters and clown benefits."""

from chapiteau.game import EVERYBODY
from chapiteau.titles.flip_circus.rules import position, ring, words
from chapiteau.titles.flip_circus.rules.decision import PLACE, Decision, Refusal
from chapiteau.titles.flip_circus.rules.position import Position
from chapiteau.titles.flip_circus.rules.ring import (
    ACROBAT,
    ACROSS,
    AFTER,
    BEFORE,
    BESIDE,
    CLOWN,
    LAST,
    MAGICIAN,
    MIDDLE,
    NEXT,
    OPPOSITE,
    STRONGMAN,
    TAMER,
    TELLER,
    WHOLE,
)
from chapiteau.titles.flip_circus.rules.turns import finish, foretell, look_behind
from chapiteau.words import Message


class Action(Decision):
    """One of the three actions of FC-3.1."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, name, PLACE)
        self.at_places: list[list[int]] = []
        """Mask of places to the actions at these."""

    def number(self, first: int) -> None:
        super().number(first)
        self.at_places = [[first + place for place in places] for places in ring.MEMBERS]

    def do(self, state: Position, at: int) -> None:
        """With its posters and its clown benefit."""
        state.left -= 1
        before = state.where[CLOWN]
        unseen = self.move(state, at)
        # FC-5.1: a place shows a clown only now and has one beside it. The picture before the middle tokens turn over counts; FC-6.2:
        # posters come first all the same.
        clowns = state.where[CLOWN]
        joined = clowns & ~before & BESIDE[clowns]
        if state.telling and not (joined and state.may_choose()):
            foretell(state)
        if unseen:
            self.show(state, at)
        take_posters(state)
        if state.phase == position.OVER:
            return
        if joined:
            if state.may_choose():
                state.phase = position.BENEFIT
                return
            if state.telling:
                words.no_benefit(state)
        state.settle()

    def why_not(self, state: Position, at: int) -> Refusal:
        if state.left == 0:
            return "FC-3.1", Message("flip-error-no-action-left")
        return self.barred(state, at)

    def label(self, state: Position, at: int) -> Message:
        return Message(f"flip-choice-{self.name}", {"what": words.now_at(state, at)})

    # ---- what each of the three says for itself

    def move(self, state: Position, at: int) -> bool:
        """Change the ring. Gives whether somebody is about to see what was hidden (`show`)."""
        raise NotImplementedError

    def show(self, state: Position, at: int) -> None:
        """Let it be seen."""
        raise NotImplementedError

    def barred(self, state: Position, at: int) -> Refusal:
        """Why the ring forbids it."""
        raise NotImplementedError


class Swap(Action):
    """FC-3.2: the tokens on a place and the next one change places."""

    def find(self, state: Position) -> list[int]:
        """Not if one of the two is a strongman, unless the other is a tamer; two strongmen do not change places."""
        strong, tamer = state.where[STRONGMAN], state.where[TAMER]
        barred = (strong & ~BEFORE[tamer]) | (BEFORE[strong] & ~tamer)
        return self.at_places[WHOLE & ~barred]

    def move(self, state: Position, at: int) -> bool:
        if state.telling:
            one, two = words.at(state, at), words.at(state, NEXT[at])
            words.say(state, "flip-swapped", one=one, two=two)
        state.exchange(at, NEXT[at])
        return False

    def barred(self, state: Position, at: int) -> Refusal:
        one, two = words.at(state, at), words.at(state, NEXT[at])
        return self.rule, Message("flip-error-strongman", {"one": one, "two": two})

    def label(self, state: Position, at: int) -> Message:
        one, two = words.now_at(state, at), words.now_at(state, NEXT[at])
        return Message("flip-choice-swap", {"one": one, "two": two})

    def targets(self, at: int) -> list[str]:
        return [f"place:{at}", f"place:{NEXT[at]}"]


class Flip(Action):
    """FC-3.3: the token on a place is flipped."""

    def move(self, state: Position, at: int) -> bool:
        if state.telling:
            words.say(state, "flip-flipped", what=words.at(state, at))
        state.turn_over(at)
        return True

    def show(self, state: Position, at: int) -> None:
        uncover(state, at)


class Ability(Action):
    """FC-3.4: the performer on a place uses its instant ability."""

    def find(self, state: Position) -> list[int]:
        """FC-4.6. Tamers are untouched (FC-4.5): they bar an acrobat opposite and a magician beside them, and a fortune teller between
        two of them."""
        where = state.where
        tamer = where[TAMER]
        after, before = AFTER[tamer], BEFORE[tamer]
        return self.at_places[
            (where[ACROBAT] & ~ACROSS[tamer])
            | (where[MAGICIAN] & ~(after | before))
            | (where[TELLER] & ~(after & before))
        ]

    def move(self, state: Position, at: int) -> bool:
        # FC-4.4: an acrobat and a magician move strongmen like all others.
        performer = state.faces[at]
        if performer == TELLER:  # FC-4.3
            if state.telling:
                told = [words.at(state, place) for place in looks(state, at)]
                words.say(state, "flip-teller-used", what=words.at(state, at), seen=told)
            return True
        if performer == ACROBAT:  # FC-4.1
            if state.telling:
                what, other = words.at(state, at), words.at(state, OPPOSITE[at])
                words.say(state, "flip-acrobat-used", what=what, other=other)
            state.exchange(at, OPPOSITE[at])
        else:  # FC-4.2
            if state.telling:
                one, two = words.at(state, LAST[at]), words.at(state, NEXT[at])
                what = words.at(state, at)
                words.say(state, "flip-magician-used", what=what, one=one, two=two)
            state.exchange(LAST[at], NEXT[at])
        return False

    def show(self, state: Position, at: int) -> None:
        look_behind(state, looks(state, at))

    def barred(self, state: Position, at: int) -> Refusal:
        performer = state.faces[at]
        if performer > TELLER:
            return "FC-3.4", Message("flip-error-no-ability", {"what": words.at(state, at)})
        # texts: flip-error-tamer-acrobat, flip-error-tamer-magician, flip-error-tamer-fortune-teller
        message = Message(f"flip-error-tamer-{ring.PERFORMERS[performer]}")
        return ("FC-4.6" if performer == TELLER else "FC-4.5"), message

    def label(self, state: Position, at: int) -> Message:
        performer = state.faces[at]
        what = words.now_at(state, at)
        if performer == ACROBAT:
            other = words.now_at(state, OPPOSITE[at])
            return Message("flip-choice-acrobat", {"what": what, "other": other})
        if performer == MAGICIAN:
            one, two = words.now_at(state, LAST[at]), words.now_at(state, NEXT[at])
            return Message("flip-choice-magician", {"what": what, "one": one, "two": two})
        shown = [words.now_at(state, place) for place in looks(state, at)]
        return Message("flip-choice-teller", {"what": what, "seen": shown})


def looks(state: Position, at: int) -> list[int]:
    """The places whose backs a fortune teller sees: not a tamer's (FC-4.3, FC-4.5)."""
    return [beside for beside in (LAST[at], NEXT[at]) if state.faces[beside] != TAMER]


def uncover(state: Position, place: int) -> None:
    """Everybody sees the face that has come up on `place` (FC-3.3)."""
    state.show(state.cells[place] >> 1, EVERYBODY)
    if state.telling:
        words.turned_up(state, place)


def take_posters(state: Position) -> None:
    """FC-6.1 to FC-6.3, after each action."""
    where = state.where
    middles = (
        MIDDLE[where[ACROBAT]]
        | MIDDLE[where[MAGICIAN]]
        | MIDDLE[where[TELLER]]
        | MIDDLE[where[STRONGMAN]]
        | MIDDLE[where[TAMER]]
    )
    if middles == 0:
        return
    side = state.mover & 1
    for place in ring.MEMBERS[middles]:  # FC-6.1: two at once in the order of the middle places
        performer = state.faces[place]
        if (state.posters[0] | state.posters[1]) >> performer & 1:
            continue
        state.posters[side] |= 1 << performer
        # What stood before had fewer posters: it cannot come back.
        state.starts = []
        state.earlier = None
        state.settled = position.NOTHING
        if state.telling:
            words.say(state, "flip-poster-taken", performer=words.poster(performer))
        if ring.COUNT[state.posters[side]] == 3:  # FC-6.3
            finish(state, side, position.THIRD_POSTER)
            return
        if state.telling:
            state.tell(EVERYBODY, "flip-bowed", {"what": words.at(state, place)})
        state.turn_over(place)
        uncover(state, place)
