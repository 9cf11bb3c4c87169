"""Bots that misbehave, for tests. They run in the server's bot processes, in place of `bot_process.think`."""

import os
import time
from pathlib import Path

from chapiteau.players.base import Decision
from chapiteau.players.registry import STRONGEST
from chapiteau.server.bot_process import Task, think
from chapiteau.words import Message

HERE = "tests.server.fake_bots:"
THINKING = ("greedy", STRONGEST)
"""Who is told of as `greedy` here: also who gives the hints."""


def crash(task: Task) -> Decision:
    """`greedy` takes its process down with it."""
    if task.bot in THINKING:
        os._exit(1)
    return think(task)


def hang(task: Task) -> Decision:
    """`greedy` never answers."""
    if task.bot in THINKING:
        time.sleep(3600)
    return think(task)


def cheat(task: Task) -> Decision:
    """`greedy` wants what is not legal."""
    if task.bot in THINKING:
        return Decision(10**6, Message("reason-random"))
    return think(task)


def blab(task: Task) -> Decision:
    """`greedy` fails with the match on its lips."""
    if task.bot in THINKING:
        raise RuntimeError(f"seed {task.match.seed.hex()}")
    return think(task)


def crash_always(task: Task) -> Decision:
    """Not even `random` survives here."""
    os._exit(1)


def slow(task: Task) -> Decision:
    """Everybody writes down what they think about, and `greedy` takes its time."""
    _note(task)
    if task.bot in THINKING:
        time.sleep(0.2)
    return think(task)


def patient(task: Task) -> Decision:
    """Everybody writes down what they think about, and decides when as many thoughts are allowed."""
    number = _note(task)
    allowed = Path(os.environ["THOUGHTS"] + "-allowed")
    while int(allowed.read_text() or 0) < number:
        time.sleep(0.005)
    return think(task)


def _note(task: Task) -> int:
    """How many thoughts there were with this one."""
    notes = Path(os.environ["THOUGHTS"])
    with notes.open("a") as file:
        file.write(f"{task.seat} {len(task.match.entries)}\n")
    return len(notes.read_text().splitlines())
