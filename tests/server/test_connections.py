"""Connections have an end, and answers do not wait."""

import asyncio
import logging
import resource
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from chapiteau.server import connections, live, run
from chapiteau.server.connections import Guard, guarded, most_connections
from chapiteau.server.limits import Share, neighbours
from chapiteau.server.logs import SELDOM, Seldom
from chapiteau.server.problems import Refused
from chapiteau.server.serve import listen
from chapiteau.server.settings import Settings
from tests.server.conftest import OTHER, PERSON, House, running
from tests.server.test_live import closed

GET = b"GET /api/health HTTP/1.1\r\nHost: here\r\n"


async def test_small_answers_do_not_wait_for_the_next(house: House) -> None:
    """On a kept-alive connection each of them waited 40 ms for the client's acknowledgement of its first half."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    took = []
    for _ in range(9):
        before = time.perf_counter()
        writer.write(GET + b"\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r")[0])
        await reader.readexactly(length)
        took.append(time.perf_counter() - before)
    writer.close()
    # The first ones are quick in any case: nothing is outstanding yet.
    assert sorted(took[2:])[0] < 0.030


def test_the_listening_socket_names_its_protocol() -> None:
    """asyncio turns off the collecting of small packets for sockets of this protocol only."""
    import socket

    for host in ("127.0.0.1", "::1"):
        with listen(host, 0) as listening:
            assert listening.proto == socket.IPPROTO_TCP
            with socket.create_connection(listening.getsockname()[:2]) as client:
                accepted, _ = listening.accept()
                assert accepted.proto == socket.IPPROTO_TCP
                accepted.close()
                assert client.getpeername()


class Open:
    """A plain connection, with what the other side does to it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def ends(self) -> bytes:
        """What still comes until it is closed."""
        async with asyncio.timeout(10):
            try:
                return await self.reader.read()
            except ConnectionError:
                return b""

    @property
    def closed(self) -> bool:
        return self.reader.at_eof() or self.reader.exception() is not None


@asynccontextmanager
async def opened(house: House, *sent: bytes) -> AsyncIterator[list[Open]]:
    """A connection for each of these beginnings."""
    found = []
    for part in sent:
        one = Open(*await asyncio.open_connection("127.0.0.1", house.port))
        one.writer.write(part)
        found.append(one)
    try:
        yield found
    finally:
        for one in found:
            one.writer.close()


POST = b"POST /api/table/commands HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"


HALF = [
    b"",
    b"G",
    GET,
    POST + b"Content-Length: 100\r\n\r\n{",
    POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{",
    GET + b"Connection: Upgrade\r\nUpgrade: websocket\r\n",
    # One that was served, and begins the next one only.
    GET + b"\r\nG",
]


async def test_a_request_that_does_not_arrive(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.5)
    async with opened(house, *HALF) as all_of_them:
        for one in all_of_them:
            await one.ends()
        assert (await house.http.get("/api/health")).status_code == 200


async def test_a_request_that_trickles_in(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.5)
    async with opened(house, GET) as (one,), asyncio.timeout(10):
        while not one.closed:
            one.writer.write(b"X: y\r\n")
            await asyncio.sleep(0.05)


async def test_an_idle_connection_is_kept_for_a_while_only(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.9)
    async with opened(house, GET + b"\r\n") as (one,):
        assert b"200 OK" in await one.reader.readuntil(b"\r\n\r\n")
        # Each answer begins the time anew: this one is used for longer than a single request may take.
        end = time.monotonic() + 1.2
        while time.monotonic() < end:
            assert not one.closed
            one.writer.write(GET + b"\r\n")
            await one.reader.readuntil(b"\r\n\r\n")
            await asyncio.sleep(0.05)
        await one.ends()


async def test_an_address_has_so_many_connections(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """400 half-sent requests: the oldest ones go, others are answered, and that is said once."""
    many = 4 * connections.PER_ADDRESS
    with caplog.at_level(logging.WARNING):
        async with opened(house, *[GET] * many) as half:
            before = time.perf_counter()
            assert (await house.http.get("/api/health")).status_code == 200
            assert time.perf_counter() - before < 5
            async with asyncio.timeout(10):
                while sum(one.closed for one in half) < many - connections.PER_ADDRESS:
                    await asyncio.sleep(0.01)
            assert all(one.closed for one in half[:100])
            assert not half[-1].closed
    seldom = Seldom()
    said = [record for record in caplog.records if seldom.filter(record)]
    assert len(said) == 1
    assert "too many connections" in said[0].getMessage()


async def test_the_process_has_so_many_connections(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "most_connections", lambda: 5)
    async with running(settings) as house, opened(house, *[GET] * 20) as half:
        for _ in range(3):
            assert (await house.http.get("/api/health")).status_code == 200
        async with asyncio.timeout(10):
            while sum(one.closed for one in half) < 15:
                await asyncio.sleep(0.01)


def test_there_are_files_left_for_everything_else() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        for soft, most in ((256, 128), (1024, 824)):
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, before[1]))
            # It takes what it may have.
            assert most_connections() > most
            assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > soft
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


