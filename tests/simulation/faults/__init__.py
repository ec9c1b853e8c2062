"""Old bugs that the simulation must find: each changes the source of one function, and is put back for as long as asked."""

import inspect
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from katzentisch.play import store_sqlite
from katzentisch.play.match import Match
from katzentisch.play.store_calls import CallStore
from katzentisch.play.store_postgres import PostgresStore
from katzentisch.server.tables.autoplay import Autoplay
from katzentisch.server.tables.caller import Caller
from katzentisch.server.tables.connection import Connection
from katzentisch.server.tables.outbox import Outbox
from katzentisch.server.tables.registry import Registry
from katzentisch.server.tables.session import Session
from katzentisch.server.tables.view_cache import ViewCache
from katzentisch.server.workers.pool import WorkerPool

_APPENDS = "await self._store.append(self.id, outcome.entry, reasons=reasons)"
_ACCEPTS = "            self.match.accept(outcome)\n            return outcome"


class Fault(NamedTuple):
    """A bug: what it does, the function that has it, and the changes of its source, right to wrong."""

    name: str
    what: str
    owner: Any  # class or module
    function: str
    changes: tuple[tuple[str, str], ...]


FAULTS = [
    Fault(
        "told-before-written",
        "a move is shown to everybody before it is in the store",
        Session,
        "_write",
        (
            (_ACCEPTS, "            return outcome"),
            (_APPENDS, f"self.match.accept(outcome); self._changed(); {_APPENDS}"),
        ),
    ),
    Fault(
        "accepted-before-written",
        "a move is applied before it is in the store, and stays when the store fails",
        Session,
        "_write",
        ((_ACCEPTS, "            return outcome"), (_APPENDS, f"self.match.accept(outcome); {_APPENDS}")),
    ),
    Fault(
        "resend-played-twice",
        "a choice that is sent again is played again if it is legal",
        Match,
        "_late",
        (("before = self.answered.get((seat, quoted))", "return None"),),
    ),
    Fault(
        "conflict-taken-for-success",
        "an entry that another process wrote first is taken for one's own",
        Session,
        "_write",
        (("                self.behind = True\n                continue", "                pass"),),
    ),
    Fault(
        "news-lost-for-good",
        "a process that was not told of an entry never looks for it",
        Registry,
        "_refresh",
        (("if session.is_unsure or (self.store.broadcasts and self._is_waited_for(session))", "if False"),),
    ),
    Fault(
        "older-view-after-reconnect",
        "a page that reconnects to a process which was not told of an entry is shown the table before it",
        Connection,
        "_welcome",
        (("        await self._session.refresh_for(self._viewer.seats, hello.seen)\n", ""),),
    ),
    Fault(
        "caught-up-in-silence",
        "entries of another process that are read while a move is refused are shown to nobody",
        Session,
        "_write_and_show",
        (("if self.match.seq != before:", "if isinstance(outcome, Step):"),),
    ),
    Fault(
        "stale-cached-view",
        "the cache of views is not cleared by a new entry",
        ViewCache,
        "text",
        (("if self._seq != match.seq:", "if self._seq < 0:"),),
    ),
    Fault(
        "missed-while-away",
        "a page that was away is not told what happened meanwhile",
        ViewCache,
        "text",
        (("since = views.since(match, numbers, seen)", "since = match.step if seen >= 0 else -1"),),
    ),
    Fault(
        "bot-reply-awaited-for-ever",
        "a worker that hangs stops its game",
        WorkerPool,
        "_answer",
        (("asyncio.timeout(self._seconds)", "asyncio.timeout(None)"),),
    ),
    Fault(
        "answered-before-commit",
        "the SQLite store answers before the disk has it",
        store_sqlite,
        "connect",
        (("PRAGMA synchronous = FULL", "PRAGMA synchronous = OFF"),),
    ),
    Fault(
        "secret-told",
        "an event is told with its secret to seats that must not hear it",
        ViewCache,
        "_heard",
        (
            (
                "return Heard(shown, event.heard_by(seat))",
                "return Heard(shown, event.heard_by(event.hearers[0]))",
            ),
        ),
    ),
    Fault(
        "acknowledged-before-written",
        "a choice is acknowledged to its player before it is in the store",
        Connection,
        "_act",
        (
            (
                "        outcome = await self._session.write(propose, answer=answer)\n",
                "        self._outbox.put(messages.Taken(message.seat, message.seq, message.seq + 1))\n"
                "        outcome = await self._session.write(propose, answer=answer)\n",
            ),
        ),
    ),
    Fault(
        "stale-choice-played",
        "a choice that answers a position which is gone is played if it is legal in the new one",
        Match,
        "_late",
        (("if quoted > self.seq or (in_range and quoted < self.turns[seat]):", "if quoted > self.seq:"),),
    ),
    Fault(
        "view-of-another-seat",
        "a page is sent the view that was made for another seat",
        ViewCache,
        "_seat",
        (("key = (seat, since,", "key = (0, since,"),),
    ),
    Fault(
        "bot-forgotten",
        "a bot whose choice came too late, after an undo say, is not asked again",
        Autoplay,
        "_choose",
        (
            (
                "                await self._choose_once(session, seat, level)\n",
                "                await self._choose_once(session, seat, level)\n                return\n",
            ),
        ),
    ),
    Fault(
        "call-repeated",
        "that a call was sent is forgotten when the same turn is considered again",
        CallStore,
        "consider",
        (("due = CASE WHEN called = $2 THEN -1 ELSE $2 END", "due = $2"),),
    ),
    Fault(
        "call-tells",
        "the text of a call tells how far the game is",
        Caller,
        "_send",
        (("name = session.seats.name(wish.seat)", 'name = f"{session.seats.name(wish.seat)} {wish.due}"'),),
    ),
    Fault(
        "group-answered-as-one",
        "of entries written in a group, all are taken for written",
        PostgresStore,
        "_write_group",
        (("if (appended.table, appended.entry.seq) in written\n", "if rows is not None\n"),),
    ),
    Fault(
        "group-fails-in-silence",
        "a group that could not be written is taken for written",
        PostgresStore,
        "_write_groups",
        (("answers = [error] * len(group)", "answers = [None] * len(group)"),),
    ),
    Fault(
        "writer-forgotten",
        "after its first group a store takes its writer for busy for ever",
        PostgresStore,
        "_write_groups",
        (("        self._writing = None\n", ""),),
    ),
    Fault(
        "reader-behind-misses",
        "a view that is due while its reader is behind is forgotten",
        Outbox,
        "_write",
        (
            (
                "            self.task = asyncio.create_task(self._run())\n",
                "            self._view_due = False\n            self.task = asyncio.create_task(self._run())\n",
            ),
        ),
    ),
    Fault(
        "dies-with-its-page",
        "a move, or what is said, whose page goes away while it is written is shown to nobody",
        Session,
        "_finished",
        (("return await asyncio.shield(writing)", "return await writing"),),
    ),
    Fault(
        "chat-of-others-lost",
        "what is said at another process is read when a page comes, and not before",
        Session,
        "follow_chat",
        (("        if behind:\n", "        if False:\n"),),
    ),
    Fault(
        "forgotten-while-shown",
        "a table that was opened long ago is forgotten although pages show it",
        Registry,
        "_idle_for",
        ((" and not self._is_waited_for(session)", ""),),
    ),
    Fault(
        "never-begun-again",
        "a table that is loaded again starts neither bots nor clocks",
        Registry,
        "_load",
        (("        self._on_change(session)\n", ""),),
    ),
    Fault(
        "woken-for-ever",
        "an outbox whose reader is behind once is never written again",
        Outbox,
        "_write",
        (("        self._woken = False\n", "        self._woken = not line.is_free()\n"),),
    ),
]


