"""Phase 5: preparation for the next round. RULES 4.5. Nobody decides anything here."""

from mypy_extensions import i64

from katzentisch.games.felinia.state import supply
from katzentisch.games.felinia.state.table import (
    BANKED,
    BIDDING,
    BOATS_LACKING,
    EXPLORATION,
    TOKENS,
    FeliniaState,
)


# F112, F129, F197
def go_on(table: FeliniaState) -> None:
    """Prepare the next round, unless boat tiles are lacking."""
    _tokens_back(table)
    # R28, R29
    if _empty_berths(table) > table.boats_in_pile():
        _boat_end(table)
        return
    supply.lay_boats(table)
    supply.fill_markets(table, table.components.refill_to)
    # F116, F237
    table.first = table.in_turn(1)
    table.round += 1
    table.phase = BIDDING
    table.turn = 0
    table.families_done = 0
    if table.listening:
        table.tell("round_began", table.first, {"round": int(table.round)})


# F110, F234
def _tokens_back(table: FeliniaState) -> None:
    """Take the bid tokens back from the family boards."""
    for seat in range(table.seats):
        table.families[seat * table.width + BANKED] = 0
        table.families[seat * table.width + TOKENS] = table.components.bid_tokens


def _empty_berths(table: FeliniaState) -> i64:
    """Count the berths without a boat."""
    empty: i64 = 0
    for berth in range(table.components.berths):
        if table.boat_at(berth) < 0:
            empty += 1
    return empty


# F130, F235, F240, R28
def _boat_end(table: FeliniaState) -> None:
    """End the game by a last exploration, at once; the tiles left over are not laid out."""
    table.ending = BOATS_LACKING
    table.phase = EXPLORATION
    table.sailing = -1
    if table.listening:
        facts: dict[str, object] = {"left": int(table.boats_in_pile())}
        facts["empty"] = int(_empty_berths(table))
        table.tell("boats_lacking", -1, facts)
