"""The requests of the page, and of whoever writes another client: JSON in and out, as `messages` says.

Each key comes as `Authorization: Bearer KEY`. docs/api.md has examples.
"""

from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import ClientDisconnect, HTTPConnection

import chapiteau
from chapiteau import registry
from chapiteau.players import registry as players
from chapiteau.record import Record
from chapiteau.server.keys import digest
from chapiteau.server.limits import Rate
from chapiteau.server.messages import (
    Command,
    Health,
    Hint,
    Invitation,
    Join,
    Joined,
    NewTable,
    TableMade,
    TitleInfo,
    Update,
)
from chapiteau.server.problems import Refused
from chapiteau.server.settings import Settings
from chapiteau.server.tables import Tables

SMALL = 4_096
LARGE = 262_144
"""Bytes of a request: of a command, and of a new table with components typed in from a box."""

T = TypeVar("T")
Handler = TypeVar("Handler", bound=Callable[..., Awaitable[Response]])


class Limits:
    """The rates of one server."""

    def __init__(self, settings: Settings) -> None:
        self.tables = Rate(settings.tables)
        self.commands = Rate(settings.commands)
        self.requests = Rate(settings.requests)
        self.sockets = Rate(settings.sockets)


def address(request: HTTPConnection) -> str:
    """Where a request comes from; behind a proxy on this machine, the address that it forwards for."""
    return request.client.host if request.client else ""


def is_loopback(host: str) -> bool:
    """Whether an address is this machine's own, which nobody else can reach."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


async def limited(request: Request) -> Limits:
    """The rates, after counting this request."""
    limits: Limits = request.app.state.limits
    limits.requests.take(address(request))
    return limits


async def tables(request: Request) -> Tables:
    found: Tables = request.app.state.tables
    return found


_bearer = HTTPBearer(auto_error=False, description="A seat's, the spectators' or the invite key.")


async def key(shown: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]) -> str:
    return shown.credentials if shown else ""


Limited = Annotated[Limits, Depends(limited)]
Hall = Annotated[Tables, Depends(tables)]
Key = Annotated[str, Depends(key)]
Since = Annotated[int, Query(ge=0, description="Send the log after this revision.")]

router = APIRouter(prefix="/api", dependencies=[Depends(limited)])


async def body(request: Request, kind: type[T], size: int) -> T:
    """The body of a request, decoded. Raises Refused when it is too large or not what it should be."""
    data = bytearray()
    try:
        async for part in request.stream():
            data += part
            if len(data) > size:
                raise Refused(413, "problem-too-large", {"limit": size})
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ClientDisconnect) as error:
        raise Refused(400, "problem-bad-body", {"reason": str(error)}) from None


def sent(what: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(what), status, media_type="application/json")


class Speech(NamedTuple):
    """What the OpenAPI document says of a request."""

    answer: Any
    question: Any
    problems: tuple[int, ...]


SPEECH: dict[str, Speech] = {}
"""By the name of the function that answers."""


def speaks(
    answer: Any, question: Any = None, problems: tuple[int, ...] = ()
) -> Callable[[Handler], Handler]:
    """Note the type of the answer and of the body, and the statuses of problems, for the OpenAPI document."""

    def note(handler: Handler) -> Handler:
        SPEECH[handler.__name__] = Speech(answer, question, (*problems, 429))
        return handler

    return note


@router.get("/health")
@speaks(Health)
async def health(request: Request) -> Response:
    """Whether the server answers, what it runs, and how to reach it from elsewhere."""
    near = is_loopback(address(request))
    addresses = request.app.state.addresses if near else []
    return sent(Health("ok", chapiteau.__version__, chapiteau.build_name(), addresses))


@router.get("/titles")
@speaks(list[TitleInfo])
async def titles() -> Response:
    """What can be played, with which options and bots."""
    return sent([TitleInfo(registry.meta(name), players.names()) for name in registry.names()])


@router.post("/tables", status_code=201)
@speaks(TableMade, NewTable, (400, 404, 413))
async def make_table(request: Request, hall: Hall, limits: Limited) -> Response:
    """Make a table."""
    limits.tables.take(address(request))
    return sent(await hall.make(await body(request, NewTable, LARGE)), 201)


@router.get("/invitation")
@speaks(Invitation, problems=(401, 403))
async def invitation(hall: Hall, key: Key) -> Response:
    """What an invite key invites to."""
    return sent(await hall.invitation(key))


@router.post("/invitation")
@speaks(Joined, Join, (400, 401, 403, 409, 413))
async def join(request: Request, hall: Hall, key: Key) -> Response:
    """Take an open seat."""
    return sent(await hall.join(key, await body(request, Join, SMALL)))


@router.get("/table")
@speaks(Update, problems=(400, 401, 403))
async def look(hall: Hall, key: Key, since: Since = 0) -> Response:
    """The table as it stands, for the holder of a seat's or the spectators' key."""
    return sent(await hall.look(key, since))


@router.post("/table/commands")
@speaks(Update, Command, (400, 401, 403, 409, 413, 422))
async def command(request: Request, hall: Hall, key: Key, limits: Limited) -> Response:
    """Do one step, or take it back."""
    limits.commands.take(digest(key))
    return sent(await hall.command(key, await body(request, Command, SMALL)))


@router.get("/table/hint")
@speaks(Hint, problems=(401, 403, 409, 503))
async def hint(hall: Hall, key: Key, limits: Limited) -> Response:
    """What the best bot would do in this seat, and why."""
    limits.commands.take(digest(key))
    return sent(await hall.hint(key))


@router.get("/table/record")
@speaks(Record, problems=(401, 403, 409))
async def record(hall: Hall, key: Key) -> Response:
    """The finished match as a file: `chapiteau record verify FILE` checks it."""
    found = await hall.record(key)
    response = sent(found)
    name = f"{found.title}-{found.commitment[:8]}.json"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response
