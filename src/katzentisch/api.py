"""What `import katzentisch` offers besides the classes: open a game, seat bots, play a match, load a record."""

from collections.abc import Sequence
from os import PathLike
from pathlib import Path

from katzentisch import bots, games
from katzentisch.bots.bot import Bot
from katzentisch.core import record as records
from katzentisch.core.game import Game, Table
from katzentisch.core.options import BadOption
from katzentisch.core.record import Record
from katzentisch.lab.play_out import play_out

File = str | PathLike[str]


def open(
    game: str,
    variant: str | None = None,
    seats: int | None = None,
    *,
    material: File | None = None,
    **settings: str | int | bool,
) -> Game:
    """Open a game: its rules for a variant and a number of seats; None takes the first there is.

    `settings` are those of the variant, `material` is a folder of changed material. The same options give the same
    object. BadOption and MaterialError say what is wrong.

    >>> import katzentisch
    >>> katzentisch.open("felinia", "advanced", 3)
    <Game felinia, advanced, 3 seats, next_boat_visible=False>
    """
    if not isinstance(game, str):
        raise BadOption(f"a game is opened by its name, such as 'felinia', not by {game!r}")
    folder = Path(material) if material is not None else None
    return games.open(games.options(games.find(game).name, variant, seats, settings, folder), folder)


def bot(name: str, seconds: float | None = None) -> Bot:
    """Return a bot by name: "greedy", "murr", "search:400", "my_bots:Careful"; `seconds` limits a search by wall time."""
    return bots.make(name, seconds)


class MatchResult:
    """A match that was played: its game, the record, the table at its end, the scores and the winners."""

    def __init__(self, record: Record, table: Table) -> None:
        self.game: Game = table.game
        self.record = record
        self.table = table
        self.scores = table.scores()
        self.winners = table.winners()

    def save(self, path: File) -> None:
        """Write the record to a file, which `load` reads."""
        Path(path).write_text(self.record.to_text(self.game), encoding="utf-8")

    def __repr__(self) -> str:
        points = ", ".join(str(score.total) for score in self.scores)
        won = ", ".join(str(seat) for seat in self.winners) or "nobody"
        return f"<MatchResult of {self.game.name}: {len(self.record.choices)} choices, points {points}, won by {won}>"


def play_match(game: Game | str, players: Sequence[object], seed: int = 0) -> MatchResult:
    """Let bots play a match; the same players and seed play the same match.

    `players` are names of bots, or objects with `choose(sight, chance)`, by seat. `game` is a game, or the name of one,
    opened for so many seats.

    >>> import katzentisch
    >>> katzentisch.play_match("felinia", ["greedy", "random"], seed=7).winners
    [0]
    """
    if isinstance(players, str):
        raise BadOption(
            f"players are a list with one for each seat, such as [{players!r}, 'greedy'], not {players!r}"
        )
    opened = open(game, seats=len(players)) if isinstance(game, str) else game
    if len(players) != opened.options.seats:
        raise BadOption(
            f"{opened.options.seats} seats need {opened.options.seats} players, not {len(players)}"
        )
    seated = [bots.seated(player) for player in players]
    table, record = opened.deal(seed), Record.of(opened, seed)
    record.choices.extend(play_out(table, seated, seed))
    return MatchResult(record, table)


def load(path: File, material: File | None = None) -> MatchResult:
    """Read the record of a game from a file and play it again, to where it was saved; RecordError says what is wrong."""
    text = Path(path).read_text(encoding="utf-8")
    folder = Path(material) if material is not None else None
    options = records.read_header(text).options
    game = games.open(options, folder)
    record = records.read(text, game)
    return MatchResult(record, record.replay(game))
