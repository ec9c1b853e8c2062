"""What a seat may know as a fixed number of floats, seats counted from the one that looks."""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.isle_of_cats.cards import FIRST_PUBLIC, SORTS
from katzentisch.games.isle_of_cats.components import FAMILY_CARDS, SISTER_LESSONS, Components
from katzentisch.games.isle_of_cats.phases.lessons_read import colour_of_lesson
from katzentisch.games.isle_of_cats.sight import (
    are_revealed,
    cards_in_hand,
    cards_to_buy,
    drawn_by,
    rescue_cards_laid,
)
from katzentisch.games.isle_of_cats.survey import position_of
from katzentisch.games.isle_of_cats.table import (
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
    HAND,
    KEPT,
    LESSONS,
    PACK,
    PAID,
    PHASES,
    PICKS,
    PUBLIC,
    SHED,
    USED,
    IsleTable,
    colour_of,
    place_of,
    seat_of,
    shape_of,
)
from katzentisch.games.isle_of_cats.tiles import CATS, COLOURS, FIRST_CAT
from katzentisch.kit import bits

OWN_PILES = ("hand", "pack", "kept", "picked", "lessons", "chosen", "thrown_away", "passed_on", "drawn")
SEAT_NUMBERS = (
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
LAYERS = 6  # a boat's squares: five colours of cats, and treasures
QUESTIONS = 16


def names(seats: int, parts: Components) -> list[str]:
    """Name every number of an observation."""
    squares = int(parts.boats.grid.squares)
    found = [f"phase_{phase}" for phase in PHASES]
    found += ["day", "draft_step", "deck", "bag", "acted", "more", "revealed_cards"]
    found += [f"question_{kind}" for kind in range(QUESTIONS)]
    found += ["question_mine", "question_shape", "question_colour"]
    found += [f"supply_{shape}" for shape in parts.tiles.shapes[:FIRST_CAT]]
    found += [f"field_{cat}" for cat in parts.tiles.cat_names]
    found += [f"discard_{card}" for card in parts.cards.names]
    found += [f"public_{card}" for card in parts.cards.names[FIRST_PUBLIC:]]
    found += [f"public_colour_{card}" for card in parts.cards.names[FIRST_PUBLIC:]]
    for pile in OWN_PILES:
        found += [f"{pile}_{card}" for card in parts.cards.names]
    found += [f"family_{card}" for card in parts.family_names]
    found += [f"family_kept_{card}" for card in parts.family_names]
    found += ["picks", "sister_first", "sister_cards"]
    found += [f"sister_colour_{colour}" for colour in parts.tiles.colours]
    found += [f"sister_{card}" for card in parts.sister_names]
    for seat in range(seats):
        found += [f"seat{seat}_boat_{boat}" for boat in parts.boats.names]
        found += [f"seat{seat}_{number}" for number in SEAT_NUMBERS]
        found += [f"seat{seat}_revealed_{card}" for card in parts.cards.names[:6]]
        for layer in [*parts.tiles.colours, "treasure"]:
            found += [f"seat{seat}_{layer}_{square}" for square in range(squares)]
    return found


def observe(table: IsleTable, seat: i64) -> vec[float]:
    """Return what a seat (or -1) may know; unknown things are 0."""
    out = vec[float]()
    for phase in range(len(PHASES)):
        out = append(out, 1.0 if table.phase == phase else 0.0)
    out = append(append(out, float(table.day) / 5.0), float(table.step) / 3.0)
    out = append(append(out, float(len(table.deck)) / 150.0), float(len(table.bag)) / 110.0)
    out = append(append(out, float(table.acted)), float(table.more) / 3.0)
    out = append(out, 1.0 if are_revealed(table) else 0.0)
    out = _question(table, seat, out)
    for shape in range(FIRST_CAT):
        out = append(out, float(table.supply[shape]) / 11.0)
    out = _fields(table, out)
    out = _pile(table, table.common_pile(DISCARD), 0, SORTS, out)
    out = _pile(table, table.common_pile(PUBLIC), FIRST_PUBLIC, SORTS, out)
    for sort in range(FIRST_PUBLIC, SORTS):
        out = append(out, float(colour_of_lesson(table, sort) + 1) / 5.0)
    out = _own(table, seat, out)
    place: i64 = 0
    while place < table.seats:
        out = _seat(table, (place + (seat if seat >= 0 else 0)) % table.seats, out)
        place += 1
    return out


def _question(table: IsleTable, seat: i64, out: vec[float]) -> vec[float]:
    asked = table.asked()
    for kind in range(QUESTIONS):
        out = append(out, 1.0 if asked & 31 == kind else 0.0)
    mine = asked != 0 and (asked >> 5) & 7 == seat
    out = append(out, 1.0 if mine else 0.0)
    out = append(out, float((asked >> 8) & 255) / 85.0)
    return append(out, float((asked >> 16) & 255) / 5.0)


def _fields(table: IsleTable, out: vec[float]) -> vec[float]:
    """0 for a cat that is not there, 0.5 left, 1 right."""
    sides = vec[float]([0.0] * CATS)
    for entry in table.fields:
        sides[entry >> 2] = 0.5 + 0.5 * float(entry & 1)
    for side in sides:
        out = append(out, side)
    return out


def _pile(table: IsleTable, pile: i64, first: i64, end: i64, out: vec[float]) -> vec[float]:
    cards = table.parts.cards
    sort = first
    while sort < end:
        number = bits.count(table.piles[pile + cards.word[sort]] & cards.mask[sort])
        out = append(out, float(number) / 4.0)
        sort += 1
    return out


def _own(table: IsleTable, seat: i64, out: vec[float]) -> vec[float]:
    if seat < 0:
        for _ in range(len(OWN_PILES) * SORTS + 2 * FAMILY_CARDS + 1):
            out = append(out, 0.0)
    else:
        for pile in (HAND, PACK, KEPT, BOUGHT, LESSONS, CHOSEN, SHED):
            out = _pile(table, table.pile(seat, pile), 0, SORTS, out)
        out = _passed_on(table, seat, out)
        if drawn_by(table) == seat:
            out = _pile(table, table.common_pile(DRAWN), 0, SORTS, out)
        else:
            for _ in range(SORTS):
                out = append(out, 0.0)
        for what in (FAMILY_DEALT, FAMILY_KEPT):
            for card in range(FAMILY_CARDS):
                out = append(out, float((table.get(seat, what) >> card) & 1))
        out = append(out, float(table.get(seat, PICKS)) / 3.0)
    return _sister(table, out)


def _passed_on(table: IsleTable, seat: i64, out: vec[float]) -> vec[float]:
    """The cards this seat knows to be with the others, by sort."""
    cards = table.parts.cards
    known = vec[i64]([0, 0, 0])
    other: i64 = 0
    while other < table.seats:
        for word in range(3):
            known[word] |= table.piles[table.pile(seat, AWAY + other) + word]
        other += 1
    for sort in range(SORTS):
        out = append(out, float(bits.count(known[cards.word[sort]] & cards.mask[sort])) / 4.0)
    return out


def _sister(table: IsleTable, out: vec[float]) -> vec[float]:
    out = append(append(out, float(table.sister_first)), float(table.sister_cards) / 4.0)
    points = vec[float]([0.0] * COLOURS)
    shown: i64 = 0
    while shown < table.sister_shown:
        points[(table.sister_colours >> (4 * shown)) & 15] = float(5 - shown) / 5.0
        shown += 1
    for number in points:
        out = append(out, number)
    for card in range(SISTER_LESSONS):
        out = append(out, float((table.sister_lessons >> card) & 1))
    return out


def _seat(table: IsleTable, seat: i64, out: vec[float]) -> vec[float]:
    for boat in range(len(table.parts.boats.names)):
        out = append(out, 1.0 if table.get(seat, BOAT) == boat else 0.0)
    out = append(out, float(table.get(seat, FISH)) / 40.0)
    for what in (ACTIVE, USED, ANYWHERE, EXTRA):
        out = append(out, float(table.get(seat, what)) / 3.0)
    out = append(out, float(cards_in_hand(table, seat)) / 20.0)
    out = append(out, float(cards_to_buy(table, seat)) / 7.0)
    out = append(out, float(table.size(table.pile(seat, SHED))) / 35.0)
    out = append(out, float(table.size(table.pile(seat, LESSONS))) / 6.0)
    out = append(out, float(rescue_cards_laid(table, seat)) / 6.0)
    out = append(out, float(table.get(seat, BOOTS)) / 12.0)
    out = append(out, float(table.get(seat, PAID)) / 20.0)
    out = append(out, float(table.get(seat, CARDS_PAID)) / 7.0)
    out = append(out, float(position_of(table, seat)) / 4.0)
    out = append(out, float((table.passed >> seat) & 1))
    out = append(out, 1.0 if table.get(seat, PICKS) == 0 and (table.done >> seat) & 1 else 0.0)
    if are_revealed(table):
        out = _pile(table, table.pile(seat, CHOSEN), 0, 6, out)
    else:
        for _ in range(6):
            out = append(out, 0.0)
    return _boat(table, seat, out)


def _boat(table: IsleTable, seat: i64, out: vec[float]) -> vec[float]:
    grid = table.parts.boats.grid
    squares = vec[float]([0.0] * int(LAYERS * grid.squares))
    for tile in table.tiles:
        if seat_of(tile) == seat:
            place = place_of(tile)
            piece = table.parts.tiles.polyominoes[shape_of(tile)]
            layer = colour_of(tile) * grid.squares + place % grid.squares
            at = (place // grid.squares) * piece.stride + 2
            end = at + piece.stride - 2
            while at < end:
                squares[layer + piece.steps[at] * grid.width + piece.steps[at + 1]] = 1.0
                at += 2
    for square in squares:
        out = append(out, square)
    return out
