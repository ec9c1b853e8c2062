"""How a merchant's move ends: he settles and takes the trade tile, or goes home. RULES 4.3.5, 4.3.6, 9.6."""

from mypy_extensions import i64

from katzentisch.games.felinia.state.supply import gain
from katzentisch.games.felinia.state.table import ABOARD, EXTRA, SPECIALS, STOCK, FeliniaTable


def settle(table: FeliniaTable) -> None:
    """Take the face-up tile; the merchant stays there to the end of the game."""  # F097, F098, F169, F225
    island = table.components.island
    province = table.province
    table.settler[province] = table.actor
    table.settled[island.kingdom_of[province]] |= island.bit(province)
    if table.listening:
        facts: dict[str, object] = {"province": island.provinces[province]}
        facts["tile"] = table.components.tiles[table.laid[province]]
        facts["trade"] = table.components.tile_name(table.laid[province])
        table.tell("settled", table.actor, facts)
    if table.laid[province] >= table.components.first_special:
        take_special(table, table.laid[province] - table.components.first_special)
    end_move(table)


def take_special(table: FeliniaTable, number: i64) -> None:
    """Carry out a special tile: what it gives now, and what it will add later."""  # F184, F191, R38
    seat = table.actor
    special = table.components.special[number]
    for symbol, amount in special.gain_now:
        gain(table, seat, symbol, amount)
    if special.leaves_game:  # F192, R40: the merchant stays
        if table.listening:
            table.tell("tile_left_game", seat, {"special": table.components.specials[number]})
        return
    one: i64 = 1
    table.families[seat * table.width + SPECIALS] |= one << number
    if special.symbol >= 0:
        table.add(seat, EXTRA + special.symbol, special.extra)


def go_home(table: FeliniaTable) -> None:
    """Take the merchant back into stock; rewards are kept, and he may sail again."""  # F104, F166, F228, R24
    table.add(table.actor, STOCK, 1)
    if table.listening:
        name = table.components.island.provinces[table.province]
        table.tell("went_home", table.actor, {"province": name})
    end_move(table)


def end_move(table: FeliniaTable) -> None:
    """The next merchant of the boat may leave it."""
    table.rider += 1
    table.move = ABOARD
    table.province = -1
    table.visited = 0
    table.steps = 0
    table.reveals = 0
    table.symbol = 0
