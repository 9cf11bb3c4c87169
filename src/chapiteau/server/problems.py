"""Everything that can be refused: one error type, sent as application/problem+json (RFC 9457)."""

from http import HTTPStatus

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from chapiteau.server.messages import Problem, Update
from chapiteau.server.page import HEADERS
from chapiteau.words import ChapiteauError, Message

STATUS = {
    "unknown-title": 404,
    "illegal-action": 422,
    "no-undo": 422,
}
"""Of errors that come from titles and records; the others are mistakes in a request (400)."""


class Refused(ChapiteauError):
    """The server refuses a request: HTTP status and the text `problem-<code>`."""

    def __init__(
        self,
        status: int,
        text: str,
        args: dict[str, int | str] | None = None,
        update: Update | None = None,
        retry_after: int = 0,
    ) -> None:
        super().__init__(text.removeprefix("problem-"), Message(text, dict(args or {})))
        self.status = status
        self.update = update
        self.retry_after = retry_after
        """Seconds until it is worth trying again; 0: no such thing."""


async def answer(_: Request, error: Exception) -> Response:
    """The response for an error that a handler raised."""
    if isinstance(error, Refused):
        response = _response(error, error.status, error.update)
        if error.retry_after:
            response.headers["Retry-After"] = str(error.retry_after)
        if error.status == 401:
            response.headers["WWW-Authenticate"] = "Bearer"
        return response
    assert isinstance(error, ChapiteauError)
    return _response(error, STATUS.get(error.code, 400))


async def answer_http(request: Request, error: Exception) -> Response:
    """The response for what the framework refuses: an unknown path, a wrong method."""
    status = getattr(error, "status_code", 400)
    texts = {404: "problem-not-found", 405: "problem-wrong-method"}
    text = texts.get(status, "problem-bad-request")
    response = await answer(request, Refused(status, text, {"detail": str(error)}))
    if status == 405:
        # The framework names the methods of a request of the API, but not those of files.
        allowed = (getattr(error, "headers", None) or {}).get("Allow", "GET, HEAD")
        response.headers["Allow"] = allowed
    return response


async def answer_failure(request: Request, error: Exception) -> Response:
    """The response for a fault of our own. The client learns nothing of it; the framework raises it on, for the log."""
    response = await answer(request, Refused(500, "problem-fault"))
    # The framework sends this one past all middleware.
    response.headers.update(HEADERS)
    return response


def _response(error: ChapiteauError, status: int, update: Update | None = None) -> Response:
    problem = Problem(
        type="about:blank",
        title=HTTPStatus(status).phrase,
        status=status,
        code=error.code,
        message=error.message,
        rule=error.rule,
        update=update,
    )
    return Response(msgspec.json.encode(problem), status, media_type="application/problem+json")
