"""One WebSocket connection to a game of which only the transcript is left: it is shown, nothing can be done."""

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from katzentisch.server.tables.archive import ArchivedTable
from katzentisch.server.wire import messages

_decode = msgspec.json.Decoder(messages.FromPage).decode
_encode = msgspec.json.Encoder().encode
_HELLO_SECONDS = 10.0
_POLICY_VIOLATION = 1008
_MOST_MESSAGES = 100  # there is nothing to say at such a table


async def show_archived(table: ArchivedTable, socket: WebSocket, most_tokens: int) -> None:
    """Answer hello with the end of the game, and wait until the browser leaves."""
    with contextlib.suppress(WebSocketDisconnect, TimeoutError, msgspec.DecodeError, RuntimeError, KeyError):
        async with asyncio.timeout(_HELLO_SECONDS):
            hello = _decode(await _receive(socket))
        seats = table.readable_seats(hello.tokens[:most_tokens]) if isinstance(hello, messages.Hello) else []
        if not seats:
            refused = messages.Refused("hello", -1, "no_seat", {}, "server")
            await socket.send_text(_encode(refused).decode())
        else:
            await _show(table, socket, seats)
        await socket.close(_POLICY_VIOLATION)


async def _show(table: ArchivedTable, socket: WebSocket, seats: list[int]) -> None:
    if seats[0] == -1 and len(seats) > 1:
        seats = seats[1:]
    await socket.send_text(_encode(messages.Welcome(table.info, seats, [])).decode())
    await socket.send_text(_encode(table.view(seats)).decode())
    for _ in range(_MOST_MESSAGES):
        await _receive(socket)


async def _receive(socket: WebSocket) -> str | bytes:
    packet = await socket.receive()
    if packet["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(packet.get("code", 1005))
    text: str | bytes = packet.get("text") or packet.get("bytes") or b""
    return text
