"""The OpenAPI document, with the schemas of our own messages: `python -m chapiteau.server.openapi` prints it.

The page's types are made from it, boards included: `View.board` is one of the boards of all titles.
"""

import json
from importlib import import_module
from typing import Any

import msgspec
from fastapi.openapi.utils import get_openapi

import chapiteau
from chapiteau import registry
from chapiteau.server.api import SPEECH, router
from chapiteau.server.messages import Change, Hello, Problem, Update

_REFERENCE = "#/components/schemas/"


def document() -> dict[str, Any]:
    """The OpenAPI document, as JSON values."""
    found = get_openapi(
        title="Chapiteau",
        version=chapiteau.__version__,
        description="Tables for circus board games.",
        routes=router.routes,
    )
    types = [speech.answer for speech in SPEECH.values()]
    types += [speech.question for speech in SPEECH.values() if speech.question]
    types += [Problem, Update, Hello, Change]
    schemas, shared = msgspec.json.schema_components(types, ref_template=_REFERENCE + "{name}")
    problem = _content("Refused.", "application/problem+json", {"$ref": _REFERENCE + "Problem"})
    for path in found["paths"].values():
        for operation in path.values():
            name = operation["operationId"] = operation["operationId"].partition("_api_")[0]
            speech = SPEECH[name]
            success = next(iter(operation["responses"]))
            answer = schemas[types.index(speech.answer)]
            operation["responses"] = {success: _content("Done.", "application/json", answer)}
            for status in speech.problems:
                operation["responses"][str(status)] = problem
            if speech.question:
                question = schemas[types.index(speech.question)]
                body = _content("", "application/json", question)
                operation["requestBody"] = {"required": True, "content": body["content"]}
    found["components"]["schemas"] = shared | _boards(shared)
    return found


def _content(description: str, media: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": description, "content": {media: {"schema": schema}}}


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
