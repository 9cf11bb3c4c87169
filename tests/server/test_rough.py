"""Rough handling: many at once, and nonsense. Nothing happens twice, and nothing makes the server fail."""

import asyncio
import random
from typing import Any

import httpx
import pytest

from chapiteau import registry
from chapiteau.server.people import clean_name
from tests.server.conftest import OPEN, PERSON, House, fresh_id, refusal


async def test_one_command_sent_many_times_at_once(house: House) -> None:
    guest, _, _ = await house.pair()
    action = next(c.name for c in (await guest.look()).choices if not c.final)
    name = fresh_id()
    answers = await asyncio.gather(*(guest.send(0, action, name=name) for _ in range(8)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    assert (await guest.look()).revision == 1


async def test_many_commands_at_once(house: House) -> None:
    guest, _, _ = await house.pair()
    choices = (await guest.look()).choices
    answers = await asyncio.gather(*(guest.send(0, choice.name) for choice in choices))
    codes = sorted(answer.status_code for answer in answers)
    assert codes == [200] + [409] * (len(choices) - 1)
    assert (await guest.look()).revision == 1


async def test_many_want_one_seat(house: House) -> None:
    made = await house.made(PERSON, OPEN)
    inviting = house.guest(made.invite)
    wishes = [{"id": fresh_id(), "seat": 1, "name": f"N{n}"} for n in range(8)]
    answers = await asyncio.gather(*(inviting.post("/api/invitation", wish) for wish in wishes))
    taken = [answer for answer in answers if answer.status_code == 200]
    assert len(taken) == 1
    for answer in answers:
        if answer is not taken[0]:
            refusal(answer, 409, "table-full")
    update = await house.guest(taken[0].json()["key"]).look()
    assert update.seats[1].name == wishes[answers.index(taken[0])]["name"]


ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    10**9,
    10**30,
    1.5,
    1e300,
    "",
    "x",
    "\u202e",
    "a" * 999,
    [],
    {},
]
ODD += [[1], {"a": 1}, [[]], {"": {"": []}}, "flip-circus", "person", "undo"]


def odd(value: Any, rng: random.Random) -> Any:
    """A value with something in it changed."""
    if isinstance(value, dict) and value and rng.random() < 0.8:
        key = rng.choice(list(value))
        changed = {name: part for name, part in value.items() if name != key or rng.random() < 0.8}
        return changed | ({key: odd(value[key], rng)} if key in changed else {})
    if isinstance(value, list) and value and rng.random() < 0.8:
        place = rng.randrange(len(value))
        return [*value[:place], odd(value[place], rng), *value[place + 1 :]]
    return rng.choice(ODD)


def sound(answer: httpx.Response) -> None:
    """Done, or refused with a reason: never a fault."""
    assert answer.status_code < 500, answer.request.content
    if answer.status_code >= 400:
        assert answer.headers["content-type"] == "application/problem+json"


async def test_nonsense(house: House) -> None:
    rng = random.Random(1)
    guest, _, _ = await house.pair()
    inviting = house.guest((await house.made(PERSON, OPEN)).invite)
    before = await guest.look()
    for _ in range(80):
        command = {"id": fresh_id(), "revision": 0, "kind": "undo", "action": 3}
        sound(await guest.post("/api/table/commands", odd(command, rng)))
        join = {"id": fresh_id(), "seat": 7, "name": "N"}
        sound(await inviting.post("/api/invitation", odd(join, rng)))
    assert (await guest.look()).revision <= 1
    assert (await guest.look()).commitment == before.commitment


@pytest.mark.parametrize("title", registry.names())
async def test_nonsense_in_a_new_table(house: House, title: str) -> None:
    """Of what does not hold the house set, but can be played, the first position must be there to see."""
    rng = random.Random(2)
    meta = registry.meta(title)
    wish = {
        "title": title,
        "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"}],
        "options": {option.id: option.default for option in meta.options_for(2)},
        "components": dict(registry.title(title).components),
    }
    house_limits = [house.http.post("/api/tables", json=odd(wish, rng)) for _ in range(40)]
    for answer in await asyncio.gather(*house_limits):
        sound(answer)
        if answer.status_code == 201 and answer.json()["seats"][0]:
            assert (await house.guest(answer.json()["seats"][0]).look()).view.description


def test_names() -> None:
    assert clean_name("  Ada\tLovelace\n") == "Ada Lovelace"
    assert clean_name("A\u202eda\u0000") == "A da"
    assert clean_name("\u200b\u200d \u2060") == ""
    assert clean_name("\N{WOMAN}\u200d\N{FIRE ENGINE}") == "\N{WOMAN}\u200d\N{FIRE ENGINE}"
    assert clean_name("x" * 40) == "x" * 40
