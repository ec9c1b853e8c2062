"""How a table stands for a seat, as a few named numbers, for learning to judge tables. Uses its information alone."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.feudalia import outlook
from katzentisch.games.feudalia.numbers import FIEFS, HAND_SIZE, PERKS, PRICE
from katzentisch.games.feudalia.phases import building
from katzentisch.games.feudalia.table import DECK, HAND, TURNS, WHO, Realm

NAMES: Final = [
    "points", "lead", "to the target", "levels", "tokens", "coins", "income in hand", "wheat", "wood", "clay",
    "stone", "cubes", "cubes wanted", "masters", "master power", "cards", "deck power", "nobles", "noble lead",
    "collector close", "tax at risk", "hand", "influence", "free fields", "stage", "last rounds", "my turn",
    "points in reach", "next purchase", "way in cubes", "power of a turn", "way in turns", "ahead in time",
    "hand power", "cathedral masters", "claims", "turns behind", "at the target", "decisive lead", "tax due",
]  # fmt: skip

CUBES: Final = vec[float]([0.6, 1.0, 1.0, 1.3])  # what a cube is worth: wheat, wood, clay, stone


def features(table: Realm, seat: i64) -> vec[float]:
    """Return how the table stands for a seat, in the order of NAMES, mostly between -1 and 1."""
    numbers, who = table.numbers, table.who
    rival = best_rival(table, seat)
    out = vec[float]()
    points = float(table.halves(seat)) / 20.0
    out = append(out, points)
    out = append(out, points - float(rival) / 20.0)
    out = append(out, progress(table, seat))
    place = seat * FIEFS
    out = append(out, float(table.level[place] + table.level[place + 1] + table.level[place + 2]) / 6.0)
    out = append(out, float(tokens(table, seat)) / 6.0)
    out = append(out, float(table.coins(seat)) / 10.0)
    out = append(out, float(own_income(table, seat)) / 20.0)
    out = stock(table, seat, out)
    out = people(table, seat, out)
    out = append(out, float(table.nobles(seat)) / 4.0)
    out = append(out, float(table.nobles(seat) - most_nobles(table, seat)) / 4.0)
    collector = numbers.collector
    discarded = table.pile[seat * numbers.types + collector] > 0
    cards = who[seat * WHO + DECK] + who[seat * WHO + HAND]
    out = append(out, 0.0 if discarded else 1.0 / float(cards if cards > 0 else 1))
    out = append(out, float(tax(table, seat)) / 8.0)
    out = append(out, float(who[seat * WHO + HAND]) / 6.0)
    mine = seat == table.seat
    out = append(out, float(table.influence) / 2.0 if mine else 0.0)
    out = append(out, float(free_fields(table, seat)) / 9.0)
    out = append(out, float(table.stage) / 4.0)
    out = append(out, 1.0 if table.triggered else 0.0)
    out = append(out, 1.0 if mine else 0.0)
    out = ahead(table, seat, out)
    out = append(out, hand_power(table, seat) / 8.0)
    out = cathedral(table, seat, out)
    out = end(table, seat, rival, out)
    held = table.hand[seat * numbers.types + collector] > 0
    return append(out, float(tax(table, seat)) / 8.0 if held else 0.0)


def best_rival(table: Realm, seat: i64) -> i64:
    """Return the half points of the best other player still in."""
    best: i64 = 0
    other: i64 = 0
    while other < table.numbers.seats:
        if other != seat and table.is_in(other) and table.halves(other) > best:
            best = table.halves(other)
        other += 1
    return best


def most_nobles(table: Realm, seat: i64) -> i64:
    """Return the most nobles another player still in has."""
    best: i64 = 0
    other: i64 = 0
    while other < table.numbers.seats:
        if other != seat and table.is_in(other) and table.nobles(other) > best:
            best = table.nobles(other)
        other += 1
    return best


def tokens(table: Realm, seat: i64) -> i64:
    """Count a seat's tokens."""
    found: i64 = 0
    card: i64 = 0
    while card < table.numbers.buildings:
        found += table.taken[seat * table.numbers.buildings + card]
        card += 1
    return found


