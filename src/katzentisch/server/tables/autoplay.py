"""What happens at a table without a person: bots choose, and clocks run out.

A clock counts by the machine's steady clock, so setting the time of day back or forth changes nothing.
"""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from katzentisch.core.refusals import Refusal
from katzentisch.play.match import Match, Step, Taken
from katzentisch.server.tables.session import now_ms
from katzentisch.server.workers.bot_pool import SIMPLEST
from katzentisch.server.workers.bot_worker import BotRequest

if TYPE_CHECKING:
    from katzentisch.server.tables.registry import Registry
    from katzentisch.server.tables.session import Session


class Autoplay:
    """Keeps tables going: one task for each bot that owes a choice, one timer for each person on a clock."""

    def __init__(self, registry: "Registry") -> None:
        self._house = registry
        self._thinking: set[tuple[str, int]] = set()
        self._clocks: dict[tuple[str, int], tuple[int, asyncio.TimerHandle]] = {}

    def play_on(self, session: "Session") -> None:
        """Start what the present table waits for."""
        owing = session.match.table.to_act
        for seat in owing:
            if seat in session.seats.bots:
                self._think(session, seat, session.seats.bots[seat])
        if session.row.clock:
            self._wind(session, owing)

    def is_busy_at(self, session: "Session") -> bool:
        """Whether a bot thinks or a clock runs at this table."""
        places = [(session.id, seat) for seat in range(len(session.match.turns))]
        return any(place in self._thinking or place in self._clocks for place in places)

    def _think(self, session: "Session", seat: int, level: str) -> None:
        if (session.id, seat) not in self._thinking:
            self._thinking.add((session.id, seat))
            self._house.spawn(self._choose(session, seat, level))

    async def _choose(self, session: "Session", seat: int, level: str) -> None:
        try:
            while session.match.table.owes(seat) and not self._house.closing:
                await self._choose_once(session, seat, level)
                if session.behind:  # the store is down: no hurry
                    await asyncio.sleep(1.0)
                if level != session.seats.bots.get(seat):
                    return  # a person's clock ran out: one choice is made for them, no more
        finally:
            self._thinking.discard((session.id, seat))

    async def _choose_once(self, session: "Session", seat: int, level: str) -> None:
        match, seq = session.match, session.match.seq
        thought = await self._house.bot_pool.choose(question(session, seat, level), match.legal[seat])

        def propose(match: Match) -> Step | Taken | Refusal:
            return match.propose(seat, thought.action, seq, now_ms())

        reasons = msgspec.json.encode(thought.reasons).decode() if thought.reasons else ""
        if isinstance(await session.write(propose, reasons), Step):
            self._house.metrics.count("bots")

    # ------------------------------------------------------------------ clocks

    def _wind(self, session: "Session", owing: list[int]) -> None:
        loop = asyncio.get_running_loop()
        for seat in session.seats.people:
            place, turn = (session.id, seat), session.match.turns[seat]
            known = self._clocks.get(place)
            if known is not None and (seat not in owing or known[0] != turn):
                known[1].cancel()
                del self._clocks[place]
                known = None
            if known is None and seat in owing:
                timer = loop.call_later(session.row.clock, self._ring, session, seat, turn)
                self._clocks[place] = (turn, timer)

    def _ring(self, session: "Session", seat: int, turn: int) -> None:
        self._clocks.pop((session.id, seat), None)
        if session.match.table.owes(seat) and session.match.turns[seat] == turn and not self._house.closing:
            self._think(session, seat, SIMPLEST)


def question(session: "Session", seat: int, level: str) -> BotRequest:
    """Return the question a bot is asked."""
    options = session.match.game.options
    return BotRequest(
        table=session.id,
        game=options.game,
        variant=options.variant,
        seats=options.seats,
        settings=options.settings,
        seed=session.match.seed,
        choices=session.match.choices[:],
        seat=seat,
        level=level,
    )
