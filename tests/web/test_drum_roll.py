"""What people miss on the table of Drum Roll stands on the page at all times, and what is secret does not."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from chapiteau.registry import title
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from tests.titles.drum_roll.build import position
from tests.web.conftest import PHONE_CONTEXT
from tests.web.house import OTHER, PERSON, House
from tests.web.stills import still
from tests.web.table import Table
from tests.web.test_turn import by_turn
from tests.web.windows import remember

TITLE = "drum-roll"


def later(house: House, made: dict[str, Any], steps: int) -> dict[str, Any]:
    """Some well-chosen steps on; the view of the first seat."""
    house.play(made["seats"], steps)
    return dict(house.look(made["seats"][0])["view"]["board"])


def test_every_circus_tells_wages_shortfall_region_and_tickets(table: Table, house: House) -> None:
    made = house.make(TITLE, PERSON, OTHER)
    board = later(house, made, 40)
    table.sit(made["seats"][0])
    rows = table.page.locator(".money")
    expect(rows).to_have_count(2)
    for circus in board["circuses"]:
        row = rows.nth(circus["seat"])
        assert str(circus["wages"]) in row.inner_text()
        assert row.locator(".missing").count() == (circus["shortfall"] > 0)
        region = row.locator(f'[data-look="region:{circus["region"]}"]')
        assert region.inner_text().endswith(str(circus["region_pays"]))
        assert row.locator(".sale").all_inner_texts() == [str(pays) for pays in board["tickets"]]
        assert row.locator(".sale.sold").count() == circus["sold"]


def test_every_performer_tells_the_cubes_that_it_lacks(table: Table, house: House) -> None:
    made = house.make(TITLE, PERSON, OTHER)
    board = later(house, made, 30)
    table.sit(made["seats"][0])
    for performer in board["circuses"][0]["performers"]:
        card = table.page.locator(f'[data-piece="performer:{performer["id"]}"]')
        lacking = sum(not level["filled"] for level in performer["levels"])
        assert card.locator(".cube.empty").count() == lacking
    for card in board["offer"]:
        shown = table.page.locator(f'[data-piece="performer:{card["id"]}"] .price')
        assert shown.inner_text().startswith(str(card["price"]))


def test_markers_show_their_order(table: Table, house: House) -> None:
    made = house.make(TITLE, PERSON, OTHER)
    for _ in range(60):
        board = later(house, made, 1)
        if sum(len(space["markers"]) for space in board["spaces"]) >= 4:
            break
    table.sit(made["seats"][0])
    for space in board["spaces"]:
        place = table.page.locator(f".space.{space['id']}")
        assert place.locator(".marker small").all_inner_texts() == [
            str(order) for order in space["orders"]
        ]


def test_a_draft_is_seen_by_its_owner_alone(house: House, new_table: Callable[..., Table]) -> None:
    made = house.make(TITLE, PERSON, OTHER)
    first, second = by_turn(house, made)
    own = {card["id"] for card in house.look(first)["view"]["board"]["draft"]}
    watcher = new_table().open(f"#/watch/{made['watch']}")
    watcher.board.wait_for()
    other = new_table().sit(second)
    mine = new_table().sit(first)
    assert mine.page.locator(".drafted").count() == 2
    assert watcher.page.locator(".drafted").count() == 0
    for page in (watcher.page, other.page):
        for card in own:
            assert page.locator(f'[data-piece="performer:{card}"]').count() == 0
    house.act(first, house.look(first)["choices"][0]["action"], 0)
    expect(other.status).to_contain_text(re.compile("Your turn"))
    # One sees that the other has chosen.
    expect(other.page.locator(".done")).to_have_count(1)


def test_a_choice_made_while_the_other_decides_is_not_lost(
    house: House, new_table: Callable[..., Table]
) -> None:
    """Where all decide at once, a command on the position before the other's decision is carried out."""
    made = house.make(TITLE, PERSON, OTHER)
    one, two = made["seats"]
    action = house.look(two)["choices"][0]["action"]
    house.act(one, house.look(one)["choices"][0]["action"], 0)
    answer = house.act(two, action, 0)
    assert answer.status_code == 200, answer.text
    assert answer.json()["revision"] == 2


FIVE = "orchestra popcorn-vendor bank-representative general-supplier show-organizer"
WIDTHS = """[...document.querySelectorAll('.own, .rival, .stage')].map((one) => one.scrollWidth - one.clientWidth)"""


def full_table(players: int) -> DrumRollState:
    """Cubes of all colours, skips, personnel and many performers: whatever stands in a line, all of it at once."""
    state = position(
        players,
        phase="distribute",
        troupe=[
            "rope-walker tumbler stilt-dancer giant lion-tamer hat-juggler",
            "fakir card-sharp mind-reader horse-trainer dog-trainer",
            "trick-cyclist strong-man illusionist",
            "bear-leader tiger-tamer",
        ][:players],
        staff=["agent-1 agent-2 agent-3 agent-4 assistant-1", FIVE][:players],
        storage=["WWYYGGBBRR", "WWWWWWWWWWYYYYYYGGGBBRRRR", "WYGBR", "WWYYGGBBRR"][:players],
        hands=["income fire"],
        coins=[10, 10, 3, 4][:players],
        offer="trapeze-flyer ball-juggler ventriloquist",
        personnel="assistant-2 assistant-3 assistant-4",
    )
    state.skips = [2, 3, 4, 1][:players]
    return state


