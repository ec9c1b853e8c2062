"""The final phase (RULES.md 8): end of the day, court, saving, replenishing, adjusting fiefs."""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.feudalia.box.effects import RESOURCES
from katzentisch.games.feudalia.box.numbers import FIEFS, HAND_SIZE, PERKS, SAVE_MORE
from katzentisch.games.feudalia.rules import cubes
from katzentisch.games.feudalia.state import drawing
from katzentisch.games.feudalia.state.asked import ASK_ADJUST, STEP_ADJUSTING, STEP_TURN_ENDS
from katzentisch.games.feudalia.state.table import COINS, DISCARD, HAND, WHO, FeudaliaState


# U039, U109
def begin(table: FeudaliaState) -> None:
    """Steps 1 to 4; adjusting the fiefs may ask."""
    _end_the_day(table)
    serve_at_court(table)
    save(table)
    _replenish(table)
    table.fief = -1
    table.asked = STEP_ADJUSTING


# U098, U110
def _end_the_day(table: FeudaliaState) -> None:
    """Discard the vassals in fields and on the table; what lasts until the end of the turn ends (R38)."""
    numbers, seat = table.numbers, table.actor
    types = numbers.types
    table.played = table.played[:]  # copies share it
    for card in range(types):
        n = table.in_play(card)
        if n > 0:
            table.pile[seat * types + card] += n
            table.who[seat * WHO + DISCARD] += n
            table.played[card] = 0
            table.lying[card] = 0
            table.lying[types + card] = 0
            table.lying[2 * types + card] = 0
    entry: i64
    for entry in range(len(table.turn)):
        table.turn[entry] = 0
    table.influence = 0


# U112
def serve_at_court(table: FeudaliaState) -> None:
    """Discard the vassals left in hand for their printed income, at least 1 coin each (R14)."""
    numbers, seat = table.numbers, table.actor
    names: list[object] = []
    coins: i64 = 0
    for card in range(numbers.types):
        pile = seat * numbers.types + card
        n = table.hand[pile]
        if n > 0 and card != numbers.collector:
            coins += n * court_income(numbers.income[card], numbers.court_minimum)
            table.hand[pile] = 0
            table.pile[pile] += n
            table.who[seat * WHO + HAND] -= n
            table.who[seat * WHO + DISCARD] += n
            if table.listening:
                names.extend([numbers.card_names[card]] * int(n))
        table.know(pile, table.hand[pile])  # who still holds a card now holds the tax collector
    gained = table.gain_coins(seat, coins)
    if table.listening and names:
        table.tell("served_at_court", seat, {"cards": names, "n": int(gained)})


def court_income(income: i64, minimum: i64) -> i64:
    """Return what an unplayed vassal brings at court."""
    return income if income > minimum else minimum


# U012, U113
def save(table: FeudaliaState) -> None:
    """Keep what the treasury face of the sum of levels allows."""
    seat = table.actor
    coins = table.coins(seat)
    kept = saved(table, seat, coins)
    table.who[seat * WHO + COINS] = kept
    if table.listening:
        table.tell("saved", seat, {"had": int(coins), "n": int(kept)})


def saved(table: FeudaliaState, seat: i64, coins: i64) -> i64:
    """Return how many of so many coins a seat would keep now."""
    numbers = table.numbers
    kept = numbers.saves[face(table, seat) * (numbers.track_max + 1) + coins]
    return more_saved(kept, table.perks[seat * PERKS + SAVE_MORE], coins)


def more_saved(kept: i64, more: i64, coins: i64) -> i64:
    """Add what masters save, never more than there is."""
    return kept + more if kept + more < coins else coins


# U079
def face(table: FeudaliaState, seat: i64) -> i64:
    """Return the treasury face in use: the one that lists the sum of the three levels."""
    level = table.level
    first = seat * FIEFS
    return table.numbers.face[level[first] + level[first + 1] + level[first + 2]]


# U114
def _replenish(table: FeudaliaState) -> None:
    """Draw until the hand is full; a tax collector kept in hand counts."""
    seat = table.actor
    size = table.numbers.hand_size + table.perks[seat * PERKS + HAND_SIZE]
    missing = size - table.who[seat * WHO + HAND]
    if missing > 0:
        drawing.draw(table, seat, missing, True)


# ---------------------------------------------------------------------- adjusting fiefs


def go_on(table: FeudaliaState) -> None:
    """Go to the next fief with too many cubes; behind the last the turn ends."""
    table.fief += 1
    while table.fief < FIEFS and _excess(table) <= 0:
        table.fief += 1
    table.only_fief = table.fief
    if table.fief == FIEFS:
        table.asked = STEP_TURN_ENDS
        return
    table.left = _excess(table)
    table.asked = ASK_ADJUST


# U117
def _excess(table: FeudaliaState) -> i64:
    """Count the cubes above the limit, those on the fief's masters included."""
    total: i64 = -table.numbers.fief_limit
    resource: i64
    for resource in range(4):
        total += table.of_fief(table.actor, table.fief, resource)
    return total


def legal(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the cubes of the fief and its masters that may go, and DEFAULT."""
    out = cubes.legal_cubes(table, 4, out)
    return cubes.with_default(table, out) if len(out) > 1 else out


def play(table: FeudaliaState, seat: i64, action: i64) -> None:
    """Discard one cube, or all that this and the other fiefs have too many by DEFAULT."""
    if action == table.actions.default:
        while table.asked == ASK_ADJUST:
            _discard_by_default(table)
            if table.asked == STEP_ADJUSTING:
                go_on(table)
    else:
        _discard(table, action - table.actions.give)


def _discard_by_default(table: FeudaliaState) -> None:
    """Discard a cube of which there is most; one on the fief before one on a master."""
    best: i64 = 0
    resource: i64
    for resource in range(1, 4):
        if table.of_fief(table.actor, table.fief, resource) > table.of_fief(table.actor, table.fief, best):
            best = resource
    place = table.fief
    if cubes.cubes_at(table, place, best) == 0:
        place = cubes.master_with(table, best)
    _discard(table, best * (FIEFS + table.numbers.stashes) + place)


def _discard(table: FeudaliaState, number: i64) -> None:
    """Put one cube back into the reserve."""
    places = FIEFS + table.numbers.stashes
    cubes.take_cube(table, number % places, number // places)
    if table.listening:
        facts: dict[str, object] = {
            "resource": RESOURCES[number // places],
            "n": 1,
            "fief": int(table.fief) + 1,
        }
        table.tell("discarded_cube", table.actor, facts)
    table.left -= 1
    if table.left == 0:
        table.asked = STEP_ADJUSTING
