"""How others' moves are shown: one at a time, skippable, told again; and how pieces move (ux 18, 27, 28, 43, 59)."""

import json
from itertools import pairwise
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.checks import Checks
from tests.web.conftest import DESKTOP, PHONE, PHONE_CONTEXT
from tests.web.house import OTHER, PERSON, RANDOM, House
from tests.web.table import Table
from tests.web.test_turn import by_turn, one_mover, to_harmless
from tests.web.windows import remember

SHOWN = """
window.shown = [];
new MutationObserver(() => {
  const revision = Number(document.querySelector('[data-shown]')?.dataset.shown ?? 0);
  if (revision !== window.shown.at(-1)?.revision) window.shown.push({ revision, at: performance.now() });
}).observe(document, { subtree: true, attributes: true, childList: true });
"""

# The fonts are there, and nothing moves any more.
STILL = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})));
}"""
# Every animation that is started, with what it changes, how long it lasts, and the point where something that is moved comes from.
ANIMATED = """
window.animated = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (keyframes, timing) {
  const [x, y] = (keyframes.translate?.[0] ?? '').split(' ').map(parseFloat);
  const box = this.getBoundingClientRect();
  const animation = animate.call(this, keyframes, timing);
  const { delay, duration } = animation.effect.getTiming();
  const changed = animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
  window.animated.push({
    piece: this.dataset?.piece ?? '', time: delay + duration, changed: [...new Set(changed)],
    from: Number.isNaN(x) || this instanceof SVGElement ? null : [x + box.x + box.width / 2, y + box.y + box.height / 2],
  });
  return animation;
};
"""

# What jumps though nobody has touched anything for half a second, and how wide the page becomes.
JUMPS = """
window.shifts = [];
window.widest = 0;
const note = (entries) => {
  for (const { value, sources, hadRecentInput } of entries)
    if (!hadRecentInput) for (const { node, previousRect, currentRect } of sources)
      window.shifts.push({ value: value / sources.length, moved: node?.outerHTML?.slice(0, 120),
        from: previousRect.toJSON(), to: currentRect.toJSON() });
};
const observer = new PerformanceObserver((list) => note(list.getEntries()));
observer.observe({ type: 'layout-shift', buffered: true });
// Gives what has jumped since it was asked last, and begins anew.
window.jumped = () => {
  note(observer.takeRecords());
  return window.shifts.splice(0);
};
const look = () => {
  for (const one of [document.documentElement, document.querySelector('.bar')])
    window.widest = Math.max(window.widest, one?.scrollWidth ?? 0);
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
MOVED = "window.animated.some((one) => one.piece && one.changed.includes('translate'))"
TAB = "document.querySelector('.stage [role=tab][aria-selected=true]')?.textContent ?? ''"
OWN_STEPS = 5
MOST_STEPS = 25
FLYING = ["drum-roll", "the-magnificent"]
"""Titles whose pieces are no part of one picture."""
KEYFRAME = {"offset", "computedOffset", "easing", "composite"}


def others(update: dict[str, Any], seat: int) -> list[int]:
    return [line["revision"] for line in update["lines"] if line["seat"] != seat]


@pytest.mark.settings(speed="normal")
def test_turns_go_by(
    new_table: Any, house: House, title: str, any_device: str, check: Checks
) -> None:
    """Some turns against bots at the usual speed: how their steps are shown, how pieces move, and that nothing jumps."""
    phone = any_device == "phone"
    table = new_table(**(PHONE_CONTEXT if phone else {}))
    for script in (SHOWN, ANIMATED, JUMPS):
        table.page.add_init_script(script)
    bots = 3 if title == "aramini-circus" else 1
    key = house.at(title, PERSON, *[RANDOM] * bots, until=lambda match: match.state.current() == 0)[
        "seats"
    ][0]
    table.sit(key)
    # The fonts come, and what is there finds its place.
    table.page.evaluate(STILL)
    shifts: list[list[dict[str, Any]]] = []
    steps: list[tuple[dict[str, Any], dict[str, Any]]] = []
    for number in range(MOST_STEPS):
        table.wait_for_turn(90)
        # At Flip Circus many turns go by with flips, which move nothing from its place.
        if table.over or (steps and number >= OWN_STEPS and table.page.evaluate(MOVED)):
            break
        action = house.hint(key)
        # Looking through the groups for it is no touch: what moves then would count as a jump.
        table.reveal(action)
        table.page.evaluate("window.jumped()")
        seen = table.revision()
        table.take(action)
        # What moves for the own step was asked for; on a busy machine the browser no longer knows that it was.
        table.wait_past(seen)
        table.page.evaluate("window.jumped()")
        tab = table.page.evaluate(TAB)
        table.wait_for_turn(90)
        if table.over:
            break
        jumped = table.page.evaluate("window.jumped()")
        # On a phone the part of the board that is asked about comes to the front: another picture, and no jump.
        if tab == table.page.evaluate(TAB):
            shifts.append(jumped)
        by_bots = set(others(house.look(key), 0))
        # Not the first picture: the bots may have moved before the page was open.
        shown = table.page.evaluate("window.shown")[1:]
        steps = [(a, b) for a, b in pairwise(shown) if b["revision"] in by_bots]
    animated = table.page.evaluate("window.animated")
    with check("ux 18: nothing jumps when a turn goes by"):
        assert shifts
        for jumped in shifts:
            assert sum(one["value"] for one in jumped) <= 0.05, jumped
    with check("ux 27: moves of bots are shown one at a time"):
        for before, after in steps:
            assert after["revision"] == before["revision"] + 1, "a move was passed over"
            # They stay for 800 ms, less what drawing the first took longer than drawing the second: much, on a busy machine.
            assert after["at"] - before["at"] >= 400
    with check("ux 59: pieces move, and nothing takes longer than 600 ms"):
        assert table.page.evaluate(MOVED)
        assert max(one["time"] for one in animated) <= 600
    with check("ux 43: the page grows no wider while pieces move"):
        widest = table.page.evaluate("window.widest")
        assert 0 < widest <= (PHONE if phone else DESKTOP)["width"]
    with check("nothing flies in from a part that is not shown, which has no place"):
        starts = [one["from"] for one in animated if one["from"]]
        assert starts or title not in FLYING
        assert all(abs(x) > 1 or abs(y) > 1 for x, y in starts), "from the corner of the window"
    assert steps, "no bot moved"


@pytest.mark.settings(speed="slow")
def test_ux27_space_skips_to_my_turn_and_a_recap_stays(
    table: Table, house: House, title: str
) -> None:
    made, first, second = to_harmless(house, title)
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
    table: Table, house: House, any_title: str
) -> None:
    _, first, second = one_mover(house, any_title)
    table.sit(second)
    table.change("speed", "off")
    while house.look(first)["choices"]:
        house.act(first, house.hint(first), house.look(first)["revision"])
    table.wait(lambda: table.revision() == house.look(second)["revision"], 1)


def test_ux28_a_bot_that_thinks_is_said_to_think_and_the_page_stays_quick(
    page: Page, house: House, any_title: str
) -> None:
    made, first, second = one_mover(house, any_title)
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
def test_ux59_with_reduced_motion_nothing_moves(table: Table, house: House, title: str) -> None:
    key = house.at(title, PERSON, RANDOM, until=lambda match: match.state.current() == 0)["seats"][
        0
    ]
    table.page.emulate_media(reduced_motion="reduce")
    table.page.add_init_script(ANIMATED)
    table.sit(key)
    play_some(table, house, key, 3)
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


def test_the_settings_of_a_reader_are_remembered(table: Table, house: House) -> None:
    first, _ = by_turn(house, house.make("flip-circus", PERSON, OTHER))
    remember(table.page.context)
    table.sit(first)
    table.change("theme", "dark")
    table.page.reload()
    table.board.wait_for()
    assert table.page.evaluate("document.documentElement.dataset.theme") == "dark"
