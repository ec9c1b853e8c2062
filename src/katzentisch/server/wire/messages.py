"""Messages of the WebSocket, as msgspec structs.

The page's types are generated from this file by `tools/wire_types.py`; a test fails when the two differ. Bodies of HTTP
requests are in `bodies/`; docs/wire.md describes the order of the messages.

A *step* counts the choices played: step 0 is the table as dealt. A *seq* counts the entries of a
table's log, undoing included, and never goes back; an action quotes the seq of the view it answers. While a game runs,
both count only what the reader's seats may know of: how many cards another seat has picked is a secret (play/numbers.py).
"""

from typing import Any, Literal

import msgspec

SettingValue = bool | int | str
UndoPolicy = Literal["free", "consent", "off"]
# "outdated": begun with rules this server has no more; "damaged": what is stored of it makes no sense;
# "closed" by whoever runs the server.
Status = Literal["lobby", "playing", "over", "outdated", "damaged", "closed"]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """Sent by the page; an unknown field is an error."""


class Answer(msgspec.Struct):
    """Sent by the server."""


# ---------------------------------------------------------------------- tables


class SeatInfo(Answer):
    """Who sits where. `kind` is here, invited or bot; a seat is taken once somebody sits in it.

    In a `lent` seat a bot plays until its owner takes it back.
    """

    seat: int
    kind: Literal["here", "invited", "bot"]
    name: str
    level: str
    taken: bool
    lent: bool = False


class Origin(Answer):
    """The finished table and step a branch was started from."""

    table: str
    step: int


class TableInfo(Answer):
    """What everybody at a table knows about it. `seed` is empty while it is a secret.

    `hints` are the seats that agreed to hints; among people there are hints once all of them did.
    `points` are everybody's once the game is over, where they are known. With `own_material` something else is printed in its game than in new ones: see GET /api/tables/<table>/printed.
    `late` is the bot that takes the seat of somebody whose clock has run out; empty if a bot makes that one choice only.
    `pausing` are the seats that want a pause: the table is `paused` once everybody does.
    With a `challenge` others play the same deal against the same bots: see GET /api/challenges/<challenge>.
    """

    table: str
    status: Status
    game: str
    variant: str
    settings: dict[str, SettingValue]
    rules: str
    seats: list[SeatInfo]
    created: int
    step: int
    to_act: list[int]
    winners: list[int]
    undo: UndoPolicy
    spectators: bool
    clock: int
    seed: str
    rematch: str
    branch_of: Origin | None
    own_material: bool = False
    points: list[float] = msgspec.field(default_factory=list)
    hints: list[int] = msgspec.field(default_factory=list)
    late: str = ""
    pausing: list[int] = msgspec.field(default_factory=list)
    paused: bool = False
    challenge: str = ""


# ---------------------------------------------------------------------- views


class Heard(Answer):
    """An event as one seat heard it, and the step it belongs to."""

    step: int
    event: dict[str, Any]


class Undo(Answer):
    """What undoing would do now: free of charge, by asking the others, or why it is off.

    `code` has a sentence in the words under `undo`; empty when it is free. `to` is the step it leads to.
    """

    how: Literal["free", "ask", "off"]
    code: str
    to: int


class BotReason(Answer):
    """A reason of a bot: a key under `reason` in the words, and facts; one that has a `kind` is a choice."""

    key: str
    facts: dict[str, Any]


class SeatView(Answer):
    """What one seat (-1: a spectator) sees.

    `legal` lists the open action numbers as runs: first, length, first, length and so on. `question` is empty
    for a seat that owes nothing; `legal` may still hold interruptions. `choices` names the legal
    actions in their order if hello asked for names.
    """

    seat: int
    view: dict[str, Any]
    question: dict[str, Any]
    legal: list[int]
    choices: list[dict[str, Any]]
    heard: list[Heard]
    undo: Undo
    redo: bool


class ScoreLine(Answer):
    """One line of a final score."""

    key: str
    points: int | float
    facts: dict[str, Any]


class SeatScore(Answer):
    """The final score of a seat."""

    seat: int
    total: int | float
    lines: list[ScoreLine]


class Result(Answer):
    """How a finished game ended; the seed is no secret any more."""

    winners: list[int]
    scores: list[SeatScore]
    seed: str


class UndoAsked(Answer):
    """A request to go back to a step, who asked, and who has agreed so far."""

    seat: int
    to: int
    agreed: list[int]
    waiting_for: list[int]


class Chatted(Answer):
    """One chat line. `seat` is -1 for a spectator, `number` counts the lines of the table."""

    number: int
    seat: int
    name: str
    text: str
    at: int


# ---------------------------------------------------------------------- browser -> server


class Hello(Body, tag="hello", tag_field="type"):
    """Always first: which seats these tokens open, and the last seq this page has seen (-1: none).

    `names` asks for legal actions by name as well, for programs that do not load the printed blocks.
    """

    tokens: list[str]
    seen: int = -1
    names: bool = False


class _AfterView(Body):
    """A request of a seat about the view with this seq."""

    seat: int
    seq: int


