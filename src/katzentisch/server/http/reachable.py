"""The endpoint that tells where other devices find this server, so that an invitation can name it."""

import ipaddress
import socket

from starlette.requests import Request
from starlette.responses import Response

from katzentisch.server.http.responses import json_response
from katzentisch.server.wire.bodies.catalogue import Reachable

_SOMEWHERE = ("192.0.2.1", 9)  # an address for documentation: it is never contacted


async def get_reachable(request: Request) -> Response:
    """GET /api/reachable."""
    settings = request.app.state.settings
    return json_response(reachable(settings.listens, settings.public_address))


def reachable(listens: str, public: str) -> Reachable:
    """Return where a server that listens there is reached from other devices; `listens` is host:port, empty if unknown.

    >>> reachable("127.0.0.1:8000", "").command
    'katzentisch serve --host 0.0.0.0 --port 8000'
    >>> reachable("192.168.0.7:8000", "").addresses, reachable("0.0.0.0:80", "https://cats.example/").addresses
    (['http://192.168.0.7:8000'], ['https://cats.example'])
    """
    if public:
        return Reachable([public.rstrip("/")], False, "")
    host, _, port = listens.rpartition(":")
    host = host.strip("[]")
    if not host:
        return Reachable([], False, "")
    if _is_loopback(host):
        return Reachable([], True, f"katzentisch serve --host 0.0.0.0 --port {port}")
    address = _own_address() if host in ("0.0.0.0", "::") else host
    shown = f"[{address}]" if ":" in address else address
    return Reachable([f"http://{shown}:{port}"] if address else [], False, "")


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _own_address() -> str:
    """Return this machine's address in its network, empty if it is in none; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_SOMEWHERE)
            address = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if _is_loopback(address) else address
