"""The log has neither seeds nor steps nor keys, whatever goes wrong."""

import asyncio
import io
import logging
import sys
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from chapiteau.chance import seed_from
from chapiteau.match import Match
from chapiteau.server import logs, store
from chapiteau.server.settings import Settings
from tests.server.conftest import GREEDY, OTHER, PERSON, House, refusal, running

SECRET = "4c696f6e7321"


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What the server's log holds."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(logs.Discreet("%(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    yield written
    root.setLevel(level)
    root.removeHandler(handler)


async def test_a_statement_that_fails(settings: Settings, log: io.StringIO) -> None:
    """Every one that the server has, with its parameters: the seed of a table, a step, the digest of a key."""
    async with running(settings) as house:
        guest, _, made = await house.pair()
        update = await guest.look()
        with house.tables._store._database.engine.begin() as connection:
            for table in ("entries", "commands", "keys"):
                connection.execute(text(f"ALTER TABLE {table} RENAME TO away_{table}"))
        refusal(await guest.send(0, update.choices[0].name), 503, "no-store")
        wish = {"title": "flip-circus", "seats": [PERSON, OTHER]}
        refusal(await house.http.post("/api/tables", json=wish), 503, "no-store")
        refusal(await house.guest("x" * 32).get("/api/table"), 503, "no-store")
    written = log.getvalue()
    assert "no such table" in written
    for secret in (seed_from(1).hex(), guest.key, made.watch):
        assert secret not in written
    assert "parameters" not in written


async def test_an_entry_that_cannot_be(settings: Settings, log: io.StringIO) -> None:
    """The same revision twice: a fault of ours, with the step in the statement."""
    async with running(settings) as house:
        guest, _, made = await house.pair()
        update = await guest.act(await guest.look())
        table = house.tables._known[made.table]
        real = table.match.revision

        class Behind(Match):
            @property
            def revision(self) -> int:
                return real

        table.match.__class__ = Behind
        action = next(choice.name for choice in update.choices)
        refusal(await guest.send(update.revision, action), 500, "fault")
    written = log.getvalue()
    assert "IntegrityError" in written
    assert "store.py" in written
    assert f"{action}" not in written.partition("IntegrityError")[2].partition("\n")[0]
    assert made.table not in written


async def test_a_fault_of_our_own(
    house: House, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Kind and place, and what led to it; no words."""
    guest, _, _ = await house.pair()

    def fail(*_: Any) -> None:
        try:
            raise KeyError(SECRET)
        except KeyError as error:
            raise RuntimeError(f"seed {SECRET}") from error

    monkeypatch.setattr(Match, "undo_state", fail)
    house.tables._sights._seen.clear()
    refusal(await guest.get("/api/table"), 500, "fault")
    written = log.getvalue()
    assert SECRET not in written
    assert "RuntimeError" in written
    assert "after KeyError" in written
    assert "test_logs.py" in written


async def test_what_nobody_waits_for(log: io.StringIO) -> None:
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(logs.unhandled)
    try:

        async def fail() -> None:
            raise ValueError(SECRET)

        task = asyncio.create_task(fail())
        await asyncio.wait([task])
        del task
        empty: dict[str, int] = {}
        loop.call_soon(empty.__getitem__, SECRET)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    finally:
        loop.set_exception_handler(None)
    written = log.getvalue()
    assert SECRET not in written
    assert "ValueError" in written
    assert "KeyError" in written


def test_what_ends_a_process_or_a_thread(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    logs.discreet_hooks()
    thread = threading.Thread(target=int, args=(f"seed {SECRET}",))
    thread.start()
    thread.join()
    sys.excepthook(ValueError, ValueError(SECRET), None)
    said = capsys.readouterr().err
    assert said.count("ValueError") == 2
    assert SECRET not in said


async def test_a_bot_that_fails_with_the_match_on_its_lips(
    settings: Settings, log: io.StringIO, capfd: pytest.CaptureFixture[str]
) -> None:
    async with running(settings, "tests.server.fake_bots:blab") as house:
        made = await house.made(PERSON, GREEDY)
        guest = house.guest(made.seats[0])
        while (update := await guest.look()).seats[1].bot == "greedy":
            if update.choices:
                await guest.act(update, 0)
    said = log.getvalue() + "".join(capfd.readouterr())
    assert "bot greedy fails (RuntimeError)" in said
    assert seed_from(1).hex() not in said


async def test_an_error_of_the_store_holds_no_values(settings: Settings) -> None:
    found = store.open_store(settings.folder)
    table = {"id": SECRET, "title": "x", "rules_version": 1, "options": "", "seed": SECRET}
    seats = [{"seat": 0, "kind": "person", "name": SECRET, "bot": ""}]
    await found.add_table(table, seats, {SECRET: 0})
    with pytest.raises(IntegrityError) as error:
        await found.add_table(table, seats, {SECRET: 0})
    assert SECRET not in str(error.value)
    with pytest.raises(IntegrityError) as error:
        await found.add_entry("nowhere", 1, "0 secret 4711")
    assert "4711" not in str(error.value)
    found.close()
