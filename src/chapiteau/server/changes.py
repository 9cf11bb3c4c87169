"""What is different between two JSON values, as a JSON Patch (RFC 6902) of `add`, `remove` and `replace`."""

from typing import Any, Literal

import msgspec


class Operation(msgspec.Struct, frozen=True, omit_defaults=True):
    """One change of a JSON Patch."""

    op: Literal["add", "remove", "replace"]
    path: str
    """A JSON Pointer (RFC 6901): `/view/board/ring/3/face`."""
    value: Any = msgspec.UNSET
    """For `remove` there is none."""


def changes(before: Any, after: Any, path: str = "") -> list[Operation]:
    """What turns `before` into `after`. It may be longer than `after` itself, where little is the same.

    1 and true are the same to it: no field of ours may be either.
    """
    if before == after:
        return []
    if isinstance(before, dict) and isinstance(after, dict):
        return _of_tables(before, after, path)
    if isinstance(before, list) and isinstance(after, list):
        return _of_lists(before, after, path)
    return [Operation("replace", path, after)]


def _of_tables(before: dict[str, Any], after: dict[str, Any], path: str) -> list[Operation]:
    found = [Operation("remove", _below(path, key)) for key in before if key not in after]
    for key, value in after.items():
        where = _below(path, key)
        if key in before:
            found += changes(before[key], value, where)
        else:
            found.append(Operation("add", where, value))
    return found


def _of_lists(before: list[Any], after: list[Any], path: str) -> list[Operation]:
    """What both begin and end with stays; between that place by place, and what is too much or missing after it."""
    short = min(len(before), len(after))
    start = 0
    while start < short and before[start] == after[start]:
        start += 1
    end = 0
    while end < short - start and before[-1 - end] == after[-1 - end]:
        end += 1
    old, new = len(before) - end, len(after) - end
    both = min(old, new)
    found: list[Operation] = []
    for i in range(start, both):
        found += changes(before[i], after[i], f"{path}/{i}")
    found += [Operation("remove", f"{path}/{i}") for i in range(old - 1, both - 1, -1)]
    found += [Operation("add", f"{path}/{i}", after[i]) for i in range(both, new)]
    return found


def _below(path: str, key: str) -> str:
    return f"{path}/{key.replace('~', '~0').replace('/', '~1')}"
