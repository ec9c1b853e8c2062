"""Phase 4: rescue cats. Rescue cards, island order, and rescue turns.

Rulebook, "Rescue cats". One basket and the price of its field bring one cat aboard.
Where a cat may lie is in `placing.py`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.isle_of_cats.box import actions
from katzentisch.games.isle_of_cats.box.cards import RESCUE_SORTS, RESCUE_WORD
from katzentisch.games.isle_of_cats.box.tiles import SIDES, cat_shape
from katzentisch.games.isle_of_cats.state import asked
from katzentisch.games.isle_of_cats.state.fields import cat_in, field_of, side_of, take_cat
from katzentisch.games.isle_of_cats.state.naming import cards_named, cat_named
from katzentisch.games.isle_of_cats.state.secrets import show_rescue_cards
from katzentisch.games.isle_of_cats.state.table import (
    ACTIVE,
    BOOTS,
    CHOSEN,
    DISCARD,
    EXTRA,
    FISH,
    HAND,
    USED,
    IsleState,
)

# ---------------------------------------------------------------------- rescue cards


def legal_choosing(table: IsleState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List done, and the rescue cards in hand that may be laid before the boat."""
    out = append(out, actions.DONE)
    hand = table.piles[table.pile(seat, HAND)]
    if hand:
        mask = table.parts.cards.mask
        for sort in range(RESCUE_SORTS):
            if hand & mask[sort]:
                out = append(out, actions.CHOOSE + sort)
    return out


# I031, I032
def choose(table: IsleState, seat: i64, action: i64) -> None:
    """Lay a rescue card face down before the boat, or be ready."""
    if action == actions.DONE:
        table.turn += 1
        if table.listening:
            chosen = table.pile(seat, CHOSEN)
            facts: dict[str, object] = {"cards": int(table.size(chosen))}
            table.tell("rescue_cards", seat, facts, {"which": cards_named(table, chosen)}, (int(seat),))
        return
    sort = action - actions.CHOOSE
    table.move_one(table.pile(seat, HAND), table.pile(seat, CHOSEN), sort)


# I034
def _boots_of(table: IsleState, seat: i64) -> i64:
    """Add up the boots before a boat."""
    cards = table.parts.cards
    chosen = table.piles[table.pile(seat, CHOSEN)]
    total: i64 = 0
    for sort in range(RESCUE_SORTS):
        total += cards.boots[sort] * bits.count(chosen & cards.mask[sort])
    return total


# I033
def reveal(table: IsleState) -> None:
    """Turn up all rescue cards together and move the figures on the island."""
    table.revealed += 1
    boots = vec[i64]()
    for seat in range(table.seats):
        show_rescue_cards(table, seat, table.pile(seat, CHOSEN))
        boots = append(boots, _boots_of(table, seat))
        table.put(seat, BOOTS, boots[seat])
        if table.listening:
            names = cards_named(table, table.pile(seat, CHOSEN))
            table.tell("revealed", seat, {"which": names, "boots": int(boots[seat])})
    table.order = new_order(table.order, boots)
    if table.listening:
        table.tell("island_order", -1, {"order": [int(seat) for seat in table.order]})


# I035, I036
def new_order(order: vec[i64], boots: vec[i64]) -> vec[i64]:
    """Return the island order: highest sum first, equal sums as before."""
    ranked = vec[i64]()
    for seat in order:
        ranked = append(ranked, seat)
        rank: i64 = len(ranked) - 1
        while rank > 0 and boots[ranked[rank - 1]] < boots[seat]:
            ranked[rank] = ranked[rank - 1]
            ranked[rank - 1] = seat
            rank -= 1
    return ranked


# ---------------------------------------------------------------------- baskets


# I040, I041, I042, I043
def basket_kinds(table: IsleState, seat: i64) -> i64:
    """Return the kinds of basket a seat can use now, as bits."""
    cards = table.parts.cards
    chosen = table.piles[table.pile(seat, CHOSEN)]
    kinds: i64 = 0
    if table.get(seat, ACTIVE) > 0:
        kinds = bits.single(actions.PERMANENT)
    if chosen & cards.wholes:
        kinds |= bits.single(actions.WHOLE)
    if bits.count(chosen & cards.halves) > 1:
        kinds |= bits.single(actions.HALVES)
    return kinds


