"""What happens, told: one sentence for each thing (FC-4.7, FC-8.1).

In the modes without a record the log must not remember for the players. There a sentence names places and no performers, and what a look
shows is in the view only, until the next step.
"""

from typing import Final, Literal

from chapiteau.game import EVERYBODY
from chapiteau.titles.flip_circus.rules import position
from chapiteau.titles.flip_circus.rules.position import Position
from chapiteau.titles.flip_circus.rules.ring import PERFORMERS
from chapiteau.words import Message, seat

Close = Literal["goes-on", "five-clowns", "third-time", "last-turn"]

CLOSES: Final[dict[int, Close]] = {
    position.GOES_ON: "goes-on",
    position.FIVE_CLOWNS: "five-clowns",
    position.THIRD_TIME: "third-time",
    position.LAST_TURN: "last-turn",
}


# texts: flip-performer-*, flip-poster-*
def name(performer: int) -> Message:
    """A performer without an article."""
    return Message(f"flip-performer-{PERFORMERS[performer]}")


def the(performer: int) -> Message:
    """A performer with its article."""
    return Message(f"flip-performer-{PERFORMERS[performer]}.the")


def poster(performer: int) -> Message:
    """A performer's poster, with its article."""
    return Message(f"flip-poster-{PERFORMERS[performer]}.the")


def at(state: Position, place: int) -> Message:
    """The token on a place: the performer that it shows, or only the place. `token` is for the page, which moves and turns it."""
    token = state.cells[place] >> 1
    if state.box.forgetful:
        return Message("flip-at-place", {"place": place + 1, "token": token})
    performer = the(state.faces[place])
    return Message("flip-at", {"performer": performer, "place": place + 1, "token": token})


def now_at(state: Position, place: int) -> Message:
    """The token on a place by the performer that it shows now, in every mode: a choice is of this moment."""
    return Message("flip-at", {"performer": the(state.faces[place]), "place": place + 1})


def say(state: Position, message: str, **args: Message | list[Message]) -> None:
    """Tell everybody what the seat to move does."""
    state.tell(EVERYBODY, message, {"player": seat(state.mover), **args})


def turned_up(state: Position, place: int) -> None:
    """The face that has come up on `place`; told after it was shown."""
    if not state.box.forgetful:
        args = {"performer": the(state.faces[place]), "place": place + 1}
        state.tell(EVERYBODY, "flip-turned-up", args)


def seen(state: Position, places: list[int]) -> None:
    """What the side to move has just seen; told after it was shown to them."""
    if not state.box.forgetful:
        side = state.side_mask(state.mover & 1)
        for place in places:
            back = the(state.backs[state.cells[place] >> 1])
            state.tell(side, "flip-seen", {"what": at(state, place), "performer": back})


def no_benefit(state: Position) -> None:
    """There is nothing to choose (FC-5.2), because of FC-8.2 or because nothing is left to take or to return."""
    say(state, "flip-benefit-none" if state.reserve() == 0 else "flip-benefit-barred")


def begin_turn(state: Position) -> None:
    """What begins with this turn and can end the match soon (FC-8.3)."""
    if state.begun == 2:
        state.tell(EVERYBODY, "flip-second-time", {})
    if state.last_turn():
        state.tell(EVERYBODY, "flip-last-turn", {"turns": state.box.turn_limit})


def answer(state: Position, message: str) -> None:
    """What the seat that was offered a draw says."""
    state.tell(EVERYBODY, message, {"player": seat(state.actor)})


def finish(state: Position) -> None:
    told = ending(state)
    state.tell(EVERYBODY, told.id, told.args)


def ending(state: Position) -> Message:
    """How the match ended, in one sentence."""
    if state.winner == position.DRAWN:
        if state.ending == position.AGREED:
            return Message("flip-drawn-agreed")
        if state.ending == position.THIRD_TIME:
            return Message("flip-drawn-third-time")
        return Message("flip-drawn-last-turn", {"turns": state.box.turn_limit})
    winners = [seat(number) for number in range(state.players) if number & 1 == state.winner]
    clowns = state.ending == position.FIVE_CLOWNS
    message = "flip-won-clowns" if clowns else "flip-won-posters"
    return Message(message, {"players": winners, "count": len(winners)})
