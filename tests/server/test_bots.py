"""Bots in processes of their own: nothing that one does can stop a table."""

import asyncio
import logging

import msgspec
import pytest

from chapiteau.chance import seed_from
from chapiteau.match import Match
from chapiteau.server import bot_process, bots
from chapiteau.server.bot_process import CACHED
from chapiteau.server.messages import Update
from chapiteau.server.settings import Settings
from tests.server import fake_bots
from tests.server.conftest import GREEDY, PERSON, RANDOM, House, refusal, running


async def over(house: House, watch: str) -> Update:
    """Look on until the match is over."""
    async with house.guest(watch).live() as line, asyncio.timeout(60):
        return await line.until(lambda update: update.view.result is not None)


async def test_bots_alone_play_a_match(house: House) -> None:
    made = await house.made(RANDOM, RANDOM)
    last = await over(house, made.watch)
    assert last.revision == len(last.lines)
    assert not last.thinking


@pytest.mark.parametrize("fault", ["crash", "hang", "cheat", "blab"])
async def test_a_bot_that_fails_is_replaced(
    settings: Settings, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    hot = msgspec.structs.replace(settings, bot_seconds=0.5)
    async with running(hot, fake_bots.HERE + fault) as house:
        with caplog.at_level(logging.WARNING, "chapiteau.server"):
            made = await house.made(GREEDY, RANDOM)
            last = await over(house, made.watch)
    assert [seat.bot for seat in last.seats] == ["random", "random"]
    # Once, not at each of its steps.
    assert len([r for r in caplog.records if "bot greedy fails" in r.getMessage()]) == 1
    assert seed_from(1).hex() not in caplog.text
    # And it stays so after a restart.
    async with running(settings) as house:
        again = await house.guest(made.watch).look()
        assert [seat.bot for seat in again.seats] == ["random", "random"]
        assert again.view == last.view


async def test_the_table_goes_on_even_if_no_bot_process_lives(settings: Settings) -> None:
    async with running(settings, fake_bots.HERE + "crash_always") as house:
        made = await house.made(PERSON, GREEDY)
        guest = house.guest(made.seats[0])
        async with guest.live() as line:
            update = await line.next()
            while update.revision < 6:
                if update.choices:
                    await guest.act(update, 0)
                update = await line.next()
            if not update.choices:
                update = await line.until(lambda u: bool(u.choices or u.view.result))
        answer = await guest.get("/api/table/hint")
        refusal(answer, 503, "no-hint")
        assert int(answer.headers["retry-after"]) > 0


async def test_bots_go_on_after_a_restart(settings: Settings) -> None:
    async with running(settings, fake_bots.HERE + "hang") as house:
        made = await house.made(GREEDY, GREEDY)
        stuck = await house.guest(made.watch).look()
        assert (stuck.revision, bool(stuck.thinking)) == (0, True)
    async with running(settings) as house, house.guest(made.watch).live() as line:
        await line.until(lambda update: update.revision >= 3)


def test_a_process_replays_only_what_is_new() -> None:
    bot_process._matches.clear()
    match = Match.start("flip-circus", 2, {}, seed_from(5))
    first = bot_process.rebuild(bots.played(match))
    seat = match.state.to_act()[0]
    match.act(seat, match.state.legal_actions(seat)[0])
    again = bot_process.rebuild(bots.played(match))
    assert again is first
    assert again.entries == match.entries
    assert again.state.key() == match.state.key()
    # A log that is not a continuation (an undone step has an entry too, so this is another match) is replayed from the start.
    other = Match.start("flip-circus", 2, {}, seed_from(5))
    seat = other.state.to_act()[0]
    other.act(seat, other.state.legal_actions(seat)[1])
    assert bot_process.rebuild(bots.played(other)).entries == other.entries


def test_a_process_forgets_old_matches() -> None:
    bot_process._matches.clear()
    for number in range(CACHED + 3):
        bot_process.rebuild(bots.played(Match.start("flip-circus", 2, {}, seed_from(number))))
    assert len(bot_process._matches) == CACHED
