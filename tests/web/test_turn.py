"""A turn at the table: what is asked, what can be chosen, what can be dropped or taken back (ux 5 to 8, 13, 15, 29)."""

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Request, expect

from chapiteau.match import Match
from chapiteau.text import Texts
from chapiteau.words import Message
from tests.web.checks import Checks
from tests.web.house import (
    OTHER,
    PATIENCE,
    PERSON,
    RANDOM,
    House,
    advice,
    harmless,
    one_decides,
)
from tests.web.table import SHOWN, Table

STEPS = 10

# What stands around the board.
AROUND = """() => ({
    status: document.querySelector('#status').innerText,
    hint: document.querySelector('.say .hint').innerText,
    tab: document.title,
    icon: document.querySelector('link[rel=icon]').getAttribute('href'),
    shut: document.querySelector('[data-control=undo]').getAttribute('aria-disabled'),
    reason: document.getElementById(
        document.querySelector('[data-control=undo]').getAttribute('aria-describedby')).innerText.trim(),
})"""


def commands(page: Page) -> list[Request]:
    """The commands that the page sends from now on."""
    sent: list[Request] = []
    page.on("request", lambda one: sent.append(one) if one.url.endswith("/commands") else None)
    return sent


def by_turn(house: House, made: dict[str, Any]) -> tuple[str, str]:
    """The two seats' keys, who is to move first."""
    one, two = made["seats"]
    return (one, two) if house.look(one)["choices"] else (two, one)


def one_mover(house: House, title: str) -> tuple[dict[str, Any], str, str]:
    """A new table of two where one seat alone decides: its keys, the key of that seat and of the other, who waits."""
    made = house.at(title, PERSON, OTHER, until=one_decides)
    return made, *by_turn(house, made)


def to_harmless(house: House, title: str) -> tuple[dict[str, Any], str, str]:
    """A new table of two where there is something that can be taken back: its keys, who is to move, and the other."""
    made = house.at(
        title, PERSON, OTHER, until=lambda match: one_decides(match) and harmless(match)
    )
    return made, *by_turn(house, made)


def test_turns(table: Table, house: House, title: str, check: Checks) -> None:
    """Some turns of a match against a bot: at each all that stands around the board, all that is offered, undo, and steps made on the
    board as well as by its buttons."""
    rng = random.Random(f"{house.luck} {title}")
    key = house.at(title, PERSON, RANDOM, until=harmless)["seats"][0]
    table.sit(key)
    kinds: set[str] = set()
    undo: set[bool] = set()
    step = 0
    while step < STEPS or len(kinds) < 2 or undo != {True, False}:
        assert step < 4 * STEPS, f"made on the board: {kinds}; undo was only ever {undo}"
        table.wait_for_turn()
        if table.over:
            key = house.at(title, PERSON, RANDOM, until=harmless)["seats"][0]
            table.sit(key).wait_for_turn()
        update = house.look(key)
        choices = update["choices"]
        around = table.page.evaluate(AROUND)
        with check("ux 5: status, hint, tab and icon say that it is my turn and what is asked"):
            assert around["status"].startswith("Your turn: ")
            assert len(around["status"]) > len("Your turn: ")
            assert around["hint"]
            assert around["tab"].startswith("Your turn")
            assert "turn" in around["icon"]
        with check("ux 6: exactly what is legal is offered"):
            assert table.offered() == {choice["action"] for choice in choices}
            assert set(table.lit) == {p for choice in choices for p in choice.get("targets", [])}
        with check("ux 13: undo stands open, or says why it is shut"):
            allowed = update["undo"]["allowed"]
            undo.add(allowed)
            assert around["shut"] == str(not allowed).lower()
            assert bool(around["reason"]) != allowed
        kept = [choice for choice in choices if not choice.get("final")]
        placed = [choice for choice in choices if choice.get("targets")]
        new = [choice for choice in placed if choice["group"] not in kinds]
        shown = table.revision()
        if step % 3 == 0 and kept:
            table.take(rng.choice(kept)["action"])
        elif placed:
            choice = rng.choice(new or placed)
            kinds.add(choice["group"])
            with check("ux 6: each choice with places can be made on the board"):
                with table.page.expect_request("**/commands") as sent:
                    table.touch(choice, choices)
                assert json.loads(sent.value.post_data or "")["action"] == choice["name"]
                table.wait_past(shown)
        else:
            table.take(rng.choice(choices)["action"])
        step += 1
        table.wait_for_turn()
        # Where all decide at once, others may have decided meanwhile.
        alone = update["view"]["to_act"] == [update["viewer"]]
        now = house.look(key)
        if step % 3 == 1 and alone and not table.over and now["undo"]["allowed"]:
            undo.add(True)
            with check("ux 13: what is taken back is as it was, and told"):
                # The page may be behind by what the bot has just done.
                table.wait_past(now["revision"] - 1)
                shown = table.revision()
                table.control("undo").click()
                table.wait_past(shown)
                assert house.look(key)["view"] == update["view"]
                expect(table.log.last).to_contain_text("Ada took back")


