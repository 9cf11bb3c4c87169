"""A compiled build is used only while it is whole and fits the sources: shown on a small checkout of its own."""

import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from chapiteau._compiled import TAG

ROOT = Path(__file__).parents[2]

GAME = """
from typing import Final
from chapiteau.words import STEP

def count(n: int) -> int:
    total: int = 0
    for _ in range(n):
        total += STEP
    return total
"""
WORDS = "from typing import Final\n\nSTEP: Final = 2\n"
RING = "from chapiteau.game import count\n\ndef six() -> int:\n    return count(3)\n"
PYPROJECT = """
[tool.chapiteau]
compiled = ["chapiteau/game.py", "chapiteau/titles/*/rules.py"]

[tool.mypy]
mypy_path = ["src"]
explicit_package_bases = true
"""
TOOL = [sys.executable, "tools/compile_modules.py"]


def run(
    checkout: Path, build: str, code: str, environment: Mapping[str, str] = os.environ
) -> subprocess.CompletedProcess[str]:
    """Run Python code against the package of that checkout."""
    environment = {**environment, "CHAPITEAU_BUILD": build, "PYTHONPATH": str(checkout / "src")}
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, cwd=checkout, capture_output=True, text=True
    )


WHICH = """
import chapiteau
from chapiteau import game
from chapiteau.words import STEP
print(chapiteau.build_name(), game.__file__.endswith(".py"), game.count(3))
"""


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with a module that all share and a title, not compiled yet."""
    root = tmp_path_factory.mktemp("checkout")
    package = root / "src/chapiteau"
    rules = package / "titles/ring/rules.py"
    rules.parent.mkdir(parents=True)
    for name in ("__init__.py", "_compiled.py"):
        shutil.copy(ROOT / "src/chapiteau" / name, package)
    (root / "tools").mkdir()
    for name in ("compile_modules.py", "play.sh"):
        shutil.copy(ROOT / "tools" / name, root / "tools")
    (package / "game.py").write_text(GAME)
    (package / "words.py").write_text(WORDS)
    (package / "titles/__init__.py").touch()
    (package / "titles/ring/__init__.py").touch()
    rules.write_text(RING)
    (root / "pyproject.toml").write_text(PYPROJECT)
    return root


def compiler(folder: Path) -> dict[str, str]:
    """An environment with a C compiler that writes down what it is asked for, and hangs at a title while a file `hang` lies beside that.
    How fast the code runs that it makes is nobody's question here: it does not optimise, so that these tests take half the time."""
    name = Path(shlex.split(sysconfig.get_config_var("CC"))[0]).name
    folder.mkdir()
    (folder / name).write_text(
        "#!/bin/bash\n"
        f'echo "$@" >>{folder}/asked\n'
        f'[[ "$*" == *ring.c* && -e {folder}/hang ]] && sleep 600\n'
        f'exec {shutil.which(name)} "$@" -O0\n'
    )
    (folder / name).chmod(0o755)
    path = f"{folder}:{os.environ['PATH']}"
    return {**os.environ, "CHAPITEAU_BUILD": "auto", "PATH": path}


def asked(folder: Path, word: str) -> int:
    """How often that compiler was asked for something."""
    file = folder / "asked"
    return file.read_text().count(word) if file.exists() else 0


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment for tests that do not ask what was compiled."""
    return compiler(tmp_path_factory.mktemp("quick") / "compiler")


@pytest.fixture(scope="module")
def compiled_once(plain: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same, compiled by the project's own tool: by two at once, which must make one build."""
    folder = tmp_path_factory.mktemp("compiled")
    root = Path(shutil.copytree(plain, folder / "checkout"))
    environment = compiler(folder / "compiler")
    both = [subprocess.Popen(TOOL, cwd=root, env=environment) for _ in range(2)]
    assert [tool.wait(600) for tool in both] == [0, 0]
    assert [asked(folder / "compiler", f"{group}.c") for group in ("core", "ring")] == [1, 1]
    return root


@pytest.fixture
def checkout(compiled_once: Path, tmp_path: Path) -> Path:
    """A copy of the compiled checkout that a test may change."""
    return Path(shutil.copytree(compiled_once, tmp_path / "copy"))


def made(checkout: Path) -> list[str]:
    """The libraries and manifests in a checkout."""
    return sorted(file.name for file in (checkout / "build/compiled").glob("*-*"))


def library(checkout: Path, group: str) -> tuple[str, int]:
    """Name and inode of the library of a group: one that was made anew has others."""
    (file,) = (checkout / "build/compiled").glob(f"{group}-*{TAG}")
    return file.name, file.stat().st_ino


