"""A turn at the table: what is asked, what can be chosen, what can be dropped or taken back (ux 5 to 8, 13, 15)."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.web.house import OTHER, PERSON, RANDOM, House
from tests.web.table import Table

STEPS = 12


def commands(page: Page) -> list[Request]:
    """The commands that the page sends from now on."""
    sent: list[Request] = []
    page.on("request", lambda one: sent.append(one) if one.url.endswith("/commands") else None)
    return sent


def next_turn(table: Table, house: House, title: str, key: str) -> str:
    """Wait until the seat `key` may decide; sit down at a new table when the match ended before. Returns the key of the seat."""
    table.wait_for_turn()
    while table.over:
        key = house.make(title, PERSON, RANDOM)["seats"][0]
        table.sit(key)
        table.wait_for_turn()
    return key


def test_ux5_status_always_says_whose_turn_it_is_and_what_is_asked(
    table: Table, house: House, title: str
) -> None:
    key = house.make(title, PERSON, RANDOM)["seats"][0]
    table.sit(key)
    for step in range(STEPS):
        key = next_turn(table, house, title, key)
        assert table.status.inner_text().startswith("Your turn: ")
        assert len(table.status.inner_text()) > len("Your turn: ")
        assert table.page.locator(".say .hint").inner_text()
        assert table.page.title().startswith("Your turn")
        assert "turn" in str(table.page.locator("link[rel=icon]").get_attribute("href"))
        table.take(random.Random(step).choice([c["action"] for c in house.look(key)["choices"]]))
        assert table.status.inner_text()


def test_ux5_status_names_the_other_while_one_waits(table: Table, house: House, title: str) -> None:
    made = house.make(title, PERSON, OTHER)
    first, second = to_one_mover(house, made)
    name = ["Bo", "Ada"][made["seats"].index(second)]
    table.sit(second)
    expect(table.status).to_contain_text(name)
    expect(table.bar).to_contain_text(name)
    assert not table.page.title().startswith("Your turn")
    assert not table.lit, "places are lit for a seat that is not to move"
    house.act(first, house.hint(first), house.look(first)["revision"])


def test_ux6_offered_are_exactly_the_legal_actions(table: Table, house: House, title: str) -> None:
    key = house.make(title, PERSON, RANDOM)["seats"][0]
    table.sit(key)
    for step in range(STEPS):
        key = next_turn(table, house, title, key)
        update = house.look(key)
        legal = {choice["action"] for choice in update["choices"]}
        assert table.offered() == legal
        places = {place for choice in update["choices"] for place in choice.get("targets", [])}
        assert set(table.lit) == places
        table.take(random.Random(step).choice(sorted(legal)))


def test_ux6_every_action_with_places_can_be_made_on_the_board(
    table: Table, house: House, title: str
) -> None:
    rng = random.Random(title)
    key = house.make(title, PERSON, RANDOM)["seats"][0]
    table.sit(key)
    made = set()
    for _ in range(STEPS):
        key = next_turn(table, house, title, key)
        update = house.look(key)
        placed = [choice for choice in update["choices"] if choice.get("targets")]
        if not placed:
            table.take(rng.choice(update["choices"])["action"])
            continue
        new = [choice for choice in placed if choice["group"] not in made]
        choice = rng.choice(new or placed)
        made.add(choice["group"])
        with table.page.expect_request("**/commands") as sent:
            table.touch(choice, update["choices"])
        assert json.loads(sent.value.post_data or "")["action"] == choice["action"]
        table.wait_past(update["revision"])
    assert len(made) >= 2


def test_ux6_a_place_that_is_not_lit_sends_nothing(table: Table, house: House, title: str) -> None:
    first, second = by_turn(house, house.make(title, PERSON, OTHER))
    sent = commands(table.page)
    for key in (first, second):
        table.sit(key)
        dark = table.page.locator('.stage [data-target][aria-disabled="true"]')
        for place in dark.all():
            place.click(force=True)
            place.focus()
            table.page.keyboard.press("Enter")
        assert key == first or dark.count() > 0
    assert not sent


def test_ux7_selecting_lights_partners_at_once_and_without_network(
    table: Table, house: House
) -> None:
    first, _ = by_turn(house, house.make("flip-circus", PERSON, OTHER))
    table.sit(first)
    swap = next(c for c in house.look(first)["choices"] if c["group"] == "swap")
    place, partner = swap["targets"]
    partners = {
        other
        for c in house.look(first)["choices"]
        if place in c.get("targets", [])
        for other in c["targets"]
    } - {place}
    table.page.context.set_offline(True)
    elapsed = table.page.evaluate(
        """async ([place, partner]) => {
            const at = (id) => document.querySelector(`[data-target="${id}"]`);
            const start = performance.now();
            at(place).dispatchEvent(new MouseEvent('click', { bubbles: true }));
            await new Promise(requestAnimationFrame);
            if (at(place).getAttribute('aria-pressed') !== 'true') return Infinity;
            if (at(partner).getAttribute('aria-disabled') === 'true') return Infinity;
            return performance.now() - start;
        }""",
        [place, partner],
    )
    assert elapsed <= 100
    assert set(table.lit) - {place} == partners


@pytest.mark.parametrize("how", ["second tap", "escape", "elsewhere", "cancel"])
def test_ux7_ux8_what_is_half_made_can_be_dropped_without_a_trace(
    table: Table, house: House, how: str
) -> None:
    first, _ = by_turn(house, house.make("flip-circus", PERSON, OTHER))
    table.sit(first)
    before = table.lit
    sent = commands(table.page)
    place = table.place(before[0])
    place.click()
    expect(place).to_have_attribute("aria-pressed", "true")
    match how:
        case "second tap":
            place.click()
        case "escape":
            table.page.keyboard.press("Escape")
        case "elsewhere":
            table.page.locator(".say").click()
        case "cancel":
            table.control("cancel").click()
    expect(place).not_to_have_attribute("aria-pressed", "true")
    assert table.lit == before
    assert not sent
    assert table.log.count() == 0
    assert house.look(first)["revision"] == 0


@pytest.mark.settings(confirm="always")
def test_ux8_a_question_can_be_answered_with_no(table: Table, house: House, title: str) -> None:
    first, _ = by_turn(house, house.make(title, PERSON, OTHER))
    table.sit(first)
    final = next(c for c in house.look(first)["choices"] if c.get("final"))
    sent = commands(table.page)
    for leave in ("escape", "cancel"):
        table.reveal(final["action"]).click()
        expect(table.control("confirm")).to_be_focused()
        if leave == "escape":
            table.page.keyboard.press("Escape")
        else:
            table.control("cancel").click()
        expect(table.control("confirm")).to_have_count(0)
    assert not sent
    assert house.look(first)["revision"] == 0


@pytest.mark.settings(confirm="always")
def test_ux9_a_double_tap_never_confirms(table: Table, house: House, title: str) -> None:
    first, _ = by_turn(house, house.make(title, PERSON, OTHER))
    table.sit(first)
    final = next(c for c in house.look(first)["choices"] if c.get("final"))
    sent = commands(table.page)
    button = table.reveal(final["action"])
    # Both taps in one go, so that a slow machine does not let the guard run out between them.
    button.evaluate(
        """async (button) => {
          button.click();
          await new Promise(requestAnimationFrame);
          document.querySelector('[data-control=confirm]').click();
        }"""
    )
    assert not sent
    table.page.wait_for_timeout(350)
    table.control("confirm").click()
    table.wait_past(0)
    assert len(sent) == 1


def test_ux13_undo_stands_open_until_somebody_learns_and_says_why_it_is_shut(
    table: Table, house: House, title: str
) -> None:
    undo = table.control("undo")
    rng = random.Random(title)
    met = set()
    key = house.make(title, PERSON, RANDOM)["seats"][0]
    table.sit(key)
    for step in range(60):
        key = next_turn(table, house, title, key)
        before = house.look(key)
        harmless = [c for c in before["choices"] if not c.get("final")]
        if harmless and rng.random() < 0.6:
            table.take(rng.choice(harmless)["action"])
        else:
            table.take(house.hint(key))
        table.wait_for_turn()
        if table.over:
            continue
        allowed = house.look(key)["undo"]["allowed"]
        met.add(allowed)
        expect(undo).to_have_attribute("aria-disabled", str(not allowed).lower())
        reason = table.page.locator(f"#{undo.get_attribute('aria-describedby')}")
        assert bool(reason.inner_text()) != allowed
        if allowed and rng.random() < 0.5:
            shown = table.revision()
            undo.click()
            table.wait_past(shown)
            assert house.look(key)["view"] == before["view"]
            expect(table.log.last).to_contain_text("Ada took back")
        if step >= STEPS and met == {True, False}:
            return
    raise AssertionError(f"the undo button was only ever {met}")


def test_ux15_after_undo_and_reload_all_see_the_same(
    table: Table, house: House, title: str, new_table: Any
) -> None:
    made = house.make(title, PERSON, OTHER)
    first, second = to_harmless(house, made)
    before = house.look(first)["revision"]
    table.sit(first)
    other: Table = new_table().sit(second)
    watcher: Table = new_table().open(f"#/watch/{made['watch']}")
    harmless = next(c for c in house.look(first)["choices"] if not c.get("final"))
    table.take(harmless["action"])
    table.control("undo").click()
    table.wait_past(before + 1)
    table.page.reload()
    table.board.wait_for()
    for one in (table, other, watcher):
        one.wait(lambda one=one: one.revision() == before + 2)  # type: ignore[misc]
    # The words of the position are the view: public ones alike for all, those of one seat alike before and after.
    assert other.twin() == house_twin(other, second)
    # What is chosen in secret is told to nobody else.
    assert other.log.count() == watcher.log.count() <= table.log.count() == before + 2


def to_one_mover(house: House, made: dict[str, Any]) -> tuple[str, str]:
    """Play on until one seat alone decides. Its key, and that of the other, who waits."""
    while True:
        movers = [key for key in made["seats"] if house.look(key)["choices"]]
        if len(movers) == 1:
            return by_turn(house, made)
        house.act(movers[0], house.hint(movers[0]), house.look(movers[0])["revision"])


def to_harmless(house: House, made: dict[str, Any]) -> tuple[str, str]:
    """Play on until there is something that can be taken back (a draft has nothing). The two seats' keys, who is to move first."""
    while True:
        first, second = by_turn(house, made)
        found = house.look(first)
        if not all(choice.get("final") for choice in found["choices"]):
            return first, second
        house.act(first, found["choices"][0]["action"], found["revision"])


