"""What is seen without scrolling, and how large what one touches is (ux 17, 41, 43, 45)."""

import json
import random
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from chapiteau.match import Match
from chapiteau.text import Texts
from chapiteau.words import Message
from tests.web.checks import Checks
from tests.web.conftest import DESKTOP, PHONE, PHONE_CONTEXT
from tests.web.house import OTHER, PERSON, RANDOM, House, one_decides
from tests.web.table import Table
from tests.web.test_turn import by_turn

LEFT = (75, 50, 25, 5)
"""Percent of a match that lie ahead at the later positions."""


def outside(page: Page, selectors: list[str]) -> list[str]:
    """Which of these are not wholly in the window, or cut off by a part that scrolls."""
    return list(
        page.evaluate(
            """(selectors) => selectors.flatMap((selector) =>
                [...document.querySelectorAll(selector)].filter((element) => {
                    const box = element.getBoundingClientRect();
                    let [top, bottom, left, right] = [0, innerHeight, 0, innerWidth];
                    for (let up = element.parentElement; up; up = up.parentElement) {
                        if (!/auto|scroll|hidden/.test(getComputedStyle(up).overflow)) continue;
                        const frame = up.getBoundingClientRect();
                        [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
                        [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
                    }
                    return box.top < top - 1 || box.bottom > bottom + 1 || box.left < left - 1 || box.right > right + 1;
                }).map((element) => `${selector}: ${element.textContent.trim().slice(0, 60)}`))""",
            selectors,
        )
    )


def stages(house: House, title: str, seats: int, later: tuple[int, ...] = LEFT) -> Iterator[str]:
    """The key of the first seat at positions from all over a match where that seat is to decide."""
    others = [RANDOM] * (seats - 1)
    yield house.at(title, PERSON, *others, until=lambda match: match.state.current() == 0)["seats"][
        0
    ]
    for left in later:
        yield house.late(title, PERSON, *others, left=left)["seats"][0]


def test_on_a_desktop(table: Table, house: House, title: str, check: Checks) -> None:
    for key in stages(house, title, 4):
        table.sit(key).wait_for_turn()
        with check("ux 17: all is seen on a desktop"):
            parts = [
                "#status",
                ".say .hint",
                ".stage",
                ".bar",
                ".scores li",
                ".log",
                ".bar [data-offer]",
            ]
            assert outside(table.page, parts) == []
            # The board itself, not only its frame.
            assert outside(table.page, [".stage [data-target]"]) == []
            down, right = table.page.evaluate(
                "[document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]"
            )
            assert down <= 0
            assert right <= 0
        for width in (320, 360, 820):
            with check(f"ux 43: a window {width} wide never scrolls sideways"):
                table.page.set_viewport_size(ViewportSize(width=width, height=740))
                assert table.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        table.page.set_viewport_size(DESKTOP)


@pytest.mark.parametrize(
    ("seats", "locale", "later"),
    [(2, "en-GB", LEFT[::2]), (4, "en-GB", LEFT[1::2]), (2, "fr-FR", LEFT[1::2])],
)
def test_on_a_phone(
    new_table: Any,
    house: House,
    title: str,
    seats: int,
    locale: str,
    later: tuple[int, ...],
    check: Checks,
) -> None:
    table = new_table(**PHONE_CONTEXT, locale=locale)
    for number, key in enumerate(stages(house, title, seats, later)):
        table.sit(key).wait_for_turn()
        table.page.evaluate("scrollTo(0, 0)")
        with check("ux 17: status, choices and scores are seen on a phone"):
            parts = [
                "#status",
                ".say .hint",
                ".bar",
                ".scores li",
                ".bar [data-offer]",
                "[data-control]",
            ]
            assert outside(table.page, parts) == []
            # The score is not hidden below the bar.
            lowest, bar = table.page.evaluate(
                """[Math.max(...[...document.querySelectorAll('.scores li')].map((one) => one.getBoundingClientRect().bottom)),
                    document.querySelector('.bar').getBoundingClientRect().top]"""
            )
            assert lowest <= bar
        with check("ux 43: the page never scrolls sideways"):
            assert table.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        with check("counts never break in two"):
            assert table.page.evaluate(BROKEN) == []
        if title == "flip-circus":
            with check("ux 17: the first screen holds the whole ring"):
                whole_ring(table, seats)
        # While a wagon is paid for, what lies for it comes between.
        if title == "aramini-circus" and seats == 2 and not table.page.locator(".laid").count():
            with check("ux 17: the first screen holds market, hand and the own engine"):
                own_engine(table)
        with check("ux 41: what one touches is large enough"):
            assert table.page.evaluate(SMALL, {"selector": CONTROLS, "size": 44}) == []
            assert table.page.evaluate(SMALL, {"selector": "[data-target]", "size": 32}) == []
            if number == 0:
                small_in_groups_and_dialog(table)


