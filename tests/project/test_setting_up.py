"""What is missing gets a message that says what to install or set."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def tool(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True
    )


def pretend(folder: Path, name: str, script: str) -> None:
    """Put a program of our own into a folder for the PATH."""
    program = folder / name
    program.write_text(f"#!/bin/bash\n{script}\n")
    program.chmod(0o755)


def test_a_python_that_was_asked_for_and_is_none() -> None:
    result = tool("tools/find_python.sh", PYTHON="/bin/false")
    assert result.returncode == 1
    assert "PYTHON=/bin/false is no Python 3.11" in result.stderr
    assert "make setup PYTHON=" in result.stderr


def test_no_python_new_enough(tmp_path: Path) -> None:
    pretend(tmp_path, "python3", "exit 1")
    pretend(tmp_path, "cat", "exec /bin/cat")
    result = tool("/bin/bash", "tools/find_python.sh", PATH=str(tmp_path), PYTHON="")
    assert result.returncode == 1
    assert "No Python 3.11 or later" in result.stderr
    assert "apt-get install python3 python3-venv" in result.stderr


def test_a_good_python_is_found() -> None:
    result = tool("tools/find_python.sh", PYTHON=sys.executable)
    assert (result.returncode, result.stdout.strip()) == (0, sys.executable)


def test_no_node(tmp_path: Path) -> None:
    result = tool("/bin/bash", "tools/need_node.sh", PATH=str(tmp_path))
    assert result.returncode == 1
    assert "Node was not found" in result.stderr
    assert "Install Node 20.19" in result.stderr


def test_node_that_is_too_old(tmp_path: Path) -> None:
    pretend(tmp_path, "node", 'if [[ "$1" == --version ]]; then echo v18.1.0; else exit 1; fi')
    pretend(tmp_path, "npm", "exit 0")
    result = tool("/bin/bash", "tools/need_node.sh", PATH=str(tmp_path))
    assert result.returncode == 1
    assert "Node v18.1.0 cannot build the page" in result.stderr


def test_node_that_is_good() -> None:
    assert tool("tools/need_node.sh").returncode == 0


def test_no_chromium_and_no_way_to_install_it(tmp_path: Path) -> None:
    pretend(tmp_path, "id", "echo 1000")
    result = tool("/bin/bash", "tools/need_chromium.sh", PATH=str(tmp_path))
    assert result.returncode == 1
    assert "apt-get install chromium-headless-shell" in result.stderr


@pytest.mark.slow
def test_a_port_in_use() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = tool("make", "play", f"PORT={port}")
    assert result.returncode != 0
    assert f"Port {port}" in result.stderr
    assert "make play PORT=" in result.stderr
    assert "Traceback" not in result.stderr