class Act(_AfterView, tag="act", tag_field="type"):
    """Play an action (or a named choice) for a seat, answering the view with this seq.

    With `free`, only if it can be undone freely afterwards; otherwise the refusal is `confirm_first`, and the page asks.
    """

    action: int = -1
    choice: dict[str, SettingValue] | None = None
    free: bool = False


class Why(Body, tag="why", tag_field="type"):
    """Ask why an action may not be taken now, or what it would gain together with those that follow it."""

    seat: int
    action: int
    following: tuple[int, ...] = ()


class Hint(_AfterView, tag="hint", tag_field="type"):
    """Ask what a good player would do now in this seat, and why; only where nobody else plays, or all agreed to hints."""


class Weigh(_AfterView, tag="weigh", tag_field="type"):
    """Ask whether something is clearly better than an action that is about to be played; only where a hint may be asked for."""

    action: int


class TakeBack(_AfterView, tag="undo", tag_field="type"):
    """Undo, or ask the others to."""


class Redo(_AfterView, tag="redo", tag_field="type"):
    """Play again what was just undone."""


class Consent(Body, tag="consent", tag_field="type"):
    """Agree or not to a request to undo."""

    seat: int
    agree: bool


class Chat(Body, tag="chat", tag_field="type"):
    """Send a chat line; seat -1 is a spectator."""

    seat: int
    text: str


FromPage = Hello | Act | Why | Hint | Weigh | TakeBack | Redo | Consent | Chat


# ---------------------------------------------------------------------- server -> browser


class Welcome(Answer, tag="welcome", tag_field="type"):
    """The answer to hello: the table, this page's seats (-1 for a spectator), and the chat so far.

    `muted` has a pair for each seat that one of this page's seats does not want to read: the own seat, then the other.
    """

    info: TableInfo
    seats: list[int]
    chat: list[Chatted]
    muted: list[list[int]] = msgspec.field(default_factory=list)


class View(Answer, tag="view", tag_field="type"):
    """The table after log entry `seq`, for each of this page's seats.

    `heard` replaces everything the page has logged of steps after `since`.
    """

    seq: int
    step: int
    since: int
    to_act: list[int]
    seats: list[SeatView]
    asked: UndoAsked | None
    result: Result | None


class Taken(Answer, tag="taken", tag_field="type"):
    """The action of a seat that quoted `seq` is stored as log entry `now`; sent again to a resend."""

    seat: int
    seq: int
    now: int


class Reason(Answer, tag="reason", tag_field="type"):
    """The answer to why; if the action is legal the code is empty and the facts are what it would gain."""

    seat: int
    action: int
    code: str
    facts: dict[str, Any]
    rule: str
    following: tuple[int, ...] = ()


class Suggestion(Answer):
    """A choice worth considering: the share of the win it leads to (0 to 1, or -1 if none was computed)."""

    action: int
    chance: float


class Hinted(Answer, tag="hinted", tag_field="type"):
    """The answer to a hint: up to three choices, the best first, and the reasons for the first."""

    seat: int
    seq: int
    choices: list[Suggestion]
    reasons: list[BotReason]


class Weighed(Answer, tag="weighed", tag_field="type"):
    """The answer to weigh: the clearly better action and why it is better; -1 if there is none, or nobody had time to look."""

    seat: int
    seq: int
    action: int
    better: int
    reasons: list[BotReason]


class Refused(Answer, tag="refused", tag_field="type"):
    """A refusal: a code with a sentence under `refusal`, facts, and a rule (empty if none is concerned).

    `to` is the type of message that was refused. A `stale` action is followed by the present view.
    """

    to: str
    seat: int
    code: str
    facts: dict[str, Any]
    rule: str


class Changed(Answer, tag="changed", tag_field="type"):
    """The table itself changed: somebody sat down, the game began or ended, a rematch was made."""

    info: TableInfo


class Presence(Answer, tag="presence", tag_field="type"):
    """Seats that have a page open, and the number of spectators."""

    online: list[int]
    spectators: int


class Said(Answer, tag="said", tag_field="type"):
    """A new chat line."""

    said: Chatted


class Closing(Answer, tag="closing", tag_field="type"):
    """The server closes this socket, and why; reconnect after `after` seconds."""

    code: str
    after: float


FromServer = (
    Welcome | View | Taken | Reason | Hinted | Weighed | Refused | Changed | Presence | Said | Closing
)


# ---------------------------------------------------------------------- runs


def runs(numbers: list[int]) -> list[int]:
    """Encode ascending numbers as runs: first, length, first, length.

    >>> runs([3, 4, 5, 9])
    [3, 3, 9, 1]
    """
    out: list[int] = []
    following = -1
    for number in numbers:
        if number == following:
            out[-1] += 1
        else:
            out += (number, 1)
        following = number + 1
    return out


def numbers(runs: list[int]) -> list[int]:
    """Decode runs into ascending numbers.

    >>> numbers([3, 3, 9, 1])
    [3, 4, 5, 9]
    """
    return [
        number
        for first, length in zip(runs[::2], runs[1::2], strict=True)
        for number in range(first, first + length)
    ]
