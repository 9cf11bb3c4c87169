"""Chooses the build of the rules that runs: the plain sources, or what mypyc compiled from them.

A compiled build is a manifest and the libraries that it names, in `build/compiled/` of a checkout (`make compile`; nothing is ever
written beside the sources) or in `compiled/` of an installed package. The manifest holds the SHA-256 of every source that the build was
made from. When one of them changed since, all the plain sources run instead and a warning names the file: a stale compiled module can
never shadow changed source unnoticed.

The environment variable CHAPITEAU_BUILD chooses: `auto` (compiled where it fits, the default), `interpreted`, `compiled` (an ImportError
where it does not fit), or the path of a manifest, which `pin` puts there: that very build, whatever happened to the sources since.
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
from typing import IO, Any, Final

SOURCE: Final = Path(__file__).resolve().parent.parent
"""The folder of the package: `src/` of a checkout, or where packages are installed."""
CHECKOUT: Final = SOURCE.parent if SOURCE.name == "src" else None
FOLDER: Final = CHECKOUT / "build/compiled" if CHECKOUT else SOURCE / "chapiteau/compiled"
TAG: Final = EXTENSION_SUFFIXES[0]
"""What this Python calls its libraries: version, platform and all."""
MANIFEST: Final = f"manifest-{{}}{Path(TAG).stem}.json"
"""The name of a manifest. Builds of several Pythons may lie in one folder."""
LOCK: Final = FOLDER / ".lock"
"""Locked by whoever compiles."""

_held: list[IO[bytes]] = []
"""Manifests in use, locked: `make compile` leaves such builds alone."""
_running = "interpreted"


def digest(file: Path) -> str:
    """SHA-256 of a file's bytes, in hexadecimal."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def matching(patterns: Sequence[str]) -> list[str]:
    """The sources that the patterns of `tool.chapiteau.compiled` name, relative to `SOURCE`."""
    found = {file for pattern in patterns for file in SOURCE.glob(pattern)}
    return sorted(file.relative_to(SOURCE).as_posix() for file in found)


def manifests() -> list[Path]:
    """The builds that there are for this Python."""
    return sorted(FOLDER.glob(MANIFEST.format("*")))


def why_stale(made: Mapping[str, Any]) -> str:
    """Why the build of a manifest does not fit the sources; "" when it does."""
    for source, expected in made["sources"].items():
        if not (SOURCE / source).is_file():
            return f"{source} is gone since the compiled build"
        if digest(SOURCE / source) != expected:
            return f"{source} changed since the compiled build"
    for source in matching(made["patterns"]):
        if source not in made["sources"]:
            return f"{source} is newer than the compiled build"
    return ""


def fitting() -> tuple[Path | None, str]:
    """The manifest of the build that fits the sources; or None and why there is none."""
    reason = "there is no compiled build for this Python"
    for manifest in manifests():
        reason = why_stale(json.loads(manifest.read_text("utf-8")))
        if not reason:
            return manifest, ""
    return None, reason


class CompiledFinder:
    """A meta path finder for the modules of one build. Several modules lie in one library."""

    def __init__(self, manifest: Path) -> None:
        libraries: Mapping[str, list[str]] = json.loads(manifest.read_text("utf-8"))["libraries"]
        self.modules = {
            module: str(manifest.parent / library)
            for library, modules in libraries.items()
            for module in modules
        }

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        """The spec of a compiled module; None for every other one."""
        library = self.modules.get(fullname)
        if library is None:
            return None
        # What is a package is one compiled too; its plain modules and data files lie beside its sources.
        room = SOURCE.joinpath(*fullname.split("."))
        return spec_from_file_location(
            fullname,
            library,
            loader=ExtensionFileLoader(fullname, library),
            submodule_search_locations=[str(room)] if room.is_dir() else None,
        )


def install() -> str:
    """Choose the build and say which runs: "compiled" or "interpreted". Called once, by the package itself."""
    wish = os.environ.get("CHAPITEAU_BUILD", "auto")
    if wish == "interpreted":
        return wish
    if wish.endswith(".json"):
        return _use(Path(wish))
    if wish not in ("auto", "compiled"):
        raise ImportError(f"CHAPITEAU_BUILD={wish}: use auto, compiled or interpreted")
    manifest, reason = fitting()
    if manifest is not None:
        return _use(manifest)
    remedy = "run `make compile`" if CHECKOUT else "install a wheel for this platform"
    if wish == "compiled":
        raise ImportError(f"CHAPITEAU_BUILD=compiled, but {reason}: {remedy}")
    if manifests():
        print(
            f"chapiteau: {reason}; the plain source runs. To renew it, {remedy}.", file=sys.stderr
        )
    return "interpreted"


def _use(manifest: Path) -> str:
    global _running
    sys.meta_path.insert(0, CompiledFinder(manifest))
    _running = str(manifest)
    if CHECKOUT:
        _held.append(manifest.open("rb"))
        lock(_held[-1], shared=True)
    return "compiled"


def pin() -> None:
    """Let the processes that this one starts run the build that runs here, whatever is compiled or edited meanwhile."""
    os.environ["CHAPITEAU_BUILD"] = _running


def being_made() -> bool:
    """Whether somebody compiles right now."""
    if not LOCK.is_file():
        return False
    with LOCK.open("rb") as file:
        return not lock(file, shared=True, wait=False)


def lock(file: IO[bytes], *, shared: bool = False, wait: bool = True) -> bool:
    """Lock an open file until it is closed, at the latest when this process ends; False where others hold it and we do not wait.

    Where the system or the disk has no such locks, it is left at that.
    """
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(
            file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | (0 if wait else fcntl.LOCK_NB)
        )
    except BlockingIOError:
        return False
    except OSError:
        pass
    return True
