"""The table server beside a bare uvicorn application, and quick bots beside slow ones.

    python -m bench.server [--rounds 5] [--tables 50] [--seconds 20] [--json FILE]

The bare application answers the same bytes from memory, and pushes them to whoever is connected. Both are asked in turn over kept-alive
connections: a look at a table (GET), a step (POST), and the time from a step to the other player's push. Then a person plays with a
random bot, first alone, then beside tables at which slow bots play and somebody looks on.

Bars: a GET takes at most 3 times that of the bare application (medians); slow bots delay the random one by at most 300 ms (95 of 100).
Leaves with 1 when one is missed.
"""

import argparse
import asyncio
import contextlib
import json
import re
import sys
import tempfile
import time
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

import httpx
import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect

from bench.tables import server
from chapiteau.players.registry import is_quick, names

TIMES_BARE = 3.0
DELAY = 0.300
"""Seconds by which slow bots may delay a quick one."""
EACH = 60
"""Requests of a round."""
TITLE = "flip-circus"
SLOW_TITLES = ["drum-roll", "the-magnificent"]
PERSONS = [{"kind": "person", "name": name} for name in ("Ann", "Ben")]


# ---- the bare application


class Bare:
    """Answers every request with the same bytes, and sends them to all who are connected at every POST."""

    def __init__(self, body: bytes) -> None:
        self._body = body
        self._connected: set[Send] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            self._connected.add(send)
            while (await receive())["type"] == "websocket.receive":
                pass
            self._connected.discard(send)
            return
        while (await receive()).get("more_body"):
            pass
        if scope["method"] == "POST":
            for other in self._connected:
                await other({"type": "websocket.send", "text": self._body.decode()})
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(self._body)),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": self._body})


def serve_bare(file: Path) -> None:
    """On a socket of uvicorn's own; it says in its log where."""
    uvicorn.run(Bare(file.read_bytes()), port=0, lifespan="off", access_log=False)


@asynccontextmanager
async def bare(body: bytes) -> AsyncIterator[str]:
    """The bare application in a process of its own: its address."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(body)
        file.flush()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bench.server", "--bare", file.name),
            stderr=asyncio.subprocess.PIPE,
        )
        assert process.stderr is not None
        try:
            found = None
            while found is None:
                line = (await asyncio.wait_for(process.stderr.readline(), 60)).decode()
                found = re.search(r"running on (http://\S+)", line)
            yield found[1]
        finally:
            process.terminate()
            await process.communicate()


# ---- what is measured


class Plain:
    """A kept-alive connection without a client library: its time would be most of what is measured."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, address: str) -> "Plain":
        host, _, port = address.removeprefix("http://").partition(":")
        return cls(*await asyncio.open_connection(host, int(port)))

    async def ask(self, method: str, path: str, key: str, body: bytes = b"") -> bytes:
        """The body of the answer."""
        head = f"{method} {path} HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer {key}\r\n"
        if body:
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        self._writer.write(head.encode() + b"\r\n" + body)
        answer = (await self._reader.readuntil(b"\r\n\r\n")).lower()
        length = int(answer.partition(b"content-length: ")[2].partition(b"\r")[0])
        found = await self._reader.readexactly(length)
        if not answer.startswith((b"http/1.1 200", b"http/1.1 201")):
            sys.exit(f"{method} {path}: {found.decode()}")
        return found

    def close(self) -> None:
        self._writer.close()


def step_of(update: dict[str, Any], random: Random) -> bytes:
    """A command that takes one of the update's choices."""
    action = random.choice(update["choices"])["name"]
    name = str(uuid.uuid4())
    command = {"id": name, "revision": update["revision"], "kind": "act", "action": action}
    return json.dumps(command).encode()


