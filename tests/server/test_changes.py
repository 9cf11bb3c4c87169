"""Pushes hold what changed, and put together they are what a whole Update would be."""

import copy
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect

from chapiteau import registry
from chapiteau.chance import seed_from
from chapiteau.match import Match
from chapiteau.server.changes import changes
from chapiteau.server.messages import Change, Update
from chapiteau.server.table import Table, Watcher
from chapiteau.words import SPECTATOR
from tests.server.conftest import OTHER, PERSON, House
from tests.server.json_patch import apply
from tests.server.test_secrecy import table_of

json_values = st.recursive(
    st.none() | st.integers(-3, 3) | st.text("ab/~", max_size=3),
    lambda inside: (
        st.lists(inside, max_size=5)
        | st.dictionaries(st.text("ab/~", max_size=2), inside, max_size=4)
    ),
    max_leaves=20,
)


@settings(max_examples=60, deadline=None)
@given(json_values, json_values)
def test_changes_lead_from_one_value_to_the_other(before: Any, after: Any) -> None:
    patch = msgspec.json.decode(msgspec.json.encode(changes(before, after)))
    assert apply(before, patch) == after


def test_nothing_is_told_of_what_stays() -> None:
    before = {"a": [1, 2, 3, {"b": "c"}], "d/e": {"f~g": 0}, "h": None}
    assert changes(before, copy.deepcopy(before)) == []
    after = {"a": [2, 3, {"b": "x"}], "d/e": {"f~g": 1}, "i": [None]}
    found = msgspec.to_builtins(changes(before, after))
    assert found == [
        {"op": "remove", "path": "/h"},
        {"op": "replace", "path": "/a/0", "value": 2},
        {"op": "replace", "path": "/a/1", "value": 3},
        {"op": "replace", "path": "/a/2", "value": {"b": "x"}},
        {"op": "remove", "path": "/a/3"},
        {"op": "replace", "path": "/d~1e/f~0g", "value": 1},
        {"op": "add", "path": "/i", "value": [None]},
    ]
    # A piece that goes or comes in the middle moves no other one.
    assert [o.path for o in changes([1, 2, 3, 4], [1, 2, 4])] == ["/2"]
    assert [o.path for o in changes([1, 2, 4], [1, 2, 3, 4])] == ["/2"]


class Client:
    """A client that puts changes together."""

    def __init__(self, table: Table, viewer: int) -> None:
        self.watcher = Watcher(viewer, 0, True)
        self.table = table
        self.update: dict[str, Any] = {}
        self.lines: list[Any] = []
        self.sizes: list[int] = []

    def push(self) -> None:
        (frame,) = self.table.frames([self.watcher])
        self.watcher.offer(frame)
        news = msgspec.json.decode(self.watcher.queue.get_nowait())
        if "patch" in news:
            assert msgspec.convert(news, Change).base == self.update["revision"]
            self.sizes.append(len(frame.encoded))
            self.update = apply(self.update, news["patch"])
        else:
            self.update = {k: v for k, v in news.items() if k not in ("lines", "since")}
        self.lines = self.lines[: news["since"]] + news["lines"]

    def whole(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(
            msgspec.json.encode(self.table.update(self.watcher.viewer))
        )
        return found


@pytest.mark.parametrize("title", registry.names())
def test_a_match_by_its_changes(title: str) -> None:
    """To its end, where everything is told, and once more after that."""
    match = Match.start(title, 2, {}, seed_from(3))
    table = table_of(match)
    clients = [Client(table, viewer) for viewer in (SPECTATOR, 0, 1)]
    rng = random.Random(1)
    while True:
        for client in clients:
            client.push()
            whole = client.whole()
            assert client.lines == whole.pop("lines")
            del whole["since"]
            assert client.update == whole
        if match.state.is_final():
            break
        # Not after each step: a client may hear of several at once.
        for _ in range(rng.choice((1, 1, 20, 40))):
            if not match.state.is_final():
                seat = rng.choice(match.state.to_act())
                match.act(seat, rng.choice(match.state.legal_actions(seat)))
    table.thinking = {1}
    for client in clients:
        client.push()
        assert client.update["thinking"] == [1]
        assert client.lines == client.whole()["lines"]
        # Coming and going is a matter of some bytes, not of the whole position.
        assert client.sizes[-1] < 200


async def test_only_who_asks_for_changes_gets_them(house: House) -> None:
    guest, other, _ = await house.pair()
    url = f"ws://127.0.0.1:{house.port}/api/table/live"
    async with connect(url) as socket, other.live() as line:
        hello = {"key": guest.key, "since": 0, "changes": True}
        await socket.send(msgspec.json.encode(hello).decode())
        update = msgspec.json.decode(await socket.recv())
        assert msgspec.convert(update, Update).revision == 0
        await line.next()
        after = await guest.act(await guest.look())
        while update["revision"] == 0:
            change = msgspec.json.decode(await socket.recv())
            assert change["base"] == update["revision"]
            update = apply(update, change["patch"])
        assert update["revision"] == 1
        assert msgspec.convert(update["view"], type(after.view)) == after.view
        assert [entry["revision"] for entry in change["lines"]] == [1]
        await line.until(lambda pushed: pushed.revision == 1)


async def test_a_step_of_the_magnificent_takes_few_bytes(house: House) -> None:
    """Four seats who look on: what was more than 300 KB a step."""
    made = await house.made(PERSON, OTHER, PERSON, OTHER, title="the-magnificent")
    table = house.tables._known[made.table]
    clients = [Client(table, seat) for seat in range(4)]
    rng, match = random.Random(1), table.match
    for client in clients:
        client.push()
        client.sizes.clear()
    for _ in range(12):
        seat = match.state.to_act()[0]
        match.act(seat, rng.choice(match.state.legal_actions(seat)))
        for client in clients:
            client.push()
    steps = [len(client.sizes) for client in clients]
    assert min(steps) >= 11
    assert sum(sum(client.sizes) for client in clients) / 12 < 60_000


async def test_answers_are_compressed(house: House) -> None:
    """A look at The Magnificent, the largest, comes as a small part of itself."""
    made = await house.made(PERSON, OTHER, PERSON, OTHER, title="the-magnificent")
    guest = house.guest(made.seats[0])
    sizes = []
    for accepted in ("gzip", "identity"):
        headers = guest.headers | {"Accept-Encoding": accepted}
        async with house.http.stream("GET", "/api/table", headers=headers) as answer:
            sizes.append(len(b"".join([part async for part in answer.aiter_raw()])))
            assert (answer.headers.get("content-encoding") == "gzip") == (accepted == "gzip")
    assert sizes[0] < 12_000
    assert 4 * sizes[0] < sizes[1]
    small = await house.http.get("/api/health", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in small.headers
