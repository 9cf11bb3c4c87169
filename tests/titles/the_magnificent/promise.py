"""What the kit may expect of The Magnificent."""

from tests.kit.promise import Promise

PROMISE = Promise(
    rules=46,
    values=114,
    kinds=30,
    house=True,
    undo=True,
    secrets=True,
    open_screens=True,
    remembered=3,
    sentences=50,
    closed=50,
)
