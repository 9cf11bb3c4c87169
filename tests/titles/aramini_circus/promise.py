"""What the kit may expect of Aramini Circus."""

from tests.kit.promise import Promise

PROMISE = Promise(
    rules=27,
    values=16,
    kinds=9,
    house=True,
    undo=True,
    secrets=True,
    open_screens=True,
    remembered=3,
    sentences=50,
    closed=50,
)
