"""Compiles the modules named by `tool.chapiteau.compiled` in pyproject.toml with mypyc. Run it in the root of a checkout:

    python tools/compile_modules.py [--force] [--gently] [--behind]

Does nothing when a build in build/compiled/ fits the sources. What all titles use is one group of modules, each title another. mypyc
translates all of them at once, in seconds; the C compiler, which takes a minute, works on several groups at a time and only on those
whose C text changed. Libraries and manifest get their names when they are whole: a build that was broken off is never used, and the
groups that it had finished are not compiled again.
"""

import argparse
import ast
import hashlib
import importlib.metadata
import json
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path.cwd()
# The tool reads the sources; it must never run on the build that it is about to replace.
WISH: Final = os.environ.get("CHAPITEAU_BUILD", "auto")
os.environ["CHAPITEAU_BUILD"] = "interpreted"
sys.path.insert(0, str(ROOT / "src"))

from chapiteau import _compiled  # noqa: E402

LEVEL: Final = "2"
"""-O3 compiles a tenth longer and runs no faster; -O1 compiles in half the time and runs 2 to 6 % slower (`python -m bench.steps`)."""
LOG: Final = _compiled.FOLDER / "log"
FLAGS: Final = ["-fvisibility=hidden"] if os.name == "posix" else []
"""Only initialisers are seen from outside: the compiler may inline all else, which makes up for the calls between groups and more."""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--force", action="store_true", help="compile all groups anew")
    parser.add_argument("--gently", action="store_true", help="with low priority")
    parser.add_argument(
        "--behind",
        action="store_true",
        help="gently, until standard input ends; content with the plain sources",
    )
    wanted = parser.parse_args()
    fits = is_made() and not wanted.force
    if wanted.behind:
        if not fits and WISH != "interpreted":
            behind()
    elif fits:
        print("compiled build: fits the sources")
    elif lacking := missing():
        sys.exit(f"compiled build: {lacking}; the plain source runs")
    else:
        compile_all(wanted.force, wanted.gently)


def is_made() -> bool:
    """Whether there is a build that fits the sources, of the modules that are named now."""
    made = _compiled.fitting()[0]
    return made is not None and json.loads(made.read_text("utf-8"))["patterns"] == named()


def named() -> list[str]:
    """The patterns of modules in pyproject.toml."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns: list[str] = pyproject["tool"]["chapiteau"]["compiled"]
    return patterns


def missing() -> str:
    """What a C build lacks here; "" when nothing."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if not any(shutil.which(name) for name in (compiler, "cc", "gcc", "clang")):
        return "no C compiler (install gcc or clang)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "no Python headers (install python3-dev)"
    return ""


