"""What happens, told: one sentence for each thing (FC-4.7, FC-8.1).

In the modes without a record the log must not remember for the players. There a sentence names places and no performers, and what a look
shows is in the view only, until the next step.
"""

from typing import Any, Final, Literal

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


def at(state: Position, place: int, now: bool = False) -> Message:
    """The token on a place: the performer that it shows, or only the place. `token` is for the page, which moves and turns it.

    A choice is of this moment: there (`now`) it is called by the performer in every mode.
    """
    if now:
        return Message("flip-at", {"performer": the(state.faces[place]), "place": place + 1})
    token = state.cells[place] >> 1
    if state.box.forgetful:
        return Message("flip-at-place", {"place": place + 1, "token": token})
    performer = the(state.faces[place])
    return Message("flip-at", {"performer": performer, "place": place + 1, "token": token})


def say(state: Position, message: str, **args: Any) -> None:
    """Tell everybody what the seat to move does. Where arguments cost something, only who tells at all asks for them."""
    if state.telling:
        state.tell(EVERYBODY, message, {"player": seat(state.mover), **args})


def seats(state: Position, side: int) -> list[Message]:
    """Who is of a side."""
    return [seat(number) for number in range(side, state.players, 2)]


def ending(state: Position) -> Message:
    """How the match ended, in one sentence."""
    if state.winner == position.DRAWN:
        if state.ending == position.AGREED:
            return Message("flip-drawn-agreed")
        if state.ending == position.THIRD_TIME:
            return Message("flip-drawn-third-time")
        return Message("flip-drawn-last-turn", {"turns": state.box.turn_limit})
    winners = seats(state, state.winner)
    clowns = state.ending == position.FIVE_CLOWNS
    message = "flip-won-clowns" if clowns else "flip-won-posters"
    return Message(message, {"players": winners, "count": len(winners)})
