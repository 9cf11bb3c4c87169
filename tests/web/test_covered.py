"""Nothing lies over what is pressed next, nothing stays under the bar, no word is too small to read (ux 17, 20, 41)."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE_CONTEXT
from tests.web.house import OPEN, OTHER, PERSON, House
from tests.web.table import Table
from tests.web.test_turn import by_turn
from tests.web.windows import remember

NewTable = Callable[..., Table]
DEVICES: dict[str, dict[str, Any]] = {"desktop": {"viewport": DESKTOP}, "phone": PHONE_CONTEXT}

# What may be pressed next and is seen, as far as a card lies over it.
COVERED = """(selector) => {
  const card = document.querySelector(selector).getBoundingClientRect();
  const next = document.querySelectorAll('.stage [data-target]:not([aria-disabled="true"]), .bar button');
  return [...next].filter((one) => {
    const box = one.getBoundingClientRect();
    const wide = Math.min(card.right, box.right) - Math.max(card.left, box.left);
    const high = Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top);
    return wide > 1 && high > 1;
  }).map((one) => one.dataset.target ?? one.textContent.trim());
}"""

# The words outside of boards, with their size on the screen, where that is less than 11 pixels.
SMALL = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const element = walker.currentNode.parentElement;
    if (!text || element.closest('.stage, script, style, noscript, .visually-hidden, option')) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (element.getClientRects().length && size < 11) small.push(`${size} ${text}`);
  }
  return small;
}"""


def words_are_there(page: Page) -> None:
    """The card is laid when its words have come: it holds the text of a rule."""
    expect(page.locator(".rule-popover b, .rule-popover strong").first).to_be_visible()


def test_a_rule_covers_nothing_that_is_pressed_next(
    house: House, new_table: NewTable, title: str, any_device: str
) -> None:
    made = house.make(title, PERSON, OTHER)
    house.play(made["seats"], 8)
    table = new_table(**DEVICES[any_device])
    page = table.page
    table.sit(by_turn(house, made)[0])
    for lang in ("en", "fr"):
        page.locator(f"button[lang={lang}]").click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        table.control("rules").click()
        words_are_there(page)
        assert page.evaluate(COVERED, ".rule-popover") == []
        page.keyboard.press("Escape")
        # A long press on a choice asks for its rule, too.
        choice = table.bar.locator("[data-offer][data-action]")
        if choice.count():
            choice.last.click(button="right")
            words_are_there(page)
            assert page.evaluate(COVERED, ".rule-popover") == []
            page.keyboard.press("Escape")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_closer_look_covers_nothing_that_is_pressed_next(
    house: House, new_table: NewTable, lang: str
) -> None:
    made = house.make("drum-roll", PERSON, OTHER)
    house.play(made["seats"], 14)
    table = new_table(viewport=DESKTOP)
    remember(table.page.context, lang=lang)
    table.sit(by_turn(house, made)[0])
    looks = table.page.locator("[data-look]:visible")
    assert looks.count() >= 5
    card = table.page.locator(".closer")
    # A card comes after a while under the pointer: every third in one language, others in the other.
    for look in looks.all()[["en", "fr"].index(lang) :: 3]:
        look.hover()
        expect(card).to_be_visible()
        expect(card).to_have_css("height", re.compile(r"\d"))
        assert table.page.evaluate(COVERED, ".closer") == [], look.get_attribute("data-look")
        table.page.mouse.move(2, 2)
        expect(card).to_have_count(0)


def test_everything_can_be_brought_out_from_under_the_bar(
    house: House, new_table: NewTable, title: str
) -> None:
    """On a phone the bar grows for a question; the end of the page is above it all the same."""
    made = house.make(title, PERSON, OTHER)
    first, _ = by_turn(house, made)
    final = next(one for one in house.look(first)["choices"] if one.get("final"))
    table = new_table(**PHONE_CONTEXT)
    table.sit(first)
    table.change("confirm", "always")
    table.reveal(final["action"]).click()
    expect(table.control("confirm")).to_be_visible()
    table.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    bottoms = """() => [document.querySelector('.twin').getBoundingClientRect().bottom,
        document.querySelector('.bar').getBoundingClientRect().top]"""
    end, bar = table.page.evaluate(bottoms)
    assert end <= bar


