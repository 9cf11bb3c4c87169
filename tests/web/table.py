"""The page at a table, as a hand would use it."""

import contextlib
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from tests.web.house import House

# Waits inside the page, so that asking costs nothing: JavaScript that holds at last, and for how long to wait for it.
UNTIL = """async (milliseconds) => {
    const end = performance.now() + milliseconds;
    while (!(CONDITION)) {
        if (performance.now() > end) return false;
        await new Promise((resolve) => setTimeout(resolve, 15));
    }
    return true;
}"""
SHOWN = "Number(document.querySelector('[data-shown]')?.dataset.shown ?? -1)"
OVER = "document.querySelector('.end')"
OFFERED = "document.querySelector('.bar [data-offer]')"
ANSWERED = "!document.querySelector('[data-control=confirm]')"
CURTAIN = "document.querySelector('.curtain')"
# Opens each closed group of the bar, as a press would, and gives what it holds: group to actions. "" are those that lie open.
GROUPS = """async () => {
    const bar = document.querySelector('.bar');
    const settled = () => new Promise((resolve) => setTimeout(resolve));
    const actions = () => [...bar.querySelectorAll('[data-action]')].map((one) => Number(one.dataset.action));
    const found = { '': actions() };
    for (const id of [...bar.querySelectorAll('[data-group-id]')].map((one) => one.dataset.groupId)) {
        bar.querySelector(`[data-group-id="${id}"]`).click();
        await settled();
        found[id] = actions();
        bar.querySelector('[data-control=cancel]').click();
        await settled();
    }
    return found;
}"""
LIT = """() => [...document.querySelectorAll('.stage [data-target]:not([aria-disabled="true"])')].map((one) => one.dataset.target)"""


class Table:
    def __init__(self, page: Page, house: House) -> None:
        self.page = page
        self.house = house

    # ---- ways in

    def open(self, link: str) -> "Table":
        """Go to an address of the house. The table that was there before is gone when this returns."""
        address = f"{self.house.url}/{link}"
        if self.page.url == address:
            self.page.reload()
            return self
        self.page.evaluate("document.querySelector('[data-shown]')?.setAttribute('data-left', '')")
        self.page.goto(address)
        self.until("!document.querySelector('[data-left]')")
        return self

    def sit(self, key: str) -> "Table":
        """Open a seat's link and wait for the board."""
        self.open(f"#/seat/{key}")
        self.board.wait_for()
        return self

    def know(self, title: str, made: dict[str, Any]) -> None:
        """Let the browser remember the keys of a table, as if it had made it."""
        if not self.page.url.startswith(self.house.url):
            self.page.goto(f"{self.house.url}/icon.svg")
        known = {key: made[key] for key in ("table", "seats", "invite", "watch")}
        self.page.evaluate(
            "(known) => localStorage.setItem('chapiteau.tables', JSON.stringify([known]))",
            {**known, "title": title, "seen": 1},
        )

    def screen(self, title: str, made: dict[str, Any]) -> "Table":
        """One screen for several persons."""
        self.know(title, made)
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
    def key(self) -> str:
        """Of the seat that is shown."""
        return self.page.url.rsplit("/", 1)[1]

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
        return list(self.page.evaluate(LIT))

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
            for group, actions in self.grouped().items():
                if group and action in actions:
                    self.open_group(group)
        return button

    def grouped(self) -> dict[str, list[int]]:
        """The actions of each group of the bar that has to be opened; under "" those whose buttons are there already."""
        return dict(self.page.evaluate(GROUPS))

    def groups(self) -> list[str]:
        return [group for group in self.grouped() if group]

    def open_group(self, group: str) -> None:
        self.bar.locator(f'[data-group-id="{group}"]').click()

    def offered(self) -> set[int]:
        """The actions of all buttons, those in closed groups included."""
        return {action for actions in self.grouped().values() for action in actions}

    def take(self, action: int) -> None:
        """Press the button of an action, confirm where the page asks, and wait until it is done."""
        before = self.revision()
        self.reveal(action).click()
        if self.control("confirm").count():
            self.answer()
        self.wait_past(before)

    def answer(self, press: Callable[[], object] | None = None) -> None:
        """Answer yes. A press that comes too soon after the question counts as a slip, so press until it counts."""
        confirm = self.control("confirm")

        def answered() -> bool:
            if confirm.count():
                with contextlib.suppress(Error):
                    press() if press else confirm.click(timeout=1000)
                # What was pressed in time goes to the server first.
                with contextlib.suppress(AssertionError):
                    self.until(ANSWERED, 0.4)
            return confirm.count() == 0

        self.wait(answered)

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
            if not tap:
                # What comes up under a mouse that rests there would lie over the next place.
                self.page.mouse.move(1, 1)
                self.until("!document.querySelector('.closer')")
        if sum(targets <= set(one.get("targets", [])) for one in choices) > 1:
            button = self.bar.locator(f'[data-action="{choice["action"]}"]')
            button.tap() if tap else button.click()
        elif not choice.get("final") and (confirm := self.control("confirm")).count():
            # A tile lies on trial until it is confirmed.
            self.answer(confirm.tap if tap else confirm.click)

    def revision(self) -> int:
        """The revision that is shown; -1 while no table is."""
        return int(self.page.evaluate(SHOWN))

    def wait_past(self, revision: int) -> None:
        """Until a later revision is shown, or what comes instead."""
        self.until(f"{SHOWN} > {revision} || {OVER} || {CURTAIN}")

    def wait_for_turn(self, seconds: float = 20) -> None:
        """Until this seat may decide, or the match is over."""
        self.until(f"{OVER} || {OFFERED}", seconds)

    def until(self, condition: str, seconds: float = 20) -> None:
        """Until a JavaScript expression holds in the page."""
        deadline = time.monotonic() + seconds
        while True:
            left = max(0, deadline - time.monotonic())
            try:
                held = self.page.evaluate(UNTIL.replace("CONDITION", condition), left * 1000)
            except Error as error:
                # The page was left meanwhile: the next one is asked.
                if not left or "context" not in str(error).lower():
                    raise
                continue
            assert held, f"still waiting for {condition}: {self.status.all_inner_texts()}"
            return

    def wait(self, done: Callable[[], bool], seconds: float = 20) -> None:
        deadline = time.monotonic() + seconds
        while not done():
            assert time.monotonic() < deadline, f"still waiting: {self.status.all_inner_texts()}"
            self.page.wait_for_timeout(25)

    def work(self, script: str, argument: object = None) -> tuple[Any, float]:
        """What a script gives, and for how many seconds the page itself works meanwhile, whatever else the machine does."""
        browser = self.page.context.new_cdp_session(self.page)
        browser.send("Performance.enable", {"timeDomain": "threadTicks"})

        def worked() -> float:
            metrics = browser.send("Performance.getMetrics")["metrics"]
            return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))

        before = worked()
        found = self.page.evaluate(script, argument)
        seconds = worked() - before
        assert seconds > 0
        return found, seconds

    def change(self, name: str, value: str) -> None:
        """Choose something in the settings."""
        self.page.get_by_role("button", name=re.compile("Settings|Réglages")).click()
        self.page.locator(f"[data-setting={name}]").select_option(value)
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog")).to_have_count(0)
