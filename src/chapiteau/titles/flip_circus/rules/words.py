"""What happens, told: one sentence for each thing (FC-4.7, FC-8.1).

In the modes without a record the log must not remember for the players. There a sentence names places and no performers, and what a look
shows is in the view only, until the next step.
"""

from typing import Final, Literal

from chapiteau.game import EVERYBODY
from chapiteau.titles.flip_circus.rules.box import NONE, OPEN, PENCIL, RECORD
from chapiteau.titles.flip_circus.rules.position import (
    AGREED,
    DRAWN,
    FIVE_CLOWNS,
    GOES_ON,
    LAST_TURN,
    THIRD_TIME,
    Position,
)
from chapiteau.titles.flip_circus.rules.ring import PERFORMERS
from chapiteau.words import Message, seat

Memory = Literal["none", "pencil", "record", "open"]
Close = Literal["goes-on", "five-clowns", "third-time", "last-turn"]

MEMORIES: Final[dict[int, Memory]] = {
    NONE: "none",
    PENCIL: "pencil",
    RECORD: "record",
    OPEN: "open",
}
CLOSES: Final[dict[int, Close]] = {
    GOES_ON: "goes-on",
    FIVE_CLOWNS: "five-clowns",
    THIRD_TIME: "third-time",
    LAST_TURN: "last-turn",
}


# texts: flip-performer-*, flip-poster-*
def name(performer: int) -> Message:
    """A performer without an article."""
    return Message(f"flip-performer-{PERFORMERS[performer]}")


def the(performer: int) -> Message:
    """A performer with its article."""
    return Message(f"flip-performer-{PERFORMERS[performer]}.the")


def at(state: Position, place: int) -> Message:
    """The token on a place: the performer that it shows, or only the place. `token` is for the page, which moves and turns it."""
    token = state.cells[place] >> 1
    if state.box.forgetful():
        return Message("flip-at-place", {"place": place + 1, "token": token})
    performer = the(state.faces[place])
    return Message("flip-at", {"performer": performer, "place": place + 1, "token": token})


def now_at(state: Position, place: int) -> Message:
    """The token on a place by the performer that it shows now, in every mode: a choice is of this moment."""
    return Message("flip-at", {"performer": the(state.faces[place]), "place": place + 1})


def swap(state: Position, one: int, two: int) -> None:
    args = {"player": seat(state.mover), "one": at(state, one), "two": at(state, two)}
    state.tell(EVERYBODY, "flip-swapped", args)


def flip(state: Position, place: int) -> None:
    args = {"player": seat(state.mover), "what": at(state, place)}
    state.tell(EVERYBODY, "flip-flipped", args)


def turned_up(state: Position, place: int) -> None:
    """The face that has come up on `place`; told after it was shown."""
    if not state.box.forgetful():
        args = {"performer": the(state.faces[place]), "place": place + 1}
        state.tell(EVERYBODY, "flip-turned-up", args)


def acrobat(state: Position, place: int, across: int) -> None:
    args = {"player": seat(state.mover), "what": at(state, place), "other": at(state, across)}
    state.tell(EVERYBODY, "flip-acrobat-used", args)


def magician(state: Position, place: int, one: int, two: int) -> None:
    args = {
        "player": seat(state.mover),
        "what": at(state, place),
        "one": at(state, one),
        "two": at(state, two),
    }
    state.tell(EVERYBODY, "flip-magician-used", args)


def teller(state: Position, place: int, seen: list[int]) -> None:
    args = {
        "player": seat(state.mover),
        "what": at(state, place),
        "seen": [at(state, beside) for beside in seen],
    }
    state.tell(EVERYBODY, "flip-teller-used", args)


def look(state: Position, place: int) -> None:
    args = {"player": seat(state.mover), "what": at(state, place)}
    state.tell(EVERYBODY, "flip-looked", args)


def seen(state: Position, places: list[int]) -> None:
    """What the side to move has just seen; told after it was shown to them."""
    if not state.box.forgetful():
        side = state.side_mask(state.mover & 1)
        for place in places:
            back = the(state.backs[state.cells[place] >> 1])
            state.tell(side, "flip-seen", {"what": at(state, place), "performer": back})


def buy(state: Position) -> None:
    state.tell(EVERYBODY, "flip-bought", {"player": seat(state.mover)})


def poster(state: Position, performer: int) -> None:
    args = {
        "player": seat(state.mover),
        "performer": Message(f"flip-poster-{PERFORMERS[performer]}.the"),
    }
    state.tell(EVERYBODY, "flip-poster-taken", args)


def bow(state: Position, place: int) -> None:
    state.tell(EVERYBODY, "flip-bowed", {"what": at(state, place)})


def benefit(state: Position, message: str) -> None:
    state.tell(EVERYBODY, message, {"player": seat(state.mover)})


def no_benefit(state: Position) -> None:
    """There is nothing to choose (FC-5.2), because of FC-8.2 or because nothing is left to take or to return."""
    message = "flip-benefit-none" if state.reserve() == 0 else "flip-benefit-barred"
    state.tell(EVERYBODY, message, {"player": seat(state.mover)})


def end_turn(state: Position) -> None:
    state.tell(EVERYBODY, "flip-turn-ended", {"player": seat(state.mover)})


def begin_turn(state: Position) -> None:
    """What begins with this turn and can end the match soon (FC-8.3)."""
    if state.begun == 2:
        state.tell(EVERYBODY, "flip-second-time", {})
    if state.last_turn():
        state.tell(EVERYBODY, "flip-last-turn", {"turns": state.box.turn_limit})


def third_time_ahead(state: Position) -> None:
    """With this ring the turn can only end in a draw (FC-8.3), unless more applause is spent."""
    state.tell(EVERYBODY, "flip-third-time-ahead", {})


def offer(state: Position) -> None:
    state.tell(EVERYBODY, "flip-draw-offered", {"player": seat(state.mover)})


def answer(state: Position, message: str) -> None:
    state.tell(EVERYBODY, message, {"player": seat(state.actor)})


def finish(state: Position) -> None:
    state.tell(EVERYBODY, ending(state).id, ending(state).args)


def ending(state: Position) -> Message:
    """How the match ended, in one sentence."""
    if state.winner == DRAWN:
        if state.ending == AGREED:
            return Message("flip-drawn-agreed")
        if state.ending == THIRD_TIME:
            return Message("flip-drawn-third-time")
        return Message("flip-drawn-last-turn", {"turns": state.box.turn_limit})
    winners = [seat(number) for number in range(state.players) if number & 1 == state.winner]
    message = "flip-won-clowns" if state.ending == FIVE_CLOWNS else "flip-won-posters"
    return Message(message, {"players": winners, "count": len(winners)})
