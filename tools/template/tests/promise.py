"""What the kit may expect of New Title."""

from tests.kit.promise import Promise

PROMISE = Promise(
    rules=11,
    values=5,
    kinds=2,
    house=True,
    undo=False,
    secrets=True,
    open_screens=False,
    remembered=3,
    sentences=50,
    closed=0,
)
