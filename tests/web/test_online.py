"""Several browsers at one table: joining, staying in step, losing the link and finding it again (ux 2 to 4, 26, 33 to 35, 68)."""

import json
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, Route, WebSocket, expect

from tests.server.json_patch import changed
from tests.web.house import OPEN, OTHER, PERSON, RANDOM, House
from tests.web.table import Table
from tests.web.test_turn import by_turn, commands

NewTable = Callable[..., Table]
BACK_WITHIN = 2.0


def banner(table: Table) -> Any:
    return table.page.locator(".link-lost")


def test_ux2_ux3_with_friends_by_link(
    table: Table, house: House, any_title: str, new_table: NewTable
) -> None:
    page = table.page
    page.goto(house.url)
    page.locator(f"[data-title={any_title}] [data-action=with-friends]").click()
    page.locator("dialog input[autocomplete=nickname]").first.fill("Ada")
    page.locator("dialog [data-action=start]").click()
    expect(table.status).to_contain_text("Waiting for players")
    expect(page.locator(".invite [role=img] svg")).to_have_count(1)
    link = page.locator(".invite input").input_value()
    assert link.startswith(f"{house.url}/#/join/")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.control("copy").click()
    assert page.evaluate("navigator.clipboard.readText()") == link

    guest = new_table()
    guest.page.goto(link)
    # A name is all that is asked; the free seat is chosen already.
    guest.page.get_by_label("Your name").fill("Bo")
    expect(guest.page.locator("input[type=text], input:not([type])")).to_have_count(1)
    expect(guest.page.locator("input[type=radio]:enabled")).to_have_count(1)
    guest.page.get_by_role("button", name="Take the seat").click()
    for one in (table, guest):
        one.board.wait_for()
        expect(one.page.locator(".scores")).to_contain_text("Ada")
        expect(one.page.locator(".scores")).to_contain_text("Bo")

    # The link again: back to one's seat; for a stranger the table is full and can be watched.
    guest.page.goto(house.url)
    guest.page.goto(link)
    guest.page.get_by_role("link", name="Back to my seat").click()
    guest.board.wait_for()
    stranger = new_table()
    stranger.page.goto(link)
    expect(stranger.page.get_by_text("All seats are taken.")).to_be_visible()
    stranger.page.get_by_role("link", name="Watch the match").click()
    stranger.board.wait_for()
    assert stranger.bar.locator("[data-offer]").count() == 0
    assert not stranger.lit


def test_ux3_the_name_is_remembered(house: House, new_table: NewTable) -> None:
    guest = new_table()
    for seats in (2, 4):
        made = house.make("flip-circus", PERSON, *[OPEN] * (seats - 1))
        guest.open(f"#/join/{made['invite']}")
        name = guest.page.get_by_label("Your name")
        if seats == 2:
            name.fill("Bo")
            guest.page.get_by_role("button", name="Take the seat").click()
            guest.board.wait_for()
        else:
            expect(name).to_have_value("Bo")
            # Two who want one seat: the second is told, and offered what is left.
            free = house.http.post(
                "/api/invitation",
                json={"id": "x" * 24, "seat": 1, "name": "Cy"},
                headers={"Authorization": f"Bearer {made['invite']}"},
            )
            assert free.status_code == 200
            guest.page.get_by_role("button", name="Take the seat").click()
            expect(guest.page.get_by_role("alert")).not_to_be_empty()
            guest.page.get_by_role("button", name="Take the seat").click()
            expect(guest.status).to_contain_text("Waiting for players")


def test_ux4_a_seat_link_outlives_reload_new_tab_and_server(
    page: Page, own_house: House, any_title: str, new_table: NewTable
) -> None:
    key = own_house.make(any_title, PERSON, OTHER)["seats"][0]
    own_house.play([key], 2)
    revision = own_house.look(key)["revision"]
    table = Table(page, own_house).sit(key)
    page.reload()
    table.board.wait_for()
    own_house.kill()
    own_house.start()
    again = page.context.new_page()
    other = Table(again, own_house).sit(key)
    assert other.revision() == revision
    assert other.twin() == table.twin()


def test_a_wrong_link_says_so(table: Table) -> None:
    table.open("#/seat/this-is-no-key")
    expect(table.page.get_by_role("heading", name="This way leads nowhere")).to_be_visible()
    table.page.get_by_role("link", name="All titles").click()
    table.page.locator("[data-title]").first.wait_for()


