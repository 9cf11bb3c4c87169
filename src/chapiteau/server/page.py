"""The built page and the headers that keep every answer safe."""

from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

STATIC = Path(__file__).parent / "static"
MISSING = "The page is not built yet. Run `make setup` in the project's folder, then start the server again.\n"

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_ADDED = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_NOT_KEPT = (b"cache-control", b"no-store")


class SafeHeaders:
    """Adds the safety headers to every answer, and keeps answers of the API out of every cache."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        added = [*_ADDED, _NOT_KEPT] if scope["path"].startswith("/api/") else _ADDED

        async def send_safe(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *added]
            await send(message)

        await self._app(scope, receive, send_safe)


class Page(StaticFiles):
    """The files that Vite built: those in `assets/` bear a hash in their name and never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        hashed = path.replace("\\", "/").startswith("assets/")
        lasts = "public, max-age=31536000, immutable" if hashed else "no-cache"
        response.headers["Cache-Control"] = lasts
        return response


async def _missing(scope: Scope, receive: Receive, send: Send) -> None:
    await PlainTextResponse(MISSING, 503)(scope, receive, send)


def page(folder: Path = STATIC) -> ASGIApp:
    """The application that serves the page; while it is not built, one that says what to do."""
    if not (folder / "index.html").is_file():
        return _missing
    return GZipMiddleware(Page(directory=folder, html=True), minimum_size=1000)
