"""The observation: what a seat may know as a fixed number of floats, seats counted from its own."""

from typing import Final

from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.bits import lowest
from katzentisch.core.sheet import ONE, Sheet
from katzentisch.games.isle_of_cats.box.actions import BASKET_KINDS
from katzentisch.games.isle_of_cats.box.boats import turn_of
from katzentisch.games.isle_of_cats.box.cards import (
    DEED_WORD,
    FIRST_DEED,
    FIRST_LESSON,
    FIRST_PUBLIC,
    LESSON_WORD,
    RESCUE_SORTS,
    RESCUE_WORD,
    SORTS,
    Cards,
    card_code,
)
from katzentisch.games.isle_of_cats.box.components import FAMILY_CARDS, SISTER_LESSONS, Components
from katzentisch.games.isle_of_cats.box.tiles import (
    CATS,
    COLOURS,
    FIRST_CAT,
    SHAPES,
    cat_colour,
    cat_shape,
)
from katzentisch.games.isle_of_cats.knowledge.information import (
    are_revealed,
    cards_in_hand,
    cards_to_buy,
    drawn_by,
    hand_of,
    is_paid,
    rescue_cards_laid,
)
from katzentisch.games.isle_of_cats.state import asked
from katzentisch.games.isle_of_cats.state.boat_tiles import colour_of, place_of, seat_of, shape_of
from katzentisch.games.isle_of_cats.state.fields import cat_in, side_of
from katzentisch.games.isle_of_cats.state.lessons import colour_of_lesson
from katzentisch.games.isle_of_cats.state.survey import position_of
from katzentisch.games.isle_of_cats.state.table import (
    ACTIVE,
    ANYWHERE,
    AWAY,
    BOAT,
    BOOTS,
    BOUGHT,
    CARDS_PAID,
    CHOSEN,
    DISCARD,
    DRAWN,
    EXTRA,
    FAMILY,
    FAMILY_DEALT,
    FAMILY_KEPT,
    FISH,
    KEPT,
    LESSONS,
    PACK,
    PAID,
    PHASES,
    PICKS,
    PUBLIC,
    SHED,
    SOLO,
    USED,
    IsleState,
)

# Piles the seat itself knows, as names; a lesson or a rescue card is the only card that can lie in the last two.
_OWN_PILES = ("hand", "pack", "kept", "picked", "thrown_away", "passed_on", "drawn")
_CARD_NUMBERS = (
    "fish",
    "active_baskets",
    "used_baskets",
    "anywhere",
    "extra",
    "hand_size",
    "to_buy",
    "face_down",
    "lessons",
    "rescue_cards",
    "boots",
    "paid",
    "bought",
    "chosen",
)  # of a seat, in the games with cards
_SOURCES = ("fields", "card", "bonus", "bag")  # by FROM_*
_LAYERS: Final = 6  # a boat's squares: five colours of cats, and treasures

# Final: a C variable instead of an entry in a dictionary.
_PHASES: Final = len(PHASES)
_PILES: Final = len(_OWN_PILES)
_SEAT_NUMBERS: Final = len(_CARD_NUMBERS)
_PIECE_SOURCES: Final = len(_SOURCES)
_BASKET_KINDS: Final = len(BASKET_KINDS)


def names(seats: int, parts: Components, mode: int) -> list[str]:
    """Name every number of an observation; the family game has its own, without cards."""
    names = [f"phase_{phase}" for phase in PHASES]
    names += ["day", "bag", "question_mine"]
    names += [f"question_{kind}" for kind in asked.NAMES.values()]
    names += [f"piece_{shape}" for shape in parts.tiles.shapes]
    names += [f"piece_colour_{colour}" for colour in parts.tiles.colours]
    names += [f"piece_from_{source}" for source in _SOURCES]
    names += [f"supply_{shape}" for shape in parts.tiles.shapes[:FIRST_CAT]]
    names += [f"field_{cat}" for cat in parts.tiles.cat_names]
    names.append("picks")
    if mode == FAMILY:
        names += [f"family_{card}" for card in parts.family_names]
        names += [f"family_kept_{card}" for card in parts.family_names]
    else:
        names += _card_names(parts)
    if mode == SOLO:
        names += ["sister_first", "sister_cards"]
        names += [f"sister_colour_{colour}" for colour in parts.tiles.colours]
        names += [f"sister_{card}" for card in parts.sister_names]
    for seat in range(seats):
        names += [f"seat{seat}_{name}" for name in _seat_names(parts, mode)]
    return names


