"""The table server under load: 50 tables, two scripted clients at each, one worker.

    python -m bench.tables [--tables 50] [--seconds 20] [--think 1.0] [--json FILE]

Each client holds a live connection. When all tables are there, somebody makes a random step at each about every `--think` seconds; a
new match follows a finished one. What counts is the time
from sending the POST to the other client's push of that step. Then the memory that a table takes
which nobody looks at. Printed, not judged: `bench.server` compares with a bare application.
"""

import argparse
import asyncio
import json
import os
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
from websockets.asyncio.client import ClientConnection, connect

from chapiteau.registry import names

IDLE = 200
"""Tables made to see what one takes."""
Update = dict[str, Any]


@asynccontextmanager
async def server(folder: str) -> AsyncIterator[tuple[str, int]]:
    """`chapiteau serve` in a process of its own: its address and process id. All scripted clients come from one address, so its limits are
    raised; everything else is as shipped."""
    much = "1000000/minute"
    env = {**os.environ, "CHAPITEAU_TABLES": much, "CHAPITEAU_REQUESTS": much}
    env |= {"CHAPITEAU_SOCKETS": much, "CHAPITEAU_LANG": "en"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", "from chapiteau.cli import main; main()"),
        *("serve", "--port", "0", "--data", folder),
        env=env,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
        found = re.search(r"http://[^/]+", line)
        if found is None:
            sys.exit(f"The server did not start: {line}")
        yield found[0], process.pid
    finally:
        process.terminate()
        await process.wait()


async def new_table(http: httpx.AsyncClient, title: str) -> list[str]:
    """A table for two people; the keys of their seats."""
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Ben")]
    answer = await http.post("/api/tables", json={"title": title, "seats": seats})
    keys: list[str] = answer.raise_for_status().json()["seats"]
    return keys


async def make_idle(http: httpx.AsyncClient, titles: list[str]) -> None:
    """Tables at which somebody looked once, so that the match is in memory, and went."""
    for title in titles:
        keys = await new_table(http, title)
        look = {"Authorization": f"Bearer {keys[0]}"}
        (await http.get("/api/table", headers=look)).raise_for_status()


class Client:
    """One seat with its live connection: the last update, and when each revision came."""

    def __init__(self, key: str, socket: ClientConnection) -> None:
        self.key = key
        self.socket = socket
        self.update: Update = {}
        self.came: dict[int, float] = {}
        self._news = asyncio.Condition()

    async def listen(self) -> None:
        """Take in what is pushed until the connection ends."""
        await self.socket.send(json.dumps({"key": self.key, "since": 0}))
        async for message in self.socket:
            now = time.perf_counter()
            async with self._news:
                self.update = json.loads(message)
                self.came.setdefault(self.update["revision"], now)
                self._news.notify_all()

    async def until(self, revision: int) -> None:
        """Wait for the push of a revision."""
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: revision in self.came), 30)


async def play(
    http: httpx.AsyncClient,
    title: str,
    think: float,
    seconds: float,
    everybody: asyncio.Barrier,
    random: Random,
) -> list[float]:
    """Play matches at one table for so many seconds from when all tables are there; seconds from each POST to the other's push."""
    waits: list[float] = []
    live = str(http.base_url).replace("http", "ws", 1).rstrip("/") + "/api/table/live"
    end = 0.0
    while not end or time.perf_counter() < end:
        keys = await new_table(http, title)
        async with connect(live) as one, connect(live) as two:
            clients = [Client(keys[0], one), Client(keys[1], two)]
            listening = [asyncio.create_task(client.listen()) for client in clients]
            for client in clients:
                await client.until(0)
            if not end:
                await everybody.wait()
                end = time.perf_counter() + seconds
            while not clients[0].update["view"]["result"] and time.perf_counter() < end:
                await asyncio.sleep(random.uniform(0, 2 * think))
                waits.append(await step(http, clients, random))
        await asyncio.gather(*listening)
    return waits


async def step(http: httpx.AsyncClient, clients: list[Client], random: Random) -> float:
    """One random step of whoever may act; seconds from its POST to the other's push."""
    seat: int = random.choice(clients[0].update["view"]["to_act"])
    mine, other = clients[seat], clients[1 - seat]
    revision: int = mine.update["revision"]
    command = {
        "id": str(uuid.uuid4()),
        "revision": revision,
        "kind": "act",
        "action": random.choice(mine.update["choices"])["name"],
    }
    sent = time.perf_counter()
    answer = await http.post(
        "/api/table/commands", json=command, headers={"Authorization": f"Bearer {mine.key}"}
    )
    answer.raise_for_status()
    await mine.until(revision + 1)
    await other.until(revision + 1)
    return other.came[revision + 1] - sent


def resident(pid: int) -> int | None:
    """Bytes of memory that a process holds; None where /proc does not tell."""
    status = Path(f"/proc/{pid}/status")
    if not status.is_file():
        return None
    found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text())
    return int(found[1]) * 1024 if found else None


async def run(tables: int, seconds: float, think: float) -> dict[str, float]:
    """The figures: steps, median, p95 and worst wait in milliseconds, kilobytes per idle table."""
    limits = httpx.Limits(max_connections=4 * tables, max_keepalive_connections=4 * tables)
    with tempfile.TemporaryDirectory() as folder:
        async with (
            server(folder) as (address, pid),
            httpx.AsyncClient(base_url=address, limits=limits, timeout=30) as http,
        ):
            titles = names()
            await make_idle(http, titles)
            before = resident(pid)
            await make_idle(http, [titles[n % len(titles)] for n in range(IDLE)])
            after = resident(pid)
            everybody = asyncio.Barrier(tables)
            waits = await asyncio.gather(
                *(
                    play(http, titles[n % len(titles)], think, seconds, everybody, Random(n))
                    for n in range(tables)
                )
            )
    found = [wait * 1000 for table in waits for wait in table]
    figures = {
        "steps": float(len(found)),
        "median ms": median(found),
        "p95 ms": quantiles(found, n=20, method="inclusive")[-1],
        "worst ms": max(found),
    }
    if before is not None and after is not None:
        figures["idle table kB"] = (after - before) / 1024 / IDLE
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description="The table server under load.")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds between steps")
    parser.add_argument("--json", type=Path, help="write the figures there")
    args = parser.parse_args()
    figures = asyncio.run(run(args.tables, args.seconds, args.think))
    if args.json:
        args.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    rate = figures["steps"] / args.seconds
    print(f"{args.tables} tables, {2 * args.tables} clients, {rate:.0f} steps/s, one worker")
    print(
        f"POST to the other's push: median {figures['median ms']:.0f} ms, "
        f"p95 {figures['p95 ms']:.0f} ms, worst {figures['worst ms']:.0f} ms"
    )
    if "idle table kB" in figures:
        print(f"Memory per idle table: {figures['idle table kB']:.0f} kB (mean of {IDLE})")


if __name__ == "__main__":
    main()
