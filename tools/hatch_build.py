"""Puts the built page into wheel and sdist; runs npm only where the page is not built yet."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Makes sure that `server/static/index.html` exists before files are gathered.

    An sdist carries the built page, so a wheel built from one needs no Node. Editable installs
    are left alone: `make setup` builds the page for them.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        page = root / "src/chapiteau/server/static/index.html"
        if not page.is_file():
            self.build_page(root / "web")
        if not page.is_file():
            raise RuntimeError(f"the page was not built: {page.relative_to(root)} is missing")

    def build_page(self, web: Path) -> None:
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError(
                "the page is not built yet and npm was not found: install Node 20.19 or later"
            )
        subprocess.run([npm, "ci"], cwd=web, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True)