def test_ux26_a_spectator_gets_nothing_that_is_hidden(house: House, new_table: NewTable) -> None:
    made = house.make("aramini-circus", PERSON, OTHER, bonus=True)
    watcher = new_table()
    told: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        last: dict[str, Any] = {}

        def hear(text: bytes | str) -> None:
            nonlocal last
            last = changed(last, json.loads(text))
            told.append(last)

        socket.on("framereceived", hear)

    watcher.page.on("websocket", listen)
    watcher.page.on(
        "response",
        lambda answer: told.append(answer.json()) if "/api/table" in answer.url else None,
    )
    watcher.open(f"#/watch/{made['watch']}")
    watcher.board.wait_for()
    house.play(made["seats"], 20)
    final = house.look(made["watch"])
    watcher.wait(lambda: watcher.revision() == final["revision"])
    running = [update for update in told if not update["view"]["result"]]
    assert len(running) >= 10
    looks = [house.look(key) for key in made["seats"]]
    secrets = {key for key in (*made["seats"], made["invite"]) if key}
    for update in running:
        board = update["view"]["board"]
        assert (board["hand"], board["hands"], board["payment"]) == ([], [], None)
        assert len(board["discard"]) <= 1
        assert (update["choices"], update["seed"]) == ([], "")
        assert not any(secret in json.dumps(update) for secret in secrets)
    # What a seat is told of its own draws is told to nobody else, in data or on the page.
    if not looks[0]["view"]["result"]:
        public = [told for line in final["lines"] for told in line.get("messages", [])]
        private = [
            told
            for look, seat in zip(looks, (0, 1), strict=True)
            for line in look["lines"]
            for told in line.get("messages", [])
            if line["seat"] == seat and told not in public
        ]
        assert private, "nobody drew a card: play longer"


def test_ux33_offline_and_back(table: Table, house: House, any_title: str) -> None:
    first, second = by_turn(house, house.make(any_title, PERSON, OTHER))
    table.sit(second)
    table.page.context.set_offline(True)
    expect(banner(table)).to_contain_text("Reconnecting")
    house.play([first], 2)
    table.page.wait_for_timeout(3000)
    assert table.revision() == 0
    table.page.context.set_offline(False)
    table.wait(lambda: table.revision() == house.look(second)["revision"], BACK_WITHIN)
    expect(banner(table)).to_have_count(0)
    # The link is live again, not only the picture.
    house.play([first, second], 1)
    table.wait(lambda: table.revision() == house.look(second)["revision"], BACK_WITHIN)


def test_ux33_the_server_dies_and_comes_back(page: Page, own_house: House, any_title: str) -> None:
    first, second = by_turn(own_house, own_house.make(any_title, PERSON, OTHER))
    table = Table(page, own_house).sit(first)
    page.evaluate("window.sameVisit = true")
    table.take(own_house.hint(first))
    own_house.kill()
    expect(banner(table)).to_be_visible()
    page.wait_for_timeout(3000)
    own_house.start()
    expect(banner(table)).to_have_count(0, timeout=int(BACK_WITHIN * 1000))
    assert table.revision() == 1
    own_house.play([first, second], 2)
    table.wait(lambda: table.revision() == own_house.look(first)["revision"], BACK_WITHIN)
    assert page.evaluate("window.sameVisit"), "the page was loaded anew"


