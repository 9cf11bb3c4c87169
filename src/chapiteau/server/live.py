"""The live connection of a table: `Hello` from the client, then updates from the server until one of them goes."""

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from chapiteau.server.api import address, server
from chapiteau.server.messages import Hello
from chapiteau.server.problems import Refused
from chapiteau.server.table import Watcher
from chapiteau.server.tables import Tables

HELLO_SECONDS = 10.0
SEND_SECONDS = 20.0
"""How long one update may take to be sent before the client counts as lost."""
REFUSED = 1008
AGAIN_LATER = 1013


async def live(socket: WebSocket) -> None:
    """`WebSocket /api/table/live`."""
    tables, limits, _ = server(socket)
    await socket.accept()
    who = address(socket)
    try:
        limits.sockets.take(who)
        limits.open_sockets.take(who)
    except Refused as refused:
        await socket.close(AGAIN_LATER, refused.code)
        return
    try:
        await _begin(socket, tables)
    finally:
        limits.open_sockets.give(who)


async def _begin(socket: WebSocket, tables: Tables) -> None:
    """Hear who it is, then serve."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = msgspec.json.decode(await socket.receive_text(), type=Hello)
        table, watcher = await tables.watch(hello.key, hello.since, hello.changes)
    except Refused as refused:
        await socket.close(AGAIN_LATER if refused.status == 429 else REFUSED, refused.code)
        return
    except (TimeoutError, msgspec.DecodeError, UnicodeDecodeError, RecursionError, KeyError):
        await socket.close(REFUSED, "no-hello")
        return
    except WebSocketDisconnect:
        return
    try:
        await _serve(socket, watcher)
    finally:
        await tables.leave(table, watcher)


async def _serve(socket: WebSocket, watcher: Watcher) -> None:
    """Send updates until the client goes, says something more, or falls behind."""
    listening = asyncio.create_task(_listen(socket))
    others = [
        asyncio.create_task(_send(socket, watcher)),
        asyncio.create_task(watcher.lost.wait()),
    ]
    try:
        await asyncio.wait([listening, *others], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for end in (listening, *others):
            end.cancel()
        await asyncio.gather(listening, *others, return_exceptions=True)
    # A client may vanish just while it is cut off.
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        if listening.cancelled():
            await socket.close(AGAIN_LATER, "too-slow")
        elif listening.result():
            await socket.close(REFUSED, "only-hello")


async def _send(socket: WebSocket, watcher: Watcher) -> None:
    while True:
        update = await watcher.queue.get()
        async with asyncio.timeout(SEND_SECONDS):
            await socket.send_text(update.decode())


async def _listen(socket: WebSocket) -> bool:
    """Wait until the client goes (False) or says something, which it should not (True)."""
    message = await socket.receive()
    return bool(message["type"] == "websocket.receive")
