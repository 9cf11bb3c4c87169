"""One table in memory: its match, who sits there, who looks on, and what each of them gets to see."""

import asyncio
import math
import time
from collections.abc import Hashable, Iterator, Set
from contextlib import contextmanager
from typing import Any, Literal, NamedTuple

import msgspec

from chapiteau.chance import commitment
from chapiteau.match import Entry, Match
from chapiteau.past import Line
from chapiteau.players.base import Decision
from chapiteau.registry import title as find_title
from chapiteau.server.messages import Change, SeatInfo, Update
from chapiteau.server.problems import Refused
from chapiteau.server.sights import Seen, Sent, Sights, changes_since, encoded
from chapiteau.server.store import Stored
from chapiteau.words import END, ChapiteauError

LOOKED_SECONDS = 15.0
"""How long somebody who has asked for the table counts as looking on."""
WAITING = 64
"""Updates that may wait for one client. One that is further behind is cut off; it connects again and catches up."""


class Watcher:
    """One live connection: updates on their way to it."""

    def __init__(self, viewer: int, since: int, changes: bool = False) -> None:
        self.viewer = viewer
        self.since = since
        """The revision up to which it has the log."""
        self.changes = changes
        """Whether it understands a Change."""
        self.sent: Sent | None = None
        """What it was sent last."""
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(WAITING)
        self.lost = asyncio.Event()
        """Set when it fell too far behind."""

    def offer(self, frame: "Frame") -> None:
        """Put an update on its way."""
        try:
            self.queue.put_nowait(frame.encoded)
            self.since, self.sent = frame.revision, frame.sent
        except asyncio.QueueFull:
            self.lost.set()


class Frame(NamedTuple):
    """An Update or a Change for one live connection."""

    encoded: bytes
    revision: int
    sent: Sent


class Seat(msgspec.Struct):
    """Who sits where; columns of `schema.seats`."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str
    join_digest: str | None


class Thought:
    """What a bot thinks about a seat's decision."""

    def __init__(self, revision: int, bot: str, deciding: "asyncio.Task[Decision]") -> None:
        self.revision = revision
        """The seat's revision that it thinks about."""
        self.bot = bot
        self._deciding = deciding
        deciding.add_done_callback(heard)

    @property
    def failed(self) -> bool:
        return self._deciding.done() and (
            self._deciding.cancelled() or self._deciding.exception() is not None
        )

    async def decision(self) -> Decision:
        """What it decides; whoever else waits for it goes on waiting. Raises BotFailed."""
        return await asyncio.shield(self._deciding)


def heard(thinking: "asyncio.Task[Any]") -> None:
    """It does not matter if nobody waits for what comes of it any more."""
    if not thinking.cancelled():
        thinking.exception()


