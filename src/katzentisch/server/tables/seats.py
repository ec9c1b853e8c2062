"""The seats of a table, and the public information about it."""

from katzentisch.core.game import SPECTATOR
from katzentisch.play.match import Match
from katzentisch.play.numbers import Numbers
from katzentisch.play.store import SeatRow, TableRow, mended
from katzentisch.server.wire.messages import Origin, SeatInfo, SettingValue, Status, TableInfo


class Seats:
    """Who sits where at one table."""

    def __init__(self, rows: list[SeatRow]) -> None:
        self.rows = rows
        self.all_taken = all(row.taken for row in rows)
        self.people = [row.seat for row in rows if row.kind != "bot"]
        self.bots = {row.seat: row.level for row in rows if row.kind == "bot"}

    def name(self, seat: int) -> str:
        """Return the name of whoever sits there, empty for a spectator."""
        return self.rows[seat].name if seat >= 0 else ""

    def _infos(self) -> list[SeatInfo]:
        return [
            SeatInfo(row.seat, row.kind, row.name, row.level, bool(row.taken), bool(row.lent))  # type: ignore[arg-type]
            for row in map(mended, self.rows)
        ]

    def info(self, row: TableRow, match: Match, rematch: str) -> TableInfo:
        """Return the public information about the table; the seed only when it is no secret."""
        over = match.table.is_over
        status: Status = "over" if over else "playing" if self.all_taken else "lobby"
        info = self.stored_info(row, status, rematch)
        info.step = Numbers(match, [SPECTATOR]).step(match.step)
        info.to_act = match.table.to_act if self.all_taken else []
        info.winners = match.table.winners() if over else []
        info.points = _points(match) if over else []
        return info

    def stored_info(self, row: TableRow, status: Status, rematch: str = "") -> TableInfo:
        """Return what is known about a table without its match: all but its step, who is to act, and the winners."""
        row = mended(row)
        return TableInfo(
            table=row.id,
            status=status,
            game=row.game,
            variant=row.variant,
            settings=_settings(row),
            rules=row.rules,
            seats=self._infos(),
            created=row.created,
            step=0,
            to_act=[],
            winners=[],
            undo=row.undo if row.undo in ("free", "consent") else "off",  # type: ignore[arg-type]
            spectators=bool(row.spectators),
            clock=row.clock,
            seed=row.seed if status == "over" or row.seed_shown else "",
            rematch=rematch,
            branch_of=Origin(row.origin_table, row.origin_step) if row.origin_table else None,
            late=row.late,
            challenge=row.challenge,
        )


def _points(match: Match) -> list[float]:
    """Return everybody's points, in the order of the seats."""
    return [float(score.total) for score in sorted(match.table.scores(), key=lambda score: score.seat)]


def _settings(row: TableRow) -> dict[str, SettingValue]:
    """Return the settings of a table, none if they cannot be read."""
    try:
        return dict(row.settings_data())
    except (ValueError, TypeError, RecursionError):
        return {}
