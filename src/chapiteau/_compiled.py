"""Serves the compiled modules from `build/compiled/`, and only while they fit the sources.

`make compile` (tools/compile_modules.py) never writes beside the sources. It leaves a manifest with the SHA-256 of
every source that the extension modules were made from. When one of them changed since, all the plain sources run
instead and a warning names the file: a stale compiled module can never shadow changed source unnoticed.

The environment variable CHAPITEAU_BUILD chooses: `auto` (compiled where it fits, the default), `interpreted`, or
`compiled` (an ImportError where it does not fit).
"""

import hashlib
import json
import os
import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

FOLDER = "build/compiled"
MANIFEST = f"{FOLDER}/manifest.json"
TAG = EXTENSION_SUFFIXES[0]
"""What this Python calls its extension modules: version, platform and all."""


def digest(file: Path) -> str:
    """SHA-256 of a file's bytes, in hexadecimal."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def matching(root: Path, patterns: Sequence[str]) -> list[str]:
    """The files that the patterns of `tool.chapiteau.compiled` name, relative to `root`."""
    found = {file for pattern in patterns for file in root.glob(pattern)}
    return sorted(file.relative_to(root).as_posix() for file in found)


def why_stale(root: Path) -> str:
    """Why the compiled modules under `root` do not fit the sources; "" when they do."""
    manifest = root / MANIFEST
    if not manifest.is_file():
        return "there is no compiled build"
    made: dict[str, Any] = json.loads(manifest.read_text("utf-8"))
    if made["tag"] != TAG:
        return f"the compiled build is for another Python ({made['tag']}, this is {TAG})"
    for source, expected in made["sources"].items():
        if not (root / source).is_file():
            return f"{source} is gone since the compiled build"
        if digest(root / source) != expected:
            return f"{source} changed since the compiled build"
    for source in matching(root, made["patterns"]):
        if source not in made["sources"]:
            return f"{source} is newer than the compiled build"
    return ""


class CompiledFinder:
    """A meta path finder for the modules of one manifest. `modules` maps their names to files."""

    def __init__(self, root: Path, modules: Mapping[str, str]) -> None:
        self.root = root
        self.modules = modules

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        """The spec of a compiled module; None for every other one."""
        file = self.modules.get(fullname)
        if file is None:
            return None
        location = str(self.root / file)
        # A compiled package still finds its plain modules and data files in the source folder.
        inside = None
        if Path(file).name.startswith("__init__."):
            inside = [str(self.root / "src" / Path(*fullname.split(".")))]
        return spec_from_file_location(
            fullname,
            location,
            loader=ExtensionFileLoader(fullname, location),
            submodule_search_locations=inside,
        )


def install() -> str:
    """Choose the build and say which runs: "compiled" or "interpreted". Called once, by the package itself."""
    wish = os.environ.get("CHAPITEAU_BUILD", "auto")
    if wish not in ("auto", "compiled", "interpreted"):
        raise ImportError(f"CHAPITEAU_BUILD={wish}: use auto, compiled or interpreted")
    if wish == "interpreted":
        return wish
    source = Path(__file__).resolve().parent.parent
    # An installed package has no build folder: only a checkout does.
    root = source.parent if source.name == "src" else None
    reason = "this is not a checkout" if root is None else why_stale(root)
    if root is not None and not reason:
        modules = json.loads((root / MANIFEST).read_text("utf-8"))["modules"]
        sys.meta_path.insert(0, CompiledFinder(root, modules))
        return "compiled"
    if wish == "compiled":
        raise ImportError(f"CHAPITEAU_BUILD=compiled, but {reason}: run `make compile`")
    if root is not None and (root / MANIFEST).is_file():
        print(
            f"chapiteau: {reason}; the plain source runs. `make compile` renews it.",
            file=sys.stderr,
        )
    return "interpreted"
