"""Bots think in processes of their own, so that no bot can block a table, crash the server or keep it from stopping.

Slow bots share some processes, quick ones have one to themselves, so that they never wait behind the others; the coach, who takes
longest, has another one. In each of these three lanes the tables take turns, however much one of them asks. A process that overruns is
killed, and a new one takes its place.
"""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import cast

import msgspec

from chapiteau.match import Match
from chapiteau.players.base import Decision
from chapiteau.players.guest import is_guest
from chapiteau.players.registry import is_quick
from chapiteau.server.bot_process import SIZE, Answer, Load, Played, Request, Review, Task

THINK = "chapiteau.server.bot_process:think"
"""What decides over there: a function of a Task, as `module:name`."""
REVIEW_SECONDS = 600.0
"""For the coach, who looks at all of a match."""
ATTEMPTS = 2
"""Processes that may die or overrun over one decision before the bot is to blame."""
SLICE = 1.0
"""Seconds in which waiting is measured: what is longer than one of them, the server slept through."""
DYING = 1.0
"""Seconds for a process that says nothing any more to end by itself."""
# A service manager stops all processes of a service at once, but the server alone answers that, and ends its bots. So before anything else
# is loaded:
_MAIN = """
import signal
signal.signal(signal.SIGINT, signal.SIG_IGN)
signal.signal(signal.SIGTERM, signal.SIG_IGN)
from chapiteau.server.bot_process import main
main()
"""


class BotFailed(Exception):
    """A bot gave no decision. Says how it failed, and nothing of the match."""


class _Lost(Exception):
    """The process died or overran."""


def played(match: Match) -> Played:
    """A match as it stands."""
    return Played(
        match.title.meta.id,
        match.players,
        match.options,
        None if match.components is None else dict(match.components),
        match.rules_version,
        match.box,
        match.seed,
        list(match.entries),
    )


class Bots:
    """The processes. They start when they are first needed. `guests` are the players of one's own that may play."""

    def __init__(
        self, processes: int, seconds: float, think: str = THINK, guests: Sequence[str] = ()
    ) -> None:
        self.guests = guests
        self._slow = Lane(processes, think, "slow", seconds)
        self._quick = Lane(1, think, "quick", seconds)
        self._coach = Lane(1, think, "slow", REVIEW_SECONDS)

    def warm_up(self, title: str, bots: set[str]) -> None:
        """Let the processes start and load a title, while people still look at the new board."""
        for lane in {self._lane(bot) for bot in bots}:
            lane.ask("", Load(title)).add_done_callback(_forget)

    async def decide(self, table: str, task: Task) -> Decision:
        """What the bot of a task does; its table waits for its turn. Raises BotFailed."""
        if is_guest(task.bot) and task.bot not in self.guests:
            # A table made before the server was started anew, without that guest.
            raise BotFailed("it is no longer a guest here")
        answer = await self._lane(task.bot).ask(table, task)
        if answer.failure:
            raise BotFailed(answer.failure)
        assert answer.reason is not None
        return Decision(answer.action, answer.reason, answer.nearly)

    async def look_back(self, table: str, match: Match) -> bytes:
        """What the coach finds in a match that is over, as JSON. Raises BotFailed."""
        answer = await self._coach.ask(table, Review(played(match)))
        if answer.failure:
            raise BotFailed(answer.failure)
        return answer.review

    def _lane(self, bot: str) -> "Lane":
        return self._quick if is_quick(bot) else self._slow

    async def close(self) -> None:
        """End all processes, whatever they are thinking about."""
        for lane in (self._slow, self._quick, self._coach):
            await lane.close()


def _forget(asked: "asyncio.Future[Answer]") -> None:
    """Nobody waits for this answer."""
    if not asked.cancelled():
        asked.exception()


