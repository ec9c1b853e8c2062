"""Rate limits per connection and per address.

Hourly limits are counted in the store (`http/requests.py`), for all processes together and across restarts. Limits per
second protect one process and are counted in it.
"""

import time
from collections import OrderedDict
from contextvars import ContextVar
from typing import NamedTuple


class Limits(NamedTuple):
    """Limits of a server; the defaults suit people, tests raise them."""

    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    record_bytes: int = 1024 * 1024
    messages_per_second: float = 20
    messages_at_once: int = 60
    # Of all sockets of an address together; more are answered later, not refused.
    messages_per_second_of_address: float = 100
    messages_at_once_of_address: int = 400
    tables_per_hour: int = 60
    requests_per_second: float = 30
    requests_at_once: int = 120
    recoveries_per_hour: int = 30
    reviews_per_hour: int = 60
    reports_per_hour: int = 20
    calls_per_hour: int = 60  # wishes to be called
    mails_per_hour: int = 10  # questions whether an e-mail address wants calls, asked by one address
    mails_to_one_per_hour: int = 2  # such questions to one e-mail address
    mails_in_all_per_hour: int = 200
    calls_per_seat: int = 6
    sockets_per_address: int = 200
    sockets: int = 5000
    connections_per_address: int = 100
    connections: int = 2000
    headers_seconds: float = 10
    body_seconds: float = 20
    answer_seconds: float = 120
    chat_letters: int = 500
    chat_lines_per_second: float = 1  # of all people at a table together
    chat_lines_at_once: int = 20
    unattended_moves_per_second: float = 20  # of bots at all tables of an address where no person plays
    unattended_moves_at_once: int = 300  # a whole game of most kinds
    name_letters: int = 40
    tokens: int = 100


# How many log entries the present request or socket made the server read and replay
REPLAYED: ContextVar[list[int]] = ContextVar("REPLAYED")
_ENTRIES_PER_REQUEST = 500  # cost as much as a request of the usual kind: some ten milliseconds


def note_replayed(entries: int) -> None:
    """Note that some log entries were replayed for whoever asks at present."""
    if (replayed := REPLAYED.get(None)) is not None:
        replayed[0] += entries


class Bucket:
    """Token bucket: `at_once` at most, refilled `per_second`."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.left = at_once
        self.when = time.monotonic()

    def take(self) -> float:
        """Take one; return 0, or the seconds to wait for the next."""
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.when) * self.per_second)
        self.when = now
        if self.left >= 1:
            self.left -= 1
            return 0.0
        return (1 - self.left) / self.per_second

    def charge(self, number: float) -> None:
        """Take several at once, also such as are not there yet."""
        self.left = max(-self.at_once, self.left - number)

    def reserve(self) -> float:
        """Take one, if need be one that is not there yet; return the seconds until it is."""
        wait = self.take()
        if wait > 0:
            self.left -= 1
        return wait


class Buckets:
    """One bucket per address; the least recently used are dropped beyond `most`."""

    def __init__(self, per_second: float, at_once: float, most: int = 10_000) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> float:
        """Take one for an address; return 0, or the seconds to wait for the next."""
        return self._of(address).take()

    def charge(self, address: str, number: float) -> None:
        """Take several for an address at once, also such as are not there yet."""
        self._of(address).charge(number)

    def reserve(self, address: str) -> float:
        """Take one for an address, if need be one that is not there yet; return the seconds until it is."""
        return self._of(address).reserve()

    def _of(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.per_second, self.at_once)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket

    def charge_replayed(self, address: str) -> None:
        """Let an address pay for the long games it made the server replay, besides the request itself."""
        self.charge(address, REPLAYED.get([0])[0] // _ENTRIES_PER_REQUEST)
