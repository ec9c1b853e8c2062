"""Values of effects and vassals for a seat: in this position (`now`), or whenever the card is drawn."""

from mypy_extensions import i64

from katzentisch.games.feudalia.box import program as ops
from katzentisch.games.feudalia.box.numbers import BONUS, FIEF_PERKS, FIEFS, PERKS, PRICE
from katzentisch.games.feudalia.state.table import FeudaliaState
from katzentisch.games.feudalia.strategy import estimates, weights


def work_now(table: FeudaliaState, seat: i64, card: i64, fief: i64) -> float:
    """Return what a vassal's effects bring in a fief now."""
    worth = effects(table, seat, table.numbers.vassal_program[card], fief, True)
    coins = table.numbers.field_cost[(card * 4 + table.colour[seat * FIEFS + fief]) * PRICE]
    return worth - estimates.coin(table) * float(coins) if coins > 0 else worth


def effects(table: FeudaliaState, seat: i64, pc: i64, fief: i64, now: bool) -> float:
    """Add up the values of a program's instructions in a fief (-1: influence), now or whenever it is drawn."""
    code = table.numbers.code
    worth = 0.0
    while pc >= 0 and code[pc] != ops.END and code[pc] != ops.JUMP:
        op, n = code[pc], code[pc + 1]
        if op == ops.PRODUCE:
            worth += _produced(table, seat, n, code[pc + 2], fief)
        elif op == ops.COINS:
            worth += estimates.coin(table) * float(n)
        elif op == ops.TRADE:
            worth += _traded(table, seat, pc, fief, now)
        elif op == ops.CHOOSE:
            return worth + _best_branch(table, seat, pc, fief, now)
        elif op == ops.REPEAT and now:
            worth += _repeated(table, seat, fief)
        elif op == ops.STEAL_COINS or op == ops.STEAL_CUBE:
            worth += _stolen(table, op, n)
        else:
            worth += _card_effect(table, seat, pc)
        pc += ops.WIDTH
    return worth


def _best_branch(table: FeudaliaState, seat: i64, pc: i64, fief: i64, now: bool) -> float:
    """Return the worth of the best of several lists of effects."""
    numbers = table.numbers
    best = 0.0
    for number in range(numbers.code[pc + 1]):
        branch = numbers.branches[numbers.code[pc + 4] + number]
        worth = effects(table, seat, branch, fief, now)
        if worth > best:
            best = worth
    return best


def _stolen(table: FeudaliaState, op: i64, n: i64) -> float:
    """Return the value of robbing an opponent; 0 in a game for one."""
    if table.numbers.seats == 1:
        return 0.0
    return float(n) * (
        table.judged(table.actor, weights.STEAL_COIN)
        if op == ops.STEAL_COINS
        else table.judged(table.actor, weights.STEAL_CUBE)
    )


def _card_effect(table: FeudaliaState, seat: i64, pc: i64) -> float:
    """Return the worth of an effect that works on cards."""
    numbers = table.numbers
    code = numbers.code
    op, n = code[pc], float(code[pc + 1])
    if op == ops.DRAW:
        return n * table.judged(seat, weights.DRAW)
    if op == ops.DISCARD:
        return -0.5 * n * table.judged(seat, weights.DRAW)
    if op == ops.INCOME_UP:
        return n * table.judged(seat, weights.INCOME_UP) * estimates.coin(table)
    if op == ops.SELL_CARD:
        return (n + 1.0) * estimates.coin(table) - table.judged(seat, weights.SELL)
    if op == ops.ELIMINATE:
        coins = float(code[pc + 4]) * estimates.coin(table)
        small = estimates.deck_size(table, seat) <= table.judged(seat, weights.SMALLEST_DECK)
        return 0.0 if small else n * (table.judged(seat, weights.ELIMINATE) + coins)
    if op == ops.RECALL:
        return n * table.judged(seat, weights.RECALL)
    if op == ops.REPEAT:
        return table.judged(seat, weights.REPEAT)
    if op == ops.EXTRA_INFLUENCE:
        return n * table.judged(seat, weights.INFLUENCE)
    if op == ops.FILL:
        return n * estimates.cube(table, seat, estimates.most_valuable(table, seat, code[pc + 2]))
    if op == ops.DISCOUNT:
        discount = code[pc + 4]
        coins = estimates.coin(table) * float(numbers.discount_coins[discount])
        times = 2.0 if numbers.discount_uses[discount] == 0 else 1.0
        return table.judged(seat, weights.DISCOUNT) * (
            coins * times + float(numbers.discount_cubes[discount])
        )
    return 0.0


def _produced(table: FeudaliaState, seat: i64, n: i64, of: i64, fief: i64) -> float:
    """Return the worth of produced cubes, a master's bonus included."""
    resource = table.colour[seat * FIEFS + fief] if of == 0 else estimates.most_valuable(table, seat, of)
    if fief >= 0:
        n += table.perks[seat * PERKS + fief * FIEF_PERKS + BONUS + resource]
    return float(n) * estimates.cube(table, seat, resource)


def _repeated(table: FeudaliaState, seat: i64, fief: i64) -> float:
    """Return what repeating the best vassal of a fief brings."""
    numbers = table.numbers
    best = -1.0
    if fief < 0:
        return best
    for card in range(numbers.types):
        if table.lying[fief * numbers.types + card] > 0 and not numbers.is_repeat[card]:
            worth = effects(table, seat, numbers.vassal_program[card], fief, True)
            if worth > best:
                best = worth
    return best


# ---------------------------------------------------------------------- exchanges


