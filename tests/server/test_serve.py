"""`chapiteau serve` as people start and end it, and what it says when it cannot."""

import json
import os
import signal
import socket
import subprocess
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from chapiteau.server.limits import KEPT, Rate
from chapiteau.server.problems import Refused
from chapiteau.server.serve import address_of, listen
from chapiteau.server.settings import Settings, from_environment
from chapiteau.text import Texts
from chapiteau.words import ChapiteauError
from tests.server.test_restart import COMMAND, free_port, serving


def fails(*arguments: str, **environment: str) -> str:
    """What the command says when it ends with an error."""
    result = subprocess.run(
        [COMMAND, "serve", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, **environment},
    )
    assert result.returncode == 2
    assert "Traceback" not in result.stderr
    assert len(result.stderr.splitlines()) == 1
    return result.stderr


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_in_peace(tmp_path: Path, end: signal.Signals) -> None:
    with serving(tmp_path) as (process, address):
        seats = [{"kind": "bot", "bot": "random"}] * 2
        httpx.post(address + "/api/tables", json={"title": "flip-circus", "seats": seats})
        # As Ctrl+C does it: to the bots' processes too.
        os.killpg(process.pid, end)
        told, _ = process.communicate(timeout=30)
    assert process.returncode in (0, -end)
    assert address in told
    assert str(tmp_path) in told
    assert "Traceback" not in told


def test_it_takes_leave_of_those_who_look_on(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, address):
        seats = [{"kind": "person", "name": "Ada"}] * 2
        made = httpx.post(address + "/api/tables", json={"title": "flip-circus", "seats": seats})
        live = address.replace("http", "ws") + "/api/table/live"
        with connect(live) as socket:
            socket.send(json.dumps({"key": made.json()["watch"], "since": 0}))
            assert json.loads(socket.recv(timeout=10))["revision"] == 0
            process.terminate()
            with pytest.raises(ConnectionClosed) as error:
                socket.recv(timeout=10)
        assert error.value.rcvd is not None
        # "Service restart": the page connects again.
        assert error.value.rcvd.code == 1012
        assert process.wait(timeout=10) in (0, -signal.SIGTERM)


def test_an_address_for_everybody_in_the_network() -> None:
    with listen("0.0.0.0", 0) as listening:
        host, _, port = address_of(listening).removeprefix("http://").rstrip("/").partition(":")
        assert host != "0.0.0.0"
        socket.create_connection((host, int(port)), timeout=5).close()
    with listen("127.0.0.1", 0) as listening:
        assert address_of(listening).startswith("http://127.0.0.1:")


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = fails("--port", str(port), "--data", str(tmp_path))
    assert f"Port {port}" in said
    assert f"--port {port + 1}" in said


def test_a_folder_in_use(tmp_path: Path) -> None:
    with serving(tmp_path):
        said = fails("--port", str(free_port()), "--data", str(tmp_path), "--lang", "fr")
    assert "--data DOSSIER" in said


def test_an_address_that_is_not_here(tmp_path: Path) -> None:
    assert "--host" in fails("--host", "no.such.host.invalid", "--data", str(tmp_path))


def test_a_wrong_setting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "bot_seconds" in fails("--data", str(tmp_path), CHAPITEAU_BOT_SECONDS="0")
    wrong = (("COMMANDS", "often"), ("TABLES", "0/minute"), ("BOT_PROCESSES", "many"))
    for name, value in wrong:
        with monkeypatch.context() as environment:
            environment.setenv(f"CHAPITEAU_{name}", value)
            with pytest.raises(ChapiteauError) as error:
                from_environment()
        assert error.value.code == "wrong-setting"
        assert name.lower() in Texts("fr").format(error.value.message)


def test_settings_from_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CHAPITEAU_DATA", "/somewhere")
    monkeypatch.setenv("CHAPITEAU_BOT_SECONDS", "2.5")
    monkeypatch.setenv("CHAPITEAU_TABLES", "5/hour")
    found = from_environment()
    assert (found.folder, found.bot_seconds, found.tables) == (Path("/somewhere"), 2.5, "5/hour")
    assert from_environment(str(tmp_path)).folder == tmp_path
    assert Settings().folder.name == "chapiteau"


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_rate_fills_up_again_evenly() -> None:
    clock = Clock()
    rate = Rate("6/minute", clock)
    for _ in range(6):
        rate.take("a")
    for wait, ok in ((0.0, False), (9.0, False), (1.1, True), (0.0, False)):
        clock.now += wait
        if ok:
            rate.take("a")
        else:
            with pytest.raises(Refused) as error:
                rate.take("a")
            assert 1 <= error.value.retry_after <= 10
    rate.take("b")
    clock.now += 60
    for _ in range(6):
        rate.take("a")


def test_a_rate_forgets_the_quiet() -> None:
    clock = Clock()
    rate = Rate("1/second", clock)
    for number in range(KEPT):
        rate.take(str(number))
    clock.now += 2
    rate.take("one more")
    assert len(rate._full) == 1


def test_wrong_rates() -> None:
    for text in ("", "5", "5/fortnight", "0/minute", "x/minute"):
        with pytest.raises(ValueError, match=r"rate|literal"):
            Rate(text)
