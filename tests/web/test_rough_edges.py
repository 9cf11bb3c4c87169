"""What a browser may bring that is not whole: links, what it remembers, an old tab, no script; and names that run the other way."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from chapiteau import registry
from tests.web.conftest import PHONE
from tests.web.house import OPEN, OTHER, PERSON, House
from tests.web.table import Table
from tests.web.test_turn import by_turn
from tests.web.windows import remember

NewTable = Callable[..., Table]
LOST = {"en": "This way leads nowhere", "fr": "Ce chemin ne mène nulle part"}
HOME = {"en": "All titles", "fr": "Tous les titres"}

WRONG_LINKS = [
    "#/seat/abc%",
    "#/join/%E0%A4%A",
    "#/watch/%",
    "#/screen/%ZZ",
    "#/rules/%E0%A4%A/FC-3.2",
    "#/%E0%A4%A",
    "#/seat/",
    "#/join",
    "#/seat/%F0%9F%8E%AA",
    "#/seat/a%0Ab",
    "#/seat/a b",
    "#/screen/unknown",
    "#/rules/no-such-title",
    "#/no-such-screen/abc",
]


@pytest.fixture
def faults(page: Page) -> Iterator[list[str]]:
    """Errors that no code of the page has caught; there must be none."""
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(str(error)))
    yield found
    assert not found


# ---- links


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_link_that_is_not_whole_says_so_and_shows_a_way_out(
    page: Page, house: House, faults: list[str], lang: str
) -> None:
    remember(page.context, lang=lang)
    page.goto(house.url)
    page.locator("[data-title]").first.wait_for()
    for link in WRONG_LINKS:
        # Typed into the page as it stands, and opened anew.
        page.evaluate("link => { location.hash = link }", link)
        expect(page.get_by_role("heading", name=LOST[lang]), link).to_be_visible()
        page.reload()
        expect(page.get_by_role("heading", name=LOST[lang]), link).to_be_visible()
        why = page.locator("main p")
        assert re.fullmatch(r"[^{}]{20,}\.", why.inner_text()), link
        page.get_by_role("link", name=HOME[lang]).click()
        expect(page.locator("[data-title]")).to_have_count(len(registry.names()))
    # Some links of ours hold more than they must, and a bare rule's anchor is no screen.
    page.goto(f"{house.url}/#FC-3.2")
    expect(page.locator("[data-title]")).to_have_count(len(registry.names()))


def test_a_wrong_link_leaves_the_table_and_back_returns_to_it(
    table: Table, house: House, faults: list[str]
) -> None:
    table.sit(by_turn(house, house.make("flip-circus", PERSON, OTHER))[0])
    table.page.evaluate("location.hash = '#/seat/abc%'")
    expect(table.page.get_by_role("heading", name=LOST["en"])).to_be_visible()
    table.page.go_back()
    table.board.wait_for()


# ---- what the browser remembers

SPOILT = ["null", "5", '"text"', "[]", "{}", "[null, 1, {}]", "not JSON", "{", "[[[]]]"]
SPOILT_TABLES = [
    '[{"table": 1}]',
    '[{"table": "t", "title": "x", "seats": "k", "invite": "", "watch": "", "seen": 1}]',
    '[{"table": "t", "title": "x", "seats": ["\\u00e9"], "invite": "", "watch": "", "seen": 1}]',
    '[{"table": "t", "title": "x", "seats": ["k"], "invite": "", "watch": "", "seen": 1e99}]',
]
SPOILT_SETTINGS = [
    '{"theme": 5, "speed": "warp", "confirm": null, "curtain": [], "shortcuts": "?", "name": {}}'
]
MENDED = ["5", "not JSON", SPOILT_TABLES[0], SPOILT_SETTINGS[0]]
"""One of each kind: not an object, not JSON, spoilt inside."""
FORBIDDEN = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"
FULL = (
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
)


def keep(page: Page, name: str, text: str) -> None:
    page.evaluate("([name, text]) => localStorage.setItem(`chapiteau.${name}`, text)", [name, text])


def kept(page: Page, name: str) -> Any:
    return json.loads(page.evaluate("name => localStorage.getItem(`chapiteau.${name}`)", name))


def test_spoilt_storage_is_ignored_and_mended(page: Page, house: House, faults: list[str]) -> None:
    made = house.make("flip-circus", PERSON, OTHER, memory="pencil")
    table = Table(page, house)
    page.goto(house.url)
    for text in [*SPOILT, *SPOILT_TABLES, *SPOILT_SETTINGS]:
        keep(page, "tables", text)
        for name in ("settings", "lang", "pseudo", f"notes.{made['table']}.0"):
            keep(page, name, text)
        page.goto(house.url)
        expect(page.locator("[data-title]"), text).to_have_count(len(registry.names()))
        expect(page.locator(".matches"), text).to_have_count(0)
        expect(page.locator("html"), text).to_have_attribute("lang", "en")
        table.sit(made["seats"][0])
        expect(page.locator(".stage .cross"), text).to_have_count(0)

        if text not in MENDED:
            continue
        # Whatever is remembered next takes the place of what was spoilt.
        table.change("theme", "dark")
        assert kept(page, "settings")["theme"] == "dark", text
        assert kept(page, "settings")["speed"] == "normal", text
        page.get_by_role("button", name="Français").click()
        expect(page.locator("html"), text).to_have_attribute("lang", "fr")
        assert kept(page, "lang") == "fr", text
        mark = page.locator(".notes [aria-pressed]").first
        mark.click()
        expect(page.locator(".stage .cross"), text).to_have_count(1)
        page.goto(house.url)
        page.locator("[data-title=flip-circus] [data-action=play-now]").click()
        table.board.wait_for()
        assert [one["title"] for one in kept(page, "tables")] == ["flip-circus"], text


def test_a_sound_table_among_spoilt_ones_stays(page: Page, house: House, faults: list[str]) -> None:
    made = house.make("flip-circus", PERSON, OTHER)
    known = {**made, "seen": 1}
    page.goto(house.url)
    keep(page, "tables", json.dumps([None, known, {**known, "seats": 5}, known]))
    page.reload()
    expect(page.locator(".matches li")).to_have_count(1)
    page.locator(".matches a").click()
    Table(page, house).enter()


@pytest.mark.parametrize("how", [FORBIDDEN, FULL], ids=["forbidden", "full"])
def test_without_storage_the_page_only_forgets(
    browser: Browser, browser_context_args: dict[str, Any], house: House, how: str
) -> None:
    """Settings, language and even the keys of a table for one screen last as long as the page is open."""
    context = browser.new_context(**browser_context_args)
    context.set_default_timeout(10_000)
    context.add_init_script(how)
    page = context.new_page()
    table = Table(page, house)
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(str(error)))
    page.goto(house.url)
    page.locator("[data-title=flip-circus] [data-action=one-screen]").click()
    page.locator("dialog [data-action=start]").click()
    table.enter()
    table.change("confirm", "never")
    table.take(min(table.offered()))
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.evaluate("location.hash = ''")
    expect(page.locator(".matches li")).to_have_count(1)
    page.locator(".matches a").click()
    table.enter()
    # Anew, the page has forgotten; it says so and works.
    page.reload()
    expect(page.get_by_role("heading", name=LOST["en"])).to_be_visible()
    page.get_by_role("link", name=HOME["en"]).click()
    page.locator("[data-title]").first.wait_for()
    assert not found
    context.close()


# ---- a tab older than its server


def renew(page: Page) -> None:
    """From now on the server has another build of the page: its first script has another name, and the parts of the old one are gone."""

    def answer(route: Route) -> None:
        if "/assets/" in route.request.url:
            route.fulfill(status=404, json={"code": "not-found"})
        else:
            route.fulfill(content_type="text/html", body='<script src="/assets/index-New.js">')

    page.route(re.compile(r"/assets/|:\d+/$"), answer)


def notice(page: Page) -> Any:
    return page.locator(".anew")


def test_a_part_of_an_older_page_is_gone(
    page: Page, house: House, faults: list[str], title: str
) -> None:
    """The reader is told and offered to load anew; the half-made choice, the link and the seat stay."""
    first, _ = by_turn(house, house.make(title, PERSON, OTHER))
    table = Table(page, house).sit(first)
    opened = table.groups()
    if opened:
        table.open_group(opened[0])
    offered = table.offers.all_inner_texts()
    renew(page)
    page.get_by_role("button", name="Français").click()
    expect(notice(page)).to_contain_text("newer page")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert table.offers.all_inner_texts() == offered
    page.unroute_all()
    table.control("anew").click()
    table.board.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert page.url.endswith(f"#/seat/{first}")


def test_a_screen_of_an_older_page_is_gone(page: Page, house: House, faults: list[str]) -> None:
    made = house.make("flip-circus", PERSON, OPEN)
    page.goto(house.url)
    page.locator("[data-title]").first.wait_for()
    renew(page)
    for link in (f"#/join/{made['invite']}", "#/rules/flip-circus"):
        page.evaluate("link => { location.hash = link }", link)
        expect(notice(page)).to_contain_text("newer page")
        notice(page).get_by_role("button", name="Close").click()
        expect(notice(page)).to_have_count(0)
    # Neither words nor board of the title are there: the bare facts, in both languages, and a way on.
    page.evaluate("link => { location.hash = link }", f"#/seat/{made['seats'][0]}")
    expect(page.get_by_role("button", name="Load it anew")).to_be_visible()
    expect(page.get_by_role("button", name="La recharger")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Load it anew").click()
    expect(page.locator("#status")).to_contain_text("Waiting")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_server_that_came_back_newer(
    page: Page, house: House, faults: list[str], lang: str
) -> None:
    remember(page.context, lang=lang)
    first, _ = by_turn(house, house.make("aramini-circus", PERSON, OTHER))
    table = Table(page, house).sit(first)
    renew(page)
    page.context.set_offline(True)
    page.locator(".link-lost").wait_for()
    expect(notice(page)).to_have_count(0)
    page.context.set_offline(False)
    expect(notice(page)).to_contain_text({"en": "newer page", "fr": "plus récente"}[lang])
    # It goes on as long as it can: the step is made.
    table.take(house.hint(first))
    assert house.look(first)["revision"] == 1


def test_a_server_that_came_back_as_it_was(page: Page, house: House, faults: list[str]) -> None:
    Table(page, house).sit(by_turn(house, house.make("flip-circus", PERSON, OTHER))[0])
    with page.expect_request(f"{house.url}/") as compared:
        page.context.set_offline(True)
        page.locator(".link-lost").wait_for()
        page.context.set_offline(False)
    answer = compared.value.response()
    assert answer is not None
    assert answer.ok
    expect(page.locator(".link-lost")).to_have_count(0)
    expect(notice(page)).to_have_count(0)


def test_a_server_that_speaks_otherwise(page: Page, house: House, faults: list[str]) -> None:
    """Its updates have another shape, its addresses are others: the table that is shown stays, and the reader is told why nothing moves."""
    first, _ = by_turn(house, house.make("flip-circus", PERSON, OTHER))
    sockets: list[WebSocketRoute] = []

    def listen(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket("**/api/table/live", listen)
    table = Table(page, house).sit(first)
    status = table.status.inner_text()
    renew(page)
    moved = {"code": "not-found", "status": 404, "message": {"id": "problem-not-found"}}
    page.route("**/api/table?*", lambda route: route.fulfill(status=404, json=moved))
    sockets[-1].send(json.dumps({"edition": 2, "position": {}}))
    expect(notice(page)).to_contain_text("newer page")
    assert table.status.inner_text() == status
    assert table.board.is_visible()


def test_a_board_that_does_not_come_leaves_the_table_playable(
    page: Page, house: House, faults: list[str], title: str
) -> None:
    """The same build, a bad connection: the plain board takes its place, and says what is missing."""
    page.route("**/assets/Board-*.js", lambda route: route.abort())
    first, _ = by_turn(house, house.make(title, PERSON, OTHER))
    table = Table(page, house).open(f"#/seat/{first}")
    expect(notice(page)).to_contain_text("did not arrive")
    expect(page.locator(".stage .plain")).to_be_visible()
    table.take(house.hint(first))
    assert house.look(first)["revision"] == 1


def test_without_script_a_sentence(browser: Browser, house: House) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(house.url)
    for lang in ("en", "fr"):
        expect(page.locator(f"p[lang={lang}]")).to_contain_text("JavaScript")
        expect(page.locator(f"p[lang={lang}]")).to_be_visible()
    context.close()


# ---- names that are written from right to left

HEBREW = ["דנה", "יוסי", "נועה"]
TURNED = """() => {
  const name = /[\\u0590-\\u05ff]+/gu;
  const bare = [];
  const look = (text, where) => {
    for (const { index, 0: found } of (text ?? '').matchAll(name))
      if (text[index - 1] !== '\\u2068' || text[index + found.length] !== '\\u2069') bare.push(`${where}: ${text}`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) look(walker.currentNode.textContent, walker.currentNode.parentElement.className);
  for (const element of document.querySelectorAll('*'))
    for (const { name, value } of element.attributes) if (name !== 'value') look(value, name);
  look(document.title, 'title');
  return bare;
}"""
ORDER = """(names) => {
  const walker = document.createTreeWalker(document.querySelector('.waiting'), NodeFilter.SHOW_TEXT);
  const at = {};
  while (walker.nextNode()) for (const name of names) {
    const start = walker.currentNode.textContent.indexOf(name);
    if (start < 0) continue;
    const range = document.createRange();
    range.setStart(walker.currentNode, start);
    range.setEnd(walker.currentNode, start + name.length);
    at[name] = range.getBoundingClientRect().left;
  }
  return names.map((name) => at[name]);
}"""


def test_names_from_right_to_left_turn_nothing_round(
    page: Page, house: House, title: str, any_lang: str
) -> None:
    remember(page.context, lang=any_lang)
    people = [{"kind": "person", "name": name} for name in (HEBREW[0], f"\u202e{HEBREW[1]}")]
    made = house.make(title, *people)
    house.play(made["seats"], 6)
    table = Table(page, house)
    for key in (*made["seats"], made["watch"]):
        table.open(f"#/{'watch' if key == made['watch'] else 'seat'}/{key}")
        page.locator(".table-grid").wait_for()
        expect(page.locator(".scores")).to_contain_text(HEBREW[0])
        table.twin()
        assert "\u202e" not in page.content()
        assert page.evaluate(TURNED) == []


def test_names_from_right_to_left_keep_their_places_in_a_list(page: Page, house: House) -> None:
    """Drum Roll begins with a choice of all at once: "Waiting for A, B, and C.", with A on the left of B."""
    made = house.make("drum-roll", *[{"kind": "person", "name": name} for name in HEBREW])
    Table(page, house).open(f"#/watch/{made['watch']}")
    expect(page.locator(".waiting")).to_contain_text(HEBREW[2])
    first, second, third = page.evaluate(ORDER, HEBREW)
    assert first < second < third


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_said_of_links_fits_a_phone(house: House, new_table: NewTable, lang: str) -> None:
    table = new_table(viewport=PHONE)
    remember(table.page.context, lang=lang)
    table.open("#/seat/abc%")
    expect(table.page.get_by_role("heading", name=LOST[lang])).to_be_visible()
    assert table.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
