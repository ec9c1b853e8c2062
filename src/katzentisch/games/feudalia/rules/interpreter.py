"""Carrying out effects (RULES.md 3): the interpreter of the programs that `program.py` writes.

`run` goes from instruction to instruction until a choice is open or the program ends; each choice is one
question with its list (`legal`) and its answer (`play`). Cards in fields and masters use their own
fief, influence cards (fief -1) all fiefs of the player. Trades are in `trading.py`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.bits import single
from katzentisch.games.feudalia.box import program as code
from katzentisch.games.feudalia.box.effects import RESOURCES
from katzentisch.games.feudalia.box.numbers import BONUS, FIEF_PERKS, FIEFS, PERKS
from katzentisch.games.feudalia.rules import trading
from katzentisch.games.feudalia.state import asked, drawing
from katzentisch.games.feudalia.state.table import COINS, DISCOUNTS, HAND, INCOME_UP, WHO, FeudaliaState


# U102, U103
def run(table: FeudaliaState) -> None:
    """Carry out instructions until something is to be chosen or the program is done."""
    program = table.numbers.code
    while table.pc >= 0:
        pc = table.pc
        op = program[pc]
        if op == code.END:
            table.pc = table.way_back
            table.way_back = -1
        elif op == code.JUMP:
            table.pc = program[pc + 4]
        elif op == code.PRODUCE:
            if _produce(table, program[pc + 1], program[pc + 2]):
                return
        elif op == code.COINS:
            _gain(table, program[pc + 1])
            _go_on(table)
        elif op == code.DRAW:
            drawing.draw(table, table.actor, program[pc + 1], False)
            _go_on(table)
        elif _asks(table, op, pc):
            return
    table.asked = asked.ASK_MAIN if table.in_main else asked.STEP_STRAIGHTENING


def _go_on(table: FeudaliaState) -> None:
    """Go to the next instruction."""
    table.pc += code.WIDTH
    table.left = -1


def _asks(table: FeudaliaState, op: i64, pc: i64) -> bool:
    """Carry out one of the rarer instructions; whether a choice is open now."""
    program = table.numbers.code
    n = program[pc + 1]
    if op == code.TRADE:
        return _begin(table, n, asked.ASK_TRADE_OPTION, trading.can_trade(table))
    if op == code.DISCARD:
        return _begin(table, n, asked.ASK_DISCARD_CARD, _has_cards(table)) or _skip_then(table)
    if op == code.SELL_CARD:
        return _begin(table, 1, asked.ASK_SELL_CARD, _has_cards(table))
    if op == code.ELIMINATE:
        return _begin(table, n, asked.ASK_ELIMINATE_CARD, _has_cards(table))
    if op == code.RECALL:
        return _begin(table, n, asked.ASK_RECALL_CARD, len(_recallable(table, vec[i64]())) > 0)
    if op == code.REPEAT:
        return _begin(table, 1, asked.ASK_REPEAT_CARD, len(_repeatable(table, vec[i64]())) > 0)
    if op == code.STEAL_COINS:
        return _begin(table, 1, asked.ASK_ROB_COINS, len(_opponents(table, vec[i64]())) > 0)
    if op == code.STEAL_CUBE:
        return _begin(table, n, asked.ASK_ROB_CUBES, len(_opponents(table, vec[i64]())) > 0)
    if op == code.CHOOSE:
        return _begin(table, 1, asked.ASK_CHOOSE_BRANCH, True)
    if op == code.FILL:
        return _begin(table, n, asked.ASK_FILL_RESOURCE, _room_on_master(table) > 0)
    if op == code.INCOME_UP:
        _raise_income(table, n, program[pc + 2])
    elif op == code.DISCOUNT:
        table.turn[DISCOUNTS + program[pc + 4]] += 1
        _tell(table, "discount_gained", 1)
    elif op == code.EXTRA_INFLUENCE:
        table.influence += n
        _tell(table, "influence_gained", n)
    _go_on(table)
    return False


# U104
def _begin(table: FeudaliaState, n: i64, question: i64, possible: bool) -> bool:
    """Open a question to be answered n times, unless nothing can be done any more (R12)."""
    if table.left < 0:
        table.left = n
    if table.left == 0 or not possible:
        if question != asked.ASK_DISCARD_CARD:
            _go_on(table)
        return False
    table.asked = question
    return True


def _skip_then(table: FeudaliaState) -> bool:
    """After a discard: what follows `then` happens only if all of it was done."""
    done = table.left == 0
    target = table.numbers.code[table.pc + 4]
    _go_on(table)
    if not done:
        table.pc = target
    return False


def _tell(table: FeudaliaState, kind: str, n: i64) -> None:
    """Tell a plain event with a number."""
    if table.listening:
        table.tell(kind, table.actor, {"n": int(n)})


def _gain(table: FeudaliaState, n: i64) -> None:
    """Gain coins."""
    _tell(table, "gained_coins", table.gain_coins(table.actor, n))


# U105
def _raise_income(table: FeudaliaState, n: i64, kinds: i64) -> None:
    """Raise the income of cards discarded for income until the end of the turn."""
    kind: i64
    for kind in range(6):
        if (kinds >> kind) & 1:
            table.turn[INCOME_UP + kind] += n
    _tell(table, "income_raised", n)


# ---------------------------------------------------------------------- produce, fill


def _produce(table: FeudaliaState, n: i64, of: i64) -> bool:
    """Take cubes from the reserve; whether the player must choose which, or where they go."""
    if table.left < 0:
        table.left = n
        table.paid = 0  # what was produced, as bits
    if of == 0:
        of = single(table.colour[table.actor * FIEFS + table.fief])
    if of & (of - 1) == 0 and table.fief >= 0:
        _produced(table, _RESOURCE_OF_BIT[of], table.fief, table.left)
        table.left = 0
    if table.left == 0:
        _add_bonus(table)
        _go_on(table)
        return False
    table.asked = asked.ASK_PRODUCE_RESOURCE
    return True


_RESOURCE_OF_BIT: Final = vec[i64]([-1, 0, 1, -1, 2, -1, -1, -1, 3])


def _produced(table: FeudaliaState, resource: i64, fief: i64, n: i64) -> None:
    """Put produced cubes on a fief."""
    table.put(table.actor, fief, resource, n)
    table.paid |= single(resource)
    if table.listening:
        facts: dict[str, object] = {"n": int(n), "resource": RESOURCES[resource], "fief": int(fief) + 1}
        table.tell("produced", table.actor, facts)


def _add_bonus(table: FeudaliaState) -> None:
    """Add the bonus of masters to a vassal's field action, once per `produce` carried out (R30)."""
    if not table.working:
        return
    base = table.actor * PERKS + table.fief * FIEF_PERKS + BONUS
    resource: i64
    for resource in range(4):
        if (table.paid >> resource) & 1 and table.perks[base + resource] > 0:
            _produced(table, resource, table.fief, table.perks[base + resource])


