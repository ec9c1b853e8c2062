"""What is lacking for everything the player whose turn it is could buy; the page hatches it."""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.feudalia.box.effects import ON_MASTER, ON_UPGRADE, ON_VASSAL
from katzentisch.games.feudalia.box.numbers import FIEFS, LAST_LEVEL, PRICE
from katzentisch.games.feudalia.rules import building, shortfall
from katzentisch.games.feudalia.state.table import FeudaliaState


def lacking(table: FeudaliaState) -> dict[str, dict[str, int]]:
    """Return what is lacking for everything the player whose turn it is could buy: cards by name, upgrades by fief."""
    numbers, seat = table.numbers, table.actor
    lacks_by_name: dict[str, dict[str, int]] = {}
    for card, name in enumerate(numbers.card_names):
        if table.supply[card] > 0:
            lacks_by_name[name] = _counted(table, seat, numbers.cost, card * PRICE, ON_VASSAL)
    for master, name in enumerate(numbers.master_names):
        if (table.market >> master) & 1 or master >= numbers.basic:
            lacks_by_name[name] = _counted(table, seat, numbers.master_cost, master * PRICE, ON_MASTER)
    for card, name in enumerate(numbers.building_names):
        if building.is_open(table, seat, card):
            purchase = building.purchase_of(table, card)
            lacks_by_name[name] = _counted(table, seat, numbers.building_cost, card * PRICE, purchase)
    for fief in range(FIEFS):
        if table.level[seat * FIEFS + fief] < LAST_LEVEL:
            price = table.side(seat, fief) * PRICE
            lacks_by_name[f"fief_{fief + 1}"] = _counted(table, seat, numbers.upgrade, price, ON_UPGRADE)
    return {name: lacks for name, lacks in lacks_by_name.items() if lacks}


def _counted(table: FeudaliaState, seat: i64, prices: vec[i64], price: i64, purchase: i64) -> dict[str, int]:
    """Count the coins and cubes lacking for a price, by name; empty if it can be paid."""
    missing: dict[str, int] = {}
    coins = shortfall.coins_due(table, seat, prices, price, purchase) - table.coins(seat)
    if coins > 0:
        missing["coins"] = int(coins)
    for name in shortfall.cubes(table, seat, prices, price, purchase):
        missing[name] = missing.get(name, 0) + 1
    return missing
