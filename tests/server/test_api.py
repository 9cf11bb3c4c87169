"""Requests: what they answer, and what they refuse and why."""

import hashlib
import random

import msgspec
import pytest

import chapiteau
from chapiteau import registry
from chapiteau.players import registry as players
from chapiteau.position import read
from chapiteau.record import Record, replay
from chapiteau.server import api
from chapiteau.server.messages import Invitation, Joined, TableMade, TitleInfo, Update
from chapiteau.server.settings import Settings
from chapiteau.text import Texts
from tests.server.conftest import (
    GREEDY,
    OPEN,
    OTHER,
    PERSON,
    RANDOM,
    Guest,
    House,
    fresh_id,
    refusal,
    running,
)

JSON = {"Content-Type": "application/json"}


async def play_on(guests: list[Guest], rng: random.Random) -> Update:
    """Play a match to its end with random choices; the last update of the first guest."""
    while True:
        for guest in guests:
            update = await guest.look()
            while update.choices:
                update = await guest.act(update, rng.randrange(len(update.choices)))
        if update.view.result:
            return await guests[0].look()


async def test_health(house: House) -> None:
    answer = await house.http.get("/api/health")
    assert answer.json() == {
        "status": "ok",
        "version": chapiteau.__version__,
        "build": chapiteau.build_name(),
        "addresses": [],
    }


async def test_titles_with_options_and_bots(house: House) -> None:
    found = msgspec.json.decode((await house.http.get("/api/titles")).content, type=list[TitleInfo])
    assert [info.meta.id for info in found] == registry.names()
    assert found[0].bots == list(players.LEVELS)
    assert all(len(info.meta.levels) == len(info.bots) for info in found)
    assert found[0].usual in found[0].bots
    assert [option.id for option in found[0].meta.options]


@pytest.mark.parametrize("title", registry.names())
async def test_a_match_between_two_people(house: House, title: str) -> None:
    made = await house.made(PERSON, OTHER, title=title)
    guests = [house.guest(key) for key in made.seats]
    first = await guests[0].look()
    assert (first.revision, first.seed, first.started) == (0, "", True)
    assert [seat.name for seat in first.seats] == ["Ada", "Bo"]

    last = await play_on(guests, random.Random(7))
    assert hashlib.sha256(bytes.fromhex(last.seed)).hexdigest() == first.commitment
    assert not last.choices
    assert not last.undo.allowed
    # At the end the whole log is told with everything open, to spectators too; each in the numbering that the reader knows.
    watched = await house.guest(made.watch).look(since=last.revision)
    for update in (last, watched):
        assert (update.since, len(update.lines)) == (0, update.revision)
    assert (watched.view, watched.seed) == (last.view, last.seed)
    told = [[(line.seat, line.messages) for line in update.lines] for update in (last, watched)]
    assert all(line in told[0] for line in told[1])

    answer = await guests[0].get("/api/table/record")
    record = msgspec.json.decode(answer.content, type=Record)
    assert (record.seed, record.commitment) == (last.seed, first.commitment)
    assert replay(record).revision_for(last.viewer) == last.revision
    assert record.names == ["Ada", "Bo"]
    assert 'filename="' + title in answer.headers["content-disposition"]


async def test_seats_see_their_own_choices_only(house: House) -> None:
    made = await house.made(PERSON, OTHER)
    mine, theirs = [await house.guest(key).look() for key in made.seats]
    watched = await house.guest(made.watch).look()
    mover = mine.view.to_act[0]
    assert [bool(mine.choices), bool(theirs.choices)] == [mover == 0, mover == 1]
    assert not watched.choices
    assert (mine.viewer, theirs.viewer, watched.viewer) == (0, 1, -1)


async def test_catching_up(house: House) -> None:
    guest, _, _ = await house.pair()
    update = await guest.look()
    for _ in range(2):
        update = await guest.act(update)
    later = await guest.look(since=1)
    assert (later.since, [line.revision for line in later.lines]) == (1, [2])
    assert [line.revision for line in (await guest.look()).lines] == [1, 2]
    # Somebody who claims to know more than there is gets nothing new.
    assert (await guest.look(since=99)).since == 2


