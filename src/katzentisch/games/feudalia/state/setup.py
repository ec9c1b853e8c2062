"""Setting up (RULES.md 4): what is laid out before anybody decides, and what is dealt between decisions."""

from typing import Final

from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.feudalia.box.effects import RESOURCES
from katzentisch.games.feudalia.box.numbers import FIEFS
from katzentisch.games.feudalia.state import drawing
from katzentisch.games.feudalia.state.asked import (
    ASK_DRAFT,
    ASK_WORKER,
    STEP_DEAL_DECKS,
    STEP_DEAL_FIEFS,
    STEP_LAY_OUT_MASTERS,
    STEP_TURN_BEGINS,
)
from katzentisch.games.feudalia.state.table import COINS, DECK, HALVES, WHO, FeudaliaState

_WHEAT: Final = 0
_LOTS: Final = 2147483647


# U026, U033
def lay_out(table: FeudaliaState, first: i64, objectives: i64, drawn: i64, beginners: bool) -> None:
    """Lay out cathedral, supply and treasuries; the first decision comes after this."""
    numbers = table.numbers
    table.lot = table.chance.below(_LOTS)
    table.first = first if first >= 0 else table.chance.below(numbers.seats)
    table.actor = table.first
    _choose_objectives(table, objectives, drawn)
    lay_tokens(table)
    _lay_out_supply(table)
    for seat in range(numbers.seats):
        table.who[seat * WHO + COINS] = numbers.starting_coins
        if len(numbers.fixed_fiefs) == 0 and beginners:
            take_fief(table, seat, _WHEAT)  # R39: before the shuffle
    if table.listening:
        table.tell("first_player", table.first, {})
    table.left = 0  # how many have chosen their worker
    table.asked = STEP_DEAL_DECKS if numbers.workers_first else STEP_DEAL_FIEFS


# U010, U027, U155
def _choose_objectives(table: FeudaliaState, objectives: i64, drawn: i64) -> None:
    """Put the agreed objective variants into play and draw further ones at random."""
    numbers = table.numbers
    for _ in range(drawn):
        others = (bits.single(numbers.objectives) - 1) & ~objectives
        if others:
            objectives |= bits.single(_any_member(table, others))
    table.objectives = objectives
    for objective in range(numbers.objectives):
        if (objectives >> objective) & 1:
            # U028
            table.target += numbers.target_bonus[objective]
            card = numbers.cathedral_cards + objective
            table.tokens[card] = numbers.tokens[card]
            if numbers.ends_with_cathedral[objective]:
                table.ends_with_cathedral = True


def _any_member(table: FeudaliaState, members: i64) -> i64:
    """Draw a member of a set that is not empty, each as likely as the others."""
    for _ in range(table.chance.below(bits.count(members))):
        members &= members - 1
    return bits.lowest(members)


# U017
def lay_tokens(table: FeudaliaState) -> None:
    """Lay the tokens of the current stage on its cards; no copy shares them now."""
    numbers = table.numbers
    for building in range(numbers.cathedral_cards):
        if numbers.stage[building] == table.stage:
            table.tokens[building] = numbers.tokens[building]


# U018, U031, U154
def _lay_out_supply(table: FeudaliaState) -> None:
    """Lay out all copies of the scenario's vassals and take the starting decks out of them (4.2, R33)."""
    numbers = table.numbers
    for card in range(numbers.types):
        if numbers.always_for_hire[card]:
            table.supply[card] = numbers.copies[card]
    _draw_specific(table)
    for seat in range(numbers.seats):
        for card in range(numbers.types):
            n = numbers.start[card]
            if card == numbers.collector:
                # U032
                table.to_pile(seat, card)
            else:
                table.deck[seat * numbers.types + card] = n
                table.who[seat * WHO + DECK] += n
                if table.supply[card] > 0:
                    table.supply[card] -= n


# U151, U152, U153
def _draw_specific(table: FeudaliaState) -> None:
    """Draw the vassals of a scenario that leaves them to chance: upgraded clerics and others (R31)."""
    numbers, scenario = table.numbers, table.numbers.scenario
    if scenario.random_specific == 0:
        return
    clerics = numbers.random_clerics[:]
    others = numbers.random_others[:]
    table.chance.shuffle(clerics)
    table.chance.shuffle(others)
    for cleric in clerics[: scenario.random_clerics]:
        table.supply[cleric] = numbers.copies[cleric]
    left = scenario.random_others
    for other in others:
        if left > 0 and table.supply[other] == 0:
            table.supply[other] = numbers.copies[other]
            left -= 1


# ---------------------------------------------------------------------- between decisions


