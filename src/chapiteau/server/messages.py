"""What travels between the page and the server. The page's types are generated from here.

Links hold their secret key in the URL fragment (`/#/seat/KEY`, `/#/watch/KEY`, `/#/join/KEY`), which browsers never send; requests carry it
as `Authorization: Bearer KEY`, the WebSocket in its first message. So no key reaches a log.
"""

from typing import Annotated, Any, Literal

import msgspec

from chapiteau.past import Line, UndoState
from chapiteau.players.coach import Point, Sort
from chapiteau.server.changes import Operation
from chapiteau.title import Meta
from chapiteau.words import Choice, Message, View

Number = Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]
"""What a client may send: no number that a database or another client could not hold."""
Word = Annotated[str, msgspec.Meta(max_length=64)]
Action = Annotated[str, msgspec.Meta(max_length=200)]
Name = Annotated[str, msgspec.Meta(extra_json_schema={"maxLength": 40})]
"""Checked by `people.clean_name`: it may be longer if no more is left of it."""
Id = Annotated[
    str,
    msgspec.Meta(
        extra_json_schema={"pattern": "^[A-Za-z0-9_-]+$", "minLength": 16, "maxLength": 64}
    ),
]
"""Checked by `people.check_id`."""


class Health(msgspec.Struct, frozen=True):
    """GET /api/health."""

    status: Literal["ok"]
    version: str
    build: str
    """Which build of the rules runs: `compiled` or `interpreted`."""
    addresses: list[str]
    """Where others in the network find the page (`http://192.0.2.7:8765/`). Told to this machine alone; none when it alone is served."""


