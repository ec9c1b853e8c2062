"""What the pages of one table are sent of the present moment, each part written out once.

`views.py` says what a seat sees; this writes the same bytes with less work (a test holds the two together): what
one seat sees is encoded once however many pages show it, and what everybody hears once for all seats.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from katzentisch.core.events import Event
from katzentisch.server.tables import views
from katzentisch.server.wire.messages import Heard, View

if TYPE_CHECKING:
    from katzentisch.server.tables.session import Session

encode = msgspec.json.Encoder().encode
Told = Heard | msgspec.Raw


class ViewCache:
    """The present moment of a table in bytes; forgotten as soon as the log goes on."""

    def __init__(self, session: "Session") -> None:
        self._live = session
        self._seq = -1
        self._seats: dict[tuple[int, int, bool], msgspec.Raw] = {}
        self._events: dict[tuple[int, int], msgspec.Raw] = {}

    def text(self, seats: Sequence[int], seen: int, names: bool) -> bytes:
        """Return the view of some seats, for a page that has seen entry `seen`."""
        match, people = self._live.match, self._live.seats.people
        if self._seq != match.seq:
            self._seq = match.seq
            self._seats.clear()
            self._events.clear()
        since = match.unchanged_since(seen)
        shown = [self._seat(seat, since, names) for seat in seats]
        asked, result = views.asked(match, people), views.result(match.table, match.seed)
        return encode(
            View(match.seq, match.step, since, match.table.to_act, shown, asked, result)  # type: ignore[arg-type]
        )

    def _seat(self, seat: int, since: int, names: bool) -> msgspec.Raw:
        place = (seat, since, names)
        known = self._seats.get(place)
        if known is None:
            session = self._live
            seen = views.seat_view(
                session.match, seat, since, names, session.policy, session.seats.people, self._heard
            )
            known = self._seats[place] = msgspec.Raw(encode(seen))
        return known

    def _heard(self, step: int, number: int, event: Event, seat: int) -> Told:
        if event.secret is not None:
            return Heard(step, event.heard_by(seat))
        known = self._events.get((step, number))
        if known is None:
            known = self._events[step, number] = msgspec.Raw(encode(Heard(step, event.heard_by(seat))))
        return known
