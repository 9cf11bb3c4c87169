"""The requests of the page, and of whoever writes another client: JSON in and out, as `messages` says.

Each key comes as `Authorization: Bearer KEY`. docs/api.md has examples.
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from ipaddress import ip_address
from typing import Any, NamedTuple, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

import chapiteau
from chapiteau import registry
from chapiteau.players import registry as players
from chapiteau.record import Record
from chapiteau.server.keys import digest
from chapiteau.server.limits import Rate, Share, neighbours
from chapiteau.server.messages import (
    Command,
    Health,
    Hint,
    Invitation,
    Join,
    Joined,
    Looking,
    NewTable,
    PositionText,
    TableMade,
    TitleInfo,
    Update,
)
from chapiteau.server.problems import Refused
from chapiteau.server.settings import Settings
from chapiteau.server.tables import Tables

SMALL = 4_096
LARGE = 65_536
"""Bytes of a request: of a command, and of a new table with components typed in from a box."""
LINE = 200
"""Characters of what is said about a body that cannot be read."""
JSON = "application/json"

T = TypeVar("T")


class Limits:
    """The rates of one server."""

    def __init__(self, settings: Settings) -> None:
        self.tables = Rate(settings.tables)
        self.commands = Rate(settings.commands)
        self.requests = Rate(settings.requests)
        self.sockets = Rate(settings.sockets)
        self.open_sockets = Share(settings.open_sockets)


class Server(NamedTuple):
    """What every request needs. The application holds it as `app.state.server`."""

    tables: Tables
    limits: Limits
    addresses: Sequence[str]
    """Where others in the network find the page."""


def address(request: HTTPConnection) -> str:
    """Whom a request counts for: where it comes from; behind a proxy on this machine, the address that it forwards for."""
    return neighbours(request.client.host) if request.client else ""


def is_loopback(host: str) -> bool:
    """Whether an address is this machine's own, which nobody else can reach."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def server(request: HTTPConnection) -> Server:
    found: Server = request.app.state.server
    return found


def tables(request: HTTPConnection) -> Tables:
    return server(request).tables


def key(request: Request) -> str:
    """The key that a request shows; "" for none."""
    scheme, _, shown = request.headers.get("authorization", "").partition(" ")
    return shown.strip() if scheme.lower() == "bearer" else ""


def since(request: Request) -> int:
    """The revision after which the log is asked for. Raises Refused."""
    given = request.query_params.get("since", "0")
    if not re.fullmatch("[0-9]{1,9}", given):
        raise Refused(400, "problem-bad-request", {"detail": "since"})
    return int(given)


async def body(request: Request, kind: type[T], size: int) -> T:
    """The body of a request, decoded. Raises Refused when it is too large or not what it should be."""
    # A page of another origin may send anything else than JSON without asking the browser first.
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refused(415, "problem-wrong-type")
    data = bytearray()
    try:
        async for part in request.stream():
            data += part
            if len(data) > size:
                raise Refused(413, "problem-too-large", {"limit": size})
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ClientDisconnect) as error:
        raise Refused(400, "problem-bad-body", {"reason": str(error)[:LINE]}) from None


def sent(what: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(what), status, media_type=JSON)


Handler = Callable[[Request], Awaitable[Response]]


class Operation(NamedTuple):
    """A request that can be made: what answers it, and what the OpenAPI document says of it."""

    handler: Handler
    answer: Any
    question: Any
    status: int
    keyed: bool
    problems: tuple[int, ...]


OPERATIONS: dict[str, dict[str, Operation]] = {}
"""By path below `/api`, then by method."""

EVERYWHERE = (403, 429)
"""Statuses of problems: of a request that another page makes, or that comes too often."""
OF_KEYS = (401, 409, 503)
"""Of a request with a key: it opens nothing, its table cannot be played here, the database cannot be used."""
OF_BODIES = (400, 413, 415)


def answers(
    way: str,
    answer: Any,
    question: Any = None,
    *,
    status: int = 200,
    keyed: bool = False,
    problems: tuple[int, ...] = (),
) -> Callable[[Handler], Handler]:
    """Let the function answer `way` (`GET /table`), with a body of the type `question` if there is one."""

    def note(handler: Handler) -> Handler:
        method, _, path = way.partition(" ")
        found = {*EVERYWHERE, *problems}
        found |= {*OF_KEYS} if keyed else set()
        found |= {*OF_BODIES} if question else set()
        operation = Operation(handler, answer, question, status, keyed, tuple(sorted(found)))
        OPERATIONS.setdefault(path, {})[method] = operation
        return handler

    return note


@answers("GET /health", Health)
async def health(request: Request) -> Response:
    """Whether the server answers, what it runs, and how to reach it from elsewhere."""
    near = request.client is not None and is_loopback(request.client.host)
    addresses = list(server(request).addresses) if near else []
    return sent(Health("ok", chapiteau.__version__, chapiteau.build_name(), addresses))


@answers("GET /titles", list[TitleInfo])
async def titles(request: Request) -> Response:
    """What can be played, with which options and bots."""
    metas = [registry.meta(name) for name in registry.names()]
    bots = [*players.LEVELS, *tables(request).guests]
    return sent([TitleInfo(meta, bots, players.USUAL) for meta in metas])


@answers("POST /tables", TableMade, NewTable, status=201, problems=(404, 503))
async def make_table(request: Request) -> Response:
    """Make a table."""
    server(request).limits.tables.take(address(request))
    return sent(await tables(request).make(await body(request, NewTable, LARGE)), 201)


@answers("GET /invitation", Invitation, keyed=True)
async def invitation(request: Request) -> Response:
    """What an invite key invites to."""
    return sent(await tables(request).invitation(key(request)))


@answers("POST /invitation", Joined, Join, keyed=True)
async def join(request: Request) -> Response:
    """Take an open seat."""
    return sent(await tables(request).join(key(request), await body(request, Join, SMALL)))


@answers("GET /table", Update, keyed=True, problems=(400,))
async def look(request: Request) -> Response:
    """The table as it stands, for the holder of a seat's or the spectators' key."""
    return sent(await tables(request).look(key(request), since(request)))


@answers("POST /table/commands", Update, Command, keyed=True, problems=(422,))
async def command(request: Request) -> Response:
    """Do one step, or take it back."""
    server(request).limits.commands.take(digest(key(request)))
    return sent(await tables(request).command(key(request), await body(request, Command, SMALL)))


@answers("GET /table/hint", Hint, keyed=True)
async def hint(request: Request) -> Response:
    """What the best bot would do in this seat, and why."""
    server(request).limits.commands.take(digest(key(request)))
    return sent(await tables(request).hint(key(request)))


@answers("GET /table/record", Record, keyed=True)
async def record(request: Request) -> Response:
    """The finished match as a file: `chapiteau record verify FILE` checks it."""
    found = await tables(request).record(key(request))
    response = sent(found)
    name = f"{found.title}-{found.commitment[:8]}.json"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@answers("GET /table/review", Looking, keyed=True)
async def review(request: Request) -> Response:
    """What the coach found in a finished match, or nothing yet."""
    server(request).limits.commands.take(digest(key(request)))
    found = await tables(request).review(key(request))
    return sent({"found": None if found is None else msgspec.Raw(found)})


@answers("GET /table/position", PositionText, keyed=True)
async def position(request: Request) -> Response:
    """The position as text, as the key's holder knows it."""
    return sent(await tables(request).position(key(request)))
