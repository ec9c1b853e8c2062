"""People's data, and what to do about people who misbehave."""

from katzentisch.server.wire.messages import Answer, Body, Chatted


class Mute(Body):
    """POST /api/tables/<table>/mute: what seat `whom` says is not sent to one's own seat any more, or is again."""

    seat: int
    tokens: list[str]
    whom: int
    muted: bool = True


class ReportSeat(Body):
    """POST /api/tables/<table>/report: tell whoever runs the server that seat `whom` misbehaves."""

    seat: int
    tokens: list[str]
    whom: int


class ChoiceData(Answer):
    """A choice of a person: its number in the log, the number of the action, and the time in milliseconds."""

    seq: int
    action: int
    at: int


class CallData(Answer):
    """A wish to be called, with all that is stored of it."""

    way: str
    target: str
    language: str
    zone: str
    quiet_from: int
    quiet_until: int
    confirmed: bool
    created: int


class SeatData(Answer):
    """What is stored about the person in a seat: the name, what was said, each choice, and where to call them.

    `challenge` is the challenge among whose results the table is, empty if there is none.
    """

    table: str
    game: str
    created: int
    seat: int
    name: str
    chat: list[Chatted]
    choices: list[ChoiceData]
    calls: list[CallData]
    challenge: str = ""


class MyData(Answer):
    """The answer to POST /api/my-data: all that is stored about the owner of some tokens, by seat."""

    seats: list[SeatData]


class About(Answer):
    """GET /api/about/<language>: what whoever runs the server says, and how many days data are kept; 0 means for ever."""

    imprint: str
    privacy: str
    days: dict[str, float]
