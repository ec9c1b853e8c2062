"""What things are worth to a seat as the table stands: cubes it lacks, cards it might hire. For the bots."""

from mypy_extensions import i64

from katzentisch.games.feudalia.numbers import BONUS, FIEF_PERKS, FIEFS, PERKS, PRICE
from katzentisch.games.feudalia.phases import affording, building
from katzentisch.games.feudalia.program import COINS as GAIN_COINS
from katzentisch.games.feudalia.program import END, PRODUCE, REPEAT, TRADE, WIDTH
from katzentisch.games.feudalia.ratings import COIN, CUBES
from katzentisch.games.feudalia.table import COINS, WHO, Realm


def wanted(table: Realm, seat: i64, resource: i64) -> i64:
    """Return how many cubes of a resource the next upgrades and the next token name, beyond those in stock."""
    numbers = table.numbers
    needed: i64 = 0
    fief: i64 = 0
    while fief < FIEFS:
        chosen = table.colour[seat * FIEFS + fief] >= 0
        if chosen and table.level[seat * FIEFS + fief] < building.LAST_LEVEL:
            needed += numbers.upgrade[table.side(seat, fief) * PRICE + 1 + resource]
        fief += 1
    card: i64 = 0
    while card < numbers.buildings:
        if building.is_open(table, seat, card):
            needed += numbers.building_cost[card * PRICE + 1 + resource]
        card += 1
    return needed - table.stock[seat * 4 + resource]


def cube(table: Realm, seat: i64, resource: i64) -> float:
    """Return the worth of one more cube of a resource."""
    worth: float = CUBES[resource]
    if wanted(table, seat, resource) > 0:
        return worth + 0.8
    return worth if table.stock[seat * 4 + resource] < 10 else worth * 0.6


def progress(table: Realm, seat: i64) -> float:
    """Return how far a seat is on its way to the target, from 0 to 1."""
    done = float(table.halves(seat)) / float(table.target)
    return done if done < 1.0 else 1.0


def power(table: Realm, seat: i64, card: i64) -> float:
    """Return the worth of a vassal to this seat: of its income alone where no fief lets it work."""
    numbers = table.numbers
    colours = numbers.field_colours[card]
    if colours:
        fief: i64 = 0
        while fief < FIEFS:
            if (colours >> table.colour[seat * FIEFS + fief]) & 1:
                return numbers.power[card]
            fief += 1
        return float(numbers.income[card]) * COIN
    return numbers.power[card]


def weakest(table: Realm, seat: i64, kinds: i64) -> float:
    """Return the worth of the least valuable card of some kinds in hand."""
    numbers = table.numbers
    least = 9.0
    card: i64 = 0
    while card < numbers.types:
        held = table.hand[seat * numbers.types + card] > 0 and card != numbers.collector
        if held and (kinds >> numbers.kind[card]) & 1 and power(table, seat, card) < least:
            least = power(table, seat, card)
        card += 1
    return least


def hire(table: Realm, seat: i64, card: i64) -> float:
    """Return what hiring a vassal gains: its worth above an average card, less its price, less late in the game."""
    numbers = table.numbers
    before = 1.05
    if numbers.eliminates[card]:
        before = weakest(table, seat, numbers.eliminates[card]) - 0.25  # a thinner deck besides
    owned = table.hand[seat * numbers.types + card] + table.deck[seat * numbers.types + card]
    owned += table.pile[seat * numbers.types + card] + table.in_play(card)
    paid = 0.04 * float(numbers.cost[card * PRICE]) + 0.25 * cubes_in(table, card * PRICE)
    gain = power(table, seat, card) - before - paid - 0.18 * float(owned)
    if numbers.nobles[card] and table.tie_break:
        gain += 3.0
    return gain * (1.1 - progress(table, seat))


def cubes_in(table: Realm, place: i64) -> float:
    """Count the cubes of a vassal's price."""
    cost = table.numbers.cost
    return float(cost[place + 1] + cost[place + 2] + cost[place + 3] + cost[place + 4] + cost[place + 5])


def master(table: Realm, seat: i64, number: i64) -> float:
    """Return what hiring a master gains."""
    numbers = table.numbers
    left = 1.15 - progress(table, seat)
    if number >= numbers.basic:
        ready = table.stage == numbers.stages or progress(table, seat) > 0.45
        return 1.2 if ready else -0.5
    paid = 0.05 * float(numbers.master_cost[number * PRICE])
    return (numbers.master_power[number] - paid) * left


def work(table: Realm, seat: i64, card: i64, fief: i64) -> float:
    """Return what a vassal's effects bring in a fief."""
    program = table.numbers.vassal_program[card]
    worth = listed(table, seat, program, fief)
    coins = table.numbers.field_cost[(card * 4 + table.colour[seat * FIEFS + fief]) * PRICE]
    return worth - COIN * float(coins) if coins > 0 else worth


def listed(table: Realm, seat: i64, pc: i64, fief: i64) -> float:
    """Add up what the instructions of a program bring in a fief (-1: influence)."""
    code = table.numbers.code
    worth = 0.0
    while pc >= 0 and code[pc] != END:
        op, n, of = code[pc], code[pc + 1], code[pc + 2]
        if op == PRODUCE:
            worth += produced(table, seat, n, of, fief)
        elif op == GAIN_COINS:
            worth += COIN * float(n)
        elif op == TRADE:
            worth += float(n) * best_exchange(table, seat, pc, fief)
        elif op == REPEAT:
            worth += repeated(table, seat, fief)
        else:
            worth += 0.8
        pc += WIDTH
    return worth