def _use_basket(table: IsleState, seat: i64, kind: i64) -> None:
    # I041
    if kind == actions.PERMANENT:  # turned to its used side
        table.add(seat, ACTIVE, -1)
        table.add(seat, USED, 1)
        return
    cards = table.parts.cards
    # I042
    if kind == actions.WHOLE:
        _discard_lowest(table, seat, cards.wholes)
        return
    # I043
    _discard_lowest(table, seat, cards.halves)  # two broken baskets are one
    _discard_lowest(table, seat, cards.halves)


def _discard_lowest(table: IsleState, seat: i64, among: i64) -> None:
    chosen = table.pile(seat, CHOSEN)
    sort = table.parts.cards.lowest_sort(RESCUE_WORD, table.piles[chosen] & among)
    table.move_one(chosen, table.common_pile(DISCARD), sort)


# ---------------------------------------------------------------------- rescue turns


def legal_cats(table: IsleState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the cats a seat can rescue: enough fish, a usable basket, a legal place."""
    if basket_kinds(table, seat) == 0:
        return out
    fish = table.get(seat, FISH)
    prices = table.parts.tiles.prices
    low: i64 = 0  # cats 0 to 59, as bits
    high: i64 = 0  # cats from 60 on
    for entry in table.fields:
        cat = cat_in(entry)
        if prices[side_of(entry)] <= fish and table.has_room(seat, cat_shape(cat)):
            if cat < 60:
                low |= bits.single(cat)
            else:
                high |= bits.single(cat - 60)
    out = bits.append_members(out, actions.RESCUE, low)
    return bits.append_members(out, actions.RESCUE + 60, high)


def why_not_rescue(table: IsleState, seat: i64, action: i64) -> Refusal:
    """Say why a cat cannot be rescued."""
    cat = action - actions.RESCUE
    facts = cat_named(table, cat)
    side = field_of(table, cat)
    if side < 0:
        return refuse("cat_not_here", "rescue", facts)
    if basket_kinds(table, seat) == 0:
        return refuse("no_basket", "baskets", facts)
    # I044
    price = table.parts.tiles.prices[side]
    if price > table.get(seat, FISH):
        facts["needs"] = int(price)
        facts["has"] = int(table.get(seat, FISH))
        return refuse("not_enough_fish", "rescue", facts)
    return refuse("no_room", "placing", facts)


def lure(table: IsleState, seat: i64, action: i64) -> None:
    """Pick a cat; its basket and its place are asked next, and all is paid together (R41)."""
    cat = action - actions.RESCUE
    if table.listening:
        table.tell("cat_lured", seat, cat_named(table, cat))
    kinds = basket_kinds(table, seat)
    if bits.count(kinds) > 1:
        table.ask(asked.basket(seat, cat))
    else:
        table.ask(asked.place_with_basket(seat, cat, bits.lowest(kinds)))


def legal_baskets(table: IsleState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the kinds of basket that can be used."""
    return bits.append_members(out, actions.BASKET, basket_kinds(table, seat))


def use_basket(table: IsleState, seat: i64, action: i64) -> None:
    """Pick the basket for the cat."""
    cat = asked.cat_of(table.asked())
    table.answered()
    table.ask(asked.place_with_basket(seat, cat, action - actions.BASKET))


def bring_aboard(table: IsleState, seat: i64) -> None:
    """Pay basket and fish for the cat that is being placed, and take it from its field."""
    question = table.asked()
    cat = asked.rescued_cat_of(question)
    basket = asked.basket_of(question)
    side = take_cat(table, cat)
    price = table.parts.tiles.prices[side]
    table.add(seat, FISH, -price)
    _use_basket(table, seat, basket)
    if table.acted == 0:
        # Cards 80 to 82 count for the first turn with a rescue after they were played (R52).
        table.more = table.get(seat, EXTRA)
        table.put(seat, EXTRA, 0)
    else:
        table.more -= 1
    table.acted = 1
    if table.listening:
        facts = cat_named(table, cat)
        facts["fish"] = int(price)
        facts["side"] = SIDES[side]
        facts["basket"] = actions.BASKET_KINDS[basket]
        table.tell("cat_rescued", seat, facts)


# I057
def end_phase(table: IsleState) -> None:
    """All rescue cards before the boats are discarded, used or not."""
    discard = table.common_pile(DISCARD)
    for seat in range(table.seats):
        table.move_all(table.pile(seat, CHOSEN), discard)
