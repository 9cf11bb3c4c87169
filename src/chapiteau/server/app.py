"""The application: everything put together."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from chapiteau.server import api
from chapiteau.server.bots import THINK, Bots
from chapiteau.server.live import live
from chapiteau.server.openapi import document
from chapiteau.server.origin import OwnPageOnly
from chapiteau.server.page import SafeHeaders, page
from chapiteau.server.problems import answer, answer_failure, answer_http
from chapiteau.server.settings import Settings
from chapiteau.server.store import open_store
from chapiteau.server.tables import Tables
from chapiteau.words import ChapiteauError


@asynccontextmanager
async def open_tables(settings: Settings, think: str = THINK) -> AsyncIterator[Tables]:
    """The tables of a data folder, until the block ends; `think` is what bot processes run (`bots.THINK`).

    Raises ChapiteauError when the folder is in use or cannot be used.
    """
    store = open_store(settings.folder)
    bots = Bots(settings.bot_processes, settings.bot_seconds, think, settings.guest_names)
    tables = Tables(store, bots, settings.live_tables, settings.keep_days)
    tables.begin()
    try:
        yield tables
    finally:
        await tables.close()
        await bots.close()
        store.close()


def create_app(settings: Settings, tables: Tables, addresses: Sequence[str] = ()) -> Starlette:
    """A table server for open tables. `addresses`: where others in the network find the page."""
    app = Starlette(
        routes=[
            Mount(
                "/api",
                routes=[
                    *(
                        Route(path, _endpoint(path), methods=[*api.OPERATIONS[path]])
                        for path in api.OPERATIONS
                    ),
                    Route("/openapi.json", _openapi),
                    WebSocketRoute("/table/live", live),
                ],
            ),
            Mount("/", page()),
        ],
        middleware=[
            Middleware(SafeHeaders),
            Middleware(OwnPageOnly),
            # Answers are made anew each time: quick compression takes most of what they repeat. (`page` compresses files.)
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=4),
        ],
        exception_handlers={
            ChapiteauError: answer,
            HTTPException: answer_http,
            Exception: answer_failure,
        },
    )
    app.state.server = api.Server(tables, api.Limits(settings), addresses)
    return app


def _endpoint(path: str) -> api.Handler:
    """What answers at a path of the API, with whatever method."""
    ways = api.OPERATIONS[path]

    async def endpoint(request: Request) -> Response:
        api.server(request).limits.requests.take(api.address(request))
        # The framework lets HEAD in where GET is, and sends no body then.
        return await ways[request.method.replace("HEAD", "GET")].handler(request)

    return endpoint


@cache
def _document() -> Response:
    return api.sent(document())


async def _openapi(_: Request) -> Response:
    return _document()