def test_ux33_a_frozen_page_wakes_up(table: Table, house: House, any_title: str) -> None:
    first, second = by_turn(house, house.make(any_title, PERSON, OTHER))
    table.sit(second)
    session = table.page.context.new_cdp_session(table.page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    house.play([first], 2)
    time.sleep(2)
    session.send("Page.setWebLifecycleState", {"state": "active"})
    table.wait(lambda: table.revision() == house.look(second)["revision"], BACK_WITHIN)


def test_ux34_a_move_made_offline_is_made_once(table: Table, house: House, any_title: str) -> None:
    first, _ = by_turn(house, house.make(any_title, PERSON, OTHER))
    table.sit(first)
    action = house.look(first)["choices"][0]["action"]
    button = table.reveal(action)
    table.page.context.set_offline(True)
    button.click()
    expect(table.bar).to_contain_text("as soon as the connection is back")
    table.page.wait_for_timeout(1000)
    assert house.look(first)["revision"] == 0
    sent = commands(table.page)
    table.page.context.set_offline(False)
    table.wait(lambda: table.revision() == 1, BACK_WITHIN)
    table.page.wait_for_timeout(500)
    assert house.look(first)["revision"] == 1
    assert len({json.loads(one.post_data or "")["id"] for one in sent}) <= 1


def test_ux34_a_lost_answer_does_not_make_the_move_twice(
    table: Table, house: House, any_title: str
) -> None:
    first, _ = by_turn(house, house.make(any_title, PERSON, OTHER))
    table.sit(first)
    ids: list[str] = []

    def lose_the_first(route: Route) -> None:
        ids.append(json.loads(route.request.post_data or "")["id"])
        if len(ids) == 1:
            route.fetch()
            route.abort()
        else:
            route.continue_()

    table.page.route("**/api/table/commands", lose_the_first)
    action = house.look(first)["choices"][0]["action"]
    table.take(action)
    table.wait(lambda: len(ids) >= 2)
    table.page.wait_for_timeout(500)
    assert set(ids) == {ids[0]}, "the second attempt is another command"
    assert house.look(first)["revision"] == 1
    assert table.log.count() == 1


def test_ux34_a_move_on_an_old_position_is_refused_and_seen(
    table: Table, house: House, any_title: str
) -> None:
    first, _ = by_turn(house, house.make(any_title, PERSON, OTHER))
    table.sit(first)
    choices = house.look(first)["choices"]
    button = table.reveal(choices[0]["action"])
    table.page.context.set_offline(True)
    button.click()
    house.act(first, choices[-1]["action"], 0)
    table.page.context.set_offline(False)
    table.wait(lambda: table.revision() == 1)
    problem = table.bar.locator(".problem span")
    expect(problem).not_to_be_empty()
    expect(table.page.locator("[role=alert]")).to_contain_text(problem.inner_text())
    assert house.look(first)["revision"] == 1


def test_ux35_two_tabs_of_one_seat_stay_in_step(table: Table, house: House, any_title: str) -> None:
    key = house.make(any_title, PERSON, RANDOM)["seats"][0]
    table.sit(key)
    other = Table(table.page.context.new_page(), house).sit(key)
    for hand in (table, other, table, other):
        hand.wait_for_turn()
        if hand.over:
            break
        hand.take(house.hint(key))
        revision = hand.revision()
        for one in (table, other):
            one.wait(lambda one=one, least=revision: one.revision() >= least)  # type: ignore[misc]
    for one in (table, other):
        one.wait_for_turn()
    assert table.revision() == other.revision()
    assert table.twin() == other.twin()
    assert table.log.all_inner_texts() == other.log.all_inner_texts()


def test_away_is_shown(table: Table, house: House, new_table: NewTable) -> None:
    one, two = house.make("flip-circus", PERSON, OTHER)["seats"]
    table.sit(one)
    seat = table.page.locator("[data-seat='1']")
    expect(seat).to_contain_text("away")
    other = new_table().sit(two)
    expect(seat).not_to_contain_text("away")
    other.page.close()
    expect(seat).to_contain_text("away")


def test_ux68_nothing_leaves_the_house(page: Page, house: House, title: str) -> None:
    asked: list[str] = []
    complaints: list[str] = []
    page.on("request", lambda one: asked.append(one.url))
    page.on("websocket", lambda one: asked.append(one.url))
    page.on(
        "console",
        lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None,
    )
    answer = page.goto(house.url)
    assert answer is not None
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    page.locator("[data-title]").first.wait_for()
    key = house.at(title, PERSON, RANDOM)["seats"][0]
    table = Table(page, house).sit(key)
    table.wait_for_turn()
    table.take(house.look(key)["choices"][0]["action"])
    if table.control("rules").count():
        table.control("rules").first.click()
    assert {urlsplit(url).netloc for url in asked if not url.startswith("data:")} == {
        urlsplit(house.url).netloc
    }
    assert not complaints
    # A request elsewhere would be stopped by the page's own policy.
    blocked = page.evaluate(
        """() => new Promise((resolve) => {
            document.addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective));
            fetch('http://127.0.0.1:9/').catch(() => setTimeout(() => resolve(''), 500));
        })"""
    )
    assert blocked == "connect-src"
