"""Everybody can play: axe on every screen, marks without colour (ux 54, 56)."""

import io
from collections.abc import Callable
from itertools import combinations

import numpy as np
import pytest
from axe_playwright_python.sync_playwright import Axe
from PIL import Image
from playwright.sync_api import Locator

from tests.web.conftest import PHONE, TITLES
from tests.web.house import OPEN, OTHER, PERSON, House
from tests.web.table import Table
from tests.web.windows import remember
from tests.web.test_turn import by_turn

NewTable = Callable[..., Table]
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

Screen = Callable[[Table, House], None]


def landing(table: Table, house: House) -> None:
    table.open("")
    table.page.locator("[data-title]").first.wait_for()


def set_up(table: Table, house: House) -> None:
    landing(table, house)
    table.page.locator("[data-title=flip-circus] [data-action=set-up]").click()
    table.page.locator("dialog [data-action=start]").wait_for()


def rules(table: Table, house: House) -> None:
    table.open("#/rules/flip-circus")
    table.page.locator("[data-rule]").first.wait_for()


def join(table: Table, house: House) -> None:
    table.open(f"#/join/{house.make('flip-circus', PERSON, OPEN)['invite']}")
    table.page.locator("form").wait_for()


def waiting_room(table: Table, house: House) -> None:
    made = house.make("flip-circus", PERSON, OPEN)
    # Whoever made the table knows the way in and shows it.
    remember(table.page.context, tables=[{**made, "title": "flip-circus", "seen": 1}])
    table.open(f"#/seat/{made['seats'][0]}")
    table.page.locator(".invite").wait_for()


def curtain(table: Table, house: House) -> None:
    made = house.make("aramini-circus", PERSON, OTHER)
    table.screen("aramini-circus", made)
    table.page.locator(".curtain").wait_for()


def settings(table: Table, house: House) -> None:
    table.sit(house.make("flip-circus", PERSON, OTHER)["seats"][0])
    table.page.locator("[data-control=rules], .house button").nth(0).wait_for()
    table.page.locator(".house nav > button").first.click()
    table.page.locator("dialog select").first.wait_for()


def playing(title: str) -> Screen:
    def show(table: Table, house: House) -> None:
        made = house.make(title, PERSON, OTHER)
        house.play(made["seats"], 5)
        first, _ = by_turn(house, made)
        table.sit(first)

    return show


def asking(title: str) -> Screen:
    def show(table: Table, house: House) -> None:
        first, _ = by_turn(house, house.make(title, PERSON, OTHER))
        table.sit(first)
        table.change("confirm", "always")
        final = next(c for c in house.look(first)["choices"] if c.get("final"))
        table.reveal(final["action"]).click()
        table.control("confirm").wait_for()

    return show


def end(title: str) -> Screen:
    def show(table: Table, house: House) -> None:
        table.open(f"#/seat/{house.finished(title)['seats'][0]}")
        table.page.locator(".end").wait_for()
        table.page.locator(".end summary").click()

    return show


SCREENS: dict[str, Screen] = {
    "landing": landing,
    "set-up": set_up,
    "rules": rules,
    "join": join,
    "waiting-room": waiting_room,
    "curtain": curtain,
    "settings": settings,
    **{f"table-{title}": playing(title) for title in TITLES},
    **{f"confirm-{title}": asking(title) for title in TITLES},
    **{f"end-{title}": end(title) for title in TITLES},
}


@pytest.mark.parametrize("screen", SCREENS)
def test_ux54_axe_finds_nothing_in_both_themes_and_languages(
    house: House, new_table: NewTable, screen: str
) -> None:
    # French on a phone, English on a desktop: each theme meets both.
    for locale, window in (("en-GB", {}), ("fr-FR", {"viewport": PHONE})):
        table = new_table(locale=locale, reduced_motion="reduce", **window)
        SCREENS[screen](table, house)
        for theme in ("light", "dark"):
            table.page.emulate_media(color_scheme=theme)
            table.page.wait_for_timeout(50)
            found = Axe().run(table.page, options={"runOnly": {"type": "tag", "values": STANDARDS}})
            problems = [
                (one["id"], node["html"][:160], node["failureSummary"])
                for one in found.response["violations"]
                for node in one["nodes"]
            ]
            assert not problems, f"{screen} in {theme}, {locale}: {problems}"


def grey(mark: Locator) -> np.ndarray:
    """A picture of an element without its colours, 48 by 48, its ground as 0."""
    picture = Image.open(io.BytesIO(mark.screenshot())).convert("L").resize((48, 48))
    values = np.asarray(picture, dtype=float)
    flat: np.ndarray = np.abs(values - values[0, 0])
    return flat


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_ux56_seats_are_told_apart_without_colour(
    house: House, new_table: NewTable, theme: str
) -> None:
    table = new_table(color_scheme=theme, device_scale_factor=2)
    made = house.make(
        "aramini-circus", PERSON, *[{"kind": "person", "name": name} for name in "BCD"]
    )
    table.sit(made["seats"][0])
    marks = table.page.locator(".scores .mark").all()
    assert len(marks) == 4
    pictures = [grey(mark) for mark in marks]
    for one, two in combinations(pictures, 2):
        assert np.abs(one - two).mean() > 12, "two seats' marks look alike in grey"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_ux56_performers_are_told_apart_without_colour(
    house: House, new_table: NewTable, theme: str
) -> None:
    table = new_table(color_scheme=theme, device_scale_factor=2)
    made = house.make("flip-circus", PERSON, OTHER)
    table.open(f"#/watch/{made['watch']}")
    table.board.wait_for()
    ring = house.look(made["watch"])["view"]["board"]["ring"]
    pictures: dict[str, np.ndarray] = {}
    for token in ring:
        face = table.page.locator(f'[data-piece="token:{token["id"]}"]')
        pictures.setdefault(token["face"], grey(face))
    assert len(pictures) >= 3
    for (name, one), (other, two) in combinations(pictures.items(), 2):
        assert np.abs(one - two).mean() > 12, f"{name} and {other} look alike in grey"
