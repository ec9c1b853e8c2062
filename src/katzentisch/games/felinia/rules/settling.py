"""How a merchant's move ends: he settles and takes the trade tile, or goes home. RULES 4.3.5, 4.3.6, 9.6."""

from mypy_extensions import i64

from katzentisch.games.felinia.state.supply import gain
from katzentisch.games.felinia.state.table import ABOARD, EXTRA, SPECIALS, STOCK, FeliniaState


# F097, F098, F169, F225
def settle(table: FeliniaState) -> None:
    """Take the face-up tile; the merchant stays there to the end of the game."""
    island = table.components.island
    province = table.province
    table.settler[province] = table.actor
    table.settled[island.kingdom_of[province]] |= island.bit(province)
    if table.listening:
        table.tell("settled", table.actor, table.about_tile(province))
    if table.laid[province] >= table.components.first_special:
        _take_special(table, table.actor, table.laid[province] - table.components.first_special)
    _end_move(table)


# F184, F191, R38
def _take_special(table: FeliniaState, seat: i64, number: i64) -> None:
    """Carry out a special tile: what it gives now, and what it will add later."""
    special = table.components.special[number]
    for symbol, amount in special.gain_now:
        gain(table, seat, symbol, amount)
    # F192, R40: the merchant stays
    if special.leaves_game:
        if table.listening:
            table.tell("tile_left_game", seat, {"special": table.components.specials[number]})
        return
    table.include(seat, SPECIALS, number)
    if special.symbol >= 0:
        table.add(seat, EXTRA + special.symbol, special.extra)


# F104, F166, F228, R24
def go_home(table: FeliniaState) -> None:
    """Take the merchant back into stock; rewards are kept, and he may sail again."""
    table.add(table.actor, STOCK, 1)
    if table.listening:
        name = table.components.island.provinces[table.province]
        table.tell("went_home", table.actor, {"province": name})
    _end_move(table)


def _end_move(table: FeliniaState) -> None:
    """The next merchant of the boat may leave it."""
    table.rider += 1
    table.move = ABOARD
    table.province = -1
    table.visited = 0
    table.steps = 0
