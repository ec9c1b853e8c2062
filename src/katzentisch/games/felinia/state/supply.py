"""Gold, spice and food cards, silver, and the bag: what a family gains. RULES 6.

Cards show 1 on one side and 3 on the other; a family always uses the fewest it can.
"""

from mypy_extensions import i64

from katzentisch.games.felinia.box.island import MERCHANDISE, SYMBOLS
from katzentisch.games.felinia.state.table import GOLD, SILVER, FeliniaTable


def cards_for(amount: i64, large_face: i64) -> i64:
    """Return the fewest cards that show this amount.

    >>> [cards_for(amount, 3) for amount in range(7)]
    [0, 1, 2, 1, 2, 3, 2]
    """  # F113, F122
    return amount // large_face + amount % large_face


def cards_in_use(table: FeliniaTable, resource: i64) -> i64:
    """Return how many cards of a resource lie with the families."""
    used: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        used += cards_for(table.of(seat, resource), table.components.large_face)
        seat += 1
    return used


def can_gain(table: FeliniaTable, seat: i64, resource: i64) -> bool:
    """Whether the supply has a card for one more of a resource."""  # F123, R48
    large = table.components.large_face
    before = cards_for(table.of(seat, resource), large)
    after = cards_for(table.of(seat, resource) + 1, large)
    if after <= before:
        return True
    return cards_in_use(table, resource) - before + after <= table.components.cards[resource - GOLD]


def gain(table: FeliniaTable, seat: i64, what: i64, amount: i64) -> i64:
    """Give a family what a symbol or an exchange brings, one at a time (R32); return how much it got."""
    if what == MERCHANDISE:
        return draw_goods(table, seat, amount)
    if what == SILVER:
        return gain_silver(table, seat, amount)
    gained: i64 = 0
    while gained < amount and can_gain(table, seat, what):
        table.add(seat, what, 1)
        gained += 1
    if table.listening:
        table.tell(
            "gained" if gained else "supply_empty",
            seat,
            {"what": SYMBOLS[what], "amount": int(gained), "missed": int(amount - gained)},
        )
    return gained


def gain_silver(table: FeliniaTable, seat: i64, amount: i64) -> i64:
    """Give a family silver; what goes over the end of its track is lost."""  # F046, F194
    gained = add_silver(table, seat, amount)
    if table.listening:
        table.tell(
            "gained" if gained else "silver_lost",
            seat,
            {"what": "silver", "amount": int(gained), "missed": int(amount - gained)},
        )
    return gained


def add_silver(table: FeliniaTable, seat: i64, amount: i64) -> i64:
    """Move a family's money marker up, at most to the end of the track; return by how much."""
    room = table.components.silver_cap - table.of(seat, SILVER)
    gained = amount if amount < room else room
    table.add(seat, SILVER, gained)
    return gained


def draw_goods(table: FeliniaTable, seat: i64, amount: i64) -> i64:
    """Draw merchandise from the bag for a family; an empty bag gives none."""  # F096, F124, R27
    drawn: i64 = 0
    while drawn < amount:
        good = draw_from_bag(table)
        if good < 0:
            if table.listening:
                table.tell("bag_empty", seat, {})
            break
        table.take_good(seat, good)
        drawn += 1
        if table.listening:
            table.tell("drew", seat, {"good": table.components.goods[good]})
    return drawn


def draw_from_bag(table: FeliniaTable) -> i64:
    """Take one tile out of the bag at random; -1 when it is empty."""
    size = table.bag_size()
    if size == 0:
        return -1
    table.revealed += 1
    good = table.chance.draw_from(table.merchandise, size)
    table.merchandise[good] -= 1
    return good
