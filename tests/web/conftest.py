"""A real table server and a real browser. Every test here plays through the built page."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from tests.web.house import House
from tests.web.table import Table, remember

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}
PHONE_CONTEXT = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
TITLES = ["flip-circus", "aramini-circus", "drum-roll", "the-magnificent"]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "settings(**values): settings of the page's reader, such as speed and confirm"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running `chapiteau serve`, shared by all tests that do not stop it."""
    with House(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture
def own_house(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[House]:
    """A server that the test may kill and start again."""
    with House(tmp_path) as running:
        running.rig(luck(request))
        yield running


def luck(request: pytest.FixtureRequest) -> str:
    """What decides the matches of a test: its name, so that they do not depend on the tests before, and CHAPITEAU_LUCK to meet others."""
    return f"{os.environ.get('CHAPITEAU_LUCK', '')} {request.node.nodeid}"


@pytest.fixture(autouse=True)
def _rigged(request: pytest.FixtureRequest) -> None:
    if "house" in request.fixturenames:
        request.getfixturevalue("house").rig(luck(request))


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "viewport": DESKTOP, "locale": "en-GB"}


def settings(request: pytest.FixtureRequest) -> dict[str, Any]:
    marker = request.node.get_closest_marker("settings")
    return {"speed": "off", "confirm": "never"} | (marker.kwargs if marker else {})


@pytest.fixture
def context(context: BrowserContext, request: pytest.FixtureRequest) -> BrowserContext:
    """Everything at once and without asking, unless the test is marked with other settings."""
    remember(context, settings=settings(request))
    context.set_default_timeout(10_000)
    return context


@pytest.fixture(params=TITLES)
def title(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def table(page: Page, house: House) -> Table:
    """The page at a table of the shared house; `open` goes to one."""
    return Table(page, house)


@pytest.fixture
def new_table(
    browser: Browser,
    browser_context_args: dict[str, Any],
    house: House,
    request: pytest.FixtureRequest,
) -> Iterator[Callable[..., Table]]:
    """More pages at tables, each in a browser of its own."""
    contexts = []

    def open_one(**args: Any) -> Table:
        context = browser.new_context(**browser_context_args | args)
        context.set_default_timeout(10_000)
        contexts.append(context)
        remember(context, settings=settings(request))
        return Table(context.new_page(), house)

    yield open_one
    for context in contexts:
        context.close()
