"""All tables of this server: made, found by key, played at, and removed when nobody plays there any more."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import reduce
from operator import or_
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec

from chapiteau import record
from chapiteau.chance import new_seed
from chapiteau.game import EVERYBODY, bit
from chapiteau.match import Entry, Match
from chapiteau.players import registry as players
from chapiteau.record import Record
from chapiteau.registry import title as find_title
from chapiteau.server.bots import Bots
from chapiteau.server.keys import derive, digest, new_key
from chapiteau.server.messages import (
    Command,
    Hint,
    Invitation,
    Join,
    Joined,
    NewTable,
    PositionText,
    TableMade,
    Update,
)
from chapiteau.server.minds import Minds
from chapiteau.server.people import NAME_LENGTH, check_id, clean_name
from chapiteau.server.places import Places
from chapiteau.server.problems import Refused
from chapiteau.server.sights import Sights
from chapiteau.server.store import INVITE, REMOVED_AT_ONCE, WATCH, Place, Store, StoreDown
from chapiteau.server.table import Seat, Table, Watcher
from chapiteau.words import END, ChapiteauError

_log = logging.getLogger(__name__)

WATCHERS = 100
"""Live connections with one key. Those who look on cannot keep those who play out."""
ENTRIES = 20_000
"""Steps and undone steps of a match: many times what any takes that is played to its end."""
ROOM = 64_000_000
"""Bytes of encoded views that are kept to be sent again."""
THREADS = 2
"""In which boxes are checked, logs replayed and views made, so that none of this holds up the event loop."""
TIDY_SECONDS = 3600.0
T = TypeVar("T")


class Tables:
    """The tables. Every method takes the secret key that the client showed, and raises ChapiteauError."""

    def __init__(self, store: Store, bots: Bots, live: int, keep_days: float) -> None:
        self._store = store
        self.guests = bots.guests
        """Players of one's own that may be seated here."""
        self._minds = Minds(bots, store, self.hold, self._change)
        self._live = live
        self._keep_days = keep_days
        # All tables that somebody holds, and the last few that nobody needs to hold: so there is never a second one of a table.
        self._known: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._recent: OrderedDict[str, Table] = OrderedDict()
        self._places = Places(store)
        self._sights = Sights(ROOM)
        self._threads = ThreadPoolExecutor(THREADS, "rules")
        self._tidying: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begin to remove tables that nobody plays at."""
        self._tidying = asyncio.create_task(self._tidy())

    async def close(self) -> None:
        if self._tidying is not None:
            self._tidying.cancel()
            await asyncio.gather(self._tidying, return_exceptions=True)
        await self._minds.close()
        self._threads.shutdown()

    async def _aside(self, work: Callable[[], T]) -> T:
        """Do what takes time beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def _tidy(self) -> None:
        while True:
            try:
                removed = await self.remove_unused()
            except StoreDown:
                removed = 0
            # Steps come between two portions.
            await asyncio.sleep(0.5 if removed == REMOVED_AT_ONCE else TIDY_SECONDS)

    async def remove_unused(self) -> int:
        """Remove tables at which nothing has happened for so long, one portion of them; how many it were."""
        spare = [name for name, table in self._known.items() if table.looked_at]
        removed = await self._store.remove_unused(self._keep_days, spare)
        for name in removed:
            self._recent.pop(name, None)
        return len(removed)

    # ---- finding

    @asynccontextmanager
    async def hold(self, name: str) -> AsyncIterator[Table]:
        """The table, for reading or changing: nobody else does so meanwhile.

        After an exception from the store the memory may be ahead of the log: `_change` marks the table, and it is filled again here.
        """
        table = self._known.get(name)
        if table is None:
            table = self._known[name] = Table(name, self._sights)
        self._keep(table)
        async with table.lock:
            if not table.filled:
                await self._fill(table)
            yield table

    def _keep(self, table: Table) -> None:
        self._recent[table.name] = table
        self._recent.move_to_end(table.name)
        while len(self._recent) > self._live:
            self._recent.popitem(last=False)

    async def _fill(self, table: Table) -> None:
        stored = await self._store.load(table.name)
        if stored is None:
            raise Refused(401, "problem-unknown-key")
        try:
            await self._aside(lambda: table.fill(stored))
        except Refused:
            raise
        except ChapiteauError as error:
            # The rules of this version no longer allow what was done there.
            _log.error("a stored match cannot be played again: %s", error.code)
            raise Refused(409, "problem-lost-match") from None
        self._minds.wake(table)
        # What could not be stored for certain has been, perhaps, and nobody was told.
        late = (w.viewer for w in table.watchers if w.since != table.revision(w.viewer))
        await self._push(table, reduce(or_, map(bit, late), 0))

    async def _push(self, table: Table, to: int = EVERYBODY) -> None:
        """Put an update on its way to those in the mask `to` who look on."""
        watchers = [watcher for watcher in table.watchers if to & bit(watcher.viewer)]
        if watchers:
            frames = await self._aside(lambda: table.frames(watchers))
            for watcher, frame in zip(watchers, frames, strict=True):
                watcher.offer(frame)

    async def _update(self, table: Table, viewer: int, since: int) -> Update:
        if not table.is_seen(viewer):
            await self._aside(lambda: table.see(viewer))
        return table.update(viewer, since)

    # ---- making and joining

    async def make(self, new: NewTable) -> TableMade:
        """A new table with a fresh seed."""
        bots = {plan.bot for plan in new.seats if plan.kind == "bot"}
        for bot in bots:
            players.check_among(bot, self.guests)
        names = ["" if plan.kind == "open" else clean_name(plan.name) for plan in new.seats]
        seed = new_seed()
        match = await self._aside(
            lambda: Match(
                find_title(new.title), len(new.seats), new.options, seed, new.components, names
            )
        )
        name, invite = secrets.token_urlsafe(12), new_key()
        watch = derive(invite, "watch")
        seat_keys = [new_key() if plan.kind == "person" else "" for plan in new.seats]
        keys = {digest(key): seat for seat, key in enumerate(seat_keys) if key}
        keys |= {digest(watch): WATCH, digest(invite): INVITE}
        seats = [
            Seat(seat, plan.kind, names[seat], plan.bot if plan.kind == "bot" else "", None)
            for seat, plan in enumerate(new.seats)
        ]
        meta = match.title.meta
        await self._store.add_table(
            {
                "id": name,
                "title": meta.id,
                "rules_version": match.rules_version,
                "box": match.box,
                "options": msgspec.json.encode(match.options).decode(),
                "components": (
                    None if new.components is None else msgspec.json.encode(new.components).decode()
                ),
                "seed": match.seed.hex(),
                "hints": new.hints,
            },
            [msgspec.structs.asdict(seat) for seat in seats],
            keys,
        )
        self._minds.expect(meta.id, bots)
        table = self._known[name] = Table(name, self._sights)
        table.lay(match, seats, {}, new.hints)
        self._keep(table)
        self._minds.wake(table)
        return TableMade(name, seat_keys, "" if table.started else invite, watch)

    async def invitation(self, key: str) -> Invitation:
        """What the holder of an invite key may join or watch."""
        place = await self._places.invitation(key)
        async with self.hold(place.table) as table:
            return Invitation(
                table.name,
                table.match.title.meta.id,
                table.match.options,
                table.seat_infos(),
                derive(key, "watch"),
            )

    async def join(self, key: str, wish: Join) -> Joined:
        """Take an open seat."""
        place = await self._places.invitation(key)
        check_id(wish.id)
        name = clean_name(wish.name)
        if not name:
            raise Refused(400, "problem-no-name", {"longest": NAME_LENGTH})
        async with self.hold(place.table) as table:
            join_digest = digest(wish.id)
            for seat in table.seats:
                if seat.join_digest == join_digest:
                    return Joined(seat.seat, derive(key, f"seat {seat.seat} {wish.id}"))
            if table.started:
                raise Refused(409, "problem-table-full")
            if not 0 <= wish.seat < len(table.seats) or table.seats[wish.seat].kind != "open":
                raise Refused(409, "problem-seat-taken", {"seat": wish.seat + 1})
            seat_key = derive(key, f"seat {wish.seat} {wish.id}")
            seat = table.seats[wish.seat]
            with table.in_doubt():
                await self._store.take_seat(
                    Place(table.name, wish.seat), name, join_digest, digest(seat_key)
                )
            seat.kind, seat.name, seat.join_digest = "person", name, join_digest
            table.match.names[wish.seat] = name
            self._minds.wake(table)
            await self._push(table)
            return Joined(wish.seat, seat_key)

    # ---- looking

    async def look(self, key: str, since: int) -> Update:
        """The table as the holder of a seat's or the spectators' key may know it."""
        place = await self._places.viewer(key)
        async with self.hold(place.table) as table:
            table.looked = time.monotonic()
            self._minds.wake(table)
            return await self._update(table, place.seat, since)

    async def watch(self, key: str, since: int, changes: bool) -> tuple[Table, Watcher]:
        """Begin a live connection; its first update is on its way. End it with `leave`."""
        place = await self._places.viewer(key)
        async with self.hold(place.table) as table:
            if sum(watcher.viewer == place.seat for watcher in table.watchers) >= WATCHERS:
                raise Refused(429, "problem-too-many-watchers", retry_after=60)
            watcher = Watcher(place.seat, table.known_revision(place.seat, since), changes)
            news = place.seat != WATCH and place.seat not in table.online()
            table.watchers.add(watcher)
            self._minds.wake(table)
            if news:
                await self._push(table)
            else:
                (frame,) = await self._aside(lambda: table.frames([watcher]))
                watcher.offer(frame)
            return table, watcher

    async def leave(self, table: Table, watcher: Watcher) -> None:
        """End a live connection; the others hear of it when it was the seat's last."""
        table.watchers.discard(watcher)
        with contextlib.suppress(Refused):  # Nobody is there to hear that the database is down.
            async with self.hold(table.name):
                if watcher.viewer != WATCH and watcher.viewer not in table.online():
                    await self._push(table)

    async def record(self, key: str) -> Record:
        """The match as a file, seed and all, once it is over."""
        place = await self._places.viewer(key)
        async with self.hold(place.table) as table:
            if not table.over:
                raise Refused(409, "problem-still-running")
            return record.of(table.match)

    async def review(self, key: str) -> bytes | None:
        """What the coach finds in the match once it is over, a `LookBack` as JSON; None as long as the coach is at it."""
        place = await self._places.viewer(key)
        async with self.hold(place.table) as table:
            if not table.over:
                raise Refused(409, "problem-not-over")
            looking = self._minds.look_back(table)
        return await self._minds.reviewed(looking)

    async def position(self, key: str) -> PositionText:
        """The position as text, as the viewer knows it; everything once the match is over."""
        place = await self._places.viewer(key)
        async with self.hold(place.table) as table:
            if not table.started:
                raise Refused(409, "problem-not-started")
            viewer = END if table.over else place.seat
            return PositionText(table.revision(place.seat), table.match.position(viewer))

    # ---- playing

    async def command(self, key: str, command: Command) -> Update:
        """One step, or its undoing. Sent twice it happens once, and the answer tells where the table stands."""
        place = await self._places.seat(key)
        check_id(command.id)
        async with self.hold(place.table) as table:
            entry = Entry(place.seat, undo=True)
            if command.kind == "act":
                entry = Entry(place.seat, table.match.kinds.action(command.action))
            done, seen = table.commands.get(command.id), command.revision
            if done is not None:
                if table.match.entries[done - 1] != entry:
                    raise Refused(422, "problem-id-used")
                return await self._update(table, place.seat, seen)
            if not table.started:
                raise Refused(409, "problem-not-started")
            if len(table.match.entries) >= ENTRIES:
                raise Refused(409, "problem-too-long")
            if seen != table.revision(place.seat) and not await self._aside(
                lambda: table.match.still_means(entry, seen)
            ):
                update = await self._update(table, place.seat, seen)
                raise Refused(409, "problem-stale", update=update)
            await self._change(table, entry, command.id)
            return await self._update(table, place.seat, seen)

    async def hint(self, key: str) -> Hint:
        """What the best bot would do in this seat, where the table has hints."""
        place = await self._places.seat(key)
        async with self.hold(place.table) as table:
            if not table.started or place.seat not in table.match.state.to_act():
                raise Refused(409, "problem-no-decision")
            thought = self._minds.advise(table, place.seat)
        return await self._minds.hint(thought)

    async def _change(self, table: Table, entry: Entry, command: str = "") -> None:
        """Play an entry, store it, and only then tell everybody."""
        table.match.enter(entry)
        revision = table.match.revision
        with table.in_doubt():
            await self._store.add_entry(table.name, revision, table.match.line(entry), command)
        if command:
            table.commands[command] = revision
        self._minds.wake(table)
        # Who learned nothing of the step learns nothing from its time either.
        await self._push(table, table.match.noticed())
