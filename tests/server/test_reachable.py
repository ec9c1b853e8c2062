"""Where other devices find the server: an invitation that names 127.0.0.1 invites nobody."""

import ipaddress

import pytest

from katzentisch.server.http.reachable import reachable
from tests.server.serving import served


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_server_for_this_machine_alone_says_so_and_what_opens_it(host):
    told = reachable(f"{host}:8123", "")
    assert told.only_here and told.addresses == []
    assert told.command == "katzentisch serve --host 0.0.0.0 --port 8123"


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_for_the_whole_network_names_an_address_in_it(host):
    told = reachable(f"{host}:8123", "")
    assert not told.only_here
    for address in told.addresses:  # none on a machine without a network
        name, _, port = address.removeprefix("http://").rpartition(":")
        assert port == "8123" and not ipaddress.ip_address(name).is_loopback


def test_the_public_address_wins():
    assert reachable("127.0.0.1:8000", "https://cats.example/").addresses == ["https://cats.example"]


def test_a_server_started_by_hand_claims_nothing():
    told = reachable("", "")
    assert (told.addresses, told.only_here, told.command) == ([], False, "")


@pytest.mark.anyio
async def test_the_page_is_told(tmp_path):
    async with served(tmp_path / "a.sqlite", listens="127.0.0.1:8000") as server:
        assert (await server.get("/api/reachable"))["only_here"] is True
