"""Pages of other origins can neither ask nor connect."""

import json

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.conftest import OTHER, PERSON, House, refusal

WISH = {"title": "flip-circus", "seats": [PERSON, OTHER]}
FOREIGN = ["http://example.com", "http://[", "null", "", "http://127.0.0.1:1", "http://[::1", "//"]


@pytest.mark.parametrize("origin", FOREIGN)
async def test_another_page_makes_no_table(house: House, origin: str) -> None:
    answer = await house.http.post("/api/tables", json=WISH, headers={"Origin": origin})
    refusal(answer, 403, "foreign-page")
    refusal(await house.http.get("/api/titles", headers={"Origin": origin}), 403, "foreign-page")


@pytest.mark.parametrize("origin", FOREIGN)
async def test_another_page_gets_no_live_connection(
    house: House, origin: str, caplog: pytest.LogCaptureFixture
) -> None:
    url = f"ws://127.0.0.1:{house.port}/api/table/live"
    with pytest.raises(InvalidStatus) as refused:
        async with connect(url, additional_headers={"Origin": origin}):
            pass
    assert refused.value.response.status_code == 403
    assert not caplog.records


async def test_two_origins_are_none_of_ours(house: House) -> None:
    own = f"http://127.0.0.1:{house.port}"
    headers = [("Origin", own), ("Origin", "http://example.com")]
    answer = await house.http.post("/api/tables", json=WISH, headers=headers)
    refusal(answer, 403, "foreign-page")


async def test_our_own_page_and_programs_may_ask(house: House) -> None:
    for headers in ({"Origin": f"http://127.0.0.1:{house.port}"}, {}):
        answer = await house.http.post("/api/tables", json=WISH, headers=headers)
        assert answer.status_code == 201
    # As a browser behind a proxy that passes the host on writes it.
    headers = {"Origin": "https://Circus.example.org", "Host": "circus.example.org"}
    assert (await house.http.get("/api/titles", headers=headers)).status_code == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "x"])
async def test_a_body_says_that_it_is_json(house: House, kind: str) -> None:
    """What a form of another page can send without asking."""
    answer = await _post(house.http, kind)
    refusal(answer, 415, "wrong-type")


async def test_json_may_name_its_encoding(house: House) -> None:
    assert (await _post(house.http, "application/json; charset=utf-8")).status_code == 201


async def _post(http: httpx.AsyncClient, kind: str) -> httpx.Response:
    headers = {"Content-Type": kind} if kind else {}
    return await http.post("/api/tables", content=json.dumps(WISH), headers=headers)
