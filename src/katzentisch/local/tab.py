"""The host in a tab: what the tab's worker calls, and the journal it keeps.

The worker (`web/src/worker/host.ts`) hands over plain functions and strings; nothing here knows of a browser. `kept` has the
methods of `Journal`, and what they raise is why the browser keeps nothing.
"""

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any

from katzentisch.local.host import Host, Socket
from katzentisch.local.inline import run_workers_inline
from katzentisch.play.store_journal import JournalFailed, JournalStore

_log = logging.getLogger("katzentisch.local")
Post = Callable[[str], None]  # says something to the page, as JSON


class TabJournal:
    """The journal of a tab."""

    def __init__(self, kept: Any) -> None:
        self._kept = kept

    async def load(self) -> tuple[bytes, int, list[str]]:
        """Return the snapshot, the number of its last line, and the lines after it."""
        try:
            snapshot, number, lines = await self._kept.load()
        except Exception as error:
            raise JournalFailed(str(error)) from error
        return bytes(snapshot), int(number), list(lines)

    async def append(self, number: int, line: str) -> None:
        """Keep a line."""
        try:
            await self._kept.append(number, line)
        except Exception as error:
            raise JournalFailed(str(error)) from error

    async def replace(self, number: int, snapshot: bytes) -> None:
        """Keep a snapshot instead of its lines."""
        try:
            await self._kept.replace(number, snapshot)
        except Exception as error:
            raise JournalFailed(str(error)) from error


class Tab:
    """Answers what the page asks, in messages that have an `id` or the number of a `socket`."""

    def __init__(self, kept: Any, post: Post) -> None:
        self._host = Host(JournalStore(TabJournal(kept)))
        self._post = post
        self._sockets: dict[int, Socket] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Read the journal and begin."""
        await self._host.open()

    def hear(self, text: str) -> None:
        """Take a message of the page; what it asks is answered later."""
        message = json.loads(text)
        if "id" in message:
            task = asyncio.ensure_future(self._answer(message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif "open" in message:
            self._connect(message["socket"], message["open"])
        elif (socket := self._sockets.get(message["socket"])) is not None:
            if "data" in message:
                socket.send(message["data"])
            else:
                socket.close()

    async def _answer(self, message: dict[str, Any]) -> None:
        body = message.get("body", "").encode()
        try:
            answer = await self._host.ask(
                message["method"], message["path"], message.get("headers", {}), body
            )
        except Exception:
            _log.exception("no answer")
            self._say(id=message["id"], status=500, headers={}, body="")
            return
        told = {"status": answer.status, "headers": answer.headers, "body": answer.body.decode()}
        self._say(id=message["id"], **told)

    def _connect(self, number: int, path: str) -> None:
        def closed(reason: str) -> None:
            self._sockets.pop(number, None)
            self._say(socket=number, closed=reason)

        self._sockets[number] = self._host.connect(
            path, lambda data: self._say(socket=number, data=data), closed
        )

    def _say(self, **message: object) -> None:
        self._post(json.dumps(message))


async def start(kept: Any, post: Post) -> Tab:
    """Return an open tab in the running loop."""
    run_workers_inline(asyncio.get_running_loop())
    tab = Tab(kept, post)
    await tab.open()
    return tab
