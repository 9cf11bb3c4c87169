"""What the coach finds in a match that is over: who gets it, when, and what happens where it does not come."""

import asyncio
from typing import Any

import msgspec
import pytest

from chapiteau import record
from chapiteau.chance import seed_from
from chapiteau.match import Match
from chapiteau.players import coach
from chapiteau.server import minds, review
from chapiteau.server.bots import BotFailed, Bots
from chapiteau.server.messages import Looking
from chapiteau.text import Texts
from chapiteau.words import LANGUAGES, ChapiteauError
from tests.kit import play
from tests.server.conftest import OTHER, PERSON, Guest, House, refusal
from tests.titles.aramini_circus.build import BOX

SHORT: dict[str, Any] = {**BOX, "goal": {"2": 1, "3": 1, "4": 1}}
"""A box with which a match is over soon."""
LONGER: dict[str, Any] = {**BOX, "goal": {"2": 3, "3": 3, "4": 3}}
"""One with which there is something to tell of it."""


def short_match() -> Match:
    match = Match.start("aramini-circus", 2, {}, seed_from(4), LONGER)
    rng = match.state.chance.stream("test")
    while not match.state.is_final():
        play.do(match, play.chance(match, rng))
    return match


async def begun(house: House) -> list[Guest]:
    """A table with two people who play with that box, and somebody who looks on."""
    wish = {"title": "aramini-circus", "seats": [PERSON, OTHER], "components": SHORT}
    made = (await house.http.post("/api/tables", json=wish)).json()
    return [house.guest(key) for key in (*made["seats"], made["watch"])]


async def play_on(guests: list[Guest]) -> None:
    """Play to the end: the last choice, which ends turns, now and then another one."""
    for number in range(2_000):
        updates = [await guest.look() for guest in guests[:2]]
        if updates[0].view.result is not None:
            return
        at = 0 if updates[0].choices else 1
        choices = updates[at].choices
        await guests[at].act(updates[at], number * 7 % len(choices))
    raise AssertionError("it never ends")


async def found(guest: Guest) -> Looking:
    """Ask until there is something."""
    while True:
        answer = await guest.get("/api/table/review")
        assert answer.status_code == 200, answer.text
        looking = msgspec.json.decode(answer.content, type=Looking)
        if looking.found is not None:
            return looking


async def test_everybody_at_the_table_gets_it_once_the_match_is_over(house: House) -> None:
    guests = await begun(house)
    for guest in guests:
        problem = refusal(await guest.get("/api/table/review"), 409, "not-over")
        assert not [said for lang in LANGUAGES for said in Texts(lang).problems(problem.message)]
    refusal(await house.guest("nobody").get("/api/table/review"), 401, "unknown-key")
    await play_on(guests)
    looks = [await found(guest) for guest in guests]
    assert looks[0] == looks[1] == looks[2]
    # The same as the command says of the record.
    match = record.verify(record.decode((await guests[0].get("/api/table/record")).content))
    assert looks[0].found is not None
    assert msgspec.json.encode(looks[0].found) == msgspec.json.encode(review.look_back(match))


async def test_who_asks_early_is_told_so_and_the_coach_looks_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when several ask, and ask again, while the coach is at it."""
    ready, asked = asyncio.Event(), []

    async def look_back(bots: Bots, table: str, match: Match) -> bytes:
        asked.append(table)
        await ready.wait()
        return b'{"alone":false,"curve":[],"moments":[]}'

    monkeypatch.setattr(minds, "REVIEW_PATIENCE", 0.02)
    monkeypatch.setattr(Bots, "look_back", look_back)
    guests = await begun(house)
    await play_on(guests)
    for guest in [*guests, *guests]:
        assert (await guest.get("/api/table/review")).json() == {"found": None}
    ready.set()
    await asyncio.sleep(0.05)
    assert (await guests[1].get("/api/table/review")).json()["found"]["curve"] == []
    assert len(asked) == 1


async def test_a_coach_that_fails_is_asked_anew(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    async def look_back(bots: Bots, table: str, match: Match) -> bytes:
        asked.append(table)
        if len(asked) == 1:
            raise BotFailed("its process ended")
        return b'{"alone":false,"curve":[],"moments":[]}'

    monkeypatch.setattr(Bots, "look_back", look_back)
    guests = await begun(house)
    await play_on(guests)
    answer = await guests[0].get("/api/table/review")
    problem = refusal(answer, 503, "no-review")
    assert int(answer.headers["retry-after"]) > 0
    assert not [said for lang in LANGUAGES for said in Texts(lang).problems(problem.message)]
    assert (await guests[0].get("/api/table/review")).json()["found"]["moments"] == []


def test_moments_stand_on_the_board_as_their_seat_saw_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = short_match()
    told = coach.analyse(match)
    # It would find the same once more.
    monkeypatch.setattr(coach, "analyse", lambda _: told)
    looked = review.look_back(match)
    steps = {step.number: step for step in coach.standing(match)}
    assert looked.curve[-1].chances == told.curve[-1].chances
    assert [point.turn for point in looked.curve[:-1]] == sorted(
        {point.turn for point in told.curve[:-1]}
    )
    assert len(looked.moments) == len(told.swings) > 0
    for moment, swing in zip(looked.moments, told.swings, strict=True):
        step = steps[moment.step]
        assert (moment.seat, moment.turn) == (step.seat, step.state.turn)
        assert moment.view == match.title.view(step.state, step.seat)
        choices = {one.action: one for one in step.state.kinds().choices(step.state, step.seat)}
        assert moment.made == choices[step.action].targets
        better = swing.better and choices[swing.better.action].targets
        assert moment.better == (better or [])
        assert bool(swing.better) == (swing.sort == "mistake")


def test_nothing_is_found_in_a_match_that_goes_on() -> None:
    with pytest.raises(ChapiteauError) as refused:
        review.look_back(Match.start("flip-circus", 2, {}, seed_from(1)))
    assert refused.value.code == "not-over"
