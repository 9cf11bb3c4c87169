"""Nothing leaves the server that its reader may not know (ux criterion 26)."""

import logging
import random
import re
from pathlib import Path

import msgspec
import pytest

from chapiteau import registry
from chapiteau.chance import Rng, seed_from
from chapiteau.match import Match
from chapiteau.server.messages import Update
from chapiteau.server.settings import Settings
from chapiteau.server.sights import Sights
from chapiteau.server.table import Seat, Table
from chapiteau.words import SPECTATOR
from tests.kit.cases import some_tables
from tests.server.conftest import GREEDY, OPEN, OTHER, PERSON, fresh_id, running


def table_of(match: Match) -> Table:
    table = Table("table", Sights(1_000_000))
    lay(table, match)
    return table


def lay(table: Table, match: Match) -> None:
    """Put a match there; nothing of what was seen before is used again."""
    table.lay(match, [Seat(n, "person", f"P{n}", "", None) for n in range(match.players)], {})


@pytest.mark.parametrize("title", registry.names())
def test_updates_are_the_same_for_what_a_viewer_cannot_tell_apart(title: str) -> None:
    """At each revision of a random match the true state is exchanged for a resampled one: not a byte may change."""
    for number, (players, options) in enumerate(some_tables(registry.meta(title))):
        match = Match.start(title, players, options, seed_from(number))
        table = table_of(match)
        rng, dice = Rng(seed_from(1000 + number)), random.Random(number)
        for step in range(60):
            if match.state.is_final():
                break
            if step % 4 == 0:
                truth = match.state
                for viewer in (SPECTATOR, *range(players)):
                    sent = msgspec.json.encode(table.update(viewer))
                    match.state = truth.resample(viewer, rng)
                    lay(table, match)
                    assert msgspec.json.encode(table.update(viewer)) == sent
                    match.state = truth
            seat = dice.choice(match.state.to_act())
            match.act(seat, dice.choice(match.state.legal_actions(seat)))


async def test_no_secret_is_sent_or_stored_or_logged(
    settings: Settings, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sent = bytearray()
    with caplog.at_level(logging.INFO):
        async with running(settings) as house:

            async def keep(response: object) -> None:
                sent.extend(await response.aread())  # type: ignore[attr-defined]

            house.http.event_hooks["response"].append(keep)
            made = await house.made(PERSON, OPEN)
            wish = {"id": fresh_id(), "seat": 1, "name": "Bo"}
            joined = (await house.guest(made.invite).post("/api/invitation", wish)).json()
            keys = [made.seats[0], joined["key"], made.invite, made.watch]
            handed_out = len(sent)
            guests = [house.guest(key) for key in keys[:2]]
            for _ in range(10):
                for guest in guests:
                    update = await guest.look()
                    if update.choices:
                        await guest.act(update, 0)
            async with guests[0].live() as line:
                sent += msgspec.json.encode(await line.next())
            await guests[0].get("/api/table/hint")
            await guests[1].get("/api/table/record")
            refused = await guests[0].send(0, "swap 1")
            assert refused.status_code in (409, 422)
    seed = seed_from(1)
    for secret in (*keys, seed.hex()):
        assert secret.encode() not in sent[handed_out:]
        assert secret not in caplog.text
    stored = b"".join(file.read_bytes() for file in Path(settings.data).iterdir())
    assert seed.hex().encode() in stored
    for key in (*keys, wish["id"]):
        assert str(key).encode() not in stored


async def test_a_step_in_secret_reaches_nobody_else(settings: Settings) -> None:
    """The first of two cubes chosen in secret (DR-2.6), also when its player thinks again: the others get no push, no revision, no line and
    no other reason, and no command of theirs is stale for it."""
    async with running(settings) as house:
        made = await house.made(PERSON, OTHER, title="drum-roll")
        first, second = guests = [house.guest(key) for key in made.seats]
        for guest in guests:
            await guest.act(await guest.look(), 0)
        watching = house.guest(made.watch)
        async with second.live() as theirs, watching.live() as open_:
            await theirs.next()
            await open_.next()
            seen = [await second.look(), await watching.look()]
            start = await first.look()
            once = await first.act(start, 0)
            assert once.revision == start.revision + 1
            back = await first.send(once.revision, kind="undo")
            assert back.status_code == 200
            again = msgspec.json.decode(back.content, type=Update)
            await first.act(again, 1)
            assert await theirs.quiet()
            assert await open_.quiet()
            now = [await second.look(), await watching.look()]
            assert msgspec.json.encode(now) == msgspec.json.encode(seen)
            own = await second.act(seen[0], 2)
            assert own.revision == seen[0].revision + 1
            # What all may know comes to all: that the choice is made, in a step.
            done = await first.act(await first.look(), 1)
            told = await theirs.until(lambda update: update.revision > own.revision)
            assert (told.revision, len(told.lines)) == (own.revision + 1, 1)
            assert done.revision == start.revision + 4


async def test_keys_are_long_and_never_the_same(settings: Settings) -> None:
    async with running(settings) as house:
        made = [await house.made(PERSON, OPEN) for _ in range(5)]
    keys = {key for table in made for key in (table.seats[0], table.invite, table.watch)}
    assert len(keys) == 15
    # 32 characters of 6 bits.
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{32}", key) for key in keys)


async def test_a_hidden_bot_decision_is_not_told_before_it_is_made(settings: Settings) -> None:
    async with running(settings) as house:
        made = await house.made(PERSON, GREEDY)
        update = await house.guest(made.seats[0]).look()
    assert b"reason" not in re.sub(rb'"undo":\{.*?\}', b"", msgspec.json.encode(update.lines))