def house_twin(table: Table, key: str) -> list[str]:
    """The description that a fresh page gives of the same seat."""
    page = table.page.context.new_page()
    twin = Table(page, table.house).sit(key).twin()
    page.close()
    return twin


def by_turn(house: House, made: dict[str, Any]) -> tuple[str, str]:
    """The two seats' keys, who is to move first."""
    one, two = made["seats"]
    return (one, two) if house.look(one)["choices"] else (two, one)


def test_ux29_a_hint_names_a_move_and_a_reason_and_plays_nothing(
    table: Table, house: House, title: str
) -> None:
    first, second = to_one_mover(house, house.make(title, PERSON, OTHER))
    revision = house.look(first)["revision"]
    table.sit(first)
    sent = commands(table.page)
    table.control("hint").click()
    advice = table.bar.locator(".advice")
    expect(advice).to_be_visible(timeout=20_000)
    assert len(advice.inner_text()) > len("Hint. ")
    assert table.offers.count() == 1
    action = int(str(table.offers.get_attribute("data-action")))
    choice = next(c for c in house.look(first)["choices"] if c["action"] == action)
    pressed = table.page.locator('.stage [data-target][aria-pressed="true"]').all()
    assert {one.get_attribute("data-target") for one in pressed} == set(choice.get("targets", []))
    expect(table.offers).to_be_focused()
    table.page.keyboard.press("Escape")
    expect(advice).to_have_count(0)
    assert not sent
    assert house.look(first)["revision"] == revision
    # Off turn there is nothing to advise.
    table.sit(second)
    expect(table.control("hint")).to_have_count(0)


