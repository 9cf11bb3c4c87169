"""What is this title's own at the page: dice with their power and bill, tiles placed by pointer, keys and touch, parts on a phone."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.titles.the_magnificent.matches import generous
from tests.web.conftest import PHONE_CONTEXT
from tests.web.house import OTHER, PERSON, House
from tests.web.table import Table
from tests.web.test_layout import outside
from tests.web.test_turn import commands

TITLE = "the-magnificent"
GHOST = ".camp .ghost rect"


def play_to(
    house: House, phase: str, tiles: int = 0, done: int = 0, box: dict[str, Any] | None = None
) -> tuple[str, dict[str, Any]]:
    """Play at new tables of two until somebody with so many tiles in the camp, and so many posters completed in the show that goes on,
    is asked `phase`. The key of that seat, and what it sees. `box`: components in place of the house set."""
    plan = {"title": TITLE, "seats": [PERSON, OTHER], "components": box}
    for step in range(1200):
        # In some matches it does not come up.
        if step % 400 == 0:
            answer = house.http.post("/api/tables", json=plan)
            assert answer.status_code == 201, answer.text
        for key in answer.json()["seats"]:
            found = house.look(key)
            if not found["choices"]:
                continue
            board = found["view"]["board"]
            mat = board["mats"][found["viewer"]]
            finished = sum(section["done"] for section in mat["sections"])
            if board["phase"] == phase and len(mat["tiles"]) >= tiles and finished >= done:
                return key, found
            built = len(mat["tiles"]) >= (6 if done else 0)
            house.act(key, likely(found, phase, built)["action"], found["revision"])
            break
    raise AssertionError(f"{phase} does not come up")


def likely(found: dict[str, Any], phase: str, built: bool) -> dict[str, Any]:
    """A choice that leads to a phase before long: large builds, wide shows once enough is `built`."""
    by_group = {choice["group"]: choice for choice in found["choices"]}
    perform = phase in ("show", "arrange") and built
    wanted = ["die", "complete", "colour", "perform" if perform else "build"]
    return next((by_group[group] for group in wanted if group in by_group), found["choices"][-1])


def covered(page: Page) -> int:
    """Cells of the own camp under the tile that lies there on trial or under the pointer."""
    return page.locator(GHOST).count()


def places(found: dict[str, Any], group: str = "place") -> list[dict[str, Any]]:
    return [choice for choice in found["choices"] if choice["group"] == group]


# ---- dice


def test_power_and_bill_of_each_die_are_told_before_it_is_taken(table: Table, house: House) -> None:
    key, found = play_to(house, "die")
    table.sit(key)
    for die in found["view"]["board"]["dice"]:
        spot = table.place(f"die:{die['kind']}-{die['pips']}")
        spoken = str(spot.get_attribute("aria-label"))
        shown = re.findall(r"\d+", spot.inner_text())
        for use in die["uses"]:
            assert f"As {use['colour']}: power {use['power']}." in spoken
            assert str(use["power"]) in shown
        assert f"Bill: {die['bill']}." in spoken
        assert str(die["bill"]) in shown
        assert len(die["uses"]) == (3 if die["kind"] == "clear" else 1)


def test_what_the_power_reaches_is_marked(table: Table, house: House) -> None:
    key, found = play_to(house, "action")
    table.sit(key)
    board = found["view"]["board"]
    for ring in board["rings"]:
        for at, space in enumerate(ring["spaces"]):
            told = table.place(f"ring:{ring['colour']}:{at}").locator(".steps").all_inner_texts()
            assert told == [str(steps) for steps in space["steps"][:1]]
    for at, step in enumerate(board["track"]):
        lit = table.place(f"track:{at}").get_attribute("aria-disabled") == "false"
        assert lit == step["reachable"]
    mat = board["mats"][found["viewer"]]
    for at, level in enumerate(mat["ladder"]):
        lit = table.place(f"level:{at}").get_attribute("aria-disabled") == "false"
        assert lit == (level["state"] == "open")


# ---- tiles


def test_a_tile_is_shown_turned_flipped_and_laid_by_pointer(table: Table, house: House) -> None:
    key, found = play_to(house, "place")
    table.sit(key)
    page, sent = table.page, commands(table.page)
    board = found["view"]["board"]
    wanted_size = "large" if board["place"]["large"] else "small"
    figure = next(
        one
        for one in board["figures"]
        if (one["colour"], one["size"]) == (board["place"]["colour"], wanted_size)
    )
    size = len(figure["turns"][0]["cells"])
    # The pointer alone shows it.
    table.place("cell:4:4").hover()
    assert covered(page) == size
    assert page.locator(".camp .ghost.laid").count() == 0
    table.place("cell:4:4").click()
    expect(page.locator(".camp .ghost.laid")).to_have_count(1)
    expect(page.locator(".camp [role=status]")).to_contain_text(re.compile(r"covers .*E5"))
    expect(table.bar).to_contain_text("Place")
    expect(table.control("confirm")).to_be_visible()
    # Turning and flipping keep it there.
    turn = page.locator('.turner [data-target^="turn:"][aria-pressed=true]')
    before = turn.get_attribute("data-target")
    page.keyboard.press("r")
    assert turn.get_attribute("data-target") != before
    expect(page.locator(".camp .ghost.laid")).to_have_count(1)
    page.get_by_role("button", name="Flip the tile").click()
    expect(page.locator(".camp .ghost.laid")).to_have_count(1)
    # Another cell: it goes there. Escape: it is in the hand again, and nothing was sent.
    table.place("cell:2:6").click()
    expect(page.locator(".camp [role=status]")).to_contain_text("G3")
    page.keyboard.press("Escape")
    expect(page.locator(".camp .ghost.laid")).to_have_count(0)
    assert not sent
    # A second press on the same cell lays it down.
    table.place("cell:4:4").click()
    pressed = page.locator('.stage [data-target][aria-pressed="true"]').all()
    wanted = {str(one.get_attribute("data-target")) for one in pressed}
    choice = next(one for one in places(found) if set(one["targets"]) == wanted)
    with page.expect_request("**/commands") as request:
        table.answer(table.place("cell:4:4").click)
    assert json.loads(request.value.post_data or "")["action"] == choice["name"]
    table.wait_past(found["revision"])
    expect(page.locator(".camp .tile")).to_have_count(
        1 + len(found["view"]["board"]["mats"][found["viewer"]]["tiles"])
    )


def test_a_double_click_lays_nothing_down(table: Table, house: House) -> None:
    key, _ = play_to(house, "place")
    table.sit(key)
    sent = commands(table.page)
    table.place("cell:4:4").dblclick()
    table.page.wait_for_timeout(100)
    assert not sent
    expect(table.page.locator(".camp .ghost.laid")).to_have_count(1)


def test_a_tile_is_placed_by_keys_alone(table: Table, house: House) -> None:
    key, found = play_to(house, "place")
    table.sit(key)
    page = table.page
    table.place("cell:4:4").focus()
    page.keyboard.press("Enter")
    said = page.locator(".camp [role=status]")
    first = said.inner_text()
    assert "E5" in first
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(said).not_to_have_text(first)
    page.keyboard.press("r")
    expect(page.locator(".camp .ghost.laid")).to_have_count(1)
    table.answer(lambda: page.keyboard.press("Enter"))
    table.wait_past(found["revision"])
    assert house.look(key)["revision"] == found["revision"] + 1


def test_a_tile_is_placed_by_touch_on_a_phone(new_table: Any, house: House) -> None:
    key, found = play_to(house, "place")
    table = new_table(**PHONE_CONTEXT)
    table.sit(key)
    page = table.page
    # The camp comes up by itself, with all of it on the first screen.
    assert outside(page, [".camp", ".turner"]) == []
    bar = page.locator(".bar").bounding_box()
    camp = page.locator(".camp").last.bounding_box()
    assert camp["y"] + camp["height"] <= bar["y"]
    other = page.locator('.turner [data-target^="turn:"]').last
    other.tap()
    expect(other).to_have_attribute("aria-pressed", "true")
    table.place("cell:4:4").tap()
    expect(page.locator(".camp .ghost.laid")).to_have_count(1)
    table.answer(table.control("confirm").tap)
    table.wait_past(found["revision"])


def test_a_tap_on_another_tile_lays_nothing_and_sends_nothing(table: Table, house: House) -> None:
    key, found = play_to(house, "place", tiles=1)
    table.sit(key)
    sent = commands(table.page)
    row, column = found["view"]["board"]["mats"][found["viewer"]]["tiles"][0]["cells"][0]
    taken = table.place(f"cell:{row}:{column}")
    for _ in range(2):
        taken.click(force=True)
        table.page.wait_for_timeout(350)
    assert covered(table.page) == 0
    assert not sent


def test_a_camp_with_hundreds_of_places_answers_at_once(table: Table, house: House) -> None:
    key, found = play_to(house, "place")
    assert len(places(found)) > 100
    table.sit(key)
    _, seconds = table.work(
        """async () => {
            document.querySelector('[data-target="cell:4:4"]').click();
            await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        }"""
    )
    assert table.page.locator(".camp .ghost.laid").count() == 1
    assert seconds <= 0.2


# ---- posters


def test_posters_are_rearranged_by_section(table: Table, house: House) -> None:
    key, found = play_to(house, "arrange")
    table.sit(key)
    choice = places(found, "arrange")[-1]
    for target in choice["targets"]:
        table.place(target).click()
    expect(table.control("confirm")).to_be_visible()
    with table.page.expect_request("**/commands") as request:
        table.answer()
    assert json.loads(request.value.post_data or "")["action"] == choice["name"]


def test_what_a_poster_lacks_is_drawn_hollow_and_said(table: Table, house: House) -> None:
    key, found = play_to(house, "action")
    table.sit(key)
    mat = found["view"]["board"]["mats"][found["viewer"]]
    for at, section in enumerate(mat["sections"]):
        if not section["poster"]:
            continue
        spot = table.place(f"section:{at + 1}")
        tiles = [need for need in section["poster"]["needs"] if need["size"] != "gem"]
        assert spot.locator("svg.hollow").count() == sum(need["missing"] for need in tiles)
        said = str(spot.get_attribute("aria-label"))
        assert ("Nothing is missing." if section["ready"] else "Missing: ") in said


# ---- other people's boards, and the parts of a phone


def texts_below(page: Page, least: float) -> list[tuple[str, float]]:
    """Visible texts of the board that are printed smaller than so many pixels."""
    found: list[tuple[str, float]] = page.evaluate(
        """() => {
            const found = [];
            const walker = document.createTreeWalker(
                document.querySelector('.stage'), NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
                const text = walker.currentNode.textContent.trim();
                const element = walker.currentNode.parentElement;
                const range = document.createRange();
                range.selectNodeContents(walker.currentNode);
                const box = range.getBoundingClientRect();
                if (!text || !box.width || element.closest('.visually-hidden')) continue;
                let size = parseFloat(getComputedStyle(element).fontSize);
                if (element instanceof SVGElement) size *= element.getScreenCTM().a;
                for (let at = element; at; at = at.parentElement)
                    size *= parseFloat(getComputedStyle(at).zoom) || 1;
                found.push([text, size]);
            }
            return found;
        }"""
    )
    assert found
    return [(text, size) for text, size in found if size < least - 0.01]


def test_no_text_of_the_board_is_smaller_than_eleven_pixels(
    table: Table, new_table: Any, house: House
) -> None:
    key, _ = play_to(house, "die")
    table.sit(key)
    assert texts_below(table.page, 11) == []
    phone = new_table(**PHONE_CONTEXT)
    phone.sit(key)
    for part in phone.page.get_by_role("tab").all():
        part.tap()
        assert texts_below(phone.page, 11) == []


def test_each_cell_of_a_camp_can_be_hit_on_a_phone(new_table: Any, house: House) -> None:
    key, _ = play_to(house, "place")
    table = new_table(**PHONE_CONTEXT)
    table.sit(key)
    boxes = [cell.bounding_box() for cell in table.page.locator(".camp [data-cell]").all()]
    assert len(boxes) == 81
    assert min(min(box["width"], box["height"]) for box in boxes if box) >= 32


@pytest.mark.parametrize("phase", ["owed", "arrange"])
def test_signs_stay_in_their_frames(table: Table, new_table: Any, house: House, phase: str) -> None:
    """The tiles of build levels, what posters ask for while they are rearranged, and what trainers do, side by side and on a phone."""
    key, _ = play_to(house, phase, box=generous())
    phone = new_table(**PHONE_CONTEXT)
    for one in (table, phone):
        one.sit(key)
    frames = [".trainer", ".ladder .level"] + [".arrange .card .card"] * (phase == "arrange")
    assert sticking_out(table.page, frames) == []
    camp = ".arrange .card .card" if phase == "arrange" else ".ladder .level"
    assert sticking_out(phone.page, [camp]) == []


def sticking_out(page: Page, frames: list[str]) -> list[str]:
    """Signs that are drawn across the edge of the frame that they stand in, with how far, in pixels."""
    for frame in frames:
        assert page.locator(frame).locator("svg").count()
    found: list[str] = page.evaluate(
        """(frames) => frames.flatMap((name) => [...document.querySelectorAll(name)].flatMap((frame) => {
            const outer = frame.getBoundingClientRect();
            return [...frame.querySelectorAll('svg')].flatMap((sign) => {
                const box = sign.getBoundingClientRect();
                const out = Math.max(outer.left - box.left, box.right - outer.right,
                                     outer.top - box.top, box.bottom - outer.bottom);
                return out > 0.5 ? [`${name}: ${frame.innerText} ${out.toFixed(1)}`] : [];
            });
        }))""",
        frames,
    )
    return found


# ---- what a build owes, a show that goes on, and a die without a colour


def test_what_a_covered_space_owes_is_marked_and_taken_there(table: Table, house: House) -> None:
    key, found = play_to(house, "owed", box=generous())
    table.sit(key)
    owed = found["view"]["board"]["owed"]
    expect(table.page.locator(".camp .owed")).to_have_count(len(owed))
    offered = places(found, "bonus")
    (place,) = offered[-1]["targets"]
    assert place in {f"bonus:{one['cell'][0]}:{one['cell'][1]}" for one in owed}
    assert place in table.lit
    table.place(place).click()
    table.wait_past(found["revision"])
    left = house.look(key)["view"]["board"]["owed"]
    assert len(left) == len(owed) - 1


def test_a_completed_poster_lies_face_down_until_the_show_ends(table: Table, house: House) -> None:
    key, found = play_to(house, "show", done=1, box=generous())
    table.sit(key)
    sections = found["view"]["board"]["mats"][found["viewer"]]["sections"]
    done = [at for at, section in enumerate(sections) if section["done"]]
    for at, section in enumerate(sections):
        place = table.place(f"section:{at + 1}")
        assert place.locator(".done").count() == (at in done)
        if section["done"]:
            assert "Completed in this show, face down." in str(place.get_attribute("aria-label"))
    table.take(1)
    expect(table.page.locator(".done")).to_have_count(0)


def test_a_clear_die_has_a_power_before_its_colour_is_named(table: Table, house: House) -> None:
    key, found = play_to(house, "colour")
    table.sit(key)
    power = found["view"]["board"]["power"]
    assert power["colour"] == "clear"
    expect(table.status).to_contain_text(f"Power {power['total']}, the colour is to be named")
    spoken = table.page.locator(".now .power").get_attribute("aria-label")
    assert f"Power {power['total']}, not named yet" in str(spoken)


# ---- one screen for several


def test_no_curtain_but_where_a_card_is_chosen_in_secret(table: Table, house: House) -> None:
    """MG-7.4 (ux 31): a whole round at one screen without a curtain, then one before each card that is scored."""
    made = house.make(TITLE, PERSON, OTHER)
    while (board := house.look(made["watch"])["view"]["board"])["phase"] != "score":
        seats = [house.look(key) for key in made["seats"]]
        assert [found["view"]["open_to"] for found in seats] == [[1], [0]]
        rush(house, seats, made)
    assert (board["round"], board["turn"]) == (1, 4)
    assert not any(house.look(key)["view"].get("open_to") for key in made["seats"])
    made = house.make(TITLE, PERSON, OTHER)
    table.screen(TITLE, made)
    table.board.wait_for()
    movers: set[int] = set()
    while len(movers) < 2 or house.look(made["watch"])["view"]["board"]["turn"] < 2:
        table.wait_for_turn()
        assert table.page.locator(".curtain").count() == 0
        key = next(key for key in made["seats"] if house.look(key)["choices"])
        found = house.look(key)
        movers.add(found["viewer"])
        table.take(quick(found["choices"]))


def rush(house: House, seats: list[dict[str, Any]], made: dict[str, Any]) -> None:
    """One quick step of whoever may decide."""
    found = next(found for found in seats if found["choices"])
    key = made["seats"][found["viewer"]]
    house.act(key, quick(found["choices"]), found["revision"])


def quick(choices: list[dict[str, Any]]) -> int:
    """The action of a choice that comes to the end of the turn soon: travelling without a step."""
    groups = {choice["group"]: choice for choice in reversed(choices)}
    wanted = next((name for name in ("turn", "travel", "colour", "die") if name in groups), "")
    return int(groups[wanted]["action"] if wanted else choices[0]["action"])


# ---- other people's boards


def test_the_board_of_each_other_player_is_one_press_away(table: Table, house: House) -> None:
    key, found = play_to(house, "action")
    table.sit(key)
    own = table.page.locator(".camp [data-cell]")
    assert own.count() == 81
    table.page.get_by_role("button", name=re.compile("^Board of ")).last.click()
    expect(own).to_have_count(0)
    other = 1 - found["viewer"]
    assert table.place(f"{other}:section:1").count() == 1
    # Nothing of it can be chosen.
    table.place(f"{other}:section:1").click(force=True)
    expect(table.page.locator('[aria-pressed="true"][data-target]')).to_have_count(0)
    table.page.get_by_role("button", name=re.compile("^Board of ")).first.click()
    expect(own).to_have_count(81)


def test_a_phone_shows_the_part_where_something_can_be_chosen(new_table: Any, house: House) -> None:
    key, found = play_to(house, "action")
    table = new_table(**PHONE_CONTEXT)
    table.sit(key)
    parts = table.page.get_by_role("tab")
    expect(parts).to_have_count(5)
    groups = {choice["group"] for choice in found["choices"]}
    for group, part in (("travel", "Rings"), ("build", "Camp"), ("perform", "Shows")):
        if group not in groups:
            continue
        table.open_group(group)
        expect(parts.filter(has_text=part)).to_have_attribute("aria-selected", "true")
        targets = {place for choice in places(found, group) for place in choice["targets"]}
        assert set(table.lit) == targets
        table.page.keyboard.press("Escape")
    # Any part can be looked at while one decides.
    parts.filter(has_text="Offer").tap()
    expect(table.place("poster:0")).to_be_visible()
