"""Wheel and sdist hold everything that users need: installed without Node, the package plays a match."""

import json
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from chapiteau import registry

ROOT = Path(__file__).parents[2]
ROOMS = [registry.folder(title).replace(".", "/") for title in registry.names()]

pytestmark = pytest.mark.slow


def run(command: list[str], env: dict[str, str], cwd: Path = ROOT) -> str:
    """What a command prints; it must succeed."""
    result = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an sdist, and the wheel that was built from that sdist."""
    folder = tmp_path_factory.mktemp("dist")
    run([sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder)], {**os.environ})
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    return next(built.glob("*.whl"))


@pytest.fixture(scope="module")
def sdist(built: Path) -> Path:
    return next(built.glob("*.tar.gz"))


def without_node(folder: Path) -> dict[str, str]:
    """An environment like a new user's: that folder's programs, no Node, nothing of this checkout."""
    kept = {name: value for name, value in os.environ.items() if "CHAPITEAU" not in name}
    kept.pop("PYTHONPATH", None)
    return {**kept, "PATH": str(folder), "XDG_DATA_HOME": str(folder / "data")}


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a clean virtual environment in which only the wheel and what it needs is installed."""
    home = tmp_path_factory.mktemp("clean")
    run([sys.executable, "-m", "venv", str(home)], {**os.environ})
    programs = home / "bin"
    install = [str(programs / "python"), "-m", "pip", "install", "--quiet", str(wheel)]
    pins = ["--constraint", str(ROOT / "requirements/base.txt")]
    run([*install, *pins], without_node(programs))
    return programs


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


def test_the_wheel_is_whole(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert [file for file in needed() if file not in names] == []
    sources = {file.relative_to(ROOT / "src").as_posix() for file in (ROOT / "src").rglob("*.py")}
    assert {name for name in names if name.endswith(".py")} == sources
    assert any(name.startswith("chapiteau/server/static/assets/") for name in names)
    assert not any(name.endswith((".so", ".pyc", ".sqlite3")) for name in names)


def test_the_sdist_is_whole(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert [file for file in needed() if f"src/{file}" not in names] == []
    assert {"LICENSE", "README.md", "pyproject.toml", "web/package-lock.json"} <= names
    assert not any("node_modules" in name or name.startswith("build/") for name in names)


def test_the_sdist_builds_without_node(sdist: Path, wheel: Path, tmp_path: Path) -> None:
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    run([*build, "--wheel-dir", str(tmp_path), str(sdist)], without_node(tmp_path))
    again = zipfile.ZipFile(tmp_path / wheel.name)
    assert sorted(again.namelist()) == sorted(zipfile.ZipFile(wheel).namelist())


def test_a_checkout_without_page_and_node_gives_no_wheel(sdist: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    checkout = next(tmp_path.iterdir())
    (checkout / "src/chapiteau/server/static/index.html").unlink()
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", str(checkout)]
    result = subprocess.run(build, env=without_node(tmp_path), capture_output=True, text=True)
    assert result.returncode != 0
    assert "install Node" in result.stdout + result.stderr
    assert list(tmp_path.rglob("*.whl")) == []


@pytest.mark.parametrize("title", registry.names())
def test_the_installed_command_plays_matches(installed: Path, title: str, tmp_path: Path) -> None:
    match = ["match", title, "--players", "random,random", "--games", "2", "--seed", "1", "--json"]
    told = json.loads(
        run([str(installed / "chapiteau"), *match], without_node(installed), tmp_path)
    )
    assert (told["title"], told["games"], told["build"]) == (title, 2, "interpreted")
    assert told["steps"] > 0
