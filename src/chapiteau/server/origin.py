"""Only our own page may use the server from a browser: requests and live connections that a page of another origin makes are refused."""

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from chapiteau.server.problems import Refused, answer


def same_origin(scope: Scope) -> bool:
    """Whether the page that asks came from here. Programs, which send no Origin, may ask: they hold a key or nothing."""
    headers = scope["headers"]
    origins = [value for name, value in headers if name == b"origin"]
    hosts = [value for name, value in headers if name == b"host"]
    if not origins:
        return True
    # An Origin is `scheme://host`, as the browser writes both it and the Host. Whatever else it may be, it is not ours.
    _, _, origin = origins[0].lower().partition(b"://")
    return [origin] == [host.lower() for host in hosts] and len(origins) == 1


class OwnPageOnly:
    """Refuses what other pages ask for."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or same_origin(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            refused = await answer(Request(scope), Refused(403, "problem-foreign-page"))
            await refused(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})
