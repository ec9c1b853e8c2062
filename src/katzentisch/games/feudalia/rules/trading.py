"""Trades (RULES.md 3, `trade`): up to so many exchanges, each by one of the printed options.

Field and master actions trade with the cubes of their own fief, those on its masters last;
influence actions with the cubes of all fiefs, asked fief by fief.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.bits import single
from katzentisch.games.feudalia.box.effects import RESOURCES
from katzentisch.games.feudalia.box.numbers import FIEFS
from katzentisch.games.feudalia.box.program import WIDTH
from katzentisch.games.feudalia.state import asked
from katzentisch.games.feudalia.state.table import COINS, WHO, FeudaliaState


def can_trade(table: FeudaliaState) -> bool:
    """Whether any exchange can be made now."""
    code = table.numbers.code
    return any(_can_exchange(table, code[table.pc + 4] + option) for option in range(code[table.pc + 5]))


def _can_exchange(table: FeudaliaState, option: i64) -> bool:
    """Whether one option can be paid, and changes something (R48)."""
    row = table.numbers.trade_options
    first = option * WIDTH
    if row[first] > table.coins(table.actor):
        return False
    if not _can_pay_from(table, row[first + 2], row[first + 3]):
        return False
    if not _is_swap(table, option):
        return True
    gained = table.numbers.trade_cubes[row[first + 4]]
    return any(_can_swap(table, option, resource) and gained & ~single(resource) for resource in range(4))


def _is_swap(table: FeudaliaState, option: i64) -> bool:
    """Whether an option gives one cube for one cube and nothing else."""
    row = table.numbers.trade_options
    first = option * WIDTH
    if row[first] > 0 or row[first + 1] > 0:
        return False
    return row[first + 3] == 1 and row[first + 5] == 1


def _can_swap(table: FeudaliaState, option: i64, resource: i64) -> bool:
    """Whether a cube of this resource can pay for the one-for-one option."""
    allowed = table.numbers.trade_cubes[table.numbers.trade_options[option * WIDTH + 2]]
    return (allowed >> resource) & 1 == 1 and _available(table, resource) > 0


def _available(table: FeudaliaState, resource: i64) -> i64:
    """Count the cubes of a resource that may pay in this trade."""
    if table.fief >= 0:
        return table.of_fief(table.actor, table.fief, resource)
    return table.stock[table.actor * 4 + resource]


def _can_pay_from(table: FeudaliaState, first: i64, count: i64) -> bool:
    """Whether cubes can be found for the sets from `first` on (Hall's theorem over the sets of resources)."""
    if count == 0:
        return True
    cubes = table.numbers.trade_cubes
    chosen: i64
    for chosen in range(1, 16):
        needed: i64 = 0
        for number in range(count):
            if cubes[first + number] & ~chosen == 0:
                needed += 1
        if needed > 0:
            have: i64 = 0
            resource: i64
            for resource in range(4):
                if (chosen >> resource) & 1:
                    have += _available(table, resource)
            if needed > have:
                return False
    return True


def legal(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the answers to the open question of a trade."""
    actions = table.actions
    if table.asked == asked.ASK_TRADE_OPTION:
        code = table.numbers.code
        for option in range(code[table.pc + 5]):
            if _can_exchange(table, code[table.pc + 4] + option):
                out = append(out, actions.exchange + option)
        return append(out, actions.stop)
    if table.asked == asked.ASK_TRADE_PAY or table.asked == asked.ASK_TRADE_GAIN:
        resource: i64
        for resource in range(4):
            if (
                _can_pay_with(table, resource)
                if table.asked == asked.ASK_TRADE_PAY
                else _can_gain(table, resource)
            ):
                out = append(out, actions.resource + resource)
        return out
    return _fiefs(table, out)


def _fiefs(table: FeudaliaState, out: vec[i64]) -> vec[i64]:
    """List the fiefs a paid cube may come from or a gained one go to."""
    if table.fief >= 0:
        return append(out, table.actions.fief + table.fief)
    fief: i64
    for fief in range(FIEFS):
        if table.asked == asked.ASK_TRADE_GAIN_FIEF or table.of_fief(table.actor, fief, table.held) > 0:
            out = append(out, table.actions.fief + fief)
    return out


def _can_pay_with(table: FeudaliaState, resource: i64) -> bool:
    """Whether the next cube paid may be of this resource so that the others can still be paid."""
    row = table.numbers.trade_options
    first = table.exchange * WIDTH
    wanted = table.numbers.trade_cubes[row[first + 2] + table.cube]
    if not (wanted >> resource) & 1 or _available(table, resource) == 0:
        return False
    if _is_swap(table, table.exchange):
        return table.numbers.trade_cubes[row[first + 4]] & ~single(resource) != 0
    seat = table.actor
    table.stock[seat * 4 + resource] -= 1
    fief = table.fief if table.fief >= 0 else 0
    table.cubes[(seat * FIEFS + fief) * 4 + resource] -= 1
    able = _can_pay_from(table, row[first + 2] + table.cube + 1, row[first + 3] - table.cube - 1)
    table.stock[seat * 4 + resource] += 1
    table.cubes[(seat * FIEFS + fief) * 4 + resource] += 1
    return able


def _can_gain(table: FeudaliaState, resource: i64) -> bool:
    """Whether the next cube gained may be of this resource; giving back what was paid is not offered (R48)."""
    row = table.numbers.trade_options
    wanted = table.numbers.trade_cubes[row[table.exchange * WIDTH + 4] + table.cube]
    if not (wanted >> resource) & 1:
        return False
    return not (_is_swap(table, table.exchange) and table.paid == single(resource))


def play(table: FeudaliaState, action: i64) -> bool:
    """Carry out an answer; True while the trade goes on asking."""
    actions = table.actions
    if action == actions.stop:
        table.left = 0
        return False
    if table.asked == asked.ASK_TRADE_OPTION:
        _begin_exchange(table, table.numbers.code[table.pc + 4] + action - actions.exchange)
    elif table.asked == asked.ASK_TRADE_PAY:
        table.held = action - actions.resource
        table.asked = asked.ASK_TRADE_PAY_FIEF
        return True
    elif table.asked == asked.ASK_TRADE_GAIN:
        table.held = action - actions.resource
        table.asked = asked.ASK_TRADE_GAIN_FIEF
        return True
    elif table.asked == asked.ASK_TRADE_PAY_FIEF:
        _pay_cube(table, action - actions.fief)
    else:
        _gain_cube(table, action - actions.fief)
    return _next_step(table)


def _begin_exchange(table: FeudaliaState, option: i64) -> None:
    """Begin one exchange: coins are paid first."""
    table.exchange = option
    table.cube = 0
    table.paid = 0
    table.asked = asked.ASK_TRADE_PAY
    coins = table.numbers.trade_options[option * WIDTH]
    table.who[table.actor * WHO + COINS] -= coins
    if table.listening and coins > 0:
        table.tell("paid_coins", table.actor, {"n": int(coins)})


def _next_step(table: FeudaliaState) -> bool:
    """Ask for the next cube to pay or to gain; False when the exchange is complete."""
    row = table.numbers.trade_options
    first = table.exchange * WIDTH
    if table.asked == asked.ASK_TRADE_PAY or table.asked == asked.ASK_TRADE_PAY_FIEF:
        if table.cube < row[first + 3]:
            table.asked = asked.ASK_TRADE_PAY
            return True
        table.cube = 0
    if table.cube < row[first + 5]:
        table.asked = asked.ASK_TRADE_GAIN
        return True
    gained = table.gain_coins(table.actor, row[first + 1])
    table.left -= 1
    if table.listening and gained > 0:
        table.tell("gained_coins", table.actor, {"n": int(gained)})
    return False


def _pay_cube(table: FeudaliaState, fief: i64) -> None:
    """Pay a cube of a fief; one on a master only if none lies on the fief itself."""
    seat, resource = table.actor, table.held
    if table.cubes[(seat * FIEFS + fief) * 4 + resource] > 0:
        table.put(seat, fief, resource, -1)
    else:
        table.put_on_master(seat, _holder_in(table, fief, resource), resource, -1)
    table.paid |= single(resource)
    table.cube += 1
    if table.listening:
        facts: dict[str, object] = {"n": 1, "resource": RESOURCES[resource], "fief": int(fief) + 1}
        table.tell("traded_away", seat, facts)


def _holder_in(table: FeudaliaState, fief: i64, resource: i64) -> i64:
    """Return a stash in a fief on which such a cube lies."""
    stash: i64 = 0
    while True:
        here = table.fief_of_master(table.actor, table.numbers.holders[stash]) == fief
        if here and table.stashed[stash * 4 + resource] > 0:
            return stash
        stash += 1


def _gain_cube(table: FeudaliaState, fief: i64) -> None:
    """Put a gained cube on a fief."""
    table.put(table.actor, fief, table.held, 1)
    table.cube += 1
    if table.listening:
        facts: dict[str, object] = {"n": 1, "resource": RESOURCES[table.held], "fief": int(fief) + 1}
        table.tell("traded_for", table.actor, facts)
