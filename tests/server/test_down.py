"""While the database cannot be written to nothing is lost, and everything goes on as soon as it can be again."""

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event

from chapiteau.server import database, minds
from chapiteau.server.messages import Joined, Update
from chapiteau.server.settings import Settings
from tests.server.conftest import GREEDY, OPEN, PERSON, RANDOM, House, fresh_id, refusal, running


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for a lock."""
    monkeypatch.setattr(database, "BUSY_MS", 20)
    monkeypatch.setattr(minds, "AGAIN_SECONDS", 0.02)


@contextmanager
def locked(settings: Settings) -> Iterator[None]:
    """Another program holds the write lock."""
    other = sqlite3.connect(settings.folder / database.FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextmanager
def full(house: House) -> Iterator[None]:
    """The disk has no room for another page."""
    pool = house.tables._store._database.engine.pool

    def bound(connection: sqlite3.Connection, *_: Any) -> None:
        connection.execute("PRAGMA cache_spill=1")
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count={pages}")

    def unbound(connection: sqlite3.Connection, *_: Any) -> None:
        connection.execute("PRAGMA max_page_count=1000000")

    event.listen(pool, "checkout", bound)
    try:
        yield
    finally:
        event.remove(pool, "checkout", bound)
        event.listen(pool, "checkout", unbound)


async def test_a_step_of_a_person_is_refused_and_can_be_sent_again(
    house: House, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    guest, other, _ = await house.pair()
    before = await guest.look()
    action, name = before.choices[0].name, fresh_id()
    async with other.live() as line:
        await line.next()
        with locked(settings):
            for _ in range(3):
                answer = await guest.send(0, action, name=name)
                refusal(answer, 503, "no-store")
                assert int(answer.headers["retry-after"]) > 0
            # Looking goes on, and shows what is stored.
            now = await guest.look()
            assert (now.revision, now.view) == (0, before.view)
        assert await line.quiet()
        done = msgspec.json.decode((await guest.send(0, action, name=name)).content, type=Update)
        assert done.revision == 1
        assert (await line.next()).revision == 1
    # Said once, and when it was over.
    assert [r.levelno for r in caplog.records] == [logging.ERROR, logging.WARNING]


async def test_a_bot_makes_its_step_afterwards_and_everybody_hears_of_it(
    house: House, settings: Settings
) -> None:
    made = await house.made(RANDOM, RANDOM, title="aramini-circus")
    # Nobody does anything but listen.
    async with house.guest(made.watch).live() as line:
        await line.until(lambda update: update.revision >= 2)
        with locked(settings):
            # What was on its way has come, and no more does.
            while not await line.quiet():
                pass
        last = await line.until(lambda update: update.view.result is not None)
    assert [seat.bot for seat in last.seats] == ["random", "random"]


async def test_a_bot_thinks_once_for_a_step_that_is_stored_late(
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    notes = tmp_path / "thoughts"
    monkeypatch.setenv("THOUGHTS", str(notes))
    async with running(settings, "tests.server.fake_bots:slow") as house:
        made = await house.made(PERSON, GREEDY, title="aramini-circus")
        guest = house.guest(made.seats[0])
        async with guest.live() as line, asyncio.timeout(20):
            update = await line.next()
            while update.view.to_act != [1]:
                update = await guest.act(update, 0) if update.choices else await line.next()
            stored = update.revision
            with locked(settings):
                while not caplog.records:
                    await asyncio.sleep(0.01)
            await line.until(lambda pushed: pushed.revision > stored)
        # The process writes down what it thinks about before it does so.
        thoughts = notes.read_text().splitlines()
    assert f"1 {stored}" in thoughts
    assert len(thoughts) == len(set(thoughts))


async def test_a_seat_is_taken_afterwards(house: House, settings: Settings) -> None:
    made = await house.made(PERSON, OPEN)
    inviting = house.guest(made.invite)
    wish = {"id": fresh_id(), "seat": 1, "name": "Cy"}
    with locked(settings):
        refusal(await inviting.post("/api/invitation", wish), 503, "no-store")
        assert [s.kind for s in (await house.guest(made.seats[0]).look()).seats] == [
            "person",
            "open",
        ]
    joined = await inviting.post("/api/invitation", wish)
    key = msgspec.json.decode(joined.content, type=Joined).key
    assert (await house.guest(key).look()).started


async def test_a_table_is_made_afterwards(house: House, settings: Settings) -> None:
    wish = {"title": "flip-circus", "seats": [PERSON, RANDOM]}
    with locked(settings):
        refusal(await house.http.post("/api/tables", json=wish), 503, "no-store")
    assert (await house.http.post("/api/tables", json=wish)).status_code == 201


async def test_a_bot_is_replaced_afterwards(settings: Settings) -> None:
    async with running(settings, "tests.server.fake_bots:crash") as house:
        made = await house.made(GREEDY, PERSON)
        with locked(settings):
            async with house.guest(made.seats[1]).live() as line:
                await line.next()
        async with house.guest(made.seats[1]).live() as line:
            await line.until(lambda update: update.seats[0].bot == "random" and update.revision > 0)


async def test_a_full_disk(house: House, settings: Settings) -> None:
    guest, _, _ = await house.pair()
    await guest.look()
    wish = {"title": "the-magnificent", "seats": [PERSON, RANDOM]}
    with full(house):
        answers = [await house.http.post("/api/tables", json=wish) for _ in range(40)]
        assert [answer for answer in answers if answer.status_code == 503]
        for answer in answers:
            if answer.status_code != 201:
                refusal(answer, 503, "no-store")
    assert (await house.http.post("/api/tables", json=wish)).status_code == 201


async def test_memory_follows_the_log_when_it_is_not_known_whether_a_step_is_stored(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is stored, but the answer is an error: those who look on hear of it with whatever happens next."""
    guest, other, _ = await house.pair()
    before = await guest.look()
    add = house.tables._store.add_entry

    async def add_and_fail(*arguments: Any) -> None:
        await add(*arguments)
        raise OSError("who knows")

    async with other.live() as line:
        await line.next()
        name = fresh_id()
        with monkeypatch.context() as broken:
            broken.setattr(house.tables._store, "add_entry", add_and_fail)
            answer = await guest.send(0, before.choices[0].name, name=name)
            refusal(answer, 500, "fault")
        again = await guest.send(0, before.choices[0].name, name=name)
        assert msgspec.json.decode(again.content, type=Update).revision == 1
        assert (await line.next()).revision == 1