async def test_a_command_sent_twice_happens_once(house: House) -> None:
    guest, _, _ = await house.pair()
    update = await guest.look()
    name = fresh_id()
    answers = [await guest.send(0, update.choices[0].name, name=name) for _ in range(2)]
    assert answers[0].status_code == 200
    assert answers[0].content == answers[1].content
    assert (await guest.look()).revision == 1
    # Even when the table has moved on since; the answer tells what came after.
    await guest.act(await guest.look())
    again = await guest.send(0, update.choices[0].name, name=name)
    assert msgspec.json.decode(again.content, type=Update).revision == 2


async def test_an_id_is_for_one_command(house: House) -> None:
    guest, _, _ = await house.pair()
    update = await guest.look()
    name = fresh_id()
    await guest.send(0, update.choices[0].name, name=name)
    refusal(await guest.send(0, update.choices[1].name, name=name), 422, "id-used")
    refusal(await guest.send(0, kind="undo", name=name), 422, "id-used")
    refusal(await guest.send(1, update.choices[0].name, name="short"), 400, "wrong-id")
    assert (await guest.look()).revision == 1


async def test_stale(house: House) -> None:
    guest, _, _ = await house.pair()
    update = await guest.look()
    await guest.act(update)
    problem = refusal(await guest.send(0, update.choices[1].name), 409, "stale")
    assert problem.update is not None
    assert problem.update == await guest.look()
    assert problem.update.revision == 1


async def test_illegal_with_the_number_of_the_rule(house: House) -> None:
    guest, _, _ = await house.pair()
    legal = {choice.name for choice in (await guest.look()).choices}
    illegal = "end"
    assert illegal not in legal
    problem = refusal(await guest.send(0, illegal), 422, "illegal-action")
    assert problem.rule.startswith("FC-")
    for unknown in ("", "swap", "swap 11", "hire lion-tamer", "undo"):
        refusal(await guest.send(0, unknown), 400, "unknown-action")
    assert (await guest.look()).revision == 0


async def test_off_turn(house: House) -> None:
    mover, idler, _ = await house.pair()
    action = (await mover.look()).choices[0].name
    assert refusal(await idler.send(0, action), 422, "illegal-action").rule
    refusal(await idler.send(0, kind="undo"), 422, "no-undo")
    assert (await idler.look()).revision == 0


async def test_undo(house: House) -> None:
    guest, _, _ = await house.pair()
    before = await guest.look()
    after = await guest.act(before)
    assert after.undo.allowed
    undone = msgspec.json.decode(
        (await guest.send(after.revision, kind="undo")).content, type=Update
    )
    assert (undone.view, undone.choices) == (before.view, before.choices)
    assert (undone.revision, undone.lines[-1].undoes) == (2, 1)
    problem = refusal(await guest.send(2, kind="undo"), 422, "no-undo")
    assert "Nothing to take back." in Texts("en").format(problem.message)


async def test_wrong_keys(house: House) -> None:
    made = await house.made(PERSON, OPEN)
    for key in ("x", "a" * 32, made.table, "\u00e9"):
        guest = Guest(house, "x")
        guest.headers = {"Authorization": f"Bearer {key}".encode("latin-1")}  # type: ignore[dict-item]
        answer = await guest.get("/api/table")
        refusal(answer, 401, "unknown-key")
        assert answer.headers["www-authenticate"] == "Bearer"
    refusal(await house.http.get("/api/table"), 401, "unknown-key")
    basic = await house.http.get("/api/table", headers={"Authorization": "Basic YTpi"})
    refusal(basic, 401, "unknown-key")
    refusal(await house.guest(made.invite).get("/api/table"), 403, "key-invites")
    refusal(await house.guest(made.seats[0]).get("/api/invitation"), 403, "key-does-not-invite")
    refusal(await house.guest(made.watch).send(0, "swap 1"), 403, "key-watches")


