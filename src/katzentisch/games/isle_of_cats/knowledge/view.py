"""What each seat may see, as plain data for people and the page."""

from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.isle_of_cats.box.cards import FIRST_DEED, FIRST_LESSON
from katzentisch.games.isle_of_cats.box.tiles import (
    FIRST_CAT,
    FIRST_OSHAX,
    FIRST_RARE,
    SIDES,
    cat_colour,
    cat_shape,
)
from katzentisch.games.isle_of_cats.knowledge import information
from katzentisch.games.isle_of_cats.knowledge.lesson_progress import lesson_progress
from katzentisch.games.isle_of_cats.knowledge.view_types import (
    FieldCat,
    LaidTile,
    PublicLesson,
    Purchase,
    Seat,
    Sister,
    Supply,
    View,
)
from katzentisch.games.isle_of_cats.rules import explore
from katzentisch.games.isle_of_cats.rules.family import family_named
from katzentisch.games.isle_of_cats.state.boat_tiles import colour_of, is_cat, place_of, seat_of, shape_of
from katzentisch.games.isle_of_cats.state.fields import cat_in, side_of
from katzentisch.games.isle_of_cats.state.lessons import colour_of_lesson, public_lessons
from katzentisch.games.isle_of_cats.state.naming import (
    card_name,
    cards_named,
    colour_name,
    names_of,
    numbers_of,
    shape_name,
    squares_at,
)
from katzentisch.games.isle_of_cats.state.purchases import (
    cards_paid,
    day_of,
    fish_paid,
    is_drawn,
    number_of_purchases,
)
from katzentisch.games.isle_of_cats.state.scoring import sister_lines
from katzentisch.games.isle_of_cats.state.secrets import left_neighbour
from katzentisch.games.isle_of_cats.state.survey import survey_of
from katzentisch.games.isle_of_cats.state.table import (
    ACTIVE,
    ANYWHERE,
    BOAT,
    BOOTS,
    BOUGHT,
    BUYING,
    CARDS_PAID,
    CHOSEN,
    DISCARD,
    DRAFT,
    DRAWN,
    EXTRA,
    FAMILY,
    FAMILY_DEALT,
    FAMILY_KEPT,
    FIGURE_COLOUR,
    FISH,
    KEPT,
    LESSONS,
    MODES,
    OVER,
    PACK,
    PAID,
    PHASES,
    PICKS,
    PURCHASE,
    SHED,
    SOLO,
    USED,
    IsleState,
)


def view(table: IsleState, seat: i64) -> View:
    """Return what a seat (or a spectator, -1) may see."""
    seen: View = {
        "mode": MODES[table.mode],
        "day": int(table.day),
        # I093, I114
        "vesh": int(6 - table.day) if table.day else 5,
        "phase": PHASES[table.phase],
        "step": int(table.step),
        "order": [int(other) for other in table.order],
        "to_act": table.to_act,
        "fields": _fields(table),
        "supply": _supply(table),
        "bag": len(table.bag),
        "deck": len(table.deck),
        "seats": [_seat(table, other, seat) for other in range(table.seats)],
    }
    if table.mode == FAMILY:
        return seen
    seen["public_lessons"] = _public_lessons(table)
    seen["discard"] = cards_named(table, table.common_pile(DISCARD))
    seen["face_down"] = int(sum(table.size(table.pile(other, SHED)) for other in range(table.seats)))
    if information.drawn_by(table) >= 0:
        seen["drawn"] = int(information.cards_drawn(table))
    if table.mode == SOLO:
        seen["sister"] = _sister(table)
    return seen


def _fields(table: IsleState) -> list[FieldCat]:
    """List the cats round the island, in the order of the line."""
    cats: list[FieldCat] = []
    for entry in table.fields:
        number, side = cat_in(entry), side_of(entry)
        colour = colour_name(table, cat_colour(number))
        cat = FieldCat(colour=colour, shape=shape_name(table, cat_shape(number)))
        if table.mode != FAMILY:
            cat["side"] = SIDES[side]
            cat["price"] = int(table.parts.tiles.prices[side])
        cats.append(cat)
    return cats


def _supply(table: IsleState) -> Supply:
    """Return the treasures and oshax on the table, by sort and shape."""
    supply = Supply(common=_shapes(table, 0, FIRST_RARE), rare=_shapes(table, FIRST_RARE, FIRST_OSHAX))
    if table.mode != FAMILY:
        supply["oshax"] = _shapes(table, FIRST_OSHAX, FIRST_CAT)
    return supply


def _shapes(table: IsleState, first: int, end: int) -> dict[str, int]:
    return {shape_name(table, shape): int(table.supply[shape]) for shape in range(first, end)}


