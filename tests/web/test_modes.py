"""Each way to play, from its beginning and to its end: alone, at one screen, by link; and what comes after it (ux 2, 16, 21, 69)."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.web.checks import Checks
from tests.web.house import OTHER, PERSON, RANDOM, House
from tests.web.table import CURTAIN, OFFERED, OVER, SHOWN, Table

NewTable = Callable[..., Table]
GENTLE = {"kind": "bot", "bot": "apprentice"}
OPENING = 4
"""Steps that are made from the beginning, and up to the end."""
ENDING = 4
STEPS = 100
COMMAND = Path(sys.executable).with_name("chapiteau")


def test_ux69_alone_against_a_bot(
    table: Table, house: House, title: str, tmp_path: Path, check: Checks
) -> None:
    page = table.page
    page.goto(house.url)
    page.locator(f"[data-title={title}] [data-action=set-up]").click()
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_label("Bot of seat 2").select_option("juggler")
    page.locator("dialog [data-action=start]").click()
    table.board.wait_for()
    with check("ux 69: a match begins as it was set up"):
        made = table.key
        seats = [(seat["name"], seat["kind"], seat["bot"]) for seat in house.look(made)["seats"]]
        assert seats[0] == ("Ada", "person", "")
        assert seats[1][1:] == ("bot", "juggler")
        play(table, house, [made], OPENING)
        assert house.look(made)["revision"] >= OPENING

    key = house.near_end(title, PERSON, RANDOM, left=ENDING)["seats"][0]
    table.sit(key)
    play(table, house, [key], STEPS)
    final = house.look(key)
    end = page.locator(".end")
    with check("ux 16: the end tells places and where the points come from"):
        result = final["view"]["result"]
        expect(end).to_contain_text("The match is over.")
        expect(end.locator(".places li")).to_have_count(len(result["places"]))
        rows = [
            [int(cell) for cell in row.locator("td").all_inner_texts()]
            for row in end.locator("tbody tr").all()
        ]
        assert rows == [row["values"] for row in result["sources"]]
        assert not page.title().startswith("Your turn")
    with check(
        "ux 21: the record holds what was promised, and the command that the page names agrees"
    ):
        end.locator("summary").click()
        expect(end).to_contain_text(final["commitment"])
        expect(end).to_contain_text(final["seed"])
        with page.expect_download() as download:
            table.control("record").click()
        file = tmp_path / "record.json"
        download.value.save_as(file)
        assert json.loads(file.read_text())["seed"] == final["seed"]
        command = [str(COMMAND), "record", "verify", str(file)]
        verified = subprocess.run(command, capture_output=True, text=True)
        assert verified.returncode == 0, verified.stdout + verified.stderr
    with check("who is no level leads to none"):
        expect(table.control("next-level")).to_have_count(0)
    with check("ux 21: the same seats again"):
        table.control("rematch").click()
        expect(end).to_have_count(0)
        table.board.wait_for()
        again = house.look(table.key)
        assert again["table"] != final["table"]
        assert [(seat["kind"], seat["bot"]) for seat in again["seats"]] == [
            (seat["kind"], seat["bot"]) for seat in final["seats"]
        ]


def play(table: Table, house: House, keys: list[str], steps: int) -> None:
    """Play on by hand in these seats, with well-chosen steps, until the match is over or so many steps are made. Of those who may decide at
    the same time it is the one whom the page names."""
    curtain = table.page.locator(".curtain button")
    for _ in range(steps):
        table.until(f"{OVER} || {OFFERED} || {CURTAIN}")
        if curtain.count():
            curtain.click()
            table.until(f"{OVER} || {OFFERED}")
        if table.over:
            return
        name = table.status.inner_text().split(":")[0]
        table.take(house.hint(keys[["Ada", "Bo"].index(name)] if len(keys) > 1 else keys[0]))
    table.until(f"{OVER} || {OFFERED} || {CURTAIN}")


def nearly_over(house: House, title: str) -> dict[str, Any]:
    """A table of two whose match by chance has only a few steps left."""
    short = {"turn-limit": 20} if title == "flip-circus" else {}
    return house.late(title, PERSON, OTHER, left=2, **short)


def test_after_a_win_one_meets_the_next_level(table: Table, house: House, check: Checks) -> None:
    page = table.page
    table.open("")
    meets = page.locator("[data-title=aramini-circus] .meets")
    with check("newcomers are told whom they meet: a gentle one"):
        expect(meets).to_contain_text("Apprentice bot")

    key = house.near_end("aramini-circus", PERSON, GENTLE, left=ENDING)["seats"][0]
    table.sit(key)
    play(table, house, [key], STEPS)
    with check("a win offers the next level"):
        expect(table.control("next-level")).to_contain_text("Juggler bot")
    table.control("next-level").click()
    expect(page.locator(".end")).to_have_count(0)
    table.board.wait_for()
    with check("who is met at the next table, and from now on"):
        assert [seat["bot"] for seat in house.look(table.key)["seats"]] == ["", "juggler"]
        table.open("")
        expect(meets).to_contain_text("Juggler bot")


def test_ux69_at_one_screen(table: Table, house: House, title: str) -> None:
    page = table.page
    page.goto(house.url)
    page.locator(f"[data-title={title}] [data-action=one-screen]").click()
    for number, name in enumerate(("Ada", "Bo")):
        page.locator("dialog input[autocomplete=nickname]").nth(number).fill(name)
    page.locator("dialog [data-control=hints]").check()
    page.locator("dialog [data-action=start]").click()
    table.until(f"{CURTAIN} || {OFFERED}")
    known = page.evaluate("JSON.parse(localStorage.getItem('chapiteau.tables'))")[0]
    play(table, house, known["seats"], OPENING)
    assert sum(house.look(key)["revision"] > 0 for key in known["seats"]) == 2

    made = nearly_over(house, title)
    table.screen(title, made)
    play(table, house, made["seats"], STEPS)
    assert table.over
    expect(table.control("rematch")).to_be_visible()


def test_ux69_by_link_in_two_browsers(house: House, title: str, new_table: NewTable) -> None:
    made = nearly_over(house, title)
    tables: dict[str, Table] = {key: new_table().sit(key) for key in made["seats"]}
    for _ in range(STEPS):
        mover = next((key for key in tables if house.look(key)["choices"]), None)
        if mover is None:
            break
        table = tables[mover]
        table.until(f"{SHOWN} === {house.look(mover)['revision']}")
        table.wait_for_turn()
        table.take(house.hint(mover))
    for table in tables.values():
        expect(table.page.locator(".end")).to_be_visible()
    one, two = tables.values()
    assert one.status.inner_text() == two.status.inner_text()
    assert one.twin() == two.twin()
