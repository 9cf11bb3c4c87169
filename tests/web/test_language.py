"""Both languages, at any time, and room for longer words (ux 61 to 63)."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.checks import Checks
from tests.web.conftest import PHONE
from tests.web.house import OTHER, PERSON, House
from tests.web.table import Table
from tests.web.test_turn import by_turn

NewTable = Callable[..., Table]

# Texts that run out of their box: cut off by a frame that neither scrolls nor ends in dots.
CLIPPED = """() => {
  const clipped = [];
  for (const element of document.querySelectorAll('body *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own || element.closest('.visually-hidden, svg')) continue;
    const style = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    if (!text.width || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue;
    let frame = element;
    while (frame && getComputedStyle(frame).overflowX === 'visible') frame = frame.parentElement;
    const box = (frame ?? document.documentElement).getBoundingClientRect();
    const control = element.closest('button, a.button')?.getBoundingClientRect() ?? box;
    if (text.right > box.right + 1 || text.left < box.left - 1 || text.right > control.right + 1 || text.left < control.left - 1)
      clipped.push(element.outerHTML.slice(0, 160));
  }
  if (document.documentElement.scrollWidth > innerWidth) clipped.push('the page scrolls sideways');
  return clipped;
}"""

# What is left of the words when those that came from the texts, which bear brackets now, are taken away.
UNMARKED = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.parentElement.closest('script, style, noscript')) continue;
    const left = node.textContent.replace(/\\[[^[\\]]*\\]/g, ' ');
    if (/\\p{L}{2,}/u.test(left)) found.add(left.trim());
  }
  return [...found];
}"""


def built_in(table: Table) -> list[str]:
    """Words on the page that are neither in the texts nor names, which stay as they are."""
    titles = [one["meta"] for one in table.house.http.get("/api/titles").json()]
    people = ("designers", "illustrators", "publishers")
    names = ["Ada", "Bo", "Chapiteau", "EN", "FR", *(meta["name"] for meta in titles)]
    names += [name for meta in titles for kind in people for name in meta[kind]]
    # Rule numbers, hashes, and the last link of a list, which the browser's own lists of words provide.
    known = [*map(re.escape, names), r"[A-Z]{2}-\d+(\.\d+)?", r"[0-9a-f]{64}", r"\band\b"]
    left = [re.sub("|".join(known), "", text) for text in table.page.evaluate(UNMARKED)]
    return [text for text in left if re.search(r"[^\W\d_]{2,}", text)]


def test_ux61_longer_words_fit_a_phone_and_no_word_is_built_in(
    house: House, new_table: NewTable, title: str, check: Checks
) -> None:
    table = new_table(viewport=PHONE, remembered={"pseudo": True})

    def fits(screen: str) -> None:
        with check(f"ux 61: {screen}"):
            table.page.evaluate("document.fonts.ready.then(() => true)")
            assert table.page.evaluate(CLIPPED) == []
            assert built_in(table) == []

    table.open("")
    table.page.locator("[data-title]").first.wait_for()
    fits("landing")
    table.page.locator(f"[data-title={title}] [data-action=set-up]").click()
    table.page.locator("dialog [data-action=start]").wait_for()
    fits("set-up")
    table.sit(by_turn(house, house.at(title, PERSON, OTHER, steps=4))[0])
    fits("table")
    table.page.locator(".house nav > button").first.click()
    table.page.locator("dialog select").first.wait_for()
    fits("settings")
    table.open(f"#/seat/{house.finished(title)['seats'][0]}")
    table.page.locator(".end").wait_for()
    fits("end")


def test_ux62_the_language_changes_at_any_time_and_nothing_else(
    table: Table, house: House, title: str
) -> None:
    first, _ = by_turn(house, house.at(title, PERSON, OTHER))
    table.sit(first)
    page = table.page
    table.take(house.look(first)["choices"][-1]["action"])
    page.evaluate("window.sameVisit = true")
    english = (table.status.inner_text(), table.log.all_inner_texts(), table.twin())
    assert page.evaluate("document.documentElement.lang") == "en"
    lit = table.lit
    if lit and title == "flip-circus":
        table.place(lit[0]).click()
    pressed = page.locator('[data-target][aria-pressed="true"]').count()
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    french = (table.status.inner_text(), table.log.all_inner_texts(), table.twin())
    for said, dit in zip(english, french, strict=True):
        assert said != dit
        assert len(said) == len(dit) or isinstance(said, str)
    assert page.evaluate("window.sameVisit")
    assert page.locator('[data-target][aria-pressed="true"]').count() == pressed
    assert table.revision() == 1
    page.reload()
    table.board.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_ux62_one_match_in_each_readers_language(
    house: House, new_table: NewTable, title: str
) -> None:
    made = house.at(title, PERSON, OTHER, steps=6)
    english = new_table(locale="en-GB").sit(made["seats"][0])
    french = new_table(locale="fr-FR").sit(made["seats"][0])
    assert english.log.count() == french.log.count() > 0
    assert english.log.all_inner_texts() != french.log.all_inner_texts()
    assert re.search(r"\bthe\b", " ".join(english.log.all_inner_texts()))
    assert re.search(r"\b(le|la|les|du)\b|l'", " ".join(french.log.all_inner_texts()))


def test_ux63_errors_speak_french(house: House, new_table: NewTable) -> None:
    table = new_table(locale="fr-FR")
    table.open("#/seat/this-is-no-key")
    main = table.page.get_by_role("main")
    expect(main).to_contain_text("Ce chemin ne mène nulle part")
    assert not re.search(r"\b(the|key|not)\b", main.inner_text())
