"""What the kit may expect of Flip Circus."""

from tests.kit.promise import Promise

PROMISE = Promise(
    rules=31,
    values=10,
    kinds=12,
    house=True,
    undo=True,
    secrets=True,
    open_screens=True,
    remembered=3,
    sentences=50,
    closed=50,
)
