"""Whatever a stranger can send has a bound, and so has what is made of it."""

import asyncio
import copy
import threading
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, text

from chapiteau import components, registry
from chapiteau.match import Match
from chapiteau.server import store, tables
from chapiteau.server.settings import Settings
from chapiteau.text import Texts
from tests.server.conftest import OTHER, PERSON, RANDOM, House, refusal, running


def box(title: str) -> dict[str, Any]:
    """A copy of the house set, to be changed."""
    return copy.deepcopy(dict(registry.title(title).components))


async def made_with(house: House, title: str, data: Any) -> Any:
    wish = {"title": title, "seats": [PERSON, OTHER], "components": data}
    return await house.http.post("/api/tables", json=wish)


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (("performers", "rope-walker", "good"), " + ".join(["any 9"] * 9)),
        (("performers", "rope-walker", "good"), "any 9 + 10000c"),
        (("game", "money"), 10_000),
        (("game", "money"), 10**40),
        (("game", "tickets"), [1] * 101),
        (("x" * 41,), 1),
        (("game", "deep"), [[[[[[[[1]]]]]]]]),
    ],
)
async def test_a_box_holds_so_much(house: House, place: tuple[str, ...], value: Any) -> None:
    data = box("drum-roll")
    inside = data
    for key in place[:-1]:
        inside = inside[key]
    inside[place[-1]] = value
    assert components.bounds(data)
    problem = refusal(await made_with(house, "drum-roll", data), 400, "wrong-components")
    assert not Texts("fr").problems(problem.message)
    assert len(msgspec.json.encode(problem)) < 1000


def test_what_lies_in_our_boxes_is_within_the_bounds() -> None:
    for name in registry.names():
        assert not components.bounds(registry.title(name).components)


async def test_the_longest_benefits_make_no_long_answers(house: House) -> None:
    """What was 3 MB an answer, made in the event loop, of a box with benefits without end."""
    data = box("drum-roll")
    longest = " + ".join(["any 9"] * 8)
    assert len(longest) <= components.LONGEST_WORD < len(longest + " + any 9")
    for card in data["performers"].values():
        card |= {"poor": longest, "good": longest, "outstanding": longest}
    made = await made_with(house, "drum-roll", data)
    assert made.status_code == 201
    answer = await house.guest(made.json()["seats"][0]).get("/api/table")
    assert len(answer.content) < 400_000


async def test_boxes_are_checked_beside_the_event_loop(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one is checked, others are answered."""
    answered = threading.Event()

    def slow(*arguments: Any) -> Match:
        assert answered.wait(10), "nobody was answered meanwhile"
        return Match(*arguments)

    monkeypatch.setattr(tables, "Match", slow)
    making = asyncio.create_task(house.made(PERSON, OTHER))
    assert (await house.http.get("/api/health")).status_code == 200
    answered.set()
    assert (await making).seats


async def test_views_are_made_beside_the_event_loop(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await house.made(PERSON, OTHER)
    answered = threading.Event()
    view = Match.view

    def slow(match: Match, viewer: int) -> Any:
        assert answered.wait(10), "nobody was answered meanwhile"
        return view(match, viewer)

    monkeypatch.setattr(Match, "view", slow)
    looking = asyncio.create_task(house.guest(made.seats[0]).look())
    assert (await house.http.get("/api/health")).status_code == 200
    answered.set()
    assert (await looking).view.description


async def test_a_view_is_made_once_for_all_who_ask(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, other, _ = await house.pair()
    seen: list[int] = []
    view = Match.view

    def counted(match: Match, viewer: int) -> Any:
        seen.append(viewer)
        return view(match, viewer)

    await guest.look()
    await other.look()
    monkeypatch.setattr(Match, "view", counted)
    async with guest.live() as one, guest.live() as two, other.live() as three:
        update = await guest.act(await guest.look())
        for line in (one, two, three):
            await line.until(lambda pushed: pushed.revision == 1)
        assert await guest.look(since=update.since) == update
    # Once for each seat after the step; what was before it was known already.
    assert sorted(seen) == [0, 1]


async def test_a_match_has_so_many_steps(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can fill the disk by taking back and doing again."""
    monkeypatch.setattr(tables, "ENTRIES", 2)
    guest, _, _ = await house.pair()
    update = await guest.act(await guest.look())
    assert (await guest.send(update.revision, kind="undo")).status_code == 200
    update = await guest.look()
    refusal(await guest.send(2, update.choices[0].name), 409, "too-long")
    assert (await guest.look()).revision == 2


async def test_tables_that_nobody_plays_at_are_removed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "REMOVED_AT_ONCE", 2)
    ages = {"old": 91, "left": 91, "again": 91, "new": 1, "watched": 91}
    async with running(settings) as house:
        made = {name: await house.made(PERSON, OTHER) for name in ages}
        guests = {name: [house.guest(key) for key in made[name].seats] for name in ages}
        for name in ("left", "again"):
            looks = [await guest.look() for guest in guests[name]]
            mover = looks[0].view.to_act[0]
            await guests[name][mover].act(looks[mover])
        engine = create_engine(f"sqlite:///{settings.folder / 'tables.sqlite3'}")
        day = 86_400_000
        with engine.begin() as connection:
            for name, days in ages.items():
                connection.execute(
                    text("UPDATE tables SET created = created - :age WHERE id = :id"),
                    {"age": days * day, "id": made[name].table},
                )
            # Of one the only step is as old as the table, of another it is new.
            connection.execute(
                text("UPDATE entries SET time = time - :age WHERE table_id = :id"),
                {"age": 91 * day, "id": made["left"].table},
            )
        for table in house.tables._known.values():
            table.looked = -1000.0
        async with guests["watched"][0].live() as line:
            await line.next()
            assert [await house.tables.remove_unused() for _ in range(2)] == [2, 0]
        kept = {"again", "new", "watched"}
        for name in ages:
            answer = await guests[name][0].get("/api/table")
            assert (answer.status_code == 200) == (name in kept), name
            if name not in kept:
                refusal(answer, 401, "unknown-key")
                refusal(await guests[name][0].send(0, "swap 1"), 401, "unknown-key")
        # Nothing of them is left.
        with engine.connect() as connection:
            for part in ("tables", "seats", "keys", "entries"):
                column = "id" if part == "tables" else "table_id"
                left = connection.execute(text(f"SELECT DISTINCT {column} FROM {part}")).scalars()
                assert {made[name].table for name in ("old", "left")}.isdisjoint(left)
        engine.dispose()


async def test_bots_alone_stand_still_while_nobody_looks(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await house.made(RANDOM, RANDOM, title="aramini-circus")
    table = house.tables._known[made.table]
    assert (table.thinking, len(table.match.entries)) == (set(), 0)
    async with house.guest(made.watch).live() as line:
        assert (await line.until(lambda update: update.revision >= 3)).revision >= 3
    # One step may be under way; then it is quiet, also for somebody who makes the next process wait.
    async with asyncio.timeout(10):
        while table.thinking:
            await asyncio.sleep(0)
    stands = len(table.match.entries)
    other = await house.made(RANDOM, RANDOM)
    async with house.guest(other.watch).live() as line:
        await line.until(lambda update: update.revision >= 8)
    assert len(table.match.entries) == stands
    # Whoever asks without a live connection looks on as well.
    before = await house.guest(made.watch).look()
    assert before.thinking
    async with asyncio.timeout(10):
        while (await house.guest(made.watch).look()).revision < before.revision + 2:
            pass
