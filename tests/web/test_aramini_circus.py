"""What nobody may miss on the table of Aramini Circus: the counts that end a match, a card that has to wait, a card that lies aside."""

from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import PHONE_CONTEXT
from tests.web.house import OTHER, PERSON, House
from tests.web.table import Table
from tests.web.test_modes import NewTable

TITLE = "aramini-circus"


def do(house: House, made: dict[str, Any], group: str) -> bool:
    """Whoever is in turn makes the first choice of a kind; False if there is none."""
    for key in made["seats"]:
        found = house.look(key)
        for choice in found["choices"]:
            if choice["group"] == group:
                return house.act(key, choice["action"], found["revision"]).status_code == 200
    return False


def test_a_turn_that_may_end_the_match_says_so_to_everybody(
    new_table: NewTable, house: House
) -> None:
    """After five of six turns in which nothing happened, until somebody draws."""
    made = house.make(TITLE, PERSON, OTHER)
    for _ in range(4):
        assert do(house, made, "turn")
    keys = sorted(made["seats"], key=lambda key: len(house.look(key)["choices"]))
    waiter = new_table(locale="en-GB").sit(keys[0])
    mover = new_table(locale="fr-FR", **PHONE_CONTEXT).sit(keys[1])
    counts = mover.page.locator(".count")
    expect(counts.first).to_have_text("Tours vides 4/6")
    expect(mover.page.locator(".count.last")).to_have_count(0)
    assert do(house, made, "turn")
    mover, waiter = waiter, mover
    expect(mover.page.locator(".count.last")).to_have_text("Idle turns 5/6")
    expect(waiter.page.locator(".count.last")).to_have_text("Tours vides 5/6")
    expect(mover.status).to_contain_text("the match may end with this turn")
    expect(waiter.status).to_contain_text("la partie peut finir avec ce tour")
    assert do(house, made, "draw")
    for one in (mover, waiter):
        expect(one.page.locator(".count.last")).to_have_count(0)
    expect(mover.status).not_to_contain_text("may end")


def test_a_card_that_has_to_wait_and_a_card_that_lies_aside(table: Table, house: House) -> None:
    made = house.make(TITLE, PERSON, OTHER, bonus=True)
    key = made["seats"][0]
    waited = drawn = False
    table.sit(key)
    for _ in range(200):
        board = house.look(key)["view"]["board"]
        if board["waiting"] and not waited:
            waited = True
            card = table.page.locator(f'.hand [data-target="{board["waiting"]}"]')
            expect(card.locator(".waits")).to_have_count(1)
            assert str(card.get_attribute("aria-label")).endswith("waits for the next turn")
        if board["aside"] and not drawn:
            drawn = True
            aside = table.page.locator(f'[data-piece="{board["aside"]["id"]}"]')
            expect(aside).to_be_visible()
            pile = table.place("pile").bounding_box()
            box = aside.bounding_box()
            assert box is not None
            assert pile is not None
            assert 0.8 * pile["width"] < box["width"] < 1.3 * pile["width"]
        if waited and drawn:
            return
        assert any(do(house, made, group) for group in ("take", "pay", "bonus", "draw", "turn"))
    raise AssertionError(f"waited: {waited}, drawn: {drawn}")
