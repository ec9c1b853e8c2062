"""One WebSocket connection: hello first, then messages in, and its outbox out."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from math import ceil
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from katzentisch.core.actions import NoSuchChoice
from katzentisch.core.refusals import Refusal, refuse
from katzentisch.play.match import Match, Step, Taken
from katzentisch.play.numbers import Numbers
from katzentisch.play.store import StoreError
from katzentisch.play.undo import can_redo, is_free_after, propose_consent, propose_undo
from katzentisch.server.limits import Bucket, Limits
from katzentisch.server.metrics import Metrics
from katzentisch.server.tables.advice import Advice
from katzentisch.server.tables.names import clean_text
from katzentisch.server.tables.outbox import LINE, Outbox
from katzentisch.server.tables.session import Session, Viewer, now_ms, record_of
from katzentisch.server.tables.tokens import seats_opened
from katzentisch.server.wire import messages
from katzentisch.server.wire.errors import ApiError
from katzentisch.server.workers.bot_pool import BotPool
from katzentisch.server.workers.rules_pool import RulesPool
from katzentisch.server.workers.rules_worker import GainOf

_log = logging.getLogger("katzentisch.sockets")
_decode = msgspec.json.Decoder(messages.FromPage).decode
_HELLO_SECONDS = 10.0
_TRY_AGAIN_LATER, POLICY_VIOLATION = 1013, 1008  # close codes of RFC 6455
_LONGEST_PLAN = 8  # choices that may follow one whose gain is wanted
_MOST_FAULTS = 50  # messages too fast or malformed until the connection is closed


class Connection:
    """One browser at one table; it acts for the seats its tokens open."""

    def __init__(
        self,
        session: Session,
        socket: WebSocket,
        limits: Limits,
        metrics: Metrics,
        rules: RulesPool,
        bots: BotPool,
        turn: Callable[[], float] = lambda: 0.0,  # the seconds until its address may send one more message
        address: str = "",
    ) -> None:
        self._session, self._socket, self._rules = session, socket, rules
        self._turn, self._limits, self._metrics, self._address = turn, limits, metrics, address
        self._outbox = Outbox(socket.send, self._view, socket.scope.get("extensions", {}).get(LINE))
        self._viewer = Viewer([], self._outbox)
        self._advice = Advice(session, bots, self._outbox, self._refuse, address)
        self._names = False
        self._bucket = Bucket(limits.messages_per_second, limits.messages_at_once)
        self._faults = 0

    async def run(self) -> None:
        """Serve until the browser leaves or stops reading."""
        task = asyncio.current_task()
        assert task is not None
        self._outbox.on_end = task.cancel
        try:
            await self._reading()
        except asyncio.CancelledError:
            if not self._outbox.ended or task.uncancel() > 0:
                raise
        finally:
            self._session.leave(self._viewer)
            await self._end_tasks()
        await self._close(_TRY_AGAIN_LATER)

    async def _end_tasks(self) -> None:
        self._outbox.on_end = lambda: None
        self._outbox.stop()
        tasks = [task for task in (self._outbox.task, self._advice.task) if task is not None]
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        for failure in (self._outbox.failure, *results):
            if isinstance(failure, Exception):
                _log.error("connection failed", exc_info=failure, extra={"table": self._session.id})

    async def _reading(self) -> None:
        try:
            if await self._greet():
                await self._listen()
        except WebSocketDisconnect:
            pass
        except StoreError as error:  # the page comes again by itself
            self._metrics.count("store_errors")
            _log.warning("not read", extra={"table": self._session.id, "why": str(error)})
        except Exception as error:
            _log.error("connection failed", exc_info=error, extra={"table": self._session.id})

    async def _close(self, code: int) -> None:
        if self._socket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
                async with asyncio.timeout(2):
                    await self._socket.close(code)

    # ------------------------------------------------------------------ hello

    async def _greet(self) -> bool:
        try:
            async with asyncio.timeout(_HELLO_SECONDS):
                message = await self._receive()
        except TimeoutError:
            await self._close(POLICY_VIOLATION)
            return False
        if not isinstance(message, messages.Hello):
            await self._reject("hello_first")
            return False
        seats = await self._seats_opened(message.tokens[: self._limits.tokens])
        if not seats:
            await self._reject("no_seat")
            return False
        if seats[0] == -1 and len(seats) > 1:
            seats = seats[1:]  # a player's connection is not counted as a spectator
        self._viewer.seats, self._viewer.tokens = seats, message.tokens[: self._limits.tokens]
        if seats != [-1] or not self._session.seats.people:
            self._session.address = self._address  # bots do not take the turn of somebody who only looks on
        await self._welcome(message)
        return True

    async def _seats_opened(self, tokens: list[str]) -> list[int]:
        """Return the seats of tokens; one that another process gave out a moment ago is looked up."""
        seats = seats_opened(tokens, self._session.keys)
        if not seats:
            await self._session.refresh_keys()
            seats = seats_opened(tokens, self._session.keys)
        return seats

    async def _welcome(self, hello: messages.Hello) -> None:
        await self._session.refresh_for(self._viewer.seats, hello.seen)
        chat = await self._session.chat_history(self._viewer)
        self._names = hello.names
        self._outbox.seen = hello.seen
        muted = [[own, whom] for own, whom in self._session.muted if own in self._viewer.seats]
        self._outbox.put(messages.Welcome(self._session.info(), self._viewer.seats, chat, muted))
        self._session.join(self._viewer)
        await self._session.follow_chat(self._session.newest_line)  # said since the history was read

    async def _reject(self, code: str) -> None:
        self._outbox.put(messages.Refused("hello", -1, code, {}, "server"))
        await self._outbox.flushed()
        await self._close(POLICY_VIOLATION)

    # ------------------------------------------------------------------ messages

    async def _listen(self) -> None:
        while True:
            message = await self._receive()
            if isinstance(message, messages.Hello):
                self._refuse("hello", -1, refuse("hello_once", "server"))
            elif message is not None:
                await self._answer(message)
            if self._faults > _MOST_FAULTS:
                self._outbox.put(messages.Closing("too_fast", 5.0))
                await self._outbox.flushed()
                await self._close(POLICY_VIOLATION)
                return

    async def _receive(self) -> messages.FromPage | None:
        """Return the next message, None if it was refused already."""
        packet = await self._socket.receive()
        if packet["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(packet.get("code", 1005))
        self._metrics.count("messages")
        if self._bucket.take() > 0:
            self._faults += 1
            most = self._limits.messages_per_second
            self._refuse("", -1, refuse("too_fast", "server", {"most": most}))
            return None
        wait = self._turn()
        if wait > 0:
            await asyncio.sleep(wait)
        try:
            message: messages.FromPage = _decode(packet.get("text") or packet.get("bytes") or b"")
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._faults += 1
            self._refuse("", -1, refuse("not_understood", "server", {"reason": str(error)[:200]}))
            return None
        return message

    async def _answer(self, message: messages.FromPage) -> None:
        kind = str(message.__struct_config__.tag)
        seat = getattr(message, "seat", -1)
        if seat not in self._viewer.seats:
            return self._refuse(kind, seat, refuse("not_your_seat", "server", {"seat": seat}))
        if isinstance(message, messages.Chat):
            return await self._chat(message)
        if not self._session.begun:
            return self._refuse(kind, seat, refuse("not_begun", "server"))
        if seat == -1:
            return self._refuse(kind, seat, refuse("not_your_seat", "server", {"seat": seat}))
        if not isinstance(message, messages.Why) and (away := self._away(seat)):
            return self._refuse(kind, seat, refuse(away, "server"))
        if isinstance(message, messages.Act):
            await self._act(message)
        elif isinstance(message, messages.Why):
            await self._why(message)
        elif isinstance(message, messages.Hint | messages.Weigh):
            self._advice.ask(message, self._viewer.seats)
        else:
            await self._undo_or_redo(kind, message)
        return None

    def _away(self, seat: int) -> str:
        """Return why nobody may choose for a seat now; empty if they may."""
        if self._session.paused:
            return "paused"
        return "lent" if seat in self._session.seats.bots else ""

    async def _act(self, message: messages.Act) -> None:
        action = message.action
        if message.choice is not None:
            try:
                action = self._session.match.game.action(dict(message.choice))
            except NoSuchChoice as error:
                refusal = refuse("not_understood", "server", {"reason": str(error)[:200]})
                return self._refuse("act", message.seat, refusal)

        def propose(match: Match) -> Step | Taken | Refusal:
            quoted = Numbers(match, self._viewer.seats).entry(message.seq)
            outcome = match.propose(message.seat, action, quoted, now_ms())
            if message.free and isinstance(outcome, Step) and not self._is_free(match, outcome):
                return refuse("confirm_first", "match_undo")
            return outcome

        def answer(outcome: Step | Taken) -> None:
            entry = outcome.seq if isinstance(outcome, Taken) else outcome.entry.seq
            now = Numbers(self._session.match, self._viewer.seats).seq(entry)
            self._outbox.put(messages.Taken(message.seat, message.seq, now))

        outcome = await self._session.write(propose, answer=answer)
        if isinstance(outcome, Refusal):
            return self._refuse("act", message.seat, outcome)
        if isinstance(outcome, Taken):
            self._outbox.view_due()
        return None

    def _is_free(self, match: Match, step: Step) -> bool:
        others = [other for other in self._session.seats.people if other != step.entry.seat]
        return is_free_after(match, step, self._session.policy, others)

    async def _why(self, message: messages.Why) -> None:
        refusal = self._session.match.propose(message.seat, message.action)
        if not isinstance(refusal, Refusal):
            refusal = Refusal("", "", await self._gain(message))
        self._outbox.put(
            messages.Reason(
                message.seat, message.action, refusal.code, refusal.facts, refusal.rule, message.following
            )
        )

    async def _gain(self, message: messages.Why) -> dict[str, Any]:
        """Return the gain of a legal choice; nothing if the rules do not answer in time."""
        following = message.following[:_LONGEST_PLAN]
        request = GainOf(
            **record_of(self._session), seat=message.seat, action=message.action, following=following
        )
        try:
            gain: dict[str, Any] = msgspec.json.decode(await self._rules.ask(request, self._address))
        except ApiError:
            return {}
        return gain

    async def _undo_or_redo(self, kind: str, message: messages.FromPage) -> None:
        people = self._session.seats.people
        policy = self._session.policy

        def propose(match: Match) -> Step | Taken | Refusal:
            if isinstance(message, messages.TakeBack):
                others = [other for other in people if other != message.seat]
                quoted = Numbers(match, self._viewer.seats).entry(message.seq)
                return propose_undo(match, message.seat, quoted, policy, others, now_ms())
            if isinstance(message, messages.Redo):
                quoted = Numbers(match, self._viewer.seats).entry(message.seq)
                if quoted != match.seq:
                    return refuse("stale", "match_stale", {"seq": quoted, "now": match.seq})
                if not can_redo(match, message.seat):
                    return refuse("redo_nothing", "match_undo")
                return match.propose(message.seat, match.undone[-1][1], quoted, now_ms())
            assert isinstance(message, messages.Consent)
            asker = match.asked[0] if match.asked is not None else -1
            others = [other for other in people if other != asker]
            return propose_consent(match, message.seat, message.agree, others, now_ms())

        outcome = await self._session.write(propose)
        if isinstance(outcome, Refusal):
            self._refuse(kind, getattr(message, "seat", -1), outcome)
        elif isinstance(message, messages.Consent):
            await self._session.grant()

    async def _chat(self, message: messages.Chat) -> None:
        most = self._limits.chat_letters
        text = clean_text(message.text)
        if not 1 <= len(text) <= most:
            return self._refuse("chat", message.seat, refuse("too_long", "server", {"most": most}))
        wait = self._session.chat_bucket.take()
        if wait > 0:
            return self._refuse(
                "chat", message.seat, refuse("chat_too_fast", "server", {"seconds": ceil(wait)})
            )
        try:
            await self._session.chat(message.seat, text)
        except StoreError:
            self._metrics.count("store_errors")
            self._refuse("chat", message.seat, refuse("chat_not_written", "server"))
        return None

    def _refuse(self, to: str, seat: int, refusal: Refusal) -> None:
        self._metrics.count("refusals")
        facts = refusal.facts
        if refusal.code == "stale":
            numbers = Numbers(self._session.match, self._viewer.seats)
            facts = {name: numbers.seq(entry) for name, entry in facts.items() if isinstance(entry, int)}
            self._outbox.view_due()
        self._outbox.put(messages.Refused(to, seat, refusal.code, facts, refusal.rule))

    def _view(self, seen: int) -> tuple[int, bytes] | None:
        session = self._session
        if not session.begun:
            return None
        seq = Numbers(session.match, self._viewer.seats).seq(session.match.seq)
        return seq, session.view_cache.text(self._viewer.seats, seen, self._names)
