"""One table in memory: its match, who sits there, who looks on, and what each of them gets to see."""

import asyncio
from collections.abc import Set
from typing import Literal

import msgspec

from chapiteau.chance import commitment
from chapiteau.game import EVERYBODY, bit
from chapiteau.record import Match
from chapiteau.registry import title as find_title
from chapiteau.server.messages import SeatInfo, Update
from chapiteau.server.problems import Refused
from chapiteau.server.store import Stored
from chapiteau.words import END

WAITING = 64
"""Updates that may wait for one client. One that is further behind is cut off; it connects again and catches up."""


class Watcher:
    """One live connection: updates on their way to it."""

    def __init__(self, viewer: int, since: int) -> None:
        self.viewer = viewer
        self.since = since
        """The revision up to which it has the log."""
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(WAITING)
        self.lost = asyncio.Event()
        """Set when it fell too far behind."""

    def offer(self, update: bytes, revision: int) -> None:
        """Put an update on its way."""
        try:
            self.queue.put_nowait(update)
            self.since = revision
        except asyncio.QueueFull:
            self.lost.set()


class Seat(msgspec.Struct):
    """Who sits where; columns of `schema.seats`."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str
    join_digest: str | None


class Table:
    """A table. Whoever reads or changes it holds `lock`; `Tables.hold` sees to that, and to `fill`."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lock = asyncio.Lock()
        self.filled = False
        self.watchers: set[Watcher] = set()
        self.thinking: set[int] = set()
        self.match: Match
        self.seats: list[Seat]
        self.commands: dict[str, int]

    def fill(self, stored: Stored) -> None:
        """Make the match from its log, by replay. Raises Refused when its rules have changed since."""
        row = stored.table
        title = find_title(row.title)
        if row.rules_version != title.meta.rules_version:
            raise Refused(
                409,
                "problem-other-rules",
                {"then": row.rules_version, "now": title.meta.rules_version},
            )
        self.match = Match(
            title,
            len(stored.seats),
            msgspec.json.decode(row.options),
            bytes.fromhex(row.seed),
            None if row.components is None else msgspec.json.decode(row.components),
            [seat.name for seat in stored.seats],
        )
        for entry in stored.entries:
            self.match.enter(entry)
        self.seats = [
            Seat(row.seat, row.kind, row.name, row.bot, row.join_digest) for row in stored.seats
        ]
        self.commands = stored.commands
        self.filled = True

    # ---- what is so

    @property
    def started(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def over(self) -> bool:
        return self.match.state.is_final()

    def bots_to_act(self) -> list[int]:
        """Seats whose bot should be thinking now."""
        if not self.started:
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

    def update(self, viewer: int, since: int = 0) -> Update:
        """All that `viewer` (a seat or SPECTATOR) may know, with the log after revision `since`."""
        match, over = self.match, self.over
        revision = match.revision_for(viewer)
        since = 0 if over else max(0, min(since, revision))
        acts = self.started and viewer in match.state.to_act()
        return Update(
            table=self.name,
            title=match.title.meta.id,
            options=match.options,
            commitment=commitment(match.seed),
            seed=match.seed.hex() if over else "",
            revision=revision,
            viewer=viewer,
            started=self.started,
            seats=self.seat_infos(),
            view=match.view(END if over else viewer),
            choices=match.choices(viewer) if acts else [],
            undo=match.undo_state(viewer),
            lines=match.log(viewer, since, everything=over),
            since=since,
            thinking=sorted(self.thinking),
        )

    def push(self, to: int = EVERYBODY) -> None:
        """Put an update on its way to those in the mask `to` who look on."""
        encoded: dict[tuple[int, int], bytes] = {}
        for watcher in self.watchers:
            if not to & bit(watcher.viewer):
                continue
            what = (watcher.viewer, watcher.since)
            if what not in encoded:
                encoded[what] = msgspec.json.encode(self.update(*what))
            watcher.offer(encoded[what], self.match.revision_for(watcher.viewer))
