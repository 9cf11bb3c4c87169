"""The pages around the table, and the pencil: set-up, rules with search, marks that stay in the browser (ux 2, 50, 65)."""

import json
import re

from playwright.sync_api import Page, expect

from chapiteau import registry
from tests.web.checks import Checks
from tests.web.conftest import TITLES
from tests.web.house import OTHER, PERSON, House
from tests.web.table import Table


def landing(page: Page, house: House) -> None:
    page.goto(house.url + "/")
    page.locator(".poster").first.wait_for()


def test_every_title_has_its_poster(page: Page, house: House, check: Checks) -> None:
    """A poster shows its drawing, whose emblems are really there, and its ways in."""
    landing(page, house)
    missing = page.evaluate(
        "[...document.querySelectorAll('use')].map(use => use.getAttribute('href'))"
        ".filter(href => !document.querySelector(href))"
    )
    assert missing == []
    for title in TITLES:
        with check(title):
            poster = page.locator(f"[data-title={title}]")
            assert poster.locator(".drawing svg use").count() >= 2
            for action in ("play-now", "with-friends", "one-screen", "set-up"):
                expect(poster.locator(f"[data-action={action}]")).to_be_visible()


def test_set_up_asks_for_what_was_chosen(page: Page, house: House) -> None:
    """ux 2: options, seats and names reach the table."""
    landing(page, house)
    page.locator("[data-title=flip-circus] [data-action=set-up]").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="4").check()
    expect(dialog.locator(".seats li")).to_have_count(4)
    dialog.get_by_label("Name of player 1").fill("Zoe")
    dialog.get_by_label("Seat 3: who plays").select_option("open")
    dialog.get_by_label("Memory aid").select_option("open")
    with page.expect_request("**/api/tables") as sent:
        dialog.locator("[data-action=start]").click()
    asked = json.loads(sent.value.post_data or "")
    assert asked["options"]["memory"] == "open"
    assert [seat["kind"] for seat in asked["seats"]] == ["person", "bot", "open", "bot"]
    assert asked["seats"][0]["name"] == "Zoe"
    expect(page).to_have_url(re.compile("#/seat/"))


def test_set_up_gives_the_focus_back(page: Page, house: House) -> None:
    """ux 50."""
    landing(page, house)
    opener = page.locator("[data-title=aramini-circus] [data-action=one-screen]")
    opener.click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()


def test_rules_are_searched_and_linked(page: Page, house: House) -> None:
    """ux 65: every rule can be found by its words and by its number."""
    page.goto(house.url + "/#/rules/flip-circus/FC-3.2")
    expect(page.locator("[data-rule='FC-3.2']")).to_be_focused()
    expect(page.locator("[data-rule='FC-3.2']")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("STRONGMAN swap")
    expect(page.locator("[data-rule='FC-3.2']")).to_be_visible()
    expect(page.locator("[data-rule='FC-2.2']")).to_have_count(0)
    page.get_by_role("searchbox").fill("locomotive")
    expect(page.get_by_role("status")).to_have_text("Nothing found.")


def test_pencil_marks_are_the_seats_own_and_stay(table: Table, house: House) -> None:
    """FC-8.1: a mark is no move, survives a reload, and nobody else gets it."""
    made = house.make("flip-circus", PERSON, OTHER, memory="pencil")
    own, other = made["seats"]
    table.sit(own)
    notes = table.page.get_by_role("group", name="Pencil marks")
    mark = notes.get_by_role("button").first
    name = mark.get_attribute("aria-label")
    assert name is not None
    revision = house.look(own)["revision"]
    mark.click()
    expect(mark).to_have_attribute("aria-pressed", "true")
    expect(table.page.locator(".stage .cross")).to_have_count(1)

    table.page.reload()
    table.board.wait_for()
    expect(table.page.locator(".stage .cross")).to_have_count(1)
    expect(notes.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
    assert house.look(own)["revision"] == revision

    table.sit(other)
    expect(notes).to_be_visible()
    expect(table.page.locator(".stage .cross")).to_have_count(0)


def test_ux29_bots_tell_how_they_play_and_how_strong_they_are(
    table: Table, house: House, check: Checks
) -> None:
    table.open("")
    told = table.page.locator("[data-strength]")
    gentle = re.compile(r"Apprentice bot\. It looks at where its next step leaves it.* from chance")
    ways = {
        "turns": "It tries what may follow",
        "thorough": "It plans its own turn to its end and tries very many ways",
    }
    for title in TITLES:
        way = ways[registry.meta(title).levels[-1].way]
        strong = re.compile(rf"Ringmaster bot\. {way}.* from the level below")
        with check(f"ux 29: {title}"):
            table.page.locator(f"[data-title={title}] [data-action=set-up]").click()
            expect(told).to_have_count(1)
            expect(told).to_contain_text(gentle)
            levels = table.page.get_by_label("Bot of seat 2")
            expect(levels.locator("option")).to_have_count(5)
            levels.select_option("ringmaster")
            expect(told).to_contain_text(strong)
            table.page.keyboard.press("Escape")
            expect(table.page.get_by_role("dialog")).to_have_count(0)