SEEN = """(selectors) => selectors.filter((selector) => {
  const element = document.querySelector(selector);
  const box = element.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const bar = document.querySelector('.bar').getBoundingClientRect();
  return !element.contains(at) || box.top < bar.top || box.bottom > Math.min(bar.bottom, innerHeight) + 1;
})"""


ENOUGH = 2
"""Questions that are looked at."""


def test_yes_and_no_are_always_seen(
    house: House, new_table: NewTable, title: str, any_device: str
) -> None:
    """However much is foretold of a choice. Late in a match it is most."""
    made = house.late(title, PERSON, OTHER, left=40)
    table = new_table(**DEVICES[any_device])
    remember(table.page.context, lang="fr")
    asked = 0
    for _ in range(120):
        key = next((key for key in made["seats"] if house.look(key)["choices"]), "")
        if not key or asked == ENOUGH:
            break
        found = house.look(key)
        finals = [one for one in found["choices"] if one.get("final")]
        if finals:
            most = max(finals, key=lambda one: len(one.get("preview", [])))
            table.open("").page.locator("[data-title]").first.wait_for()
            table.sit(key)
            table.change("confirm", "always")
            table.reveal(most["action"]).click()
            expect(table.control("confirm")).to_be_visible()
            hidden = table.page.evaluate(
                SEEN, ["[data-control=confirm]", ".question [data-control=cancel]"]
            )
            assert hidden == [], most["label"]
            asked += 1
        house.act(key, found["choices"][-1]["action"], found["revision"])
    assert asked == ENOUGH


def test_no_word_around_the_boards_is_too_small(
    house: House, new_table: NewTable, title: str, any_device: str
) -> None:
    table = new_table(**DEVICES[any_device])
    page = table.page

    def readable(where: str) -> None:
        for lang in ("fr", "en"):
            if page.locator("dialog").count() == 0:
                page.locator(f"button[lang={lang}]").click()
                expect(page.locator("html")).to_have_attribute("lang", lang)
            assert page.evaluate(SMALL) == [], f"{where}, {lang}"

    made = house.make(title, PERSON, OTHER)
    house.play(made["seats"], 6)
    table.sit(by_turn(house, made)[0])
    readable("table")
    for group in table.groups():
        table.open_group(group)
        readable(f"choices: {group}")
        page.keyboard.press("Escape")
    table.open(f"#/seat/{house.finished(title)['seats'][0]}")
    page.locator(".end").wait_for()
    readable("end")
    if title != "flip-circus":
        return

    # The rest is the same for all titles.
    table.open("")
    page.locator("[data-title]").first.wait_for()
    readable("landing")
    page.locator(f"[data-title={title}] [data-action=set-up]").click()
    page.locator("dialog .options").wait_for()
    readable("set-up")
    page.keyboard.press("Escape")
    invited = house.make(title, PERSON, OPEN)
    # The invitation is shown where the table was made.
    known = json.dumps([{**invited, "seen": 1}])
    page.evaluate("known => localStorage.setItem('chapiteau.tables', known)", known)
    table.open(f"#/seat/{invited['seats'][0]}")
    page.reload()
    page.locator(".invite").wait_for()
    readable("waiting room")
    page.locator(".house nav > button").first.click()
    page.locator("dialog").wait_for()
    readable("settings")
    # Whoever is invited does not know the table.
    page.evaluate("localStorage.removeItem('chapiteau.tables')")
    table.open(f"#/join/{invited['invite']}")
    page.reload()
    page.locator("form").wait_for()
    readable("invitation")
    table.open(f"#/rules/{title}")
    page.locator("[data-rule]").first.wait_for()
    readable("rules")
