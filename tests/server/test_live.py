"""Live connections: who hears what, when, and who is cut off."""

import asyncio
import contextlib
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from chapiteau.server import live
from chapiteau.server.settings import Settings
from chapiteau.server.sights import Sent, encoded
from chapiteau.server.table import WAITING, Frame, Watcher
from tests.server.conftest import OPEN, OTHER, PERSON, House, fresh_id, running


async def closed(house: House, *said: str, **options: Any) -> tuple[int, str]:
    """Say something on a fresh connection and wait to be cut off: close code and reason."""
    url = f"ws://127.0.0.1:{house.port}/api/table/live"
    async with connect(url, **options) as socket, asyncio.timeout(10):
        with contextlib.suppress(ConnectionClosed):
            for text in said:
                await socket.send(text)
            while True:
                await socket.recv()
    assert socket.close_code is not None
    return socket.close_code, socket.close_reason or ""


async def test_an_update_for_each_revision_and_viewer(house: House) -> None:
    mover, other, made = await house.pair()
    watching = house.guest(made.watch)
    async with other.live() as theirs, watching.live() as watched:
        first = await theirs.next()
        assert (first.revision, first.viewer) == (0, (await other.look()).viewer)
        update = await mover.look()
        for revision in (1, 2):
            update = await mover.act(update)
            for line, viewer in ((theirs, first.viewer), (watched, -1)):
                pushed = await line.until(lambda u, r=revision: u.revision == r)  # type: ignore[misc]
                assert pushed.viewer == viewer
                # Only what is new since the last push.
                assert (pushed.since, [line.revision for line in pushed.lines]) == (
                    revision - 1,
                    [revision],
                )
        assert await watching.look(1) == pushed


async def test_catching_up_on_a_new_connection(house: House) -> None:
    guest, _, _ = await house.pair()
    update = await guest.look()
    for _ in range(2):
        update = await guest.act(update)
    async with guest.live(since=1) as line:
        first = await line.next()
    assert (first.revision, first.since, len(first.lines)) == (2, 1, 1)


async def test_presence(house: House) -> None:
    made = await house.made(PERSON, OTHER)
    mine, theirs = [house.guest(key) for key in made.seats]
    async with mine.live() as line:
        assert [seat.online for seat in (await line.next()).seats] == [True, False]
        async with theirs.live():
            assert [seat.online for seat in (await line.next()).seats] == [True, True]
            # A second tab is nothing new for the others.
            async with theirs.live() as tab:
                await tab.next()
            assert await line.quiet()
        assert [seat.online for seat in (await line.next()).seats] == [True, False]
        # Those who only watch come and go unnoticed.
        async with house.guest(made.watch).live() as watched:
            await watched.next()
        assert await line.quiet()


async def test_tabs_of_one_seat_stay_in_step(house: House) -> None:
    guest, _, _ = await house.pair()
    async with guest.live() as one, guest.live() as two:
        await one.next()
        update = await two.next()
        await guest.act(update)
        pushes = [await line.until(lambda u: u.revision == 1) for line in (one, two)]
        assert pushes[0] == pushes[1]
        assert pushes[0].choices


async def test_an_undo_is_a_revision_of_its_own(house: House) -> None:
    guest, other, _ = await house.pair()
    async with other.live() as line:
        before = (await line.next()).view
        await guest.act(await guest.look())
        assert (await guest.send(1, kind="undo")).status_code == 200
        undone = await line.until(lambda u: u.revision == 2)
        assert undone.lines[-1].undoes == 1
        assert undone.view == before


async def test_joining_is_pushed_and_starts_the_match(house: House) -> None:
    made = await house.made(PERSON, OPEN)
    async with house.guest(made.seats[0]).live() as line:
        assert not (await line.next()).started
        wish = {"id": fresh_id(), "seat": 1, "name": "Cy"}
        await house.guest(made.invite).post("/api/invitation", wish)
        started = await line.next()
        assert (started.started, started.seats[1].name) == (True, "Cy")
        assert started.choices or started.view.to_act == [1]


async def test_who_is_turned_away(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await house.made(PERSON, OPEN)

    def hello(key: str) -> str:
        return msgspec.json.encode({"key": key, "since": 0}).decode()

    assert await closed(house, hello("nobody")) == (1008, "unknown-key")
    assert await closed(house, hello("")) == (1008, "unknown-key")
    assert await closed(house, hello(made.invite)) == (1008, "key-invites")
    assert await closed(house, "lions") == (1008, "no-hello")
    assert await closed(house, hello(made.seats[0]), "more") == (1008, "only-hello")
    assert (await closed(house, " " * 5_000))[0] == 1009
    monkeypatch.setattr(live, "HELLO_SECONDS", 0.1)
    assert await closed(house) == (1008, "no-hello")


async def test_binary_is_no_hello(house: House) -> None:
    url = f"ws://127.0.0.1:{house.port}/api/table/live"
    async with connect(url) as socket, asyncio.timeout(10):
        await socket.send(b"{}")
        with pytest.raises(ConnectionClosed):
            await socket.recv()


async def test_other_pages_are_turned_away(house: House) -> None:
    with pytest.raises(InvalidStatus):
        await closed(house, origin="http://example.com")
    code, reason = await closed(house, "lions", origin=f"http://127.0.0.1:{house.port}")
    assert (code, reason) == (1008, "no-hello")


async def test_connections_have_a_rate(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, sockets="1/hour")) as house:
        await closed(house, "lions")
        assert await closed(house, "lions") == (1013, "too-often")


NOTHING = Sent({}, encoded(None, None, None))


class Stuck:
    """A connection whose client reads nothing."""

    def __init__(self) -> None:
        self.closed: tuple[int, str] | None = None

    async def send_text(self, text: str) -> None:
        await asyncio.sleep(3600)

    async def receive(self) -> dict[str, str]:
        await asyncio.sleep(3600)
        raise AssertionError

    async def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)


async def test_a_client_that_falls_behind_is_cut_off() -> None:
    stuck, watcher = Stuck(), Watcher(-1, 0)
    serving = asyncio.create_task(live._serve(stuck, watcher))  # type: ignore[arg-type]
    await asyncio.sleep(0)
    for revision in range(WAITING + 2):
        assert not serving.done()
        watcher.offer(Frame(b"{}", revision, NOTHING))
    async with asyncio.timeout(5):
        await serving
    assert stuck.closed == (1013, "too-slow")


async def test_a_client_that_takes_too_long_for_one_update_is_cut_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live, "SEND_SECONDS", 0.05)
    stuck, watcher = Stuck(), Watcher(-1, 0)
    watcher.offer(Frame(b"{}", 1, NOTHING))
    async with asyncio.timeout(5):
        await live._serve(stuck, watcher)  # type: ignore[arg-type]
    assert stuck.closed == (1013, "too-slow")


async def test_a_key_has_so_many_connections_at_most(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chapiteau.server.tables.WATCHERS", 1)
    made = await house.made(PERSON, OTHER)
    async with house.guest(made.watch).live() as line:
        await line.next()
        hello = msgspec.json.encode({"key": made.watch, "since": 0}).decode()
        assert await closed(house, hello) == (1013, "too-many-watchers")
        async with house.guest(made.seats[0]).live() as other:
            assert (await other.next()).viewer == 0
