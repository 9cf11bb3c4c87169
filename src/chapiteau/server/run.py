"""The server's process: tables, application and uvicorn put together, from start to end."""

import asyncio
import contextlib
import signal
import socket
from collections.abc import Callable, Iterator, Sequence

import uvicorn
from starlette.types import ASGIApp

from chapiteau.server import logs
from chapiteau.server.app import create_app, open_tables
from chapiteau.server.connections import Guard, guarded, most_connections
from chapiteau.server.settings import Settings

MESSAGE_SIZE = 4_096
"""Bytes that a client may send at once on a live connection."""
BACKLOG = 64
"""Connections that are taken on between two looks at whether there are too many."""


def config(app: ASGIApp) -> uvicorn.Config:
    """How uvicorn serves."""
    guard = Guard(most_connections())
    requests, live = guarded(guard)
    return uvicorn.Config(
        app,
        http=requests,
        ws=live,
        lifespan="off",
        # `logs` does it.
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=MESSAGE_SIZE,
        backlog=BACKLOG,
        callback_notify=guard.sweep,
        timeout_notify=0,
        timeout_graceful_shutdown=5,
    )


class Server(uvicorn.Server):
    """Ends at a signal and leaves it at that: raised again, as uvicorn does it, it would break off the closing of the tables."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.handle_exit)
        yield


async def run(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None],
    addresses: Sequence[str] = (),
) -> None:
    """Serve until a signal comes. `ready` is called when the tables are open; `addresses`: where others in the network find the page.

    Raises ChapiteauError when the data folder is in use or cannot be used.
    """
    asyncio.get_running_loop().set_exception_handler(logs.unhandled)
    async with open_tables(settings) as tables:
        server = Server(config(create_app(settings, tables, addresses)))
        ready()
        await server.serve(sockets=[listening])