def _card_names(parts: Components) -> list[str]:
    """Name what is seen of the cards."""
    cards = parts.cards.names
    names = ["draft_step", "deck", "acted", "more", "revealed_cards", "question_count", "question_begun"]
    names += [f"piece_basket_{kind}" for kind in BASKET_KINDS]
    names += [f"question_card_{card}" for card in cards]
    names += [f"discard_{card}" for card in cards]
    names += [f"public_{card}" for card in cards[FIRST_PUBLIC:]]
    names += [f"named_{colour}_for_{card}" for card in cards[FIRST_PUBLIC:] for colour in parts.tiles.colours]
    for pile in _OWN_PILES:
        names += [f"{pile}_{card}" for card in cards]
    names += [f"lessons_{card}" for card in cards[FIRST_LESSON:FIRST_PUBLIC]]
    names += [f"chosen_{card}" for card in cards[:RESCUE_SORTS]]
    return [*names, *[f"wish_{card}" for card in cards[FIRST_DEED:FIRST_LESSON]]]


def _seat_names(parts: Components, mode: int) -> list[str]:
    """Name what is seen of one seat, its boat last."""
    grid = parts.boats.grid
    names = [f"boat_{boat}" for boat in parts.boats.names]
    names += ["island_place", "passed"]
    if mode != FAMILY:
        names += _CARD_NUMBERS
        names += [f"revealed_{card}" for card in parts.cards.names[:RESCUE_SORTS]]
    for layer in [*parts.tiles.colours, "treasure"]:
        names += [
            f"{layer}[{row},{column}]" for row in range(int(grid.height)) for column in range(int(grid.width))
        ]
    return names


def observe(table: IsleState, seat: i64, sheet: Sheet) -> None:
    """Write what a seat (or -1) may know; unknown things are 0."""
    sheet.begin(seat)
    sheet.one_of(table.phase, _PHASES)
    sheet.share(table.day, 5)
    sheet.share(len(table.bag), 110)
    _question(table, seat, sheet)
    sheet.shares(table.supply, 0, FIRST_CAT, 11)
    _fields(table, sheet)
    if seat >= 0:
        sheet.share(table.get(seat, PICKS), 3)
    else:
        sheet.skip(1)
    if table.mode == FAMILY:
        if seat >= 0:
            sheet.bits(table.get(seat, FAMILY_DEALT), FAMILY_CARDS)
            sheet.bits(table.get(seat, FAMILY_KEPT), FAMILY_CARDS)
        else:
            sheet.skip(2 * FAMILY_CARDS)
    else:
        _all_cards(table, seat, sheet)
    if table.mode == SOLO:
        _sister(table, sheet)
    first: i64 = seat if seat >= 0 else 0
    for offset in range(table.seats):
        _seat(table, (first + offset) % table.seats, sheet)
    _boats(table, first, sheet)
    sheet.end()


def _question(table: IsleState, seat: i64, sheet: Sheet) -> None:
    """Write whose question is open, its kind, and the piece it is about."""
    question = table.asked()
    kind = asked.kind_of(question)
    shape: i64 = -1
    colour: i64 = -1
    if kind == asked.ASK_PLACE or kind == asked.ASK_OSHAX_COLOUR:
        shape = asked.shape_of(question)
        colour = asked.colour_of(question) if kind == asked.ASK_PLACE else -1
    elif kind == asked.ASK_BASKET or kind == asked.ASK_ARRIVAL:
        shape = cat_shape(asked.cat_of(question))
        colour = cat_colour(asked.cat_of(question))
    sheet.flag(table.is_asked(seat))
    sheet.one_of(kind - 1, asked.KINDS - 1)
    sheet.one_of(shape, SHAPES)
    sheet.one_of(colour, COLOURS)  # a treasure has none
    sheet.one_of(asked.source_of(question) if kind == asked.ASK_PLACE else -1, _PIECE_SOURCES)


def _all_cards(table: IsleState, seat: i64, sheet: Sheet) -> None:
    """Write what is seen of the cards: those on the table, then the seat's own."""
    sheet.share(table.step, 3)
    sheet.share(len(table.deck), 150)
    sheet.flag(table.acted != 0)
    sheet.share(table.more, 3)
    sheet.flag(are_revealed(table))
    _question_of_card(table, sheet)
    _pile(table, table.common_pile(DISCARD), 0, SORTS, sheet)
    cards, public = table.parts.cards, table.common_pile(PUBLIC)
    for sort in range(FIRST_PUBLIC, SORTS):
        sheet.flag(table.piles[public + cards.word[sort]] & cards.mask[sort] != 0)
    for sort in range(FIRST_PUBLIC, SORTS):
        sheet.one_of(colour_of_lesson(table, sort), COLOURS)
    if seat < 0:
        sheet.skip(_PILES * SORTS + FIRST_PUBLIC - FIRST_LESSON + RESCUE_SORTS + FIRST_LESSON - FIRST_DEED)
    else:
        _own(table, seat, sheet)


