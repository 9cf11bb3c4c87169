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
    """The server refuses a request: HTTP status, code and the message `problem-<code>`."""

    def __init__(
        self,
        status: int,
        code: str,
        args: dict[str, int | str] | None = None,
        update: Update | None = None,
        retry_after: int = 0,
    ) -> None:
        # texts: problem-bad-body, problem-bad-request, problem-data-folder, problem-data-in-use
        # texts: problem-fault, problem-id-used, problem-key-does-not-invite
        # texts: problem-key-invites, problem-key-watches, problem-long-name
        # texts: problem-no-decision, problem-no-hint, problem-no-name, problem-not-found
        # texts: problem-not-started, problem-other-rules, problem-port, problem-seat-taken
        # texts: problem-stale, problem-still-running, problem-table-full, problem-too-large
        # texts: problem-too-many-watchers, problem-too-often, problem-unknown-key
        # texts: problem-wrong-host, problem-wrong-id, problem-wrong-method
        # texts: problem-wrong-setting
        super().__init__(code, Message(f"problem-{code}", dict(args or {})))
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
    """The response for what the framework refuses: an unknown path, a wrong method, a wrong query."""
    status = getattr(error, "status_code", 400)
    code = {404: "not-found", 405: "wrong-method"}.get(status, "bad-request")
    return await answer(request, Refused(status, code, {"detail": _detail(error)}))


async def answer_failure(request: Request, error: Exception) -> Response:
    """The response for a fault of our own. The client learns nothing of it; the framework raises it on, for the log."""
    response = await answer(request, Refused(500, "fault"))
    # The framework sends this one past all middleware.
    response.headers.update(HEADERS)
    return response


def _detail(error: Exception) -> str:
    return str(getattr(error, "detail", "")) or "the query"


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
