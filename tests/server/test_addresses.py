"""Where others find the page: told to whoever sits at the server's own machine, who invites them."""

from pathlib import Path

import httpx
import pytest

from chapiteau.server import serve
from chapiteau.server.app import create_app, open_tables
from chapiteau.server.settings import Settings

NETWORK = "http://192.0.2.7:8765/"


@pytest.mark.parametrize(
    ("client", "told"),
    [("127.0.0.1", [NETWORK]), ("::1", [NETWORK]), ("192.0.2.9", []), ("203.0.113.5", [])],
)
async def test_addresses_are_told_to_this_machine_alone(
    client: str, told: list[str], tmp_path: Path
) -> None:
    settings = Settings(data=str(tmp_path))
    async with open_tables(settings) as tables:
        app = create_app(settings, tables, [NETWORK])
        transport = httpx.ASGITransport(app=app, client=(client, 1234))
        http = httpx.AsyncClient(transport=transport, base_url="http://test")
        assert (await http.get("/api/health")).json()["addresses"] == told


@pytest.mark.parametrize(
    ("address", "addresses"),
    [(NETWORK, [NETWORK]), ("http://127.0.0.1:8765/", []), ("http://[::1]:8765/", [])],
)
def test_a_server_of_one_machine_has_none(
    monkeypatch: pytest.MonkeyPatch, address: str, addresses: list[str]
) -> None:
    monkeypatch.setattr(serve, "address_of", lambda listening: address)
    with serve.listen("127.0.0.1", 0) as listening:
        assert serve.addresses_of(listening) == addresses


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_addresses_of_real_sockets(host: str) -> None:
    with serve.listen(host, 0) as listening:
        found = serve.addresses_of(listening)
        address = serve.address_of(listening)
    assert found == ([] if "127.0.0.1" in address else [address])
    if host == "127.0.0.1":
        assert found == []
