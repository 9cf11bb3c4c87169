"""The OpenAPI document is whole: whatever is sent by it, and against it, is answered as it says (checked by schemathesis)."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings, strategies

from chapiteau.server.openapi import document
from chapiteau.server.people import NAME_LENGTH
from chapiteau.server.settings import Settings
from tests.server.conftest import OPEN, PERSON, House, refusal, running

OPERATIONS = [(path, method) for path, ways in document()["paths"].items() for method in ways]


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """A running server's address, and keys of a seat and of an invitation there."""
    much = "1000000/second"
    plan = Settings(
        data=str(tmp_path_factory.mktemp("data")),
        bot_processes=1,
        tables=much,
        requests=much,
        commands=much,
    )
    ready, done = threading.Event(), threading.Event()
    found: dict[str, str] = {}

    async def serve() -> None:
        async with running(plan) as house:
            made = await house.made(PERSON, OPEN)
            found.update(
                address=f"http://127.0.0.1:{house.port}", seat=made.seats[0], invite=made.invite
            )
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(30)
    yield found
    done.set()
    thread.join()


@pytest.fixture(scope="module")
def schema() -> Any:
    """The document, as schemathesis reads it. It takes long to load, and few processes of a run need it."""
    import schemathesis

    return schemathesis.openapi.from_dict(document())


@pytest.mark.parametrize("mode", ["positive", "negative"])
@pytest.mark.parametrize(("path", "method"), OPERATIONS)
@settings(
    max_examples=8,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@given(data=strategies.data())
def test_answers_are_as_the_document_says(
    path: str, method: str, mode: str, schema: Any, keys: dict[str, str], data: Any
) -> None:
    """`negative`: for what is not as the document says, too."""
    from schemathesis.generation import GenerationMode
    from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

    if mode == "negative" and method == "get" and path != "/api/table":
        return  # There is nothing that could be wrong.
    case = data.draw(schema[path][method].as_strategy(generation_mode=GenerationMode(mode)))
    # What has the right shape need not be possible: a step, a name that can be seen. A query may say more than is asked.
    excluded = [positive_data_acceptance, *[negative_data_rejection][: method == "get"]]
    key = keys["invite" if path == "/api/invitation" else "seat"]
    case.call_and_validate(
        base_url=keys["address"],
        headers={"Authorization": f"Bearer {key}"},
        excluded_checks=excluded,
    )


async def test_what_an_address_can_be_asked_with(house: House) -> None:
    for path, method in OPERATIONS:
        allowed = {way.upper() for where, way in OPERATIONS if where == path}
        allowed |= {"HEAD"} if "GET" in allowed else set()
        for way in {"GET", "POST", "PUT", "DELETE", "PATCH"} - allowed:
            answer = await house.http.request(way, path)
            refusal(answer, 405, "wrong-method")
            assert set(answer.headers["allow"].split(", ")) == allowed
        assert method.upper() in allowed
    answer = await house.http.head("/api/titles")
    assert (answer.status_code, answer.content) == (200, b"")
    answer = await house.http.post("/index.html")
    refusal(answer, 405, "wrong-method")
    assert answer.headers["allow"] == "GET, HEAD"
    for way in ("GET", "POST"):
        refusal(await house.http.request(way, "/api/lions"), 404, "not-found")


def test_lengths_are_in_the_document() -> None:
    schemas = document()["components"]["schemas"]
    for name in ("Command", "Join"):
        found = schemas[name]["properties"]["id"]
        assert (found["minLength"], found["maxLength"]) == (16, 64)
    assert schemas["Join"]["properties"]["name"]["maxLength"] == NAME_LENGTH
    for way in ("title", "seats", "options"):
        found = schemas["NewTable"]["properties"][way]
        assert {"maxLength", "maxItems", "maxProperties"} & set(found)


def test_reads_name_all_their_problems() -> None:
    paths = document()["paths"]
    for path, ways in paths.items():
        for method, operation in ways.items():
            statuses = set(operation["responses"])
            assert {"403", "429"} <= statuses
            if "security" in operation:
                assert {"401", "409", "503"} <= statuses
            if method == "post":
                assert {"400", "413", "415"} <= statuses
            assert path.startswith("/api/")