class Lane:
    """Some processes, and the tables that wait for them."""

    def __init__(self, processes: int, think: str, pace: str, seconds: float) -> None:
        self._processes = processes
        self._arguments = [think, str(int(2 * seconds) + 60), pace]
        self._seconds = seconds
        self._waiting: OrderedDict[str, deque[tuple[bytes, asyncio.Future[Answer]]]] = OrderedDict()
        """Per table its requests; the table whose turn is next comes first."""
        self._busy: set[asyncio.Task[None]] = set()
        self._idle: list[BotProcess] = []

    def ask(self, table: str, request: Request) -> "asyncio.Future[Answer]":
        """Put a request at the end of its table's queue."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append((msgspec.msgpack.encode(request), answer))
        if len(self._busy) < self._processes:
            self._busy.add(asyncio.create_task(self._work()))
        return answer

    async def _work(self) -> None:
        """Let one process answer what is waiting, table by table, until nothing is."""
        process = self._idle.pop() if self._idle else BotProcess(self._arguments)
        try:
            while self._waiting:
                request, answer = self._next()
                if answer.cancelled():
                    continue
                try:
                    found = await self._answer(process, request)
                except BotFailed as failed:
                    if not answer.cancelled():
                        answer.set_exception(failed)
                else:
                    if not answer.cancelled():
                        answer.set_result(found)
        except BaseException:
            await process.end()
            raise
        # At once, not in a callback: whoever asks next starts somebody who works.
        self._busy.discard(cast("asyncio.Task[None]", asyncio.current_task()))
        self._idle.append(process)

    def _next(self) -> "tuple[bytes, asyncio.Future[Answer]]":
        """The first request of the table whose turn it is; that table's other requests go to the end."""
        table, requests = self._waiting.popitem(last=False)
        first = requests.popleft()
        if requests:
            self._waiting[table] = requests
        return first

    async def _answer(self, process: "BotProcess", request: bytes) -> Answer:
        """A process may be killed for reasons that are not the bot's, so another one tries again before the bot is to blame."""
        for _ in range(ATTEMPTS - 1):
            with contextlib.suppress(_Lost):
                return await process.ask(request, self._seconds)
        try:
            return await process.ask(request, self._seconds)
        except _Lost as lost:
            raise BotFailed(str(lost)) from None

    async def close(self) -> None:
        for busy in self._busy:
            busy.cancel()
        await asyncio.gather(*self._busy, return_exceptions=True)
        for process in self._idle:
            await process.end()
        for requests in self._waiting.values():
            for _, answer in requests:
                answer.cancel()


class BotProcess:
    """One process; started when it is asked, and again after it was lost."""

    def __init__(self, arguments: list[str]) -> None:
        self._arguments = arguments
        self._process: Process | None = None

    async def ask(self, request: bytes, seconds: float) -> Answer:
        """Its answer. Raises _Lost when it dies, or takes longer than `seconds`; then it is dead."""
        if self._process is None:
            self._process = await _start(self._arguments)
        talk = asyncio.create_task(_talk(self._process, request))
        try:
            return await within(talk, seconds)
        except TimeoutError:
            await self.end()
            raise _Lost("it took too long") from None
        except (OSError, EOFError, msgspec.DecodeError):
            await self.end(DYING)
            raise _Lost("its process ended") from None
        except BaseException:
            await self.end()
            raise

    async def end(self, seconds: float = 0) -> None:
        """Kill it, unless it ends by itself within `seconds`: to kill what has just died takes its end from who waits for it."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), seconds)
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def within(talk: "asyncio.Task[Answer]", seconds: float) -> Answer:
    """The result of a task that ends in time. Raises TimeoutError.

    Time in which the server itself was stopped or slept does not count, for then the bots did so too.
    """
    try:
        while seconds > 0:
            await asyncio.wait([talk], timeout=min(seconds, SLICE))
            if talk.done():
                return talk.result()
            seconds -= SLICE
        raise TimeoutError
    finally:
        talk.cancel()


async def _talk(process: Process, request: bytes) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(len(request).to_bytes(SIZE) + request)
    await process.stdin.drain()
    size = int.from_bytes(await process.stdout.readexactly(SIZE))
    return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Answer)


async def _start(arguments: list[str]) -> Process:
    """A new process, in a session of its own: what a terminal sends to all processes of the server's group stays away from it."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-c", _MAIN, *arguments),
        stdin=PIPE,
        stdout=PIPE,
        start_new_session=True,
    )
