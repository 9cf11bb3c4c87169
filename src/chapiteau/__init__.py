"""Circus board games: the rules as a library, computer opponents, a terminal and a web table."""

from typing import Final

from chapiteau import _compiled

__version__ = "0.1.0"

# Before any other module of the package is imported, so that all come from one build.
_BUILD: Final = _compiled.install()


def build_name() -> str:
    """Which build of the rules runs: "compiled" (mypyc) or "interpreted"."""
    return _BUILD
