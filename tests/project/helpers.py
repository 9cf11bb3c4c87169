"""What several tests of the project need."""

import os
import socket
import subprocess
import sys
from pathlib import Path

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


def build_wheel(folder: Path, kind: str, *what: str) -> Path:
    """A wheel of this checkout: `pure` or `compiled` (from the compiled build where it fits, else that is made first). `what`: more
    arguments of `python -m build`."""
    environment = {**os.environ, "CHAPITEAU_WHEEL": kind}
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), *what]
    run(build, environment)
    return next(folder.glob("*.whl"))


def install(wheel: Path, home: Path) -> Path:
    """The programs of a new virtual environment in which only the wheel and what it needs is installed."""
    run([sys.executable, "-m", "venv", str(home)], {**os.environ})
    programs = home / "bin"
    pip = [str(programs / "python"), "-m", "pip", "install", "--quiet", "--no-compile", str(wheel)]
    run([*pip, "--constraint", str(ROOT / "requirements/base.txt")], bare(programs))
    return programs