def own_income(table: Realm, seat: i64) -> i64:
    """Add up the income of hand and deck, which everybody can work out."""
    numbers = table.numbers
    total: i64 = 0
    card: i64 = 0
    while card < numbers.types:
        place = seat * numbers.types + card
        total += numbers.income[card] * (table.hand[place] + table.deck[place])
        card += 1
    return total


def stock(table: Realm, seat: i64, out: vec[float]) -> vec[float]:
    """Add the cubes of a seat, and how many of those the next purchases name are lacking."""
    total: i64 = 0
    lacking: i64 = 0
    resource: i64 = 0
    while resource < 4:
        have = table.stock[seat * 4 + resource]
        total += have
        out = append(out, float(have) / 10.0)
        missing = outlook.wanted(table, seat, resource)
        if missing > 0:
            lacking += missing
        resource += 1
    out = append(out, float(total) / 20.0)
    return append(out, float(lacking) / 10.0)


def people(table: Realm, seat: i64, out: vec[float]) -> vec[float]:
    """Add masters and their worth, and the number and mean worth of a seat's vassals."""
    numbers = table.numbers
    housed: i64 = 0
    worth = 0.0
    slot = seat * FIEFS * numbers.cities
    end = slot + FIEFS * numbers.cities
    while slot < end:
        if table.cities[slot] >= 0:
            housed += 1
            worth += numbers.master_power[table.cities[slot]]
        slot += 1
    out = append(out, float(housed) / 6.0)
    out = append(out, worth / 6.0)
    owned: i64 = 0
    power = 0.0
    card: i64 = 0
    while card < numbers.types:
        place = seat * numbers.types + card
        n = table.hand[place] + table.deck[place] + table.pile[place]
        if seat == table.seat:
            n += table.in_play(card)
        owned += n
        power += float(n) * numbers.power[card]
        card += 1
    out = append(out, float(owned) / 20.0)
    return append(out, power / float(owned if owned > 0 else 1))


def tax(table: Realm, seat: i64) -> i64:
    """Count the cubes a tax collector would take now."""
    found: i64 = 0
    fief: i64 = 0
    while fief < FIEFS:
        found += table.on_fief(seat, fief) // 2
        fief += 1
    return found


def free_fields(table: Realm, seat: i64) -> i64:
    """Count the printed fields of a seat."""
    if table.colour[seat * FIEFS] < 0:
        return 0
    found: i64 = 0
    fief: i64 = 0
    while fief < FIEFS:
        if table.colour[seat * FIEFS + fief] >= 0:
            found += table.numbers.fields[table.side(seat, fief)]
        fief += 1
    return found


def progress(table: Realm, seat: i64) -> float:
    """Return how far a seat is on its way to the target, from 0 to 1."""
    done = float(table.halves(seat)) / float(table.target)
    return done if done < 1.0 else 1.0


# ---------------------------------------------------------------------- what lies ahead


def ahead(table: Realm, seat: i64, out: vec[float]) -> vec[float]:
    """Add what a seat can buy now, how far the next purchase and the target are, and who will be there first."""
    left = vec[i64]([0, 0, 0, 0, 0])
    resource: i64 = 0
    while resource < 4:
        left[resource] = table.stock[seat * 4 + resource]
        resource += 1
    left[4] = table.coins(seat)
    nearest = next_purchase(table, seat, left)
    out = append(out, float(in_reach(table, seat, left)) / 4.0)
    out = append(out, 1.0 / (1.0 + float(nearest)))
    way = way_in_cubes(table, seat)
    power = power_of_a_turn(table, seat)
    out = append(out, way / 30.0)
    out = append(out, power / 10.0)
    mine = way / power
    out = append(out, mine / 10.0 if mine < 20.0 else 2.0)
    fastest = 99.0
    other: i64 = 0
    while other < table.numbers.seats:
        if other != seat and table.is_in(other):
            theirs = way_in_cubes(table, other) / power_of_a_turn(table, other)
            if theirs < fastest:
                fastest = theirs
        other += 1
    lead = fastest - mine
    return append(out, lead / (2.0 + (lead if lead > 0.0 else -lead)))


