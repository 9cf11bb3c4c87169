"""The OpenAPI document, with the schemas of our own messages: `python -m chapiteau.server.openapi` prints it.

The page's types are made from it, boards included: `View.board` is one of the boards of all titles.
"""

import json
from importlib import import_module
from typing import Any

import msgspec

import chapiteau
from chapiteau import registry
from chapiteau.server.api import JSON, OPERATIONS, Operation, look
from chapiteau.server.messages import Change, Hello, Problem, Update

_REFERENCE = "#/components/schemas/"


def document() -> dict[str, Any]:
    """The OpenAPI document, as JSON values."""
    operations = [found for ways in OPERATIONS.values() for found in ways.values()]
    types = [operation.answer for operation in operations]
    types += [operation.question for operation in operations if operation.question]
    types += [Problem, Update, Hello, Change]
    schemas, shared = msgspec.json.schema_components(types, ref_template=_REFERENCE + "{name}")
    schema_of = dict(zip(map(repr, types), schemas, strict=True))
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Chapiteau",
            "description": "Tables for circus board games.",
            "version": chapiteau.__version__,
        },
        "paths": {
            f"/api{path}": {
                method.lower(): _operation(operation, schema_of)
                for method, operation in ways.items()
            }
            for path, ways in OPERATIONS.items()
        },
        "components": {
            "schemas": shared | _boards(shared),
            "securitySchemes": {
                "key": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "A seat's, the spectators' or the invite key.",
                }
            },
        },
    }


def _operation(operation: Operation, schema_of: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """What the document says of a request."""
    problem = _content("application/problem+json", {"$ref": _REFERENCE + "Problem"})
    answer = _content(JSON, schema_of[repr(operation.answer)])
    found: dict[str, Any] = {
        "operationId": operation.handler.__name__,
        "description": operation.handler.__doc__,
        "responses": {
            str(operation.status): {"description": "Done.", **answer},
            **{
                str(status): {"description": "Refused.", **problem} for status in operation.problems
            },
        },
    }
    if operation.question:
        question = _content(JSON, schema_of[repr(operation.question)])
        found["requestBody"] = {"required": True, **question}
    if operation.keyed:
        found["security"] = [{"key": []}]
    if operation.handler is look:
        found["parameters"] = [
            {
                "name": "since",
                "in": "query",
                "description": "Send the log after this revision.",
                "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999, "default": 0},
            }
        ]
    return found


def _content(media: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"content": {media: {"schema": schema}}}


def _boards(shared: dict[str, Any]) -> dict[str, Any]:
    """Schemas of all titles' boards, named after their title (`FlipCircusBoard`); `View.board` becomes one of them."""
    found: dict[str, Any] = {}
    boards = []
    for name in registry.names():
        prefix = "".join(word.capitalize() for word in name.split("-"))
        board = import_module(registry.folder(name) + ".view").Board
        _, own = msgspec.json.schema_components([board], ref_template=_REFERENCE + "{name}")
        renamed = {
            _REFERENCE + part: _REFERENCE + prefix + part for part in own if part not in shared
        }
        for part, schema in own.items():
            if part not in shared:
                found[prefix + part] = _rename(schema, renamed)
        boards.append({"$ref": f"{_REFERENCE}{prefix}Board"})
    shared["View"]["properties"]["board"] = {"anyOf": boards}
    return found


def _rename(schema: Any, names: dict[str, str]) -> Any:
    if isinstance(schema, dict):
        return {
            key: names.get(value, value) if key == "$ref" else _rename(value, names)
            for key, value in schema.items()
        }
    if isinstance(schema, list):
        return [_rename(part, names) for part in schema]
    return schema


def main() -> None:
    print(json.dumps(document(), indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