def _room_on_master(table: FeudaliaState) -> i64:
    """Count the cubes that still find room on the master whose straightening effect fills it."""
    stash = table.numbers.code[table.pc + 4]
    room = table.numbers.stash_capacity[stash]
    resource: i64
    for resource in range(4):
        room -= table.stashed[stash * 4 + resource]
    return room


def _fill(table: FeudaliaState, resource: i64) -> None:
    """Put a cube from the reserve on the master."""
    table.put_on_master(table.actor, table.numbers.code[table.pc + 4], resource, 1)
    if table.listening:
        table.tell("filled", table.actor, {"resource": RESOURCES[resource], "n": 1})


# ---------------------------------------------------------------------- cards, opponents


# U122
def _has_cards(table: FeudaliaState) -> bool:
    """Whether the hand has a card besides the tax collector."""
    numbers = table.numbers
    held = table.who[table.actor * WHO + HAND]
    return held > table.hand[table.actor * numbers.types + numbers.collector]


def _recallable(table: FeudaliaState, out: vec[i64]) -> vec[i64]:
    """List the vassals in fields that can be taken back: card and fief."""
    numbers = table.numbers
    kinds = numbers.code[table.pc + 2]
    for card in range(numbers.types):
        fief: i64
        for fief in range(FIEFS):
            if table.lying[fief * numbers.types + card] > 0 and (kinds >> numbers.kind[card]) & 1:
                out = append(out, table.actions.recall + card * FIEFS + fief)
    return out


def _repeatable(table: FeudaliaState, out: vec[i64]) -> vec[i64]:
    """List the vassals of the same fief whose effects can be carried out again (R50)."""
    numbers = table.numbers
    for card in range(numbers.types):
        if table.lying[table.fief * numbers.types + card] > 0 and not numbers.is_repeat[card]:
            out = append(out, table.actions.repeat + card)
    return out