def _question_of_card(table: IsleState, sheet: Sheet) -> None:
    """Write how much the question leaves to do, and the card or the basket it is about."""
    question = table.asked()
    kind = asked.kind_of(question)
    count: i64 = 0
    begun = False
    card: i64 = -1
    if kind == asked.ASK_TREASURE:
        count = asked.left_of(question)
        begun = not asked.is_first_treasure(question)
    elif kind == asked.ASK_HERD:
        count = asked.moves_left_of(question)
        begun = asked.has_moved(question)
    elif kind == asked.ASK_ARRIVAL or kind == asked.ASK_FORGET or kind == asked.ASK_REMOVE:
        count = asked.left_of(question)
    if (
        kind == asked.ASK_OPTION
        or kind == asked.ASK_LESSON
        or kind == asked.ASK_FISH
        or kind == asked.ASK_SELL
        or kind == asked.ASK_FORGET
        or kind == asked.ASK_REMOVE
    ):
        card = asked.card_of(question)
    sheet.share(count, 8)
    sheet.flag(begun)
    sheet.one_of(asked.basket_of(question) if kind == asked.ASK_PLACE else -1, _BASKET_KINDS)
    sheet.one_of(card, SORTS)


def _fields(table: IsleState, sheet: Sheet) -> None:
    """0 for a cat that is not there, 0.5 left, 1 right."""
    if sheet.list_has_changed(table.fields, CATS):
        sheet.clear(CATS)
        for entry in table.fields:
            sheet.share_at(cat_in(entry), 1 + side_of(entry), 2)
    sheet.skip(CATS)


def _pile(table: IsleState, pile: i64, first: i64, end: i64, sheet: Sheet) -> None:
    _cards(table, table.piles[pile], table.piles[pile + 1], table.piles[pile + 2], first, end, sheet)


def _cards(table: IsleState, low: i64, middle: i64, high: i64, first: i64, end: i64, sheet: Sheet) -> None:
    """Count the cards of each sort in a pile of three words; most piles are empty, and the others have few sorts."""
    if sheet.three_have_changed(low, middle, high):
        sheet.clear(end - first)
        _cards_of_word(table.parts.cards, RESCUE_WORD, low, first, end, sheet)
        _cards_of_word(table.parts.cards, DEED_WORD, middle, first, end, sheet)
        _cards_of_word(table.parts.cards, LESSON_WORD, high, first, end, sheet)
    sheet.skip(end - first)


def _cards_of_word(cards: Cards, word: i64, left: i64, first: i64, end: i64, sheet: Sheet) -> None:
    while left:
        sort = cards.sort_at[card_code(word, lowest(left))]
        if first <= sort and sort < end:
            sheet.share_at(sort - first, bits.count(left & cards.mask[sort]), 6)
        left &= ~cards.mask[sort]


def _own(table: IsleState, seat: i64, sheet: Sheet) -> None:
    """Write the cards the seat alone knows."""
    hand = hand_of(table, seat)
    _cards(table, hand[0], hand[1], hand[2], 0, SORTS, sheet)
    _pile(table, table.pile(seat, PACK), 0, SORTS, sheet)
    _pile(table, table.pile(seat, KEPT), 0, SORTS, sheet)
    if is_paid(table, seat):
        _cards(table, 0, 0, 0, 0, SORTS, sheet)
    else:
        _pile(table, table.pile(seat, BOUGHT), 0, SORTS, sheet)
    _pile(table, table.pile(seat, SHED), 0, SORTS, sheet)
    _pile(table, table.pile(seat, AWAY), 0, SORTS, sheet)
    if drawn_by(table) == seat:
        _pile(table, table.common_pile(DRAWN), 0, SORTS, sheet)
    else:
        _cards(table, 0, 0, 0, 0, SORTS, sheet)
    _pile(table, table.pile(seat, LESSONS), FIRST_LESSON, FIRST_PUBLIC, sheet)
    _pile(table, table.pile(seat, CHOSEN), 0, RESCUE_SORTS, sheet)
    sheet.one_of(table.wish_in(table.wishes, seat) - 1, FIRST_LESSON - FIRST_DEED)