@contextmanager
def put_back(fault: Fault) -> Iterator[None]:
    """Let a function have its old bug."""
    original = inspect.getattr_static(fault.owner, fault.function)
    source = textwrap.dedent(inspect.getsource(original))
    indent = len(inspect.getsource(original)) - len(inspect.getsource(original).lstrip())
    for right, wrong in fault.changes:
        right, wrong = (_outdented(text, indent) for text in (right, wrong))
        if source.count(right) != 1:
            raise LookupError(f"{fault.name}: {fault.function} does not say {right!r} once")
        source = source.replace(right, wrong)
    made: dict[str, Any] = {}
    module = fault.owner if inspect.ismodule(fault.owner) else sys.modules[fault.owner.__module__]
    exec(compile(source, f"<{fault.name}>", "exec"), vars(module), made)
    with _everywhere(fault, original, made[fault.function]):
        yield


def _outdented(text: str, indent: int) -> str:
    """Return lines of a method as they stand in a function."""
    return "\n".join(line[indent:] if line.startswith(" " * indent) else line for line in text.split("\n"))


@contextmanager
def _everywhere(fault: Fault, original: Any, wrong: Any) -> Iterator[None]:
    """Replace a function in its owner, and a module's function also where it was imported by name."""
    owners = [fault.owner]
    if inspect.ismodule(fault.owner):
        owners = [
            module
            for module in list(sys.modules.values())
            if getattr(module, "__dict__", {}).get(fault.function) is original
        ]
    for owner in owners:
        setattr(owner, fault.function, wrong)
    try:
        yield
    finally:
        for owner in owners:
            setattr(owner, fault.function, original)
