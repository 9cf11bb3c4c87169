"""Who thinks when, and how often."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from chapiteau.server import bots
from chapiteau.server.bot_process import Answer, Load
from chapiteau.server.bots import Lane
from chapiteau.server.settings import Settings
from tests.server.conftest import GREEDY, PERSON, RANDOM, running

SLOW = "tests.server.fake_bots:slow"


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where `fake_bots.slow` writes down seat and number of entries for each decision."""
    found = tmp_path / "thoughts"
    monkeypatch.setenv("THOUGHTS", str(found))
    return found


class FakeProcess:
    """Answers at once, and keeps what it was asked."""

    asked: list[str]
    going = 0
    most = 0

    def __init__(self, _: list[str]) -> None:
        pass

    async def ask(self, request: bytes, _: float) -> Answer:
        FakeProcess.going += 1
        FakeProcess.most = max(FakeProcess.most, FakeProcess.going)
        await asyncio.sleep(0)
        FakeProcess.asked.append(msgspec.msgpack.decode(request, type=Load).title)
        FakeProcess.going -= 1
        return Answer()

    async def end(self) -> None:
        pass


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(bots, "BotProcess", FakeProcess)
    FakeProcess.asked, FakeProcess.most = [], 0
    return FakeProcess.asked


async def test_tables_take_turns(asked: list[str]) -> None:
    """However much one of them asks."""
    lane = Lane(1, "", "", 1.0)
    wishes = [lane.ask("a", Load(f"a{n}")) for n in range(4)]
    wishes += [lane.ask("b", Load(f"b{n}")) for n in range(2)]
    wishes += [lane.ask("c", Load("c0"))]
    await asyncio.gather(*wishes)
    assert asked == ["a0", "b0", "c0", "a1", "b1", "a2", "a3"]
    # One that was there before comes behind those who wait.
    wishes = [lane.ask(table, Load(table)) for table in ("b", "a", "b", "c")]
    await asyncio.gather(*wishes)
    assert asked[7:] == ["b", "a", "c", "b"]
    await lane.close()


async def test_all_processes_are_used_and_no_more(asked: list[str]) -> None:
    lane = Lane(2, "", "", 1.0)
    await asyncio.gather(*(lane.ask("a", Load(str(n))) for n in range(6)))
    assert FakeProcess.most == 2
    # Whoever asks just when the last work ends is not left waiting.
    for n in range(20):
        await lane.ask("a", Load(str(n)))
    assert len(asked) == 26
    await lane.close()


async def test_nobody_thinks_for_who_has_gone(asked: list[str]) -> None:
    lane = Lane(1, "", "", 1.0)
    first, gone, last = [lane.ask("a", Load(name)) for name in ("first", "gone", "last")]
    gone.cancel()
    await asyncio.gather(first, last)
    assert asked == ["first", "last"]
    await lane.close()


async def test_quick_bots_do_not_wait_behind_slow_ones(settings: Settings) -> None:
    """All processes for slow bots hang, and more wait for them: a random bot plays all the same."""
    async with running(settings, "tests.server.fake_bots:hang") as house:
        for _ in range(3):
            await house.made(GREEDY, PERSON)
        made = await house.made(RANDOM, RANDOM)
        async with house.guest(made.watch).live() as line, asyncio.timeout(20):
            last = await line.until(lambda update: update.view.result is not None)
    assert [seat.bot for seat in last.seats] == ["random", "random"]


async def test_a_hint_is_thought_about_once(settings: Settings, notes: Path) -> None:
    async with running(settings, SLOW) as house:
        guest, _, made = await house.pair()
        update = await guest.look()
        hints = await asyncio.gather(*(guest.get("/api/table/hint") for _ in range(3)))
        hints.append(await guest.get("/api/table/hint"))
        assert len({hint.content for hint in hints}) == 1
        assert len(notes.read_text().splitlines()) == 1
        # Of another position, or of the same one after a step and its undoing, it is another thought.
        await guest.act(update)
        await guest.get("/api/table/hint")
        assert len(notes.read_text().splitlines()) == 2
        assert made.table in house.tables._known


async def test_a_hint_that_failed_is_thought_about_again(settings: Settings) -> None:
    async with running(settings, "tests.server.fake_bots:blab") as house:
        guest, _, _ = await house.pair()
        await guest.look()
        for _ in range(2):
            assert (await guest.get("/api/table/hint")).status_code == 503


async def lines_of(notes: Path, count: int) -> list[str]:
    """What is written down when there are so many lines."""
    async with asyncio.timeout(20):
        while not notes.exists() or len(found := notes.read_text().splitlines()) < count:
            await asyncio.sleep(0.01)
    return found


async def test_others_who_decide_at_the_same_time_make_no_bot_think_again(
    settings: Settings, notes: Path
) -> None:
    """All choose two cubes in secret (DR-2.6). The bot thinks about its first one while the other player chooses both, of which it hears:
    the question is the same to it."""
    allowed = notes.with_name(notes.name + "-allowed")
    allowed.write_text("1")
    async with running(settings, "tests.server.fake_bots:patient") as house:
        made = await house.made(PERSON, GREEDY, title="drum-roll")
        guest = house.guest(made.seats[0])
        table = house.tables._known[made.table]
        async with guest.live() as line:
            update = await line.next()
            await guest.act(update, 0)
            # Both have a card; now the bot thinks about cubes.
            assert (await lines_of(notes, 2))[1] == "1 2"
            heard = table.revision(1)
            update = await guest.look()
            for _ in range(2):
                assert update.view.to_act == [0, 1]
                update = await guest.act(update, 0)
            assert table.revision(1) > heard
            allowed.write_text("9")
            # The next thought is about the second cube: the first one is chosen.
            assert (await lines_of(notes, 3))[2] == "1 5"
