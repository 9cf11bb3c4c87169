"""A title that `chapiteau new-title` has just written, in the page: a match on the plain board to its end."""

import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.kit.checkout import NAME, ROOT, Checkout
from tests.web.conftest import PHONE_CONTEXT
from tests.web.house import OTHER, PERSON, SERVE, House
from tests.web.table import Table
from tests.web.test_plain import FAULTS
from tests.web.windows import Windows


@pytest.fixture
def new_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of a copy of this checkout that has the new title, and the page built there."""
    checkout = Checkout(tmp_path_factory.mktemp("checkout") / "copy")
    checkout.chapiteau("new-title", NAME)
    (checkout.folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    subprocess.run(
        ["npm", "--prefix", "web", "run", "--silent", "build", "--", "--logLevel", "warn"],
        cwd=checkout.folder,
        check=True,
    )
    folder = tmp_path_factory.mktemp("house")
    with House(folder, SERVE, checkout.environment) as running:
        running.rig("a new title")
        yield running


def test_a_new_title_is_played_to_its_end(windows: Windows, new_house: House) -> None:
    """By the buttons of its bids and the places of its cards, on a phone in both languages."""
    made = new_house.make(NAME, PERSON, OTHER)
    mine, other = made["seats"]
    kept = {"settings": {"speed": "off", "confirm": "never"}}
    with windows.lend(lambda: False) as lent:
        table = Table(lent(kept, locale="en-GB", **PHONE_CONTEXT), new_house)
        table.open(f"#/seat/{mine}")
        table.page.locator(".outline [data-target]").first.wait_for()
        played = 0
        while not (update := new_house.look(mine))["view"]["result"]:
            if not update["choices"]:
                found = new_house.look(other)
                new_house.act(other, new_house.advise(other), found["revision"])
                continue
            table.until(
                f"Number(document.querySelector('[data-shown]').dataset.shown) >= {update['revision']}"
            )
            choice = update["choices"][played % len(update["choices"])]
            lit = [target for one in update["choices"] for target in one.get("targets", [])]
            assert sorted(table.lit) == sorted(lit)
            lang = ("fr", "en")[played % 2]
            table.page.locator(f"button[lang={lang}]").click()
            expect(table.page.locator("html")).to_have_attribute("lang", lang)
            assert "{" not in table.page.locator("main").inner_text()
            if choice.get("targets"):
                before = table.revision()
                table.touch(choice, update["choices"], tap=True)
                table.wait_past(before)
            else:
                table.take(choice["action"])
            played += 1
        expect(table.page.locator(".end")).to_be_visible()
        assert table.page.evaluate(FAULTS) == []
        assert played == 15, "three rounds of a bid and four cards"
        table.page.goto(f"{new_house.url}/#/")
        expect(table.page.locator(f"[data-title={NAME}]")).to_be_visible()
