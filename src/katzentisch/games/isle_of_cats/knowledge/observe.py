"""The observation: what a seat may know as a fixed number of floats, seats counted from its own."""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.isle_of_cats.box.boats import turn_of
from katzentisch.games.isle_of_cats.box.cards import DEED_WORD, FIRST_PUBLIC, RESCUE_SORTS, RESCUE_WORD, SORTS
from katzentisch.games.isle_of_cats.box.components import FAMILY_CARDS, SISTER_LESSONS, Components
from katzentisch.games.isle_of_cats.box.tiles import CATS, COLOURS, FIRST_CAT
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
    USED,
    IsleState,
)
from katzentisch.kit.sheet import Sheet

_OWN_PILES = ("hand", "pack", "kept", "picked", "lessons", "chosen", "thrown_away", "passed_on", "drawn")
_SEAT_NUMBERS = (
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
    "island_place",
    "passed",
    "chosen",
)
_LAYERS = 6  # a boat's squares: five colours of cats, and treasures


def observation_names(seats: int, parts: Components) -> list[str]:
    """Name every number of an observation."""
    grid = parts.boats.grid
    names = [f"phase_{phase}" for phase in PHASES]
    names += ["day", "draft_step", "deck", "bag", "acted", "more", "revealed_cards"]
    names += [f"question_{kind}" for kind in range(asked.KINDS)]
    names += ["question_mine", "question_shape", "question_colour"]
    names += [f"supply_{shape}" for shape in parts.tiles.shapes[:FIRST_CAT]]
    names += [f"field_{cat}" for cat in parts.tiles.cat_names]
    names += [f"discard_{card}" for card in parts.cards.names]
    names += [f"public_{card}" for card in parts.cards.names[FIRST_PUBLIC:]]
    names += [f"colour_of_public_{card}" for card in parts.cards.names[FIRST_PUBLIC:]]
    for pile in _OWN_PILES:
        names += [f"{pile}_{card}" for card in parts.cards.names]
    names += [f"family_{card}" for card in parts.family_names]
    names += [f"family_kept_{card}" for card in parts.family_names]
    names += ["picks", "wish", "sister_first", "sister_cards"]
    names += [f"sister_colour_{colour}" for colour in parts.tiles.colours]
    names += [f"sister_{card}" for card in parts.sister_names]
    for seat in range(seats):
        names += [f"seat{seat}_boat_{boat}" for boat in parts.boats.names]
        names += [f"seat{seat}_{number}" for number in _SEAT_NUMBERS]
        names += [f"seat{seat}_revealed_{card}" for card in parts.cards.names[:RESCUE_SORTS]]
        for layer in [*parts.tiles.colours, "treasure"]:
            names += [
                f"seat{seat}_{layer}[{row},{column}]"
                for row in range(int(grid.height))
                for column in range(int(grid.width))
            ]
    return names


def observe(table: IsleState, seat: i64) -> vec[float]:
    """Return what a seat (or -1) may know; unknown things are 0."""
    sheet = Sheet(len(table.game.observation_names))
    sheet.one_of(table.phase, len(PHASES))
    sheet.part(table.day, 5.0)
    sheet.part(table.step, 3.0)
    sheet.part(len(table.deck), 150.0)
    sheet.part(len(table.bag), 110.0)
    sheet.flag(table.acted != 0)
    sheet.part(table.more, 3.0)
    sheet.flag(are_revealed(table))
    _question(table, seat, sheet)
    sheet.parts(table.supply, 0, FIRST_CAT, 11.0)
    _fields(table, sheet)
    _pile(table, table.common_pile(DISCARD), 0, SORTS, sheet)
    _pile(table, table.common_pile(PUBLIC), FIRST_PUBLIC, SORTS, sheet)
    for sort in range(FIRST_PUBLIC, SORTS):
        sheet.part(colour_of_lesson(table, sort) + 1, 5.0)
    _own(table, seat, sheet)
    first: i64 = seat if seat >= 0 else 0
    for offset in range(table.seats):
        _seat(table, (first + offset) % table.seats, sheet)
    return sheet.row


def _question(table: IsleState, seat: i64, sheet: Sheet) -> None:
    question = table.asked()
    sheet.one_of(asked.kind_of(question), asked.KINDS)
    sheet.flag(table.is_asked(seat))
    sheet.part(asked.subject_of(question), 255.0)
    sheet.part(asked.detail_of(question), 5.0)


