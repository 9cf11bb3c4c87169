"""A stop and a sleep are no faults of the bots."""

import asyncio
import logging
import os
import signal
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import create_engine, text

from chapiteau.server import bots
from chapiteau.server.bot_process import Answer
from chapiteau.server.settings import Settings
from tests.server.conftest import GREEDY, PERSON, running
from tests.server.test_restart import serving


def children(pid: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    found: list[int] = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid and fields[0] != "Z":
            child = int(stat.parent.name)
            found += [child, *children(child)]
    return found


def bots_in(folder: Path) -> set[str]:
    engine = create_engine(f"sqlite:///{folder / 'tables.sqlite3'}")
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT bot FROM seats WHERE kind = 'bot'"))
        found = set(rows.scalars())
    engine.dispose()
    return found


def test_a_service_manager_stops_all_processes_at_once(tmp_path: Path) -> None:
    """SIGTERM and SIGINT go to the server and to everything it has started: bots leave it to the server to end them."""
    with serving(tmp_path) as (process, address):
        seats = [GREEDY, PERSON]
        made = httpx.post(address + "/api/tables", json={"title": "flip-circus", "seats": seats})
        key = {"Authorization": f"Bearer {made.json()['seats'][1]}"}
        with httpx.Client(base_url=address, headers=key) as client:
            while not client.get("/api/table").json()["choices"]:
                pass
            # It has begun, and answers.
            assert client.get("/api/table/hint", timeout=20).status_code == 200
            started = children(process.pid)
            assert started
            for number in (signal.SIGTERM, signal.SIGINT):
                for each in started:
                    os.kill(each, number)
            assert client.get("/api/table/hint", timeout=20).status_code == 200
            assert children(process.pid) == started
        for each in [*started, process.pid]:
            os.kill(each, signal.SIGTERM)
        told, _ = process.communicate(timeout=30)
    assert "plays on" not in told
    assert bots_in(tmp_path) == {"greedy"}


async def test_a_bot_whose_process_is_killed_is_asked_again(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    """As by the system when memory is short."""
    async with running(settings) as house:
        made = await house.made(GREEDY, PERSON)
        async with house.guest(made.seats[1]).live() as line, asyncio.timeout(20):
            await line.next()
            # Before it has answered, whatever it is at.
            while not (started := children(os.getpid())):
                await asyncio.sleep(0.01)
            for each in started:
                os.kill(each, signal.SIGKILL)
            await line.until(lambda update: bool(update.choices) or update.revision > 0)
        table = house.tables._known[made.table]
        assert table.seats[0].bot == "greedy"
    assert not [r for r in caplog.records if r.levelno >= logging.WARNING]


async def test_time_in_which_the_server_slept_does_not_count() -> None:
    """The loop wakes up long after the time it had asked for: no more than a slice of that has passed for the bots."""
    loop = asyncio.get_running_loop()
    slept = 0.0
    clock = loop.time
    loop.time = lambda: clock() + slept  # type: ignore[method-assign]

    async def answers() -> Answer:
        nonlocal slept
        await asyncio.sleep(0)
        slept += 3600
        for _ in range(20):
            await asyncio.sleep(0)
        return Answer(7)

    try:
        found = await bots.within(asyncio.create_task(answers()), 2 * bots.SLICE)
    finally:
        del loop.time
    assert found == Answer(7)


async def test_a_bot_that_takes_too_long_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "SLICE", 0.05)

    async def never() -> Answer:
        await asyncio.Event().wait()
        raise AssertionError

    before = asyncio.get_running_loop().time()
    with pytest.raises(TimeoutError):
        await bots.within(asyncio.create_task(never()), 0.2)
    assert 0.2 <= asyncio.get_running_loop().time() - before < 5


def test_a_stopped_machine_costs_no_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All processes are stopped for longer than a bot may take."""
    monkeypatch.setenv("CHAPITEAU_BOT_SECONDS", "2")
    with serving(tmp_path) as (process, address):
        made = httpx.post(
            address + "/api/tables", json={"title": "flip-circus", "seats": [GREEDY, PERSON]}
        )
        key = {"Authorization": f"Bearer {made.json()['seats'][1]}"}
        while not (started := children(process.pid)):
            httpx.get(address + "/api/table", headers=key)
        everybody = [process.pid, *started]
        for each in everybody:
            os.kill(each, signal.SIGSTOP)
        with pytest.raises(httpx.ReadTimeout):
            httpx.get(address + "/api/table", headers=key, timeout=2.5)
        for each in everybody:
            os.kill(each, signal.SIGCONT)
        update = httpx.get(address + "/api/table", headers=key, timeout=20).json()
        while not update["choices"]:
            update = httpx.get(address + "/api/table", headers=key, timeout=20).json()
        assert update["seats"][0]["bot"] == "greedy"
        process.terminate()
        told, _ = process.communicate(timeout=30)
    assert "plays on" not in told
    assert msgspec.json.decode(made.content)["table"]