def test_a_fitting_build_runs(checkout: Path) -> None:
    for build in ("auto", "compiled"):
        result = run(checkout, build, WHICH)
        assert (result.stdout, result.stderr) == ("compiled False 6\n", "")


def test_compiled_titles_run_beside_plain_ones(checkout: Path) -> None:
    code = (
        "from chapiteau import titles\nfrom chapiteau.titles.ring import rules\n"
        "print(titles.__file__.endswith('.py'), rules.__file__.endswith('.py'), rules.six())"
    )
    assert run(checkout, "compiled", code).stdout == "True False 6\n"


def test_the_plain_source_can_be_asked_for(checkout: Path) -> None:
    result = run(checkout, "interpreted", WHICH)
    assert (result.stdout, result.stderr) == ("interpreted True 6\n", "")


def test_nothing_is_written_beside_the_sources(checkout: Path) -> None:
    written = {file.suffix for file in (checkout / "src").rglob("*") if file.is_file()}
    assert written <= {".py", ".pyc"}


@pytest.mark.parametrize(
    ("source", "text", "answer"),
    [
        ("chapiteau/game.py", GAME.replace("+=", "-="), "interpreted True -6\n"),
        # Not compiled itself, but mypyc has taken the constant over.
        ("chapiteau/words.py", WORDS.replace("2", "5"), "interpreted True 15\n"),
        ("chapiteau/titles/cage/rules.py", "", "interpreted True 6\n"),
    ],
)
def test_changed_and_new_sources_are_never_shadowed(
    checkout: Path, source: str, text: str, answer: str
) -> None:
    (checkout / "src" / source).parent.mkdir(exist_ok=True)
    (checkout / "src" / source).write_text(text)

    result = run(checkout, "auto", WHICH)
    assert result.stdout == answer
    assert result.stderr.count("\n") == 1
    assert source in result.stderr
    assert "make compile" in result.stderr

    refused = run(checkout, "compiled", WHICH)
    assert refused.returncode != 0
    assert refused.stdout == ""
    assert source in refused.stderr
    assert "make compile" in refused.stderr


def test_a_source_that_is_gone_is_noticed(checkout: Path) -> None:
    (checkout / "src/chapiteau/titles/ring/rules.py").unlink()
    result = run(checkout, "auto", WHICH)
    assert result.stdout == "interpreted True 6\n"
    assert "titles/ring/rules.py is gone" in result.stderr


def test_a_build_for_another_python_is_not_seen(checkout: Path) -> None:
    for file in (checkout / "build/compiled").glob("manifest-*"):
        file.rename(file.with_name("manifest-1.cpython-27-vax.json"))
    result = run(checkout, "auto", WHICH)
    assert (result.stdout, result.stderr) == ("interpreted True 6\n", "")
    assert "no compiled build for this Python" in run(checkout, "compiled", WHICH).stderr


def test_an_unknown_wish_is_refused(checkout: Path) -> None:
    result = run(checkout, "fastest", WHICH)
    assert "use auto, compiled or interpreted" in result.stderr
    assert result.returncode != 0


# --- One and the same build for a server and its bots --------------------------------------------

LATER = f"""
import subprocess, sys
import chapiteau
from chapiteau import _compiled, game
_compiled.pin()
print(chapiteau.build_name(), end=" ")
{{change}}
subprocess.run([sys.executable, "-c", {WHICH!r}], check=True)
"""


def test_processes_started_later_stay_with_the_plain_sources(checkout: Path) -> None:
    """A build that appears meanwhile is for the next start."""
    hidden = (checkout / "build/compiled").rename(checkout / "build/elsewhere")
    change = f"__import__('os').rename({str(hidden)!r}, {str(checkout / 'build/compiled')!r})"
    told = run(checkout, "auto", LATER.format(change=change))
    assert told.stdout.split() == ["interpreted", "interpreted", "True", "6"], told.stderr
    assert run(checkout, "auto", WHICH).stdout == "compiled False 6\n"


def test_processes_started_later_stay_with_the_compiled_build(
    checkout: Path, quick: dict[str, str]
) -> None:
    """A source that changed and was compiled anew is for the next start; what still runs somewhere is not removed."""
    game = checkout / "src/chapiteau/game.py"
    tool = [*TOOL, "--force"]
    change = (
        f"open({str(game)!r}, 'w').write({GAME.replace('+=', '-=')!r}); "
        f"subprocess.run({tool!r}, check=True, stdout=subprocess.DEVNULL)"
    )
    told = run(checkout, "auto", LATER.format(change=change), quick)
    assert told.stdout.split() == ["compiled", "compiled", "False", "6"], told.stderr
    assert run(checkout, "auto", WHICH).stdout == "compiled False -6\n"
    assert len([name for name in made(checkout) if name.startswith("manifest-")]) == 2


