"""What the owner of a seat may do with it."""

from katzentisch.server.wire.messages import Body


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
