"""Finished tables that are not loaded: their summaries for lists, and transcripts of games whose rules have changed."""

import asyncio
import contextlib
import lzma
from collections import OrderedDict

import msgspec

from katzentisch.core.game import SPECTATOR
from katzentisch.play.store import Store, TableRow
from katzentisch.server.tables.seats import Seats
from katzentisch.server.tables.session import Session
from katzentisch.server.tables.tokens import seats_opened
from katzentisch.server.wire.bodies.replays import Moment, Step
from katzentisch.server.wire.messages import BotReason, Heard, TableInfo, View
from katzentisch.server.workers.transcript_worker import Transcript, unpacked

_MOST_CACHED = 8
_decode_reasons = msgspec.json.Decoder(list[BotReason]).decode


class Summary(msgspec.Struct):
    """How a finished game ended, for lists of tables."""

    step: int
    winners: list[int]
    points: list[float] = []


def read_summary(text: str) -> Summary | None:
    """Return how a game ended as the store has it; None if it has nothing, or nothing that makes sense."""
    try:
        return msgspec.json.decode(text, type=Summary) if text else None
    except msgspec.DecodeError:
        return None


def summary_of(info: TableInfo) -> str:
    """Return how a finished game ended, for the store."""
    return msgspec.json.encode(Summary(info.step, info.winners, info.points)).decode()


class ArchivedTable:
    """A finished game as it was seen, to look at only."""

    def __init__(self, info: TableInfo, keys: list[tuple[str, int]], transcript: Transcript) -> None:
        self.info = info
        self.transcript = transcript
        self._keys = keys

    def readable_seats(self, tokens: list[str]) -> list[int]:
        """Return the seats these tokens open; that of a spectator if people may look on."""
        return seats_opened(tokens, self._keys) or ([SPECTATOR] if self.info.spectators else [])

    def steps(self, seat: int) -> list[Step] | None:
        """Return the steps as a reader heard them, None if there is no such seat."""
        return self.transcript.steps[seat + 1] if -1 <= seat < len(self.info.seats) else None

    def moment(self, step: int) -> Moment | None:
        """Return the views after a step, None if there is none."""
        return self.transcript.moments[step] if 0 <= step < len(self.transcript.moments) else None

    def view(self, seats: list[int]) -> View:
        """Return the end of the game as some seats see it, with all they heard."""
        last = self.transcript.moments[-1]
        shown = [view for view in last.seats if view.seat in seats]
        for view in shown:
            told = self.transcript.steps[view.seat + 1]
            view.heard = [Heard(step.step, event) for step in told for event in step.heard]
        return View(last.step, last.step, -1, [], shown, None, last.result)


class Archive:
    """Reads summaries and transcripts from the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._transcripts: OrderedDict[str, Transcript] = OrderedDict()

    async def finished_info(self, row: TableRow) -> TableInfo | None:
        """Return a finished table as lists show it; None if it is not known to be finished."""
        summary = read_summary(await self._store.kept("summary", row.id))
        if summary is None:
            return None
        seats = Seats(await self._store.seats(row.id))
        info = seats.stored_info(row, "over", await self._store.rematch(row.id))
        info.step, info.winners, info.points = summary.step, summary.winners, summary.points
        return info

    async def table(self, row: TableRow) -> ArchivedTable | None:
        """Return a finished table from its transcript; None if there is none."""
        info = await self.finished_info(row)
        transcript = await self._transcript(row.id) if info is not None else None
        if info is None or transcript is None:
            return None
        info.own_material = True
        return ArchivedTable(info, await self._store.keys(row.id), transcript)

    async def _transcript(self, table: str) -> Transcript | None:
        transcript = self._transcripts.pop(table, None)
        if transcript is None:
            text = await self._store.kept("transcript", table)
            if not text:
                return None
            try:
                transcript = await asyncio.to_thread(unpacked, text)
            except (ValueError, EOFError, lzma.LZMAError):  # damaged
                return None
        self._transcripts[table] = transcript
        if len(self._transcripts) > _MOST_CACHED:
            self._transcripts.popitem(last=False)
        return transcript


async def bot_reasons(session: Session, store: Store) -> dict[int, list[BotReason]]:
    """Return the reasons of bots by step; only for a game that is over (decision 0054)."""
    texts = await store.reasons(session.id)
    reasons: dict[int, list[BotReason]] = {}
    for step, seq in session.match.written().items():
        with contextlib.suppress(KeyError, msgspec.DecodeError):  # none were given, or they are damaged
            reasons[step] = _decode_reasons(texts[seq])
    return reasons
