"""What the secret keys open: a seat of a table, its invitation, or looking on."""

from collections import OrderedDict

from chapiteau.server.keys import digest
from chapiteau.server.problems import Refused
from chapiteau.server.store import INVITE, WATCH, Place, Store

PLACES = 10_000
"""Keys that are known without asking the database."""


class Places:
    """The places that keys open. Every method raises ChapiteauError for a key that does not open such a one."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Place] = OrderedDict()
        """By digest, what the keys open that were used last. A key opens the same as long as its table is there."""

    async def any(self, key: str) -> Place:
        """Whatever a key opens."""
        name = digest(key)
        place = self._known.get(name) or await self._store.find(name)
        if place is None:
            raise Refused(401, "problem-unknown-key")
        self._known[name] = place
        self._known.move_to_end(name)
        if len(self._known) > PLACES:
            self._known.popitem(last=False)
        return place

    async def viewer(self, key: str) -> Place:
        """A seat, or looking on."""
        place = await self.any(key)
        if place.seat == INVITE:
            raise Refused(403, "problem-key-invites")
        return place

    async def seat(self, key: str) -> Place:
        """A seat."""
        place = await self.viewer(key)
        if place.seat == WATCH:
            raise Refused(403, "problem-key-watches")
        return place

    async def invitation(self, key: str) -> Place:
        """An invitation."""
        place = await self.any(key)
        if place.seat != INVITE:
            raise Refused(403, "problem-key-does-not-invite")
        return place
