"""“Pass for me”: questions that only a card could answer otherwise are passed, after the same time whatever the hand holds."""

import time
from typing import Any

import pytest
from playwright.sync_api import expect

from chapiteau.registry import title
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from tests.titles.drum_roll.build import position
from tests.web.house import OTHER, PERSON, House
from tests.web.stills import still
from tests.web.table import Table

PASS_S = 2.5


def to_question(house: House, made: dict[str, Any], seat: int, hold: bool = True) -> None:
    """Drum Roll until this seat, with a card in hand, is asked what only a card could answer otherwise. The others never invest."""
    keys = made["seats"]
    for _ in range(400):
        looks = [house.look(key) for key in keys]
        mine = looks[seat]
        if mine["choices"] and mine["view"]["passing"] >= 0 and mine["view"]["board"]["hand"]:
            return
        at = next(i for i, look in enumerate(looks) if look["choices"])
        found = looks[at]
        house.act(keys[at], step(found, invest=at == seat), found["revision"])
    raise AssertionError("nobody was asked")


def step(found: dict[str, Any], invest: bool) -> int:
    """Take investments, or pass whatever can be passed; never play a card."""
    wanted = ["investments", "space:invest"] if invest else []
    for target in [*wanted, "space:pass"]:
        for choice in found["choices"]:
            if choice.get("targets") == [target]:
                return int(choice["action"])
    quiet = [one for one in found["choices"] if one["group"] not in ("investment", "place")]
    return int(quiet[0]["action"])


def heard(table: Table) -> str:
    return " ".join(table.page.locator("[role=log] p").all_inner_texts())


def test_a_question_is_passed_after_its_time_and_said_so(table: Table, house: House) -> None:
    made = house.make("drum-roll", PERSON, OTHER)
    to_question(house, made, 0)
    key = made["seats"][0]
    table.sit(key)
    switch = table.control("passing")
    expect(switch).not_to_be_checked()
    table.page.wait_for_timeout(int(PASS_S * 1000) + 700)
    assert house.look(key)["choices"], "nothing is passed for who does not want it"
    before = table.revision()
    began = time.monotonic()
    switch.check()
    table.wait_past(before)
    assert PASS_S - 0.3 < time.monotonic() - began < PASS_S + 3
    table.wait(lambda: "Passed for you" in heard(table))
    assert house.look(key)["view"]["board"]["hand"], "no card was played"
    # Another visit, the same table: it goes on.
    to_question(house, made, 0)
    asked = house.look(key)["revision"]
    table.page.reload()
    table.wait(lambda: house.look(key)["revision"] > asked)


def test_it_can_be_stopped_before_its_time_and_from_the_settings(
    table: Table, house: House
) -> None:
    made = house.make("drum-roll", PERSON, OTHER)
    to_question(house, made, 0)
    key = made["seats"][0]
    table.sit(key)
    table.control("passing").check()
    table.control("passing").uncheck()
    table.page.wait_for_timeout(int(PASS_S * 1000) + 700)
    assert house.look(key)["choices"]
    table.page.get_by_role("button", name="Settings").click()
    setting = table.page.locator("[data-setting=passing]")
    expect(setting).not_to_be_checked()
    setting.check()
    table.page.keyboard.press("Escape")
    before = table.revision()
    table.wait_past(before)
    table.page.get_by_role("button", name="Settings").click()
    expect(setting).to_be_checked()
    setting.uncheck()


@pytest.mark.settings(confirm="always")
def test_what_somebody_has_begun_is_not_passed_over(table: Table, house: House) -> None:
    made = house.make("drum-roll", PERSON, OTHER)
    to_question(house, made, 0)
    key = made["seats"][0]
    table.sit(key)
    # Asked whether to pass: half-made, so the time does not run out over it.
    passing = house.look(key)["view"]["passing"]
    table.control("passing").check()
    table.bar.locator(f'[data-action="{passing}"]').click()
    expect(table.control("confirm")).to_be_visible()
    table.page.wait_for_timeout(int(PASS_S * 1000) + 700)
    assert house.look(key)["choices"]
    table.control("cancel").click()
    before = table.revision()
    table.wait_past(before)


def test_at_one_screen_nobody_comes_for_a_question_that_is_passed(
    table: Table, house: House
) -> None:
    """The curtain does not fall for a person whose questions are passed."""
    made = house.make("drum-roll", PERSON, OTHER)
    to_question(house, made, 1)
    while house.look(made["seats"][0])["choices"]:
        found = house.look(made["seats"][0])
        house.act(made["seats"][0], step(found, invest=False), found["revision"])
    key = made["seats"][1]
    table.page.context.add_init_script(
        f"localStorage.setItem('chapiteau.passing', JSON.stringify(['{key}']))"
    )
    before = house.look(key)["revision"]
    table.screen("drum-roll", made)
    table.wait(lambda: house.look(key)["revision"] > before)


@pytest.mark.parametrize("hand", ["income", "resource-bonus", "fire trailer"])
def test_the_switch_stands_at_such_questions_whatever_the_hand_holds(
    table: Table, house: House, hand: str
) -> None:
    made = house.make("drum-roll", PERSON, OTHER)
    state: DrumRollState = position(2, phase="curtain", hands=[hand], troupe=["giant"])
    still(table, made["seats"][0], title("drum-roll"), state, 0)
    expect(table.control("passing")).to_be_visible()


def test_no_switch_where_more_than_a_card_is_asked(table: Table, house: House) -> None:
    made = house.make("drum-roll", PERSON, OTHER)
    state = position(2, phase="place", hands=["income"], troupe=["giant"])
    still(table, made["seats"][0], title("drum-roll"), state, 0)
    expect(table.bar.locator("[data-offer]").first).to_be_visible()
    expect(table.control("passing")).to_have_count(0)
