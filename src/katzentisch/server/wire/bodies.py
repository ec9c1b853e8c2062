"""The bodies of HTTP requests and their answers, as msgspec structs.

docs/wire.md lists which request takes and returns which; messages of the WebSocket are in `messages.py`.
"""

from typing import Any, Literal

import msgspec

from katzentisch.server.wire.messages import (
    Answer,
    Body,
    BotReason,
    Chatted,
    Result,
    SeatView,
    SettingValue,
    TableInfo,
    UndoPolicy,
)

# ---------------------------------------------------------------------- the catalogue


class SettingInfo(Answer):
    """One setting of a variant: its default and all its values."""

    name: str
    default: SettingValue
    values: list[SettingValue]


class VariantInfo(Answer):
    """One way to play a game."""

    name: str
    seats: list[int]
    settings: list[SettingInfo]


class GameInfo(Answer):
    """A game; its first variant is the default, in which a seat makes about `decisions` decisions."""

    name: str
    rules: str
    variants: list[VariantInfo]
    decisions: int


class Shelf(Answer):
    """GET /api/games: the games, the levels of the bots, and the program's version."""

    version: str
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]


class Reachable(Answer):
    """GET /api/reachable: where other devices find this server.

    `addresses` is empty if nobody knows; `only_here` says that it listens to programs of its own machine alone, and
    `command` is what serves the whole network then.
    """

    addresses: list[str]
    only_here: bool
    command: str


class FieldInfo(Answer):
    """A field of a kind of choice and its values, in the order they are numbered."""

    name: str
    values: list[SettingValue]


class BlockInfo(Answer):
    """The numbers of one kind of choice: from `first` on, the last field running fastest."""

    kind: str
    first: int
    fields: list[FieldInfo]


class Printed(Answer):
    """GET /api/printed/<game>/<variant>/<seats>?<setting>=<value>: what is printed, and all choices."""

    game: str
    variant: str
    seats: int
    settings: dict[str, SettingValue]
    rules: str
    material: str
    printed: dict[str, Any]
    blocks: list[BlockInfo]


class LessonStep(Answer):
    """A step of a lesson, as play/lessons.py has it; what is said is under `lesson.<lesson>.<step>` in its words."""

    id: str
    question: dict[str, Any]
    choices: list[dict[str, Any]]
    light: list[str]


class LessonInfo(Answer):
    """A lesson: the table to create for it (`bots` by seat, empty for the learner), and its steps."""

    name: str
    variant: str
    settings: dict[str, SettingValue]
    seed: str
    bots: list[str]
    steps: list[LessonStep]
    occasions: list[LessonStep]


class Lessons(Answer):
    """GET /api/lessons/<game>/<language>: the lessons of a game, and their sentences as Fluent messages."""

    lessons: list[LessonInfo]
    rounds: list["RoundInfo"]
    words: str


class PhaseInfo(Answer):
    """A phase of a round, as play/rounds.py has it; what is said is under `round.<variant>.<id>` in the lessons' words."""

    id: str
    rule: str
    question: dict[str, Any]
    choice: dict[str, Any]
    light: list[str]


class RoundInfo(Answer):
    """The phases of a round of a variant."""

    variant: str
    phases: list[PhaseInfo]


class DrawnPhase(Answer):
    """A phase seen in a game of bots: what the deciding seat saw, and what it chose."""

    id: str
    seen: SeatView
    to_act: list[int]
    choice: dict[str, Any]


class DrawnRound(Answer):
    """GET /api/rounds/<game>/<variant>: a round as it went in a game of bots, and how that game ended."""

    seats: int
    phases: list[DrawnPhase]
    end: SeatView
    result: Result


# ---------------------------------------------------------------------- creating and finding tables


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
    With a `phase` the table begins where that phase of the round is seen in the game of bots.
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
    late: str = ""


class Scenario(Body):
    """POST /api/scenarios: a game played to its end by bots, to look at and to branch from."""

    game: str
    variant: str
    seats: int
    settings: dict[str, SettingValue] = msgspec.field(default_factory=dict)
    seed: str = ""


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


class OwnSeat(Body):
    """POST /api/tables/<table>/hand-on, .../renew, .../take-back, .../calls/list: the own seat, and the tokens that open it."""

    seat: int
    tokens: list[str]


class ToBot(Body):
    """POST /api/tables/<table>/to-bot: a bot plays on in the own seat, for good or (`lend`) until it is taken back."""

    seat: int
    tokens: list[str]
    level: str
    lend: bool = False


class Pause(Body):
    """POST /api/tables/<table>/pause: want a pause, or (`wish` false) let the game go on at once."""

    seat: int
    tokens: list[str]
    wish: bool = True


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
    """What is stored about the person in a seat: the name, what was said, each choice, and where to call them."""

    table: str
    game: str
    created: int
    seat: int
    name: str
    chat: list[Chatted]
    choices: list[ChoiceData]
    calls: list[CallData]


class MyData(Answer):
    """The answer to POST /api/my-data: all that is stored about the owner of some tokens, by seat."""

    seats: list[SeatData]


class About(Answer):
    """GET /api/about/<language>: what whoever runs the server says, and how many days data are kept; 0 means for ever."""

    imprint: str
    privacy: str
    days: dict[str, float]


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