def test_waiting(table: Table, house: House, title: str, check: Checks) -> None:
    """The seat that is not to move."""
    made, first, second = one_mover(house, title)
    before = house.look(second)["revision"]
    name = ["Bo", "Ada"][made["seats"].index(second)]
    table.sit(second)
    with check("ux 5: the other is named while one waits"):
        expect(table.status).to_contain_text(name)
        expect(table.bar).to_contain_text(name)
        assert not table.page.title().startswith("Your turn")
    with check("ux 6: no place is lit for a seat that is not to move"):
        assert not table.lit
    with check("ux 29: off turn there is nothing to advise"):
        expect(table.control("hint")).to_have_count(0)
    with check("ux 6: a place that is not lit sends nothing"):
        sent = commands(table.page)
        for key in (second, first):
            table.sit(key)
            press_dark_places(table)
        table.page.wait_for_timeout(100)
        assert not sent
        assert house.look(second)["revision"] == before


def press_dark_places(table: Table) -> None:
    """One place of each kind by hand, all of them by events."""
    dark = '.stage [data-target][aria-disabled="true"]'
    kinds = table.page.evaluate(
        """(dark) => Object.values(Object.fromEntries([...document.querySelectorAll(dark)]
            .map((one) => one.dataset.target).map((target) => [target.split(':')[0], target])))""",
        dark,
    )
    for target in kinds:
        place = table.page.locator(f'{dark}[data-target="{target}"]').first
        place.click(force=True)
        place.focus()
        table.page.keyboard.press("Enter")
    table.page.evaluate(
        """(dark) => document.querySelectorAll(dark).forEach((one) => {
            one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
            one.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
        })""",
        dark,
    )


def test_ux7_selecting_lights_partners_at_once_and_without_network(
    table: Table, house: House
) -> None:
    first, _ = by_turn(house, house.at("flip-circus", PERSON, OTHER))
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
    lit, seconds = table.work(
        """async ([place, partner]) => {
            const at = (id) => document.querySelector(`[data-target="${id}"]`);
            at(place).dispatchEvent(new MouseEvent('click', { bubbles: true }));
            await new Promise(requestAnimationFrame);
            return at(place).getAttribute('aria-pressed') === 'true' && at(partner).getAttribute('aria-disabled') !== 'true';
        }""",
        [place, partner],
    )
    assert lit
    assert seconds <= 0.1
    assert set(table.lit) - {place} == partners


def test_ux7_ux8_what_is_half_made_can_be_dropped_without_a_trace(
    table: Table, house: House, check: Checks
) -> None:
    first, _ = by_turn(house, house.at("flip-circus", PERSON, OTHER))
    table.sit(first)
    before = table.lit
    sent = commands(table.page)
    place = table.place(before[0])
    drop: dict[str, Callable[[], object]] = {
        "a second tap": place.click,
        "Escape": lambda: table.page.keyboard.press("Escape"),
        "a tap elsewhere": table.page.locator(".say").click,
        "cancel": table.control("cancel").click,
    }
    for how, leave in drop.items():
        with check(f"ux 7, 8: dropped by {how}"):
            place.click()
            expect(place).to_have_attribute("aria-pressed", "true")
            leave()
            expect(place).not_to_have_attribute("aria-pressed", "true")
            assert table.lit == before
    assert not sent
    assert table.log.count() == 0
    assert house.look(first)["revision"] == 0


@pytest.mark.settings(confirm="always")
def test_asking_before_what_is_final(table: Table, house: House, title: str, check: Checks) -> None:
    first, _ = by_turn(house, house.at(title, PERSON, OTHER, until=something_final))
    table.sit(first)
    before = house.look(first)["revision"]
    action = next(c for c in house.look(first)["choices"] if c.get("final"))["action"]
    sent = commands(table.page)
    for leave in ("escape", "cancel"):
        with check(f"ux 8: a question can be answered with no, by {leave}"):
            table.reveal(action).click()
            expect(table.control("confirm")).to_be_focused()
            if leave == "escape":
                table.page.keyboard.press("Escape")
            else:
                table.control("cancel").click()
            expect(table.control("confirm")).to_have_count(0)
            assert not sent
            assert house.look(first)["revision"] == before
    with check("ux 9: a double tap never confirms"):
        # Both taps in one go, so that a slow machine does not let the guard run out between them.
        table.reveal(action).evaluate(
            """async (button) => {
              const question = () => document.querySelector('[data-control=confirm]');
              button.click();
              for (let turn = 0; !question() && turn < 100; turn++) await Promise.resolve();
              question().click();
            }"""
        )
        assert not sent
    table.answer()
    table.wait_past(before)
    assert len(sent) == 1


