"""A page that is shown a table built by words: the server's views are exchanged on their way, its answers made here.

For questions no game between bots asks, or that are only asked with corrected material.
"""

import json
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from katzentisch.core.game import Table
from katzentisch.server.wire import messages
from katzentisch.server.wire.looking_back import past_view
from katzentisch.server.wire.printed import printed


class Puppet:
    """A built table in place of the one the server knows; the page and the server notice nothing."""

    def __init__(self, table: Table, seat: int = 0) -> None:
        self.table = table
        self.seat = seat
        self.steps = 0
        self._real: dict[str, Any] = {}

    def show(self, page: Page) -> None:
        """Let a page see this table from now on; call it before the page sits down."""
        material = printed(self.table.game)
        page.route(
            "**/api/printed/**", lambda asked: asked.fulfill(body=material, content_type="application/json")
        )
        page.route_web_socket("**/socket", self._between)

    def _between(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda text: page.send(self._from_server(text)))
        page.on_message(lambda text: self._from_page(text, page, server))

    def _from_server(self, text: str | bytes) -> str | bytes:
        message = json.loads(text)
        if message["type"] != "view":
            return text
        self._real = message
        return self._view()

    def _view(self) -> str:
        """The server's last view, with everything of the table exchanged."""
        seen = msgspec.to_builtins(past_view(self.table, self.seat))
        count = {"seq": self._real["seq"] + self.steps, "step": self._real["step"] + self.steps}
        return json.dumps(self._real | count | {"to_act": self.table.to_act, "seats": [seen]})

    def _from_page(self, text: str | bytes, page: WebSocketRoute, server: WebSocketRoute) -> None:
        message = json.loads(text)
        if message["type"] == "act":
            self.table.play(self.seat, message["action"])
            self.steps += 1
            now = message["seq"] + 1
            page.send(msgspec.json.encode(messages.Taken(self.seat, message["seq"], now)).decode())
            page.send(self._view())
        elif message["type"] == "why":
            refusal = self.table.why_not(self.seat, message["action"])
            assert refusal is not None, "the page asks why not only of what is refused"
            assert refusal is not None
            told = messages.Reason(self.seat, message["action"], refusal.code, refusal.facts, refusal.rule)
            page.send(msgspec.json.encode(told).decode())
        else:
            server.send(text)