def _fields(table: IsleState, sheet: Sheet) -> None:
    """0 for a cat that is not there, 0.5 left, 1 right."""
    for entry in table.fields:
        sheet.row[sheet.at + cat_in(entry)] = 0.5 + 0.5 * float(side_of(entry))
    sheet.skip(CATS)


def _pile(table: IsleState, pile: i64, first: i64, end: i64, sheet: Sheet) -> None:
    _cards(table, table.piles[pile], table.piles[pile + 1], table.piles[pile + 2], first, end, sheet)


def _cards(table: IsleState, low: i64, middle: i64, high: i64, first: i64, end: i64, sheet: Sheet) -> None:
    """Count the cards of each sort in a pile of three words; most piles are empty."""
    if low | middle | high == 0:
        sheet.skip(end - first)
        return
    cards = table.parts.cards
    for sort in range(first, end):
        word = cards.word[sort]
        held = (low if word == RESCUE_WORD else middle if word == DEED_WORD else high) & cards.mask[sort]
        if held:
            sheet.part(bits.count(held), 6.0)
        else:
            sheet.skip(1)


def _own(table: IsleState, seat: i64, sheet: Sheet) -> None:
    if seat < 0:
        sheet.skip(len(_OWN_PILES) * SORTS + 2 * FAMILY_CARDS + 2)
    else:
        hand = hand_of(table, seat)
        _cards(table, hand[0], hand[1], hand[2], 0, SORTS, sheet)
        for pile in (PACK, KEPT, BOUGHT, LESSONS, CHOSEN, SHED, AWAY):
            if pile == BOUGHT and is_paid(table, seat):
                sheet.skip(SORTS)
            else:
                _pile(table, table.pile(seat, pile), 0, SORTS, sheet)
        if drawn_by(table) == seat:
            _pile(table, table.common_pile(DRAWN), 0, SORTS, sheet)
        else:
            sheet.skip(SORTS)
        sheet.bits(table.get(seat, FAMILY_DEALT), FAMILY_CARDS)
        sheet.bits(table.get(seat, FAMILY_KEPT), FAMILY_CARDS)
        sheet.part(table.get(seat, PICKS), 3.0)
        sheet.part(table.wish_in(table.wishes, seat), 20.0)
    _sister(table, sheet)


def _sister(table: IsleState, sheet: Sheet) -> None:
    sheet.flag(table.sister_first != 0)
    sheet.part(table.sister_cards, 8.0)
    for shown in range(table.sister_shown):
        sheet.row[sheet.at + table.sister_colour(shown)] = float(5 - shown) / 5.0
    sheet.skip(COLOURS)
    sheet.bits(table.sister_lessons, SISTER_LESSONS)


def _seat(table: IsleState, seat: i64, sheet: Sheet) -> None:
    sheet.one_of(table.get(seat, BOAT), len(table.parts.boats.names))
    sheet.part(table.get(seat, FISH), 80.0)
    for what in (ACTIVE, USED, ANYWHERE, EXTRA):
        sheet.part(table.get(seat, what), 4.0)
    sheet.part(cards_in_hand(table, seat), 40.0)
    sheet.part(cards_to_buy(table, seat), 7.0)
    sheet.part(table.size(table.pile(seat, SHED)), 60.0)
    sheet.part(table.size(table.pile(seat, LESSONS)), 12.0)
    sheet.part(rescue_cards_laid(table, seat), 8.0)
    sheet.part(table.get(seat, BOOTS), 12.0)
    sheet.part(table.get(seat, PAID), 20.0)
    sheet.part(table.get(seat, CARDS_PAID), 7.0)
    sheet.part(position_of(table, seat), 4.0)
    sheet.flag(table.has_passed(seat))
    sheet.flag(table.get(seat, PICKS) == 0 and table.is_done(seat))
    if are_revealed(table):
        _pile(table, table.pile(seat, CHOSEN), 0, RESCUE_SORTS, sheet)
    else:
        sheet.skip(RESCUE_SORTS)
    _boat(table, seat, sheet)


def _boat(table: IsleState, seat: i64, sheet: Sheet) -> None:
    grid = table.parts.boats.grid
    for tile in table.tiles:
        if seat_of(tile) == seat:
            place = place_of(tile)
            piece = table.parts.tiles.polyominoes[shape_of(tile)]
            corner = colour_of(tile) * grid.squares + place % grid.squares
            first = turn_of(grid, place) * piece.stride
            for step in range(first + 2, first + piece.stride, 2):
                sheet.mark(corner + piece.steps[step] * grid.width + piece.steps[step + 1])
    sheet.skip(_LAYERS * grid.squares)