def _sister(table: IsleState, sheet: Sheet) -> None:
    sheet.flag(table.sister_first != 0)
    sheet.share(table.sister_cards, 8)
    sheet.clear(COLOURS)
    for shown in range(table.sister_shown):
        sheet.share_at(table.sister_colour(shown), 5 - shown, 5)
    sheet.skip(COLOURS)
    sheet.bits(table.sister_lessons, SISTER_LESSONS)


def _seat(table: IsleState, seat: i64, sheet: Sheet) -> None:
    """Write what everybody knows of one seat."""
    sheet.one_of(table.get(seat, BOAT), len(table.parts.boats.names))
    sheet.share(position_of(table, seat), 4)
    sheet.flag(table.has_passed(seat))
    if table.mode != FAMILY:
        _cards_of_seat(table, seat, sheet)
    sheet.skip(_LAYERS * table.parts.boats.grid.squares)


def _cards_of_seat(table: IsleState, seat: i64, sheet: Sheet) -> None:
    sheet.share(table.get(seat, FISH), 80)
    sheet.share(table.get(seat, ACTIVE), 4)
    sheet.share(table.get(seat, USED), 4)
    sheet.share(table.get(seat, ANYWHERE), 4)
    sheet.share(table.get(seat, EXTRA), 4)
    sheet.share(cards_in_hand(table, seat), 40)
    sheet.share(cards_to_buy(table, seat), 7)
    _size(table, table.pile(seat, SHED), 60, sheet)
    _size(table, table.pile(seat, LESSONS), 12, sheet)
    sheet.share(rescue_cards_laid(table, seat), 8)
    sheet.share(table.get(seat, BOOTS), 12)
    sheet.share(table.get(seat, PAID), 20)
    sheet.share(table.get(seat, CARDS_PAID), 7)
    sheet.flag(table.get(seat, PICKS) == 0 and table.is_done(seat))
    if are_revealed(table):
        _pile(table, table.pile(seat, CHOSEN), 0, RESCUE_SORTS, sheet)
    else:
        _cards(table, 0, 0, 0, 0, RESCUE_SORTS, sheet)


def _size(table: IsleState, pile: i64, usual: i64, sheet: Sheet) -> None:
    piles = table.piles
    if sheet.three_have_changed(piles[pile], piles[pile + 1], piles[pile + 2]):
        sheet.share_at(0, table.size(pile), usual)
    sheet.skip(1)


def _boats(table: IsleState, first: i64, sheet: Sheet) -> None:
    """Write the tiles on all boats, which come last of each seat; the boat of `first` is the first."""
    known = sheet.listed
    tiles = table.tiles
    count: i64 = len(known)
    for index in range(count):
        if index >= len(tiles) or tiles[index] != known[index]:
            _clear_boats(table, sheet)
            count = 0
            break
    if count == len(tiles) and len(known) == count:
        return
    grid, row = table.parts.boats.grid, sheet.row
    squares, width, seats = grid.squares, grid.width, table.seats
    apart = _apart(table)
    last = sheet.at - _LAYERS * squares  # of the last seat's boat
    for index in range(count, len(tiles)):
        tile = tiles[index]
        behind = (first + seats - 1 - seat_of(tile) + seats) % seats
        place = place_of(tile)
        piece = table.parts.tiles.polyominoes[shape_of(tile)]
        turn = turn_of(grid, place)
        corner = last - behind * apart + colour_of(tile) * squares + place - turn * squares
        steps, begin = piece.steps, turn * piece.stride
        for step in range(begin + 2, begin + piece.stride, 2):
            row[corner + steps[step] * width + steps[step + 1]] = ONE
    sheet.listed = tiles[:]


def _apart(table: IsleState) -> i64:
    """Return how many numbers a seat has."""
    numbers: i64 = len(table.parts.boats.names) + 2 + _LAYERS * table.parts.boats.grid.squares
    return numbers if table.mode == FAMILY else numbers + _SEAT_NUMBERS + RESCUE_SORTS


def _clear_boats(table: IsleState, sheet: Sheet) -> None:
    size = _LAYERS * table.parts.boats.grid.squares
    end = sheet.at
    for behind in range(table.seats):
        sheet.at = end - behind * _apart(table) - size
        sheet.clear(size)
    sheet.at = end
