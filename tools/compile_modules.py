"""Compiles the modules named by `tool.chapiteau.compiled` in pyproject.toml with mypyc, into build/compiled/.

    python tools/compile_modules.py [--root DIR] [--if-possible] [--force]

Does nothing when the build there still fits the sources. `--if-possible` is content with the plain sources, and says
why, where there is no C compiler, no Python headers, or something does not compile.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

# This tool reads the sources; it must never run on the build that it is about to replace.
os.environ["CHAPITEAU_BUILD"] = "interpreted"


def missing() -> str:
    """What a C build lacks here; "" when nothing."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if not any(shutil.which(name) for name in (compiler, "cc", "gcc", "clang")):
        return "no C compiler (install gcc or clang)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "no Python headers (install python3-dev)"
    return ""


def compile_modules(root: Path, sources: list[str], into: Path) -> dict[str, str]:
    """Compile `sources` into the folder `into`; gives the file of each module, relative to `into`."""
    # setuptools is told everything here: a checkout has no setup.py. A process of its own, because
    # mypyc and setuptools both exit where they fail.
    script = (
        "import sys, mypyc.build, setuptools\n"
        "into, sources = sys.argv[1], sys.argv[2:]\n"
        "modules = mypyc.build.mypycify(sources, opt_level='3', debug_level='0', target_dir=into + '/c')\n"
        "setuptools.setup(name='chapiteau-compiled', packages=[], ext_modules=modules, script_args=[\n"
        "    '-q', 'build_ext', '--build-lib', into + '/lib', '--build-temp', into + '/temp'])\n"
    )
    subprocess.run([sys.executable, "-c", script, str(into), *sources], cwd=root, check=True)
    for rest in ("c", "temp"):
        shutil.rmtree(into / rest)
    lib = into / "lib"
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    modules = {}
    for file in sorted(lib.rglob(f"*{suffix}")):
        name = ".".join(file.relative_to(lib).parts).removesuffix(suffix).removesuffix(".__init__")
        modules[name] = file.relative_to(into).as_posix()
    return modules


def read_along(root: Path, sources: list[str]) -> list[str]:
    """The sources of everything that the compiled modules import from the package, themselves included.

    mypyc takes types and constants from them, so that a change there makes the build stale too.
    """
    import grimp

    graph = grimp.build_graph("chapiteau", cache_dir=None)
    found = set(sources)
    for source in sources:
        name = module_name(source)
        found |= {file_of(root, imported) for imported in graph.find_upstream_modules(name)}
    # The package's own page chooses the build and holds nothing that is compiled.
    return sorted(found - {"src/chapiteau/__init__.py", "src/chapiteau/_compiled.py"})


def module_name(source: str) -> str:
    """`src/chapiteau/game.py` -> `chapiteau.game`."""
    return (
        source.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    )


def file_of(root: Path, module: str) -> str:
    """`chapiteau.game` -> `src/chapiteau/game.py`."""
    path = "src/" + module.replace(".", "/")
    return path + ".py" if (root / (path + ".py")).is_file() else path + "/__init__.py"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    parser.add_argument("--if-possible", action="store_true")
    parser.add_argument("--force", action="store_true")
    wanted = parser.parse_args()
    root = wanted.root.resolve()
    sys.path.insert(0, str(root / "src"))
    from chapiteau import _compiled

    if not wanted.force and not _compiled.why_stale(root):
        print("compiled build: fits the sources")
        return
    failure = missing() or build(root)
    if failure:
        print(f"compiled build: {failure}; the plain source runs")
        sys.exit(0 if wanted.if_possible else 1)
    print(f"compiled build: now in {_compiled.FOLDER}/")


def build(root: Path) -> str:
    """Compile what pyproject.toml under `root` names and write the manifest; "" or what went wrong."""
    from chapiteau import _compiled

    pyproject = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    patterns: list[str] = pyproject["tool"]["chapiteau"]["compiled"]
    sources = _compiled.matching(root, patterns)
    # Hashed before compiling: what is edited meanwhile makes the build stale.
    hashes = {source: _compiled.digest(root / source) for source in read_along(root, sources)}
    into = root / f"{_compiled.FOLDER}.{os.getpid()}"
    final = root / _compiled.FOLDER
    try:
        modules = compile_modules(root, sources, into)
        made = {
            "tag": _compiled.TAG,
            "patterns": patterns,
            "sources": hashes,
            "modules": {name: f"{_compiled.FOLDER}/{file}" for name, file in modules.items()},
        }
        (into / "manifest.json").write_text(json.dumps(made, indent=1) + "\n", "utf-8")
        shutil.rmtree(final, ignore_errors=True)
        into.rename(final)
    except subprocess.CalledProcessError:
        return "mypyc or the C compiler failed (see above)"
    finally:
        shutil.rmtree(into, ignore_errors=True)
    return ""


if __name__ == "__main__":
    main()
