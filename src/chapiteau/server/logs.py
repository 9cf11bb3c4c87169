"""What the server logs: where something went wrong, and nothing of the matches; the same once a minute at most.

Who reads the log need not know the matches, and it may be sent along with a report. So of an exception the log has its kind and the
places in the code, not its words: these may hold a seed, or a step that should be secret.
"""

import logging
import sys
import threading
import time
import traceback
from collections.abc import Callable
from types import TracebackType
from typing import Any

SELDOM = 60.0
"""Seconds in which the same message is logged once."""
REMEMBERED = 1000
"""Messages that are known before all are forgotten."""

_log = logging.getLogger(__name__)


def places(error: BaseException) -> str:
    """An exception as a log may hold it: what kind, where, and the exceptions behind it."""
    parts: list[str] = []
    found: BaseException | None = error
    while found is not None and len(parts) < 5:
        frames = "".join(
            f"\n  {frame.filename}:{frame.lineno} in {frame.name}"
            for frame in traceback.extract_tb(found.__traceback__)
        )
        parts.append(type(found).__qualname__ + frames)
        found = found.__cause__ or found.__context__
    return "\nafter ".join(parts)


class Discreet(logging.Formatter):
    """Formats exceptions by `places`."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a text, without what another formatter may have made of its exception."""
        own = logging.makeLogRecord(record.__dict__ | {"exc_text": None})
        return super().format(own)

    def formatException(
        self,
        ei: tuple[type[BaseException], BaseException, TracebackType | None]
        | tuple[None, None, None],
    ) -> str:
        return places(ei[1]) if ei[1] is not None else ""


class Seldom(logging.Filter):
    """Lets the same message of the same logger through once in SELDOM seconds, and says how many there were."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._quiet: dict[tuple[str, str], tuple[float, int]] = {}
        """Per logger and message until when it stays quiet, and how often it was not let through."""

    def filter(self, record: logging.LogRecord) -> bool:
        what, now = (record.name, str(record.msg)), self._clock()
        until, missed = self._quiet.get(what, (0.0, 0))
        if now < until:
            self._quiet[what] = until, missed + 1
            return False
        if len(self._quiet) >= REMEMBERED:
            self._quiet.clear()
        self._quiet[what] = now + SELDOM, 0
        if missed:
            record.msg = f"{record.msg} (and {missed} more of this kind)"
        return True


def set_up() -> None:
    """Log to standard error so. Every logger's messages arrive here: uvicorn gets no handlers of its own."""
    handler = logging.StreamHandler()
    handler.setFormatter(Discreet("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Seldom())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    discreet_hooks()
    # It logs statements with their values when it is told to be verbose, and nothing that a host needs.
    logging.getLogger("sqlalchemy").setLevel(logging.WARNING)


def discreet_hooks() -> None:
    """Print what ends the process, or one of its threads, by `places` too."""
    sys.excepthook = lambda kind, error, trace: print(places(error), file=sys.stderr)
    threading.excepthook = lambda failed: print(
        places(failed.exc_value or failed.exc_type()), file=sys.stderr
    )


def unhandled(_: object, context: dict[str, Any]) -> None:
    """The event loop's handler of exceptions that nobody waits for. Its own one writes down calls and tasks with all that they hold."""
    error = context.get("exception")
    found = error if isinstance(error, BaseException) else None
    _log.error("something failed that nobody waits for", exc_info=found)