async def test_a_client_that_takes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It asks for large answers and reads none of them."""
    made = await house.made(PERSON, OTHER, title="the-magnificent")
    monkeypatch.setattr(connections, "TAKE_SECONDS", 0.2)
    ask = b"GET /api/table HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer %s\r\n\r\n"
    _, writer = await asyncio.open_connection("127.0.0.1", house.port, limit=1024)
    for _ in range(200):
        writer.write(ask % made.seats[0].encode())

    async def go_on() -> None:
        while True:
            writer.write(GET)
            await writer.drain()
            await asyncio.sleep(0.02)

    async with asyncio.timeout(20):
        with pytest.raises(ConnectionError):
            await go_on()


async def test_a_client_that_says_too_much(house: House) -> None:
    """Pings are answered, but not without end."""
    made = await house.made(PERSON, OTHER)
    async with house.guest(made.seats[0]).live() as line:
        await line.next()
        pings = [line.socket.ping(str(n).zfill(125)) for n in range(1000)]
        await asyncio.gather(*pings, return_exceptions=True)
        with pytest.raises(ConnectionClosed):
            await line.next()


async def test_pings_now_and_then_are_answered(house: House) -> None:
    made = await house.made(PERSON, OTHER)
    async with house.guest(made.seats[0]).live() as line:
        await line.next()
        for _ in range(5):
            await (await line.socket.ping())


async def test_half_a_hello(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "HELLO_SECONDS", 0.2)
    async with connect(f"ws://127.0.0.1:{house.port}/api/table/live") as socket:

        async def half() -> AsyncIterator[str]:
            yield '{"key": '
            await socket.wait_closed()

        with pytest.raises(ConnectionClosed):
            async with asyncio.timeout(10):
                await socket.send(half())
        assert socket.close_code == 1008


async def test_an_address_has_so_many_live_connections(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, open_sockets=2)) as house:
        made = await house.made(PERSON, OTHER)
        guest = house.guest(made.seats[0])
        async with guest.live() as one, guest.live() as two:
            await one.next()
            await two.next()
            assert await closed(house) == (1013, "too-many")
            assert not one.socket.close_code
        # Whoever goes makes room.
        async with guest.live() as again:
            await again.next()


def test_who_counts_together() -> None:
    assert neighbours("192.0.2.7") == "192.0.2.7"
    assert (
        neighbours("2001:db8:1:2:3::4")
        == neighbours("2001:db8:1:2::9")
        != neighbours("2001:db8:1:3::9")
    )
    assert neighbours("::ffff:192.0.2.7") == "192.0.2.7"
    assert neighbours("fe80::1%eth0") == neighbours("fe80::2")
    assert neighbours("x" * 1000) == "x" * 64


def test_a_share_is_given_back() -> None:
    share = Share(1)
    share.take("a")
    share.take("b")
    with pytest.raises(Refused):
        share.take("a")
    share.give("a")
    share.take("a")
    share.give("a")
    assert share._held == {"b": 1}


def test_each_server_has_a_guard_of_its_own() -> None:
    kinds = [guarded(Guard(1)) for _ in range(2)]
    assert kinds[0][0].guard is not kinds[1][0].guard
    assert kinds[0][0].guard is kinds[0][1].guard


def test_the_same_is_logged_once_in_a_while() -> None:
    now = [100.0]
    seldom = Seldom(lambda: now[0])

    def said(text: str, name: str = "a") -> str:
        record = logging.LogRecord(name, logging.WARNING, "", 0, text, (), None)
        return record.getMessage() if seldom.filter(record) else ""

    assert said("x") == "x"
    assert [said("x") for _ in range(1000)] == [""] * 1000
    assert said("y") == "y"
    assert said("x", "b") == "x"
    now[0] += SELDOM
    assert said("x") == "x (and 1000 more of this kind)"
    assert said("x") == ""
