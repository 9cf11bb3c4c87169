"""What README tells people to type does what README says."""

import contextlib
import os
import re
import shlex
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from tests.project.helpers import free_port

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    """The fenced blocks of one language."""
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


BLOCKS = [block.splitlines() for block in blocks("sh")]


def test_readme_shows_the_two_commands_first() -> None:
    assert BLOCKS[:2] == [["make play"], ["make test"]]


@pytest.mark.slow
@pytest.mark.parametrize("commands", BLOCKS, ids=lambda commands: commands[0])
def test_commands(commands: list[str], tmp_path: Path) -> None:
    # Left by an earlier run of this test, with matches of other sources, which a ladder does not go on with.
    (ROOT / "build/ladder").unlink(missing_ok=True)
    for command in commands:
        if command == "make play":
            plays(command, tmp_path)
        elif command == "make test":
            # It runs this very test; here only that it exists and would run everything.
            assert "tools/run_tests.py\n" in succeeds("make --dry-run test")
        else:
            assert succeeds(command)


def succeeds(command: str) -> str:
    """What a command prints; it must succeed."""
    env = {**os.environ, "CHAPITEAU_BUILD": "auto"}
    result = subprocess.run(shlex.split(command), cwd=ROOT, env=env, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def plays(command: str, folder: Path) -> None:
    """Run the command until its page answers, then end it as people do."""
    port = free_port()
    kept = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    table = subprocess.Popen(
        [*shlex.split(command), f"PORT={port}"],
        cwd=ROOT,
        env={**kept, "CHAPITEAU_BUILD": "auto", "XDG_DATA_HOME": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    page = wait_for(f"http://127.0.0.1:{port}/", table)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(table.pid, signal.SIGINT)
    told, _ = table.communicate(timeout=60)
    assert "<title>Chapiteau" in page, told
    assert re.search(rf"(compiled|interpreted) build: http://127.0.0.1:{port}/", told), told
    assert "Traceback" not in told


def wait_for(address: str, process: subprocess.Popen[str]) -> str:
    """The page at an address, as soon as it answers (a first run compiles before); "" when the process ended."""
    for _ in range(1200):
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                text: str = answer.read().decode()
                return text
        except (urllib.error.URLError, ConnectionError):
            if process.poll() is not None:
                break
            time.sleep(0.25)
    return ""


@pytest.mark.parametrize("code", blocks("python"))
def test_python_example(code: str) -> None:
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    assert result.stdout
