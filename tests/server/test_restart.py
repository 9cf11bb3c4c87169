"""A server killed in the middle of a match loses nothing that it acknowledged (ux criteria 4 and 33)."""

import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from chapiteau import registry

COMMAND = str(Path(sys.executable).with_name("chapiteau"))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def serving(data: Path, *more: str, port: int = 0) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`chapiteau serve` as a process of its own; killed at the end of the block, if it still runs."""
    port = port or free_port()
    process = subprocess.Popen(
        [COMMAND, "serve", "--port", str(port), "--data", str(data), *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(400):
            try:
                httpx.get(address + "/api/health")
                break
            except httpx.TransportError:
                assert process.poll() is None, process.communicate()[0]
                time.sleep(0.1)
        yield process, address
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def command(update: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A command that takes one of the update's choices."""
    return {
        "id": str(uuid.uuid4()),
        "revision": update["revision"],
        "kind": "act",
        "action": rng.choice(update["choices"])["name"],
    }


class Played(NamedTuple):
    """A match of two people in its middle."""

    headers: list[dict[str, str]]
    """Of both seats and of a spectator."""
    sent: dict[str, Any]
    """The last command."""
    sender: dict[str, str]
    revision: int
    """The sender's own, after it."""


def played(client: httpx.Client, title: str, steps: int = 12) -> Played:
    """Make tables until a random match is still running after so many steps."""
    rng = random.Random(1)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
    for _ in range(20):
        made = client.post("/api/tables", json={"title": title, "seats": seats}).json()
        keys = [*made["seats"], made["watch"]]
        headers = [{"Authorization": f"Bearer {key}"} for key in keys]
        for _ in range(steps):
            looks = [client.get("/api/table", headers=who).json() for who in headers[:2]]
            seat = looks[0]["view"]["to_act"][:1]
            if not seat:
                break
            sent = command(looks[seat[0]], rng)
            sender = headers[seat[0]]
            answer = client.post("/api/table/commands", json=sent, headers=sender)
            assert answer.status_code == 200, answer.text
            update = answer.json()
        if update["view"]["to_act"]:
            return Played(headers, sent, sender, update["revision"])
    raise AssertionError("all matches were over at once")


@pytest.mark.parametrize("title", registry.names())
def test_killed_in_the_middle_of_a_match(title: str, tmp_path: Path) -> None:
    with serving(tmp_path) as (process, address), httpx.Client(base_url=address) as client:
        match = played(client, title)
        before = [client.get("/api/table", headers=who).json() for who in match.headers]
        process.send_signal(signal.SIGKILL)
        process.wait()

    with serving(tmp_path) as (_, address), httpx.Client(base_url=address) as client:
        after = [client.get("/api/table", headers=who).json() for who in match.headers]
        assert after == before
        sender = match.headers.index(match.sender)
        assert after[sender]["revision"] == match.revision > 0
        # The last command again, as from a page that never got its answer: nothing happens a second time.
        again = client.post("/api/table/commands", json=match.sent, headers=match.sender)
        assert (again.status_code, again.json()["revision"]) == (200, match.revision)
        # And the match goes on.
        seat = after[0]["view"]["to_act"][0]
        step = command(after[seat], random.Random(2))
        answer = client.post("/api/table/commands", json=step, headers=match.headers[seat])
        expected = after[seat]["revision"] + 1
        assert (answer.status_code, answer.json()["revision"]) == (200, expected)


def test_commands_while_it_is_being_killed(tmp_path: Path) -> None:
    """Two people play as fast as they can while the server dies: every acknowledged step is there afterwards."""
    rng = random.Random(1)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
    acknowledged: dict[str, int] = {}
    table: dict[str, dict[str, str]] = {}

    def play(client: httpx.Client) -> None:
        """One match after the other, until the server is gone."""
        while True:
            made = client.post("/api/tables", json={"title": "flip-circus", "seats": seats}).json()
            name, headers = made["table"], [{"Authorization": f"Bearer {k}"} for k in made["seats"]]
            table[name] = headers[0]
            looks = [client.get("/api/table", headers=who).json() for who in headers]
            while looks[0]["view"]["to_act"]:
                seat = looks[0]["view"]["to_act"][0]
                step = command(looks[seat], rng)
                answer = client.post("/api/table/commands", json=step, headers=headers[seat])
                acknowledged[name] = answer.json()["revision"]
                looks = [client.get("/api/table", headers=who).json() for who in headers]

    with serving(tmp_path) as (process, address), httpx.Client(base_url=address) as client:
        killer = threading.Timer(1.5, process.kill)
        killer.start()
        with pytest.raises(httpx.TransportError):
            play(client)
        killer.join()
    assert acknowledged
    with serving(tmp_path) as (_, address):
        for name, revision in acknowledged.items():
            after = httpx.get(address + "/api/table", headers=table[name]).json()
            # The very last step may have been stored though nobody heard of it.
            assert after["revision"] in (revision, revision + 1)


def test_bots_die_with_the_server(tmp_path: Path) -> None:
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "person", "name": "Ada"}]
    with serving(tmp_path) as (process, address):
        made = httpx.post(
            address + "/api/tables", json={"title": "flip-circus", "seats": seats}
        ).json()
        hint = httpx.get(
            address + "/api/table/hint",
            headers={"Authorization": f"Bearer {made['seats'][1]}"},
            timeout=20,
        )
        assert hint.status_code in (200, 409)
        for _ in range(100):
            children = _children(process.pid)
            if children:
                break
            time.sleep(0.1)
        assert children
        process.send_signal(signal.SIGKILL)
        process.wait()
        for _ in range(100):
            if not any(_alive(child) for child in children):
                break
            time.sleep(0.1)
        assert not any(_alive(child) for child in children)


def _children(pid: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid and fields[0] != "Z":
            found.append(int(stat.parent.name))
    return found


def _alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