class Match:
    """Two people at a table; a new one follows when it is over."""

    def __init__(self, http: httpx.AsyncClient, address: str) -> None:
        self._http = http
        self._live = address.replace("http", "ws", 1) + "/api/table/live"
        self.keys: list[str] = []
        self.update: dict[str, Any] = {}
        self._sockets: list[ClientConnection] = []

    async def begin(self) -> None:
        await self.end()
        self.keys = (await make(self._http, TITLE, PERSONS))["seats"]
        for key in self.keys:
            socket = await connect(self._live)
            await socket.send(json.dumps({"key": key, "since": 0, "changes": True}))
            await socket.recv()
            self._sockets.append(socket)
        # Who came first hears of who came second.
        await self._sockets[0].recv()

    async def end(self) -> None:
        for socket in self._sockets:
            await socket.close()
        self._sockets.clear()

    async def step(self, plain: Plain, random: Random) -> tuple[float, float]:
        """Seconds to the answer of one step, and to the other player's push of it."""
        looks = [json.loads(await plain.ask("GET", "/api/table", key)) for key in self.keys]
        if looks[0]["view"]["result"]:
            await self.begin()
            return await self.step(plain, random)
        seat = looks[0]["view"]["to_act"][0]
        body = step_of(looks[seat], random)
        pushed = asyncio.create_task(heard(self._sockets[1 - seat]))
        own = asyncio.create_task(heard(self._sockets[seat]))
        await asyncio.sleep(0)
        before = time.perf_counter()
        await plain.ask("POST", "/api/table/commands", self.keys[seat], body)
        answered = time.perf_counter()
        await own
        return answered - before, await pushed - before


async def heard(socket: ClientConnection) -> float:
    """When the next message has come."""
    await asyncio.wait_for(socket.recv(), 30)
    return time.perf_counter()


async def make(http: httpx.AsyncClient, title: str, seats: list[dict[str, str]]) -> dict[str, Any]:
    """A new table."""
    answer = await http.post("/api/tables", json={"title": title, "seats": seats})
    made: dict[str, Any] = answer.raise_for_status().json()
    return made


async def beside_bare(address: str, http: httpx.AsyncClient, rounds: int) -> dict[str, list[float]]:
    """Seconds of GET, POST and push, ours and the bare application's, in turn."""
    random, plain, match = Random(1), await Plain.open(address), Match(http, address)
    found: dict[str, list[float]] = {}

    def note(what: str, seconds: float) -> None:
        found.setdefault(what, []).append(seconds)

    await match.begin()
    body = await plain.ask("GET", "/api/table", match.keys[0])
    live = "/api/table/live"
    async with bare(body) as other, connect(other.replace("http", "ws", 1) + live) as socket:
        peer = await Plain.open(other)
        for _ in range(rounds):
            for asked, who in ((peer, "bare"), (plain, "ours")):
                for _ in range(EACH):
                    before = time.perf_counter()
                    await asked.ask("GET", "/api/table", match.keys[0])
                    note(f"GET {who}", time.perf_counter() - before)
            for _ in range(EACH):
                pushed = asyncio.create_task(heard(socket))
                await asyncio.sleep(0)
                before = time.perf_counter()
                await peer.ask("POST", "/api/table/commands", "", b"{}")
                note("POST bare", time.perf_counter() - before)
                note("push bare", await pushed - before)
            for _ in range(EACH):
                answered, told = await match.step(plain, random)
                note("POST ours", answered)
                note("push ours", told)
        peer.close()
    await match.end()
    plain.close()
    return found


async def with_random_bot(http: httpx.AsyncClient, address: str, seconds: float) -> list[float]:
    """A person plays with a random bot for so long: seconds from each step that passes the turn to the bot's first step."""
    live = address.replace("http", "ws", 1) + "/api/table/live"
    random, waits, end = Random(2), [], time.perf_counter() + seconds
    while time.perf_counter() < end:
        seats = [PERSONS[0], {"kind": "bot", "bot": "random"}]
        key = (await make(http, TITLE, seats))["seats"][0]
        headers = {"Authorization": f"Bearer {key}"}
        async with connect(live) as socket:
            await socket.send(json.dumps({"key": key, "since": 0}))
            update = json.loads(await socket.recv())
            while not update["view"]["result"] and time.perf_counter() < end:
                passed = None
                if update["choices"]:
                    body = step_of(update, random)
                    json_body = {"content-type": "application/json"}
                    sent = await http.post(
                        "/api/table/commands", content=body, headers=headers | json_body
                    )
                    after = sent.raise_for_status().json()
                    passed = time.perf_counter() if after["thinking"] else None
                    while update["revision"] < after["revision"]:
                        update = json.loads(await socket.recv())
                    if not passed:
                        continue
                update = json.loads(await socket.recv())
                if passed is not None:
                    waits.append(time.perf_counter() - passed)
    return waits


