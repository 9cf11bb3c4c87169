"""Several persons at one screen: the curtain, and what it hides (ux 22, 30 to 32)."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.checks import Checks
from tests.web.house import OTHER, PERSON, House
from tests.web.table import CURTAIN, OFFERED, OVER, Table
from tests.web.test_turn import to_harmless

YOU = re.compile(r"\b(you|your|yours|vous|votre|vos|tu)\b", re.IGNORECASE)

# Notes at every change of the page, before it is painted, who is shown what.
WATCH = """
window.seen = [];
new MutationObserver(() => {
  const curtain = document.querySelector('.curtain h1')?.textContent?.trim() ?? '';
  const hand = [...document.querySelectorAll('.hand [data-piece]')].map((one) => one.dataset.piece);
  const state = {
    curtain,
    table: !!document.querySelector('.table-grid'),
    status: document.querySelector('#status')?.textContent?.trim() ?? '',
    text: curtain ? document.body.textContent : '',
    hand: hand.length,
  };
  if (JSON.stringify(state) !== JSON.stringify(window.seen.at(-1))) window.seen.push(state);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def seen(page: Page) -> list[dict[str, Any]]:
    return list(page.evaluate("window.seen"))


def take_turns(table: Table, house: House, made: dict[str, Any], turns: int) -> int:
    """Play at one screen until the curtain has been lifted so often; the number of curtains."""
    curtains = 0
    ready = table.page.locator(".curtain button")
    while curtains < turns and not table.over:
        if ready.count():
            curtains += 1
            ready.click()
            table.board.wait_for()
        table.until(f"{CURTAIN} || {OVER} || {OFFERED}")
        if ready.count() or table.over:
            continue
        key = next(key for key in made["seats"] if key and house.look(key)["choices"])
        table.take(house.hint(key))
        table.until(f"{CURTAIN} || {OVER} || {OFFERED}")
    return curtains


def test_ux30_the_curtain_comes_before_the_next_seat_and_hides_everything(
    table: Table, house: House
) -> None:
    table.page.add_init_script(WATCH)
    made = house.make("aramini-circus", PERSON, OTHER)
    table.screen("aramini-circus", made)
    expect(table.page.locator(".curtain")).to_be_visible()
    first = seen(table.page)
    assert not any(state["table"] for state in first), (
        "a hand was shown before somebody said who looks"
    )
    assert take_turns(table, house, made, 4) == 4

    states = seen(table.page)
    names = {"Ada", "Bo"}
    at_the_table = ""
    for state in states:
        assert not (state["curtain"] and state["table"])
        if state["curtain"]:
            name = next(name for name in names if name in state["curtain"])
            assert name != at_the_table, "the curtain names who has just played"
            # The words of the curtain only: no card, no log, no score.
            assert not re.search("giraffe|bear|fish|tiger|wagon|draws", state["text"])
            at_the_table = ""
            expected = name
        elif state["table"] and state["status"]:
            mover = state["status"].split(":")[0]
            if state["hand"] and mover in names and not at_the_table:
                assert mover == expected, "somebody else sees the table than the curtain named"
                at_the_table = mover


def offered(house: House, made: dict[str, Any]) -> list[dict[str, Any]]:
    """What can be done in any seat."""
    return [choice for key in made["seats"] for choice in house.look(key)["choices"]]


@pytest.mark.settings(speed="normal")
def test_ux30_nothing_of_the_hand_is_on_the_page_while_the_curtain_is_down(
    table: Table, house: House
) -> None:
    made = house.make("aramini-circus", PERSON, OTHER)
    table.screen("aramini-circus", made)
    take_turns(table, house, made, 1)
    # Somebody may be in the middle of a purchase, which comes first.
    while not (ends := [one for one in offered(house, made) if one["group"] == "turn"]):
        key = next(key for key in made["seats"] if house.look(key)["choices"])
        table.take(house.hint(key))
    table.take(ends[0]["action"])
    expect(table.page.locator(".curtain")).to_be_visible()
    assert table.page.locator(".stage, .log, .twin, [data-piece], [data-target]").count() == 0
    # Neither a key nor a wait lifts it.
    for key in ("Escape", "Space", "n", "u"):
        table.page.keyboard.press(key)
    table.page.wait_for_timeout(1500)
    expect(table.page.locator(".curtain")).to_be_visible()
    table.page.reload()
    expect(table.page.locator(".curtain")).to_be_visible()
    table.page.locator(".curtain").get_by_role("button").press("Enter")
    table.board.wait_for()


def test_ux31_no_curtain_where_nothing_is_hidden(table: Table, house: House) -> None:
    made = house.make("flip-circus", PERSON, OTHER, memory="open")
    table.page.add_init_script(WATCH)
    table.screen("flip-circus", made)
    table.board.wait_for()
    movers: set[str] = set()
    # A turn may have many steps.
    for step in range(80):
        table.wait_for_turn()
        if table.over or (step >= 12 and len(movers) == 2):
            break
        movers.add(table.status.inner_text().split(":")[0])
        key = next(key for key in made["seats"] if house.look(key)["choices"])
        table.take(house.hint(key))
        table.wait_for_turn()
    assert movers == {"Ada", "Bo"}
    assert not any(state["curtain"] for state in seen(table.page))


@pytest.mark.settings(curtain="always")
def test_ux31_the_curtain_can_be_forced(table: Table, house: House) -> None:
    made = house.make("flip-circus", PERSON, OTHER, memory="open")
    table.screen("flip-circus", made)
    assert take_turns(table, house, made, 3) == 3


def test_ux22_every_event_has_a_sentence_with_names_and_nobody_is_called_you(
    table: Table, house: House, title: str, check: Checks
) -> None:
    made = house.late(title, PERSON, OTHER, left=50)
    looks = [house.look(key) for key in made["seats"]]
    update = next((look for look in looks if look["choices"]), looks[0])
    table.screen(title, made).enter()
    for language in ("English", "Français"):
        table.page.get_by_role("button", name=language).click()
        lines = table.log.all_inner_texts()
        with check(f"ux 22: {language}"):
            assert len(lines) == sum(bool(line.get("messages")) for line in update["lines"])
            for line in lines:
                assert re.search(r"\b(Ada|Bo)\b", line), line
                assert not YOU.search(line), line
                assert not re.search(r"[{}]", line), line
                assert line.strip().endswith((".", ")")), line


def test_ux32_undo_and_reload_at_one_screen(table: Table, house: House, title: str) -> None:
    made, key, _ = to_harmless(house, title)
    before = house.look(key)
    table.screen(title, made).enter()
    table.wait_for_turn()
    harmless = next(c for c in before["choices"] if not c.get("final"))
    table.take(harmless["action"])
    shown = table.revision()
    table.control("undo").click()
    table.wait_past(shown)
    assert house.look(key)["view"] == before["view"]
    table.page.reload()
    table.enter()
    table.wait_for_turn()
    assert table.revision() == house.look(key)["revision"]
