"""How often somebody may do something: a token bucket per client, kept as one number (the generic cell rate algorithm)."""

import math
import time
from collections.abc import Callable

from chapiteau.server.problems import Refused

WINDOWS = {"second": 1.0, "minute": 60.0, "hour": 3600.0}
KEPT = 10_000
"""Clients remembered before those who have been quiet are dropped."""


class Rate:
    """At most `count` at once, filling up again evenly within the window: `Rate("60/minute")`. Raises ValueError."""

    def __init__(self, text: str, clock: Callable[[], float] = time.monotonic) -> None:
        count, _, window = text.partition("/")
        if window not in WINDOWS or int(count) < 1:
            raise ValueError(f"{text}: expected a rate such as 60/minute")
        self._window = WINDOWS[window]
        self._step = self._window / int(count)
        self._clock = clock
        self._full: dict[str, float] = {}
        """Per client the time at which its bucket will be full again."""

    def take(self, who: str) -> None:
        """Count one. Raises Refused 429, with the time to wait, when there is none left."""
        now = self._clock()
        full = max(self._full.get(who, now), now) + self._step
        wait = full - self._window - now
        if wait > 1e-9:
            seconds = math.ceil(wait)
            raise Refused(429, "problem-too-often", {"seconds": seconds}, retry_after=seconds)
        if len(self._full) >= KEPT:
            self._full = {client: at for client, at in self._full.items() if at > now}
        self._full[who] = full