async def slow_table(http: httpx.AsyncClient, address: str, title: str, bot: str) -> None:
    """Two slow bots play one match after the other, and somebody looks on."""
    live = address.replace("http", "ws", 1) + "/api/table/live"
    while True:
        key = (await make(http, title, [{"kind": "bot", "bot": bot}] * 2))["watch"]
        async with connect(live) as socket:
            await socket.send(json.dumps({"key": key, "since": 0, "changes": True}))
            async for message in socket:
                news = json.loads(message)
                if "view" in news and news["view"]["result"]:
                    break


async def beside_slow(
    address: str, http: httpx.AsyncClient, tables: int, seconds: float
) -> dict[str, list[float]]:
    """Seconds that a random bot lets wait: alone, and beside so many tables of slow bots."""
    slow = next(name for name in names() if not is_quick(name))
    found = {"alone": await with_random_bot(http, address, seconds)}
    playing = [
        asyncio.create_task(slow_table(http, address, SLOW_TITLES[n % len(SLOW_TITLES)], slow))
        for n in range(tables)
    ]
    try:
        # All of them have begun.
        await asyncio.sleep(2)
        found["beside slow ones"] = await with_random_bot(http, address, seconds)
    finally:
        for table in playing:
            table.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*playing, return_exceptions=True)
    return found


async def run(rounds: int, tables: int, seconds: float) -> dict[str, list[float]]:
    """Everything, in seconds."""
    with tempfile.TemporaryDirectory() as folder:
        async with (
            server(folder) as (address, _),
            httpx.AsyncClient(base_url=address, timeout=60) as http,
        ):
            found = await beside_bare(address, http, rounds)
            return found | await beside_slow(address, http, tables, seconds)


def p95(found: list[float]) -> float:
    return quantiles(found, n=20, method="inclusive")[-1]


def main() -> None:
    parser = argparse.ArgumentParser(description="The table server beside a bare application.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=50, help="tables of slow bots")
    parser.add_argument("--seconds", type=float, default=20, help="of play with a random bot")
    parser.add_argument("--json", type=Path, help="write all seconds there")
    parser.add_argument("--bare", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.bare:
        serve_bare(args.bare)
        return
    found = asyncio.run(run(args.rounds, args.tables, args.seconds))
    if args.json:
        args.json.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    for what in ("GET", "POST", "push"):
        ours, other = found[f"{what} ours"], found[f"{what} bare"]
        print(
            f"{what:5} median {1000 * median(ours):6.2f} ms, p95 {1000 * p95(ours):6.2f} ms; bare "
            f"{1000 * median(other):6.2f} ms, {1000 * p95(other):6.2f} ms: {median(ours) / median(other):.1f} times"
        )
    for what in ("alone", "beside slow ones"):
        waits = found[what]
        print(
            f"random bot {what}: median {1000 * median(waits):.0f} ms, p95 {1000 * p95(waits):.0f} ms "
            f"({len(waits)} steps)"
        )
    times = median(found["GET ours"]) / median(found["GET bare"])
    delay = p95(found["beside slow ones"]) - median(found["alone"])
    met = {
        f"GET at most {TIMES_BARE:.0f} times the bare one": times <= TIMES_BARE,
        f"slow bots delay a random one by at most {1000 * DELAY:.0f} ms": delay <= DELAY,
    }
    for bar, yes in met.items():
        print(f"{bar}: {'yes' if yes else 'NO'}")
    sys.exit(0 if all(met.values()) else 1)


if __name__ == "__main__":
    main()
