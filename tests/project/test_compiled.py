"""A compiled build is used only while it fits the sources: shown on a small checkout of its own."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

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
PYPROJECT = """
[tool.chapiteau]
compiled = ["src/chapiteau/game.py", "src/chapiteau/titles/*/rules.py"]

[tool.mypy]
mypy_path = ["src"]
explicit_package_bases = true
"""


def run(checkout: Path, build: str, code: str) -> subprocess.CompletedProcess[str]:
    """Run Python code against the package of that checkout."""
    environment = {**os.environ, "CHAPITEAU_BUILD": build, "PYTHONPATH": str(checkout / "src")}
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
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with three small modules, compiled by the project's own tool."""
    root = tmp_path_factory.mktemp("checkout")
    package = root / "src/chapiteau"
    package.mkdir(parents=True)
    for name in ("__init__.py", "_compiled.py"):
        shutil.copy(ROOT / "src/chapiteau" / name, package)
    (package / "game.py").write_text(GAME)
    (package / "words.py").write_text(WORDS)
    rules = package / "titles/ring/rules.py"
    rules.parent.mkdir(parents=True)
    (package / "titles/__init__.py").touch()
    (package / "titles/ring/__init__.py").touch()
    rules.write_text("from chapiteau.game import count\n\ndef six() -> int:\n    return count(3)\n")
    (root / "pyproject.toml").write_text(PYPROJECT)
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    tool = [sys.executable, str(ROOT / "tools/compile_modules.py"), "--root", str(root)]
    subprocess.run(tool, env=environment, check=True, capture_output=True)
    return root


@pytest.fixture
def checkout(compiled_once: Path, tmp_path: Path) -> Path:
    """A copy of the compiled checkout that a test may change."""
    return Path(shutil.copytree(compiled_once, tmp_path / "copy"))


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
        ("src/chapiteau/game.py", GAME.replace("+=", "-="), "interpreted True -6\n"),
        # Not compiled itself, but mypyc has taken the constant over.
        ("src/chapiteau/words.py", WORDS.replace("2", "5"), "interpreted True 15\n"),
        ("src/chapiteau/titles/cage/rules.py", "", "interpreted True 6\n"),
    ],
)
def test_changed_and_new_sources_are_never_shadowed(
    checkout: Path, source: str, text: str, answer: str
) -> None:
    (checkout / source).parent.mkdir(exist_ok=True)
    (checkout / source).write_text(text)

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


def test_a_build_for_another_python_is_refused(checkout: Path) -> None:
    manifest = checkout / "build/compiled/manifest.json"
    made = json.loads(manifest.read_text())
    manifest.write_text(json.dumps({**made, "tag": ".cpython-27-vax.so"}))
    result = run(checkout, "auto", WHICH)
    assert result.stdout == "interpreted True 6\n"
    assert "another Python" in result.stderr


def test_an_unknown_wish_is_refused(checkout: Path) -> None:
    result = run(checkout, "fastest", WHICH)
    assert "use auto, compiled or interpreted" in result.stderr
    assert result.returncode != 0
