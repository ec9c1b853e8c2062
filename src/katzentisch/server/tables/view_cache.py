"""Cache of encoded views of one table.

`views.py` defines what a seat sees; this encodes it with less work: a seat's view once for all connections that show
it, a public event once for all seats. A test compares the bytes with those of the uncached views.
"""

from collections.abc import Sequence

import msgspec

from katzentisch.core.events import Event
from katzentisch.play.match import Match
from katzentisch.play.numbers import Numbers
from katzentisch.play.undo import Policy
from katzentisch.server.tables import views
from katzentisch.server.wire.messages import Heard

_encode = msgspec.json.Encoder().encode


class ViewCache:
    """Encoded views of the present position; cleared when the log has a new entry."""

    def __init__(self, match: Match, policy: Policy, people: Sequence[int]) -> None:
        self._match = match
        self._policy = policy
        self._people = people
        self._seq = -1
        self._seats: dict[tuple[int, int, bool, tuple[int, ...]], msgspec.Raw] = {}
        self._events: dict[tuple[int, int, int], msgspec.Raw] = {}

    def text(self, seats: Sequence[int], seen: int, names: bool) -> bytes:
        """Return the view of some seats as JSON, for a page that has seen the view numbered `seen`."""
        match = self._match
        if self._seq != match.seq:
            self.clear()
            self._seq = match.seq
        numbers = Numbers(match, seats)
        since = views.since(match, numbers, seen)
        shown = [self._seat(seat, since, names, numbers, tuple(seats)) for seat in seats]
        return _encode(views.whole_view(match, numbers, since, shown, self._people))

    def clear(self) -> None:
        """Forget the texts, which are made again when somebody needs them."""
        self._seats.clear()
        self._events.clear()

    def _seat(
        self, seat: int, since: int, names: bool, numbers: Numbers, seats: tuple[int, ...]
    ) -> msgspec.Raw:
        key = (seat, since, names, seats if numbers.differ else ())
        text = self._seats.get(key)
        if text is None:
            view = views.seat_view(
                self._match, seat, since, names, self._policy, self._people, numbers, self._heard
            )
            text = self._seats[key] = msgspec.Raw(_encode(view))
        return text

    def _heard(self, step: int, shown: int, number: int, event: Event, seat: int) -> Heard | msgspec.Raw:
        if event.secret is not None:
            return Heard(shown, event.heard_by(seat))
        text = self._events.get((step, shown, number))
        if text is None:
            text = msgspec.Raw(_encode(Heard(shown, event.heard_by(seat))))
            self._events[step, shown, number] = text
        return text