async def test_joining(house: House) -> None:
    made = await house.made(PERSON, OPEN)
    assert made.seats[1] == ""
    host, inviting = house.guest(made.seats[0]), house.guest(made.invite)
    invitation = msgspec.json.decode(
        (await inviting.get("/api/invitation")).content, type=Invitation
    )
    assert (invitation.table, invitation.watch) == (made.table, made.watch)
    assert [seat.kind for seat in invitation.seats] == ["person", "open"]
    waiting = await host.look()
    assert (waiting.started, waiting.choices) == (False, [])
    refusal(await host.send(0, "swap 1"), 409, "not-started")
    refusal(await host.get("/api/table/position"), 409, "not-started")

    refusal(
        await inviting.post("/api/invitation", {"id": fresh_id(), "seat": 0, "name": "Cy"}),
        409,
        "seat-taken",
    )
    refusal(
        await inviting.post("/api/invitation", {"id": fresh_id(), "seat": 9, "name": "Cy"}),
        409,
        "seat-taken",
    )
    refusal(
        await inviting.post("/api/invitation", {"id": fresh_id(), "seat": 1, "name": " \u202e "}),
        400,
        "no-name",
    )
    wish = {"id": fresh_id(), "seat": 1, "name": "  Cy \n Twombly "}
    answers = [await inviting.post("/api/invitation", wish) for _ in range(2)]
    assert answers[0].content == answers[1].content
    joined = msgspec.json.decode(answers[0].content, type=Joined)
    assert joined.seat == 1
    update = await house.guest(joined.key).look()
    assert (update.viewer, update.started) == (1, True)
    assert update.seats[1].name == "Cy Twombly"

    late = {"id": fresh_id(), "seat": 1, "name": "Di"}
    refusal(await inviting.post("/api/invitation", late), 409, "table-full")
    full = msgspec.json.decode((await inviting.get("/api/invitation")).content, type=Invitation)
    assert full.watch == made.watch


async def test_bad_bodies(house: House) -> None:
    guest, _, _ = await house.pair()
    headers = guest.headers | JSON
    huge = (
        b'{"id": "0123456789abcdef", "kind": "act", "revision": 0, "action": ' + b"9" * 3_000 + b"}"
    )
    for body in (b"", b"{", b"[]", b"\xff\xfe", b'{"id": 1}', b"[" * 4_000, huge):
        answer = await house.http.post("/api/table/commands", content=body, headers=headers)
        refusal(answer, 400, "bad-body")
    deep = b'{"title": "flip-circus", "seats": [], "components": {"a": %s}}' % (b"[" * 50_000)
    refusal(await house.http.post("/api/tables", content=deep, headers=JSON), 400, "bad-body")
    large = b" " * (api.SMALL + 1)
    answer = await house.http.post("/api/table/commands", content=large, headers=headers)
    refusal(answer, 413, "too-large")
    answer = await house.http.post("/api/tables", content=b" " * (api.LARGE + 1), headers=JSON)
    refusal(answer, 413, "too-large")
    assert (await guest.look()).revision == 0


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"title": "chess", "seats": [PERSON, OTHER]}, 404, "unknown-title"),
        ({"title": "flip-circus", "seats": [PERSON]}, 400, "wrong-players"),
        ({"title": "flip-circus", "seats": [PERSON] * 9}, 400, "wrong-players"),
        ({"title": "flip-circus", "seats": [PERSON] * 500}, 400, "bad-body"),
        ({"title": "x" * 65, "seats": [PERSON, OTHER]}, 400, "bad-body"),
        (
            {"title": "flip-circus", "seats": [PERSON, OTHER], "options": {"lions": True}},
            400,
            "wrong-option",
        ),
        (
            {"title": "flip-circus", "seats": [PERSON, OTHER], "options": {"memory": "elephant"}},
            400,
            "wrong-option",
        ),
        (
            {"title": "flip-circus", "seats": [PERSON, OTHER], "components": {"lions": 3}},
            400,
            "wrong-components",
        ),
        ({"title": "flip-circus", "seats": [PERSON, {"kind": "lion"}]}, 400, "bad-body"),
        (
            {"title": "flip-circus", "seats": [PERSON, {"kind": "bot", "bot": "lion"}]},
            400,
            "unknown-player",
        ),
        (
            {"title": "flip-circus", "seats": [{"kind": "person", "name": "x" * 41}, OTHER]},
            400,
            "long-name",
        ),
    ],
)
async def test_tables_that_cannot_be(
    house: House, wish: dict[str, object], status: int, code: str
) -> None:
    problem = refusal(await house.http.post("/api/tables", json=wish), status, code)
    for lang in ("en", "fr"):
        assert not Texts(lang).problems(problem.message)


async def test_unknown_addresses_are_problems_too(house: House) -> None:
    refusal(await house.http.get("/api/lions"), 404, "not-found")
    refusal(await house.http.post("/"), 405, "wrong-method")
    guest = house.guest((await house.made(PERSON, OTHER)).seats[0])
    refusal(await guest.get("/api/table?since=lion"), 400, "bad-request")
    refusal(await guest.get("/api/table?since=-1"), 400, "bad-request")


