"""The three actions of a turn (FC-3.1 to FC-3.4, FC-4), and what follows from them: posters and clown benefits."""

from typing import Final

from chapiteau.game import EVERYBODY
from chapiteau.titles.flip_circus.rules import position, ring, words
from chapiteau.titles.flip_circus.rules.decision import PLACE, Decision, Refusal
from chapiteau.titles.flip_circus.rules.position import Position
from chapiteau.titles.flip_circus.rules.ring import CLOWN, LAST, MIDDLE, NEXT, OPPOSITE, TAMER
from chapiteau.titles.flip_circus.rules.turns import finish, foretell, look_behind
from chapiteau.words import Args, Message

ABILITIES: Final = ("acrobat", "magician", "teller")
"""What the abilities are called in texts, by performer (FC-4)."""
TOLD: Final = {
    "swap": "flip-swapped",
    "flip": "flip-flipped",
    "acrobat": "flip-acrobat-used",
    "magician": "flip-magician-used",
    "teller": "flip-teller-used",
}
"""The sentence that tells an action."""


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
        if state.telling:
            words.say(state, TOLD[self.called(state, at)], **self.args(state, at, False))
        before = state.where[CLOWN]
        unseen = self.move(state, at)
        # FC-5.1: a place shows a clown only now and has one beside it. The picture before the middle tokens turn over counts; FC-6.2:
        # posters come first all the same.
        clowns = state.where[CLOWN]
        joined = clowns & ~before & ring.BESIDE[clowns]
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
            # FC-5.2, because of FC-8.2 or because nothing is left to take or to return
            if state.telling:
                words.say(state, "flip-benefit-barred" if state.reserve() else "flip-benefit-none")
        state.settle()

    def why_not(self, state: Position, at: int) -> Refusal:
        if state.left == 0:
            return "FC-3.1", Message("flip-error-no-action-left")
        return self.barred(state, at)

    def in_benefit(self, state: Position) -> Refusal:
        return "FC-5.2", Message("flip-error-benefit")

    def label(self, state: Position, at: int) -> Message:
        return Message(f"flip-choice-{self.called(state, at)}", self.args(state, at, True))

    # ---- what each of the three says for itself

    def called(self, state: Position, at: int) -> str:
        """Its name in texts."""
        return self.name

    def args(self, state: Position, at: int, now: bool) -> Args:
        """The tokens that its sentence names; `now`: as `words.at`."""
        return {"what": words.at(state, at, now)}

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
        strong, tamer = state.where[ring.STRONGMAN], state.where[TAMER]
        barred = (strong & ~ring.BEFORE[tamer]) | (ring.BEFORE[strong] & ~tamer)
        return self.at_places[ring.WHOLE & ~barred]

    def args(self, state: Position, at: int, now: bool) -> Args:
        return {"one": words.at(state, at, now), "two": words.at(state, NEXT[at], now)}

    def move(self, state: Position, at: int) -> bool:
        state.exchange(at, NEXT[at])
        return False

    def barred(self, state: Position, at: int) -> Refusal:
        return self.rule, Message("flip-error-strongman", self.args(state, at, False))

    def targets(self, at: int) -> list[str]:
        return [f"place:{at}", f"place:{NEXT[at]}"]


class Flip(Action):
    """FC-3.3: the token on a place is flipped."""

    def move(self, state: Position, at: int) -> bool:
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
        after, before = ring.AFTER[tamer], ring.BEFORE[tamer]
        return self.at_places[
            (where[ring.ACROBAT] & ~ring.ACROSS[tamer])
            | (where[ring.MAGICIAN] & ~(after | before))
            | (where[ring.TELLER] & ~(after & before))
        ]

    def called(self, state: Position, at: int) -> str:
        return ABILITIES[state.faces[at]]

    def args(self, state: Position, at: int, now: bool) -> Args:
        args = super().args(state, at, now)
        performer = state.faces[at]
        if performer == ring.ACROBAT:
            args["other"] = words.at(state, OPPOSITE[at], now)
        elif performer == ring.MAGICIAN:
            args["one"] = words.at(state, LAST[at], now)
            args["two"] = words.at(state, NEXT[at], now)
        else:
            args["seen"] = [words.at(state, place, now) for place in looks(state, at)]
        return args

    def move(self, state: Position, at: int) -> bool:
        # FC-4.4: an acrobat and a magician move strongmen like all others.
        performer = state.faces[at]
        if performer == ring.TELLER:  # FC-4.3
            return True
        if performer == ring.ACROBAT:  # FC-4.1
            state.exchange(at, OPPOSITE[at])
        else:  # FC-4.2
            state.exchange(LAST[at], NEXT[at])
        return False

    def show(self, state: Position, at: int) -> None:
        look_behind(state, looks(state, at))

    def barred(self, state: Position, at: int) -> Refusal:
        performer = state.faces[at]
        if performer > ring.TELLER:
            return "FC-3.4", Message("flip-error-no-ability", {"what": words.at(state, at)})
        # texts: flip-error-tamer-acrobat, flip-error-tamer-magician, flip-error-tamer-fortune-teller
        message = Message(f"flip-error-tamer-{ring.PERFORMERS[performer]}")
        return ("FC-4.6" if performer == ring.TELLER else "FC-4.5"), message


def looks(state: Position, at: int) -> list[int]:
    """The places whose backs a fortune teller sees: not a tamer's (FC-4.3, FC-4.5)."""
    return [beside for beside in (LAST[at], NEXT[at]) if state.faces[beside] != TAMER]


def uncover(state: Position, place: int) -> None:
    """Everybody sees the face that has come up on `place` (FC-3.3)."""
    state.show(state.cells[place] >> 1, EVERYBODY)
    if state.telling and not state.box.forgetful:
        args = {"performer": words.the(state.faces[place]), "place": place + 1}
        state.tell(EVERYBODY, "flip-turned-up", args)


def take_posters(state: Position) -> None:
    """FC-6.1 to FC-6.3, after each action."""
    where = state.where
    middles = (
        MIDDLE[where[ring.ACROBAT]] | MIDDLE[where[ring.MAGICIAN]] | MIDDLE[where[ring.TELLER]]
    )
    middles |= MIDDLE[where[ring.STRONGMAN]] | MIDDLE[where[TAMER]]
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
