"""The WebSocket endpoint of a table."""

from functools import partial

from starlette.websockets import WebSocket

from katzentisch.play.store import StoreError
from katzentisch.server.http.requests import address_of, registry_of
from katzentisch.server.http.security import is_allowed_origin
from katzentisch.server.limits import REPLAYED
from katzentisch.server.tables.archive import ArchivedTable
from katzentisch.server.tables.archive_connection import show_archived
from katzentisch.server.tables.connection import POLICY_VIOLATION, Connection
from katzentisch.server.wire.errors import ApiError


async def table_socket(websocket: WebSocket) -> None:
    """Serve /api/tables/<table>/socket."""
    registry, address = registry_of(websocket), address_of(websocket)
    allowed = is_allowed_origin(websocket.headers, websocket.app.state.settings.page_origins)
    crowded = (
        registry.open_sockets[address] >= registry.limits.sockets_per_address
        or registry.open_sockets.total() >= registry.limits.sockets
    )
    if not allowed or registry.closing or crowded or registry.requests.take(address) > 0:
        await websocket.close(POLICY_VIOLATION)
        return
    registry.open_sockets[address] += 1
    try:
        REPLAYED.set([0])
        try:
            session = await registry.session_or_archive(websocket.path_params["table"])
        except (ApiError, StoreError):
            await websocket.close(POLICY_VIOLATION)
            return
        registry.requests.charge_replayed(address)
        if isinstance(session, ArchivedTable):
            await websocket.accept()
            await show_archived(session, websocket, registry.limits.tokens)
            return
        turn = partial(registry.messages.reserve, address)
        shared = (registry.limits, registry.metrics, registry.rules, registry.bot_pool, turn, address)
        session.connections += 1
        try:
            await websocket.accept()
            await Connection(session, websocket, *shared).run()
        finally:
            session.connections -= 1
    finally:
        registry.open_sockets[address] -= 1
        if not registry.open_sockets[address]:
            del registry.open_sockets[address]