def _traded(table: FeudaliaState, seat: i64, pc: i64, fief: i64, now: bool) -> float:
    """Return what the exchanges of a trade gain: the best of them, as often as allowed; 0 if none is worth it."""
    code = table.numbers.code
    best = 0.0
    for option in range(code[pc + 5]):
        gain = exchange(table, seat, code[pc + 4] + option, fief, now)
        if gain > best:
            best = gain
    worth = best * float(code[pc + 1])
    return worth if now else worth * table.judged(seat, weights.TRADE)


def exchange(table: FeudaliaState, seat: i64, option: i64, fief: i64, now: bool) -> float:
    """Return the gain of one exchange; -9 if it cannot be paid now, or never with these fiefs."""
    row = table.numbers.trade_options
    sets = table.numbers.trade_cubes
    first = option * ops.WIDTH
    if now and row[first] > table.coins(seat):
        return -9.0
    gain = estimates.coin(table) * float(row[first + 1] - row[first])
    for unit in range(row[first + 3]):
        resource = _to_spare(table, seat, sets[row[first + 2] + unit], fief, row[first + 3] if now else 0)
        if resource < 0:
            return -9.0
        gain -= estimates.cube(table, seat, resource)
    for unit in range(row[first + 5]):
        gain += estimates.cube(table, seat, estimates.most_valuable(table, seat, sets[row[first + 4] + unit]))
    return gain


def _to_spare(table: FeudaliaState, seat: i64, of: i64, fief: i64, needed: i64) -> i64:
    """Return the least valuable resource of a set among those in stock; -1 if none.

    With `needed` 0: among those the own fiefs produce.
    """
    best: i64 = -1
    least = 0.0
    resource: i64
    for resource in range(4):
        if (of >> resource) & 1 and _has_to_spare(table, seat, of, fief, resource, needed):
            worth = estimates.cube(table, seat, resource)
            if best < 0 or worth < least:
                best = resource
                least = worth
    return best


def _has_to_spare(table: FeudaliaState, seat: i64, of: i64, fief: i64, resource: i64, needed: i64) -> bool:
    """Whether cubes of a resource are in stock for an exchange, or will be produced."""
    if needed == 0:
        return estimates.has_colour(table, seat, resource)
    have = table.of_fief(seat, fief, resource) if fief >= 0 else table.stock[seat * 4 + resource]
    return have >= (needed if of & (of - 1) == 0 else 1)


# ---------------------------------------------------------------------- vassals


def vassal(table: FeudaliaState, seat: i64, card: i64) -> float:
    """Return the value of a vassal each time it is drawn: of its action or of its income."""
    numbers = table.numbers
    income = float(numbers.income[card]) * estimates.coin(table)
    action = 0.0
    if numbers.field_colours[card]:
        action = _in_best_fief(table, seat, card) * _share_uncrowded(table, seat, card)
    elif numbers.has_influence[card]:
        action = effects(table, seat, numbers.vassal_program[card], -1, False)
        if not numbers.plus[card]:
            action *= _share_unblocked(table, seat, card)
    if action > income:
        return action + table.judged(seat, weights.EITHER) * income
    return income + table.judged(seat, weights.EITHER) * action


def _in_best_fief(table: FeudaliaState, seat: i64, card: i64) -> float:
    """Return what a vassal's work is worth in the best of the fiefs that let it work; 0 if none does."""
    numbers = table.numbers
    best = 0.0
    fief: i64
    for fief in range(FIEFS):
        colour = table.colour[seat * FIEFS + fief]
        if colour >= 0 and (numbers.field_colours[card] >> colour) & 1:
            worth = effects(table, seat, numbers.vassal_program[card], fief, False)
            coins = numbers.field_cost[(card * 4 + colour) * PRICE]
            worth -= estimates.coin(table) * float(coins)
            if worth > best:
                best = worth
    return best


def _share_uncrowded(table: FeudaliaState, seat: i64, card: i64) -> float:
    """Return the share of a vassal's work that is left when too few fields of its colour are there for all its rivals."""
    numbers = table.numbers
    colours = numbers.field_colours[card]
    if colours & (colours - 1):
        return 1.0
    rivals: i64 = 1
    for other in range(numbers.types):
        if numbers.field_colours[other] == colours:
            rivals += estimates.owned(table, seat, other)
    fields: i64 = 0
    fief: i64
    for fief in range(FIEFS):
        colour = table.colour[seat * FIEFS + fief]
        if colour >= 0 and (colours >> colour) & 1:
            fields += numbers.fields[table.side(seat, fief)]
    share = estimates.hand_size(table, seat) / (estimates.deck_size(table, seat) + 1.0)
    over = float(rivals) * share + 0.5 - float(fields)
    left = 1.0 - table.judged(seat, weights.CROWDED) * over if over > 0.0 else 1.0
    return left if left > 0.1 else 0.1


def _share_unblocked(table: FeudaliaState, seat: i64, card: i64) -> float:
    """Return the share of a plain influence card's value that is left beside rivals for the same action."""
    numbers = table.numbers
    rivals: i64 = 0
    for other in range(numbers.types):
        if numbers.has_influence[other] and not numbers.plus[other]:
            rivals += estimates.owned(table, seat, other)
    share = estimates.hand_size(table, seat) / (estimates.deck_size(table, seat) + 1.0)
    left = 1.0 - table.judged(seat, weights.BLOCKED) * float(rivals) * share
    return left if left > 0.1 else 0.1


def weakest(table: FeudaliaState, seat: i64, kinds: i64) -> float:
    """Return the value of the least valuable card of some kinds in hand; 9 if there is none."""
    numbers = table.numbers
    least = 9.0
    for card in range(numbers.types):
        held = table.hand[seat * numbers.types + card] > 0 and card != numbers.collector
        if held and (kinds >> numbers.kind[card]) & 1:
            worth = vassal(table, seat, card)
            if worth < least:
                least = worth
    return least
