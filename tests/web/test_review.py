"""Looking back at a match that is over: the curve, and the steps that changed most, in words and on the board (ux 21, 23)."""

import os
import zlib
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import Page, expect

from chapiteau.match import Match
from chapiteau.players import coach, registry
from chapiteau.players.coach import Point
from chapiteau.server.messages import LookBack
from chapiteau.server.review import look_back
from chapiteau.text import Texts
from tests.web.checks import Checks
from tests.web.conftest import PHONE_CONTEXT, TITLES
from tests.web.house import House
from tests.web.table import Table
from tests.web.test_access import COLOURS, STANDARDS, axe

NewTable = Callable[..., Table]
NAMES = ["Ada", "Bo"]
LOOKED_AT = TITLES[zlib.crc32(os.environ.get("CHAPITEAU_LUCK", "").encode()) % len(TITLES)]
"""The end screen is the same for all titles: axe sees that of one."""
LOOKS = {"light": STANDARDS, "dark": COLOURS}


def quickly(match: Match, monkeypatch: pytest.MonkeyPatch) -> LookBack:
    """What a coach finds who is in a hurry, plans one step ahead and makes much of little."""
    at_level = registry.at_level
    monkeypatch.setattr(registry, "at_level", lambda of, _: at_level(of, of.meta.levels[0]))
    monkeypatch.setattr(coach, "WORLDS", 1)
    monkeypatch.setattr(coach, "MORE_WORLDS", 2)
    monkeypatch.setattr(coach, "CLOSER", 3)
    monkeypatch.setattr(coach, "DOUBT", 0.0)
    monkeypatch.setattr(coach, "LEAST", 0.0)
    return look_back(match)


def answering(page: Page, *answers: LookBack | None) -> None:
    """Let the server answer so when it is asked for the coach's findings, the last one from then on."""
    bodies = [msgspec.json.encode({"found": found}) for found in answers]

    def answer(route: object) -> None:
        body = bodies.pop(0) if len(bodies) > 1 else bodies[0]
        route.fulfill(body=body, content_type="application/json")  # type: ignore[attr-defined]

    page.route("**/api/table/review", answer)


def test_ux23_each_step_is_told_and_shown_as_its_seat_saw_it(
    new_table: NewTable, house: House, title: str, monkeypatch: pytest.MonkeyPatch, check: Checks
) -> None:
    made = house.finished(title)
    found = quickly(made["match"], monkeypatch)
    assert found.moments
    table = new_table()
    page = table.page
    answering(page, None, found)
    table.sit(made["seats"][0])
    end = table.status.inner_text()
    table.control("review").click()
    review = page.locator(".review")
    with check("while the coach is at it, that is said"):
        expect(review.get_by_role("status")).to_have_text(
            "The coach looks at the match. That takes a while."
        )
    steps = review.locator("ol > li")
    expect(steps).to_have_count(len(found.moments))
    with check("a band for each side, a mark for each step"):
        expect(review.locator("svg path:not(.half)")).to_have_count(2)
        assert review.locator(".mark").all_inner_texts() == [
            str(number + 1) for number in range(len(found.moments))
        ]
    with check("the curve can be read in numbers"):
        review.locator("summary").click()
        rows = review.locator("tbody tr")
        expect(rows).to_have_count(len(found.curve))
        last = [f"{round(100 * chance)}\u202f%" for chance in found.curve[-1].chances]
        assert rows.last.locator("td").all_inner_texts() == last
    for theme, wanted in LOOKS.items() if title == LOOKED_AT else ():
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        with check(f"ux 54: axe finds nothing in {theme}"):
            assert axe(page, wanted) == []
    texts = Texts("en")
    for number, moment in enumerate(found.moments):
        step = steps.nth(number)
        with check(f"step {moment.step} in words"):
            for told in (moment.heading, *moment.told):
                expect(step).to_contain_text(texts.format(told, NAMES))
        step.get_by_role("button").click()
        with check(f"step {moment.step} on the board"):
            who = NAMES[moment.seat]
            expect(table.status).to_have_text(f"Turn {moment.turn + 1}, as {who} saw it")
            expect(table.status).to_be_focused()
            assert table.twin() == [texts.format(told, NAMES) for told in moment.view.description]
            marked = [
                place
                for place in (moment.better or moment.made)
                if table.place(place).count()
                and table.place(place).first.get_attribute("aria-pressed")
            ]
            pressed = page.locator('.stage [data-target][aria-pressed="true"]')
            assert set(marked) == {one.get_attribute("data-target") for one in pressed.all()}
            # Nothing can be done there.
            assert set(table.lit) <= set(marked)
    table.control("end").click()
    with check("and back to the end"):
        expect(table.status).to_have_text(end)
        expect(steps.last.get_by_role("button")).to_be_focused()
    table.control("review").click()
    expect(review).to_have_count(0)


def test_ux23_on_a_phone_the_board_comes_into_sight(
    new_table: NewTable, house: House, any_title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In French, for somebody who only looked on."""
    made = house.finished(any_title)
    found = quickly(made["match"], monkeypatch)
    table = new_table(**PHONE_CONTEXT | {"locale": "fr-FR"})
    page = table.page
    answering(page, found)
    table.open(f"#/watch/{made['watch']}")
    table.control("review").click()
    review = page.locator(".review")
    expect(review.locator("details")).to_be_visible()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    review.locator("ol > li").get_by_role("button").first.click()
    expect(table.status).to_be_in_viewport()
    expect(table.status).to_contain_text("le voyait")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_nothing_that_changed_much_is_said_too(table: Table, house: House, any_title: str) -> None:
    made = house.finished(any_title)
    answering(table.page, LookBack(False, [Point(0, 3, -1, [1.0, 0.0])], []))
    table.sit(made["seats"][0])
    table.control("review").click()
    expect(table.page.locator(".review")).to_contain_text("No step changed much.")
    expect(table.page.locator(".review svg path:not(.half)")).to_have_count(2)


def test_a_coach_that_cannot_says_so(table: Table, house: House, any_title: str) -> None:
    made = house.finished(any_title)
    problem = {
        "type": "about:blank",
        "title": "Service Unavailable",
        "status": 503,
        "code": "no-review",
        "message": {"id": "problem-no-review"},
    }
    table.page.route(
        "**/api/table/review",
        lambda route: route.fulfill(status=503, body=msgspec.json.encode(problem)),
    )
    table.sit(made["seats"][0])
    table.control("review").click()
    expect(table.page.locator(".review [role=alert]")).to_have_text(
        "The coach could not finish looking at this match. Try again."
    )
