"""The curtain at one screen: it comes where somebody is to see or decide something alone, and only there (ux 30, 31)."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.house import OTHER, PERSON, House
from tests.web.table import Table
from tests.web.test_screen import WATCH, seen


def to_markers(house: House, made: dict[str, Any]) -> None:
    """Drum Roll until the first marker: what is chosen in secret lies open, and nobody holds a card."""
    while house.look(made["watch"])["view"]["board"]["phase"] != "place":
        house.play(made["seats"], 1)


def choice(house: House, key: str, target: str) -> int:
    """The action of the choice that has this place."""
    choices = house.look(key)["choices"]
    return int(next(one["action"] for one in choices if target in one.get("targets", [])))


def test_ux31_no_curtain_before_a_marker_while_hands_are_empty(table: Table, house: House) -> None:
    made = house.make("drum-roll", PERSON, OTHER)
    to_markers(house, made)
    table.page.add_init_script(WATCH)
    table.screen("drum-roll", made)
    table.board.wait_for()
    movers = []
    for _ in range(4):
        table.wait_for_turn()
        movers.append(table.status.inner_text().split(":")[0])
        key = next(key for key in made["seats"] if house.look(key)["choices"])
        table.take(choice(house, key, "space:pass"))
    assert movers in (["Ada", "Bo"] * 2, ["Bo", "Ada"] * 2)
    assert not any(state["curtain"] for state in seen(table.page))


def test_ux30_the_curtain_comes_before_a_drawn_card_and_from_then_on(
    table: Table, house: House
) -> None:
    made = house.make("drum-roll", PERSON, OTHER)
    to_markers(house, made)
    keys = {house.look(key)["viewer"]: key for key in made["seats"]}
    mover = house.look(made["watch"])["view"]["to_act"][0]
    for target in ("invest", *["pass"] * 5):
        key = keys[house.look(made["watch"])["view"]["to_act"][0]]
        found = house.look(key)
        house.act(key, choice(house, key, f"space:{target}"), found["revision"])
    table.screen("drum-roll", made)
    table.board.wait_for()
    name = ("Ada", "Bo")[mover]
    expect(table.status).to_contain_text(name)
    table.take(choice(house, keys[mover], "investments"))
    # Everybody looked on: the card must not be seen before its owner looks alone.
    curtain = table.page.locator(".curtain")
    expect(curtain).to_contain_text(f"For {name} only")
    assert table.page.locator("[data-piece]").count() == 0
    table.enter()
    assert table.page.locator(".hand [data-piece], [data-piece^='investment:']").count() == 1
    # From now on the hand is to be hidden from the other, who decides next.
    while found := house.look(keys[mover])["choices"]:
        table.take(next((one for one in found if one["group"] == "done"), found[0])["action"])
    expect(curtain).to_contain_text(("Ada", "Bo")[1 - mover])


@pytest.mark.settings(curtain="always")
def test_ux31_the_curtain_can_be_forced_before_each_marker(table: Table, house: House) -> None:
    made = house.make("drum-roll", PERSON, OTHER)
    to_markers(house, made)
    table.screen("drum-roll", made)
    for _ in range(2):
        expect(table.page.locator(".curtain")).to_be_visible()
        table.enter()
        table.wait_for_turn()
        key = next(key for key in made["seats"] if house.look(key)["choices"])
        table.take(choice(house, key, "space:pass"))
