"""Without a mouse (ux 47 to 50, 57), and the rules where they are needed (ux 20)."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.web.checks import Checks
from tests.web.house import OTHER, PERSON, RANDOM, House, one_decides
from tests.web.table import Table
from tests.web.test_turn import by_turn, to_harmless

Choice = dict[str, Any]
LAST_STEPS = 6
"""Own decisions up to the end of a match that is won by keys."""
MOST_ARROWS = 24
STOPS = """(group) => [
    [...group.querySelectorAll('[data-target][tabindex="0"]')].map((one) => one.dataset.target),
    document.activeElement.dataset.target,
]"""
FOCUSED = "document.activeElement !== document.body"
MARKED = """(place) => {
    const mark = place.querySelector('.focus-mark');
    return mark ? getComputedStyle(mark).visibility === 'visible' : getComputedStyle(place).outlineStyle === 'solid';
}"""


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
            # What is the only one of its kind is selected as it is, and `n` passes it by.
            if place.get_attribute("aria-pressed") == "true":
                continue
            for _ in range(160):
                page.keyboard.press("n")
                if place.evaluate("(element) => element === document.activeElement"):
                    break
            else:
                raise AssertionError(f"n does not reach {target}")
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
        table.answer(lambda: page.keyboard.press("Enter"))
    table.wait_past(before)


@pytest.mark.settings(confirm="always")
def test_ux47_ux50_a_match_is_won_by_keys_alone(table: Table, house: House, title: str) -> None:
    """Its last steps, well chosen."""
    page = table.page
    for _ in range(3):
        key = house.near_end(title, PERSON, RANDOM, left=LAST_STEPS)["seats"][0]
        table.sit(key)
        page.keyboard.press("n")
        step = 0
        while step < 200:
            table.wait_for_turn()
            if table.over:
                break
            action = house.hint(key)
            found = house.look(key)
            choices = found["choices"]
            # The page may be behind by what a bot has just done.
            table.wait_past(found["revision"] - 1)
            choice = next(one for one in choices if one["action"] == action)
            by_keys(table, choice, choices, step % 3 == 0 and bool(choice.get("targets")))
            table.until(FOCUSED, 1)
            focus_is_seen(page)
            step += 1
        assert table.over
        assert step >= 1
        tab_to(page, table.control("rematch"))
        if "Ada wins" in table.status.inner_text():
            return
    raise AssertionError("not won in three matches")


def test_ux50_a_late_answer_does_not_lose_the_focus(
    house: House, page: Page, any_title: str, check: Checks
) -> None:
    """Neither while the choices make room for the word that it takes a while, nor when others come in their place."""
    waiting: list[Route] = []
    page.route("**/api/table/commands", lambda route: waiting.append(route))
    table = Table(page, house).sit(by_turn(house, house.at(any_title, PERSON, OTHER))[0])
    table.wait_for_turn()
    table.reveal(house.look(table.key)["choices"][0]["action"]).press("Enter")
    with check("while it is sent"):
        expect(table.bar).to_have_attribute("aria-busy", "true")
        assert page.evaluate(FOCUSED)
    waiting[0].continue_()
    with check("after the answer"):
        table.wait_past(0)
        expect(table.bar).not_to_have_attribute("aria-busy", "true")
        assert page.evaluate(FOCUSED)


def test_ux50_what_is_left_by_a_click_stays_left(house: House, page: Page) -> None:
    """Only what is taken away passes the focus on."""
    first, second = by_turn(house, house.make("flip-circus", PERSON, OTHER))
    table = Table(page, house).sit(second)
    page.locator(".twin summary").focus()
    page.mouse.click(2, 2)
    assert not page.evaluate(FOCUSED)
    house.act(first, house.hint(first), 0)
    table.wait(lambda: table.revision() == 1)
    assert not page.evaluate(FOCUSED)


def test_keys(table: Table, house: House, title: str, check: Checks) -> None:
    """A seat that is to move, without a mouse."""
    page = table.page
    first = by_turn(house, house.at(title, PERSON, OTHER, until=one_decides))[0]
    table.sit(first)
    with check("ux 57: a place that the keyboard has reached carries a mark of its own"):
        page.keyboard.press("Tab")
        assert not table.board.evaluate(MARKED)
        table.board.focus()
        assert table.board.evaluate(MARKED)
    with check("ux 48: one tab stop a group, and arrows inside"):
        one_stop_a_group(table)
    with check("ux 48: n finds what is legal"):
        lit = table.lit
        visited = []
        page.locator("#status").focus()
        for _ in lit:
            page.keyboard.press("n")
            visited.append(page.evaluate("document.activeElement.dataset.target"))
        assert sorted(map(str, visited)) == sorted(lit)
    sheet = page.get_by_role("dialog", name="Keys")
    with check("ux 48: ? explains the keys"):
        page.keyboard.press("?")
        expect(sheet).to_be_visible()
        for word in ("n", "u", "?", "Esc", "Space"):
            expect(sheet).to_contain_text(word)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    with check("ux 49: keys scroll as ever outside the board"):
        stolen = page.evaluate(
            """() => ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' ', 'PageUp', 'PageDown', 'Home', 'End']
                .filter((key) => {
                    const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
                    return !document.querySelector('#status').dispatchEvent(press);
                })"""
        )
        assert stolen == []
    button = page.get_by_role("button", name="Settings")
    with check("ux 50: a dialog keeps the focus and gives it back"):
        tab_to(page, button)
        page.keyboard.press("Enter")
        for _ in range(12):
            page.keyboard.press("Tab")
            outside = page.evaluate(
                """() => document.activeElement !== document.body
                    && !document.querySelector('dialog').contains(document.activeElement)"""
            )
            assert not outside, "the focus left the dialog"
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        expect(button).to_be_focused()
    with check("ux 20: the rules behind what is offered"):
        rules_of_all(table, house.look(first)["choices"], title)
    with check("ux 48: the keys can be switched off"):
        button.click()
        page.locator("[data-setting=shortcuts]").uncheck()
        page.keyboard.press("Escape")
        button.focus()
        page.keyboard.press("n")
        page.keyboard.press("?")
        expect(button).to_be_focused()
        expect(sheet).to_have_count(0)
    with check("ux 20: the rule behind one choice, with its words and a way to its page"):
        rule_of_one(table, house.look(first)["choices"][0], title)


def one_stop_a_group(table: Table) -> None:
    groups = table.page.locator(".stage [data-group]")
    assert groups.count() >= 1
    stray = "[...document.querySelectorAll('.stage [data-target]')].filter((one) => !one.closest('[data-group]')).length"
    assert table.page.evaluate(stray) == 0
    for group in groups.all():
        places = group.locator("[data-target]")
        if not places.count():
            continue
        stops = group.locator('[data-target][tabindex="0"]')
        assert stops.count() == 1
        assert group.get_attribute("role") == "group"
        assert group.get_attribute("aria-label")
        stops.focus()
        visited = {stops.get_attribute("data-target")}
        # Round a group of hundreds one need not go all the way.
        for key in ("ArrowRight", "ArrowDown"):
            for _ in range(min(places.count(), MOST_ARROWS)):
                table.page.keyboard.press(key)
                stop, focused = group.evaluate(STOPS)
                assert len(stop) == 1
                visited.add(focused)
        assert len(visited) > 1 or places.count() == 1
        table.page.keyboard.press("Tab")
        inside = group.evaluate("(element) => element.contains(document.activeElement)")
        assert not inside, "Tab stays in the group"


def rules_of_all(table: Table, choices: list[Choice], title: str) -> None:
    popover = table.page.locator(".rule-popover")
    rules = table.control("rules")
    tab_to(table.page, rules)
    table.page.keyboard.press("Enter")
    expect(popover).to_be_visible()
    for number in {choice["rule"] for choice in choices}:
        expect(popover.locator(f'a[href="#/rules/{title}/{number}"]')).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(popover).to_be_hidden()
    expect(rules).to_be_focused()


def rule_of_one(table: Table, choice: Choice, title: str) -> None:
    """By a long press or the menu key on it."""
    popover = table.page.locator(".rule-popover")
    table.reveal(choice["action"]).click(button="right")
    expect(popover.locator(".rule-text")).to_have_count(1)
    expect(popover).to_contain_text(choice["rule"])
    expect(popover.locator(".rule-text p, .rule-text li").first).not_to_be_empty()
    assert len(popover.locator(".rule-text").inner_text()) > 40
    popover.get_by_role("link").click()
    expect(table.page).to_have_url(f"{table.house.url}/#/rules/{title}/{choice['rule']}")
    expect(table.page.locator(f'[data-rule="{choice["rule"]}"]')).to_be_in_viewport()


def test_ux48_u_takes_back(table: Table, house: House, title: str) -> None:
    _, first, _ = to_harmless(house, title)
    table.sit(first)
    before = house.look(first)
    choice = next(c for c in before["choices"] if not c.get("final"))
    table.take(choice["action"])
    expect(table.control("undo")).to_be_enabled()
    shown = table.revision()
    table.page.keyboard.press("u")
    table.wait_past(shown)
    assert house.look(first)["view"] == before["view"]
    # Neither with a modifier nor inside a field.
    after = house.look(first)["revision"]
    table.page.keyboard.press("Control+u")
    table.page.wait_for_timeout(100)
    assert house.look(first)["revision"] == after
