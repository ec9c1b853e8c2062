"""Carrying out effects (RULES.md 3): the interpreter of the programs that `program.py` writes.

`run` goes from instruction to instruction until a choice is open or the program ends; each choice is one
question with its list (`legal`) and its answer (`play`). Cards in fields and masters use their own
fief, influence cards (fief -1) all fiefs of the player. Trades are in `trading.py`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.feudalia.box import program as code
from katzentisch.games.feudalia.box.effects import RESOURCES
from katzentisch.games.feudalia.box.numbers import BONUS, FIEF_PERKS, FIEFS, PERKS
from katzentisch.games.feudalia.rules import trading
from katzentisch.games.feudalia.state import drawing
from katzentisch.games.feudalia.state.table import (
    CHOOSE_BRANCH,
    COINS,
    DISCARD_CARD,
    DISCOUNTS,
    ELIMINATE_CARD,
    FILL_RESOURCE,
    HAND,
    INCOME_UP,
    LOOT,
    LOOT_FIEF,
    MAIN,
    PRODUCE_FIEF,
    PRODUCE_RESOURCE,
    RECALL_CARD,
    REPEAT_CARD,
    ROB_COINS,
    ROB_CUBES,
    SELL_CARD,
    STRAIGHTENING,
    TRADE_OPTION,
    WHO,
    Realm,
)


# U102, U103
def run(table: Realm) -> None:
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
            if produce(table, program[pc + 1], program[pc + 2]):
                return
        elif op == code.COINS:
            gain(table, program[pc + 1])
            go_on(table)
        elif op == code.DRAW:
            drawing.draw(table, table.seat, program[pc + 1], False)
            go_on(table)
        elif asks(table, op, pc):
            return
    table.ask = MAIN if table.in_main else STRAIGHTENING


def go_on(table: Realm) -> None:
    """Go to the next instruction."""
    table.pc += code.WIDTH
    table.left = -1


def asks(table: Realm, op: i64, pc: i64) -> bool:
    """Carry out one of the rarer instructions; whether a choice is open now."""
    program = table.numbers.code
    n = program[pc + 1]
    if op == code.TRADE:
        return begin(table, n, TRADE_OPTION, trading.can_trade(table))
    if op == code.DISCARD:
        return begin(table, n, DISCARD_CARD, has_cards(table)) or skip_then(table)
    if op == code.SELL_CARD:
        return begin(table, 1, SELL_CARD, has_cards(table))
    if op == code.ELIMINATE:
        return begin(table, n, ELIMINATE_CARD, has_cards(table))
    if op == code.RECALL:
        return begin(table, n, RECALL_CARD, len(recallable(table)) > 0)
    if op == code.REPEAT:
        return begin(table, 1, REPEAT_CARD, len(repeatable(table)) > 0)
    if op == code.STEAL_COINS:
        return begin(table, 1, ROB_COINS, len(opponents(table)) > 0)
    if op == code.STEAL_CUBE:
        return begin(table, n, ROB_CUBES, len(opponents(table)) > 0)
    if op == code.CHOOSE:
        return begin(table, 1, CHOOSE_BRANCH, True)
    if op == code.FILL:
        return begin(table, n, FILL_RESOURCE, room_on_master(table) > 0)
    if op == code.INCOME_UP:
        raise_income(table, n, program[pc + 2])
    elif op == code.DISCOUNT:
        table.turn[DISCOUNTS + program[pc + 4]] += 1
        tell(table, "discount_gained", 1)
    elif op == code.EXTRA_INFLUENCE:
        table.influence += n
        tell(table, "influence_gained", n)
    go_on(table)
    return False


# U104
def begin(table: Realm, n: i64, question: i64, possible: bool) -> bool:
    """Open a question to be answered n times, unless nothing can be done any more (R12)."""
    if table.left < 0:
        table.left = n
    if table.left == 0 or not possible:
        if question != DISCARD_CARD:
            go_on(table)
        return False
    table.ask = question
    return True


def skip_then(table: Realm) -> bool:
    """After a discard: what follows `then` happens only if all of it was done."""
    done = table.left == 0
    target = table.numbers.code[table.pc + 4]
    go_on(table)
    if not done:
        table.pc = target
    return False


def tell(table: Realm, kind: str, n: i64) -> None:
    """Tell a plain event with a number."""
    if table.listening:
        table.tell(kind, table.seat, {"n": int(n)})


def gain(table: Realm, n: i64) -> None:
    """Gain coins."""
    tell(table, "gained_coins", table.gain_coins(table.seat, n))


# U105
def raise_income(table: Realm, n: i64, kinds: i64) -> None:
    """Raise the income of cards discarded for income until the end of the turn."""
    kind: i64 = 0
    while kind < 6:
        if (kinds >> kind) & 1:
            table.turn[INCOME_UP + kind] += n
        kind += 1
    tell(table, "income_raised", n)


# ---------------------------------------------------------------------- produce, fill


def produce(table: Realm, n: i64, of: i64) -> bool:
    """Take cubes from the reserve; whether the player must choose which, or where they go."""
    if table.left < 0:
        table.left = n
        table.paid = 0  # what was produced, as bits
    if of == 0:
        of = 1 << table.colour[table.seat * FIEFS + table.fief]
    if of & (of - 1) == 0 and table.fief >= 0:
        produced(table, RESOURCE_OF_BIT[of], table.fief, table.left)
        table.left = 0
    if table.left == 0:
        add_bonus(table)
        go_on(table)
        return False
    table.ask = PRODUCE_RESOURCE
    return True


RESOURCE_OF_BIT: Final = vec[i64]([-1, 0, 1, -1, 2, -1, -1, -1, 3])


def produced(table: Realm, resource: i64, fief: i64, n: i64) -> None:
    """Put produced cubes on a fief."""
    table.put(table.seat, fief, resource, n)
    table.paid |= 1 << resource
    if table.listening:
        facts: dict[str, object] = {"n": int(n), "resource": RESOURCES[resource], "fief": int(fief) + 1}
        table.tell("produced", table.seat, facts)


def add_bonus(table: Realm) -> None:
    """Add the bonus of masters to a vassal's field action, once per `produce` carried out (R30)."""
    if not table.working:
        return
    base = table.seat * PERKS + table.fief * FIEF_PERKS + BONUS
    resource: i64 = 0
    while resource < 4:
        if (table.paid >> resource) & 1 and table.perks[base + resource] > 0:
            produced(table, resource, table.fief, table.perks[base + resource])
        resource += 1


