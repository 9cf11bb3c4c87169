"""What is kept on disk: tables, seats, entries and command ids. The log of entries is the truth; everything else follows from it.

SQLite in WAL mode with one writer: this process holds the data folder (a second server is refused), and one thread does all that
touches the database, one transaction after the other. (Measured: a step takes 0.3 ms so, 4 ms through an asyncio driver.) An entry is
committed before anybody hears of it, so a killed server loses nothing that it acknowledged.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, Row, Update, create_engine, event, insert, select, update

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


T = TypeVar("T")


class Store:
    """The database. Make it with `open_store`."""

    def __init__(self, engine: Engine, held: sqlite3.Connection) -> None:
        self._engine = engine
        self._held = held
        self._thread = ThreadPoolExecutor(1, "store")

    async def _do(self, work: Callable[[Connection], T]) -> T:
        """Do `work` in a transaction of its own."""

        def transact() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, transact)

    def close(self) -> None:
        """Finish what is under way and let go of the folder."""
        self._thread.shutdown()
        self._engine.dispose()
        self._held.close()

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

        await self._do(add)

    async def load(self, table: str) -> Stored:
        """Everything about a table that a key has named."""
        tables, seats, entries, commands = (
            schema.tables,
            schema.seats,
            schema.entries,
            schema.commands,
        )

        def read(connection: Connection) -> Stored:
            rows = connection.execute(
                select(entries).where(entries.c.table_id == table).order_by(entries.c.revision)
            )
            ids = connection.execute(select(commands).where(commands.c.table_id == table))
            return Stored(
                table=connection.execute(select(tables).where(tables.c.id == table)).one(),
                seats=connection.execute(
                    select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)
                ).all(),
                entries=[Entry(row.player, row.action, row.undo) for row in rows],
                commands={row.id: row.revision for row in ids},
            )

        return await self._do(read)

    async def find(self, digest: str) -> Place | None:
        """What the key with this digest opens."""
        keys = schema.keys.c
        query = select(keys.table_id, keys.seat).where(keys.digest == digest)
        row = await self._do(lambda connection: connection.execute(query).first())
        return None if row is None else Place(row.table_id, row.seat)

    # ---- what happens at a table

    async def add_entry(self, table: str, revision: int, entry: Entry, command: str = "") -> None:
        """Entry number `revision` of the log, and the id of the command that brought it ("" for a bot's)."""

        def add(connection: Connection) -> None:
            connection.execute(
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
                connection.execute(
                    insert(schema.commands).values(table_id=table, id=command, revision=revision)
                )

        await self._do(add)

    async def take_seat(self, place: Place, name: str, join_digest: str, key_digest: str) -> None:
        """A person takes an open seat."""

        def take(connection: Connection) -> None:
            connection.execute(
                _seat(place).values(kind="person", name=name, join_digest=join_digest)
            )
            connection.execute(
                insert(schema.keys).values(digest=key_digest, table_id=place.table, seat=place.seat)
            )

        await self._do(take)

    async def replace_bot(self, place: Place, bot: str) -> None:
        """Another bot plays on at this seat."""
        await self._do(lambda connection: connection.execute(_seat(place).values(bot=bot)))


def _seat(place: Place) -> Update:
    seats = schema.seats
    return update(seats).where((seats.c.table_id == place.table) & (seats.c.seat == place.seat))


def open_store(folder: Path) -> Store:
    """Open the database in `folder`, made or brought up to date as needed.

    Raises ChapiteauError `data-in-use` when another server holds the folder, `data-folder` when it cannot be used.
    """
    try:
        # Seeds of running matches lie there: nobody else on this machine needs to look.
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        held = _hold(folder)
    except OSError as error:
        raise ChapiteauError(
            "data-folder",
            Message("problem-data-folder", {"folder": str(folder), "reason": str(error)}),
        ) from error
    engine = create_engine(f"sqlite:///{folder / 'tables.sqlite3'}")
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    with engine.begin() as connection:
        migrate(connection)
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


def _set_up(connection: sqlite3.Connection, _: Any) -> None:
    """Settings of each new SQLite connection."""
    # Python's driver would begin transactions only before some statements, and never for changes of the schema: see `_begin`.
    connection.isolation_level = None
    (mode,) = connection.execute("PRAGMA journal_mode=WAL").fetchone()
    if mode != "wal":
        raise RuntimeError(
            f"SQLite runs in journal mode {mode}: the data folder must be on a local disk"
        )
    connection.execute("PRAGMA synchronous=NORMAL")
    connection.execute("PRAGMA busy_timeout=5000")
    connection.execute("PRAGMA foreign_keys=ON")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _now() -> int:
    return time.time_ns() // 1_000_000
