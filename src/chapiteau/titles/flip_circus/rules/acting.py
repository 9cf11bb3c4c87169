"""The three actions of a turn (FC-3.1 to FC-3.4, FC-4), and what follows from them: posters and clown benefits."""

from chapiteau.game import EVERYBODY
from chapiteau.titles.flip_circus.rules import ring, words
from chapiteau.titles.flip_circus.rules.decision import PLACE, Decision, Refusal
from chapiteau.titles.flip_circus.rules.position import (
    BENEFIT,
    NOTHING,
    OVER,
    THIRD_POSTER,
    Position,
)
from chapiteau.titles.flip_circus.rules.ring import (
    ACROBAT,
    CLOWN,
    MAGICIAN,
    MIDDLE,
    OPPOSITE,
    PLACES,
    STRONGMAN,
    TAMER,
    TELLER,
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
        clowns = state.where[CLOWN]
        looks = self.move(state, at)
        # FC-5.1: the picture before the middle tokens turn over counts; FC-6.2: posters come first all the same.
        joined = ring.joins(clowns, state.where[CLOWN])
        if state.telling and not (joined and state.may_choose()):
            foretell(state)
        if looks:
            beside = (before(at), after(at))
            look_behind(state, [place for place in beside if looks >> place & 1])
        self.show(state, at)
        take_posters(state)
        if state.phase == OVER:
            return
        if joined:
            if state.may_choose():
                state.phase = BENEFIT
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

    def move(self, state: Position, at: int) -> int:
        """Change the ring. Gives the mask of the places whose backs the side to move is about to see."""
        raise NotImplementedError

    def show(self, state: Position, at: int) -> None:
        """Let all see the face that has come up."""

    def barred(self, state: Position, at: int) -> Refusal:
        """Why the ring forbids it."""
        raise NotImplementedError


class Swap(Action):
    """FC-3.2: the tokens on a place and the next one change places."""

    def find(self, state: Position, legal: list[int]) -> None:
        legal += self.at_places[ring.swappable(state.where)]

    def move(self, state: Position, at: int) -> int:
        if state.telling:
            words.swap(state, at, after(at))
        state.exchange(at, after(at))
        return 0

    def barred(self, state: Position, at: int) -> Refusal:
        two = words.at(state, after(at))
        return self.rule, Message("flip-error-strongman", {"one": words.at(state, at), "two": two})

    def label(self, state: Position, at: int) -> Message:
        one, two = words.now_at(state, at), words.now_at(state, after(at))
        return Message("flip-choice-swap", {"one": one, "two": two})

    def targets(self, at: int) -> list[str]:
        return [f"place:{at}", f"place:{after(at)}"]


class Flip(Action):
    """FC-3.3: the token on a place is flipped."""

    def move(self, state: Position, at: int) -> int:
        if state.telling:
            words.flip(state, at)
        state.turn_over(at)
        return 0

    def show(self, state: Position, at: int) -> None:
        uncover(state, at)


class Ability(Action):
    """FC-3.4: the performer on a place uses its instant ability."""

    def find(self, state: Position, legal: list[int]) -> None:
        legal += self.at_places[ring.able(state.where)]

    def move(self, state: Position, at: int) -> int:
        # FC-4.4: an acrobat and a magician move strongmen like all others.
        performer = state.faces[at]
        if performer == ACROBAT:  # FC-4.1
            if state.telling:
                words.acrobat(state, at, across(at))
            state.exchange(at, across(at))
        elif performer == MAGICIAN:  # FC-4.2
            if state.telling:
                words.magician(state, at, before(at), after(at))
            state.exchange(before(at), after(at))
        else:  # FC-4.3
            looks = seen(state, at)
            if state.telling:
                words.teller(state, at, looks)
            return sum(1 << place for place in looks)
        return 0

    def barred(self, state: Position, at: int) -> Refusal:
        performer = state.faces[at]
        if performer > TELLER:
            return "FC-3.4", Message("flip-error-no-ability", {"what": words.at(state, at)})
        # texts: flip-error-tamer-acrobat, flip-error-tamer-magician, flip-error-tamer-fortune-teller
        message = Message(f"flip-error-tamer-{ring.PERFORMERS[performer]}")
        return ("FC-4.5" if performer in (ACROBAT, MAGICIAN) else "FC-4.6"), message

    def label(self, state: Position, at: int) -> Message:
        performer = state.faces[at]
        what = words.now_at(state, at)
        if performer == ACROBAT:
            other = words.now_at(state, across(at))
            return Message("flip-choice-acrobat", {"what": what, "other": other})
        if performer == MAGICIAN:
            one, two = words.now_at(state, before(at)), words.now_at(state, after(at))
            return Message("flip-choice-magician", {"what": what, "one": one, "two": two})
        shown = [words.now_at(state, place) for place in seen(state, at)]
        return Message("flip-choice-teller", {"what": what, "seen": shown})


def after(place: int) -> int:
    return (place + 1) % PLACES


def before(place: int) -> int:
    return (place - 1) % PLACES


def across(place: int) -> int:
    return (place + OPPOSITE) % PLACES


def seen(state: Position, place: int) -> list[int]:
    """The places whose backs a fortune teller sees: not a tamer's (FC-4.3, FC-4.5)."""
    return [beside for beside in (before(place), after(place)) if state.faces[beside] != TAMER]


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
    for place in range(PLACES):  # FC-6.1: two at once in the order of the middle places
        performer = state.faces[place]
        taken = state.posters[0] | state.posters[1]
        if middles >> place & 1 and not taken >> performer & 1:
            state.posters[side] |= 1 << performer
            # What stood before had fewer posters: it cannot come back.
            state.starts = []
            state.earlier = None
            state.settled = NOTHING
            if state.telling:
                words.poster(state, performer)
            if ring.COUNT[state.posters[side]] == 3:  # FC-6.3
                finish(state, side, THIRD_POSTER)
                return
            if state.telling:
                words.bow(state, place)
            state.turn_over(place)
            uncover(state, place)
