"""What a price lacks now: for the refusal that names it, and for the page that hatches it."""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.feudalia.box.numbers import FIEFS, PRICE
from katzentisch.games.feudalia.rules import affording, building, default_payment, discounts, hiring, masters
from katzentisch.games.feudalia.state.table import FeudaliaState


def coins_due(table: FeudaliaState, prices: vec[i64], place: i64, purchase: i64) -> i64:
    """Return the coins of a price, discounts on this kind of purchase taken off."""
    return prices[place] - (discounts.coins_saved(table, table.actor, purchase) if purchase >= 0 else 0)


def cubes(table: FeudaliaState, prices: vec[i64], place: i64, purchase: i64) -> list[str]:
    """Name the cubes lacking for a price, discounts used where they help most; "any" for a black one."""
    seat = table.actor
    due = vec[i64]([0] * 21)
    for item in range(5):
        due[item] = prices[place + 1 + item]
    if purchase >= 0:
        units = discounts.saving_units(table, seat, purchase)
        for group in range(16):
            due[5 + group] = units[group]
    default_payment.discount(due, table.stock, seat * 4)
    return affording.missing(due, table.stock, seat * 4)


def counted(table: FeudaliaState, prices: vec[i64], place: i64, purchase: i64) -> dict[str, int]:
    """Count the coins and cubes lacking for a price, by name; empty if it can be paid."""
    found: dict[str, int] = {}
    coins = coins_due(table, prices, place, purchase) - table.coins(table.actor)
    if coins > 0:
        found["coins"] = int(coins)
    for name in cubes(table, prices, place, purchase):
        found[name] = found.get(name, 0) + 1
    return found


def all_prices(table: FeudaliaState) -> dict[str, dict[str, int]]:
    """Return what lacks for everything the player whose turn it is could buy: cards by name, upgrades by fief."""
    numbers, seat = table.numbers, table.actor
    found: dict[str, dict[str, int]] = {}
    for card, name in enumerate(numbers.card_names):
        if table.supply[card] > 0:
            found[name] = counted(table, numbers.cost, card * PRICE, hiring.VASSAL)
    for master, name in enumerate(numbers.master_names):
        if (table.market >> master) & 1 or master >= numbers.basic:
            found[name] = counted(table, numbers.master_cost, master * PRICE, masters.MASTER)
    for card, name in enumerate(numbers.building_names):
        if building.is_open(table, seat, card):
            purchase = building.purchase_of(table, card)
            found[name] = counted(table, numbers.building_cost, card * PRICE, purchase)
    for fief in range(FIEFS):
        if table.level[seat * FIEFS + fief] < building.LAST_LEVEL:
            place = table.side(seat, fief) * PRICE
            found[f"fief_{fief + 1}"] = counted(table, numbers.upgrade, place, building.UPGRADE)
    return {name: lacks for name, lacks in found.items() if lacks}
