"""A title without a board of its own: its position in sentences, its places and choices as buttons, to the end of a match."""

import json
import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, WebSocketRoute, expect

from chapiteau.text import Texts
from chapiteau.words import Message
from tests.web.conftest import DESKTOP, PHONE_CONTEXT
from tests.web.house import OTHER, PERSON, House
from tests.web.table import LIT, Table
from tests.web.test_access import STANDARDS, axe
from tests.web.windows import remember

ISOLATES = re.compile("[\u2068\u2069]")
DEVICES: dict[str, dict[str, Any]] = {"desktop": {"viewport": DESKTOP}, "phone": PHONE_CONTEXT}


def at(table: Table, revision: int) -> bool:
    return table.revision() == revision


def without_boards(page: Page) -> None:
    """The page as it is built while no title has a `Board.svelte`."""

    def answer(route: Route) -> None:
        answered = route.fetch()
        body, found = re.subn(r"\.\./titles/[\w-]+/Board\.svelte", "../none", answered.text())
        assert found >= 4
        route.fulfill(response=answered, body=body)

    page.route(re.compile(r"/assets/index-[^/]*\.js"), answer)


@pytest.fixture
def screen(
    browser: Browser, browser_context_args: dict[str, Any], any_device: str
) -> Iterator[BrowserContext]:
    context = browser.new_context(**browser_context_args | DEVICES[any_device])
    context.set_default_timeout(10_000)
    remember(context, settings={"speed": "off", "confirm": "never"})
    yield context
    context.close()


# What is there twice, cut off, too small to read or covered.
FAULTS = """() => {
  const bar = document.querySelector('.bar')?.getBoundingClientRect();
  const faults = [];
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is too wide');
  for (const element of document.querySelectorAll('.plain, .plain *, .scores, .scores *, .bar, .bar *')) {
    if (element.closest('svg, .visually-hidden') || !element.getClientRects().length) continue;
    const text = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    const name = `${element.tagName}.${element.className}: ${element.textContent.trim().slice(0, 60)}`;
    if (text && parseFloat(getComputedStyle(element).fontSize) < 11) faults.push(`small ${name}`);
    const wide = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible';
    if (wide && !element.matches('.name, .reason')) faults.push(`cut off ${name}`);
  }
  for (const button of document.querySelectorAll('.bar button')) {
    const box = button.getBoundingClientRect();
    if (Math.min(box.width, box.height) < 44) faults.push(`low ${button.textContent.trim()}`);
  }
  const actions = [...document.querySelectorAll('[data-action]')].map((one) => one.dataset.action);
  if (new Set(actions).size < actions.length) faults.push('a choice stands there twice');
  const scores = document.querySelector('.scores').getBoundingClientRect();
  if (scores.bottom > (bar && innerWidth < 1000 ? bar.top : innerHeight)) faults.push('scores out of sight');
  return faults;
}"""


LABELS = "(all) => all.map((one) => one.getAttribute('aria-label') ?? '')"


def told(update: dict[str, Any], lang: str = "en") -> list[str]:
    """The position in sentences, as the package's own texts tell it."""
    texts = Texts(lang)
    said = msgspec.convert(update["view"]["description"], list[Message])
    return [ISOLATES.sub("", texts.format(message, ["Ada", "Bo"])) for message in said]


def shown(page: Page) -> list[str]:
    return [ISOLATES.sub("", line) for line in page.locator(".plain li").all_inner_texts()]


def test_a_title_without_a_board_is_played_to_its_end(
    screen: BrowserContext, house: House, title: str
) -> None:
    made = house.make(title, PERSON, OTHER)
    first = next(key for key in made["seats"] if house.look(key)["choices"])
    page = screen.new_page()
    without_boards(page)
    table = Table(page, house).open(f"#/seat/{first}")

    # From the first step on: what is there, in both languages, once.
    page.locator(".stage .plain").wait_for()
    expect(page.locator(".twin")).to_have_count(0)
    for lang in ("fr", "en"):
        page.locator(f"button[lang={lang}]").click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        assert page.evaluate(FAULTS) == []
        update = house.look(first)
        assert table.offered() == {choice["action"] for choice in update["choices"]}
        assert shown(page) == told(update, lang)
        assert_places(page, update)
    play_on(table, house, made, 6)

    made = house.late(title, PERSON, OTHER, left=5)
    first = made["seats"][0]
    table.open(f"#/seat/{first}")
    page.locator(".stage .plain").wait_for()
    play_on(table, house, made, 600)
    expect(page.locator(".end")).to_be_visible()
    assert page.evaluate(FAULTS) == []
    assert shown(page) == told(house.look(first))


def assert_places(page: Page, update: dict[str, Any]) -> None:
    """Of the places that choices name those that the board shows are lit, each with a name, and no others."""
    page.locator(".outline").wait_for(state="attached")
    named = {target for choice in update["choices"] for target in choice.get("targets", [])}
    places = page.locator(".outline [data-target]")
    shown = set(places.evaluate_all("(all) => all.map((one) => one.dataset.target)"))
    assert set(page.evaluate(LIT)) == named & shown
    for label in places.evaluate_all(LABELS):
        assert label.strip()
        assert "{" not in label


def test_a_board_without_sentences_is_told_in_tables(
    screen: BrowserContext, house: House, title: str
) -> None:
    """All of it in words, both languages, nothing cut off."""
    made = house.make(title, PERSON, OTHER)
    first = next(key for key in made["seats"] if house.look(key)["choices"])
    page = screen.new_page()
    without_boards(page)
    without_sentences(page)
    Table(page, house).open(f"#/seat/{first}")
    outline = page.locator(".outline")
    outline.locator(".row").first.wait_for()
    for lang in ("fr", "en"):
        page.locator(f"button[lang={lang}]").click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        text = outline.inner_text()
        assert not re.search(r"[{}\[\]_]|object Object|undefined|null", text), text
        assert page.evaluate(FAULTS) == []
    assert len(outline.inner_text()) > 200
    assert_places(page, house.look(first))
    assert axe(page, STANDARDS) == []


def without_sentences(page: Page) -> None:
    """What comes of a title that describes nothing."""

    def shorten(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            news = json.loads(message)
            for update in (news, news.get("update")):
                if isinstance(update, dict) and "view" in update:
                    update["view"]["description"] = []
            line.send(json.dumps(news))

        server.on_message(pass_on)

    page.route_web_socket(re.compile("/api/table/live"), shorten)


def play_on(table: Table, house: House, made: dict[str, Any], steps: int) -> None:
    """Steps of both seats, those of the page's by its buttons."""
    for step in range(steps):
        mine = house.look(table.key)
        if mine["view"]["result"]:
            return
        if mine["choices"]:
            # The page is behind by what the other has just done.
            table.wait(partial(at, table, mine["revision"]))
            if step % 4 == 0:
                assert table.page.evaluate(FAULTS) == []
                assert table.offered() == {choice["action"] for choice in mine["choices"]}
            table.take(house.hint(table.key))
        else:
            other = next(key for key in made["seats"] if key != table.key)
            found = house.look(other)
            house.act(other, house.hint(other), found["revision"])
