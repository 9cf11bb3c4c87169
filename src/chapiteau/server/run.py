"""The server's process: tables, application and uvicorn put together, from start to end."""

import contextlib
import signal
import socket
from collections.abc import Callable, Iterator, Sequence

import uvicorn

from chapiteau.server.app import create_app, open_tables
from chapiteau.server.settings import Settings

MESSAGE_SIZE = 4_096
"""Bytes that a client may send at once on a live connection."""


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
    async with open_tables(settings) as tables:
        config = uvicorn.Config(
            create_app(settings, tables, addresses),
            lifespan="off",
            log_level="warning",
            server_header=False,
            ws_max_size=MESSAGE_SIZE,
            timeout_graceful_shutdown=5,
        )
        ready()
        await Server(config).serve(sockets=[listening])