def test_commands_pin_their_build() -> None:
    code = (
        "import os; from chapiteau import cli, console\n"
        "console.run = lambda app: print(os.environ['CHAPITEAU_BUILD'])\n"
        "cli.main()"
    )
    told = run(ROOT, "auto", code).stdout.strip()
    assert told == "interpreted" or Path(told).is_file()


# --- What is compiled, and when ------------------------------------------------------------------


def test_only_the_group_that_changed_is_compiled_anew(
    checkout: Path, quick: dict[str, str]
) -> None:
    core, ring = library(checkout, "core"), library(checkout, "ring")
    (checkout / "src/chapiteau/titles/ring/rules.py").write_text(RING.replace("3", "4"))
    subprocess.run(TOOL, cwd=checkout, env=quick, check=True, capture_output=True)
    assert library(checkout, "core") == core
    assert library(checkout, "ring") != ring
    # The build before is gone, and nothing that belongs to no build is left.
    assert len(made(checkout)) == 3
    code = "from chapiteau.titles.ring import rules; print(rules.six())"
    assert run(checkout, "compiled", code).stdout == "8\n"


def test_modules_that_are_named_later_are_compiled_too(
    checkout: Path, quick: dict[str, str]
) -> None:
    code = "from chapiteau import words; print(words.__file__.endswith('.py'))"
    assert run(checkout, "compiled", code).stdout == "True\n"
    more = PYPROJECT.replace('"chapiteau/game.py"', '"chapiteau/game.py", "chapiteau/words.py"')
    (checkout / "pyproject.toml").write_text(more)
    subprocess.run(TOOL, cwd=checkout, env=quick, check=True, capture_output=True)
    assert run(checkout, "compiled", code).stdout == "False\n"
    again = subprocess.run(
        TOOL, cwd=checkout, env=quick, check=True, capture_output=True, text=True
    )
    assert again.stdout == "compiled build: fits the sources\n"


def until(true: Callable[[], bool], seconds: float = 600) -> None:
    """Wait until something is true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_table_that_ends_ends_its_compiling(plain: Path, tmp_path: Path) -> None:
    """`make play`, killed while the second group is being compiled: nothing half-made is left or used, and the first group is kept."""
    checkout = Path(shutil.copytree(plain, tmp_path / "checkout"))
    programs = checkout / ".venv/bin"
    programs.mkdir(parents=True)
    for name, what in (("python", f'{sys.executable} "$@"'), ("chapiteau", "sleep 300")):
        (programs / name).write_text(f"#!/bin/bash\nexec {what}\n")
        (programs / name).chmod(0o755)
    cc = tmp_path / "compiler"
    environment = compiler(cc)
    (cc / "hang").touch()
    table = subprocess.Popen(
        ["tools/play.sh"], cwd=checkout, env=environment, stdout=subprocess.PIPE, text=True
    )
    until(lambda: asked(cc, "ring.c") == 1 and any("core" in name for name in made(checkout)))
    table.send_signal(signal.SIGKILL)
    # Its output ends when the last process that may write there has ended.
    told, _ = table.communicate(timeout=60)
    assert told == ""
    until(lambda: not list((checkout / "build/compiled").glob(".work-*")), 10)
    core = library(checkout, "core")
    assert not [name for name in made(checkout) if name.startswith(("manifest", "ring"))]
    assert run(checkout, "auto", WHICH).stdout == "interpreted True 6\n"

    (cc / "hang").unlink()
    subprocess.run(TOOL, cwd=checkout, env=environment, check=True, capture_output=True)
    assert run(checkout, "auto", WHICH).stdout == "compiled False 6\n"
    assert library(checkout, "core") == core
    assert asked(cc, "core.c") == 1


def test_what_cannot_be_compiled_leaves_no_build(plain: Path, tmp_path: Path) -> None:
    checkout = Path(shutil.copytree(plain, tmp_path / "checkout"))
    (checkout / "src/chapiteau/game.py").write_text(
        "def count(n: int) -> int:\n    return str(n)\n"
    )
    result = subprocess.run(TOOL, cwd=checkout, capture_output=True, text=True)
    assert result.returncode != 0
    assert "game.py:2" in result.stdout + result.stderr
    assert made(checkout) == []
