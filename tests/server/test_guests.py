"""Players of one's own at the table: those whom the host lets in, and no others."""

import asyncio
import logging
from pathlib import Path

import msgspec
import pytest

from chapiteau import console
from chapiteau.cli import app
from chapiteau.players import guest, registry
from chapiteau.server import serve
from chapiteau.server.settings import Settings, from_environment
from chapiteau.words import ChapiteauError
from tests.players.zoo import HERE
from tests.server.conftest import RANDOM, House, refusal, running

TAME, RAISING = HERE + "Tame", HERE + "Raising"


def seated(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, guests=f"{TAME}, {RAISING}")


async def over(house: House, watch: str) -> list[str]:
    """Look on until the match is over; which bots sat there in the end."""
    async with house.guest(watch).live() as line, asyncio.timeout(60):
        last = await line.until(lambda update: update.view.result is not None)
    return [seat.bot for seat in last.seats]


async def test_guests_stand_after_the_levels(house: House) -> None:
    for info in (await house.http.get("/api/titles")).json():
        assert info["bots"] == [*registry.LEVELS, TAME, RAISING]


async def test_a_guest_plays_a_match(house: House) -> None:
    made = await house.made(seated(TAME), seated(TAME))
    assert await over(house, made.watch) == [TAME, TAME]


async def test_a_guest_that_fails_is_replaced(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "chapiteau.server"):
        made = await house.made(seated(RAISING), RANDOM)
        assert await over(house, made.watch) == ["random", "random"]
    assert f"bot {RAISING} fails (Misbehaved); random plays on" in caplog.text
    assert "out of ideas" not in caplog.text


@pytest.mark.parametrize("name", [HERE + "Silent", "os:system", ":", "tests.players.zoo:"])
async def test_nobody_else_is_let_in(house: House, name: str) -> None:
    body = {"title": "flip-circus", "seats": [seated(name), RANDOM]}
    refusal(await house.http.post("/api/tables", json=body), 400, "unknown-player")


async def test_a_guest_that_is_no_longer_let_in_is_replaced(settings: Settings) -> None:
    async with running(settings) as house:
        made = await house.made(seated(TAME), RANDOM)
    async with running(msgspec.structs.replace(settings, guests="")) as house:
        assert await over(house, made.watch) == ["random", "random"]


def test_settings_name_guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHAPITEAU_GUESTS", " a:B, c:D,,a:B ")
    assert from_environment().guest_names == ["a:B", "c:D"]
    assert from_environment(guests=["e:F"]).guest_names == ["e:F"]
    monkeypatch.delenv("CHAPITEAU_GUESTS")
    assert from_environment().guest_names == []


def test_a_server_does_not_start_with_a_guest_that_cannot_be_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["chapiteau", "serve", "--data", str(tmp_path), "--guest", "nowhere:Nobody"]
    monkeypatch.setattr("sys.argv", words)
    with pytest.raises(SystemExit) as left:
        console.run(app)
    assert left.value.code == 2
    assert "no module “nowhere”" in capsys.readouterr().err
    assert not guest._processes


def test_guests_do_not_play_where_the_matches_lie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    serve.let_in([], tmp_path / "data")
    with pytest.raises(ChapiteauError) as caught:
        serve.let_in([TAME], tmp_path / "data")
    assert caught.value.code == "open-data"
