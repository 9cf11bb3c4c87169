"""A copy of this checkout with a title that `chapiteau new-title` has written, for the tests of that command."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAME = "seven-lions-and-a-tamer-of-1899"
"""Long enough that lines break elsewhere than in the template, with a digit."""
ROOM = NAME.replace("-", "_")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "node_modules", "*.pyc")


class Checkout:
    """The copy; its commands see it alone, in the interpreted build."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {
            **os.environ,
            "PYTHONPATH": str(folder / "src"),
            "CHAPITEAU_BUILD": "interpreted",
            "CHAPITEAU_LANG": "en",
        }
        for part in ("src", "tests", "tools", "web"):
            shutil.copytree(ROOT / part, folder / part, ignore=LEFT_OUT)
        shutil.copy(ROOT / "pyproject.toml", folder)

    def python(self, *words: str) -> str:
        """What a Python program says there; it must not fail."""
        done = subprocess.run(
            [sys.executable, *words],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def chapiteau(self, *words: str) -> str:
        """What a command of the package says."""
        return self.python("-m", "chapiteau", *words)