def whole_ring(table: Table, seats: int) -> None:
    parts = [".house", ".say", ".scores", ".stage [data-target]", ".bar"]
    span = table.page.evaluate(SPANS, parts)
    assert span[".house"][1] - span[".house"][0] <= 48
    assert span[".say"][1] - span[".say"][0] <= 60.5
    assert span[".scores"][1] - span[".scores"][0] <= 40.5 * (seats // 2) + 4
    assert span[".bar"][1] - span[".bar"][0] <= 190
    assert span[".scores"][1] <= span[".stage [data-target]"][0]
    assert span[".stage [data-target]"][1] <= span[".bar"][0]


LONGER = """() => {
    const words = document.querySelectorAll('.bar [data-action] > span');
    for (const one of words) one.append(' for what is to come of it in the turns after this one');
}"""

SMALLEST = """() => Math.min(...[...document.querySelectorAll('.bar small, .bar [data-offer]')]
    .map((one) => parseFloat(getComputedStyle(one).fontSize)))"""


def test_however_many_words_choices_have_all_are_seen_on_a_desktop(
    table: Table, house: House
) -> None:
    def many(match: Match) -> bool:
        return len(match.state.legal_actions(match.state.current())) in (5, 6)

    made = house.at("drum-roll", PERSON, OTHER, until=many)
    table.sit(by_turn(house, made)[0])
    assert table.page.locator(".bar [data-offer]").count() >= 5
    table.page.evaluate(LONGER)
    table.page.evaluate("new Promise(requestAnimationFrame)")
    assert outside(table.page, [".bar [data-offer]"]) == []


def test_however_much_comes_of_an_end_all_is_seen_on_a_desktop(page: Page, house: House) -> None:
    """The last salaries of four people, for instance, with what each award brings to whom."""
    award = Message("drum-source-most-organized")
    line = Message("drum-log-award", {"player": "Random bot 1", "award": award, "prestige": 1})
    made = house.at("drum-roll", PERSON, OTHER, until=one_decides)
    key, _ = by_turn(house, made)
    update = house.look(key)
    end = {**update["choices"][0], "group": "done", "targets": []}

    def answer(socket: WebSocketRoute) -> None:
        socket.on_message(lambda _: socket.send(json.dumps(update)))

    page.route_web_socket("**/api/table/live", answer)
    for lines in (3, 7, 12):
        update["choices"] = [end | {"preview": msgspec.to_builtins([line] * lines)}]
        Table(page, house).open("").page.locator("[data-title]").first.wait_for()
        Table(page, house).open(f"#/seat/{key}")
        expect(page.locator(".bar .ends small")).to_have_count(lines)
        assert outside(page, [".bar [data-offer]", ".bar small"]) == [], f"{lines} lines"
        assert page.evaluate(SMALLEST) >= 11, f"{lines} lines"


def own_engine(table: Table) -> None:
    parts = [".market", ".own", ".trains .place:first-child .engine", ".bar"]
    span = table.page.evaluate(SPANS, parts)
    lowest = max(bottom for part, (_, bottom) in span.items() if part != ".bar")
    assert lowest <= span[".bar"][0]


def small_in_groups_and_dialog(table: Table) -> None:
    for group in table.groups():
        table.open_group(group)
        assert table.page.evaluate(SMALL, {"selector": CONTROLS, "size": 44}) == []
        table.control("cancel").click()
    table.page.get_by_role("button", name=re.compile("Settings|Réglages")).click()
    expect(table.page.locator("dialog")).to_be_visible()
    assert table.page.evaluate(SMALL, {"selector": f"dialog :is({CONTROLS})", "size": 44}) == []
    table.page.keyboard.press("Escape")
    expect(table.page.locator("dialog")).to_have_count(0)


# Where a part of the first screen is: (top, bottom) in the window, at the top of the page.
SPANS = """(selectors) => Object.fromEntries(selectors.map((selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    return [selector, [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))]];
}))"""


BROKEN = """() => {
    const walker = document.createTreeWalker(document.querySelector('.table-grid'), NodeFilter.SHOW_TEXT);
    const found = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (!/^\\s*\\d+\\s*$/.test(text.data)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        if (range.getClientRects().length > 1) found.push(text.parentElement.outerHTML.slice(0, 160));
    }
    return found;
}"""
SMALL = """(what) => [...document.querySelectorAll(what.selector)]
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < what.size - 0.5 || box.height < what.size - 0.5))
    .map(([one, box]) => `${one.outerHTML.slice(0, 160)}: ${box.width} x ${box.height}`)"""
CONTROLS = "button:not([data-target]), .button, [role=button]:not([data-target]), a.button, select, summary"


@pytest.mark.parametrize(("window", "share"), [(PHONE, 0.45), (DESKTOP, 0.25)])
def test_ux17_the_bar_leaves_the_board_its_room_whatever_is_selected(
    new_table: Any, house: House, window: ViewportSize, share: float
) -> None:
    table = new_table(viewport=window)
    first, _ = by_turn(house, house.at("flip-circus", PERSON, OTHER))
    table.sit(first)
    choices = house.look(first)["choices"]
    for target in table.lit:
        if sum(target in choice.get("targets", []) for choice in choices) < 2:
            continue  # One tap plays it.
        table.place(target).dispatch_event("click")
        box = table.bar.bounding_box()
        assert box is not None
        assert box["height"] <= share * window["height"] + 1
        if table.offers.count() <= 6 and window is DESKTOP:
            assert outside(table.page, [".bar [data-offer]"]) == []
        table.control("cancel").click()


def test_ux45_everything_is_done_by_two_taps(new_table: Any, house: House, title: str) -> None:
    table = new_table(**PHONE_CONTEXT)
    first, _ = by_turn(house, house.at(title, PERSON, OTHER))
    table.sit(first)
    assert table.page.locator("[draggable=true]").count() == 0
    choices = house.look(first)["choices"]
    placed = max((c for c in choices if c.get("targets")), key=lambda c: len(c["targets"]))
    table.touch(placed, choices, tap=True)
    table.wait_past(0)
    assert house.look(first)["revision"] == 1


def test_ux42_a_swipe_on_the_board_is_no_tap(new_table: Any, house: House, title: str) -> None:
    table = new_table(**PHONE_CONTEXT)
    first, _ = by_turn(house, house.at(title, PERSON, OTHER))
    table.sit(first)
    touch = table.page.context.new_cdp_session(table.page)
    rng = random.Random(title)
    box = table.page.locator(".stage").bounding_box()
    assert box is not None
    for _ in range(25):
        x, y = box["x"] + rng.random() * box["width"], box["y"] + rng.random() * 200
        touch.send(
            "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
        )
        for part in (0.3, 0.6, 1):
            point = {"x": x + 8 * part, "y": y - 60 * part}
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert table.page.locator('[data-target][aria-pressed="true"]').count() == 0
    assert house.look(first)["revision"] == 0
    expect(table.control("confirm")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_why_nothing_can_be_taken_back_is_not_cut_off(
    new_table: Any, house: House, locale: str
) -> None:
    table = new_table(viewport=DESKTOP, locale=locale).sit(
        house.at("flip-circus", PERSON, OTHER)["seats"][0]
    )
    texts = Texts(locale[:2])
    known = (files("chapiteau") / "text/en.ftl").read_text("utf-8")
    reasons = [texts.format(Message(name), []) for name in re.findall("^undo-[a-z-]+", known, re.M)]
    assert len(reasons) >= 5
    cut_off = table.page.locator("#undo-reason").evaluate(
        """(line, reasons) => reasons.filter((reason) => {
            line.textContent = reason;
            return line.scrollWidth > line.clientWidth;
        })""",
        reasons,
    )
    assert cut_off == []
