"""What the kit may expect of Drum Roll."""

from tests.kit.promise import Promise

PROMISE = Promise(
    rules=77,
    values=497,
    kinds=29,
    house=True,
    undo=True,
    secrets=True,
    open_screens=True,
    remembered=3,
    sentences=50,
    closed=50,
)
