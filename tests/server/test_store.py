"""The database: its schema, its settings, and that one server has it to itself."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect, text

from chapiteau.server import database, schema
from chapiteau.server.settings import Settings
from chapiteau.server.store import Place, open_store
from chapiteau.text import Texts
from chapiteau.words import ChapiteauError
from tests.server.conftest import OTHER, PERSON, refusal, running


def test_migrations_make_the_schema_that_the_code_uses() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        database.migrate(connection)
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
        assert context.get_current_revision() == schema.REVISION
        assert set(schema.metadata.tables) < set(inspect(connection).get_table_names())
        # Once more changes nothing.
        database.migrate(connection)


def test_sqlite_is_set_up(tmp_path: Path) -> None:
    found = open_store(tmp_path)
    with found._database.engine.connect() as connection:
        for pragma, value in (
            ("journal_mode", "wal"),
            ("synchronous", 1),
            ("busy_timeout", database.BUSY_MS),
            ("foreign_keys", 1),
        ):
            assert connection.execute(text(f"PRAGMA {pragma}")).scalar() == value
    found.close()


def test_a_second_server_is_refused(tmp_path: Path) -> None:
    first = open_store(tmp_path / "deep" / "data")
    with pytest.raises(ChapiteauError) as error:
        open_store(tmp_path / "deep" / "data")
    assert error.value.code == "data-in-use"
    assert (tmp_path / "deep" / "data").stat().st_mode & 0o077 == 0
    assert str(tmp_path) in Texts("fr").format(error.value.message)
    first.close()
    open_store(tmp_path / "deep" / "data").close()


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    with pytest.raises(ChapiteauError) as error:
        open_store(tmp_path / "data")
    assert error.value.code == "data-folder"
    assert not Texts("en").problems(error.value.message)


async def test_an_entry_and_its_command_are_stored_together_or_not_at_all(tmp_path: Path) -> None:
    found = open_store(tmp_path)
    table = {
        "id": "t",
        "title": "flip-circus",
        "rules_version": 1,
        "options": "{}",
        "components": None,
        "box": "",
        "seed": "00" * 32,
    }
    seats = [{"seat": n, "kind": "person", "name": "", "bot": ""} for n in range(2)]
    await found.add_table(table, seats, {"digest": 0})
    assert await found.find("digest") == Place("t", 0)
    assert await found.find("other") is None
    await found.add_entry("t", 1, "0 swap 6", "first-command")
    # The same command id once more: neither the second entry nor the id is taken.
    with pytest.raises(Exception, match="UNIQUE"):
        await found.add_entry("t", 2, "1 swap 7", "first-command")
    stored = await found.load("t")
    assert stored is not None
    assert stored.entries == ["0 swap 6"]
    assert stored.commands == {"first-command": 1}
    # A table that does not exist takes nothing.
    with pytest.raises(Exception, match="FOREIGN KEY"):
        await found.add_entry("u", 1, "0 swap 6")
    found.close()


async def test_many_writers_wait_for_one_another(tmp_path: Path) -> None:
    found = open_store(tmp_path)
    table = {
        "id": "t",
        "title": "flip-circus",
        "rules_version": 1,
        "options": "{}",
        "components": None,
        "box": "",
        "seed": "00" * 32,
    }
    await found.add_table(table, [{"seat": 0, "kind": "person", "name": "", "bot": ""}], {"d": 0})
    await asyncio.gather(*(found.add_entry("t", n, f"0 swap {n}") for n in range(1, 51)))
    stored = await found.load("t")
    assert stored is not None
    assert stored.entries == [f"0 swap {n}" for n in range(1, 51)]
    found.close()


async def test_memory_follows_the_log_when_a_step_cannot_be_stored(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings) as house:
        guest, _, _ = await house.pair()
        before = await guest.look()

        async def fail(*_: object) -> None:
            raise OSError("disk full")

        with monkeypatch.context() as broken:
            broken.setattr(house.tables._store, "add_entry", fail)
            refusal(await guest.send(0, before.choices[0].name), 500, "fault")
        # The step never was; and it can be done again.
        assert await guest.look() == before
        assert (await guest.act(before)).revision == 1


async def test_other_rules_are_refused(settings: Settings) -> None:
    async with running(settings) as house:
        made = await house.made(PERSON, OTHER)
    engine = create_engine(f"sqlite:///{settings.folder / 'tables.sqlite3'}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET rules_version = 999"))
    engine.dispose()
    async with running(settings) as house:
        answer = await house.guest(made.seats[0]).get("/api/table")
        problem = refusal(answer, 409, "other-rules")
        assert problem.message.args["then"] == 999


async def test_tables_come_back_from_the_database(settings: Settings) -> None:
    """Only so many tables stay in memory; one that somebody watches stays the same one all the time."""
    async with running(msgspec.structs.replace(settings, live_tables=1)) as house:
        guest, _, made = await house.pair()
        async with guest.live() as line:
            update = await line.next()
            watched = house.tables._known[made.table]
            guests = [(await house.pair())[0] for _ in range(3)]
            assert house.tables._known[made.table] is watched
            await guest.act(update)
            assert (await line.next()).revision == 1
        for other in guests:
            await other.act(await other.look())
        assert [(await other.look()).revision for other in (guest, *guests)] == [1] * 4
        assert len(house.tables._recent) == 1
