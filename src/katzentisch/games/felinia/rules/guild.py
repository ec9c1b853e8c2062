"""Phase 2, last space: the exchanges of the guild. RULES 4.2, 9.2."""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.felinia.rules.trading import cannot_pay, pass_by, pay_price, price, token_back
from katzentisch.games.felinia.state.supply import gain
from katzentisch.games.felinia.state.table import FOOD, GOLD, GOODS, SILVER, SPICE, TILES, FeliniaTable


def can_take_bonus(table: FeliniaTable) -> bool:
    """Whether the family at the guild can exchange gold and spice for a bonus tile now."""  # F069, F071
    seat = table.actor
    return (
        table.components.exchanges_bonus
        and table.of(seat, SILVER) >= price(table)
        and table.of(seat, GOLD) > 0
        and table.of(seat, SPICE) > 0
        and table.bonus_left() > 0
    )


def look(table: FeliniaTable) -> None:
    """Let a family that can take a bonus tile look through the stack; it will remember it."""  # F070, R49
    if not can_take_bonus(table):
        return
    one: i64 = 1
    now = one << (len(table.bonus_taken) // 2)
    if not table.bonus_looks[table.actor] & now:
        table.bonus_looks[table.actor] |= now
        table.revealed += 1


def legal(table: FeliniaTable, out: vec[i64]) -> vec[i64]:
    """List passing and the exchanges the family can make."""  # F063, F064, F065, F206
    choices = table.choices
    out = append(out, choices.pass_by)
    if table.of(table.actor, SILVER) < price(table):
        return out
    if table.of(table.actor, TILES) > 0:
        if table.components.exchanges_spice:
            out = _exchanges(table, choices.exchange_spice, out)
        if table.components.exchanges_food:
            out = _exchanges(table, choices.exchange_food, out)
    if can_take_bonus(table):
        tile: i64 = 0
        left = _bonus_bits(table)
        while left:
            if left & 1:
                out = append(out, choices.exchange_bonus + tile)
            left >>= 1
            tile += 1
    return out


def _exchanges(table: FeliniaTable, first: i64, out: vec[i64]) -> vec[i64]:
    """List own tiles against other kinds that are in the bag."""  # F066, F067, R10
    kinds = table.components.kinds_of_goods
    give: i64 = 0
    while give < kinds:
        if table.of(table.actor, GOODS + give) > 0:
            take: i64 = 0
            while take < kinds:
                if take != give and table.in_bag(take) > 0:
                    out = append(out, first + give * kinds + take)
                take += 1
        give += 1
    return out


def _bonus_bits(table: FeliniaTable) -> i64:
    one: i64 = 1
    bits = (one << len(table.bonus_order)) - 1
    place: i64 = 0
    while place < len(table.bonus_taken):
        bits ^= one << table.bonus_taken[place]
        place += 2
    return bits


def why_not(table: FeliniaTable, action: i64) -> Refusal | None:
    """Say why this exchange cannot be made, or None if it can."""
    choices = table.choices
    if action == choices.pass_by:
        return None
    if action >= choices.exchange_bonus:
        return _why_no_bonus(table, action - choices.exchange_bonus)
    for_food = action >= choices.exchange_food
    offered = table.components.exchanges_food if for_food else table.components.exchanges_spice
    if not offered:
        return refuse("no_such_exchange", "guild", {"gain": "food" if for_food else "spice"})
    pair = action - (choices.exchange_food if for_food else choices.exchange_spice)
    return _why_no_exchange(
        table, pair // table.components.kinds_of_goods, pair % table.components.kinds_of_goods
    )


def _why_no_exchange(table: FeliniaTable, give: i64, take: i64) -> Refusal | None:
    goods = table.components.goods
    if give == take:
        return refuse("same_good", "guild", {"good": goods[give]})
    if table.of(table.actor, GOODS + give) == 0:
        return refuse("no_such_good", "guild", {"good": goods[give]})
    if table.in_bag(take) == 0:
        return refuse("not_in_the_bag", "guild", {"good": goods[take]})
    return cannot_pay(table)


def _why_no_bonus(table: FeliniaTable, tile: i64) -> Refusal | None:
    if not table.components.exchanges_bonus:
        return refuse("no_such_exchange", "guild", {"gain": "bonus"})
    if table.bonus_left() == 0:
        return refuse("no_bonus_left", "guild")
    gold, spice = int(table.of(table.actor, GOLD)), int(table.of(table.actor, SPICE))
    if gold == 0 or spice == 0:
        return refuse("needs_gold_and_spice", "guild", {"gold": gold, "spice": spice})
    refusal = cannot_pay(table)
    if refusal is not None:
        return refusal
    one: i64 = 1
    if not _bonus_bits(table) & (one << tile):
        return refuse("bonus_gone", "guild", {"tile": table.components.bonuses[tile]})
    return None


def play(table: FeliniaTable, action: i64) -> bool:
    """Make one exchange or pass, and take the token back; return whether a deal was made."""
    choices = table.choices
    if action == choices.pass_by:
        pass_by(table)
        return False
    if action >= choices.exchange_bonus:
        take_bonus(table, action - choices.exchange_bonus)
    elif action >= choices.exchange_food:
        exchange(table, action - choices.exchange_food, FOOD)
    else:
        exchange(table, action - choices.exchange_spice, SPICE)
    token_back(table)
    return True


def exchange(table: FeliniaTable, pair: i64, gift: i64) -> None:
    """Take a tile of another kind out of the bag, put the own one in, gain a card."""  # F066, F068, F161, R11, F207
    seat = table.actor
    give = pair // table.components.kinds_of_goods
    take = pair % table.components.kinds_of_goods
    cost = pay_price(table)
    table.merchandise[take] -= 1
    table.take_good(seat, take)
    table.good_to_bag(seat, give)
    if table.listening:
        goods = table.components.goods
        table.tell("exchanged", seat, {"give": goods[give], "take": goods[take], "price": int(cost)})
    gain(table, seat, gift, 1)  # F190: no special tile adds to this


def take_bonus(table: FeliniaTable, tile: i64) -> None:
    """Give gold and spice back, take any tile of the stack, keep it face down."""  # F069, F072, F073, F074, F208
    seat = table.actor
    cost = pay_price(table)
    table.add(seat, GOLD, -1)
    table.add(seat, SPICE, -1)
    saw_before_and_after: i64 = 3
    table.bonus_looks[seat] |= saw_before_and_after << (len(table.bonus_taken) // 2)
    table.bonus_taken = append(append(table.bonus_taken, tile), seat)
    table.revealed += 1  # the new top tile is open to all
    if table.listening:
        secret: dict[str, object] = {"tile": table.components.bonuses[tile]}
        facts: dict[str, object] = {"price": int(cost), "left": int(table.bonus_left())}
        table.tell("bonus_taken", seat, facts, secret, (int(seat),))
