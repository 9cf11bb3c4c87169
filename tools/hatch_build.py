"""Puts the built page into wheel and sdist, and the compiled rules into a wheel for this platform (CHAPITEAU_WHEEL=compiled)."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/chapiteau/server/static/index.html"
FITTING = "from chapiteau import _compiled; print(_compiled.fitting()[0])"


class BuildHook(BuildHookInterface[Any]):
    """Makes sure that what was not written but built is there before files are gathered.

    An sdist carries the built page, so a wheel built from one needs no Node. Editable installs
    are left alone: `make setup` builds the page for them.
    """

    def compiled(self) -> bool:
        """Whether a wheel for one Python and platform was asked for, instead of one for all."""
        return self.target_name == "wheel" and os.environ.get("CHAPITEAU_WHEEL") == "compiled"

    def dependencies(self) -> list[str]:
        """What building needs: mypyc reads the types of all that the rules import."""
        if not self.compiled():
            return []
        return [*self.metadata.core.dependencies, "mypy[mypyc]>=2.4"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / PAGE).is_file():
            self.build_page(root / "web")
        if not (root / PAGE).is_file():
            raise RuntimeError(f"the page was not built: {PAGE} is missing")
        if self.compiled():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for file in self.compile(root):
                build_data["force_include"][str(file)] = f"chapiteau/compiled/{file.name}"

    def build_page(self, web: Path) -> None:
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError(
                "the page is not built yet and npm was not found: install Node 20.19 or later"
            )
        subprocess.run([npm, "ci", "--omit=dev"], cwd=web, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True)

    def compile(self, root: Path) -> list[Path]:
        """The files of the build that fits the sources; it is made where there is none."""
        subprocess.run([sys.executable, "tools/compile_modules.py"], cwd=root, check=True)
        told = subprocess.run(
            [sys.executable, "-c", FITTING],
            env={**os.environ, "CHAPITEAU_BUILD": "interpreted", "PYTHONPATH": str(root / "src")},
            capture_output=True,
            check=True,
            text=True,
        )
        manifest = Path(told.stdout.strip())
        libraries = json.loads(manifest.read_text("utf-8"))["libraries"]
        return [manifest, *(manifest.parent / library for library in libraries)]
