"""A real table server and a real browser. Every test here plays through the built page."""

import os
import zlib
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from chapiteau import registry
from tests.web.checks import Checks
from tests.web.house import House
from tests.web.table import Table
from tests.web.windows import WAIT, Windows, remember

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}
PHONE_CONTEXT = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
BOARDS = Path(__file__).parents[2] / "web/src/titles"
TITLES = [name for name in registry.names() if (BOARDS / name / "Board.svelte").exists()]
"""Those with a drawing of their own; of the others `test_plain.py` tells."""
CHECKS = pytest.StashKey[Checks]()
FAILED = pytest.StashKey[bool]()


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "settings(**values): settings of the page's reader, such as speed and confirm"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """What `check` has found makes the test fail, together with what ended it."""
    checks = item.stash.get(CHECKS, None)
    try:
        yield
    except Exception as error:
        if checks and checks.problems:
            error.add_note(checks.told())
        raise
    if checks and checks.problems:
        raise AssertionError(checks.told())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails tells its matches, for whoever wants to meet them again."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
        funcargs: dict[str, Any] = getattr(item, "funcargs", {})
        for name in ("house", "own_house"):
            if name in funcargs:
                report.sections.append(("matches of this test", funcargs[name].told()))
    return report


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


@pytest.fixture
def check(request: pytest.FixtureRequest) -> Checks:
    """`with check("ux 48: ..."):` notes what does not hold and goes on, so that one visit tries all that belongs to a screen."""
    found: Checks = request.node.stash.setdefault(CHECKS, Checks())
    return found


# ---- the browser


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "viewport": DESKTOP, "locale": "en-GB"}


@pytest.fixture(scope="session")
def windows(browser: Browser) -> Iterator[Windows]:
    """Windows that tests use one after another."""
    found = Windows(browser)
    yield found
    found.close()


@pytest.fixture
def settings(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Everything at once and without asking, unless the test is marked with other settings."""
    marker = request.node.get_closest_marker("settings")
    return {"speed": "off", "confirm": "never"} | (marker.kwargs if marker else {})


@pytest.fixture
def open_window(
    windows: Windows,
    browser_context_args: dict[str, Any],
    settings: dict[str, Any],
    request: pytest.FixtureRequest,
) -> Iterator[Callable[..., Page]]:
    """Opens a window for this test: `remembered` by the browser before, and arguments of `Browser.new_context`."""
    # What moves costs frames: only where the test is about it.
    motion = "reduce" if settings["speed"] == "off" else "no-preference"
    usual = {**browser_context_args, "reduced_motion": motion}
    with windows.lend(lambda: FAILED in request.node.stash) as lent:
        yield lambda remembered=None, **args: lent(
            {"settings": settings} | (remembered or {}), **usual | args
        )


@pytest.fixture
def context(context: BrowserContext, settings: dict[str, Any]) -> BrowserContext:
    """For tests that set up the browser before the page is there: one of their own."""
    remember(context, settings=settings)
    context.set_default_timeout(WAIT)
    return context


@pytest.fixture(params=TITLES)
def title(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def any_title(request: pytest.FixtureRequest) -> str:
    """For what has nothing to do with a title: one of them, another for each test and luck."""
    return drawn(request, TITLES)


@pytest.fixture
def any_device(request: pytest.FixtureRequest) -> str:
    """For what differs little between them: the one or the other, for each test and luck."""
    return drawn(request, ["desktop", "phone"])


@pytest.fixture
def any_lang(request: pytest.FixtureRequest) -> str:
    return drawn(request, ["en", "fr"])


def drawn(request: pytest.FixtureRequest, of: list[str]) -> str:
    return of[zlib.crc32(luck(request).encode()) % len(of)]


@pytest.fixture
def table(open_window: Callable[..., Page], house: House) -> Table:
    """The page at a table of the shared house; `open` goes to one."""
    return Table(open_window(), house)


@pytest.fixture
def new_table(open_window: Callable[..., Page], house: House) -> Callable[..., Table]:
    """More pages at tables, each in a browser of its own."""
    return lambda **args: Table(open_window(**args), house)
