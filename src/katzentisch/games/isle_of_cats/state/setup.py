"""Setting the table up (rulebook, "Setup")."""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.vecs import zeros
from katzentisch.games.isle_of_cats.box.cards import CODES, WORDS, cards_in
from katzentisch.games.isle_of_cats.box.components import BASKET_CARDS, PLAIN_SISTER_LESSONS, SISTER_LESSONS
from katzentisch.games.isle_of_cats.box.tiles import CATS, COMMONS, FIRST_CAT, FIRST_OSHAX, RARES
from katzentisch.games.isle_of_cats.state.table import (
    ACTIVE,
    BOAT,
    COMMON_PILES,
    FAMILY,
    FIGURE_COLOUR,
    OWN,
    PILES,
    SOLO,
    SUPPLY,
    IsleState,
)


def set_up(table: IsleState, advanced: i64) -> None:
    """Lay everything out, drawing all luck from the table's chance."""
    seats = table.seats
    parts = table.parts
    table.own = zeros(OWN * seats)
    table.piles = zeros((PILES * seats + COMMON_PILES) * WORDS)
    table.memory = zeros(CODES)
    table.supply = zeros(SUPPLY)
    table.rows = parts.boats.grid.new(parts.boats.outline, seats)
    # I097
    _fill_bag(table)
    # I094, I096
    for shape in range(COMMONS):  # limited for the whole game
        table.supply[shape] = parts.tiles.commons_by_players[seats]
    if table.mode != FAMILY:
        _lay_out_oshax(table)
        _shuffle_deck(table)
    _give_boats(table)
    _choose_first_player(table)
    if table.mode == SOLO:
        _invite_sister(table, advanced)


# I090, I091
def _fill_bag(table: IsleState) -> None:
    """All cats and all rare treasures, shuffled."""
    bag = vec[i64]()
    for cat in range(CATS):
        bag = append(bag, i64(cat))
    for rare in range(CATS, CATS + RARES):
        for _ in range(table.parts.tiles.rare_copies):
            bag = append(bag, i64(rare))
    table.chance.shuffle(bag)
    table.bag = bag


# I062
def _lay_out_oshax(table: IsleState) -> None:
    """Six oshax lie on the table, in the solo game in a row in random order."""
    row = vec[i64]()
    for shape in range(FIRST_OSHAX, FIRST_CAT):
        table.supply[shape] = 1
        row = append(row, shape)
    if table.mode == SOLO:
        table.chance.shuffle(row)
        table.oshax_row = row


def _shuffle_deck(table: IsleState) -> None:
    deck = cards_in(table.parts.cards.all, 0)
    table.chance.shuffle(deck)
    table.deck = deck


# I092
def _give_boats(table: IsleState) -> None:
    """One random boat each, all different, and an active permanent basket."""
    boats = vec[i64]()
    for boat in range(len(table.parts.boats.names)):
        boats = append(boats, boat)
    table.chance.shuffle(boats)
    for seat in range(table.seats):
        table.put(seat, BOAT, boats[seat])
        table.put(seat, FIGURE_COLOUR, -1)
        if table.mode != FAMILY:
            table.put(seat, ACTIVE, 1)


# I098, I099
def _choose_first_player(table: IsleState) -> None:
    """A random first player; the others follow in seat order."""
    first = table.chance.below(table.seats)
    for offset in range(table.seats):
        table.order = append(table.order, (first + offset) % table.seats)


def _invite_sister(table: IsleState, advanced: i64) -> None:
    """Solo: her basket cards, three lessons and by difficulty up to four advanced ones."""
    table.sister_deck = bits.single(BASKET_CARDS) - 1
    table.sister_lessons = _some(table, 3, 0, PLAIN_SISTER_LESSONS)
    table.sister_lessons |= _some(table, advanced, PLAIN_SISTER_LESSONS, SISTER_LESSONS)


def _some(table: IsleState, number: i64, first: i64, end: i64) -> i64:
    """Return so many different cards of a range, as bits."""
    cards: i64 = 0
    while bits.count(cards) < number:
        cards |= bits.single(first + table.chance.below(end - first))
    return cards
