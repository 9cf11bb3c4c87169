"""What all tests share: the browser they drive, and a garbage collector that rests."""

import gc
import shutil
from typing import Any

import pytest


def pytest_collection_finish() -> None:
    """What was collected, thousands of tests, lives to the end: looking it through for garbage again and again took 8 % of all time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Playwright drives the system's Chromium (tools/need_chromium.sh installs it) and lets it talk to nobody else."""
    found = (
        shutil.which(name)
        for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    )
    return {
        **browser_type_launch_args,
        "executable_path": next(filter(None, found), None),
        "args": [
            "--no-sandbox",
            "--disable-gpu",
            "--font-render-hinting=none",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
        ],
    }
