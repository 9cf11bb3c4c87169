"""Connections have an end: a bound in time for each, in number for each address and for all.

Uvicorn waits as long as a client likes for the rest of a request, and for a client to take what is sent. Here an idle or half-sent
connection is closed in time, the oldest first when an address has too many or the process runs out of files, and so is one that takes
nothing, or that says more than a live connection needs to.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from chapiteau.server.limits import neighbours

_log = logging.getLogger(__name__)

REQUEST_SECONDS = 20.0
"""Within which a request must have arrived, from its connection or from the last answer on."""
TAKE_SECONDS = 60.0
"""Within which a client must have taken what was sent."""
UNTAKEN = 8_000_000
"""Bytes that may wait for a client to take them."""
PER_ADDRESS = 100
"""Connections without a live table that an address may have; a proxy has few."""
SAID = 16_384
"""Bytes that may come on a live connection at once; a client answers pings there, and says little else."""
SAID_A_SECOND = 200
MOST = 10_000
"""Connections in all, where the system allows that many files."""
SPARE_FILES = 200
"""Files left for everything but connections."""


def most_connections() -> int:
    """How many connections the process may have. Lets it have as many files as the system allows it to take."""
    try:
        import resource
    except ImportError:  # Windows knows no such bound.
        return MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + SPARE_FILES
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    files = wanted if soft == resource.RLIM_INFINITY else min(soft, wanted)
    return max(files - SPARE_FILES, files // 2)


class Guard:
    """All connections of one server."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._requests: dict[str, dict[Requests, float]] = {}
        """Per address its connections for requests, longest waiting first, and since when each waits for a whole one."""
        self._live: dict[Live, float] = {}
        """Live connections, and when each was swept last."""
        self._stuck: dict[Requests | Live, float] = {}
        """Connections whose client has not taken everything, and since when."""
        self._count = 0

    def came(self, connection: "Requests") -> None:
        """A new connection."""
        mine = self._requests.setdefault(connection.address, {})
        mine[connection] = self._clock()
        self._count += 1
        if len(mine) > PER_ADDRESS:
            _log.warning("an address has too many connections: its oldest ones are closed")
            _close_oldest(mine)
        elif self._count > self._most:
            _log.warning("there are too many connections: the oldest ones are closed")
            _close_oldest(max(self._requests.values(), key=len))

    def waits(self, connection: "Requests") -> None:
        """Its request is answered: it waits for the next one."""
        mine = self._requests.get(connection.address, {})
        if mine.pop(connection, None) is not None:
            mine[connection] = self._clock()

    def went(self, connection: "Requests") -> None:
        """It is closed, or goes on as a live one."""
        mine = self._requests.get(connection.address, {})
        if connection in mine:
            del mine[connection]
            self._count -= 1
            self._stuck.pop(connection, None)
        if not mine:
            self._requests.pop(connection.address, None)

    def came_live(self, connection: "Live") -> None:
        self._live[connection] = self._clock()
        self._count += 1

    def went_live(self, connection: "Live") -> None:
        del self._live[connection]
        self._count -= 1
        self._stuck.pop(connection, None)

    async def sweep(self) -> None:
        """Close what has overrun; to be called about every second."""
        now = self._clock()
        for mine in list(self._requests.values()):
            for connection, since in list(mine.items()):
                if now - since > REQUEST_SECONDS and connection.waiting:
                    _log.warning("a request did not arrive in time: its connection is closed")
                    connection.transport.abort()
                else:
                    self._check_taken(connection, now)
        for live, before in list(self._live.items()):
            self._live[live] = now
            live.said = max(0.0, live.said - (now - before) * SAID_A_SECOND)
            self._check_taken(live, now)

    def _check_taken(self, connection: "Requests | Live", now: float) -> None:
        size = connection.transport.get_write_buffer_size()
        if not size:
            self._stuck.pop(connection, None)
        elif size > UNTAKEN or now - self._stuck.setdefault(connection, now) > TAKE_SECONDS:
            _log.warning("a client does not take what is sent: its connection is closed")
            connection.transport.abort()


def _close_oldest(connections: "dict[Requests, float]") -> None:
    """Close the one that waits longest for a whole request; the newest if all have one."""
    oldest = next((each for each in connections if each.waiting), next(reversed(connections)))
    oldest.transport.abort()


class Requests(H11Protocol):
    """A connection for requests."""

    guard: Guard
    """Of its server: see `guarded`."""
    address = ""

    @property
    def waiting(self) -> bool:
        """Whether no whole request has arrived since the last answer."""
        # uvicorn's own annotation leaves out that there is none before the first request.
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete or cycle.more_body

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = neighbours(self.client[0]) if self.client else ""
        self.guard.came(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.went(self)
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        self.guard.waits(self)
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.guard.went(self)
        super().handle_websocket_upgrade(event)


class Live(WebSocketsSansIOProtocol):
    """A live connection."""

    guard: Guard
    said = 0.0
    """Bytes that came of late."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.guard.came_live(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.went_live(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.said += len(data)
        if self.said > SAID:
            _log.warning("a client says too much on a live connection: it is closed")
            self.transport.abort()
        else:
            super().data_received(data)


def guarded(guard: Guard) -> tuple[type[Requests], type[Live]]:
    """The kinds of connection of a server with this guard, for uvicorn's configuration."""
    return type("Requests", (Requests,), {"guard": guard}), type("Live", (Live,), {"guard": guard})