def room_on_master(table: Realm) -> i64:
    """Count the cubes that still find room on the master whose straightening effect fills it."""
    stash = table.numbers.code[table.pc + 4]
    room = table.numbers.stash_capacity[stash]
    resource: i64 = 0
    while resource < 4:
        room -= table.stashed[stash * 4 + resource]
        resource += 1
    return room


def fill(table: Realm, resource: i64) -> None:
    """Put a cube from the reserve on the master."""
    table.put_on_master(table.seat, table.numbers.code[table.pc + 4], resource, 1)
    if table.listening:
        table.tell("filled", table.seat, {"resource": RESOURCES[resource], "n": 1})


# ---------------------------------------------------------------------- cards, opponents


def has_cards(table: Realm) -> bool:
    """Whether the hand has a card besides the tax collector (U122)."""
    numbers = table.numbers
    held = table.who[table.seat * WHO + HAND]
    return held > table.hand[table.seat * numbers.types + numbers.collector]


def recallable(table: Realm) -> vec[i64]:
    """List the vassals in fields that can be taken back: card and fief."""
    numbers = table.numbers
    kinds = numbers.code[table.pc + 2]
    out = vec[i64]()
    card: i64 = 0
    while card < numbers.types:
        fief: i64 = 0
        while fief < FIEFS:
            if table.lying[fief * numbers.types + card] > 0 and (kinds >> numbers.kind[card]) & 1:
                out = append(out, table.choices.recall + card * FIEFS + fief)
            fief += 1
        card += 1
    return out


def repeatable(table: Realm) -> vec[i64]:
    """List the vassals of the same fief whose effects can be carried out again (R50)."""
    numbers = table.numbers
    out = vec[i64]()
    card: i64 = 0
    while card < numbers.types:
        if table.lying[table.fief * numbers.types + card] > 0 and not numbers.is_repeat[card]:
            out = append(out, table.choices.repeat + card)
        card += 1
    return out


