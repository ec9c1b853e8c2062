"""Creating tables, taking seats, and finding one's tables again."""

import msgspec

from katzentisch.server.wire.messages import Answer, Body, SettingValue, TableInfo, UndoPolicy


class Here(Body, tag="here", tag_field="who"):
    """A seat for the browser that makes the table; several of them share a screen (hot-seat).

    `same_as` is the token of another seat of the same person, whose four words then recover this one too.
    """

    name: str
    same_as: str = ""


class Invited(Body, tag="invited", tag_field="who"):
    """A seat for whoever is sent its link; `name` is a suggestion."""

    name: str = ""


class BotSeat(Body, tag="bot", tag_field="who"):
    """A seat for a bot of a level that GET /api/games lists."""

    level: str
    name: str = ""


SeatWish = Here | Invited | BotSeat


class NewTable(Body):
    """POST /api/tables: create a table.

    `seed` is a whole number in decimal digits; empty lets the server draw one, which is shown when the
    game is over. `clock` is the seconds a person has for one decision before a bot makes it; 0 is none. With `late`, the level of
    a bot, that bot takes the whole seat then, until its owner takes it back. With `hints` the
    creator agrees to hints for everybody, which then wait for the others to agree as well.
    With a `phase` the table begins where that phase of the round is seen in the game of bots, with a `lesson` where that lesson begins.
    """

    game: str
    seats: list[SeatWish]
    variant: str = ""
    settings: dict[str, SettingValue] = msgspec.field(default_factory=dict)
    seed: str = ""
    undo: UndoPolicy = "free"
    spectators: bool = True
    clock: int = 0
    hints: bool = False
    phase: str = ""
    lesson: str = ""
    late: str = ""


class SeatKey(Answer):
    """What a browser must keep to sit in a seat: the secret token, and the four words that recover it.

    The words are empty for a seat that was made with `same_as`: they are those of the other seat.
    """

    table: str
    seat: int
    token: str
    code: str


class Invitation(Answer):
    """What to put behind `#` in the link for an invited seat; the first to open it takes the seat."""

    seat: int
    invitation: str


class TableMade(Answer):
    """The answer to POST /api/tables, .../branch and .../rematch: `keys` are this browser's own seats.

    `spectator` is what to put behind `#` in the link for spectators; empty if there may be none.
    """

    info: TableInfo
    keys: list[SeatKey]
    invitations: list[Invitation]
    spectator: str


class Sit(Body):
    """POST /api/tables/<table>/sit: take an invited seat; the answer is a SeatKey. `hints` agrees to hints for everybody.

    `same_as` as in Here.
    """

    invitation: str
    name: str
    hints: bool = False
    same_as: str = ""


class Rename(Body):
    """POST /api/tables/<table>/name: give one's seat another name; the answer is TableInfo."""

    tokens: list[str]
    seat: int
    name: str


class Fill(Body):
    """POST /api/tables/<table>/fill: a bot takes a seat nobody has taken yet; `tokens` prove a seat at the table."""

    tokens: list[str]
    seat: int
    level: str
    name: str = ""


class Recover(Body):
    """POST /api/recover: four words recover all seats of a person; the answer is Recovered.

    With the `token` of one of these seats that token opens all of them, and no new one is made; with any other nothing is found.
    """

    code: str
    token: str = ""


class Recovered(Answer):
    """The seats the four words belong to, with the token that opens them all."""

    keys: list[SeatKey]


class Tokens(Body):
    """POST .../call-off, /api/my-data, /api/own-games: the tokens of one's seats."""

    tokens: list[str]


class MyTokens(Body):
    """POST /api/mine: the tokens of one's seats, and where the page of the list begins."""

    tokens: list[str]
    first: int = 0


class MyTable(Answer):
    """A table and the seats in it that the tokens open."""

    info: TableInfo
    seats: list[int]


class Mine(Answer):
    """The answer to POST /api/mine: first tables that are not over, each newest first; `next` is the `first` of the following page, 0 if there is none."""

    tables: list[MyTable]
    next: int = 0


class Rematch(Body):
    """POST /api/tables/<table>/rematch: the next table of the same people; without `game` the same game again."""

    tokens: list[str]
    game: str = ""
    variant: str = ""
    settings: dict[str, SettingValue] = msgspec.field(default_factory=dict)


class OneCode(Body):
    """POST /api/one-code: from now on the words of the first of these tokens recover the seats of all."""

    tokens: list[str]
