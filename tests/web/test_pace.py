"""How others' moves are shown: one at a time, skippable, told again; and how pieces move (ux 18, 27, 28, 43, 59)."""

import json
from itertools import pairwise
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import PHONE, PHONE_CONTEXT
from tests.web.house import OTHER, PERSON, RANDOM, House
from tests.web.table import Table
from tests.web.test_turn import by_turn, to_harmless, to_one_mover
from tests.web.windows import remember

SHOWN = """
window.shown = [];
new MutationObserver(() => {
  const revision = Number(document.querySelector('[data-shown]')?.dataset.shown ?? 0);
  if (revision !== window.shown.at(-1)?.revision) window.shown.push({ revision, at: performance.now() });
}).observe(document, { subtree: true, attributes: true, childList: true });
"""

# Every animation that is started, with what it changes and how long it lasts.
ANIMATED = """
window.animated = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (keyframes, timing) {
  const animation = animate.call(this, keyframes, timing);
  const { delay, duration } = animation.effect.getTiming();
  const changed = animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
  window.animated.push({ piece: this.dataset?.piece ?? '', time: delay + duration, changed: [...new Set(changed)] });
  return animation;
};
"""
KEYFRAME = {"offset", "computedOffset", "easing", "composite"}


def others(update: dict[str, Any], seat: int) -> list[int]:
    return [line["revision"] for line in update["lines"] if line["seat"] != seat]


@pytest.mark.settings(speed="normal")
def test_ux27_moves_of_bots_are_shown_one_at_a_time(table: Table, house: House, title: str) -> None:
    seats = 3 if title == "aramini-circus" else 1
    key = house.make(title, PERSON, *[RANDOM] * seats)["seats"][0]
    table.page.add_init_script(SHOWN)
    table.sit(key)
    steps: list[tuple[dict[str, float], dict[str, float]]] = []
    while len(steps) < 3:
        table.wait_for_turn(90)
        by_bots = set(others(house.look(key), 0))
        shown = table.page.evaluate("window.shown")
        # Not the first picture: the bots may have moved before the page was open.
        steps = [(a, b) for a, b in pairwise(shown[1:]) if b["revision"] in by_bots]
        if table.over:
            break
        table.take(house.hint(key))
    assert steps
    for before, after in steps:
        assert after["revision"] == before["revision"] + 1, "a move was passed over"
        assert after["at"] - before["at"] >= 700


@pytest.mark.settings(speed="slow")
def test_ux27_space_skips_to_my_turn_and_a_recap_stays(
    table: Table, house: House, title: str
) -> None:
    made = house.make(title, PERSON, OTHER)
    first, second = to_harmless(house, made)
    while house.look(second)["choices"]:
        house.act(second, house.hint(second), house.look(second)["revision"])
    seat = made["seats"].index(second)
    table.sit(second)
    # A whole turn of the other, faster than it is shown.
    while house.look(first)["choices"]:
        house.act(first, house.hint(first), house.look(first)["revision"])
    update = house.look(second)
    assert len(others(update, seat)) >= 2
    expect(table.control("skip")).to_be_visible()
    table.page.locator(".say").click()
    table.page.keyboard.press("Space")
    table.wait(lambda: table.revision() == update["revision"], 0.5)
    expect(table.control("skip")).to_have_count(0)
    table.wait_for_turn()
    told = table.page.locator(".recap li").all_inner_texts()
    # All since this seat's own last choice.
    lines = update["lines"]
    since = max((line["revision"] for line in lines if line["seat"] == seat), default=0)
    theirs = [line for line in lines if line["revision"] > since and line.get("messages")]
    assert told == table.log.all_inner_texts()[-len(theirs) :]
    assert len(told) == len(theirs)
    # It is still there after an own step.
    table.take(house.look(second)["choices"][0]["action"])
    if table.page.locator(".recap").count():
        assert table.page.locator(".recap li").all_inner_texts() == told


@pytest.mark.settings(speed="slow")
def test_ux27_the_speed_can_be_changed_and_off_shows_all_at_once(
    table: Table, house: House, title: str
) -> None:
    first, second = by_turn(house, house.make(title, PERSON, OTHER))
    table.sit(second)
    table.change("speed", "off")
    while house.look(first)["choices"]:
        house.act(first, house.hint(first), house.look(first)["revision"])
    table.wait(lambda: table.revision() == house.look(second)["revision"], 1)