def opponents(table: Realm) -> vec[i64]:
    """List the opponents still in the game, also those who have nothing (R49)."""
    out = vec[i64]()
    seat: i64 = 0
    while seat < table.numbers.seats:
        if seat != table.seat and table.is_in(seat):
            out = append(out, table.choices.opponent + seat)
        seat += 1
    return out


def lootable(table: Realm) -> vec[i64]:
    """List the cubes lying on the victim's fiefs, not those on masters (RULES.md 3)."""
    of = table.numbers.code[table.pc + 2]
    out = vec[i64]()
    place: i64 = 0
    while place < FIEFS * 4:
        if (of >> (place % 4)) & 1 and table.cubes[table.victim * FIEFS * 4 + place] > 0:
            out = append(out, table.choices.loot + place)
        place += 1
    return out


def hand_list(table: Realm, first: i64) -> vec[i64]:
    """List the types of cards in hand but the tax collector, and DECLINE if the effect may be declined."""
    numbers = table.numbers
    out = vec[i64]()
    card: i64 = 0
    while card < numbers.types:
        if table.hand[table.seat * numbers.types + card] > 0 and card != numbers.collector:
            out = append(out, first + card)
        card += 1
    return declinable(table, out)


def declinable(table: Realm, out: vec[i64]) -> vec[i64]:
    """Add DECLINE to a list if the effect may be declined."""
    if table.numbers.code[table.pc + 3]:
        return append(out, table.choices.decline)
    return out


def resource_list(table: Realm, of: i64) -> vec[i64]:
    """List the resources of a set."""
    out = vec[i64]()
    resource: i64 = 0
    while resource < 4:
        if (of >> resource) & 1:
            out = append(out, table.choices.resource + resource)
        resource += 1
    return out


def fief_list(table: Realm) -> vec[i64]:
    """List the fiefs a cube may be put on: the card's own, or all three for influence."""
    out = vec[i64]()
    if table.fief >= 0:
        return append(out, table.choices.fief + table.fief)
    fief: i64 = 0
    while fief < FIEFS:
        out = append(out, table.choices.fief + fief)
        fief += 1
    return out


# ---------------------------------------------------------------------- questions and answers


def legal(table: Realm) -> vec[i64]:
    """List the answers to the open question of an effect."""
    ask, choices = table.ask, table.choices
    if ask in (PRODUCE_RESOURCE, FILL_RESOURCE):
        return resource_list(table, table.numbers.code[table.pc + 2])
    if ask in (PRODUCE_FIEF, LOOT_FIEF):
        return fief_list(table)
    if ask == DISCARD_CARD:
        return hand_list(table, choices.discard)
    if ask == SELL_CARD:
        return hand_list(table, choices.sell)
    if ask == ELIMINATE_CARD:
        return hand_list(table, choices.eliminate)
    if ask == RECALL_CARD:
        return declinable(table, recallable(table))
    if ask == REPEAT_CARD:
        return repeatable(table)
    if ask in (ROB_COINS, ROB_CUBES):
        return opponents(table)
    if ask == LOOT:
        return lootable(table)
    if ask == CHOOSE_BRANCH:
        return branch_list(table)
    return trading.legal(table)


# U106
def branch_list(table: Realm) -> vec[i64]:
    """List the effect lists to choose from."""
    out = vec[i64]()
    branch: i64 = 0
    while branch < table.numbers.code[table.pc + 1]:
        out = append(out, table.choices.option + branch)
        branch += 1
    return out


