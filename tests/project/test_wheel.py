"""Wheel and sdist hold everything that users need: installed without Node, the package plays a match."""

import hashlib
import json
import random
import signal
import subprocess
import sys
import tarfile
import time
import uuid
import zipfile
from pathlib import Path
from typing import Any

import httpx
import pytest

from chapiteau import registry
from chapiteau._compiled import TAG
from tests.project.helpers import ROOT, bare, build_wheel, free_port, install, run, shared

ROOMS = [registry.folder(title).replace(".", "/") for title in registry.names()]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an sdist, and the wheel for all platforms that was built from that sdist."""
    return shared(tmp_path_factory, "pure", lambda folder: build_wheel(folder, "pure"))


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    return next(built.glob("*.whl"))


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel for this Python and platform."""
    return build_wheel(tmp_path_factory.mktemp("compiled"), "compiled", "--wheel")


@pytest.fixture(scope="module")
def sdist(built: Path) -> Path:
    return next(built.glob("*.tar.gz"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return shared(tmp_path_factory, "home", lambda home: install(wheel, home)) / "bin"


def needed() -> list[str]:
    """Files without which an installed package would not work."""
    rooms = [
        f"{room}/{file}"
        for room in ROOMS
        for file in (
            "components.toml",
            "text/en.ftl",
            "text/fr.ftl",
            "RULES.en.md",
            "RULES.fr.md",
        )
    ]
    return [
        *rooms,
        "chapiteau/py.typed",
        "chapiteau/text/en.ftl",
        "chapiteau/text/fr.ftl",
        "chapiteau/server/static/index.html",
    ]


def whole(names: set[str]) -> None:
    """All sources and whatever else is needed are among the names of a wheel."""
    assert [file for file in needed() if file not in names] == []
    sources = {file.relative_to(ROOT / "src").as_posix() for file in (ROOT / "src").rglob("*.py")}
    assert {name for name in names if name.endswith(".py")} == sources
    assert any(name.startswith("chapiteau/server/static/assets/") for name in names)
    assert not any(name.endswith((".pyc", ".sqlite3")) for name in names)


def test_the_wheel_is_whole(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert wheel.name.endswith("-py3-none-any.whl")
    whole(names)
    assert not any(name.startswith("chapiteau/compiled/") for name in names)


def test_the_compiled_wheel_is_whole(compiled: Path) -> None:
    """All sources too, and a build that fits them: one library for all and one for each title."""
    names = set(zipfile.ZipFile(compiled).namelist())
    assert f"-cp{sys.version_info.major}{sys.version_info.minor}-" in compiled.name
    whole(names)
    built = sorted(name for name in names if name.startswith("chapiteau/compiled/"))
    (manifest,) = [name for name in built if name.endswith(".json")]
    libraries = json.loads(zipfile.ZipFile(compiled).read(manifest))["libraries"]
    assert {f"chapiteau/compiled/{library}" for library in libraries} == {*built} - {manifest}
    assert len(libraries) == 1 + len(registry.names())
    assert all(library.endswith(TAG) for library in libraries)


def test_the_sdist_is_whole(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert [file for file in needed() if f"src/{file}" not in names] == []
    assert {"LICENSE", "README.md", "pyproject.toml", "web/package-lock.json"} <= names
    assert not any("node_modules" in name or name.startswith("build/") for name in names)


def test_the_sdist_builds_without_node_the_same_wheel(
    sdist: Path, wheel: Path, tmp_path: Path
) -> None:
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    run([*build, "--wheel-dir", str(tmp_path), str(sdist)], bare(tmp_path))
    assert (tmp_path / wheel.name).read_bytes() == wheel.read_bytes()


def test_a_checkout_without_page_and_node_gives_no_wheel(sdist: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    checkout = next(tmp_path.iterdir())
    (checkout / "src/chapiteau/server/static/index.html").unlink()
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", str(checkout)]
    result = subprocess.run(build, env=bare(tmp_path), capture_output=True, text=True)
    assert result.returncode != 0
    assert "install Node" in result.stdout + result.stderr
    assert list(tmp_path.rglob("*.whl")) == []


@pytest.mark.parametrize("title", registry.names())
def test_the_installed_command_plays_matches(installed: Path, title: str, tmp_path: Path) -> None:
    match = ["match", title, "--players", "random,random", "--games", "2", "--seed", "1", "--json"]
    told = json.loads(run([str(installed / "chapiteau"), *match], bare(installed), tmp_path))
    assert (told["title"], told["games"], told["build"]) == (title, 2, "interpreted")
    assert told["steps"] > 0


def test_the_installed_server_plays_a_match_of_each_title(installed: Path, tmp_path: Path) -> None:
    """A person against a bot through the API, the page from the package beside it."""
    port = free_port()
    environment = {
        **bare(installed),
        "CHAPITEAU_COMMANDS": "100000/minute",
        "CHAPITEAU_REQUESTS": "100000/minute",
    }
    server = subprocess.Popen(
        [str(installed / "chapiteau"), "serve", "--port", str(port)],
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
            wait_until_it_answers(client, server)
            assert "<title>Chapiteau" in client.get("/").text
            for title in registry.names():
                last = play(client, title)
                assert last["view"]["result"] is not None
                assert last["view"]["to_act"] == []
                seed = bytes.fromhex(last["seed"])
                assert hashlib.sha256(seed).hexdigest() == last["commitment"]
    finally:
        server.send_signal(signal.SIGINT)
        told, _ = server.communicate(timeout=30)
    assert "Traceback" not in told


def wait_until_it_answers(client: httpx.Client, server: subprocess.Popen[str]) -> None:
    for _ in range(240):
        try:
            client.get("/")
        except httpx.TransportError:
            assert server.poll() is None, "the server ended"
            time.sleep(0.25)
        else:
            return
    raise AssertionError("the server did not answer within a minute")


def play(client: httpx.Client, title: str) -> dict[str, Any]:
    """Play one match with random choices against a random bot; gives the last Update."""
    rng = random.Random(1)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made = client.post("/api/tables", json={"title": title, "seats": seats}).raise_for_status()
    client.headers["Authorization"] = "Bearer " + made.json()["seats"][0]
    for _ in range(20_000):
        answer = client.get("/api/table", params={"since": 0}).raise_for_status()
        update: dict[str, Any] = answer.json()
        if update["view"]["result"] is not None:
            return update
        if not update["choices"]:
            time.sleep(0.02)
            continue
        command = {
            "id": str(uuid.uuid4()),
            "revision": update["revision"],
            "kind": "act",
            "action": rng.choice(update["choices"])["name"],
        }
        client.post("/api/table/commands", json=command).raise_for_status()
    raise AssertionError("the match did not end")
