"""Phase 2, last space: the exchanges of the guild. RULES 4.2, 9.2."""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.felinia.rules.trading import cannot_pay, end_deal, pass_by, pay_price, price
from katzentisch.games.felinia.state.supply import gain
from katzentisch.games.felinia.state.table import FOOD, GOLD, GOODS, SILVER, SPICE, TILES, FeliniaState


# F069, F071
def can_take_bonus(table: FeliniaState, seat: i64) -> bool:
    """Whether the family at the guild can exchange gold and spice for a bonus tile now."""
    return (
        table.components.exchanges_bonus
        and table.of(seat, SILVER) >= price(table)
        and table.of(seat, GOLD) > 0
        and table.of(seat, SPICE) > 0
        and table.bonus_left() > 0
    )


# F070, R49
def look(table: FeliniaState) -> None:
    """Let a family that can take a bonus tile look through the stack; it will remember it."""
    if not can_take_bonus(table, table.actor):
        return
    now = bits.single(table.takes())
    if not table.bonus_looks[table.actor] & now:
        table.bonus_looks = table.bonus_looks[:]  # copies share it
        table.bonus_looks[table.actor] |= now
        table.revealed += 1


# F063, F064, F065, F206
def legal(table: FeliniaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List passing and the exchanges the family can make."""
    actions = table.actions
    out = append(out, actions.pass_by)
    if table.of(seat, SILVER) < price(table):
        return out
    if table.of(seat, TILES) > 0:
        if table.components.exchanges_spice:
            out = _exchanges(table, seat, actions.exchange_spice, out)
        if table.components.exchanges_food:
            out = _exchanges(table, seat, actions.exchange_food, out)
    if can_take_bonus(table, seat):
        out = bits.append_members(out, actions.exchange_bonus, _tiles_left(table))
    return out


# F066, F067, R10
def _exchanges(table: FeliniaState, seat: i64, first: i64, out: vec[i64]) -> vec[i64]:
    """List own tiles against other kinds that are in the bag."""
    kinds = table.components.kinds_of_goods
    for give in range(kinds):
        if table.of(seat, GOODS + give) > 0:
            for take in range(kinds):
                if take != give and table.in_bag(take) > 0:
                    out = append(out, first + give * kinds + take)
    return out


def _tiles_left(table: FeliniaState) -> i64:
    """Return the bonus tiles still in the stack, as bits."""
    left = bits.single(len(table.bonus_order)) - 1
    for take in range(table.takes()):
        left ^= bits.single(table.bonus_taken[2 * take])
    return left


def why_not(table: FeliniaState, seat: i64, action: i64) -> Refusal | None:
    """Say why this exchange cannot be made, or None if it can."""
    actions = table.actions
    if action == actions.pass_by:
        return None
    if action >= actions.exchange_bonus:
        return _why_no_bonus(table, seat, action - actions.exchange_bonus)
    for_food = action >= actions.exchange_food
    offered = table.components.exchanges_food if for_food else table.components.exchanges_spice
    if not offered:
        return refuse("no_such_exchange", "guild", {"gain": "food" if for_food else "spice"})
    pair = action - (actions.exchange_food if for_food else actions.exchange_spice)
    kinds = table.components.kinds_of_goods
    return _why_no_exchange(table, seat, pair // kinds, pair % kinds)


def _why_no_exchange(table: FeliniaState, seat: i64, give: i64, take: i64) -> Refusal | None:
    goods = table.components.goods
    if give == take:
        return refuse("same_good", "guild", {"good": goods[give]})
    if table.of(seat, GOODS + give) == 0:
        return refuse("no_such_good", "guild", {"good": goods[give]})
    if table.in_bag(take) == 0:
        return refuse("not_in_the_bag", "guild", {"good": goods[take]})
    return cannot_pay(table, seat)


def _why_no_bonus(table: FeliniaState, seat: i64, tile: i64) -> Refusal | None:
    if not table.components.exchanges_bonus:
        return refuse("no_such_exchange", "guild", {"gain": "bonus"})
    if table.bonus_left() == 0:
        return refuse("no_bonus_left", "guild")
    gold, spice = int(table.of(seat, GOLD)), int(table.of(seat, SPICE))
    if gold == 0 or spice == 0:
        return refuse("needs_gold_and_spice", "guild", {"gold": gold, "spice": spice})
    refusal = cannot_pay(table, seat)
    if refusal is not None:
        return refusal
    if not (_tiles_left(table) >> tile) & 1:
        return refuse("bonus_gone", "guild", {"tile": table.components.bonuses[tile]})
    return None


def play(table: FeliniaState, seat: i64, action: i64) -> None:
    """Make one exchange and go on to boarding, or pass."""
    actions = table.actions
    if action == actions.pass_by:
        pass_by(table, seat)
        return
    if action >= actions.exchange_bonus:
        _take_bonus(table, seat, action - actions.exchange_bonus)
    elif action >= actions.exchange_food:
        _exchange(table, seat, action - actions.exchange_food, FOOD)
    else:
        _exchange(table, seat, action - actions.exchange_spice, SPICE)
    end_deal(table, seat)


# F066, F068, F161, F207
def _exchange(table: FeliniaState, seat: i64, pair: i64, gift: i64) -> None:
    """Take a tile of another kind out of the bag, put the own one in, gain a card (R11)."""
    give = pair // table.components.kinds_of_goods
    take = pair % table.components.kinds_of_goods
    cost = pay_price(table, seat)
    table.merchandise[take] -= 1
    table.take_good(seat, take)
    table.good_to_bag(seat, give)
    if table.listening:
        goods = table.components.goods
        table.tell("exchanged", seat, {"give": goods[give], "take": goods[take], "price": int(cost)})
    # F190: no special tile adds to this
    gain(table, seat, gift, 1)


# F069, F072, F073, F208
def _take_bonus(table: FeliniaState, seat: i64, tile: i64) -> None:
    """Give gold and spice back, take any tile of the stack, keep it face down."""
    cost = pay_price(table, seat)
    table.add(seat, GOLD, -1)
    table.add(seat, SPICE, -1)
    takes = table.takes()
    # The family sees the stack before and after.
    table.bonus_looks = table.bonus_looks[:]
    table.bonus_looks[seat] |= bits.single(takes) | bits.single(takes + 1)
    # F074
    table.bonus_taken = append(append(table.bonus_taken[:], tile), seat)
    table.revealed += 1  # the new top tile is open to all
    if table.listening:
        secret: dict[str, object] = {"tile": table.components.bonuses[tile]}
        facts: dict[str, object] = {"price": int(cost), "left": int(table.bonus_left())}
        table.tell("bonus_taken", seat, facts, secret, (int(seat),))
