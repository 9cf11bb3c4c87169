"""Windows of one browser, used by one test after another.

To load the page anew takes several times as long as to go on to another table, and in use people do the latter. A window is used again
only as it was: one whose context or page was set up by a test (routes, scripts, devices ...), that remembers something now, or in
which a test failed, is closed.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

WAIT = 10_000
SETTING_UP = {
    "page": [
        "add_init_script",
        "emulate_media",
        "expose_function",
        "on",
        "once",
        "route",
        "route_web_socket",
    ],
    "context": [
        "add_init_script",
        "grant_permissions",
        "new_cdp_session",
        "new_page",
        "on",
        "route",
        "set_offline",
    ],
}
"""What changes a window for good."""
LEFT = """() => {
    // Read anew whenever it is asked for; all else may be in the page's memory.
    localStorage.removeItem('chapiteau.tables');
    return { ...localStorage, ...sessionStorage };
}"""


class Window:
    """A page in a context of its own."""

    def __init__(self, browser: Browser, remembered: dict[str, Any], args: dict[str, Any]) -> None:
        self.context = browser.new_context(**args)
        self.context.set_default_timeout(WAIT)
        remember(self.context, **remembered)
        self.page = self.context.new_page()
        self.viewport = self.page.viewport_size
        self.remembered = {
            f"chapiteau.{name}": json.dumps(value) for name, value in remembered.items()
        }
        self.changed = False
        for owner, names in (
            (self.page, SETTING_UP["page"]),
            (self.context, SETTING_UP["context"]),
        ):
            for name in names:
                setattr(owner, name, self._noticed(name, getattr(owner, name)))

    def _noticed(self, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **named: Any) -> Any:
            self.changed = True
            if name == "add_init_script":
                # It runs when a page is loaded, and another address of this house would not load one.
                self.page.goto("about:blank")
            return method(*args, **named)

        return call

    def tidy(self) -> bool:
        """Make it ready for the next test. False: it cannot be."""
        if self.changed or self.page.is_closed() or "://" not in self.page.url:
            return False
        if self.page.evaluate(LEFT) != self.remembered:
            return False
        if self.viewport and self.page.viewport_size != self.viewport:
            self.page.set_viewport_size(self.viewport)
        self.page.mouse.move(0, 0)
        return True


class Windows:
    """All windows of a browser: those in use, and those that wait for the next test."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[Window]] = {}

    @contextmanager
    def lend(self, failed: Callable[[], bool]) -> Iterator[Callable[..., Page]]:
        """Gives windows to one test; afterwards those that can be used again wait for others."""
        lent: list[tuple[str, Window]] = []

        def open_one(remembered: dict[str, Any], **args: Any) -> Page:
            kind = json.dumps([remembered, args], sort_keys=True)
            free = self._free.get(kind)
            window = free.pop() if free else Window(self._browser, remembered, args)
            lent.append((kind, window))
            return window.page

        yield open_one
        for kind, window in lent:
            if not failed() and window.tidy():
                self._free.setdefault(kind, []).append(window)
            else:
                window.context.close()

    def close(self) -> None:
        for windows in self._free.values():
            for window in windows:
                window.context.close()


def remember(context: BrowserContext, **values: Any) -> None:
    """What the browser remembers before the first visit (`web/src/table/storage.ts`)."""
    script = "".join(
        f"localStorage.getItem('chapiteau.{name}') ?? "
        f"localStorage.setItem('chapiteau.{name}', {json.dumps(json.dumps(value))});\n"
        for name, value in values.items()
    )
    context.add_init_script(script)
