"""Decisions before the first turn: upgraded worker, fief draft, same-type rule (RULES.md 4.5, 4.7, 4.8)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.feudalia.box.effects import RESOURCES
from katzentisch.games.feudalia.box.numbers import FIEFS
from katzentisch.games.feudalia.state import setup
from katzentisch.games.feudalia.state.asked import ASK_DRAFT, ASK_SAME_TYPE, STEP_DEAL_DECKS
from katzentisch.games.feudalia.state.table import DECK, WHO, FeudaliaState


def legal(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the workers to choose, the fiefs to keep, or whether to give a fief back."""
    actions = table.actions
    if table.asked == ASK_SAME_TYPE:
        out = append(out, actions.give_back)
        return append(out, actions.keep_three)
    if table.asked == ASK_DRAFT:
        low, high = table.offered, table.drawn
        if low > high:
            low, high = high, low
        out = append(out, actions.keep + low)
        return out if low == high else append(out, actions.keep + high)
    for card in table.numbers.start_choice:
        out = append(out, actions.worker + card)
    return out


def play(table: FeudaliaState, seat: i64, action: i64) -> None:
    """Carry out a decision before the first turn."""
    actions = table.actions
    if action < actions.keep:
        _take_worker(table, action - actions.worker)
    elif action < actions.give_back:
        _keep_fief(table, action - actions.keep)
    else:
        if action == actions.give_back:
            _replace_fief(table)
        next_of_a_kind(table, seat, False)


# U143
def _take_worker(table: FeudaliaState, card: i64) -> None:
    """Add the chosen worker to the own deck, openly."""
    seat = table.actor
    table.deck[seat * table.numbers.types + card] += 1
    table.who[seat * WHO + DECK] += 1
    if table.supply[card] > 0:
        table.supply = table.supply[:]  # copies share it
        table.supply[card] -= 1
    table.left += 1
    table.asked = STEP_DEAL_DECKS
    if table.listening:
        table.tell("chose_worker", seat, {"vassal": table.numbers.card_names[card]})


# U036, U037
def _keep_fief(table: FeudaliaState, colour: i64) -> None:
    """Keep one of two fiefs openly and pass the other to the left; the last one left goes back."""
    seat, numbers = table.actor, table.numbers
    passed = table.offered + table.drawn - colour
    setup.take_fief(table, seat, colour)
    left = (seat + 1) % numbers.seats
    if table.colour[(left + 1) * FIEFS - 1] >= 0:
        table.fief_deck = table.fief_deck[:]
        table.fief_deck[passed] += 1
        table.offered = -1
        table.drawn = -1
        next_of_a_kind(table, table.first, True)
        return
    table.actor = left
    table.offered = passed
    table.drawn = setup.draw_fief(table)
    table.asked = ASK_DRAFT


# U029
def next_of_a_kind(table: FeudaliaState, seat: i64, from_here: bool) -> None:
    """Ask the next player in turn order who has three fiefs of one type."""
    numbers = table.numbers
    if not from_here:
        seat = (seat + 1) % numbers.seats
        if seat == table.first:
            setup.after_fiefs(table)
            return
    while not can_replace(table, seat):
        seat = (seat + 1) % numbers.seats
        if seat == table.first:
            setup.after_fiefs(table)
            return
    table.actor = seat
    table.asked = ASK_SAME_TYPE


def can_replace(table: FeudaliaState, seat: i64) -> bool:
    """Whether a seat has three fiefs of one colour and the deck another one (R26)."""
    colour = table.colour
    first = seat * FIEFS
    if colour[first] != colour[first + 1] or colour[first] != colour[first + 2]:
        return False
    return any(other != colour[first] and table.fief_deck[other] > 0 for other in range(4))


def _replace_fief(table: FeudaliaState) -> None:
    """Give a fief back and reveal level-0 fiefs one by one until another colour comes, which is kept."""
    seat = table.actor
    last = (seat + 1) * FIEFS - 1
    own = table.colour[last]
    aside: i64 = 1  # the fief given back; it is shuffled in only afterwards
    colour = setup.draw_fief(table)
    while colour == own:
        aside += 1
        colour = setup.draw_fief(table)
    table.fief_deck[own] += aside  # a copy of its own since a fief was drawn
    table.colour = table.colour[:]
    table.colour[last] = colour
    if table.listening:
        facts: dict[str, object] = {
            "colour": RESOURCES[own],
            "new": RESOURCES[colour],
            "turned_up": int(aside),
        }
        table.tell("replaced_fief", seat, facts)
