"""docs/players.md: whoever follows it from an empty folder gets what it says."""

import json
import os
import re
import shlex
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from chapiteau.players import guest, walls
from chapiteau.server.settings import Settings

PAGE = (Path(__file__).parents[2] / "docs/players.md").read_text("utf-8")
GUIDE = PAGE.partition("\n## A player of your own\n")[2].partition("\n## ")[0]
HAND, PROGRAM = GUIDE.split("### In a program")
STEPS = re.findall(r"^```(python|sh)\n(.*?)^```", HAND, re.MULTILINE | re.DOTALL)


def chapiteau(command: str, folder: Path) -> "subprocess.Popen[str]":
    """A command of the page, begun in a folder."""
    program, *words = shlex.split(command)
    assert program == "chapiteau"
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "chapiteau", *words],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "CHAPITEAU_DATA": str(folder.with_name("data"))},
    )


def follow(command: str, folder: Path) -> None:
    """Do what a command says, and look whether the player was there."""
    if " serve " in command:
        serve(command, folder)
        return
    said, problem = chapiteau(command, folder).communicate(timeout=120)
    if " play " in command:
        # Nobody is before this screen; all else was found and made.
        assert problem.startswith("chapiteau: ")
        assert "terminal" in problem
        assert "my_player" not in problem
    else:
        assert not problem
        assert re.search(r"^my_player:Mine +\d", said, re.MULTILINE), said


def serve(command: str, folder: Path) -> None:
    server = chapiteau(f"{command} --port 0", folder)
    try:
        assert server.stdout is not None
        address = re.search(r"http://\S+/", server.stdout.readline())
        assert address
        for _ in range(100):
            try:
                with urllib.request.urlopen(f"{address[0]}api/titles") as answer:
                    assert all(info["bots"][-1] == "my_player:Mine" for info in json.load(answer))
                return
            except ConnectionError:
                time.sleep(0.1)
        raise AssertionError("the server does not answer")
    finally:
        server.terminate()
        server.communicate(timeout=30)


@pytest.mark.long
def test_the_guide_can_be_followed(tmp_path: Path) -> None:
    folder = tmp_path / "empty"
    folder.mkdir()
    done = []
    for language, block in STEPS:
        if language == "python":
            (folder / "my_player.py").write_text(block)
            continue
        for command in block.splitlines():
            follow(command, folder)
            done.append(command.split()[1])
    assert done == ["match", "match", "ladder", "play", "serve"]


def test_the_program_at_its_end_runs() -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```", PROGRAM, re.MULTILINE | re.DOTALL)
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    assert re.fullmatch(r"\[\d+, \d+\]\n", result.stdout)


def test_limits_are_as_written() -> None:
    assert f"may take {guest.START} seconds, a decision {guest.DECISION}" in GUIDE
    assert f"{walls.MEMORY >> 30} GiB" in GUIDE
    assert f"at most {guest.LONGEST} characters" in GUIDE
    # A guest that is late is found out before the bot process above it is.
    assert Settings().bot_seconds > guest.START + guest.DECISION
