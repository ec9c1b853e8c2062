"""The bare comparison: a Starlette WebSocket echo that commits one SQLite row per message, as durably as we do."""

import sqlite3
import sys

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect


def make_echo(path: str) -> Starlette:
    """Return the echo on a SQLite file."""
    base = sqlite3.connect(path, isolation_level=None)
    base.execute("PRAGMA journal_mode = WAL")
    base.execute("PRAGMA synchronous = FULL")
    base.execute("CREATE TABLE IF NOT EXISTS entry (id INTEGER PRIMARY KEY, text TEXT)")

    async def echo(websocket: WebSocket) -> None:
        await websocket.accept()
        try:
            while True:
                text = await websocket.receive_text()
                base.execute("INSERT INTO entry (text) VALUES (?)", (text,))
                await websocket.send_text(text)
        except WebSocketDisconnect:
            pass

    async def health(request: Request) -> PlainTextResponse:
        return PlainTextResponse("well")

    return Starlette(routes=[Route("/api/health", health), WebSocketRoute("/echo", echo)])


if __name__ == "__main__":
    uvicorn.run(
        make_echo(sys.argv[2]),
        port=int(sys.argv[1]),
        log_config=None,
        access_log=False,
        ws_per_message_deflate=False,
    )
