"""Without a mouse (ux 47 to 50), and the rules where they are needed (ux 20)."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.house import OTHER, PERSON, RANDOM, House
from tests.web.table import Table
from tests.web.test_turn import by_turn, to_harmless

Choice = dict[str, Any]


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until the element has the focus."""
    for _ in range(120):
        if wanted.evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {wanted}")


def focus_is_seen(page: Page) -> None:
    """The focus is on something, inside the window, and not below the bar (ux 50, WCAG 2.4.11)."""
    problem = page.evaluate(
        """() => {
            const at = document.activeElement;
            if (!at || at === document.body) return 'the focus is lost';
            const box = at.getBoundingClientRect();
            if (box.bottom <= 0 || box.top >= innerHeight) return 'out of sight: ' + at.outerHTML.slice(0, 200);
            const bar = document.querySelector('.bar');
            if (!bar || bar.contains(at) || getComputedStyle(bar).position !== 'fixed') return '';
            return box.top >= bar.getBoundingClientRect().top ? 'below the bar' : '';
        }"""
    )
    assert not problem, problem


def by_keys(table: Table, choice: Choice, choices: list[Choice], on_board: bool) -> None:
    """Make a choice by keys alone: on the board by `n` and Enter, else through the list."""
    page = table.page
    before = table.revision()
    button = table.bar.locator(f'[data-action="{choice["action"]}"]')
    pressed = False
    if on_board:
        for target in choice["targets"]:
            place = table.place(target)
            for _ in range(160):
                page.keyboard.press("n")
                if place.evaluate("(element) => element === document.activeElement"):
                    break
            page.keyboard.press("Enter")
        targets = set(choice["targets"])
        # The only choice of these places needs no button.
        pressed = sum(targets <= set(one.get("targets", [])) for one in choices) == 1
    elif not button.count():
        tab_to(page, table.bar.locator(f'[data-group-id="{choice["group"]}"]'))
        page.keyboard.press("Enter")
        focus_is_seen(page)
    if not pressed:
        tab_to(page, button)
        page.keyboard.press("Enter")
    trial = pressed and not choice.get("final") and table.control("confirm").count() > 0
    if choice.get("final") or trial:
        # What is on trial is confirmed where it lies.
        expect(table.control("confirm") if not trial else place).to_be_focused()
        page.wait_for_timeout(320)
        page.keyboard.press("Enter")
    table.wait_past(before)


@pytest.mark.settings(confirm="always")
def test_ux47_ux50_a_match_is_won_by_keys_alone(table: Table, house: House, title: str) -> None:
    page = table.page
    for _ in range(3):
        made = house.make(title, PERSON, RANDOM)
        house.hurry(made, well=True)
        key = made["seats"][0]
        table.sit(key)
        page.keyboard.press("n")
        for step in range(200):
            table.wait_for_turn()
            if table.over:
                break
            action = house.hint(key)
            choices = house.look(key)["choices"]
            choice = next(one for one in choices if one["action"] == action)
            by_keys(table, choice, choices, step % 3 == 0 and bool(choice.get("targets")))
            page.wait_for_timeout(30)
            focus_is_seen(page)
        assert table.over
        tab_to(page, table.control("rematch"))
        if "Ada wins" in table.status.inner_text():
            return
    raise AssertionError("not won in three matches")


def test_ux48_one_tab_stop_per_group_and_arrows_inside(
    table: Table, house: House, title: str
) -> None:
    first, _ = by_turn(house, house.make(title, PERSON, OTHER))
    table.sit(first)
    groups = table.page.locator(".stage [data-group]")
    assert groups.count() >= 1
    assert (
        table.page.locator(".stage [data-target]").count()
        == table.page.locator(".stage [data-group] [data-target]").count()
    )
    for group in groups.all():
        places = group.locator("[data-target]")
        if not places.count():
            continue
        stops = group.locator('[data-target][tabindex="0"]')
        assert stops.count() == 1
        assert group.get_attribute("role") == "group"
        assert group.get_attribute("aria-label")
        stops.focus()
        before = stops.get_attribute("data-target")
        visited = {before}
        for key in ["ArrowRight"] * places.count() + ["ArrowDown"] * places.count():
            table.page.keyboard.press(key)
            assert group.locator('[data-target][tabindex="0"]').count() == 1
            visited.add(group.locator(":focus").get_attribute("data-target"))
        assert len(visited) > 1 or places.count() == 1
        table.page.keyboard.press("Tab")
        inside = group.evaluate("(element) => element.contains(document.activeElement)")
        assert not inside, "Tab stays in the group"