@pytest.mark.settings(confirm="always")
def test_ux29_a_hint_that_cannot_be_taken_back_is_done_when_confirmed(
    table: Table, house: House, title: str
) -> None:
    key = to_final_hint(house, house.make(title, PERSON, OTHER))
    before = house.look(key)["revision"]
    table.sit(key)
    table.control("hint").click()
    expect(table.bar.locator(".advice")).to_be_visible(timeout=20_000)
    table.offers.click()
    expect(table.control("confirm")).to_be_visible()
    expect(table.bar.locator(".advice")).to_have_count(0)
    table.page.wait_for_timeout(350)
    table.control("confirm").click()
    table.wait_past(before)


def to_final_hint(house: House, made: dict[str, Any]) -> str:
    """Play by hints until one cannot be taken back. The key of the seat that it is for."""
    while True:
        key: str = next(key for key in made["seats"] if house.look(key)["choices"])
        found, action = house.look(key), house.hint(key)
        if any(one["action"] == action and one.get("final") for one in found["choices"]):
            return key
        house.act(key, action, found["revision"])


def test_ux29_a_hint_that_does_not_come_says_so(table: Table, house: House, title: str) -> None:
    first, _ = by_turn(house, house.make(title, PERSON, OTHER))
    table.sit(first)
    table.page.route("**/api/table/hint", lambda route: route.abort())
    table.control("hint").click()
    expect(table.bar.locator(".problem")).to_contain_text("did not work")
    expect(table.control("hint")).to_have_attribute("aria-disabled", "false")
