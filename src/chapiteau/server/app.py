"""The application: everything put together."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

import chapiteau
from chapiteau.server import api, live
from chapiteau.server.bots import Bots, Think, think
from chapiteau.server.openapi import document
from chapiteau.server.page import SafeHeaders, page
from chapiteau.server.problems import answer, answer_failure, answer_http
from chapiteau.server.settings import Settings
from chapiteau.server.store import open_store
from chapiteau.server.tables import Tables
from chapiteau.words import ChapiteauError


@asynccontextmanager
async def open_tables(settings: Settings, think: Think = think) -> AsyncIterator[Tables]:
    """The tables of a data folder, until the block ends; `think` is what bot processes run.

    Raises ChapiteauError when the folder is in use or cannot be used.
    """
    store = open_store(settings.folder)
    bots = Bots(settings.bot_processes, settings.bot_seconds, think)
    tables = Tables(store, bots, settings.live_tables)
    try:
        yield tables
    finally:
        await tables.close()
        bots.close()
        store.close()


def create_app(
    settings: Settings, tables: Tables | None = None, addresses: Sequence[str] = ()
) -> FastAPI:
    """A table server for open tables. Without them it can only say what it would answer (its OpenAPI document).

    `addresses`: where others in the network find the page.
    """
    app = FastAPI(
        title="Chapiteau",
        version=chapiteau.__version__,
        description="Tables for circus board games.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        exception_handlers={
            ChapiteauError: answer,
            HTTPException: answer_http,
            RequestValidationError: answer_http,
            Exception: answer_failure,
        },
    )
    app.state.tables = tables
    app.state.addresses = list(addresses)
    app.state.limits = api.Limits(settings)
    app.add_middleware(SafeHeaders)
    app.include_router(api.router)
    app.include_router(live.router)
    app.mount("/", page())

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = document(app)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
    return app
