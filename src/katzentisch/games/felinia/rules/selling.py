"""Selling, at any time: at a family's own decisions and while another family decides. RULES 5, R1."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.felinia.box.components import RESOURCES
from katzentisch.games.felinia.state.supply import add_silver
from katzentisch.games.felinia.state.table import GOLD, GOODS, TILES, FeliniaState

_KINDS_OF_CARDS: Final = 3  # gold, spice and food: RESOURCES


# F117, F118, R2, F238
def legal(table: FeliniaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List what the family may sell: as much as it likes, at 6 silver too."""
    families = table.families
    sell = table.actions.sell
    sale = table.components.sale
    base = seat * table.width
    card: i64
    for card in range(_KINDS_OF_CARDS):
        # F182
        if families[base + GOLD + card] > 0 and sale[card] > 0:
            out = append(out, sell + card)
    if families[base + TILES] > 0:
        for good in range(table.components.kinds_of_goods):
            if families[base + GOODS + good] > 0:
                out = append(out, sell + _KINDS_OF_CARDS + good)
    return out


def why_not(table: FeliniaState, seat: i64, action: i64) -> Refusal | None:
    """Say why this cannot be sold, or None if it can."""
    item = action - table.actions.sell
    if item < _KINDS_OF_CARDS and table.components.sale[item] == 0:
        return refuse("cannot_be_sold", "selling", {"what": RESOURCES[item]})
    if _owned(table, seat, item) == 0:
        return refuse("nothing_to_sell", "selling", {"what": _name(table, item)})
    return None


# F119, F120
def play(table: FeliniaState, seat: i64, action: i64) -> None:
    """Sell one thing: cards to the supply, merchandise to the bag."""
    item = action - table.actions.sell
    price = table.components.merchandise_sale
    if item < _KINDS_OF_CARDS:
        price = table.components.sale[item]
        table.add(seat, GOLD + item, -1)
    else:
        table.good_to_bag(seat, item - _KINDS_OF_CARDS)
    gained = add_silver(table, seat, price)
    if table.listening:
        facts: dict[str, object] = {"what": _name(table, item), "silver": int(gained)}
        facts["lost"] = int(price - gained)
        table.tell("sold", seat, facts)


def _name(table: FeliniaState, item: i64) -> str:
    """Name what an item number sells: gold, spice, food, then the goods."""
    if item < _KINDS_OF_CARDS:
        return RESOURCES[item]
    return table.components.goods[item - _KINDS_OF_CARDS]


def _owned(table: FeliniaState, seat: i64, item: i64) -> i64:
    if item < _KINDS_OF_CARDS:
        return table.of(seat, GOLD + item)
    return table.of(seat, GOODS + item - _KINDS_OF_CARDS)