def test_ux28_a_bot_that_thinks_is_said_to_think_and_the_page_stays_quick(
    page: Page, house: House, title: str
) -> None:
    made = house.make(title, PERSON, OTHER)
    first, second = to_one_mover(house, made)
    seat = made["seats"].index(first)
    page.add_init_script(
        """window.took = {};
        new PerformanceObserver((list) => {
          for (const { interactionId, duration } of list.getEntries())
            if (interactionId) window.took[interactionId] = Math.max(window.took[interactionId] ?? 0, duration);
        }).observe({ type: 'event', durationThreshold: 16, buffered: true });"""
    )

    def thinking(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(text: str | bytes) -> None:
            update = json.loads(text)
            socket.send(json.dumps(update | {"thinking": [seat]}))

        server.on_message(told)
        socket.on_message(server.send)

    page.route_web_socket("**/api/table/live", thinking)
    table = Table(page, house).sit(second)
    sign = table.bar.locator(".waiting.thinking")
    expect(sign).to_contain_text(["Ada", "Bo"][seat])
    page.get_by_role("button", name="FR").click()
    expect(sign).to_contain_text("réfléchit")
    for _ in range(6):
        page.locator(".twin summary").click()
    page.wait_for_timeout(300)
    # The middle one: other tests and builds share this machine.
    assert median(page.evaluate("Object.values(window.took)") or [0]) <= 200


def test_ux28_a_moment_of_thinking_is_not_worth_a_word(page: Page, house: House) -> None:
    first, second = by_turn(house, house.make("flip-circus", PERSON, OTHER))

    def brief(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(text: str | bytes) -> None:
            update = json.loads(text)
            socket.send(json.dumps(update | {"thinking": [0]}))
            socket.send(json.dumps(update | {"thinking": []}))

        server.on_message(told)
        socket.on_message(server.send)

    page.route_web_socket("**/api/table/live", brief)
    page.add_init_script(
        """window.said = false;
        new MutationObserver(() => { window.said ||= !!document.querySelector('.thinking'); })
          .observe(document, { subtree: true, childList: true, attributes: true });"""
    )
    table = Table(page, house).sit(second)
    house.act(first, house.hint(first), 0)
    table.wait(lambda: table.revision() == 1)
    page.wait_for_timeout(500)
    assert not page.evaluate("window.said")


def play_some(table: Table, house: House, key: str, steps: int) -> None:
    for _ in range(steps):
        table.wait_for_turn(60)
        if table.over:
            return
        table.take(house.hint(key))


@pytest.mark.settings(speed="normal")
def test_ux59_pieces_move_and_nothing_takes_longer_than_600_ms(
    table: Table, house: House, title: str
) -> None:
    key = house.make(title, PERSON, RANDOM)["seats"][0]
    table.page.add_init_script(ANIMATED)
    table.sit(key)
    play_some(table, house, key, 5)
    animated = table.page.evaluate("window.animated")
    assert any("translate" in one["changed"] and one["piece"] for one in animated)
    assert max(one["time"] for one in animated) <= 600


@pytest.mark.settings(speed="normal")
def test_ux59_with_reduced_motion_nothing_moves(table: Table, house: House, title: str) -> None:
    key = house.make(title, PERSON, RANDOM)["seats"][0]
    table.page.emulate_media(reduced_motion="reduce")
    table.page.add_init_script(ANIMATED)
    table.sit(key)
    play_some(table, house, key, 5)
    animated = table.page.evaluate("window.animated")
    assert all(set(one["changed"]) - KEYFRAME <= {"opacity"} for one in animated if one["time"])
    # Nor do transitions and animations of style sheets.
    durations = table.page.evaluate(
        """[...document.querySelectorAll('*')].flatMap((one) => {
            const style = getComputedStyle(one);
            return [style.transitionDuration, style.animationDuration];
        })"""
    )
    assert {time for entry in durations for time in entry.split(", ")} <= {"0s"}


@pytest.mark.settings(speed="slow")
def test_ux59_input_is_not_held_back_by_movement(table: Table, house: House) -> None:
    first, _ = by_turn(house, house.make("flip-circus", PERSON, OTHER))
    table.sit(first)
    for expected in (1, 2):
        choice = next(
            c for c in house.look(first)["choices"] if c["group"] in ("swap", "benefit", "flip")
        )
        # The pieces of the first step are still on their way when the second one is made.
        table.reveal(choice["action"]).dispatch_event("click")
        table.wait(lambda expected=expected: table.revision() == expected, 1)  # type: ignore[misc]
        if choice["group"] != "benefit":
            assert table.page.evaluate("document.getAnimations().length") > 0
    assert house.look(first)["revision"] == 2


@pytest.mark.settings(speed="normal")
@pytest.mark.parametrize("size", [(1440, 900), (360, 740)], ids=["desktop", "phone"])
def test_ux18_nothing_jumps_when_a_turn_goes_by(
    table: Table, house: House, title: str, size: tuple[int, int]
) -> None:
    table.page.set_viewport_size({"width": size[0], "height": size[1]})
    key = house.make(title, PERSON, RANDOM)["seats"][0]
    table.page.add_init_script(
        """window.shifts = [];
        new PerformanceObserver((list) => {
          for (const { value, sources, hadRecentInput } of list.getEntries())
            // What answers a tap within half a second is no jump.
            if (!hadRecentInput) for (const { node, previousRect, currentRect } of sources)
              window.shifts.push({ value: value / sources.length, moved: node?.outerHTML?.slice(0, 120),
                from: previousRect.toJSON(), to: currentRect.toJSON() });
        }).observe({ type: 'layout-shift', buffered: true });"""
    )
    table.sit(key)
    table.page.wait_for_timeout(500)
    for _ in range(3):
        table.wait_for_turn(60)
        if table.over:
            break
        table.page.evaluate("window.shifts.length = 0")
        table.take(house.hint(key))
        table.wait_for_turn(60)
        if not table.over:
            shifts = table.page.evaluate("window.shifts")
            assert sum(one["value"] for one in shifts) <= 0.05, shifts


@pytest.mark.settings(speed="normal")
def test_ux43_a_phone_grows_no_wider_while_pieces_move(
    new_table: Any, house: House, title: str
) -> None:
    table = new_table(**PHONE_CONTEXT)
    key = house.make(title, PERSON, RANDOM)["seats"][0]
    table.sit(key)
    table.page.evaluate(
        """() => {
          window.widest = 0;
          const look = () => {
            for (const { scrollWidth } of [document.documentElement, document.querySelector('.bar')])
              window.widest = Math.max(window.widest, scrollWidth);
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    play_some(table, house, key, 4)
    assert 0 < table.page.evaluate("window.widest") <= PHONE["width"]


@pytest.mark.settings(speed="normal")
def test_nothing_flies_in_from_a_part_that_was_not_shown(new_table: Any, house: House) -> None:
    """On a phone only a part of The Magnificent is shown: what is in the others has no place to come from."""
    table = new_table(**PHONE_CONTEXT)
    table.page.add_init_script(
        """window.starts = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (keyframes, timing) {
          const [x, y] = (keyframes.translate?.[0] ?? '').split(' ').map(parseFloat);
          if (!Number.isNaN(x) && !(this instanceof SVGElement)) {
            const box = this.getBoundingClientRect();
            window.starts.push([x + box.x + box.width / 2, y + box.y + box.height / 2]);
          }
          return animate.call(this, keyframes, timing);
        };"""
    )
    key = house.make("the-magnificent", PERSON, RANDOM)["seats"][0]
    table.sit(key)
    play_some(table, house, key, 6)
    starts = table.page.evaluate("window.starts")
    assert starts
    assert all(abs(x) > 1 or abs(y) > 1 for x, y in starts), "from the corner of the window"


def test_the_settings_of_a_reader_are_remembered(table: Table, house: House) -> None:
    first, _ = by_turn(house, house.make("flip-circus", PERSON, OTHER))
    remember(table.page.context)
    table.sit(first)
    table.change("theme", "dark")
    table.page.reload()
    table.board.wait_for()
    assert table.page.evaluate("document.documentElement.dataset.theme") == "dark"
