"""How often somebody may do something: a token bucket per client, kept as one number (the generic cell rate algorithm)."""

import ipaddress
import math
import time
from collections.abc import Callable
from functools import lru_cache

from chapiteau.server.problems import Refused

WINDOWS = {"second": 1.0, "minute": 60.0, "hour": 3600.0}
KEPT = 10_000
"""Clients remembered before those who have been quiet are dropped."""


@lru_cache(maxsize=1024)
def neighbours(address: str) -> str:
    """Whom to count together with a client's address: itself, and of IPv6 its whole network, for one customer has all of its addresses."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))


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
        self._kept = KEPT

    def take(self, who: str) -> None:
        """Count one. Raises Refused 429, with the time to wait, when there is none left."""
        now = self._clock()
        full = max(self._full.get(who, now), now) + self._step
        wait = full - self._window - now
        if wait > 1e-9:
            seconds = math.ceil(wait)
            raise Refused(429, "problem-too-often", {"seconds": seconds}, retry_after=seconds)
        if len(self._full) >= self._kept:
            self._full = {client: at for client, at in self._full.items() if at > now}
            # With very many at once they are not all looked through each time.
            self._kept = max(KEPT, 2 * len(self._full))
        self._full[who] = full


class Share:
    """How much of something each client has at once, up to a bound."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[str, int] = {}

    def take(self, who: str) -> None:
        """One more. Raises Refused 429 when that would be too many."""
        if self._held.get(who, 0) >= self._most:
            raise Refused(429, "problem-too-many", retry_after=60)
        self._held[who] = self._held.get(who, 0) + 1

    def give(self, who: str) -> None:
        """One less."""
        self._held[who] -= 1
        if not self._held[who]:
            del self._held[who]
