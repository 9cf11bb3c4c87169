"""The database file: made, brought up to date, and held for one server."""

import os
import sqlite3
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect
from sqlalchemy.exc import DBAPIError

from chapiteau.server.schema import REVISION
from chapiteau.words import ChapiteauError, Message

FILE = "tables.sqlite3"
HELD = "in-use.sqlite3"
"""Empty; whoever holds a lock on it holds the folder."""


class Database(NamedTuple):
    """An open database, and what holds its folder for this process."""

    engine: Engine
    held: sqlite3.Connection


def open_database(folder: Path) -> Database:
    """Open the database in `folder`, made or brought up to date as needed.

    Raises ChapiteauError: `data-in-use` when another server holds the folder, `data-folder`, `data-file` and `data-lock` when it or a file
    in it cannot be used, `data-newer` when a newer version of the package has written there.
    """
    # Absolute, so that no name means more than a file to SQLite.
    folder = folder.absolute()
    try:
        # Seeds of running matches lie there: nobody else on this machine needs to look.
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise _refused("folder", folder, error.strerror) from None
    held = _hold(folder)
    try:
        return Database(_open(folder / FILE), held)
    except BaseException:
        held.close()
        raise


def _open(file: Path) -> Engine:
    try:
        _keep_private(file)
        engine = create_engine(
            URL.create("sqlite", database=str(file)),
            # What fails must not bring seeds and steps into the log.
            hide_parameters=True,
        )
        event.listen(engine, "connect", _set_up)
        event.listen(engine, "begin", _begin)
        with engine.begin() as connection:
            if _revision(connection) != REVISION:
                migrate(connection)
    except OSError as error:
        raise _refused("file", file, error.strerror) from None
    except DBAPIError as error:
        raise _refused("file", file, str(error.orig)) from None
    except LookupError:
        raise _refused("newer", file, "") from None
    return engine


def _refused(what: str, path: Path, reason: str | None) -> ChapiteauError:
    # texts: problem-data-folder, problem-data-file, problem-data-lock, problem-data-newer, problem-data-in-use
    args = {"path": str(path)} | ({"reason": reason} if reason else {})
    return ChapiteauError(f"data-{what}", Message(f"problem-data-{what}", dict(args)))


def _keep_private(file: Path) -> None:
    """Let only the owner of a file read it; it is made if need be. SQLite gives the files beside it the same rights."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for part in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        if part.exists() and part.stat().st_mode & 0o077:
            part.chmod(0o600)


def _revision(connection: Connection) -> str:
    """The schema that a database has; "" for none."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar())


def migrate(connection: Connection) -> None:
    """Bring the database behind `connection` up to the newest schema. Raises LookupError when it has one that nobody here knows."""
    # They take a third of a second to load, and most starts do not need them.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "chapiteau.server:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise LookupError from error


def _hold(folder: Path) -> sqlite3.Connection:
    """Hold `folder` for this process. The system lets go of it even when the process is killed."""
    file = folder / HELD
    try:
        _keep_private(file)
        held = sqlite3.connect(file, timeout=0.5, isolation_level=None)
    except OSError as error:
        # The first thing that is written there: what fails is the folder's fault, unless the file is there already.
        if file.exists():
            raise _refused("lock", file, error.strerror) from None
        raise _refused("folder", folder, error.strerror) from None
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        held.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise _refused("in-use", folder, "") from None
        raise _refused("lock", file, str(error)) from None
    return held


def _set_up(connection: sqlite3.Connection, _: Any) -> None:
    """Settings of each new SQLite connection."""
    # Python's driver would begin transactions only before some statements, and never for changes of the schema: see `_begin`.
    connection.isolation_level = None
    (mode,) = connection.execute("PRAGMA journal_mode=WAL").fetchone()
    if mode != "wal":
        raise sqlite3.OperationalError("it must be on a local disk")
    connection.execute("PRAGMA synchronous=NORMAL")
    connection.execute(f"PRAGMA busy_timeout={BUSY_MS}")
    connection.execute("PRAGMA foreign_keys=ON")


BUSY_MS = 2000
"""How long a write waits for another program's lock before it is tried anew."""


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
