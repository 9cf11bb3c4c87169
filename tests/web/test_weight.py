"""What a table costs until board and choices are drawn, in a browser that was never here (ux 66)."""

import zlib
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.house import OTHER, PERSON, House
from tests.web.table import Table
from tests.web.test_turn import by_turn

KB = 1024
MOST = {"other": 120 * KB, "fonts": 80 * KB, "requests": 10}


@dataclass
class Bill:
    """Requests of a page with the bytes that came over the wire, heads of answers included."""

    page: Page
    sizes: dict[str, int] = field(default_factory=dict)
    """By address; a live connection counts as one request and with what it brought, compressed."""

    def __post_init__(self) -> None:
        self._addresses: dict[str, str] = {}
        self._session = self.page.context.new_cdp_session(self.page)
        self._session.send("Network.enable")
        self._session.on("Network.requestWillBeSent", self._asked)
        self._session.on("Network.webSocketCreated", self._asked)
        self._session.on("Network.loadingFinished", self._came)
        self._session.on("Network.webSocketFrameReceived", self._told)

    def _asked(self, event: dict[str, Any]) -> None:
        url = event["request"]["url"] if "request" in event else event["url"]
        if url.startswith("data:"):
            return
        self._addresses[event["requestId"]] = url
        self.sizes.setdefault(url, 0)

    def _came(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self._addresses:
            self.sizes[self._addresses[event["requestId"]]] += int(event["encodedDataLength"])

    def _told(self, event: dict[str, Any]) -> None:
        payload = event["response"]["payloadData"].encode()
        self.sizes[self._addresses[event["requestId"]]] += len(zlib.compress(payload))

    @property
    def totals(self) -> dict[str, int]:
        fonts = sum(size for url, size in self.sizes.items() if url.endswith(".woff2"))
        return {
            "other": sum(self.sizes.values()) - fonts,
            "fonts": fonts,
            "requests": len(self.sizes),
        }

    def __str__(self) -> str:
        rows = [f"{size:8d}  {url.split('/', 3)[-1]}" for url, size in self.sizes.items()]
        return "\n".join([*rows, str(self.totals)])


@pytest.fixture
def stranger(browser: Browser, browser_context_args: dict[str, Any], lang: str) -> BrowserContext:
    """A browser with nothing in its cache and nothing remembered, of a reader of this language."""
    context = browser.new_context(**browser_context_args | {"locale": lang})
    context.set_default_timeout(20_000)
    return context


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_ux66_a_table_is_light(
    stranger: BrowserContext, house: House, title: str, lang: str
) -> None:
    first, _ = by_turn(house, house.make(title, PERSON, OTHER))
    page = stranger.new_page()
    bill = Bill(page)
    table = Table(page, house).sit(first)
    expect(table.bar.locator("[data-offer]").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    stranger.close()
    print(f"\n{title}, {lang}\n{bill}")
    assert all(size for size in bill.sizes.values()), bill
    assert all(bill.totals[part] <= most for part, most in MOST.items()), bill
