"""Bots that misbehave, for tests. They run in the server's bot processes, in place of `bot_process.think`."""

import os
import time
from pathlib import Path

from chapiteau.players.base import Decision
from chapiteau.server.bot_process import Task, think
from chapiteau.words import Message

HERE = "tests.server.fake_bots:"


def crash(task: Task) -> Decision:
    """`greedy` takes its process down with it."""
    if task.bot == "greedy":
        os._exit(1)
    return think(task)


def hang(task: Task) -> Decision:
    """`greedy` never answers."""
    if task.bot == "greedy":
        time.sleep(3600)
    return think(task)


def cheat(task: Task) -> Decision:
    """`greedy` wants what is not legal."""
    if task.bot == "greedy":
        return Decision(10**6, Message("reason-random"))
    return think(task)


def blab(task: Task) -> Decision:
    """`greedy` fails with the match on its lips."""
    if task.bot == "greedy":
        raise RuntimeError(f"seed {task.seed.hex()}")
    return think(task)


def crash_always(task: Task) -> Decision:
    """Not even `random` survives here."""
    os._exit(1)


def slow(task: Task) -> Decision:
    """`greedy` takes its time, and everybody writes down what they thought about."""
    if task.bot == "greedy":
        time.sleep(0.2)
    with Path(os.environ["THOUGHTS"]).open("a") as notes:
        notes.write(f"{task.seat} {len(task.entries)}\n")
    return think(task)
