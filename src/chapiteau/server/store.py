"""What is kept on disk: tables, seats, entries and command ids. The log of entries is the truth; everything else follows from it.

SQLite in WAL mode with one writer: this process holds the data folder (a second server is refused), and one thread does all that
writes, one transaction after the other; another one reads meanwhile. (Measured: a step takes 0.3 ms so, 4 ms through an asyncio driver.)
An entry is committed before anybody hears of it, so a killed server loses nothing that it acknowledged.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Row, Update, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from chapiteau.server import schema
from chapiteau.server.database import Database, open_database
from chapiteau.server.problems import Refused

_log = logging.getLogger(__name__)

REMOVED_AT_ONCE = 50
"""Tables removed in one transaction: steps that wait for it should not wait long."""

WATCH = -1
"""The place of those who may watch."""
INVITE = -2
"""The place of those who may join."""


class Place(NamedTuple):
    """What a key opens: a seat of a table, WATCH, or INVITE."""

    table: str
    seat: int


class Stored(NamedTuple):
    """A table as it lies in the database."""

    table: Row[Any]
    seats: Sequence[Row[Any]]
    entries: list[str]
    """Lines as in a record."""
    commands: dict[str, int]


T = TypeVar("T")

# Made once: making a statement takes longer than executing it.
_ADD_ENTRY = insert(schema.entries)
_ADD_COMMAND = insert(schema.commands)


class StoreDown(Refused):
    """The database cannot be used now: another program has locked it, or the disk is full. Nothing was kept, or it is not known whether."""

    def __init__(self) -> None:
        super().__init__(503, "problem-no-store", retry_after=1)


class Store:
    """The database. Make it with `open_store`. Every method raises StoreDown while the database cannot be used."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = ThreadPoolExecutor(1, "writer")
        self._reader = ThreadPoolExecutor(1, "reader")
        self._down = False

    async def _write(self, work: Callable[[Connection], T]) -> T:
        """Do `work` in a transaction of its own."""
        return await self._do(self._writer, work)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await self._do(self._reader, work)

    async def _do(self, thread: ThreadPoolExecutor, work: Callable[[Connection], T]) -> T:
        def transact() -> T:
            with self._database.engine.begin() as connection:
                return work(connection)

        try:
            done = await asyncio.get_running_loop().run_in_executor(thread, transact)
        except IntegrityError:
            raise
        except DBAPIError as error:
            # Once, not for each step that fails.
            if not self._down:
                _log.error("the database cannot be used: %s", error.orig)
            self._down = True
            raise StoreDown from None
        if self._down and thread is self._writer:
            _log.warning("the database can be used again")
            self._down = False
        return done

    def close(self) -> None:
        """Finish what is under way and let go of the folder."""
        self._writer.shutdown()
        self._reader.shutdown()
        self._database.engine.dispose()
        self._database.held.close()

    # ---- tables

    async def add_table(
        self, table: dict[str, Any], seats: list[dict[str, Any]], keys: dict[str, int]
    ) -> None:
        """A new table: columns of `schema.tables` and `schema.seats`, and per key digest what it opens."""
        name = table["id"]

        def add(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(**table, created=_now()))
            connection.execute(insert(schema.seats), [{"table_id": name, **seat} for seat in seats])
            connection.execute(
                insert(schema.keys),
                [
                    {"digest": digest, "table_id": name, "seat": place}
                    for digest, place in keys.items()
                ],
            )

        await self._write(add)

    async def load(self, table: str) -> Stored | None:
        """Everything about a table; None when it has been removed."""
        tables, seats, entries, commands = (
            schema.tables,
            schema.seats,
            schema.entries,
            schema.commands,
        )

        def read(connection: Connection) -> Stored | None:
            found = connection.execute(select(tables).where(tables.c.id == table)).first()
            if found is None:
                return None
            rows = connection.execute(
                select(entries).where(entries.c.table_id == table).order_by(entries.c.revision)
            )
            ids = connection.execute(select(commands).where(commands.c.table_id == table))
            return Stored(
                table=found,
                seats=connection.execute(
                    select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)
                ).all(),
                entries=[row.line for row in rows],
                commands={row.id: row.revision for row in ids},
            )

        return await self._read(read)

    async def find(self, digest: str) -> Place | None:
        """What the key with this digest opens."""
        keys = schema.keys.c
        query = select(keys.table_id, keys.seat).where(keys.digest == digest)
        row = await self._read(lambda connection: connection.execute(query).first())
        return None if row is None else Place(row.table_id, row.seat)

    async def remove_unused(self, days: float, spare: Collection[str]) -> list[str]:
        """Remove tables at which nothing has happened for so long, but for those in `spare`, and at most REMOVED_AT_ONCE; says which."""
        tables, entries = schema.tables, schema.entries
        limit = _now() - int(days * 86_400_000)
        last = (
            select(entries.c.time)
            .where(entries.c.table_id == tables.c.id)
            .order_by(entries.c.revision.desc())
            .limit(1)
            .scalar_subquery()
        )
        old = (
            select(tables.c.id)
            .where(tables.c.created < limit, func.coalesce(last, 0) < limit)
            .where(tables.c.id.not_in(list(spare)))
            .limit(REMOVED_AT_ONCE)
        )

        def remove(connection: Connection) -> list[str]:
            names = list(connection.execute(old).scalars())
            # Seats, keys, entries and commands go with it.
            connection.execute(delete(tables).where(tables.c.id.in_(names)))
            return names

        return await self._write(remove)

    # ---- what happens at a table

    async def add_entry(self, table: str, revision: int, line: str, command: str = "") -> None:
        """Entry number `revision` of the log, and the id of the command that brought it ("" for a bot's)."""

        def add(connection: Connection) -> None:
            connection.execute(
                _ADD_ENTRY,
                {
                    "table_id": table,
                    "revision": revision,
                    "line": line,
                    "time": _now(),
                },
            )
            if command:
                named = {"table_id": table, "id": command, "revision": revision}
                connection.execute(_ADD_COMMAND, named)

        await self._write(add)

    async def take_seat(self, place: Place, name: str, join_digest: str, key_digest: str) -> None:
        """A person takes an open seat."""

        def take(connection: Connection) -> None:
            connection.execute(
                _seat(place).values(kind="person", name=name, join_digest=join_digest)
            )
            connection.execute(
                insert(schema.keys).values(digest=key_digest, table_id=place.table, seat=place.seat)
            )

        await self._write(take)

    async def replace_bot(self, place: Place, bot: str) -> None:
        """Another bot plays on at this seat."""
        await self._write(lambda connection: connection.execute(_seat(place).values(bot=bot)))


def _seat(place: Place) -> Update:
    seats = schema.seats
    return update(seats).where((seats.c.table_id == place.table) & (seats.c.seat == place.seat))


def open_store(folder: Path) -> Store:
    """The store in `folder`. Raises ChapiteauError as `open_database`."""
    return Store(open_database(folder))


def _now() -> int:
    return time.time_ns() // 1_000_000
