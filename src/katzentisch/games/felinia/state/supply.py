"""Supplies: gold, spice and food cards, silver, the bag, the boat pile. RULES 6; 3 and 4.5 for refilling.

Cards show 1 on one side and 3 on the other; a family always uses the fewest it can.
"""

from mypy_extensions import i64

from katzentisch.games.felinia.box.island import MERCHANDISE, SYMBOLS
from katzentisch.games.felinia.state.table import GOLD, SILVER, FeliniaState


# F113, F122
def cards_for(amount: i64, large_face: i64) -> i64:
    """Return the fewest cards that show this amount.

    >>> [cards_for(amount, 3) for amount in range(7)]
    [0, 1, 2, 1, 2, 3, 2]
    """
    return amount // large_face + amount % large_face


def cards_in_use(table: FeliniaState, resource: i64) -> i64:
    """Return how many cards of a resource lie with the families."""
    used: i64 = 0
    for seat in range(table.seats):
        used += cards_for(table.of(seat, resource), table.components.large_face)
    return used


# F123, R48
def can_gain(table: FeliniaState, seat: i64, resource: i64, amount: i64) -> bool:
    """Whether the supply has the cards for this much more of a resource, once all are turned to their best faces."""
    large = table.components.large_face
    before = cards_for(table.of(seat, resource), large)
    after = cards_for(table.of(seat, resource) + amount, large)
    if after <= before:
        return True
    return cards_in_use(table, resource) - before + after <= table.components.cards[resource - GOLD]


# F123, R32
def gain(table: FeliniaState, seat: i64, what: i64, amount: i64) -> None:
    """Give a family what symbols or an exchange bring, as much as the supply allows."""
    if what == MERCHANDISE:
        _draw_goods(table, seat, amount)
        return
    if what == SILVER:
        _gain_silver(table, seat, amount)
        return
    gained = amount
    while gained > 0 and not can_gain(table, seat, what, gained):
        gained -= 1
    table.add(seat, what, gained)
    if table.listening:
        table.tell(
            "gained" if gained else "supply_empty",
            seat,
            {"what": SYMBOLS[what], "amount": int(gained), "missed": int(amount - gained)},
        )


# F046, F194
def _gain_silver(table: FeliniaState, seat: i64, amount: i64) -> None:
    """Give a family silver; what goes over the end of its track is lost."""
    gained = add_silver(table, seat, amount)
    if table.listening:
        table.tell(
            "gained" if gained else "silver_lost",
            seat,
            {"what": "silver", "amount": int(gained), "missed": int(amount - gained)},
        )


def add_silver(table: FeliniaState, seat: i64, amount: i64) -> i64:
    """Move a family's money marker up, at most to the end of the track; return by how much."""
    room = table.components.silver_cap - table.of(seat, SILVER)
    gained = amount if amount < room else room
    table.add(seat, SILVER, gained)
    return gained


# F096, F124, R27
def _draw_goods(table: FeliniaState, seat: i64, amount: i64) -> None:
    """Draw merchandise from the bag for a family; an empty bag gives none."""
    for _ in range(amount):
        good = _draw_from_bag(table)
        if good < 0:
            if table.listening:
                table.tell("bag_empty", seat, {})
            return
        table.take_good(seat, good)
        if table.listening:
            table.tell("drew", seat, {"good": table.components.goods[good]})


def _draw_from_bag(table: FeliniaState) -> i64:
    """Take one tile out of the bag at random; -1 when it is empty."""
    size = table.bag_size()
    if size == 0:
        return -1
    table.revealed += 1
    good = table.chance.draw_from(table.merchandise, size)
    table.merchandise[good] -= 1
    return good


# ---------------------------------------------------------------------- boats and markets


# F111
def lay_boats(table: FeliniaState) -> None:
    """Lay a face-up tile on each empty berth, lowest berth first."""
    for berth in range(table.components.berths):
        if table.boat_at(berth) < 0:
            table.boats[table.berth_at(berth)] = table.boat_order[table.next_boat]
            table.next_boat += 1
            table.revealed += 1
            if table.listening:
                table.tell("boat_laid", -1, about_boat(table, berth))
    _show_next_boat(table)


# F121, R42
def _show_next_boat(table: FeliniaState) -> None:
    """With the variant for very experienced players, turn up the top tile of the pile."""
    if not table.components.shows_next_boat or table.boats_in_pile() == 0:
        return
    table.revealed += 1
    if table.listening:
        boat = table.boat_order[table.next_boat]
        facts: dict[str, object] = {"boat": table.components.boats[boat]}
        facts["kingdom"] = table.components.island.kingdoms[table.components.boat_kingdom[boat]]
        facts["time"] = table.components.boat_clock[boat]
        table.tell("next_boat_shown", -1, facts)


def about_boat(table: FeliniaState, berth: i64) -> dict[str, object]:
    """Return what an event says of the boat at a berth."""
    components = table.components
    boat = table.boat_at(berth)
    facts: dict[str, object] = {"berth": int(berth) + 1, "boat": components.boats[boat]}
    facts["kingdom"] = components.island.kingdoms[components.boat_kingdom[boat]]
    facts["time"] = components.boat_clock[boat]
    return facts


# F032, F115, R27, F236
def fill_markets(table: FeliniaState, size: i64) -> None:
    """Fill each open market from the bag, top market first, until the bag is empty."""
    # F034: the guild never gets merchandise
    for space in range(table.components.guild):
        if table.components.is_open[space]:
            _fill_market(table, space, size - table.market_size(space))


def _fill_market(table: FeliniaState, space: i64, missing: i64) -> None:
    drawn: list[str] = []
    for _ in range(missing):
        good = _draw_from_bag(table)
        if good < 0:
            break
        table.merchandise[(space + 1) * table.components.kinds_of_goods + good] += 1
        if table.listening:
            drawn.append(table.components.goods[good])
    if table.listening and drawn:
        table.tell("market_filled", -1, {"market": table.components.spaces[space], "goods": drawn})
