"""Bots that misbehave, for tests. They run in the server's bot processes, in place of `bots.think`."""

import os
import time

import msgspec

from chapiteau.players.base import Decision
from chapiteau.server.bots import Task, think
from chapiteau.words import Message


def _greedy(task: bytes) -> bool:
    return msgspec.msgpack.decode(task, type=Task).bot == "greedy"


def crash(task: bytes) -> Decision:
    """`greedy` takes its process down with it."""
    if _greedy(task):
        os._exit(1)
    return think(task)


def hang(task: bytes) -> Decision:
    """`greedy` never answers."""
    if _greedy(task):
        time.sleep(3600)
    return think(task)


def cheat(task: bytes) -> Decision:
    """`greedy` wants what is not legal."""
    if _greedy(task):
        return Decision(10**6, Message("reason-random"))
    return think(task)


def crash_always(task: bytes) -> Decision:
    """Not even `random` survives here."""
    os._exit(1)
