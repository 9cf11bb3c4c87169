"""What is kept on disk: tables, seats, entries and command ids. The log of entries is the truth; everything else follows from it.

SQLite in WAL mode with one writer: this process holds the data folder (a second server is refused) and one lock orders its
transactions. An entry is committed before anybody hears of it, so a killed server loses nothing that it acknowledged.
"""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Row, Update, event, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from chapiteau.record import Entry
from chapiteau.server import schema
from chapiteau.words import ChapiteauError, Message

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
    entries: list[Entry]
    commands: dict[str, int]


class Store:
    """The database. Make it with `open_store`."""

    def __init__(self, engine: AsyncEngine, held: sqlite3.Connection) -> None:
        self._engine = engine
        self._held = held
        self._writer = asyncio.Lock()

    async def close(self) -> None:
        await self._engine.dispose()
        self._held.close()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        async with self._writer, self._engine.begin() as connection:
            yield connection

    # ---- tables

    async def add_table(
        self, table: dict[str, Any], seats: list[dict[str, Any]], keys: dict[str, int]
    ) -> None:
        """A new table: columns of `schema.tables` and `schema.seats`, and per key digest what it opens."""
        async with self._write() as connection:
            await connection.execute(insert(schema.tables).values(**table, created=_now()))
            await connection.execute(
                insert(schema.seats), [{"table_id": table["id"], **seat} for seat in seats]
            )
            await connection.execute(
                insert(schema.keys),
                [
                    {"digest": digest, "table_id": table["id"], "seat": place}
                    for digest, place in keys.items()
                ],
            )

    async def load(self, table: str) -> Stored:
        """Everything about a table that a key has named."""
        async with self._engine.connect() as connection:
            return Stored(
                table=(
                    await connection.execute(
                        select(schema.tables).where(schema.tables.c.id == table)
                    )
                ).one(),
                seats=(
                    await connection.execute(
                        select(schema.seats)
                        .where(schema.seats.c.table_id == table)
                        .order_by(schema.seats.c.seat)
                    )
                ).all(),
                entries=[
                    Entry(row.player, row.action, row.undo)
                    for row in await connection.execute(
                        select(schema.entries)
                        .where(schema.entries.c.table_id == table)
                        .order_by(schema.entries.c.revision)
                    )
                ],
                commands={
                    row.id: row.revision
                    for row in await connection.execute(
                        select(schema.commands).where(schema.commands.c.table_id == table)
                    )
                },
            )

    async def find(self, digest: str) -> Place | None:
        """What the key with this digest opens."""
        async with self._engine.connect() as connection:
            row = (
                await connection.execute(
                    select(schema.keys.c.table_id, schema.keys.c.seat).where(
                        schema.keys.c.digest == digest
                    )
                )
            ).first()
        return None if row is None else Place(row.table_id, row.seat)

    # ---- what happens at a table

    async def add_entry(self, table: str, revision: int, entry: Entry, command: str = "") -> None:
        """Entry number `revision` of the log, and the id of the command that brought it ("" for a bot's)."""
        async with self._write() as connection:
            await connection.execute(
                insert(schema.entries).values(
                    table_id=table,
                    revision=revision,
                    player=entry.player,
                    action=entry.action,
                    undo=entry.undo,
                    time=_now(),
                )
            )
            if command:
                await connection.execute(
                    insert(schema.commands).values(table_id=table, id=command, revision=revision)
                )

    async def take_seat(self, place: Place, name: str, join_digest: str, key_digest: str) -> None:
        """A person takes an open seat."""
        async with self._write() as connection:
            await connection.execute(
                _seat(place).values(kind="person", name=name, join_digest=join_digest)
            )
            await connection.execute(
                insert(schema.keys).values(digest=key_digest, table_id=place.table, seat=place.seat)
            )

    async def replace_bot(self, place: Place, bot: str) -> None:
        """Another bot plays on at this seat."""
        async with self._write() as connection:
            await connection.execute(_seat(place).values(bot=bot))


def _seat(place: Place) -> Update:
    seats = schema.seats
    return update(seats).where((seats.c.table_id == place.table) & (seats.c.seat == place.seat))


async def open_store(folder: Path) -> Store:
    """Open the database in `folder`, made or brought up to date as needed.

    Raises ChapiteauError `data-in-use` when another server holds the folder, `data-folder` when it cannot be used.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        held = _hold(folder)
    except OSError as error:
        raise ChapiteauError(
            "data-folder",
            Message("problem-data-folder", {"folder": str(folder), "reason": str(error)}),
        ) from error
    engine = create_async_engine(f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}")
    event.listen(engine.sync_engine, "connect", _set_up)
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    return Store(engine, held)


def migrate(connection: Connection) -> None:
    """Bring the database behind `connection` up to the newest schema."""
    config = Config()
    config.set_main_option("script_location", "chapiteau.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _hold(folder: Path) -> sqlite3.Connection:
    """Hold `folder` for this process. The system lets go of it even when the process is killed."""
    held = sqlite3.connect(folder / "in-use.sqlite3", timeout=0.5, isolation_level=None)
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        held.close()
        raise ChapiteauError(
            "data-in-use", Message("problem-data-in-use", {"folder": str(folder)})
        ) from error
    return held


def _set_up(connection: Any, _: Any) -> None:
    """Settings of each new SQLite connection."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    mode = cursor.fetchone()[0]
    if mode != "wal":
        raise RuntimeError(
            f"SQLite runs in journal mode {mode}: the data folder must be on a local disk"
        )
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _now() -> int:
    return time.time_ns() // 1_000_000
