"""A whole match in each way to play: alone, at one screen, by link; and what comes after it (ux 2, 16, 21, 69)."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.web.house import OTHER, PERSON, House
from tests.web.table import Table

NewTable = Callable[..., Table]
STEPS = 400
COMMAND = Path(sys.executable).with_name("chapiteau")


def key_of(table: Table) -> str:
    return table.page.url.rsplit("/", 1)[1]


def test_ux69_alone_against_a_bot(table: Table, house: House, title: str, tmp_path: Path) -> None:
    page = table.page
    page.goto(house.url)
    page.locator(f"[data-title={title}] [data-action=set-up]").click()
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_label("Bot of seat 2").select_option("random")
    page.locator("dialog [data-action=start]").click()
    table.board.wait_for()
    key = key_of(table)
    house.hurry({"title": title, "seats": [key], "watch": key})
    for _ in range(STEPS):
        table.wait_for_turn()
        if table.over:
            break
        table.take(house.step(key, title))
    final = house.look(key)
    result = final["view"]["result"]
    end = page.locator(".end")
    expect(end).to_contain_text("The match is over.")
    assert end.locator(".places li").count() == len(result["places"])
    assert end.locator("tbody tr").count() == len(result["sources"])
    rows = [
        [int(cell) for cell in row.locator("td").all_inner_texts()]
        for row in end.locator("tbody tr").all()
    ]
    assert rows == [row["values"] for row in result["sources"]]
    assert not page.title().startswith("Your turn")

    # The record holds what was promised, and the command that the page names agrees.
    end.locator("summary").click()
    expect(end).to_contain_text(final["commitment"])
    expect(end).to_contain_text(final["seed"])
    with page.expect_download() as download:
        table.control("record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["seed"] == final["seed"]
    verified = subprocess.run([COMMAND, "record", "verify", file], capture_output=True, text=True)
    assert verified.returncode == 0, verified.stdout + verified.stderr

    # The same seats again.
    table.control("rematch").click()
    expect(end).to_have_count(0)
    table.board.wait_for()
    again = house.look(key_of(table))
    assert again["table"] != final["table"]
    assert [(seat["kind"], seat["bot"]) for seat in again["seats"]] == [
        (seat["kind"], seat["bot"]) for seat in final["seats"]
    ]


def test_ux69_at_one_screen(table: Table, house: House, title: str) -> None:
    page = table.page
    page.goto(house.url)
    page.locator(f"[data-title={title}] [data-action=one-screen]").click()
    for number, name in enumerate(("Ada", "Bo")):
        page.locator("dialog input[autocomplete=nickname]").nth(number).fill(name)
    if title == "flip-circus":
        page.get_by_label("Turns until a draw").fill("20")
    page.locator("dialog [data-action=start]").click()
    curtain = page.locator(".curtain button")
    table.wait(lambda: curtain.count() > 0 or table.board.is_visible())
    known = page.evaluate("JSON.parse(localStorage.getItem('chapiteau.tables'))")[0]
    house.hurry({**known, "title": title})
    for _ in range(STEPS):
        table.wait(
            lambda: (
                table.over or curtain.count() > 0 or table.bar.locator("[data-offer]").count() > 0
            )
        )
        if table.over:
            break
        if curtain.count():
            curtain.click()
            continue
        name = table.status.inner_text().split(":")[0]
        key = known["seats"][["Ada", "Bo"].index(name)]
        table.take(house.step(key, title))
    assert table.over
    expect(table.control("rematch")).to_be_visible()


def test_ux69_by_link_in_two_browsers(house: House, title: str, new_table: NewTable) -> None:
    short = {"turn-limit": 20} if title == "flip-circus" else {}
    made = house.make(title, PERSON, OTHER, **short)
    house.hurry(made)
    tables = {key: new_table().sit(key) for key in made["seats"]}
    for _ in range(STEPS):
        mover = next((key for key in tables if house.look(key)["choices"]), None)
        if mover is None:
            break
        table = tables[mover]
        table.wait_for_turn()
        if table.over:
            break
        table.take(house.step(mover, title))
    for table in tables.values():
        expect(table.page.locator(".end")).to_be_visible()
    one, two = tables.values()
    assert one.status.inner_text() == two.status.inner_text()
    assert one.twin() == two.twin()