def _opponents(table: FeudaliaState, out: vec[i64]) -> vec[i64]:
    """List the opponents still in the game, also those who have nothing (R49)."""
    for seat in range(table.numbers.seats):
        if seat != table.actor and table.is_in(seat):
            out = append(out, table.actions.opponent + seat)
    return out


def _lootable(table: FeudaliaState, out: vec[i64]) -> vec[i64]:
    """List the cubes lying on the victim's fiefs, not those on masters (RULES.md 3)."""
    of = table.numbers.code[table.pc + 2]
    for cube in range(FIEFS * 4):
        if (of >> (cube % 4)) & 1 and table.cubes[table.victim * FIEFS * 4 + cube] > 0:
            out = append(out, table.actions.loot + cube)
    return out


def _hand_list(table: FeudaliaState, first: i64, out: vec[i64]) -> vec[i64]:
    """List the types of cards in hand but the tax collector, and DECLINE if the effect may be declined."""
    numbers = table.numbers
    for card in range(numbers.types):
        if table.hand[table.actor * numbers.types + card] > 0 and card != numbers.collector:
            out = append(out, first + card)
    return _declinable(table, out)


def _declinable(table: FeudaliaState, out: vec[i64]) -> vec[i64]:
    """Add DECLINE to a list if the effect may be declined."""
    if table.numbers.code[table.pc + 3]:
        return append(out, table.actions.decline)
    return out


def _resource_list(table: FeudaliaState, of: i64, out: vec[i64]) -> vec[i64]:
    """List the resources of a set."""
    resource: i64
    for resource in range(4):
        if (of >> resource) & 1:
            out = append(out, table.actions.resource + resource)
    return out


def _fief_list(table: FeudaliaState, out: vec[i64]) -> vec[i64]:
    """List the fiefs a cube may be put on: the card's own, or all three for influence."""
    if table.fief >= 0:
        return append(out, table.actions.fief + table.fief)
    fief: i64
    for fief in range(FIEFS):
        out = append(out, table.actions.fief + fief)
    return out


# ---------------------------------------------------------------------- questions and answers


