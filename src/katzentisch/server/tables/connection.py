"""One page's socket: hello, then messages in, and what waits in its outbox out."""

import asyncio
import contextlib
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from katzentisch.core.actions import NoSuchChoice
from katzentisch.core.refusals import Refusal, refuse
from katzentisch.play.gains import gain
from katzentisch.play.match import Match, Step, Taken
from katzentisch.play.undo import can_redo, propose_consent, propose_undo
from katzentisch.server.limits import Bucket
from katzentisch.server.tables.names import clean
from katzentisch.server.tables.outbox import Outbox
from katzentisch.server.tables.registry import Registry
from katzentisch.server.tables.session import Session, now_ms
from katzentisch.server.tables.tokens import seats_opened
from katzentisch.server.wire import messages

log = logging.getLogger("katzentisch.sockets")
decode = msgspec.json.Decoder(messages.FromPage).decode
HELLO_WITHIN = 10.0
GOING_AWAY, TRY_LATER, POLICY = 1012, 1013, 1008
TOO_MANY_REFUSED = 50


class Connection:
    """One browser at one table; it speaks for the seats its tokens opened."""

    def __init__(self, registry: Registry, session: Session, socket: WebSocket) -> None:
        self.registry = registry
        self.session = session
        self.socket = socket
        self.seats: list[int] = []
        self.names = False
        self.outbox = Outbox(socket.send, self._view)
        self._bucket = Bucket(registry.limits.messages_per_second, registry.limits.messages_at_once)
        self._nonsense = 0

    async def run(self) -> None:
        """Serve the page until it leaves or does not read any more."""
        tasks = [asyncio.create_task(self._sending()), asyncio.create_task(self._reading())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._leave()
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception):
                    log.error("a page failed", exc_info=result, extra={"table": self.session.id})
        await self._drop(TRY_LATER)

    async def _reading(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            if await self._greet():
                await self._listen()

    async def _sending(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self.outbox.run()

    async def _drop(self, code: int) -> None:
        if self.socket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
                async with asyncio.timeout(2):
                    await self.socket.close(code)

    # ------------------------------------------------------------------ hello

    async def _greet(self) -> bool:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                message = await self._receive()
        except TimeoutError:
            await self._drop(POLICY)
            return False
        if not isinstance(message, messages.Hello):
            await self._turn_away("hello_first")
            return False
        self.seats = seats_opened(message.tokens[: self.registry.limits.tokens], self.session.keys)
        if not self.seats:
            await self._turn_away("no_seat")
            return False
        if self.seats[0] == -1 and len(self.seats) > 1:
            self.seats = self.seats[1:]  # who plays need not look on besides
        await self._welcome(message)
        return True

    async def _welcome(self, hello: messages.Hello) -> None:
        chat = await self.registry.store.chat(self.session.id)
        said = [messages.Chatted(*line) for line in chat]
        self.names = hello.names
        self.outbox.seen = hello.seen
        self.outbox.put(messages.Welcome(self.session.info(), self.seats, said))
        self.session.pages.add(self)
        self.outbox.view_due()
        self._present()

    async def _turn_away(self, code: str) -> None:
        self.outbox.put(messages.Refused("hello", -1, code, {}, "server"))
        await self.outbox.flushed()
        await self._drop(POLICY)

    def _leave(self) -> None:
        if self in self.session.pages:
            self.session.pages.discard(self)
            self._present()

    def _present(self) -> None:
        self.session.send(self.session.presence())
        self.registry.tell_presence(self.session)

    # ------------------------------------------------------------------ messages

    async def _listen(self) -> None:
        while True:
            message = await self._receive()
            if isinstance(message, messages.Hello):
                self._refuse("hello", -1, refuse("hello_once", "server"))
            elif message is not None:
                await self._answer(message)
            if self._nonsense > TOO_MANY_REFUSED:
                self.outbox.put(messages.Closing("too_fast", 5.0))
                await self.outbox.flushed()
                await self._drop(POLICY)
                return

    async def _receive(self) -> messages.FromPage | None:
        """Return the next message, None if it was refused already."""
        packet = await self.socket.receive()
        if packet["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(packet.get("code", 1005))
        self.registry.metrics.count("messages")
        if self._bucket.take() > 0:
            self._nonsense += 1
            most = self.registry.limits.messages_per_second
            self._refuse("", -1, refuse("too_fast", "server", {"most": most}))
            return None
        try:
            message: messages.FromPage = decode(packet.get("text") or packet.get("bytes") or b"")
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._nonsense += 1
            self._refuse("", -1, refuse("not_understood", "server", {"reason": str(error)[:200]}))
            return None
        return message

    async def _answer(self, message: messages.FromPage) -> None:
        kind = str(message.__struct_config__.tag)
        seat = getattr(message, "seat", -1)
        if seat not in self.seats:
            return self._refuse(kind, seat, refuse("not_your_seat", "server", {"seat": seat}))
        if isinstance(message, messages.Chat):
            return await self._chat(message)
        if not self.session.begun:
            return self._refuse(kind, seat, refuse("not_begun", "server"))
        if seat == -1:
            return self._refuse(kind, seat, refuse("not_your_seat", "server", {"seat": seat}))
        if isinstance(message, messages.Act):
            await self._act(message)
        elif isinstance(message, messages.Why):
            self._why(message)
        else:
            await self._back_and_forth(kind, message)
        return None

    async def _act(self, message: messages.Act) -> None:
        action = message.action
        if message.choice is not None:
            try:
                action = self.session.match.game.action(dict(message.choice))
            except NoSuchChoice as error:
                refusal = refuse("not_understood", "server", {"reason": str(error)[:200]})
                return self._refuse("act", message.seat, refusal)

        def propose(match: Match) -> Step | Taken | Refusal:
            return match.propose(message.seat, action, message.seq, now_ms())

        outcome = await self.session.write(propose)
        if isinstance(outcome, Refusal):
            return self._refuse("act", message.seat, outcome)
        if isinstance(outcome, (Step, Taken)):
            now = outcome.seq if isinstance(outcome, Taken) else outcome.entry.seq
            self.outbox.put(messages.Taken(message.seat, message.seq, now))
        if isinstance(outcome, Taken):
            self.outbox.view_due()
        return None

    def _why(self, message: messages.Why) -> None:
        match = self.session.match
        outcome = match.propose(message.seat, message.action)
        refusal = outcome
        if not isinstance(refusal, Refusal):
            refusal = Refusal("", "", gain(match.table, message.seat, message.action))
        self.outbox.put(
            messages.Reason(message.seat, message.action, refusal.code, refusal.facts, refusal.rule)
        )

    async def _back_and_forth(self, kind: str, message: messages.FromPage) -> None:
        people = self.session.seats.people
        policy = self.session.policy

        def propose(match: Match) -> Step | Taken | Refusal:
            if isinstance(message, messages.TakeBack):
                others = [other for other in people if other != message.seat]
                return propose_undo(match, message.seat, message.seq, policy, others, now_ms())
            if isinstance(message, messages.Redo):
                if message.seq != match.seq:
                    return refuse("stale", "match_stale", {"seq": message.seq, "now": match.seq})
                if not can_redo(match, message.seat):
                    return refuse("redo_nothing", "match_undo")
                return match.propose(message.seat, match.undone[-1][1], message.seq, now_ms())
            assert isinstance(message, messages.Consent)
            asker = match.asked[0] if match.asked is not None else -1
            others = [other for other in people if other != asker]
            return propose_consent(match, message.seat, message.agree, others, now_ms())

        outcome = await self.session.write(propose)
        if isinstance(outcome, Refusal):
            self._refuse(kind, getattr(message, "seat", -1), outcome)
        elif isinstance(message, messages.Consent):
            await self.session.grant()

    async def _chat(self, message: messages.Chat) -> None:
        most = self.registry.limits.chat_letters
        text = clean(message.text)
        if not 1 <= len(text) <= most:
            return self._refuse("chat", message.seat, refuse("too_long", "server", {"most": most}))
        name = self.session.seats.name(message.seat)
        await self.session.chat(message.seat, name, text)
        return None

    def _refuse(self, to: str, seat: int, refusal: Refusal) -> None:
        self.registry.metrics.count("refusals")
        self.outbox.put(messages.Refused(to, seat, refusal.code, refusal.facts, refusal.rule))
        if refusal.code == "stale":
            self.outbox.view_due()

    def _view(self, seen: int) -> tuple[int, bytes] | None:
        session = self.session
        if not session.begun:
            return None
        return session.match.seq, session.views.text(self.seats, seen, self.names)
