"""What viewers see, encoded once for all who ask: the newest of each viewer, as far as there is room."""

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Any, NamedTuple

import msgspec

from chapiteau.server.changes import Operation, changes


class Seen(NamedTuple):
    """The parts of an Update that take time to make."""

    view: msgspec.Raw
    choices: msgspec.Raw
    undo: msgspec.Raw

    @property
    def size(self) -> int:
        """Bytes."""
        return sum(memoryview(part).nbytes for part in self)


def encoded(view: Any, choices: Any, undo: Any) -> Seen:
    """What is seen, encoded."""
    return Seen(*(msgspec.Raw(msgspec.json.encode(part)) for part in (view, choices, undo)))


class Sent(NamedTuple):
    """An Update but for its log: what a live connection was sent last, and what changes are told against."""

    head: dict[str, Any]
    """All that takes no time to make, as JSON values."""
    seen: Seen

    @property
    def over(self) -> bool:
        return bool(self.head["seed"])


def changes_since(before: Sent, now: Sent) -> list[Operation]:
    """What turns the one into the other, each part of what is seen by its changes or as a whole, whichever is shorter."""
    found: list[Operation] = []
    for name, value in now.head.items():
        found += changes(before.head[name], value, f"/{name}")
    for name, old, new in zip(Seen._fields, before.seen, now.seen, strict=True):
        if old is not new:
            was, becomes = (msgspec.json.decode(part) for part in (old, new))
            changed = changes(was, becomes, f"/{name}")
            if len(msgspec.json.encode(changed)) > memoryview(new).nbytes:
                changed = [Operation("replace", f"/{name}", new)]
            found += changed
    return found


class Sights:
    """What was seen last, by table and viewer. Those that nobody has asked for longest are forgotten when all take too many bytes."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._taken = 0
        self._lock = Lock()
        self._seen: OrderedDict[Hashable, tuple[Hashable, Seen]] = OrderedDict()

    def get(self, who: Hashable, at: Hashable) -> Seen | None:
        """What `who` sees at `at`, if it is known."""
        with self._lock:
            known = self._seen.get(who)
            if known is None or known[0] != at:
                return None
            self._seen.move_to_end(who)
            return known[1]

    def put(self, who: Hashable, at: Hashable, seen: Seen) -> None:
        """Remember what `who` sees at `at`, in place of what it saw before."""
        with self._lock:
            before = self._seen.pop(who, None)
            self._taken += seen.size - (before[1].size if before else 0)
            self._seen[who] = at, seen
            while self._taken > self._room:
                _, (_, oldest) = self._seen.popitem(last=False)
                self._taken -= oldest.size
