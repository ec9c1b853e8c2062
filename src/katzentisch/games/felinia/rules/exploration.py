"""Phase 3: exploration. RULES 4.3, 9.3.

The merchants of a boat that has arrived leave it one by one, foremost seat first; each finishes his
whole move before the next begins. Which boats sail is in `departure.py`; the parts of a move are in
`revealing.py`, `moving.py`, `places.py` and `settling.py`.
"""

from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.felinia.box.island import MYSTERY
from katzentisch.games.felinia.rules import departure, moving, places, revealing, settling
from katzentisch.games.felinia.state.asked import ASK_NOTHING
from katzentisch.games.felinia.state.supply import gain
from katzentisch.games.felinia.state.table import ENTERED, EXTRA, REVEALING, WALKING, FeliniaState


def go_on(table: FeliniaState) -> None:
    """Lead the exploration to the next decision or to its end."""
    if table.sailing < 0:
        departure.fix_departures(table)
    if table.move == ENTERED:
        _collect(table)
    elif table.move == REVEALING:
        revealing.ask(table)
    elif table.move == WALKING:
        moving.ask(table)
    elif table.berth < 0:
        if table.sailing == 0:
            departure.end_phase(table)
        else:
            departure.sail(table)
    elif table.rider < table.aboard(table.berth):
        _land(table)
    else:
        departure.come_home(table)


# F093, F102, F220, R16
def _land(table: FeliniaState) -> None:
    """Make the next merchant's first step, into the port province."""
    kingdom = table.components.boat_kingdom[table.boat_at(table.berth)]
    table.actor = table.rider_of(table.berth, table.rider)
    table.reveals = table.components.island.reveals
    moving.enter(table, table.components.island.port[kingdom])


# F096, F171, F179, F224
def _collect(table: FeliniaState) -> None:
    """Give the symbols of the province in printed order, then settle, reveal or walk on."""
    island = table.components.island
    end = island.symbol_first[table.province + 1]
    # A look at mysterious places interrupts the symbols; `table.symbol` remembers where.
    while table.symbol < end:
        symbol = island.symbols[table.symbol]
        table.symbol += 1
        if symbol == MYSTERY:
            places.look(table)
            if table.asked != ASK_NOTHING:
                return
        else:
            gain(table, table.actor, symbol, 1 + _repeats(table, symbol, end))
    _collect_extra(table)
    # F170
    if table.has_open_tile(table.province):
        settling.settle(table)
    else:
        table.move = REVEALING if table.steps == 1 else WALKING


# R32
def _repeats(table: FeliniaState, symbol: i64, end: i64) -> i64:
    """Pass over further symbols of the same kind; together with the first they are one gain."""
    repeats: i64 = 0
    while table.symbol < end and table.components.island.symbols[table.symbol] == symbol:
        table.symbol += 1
        repeats += 1
    return repeats


# F189, F193, F195
def _collect_extra(table: FeliniaState) -> None:
    """Add what special tiles give, once for each kind of symbol in the province."""
    island = table.components.island
    seen: i64 = 0
    for index in range(island.symbol_first[table.province], island.symbol_first[table.province + 1]):
        symbol = island.symbols[index]
        if symbol != MYSTERY and not (seen >> symbol) & 1:
            seen |= bits.single(symbol)
            extra = table.of(table.actor, EXTRA + symbol)
            if extra > 0:
                gain(table, table.actor, symbol, extra)
