"""Where and when to call somebody whose turn it is."""

from typing import Literal

from katzentisch.server.wire.messages import Answer, Body

CallWay = Literal["push", "mail", "ntfy", "matrix", "discord"]


class Callable(Answer):
    """GET /api/calls: the ways this server can call people; the key browsers subscribe with; hosts for webhooks."""

    ways: list[CallWay]
    push_key: str
    hook_hosts: list[str]


class CallMe(Body):
    """POST /api/tables/<table>/calls: call me when it is this seat's turn; the answer is CallInfo.

    `target` has for push `endpoint`, `p256dh` and `auth`; for mail `address`; for ntfy and Discord `url` (ntfy may have a `secret`);
    for Matrix `url`, `room` and `secret`. Quiet hours are minutes after midnight in the time zone; the same twice: none.
    """

    seat: int
    tokens: list[str]
    way: CallWay
    target: dict[str, str]
    language: str = "en"
    zone: str = "UTC"
    quiet_from: int = 0
    quiet_until: int = 0


class StopCall(Body):
    """POST /api/tables/<table>/calls/stop: call me there no more; the answer is Calls."""

    seat: int
    tokens: list[str]
    id: str


class CallInfo(Answer):
    """A wish to be called; `shown` is the address or the host, without secrets."""

    id: str
    way: CallWay
    shown: str
    confirmed: bool
    zone: str
    quiet_from: int
    quiet_until: int


class Calls(Answer):
    """POST /api/tables/<table>/calls/list: where somebody is called for a seat."""

    calls: list[CallInfo]


class SignedLink(Body):
    """POST /api/calls/confirm, /api/calls/stop: what stands in a link of a mail.

    With `all` the address is never written to again by this server.
    """

    sign: str
    all: bool = False