def missing(prices: vec[i64], place: i64, left: vec[i64]) -> i64:
    """Count the cubes and coins that some stock lacks for a price."""
    lacking: i64 = 0
    spare: i64 = 0
    resource: i64 = 0
    while resource < 4:
        over = left[resource] - prices[place + 1 + resource]
        if over < 0:
            lacking -= over
        else:
            spare += over
        resource += 1
    if prices[place + 5] > spare:
        lacking += prices[place + 5] - spare
    if prices[place] > left[4]:
        lacking += prices[place] - left[4]
    return lacking


def pay(prices: vec[i64], place: i64, left: vec[i64]) -> None:
    """Take a price out of some stock that suffices for it; black cubes are of the resource there is most of."""
    resource: i64 = 0
    while resource < 4:
        left[resource] -= prices[place + 1 + resource]
        resource += 1
    left[4] -= prices[place]
    black = prices[place + 5]
    while black > 0:
        most: i64 = 0
        resource = 1
        while resource < 4:
            if left[resource] > left[most]:
                most = resource
            resource += 1
        left[most] -= 1
        black -= 1


def next_purchase(table: Realm, seat: i64, left: vec[i64]) -> i64:
    """Return how many cubes and coins the nearest upgrade or token lacks; many if there is none."""
    numbers = table.numbers
    nearest: i64 = 20
    fief: i64 = 0
    while fief < FIEFS:
        place = seat * FIEFS + fief
        if table.colour[place] >= 0 and table.level[place] < building.LAST_LEVEL:
            lacking = missing(numbers.upgrade, table.side(seat, fief) * PRICE, left)
            if lacking < nearest:
                nearest = lacking
        fief += 1
    card: i64 = 0
    while card < numbers.buildings:
        if building.is_open(table, seat, card):
            lacking = missing(numbers.building_cost, card * PRICE, left)
            if lacking < nearest:
                nearest = lacking
        card += 1
    return nearest


def in_reach(table: Realm, seat: i64, left: vec[i64]) -> i64:
    """Return the half points a seat could buy at once, one purchase of each kind; uses up `left`."""
    numbers = table.numbers
    halves: i64 = 0
    fief: i64 = 0
    while fief < FIEFS:
        place = seat * FIEFS + fief
        if table.colour[place] >= 0 and table.level[place] < building.LAST_LEVEL:
            side = table.side(seat, fief)
            if missing(numbers.upgrade, side * PRICE, left) == 0:
                pay(numbers.upgrade, side * PRICE, left)
                halves += numbers.fief_halves[side + 1] - numbers.fief_halves[side]
        fief += 1
    card: i64 = 0
    while card < numbers.buildings:
        if building.is_open(table, seat, card) and missing(numbers.building_cost, card * PRICE, left) == 0:
            pay(numbers.building_cost, card * PRICE, left)
            halves += numbers.token_halves[card]
        card += 1
    return halves


def price(prices: vec[i64], place: i64) -> float:
    """Return a price in cubes of wood or clay."""
    worth = 0.4 * float(prices[place]) + 0.7 * float(prices[place + 5])
    resource: i64 = 0
    while resource < 4:
        worth += CUBES[resource] * float(prices[place + 1 + resource])
        resource += 1
    return worth


def way_in_cubes(table: Realm, seat: i64) -> float:
    """Return what the points up to the target still cost, less the cubes and coins there are."""
    numbers = table.numbers
    needed = table.target - table.halves(seat)
    cost = 0.0
    fief: i64 = 0
    while fief < FIEFS:
        place = seat * FIEFS + fief
        if table.colour[place] >= 0:
            side = table.side(seat, fief)
            level = table.level[place]
            while level < building.LAST_LEVEL:
                cost += price(numbers.upgrade, side * PRICE)
                needed -= numbers.fief_halves[side + 1] - numbers.fief_halves[side]
                side += 1
                level += 1
        fief += 1
    if needed > 0:
        cost += float(needed) * price_of_a_half(table, seat)
        if not has_cathedral_master(table, seat):
            cost += 3.5
    resource: i64 = 0
    while resource < 4:
        cost -= CUBES[resource] * float(table.stock[seat * 4 + resource])
        resource += 1
    cost -= 0.4 * float(table.coins(seat))
    return cost if cost > 0.0 else 0.0


