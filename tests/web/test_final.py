"""What cannot be taken back is asked for, and what ends a turn is no button that a hurried finger meets (ux 9)."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.web.conftest import DESKTOP, PHONE_CONTEXT
from tests.web.house import OTHER, PERSON, House
from tests.web.table import Table
from tests.web.test_turn import by_turn, commands

ENDING = {"turn", "done"}


@pytest.fixture(params=["desktop", "phone"])
def newcomer(
    browser: Browser, browser_context_args: dict[str, Any], request: pytest.FixtureRequest
) -> Iterator[BrowserContext]:
    """Somebody who has never chosen anything in the settings."""
    device = {"viewport": DESKTOP} if request.param == "desktop" else PHONE_CONTEXT
    context = browser.new_context(**browser_context_args | device)
    context.set_default_timeout(10_000)
    yield context
    context.close()


def test_ux9_the_first_press_of_a_newcomer_does_nothing_for_good(
    newcomer: BrowserContext, house: House, title: str
) -> None:
    """On every device: the bar's buttons and the board ask; the settings switch it off, and on again."""
    first, _ = by_turn(house, house.make(title, PERSON, OTHER))
    choices = house.look(first)["choices"]
    final = next(one for one in choices if one.get("final"))
    on_board = next((one for one in choices if one.get("final") and one.get("targets")), None)
    table = Table(newcomer.new_page(), house).sit(first)
    sent = commands(table.page)
    question = table.control("confirm")

    table.reveal(final["action"]).click()
    expect(question).to_be_visible()
    table.control("cancel").click()
    if on_board:
        table.touch(on_board, choices, tap=bool(table.page.evaluate("'ontouchstart' in window")))
        expect(question).to_be_visible()
        table.control("cancel").click()
    assert not sent
    assert house.look(first)["revision"] == 0

    table.change("confirm", "never")
    table.change("confirm", "always")
    table.reveal(final["action"]).click()
    expect(question).to_be_visible()
    table.control("cancel").click()
    table.change("confirm", "never")
    table.reveal(final["action"]).click()
    table.wait_past(0)
    assert len(sent) == 1


def to_an_end(house: House, title: str) -> str:
    """A match in which somebody may end a turn, or go on with it; the key of the seat."""
    made = house.make(title, PERSON, OTHER)
    rng = random.Random(title)
    for _ in range(200):
        for key in made["seats"]:
            found = house.look(key)
            kinds = {one["group"] for one in found["choices"]}
            if kinds & ENDING and kinds - ENDING:
                return str(key)
            if found["choices"]:
                action = rng.choice(found["choices"])["action"]
                house.act(key, action, found["revision"])
                break
    raise AssertionError("nobody could end anything")


PLACES = """(list) => {
  const frame = list.getBoundingClientRect();
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
  return [...list.children].map((item) => {
    const button = item.querySelector('button');
    const box = button.getBoundingClientRect();
    return {
      action: Number(button.dataset.action ?? -1),
      group: button.dataset.groupId ?? '',
      first: box.left - frame.left < 4 && columns > 1,
      last: frame.right - box.right < 4,
      apart: parseFloat(getComputedStyle(item).borderInlineStartWidth) + parseFloat(getComputedStyle(item).borderTopWidth),
    };
  });
}"""


def test_ux9_what_ends_a_turn_stands_last_and_apart(
    newcomer: BrowserContext, house: House, title: str
) -> None:
    key = to_an_end(house, title)
    ends = {one["action"] for one in house.look(key)["choices"] if one["group"] in ENDING}
    table = Table(newcomer.new_page(), house).sit(key)
    places = table.bar.locator(".list").evaluate(PLACES)
    ending = [one["action"] in ends or one["group"] in ENDING for one in places]
    assert any(ending)
    assert ending == sorted(ending), "something stands behind the end"
    assert not ending[0]
    for place, is_end in zip(places, ending, strict=True):
        if is_end:
            assert place["last"]
            assert not place["first"]
        assert (place["apart"] > 0) == is_end
