"""Setting the table up (rulebook, "Setup")."""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.isle_of_cats.box.components import (
    BASKET_CARDS,
    PLAIN_SISTER_LESSONS,
    SISTER_LESSONS,
)
from katzentisch.games.isle_of_cats.box.tiles import CATS, COMMONS, FIRST_CAT, FIRST_OSHAX, RARES
from katzentisch.games.isle_of_cats.state.table import (
    ACTIVE,
    BOAT,
    CODES,
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
    table.own = vec[i64]([0] * int(OWN * seats))
    table.piles = vec[i64]([0] * int((PILES * seats + COMMON_PILES) * 3))
    table.memory = vec[i64]([0] * CODES)
    table.supply = vec[i64]([0] * SUPPLY)
    table.rows = parts.boats.grid.new(parts.boats.outline, seats)
    _fill_bag(table)  # I097
    for shape in range(COMMONS):  # limited for the whole game: I094, I096
        table.supply[shape] = parts.tiles.commons_by_players[seats]
    if table.mode != FAMILY:
        _lay_out_oshax(table)
        _shuffle_deck(table)
    _give_boats(table)
    _choose_first_player(table)
    if table.mode == SOLO:
        _invite_sister(table, advanced)


def _fill_bag(table: IsleState) -> None:
    """All cats and all rare treasures, shuffled (I090, I091)."""
    bag = vec[i64]()
    tile: i64 = 0
    while tile < CATS:
        bag = append(bag, tile)
        tile += 1
    while tile < CATS + RARES:
        for _ in range(table.parts.tiles.rare_copies):
            bag = append(bag, tile)
        tile += 1
    table.chance.shuffle(bag)
    table.bag = bag


def _lay_out_oshax(table: IsleState) -> None:
    """Six oshax lie on the table (I062), in the solo game in a row in random order."""
    row = vec[i64]()
    for shape in range(FIRST_OSHAX, FIRST_CAT):
        table.supply[shape] = 1
        row = append(row, shape)
    if table.mode == SOLO:
        table.chance.shuffle(row)
        table.oshax_row = row


def _shuffle_deck(table: IsleState) -> None:
    deck = vec[i64]()
    for word in range(3):
        for place in bits.members(table.parts.cards.all[word]):
            deck = append(deck, word * 64 + place)
    table.chance.shuffle(deck)
    table.deck = deck


def _give_boats(table: IsleState) -> None:
    """One random boat each, all different (I092), and an active permanent basket."""
    boats = vec[i64]()
    for boat in range(len(table.parts.boats.names)):
        boats = append(boats, boat)
    table.chance.shuffle(boats)
    for seat in range(table.seats):
        table.put(seat, BOAT, boats[seat])
        table.put(seat, FIGURE_COLOUR, -1)
        if table.mode != FAMILY:
            table.put(seat, ACTIVE, 1)


def _choose_first_player(table: IsleState) -> None:
    """A random first player (I098); the others follow in seat order (I099)."""
    first = table.chance.below(table.seats)
    for place in range(table.seats):
        table.order = append(table.order, (first + place) % table.seats)


def _invite_sister(table: IsleState, advanced: i64) -> None:
    """Solo: her basket cards, three lessons and by difficulty up to four advanced ones."""
    table.sister_deck = (i64(1) << BASKET_CARDS) - 1
    table.sister_lessons = _some(table, 3, 0, PLAIN_SISTER_LESSONS)
    table.sister_lessons |= _some(table, advanced, PLAIN_SISTER_LESSONS, SISTER_LESSONS)


def _some(table: IsleState, number: i64, first: i64, end: i64) -> i64:
    """Return so many different cards of a range, as bits."""
    found: i64 = 0
    while number > 0:
        bit = i64(1) << (first + table.chance.below(end - first))
        if not found & bit:
            found |= bit
            number -= 1
    return found
