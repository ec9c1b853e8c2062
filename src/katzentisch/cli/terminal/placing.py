"""A tile held over its board in the terminal: keys move, turn and flip it, as on the page; a drawing shows where it would lie."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.live import Live
from rich.text import Text

from katzentisch import games
from katzentisch.cli.terminal import keyboard
from katzentisch.cli.terminal.session import Session

Square = tuple[int, int]

_MOVES = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class Held:
    """A tile in hand: its drawings, which of them is up, and where its upper left corner is."""

    def __init__(self, drawings: Sequence[Sequence[Square]], rows: int, columns: int) -> None:
        self.drawings = [sorted((row, column) for row, column in drawing) for drawing in drawings]
        self.rows, self.columns = rows, columns
        self.turn = self.row = self.column = 0

    def squares(self) -> list[Square]:
        """Return the squares it would cover."""
        return [(self.row + row, self.column + column) for row, column in self.drawings[self.turn]]

    def press(self, key: str) -> None:
        """Move it by one square, turn it (r) or flip it (f); it stays on the board's sheet."""
        if key in _MOVES:
            down, right = _MOVES[key]
            self.row, self.column = self.row + down, self.column + right
        elif key in ("r", "f"):
            drawing = self.drawings[self.turn]
            turned = [(column, -row) if key == "r" else (row, -column) for row, column in drawing]
            self.turn = self.drawings.index(_moved_home(turned))
        height = max(row for row, _ in self.drawings[self.turn]) + 1
        width = max(column for _, column in self.drawings[self.turn]) + 1
        self.row = min(max(self.row, 0), self.rows - height)
        self.column = min(max(self.column, 0), self.columns - width)

    def choice(self) -> dict[str, object]:
        """Return the choice of placing it here."""
        return {"kind": "place", "turn": self.turn, "row": self.row, "column": self.column}


def _moved_home(squares: Sequence[Square]) -> list[Square]:
    """Return squares moved so that the least row and column are 0."""
    top, left = min(row for row, _ in squares), min(column for _, column in squares)
    return sorted((row - top, column - left) for row, column in squares)


def _held(session: Session) -> Held | None:
    """Return the tile of this decision at its first legal place; None if nothing is to be placed."""
    if not session.menu.places_a_tile():
        return None
    question, printed = session.menu.question, session.match.game.printed()
    shape: Mapping[str, Any] = printed["shapes"][question["shape"]]  # type: ignore[index]
    tile = Held(shape["turns"], int(str(printed["rows"])), int(str(printed["columns"])))
    first = session.match.game.choice(session.menu.possible[0])
    if first["kind"] == "place":
        tile.turn, tile.row, tile.column = (int(str(first[key])) for key in ("turn", "row", "column"))
    return tile


def place(session: Session, _: str) -> None:
    """Let the tile in hand be moved by keys until it is placed or let go."""
    tile = _held(session)
    if tile is None or not keyboard.has_keys():
        session.shell.say("play.nothing_to_place", style="yellow")
        return
    if _moved_by_keys(session, tile):
        session.match.act(session.seat, session.match.game.action(tile.choice()))


def _moved_by_keys(session: Session, tile: Held) -> bool:
    """Follow the keys; return whether the tile was put down where it may lie."""
    picture = Live(_picture(session, tile), console=session.shell.console, auto_refresh=False)
    with keyboard.single_keys() as next_key, picture:
        while True:
            key = next_key()
            if key in ("escape", "q"):
                return False
            if key == "enter" and not _refusal(session, tile):
                return True
            tile.press(key)
            picture.update(_picture(session, tile), refresh=True)


def _refusal(session: Session, tile: Held) -> str:
    """Return why the tile may not lie here, empty if it may."""
    action = session.match.game.action(tile.choice())
    return session.menu.why_not(action)[0]


def _picture(session: Session, tile: Held) -> Text:
    """Draw the board with the tile over it, the keys, and why it may not lie here."""
    game, refusal = session.match.game, _refusal(session, tile)
    view = session.match.table.view(session.seat)
    terminal: Any = games.desk(game.name, "terminal")
    board: list[str] = terminal.with_tile(view, game.printed(), session.seat, tile.squares(), not refusal)
    says = refusal or session.shell.words.say("play.fits")
    style = "yellow" if refusal else "green"
    keys = session.shell.words.say("play.keys")
    return Text.from_markup("\n".join([*board, f"[{style}]{says}[/]", f"[dim]{keys}[/]"]))
