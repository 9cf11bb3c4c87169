"""A real table server on a free port, in the test's own event loop, and clients of it."""

import asyncio
import contextlib
import uuid
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import pytest_asyncio
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from chapiteau.chance import seed_from
from chapiteau.server.app import create_app, open_tables
from chapiteau.server.bots import THINK
from chapiteau.server.messages import Problem, TableMade, Update
from chapiteau.server.run import config
from chapiteau.server.serve import listen
from chapiteau.server.settings import Settings
from chapiteau.server.tables import Tables

PERSON = {"kind": "person", "name": "Ada"}
OTHER = {"kind": "person", "name": "Bo"}
OPEN = {"kind": "open"}
RANDOM = {"kind": "bot", "bot": "random"}
GREEDY = {"kind": "bot", "bot": "greedy"}


def fresh_id() -> str:
    return str(uuid.uuid4())


class House:
    """A running server, seen from outside."""

    def __init__(self, tables: Tables, port: int, http: httpx.AsyncClient) -> None:
        self.tables = tables
        self.port = port
        self.http = http

    async def made(
        self, *seats: dict[str, str], title: str = "flip-circus", hints: bool = True
    ) -> TableMade:
        wish = {"title": title, "seats": seats, "hints": hints}
        answer = await self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=TableMade)

    def guest(self, key: str) -> "Guest":
        return Guest(self, key)

    async def pair(self) -> tuple["Guest", "Guest", TableMade]:
        """A new table of two people: who acts first, the other one, and its keys."""
        made = await self.made(PERSON, OTHER)
        first, second = [self.guest(key) for key in made.seats]
        if (await first.look()).choices:
            return first, second, made
        return second, first, made


class Guest:
    """Somebody with a key."""

    def __init__(self, house: House, key: str) -> None:
        self.house = house
        self.headers = {"Authorization": f"Bearer {key}"}
        self.key = key

    async def get(self, path: str) -> httpx.Response:
        return await self.house.http.get(path, headers=self.headers)

    async def post(self, path: str, body: dict[str, Any]) -> httpx.Response:
        return await self.house.http.post(path, json=body, headers=self.headers)

    async def look(self, since: int = 0) -> Update:
        answer = await self.get(f"/api/table?since={since}")
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=Update)

    async def send(
        self, revision: int, action: str = "", kind: str = "act", name: str = ""
    ) -> httpx.Response:
        body = {"id": name or fresh_id(), "revision": revision, "kind": kind, "action": action}
        return await self.post("/api/table/commands", body)

    async def act(self, update: Update, choice: int | None = None) -> Update:
        """Take one of the update's choices; the first that can be taken back, if none is given."""
        if choice is None:
            choice = next(i for i, option in enumerate(update.choices) if not option.final)
        answer = await self.send(update.revision, update.choices[choice].name)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=Update)

    @asynccontextmanager
    async def live(self, since: int = 0) -> AsyncIterator["Line"]:
        """A live connection, past its Hello."""
        async with connect(f"ws://127.0.0.1:{self.house.port}/api/table/live") as socket:
            await socket.send(msgspec.json.encode({"key": self.key, "since": since}).decode())
            yield Line(socket)


class Line:
    """The client's end of a live connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def next(self) -> Update:
        async with asyncio.timeout(10):
            return msgspec.json.decode(await self.socket.recv(), type=Update)

    async def until(self, wanted: Callable[[Update], bool]) -> Update:
        update = await self.next()
        while not wanted(update):
            update = await self.next()
        return update

    async def quiet(self) -> bool:
        """Whether nothing comes for a while."""
        try:
            async with asyncio.timeout(0.15):
                await self.socket.recv()
        except TimeoutError:
            return True
        return False


def refusal(answer: httpx.Response, status: int, code: str) -> Problem:
    """The problem in an answer that must be one."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert (problem.status, problem.code) == (status, code)
    return problem


@asynccontextmanager
async def running(settings: Settings, think: str = THINK) -> AsyncIterator[House]:
    """A server for the time of the block."""
    listening = listen("127.0.0.1", 0)
    port: int = listening.getsockname()[1]
    async with open_tables(settings, think) as tables:
        server = uvicorn.Server(config(create_app(settings, tables)))
        # The test's own handling of signals stays.
        server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign,assignment]
        task = asyncio.create_task(server.serve(sockets=[listening]))
        try:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
                yield House(tables, port, client)
        finally:
            server.should_exit = True
            await task


@pytest.fixture(autouse=True)
def same_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table of these tests has the same seed, so that they do the same each time."""
    monkeypatch.setattr("chapiteau.server.tables.new_seed", lambda: seed_from(1))


@pytest.fixture(autouse=True)
def bots_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bot processes find `fake_bots`."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=str(tmp_path / "data"), bot_processes=1)


@pytest_asyncio.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    async with running(settings) as found:
        yield found


@pytest_asyncio.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    """For tests that open several things."""
    async with AsyncExitStack() as found:
        yield found
