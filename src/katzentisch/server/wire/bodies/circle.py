"""Results among the people who share a link."""

from katzentisch.server.wire.messages import Answer


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
