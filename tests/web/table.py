"""The page at a table, as a hand would use it."""

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.web.house import House

WAIT = 10_000


def remember(context: BrowserContext, **values: Any) -> None:
    """What the browser remembers before the first visit (`web/src/table/storage.ts`)."""
    script = "".join(
        f"localStorage.getItem('chapiteau.{name}') ?? "
        f"localStorage.setItem('chapiteau.{name}', {json.dumps(json.dumps(value))});\n"
        for name, value in values.items()
    )
    context.add_init_script(script)


class Table:
    def __init__(self, page: Page, house: House) -> None:
        self.page = page
        self.house = house

    # ---- ways in

    def open(self, link: str) -> "Table":
        self.page.goto(f"{self.house.url}/{link}")
        return self

    def sit(self, key: str) -> "Table":
        """Open a seat's link and wait for the board."""
        self.open(f"#/seat/{key}")
        self.board.wait_for()
        return self

    def screen(self, title: str, made: dict[str, Any]) -> "Table":
        """One screen for several persons."""
        known = {**made, "title": title, "seen": 1}
        self.page.context.add_init_script(
            f"localStorage.setItem('chapiteau.tables', {json.dumps(json.dumps([known]))})"
        )
        return self.open(f"#/screen/{made['table']}")

    def enter(self) -> "Table":
        """Lift the curtain if there is one, and wait for the table."""
        curtain = self.page.locator(".curtain button")
        grid = self.page.locator(".table-grid")
        self.wait(lambda: curtain.count() > 0 or grid.count() > 0)
        if curtain.count():
            curtain.click()
        grid.wait_for()
        return self

    # ---- what is there

    @property
    def board(self) -> Locator:
        return self.page.locator(".stage [data-target]:visible").first

    @property
    def bar(self) -> Locator:
        return self.page.locator(".bar")

    @property
    def status(self) -> Locator:
        return self.page.locator("#status")

    @property
    def log(self) -> Locator:
        return self.page.locator(".log li")

    @property
    def offers(self) -> Locator:
        return self.bar.locator("[data-action]")

    def control(self, name: str) -> Locator:
        return self.page.locator(f"[data-control={name}]")

    def place(self, target: str) -> Locator:
        return self.page.locator(f'[data-target="{target}"]')

    @property
    def lit(self) -> list[str]:
        """The places that can be selected now."""
        lit = self.page.locator('.stage [data-target]:not([aria-disabled="true"])')
        return [str(place.get_attribute("data-target")) for place in lit.all()]

    @property
    def over(self) -> bool:
        return self.page.locator(".end").count() > 0

    def twin(self) -> list[str]:
        """The board in sentences."""
        described = self.page.locator(".twin")
        if described.get_attribute("open") is None:
            described.locator("summary").click()
        return described.locator("li").all_inner_texts()

    # ---- what a hand does

    def reveal(self, action: int) -> Locator:
        """The button of an action, in whichever group it lies."""
        button = self.bar.locator(f'[data-action="{action}"]')
        if button.count() == 0:
            for group in self.groups():
                self.open_group(group)
                if button.count():
                    break
                self.page.keyboard.press("Escape")
        return button

    def groups(self) -> list[str]:
        return [
            str(one.get_attribute("data-group-id"))
            for one in self.bar.locator("[data-group-id]").all()
        ]

    def open_group(self, group: str) -> None:
        self.bar.locator(f'[data-group-id="{group}"]').click()

    def offered(self) -> set[int]:
        """The actions of all buttons, those in closed groups included."""
        found = {int(str(one.get_attribute("data-action"))) for one in self.offers.all()}
        for group in self.groups():
            self.open_group(group)
            found |= {int(str(one.get_attribute("data-action"))) for one in self.offers.all()}
            self.page.keyboard.press("Escape")
        return found

    def take(self, action: int) -> None:
        """Press the button of an action, confirm where the page asks, and wait until it is done."""
        before = self.revision()
        self.reveal(action).click()
        confirm = self.control("confirm")
        if confirm.count():
            self.page.wait_for_timeout(350)
            confirm.click()
        self.wait_past(before)

    def touch(
        self, choice: dict[str, Any], choices: list[dict[str, Any]], tap: bool = False
    ) -> None:
        """Make a choice on the board: its places, then its button if they belong to another choice, too."""
        targets = set(choice["targets"])
        for target in choice["targets"]:
            place = self.place(target)
            if tap:
                # Clear of the bar, which lies over the lower part of the window.
                place.evaluate("(element) => element.scrollIntoView({ block: 'center' })")
            place.tap() if tap else place.click()
        if sum(targets <= set(one.get("targets", [])) for one in choices) > 1:
            button = self.bar.locator(f'[data-action="{choice["action"]}"]')
            button.tap() if tap else button.click()

    def revision(self) -> int:
        """The revision that is shown; -1 while no table is."""
        shown = "document.querySelector('[data-shown]')?.dataset.shown ?? -1"
        return int(self.page.evaluate(shown))

    def wait_past(self, revision: int) -> None:
        self.wait(
            lambda: (
                self.over or self.page.locator(".curtain").count() > 0 or self.revision() > revision
            )
        )

    def wait_for_turn(self, seconds: float = 20) -> None:
        """Until this seat may decide, or the match is over."""
        self.wait(lambda: self.over or self.bar.locator("[data-offer]").count() > 0, seconds)

    def wait(self, done: Callable[[], bool], seconds: float = 20) -> None:
        deadline = time.monotonic() + seconds
        while not done():
            assert time.monotonic() < deadline, f"still waiting: {self.status.all_inner_texts()}"
            self.page.wait_for_timeout(20)

    def change(self, name: str, value: str) -> None:
        """Choose something in the settings."""
        self.page.get_by_role("button", name=re.compile("Settings|Réglages")).click()
        self.page.locator(f"[data-setting={name}]").select_option(value)
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog")).to_have_count(0)
