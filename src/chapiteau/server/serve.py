"""`chapiteau serve`: the table server as a program."""

import asyncio
import contextlib
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

import chapiteau
from chapiteau import _compiled, console
from chapiteau.players import guest as guests
from chapiteau.server import logs
from chapiteau.words import ChapiteauError, Message


def serve(
    host: Annotated[
        str, typer.Option("--host", help="Address to listen at; 0.0.0.0: the whole network")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="0: any free one")] = 8765,
    data: Annotated[
        str,
        typer.Option("--data", metavar="DIR", help="Folder of the matches (CHAPITEAU_DATA)"),
    ] = "",
    guest: Annotated[
        list[str],
        typer.Option(
            "--guest",
            metavar="MODULE:CLASS",
            help="A player of your own that may be seated; can be repeated (CHAPITEAU_GUESTS)",
        ),
    ] = [],  # noqa: B006 (typer copies it)
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser")] = False,
    lang: console.Lang = "en",
) -> None:
    """Serve the web table until Ctrl+C. Matches are kept in the user's data folder."""
    from chapiteau.server.settings import from_environment

    settings = from_environment(data, guest)
    let_in(settings.guest_names, settings.folder)
    listening = listen(host, port)
    address = address_of(listening)
    logs.set_up()

    def ready() -> None:
        build = chapiteau.build_name()
        console.say(
            Message(
                "serve-ready",
                {"address": address, "build": build, "folder": str(settings.folder)},
            )
        )
        if build == "interpreted" and _compiled.being_made():
            console.say(Message("serve-compiling"))
        sys.stdout.flush()
        if open_page:
            threading.Timer(0.5, webbrowser.open, [address]).start()

    with contextlib.suppress(KeyboardInterrupt):
        # Last, for it takes a second: whatever cannot be has been said by now.
        from chapiteau.server.run import run

        asyncio.run(run(settings, listening, ready, addresses_of(listening)))


def let_in(names: Sequence[str], data: Path) -> None:
    """See whether the guests can play. Raises ChapiteauError: `wrong-guest`, and `open-data` where they could read the matches."""
    if names and data.resolve().is_relative_to(Path.cwd()):
        raise ChapiteauError("open-data", Message("error-guest-data", {"folder": str(data)}))
    for name in names:
        guests.check(name)
    # That was a trial; at the table, bots ask them from processes of their own.
    guests.end_all()


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises ChapiteauError `port-in-use` or `wrong-host`."""
    try:
        if not host:  # To the system it means every address.
            raise ValueError
        family, kind, _, _, where = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, ValueError):
        # A name that cannot be written as one is a ValueError (UnicodeError).
        raise ChapiteauError("wrong-host", Message("problem-wrong-host", {"host": host})) from None
    # The protocol is named, or else asyncio does not know that it may turn off the collecting of small packets (TCP_NODELAY): a kept-alive
    # connection then waits 40 ms for each answer.
    listening = socket.socket(family, kind, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            # Elsewhere it would let two servers have one port.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6 and hasattr(socket, "IPV6_V6ONLY"):
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listening.bind(where)
        listening.listen(256)
    except OSError as error:
        listening.close()
        raise ChapiteauError(
            "port-in-use",
            Message(
                "problem-port",
                {
                    "host": host,
                    "port": str(port),
                    "next": str(min(port + 1, 65535)),
                    "reason": os.strerror(error.errno or 0),
                },
            ),
        ) from None
    return listening


def addresses_of(listening: socket.socket) -> list[str]:
    """Where others in the network find the page; none when the socket listens to this machine alone."""
    address = address_of(listening)
    return [] if ip_address(urlsplit(address).hostname or "").is_loopback else [address]


def address_of(listening: socket.socket) -> str:
    """Where a browser finds the page. For a server of the whole network: the address that others can use too."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                # Sends nothing; it asks from which address something would be sent.
                probe.connect(("192.0.2.1", 9))
                host = probe.getsockname()[0]
            except OSError:
                host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