class TitleInfo(msgspec.Struct, frozen=True):
    """GET /api/titles: a list of these."""

    meta: Meta
    bots: list[str]
    """Names of the computer players to choose from: the levels, weakest first (how they play is in `meta.levels`, in the same order), then
    the guests that the host lets in, as `module:Class`."""
    usual: str
    """The one of them that a newcomer meets."""


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a table to be made: a person on this screen, a bot, or open for whoever has the invite."""

    kind: Literal["person", "bot", "open"]
    name: Name = ""
    bot: Word = ""


class NewTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """POST /api/tables."""

    title: Word
    seats: Annotated[list[SeatPlan], msgspec.Meta(max_length=16)]
    options: Annotated[dict[Word, Number | Word | bool], msgspec.Meta(max_length=64)] = {}
    components: dict[str, Any] | None = None
    hints: bool = False
    """Whether people who play against each other may ask for hints. Who plays against bots alone always may."""


class TableMade(msgspec.Struct, frozen=True):
    """Answer to NewTable. Keys are secrets; "" where there is none."""

    table: str
    seats: list[str]
    """Per seat the key of a person on this screen, else ""."""
    invite: str
    """Key with which the open seats are taken."""
    watch: str
    """Key of the spectators."""


class Invitation(msgspec.Struct, frozen=True):
    """GET /api/invitation (Bearer: the invite key): what one may join."""

    table: str
    title: str
    options: dict[str, int | str | bool]
    seats: list["SeatInfo"]
    watch: str


class Join(msgspec.Struct, frozen=True):
    """POST /api/invitation (Bearer: the invite key): take an open seat. The same `id` again gives the same seat and key.

    `id` is the joiner's secret: 16 to 64 random url-safe characters (a UUID will do). `name` has 1 to 40 characters.
    """

    id: Id
    seat: Number
    name: Annotated[Name, msgspec.Meta(extra_json_schema={"minLength": 1})]


class Joined(msgspec.Struct, frozen=True):
    seat: int
    key: str


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    """"" for an open seat, and for a bot (the page says which bot in its reader's language)."""
    bot: str
    online: bool


class Command(msgspec.Struct, frozen=True, omit_defaults=True):
    """POST /api/table/commands (Bearer: a seat key). `id` (a UUID) makes it safe to send twice; `revision` is what the sender saw, in
    the seat's own numbering.

    Stale: 409 with a Problem that carries the fresh Update. `id` has 16 to 64 url-safe characters.
    """

    id: Id
    revision: Number
    kind: Literal["act", "undo"]
    action: Action = ""
    """The `name` of a choice: what a page that was loaded long ago means by it is what is done."""


class Update(msgspec.Struct, frozen=True):
    """Everything one viewer may know at one revision: answer to a command, push on the WebSocket, GET /api/table?since=N.

    Each viewer counts revisions in a numbering of their own: a step of which a viewer may know nothing makes none there.
    """

    table: str
    title: str
    options: dict[str, int | str | bool]
    commitment: str
    seed: str
    """Hexadecimal, only when the match is over."""
    revision: int
    viewer: int
    """The seat of the key, or -1."""
    started: bool
    """False while seats are open; then there are no choices yet."""
    seats: list[SeatInfo]
    view: View
    choices: list[Choice]
    undo: UndoState
    lines: list[Line]
    """The log after revision `since` (0: all of it)."""
    since: int
    """What was asked for; in the answer to a command, the revision that its sender saw. Once the match is over it is always 0 and the
    log is complete: it then tells what was hidden before."""
    hints: bool
    """Whether seats get hints at this table."""
    thinking: list[int]
    """Seats whose bot is choosing just now."""


class Change(msgspec.Struct, frozen=True):
    """What is pushed in place of an Update to a client that has said so in its Hello, where that is shorter."""

    base: int
    """The revision of the Update that it changes: the one that this connection brought last, itself or by a Change."""
    patch: list[Operation]
    """A JSON Patch (RFC 6902) of that Update, but for `lines` and `since`; of the operations only these three."""
    lines: list[Line]
    """The log after revision `since`, as in an Update."""
    since: int


class Nearly(msgspec.Struct, frozen=True):
    """Another step that would be nearly as good, and its main reason."""

    action: int
    reason: Message


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """GET /api/table/hint (Bearer: a seat key): what the best bot would do in this seat, and its main reason; from the seat's own
    knowledge. Among people only where the table has hints (`Update.hints`)."""

    revision: int
    action: int
    """One of the seat's choices at that revision."""
    reason: Message
    nearly: Nearly | None = None
    """The best of the other first steps, where it is nearly as good."""


class Moment(msgspec.Struct, frozen=True):
    """A step that changed much for the seat that made it, in words and on the board."""

    step: int
    """The number of the record's entry, from 1."""
    turn: int
    seat: int
    sort: Sort
    """`mistake`: the decision, given what the seat could know. `luck`: what was drawn, rolled or shown. `move`: a good step."""
    heading: Message
    """Which step it was."""
    told: list[Message]
    """What it changed; for a mistake what would have been better."""
    view: View
    """The position before it, as its seat saw it."""
    made: list[str]
    """The places of what was done."""
    better: list[str]
    """The places of what would have been better; [] where there is nothing to show, and for all but mistakes."""


class LookBack(msgspec.Struct, frozen=True):
    """What the coach found in a match that is over (docs/players.md, "Hints and looking back")."""

    alone: bool
    """Whether there was nobody to win against: then points stand for chances."""
    curve: list[Point]
    """The first decision of each turn, and the end."""
    moments: list[Moment]
    """The largest change first, at most three."""


class Looking(msgspec.Struct, frozen=True):
    """GET /api/table/review (Bearer: a seat or watch key): what the coach found, once the match is over. It takes some seconds to
    some minutes: an answer comes after ten at the latest, and while there is nothing yet, whoever wants it asks again."""

    found: LookBack | None


class PositionText(msgspec.Struct, frozen=True):
    """GET /api/table/position (Bearer: a seat or watch key): the position as its holder knows it, as text (docs/positions.md)."""

    revision: int
    text: str


class Hello(msgspec.Struct, frozen=True, omit_defaults=True):
    """First message on the WebSocket /api/table/live. After it the server pushes an Update for each of the viewer's revisions, and one of
    the same revision whenever somebody joins, comes or goes; or a Change in its place. The client sends nothing more.

    Close codes: 1008 no valid Hello in time, or a key that may not look; 1013 too slow or too many: connect again later.
    """

    key: Word
    since: Number
    changes: bool = False
    """Whether the client understands a Change in place of an Update."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """application/problem+json (RFC 9457) with a code for programs and a message for people."""

    type: str
    title: str
    status: int
    code: str
    message: Message
    rule: str = ""
    update: Update | None = None
    """With code `stale`: the position as it is."""
