"""Selling, at any of a family's own decisions. RULES 5."""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.felinia.box.components import RESOURCES
from katzentisch.games.felinia.state.supply import add_silver
from katzentisch.games.felinia.state.table import GOLD, GOODS, FeliniaTable

KINDS_OF_CARDS = len(RESOURCES)


def legal(table: FeliniaTable, out: vec[i64]) -> vec[i64]:
    """List what the family may sell: as much as it likes, at 6 silver too."""  # F117, F118, R2, F238
    base = table.actor * table.width
    sell = table.choices.sell
    card: i64 = 0
    while card < KINDS_OF_CARDS:
        if table.families[base + GOLD + card] > 0 and table.components.sale[card] > 0:  # F182
            out = append(out, sell + card)
        card += 1
    good: i64 = 0
    while good < table.components.kinds_of_goods:
        if table.families[base + GOODS + good] > 0:
            out = append(out, sell + KINDS_OF_CARDS + good)
        good += 1
    return out


def why_not(table: FeliniaTable, action: i64) -> Refusal | None:
    """Say why this cannot be sold, or None if it can."""
    item = action - table.choices.sell
    if item < KINDS_OF_CARDS and table.components.sale[item] == 0:
        return refuse("cannot_be_sold", "selling", {"what": RESOURCES[item]})
    if _owned(table, item) == 0:
        return refuse("nothing_to_sell", "selling", {"what": name(table, item)})
    return None


def play(table: FeliniaTable, action: i64) -> None:
    """Sell one thing: cards to the supply, merchandise to the bag."""  # F119, F120
    item = action - table.choices.sell
    seat = table.actor
    price = table.components.merchandise_sale
    if item < KINDS_OF_CARDS:
        price = table.components.sale[item]
        table.add(seat, GOLD + item, -1)
    else:
        table.good_to_bag(seat, item - KINDS_OF_CARDS)
    gained = add_silver(table, seat, price)
    if table.listening:
        facts: dict[str, object] = {"what": name(table, item), "silver": int(gained)}
        facts["lost"] = int(price - gained)
        table.tell("sold", seat, facts)


def name(table: FeliniaTable, item: i64) -> str:
    """Name what an item number sells: gold, spice, food, then the goods."""
    if item < KINDS_OF_CARDS:
        return RESOURCES[item]
    return table.components.goods[item - KINDS_OF_CARDS]


def _owned(table: FeliniaTable, item: i64) -> i64:
    if item < KINDS_OF_CARDS:
        return table.of(table.actor, GOLD + item)
    return table.of(table.actor, GOODS + item - KINDS_OF_CARDS)