def _seat(table: IsleState, seat: i64, looking: i64) -> Seat:
    """Return what all see of a seat, and its secrets if it is the one that looks."""
    figure = table.get(seat, FIGURE_COLOUR)
    seen: Seat = {
        "boat": table.parts.boats.names[table.get(seat, BOAT)],
        "figure": colour_name(table, figure) if figure >= 0 else None,
        "tiles": [_tile(table, tile) for tile in table.tiles if seat_of(tile) == seat],
        "passed": table.has_passed(seat),
        "chosen": table.is_done(seat) or (table.phase == DRAFT and table.get(seat, PICKS) == 0),
    }
    if table.mode == FAMILY:
        _add_family_cards(table, seat, looking, seen)
        return seen
    seen["fish"] = int(table.get(seat, FISH))
    seen["baskets"] = {"active": int(table.get(seat, ACTIVE)), "used": int(table.get(seat, USED))}
    seen["anywhere"] = table.get(seat, ANYWHERE) == 1
    seen["extra"] = int(table.get(seat, EXTRA))
    seen["boots"] = int(table.get(seat, BOOTS))
    seen["bought"] = {"cards": int(table.get(seat, CARDS_PAID)), "fish": int(table.get(seat, PAID))}
    seen["purchases"] = _purchases(table, seat)
    seen["cards_in_hand"] = int(information.cards_in_hand(table, seat))
    seen["cards_to_buy"] = int(information.cards_to_buy(table, seat))
    seen["private_lessons"] = int(table.size(table.pile(seat, LESSONS)))
    seen["rescue_cards"] = int(information.rescue_cards_laid(table, seat))
    if information.are_revealed(table):
        seen["revealed"] = cards_named(table, table.pile(seat, CHOSEN))
    if seat == looking:
        _add_secrets(table, seat, seen)
    elif table.phase == OVER:
        seen["lessons"] = cards_named(table, table.pile(seat, LESSONS))
    return seen


def _tile(table: IsleState, tile: i64) -> LaidTile:
    """Return a tile on a boat: its sort, shape, colour and squares."""
    shape = shape_of(tile)
    kind = table.parts.tiles.group(int(shape))
    squares = squares_at(table, shape, place_of(tile))
    if is_cat(tile):
        colour = colour_name(table, colour_of(tile))
        return LaidTile(kind=kind, shape=shape_name(table, shape), colour=colour, squares=squares)
    return LaidTile(kind=kind, shape=shape_name(table, shape), squares=squares)


def _purchases(table: IsleState, seat: i64) -> list[Purchase]:
    """List how many cards a seat bought each time and what it paid, as all saw it."""
    purchases: list[Purchase] = []
    for number in range(number_of_purchases(table, seat)):
        purchase = table.get(seat, PURCHASE + number)
        purchases.append(
            Purchase(
                day=int(day_of(purchase)),
                cards=int(cards_paid(purchase)),
                fish=int(fish_paid(purchase)),
                drawn=is_drawn(purchase),
            )
        )
    return purchases


# I104, I123
def _add_family_cards(table: IsleState, seat: i64, looking: i64, seen: Seat) -> None:
    """Family cards are secret until scoring."""
    kept = table.get(seat, FAMILY_KEPT)
    if seat == looking:
        seen["outlooks"] = lesson_progress(table, seat)
        seen["family_cards"] = family_named(table, kept)
        seen["dealt"] = family_named(table, table.get(seat, FAMILY_DEALT))
        seen["picks"] = int(table.get(seat, PICKS))
    elif table.phase == OVER:
        seen["family_cards"] = family_named(table, kept)
    seen["chosen"] = table.get(seat, PICKS) == 0


def _add_secrets(table: IsleState, seat: i64, seen: Seat) -> None:
    seen["outlooks"] = lesson_progress(table, seat)
    hand = information.hand_of(table, seat)
    seen["hand"] = names_of(table, hand)
    seen["hand_numbers"] = numbers_of(table, hand)
    seen["lessons"] = cards_named(table, table.pile(seat, LESSONS))
    seen["pack"] = cards_named(table, table.pile(seat, PACK))
    seen["kept"] = cards_named(table, table.pile(seat, KEPT))
    seen["picked"] = [] if information.is_paid(table, seat) else cards_named(table, table.pile(seat, BOUGHT))
    seen["chosen_cards"] = cards_named(table, table.pile(seat, CHOSEN))
    seen["thrown_away"] = cards_named(table, table.pile(seat, SHED))
    seen["picks"] = int(table.get(seat, PICKS))
    wish = table.wish_in(table.wishes, seat)
    if wish:
        seen["wish"] = card_name(table, FIRST_DEED + wish - 1)
    if table.phase == DRAFT and table.mode != SOLO:
        seen["passes_to"] = int(left_neighbour(table, seat))
    if table.phase == BUYING or information.drawn_by(table) == seat:
        seen["purse"] = int(explore.purse(table, seat))
    if information.drawn_by(table) == seat:
        seen["drawn"] = cards_named(table, table.common_pile(DRAWN))


def _public_lessons(table: IsleState) -> list[PublicLesson]:
    lessons: list[PublicLesson] = []
    for number in bits.members(public_lessons(table)):
        colour = colour_of_lesson(table, FIRST_LESSON + number)
        named = colour_name(table, colour) if colour >= 0 else None
        lessons.append(PublicLesson(card=card_name(table, FIRST_LESSON + number), colour=named))
    return lessons


def _sister(table: IsleState) -> Sister:
    parts = table.parts
    colours = [table.sister_colour(number) for number in range(table.sister_shown)]
    top = table.sister_top
    lines = sister_lines(table, survey_of(table, 0))
    return {
        "first": table.sister_first == 1,
        # Her score as if the game ended now, measured on the player's boat.
        "lines": [{"key": line.key, "points": int(line.points), "facts": line.facts} for line in lines],
        "colours": [colour_name(table, colour) for colour in colours],
        "lessons": [parts.sister_names[card] for card in bits.members(table.sister_lessons)],
        "cards_left": int(table.sister_cards),
        "card": f"basket_{parts.basket_numbers[top]}" if top >= 0 else None,
        "deck": int(bits.count(table.sister_deck)),
        "oshax": [shape_name(table, shape) for shape in table.oshax_row],
        "rare": [shape_name(table, shape) for shape in table.rare_row],
    }
