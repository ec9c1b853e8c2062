"""How often somebody won, and how fair a game is."""

from typing import Literal

from katzentisch.server.wire.messages import Answer

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
    """A finished table as its owner remembers it: names, points and bots by seat, the own seat, and the share of the win.

    `levels` has the level of each bot, and nothing for a person.
    """

    table: str
    game: str
    variant: str
    created: int
    seat: int
    names: list[str]
    points: list[float]
    won: float
    levels: list[str]


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