@pytest.mark.parametrize("language", ["en", "fr"])
def test_four_circuses_are_read_on_a_phone_without_scrolling_sideways(
    house: House, new_table: Callable[..., Table], language: str
) -> None:
    """Also with the longest name and everything that can stand beside it."""
    long = {"kind": "person", "name": "Maximilienne-Wilhelmine de la Tour-Neuve"}
    made = house.make(TITLE, PERSON, long, OTHER, long)
    table = new_table(**PHONE_CONTEXT)
    remember(table.page.context, lang=language)
    still(table, made["seats"][0], title(TITLE), full_table(4), 0)
    expect(table.page.locator(".own, .rival")).to_have_count(4)
    assert table.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert max(table.page.evaluate(WIDTHS)) <= 1


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 3])
def test_ux17_the_awards_are_seen_beside_five_personnel_without_scrolling(
    house: House, new_table: Callable[..., Table], language: str, players: int
) -> None:
    made = house.make(TITLE, *[PERSON] * players)
    table = new_table()
    remember(table.page.context, lang=language)
    still(table, made["seats"][0], title(TITLE), full_table(players), 0)
    bar = table.page.locator(".bar").bounding_box()
    assert bar is not None
    for award in table.page.locator("ul.awards li").all():
        box = award.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= bar["y"]
    assert table.page.locator("ul.awards li").count() == 7
    hidden = "document.querySelector('.stage').scrollHeight - document.querySelector('.stage').clientHeight"
    if players == 2:
        assert table.page.evaluate(hidden) <= 0


def test_the_strip_tells_show_and_turn(table: Table, house: House) -> None:
    made = house.make(TITLE, PERSON, OTHER)
    board = later(house, made, 40)
    table.sit(made["seats"][0])
    assert table.page.locator(".turn.now").all_inner_texts() == [str(board["round"])]
    strip = table.page.locator(".programme").get_attribute("aria-label") or ""
    assert f"Show {board['show']} of 3" in strip
    assert f"turn {board['round']}" in strip


def test_ux20_a_closer_look_at_a_card_of_another_circus(table: Table, house: House) -> None:
    """Benefits and costs of a rival's performer, in words: on hover, and for a mouse that goes there; Esc ends it."""
    made = house.make(TITLE, PERSON, OTHER)
    later(house, made, 30)
    table.sit(made["seats"][0])
    card = table.page.locator(".rival [data-look^='performer:']").first
    closer = table.page.locator(".closer")
    card.hover()
    expect(closer).to_be_visible()
    for words in ("Hiring cost", "Salary once flipped", "Poor", "Good", "Outstanding"):
        expect(closer).to_contain_text(words)
    box = closer.bounding_box()
    assert box is not None
    table.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    table.page.wait_for_timeout(500)
    expect(closer).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(closer).to_have_count(0)


def test_ux20_a_closer_look_by_keyboard(table: Table, house: House) -> None:
    made = house.make(TITLE, PERSON, OTHER)
    later(house, made, 30)
    table.sit(made["seats"][0])
    table.page.keyboard.press("Tab")
    table.page.locator(".rival [data-target]").first.focus()
    expect(table.page.locator(".closer")).to_be_visible()


def test_ux20_a_tap_looks_closer_and_a_long_press_makes_no_move(
    house: House, new_table: Callable[..., Table]
) -> None:
    made = house.make(TITLE, PERSON, OTHER)
    first, _ = by_turn(house, made)
    table = new_table(**PHONE_CONTEXT).sit(first)
    closer = table.page.locator(".closer")
    # A card of the offer is no choice yet: a tap on it shows it.
    offered = table.page.locator(".offer [data-look^='performer:']").first
    offered.evaluate("(element) => element.scrollIntoView({ block: 'center' })")
    offered.tap()
    expect(closer).to_be_visible()
    table.page.keyboard.press("Escape")
    # A card of the draft is: a long press shows it and decides nothing.
    drafted = table.page.locator(".drafted [data-target]").first
    drafted.evaluate("(element) => element.scrollIntoView({ block: 'center' })")
    box = drafted.bounding_box()
    assert box is not None
    touch = table.page.context.new_cdp_session(table.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    table.page.wait_for_timeout(700)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(closer).to_be_visible()
    table.page.wait_for_timeout(200)
    assert house.look(first)["revision"] == 0


def test_ux30_at_one_screen_nobody_sees_what_another_decides_in_secret(
    house: House, new_table: Callable[..., Table]
) -> None:
    made = house.make(TITLE, PERSON, OTHER)
    drafts = [
        {card["id"] for card in house.look(key)["view"]["board"]["draft"]} for key in made["seats"]
    ]
    table = new_table().screen(TITLE, made).enter()
    shown = """[...document.querySelectorAll('[data-piece^="performer:"]')].map((one) => one.dataset.piece.slice(10))"""
    for seat, own in enumerate(drafts):
        table.page.locator(".drafted").first.wait_for()
        seen = set(table.page.evaluate(shown))
        assert own <= seen
        assert not drafts[1 - seat] & seen
        key = made["seats"][seat]
        table.take(house.look(key)["choices"][0]["action"])
        if seat == 0:
            table.page.locator(".curtain").wait_for()
            assert table.page.locator("[data-piece]").count() == 0
            table.enter()