# U033
def deal_decks(table: FeudaliaState) -> None:
    """Ask for the upgraded workers in turn order; then shuffle and draw the hands (4.5, 4.6)."""
    numbers = table.numbers
    if len(numbers.start_choice) > 0 and table.left < numbers.seats:
        table.actor = (table.first + table.left) % numbers.seats
        table.asked = ASK_WORKER
        return
    for turn in range(numbers.seats):
        seat = (table.first + turn) % numbers.seats
        drawing.draw(table, seat, numbers.hand_size, False)
    table.fresh = 0
    table.actor = table.first
    table.asked = STEP_DEAL_FIEFS if numbers.workers_first else STEP_LAY_OUT_MASTERS


# U009, U034
def deal_fiefs(table: FeudaliaState) -> None:
    """Hand out the scenario's fiefs, or begin the draft (4.7)."""
    numbers = table.numbers
    table.actor = table.first
    if len(numbers.fixed_fiefs) > 0:
        for seat in range(numbers.seats):
            number: i64
            for number in range(FIEFS):
                take_fief(table, seat, numbers.fixed_fiefs[number])
        after_fiefs(table)
        return
    # U035
    table.offered = draw_fief(table)
    table.drawn = draw_fief(table)
    table.asked = ASK_DRAFT


def after_fiefs(table: FeudaliaState) -> None:
    """Go on once all fiefs are chosen."""
    table.offered = -1
    table.drawn = -1
    table.left = 0
    table.actor = table.first
    table.asked = STEP_LAY_OUT_MASTERS if table.numbers.workers_first else STEP_DEAL_DECKS


def draw_fief(table: FeudaliaState) -> i64:
    """Draw a level-0 fief and return its colour."""
    deck = table.fief_deck[:]  # copies share it
    table.fief_deck = deck
    table.revealed += 1
    colour = table.chance.draw_from(deck, deck[0] + deck[1] + deck[2] + deck[3])
    deck[colour] -= 1
    return colour


def take_fief(table: FeudaliaState, seat: i64, colour: i64) -> None:
    """Give a seat a fief, drawn before or taken from the deck by its colour."""
    position = seat * FIEFS
    while table.colour[position] >= 0:
        position += 1
    table.colour = table.colour[:]
    table.colour[position] = colour
    if table.offered < 0:
        table.fief_deck = table.fief_deck[:]
        table.fief_deck[colour] -= 1
    table.who[seat * WHO + HALVES] += table.numbers.fief_halves[colour * 3]
    cubes = table.numbers.starting_cubes
    if cubes > 0:
        table.put(seat, position - seat * FIEFS, colour, cubes)
    if table.listening:
        table.tell("got_fief", seat, {"colour": RESOURCES[colour]})


# U022, U023, U144, U149
def lay_out_masters(table: FeudaliaState) -> None:
    """Lay masters face up, the scenario's own or five at random; the others are the deck (4.3, R5)."""
    numbers, scenario = table.numbers, table.numbers.scenario
    table.hidden = masters_in_play(table)
    if scenario.all_masters:
        while bits.count(table.market) < numbers.face_up and table.hidden:
            table.market |= bits.single(take_hidden_master(table))
    else:
        table.market = _named(table, scenario.masters_face_up)
        table.hidden &= ~table.market
    table.actor = table.first
    table.asked = STEP_TURN_BEGINS
    if table.listening:
        names: list[object] = [
            name for master, name in enumerate(numbers.master_names) if (table.market >> master) & 1
        ]
        table.tell("masters_laid_out", -1, {"masters": names})
        table.tell("round_began", -1, {"round": 1})


# U019, U020, U021
def masters_in_play(table: FeudaliaState) -> i64:
    """Return the basic masters of this game as bits.

    Those the scenario names, or all that can find a home but those it removes.
    """
    numbers, scenario = table.numbers, table.numbers.scenario
    if not scenario.all_masters:
        return _named(table, scenario.masters_face_up) | _named(table, scenario.masters_in_deck)
    colours: i64 = 0
    for position in range(numbers.seats * FIEFS):
        colours |= bits.single(table.colour[position])
    housed: i64 = 0
    for master in range(numbers.basic):
        if numbers.flag[master] & colours:
            housed |= bits.single(master)
    return housed & ~_named(table, scenario.masters_removed)


def _named(table: FeudaliaState, masters: list[str]) -> i64:
    """Return masters given by name as bits."""
    members: i64 = 0
    for name in masters:
        members |= bits.single(table.numbers.master_names.index(name))
    return members


def take_hidden_master(table: FeudaliaState) -> i64:
    """Take one of the masters whose order nobody knows, each as likely; there must be one."""
    master = _any_member(table, table.hidden)
    table.hidden ^= bits.single(master)
    table.revealed += 1
    return master
