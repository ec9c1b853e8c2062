"""Events: what happened, recorded only while a table is listening.

An event has facts everybody hears and perhaps a secret that only some seats hear. A sentence for it
stands in `words/<language>.ftl` under `[event]`; for those who know the secret, under the
same name with `_secret` behind it, if there is such a sentence.
"""

from typing import NamedTuple

EVERYBODY: tuple[int, ...] = ()


class Event(NamedTuple):
    """One thing that happened, in the past tense: `Event("token_placed", 2, {"space": "guild"})`.

    `seat` is whose doing it was, -1 for nobody's. `secret` is heard by the seats of `hearers` alone.
    """

    kind: str
    seat: int
    facts: dict[str, object]
    secret: dict[str, object] | None = None
    hearers: tuple[int, ...] = EVERYBODY

    def heard_by(self, seat: int) -> dict[str, object]:
        """Return the event as this seat (or -1, a spectator) hears it, as plain data."""
        heard: dict[str, object] = {"kind": self.kind, "seat": self.seat}
        heard.update(self.facts)
        if self.secret is not None and seat in self.hearers:
            heard.update(self.secret)
            heard["secret"] = True
        return heard

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {self.facts!r}, {self.secret!r})"