def test_ux48_keys_find_legal_places_and_explain_themselves(
    table: Table, house: House, title: str
) -> None:
    first, _ = by_turn(house, house.make(title, PERSON, OTHER))
    table.sit(first)
    page = table.page
    lit = table.lit
    visited = []
    for _ in lit:
        page.keyboard.press("n")
        visited.append(page.locator(":focus").get_attribute("data-target"))
    assert sorted(map(str, visited)) == sorted(lit)
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    expect(sheet).to_be_visible()
    for word in ("n", "u", "?", "Esc", "Space"):
        expect(sheet).to_contain_text(word)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)

    page.get_by_role("button", name="Settings").click()
    page.locator("[data-setting=shortcuts]").uncheck()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("n")
    page.keyboard.press("?")
    expect(page.get_by_role("button", name="Settings")).to_be_focused()
    expect(sheet).to_have_count(0)


def test_ux48_u_takes_back(table: Table, house: House, title: str) -> None:
    first, _ = to_harmless(house, house.make(title, PERSON, OTHER))
    table.sit(first)
    before = house.look(first)
    harmless = next(c for c in before["choices"] if not c.get("final"))
    table.take(harmless["action"])
    table.page.keyboard.press("u")
    table.wait_past(before["revision"] + 1)
    assert house.look(first)["view"] == before["view"]
    # Neither with a modifier nor inside a field.
    table.page.keyboard.press("Control+u")
    assert house.look(first)["revision"] == before["revision"] + 2


def test_ux49_keys_scroll_as_ever_outside_the_board(table: Table, house: House, title: str) -> None:
    first, _ = by_turn(house, house.make(title, PERSON, OTHER))
    table.sit(first)
    stolen = table.page.evaluate(
        """() => ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' ', 'PageUp', 'PageDown', 'Home', 'End']
            .filter((key) => {
                const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
                return !document.querySelector('#status').dispatchEvent(press);
            })"""
    )
    assert stolen == []


def test_ux50_dialogs_keep_the_focus_and_give_it_back(
    table: Table, house: House, title: str
) -> None:
    first, _ = by_turn(house, house.make(title, PERSON, OTHER))
    table.sit(first)
    page = table.page
    button = page.get_by_role("button", name="Settings")
    tab_to(page, button)
    page.keyboard.press("Enter")
    dialog = page.locator("dialog")
    for _ in range(12):
        page.keyboard.press("Tab")
        outside = page.evaluate(
            """() => document.activeElement !== document.body
                && !document.querySelector('dialog').contains(document.activeElement)"""
        )
        assert not outside, "the focus left the dialog"
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(button).to_be_focused()


def test_ux20_the_rule_behind_a_choice(table: Table, house: House, title: str) -> None:
    first, _ = by_turn(house, house.make(title, PERSON, OTHER))
    table.sit(first)
    page = table.page
    choice = house.look(first)["choices"][0]
    popover = page.locator(".rule-popover")
    rules = table.control("rules")
    tab_to(page, rules)
    page.keyboard.press("Enter")
    expect(popover).to_be_visible()
    for number in {c["rule"] for c in house.look(first)["choices"]}:
        expect(popover.locator(f'a[href="#/rules/{title}/{number}"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(popover).to_be_hidden()
    expect(rules).to_be_focused()

    # A long press or the menu key on one choice: its rule alone, with its words.
    table.reveal(choice["action"]).click(button="right")
    expect(popover.locator(".rule-text")).to_have_count(1)
    expect(popover).to_contain_text(choice["rule"])
    expect(popover.locator(".rule-text p, .rule-text li").first).not_to_be_empty()
    assert len(popover.locator(".rule-text").inner_text()) > 40
    popover.get_by_role("link").click()
    expect(page).to_have_url(f"{house.url}/#/rules/{title}/{choice['rule']}")
    expect(page.locator(f'[data-rule="{choice["rule"]}"]')).to_be_in_viewport()