def play(table: Realm, action: i64) -> None:
    """Carry out an answer and go on."""
    ask, choices = table.ask, table.choices
    if action == choices.decline:
        decline(table)
    elif ask == PRODUCE_RESOURCE:
        table.held = action - choices.resource
        table.ask = PRODUCE_FIEF
        return
    elif ask == PRODUCE_FIEF:
        produced(table, table.held, action - choices.fief, 1)
        table.left -= 1
    elif ask == FILL_RESOURCE:
        fill(table, action - choices.resource)
        table.left -= 1
    elif ask == RECALL_CARD:
        recall(table, (action - choices.recall) // FIEFS, (action - choices.recall) % FIEFS)
    elif ask == REPEAT_CARD:
        repeat(table, action - choices.repeat)
    elif ask == ROB_COINS:
        rob_coins(table, action - choices.opponent)
    elif ask == ROB_CUBES:
        table.victim = action - choices.opponent
        next_loot(table)
        return
    elif ask == LOOT:
        table.held = action - choices.loot
        table.ask = LOOT_FIEF
        return
    elif ask == LOOT_FIEF:
        rob_cube(table, table.held, action - choices.fief)
        table.left -= 1
        next_loot(table)
        return
    elif ask == CHOOSE_BRANCH:
        branch = table.numbers.branches[table.numbers.code[table.pc + 4] + action - choices.option]
        table.pc = branch
        table.left = -1
        tell(table, "chose_effect", action - choices.option + 1)
    elif ask >= TRADE_OPTION and ask < DISCARD_CARD:
        if trading.play(table, action):
            return
    else:
        give_card(table, action)
    run(table)


def decline(table: Realm) -> None:
    """Leave out what may be declined, and what would have followed."""
    tell(table, "declined", 0)
    if table.ask == DISCARD_CARD:
        skip_then(table)
    else:
        table.left = 0


def give_card(table: Realm, action: i64) -> None:
    """Discard, sell or eliminate a card of the hand."""
    seat, choices, numbers = table.seat, table.choices, table.numbers
    pc = table.pc
    table.left -= 1
    if table.ask == DISCARD_CARD:
        card, kind, coins = action - choices.discard, "discarded", i64(0)
    elif table.ask == SELL_CARD:
        card, kind = action - choices.sell, "sold"
        coins = numbers.income[card] + numbers.code[pc + 1]
    else:
        card, kind, coins = action - choices.eliminate, "eliminated", numbers.code[pc + 4]
    table.leaves_hand(seat, card)
    if table.ask == ELIMINATE_CARD:
        table.box[card] += 1
    else:
        table.to_pile(seat, card)
    gained = table.gain_coins(seat, coins)
    if table.listening:
        table.tell(kind, seat, {"vassal": numbers.card_names[card], "n": int(gained)})


def recall(table: Realm, card: i64, fief: i64) -> None:
    """Take a vassal back to the hand; its field stays occupied (U067). Everybody knows that it is there."""
    numbers, seat = table.numbers, table.seat
    table.lying[fief * numbers.types + card] -= 1
    table.hand[seat * numbers.types + card] += 1
    table.known[seat * numbers.types + card] += 1
    table.who[seat * WHO + HAND] += 1
    table.left -= 1
    if table.listening:
        table.tell("recalled", seat, {"vassal": numbers.card_names[card], "fief": int(fief) + 1})


def repeat(table: Realm, card: i64) -> None:
    """Carry out the effects of another vassal of the fief again, then come back."""
    go_on(table)
    table.way_back = table.pc
    table.pc = table.numbers.vassal_program[card]
    if table.listening:
        table.tell("repeated", table.seat, {"vassal": table.numbers.card_names[card]})


def rob_coins(table: Realm, victim: i64) -> None:
    """Move coins from an opponent; what finds no room on the own track stays with the victim (R49)."""
    n = table.numbers.code[table.pc + 1]
    if n > table.coins(victim):
        n = table.coins(victim)
    moved = table.gain_coins(table.seat, n)
    table.who[victim * WHO + COINS] -= moved
    table.left = 0
    if table.listening:
        table.tell("robbed_coins", table.seat, {"victim": int(victim), "n": int(moved)})


def next_loot(table: Realm) -> None:
    """Ask for the next cube of the victim, or go on."""
    if table.left > 0 and len(lootable(table)) > 0:
        table.ask = LOOT
        return
    go_on(table)
    run(table)


def rob_cube(table: Realm, place: i64, fief: i64) -> None:
    """Move one cube from the victim's fief to an own one."""
    table.put(table.victim, place // 4, place % 4, -1)
    table.put(table.seat, fief, place % 4, 1)
    if table.listening:
        facts: dict[str, object] = {
            "victim": int(table.victim),
            "resource": RESOURCES[place % 4],
            "from": int(place // 4) + 1,
            "fief": int(fief) + 1,
        }
        table.tell("robbed_cube", table.seat, facts)
