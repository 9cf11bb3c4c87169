"""A position of the test's own on the page: the test answers in place of the server's live link."""

import json
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from chapiteau.game import State
from chapiteau.match import with_previews
from chapiteau.title import Title
from tests.web.table import Table


def still(table: Table, key: str, title: Title, state: State, viewer: int) -> Table:
    """Show a seat's page (of a table of the same title and size) this position as `viewer` sees it. Nothing can be done there."""
    update: dict[str, Any] = table.house.look(key)
    choices = with_previews(state, viewer) if viewer >= 0 else []
    shown = {"view": title.view(state, viewer), "choices": choices, "viewer": viewer}
    update |= msgspec.to_builtins(shown) | {"lines": [], "since": 0}

    def answer(socket: WebSocketRoute) -> None:
        socket.on_message(lambda _: socket.send(json.dumps(update)))

    table.page.route_web_socket("**/api/table/live", answer)
    return table.open(f"#/seat/{key}")
