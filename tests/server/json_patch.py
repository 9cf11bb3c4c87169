"""What a client does with a Change, by the words of RFC 6902."""

import copy
from typing import Any


def apply(value: Any, patch: list[dict[str, Any]]) -> Any:
    """`value` with a JSON Patch of `add`, `remove` and `replace` applied."""
    root = {"": copy.deepcopy(value)}
    for operation in patch:
        steps = [
            step.replace("~1", "/").replace("~0", "~") for step in operation["path"].split("/")
        ]
        holder: Any = root
        for step in steps[:-1]:
            holder = holder[int(step)] if isinstance(holder, list) else holder[step]
        last: Any = int(steps[-1]) if isinstance(holder, list) else steps[-1]
        if operation["op"] == "remove":
            del holder[last]
        elif operation["op"] == "replace":
            assert last in (range(len(holder)) if isinstance(holder, list) else holder)
            holder[last] = operation["value"]
        elif isinstance(holder, list):
            assert 0 <= last <= len(holder)
            holder.insert(last, operation["value"])
        else:
            holder[last] = operation["value"]
    return root[""]


def changed(update: dict[str, Any], news: dict[str, Any]) -> dict[str, Any]:
    """The update that `news`, an Update or a Change, makes of the one before."""
    if "patch" not in news:
        return news
    assert news["base"] == update["revision"]
    return {**apply(update, news["patch"]), "lines": news["lines"], "since": news["since"]}