class CirclePlayer(Answer):
    """Somebody of a circle: the newest name, finished games, and the share of them that was won."""

    name: str
    bot: bool
    games: int
    won: float


class CircleTable(Answer):
    """A table of a circle: names, points and winners by seat; empty while it is not over."""

    table: str
    game: str
    variant: str
    created: int
    over: bool
    names: list[str]
    points: list[float]
    winners: list[int]


class Circle(Answer):
    """GET /api/tables/<table>/circle: the tables of the same people, linked by rematches, and who won how often."""

    players: list[CirclePlayer]
    tables: list[CircleTable]


# ---------------------------------------------------------------------- calls

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


class Branch(Body):
    """POST /api/tables/<table>/branch: a new table that begins after `step` choices of a finished one."""

    tokens: list[str]
    step: int
    seats: list[SeatWish]
    undo: UndoPolicy = "free"
    spectators: bool = True
    clock: int = 0


class RecordFile(Body):
    """POST /api/records: open a record from a file as a finished table to look at and branch from."""

    text: str


class Problem(Answer):
    """Every HTTP error: a code (with a sentence in the words under `problem`), facts, and a sentence in English.

    For a wrong record or option the facts hold `fault`, whose sentence stands under `fault` and is filled by the facts in `about`.
    """

    code: str
    facts: dict[str, Any]
    message: str


# ---------------------------------------------------------------------- replays


class Step(Answer):
    """One step of a replay: whose choice it was, by name, and the events as the reader heard them.

    Seat and choice are those of the step's own player, or -1 and empty where they are secret in a running game. The
    reasons are those of the bot whose choice it was, once the game is over.
    """

    step: int
    seat: int
    choice: dict[str, Any]
    heard: list[dict[str, Any]]
    reasons: list[BotReason]


class Replay(Answer):
    """GET /api/tables/<table>/replay: every step, as far as the reader may know it."""

    info: TableInfo
    steps: list[Step]


class Moment(Answer):
    """GET /api/tables/<table>/at/<step>: the views of the reader's seats (of all, once the game is over)."""

    step: int
    to_act: list[int]
    seats: list[SeatView]
    result: Result | None


# ---------------------------------------------------------------------- reviews and statistics


class Judged(Answer):
    """The review of one decision, which leads to step `number` + 1; shares of the win by seat.

    `shares` is how everybody stood after chance had answered, `band` half its 95 % interval, `expected` what was to be
    expected of the choice before. `cost` is what the better choice promised more to the deciding seat.
    """

    number: int
    seat: int
    round: int
    choice: dict[str, Any]
    shares: list[float]
    band: list[float]
    expected: list[float]
    better: dict[str, Any] | None
    cost: float


class TurningPoint(Judged):
    """A decision that cost much of the win, and why the better choice was better.

    The facts of the `question` belong to the sentences of both choices.
    """

    question: dict[str, Any]
    reasons: list[BotReason]


class Review(Answer):
    """GET /api/tables/<table>/review: a finished game reviewed by the lab.

    Until it is `ready` it is being computed: `done` of `of` decisions, and the lists are empty. `luck` is, by seat,
    the share of the win that chance gave or took. `version` changes with rules, bots and settings.
    """

    ready: bool
    done: int
    of: int
    version: str
    moments: list[Judged]
    turning_points: list[TurningPoint]
    luck: list[float]


By = Literal["game", "variant", "seat", "bot"]


class Tally(Answer):
    """How often somebody won, `by` game, variant, seat or bot at the table; with the ends of the 95 % interval.

    A shared win is its fraction; `fair` is the share everybody at these tables would have if all were equal.
    """

    by: By
    game: str
    name: str
    games: int
    won: float
    low: float
    high: float
    fair: float


class PlayedGame(Answer):
    """A finished table as its owner remembers it: names and points by seat, the own seat, and the share of the win."""

    table: str
    game: str
    variant: str
    created: int
    seat: int
    names: list[str]
    points: list[float]
    won: float


class OwnGames(Answer):
    """POST /api/own-games: the finished tables at which somebody sat in one seat: counted, and each, newest first."""

    tallies: list[Tally]
    played: list[PlayedGame]


class ReportSection(Answer):
    """One section of a report: a sentence, plots as SVG, a table."""

    title: str
    text: str
    plots: list[str]
    head: list[str]
    rows: list[list[str]]


class BalanceReport(Answer):
    """GET /api/balance/…: how fair a game is between bots. Until it is `ready`, `done` of `of` games are over."""

    ready: bool
    done: int
    of: int
    title: str
    intro: str
    sections: list[ReportSection]


BODIES: list[Any] = [
    NewTable,
    Scenario,
    Sit,
    Rename,
    Fill,
    OwnSeat,
    ToBot,
    Pause,
    Rematch,
    OneCode,
    CallMe,
    StopCall,
    SignedLink,
    Mute,
    ReportSeat,
    Recover,
    Tokens,
    MyTokens,
    Branch,
    RecordFile,
]
ANSWERS: list[Any] = [
    Lessons,
    DrawnRound,
    Shelf,
    Reachable,
    Printed,
    TableMade,
    SeatKey,
    Invitation,
    MyData,
    About,
    Recovered,
    Mine,
    Callable,
    CallInfo,
    Calls,
    Circle,
    Problem,
    Replay,
    Moment,
    Review,
    OwnGames,
    BalanceReport,
]