def legal(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the answers to the open question of an effect."""
    question, actions = table.asked, table.actions
    if question in (asked.ASK_PRODUCE_RESOURCE, asked.ASK_FILL_RESOURCE):
        return _resource_list(table, table.numbers.code[table.pc + 2], out)
    if question in (asked.ASK_PRODUCE_FIEF, asked.ASK_LOOT_FIEF):
        return _fief_list(table, out)
    if question == asked.ASK_DISCARD_CARD:
        return _hand_list(table, actions.discard, out)
    if question == asked.ASK_SELL_CARD:
        return _hand_list(table, actions.sell, out)
    if question == asked.ASK_ELIMINATE_CARD:
        return _hand_list(table, actions.eliminate, out)
    if question == asked.ASK_RECALL_CARD:
        return _declinable(table, _recallable(table, out))
    if question == asked.ASK_REPEAT_CARD:
        return _repeatable(table, out)
    if question in (asked.ASK_ROB_COINS, asked.ASK_ROB_CUBES):
        return _opponents(table, out)
    if question == asked.ASK_LOOT:
        return _lootable(table, out)
    if question == asked.ASK_CHOOSE_BRANCH:
        return _branch_list(table, out)
    return trading.legal(table, seat, out)


# U106
def _branch_list(table: FeudaliaState, out: vec[i64]) -> vec[i64]:
    """List the effect lists to choose from."""
    for branch in range(table.numbers.code[table.pc + 1]):
        out = append(out, table.actions.option + branch)
    return out


def play(table: FeudaliaState, seat: i64, action: i64) -> None:
    """Carry out an answer and go on."""
    question, actions = table.asked, table.actions
    if action == actions.decline:
        _decline(table)
    elif question == asked.ASK_PRODUCE_RESOURCE:
        table.held = action - actions.resource
        table.asked = asked.ASK_PRODUCE_FIEF
        return
    elif question == asked.ASK_PRODUCE_FIEF:
        _produced(table, table.held, action - actions.fief, 1)
        table.left -= 1
    elif question == asked.ASK_FILL_RESOURCE:
        _fill(table, action - actions.resource)
        table.left -= 1
    elif question == asked.ASK_RECALL_CARD:
        _recall(table, (action - actions.recall) // FIEFS, (action - actions.recall) % FIEFS)
    elif question == asked.ASK_REPEAT_CARD:
        _repeat(table, action - actions.repeat)
    elif question == asked.ASK_ROB_COINS:
        _rob_coins(table, action - actions.opponent)
    elif question == asked.ASK_ROB_CUBES:
        table.victim = action - actions.opponent
        _next_loot(table)
        return
    elif question == asked.ASK_LOOT:
        table.held = action - actions.loot
        table.asked = asked.ASK_LOOT_FIEF
        return
    elif question == asked.ASK_LOOT_FIEF:
        _rob_cube(table, table.held, action - actions.fief)
        table.left -= 1
        _next_loot(table)
        return
    elif question == asked.ASK_CHOOSE_BRANCH:
        branch = table.numbers.branches[table.numbers.code[table.pc + 4] + action - actions.option]
        table.pc = branch
        table.left = -1
        _tell(table, "chose_effect", action - actions.option + 1)
    elif question >= asked.ASK_TRADE_OPTION and question < asked.ASK_DISCARD_CARD:
        if trading.play(table, action):
            return
    else:
        _give_card(table, action)
    run(table)


def _decline(table: FeudaliaState) -> None:
    """Leave out what may be declined, and what would have followed."""
    _tell(table, "declined", 0)
    if table.asked == asked.ASK_DISCARD_CARD:
        _skip_then(table)
    else:
        table.left = 0


def _give_card(table: FeudaliaState, action: i64) -> None:
    """Discard, sell or eliminate a card of the hand."""
    seat, actions, numbers = table.actor, table.actions, table.numbers
    pc = table.pc
    table.left -= 1
    if table.asked == asked.ASK_DISCARD_CARD:
        card, kind, coins = action - actions.discard, "discarded", i64(0)
    elif table.asked == asked.ASK_SELL_CARD:
        card, kind = action - actions.sell, "sold"
        coins = numbers.income[card] + numbers.code[pc + 1]
    else:
        card, kind, coins = action - actions.eliminate, "eliminated", numbers.code[pc + 4]
    table.leaves_hand(seat, card)
    if table.asked == asked.ASK_ELIMINATE_CARD:
        table.eliminate(card)
    else:
        table.to_pile(seat, card)
    gained = table.gain_coins(seat, coins)
    if table.listening:
        table.tell(kind, seat, {"vassal": numbers.card_names[card], "n": int(gained)})


# U067
def _recall(table: FeudaliaState, card: i64, fief: i64) -> None:
    """Take a vassal back to the hand; its field stays occupied. Everybody knows that it is there."""
    numbers, seat = table.numbers, table.actor
    table.lying[fief * numbers.types + card] -= 1
    table.hand[seat * numbers.types + card] += 1
    table.know(seat * numbers.types + card, table.known[seat * numbers.types + card] + 1)
    table.who[seat * WHO + HAND] += 1
    table.left -= 1
    if table.listening:
        table.tell("recalled", seat, {"vassal": numbers.card_names[card], "fief": int(fief) + 1})


def _repeat(table: FeudaliaState, card: i64) -> None:
    """Carry out the effects of another vassal of the fief again, then come back."""
    _go_on(table)
    table.way_back = table.pc
    table.pc = table.numbers.vassal_program[card]
    if table.listening:
        table.tell("repeated", table.actor, {"vassal": table.numbers.card_names[card]})


def _rob_coins(table: FeudaliaState, victim: i64) -> None:
    """Move coins from an opponent; what finds no room on the own track stays with the victim (R49)."""
    n = table.numbers.code[table.pc + 1]
    if n > table.coins(victim):
        n = table.coins(victim)
    moved = table.gain_coins(table.actor, n)
    table.who[victim * WHO + COINS] -= moved
    table.left = 0
    if table.listening:
        table.tell("robbed_coins", table.actor, {"victim": int(victim), "n": int(moved)})


def _next_loot(table: FeudaliaState) -> None:
    """Ask for the next cube of the victim, or go on."""
    if table.left > 0 and len(_lootable(table, vec[i64]())) > 0:
        table.asked = asked.ASK_LOOT
        return
    _go_on(table)
    run(table)


def _rob_cube(table: FeudaliaState, cube: i64, fief: i64) -> None:
    """Move one cube from the victim's fief to an own one."""
    table.put(table.victim, cube // 4, cube % 4, -1)
    table.put(table.actor, fief, cube % 4, 1)
    if table.listening:
        facts: dict[str, object] = {
            "victim": int(table.victim),
            "resource": RESOURCES[cube % 4],
            "from": int(cube // 4) + 1,
            "fief": int(fief) + 1,
        }
        table.tell("robbed_cube", table.actor, facts)