def price_of_a_half(table: Realm, seat: i64) -> float:
    """Return what half a point costs, by the cheapest token a seat may build; dear if it may build none."""
    numbers = table.numbers
    best = 4.0
    card: i64 = 0
    while card < numbers.buildings:
        if numbers.token_halves[card] > 0 and building.is_open(table, seat, card):
            each = price(numbers.building_cost, card * PRICE) / float(numbers.token_halves[card])
            if each < best:
                best = each
        card += 1
    return best


def has_cathedral_master(table: Realm, seat: i64) -> bool:
    """Whether a seat has a cathedral master."""
    slot = seat * FIEFS * table.numbers.cities
    end = slot + FIEFS * table.numbers.cities
    while slot < end:
        if table.cities[slot] >= table.numbers.basic:
            return True
        slot += 1
    return False


def power_of_a_turn(table: Realm, seat: i64) -> float:
    """Return what the vassals drawn for a turn and the basic masters bring, in cubes."""
    numbers = table.numbers
    owned: i64 = 0
    power = 0.0
    card: i64 = 0
    while card < numbers.types:
        n = outlook.owned(table, seat, card)
        owned += n
        power += float(n) * numbers.power[card]
        card += 1
    drawn = float(numbers.hand_size + table.perks[seat * PERKS + HAND_SIZE])
    if owned > 0:
        power *= drawn / float(owned) if float(owned) > drawn else 1.0
    slot = seat * FIEFS * numbers.cities
    end = slot + FIEFS * numbers.cities
    while slot < end:
        master = table.cities[slot]
        if 0 <= master < numbers.basic:
            power += numbers.master_power[master]
        slot += 1
    return power if power > 1.0 else 1.0


def hand_power(table: Realm, seat: i64) -> float:
    """Return the worth of the cards in a seat's hand."""
    numbers = table.numbers
    power = 0.0
    card: i64 = 0
    while card < numbers.types:
        power += float(table.hand[seat * numbers.types + card]) * numbers.power[card]
        card += 1
    return power


def cathedral(table: Realm, seat: i64, out: vec[float]) -> vec[float]:
    """Add the cathedral masters of a seat whose cards have tokens, or will have, and these tokens."""
    numbers = table.numbers
    useful: i64 = 0
    claims: i64 = 0
    card: i64 = 0
    while card < numbers.cathedral_cards:
        needed = numbers.needs_master[card]
        if needed >= 0 and table.fief_of_master(seat, needed) >= 0:
            left = table.tokens[card] if table.stage >= numbers.stage[card] else numbers.tokens[card]
            claims += left
            if left > 0:
                useful += 1
        card += 1
    out = append(out, float(useful) / 2.0)
    return append(out, float(claims) / 6.0)


def end(table: Realm, seat: i64, rival: i64, out: vec[float]) -> vec[float]:
    """Add what decides the end: turns the others had more, the target, and a lead that wins."""
    most: i64 = 0
    other: i64 = 0
    while other < table.numbers.seats:
        if table.who[other * WHO + TURNS] > most:
            most = table.who[other * WHO + TURNS]
        other += 1
    out = append(out, float(most - table.who[seat * WHO + TURNS]))
    halves = table.halves(seat)
    out = append(out, 1.0 if halves >= table.target else 0.0)
    close = halves >= table.target or rival >= table.target
    lead = float(halves - rival) / float(table.numbers.lead)
    if lead > 1.0:
        lead = 1.0
    if lead < -1.0:
        lead = -1.0
    return append(out, lead if close else 0.0)
