"""Who sits at a table, and what everybody may know about it."""

from katzentisch.play.match import Match
from katzentisch.play.store import SeatRow, TableRow
from katzentisch.server.wire.messages import Origin, SeatInfo, Status, TableInfo


class Seats:
    """The seats of one table."""

    def __init__(self, rows: list[SeatRow]) -> None:
        self.rows = rows
        self.all_taken = all(row.taken for row in rows)
        self.people = [row.seat for row in rows if row.kind != "bot"]
        self.bots = {row.seat: row.level for row in rows if row.kind == "bot"}

    def name(self, seat: int) -> str:
        """Return the name of whoever sits there, empty for a spectator."""
        return self.rows[seat].name if seat >= 0 else ""

    def infos(self) -> list[SeatInfo]:
        """Return the seats as everybody sees them."""
        return [
            SeatInfo(row.seat, row.kind, row.name, row.level, bool(row.taken))  # type: ignore[arg-type]
            for row in self.rows
        ]

    def info(self, row: TableRow, match: Match, rematch: str) -> TableInfo:
        """Return the table as everybody sees it; the seed only when it is no secret."""
        over = match.table.is_over
        status: Status = "over" if over else "playing" if self.all_taken else "lobby"
        return TableInfo(
            table=row.id,
            status=status,
            game=row.game,
            variant=row.variant,
            settings=row.settings_data(),
            rules=row.rules,
            seats=self.infos(),
            created=row.created,
            step=match.step,
            to_act=match.table.to_act if self.all_taken else [],
            winners=match.table.winners() if over else [],
            undo=row.undo,  # type: ignore[arg-type]
            spectators=bool(row.spectators),
            clock=row.clock,
            seed=row.seed if over or row.seed_shown else "",
            rematch=rematch,
            branch_of=Origin(row.origin_table, row.origin_step) if row.origin_table else None,
        )
