"""Challenges: the same deal against the same bots, played by one person after another."""

import msgspec

from katzentisch.server.wire.messages import Answer, Body, SettingValue


class ChallengeResult(Answer):
    """What somebody made of the deal. `again` if it was not their first try; `over` is false while they play."""

    name: str
    points: float
    won: bool
    over: bool
    again: bool


class Challenge(Answer):
    """GET /api/challenges/<challenge>: what is played, and what people made of it, the first first.

    `bots` has the level of the bot in each seat, empty where the person sits. Neither the seed nor the tables are told, so that
    nobody can look into the deal before playing it.
    """

    challenge: str
    game: str
    variant: str
    settings: dict[str, SettingValue]
    bots: list[str]
    results: list[ChallengeResult]


class TakeChallenge(Body):
    """POST /api/challenges/<challenge>/take: play the deal; the answer is TableMade. `bots` are the names of the bots, by seat.

    `same_as` as in Here.
    """

    name: str
    bots: list[str] = msgspec.field(default_factory=list)
    same_as: str = ""