class Table:
    """A table. Whoever reads or changes it holds `lock`; `Tables.hold` sees to that, and to `fill`."""

    def __init__(self, name: str, sights: Sights) -> None:
        self.name = name
        self._sights = sights
        self.lock = asyncio.Lock()
        self.filled = False
        self.watchers: set[Watcher] = set()
        self.looked = -math.inf
        """When somebody without a live connection looked, by `time.monotonic`."""
        self.thinking: set[int] = set()
        self.thoughts: dict[int, Thought] = {}
        """Per seat what a bot thought about it last."""
        self.review: asyncio.Task[bytes] | None = None
        """The coach's look at the match, once it is over and somebody has asked."""
        self._laid = 0
        """How often a match was put here: after a fault the same revision may be another one."""
        self._hints = False
        """Whether those who play together agreed on hints."""
        self.match: Match
        self.seats: list[Seat]
        self.commands: dict[str, int]

    def lay(
        self, match: Match, seats: list[Seat], commands: dict[str, int], hints: bool = False
    ) -> None:
        """Put a match on the table."""
        self._hints = hints
        self.match, self.seats, self.commands = match, seats, commands
        self.review = None
        self._laid += 1
        self.filled = True

    def fill(self, stored: Stored) -> None:
        """Make the match from its log, by replay. Raises Refused when its rules have changed since."""
        row = stored.table
        title = find_title(row.title)
        try:
            title.rules_version(row.rules_version)
        except ChapiteauError:
            now = {"then": row.rules_version, "now": title.meta.rules_version}
            raise Refused(409, "problem-other-rules", now) from None
        match = Match(
            title,
            len(stored.seats),
            msgspec.json.decode(row.options),
            bytes.fromhex(row.seed),
            None if row.components is None else msgspec.json.decode(row.components),
            [seat.name for seat in stored.seats],
            rules_version=row.rules_version,
            box=row.box if row.components is None else "",
        )
        for line in stored.entries:
            match.enter(match.entry(line))
        seats = [
            Seat(row.seat, row.kind, row.name, row.bot, row.join_digest) for row in stored.seats
        ]
        self.lay(match, seats, stored.commands, row.hints)

    def known_revision(self, viewer: int, claimed: int) -> int:
        """Of what a client says that it knows, what there is."""
        return max(0, min(claimed, self.revision(viewer)))

    @contextmanager
    def in_doubt(self) -> Iterator[None]:
        """Around what stores a change. If that fails, it is stored or it is not: the log decides, and the table is filled from it again."""
        try:
            yield
        except BaseException:
            self.filled = False
            raise

    # ---- what is so

    def revision(self, viewer: int) -> int:
        """The revision that a viewer knows, in the viewer's own numbering."""
        return self.match.revision_for(viewer)

    @property
    def started(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def over(self) -> bool:
        return self.match.state.is_final()

    @property
    def gives_hints(self) -> bool:
        """Whether seats get hints: against bots alone always, among people where the table was made so."""
        return self._hints or sum(seat.kind != "bot" for seat in self.seats) < 2

    @property
    def looked_at(self) -> bool:
        """Whether anybody looks on, or just did."""
        return bool(self.watchers) or time.monotonic() - self.looked < LOOKED_SECONDS

    async def still_asks(self, seat: int, revision: int, action: int) -> bool:
        """Whether `action`, chosen when the seat's revision was `revision`, still answers what the seat is asked."""
        if seat not in self.match.state.to_act():
            return False
        if self.revision(seat) == revision:
            return True
        return await asyncio.to_thread(self.match.still_means, Entry(seat, action), revision)

    def bots_to_act(self) -> list[int]:
        """Seats whose bot should be thinking now. Bots alone wait for somebody who looks on."""
        alone = all(seat.kind == "bot" for seat in self.seats)
        if not self.started or (alone and not self.looked_at):
            return []
        return [seat for seat in self.match.state.to_act() if self.seats[seat].kind == "bot"]

    def online(self) -> Set[int]:
        return {watcher.viewer for watcher in self.watchers}

    def seat_infos(self) -> list[SeatInfo]:
        online = self.online()
        return [
            SeatInfo(seat.seat, seat.kind, seat.name, seat.bot, seat.seat in online)
            for seat in self.seats
        ]

    # ---- what a viewer gets

    def _now(self, viewer: int) -> Hashable:
        """What a viewer sees is the same as long as this is."""
        return self._laid, self.revision(viewer), self.started, self.over

    def is_seen(self, viewer: int) -> bool:
        """Whether what `viewer` sees is known, so that an update takes no time."""
        return self._sights.get((self.name, viewer), self._now(viewer)) is not None

    def see(self, viewer: int) -> Seen:
        """What `viewer` (a seat or SPECTATOR) sees now, made once for each of that viewer's revisions."""
        who, now = (self.name, viewer), self._now(viewer)
        seen = self._sights.get(who, now)
        if seen is None:
            match = self.match
            acts = self.started and viewer in match.state.to_act()
            seen = encoded(
                match.view(END if self.over else viewer),
                match.choices(viewer) if acts else [],
                match.undo_state(viewer),
            )
            self._sights.put(who, now, seen)
        return seen

    def sent(self, viewer: int) -> Sent:
        """All that `viewer` (a seat or SPECTATOR) may know but for the log."""
        match = self.match
        head = {
            "table": self.name,
            "title": match.title.meta.id,
            "options": match.options,
            "commitment": commitment(match.seed),
            "seed": match.seed.hex() if self.over else "",
            "revision": self.revision(viewer),
            "viewer": viewer,
            "started": self.started,
            "seats": msgspec.to_builtins(self.seat_infos()),
            "hints": self.gives_hints,
            "thinking": sorted(self.thinking),
        }
        return Sent(head, self.see(viewer))

    def lines(self, viewer: int, since: int) -> list[Line]:
        """The log after revision `since`, with everything open once the match is over."""
        return self.match.log(viewer, since, everything=self.over)

    def update(self, viewer: int, since: int = 0) -> Update:
        """All that `viewer` (a seat or SPECTATOR) may know, with the log after revision `since`."""
        since = 0 if self.over else self.known_revision(viewer, since)
        sent = self.sent(viewer)
        # Parts that are encoded already: an Update is only ever sent.
        parts: dict[str, Any] = {**sent.head, **sent.seen._asdict()}
        return Update(**parts, lines=self.lines(viewer, since), since=since)

    def frames(self, watchers: list[Watcher]) -> list[Frame]:
        """What each of these live connections gets now: a Change where it understands that and it is shorter, else an Update."""
        made: dict[Hashable, Frame] = {}
        found = []
        for watcher in watchers:
            before = watcher.sent if watcher.changes else None
            what = (watcher.viewer, watcher.since, id(before))
            if what not in made:
                made[what] = self._frame(watcher.viewer, watcher.since, before)
            found.append(made[what])
        return found

    def _frame(self, viewer: int, since: int, before: Sent | None) -> Frame:
        revision, sent = self.revision(viewer), self.sent(viewer)
        # When the match ends, the whole log is told anew.
        if before is not None and before.over == sent.over:
            patch = changes_since(before, sent)
            change = Change(before.head["revision"], patch, self.lines(viewer, since), since)
            encoded = msgspec.json.encode(change)
            if len(encoded) < sent.seen.size:
                return Frame(encoded, revision, sent)
        return Frame(msgspec.json.encode(self.update(viewer, since)), revision, sent)
