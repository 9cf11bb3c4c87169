"""All tables of this server: made, found by key, played at, and their bots driven."""

import asyncio
import logging
import re
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import msgspec

from chapiteau.chance import Rng, new_seed
from chapiteau.players import registry as players
from chapiteau.players.random_player import RandomPlayer
from chapiteau.players.seat import decide
from chapiteau.record import Entry, Match, Record
from chapiteau.registry import title as find_title
from chapiteau.server.bots import Bots, task
from chapiteau.server.keys import derive, digest, new_key
from chapiteau.server.messages import (
    Command,
    Hint,
    Invitation,
    Join,
    Joined,
    NewTable,
    TableMade,
    Update,
)
from chapiteau.server.problems import Refused
from chapiteau.server.store import INVITE, WATCH, Place, Store
from chapiteau.server.table import Table, Watcher

_log = logging.getLogger(__name__)

NAME_LENGTH = 40
WATCHERS = 100
"""Live connections with one key. Those who look on cannot keep those who play out."""
PLACES = 10_000
"""Keys that are known without asking the database."""
_ID = re.compile(r"[A-Za-z0-9_-]{16,64}")
_UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
"""Unicode categories: control, direction and the like, unassigned and private characters, line ends."""
_JOINERS = "\u200c\u200d"


class Tables:
    """The tables. Every method takes the secret key that the client showed, and raises ChapiteauError."""

    def __init__(self, store: Store, bots: Bots, live: int) -> None:
        self._store = store
        self._bots = bots
        self._live = live
        # All tables that somebody holds, and the last few that nobody needs to hold: so there is never a second one of a table.
        self._known: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._recent: OrderedDict[str, Table] = OrderedDict()
        self._thoughts: set[asyncio.Task[None]] = set()
        self._places: OrderedDict[str, Place] = OrderedDict()
        """By digest, what the keys open that were used last. A key opens the same for ever, so these never go stale."""

    async def close(self) -> None:
        for thought in self._thoughts:
            thought.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)

    # ---- finding

    async def place(self, key: str) -> Place:
        """What a key opens."""
        name = digest(key)
        place = self._places.get(name) or await self._store.find(name)
        if place is None:
            raise Refused(401, "problem-unknown-key")
        self._places[name] = place
        self._places.move_to_end(name)
        if len(self._places) > PLACES:
            self._places.popitem(last=False)
        return place

    async def _viewer(self, key: str) -> Place:
        place = await self.place(key)
        if place.seat == INVITE:
            raise Refused(403, "problem-key-invites")
        return place

    async def _seat(self, key: str) -> Place:
        place = await self._viewer(key)
        if place.seat == WATCH:
            raise Refused(403, "problem-key-watches")
        return place

    @asynccontextmanager
    async def hold(self, name: str) -> AsyncIterator[Table]:
        """The table, for reading or changing: nobody else does so meanwhile.

        After an exception from the store the memory may be ahead of the log: `_change` marks the table, and it is filled again here.
        """
        table = self._known.get(name)
        if table is None:
            table = self._known[name] = Table(name)
        self._recent[name] = table
        self._recent.move_to_end(name)
        while len(self._recent) > self._live:
            self._recent.popitem(last=False)
        async with table.lock:
            if not table.filled:
                table.fill(await self._store.load(name))
                self._wake(table)
            yield table

    # ---- making and joining

    async def make(self, new: NewTable) -> TableMade:
        """A new table with a fresh seed."""
        title = find_title(new.title)
        for plan in new.seats:
            if plan.kind == "bot":
                players.check(plan.bot)
        match = Match(title, len(new.seats), new.options, new_seed(), new.components)
        name, invite = secrets.token_urlsafe(12), new_key()
        watch = derive(invite, "watch")
        seat_keys = [new_key() if plan.kind == "person" else "" for plan in new.seats]
        keys = {digest(key): seat for seat, key in enumerate(seat_keys) if key}
        keys |= {digest(watch): WATCH, digest(invite): INVITE}
        await self._store.add_table(
            {
                "id": name,
                "title": title.meta.id,
                "rules_version": title.meta.rules_version,
                "options": msgspec.json.encode(match.options).decode(),
                "components": (
                    None if new.components is None else msgspec.json.encode(new.components).decode()
                ),
                "seed": match.seed.hex(),
            },
            [
                {
                    "seat": seat,
                    "kind": plan.kind,
                    "name": "" if plan.kind == "open" else _name(plan.name),
                    "bot": plan.bot if plan.kind == "bot" else "",
                }
                for seat, plan in enumerate(new.seats)
            ],
            keys,
        )
        if any(plan.kind == "bot" for plan in new.seats):
            self._bots.warm_up(title.meta.id)
        async with self.hold(name) as table:
            started = table.started
        return TableMade(name, seat_keys, "" if started else invite, watch)

    async def invitation(self, key: str) -> Invitation:
        """What the holder of an invite key may join or watch."""
        place = await self._inviting(key)
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
        place = await self._inviting(key)
        _check_id(wish.id)
        name = _name(wish.name)
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
            await self._store.take_seat(
                Place(table.name, wish.seat), name, join_digest, digest(seat_key)
            )
            seat.kind, seat.name, seat.join_digest = "person", name, join_digest
            table.match.names[wish.seat] = name
            self._wake(table)
            table.push()
            return Joined(wish.seat, seat_key)

    async def _inviting(self, key: str) -> Place:
        place = await self.place(key)
        if place.seat != INVITE:
            raise Refused(403, "problem-key-does-not-invite")
        return place

    # ---- looking

    async def look(self, key: str, since: int) -> Update:
        """The table as the holder of a seat's or the spectators' key may know it."""
        place = await self._viewer(key)
        async with self.hold(place.table) as table:
            return table.update(place.seat, since)

    async def watch(self, key: str, since: int) -> tuple[Table, Watcher]:
        """Begin a live connection; its first update is on its way. End it with `leave`."""
        place = await self._viewer(key)
        async with self.hold(place.table) as table:
            if sum(watcher.viewer == place.seat for watcher in table.watchers) >= WATCHERS:
                raise Refused(429, "problem-too-many-watchers", retry_after=60)
            watcher = Watcher(place.seat, since)
            known = place.seat in table.online()
            table.watchers.add(watcher)
            if place.seat == WATCH or known:
                update = table.update(place.seat, since)
                watcher.offer(msgspec.json.encode(update), update.revision)
            else:
                table.push()
            return table, watcher

    async def leave(self, table: Table, watcher: Watcher) -> None:
        """End a live connection; the others hear of it when it was the seat's last."""
        async with self.hold(table.name):
            table.watchers.discard(watcher)
            if watcher.viewer != WATCH and watcher.viewer not in table.online():
                table.push()

    async def record(self, key: str) -> Record:
        """The match as a file, seed and all, once it is over."""
        place = await self._viewer(key)
        async with self.hold(place.table) as table:
            if not table.over:
                raise Refused(409, "problem-still-running")
            return table.match.record()

    # ---- playing

    async def command(self, key: str, command: Command) -> Update:
        """One step, or its undoing. Sent twice it happens once, and the answer tells where the table stands."""
        place = await self._seat(key)
        _check_id(command.id)
        entry = Entry(place.seat, undo=True)
        if command.kind == "act":
            entry = Entry(place.seat, command.action)
        async with self.hold(place.table) as table:
            done = table.commands.get(command.id)
            if done is not None:
                if table.match.entries[done - 1] != entry:
                    raise Refused(422, "problem-id-used")
                return table.update(place.seat, command.revision)
            if not table.started:
                raise Refused(409, "problem-not-started")
            match, seen = table.match, command.revision
            if seen != match.revision_for(place.seat) and not match.still_means(entry, seen):
                raise Refused(409, "problem-stale", update=table.update(place.seat, seen))
            await self._change(table, entry, command.id)
            return table.update(place.seat, command.revision)

    async def _change(self, table: Table, entry: Entry, command: str = "") -> None:
        """Play an entry, store it, and only then tell everybody."""
        table.match.enter(entry)
        revision = table.match.revision
        try:
            await self._store.add_entry(table.name, revision, entry, command)
        except BaseException:
            # Perhaps stored, perhaps not: the log decides, so the table is filled from it again.
            table.filled = False
            raise
        if command:
            table.commands[command] = revision
        self._wake(table)
        # Who learned nothing of the step learns nothing from its time either.
        table.push(table.match.noticed())

    # ---- bots

    async def hint(self, key: str) -> Hint:
        """What the best bot would do in this seat."""
        place = await self._seat(key)
        async with self.hold(place.table) as table:
            if not table.started or place.seat not in table.match.state.to_act():
                raise Refused(409, "problem-no-decision")
            revision = table.match.revision_for(place.seat)
            job = task(table.match, place.seat, players.names()[-1])
        try:
            decision = await self._bots.decide(job)
        except Exception as error:
            _log.warning("no hint: %s: %s", type(error).__name__, error)
            raise Refused(503, "problem-no-hint", retry_after=10) from error
        return Hint(revision, decision.action, decision.reason)

    def _wake(self, table: Table) -> None:
        """Let the bots think whose turn it is."""
        for seat in table.bots_to_act():
            if seat not in table.thinking:
                table.thinking.add(seat)
                thought = asyncio.create_task(self._think(table.name, seat))
                self._thoughts.add(thought)
                thought.add_done_callback(self._thoughts.discard)

    async def _think(self, name: str, seat: int) -> None:
        """One step of a bot. Others may move meanwhile (simultaneous decisions); then it thinks again."""
        while True:
            async with self.hold(name) as table:
                if seat not in table.bots_to_act():
                    table.thinking.discard(seat)
                    return
                revision = table.match.revision_for(seat)
                job = task(table.match, seat, table.seats[seat].bot)
            failure = ""
            action = -1
            try:
                action = (await self._bots.decide(job)).action
            except Exception as error:
                failure = f"{type(error).__name__}: {error}"
            async with self.hold(name) as table:
                if table.match.revision_for(seat) != revision:
                    continue
                if not failure and action not in table.match.state.legal_actions(seat):
                    failure = f"action {action} is not legal"
                if failure:
                    action = await self._replace(table, seat, failure)
                table.thinking.discard(seat)
                await self._change(table, Entry(seat, action))
                return

    async def _replace(self, table: Table, seat: int, failure: str) -> int:
        """A bot died, overran or cheated: the simplest one plays on. Its first action, chosen here, where nothing can hinder it."""
        bot, simplest = table.seats[seat].bot, players.names()[0]
        _log.warning("bot %s fails (%s); %s plays on", bot, failure, simplest)
        if bot != simplest:
            await self._store.replace_bot(Place(table.name, seat), simplest)
            table.seats[seat].bot = simplest
        return decide(RandomPlayer(), table.match.state, seat, Rng(new_seed())).action


def _check_id(given: str) -> None:
    if not _ID.fullmatch(given):
        raise Refused(400, "problem-wrong-id")


def _name(given: str) -> str:
    """A name as people may bear it: single spaces, and nothing that cannot be seen but what joins letters and emblems."""
    seen = (" " if unicodedata.category(c) in _UNSEEN and c not in _JOINERS else c for c in given)
    name = " ".join("".join(seen).split())
    if len(name) > NAME_LENGTH:
        raise Refused(400, "problem-long-name", {"longest": NAME_LENGTH})
    return name if name.strip(_JOINERS) else ""
