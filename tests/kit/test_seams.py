"""What titles must leave to the shared moves of `chapiteau.pieces`."""

import ast
from importlib.resources import files
from pathlib import Path

import pytest

from chapiteau import registry

KEPT = {"learned", "events", "_legal"}
"""Attributes of a state that only the engine sets."""


def assigned(source: str) -> set[str]:
    """The attributes that a module assigns to, in any way."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
    return found


@pytest.mark.parametrize("name", registry.names())
def test_no_title_says_by_hand_who_learned_what(name: str) -> None:
    room = Path(str(files(registry.folder(name))))
    modules = sorted(room.rglob("*.py"))
    assert len(modules) > 5
    wrong = {
        str(module.relative_to(room)): assigned(module.read_text("utf-8")) & KEPT
        for module in modules
    }
    assert not {module: names for module, names in wrong.items() if names}


def test_assignments_are_found() -> None:
    assert assigned("state.learned |= 1") == {"learned"}
    assert assigned("self.events: list[int] = []") == {"events"}
    assert assigned("a, b.c = d.e") == {"c"}
