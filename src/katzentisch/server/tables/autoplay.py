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
from katzentisch.server.workers.bot_worker import Question

if TYPE_CHECKING:
    from katzentisch.server.tables.registry import House
    from katzentisch.server.tables.session import Live


class Pace:
    """Keeps tables going: one task for each bot that owes a choice, one timer for each person on a clock."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._thinking: set[tuple[str, int]] = set()
        self._clocks: dict[tuple[str, int], tuple[int, asyncio.TimerHandle]] = {}

    def play_on(self, live: "Live") -> None:
        """Start what the present table waits for."""
        owing = live.match.table.to_act
        for seat in owing:
            if seat in live.seated.bots:
                self._think(live, seat, live.seated.bots[seat])
        if live.row.clock:
            self._wind(live, owing)

    def is_busy_at(self, live: "Live") -> bool:
        """Whether a bot thinks or a clock runs at this table."""
        places = [(live.id, seat) for seat in range(len(live.match.turns))]
        return any(place in self._thinking or place in self._clocks for place in places)

    def _think(self, live: "Live", seat: int, level: str) -> None:
        if (live.id, seat) not in self._thinking:
            self._thinking.add((live.id, seat))
            self._house.spawn(self._choose(live, seat, level))

    async def _choose(self, live: "Live", seat: int, level: str) -> None:
        try:
            while live.match.table.owes(seat) and not self._house.closing:
                await self._choose_once(live, seat, level)
                if live.behind:  # the store is down: no hurry
                    await asyncio.sleep(1.0)
                if level != live.seated.bots.get(seat):
                    return  # a person's clock ran out: one choice is made for them, no more
        finally:
            self._thinking.discard((live.id, seat))

    async def _choose_once(self, live: "Live", seat: int, level: str) -> None:
        match, seq = live.match, live.match.seq
        thought = await self._house.thinking.choose(question(live, seat, level), match.legal[seat])

        def propose(match: Match) -> Step | Taken | Refusal:
            return match.propose(seat, thought.action, seq, now_ms())

        reasons = msgspec.json.encode(thought.reasons).decode() if thought.reasons else ""
        if isinstance(await live.write(propose, reasons), Step):
            self._house.metrics.count("bots")

    # ------------------------------------------------------------------ clocks

    def _wind(self, live: "Live", owing: list[int]) -> None:
        loop = asyncio.get_running_loop()
        for seat in live.seated.people:
            place, turn = (live.id, seat), live.match.turns[seat]
            known = self._clocks.get(place)
            if known is not None and (seat not in owing or known[0] != turn):
                known[1].cancel()
                del self._clocks[place]
                known = None
            if known is None and seat in owing:
                timer = loop.call_later(live.row.clock, self._ring, live, seat, turn)
                self._clocks[place] = (turn, timer)

    def _ring(self, live: "Live", seat: int, turn: int) -> None:
        self._clocks.pop((live.id, seat), None)
        if live.match.table.owes(seat) and live.match.turns[seat] == turn and not self._house.closing:
            self._think(live, seat, SIMPLEST)


def question(live: "Live", seat: int, level: str) -> Question:
    """Return the question a bot is asked."""
    options = live.match.game.options
    return Question(
        table=live.id,
        game=options.game,
        variant=options.variant,
        seats=options.seats,
        settings=options.settings,
        seed=live.match.seed,
        choices=live.match.choices[:],
        seat=seat,
        level=level,
    )