def behind() -> None:
    """Compile while something else runs: the machine is its, and its end, which closes our standard input, is ours too."""
    if lacking := missing():
        print(f"compiled build: {lacking}; the plain source runs", flush=True)
        return
    # Ctrl+C in the terminal is for the other.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _compiled.FOLDER.mkdir(parents=True, exist_ok=True)
    with LOG.open("wb") as log:
        child = subprocess.Popen(
            [sys.executable, __file__, "--gently"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            process_group=0,
        )

    def end_with_it() -> None:
        if (code := child.wait()) > 0:
            print(f"compiled build: it failed, see {LOG.relative_to(ROOT)}", flush=True)
        if code >= 0:
            os._exit(0)

    threading.Thread(target=end_with_it, daemon=True).start()
    sys.stdin.buffer.read()
    # At once, and with it the compilers, which are in its process group: nothing of theirs has a name yet.
    os.killpg(child.pid, signal.SIGKILL)
    child.wait()
    shutil.rmtree(work_folder(child.pid), ignore_errors=True)


def work_folder(process: int) -> Path:
    """Where a process keeps what is not whole yet."""
    return _compiled.FOLDER / f".work-{process}"


def compile_all(force: bool, gently: bool) -> None:
    """Make the build that fits the sources, unless somebody else is making it: then wait."""
    start = time.monotonic()
    _compiled.FOLDER.mkdir(parents=True, exist_ok=True)
    with _compiled.LOCK.open("ab") as file:
        _compiled.lock(file)
        # Not before: a table that starts meanwhile looks at the lock.
        if gently:
            os.nice(19)
            if ionice := shutil.which("ionice"):
                subprocess.run([ionice, "-c", "3", "-p", str(os.getpid())], check=False)
        if force or not is_made():
            for left in _compiled.FOLDER.glob(".work-*"):
                shutil.rmtree(left)
            work = work_folder(os.getpid())
            work.mkdir()
            # The C compiler's own temporary files go with it.
            os.environ["TMPDIR"] = str(work)
            try:
                build(work, force)
            finally:
                shutil.rmtree(work, ignore_errors=True)
    where = _compiled.FOLDER.relative_to(ROOT)
    print(f"compiled build: now in {where}/ ({time.monotonic() - start:.0f} s)")


# --- What is compiled ------------------------------------------------------------------------------------------------


def groups_of(sources: list[str]) -> dict[str, list[str]]:
    """The sources (`src/chapiteau/...`) by group: a title's own, or what all share."""
    found: dict[str, list[str]] = {}
    for source in sources:
        parts = Path(source).parts
        name = parts[3] if parts[2] == "titles" else "core"
        found.setdefault(name, []).append(source)
    return found


def module_name(source: str) -> str:
    """`chapiteau/game.py` -> `chapiteau.game`."""
    return source.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imported(source: Path) -> Iterator[str]:
    """The names that a source imports, of modules and of what lies in them: `chapiteau.game`, `chapiteau.game.State`."""
    for node in ast.walk(ast.parse(source.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def read_along(sources: list[str]) -> list[str]:
    """The sources of all that these modules import from the package, themselves included.

    mypyc takes types and constants from them, so that a change there makes the build stale too.
    """
    found: set[str] = set()
    todo = list(sources)
    while todo:
        source = todo.pop()
        if source in found:
            continue
        found.add(source)
        for name in imported(_compiled.SOURCE / source):
            path = name.replace(".", "/")
            files = (f"{path}.py", f"{path}/__init__.py")
            todo += [file for file in files if (_compiled.SOURCE / file).is_file()]
    # The package's own page chooses the build and holds nothing that is compiled.
    return sorted(found - {"chapiteau/__init__.py", "chapiteau/_compiled.py"})


# --- Compiling -------------------------------------------------------------------------------------------------------


@dataclass
class Group:
    """Modules that become one library."""

    modules: list[str]
    extension: Any
    """What setuptools builds; its name is the library's, without suffix."""
    size: int
    """Bytes of C text."""

    @property
    def library(self) -> Path:
        """The library among the builds."""
        return _compiled.FOLDER / f"{self.extension.name}{_compiled.TAG}"


def translate(groups: dict[str, list[str]], text: Path) -> list[Group]:
    """Let mypyc write the C text of all groups into a folder. Leaves with mypyc's message when it cannot."""
    import setuptools
    from mypyc.build import mypycify

    made = mypycify(
        ["--cache-dir", f"{text}/cache", *(file for files in groups.values() for file in files)],
        opt_level=LEVEL,
        debug_level="0",
        target_dir=str(text),
        separate=[(files, f"chapiteau_{name}") for name, files in groups.items()],
    )
    extensions = {extension.name.removesuffix(".__init__"): extension for extension in made}
    found = []
    for name, files in groups.items():
        shared = f"chapiteau_{name}__mypyc"
        modules = [module_name(file.removeprefix("src/")) for file in files]
        if len({module.rpartition(".")[2] for module in modules}) < len(modules):
            sys.exit(f"Two modules of {name} have the same last name; one library cannot hold both")
        body = extensions[shared]
        parts = [Path(part) for one in (shared, *modules) for part in extensions[one].sources]
        unit = text / f"{name}.c"
        unit.write_text(one_unit([os.path.relpath(part, text) for part in parts]), "utf-8")
        arguments = [*body.extra_compile_args, *FLAGS]
        extension = setuptools.Extension(
            f"{name}-{fingerprint(arguments, [unit, *parts, *map(Path, body.depends)])}",
            sources=[str(unit)],
            include_dirs=body.include_dirs,
            extra_compile_args=arguments,
        )
        size = sum(part.stat().st_size for part in parts)
        found.append(Group([shared, *modules], extension, size))
    return found


def one_unit(parts: list[str]) -> str:
    """The C text of a library. mypyc makes a library of each module's initialiser; here they lie beside what they initialise."""
    lines = []
    for number, part in enumerate(parts):
        # Each initialiser claims that of an `__init__` too.
        lines += [f"#define PyInit___init__ unused_{number}", f'#include "{part}"']
        lines += ["#undef PyInit___init__"]
    return "\n".join(lines) + "\n"


def fingerprint(arguments: list[str], files: list[Path]) -> str:
    """What makes a library what it is, in 12 hexadecimal digits."""
    names = ("CC", "CFLAGS", "LDFLAGS", "LDSHARED")
    python = [sysconfig.get_config_vars(*names), [os.environ.get(name) for name in names]]
    mypy = importlib.metadata.version("mypy")
    total = hashlib.sha256(json.dumps([_compiled.TAG, python, mypy, arguments]).encode())
    for file in sorted(files):
        total.update(file.read_bytes())
    return total.hexdigest()[:12]


def build(work: Path, force: bool) -> None:
    """Compile what is not there yet, then write the manifest."""
    patterns = named()
    sources = _compiled.matching(patterns)
    # Hashed before compiling: what is edited meanwhile makes the build stale.
    hashes = {name: _compiled.digest(_compiled.SOURCE / name) for name in read_along(sources)}
    groups = translate(groups_of([f"src/{name}" for name in sources]), work / "c")
    todo = [group for group in groups if force or not group.library.is_file()]
    compile_groups(todo, work)
    made = {
        "patterns": patterns,
        "sources": hashes,
        "libraries": {group.library.name: group.modules for group in groups},
    }
    text = json.dumps(made, indent=1) + "\n"
    name = hashlib.sha256(text.encode()).hexdigest()[:12]
    (work / "manifest").write_text(text, "utf-8")
    (work / "manifest").replace(_compiled.FOLDER / _compiled.MANIFEST.format(name))
    remove_unused(keep=_compiled.FOLDER / _compiled.MANIFEST.format(name))


def compile_groups(groups: list[Group], work: Path) -> None:
    """Let the C compiler loose on all processors, the largest group first."""
    import setuptools
    from setuptools.command.build_ext import build_ext

    class BuildGroup(build_ext):
        def build_extensions(self) -> None:
            # A Python that was built elsewhere than where it lies would leave a path of this machine in each library.
            linker = self.compiler.linker_so
            self.compiler.linker_so = [word for word in linker if not word.startswith("-Wl,-rpath")]
            super().build_extensions()

        def build_extension(self, ext: Any) -> None:
            super().build_extension(ext)
            done = Path(self.get_ext_fullpath(ext.name))
            done.replace(_compiled.FOLDER / done.name)

        def get_export_symbols(self, ext: Any) -> list[str]:
            return []

    groups = sorted(groups, key=lambda group: group.size, reverse=True)
    folders = ["--build-lib", f"{work}/lib", "--build-temp", f"{work}/temp"]
    setuptools.setup(
        name="chapiteau-compiled",
        packages=[],
        ext_modules=[group.extension for group in groups],
        cmdclass={"build_ext": BuildGroup},
        script_args=["-q", "build_ext", "--parallel", str(os.cpu_count() or 1), *folders],
    )


def remove_unused(keep: Path) -> None:
    """Remove this Python's builds other than the new one, except those that run somewhere."""
    for manifest in _compiled.manifests():
        with manifest.open("rb") as file:
            if manifest != keep and _compiled.lock(file, wait=False):
                manifest.unlink()
    used = {
        library
        for manifest in _compiled.manifests()
        for library in json.loads(manifest.read_text("utf-8"))["libraries"]
    }
    for library in _compiled.FOLDER.glob("*" + _compiled.TAG):
        if library.name not in used:
            library.unlink()


if __name__ == "__main__":
    main()