def something_final(match: Match) -> bool:
    """Whether somebody can do what cannot be taken back."""
    return any(choice.final for choice in match.choices(match.state.current()))


@pytest.mark.settings(confirm="always")
def test_advice(table: Table, house: House, title: str, check: Checks) -> None:
    made = house.at(
        title, PERSON, OTHER, until=lambda match: one_decides(match) and advice(match).final
    )
    first, _ = by_turn(house, made)
    before = house.look(first)["revision"]
    table.sit(first)
    sent = commands(table.page)
    said = table.bar.locator(".advice")
    with check("ux 29: a hint names a move and a reason, and plays nothing"):
        table.control("hint").click()
        expect(said).to_be_visible(timeout=1000 * PATIENCE)
        assert len(said.inner_text()) > len("Hint. ")
        assert table.offers.count() == 1
        action = int(str(table.offers.get_attribute("data-action")))
        choice = next(c for c in house.look(first)["choices"] if c["action"] == action)
        pressed = table.page.locator('.stage [data-target][aria-pressed="true"]').all()
        shown = {one.get_attribute("data-target") for one in pressed}
        assert shown == set(choice.get("targets", []))
        expect(table.offers).to_be_focused()
        table.page.keyboard.press("Escape")
        expect(said).to_have_count(0)
        assert not sent
        assert house.look(first)["revision"] == before
    with check("ux 29: a hint that does not come says so"):
        table.page.route("**/api/table/hint", lambda route: route.abort())
        table.control("hint").click()
        expect(table.bar.locator(".problem")).to_contain_text("did not work")
        expect(table.control("hint")).to_have_attribute("aria-disabled", "false")
        table.page.unroute("**/api/table/hint")
    with check("ux 29: what is nearly as good is named with its reason"):
        choices = house.look(first)["choices"]
        hint = {"action": action, "reason": {"id": "reason-only"}, "revision": before}
        other = next((one for one in choices if one["action"] != action), None)
        if other:
            nearly = {"action": other["action"], "reason": {"id": "reason-win"}}
            body = msgspec.json.encode(hint | {"nearly": nearly})
            table.page.route("**/api/table/hint", lambda route: route.fulfill(body=body))
            table.control("hint").click()
            texts = Texts("en")
            label = texts.format(msgspec.convert(other["label"], Message), ["Ada", "Bo"])
            why = texts.format(Message("reason-win"))
            expect(said.locator("[data-nearly]")).to_have_text(f"Nearly as good: {label}. {why}")
            # The other step is no button: a hint offers one.
            assert table.offers.count() == 1
            table.page.keyboard.press("Escape")
            table.page.unroute("**/api/table/hint")
    with check("ux 29: a hint that cannot be taken back is done when confirmed"):
        table.control("hint").click()
        expect(said).to_be_visible(timeout=1000 * PATIENCE)
        table.offers.click()
        expect(table.control("confirm")).to_be_visible()
        expect(said).to_have_count(0)
        table.answer()
        table.wait_past(before)


def test_ux15_after_undo_and_reload_all_see_the_same(
    table: Table, house: House, title: str, new_table: Any
) -> None:
    made, first, second = to_harmless(house, title)
    before = house.look(first)
    table.sit(first)
    other: Table = new_table().sit(second)
    watcher: Table = new_table().open(f"#/watch/{made['watch']}")
    choice = next(c for c in before["choices"] if not c.get("final"))
    table.take(choice["action"])
    shown = table.revision()
    table.control("undo").click()
    table.wait_past(shown)
    table.page.reload()
    table.board.wait_for()
    for one, key in ((table, first), (other, second), (watcher, made["watch"])):
        expected = house.look(key)
        one.until(f"{SHOWN} === {expected['revision']}")
        assert one.log.count() == sum(bool(line.get("messages")) for line in expected["lines"])
    assert house.look(first)["view"] == before["view"]
    # The words of the position are the view: public ones alike for all, those of one seat alike before and after.
    assert other.twin() == house_twin(other, second)


def house_twin(table: Table, key: str) -> list[str]:
    """The description that a fresh page gives of the same seat."""
    page = table.page.context.new_page()
    twin = Table(page, table.house).sit(key).twin()
    page.close()
    return twin
