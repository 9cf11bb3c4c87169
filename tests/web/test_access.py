"""Everybody can play: axe on every screen, marks without colour (ux 54, 56)."""

import io
from collections.abc import Callable
from itertools import combinations
from typing import Any, Literal

import pytest
from axe_playwright_python.base import AXE_FILE_PATH
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Locator, Page

from tests.web.checks import Checks
from tests.web.conftest import PHONE, TITLES
from tests.web.house import OPEN, OTHER, PERSON, House
from tests.web.table import Table
from tests.web.test_turn import by_turn, something_final

NewTable = Callable[..., Table]
STANDARDS = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}

Theme = Literal["light", "dark"]
WINDOWS: dict[str, tuple[dict[str, Any], dict[Theme, dict[str, Any]]]] = {
    "en-GB": ({}, {"light": STANDARDS, "dark": COLOURS}),
    "fr-FR": ({"viewport": PHONE}, {"dark": STANDARDS}),
}
"""Per language the window, and what is tried in which theme: all of it on a desktop in the light and on a phone in the dark, colours alone
on a desktop in the dark, where all else is as it was."""

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
    table.know("flip-circus", made)
    table.open(f"#/seat/{made['seats'][0]}")
    table.page.locator(".invite").wait_for()


def curtain(table: Table, house: House) -> None:
    made = house.at("aramini-circus", PERSON, OTHER)
    table.screen("aramini-circus", made)
    table.page.locator(".curtain").wait_for()


def settings(table: Table, house: House) -> None:
    table.sit(house.at("flip-circus", PERSON, OTHER)["seats"][0])
    table.page.locator("[data-control=rules], .house button").nth(0).wait_for()
    table.page.locator(".house nav > button").first.click()
    table.page.locator("dialog select").first.wait_for()


def playing(title: str) -> Screen:
    def show(table: Table, house: House) -> None:
        table.sit(by_turn(house, house.at(title, PERSON, OTHER, steps=5))[0])

    return show


def asking(title: str) -> Screen:
    def show(table: Table, house: House) -> None:
        first, _ = by_turn(house, house.at(title, PERSON, OTHER, until=something_final))
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


SCREENS: dict[str, dict[str, Screen]] = {
    "house": {
        "landing": landing,
        "set-up": set_up,
        "rules": rules,
        "join": join,
        "waiting-room": waiting_room,
        "curtain": curtain,
        "settings": settings,
    },
    **{
        title: {"table": playing(title), "question": asking(title), "end": end(title)}
        for title in TITLES
    },
}
PARTS = {"question": ".bar"}
"""What of a screen is not on one before it."""


@pytest.mark.parametrize("locale", WINDOWS)
@pytest.mark.parametrize("part", SCREENS)
def test_ux54_axe_finds_nothing_in_both_themes_and_languages(
    house: House, new_table: NewTable, part: str, locale: str, check: Checks
) -> None:
    window, themes = WINDOWS[locale]
    table = new_table(locale=locale, **window)
    for screen, show in SCREENS[part].items():
        table.page.emulate_media(color_scheme=next(iter(themes)))
        show(table, house)
        for theme, wanted in themes.items():
            table.page.emulate_media(color_scheme=theme)
            with check(f"ux 54: {screen} in {theme}, {locale}"):
                assert axe(table.page, wanted, PARTS.get(screen, "body")) == []


def axe(page: Page, wanted: dict[str, Any], part: str = "body") -> list[tuple[str, str, str]]:
    """What axe complains of in a part of the page."""
    if not page.evaluate("!!window.axe"):
        page.evaluate(AXE_FILE_PATH.read_text("utf-8"))
    # A theme fades in.
    page.evaluate(
        "Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))"
    )
    # Of a long log the lines are all alike.
    found = page.evaluate(
        """([only, part]) => axe.run({ include: [[part]], exclude: [['.log li:nth-child(n + 12)']] },
            { runOnly: only, resultTypes: ['violations'], selectors: false })""",
        [wanted, part],
    )
    return [
        (one["id"], node["html"][:160], node["failureSummary"])
        for one in found["violations"]
        for node in one["nodes"]
    ]


def grey(mark: Locator) -> Image.Image:
    """A picture of an element without its colours, 48 by 48: how far each point is from its ground."""
    picture = Image.open(io.BytesIO(mark.screenshot())).convert("L").resize((48, 48))
    ground = Image.new("L", picture.size, picture.getpixel((0, 0)))
    return ImageChops.difference(picture, ground)


def apart(one: Image.Image, two: Image.Image) -> float:
    """The mean difference of two pictures' points."""
    return ImageStat.Stat(ImageChops.difference(one, two)).mean[0]


def test_ux56_told_apart_without_colour(house: House, new_table: NewTable, check: Checks) -> None:
    table = new_table(device_scale_factor=2)
    four = [{"kind": "person", "name": name} for name in "ABCD"]
    ring = house.at("flip-circus", PERSON, OTHER)
    themes: tuple[Theme, Theme] = ("light", "dark")
    for theme in themes:
        table.page.emulate_media(color_scheme=theme)
        table.sit(house.at("aramini-circus", *four)["seats"][0])
        with check(f"ux 56: seats in {theme}"):
            marks = table.page.locator(".scores .mark").all()
            assert len(marks) == 4
            for one, two in combinations([grey(mark) for mark in marks], 2):
                assert apart(one, two) > 12, "two seats' marks look alike in grey"
        table.open(f"#/watch/{ring['watch']}")
        table.board.wait_for()
        with check(f"ux 56: performers in {theme}"):
            pictures: dict[str, Image.Image] = {}
            for token in house.look(ring["watch"])["view"]["board"]["ring"]:
                face = table.page.locator(f'[data-piece="token:{token["id"]}"]')
                if token["face"] not in pictures:
                    pictures[token["face"]] = grey(face)
            assert len(pictures) >= 3
            for (name, a), (other, b) in combinations(pictures.items(), 2):
                assert apart(a, b) > 12, f"{name} and {other} look alike in grey"
