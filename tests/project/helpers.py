"""What several tests of the project need."""

import fcntl
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def run(command: list[str], env: dict[str, str], cwd: Path = ROOT) -> str:
    """What a command prints; it must succeed."""
    result = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def bare(folder: Path) -> dict[str, str]:
    """An environment like a new user's: that folder's programs, no Node, no compiler, nothing of this checkout."""
    kept = {name: value for name, value in os.environ.items() if "CHAPITEAU" not in name}
    kept.pop("PYTHONPATH", None)
    return {**kept, "PATH": str(folder), "XDG_DATA_HOME": str(folder / "data")}


def shared(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """A folder that one of the processes of a test run makes for all of them."""
    alone = "PYTEST_XDIST_WORKER" not in os.environ
    folder = (factory.getbasetemp() if alone else factory.getbasetemp().parent) / name
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "made").exists():
            folder.mkdir()
            make(folder)
            (folder / "made").touch()
    return folder


def build_wheel(folder: Path, kind: str, *what: str) -> Path:
    """A wheel of this checkout: `pure` or `compiled` (from the compiled build where it fits, else that is made first). `what`: more
    arguments of `python -m build`."""
    environment = {**os.environ, "CHAPITEAU_WHEEL": kind}
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), *what]
    run(build, environment)
    return next(folder.glob("*.whl"))


def install(wheel: Path, home: Path) -> Path:
    """The programs of a new virtual environment in which only the wheel and what it needs is installed."""
    run([sys.executable, "-m", "venv", "--without-pip", str(home)], {**os.environ})
    programs = home / "bin"
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "install"]
    pinned = ["--constraint", str(ROOT / "requirements/base.txt")]
    run([*pip, "--quiet", "--no-compile", *pinned, str(wheel)], bare(programs))
    return programs
