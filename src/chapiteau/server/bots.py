"""Bots think in processes of their own, so that no bot can block a table, crash the server or keep it from stopping.

`think` runs over there. It rebuilds the match from its log, which is trusted code, and shows the bot a resampled state only
(`players.seat.decide`). A process that overruns is killed, and a new one takes its place.
"""

import asyncio
import multiprocessing
import signal
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import Any

import msgspec
from pebble import ProcessPool

from chapiteau.players.base import Decision
from chapiteau.players.registry import make
from chapiteau.players.seat import decide
from chapiteau.record import Entry, Match
from chapiteau.registry import title as find_title
from chapiteau.title import Options

CACHED = 32
"""Matches that each process keeps, so that it replays new entries only."""


class Task(msgspec.Struct, frozen=True):
    """A decision to make. It travels as MessagePack: quick, and without code."""

    title: str
    players: int
    options: Options
    components: dict[str, Any] | None
    seed: bytes
    entries: list[Entry]
    seat: int
    bot: str


Think = Callable[[bytes], Decision]
"""What runs in the other process: a Task, encoded, to a decision."""

_matches: OrderedDict[bytes, Match] = OrderedDict()


def think(task: bytes) -> Decision:
    """Let the bot decide. Raises Misbehaved when it fails.

    Its luck comes from a stream of the match that nothing else reads, so the same log gives the same answer, and what went wrong can be
    looked at again.
    """
    job = msgspec.msgpack.decode(task, type=Task)
    match = _rebuild(job)
    rng = match.state.chance.stream(f"player {job.seat}", match.revision_for(job.seat))
    return decide(make(job.bot, match.title), match.state, job.seat, rng)


def _load(title: str) -> None:
    find_title(title)


def _rebuild(job: Task) -> Match:
    match = _matches.pop(job.seed, None)
    if match is None or match.entries != job.entries[: match.revision]:
        match = Match(find_title(job.title), job.players, job.options, job.seed, job.components)
    for entry in job.entries[match.revision :]:
        match.enter(entry)
    _matches[job.seed] = match
    while len(_matches) > CACHED:
        _matches.popitem(last=False)
    return match


def task(match: Match, seat: int, bot: str) -> bytes:
    """The task of deciding for `seat` as the match stands."""
    return msgspec.msgpack.encode(
        Task(
            match.title.meta.id,
            match.players,
            match.options,
            None if match.components is None else dict(match.components),
            match.seed,
            match.entries,
            seat,
            bot,
        )
    )


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl+C goes to every process of the terminal; the server alone answers it and ends its bots.

    A process that is only starting cannot say so itself yet, so it inherits from the thread that starts it that the signal is held back.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # It lets interrupts through when it starts: so it starts before.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Bots:
    """The processes. They start when they are first needed."""

    def __init__(self, processes: int, seconds: float, think: Think = think) -> None:
        self._pool = ProcessPool(processes, context=multiprocessing.get_context("spawn"))
        self._seconds = seconds
        self._think = think

    def warm_up(self, title: str) -> None:
        """Let the processes start and load a title, while people still look at the new board."""
        with _interrupts_held():
            self._pool.schedule(_load, args=(title,))

    async def decide(self, task: bytes) -> Decision:
        """Raises TimeoutError when the bot takes too long, other exceptions when it fails or its process dies."""
        with _interrupts_held():
            job = self._pool.schedule(self._think, args=(task,), timeout=self._seconds)
        decision: Decision = await asyncio.wrap_future(job)
        return decision

    def close(self) -> None:
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join()
