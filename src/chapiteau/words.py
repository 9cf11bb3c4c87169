"""What leaves the engine: messages, choices, events and views, as plain typed data.

Nothing here is text. A `Message` is an id and arguments; Fluent turns it into a sentence in the page, the terminal or a log, in each
reader's own language (`chapiteau.text`). Everything encodes to JSON with msgspec, and the page's types are generated from here.
"""

import copyreg
import operator
from typing import Any

import msgspec

LANGUAGES = ("en", "fr")
SPECTATOR = -1
"""The viewer who holds no seat and knows only what is public."""
END = -2
"""The viewer of a finished match: everything is shown. Views for END exist only of final states."""


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence to be: a Fluent id (`flip-swapped`, or an attribute `performer-clown.many`) and its arguments.

    An argument is a number, a word for a Fluent selector, another message (formatted first), or a list of messages (joined as
    the language joins lists).
    """

    id: str
    args: dict[str, "int | str | Message | list[Message]"] = {}


Args = dict[str, int | str | Message | list[Message]]
"""Arguments of a message."""


def say(text: str, /, **args: int | str | Message | list[Message]) -> Message:
    """A message with its arguments by name."""
    return Message(text, args)


def seat(number: int) -> Message:
    """The name of whoever sits there; readers put in the name that the table knows."""
    return Message("seat", {"n": number})


class Event(msgspec.Struct, frozen=True):
    """Something that happened. `audience` is the bit mask of viewers who may know it and is never sent."""

    message: Message
    audience: int
    known: bool
    """Whether it could be foretold: nobody had learned anything in this step when it was told."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal action, as people see it."""

    action: int
    """Its number among all actions of the title with this box."""
    label: Message
    rule: str
    """Number of the rule that allows it (`FC-3.2`)."""
    group: str
    """Choices of one kind stand together; also a Fluent id suffix: `<title>-group-<group>`."""
    targets: list[str] = []
    """Places on the board it belongs to (`place:3`). With two or more the order of selecting does not matter."""
    preview: list[Message] = []
    """What is sure to happen besides the action itself, as far as this player may know."""
    final: bool = False
    """It cannot be taken back: it teaches somebody something, or passes the turn."""
    name: str = ""
    """The name of the action, in every language and version of the title the same: `hire lion-tamer`. Commands and records use it."""


class Counter(msgspec.Struct, frozen=True):
    """A labelled number in a seat's panel (posters 2)."""

    label: Message
    value: int


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of one seat in every title."""

    seat: int
    side: int
    """Seats of one team share a side; without teams it is the seat's number."""
    score: int
    counters: list[Counter]


class Source(msgspec.Struct, frozen=True):
    """One row of the final table: where points came from, per seat."""

    label: Message
    values: list[int]


class Result(msgspec.Struct, frozen=True):
    """How a match ended."""

    places: list[list[int]]
    """Seats by place, best first; seats that share a place stand together. A draw is one place with everybody."""
    reason: Message
    tie_break: Message | None
    sources: list[Source]


def by_place(ranking: list[int]) -> list[list[int]]:
    """The seats of each place (`Result.places`), from the place of each seat."""
    return [
        [number for number, place in enumerate(ranking) if place == which]
        for which in sorted(set(ranking))
    ]


class View(msgspec.Struct, frozen=True):
    """A position as one viewer may know it, built by allow-list."""

    title: str
    viewer: int
    players: int
    turn: int
    to_act: list[int]
    status: Message
    """What is asked now, without a name: "2 actions left". The reader adds whose turn it is."""
    hint: Message | None
    """What this viewer can do about it, in one sentence; None when the viewer has nothing to decide."""
    seats: list[SeatView]
    board: Any
    """The title's own struct (`titles/<title>/view.py`)."""
    description: list[Message]
    """The whole position in sentences: the text twin of the board."""
    result: Result | None
    passing: int = -1
    """The action that answers what the viewer is asked, where nothing but cards of a hand could be played instead; else -1. Whether
    there is one never depends on which cards are held: readers may let it be taken for them, and its pace then tells the others nothing."""
    open_to: list[int] = []
    """The other seats that may see all of this view and of the viewer's log, and watch the viewer decide. At one screen no curtain is
    needed between seats whose views are open to all who share it."""


def whole(given: object) -> int:
    """A whole number of any kind (NumPy has its own) as an int. Raises ChapiteauError `wrong-number` for anything else, a bool among them.

    Whatever comes in as a player or an action goes through here, so that it is refused at once or can be kept.
    """
    if type(given) is int:
        return given
    try:
        if not isinstance(given, bool):
            return int(operator.index(given))  # type: ignore[arg-type]
    except TypeError:
        pass
    raise ChapiteauError("wrong-number", Message("error-whole", {"given": repr(given)[:80]}))


class ChapiteauError(Exception):
    """Something was wrong: `code` for programs, `message` for people (what, which rule, what can be done)."""

    def __init__(self, code: str, message: Message, rule: str = "") -> None:
        super().__init__(f"{code}: {message.id} {message.args}" + (f" ({rule})" if rule else ""))
        self.code = code
        self.message = message
        self.rule = rule

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled without its constructor, whose arguments differ from class to class, so that every error can leave its process."""
        return copyreg.__newobj__, (type(self), *self.args), self.__dict__  # type: ignore[attr-defined]


class IllegalAction(ChapiteauError):
    """The rules do not allow this action now; `rule` is the number of the rule that forbids it. Nothing was changed."""

    def __init__(self, message: Message, rule: str) -> None:
        super().__init__("illegal-action", message, rule)
