"""The page, the headers that protect it, and the document that its types are made from."""

import json
import subprocess
import sys
from pathlib import Path
from typing import cast

import httpx
import msgspec
import pytest
from starlette.applications import Starlette

from chapiteau import registry
from chapiteau.match import Match
from chapiteau.server import page
from chapiteau.server.app import create_app
from chapiteau.server.openapi import document
from chapiteau.server.settings import Settings
from chapiteau.server.tables import Tables

NO_TABLES = cast(Tables, None)
"""For an application that is asked for files only."""


def client(app: Starlette) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url="http://test")


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Starlette:
    """A server with a small page in place of the real one."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Chapiteau</title>")
    (tmp_path / "assets" / "index-abc123.js").write_text("let x = 1;\n" * 500)
    monkeypatch.setattr(page.page, "__defaults__", (tmp_path,))
    return create_app(Settings(), NO_TABLES)


async def test_the_page_is_asked_for_anew_and_its_assets_never(built: Starlette) -> None:
    async with client(built) as http:
        index = await http.get("/")
        assert "<title>Chapiteau" in index.text
        assert index.headers["cache-control"] == "no-cache"
        assets = await http.get("/assets/index-abc123.js")
        assert assets.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert assets.headers["content-encoding"] == "gzip"
        missing = await http.get("/assets/gone.js")
        assert (missing.status_code, missing.json()["code"]) == (404, "not-found")
        assert (await http.get("/../pyproject.toml")).status_code == 404


async def test_headers(built: Starlette) -> None:
    async with client(built) as http:
        for path in ("/", "/assets/index-abc123.js", "/api/health", "/nothing", "/api/table"):
            # Without open tables the last one fails: even that answer is safe.
            headers = (await http.get(path, headers={"Authorization": "Bearer x"})).headers
            policy = dict(
                part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
            )
            assert policy["default-src"] == "'none'"
            # No inline script or style, nothing from elsewhere (ux criterion 68).
            for kind in ("script-src", "style-src", "font-src", "connect-src"):
                assert policy[kind] == "'self'"
            assert policy["img-src"] == "'self' data:"
            for kind in ("base-uri", "form-action", "frame-ancestors"):
                assert policy[kind] == "'none'"
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cross-origin-opener-policy"] == "same-origin"
        assert (await http.get("/api/health")).headers["cache-control"] == "no-store"


async def test_a_page_that_is_not_built_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page.page, "__defaults__", (tmp_path,))
    async with client(create_app(Settings(), NO_TABLES)) as http:
        answer = await http.get("/")
    assert answer.status_code == 503
    assert "make setup" in answer.text


def test_the_document_knows_every_request_and_board() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "chapiteau.server.openapi"],
        capture_output=True,
        text=True,
        check=True,
    )
    document = json.loads(printed.stdout)
    assert set(document["paths"]) == {
        "/api/health",
        "/api/titles",
        "/api/tables",
        "/api/invitation",
        "/api/table",
        "/api/table/commands",
        "/api/table/hint",
        "/api/table/position",
        "/api/table/record",
        "/api/table/review",
    }
    schemas = document["components"]["schemas"]
    boards = [part["$ref"] for part in schemas["View"]["properties"]["board"]["anyOf"]]
    assert boards == [
        "#/components/schemas/" + name.title().replace("-", "") + "Board"
        for name in registry.names()
    ]
    assert {"Hello", "Update", "Command", "Problem"} <= set(schemas)
    # Every reference leads somewhere.
    for reference in _references(document):
        assert reference.removeprefix("#/components/schemas/") in schemas
    post = document["paths"]["/api/table/commands"]["post"]
    assert post["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith("/Command")
    assert {"200", "401", "403", "409", "422", "429"} <= set(post["responses"])


@pytest.mark.parametrize("title", registry.names())
def test_a_board_has_the_fields_of_its_schema(title: str) -> None:
    schemas = document()["components"]["schemas"]
    schema = schemas[title.title().replace("-", "") + "Board"]
    board = msgspec.to_builtins(Match.start(title, 2, {}).view(0).board)
    assert set(schema["required"]) <= set(board) <= set(schema["properties"])


def _references(value: object) -> list[str]:
    if isinstance(value, dict):
        found = [value["$ref"]] if "$ref" in value else []
        return found + [r for part in value.values() for r in _references(part)]
    if isinstance(value, list):
        return [r for part in value for r in _references(part)]
    return []