def produced(table: Realm, seat: i64, n: i64, of: i64, fief: i64) -> float:
    """Return the worth of produced cubes, a master's bonus included."""
    resource = table.colour[seat * FIEFS + fief] if of == 0 else finest(table, seat, of)
    if fief >= 0:
        n += table.perks[seat * PERKS + fief * FIEF_PERKS + BONUS + resource]
    return float(n) * cube(table, seat, resource)


def finest(table: Realm, seat: i64, of: i64) -> i64:
    """Return the resource of a set that is worth most now."""
    best: i64 = -1
    resource: i64 = 0
    while resource < 4:
        if (of >> resource) & 1 and (best < 0 or cube(table, seat, resource) > cube(table, seat, best)):
            best = resource
        resource += 1
    return best


def repeated(table: Realm, seat: i64, fief: i64) -> float:
    """Return what repeating the best vassal of a fief brings."""
    numbers = table.numbers
    best = -1.0
    card: i64 = 0
    while fief >= 0 and card < numbers.types:
        if table.lying[fief * numbers.types + card] > 0 and not numbers.is_repeat[card]:
            worth = listed(table, seat, numbers.vassal_program[card], fief)
            if worth > best:
                best = worth
        card += 1
    return best


def best_exchange(table: Realm, seat: i64, pc: i64, fief: i64) -> float:
    """Return what the best exchange of a trade gains now; 0 if none is worth it."""
    code = table.numbers.code
    best = 0.0
    option: i64 = 0
    while option < code[pc + 5]:
        gain = exchange(table, seat, code[pc + 4] + option, fief)
        if gain > best:
            best = gain
        option += 1
    return best


def exchange(table: Realm, seat: i64, option: i64, fief: i64) -> float:
    """Return what one exchange gains now, below 0 if it cannot be paid."""
    row = table.numbers.trade_options
    sets = table.numbers.trade_cubes
    place = option * WIDTH
    if row[place] > table.coins(seat):
        return -9.0
    gain = COIN * float(row[place + 1] - row[place])
    unit: i64 = 0
    while unit < row[place + 3]:
        resource = dearest_to_spare(table, seat, sets[row[place + 2] + unit], fief, row[place + 3])
        if resource < 0:
            return -9.0
        gain -= cube(table, seat, resource)
        unit += 1
    unit = 0
    while unit < row[place + 5]:
        gain += cube(table, seat, finest(table, seat, sets[row[place + 4] + unit]))
        unit += 1
    return gain


def dearest_to_spare(table: Realm, seat: i64, of: i64, fief: i64, needed: i64) -> i64:
    """Return the resource of a set that is cheapest to give away among those at hand; -1 if none."""
    best: i64 = -1
    resource: i64 = 0
    while resource < 4:
        if (of >> resource) & 1:
            have = table.of_fief(seat, fief, resource) if fief >= 0 else table.stock[seat * 4 + resource]
            enough = have >= (needed if of & (of - 1) == 0 else 1)
            if enough and (best < 0 or cube(table, seat, resource) < cube(table, seat, best)):
                best = resource
        resource += 1
    return best


def hand_income(table: Realm, seat: i64) -> i64:
    """Add up the income of a hand."""
    numbers = table.numbers
    total: i64 = 0
    card: i64 = 0
    while card < numbers.types:
        total += numbers.income[card] * table.hand[seat * numbers.types + card]
        card += 1
    return total


def worth_saving_for(table: Realm, seat: i64) -> bool:
    """Whether the income of the hand would pay for something wanted that the coins alone do not pay for."""
    numbers = table.numbers
    coins = table.coins(seat)
    reach = coins + hand_income(table, seat)
    card: i64 = 0
    while card < numbers.types:
        price = numbers.cost[card * PRICE]
        if table.supply[card] > 0 and coins < price <= reach and hire(table, seat, card) > 0.25:
            return True
        card += 1
    number: i64 = 0
    while number < numbers.masters:
        price = numbers.master_cost[number * PRICE]
        there = number >= numbers.basic or (table.market >> number) & 1
        if (
            there
            and coins < price <= reach
            and level_for(table, seat, number)
            and master(table, seat, number) > 0.3
        ):
            return True
        number += 1
    return token_in_reach(table, seat, coins, reach)


def level_for(table: Realm, seat: i64, number: i64) -> bool:
    """Whether a free city could house a master."""
    numbers = table.numbers
    slots = FIEFS * numbers.cities
    fief: i64 = 0
    while fief < FIEFS:
        place = seat * FIEFS + fief
        fits = (
            table.level[place] >= numbers.min_level[number]
            and (numbers.flag[number] >> table.colour[place]) & 1
        )
        cities = numbers.city_count[table.side(seat, fief)]
        city: i64 = 0
        while fits and city < cities:
            if table.cities[seat * slots + fief * numbers.cities + city] < 0:
                return True
            city += 1
        fief += 1
    return False


def token_in_reach(table: Realm, seat: i64, coins: i64, reach: i64) -> bool:
    """Whether a token lacks nothing but coins that the hand could bring."""
    numbers = table.numbers
    card: i64 = 0
    while card < numbers.buildings:
        price = numbers.building_cost[card * PRICE]
        if coins < price <= reach and building.is_open(table, seat, card):
            before = table.who[seat * WHO + COINS]
            table.who[seat * WHO + COINS] = reach
            able = affording.affordable(table, seat, numbers.building_cost, card * PRICE, building.CATHEDRAL)
            table.who[seat * WHO + COINS] = before
            if able:
                return True
        card += 1
    return False