async def test_the_record_waits_for_the_end(house: House) -> None:
    guest = house.guest((await house.made(PERSON, RANDOM)).seats[0])
    refusal(await guest.get("/api/table/record"), 409, "still-running")


async def test_rates(settings: Settings) -> None:
    slow = msgspec.structs.replace(settings, tables="2/hour", commands="3/hour")
    async with running(slow) as house:
        made = await house.made(PERSON, OTHER)
        await house.made(PERSON, OTHER)
        wish = {"title": "flip-circus", "seats": [PERSON, OTHER]}
        answer = await house.http.post("/api/tables", json=wish)
        refusal(answer, 429, "too-often")
        assert 0 < int(answer.headers["retry-after"]) <= 1800

        guests = [house.guest(key) for key in made.seats]
        for _ in range(3):
            refusal(await guests[0].send(7, "swap 1"), 409, "stale")
        refusal(await guests[0].send(7, "swap 1"), 429, "too-often")
        # Each key has its own.
        refusal(await guests[1].send(7, "swap 1"), 409, "stale")


async def test_requests_have_a_rate_of_their_own(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, requests="3/hour")) as house:
        for _ in range(3):
            assert (await house.http.get("/api/health")).status_code == 200
        refusal(await house.http.get("/api/health"), 429, "too-often")


async def test_a_position_holds_what_its_reader_knows(house: House) -> None:
    """The backs of the ten tokens are everybody's secret at the start."""
    mover, _, made = await house.pair()
    found = (await mover.get("/api/table/position")).json()
    assert found["revision"] == 0
    assert found["text"].startswith("flip-circus 2 for=")
    assert found["text"].count("?") == 10
    read(found["text"])
    watched = (await house.guest(made.watch).get("/api/table/position")).json()["text"]
    assert watched.splitlines()[1:] == found["text"].splitlines()[1:]


async def test_hint(house: House) -> None:
    mover, idler, made = await house.pair()
    update = await mover.look()
    hint = (await mover.get("/api/table/hint")).json()
    assert hint["revision"] == update.revision
    assert hint["action"] in [choice.action for choice in update.choices]
    assert hint["reason"]["id"]
    refusal(await idler.get("/api/table/hint"), 409, "no-decision")
    refusal(await house.guest(made.watch).get("/api/table/hint"), 403, "key-watches")


async def test_among_people_hints_are_a_choice_of_the_table(house: House) -> None:
    """Off unless the table was made with them, and so for open seats; against bots alone they are always there."""
    for seats in ((PERSON, PERSON), (PERSON, OPEN)):
        made = await house.made(*seats, hints=False)
        assert not (await house.guest(made.seats[0]).look()).hints
    made = await house.made(PERSON, PERSON, hints=False)
    for key in made.seats:
        guest = house.guest(key)
        if (await guest.look()).choices:
            refusal(await guest.get("/api/table/hint"), 409, "hints-off")
    made = await house.made(PERSON, RANDOM, hints=False)
    assert (await house.guest(made.seats[0]).look()).hints
    wish = {"title": "flip-circus", "seats": [PERSON, OTHER]}
    answer = await house.http.post("/api/tables", json=wish)
    unasked = msgspec.json.decode(answer.content, type=TableMade)
    assert not (await house.guest(unasked.watch).look()).hints


async def test_whether_there_are_hints_outlives_a_restart(settings: Settings) -> None:
    keys = []
    async with running(settings) as house:
        for hints in (False, True):
            keys.append((await house.made(PERSON, OTHER, hints=hints)).watch)
    async with running(settings) as house:
        assert [(await house.guest(key).look()).hints for key in keys] == [False, True]


@pytest.mark.parametrize("bot", [RANDOM, GREEDY])
async def test_against_a_bot(house: House, bot: dict[str, str]) -> None:
    made = await house.made(PERSON, bot)
    assert made.seats[1] == ""
    assert made.invite == ""
    guest = house.guest(made.seats[0])
    rng = random.Random(3)
    async with guest.live() as line:
        update = await line.next()
        while not update.view.result:
            if update.choices:
                await guest.act(update, rng.randrange(len(update.choices)))
            else:
                assert update.thinking == [1]
            update = await line.next()
    assert update.seats[1].bot == bot["bot"]
