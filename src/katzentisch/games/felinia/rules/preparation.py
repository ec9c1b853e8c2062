"""Phase 5: preparation for the next round. RULES 4.5. Nobody decides anything here."""

from mypy_extensions import i64

from katzentisch.games.felinia.state.supply import draw_from_bag
from katzentisch.games.felinia.state.table import (
    BANKED,
    BIDDING,
    BOATS_LACKING,
    EXPLORATION,
    TOKENS,
    FeliniaTable,
)


def go_on(table: FeliniaTable) -> None:
    """Prepare the next round, unless boat tiles are lacking."""  # F112, F129, F197
    tokens_back(table)
    if empty_berths(table) > table.boats_in_pile():  # R28, R29
        boat_end(table)
        return
    lay_boats(table)
    fill_markets(table, table.components.refill_to)
    table.first = table.in_turn(1)  # F116, F237
    table.round += 1
    table.phase = BIDDING
    table.turn = 0
    table.place = 0
    if table.listening:
        table.tell("round_began", table.first, {"round": int(table.round)})


def tokens_back(table: FeliniaTable) -> None:
    """Take the bid tokens back from the family boards."""  # F110, F234
    seat: i64 = 0
    while seat < table.seats:
        table.families[seat * table.width + BANKED] = 0
        table.families[seat * table.width + TOKENS] = table.components.bid_tokens
        seat += 1


def empty_berths(table: FeliniaTable) -> i64:
    """Count the berths without a boat."""
    empty: i64 = 0
    berth: i64 = 0
    while berth < table.components.berths:
        if table.boat_at(berth) < 0:
            empty += 1
        berth += 1
    return empty


def boat_end(table: FeliniaTable) -> None:
    """End the game by a last exploration, at once; the tiles left over are not laid out."""  # F112, F130, R28, F235, F240
    table.ending = BOATS_LACKING
    table.phase = EXPLORATION
    table.sailing = -1
    if table.listening:
        facts: dict[str, object] = {"left": int(table.boats_in_pile())}
        facts["empty"] = int(empty_berths(table))
        table.tell("boats_lacking", -1, facts)


def lay_boats(table: FeliniaTable) -> None:
    """Lay a face-up tile on each empty berth, lowest berth first."""  # F111
    berth: i64 = 0
    while berth < table.components.berths:
        if table.boat_at(berth) < 0 and table.boats_in_pile() > 0:
            table.boats[table.berth_at(berth)] = table.boat_order[table.next_boat]
            table.next_boat += 1
            table.revealed += 1
            if table.listening:
                tell_boat_laid(table, berth)
        berth += 1
    show_next_boat(table)


def show_next_boat(table: FeliniaTable) -> None:
    """With the variant for very experienced players, turn up the top tile of the pile."""  # F121, R42
    if not table.components.shows_next_boat or table.boats_in_pile() == 0:
        return
    table.revealed += 1
    if table.listening:
        boat = table.boat_order[table.next_boat]
        facts: dict[str, object] = {"boat": table.components.boats[boat]}
        facts["kingdom"] = table.components.island.kingdoms[table.components.boat_kingdom[boat]]
        facts["time"] = table.components.boat_clock[boat]
        table.tell("next_boat_shown", -1, facts)


def tell_boat_laid(table: FeliniaTable, berth: i64) -> None:
    """Tell which boat came to a berth."""
    components = table.components
    boat = table.boat_at(berth)
    facts: dict[str, object] = {"berth": int(berth) + 1, "boat": components.boats[boat]}
    facts["kingdom"] = components.island.kingdoms[components.boat_kingdom[boat]]
    facts["time"] = components.boat_clock[boat]
    table.tell("boat_laid", -1, facts)


def fill_markets(table: FeliniaTable, size: i64) -> None:
    """Fill each open market from the bag, top market first, until the bag is empty."""  # F032, F115, R27, F236
    space: i64 = 0
    while space < table.components.guild:  # F034: the guild never gets merchandise
        if table.components.is_open[space]:
            drawn: list[str] = []
            missing = size - table.market_size(space)
            while missing > 0:
                good = draw_from_bag(table)
                if good < 0:
                    break
                table.merchandise[(space + 1) * table.components.kinds_of_goods + good] += 1
                missing -= 1
                if table.listening:
                    drawn.append(table.components.goods[good])
            if table.listening and drawn:
                table.tell("market_filled", -1, {"market": table.components.spaces[space], "goods": drawn})
        space += 1
